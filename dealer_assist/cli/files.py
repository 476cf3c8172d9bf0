"""Files of the host's own: read whole, written whole or not at all; ``-`` is the standard input or output."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from dealer_assist.cli import output
from dealer_assist.core.errors.exchange import FileOutOfReach

STANDARD = "-"


def path_of(name: str) -> Path:
    """The path that was typed, ``~`` being somebody's home; raises `FileOutOfReach` where nobody is called so."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise FileOutOfReach(path=name, errno=errno.ENOENT) from None


def read_file(name: str) -> bytes:
    """The bytes of a file; raises `FileOutOfReach`."""
    try:
        return sys.stdin.buffer.read() if name == STANDARD else path_of(name).read_bytes()
    except OSError as error:
        raise FileOutOfReach(path=name, errno=error.errno or 0) from error


def write_file(name: str, data: bytes) -> None:
    """Put ``data`` in a file, all at once; raises `FileOutOfReach`, and then nothing has changed."""
    if name == STANDARD:
        output.emit_bytes(data)
        return
    target = Path(os.path.realpath(path_of(name)))
    passing = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        if target.exists() and not target.is_file():  # a pipe, a terminal, /dev/null
            target.write_bytes(data)
            return
        try:
            passing.write_bytes(data)
            if target.exists():
                os.chmod(passing, target.stat().st_mode & 0o777)
            os.replace(passing, target)
        except BaseException:
            with suppress(OSError):
                passing.unlink()
            raise
    except OSError as error:
        raise FileOutOfReach(path=name, errno=error.errno or 0) from error
