"""One file of the book, read and checked. Standard library only."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist.core.errors import BookUnreadable
from dealer_assist.core.errors.book import BookDamaged, BookNewer
from dealer_assist.store import commit, layout
from dealer_assist.store.commit import Pending
from dealer_assist.store.disk import beside
from dealer_assist.store.layout import Page

if TYPE_CHECKING:
    from dealer_assist.store.repeats import Repeats


def load(folder: Path, name: str, kind: str, waiting: Pending, repeats: Repeats | None = None) -> Page | None:
    """The file ``name`` of the book in ``folder``, ``None`` where there is none.

    Raises `BookDamaged` (with the generation before, if that one is whole), `BookNewer`, `BookOutOfReach`.
    """
    try:
        data = commit.read(folder, name, waiting)
    except OSError as error:
        raise commit.out_of_reach(error, folder / name) from error
    return None if data is None else decoded(folder, name, kind, data, repeats)


def decoded(folder: Path, name: str, kind: str, data: bytes, repeats: Repeats | None = None) -> Page:
    """The bytes of the file ``name``; raises what `load` does."""
    try:
        return layout.decoded(data, path=os.path.join(folder, name), kind=kind, repeats=repeats)
    except BookDamaged as damage:
        damage.folder, damage.previous = str(folder), _whole_previous(folder / name, kind)
        raise
    except BookNewer as newer:
        newer.folder = str(folder)
        raise


def _whole_previous(path: Path, kind: str) -> str | None:
    previous = beside(path, commit.PREVIOUS)
    with suppress(OSError, BookUnreadable):
        layout.decoded(previous.read_bytes(), path=str(previous), kind=kind)
        return str(previous)
    return None
