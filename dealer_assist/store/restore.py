"""The way back: the whole book from a backup, or one file from the generation before it.

What is replaced is kept aside in the folder ``replaced/0001`` of the book, ``0002`` the next time, and so on.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.core.errors import BookUnreadable
from dealer_assist.core.errors.book import BackupFault, BackupUnreadable
from dealer_assist.store import backup, commit, layout, lock, names
from dealer_assist.store.commit import MARKER, PREVIOUS
from dealer_assist.store.disk import PRIVATE_FOLDER, Disk

ASIDE = "replaced"


@dataclass(frozen=True, kw_only=True)
class Restored:
    """``files`` were put in place; what was there before is in the folder ``aside``, if anything was."""

    files: int
    aside: str | None


def restore(file: Path, folder: Path, *, who: str = "dealer restore", disk: Disk | None = None) -> Restored:
    """Put the backup ``file`` in the place of the book in ``folder``, or a ``.bak`` of the book in its file's place.

    Everything is checked before anything changes. Raises `BackupUnreadable`, what `backup.unpacked` and
    `layout.decoded` raise, `BookOutOfReach`, `BookHeld`.
    """
    disk = disk or Disk()
    try:
        name = _previous_of(file, folder)
        contents = {name: _previous(file, name)} if name else backup.unpacked(file)
        with lock.writing(folder, who):
            _finish(folder, disk)
            present = names.present(folder)
            replaced = [name] if name else present
            aside = _put_aside(folder, [*replaced, MARKER], disk)
            disk.unlink(folder / MARKER)
            gone = [] if name else [other for other in present if other not in contents]
            commit.store(folder, contents, disk, remove=gone)
    except OSError as error:
        if isinstance(error, FileNotFoundError | NotADirectoryError) and str(error.filename) == str(file):
            raise BackupUnreadable(path=str(file), fault=BackupFault.NOT_THERE) from error
        raise commit.out_of_reach(error, folder) from error
    return Restored(files=len(contents), aside=aside)


def _previous_of(file: Path, folder: Path) -> str | None:
    """The name of the book's file that ``file`` is the generation before of, ``None`` where it is none."""
    if file.suffix != PREVIOUS:
        return None
    with suppress(ValueError):
        name = Path(os.path.realpath(file)).relative_to(os.path.realpath(folder)).with_suffix("").as_posix()
        names.kind(name)
        return name
    return None


def _previous(file: Path, name: str) -> bytes:
    data = file.read_bytes()
    kind = names.kind(name)
    if kind == names.PRESET:
        raise BackupUnreadable(path=str(file), fault=BackupFault.NOT_A_BACKUP)
    layout.decoded(data, path=str(file), kind=kind)
    return data


def _finish(folder: Path, disk: Disk) -> None:
    """Finish what is pending, if that can still be known; the marker is set aside in any case."""
    with suppress(BookUnreadable):
        commit.finish(folder, disk)


def _put_aside(folder: Path, replaced: list[str], disk: Disk) -> str | None:
    """Keep copies of files in a new folder; returns its name. What could not be kept whole is taken away again."""
    there = [name for name in replaced if (folder / name).exists()]
    if not there:
        return None
    (folder / ASIDE).mkdir(PRIVATE_FOLDER, exist_ok=True)
    number = max((int(old) for old in os.listdir(folder / ASIDE) if old.isdecimal() and old.isascii()), default=0) + 1
    aside = folder / ASIDE / f"{number:04}"
    aside.mkdir(PRIVATE_FOLDER)
    try:
        for name in there:
            kept = aside / name
            kept.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
            disk.write(kept, (folder / name).read_bytes())
        disk.sync_folder(aside)
    except BaseException:
        shutil.rmtree(aside, ignore_errors=True)
        raise
    return str(aside)
