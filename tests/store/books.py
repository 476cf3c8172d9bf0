"""Small books for the tests of the store, and all that stands in one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from dealer_assist.store.book import Book, View, open_book
from tests.store.disks import QuickDisk

TABLE = {"rules": {"ante": 25, "name": "pagat"}, "seats": ["Ann", "王伟"], "button": "Ann", "carried": 0}


def quick(folder: Path) -> Book:
    """The book in ``folder`` on a disk that need not be waited for."""
    return open_book(folder, QuickDisk())


def evening(folder: Path, session: str = "2025-03-14", *, hands: int = 2) -> None:
    """A session that is open, with some hands played and one in progress."""
    book = quick(folder)
    with book.unit("dealer session start") as work:
        work.players.extend([{"name": "Ann"}, {"name": "王伟"}])
        work.session(session).append({"what": "start", "stakes": {"ante": 25}})
        work.session(session).append({"what": "buy-in", "player": "Ann", "amount": 2000})
        work.set_open(session, TABLE)
    for number in range(1, hands + 1):
        with book.unit("dealer hand add") as work:
            work.hands(session).append({"hand": number, "pot": 4400, "cards": {"Ann": "5sAdAc"}})
            work.set_open(session, TABLE | {"hand": number})
    with book.unit("dealer hand deal") as work:
        work.hand.begin({"hand": hands + 1, "button": "王伟"})
        work.hand.act({"act": "bet", "amount": 100})


def close(folder: Path, session: str = "2025-03-14") -> None:
    """The open session ends, with a debt and a payment of it."""
    with quick(folder).unit("dealer session close") as work:
        work.hand.clear()
        work.session(session).append({"what": "close"})
        work.sessions.append({"id": session, "nets": {"Ann": 500, "王伟": -500}})
        work.debts.append({"session": session, "from": "王伟", "to": "Ann", "amount": 500})
        work.payments.append({"session": session, "from": "王伟", "to": "Ann", "amount": 200})
        work.close_open()


def content(folder: Path) -> dict[str, Any]:
    """Everything in the book in ``folder``."""
    with open_book(folder).reading() as view:
        return seen(view)


def seen(view: View) -> dict[str, Any]:
    """Everything that ``view`` shows."""
    return {
        "players": view.players.all(),
        "sessions": view.sessions.all(),
        "debts": view.debts.all(),
        "payments": view.payments.all(),
        "trace": view.trace.all(),
        "events": {session: view.session(session).all() for session in view.session_ids()},
        "hands": {session: list(view.hands(session)) for session in view.session_ids()},
        "hand": view.hand.begun,
        "acts": view.hand.acts.all(),
        "open": view.open,
    }


def bytes_of(folder: Path) -> dict[str, bytes]:
    """The bytes of every file in ``folder`` but the lock's, by its name."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files if not path.name.startswith("lock")}
