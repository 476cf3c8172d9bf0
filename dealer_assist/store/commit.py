"""All or nothing, over one file or several.

Every new content is first written beside its file (``book.json.tmp``) and synced. One file alone is then put in place
by one rename. Several are first named in a file ``commit``; from the moment that it has its name, the unit of work is
done: whoever opens the book finishes the renames (`finish`), or reads past them (`Pending`). A program that is killed
before that leaves the old book and some ``.tmp`` files, which the next writer of the same file overwrites.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.core.errors.book import BookDamaged, BookFault, BookOutOfReach
from dealer_assist.store import names
from dealer_assist.store.disk import Disk, beside
from dealer_assist.store.values import dumped

MARKER = "commit"
STAGED = ".tmp"
PREVIOUS = ".bak"


def real(folder: Path, name: str) -> Path:
    """The file that ``name`` stands for, links followed, so that a link is not replaced by a file."""
    return Path(os.path.realpath(folder / name))


def out_of_reach(error: OSError, place: Path) -> BookOutOfReach:
    """What the system refused, told of the file that was meant and not of the one staged beside it (else ``place``)."""
    path = str(error.filename or place).removesuffix(STAGED)
    return BookOutOfReach(path=path, errno=error.errno or errno.EIO)


@dataclass(frozen=True, kw_only=True)
class Pending:
    """What a unit of work that is done has still to put in place: names of files in the book's folder.

    ``unit`` tells one unit of work from the next.
    """

    unit: str = ""
    replace: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()


def pending(folder: Path) -> Pending:
    """Read the marker of ``folder``; nothing is pending where there is none."""
    path = folder / MARKER
    try:
        text = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return Pending()
    try:
        match json.loads(text):
            case {"unit": str(unit), "replace": list(replace), "remove": list(remove)}:
                for name in (*replace, *remove):
                    names.kind(name)
                return Pending(unit=unit, replace=tuple(replace), remove=tuple(remove))
    except (ValueError, RecursionError, TypeError):
        pass
    raise BookDamaged(path=str(path), line=1, fault=BookFault.SHAPE, found=MARKER, folder=str(folder))


def read(folder: Path, name: str, waiting: Pending) -> bytes | None:
    """The bytes of a file of the book as the last finished unit of work left it, ``None`` where there is none."""
    path = os.path.join(folder, name)
    if name in waiting.remove:
        return None
    if name in waiting.replace:
        with suppress(FileNotFoundError):
            return beside(real(folder, name), STAGED).read_bytes()
    try:
        with open(path, "rb", buffering=0) as file:  # in one go
            return file.read()
    except (FileNotFoundError, NotADirectoryError):
        return None


def store(folder: Path, contents: Mapping[str, bytes], disk: Disk, *, remove: Sequence[str] = ()) -> None:
    """Put all of ``contents`` (file name to bytes) in place and take the files ``remove`` away, or do nothing.

    Raises ``OSError`` where the disk refuses; then nothing has changed. The lock must be held and nothing pending.
    """
    targets = {name: real(folder, name) for name in contents}
    marked = len(targets) + len(remove) > 1
    try:
        for name in targets:
            _make_folders(folder, name, disk)
        disk.write_all({beside(target, STAGED): contents[name] for name, target in targets.items()})
        if not marked:
            for target in targets.values():
                disk.keep_previous(target)
                disk.replace(beside(target, STAGED), target)
                with suppress(OSError):
                    disk.sync_folder(target.parent)
            return
        for parent in {target.parent for target in targets.values()}:
            disk.sync_folder(parent)
        marker = folder / MARKER
        disk.write(beside(marker, STAGED), _marker(targets, remove))
        disk.replace(beside(marker, STAGED), marker)
    except BaseException:
        _clear(folder, [*targets.values(), folder / MARKER], disk)
        raise
    with suppress(OSError):
        disk.sync_folder(folder)
        finish(folder, disk)


def _marker(replace: Mapping[str, Path], remove: Sequence[str]) -> bytes:
    unit = os.urandom(8).hex()
    return (dumped({"dealer-assist": MARKER, "unit": unit, "replace": [*replace], "remove": [*remove]}) + "\n").encode()


def _make_folders(folder: Path, name: str, disk: Disk) -> None:
    """The folders between the book's own, which must be there, and a new file."""
    made = folder
    for part in Path(name).parts[:-1]:
        made = made / part
        if not made.is_dir():
            disk.make_folder(made)
            disk.sync_folder(made.parent)


def _clear(folder: Path, targets: Sequence[Path], disk: Disk) -> None:
    """Leave no litter after a refusal, unless the unit of work was done already."""
    with suppress(OSError):
        if not (folder / MARKER).exists():
            for target in targets:
                disk.unlink(beside(target, STAGED))
                disk.unlink(beside(target, PREVIOUS + STAGED))


def finish(folder: Path, disk: Disk) -> None:
    """Put in place what a finished unit of work has left pending. The lock must be held."""
    waiting = pending(folder)
    if waiting == Pending():
        return
    folders = {folder}
    for name in waiting.replace:
        target = real(folder, name)
        staged = beside(target, STAGED)
        folders.add(target.parent)
        if staged.exists():
            disk.keep_previous(target)
            disk.replace(staged, target)
    for name in waiting.remove:
        target = real(folder, name)
        folders.add(target.parent)
        disk.unlink(target)
    for parent in folders:
        disk.sync_folder(parent)
    disk.unlink(folder / MARKER)
    disk.sync_folder(folder)
