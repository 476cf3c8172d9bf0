"""The records of a book as they are stored, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from dealer_assist.core import debts, players, session_events
from dealer_assist.core.debts import Ledger
from dealer_assist.core.players import People, people
from dealer_assist.core.session_documents import from_document
from dealer_assist.core.session_events import Event, Recorded
from dealer_assist.core.session_fold import apply as applied
from dealer_assist.core.session_fold import begin, standing
from dealer_assist.core.session_state import Session

Document = dict[str, Any]
TABLES = ("sessions", "debts", "payments", "trace")
"""The tables of the book's own file."""


@dataclass(frozen=True, kw_only=True)
class BookRecords:
    """The documents of a book: people, events and hands by session (each hand in all its versions), and its tables.

    An open session is none of them.
    """

    people: Sequence[Document] = ()
    events: Mapping[str, Sequence[Document]] = field(default_factory=dict)
    hands: Mapping[str, Sequence[Sequence[Document]]] = field(default_factory=dict)
    tables: Mapping[str, Sequence[Document]] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is in it."""
        return not (self.people or self.events or any(self.tables.values()))

    def table(self, name: str) -> Sequence[Document]:
        """One of `TABLES`."""
        return self.tables.get(name, ())


@dataclass(frozen=True, kw_only=True)
class Whole:
    """The same as what it means; raises `RecordUnreadable` where a record is none."""

    records: BookRecords

    @cached_property
    def known(self) -> People:
        """Everybody in the book."""
        return people(self._people)

    @cached_property
    def _people(self) -> list[Event]:
        return [
            from_document(document, players.KINDS, record=number)
            for number, document in enumerate(self.records.people, 1)
        ]

    @cached_property
    def entries(self) -> list[Event]:
        """Every record of the book's tables."""
        return [
            from_document(document, debts.KINDS, record=number)
            for table in TABLES
            for number, document in enumerate(self.records.table(table), 1)
        ]

    @cached_property
    def ledger(self) -> Ledger:
        """The closed nights, and who owes whom."""
        return debts.ledger([*self.entries, *self._people], self.known)

    def history(self, session: str) -> list[Event]:
        """The events of a session."""
        return [
            from_document(document, session_events.KINDS, session=session, record=number)
            for number, document in enumerate(self.records.events.get(session, ()), 1)
        ]

    def hands(self, session: str) -> list[Any]:
        """How the hands of a session ended."""
        return [
            from_document(versions[-1]["result"], session_events.KINDS, session=session, record=number)
            for number, versions in enumerate(self.records.hands.get(session, ()), 1)
        ]

    def steps(self, session: str) -> Iterator[tuple[Recorded, Session, Session]]:
        """Every record of a session that counts, with the table before and after it."""
        table: Session | None = None
        for one in standing(self.history(session), self.hands(session)):
            if isinstance(one.event, session_events.Started):
                after = begin(session, one.event)
            else:
                assert table is not None, "a history begins with its opening"
                after = applied(table, one.event)
            yield one, table or after, after
            table = after

    def moved(self, session: str) -> dict[str, tuple[int, int]]:
        """What each brought to a session and took from it, in money."""
        last: Session | None = None
        for _one, _before, after in self.steps(session):
            last = after
        moved: dict[str, tuple[int, int]] = {}
        for player in last.players if last else ():
            assert last is not None
            name = self.known.called(player.name)
            bought, out = moved.get(name, (0, 0))
            moved[name] = bought + last.money(player.bought_in), out + last.money(player.cashed_out)
        return moved
