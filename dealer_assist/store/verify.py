"""Whether the book on disk is what was written: every problem, not the first.

The checksums find a changed amount or card; the seals find a finished session that was cut or exchanged. Whether the
records agree with each other as games and money is for those who know what they mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from dealer_assist.core.errors import BookUnreadable
from dealer_assist.core.errors.book import BookProblem, ProblemKind
from dealer_assist.store import chains, commit, lock, names, opened
from dealer_assist.store.book import View
from dealer_assist.store.checksum import BEGINNING
from dealer_assist.store.commit import Pending
from dealer_assist.store.layout import Page
from dealer_assist.store.pages import Pages
from dealer_assist.store.values import Document

_HANDS = "hands"


def verify(folder: Path, *, who: str = "dealer check") -> list[BookProblem]:
    """All that is wrong with the files of the book in ``folder``.

    Raises `BookHeld`, and `BookOutOfReach` where the folder cannot be listed.
    """
    if not lock.there(folder):
        return []
    with lock.reading(folder, who):
        found = _Found()
        try:
            waiting = commit.pending(folder)
        except BookUnreadable as error:
            found.refuse(commit.MARKER, error)
            waiting = Pending()
        except OSError as error:
            raise commit.out_of_reach(error, folder) from error
        return _problems(found, Pages(folder=folder, waiting=waiting))


def verify_view(view: View) -> list[BookProblem]:
    """The same for a book that is open for reading; what was read for it is not read again through ``view``."""
    return [] if view.pages.missing else _problems(_Found(), view.pages)


def _problems(found: _Found, read: Pages) -> list[BookProblem]:
    try:
        there = {*names.present(read.folder), *read.waiting.replace} - {*read.waiting.remove}
    except OSError as error:
        raise commit.out_of_reach(error, read.folder) from error
    for name in sorted(there):
        kind = names.kind(name)
        if kind == names.PRESET:
            continue
        try:
            page = read.page(name, kind)
            if name == opened.FILE:
                found.open = opened.opened(page)
            found.files[name] = page
        except BookUnreadable as error:
            found.refuse(name, error)
    return found.unreadable + list(dict.fromkeys((*_tables(found), *_hands(found), *_seals(found), *_ids(found))))


@dataclass(kw_only=True)
class _Found:
    """The files of the book that could be read, and what is wrong with the others."""

    files: dict[str, Page] = field(default_factory=dict)
    unreadable: list[BookProblem] = field(default_factory=list)
    open: opened.Opened | None = None

    def refuse(self, name: str, error: BookUnreadable) -> None:
        self.unreadable.append(BookProblem(where=name, kind=ProblemKind.UNREADABLE, error=error))

    def is_unreadable(self, name: str) -> bool:
        return any(problem.where == name for problem in self.unreadable)

    def missing(self, name: str) -> Iterator[BookProblem]:
        """That ``name`` is missing, unless it is there and unreadable, which has been said."""
        if not self.is_unreadable(name):
            yield BookProblem(where=name, kind=ProblemKind.MISSING)

    def of_kind(self, *kinds: str) -> list[str]:
        """The files that hold one of ``kinds``."""
        return [name for name, page in self.files.items() if page.kind in kinds]

    def record(self, name: str, table: str, number: int) -> Document | None:
        """One record of a file that could be read."""
        return self.files[name].tables.get(table, {}).get(f"{number:d}")

    def table(self, name: str, table: str) -> dict[int, dict[str, object]]:
        return chains.records(self.files[name], table) if name in self.files else {}


def _tables(found: _Found) -> Iterator[BookProblem]:
    """The tables that only grow, but for the finished hands, whose chain goes through many files."""
    for name, page in found.files.items():
        if page.kind not in {"open", "hand"}:
            for table in {**page.tables, **page.heads}:
                if (page.kind, table) != ("live", "hand"):
                    yield from chains.problems(name, page, table, BEGINNING)


def _hands(found: _Found) -> Iterator[BookProblem]:
    there: dict[str, set[int]] = {found.open.session: set()} if found.open else {}
    unreadable = [problem.where for problem in found.unreadable if problem.where != commit.MARKER]
    for name in [*found.of_kind("hand"), *(name for name in unreadable if names.kind(name) == "hand")]:
        session, number = names.hand_of(name)
        there.setdefault(session, set()).add(number)
    for session, numbers in there.items():
        yield from _hands_of(found, session, sorted(numbers))
    if found.open and found.open.hands:
        yield from _ends_with(found, found.open.session, found.open.hands, found.open.chain)


def _hands_of(found: _Found, session: str, numbers: list[int]) -> Iterator[BookProblem]:
    before: str | None = BEGINNING
    expected = 1
    for number in numbers:
        name = names.hand_file(session, number)
        if number > expected:
            yield from found.missing(names.hand_file(session, expected))
            before = None
        if name in found.files:
            yield from chains.problems(name, found.files[name], _HANDS, before)
            before = chains.last_checksum(found.files[name], _HANDS)
        else:
            before = None
        expected = number + 1


def _seals(found: _Found) -> Iterator[BookProblem]:
    for seal in found.table("book.json", "seals").values():
        match seal:
            case {"session": str(session), "events": [int(count), str(chain)], "hands": [int(hands), str(end)]}:
                name = names.events_file(session)
                if name not in found.files:
                    yield from found.missing(name)
                elif chains.checksum(found.record(name, "events", count)) != chain:
                    yield BookProblem(where=name, kind=ProblemKind.CHANGED, table="events", record=count)
                if hands:
                    yield from _ends_with(found, session, hands, end)


def _ends_with(found: _Found, session: str, count: int, chain: str) -> Iterator[BookProblem]:
    """Whether the hand ``count`` of a session is, in one of its versions, the one with the checksum ``chain``."""
    name = names.hand_file(session, count)
    if name not in found.files:
        yield from found.missing(name)
        return
    versions = found.table(name, _HANDS)
    if all(chains.checksum(version) != chain for version in versions.values()):
        yield BookProblem(where=name, kind=ProblemKind.CHANGED, table=_HANDS, record=max(versions, default=1))


def _ids(found: _Found) -> Iterator[BookProblem]:
    """Every session that is named exists, and every session that exists is listed or open."""
    stored = {names.session_of(name) for name in found.of_kind("session", "hand")}
    listed = {str(record.get("id")): number for number, record in found.table("book.json", "sessions").items()}
    for session, number in listed.items():
        if session not in stored and not found.is_unreadable(f"sessions/{session}.json"):
            yield BookProblem(where="book.json", kind=ProblemKind.NO_SUCH_SESSION, table="sessions", record=number)
    known = stored | listed.keys()
    for table in ("debts", "payments"):
        for number, record in found.table("book.json", table).items():
            named = record.get("session")
            if named is not None and str(named) not in known:
                yield BookProblem(where="book.json", kind=ProblemKind.NO_SUCH_SESSION, table=table, record=number)
    if not found.is_unreadable("book.json") and not found.is_unreadable(opened.FILE):
        for session in sorted(stored - listed.keys() - ({found.open.session} if found.open else set())):
            yield BookProblem(where=names.events_file(session), kind=ProblemKind.NOT_LISTED)
