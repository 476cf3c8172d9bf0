"""``open.json``: the table of the session that is open, small enough to be read before every showdown.

Standard library only: a showdown knows the table without loading tinydb.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from dealer_assist.core.errors.book import BookDamaged, BookFault
from dealer_assist.core.session_id import is_session_id
from dealer_assist.store import commit, layout
from dealer_assist.store.loading import decoded
from dealer_assist.store.values import Document

FILE = "open.json"
KIND = "open"
SESSION = "session"
TABLE = "table"
FIRST = "1"


@dataclass(frozen=True, kw_only=True)
class Opened:
    """The open session: its id, the document that was stored for its table, and the head of its finished hands.

    ``hands`` is how many there are, ``chain`` the checksum of the last.
    """

    session: str
    table: Document
    hands: int
    chain: str


def read_open(folder: str | os.PathLike[str]) -> Opened | None:
    """The open session of the book in ``folder``, ``None`` where none is open or there is no book.

    Takes no lock: the file is always whole, the one before a change or the one after it. Raises `BookDamaged`,
    `BookNewer`, `BookOutOfReach`.
    """
    place = Path(folder)
    try:
        data = _read(place)
    except OSError as error:
        raise commit.out_of_reach(error, place) from error
    return None if data is None else opened(decoded(place, FILE, KIND, data))


def _read(folder: Path) -> bytes | None:
    """Read past what a unit of work has still to put in place, again if another one has come meanwhile."""
    while True:
        before = commit.pending(folder)
        data = commit.read(folder, FILE, before)
        if FILE not in before.replace or commit.pending(folder) == before:
            return data


def opened(page: layout.Page) -> Opened | None:
    """The open session that ``open.json`` tells of."""
    session = page.tables.get(SESSION, {}).get(FIRST)
    table = page.tables.get(TABLE, {}).get(FIRST)
    match session, table:
        case None, None:
            return None
        case {"id": str(name), "hands": int(hands), "chain": str(chain)}, dict():
            if 0 <= hands <= layout.MOST_RECORDS and is_session_id(name):
                return Opened(session=name, table=table, hands=hands, chain=chain)
    raise BookDamaged(path=page.path, line=1, fault=BookFault.SHAPE, found=SESSION)
