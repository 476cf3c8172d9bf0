"""The book: one unit of work at a time, all or nothing, and a consistent look at it for who only reads."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from dealer_assist.store import commit, lock, names
from dealer_assist.store.commit import Pending
from dealer_assist.store.disk import Disk
from dealer_assist.store.hands import GrowingHand, GrowingHands, HandInProgress, Hands
from dealer_assist.store.opened import Opened
from dealer_assist.store.pages import Pages
from dealer_assist.store.records import GrowingRecords, Records
from dealer_assist.store.state import OpenTable
from dealer_assist.store.values import Document

PLAYERS_FILE, PLAYERS = "players.json", "players"
BOOK_FILE, BOOK = "book.json", "book"
SESSION_KIND, EVENTS = "session", "events"
SEALS = "seals"


class View:
    """The book as it is now, to be read; nothing changes while the ``with`` block lasts."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages

    @property
    def players(self) -> Records:
        """The people: who was registered, and under which names (a file of its own)."""
        return Records(self.pages, PLAYERS_FILE, PLAYERS, "players")

    @property
    def sessions(self) -> Records:
        """The finished sessions with their results, each with its ``id``."""
        return Records(self.pages, BOOK_FILE, BOOK, "sessions")

    @property
    def seals(self) -> Records:
        """For each record of `sessions` the heads of the session's events and hands when it was made."""
        return Records(self.pages, BOOK_FILE, BOOK, SEALS)

    @property
    def debts(self) -> Records:
        """Who was to pay whom."""
        return Records(self.pages, BOOK_FILE, BOOK, "debts")

    @property
    def payments(self) -> Records:
        """What was paid of it."""
        return Records(self.pages, BOOK_FILE, BOOK, "payments")

    @property
    def trace(self) -> Records:
        """What was taken back in the book, outside of a session (inside, it is an event of the session)."""
        return Records(self.pages, BOOK_FILE, BOOK, "trace")

    def session(self, session: str) -> Records:
        """The events of a session, open or finished; none where there is no such session."""
        return Records(self.pages, names.events_file(session), SESSION_KIND, EVENTS)

    def hands(self, session: str) -> Hands:
        """The finished hands of a session."""
        return Hands(self.pages, names.session_id(session))

    @property
    def hand(self) -> HandInProgress:
        """The hand that is being played."""
        return HandInProgress(self.pages)

    @property
    def open(self) -> Opened | None:
        """The open session and the document of its table."""
        return OpenTable(self.pages).get()

    def session_ids(self) -> list[str]:
        """The ids of all sessions that have events, sorted as text."""
        files = self.pages.within("sessions")
        return sorted(file.removesuffix(".json") for file in files if file.endswith(".json"))


class Work(View):
    """The book inside a unit of work: the same, to be written in. Nothing is on the disk before its end."""

    @property
    def players(self) -> GrowingRecords:
        return GrowingRecords(self.pages, PLAYERS_FILE, PLAYERS, "players")

    @property
    def sessions(self) -> Sessions:
        return Sessions(self)

    @property
    def debts(self) -> GrowingRecords:
        return GrowingRecords(self.pages, BOOK_FILE, BOOK, "debts")

    @property
    def payments(self) -> GrowingRecords:
        return GrowingRecords(self.pages, BOOK_FILE, BOOK, "payments")

    @property
    def trace(self) -> GrowingRecords:
        return GrowingRecords(self.pages, BOOK_FILE, BOOK, "trace")

    def session(self, session: str) -> GrowingRecords:
        return GrowingRecords(self.pages, names.events_file(session), SESSION_KIND, EVENTS)

    def hands(self, session: str) -> GrowingHands:
        return GrowingHands(self.pages, names.session_id(session))

    @property
    def hand(self) -> GrowingHand:
        return GrowingHand(self.pages)

    def set_open(self, session: str, table: Document) -> None:
        """``session`` is the open one, and ``table`` its resolved rules, seats, button, carried chips and so on."""
        OpenTable(self.pages).open(names.session_id(session), table, self.hands(session).head)

    def close_open(self) -> None:
        """No session is open any more."""
        OpenTable(self.pages).close()


class Sessions(GrowingRecords):
    """The finished sessions; adding one seals what it holds, so that a later change of it is found."""

    def __init__(self, work: Work) -> None:
        super().__init__(work.pages, BOOK_FILE, BOOK, "sessions")
        self._work = work

    def extend(self, documents: Iterable[Document]) -> None:
        """Add sessions; their events and hands must be complete by now."""
        documents = list(documents)
        super().extend(documents)
        seals = GrowingRecords(self._pages, BOOK_FILE, BOOK, SEALS)
        seals.extend([self._seal(names.session_id(document["id"])) for document in documents])

    def _seal(self, session: str) -> Document:
        events, hands = self._work.session(session).head, self._work.hands(session).head
        return {"session": session, "events": list(events), "hands": list(hands)}


class Book:
    """The book in one folder. It keeps nothing open between its units of work."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.folder = folder
        self._disk = disk
        self._busy = False

    @contextmanager
    def unit(self, who: str) -> Iterator[Work]:
        """One unit of work: what the block has written is stored at its end, all or nothing.

        If the block raises, nothing is stored. ``who`` is told to those who have to wait, such as ``dealer buyin``.
        Raises `BookHeld` when others keep the book too long, `BookUnreadable` where it cannot be read or written.
        """
        with self._alone(), lock.writing(self.folder, who):
            try:
                commit.finish(self.folder, self._disk)
            except OSError as error:
                raise commit.out_of_reach(error, self.folder) from error
            pages = Pages(folder=self.folder)
            yield Work(pages)
            try:
                pages.save(self._disk)
            except OSError as error:
                raise commit.out_of_reach(error, self.folder) from error

    @contextmanager
    def reading(self, who: str = "dealer") -> Iterator[View]:
        """The book as it is, consistent over all its files while the block lasts. Makes no folder and no file."""
        with self._alone():
            if not lock.there(self.folder):
                yield View(Pages(folder=self.folder, missing=True))
                return
            with lock.reading(self.folder, who):
                yield View(Pages(folder=self.folder, waiting=self._pending()))

    def _pending(self) -> Pending:
        try:
            return commit.pending(self.folder)
        except OSError as error:
            raise commit.out_of_reach(error, self.folder) from error

    @contextmanager
    def _alone(self) -> Iterator[None]:
        if self._busy:
            raise RuntimeError("a unit of work inside another one")
        self._busy = True
        collects = gc.isenabled()
        gc.disable()  # no record refers to itself, and to look through thousands of them again and again costs a third
        try:
            yield
        finally:
            self._busy = False
            if collects:
                gc.enable()


def open_book(folder: str | os.PathLike[str], disk: Disk | None = None) -> Book:
    """The book in ``folder``, which need not exist yet; it is made when something is stored for the first time."""
    return Book(Path(folder), disk or Disk())
