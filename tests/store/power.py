"""A disk that remembers what reached it and what was only on its way when the power went.

What was written to a file is safe once the file was synced; a name that was made, changed or taken away is safe once
its folder was synced. Names of one folder reach the disk in their order, as on a journalling file system; folders do
not wait for each other; of a file that was not synced, nothing, half or all of it may be there.
"""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.store.disk import Disk


@dataclass(frozen=True)
class Name:
    """A change of the names in ``folder``: ``name`` is file number ``file`` from now on, gone if that is ``None``."""

    folder: str
    name: str
    file: int | None
    gone: str | None = None


@dataclass(frozen=True)
class Synced:
    """The file of that number is safe, or the names in that folder."""

    what: int | str


Event = Name | Synced
FOLDER = -1
"""The number that stands for a folder, not a file."""


class PowerCut(Disk):
    """Remembers everything that is done to ``folder``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: list[bytes] = []
        self.done: list[Event] = []
        self.numbers: dict[str, int] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                self.numbers[self._name(path)] = len(self.files)
                self.files.append(path.read_bytes())
        self.first = dict(self.numbers)

    def _name(self, path: Path) -> str:
        return path.relative_to(self.folder).as_posix()

    def _note(self, path: Path, file: int | None, gone: Path | None = None) -> None:
        name = self._name(path)
        self.done.append(Name(self._name(path.parent), name, file, None if gone is None else self._name(gone)))
        if file is None:
            del self.numbers[name]
        else:
            self.numbers[name] = file
        if gone is not None:
            self.numbers.pop(self._name(gone))

    def write(self, path: Path, data: bytes) -> None:
        super().write(path, data)
        self.files.append(data)
        self._note(path, len(self.files) - 1)
        self.done.append(Synced(len(self.files) - 1))

    def sync(self, handle: int) -> None:
        pass

    def replace(self, source: Path, target: Path) -> None:
        same = self.numbers.get(self._name(source)) == self.numbers.get(self._name(target))
        super().replace(source, target)
        if not same:
            self._note(target, self.numbers[self._name(source)], source)

    def link(self, source: Path, target: Path) -> None:
        super().link(source, target)
        self._note(target, self.numbers[self._name(source)])

    def unlink(self, path: Path) -> None:
        there = path.exists()
        super().unlink(path)
        if there:
            self._note(path, None)

    def make_folder(self, path: Path) -> None:
        super().make_folder(path)
        self._note(path, FOLDER)

    def sync_folder(self, path: Path) -> None:
        super().sync_folder(path)
        self.done.append(Synced(self._name(path)))


def crashes(before: Path, disk: PowerCut, place: Path) -> Iterator[tuple[int, Path]]:
    """Every folder that may be found after the power went, with how many events had happened by then."""
    found = set()
    for moment in range(len(disk.done) + 1):
        for names, torn in _survivors(disk, moment):
            state = tuple(sorted((name, file, torn.get(file, 2)) for name, file in names.items()))
            if (moment == len(disk.done), state) in found:
                continue
            found.add((moment == len(disk.done), state))
            shutil.copytree(before, place, ignore=shutil.ignore_patterns("*.json", "*.bak", "*.tmp"))
            for name, file, part in state:
                path = place / name
                if file == FOLDER:
                    path.mkdir(parents=True, exist_ok=True)
                    continue
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(disk.files[file][: [0, len(disk.files[file]) // 2, None][part]])
            yield moment, place
            shutil.rmtree(place)


def _survivors(disk: PowerCut, moment: int) -> Iterator[tuple[dict[str, int], dict[int, int]]]:
    safe_files = set(disk.first.values())
    certain: dict[str, list[Name]] = {}
    waiting: dict[str, list[Name]] = {}
    for event in disk.done[:moment]:
        if isinstance(event, Name):
            waiting.setdefault(event.folder, []).append(event)
        elif isinstance(event.what, int):
            safe_files.add(event.what)
        else:
            certain.setdefault(event.what, []).extend(waiting.pop(event.what, []))
    folders = list(waiting)
    for lengths in itertools.product(*(range(len(waiting[folder]) + 1) for folder in folders)):
        names = dict(disk.first)
        for folder in {*certain, *folders}:
            count = lengths[folders.index(folder)] if folder in folders else 0
            for event in [*certain.get(folder, []), *waiting.get(folder, [])[:count]]:
                _apply(names, event)
        made = {event.name for event in disk.done if isinstance(event, Name) and event.file == FOLDER}
        names = {name: file for name, file in names.items() if _reachable(name, made - names.keys())}
        torn = sorted(set(names.values()) - safe_files - {FOLDER})
        for parts in itertools.product(range(3), repeat=len(torn)):
            yield names, dict(zip(torn, parts, strict=True))


def _reachable(name: str, lost: set[str]) -> bool:
    return not any(name.startswith(f"{folder}/") for folder in lost)


def _apply(names: dict[str, int], event: Name) -> None:
    if event.file is None:
        names.pop(event.name, None)
    else:
        names[event.name] = event.file
    if event.gone is not None:
        names.pop(event.gone, None)
