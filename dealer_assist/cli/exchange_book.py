"""The book for who imports and exports: its records as they are stored, and records to be added."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dealer_assist.cli.night import known_people, register
from dealer_assist.exchange.merging import Additions
from dealer_assist.exchange.records import TABLES, BookRecords, Document
from dealer_assist.store.book import View, Work


def book_records(view: View, sessions: Iterable[str] | None = None) -> BookRecords:
    """All that is stored but an open session; with ``sessions`` the events and hands of these only."""
    opened = view.open
    left_out = {opened.session} if opened else set()
    wanted = [session for session in (view.session_ids() if sessions is None else sessions) if session not in left_out]
    return BookRecords(
        people=view.players.all(),
        events={session: view.session(session).all() for session in wanted},
        hands={session: _hands(view, session) for session in wanted},
        tables={table: getattr(view, table).all() for table in TABLES},
    )


def _hands(view: View, session: str) -> Sequence[Sequence[Document]]:
    hands = view.hands(session)
    return [hands.versions(number) for number in range(1, len(hands) + 1)]


def store(work: Work, added: Additions, *, names: Iterable[str] = (), at: str = "") -> None:
    """Put what is added in the book; ``names`` are people who are to be in it, from ``at`` on."""
    work.players.extend(added.people)
    register(work, known_people(work), names, at)
    for session, events in added.events.items():
        work.session(session).extend(events)
        _store_hands(work, session, added.hands)
    for table in TABLES:
        getattr(work, table).extend(added.tables[table])


def _store_hands(work: Work, session: str, hands: Mapping[str, Sequence[Sequence[Document]]]) -> None:
    for versions in hands.get(session, ()):
        kept = work.hands(session)
        kept.append(versions[0])
        for version in versions[1:]:
            kept.revise(version)
