"""Disks that die, fill up or remember what was done to them."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from dealer_assist.store.disk import Disk


class QuickDisk(Disk):
    """A disk that need not be waited for."""

    def sync(self, handle: int) -> None:
        pass


class Died(BaseException):
    """The process is gone: nothing of it runs any more, not even what clears up."""


class DyingDisk(QuickDisk):
    """Dies after ``life`` steps; every byte written and every call is one."""

    def __init__(self, life: int) -> None:
        self.life = life
        self.used = 0

    def step(self) -> None:
        if self.used >= self.life:
            raise Died
        self.used += 1

    def put(self, handle: int, data: memoryview) -> int:
        left = self.life - self.used
        written = super().put(handle, data[:left]) if left > 0 else 0
        self.used += written
        if written < len(data):
            raise Died
        return written

    def write(self, path: Path, data: bytes) -> None:
        self.step()
        super().write(path, data)

    def sync(self, handle: int) -> None:
        self.step()

    def replace(self, source: Path, target: Path) -> None:
        self.step()
        super().replace(source, target)

    def link(self, source: Path, target: Path) -> None:
        self.step()
        super().link(source, target)

    def unlink(self, path: Path) -> None:
        self.step()
        super().unlink(path)

    def make_folder(self, path: Path) -> None:
        self.step()
        super().make_folder(path)


class RefusingDisk(QuickDisk):
    """Refuses call number ``at`` (0, 1, …) with ``errno``, and with ``full`` all later ones that need room."""

    def __init__(self, at: int, errno: int, *, full: bool = False) -> None:
        self.at, self.errno, self.full = at, errno, full
        self.calls = 0

    def ask(self, *, room: bool) -> None:
        call = self.calls
        self.calls += 1
        if call == self.at or (self.full and room and call > self.at):
            raise OSError(self.errno, os.strerror(self.errno))

    def put(self, handle: int, data: memoryview) -> int:
        half = super().put(handle, data[: max(len(data) // 2, 1)])
        self.ask(room=True)
        return half

    def sync(self, handle: int) -> None:
        self.ask(room=False)

    def replace(self, source: Path, target: Path) -> None:
        self.ask(room=False)
        super().replace(source, target)

    def link(self, source: Path, target: Path) -> None:
        self.ask(room=True)
        super().link(source, target)

    def make_folder(self, path: Path) -> None:
        self.ask(room=True)
        super().make_folder(path)


@dataclass
class CountingDisk(QuickDisk):
    """Counts the bytes that are written and remembers the files."""

    written: int = 0
    files: list[str] = field(default_factory=list)

    def write(self, path: Path, data: bytes) -> None:
        self.written += len(data)
        self.files.append(path.name)
        super().write(path, data)
