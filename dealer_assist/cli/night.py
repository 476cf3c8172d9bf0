"""The open session for the commands that use it: loaded, changed by records, stored in one unit of work."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from dealer_assist.cli.base import book_folder, needed_folder
from dealer_assist.core.errors.book import BookDamaged, BookFault
from dealer_assist.core.errors.names import NameUnknown
from dealer_assist.core.errors.session import NoSession
from dealer_assist.core.names import find_name, name_key, parse_name
from dealer_assist.core.players import KINDS as PEOPLE
from dealer_assist.core.players import People, Registered, people
from dealer_assist.core.session_documents import from_document, to_document
from dealer_assist.core.session_events import KINDS, Event
from dealer_assist.core.session_fold import apply, played
from dealer_assist.core.session_hands import hand_dealt
from dealer_assist.core.session_state import Session
from dealer_assist.core.session_table import table_document, table_session
from dealer_assist.store.book import Book, View, Work, open_book


def the_book() -> Book:
    """The book of this call."""
    return open_book(needed_folder())


def open_session(view: View) -> Session | None:
    """The open session with the hand that is being played, None where no session is open."""
    opened = view.open
    if opened is None:
        return None
    try:
        session = table_session(opened.session, opened.table)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise _damaged("open.json", str(error)) from error
    match view.hand.begun:
        case None:
            return session
        case {"number": int(number), "players": list(names)} if all(name in session for name in names):
            return hand_dealt(session, number=number, players=tuple(names))
    raise _damaged("hand.json", "hand")


def _damaged(name: str, found: str) -> BookDamaged:
    folder = book_folder()
    return BookDamaged(path=str(folder / name), line=1, fault=BookFault.SHAPE, found=found, folder=str(folder))


def needed_session(view: View) -> Session:
    """The open session; raises `NoSession`."""
    session = open_session(view)
    if session is None:
        raise NoSession(ended=bool(view.session_ids()))
    return session


def known_people(view: View) -> People:
    """Everybody in the book."""
    return people(people_records(view))


def people_records(view: View) -> list[Event]:
    """The records of the book's people."""
    return [from_document(record, PEOPLE, record=number) for number, record in view.players.numbered()]


def history(view: View, session: str) -> list[Event]:
    """The records of a session, oldest first."""
    return [
        from_document(record, KINDS, session=session, record=number)
        for number, record in view.session(session).numbered()
    ]


def hands(view: View, session: str) -> list[Any]:
    """How the hands of a session ended, oldest first."""
    return [
        from_document(record.get("result", {}), KINDS, session=session, record=number)
        for number, record in enumerate(view.hands(session), 1)
    ]


def hands_played(view: View, session: str) -> int:
    """How many hands of a session count: those that were taken back or are void do not."""
    return played(history(view, session), hands(view, session))


def seated(session: Session, known: People, text: str) -> str:
    """Somebody of the session: by his name, by another spelling of it, or by the beginning of it."""
    shown = known.find(text)
    return shown if shown is not None and shown in session else session.find(text)


def anybody(session: Session, known: People, text: str) -> str:
    """The same, or anybody in the book who is named in full (he need not sit at the table)."""
    shown = known.find(text)
    if shown is not None:
        return shown
    try:
        return session.find(text)
    except NameUnknown as error:
        raise NameUnknown(text=error.text, known=tuple(dict.fromkeys([*error.known, *known.names]))) from error


def newcomer(session: Session, known: People, text: str, *, new: bool = False) -> str:
    """Who buys in: somebody of the session or of the book, else a new name (``new``: unless somebody has it whole)."""
    name = parse_name(text)
    exact = [player.name for player in session.players if name_key(player.name) == name_key(name)]
    if exact:
        return exact[0]
    shown = known.find(name)
    if shown is not None or new:
        return shown or name
    try:
        return find_name(name, session.seats)
    except NameUnknown:
        return name


class Night:
    """The open session inside a unit of work."""

    def __init__(self, work: Work, session: Session) -> None:
        self.work, self.session = work, session
        self.known = known_people(work)

    def record(self, event: Event) -> None:
        """Apply ``event``, or raise what the books have against it; then keep it."""
        self.session = apply(self.session, event)
        self.work.session(self.session.id).append(to_document(event))
        if register(self.work, self.known, (player.name for player in self.session.players), event.at):
            self.known = known_people(self.work)

    def keep(self) -> None:
        """Store the table as it is now."""
        self.work.set_open(self.session.id, table_document(replace(self.session, hand=None)))


def register(work: Work, known: People, names: Iterable[str], at: str) -> bool:
    """Put those of ``names`` in the book who are not in it; whether there were any."""
    new = [to_document(Registered(at=at, name=name)) for name in names if name_key(name) not in known.shown]
    work.players.extend(new)
    return bool(new)


@contextmanager
def night(who: str, *, closes: bool = False) -> Iterator[Night]:
    """The open session, to be changed; stored at the end of the block, all or nothing. Raises `NoSession`.

    With ``closes`` no session is open after it.
    """
    with the_book().unit(who) as work:
        found = Night(work, needed_session(work))
        yield found
        if closes:
            work.close_open()
        else:
            found.keep()
