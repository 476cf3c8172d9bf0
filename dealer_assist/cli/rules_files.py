"""Where the host's presets lie and how one is written: whole, or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from dealer_assist import presets
from dealer_assist.cli.base import needed_folder
from dealer_assist.core.errors.book import BookOutOfReach
from dealer_assist.core.errors.rules import PresetExists, PresetNameUnreadable

_PRIVATE = 0o700


def place_of(name: str) -> Path:
    """The file of the host's preset ``name`` (an id, or a path); raises `PresetNameUnreadable`, `PresetExists`."""
    if name.endswith(presets.SUFFIX):
        return Path(os.path.expanduser(name))
    if not presets.is_id(name):
        raise PresetNameUnreadable(text=name)
    if name.lower() in presets.shipped_ids():
        raise PresetExists(name=name, path="", shipped=True)
    return Path(presets.own_folder(needed_folder())) / f"{name}{presets.SUFFIX}"


def read(path: Path) -> bytes:
    """The bytes of ``path``; raises `BookOutOfReach`."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BookOutOfReach(path=str(path), errno=error.errno or 0) from error


def write(path: Path, data: bytes) -> None:
    """Put ``data`` in ``path``, all at once; raises `BookOutOfReach`, and then nothing has changed."""
    from dealer_assist.store.disk import Disk, beside

    disk, real = Disk(), Path(os.path.realpath(path))
    try:
        real.parent.mkdir(mode=_PRIVATE, parents=True, exist_ok=True)
        passing = beside(real, ".tmp")
        try:
            disk.write(passing, data)
            disk.replace(passing, real)
        except BaseException:
            disk.unlink(passing)
            raise
        disk.sync_folder(real.parent)
    except OSError as error:
        raise BookOutOfReach(path=str(path), errno=error.errno or 0) from error
