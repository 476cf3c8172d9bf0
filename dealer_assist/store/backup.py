"""One file with the whole book in it: a zip of the book's files and a manifest with their checksums."""

from __future__ import annotations

import io
import json
import os
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from dealer_assist.core.errors.book import BackupFault, BackupUnreadable, FileInTheWay
from dealer_assist.store import commit, layout, lock, names
from dealer_assist.store.disk import Disk, beside
from dealer_assist.store.layout import NAME
from dealer_assist.store.values import dumped

KIND = "backup"
FORMAT = 1
MANIFEST = "manifest.json"
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


def backup(folder: Path, file: Path, *, who: str = "dealer backup", disk: Disk | None = None) -> int:
    """Write the whole book in ``folder`` to ``file``, as it is at one moment; returns how many files it has.

    A backup that is there already is replaced, all at once; `FileInTheWay` where ``file`` is something else. A book
    that is damaged is not backed up as if it were whole: `BookDamaged`.
    """
    try:
        contents = _contents(folder, who)
        if os.path.lexists(file) and not _is_backup(file):
            raise FileInTheWay(path=str(file))
        target = Path(os.path.realpath(file))
        _put(target, _zipped(contents), disk or Disk())
    except OSError as error:
        raise commit.out_of_reach(error, file) from error
    return len(contents)


def _contents(folder: Path, who: str) -> dict[str, bytes]:
    if not lock.there(folder):
        return {}
    found = {}
    with lock.reading(folder, who):
        waiting = commit.pending(folder)
        for name in sorted({*names.present(folder), *waiting.replace}):
            data = commit.read(folder, name, waiting)
            if data is not None:
                kind = names.kind(name)
                if kind != names.PRESET:
                    layout.decoded(data, path=str(folder / name), kind=kind)
                found[name] = data
    return found


def _zipped(contents: dict[str, bytes]) -> bytes:
    sums = {name: sha256(data).hexdigest() for name, data in contents.items()}
    manifest = dumped({NAME: KIND, "format": FORMAT, "files": sums}).encode()
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in {MANIFEST: manifest, **contents}.items():
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o600 << 16
            archive.writestr(entry, data)
    return whole.getvalue()


def _put(target: Path, data: bytes, disk: Disk) -> None:
    staged = beside(target, commit.STAGED)
    try:
        disk.write(staged, data)
        disk.replace(staged, target)
    except BaseException:
        disk.unlink(staged)
        raise
    disk.sync_folder(target.parent)


def _is_backup(file: Path) -> bool:
    """Whether there is a backup's manifest in ``file``, whatever became of the rest."""
    try:
        with _opened(file) as archive:
            _sums(archive, file)
    except BackupUnreadable as error:
        return error.fault is not BackupFault.NOT_A_BACKUP
    return True


@contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(file) as archive:
            yield archive
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise BackupUnreadable(path=str(file), fault=BackupFault.NOT_A_BACKUP) from error


def unpacked(file: Path) -> dict[str, bytes]:
    """The files in the backup ``file``, each proven to be what was backed up.

    Raises `BackupUnreadable`, `BookDamaged` or `BookNewer` with the place in ``file``, ``OSError`` where it cannot be
    read.
    """
    with _opened(file) as archive:
        return _checked(archive, file)


def _checked(archive: zipfile.ZipFile, file: Path) -> dict[str, bytes]:
    sums = _sums(archive, file)
    stored, expected = archive.namelist(), {MANIFEST, *sums}
    for name, times in Counter(stored).items():
        if times > 1 or name not in expected:
            raise BackupUnreadable(path=str(file), fault=BackupFault.STRANGE_NAME, name=name)
    found = {}
    for name, checksum in sums.items():
        try:
            kind = names.kind(name)
        except ValueError:
            raise BackupUnreadable(path=str(file), fault=BackupFault.STRANGE_NAME, name=name) from None
        if name not in stored:
            raise BackupUnreadable(path=str(file), fault=BackupFault.MISSING, name=name)
        data = archive.read(name)
        if sha256(data).hexdigest() != checksum:
            raise BackupUnreadable(path=str(file), fault=BackupFault.CHANGED, name=name)
        if kind != names.PRESET:
            layout.decoded(data, path=f"{file}: {name}", kind=kind)
        found[name] = data
    return found


def _sums(archive: zipfile.ZipFile, file: Path) -> dict[str, Any]:
    try:
        match json.loads(archive.read(MANIFEST)):
            case {"dealer-assist": "backup", "format": int(written_in), "files": dict(sums)}:
                if written_in > FORMAT:
                    raise BackupUnreadable(path=str(file), fault=BackupFault.NEWER)
                return sums
    except (KeyError, ValueError):
        pass
    raise BackupUnreadable(path=str(file), fault=BackupFault.NOT_A_BACKUP)
