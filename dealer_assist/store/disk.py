"""The few things that are done to the disk when something is stored; nothing else writes the files of the book.

They are methods, so that a test can take the disk away at any of them, and at any byte.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
MANY = 50
"""More files than this are waited for together."""
_CANNOT_SYNC_FOLDERS = {errno.EINVAL, errno.ENOTSUP, errno.EBADF}


class Disk:
    """The disk of this machine."""

    def write(self, path: Path, data: bytes) -> None:
        """Make ``path`` anew with ``data``, readable by its owner alone, and wait until it is on the disk."""
        self._write(path, data, wait=True)

    def write_all(self, files: Mapping[Path, bytes]) -> None:
        """`write` for several. For many at once it waits once for the whole disk: an import of years, in seconds."""
        if len(files) <= MANY:
            for path, data in files.items():
                self.write(path, data)
            return
        for path, data in files.items():
            self._write(path, data, wait=False)
        self.sync_everything()

    def _write(self, path: Path, data: bytes, *, wait: bool) -> None:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, PRIVATE_FILE)
        try:
            os.fchmod(handle, PRIVATE_FILE)
            rest = memoryview(data)
            while rest:
                rest = rest[self.put(handle, rest) :]
            if wait:
                self.sync(handle)
        finally:
            os.close(handle)

    def sync_everything(self) -> None:
        """Wait until all that was written by anybody is on the disk."""
        os.sync()

    def put(self, handle: int, data: memoryview) -> int:
        """Write some of ``data``; returns how many bytes."""
        return os.write(handle, data)

    def sync(self, handle: int) -> None:
        """Wait until the file is on the disk."""
        os.fsync(handle)

    def replace(self, source: Path, target: Path) -> None:
        """Give ``target`` the file ``source``, all at once."""
        os.replace(source, target)

    def link(self, source: Path, target: Path) -> None:
        """A second name for a file."""
        os.link(source, target)

    def unlink(self, path: Path) -> None:
        """Take a name away, where it is there."""
        with suppress(FileNotFoundError):
            os.unlink(path)

    def make_folder(self, path: Path) -> None:
        """A private folder, where it is not there yet; its parent must be."""
        with suppress(FileExistsError):
            os.mkdir(path, PRIVATE_FOLDER)

    def sync_folder(self, path: Path) -> None:
        """Wait until the names in a folder are on the disk, where the file system can do that."""
        handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        try:
            self.sync(handle)
        except OSError as error:
            if error.errno not in _CANNOT_SYNC_FOLDERS:
                raise
        finally:
            os.close(handle)

    def keep_previous(self, path: Path) -> None:
        """Let the generation before stay as ``.bak`` when ``path`` is about to be replaced."""
        previous, passing = beside(path, ".bak"), beside(path, ".bak.tmp")
        if not path.exists():
            return
        self.unlink(passing)
        try:
            self.link(path, passing)
        except OSError as error:
            if error.errno not in _NO_LINKS:
                raise
            self.write(passing, path.read_bytes())
        self.replace(passing, previous)


_NO_LINKS = {errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.ENOSYS, errno.EXDEV}


def beside(path: Path, suffix: str) -> Path:
    """The file of the same name with ``suffix`` after it."""
    return path.with_name(path.name + suffix)
