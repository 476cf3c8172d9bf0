"""What brings an error about that nobody can type: a damaged file, a full disk, somebody else who writes."""

from __future__ import annotations

import json
import os
import sys
import time
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import sha256
from itertools import count
from types import SimpleNamespace

from filelock import FileLock

from dealer_assist.cli import table
from dealer_assist.store import lock
from dealer_assist.store.disk import Disk
from tests.console import NOW
from tests.errors.wrong import Cause, Scene
from tests.support import dealer

NIGHT = "session start Ann=20 Bob=20"


def written(name: str, content: str | bytes, *, words: str = "") -> Cause:
    """The file ``name`` of the book holds ``content``."""

    def arrange(scene: Scene) -> None:
        path = scene.book / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)

    return Cause(words=words or f"{name} holds {content!r}", arrange=arrange)


def linked_to_itself(name: str) -> Cause:
    """A file that leads nowhere."""

    def arrange(scene: Scene) -> None:
        (scene.here / name).symlink_to(scene.here / name)

    return Cause(words=f"{name} is a link to itself", arrange=arrange)


def changed(name: str, old: str, new: str) -> Cause:
    """Somebody has written ``new`` for the first ``old`` in the file ``name`` of the book."""

    def arrange(scene: Scene) -> None:
        path = scene.book / name
        text = path.read_text(encoding="utf-8")
        assert old in text, text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    return Cause(words=f"in {name}, somebody wrote {new} for {old}", arrange=arrange)


def table_moves() -> Cause:
    """Another terminal tells something before the line is done."""

    def arrange(scene: Scene) -> None:
        do_line = table.do_line
        scene.patch.setattr(table, "do_line", lambda line, seen: do_line(line, replace(seen, told=seen.told + 1)))

    return Cause(words="meanwhile something is recorded at another terminal", arrange=arrange)


def emptied(name: str) -> Cause:
    """Nothing is left in a file of the book."""
    return written(name, b"", words=f"{name} is empty")


def backup_with(
    files: Mapping[str, bytes], words: str, *, sums: Mapping[str, str] | None = None, written_in: int = 1
) -> Cause:
    """``copy.zip`` is a backup of ``files`` (with the checksums ``sums``), in the format ``written_in``."""

    def arrange(scene: Scene) -> None:
        checked = {name: sha256(data).hexdigest() for name, data in files.items()} if sums is None else sums
        manifest = {"dealer-assist": "backup", "format": written_in, "files": dict(checked)}
        with zipfile.ZipFile(scene.here / "copy.zip", "w") as archive:
            for name, data in {"manifest.json": json.dumps(manifest).encode(), **files}.items():
                archive.writestr(name, data)

    return Cause(words=f"copy.zip is a backup {words}", arrange=arrange)


def refusing(number: int, words: str) -> Cause:
    """The disk takes nothing more, for the reason ``number``."""

    def arrange(scene: Scene) -> None:
        def put(_disk: Disk, _handle: int, _data: memoryview) -> int:
            raise OSError(number, os.strerror(number))

        scene.patch.setattr(Disk, "put", put)

    return Cause(words=words, arrange=arrange)


def held(who: str | None) -> Cause:
    """Another process keeps the book; the ten seconds in which it is waited for are over at once."""

    def arrange(scene: Scene) -> Callable[[], object]:
        clock = SimpleNamespace(monotonic=count(step=lock.PATIENCE).__next__, sleep=time.sleep)
        scene.patch.setattr(lock, "time", clock)
        signed = scene.book / lock.WHO
        signed.unlink()
        if who is not None:
            signed.write_text(json.dumps({"pid": 727, "who": who}))
        other = FileLock(scene.book / lock.LOCK)
        other.acquire()
        return other.release

    return Cause(words=f"{who or 'somebody'} keeps the book", arrange=arrange)


def export(kind: str, old: str, new: str) -> Cause:
    """``book.jsonl`` is an export in whose first line of ``kind`` somebody has written ``new`` for ``old``."""

    def arrange(scene: Scene) -> None:
        lines = _exported(str(scene.here / "other"))
        at = next(at for at, line in enumerate(lines) if f'"kind": "{kind}"' in line)
        assert old in lines[at], lines[at]
        lines[at] = lines[at].replace(old, new, 1)
        (scene.here / "book.jsonl").write_text("".join(lines), encoding="utf-8")

    return Cause(words=f"in an export, {new} was written for {old}", arrange=arrange)


def _exported(book: str) -> list[str]:
    for line in (NIGHT, "session close Ann=25 Bob=15", "paid Bob Ann 2"):
        assert dealer(*line.split(), env={"DEALER_NOW": NOW, "DEALER_BOOK": book}).code == 0
    told = dealer("export", env={"DEALER_NOW": NOW, "DEALER_BOOK": book})
    return told.out.splitlines(keepends=True)


def without(package: str) -> Cause:
    """A package that is not installed."""

    def arrange(scene: Scene) -> None:
        scene.patch.setitem(sys.modules, package, None)

    return Cause(words=f"{package} is not installed", arrange=arrange)
