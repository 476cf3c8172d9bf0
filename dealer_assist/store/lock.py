"""Who may use the book now: one process at a time, and who waits is told for whom.

The lock is the operating system's, on the file ``lock`` in the book's folder: it ends with its process. Beside it
``lock.who`` tells who took it last, and ``lock.wait`` is there while somebody has waited for a turn.
"""

from __future__ import annotations

import errno
import json
import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from dealer_assist.core.errors.book import BookHeld, BookOutOfReach
from dealer_assist.store.disk import PRIVATE_FILE, PRIVATE_FOLDER
from dealer_assist.store.values import dumped

LOCK = "lock"
WHO = "lock.who"
WAITING = "lock.wait"
PATIENCE = 10
"""Seconds to wait for others."""
POLL = 0.01
TURN = 0.1
"""Seconds after which who waits asks for a turn, so that nobody who comes back at once is always before him."""

_READ_ONLY = {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT}


@contextmanager
def writing(folder: Path, who: str) -> Iterator[None]:
    """Hold the book alone. A missing folder is made, and taken away again if nothing was stored in it.

    Raises `BookHeld` after `PATIENCE` seconds, `BookOutOfReach` where the folder cannot be written in.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            made = _make(folder)
            lock = _taken(folder, until)
            break
        except OSError as error:
            # Who made the folder before us may have taken it away again; some systems never make one, and say the same.
            if isinstance(error, FileNotFoundError) and time.monotonic() < until:
                time.sleep(POLL)
                continue
            raise BookOutOfReach(path=str(folder), errno=error.errno or errno.EIO) from error
    try:
        _make_private(folder)
        _sign(folder, who)
        yield
    finally:
        if made:
            _take_away_if_unused(folder)
        _let_go(folder, lock)


@contextmanager
def reading(folder: Path, who: str) -> Iterator[None]:
    """Keep writers out for a moment. Where no lock can be made, nobody of ours writes either, and none is taken."""
    try:
        lock = _taken(folder, time.monotonic() + PATIENCE)
    except FileNotFoundError:
        yield
        return
    except OSError as error:
        if error.errno not in _READ_ONLY:
            raise BookOutOfReach(path=str(folder), errno=error.errno or errno.EIO) from error
        yield
        return
    try:
        _sign(folder, who)
        yield
    finally:
        _let_go(folder, lock)


def there(folder: Path) -> bool:
    """Whether the book's folder exists. Raises `BookOutOfReach` where something else has its name."""
    try:
        if stat.S_ISDIR(os.stat(folder).st_mode):
            return True
        raise NotADirectoryError(errno.ENOTDIR, "", str(folder))
    except FileNotFoundError:
        return False
    except OSError as error:
        raise BookOutOfReach(path=str(folder), errno=error.errno or errno.EIO) from error


def _taken(folder: Path, until: float) -> FileLock:
    lock = FileLock(folder / LOCK, mode=PRIVATE_FILE)
    while True:
        rest = max(until - time.monotonic(), 0)
        try:
            lock.acquire(timeout=min(rest, TURN), poll_interval=POLL)
            return lock
        except Timeout as error:
            if rest <= TURN:
                pid, who = _holder(folder)
                raise BookHeld(folder=str(folder), seconds=PATIENCE, pid=pid, who=who) from error
        with suppress(OSError):
            os.close(os.open(folder / WAITING, os.O_WRONLY | os.O_CREAT, PRIVATE_FILE))


def _let_go(folder: Path, lock: FileLock) -> None:
    """Release the lock, and step back for a moment if somebody has asked for a turn."""
    asked = os.path.exists(folder / WAITING)
    lock.release()
    if asked:
        with suppress(OSError):
            os.unlink(folder / WAITING)
        time.sleep(2 * POLL)


def _make(folder: Path) -> bool:
    """Make the folder and those above it; returns whether it was missing."""
    if folder.is_dir():
        return False
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.mkdir(folder, PRIVATE_FOLDER)
    except FileExistsError:
        if not folder.is_dir():
            raise
        return False
    return True


def _make_private(folder: Path) -> None:
    """Close a folder to others in which nothing was stored yet; one that is in use is left as its owner wants it."""
    with suppress(OSError):
        if folder.stat().st_mode & 0o077 and set(os.listdir(folder)) <= {LOCK, WHO, WAITING, "presets"}:
            folder.chmod(PRIVATE_FOLDER)


def _take_away_if_unused(folder: Path) -> None:
    with suppress(OSError):
        if set(os.listdir(folder)) <= {LOCK, WHO, WAITING}:
            (folder / WHO).unlink(missing_ok=True)
            (folder / WAITING).unlink(missing_ok=True)
            (folder / LOCK).unlink()
            folder.rmdir()


def _sign(folder: Path, who: str) -> None:
    """Say who holds the book; that this fails is no reason to refuse the work."""
    with suppress(OSError):
        handle = os.open(folder / WHO, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, PRIVATE_FILE)
        try:
            os.write(handle, dumped({"pid": os.getpid(), "who": who}).encode(errors="replace"))
        finally:
            os.close(handle)


def _holder(folder: Path) -> tuple[int | None, str | None]:
    with suppress(OSError, ValueError):
        found = json.loads((folder / WHO).read_bytes())
        if isinstance(found, dict):
            pid, who = found.get("pid"), found.get("who")
            return pid if type(pid) is int else None, who if isinstance(who, str) else None
    return None, None
