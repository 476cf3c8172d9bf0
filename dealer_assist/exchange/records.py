"""The records of a book as they are stored, and what they come to."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any

from dealer_assist.core import debts, players, session_events
from dealer_assist.core.debts import Ledger
from dealer_assist.core.errors.session import RecordUnreadable
from dealer_assist.core.players import People, people
from dealer_assist.core.session_documents import from_document
from dealer_assist.core.session_events import (
    BoughtIn,
    CashedOut,
    Closed,
    Corrected,
    Event,
    Recorded,
    Started,
    Sums,
)
from dealer_assist.core.session_fold import standing

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
            from_document(
                (versions or [{}])[-1].get("result", {}), session_events.KINDS, session=session, record=number
            )
            for number, versions in enumerate(self.records.hands.get(session, ()), 1)
        ]

    def standing(self, session: str) -> tuple[Recorded, ...]:
        """Every record and hand of a session that counts, in their order."""
        return standing(self.history(session), self.hands(session))

    def opening(self, session: str) -> Started:
        """How a session opened."""
        opening = next(iter(self.history(session)), None)
        if not isinstance(opening, Started):
            raise RecordUnreadable(session=session, record=1, kind=Started.code, field="event")
        return opening

    def moved(self, session: str) -> dict[str, tuple[int, int]]:
        """What each brought to a session and took from it, in money; told without folding the whole night."""
        bought: dict[str, int] = {}
        out: dict[str, int] = {}
        seated: set[str] = set()
        for one in self.standing(session):
            for name, chips in _bought(one.event):
                bought[name] = bought.get(name, 0) + chips
                seated.add(name)
            for name, chips in _taken(one.event, seated):
                out[name] = out.get(name, 0) + chips
            if isinstance(one.event, CashedOut) and not one.event.stays:
                seated.discard(one.event.player)
        worth = self.opening(session).worth
        moved: dict[str, tuple[int, int]] = {}
        for name in dict.fromkeys([*bought, *out]):
            shown = self.known.called(name)
            before = moved.get(shown, (0, 0))
            moved[shown] = before[0] + money(bought.get(name, 0), worth), before[1] + money(out.get(name, 0), worth)
        return moved


def money(chips: int, worth: Fraction) -> int:
    """What ``chips`` are worth, in hundredths of the currency."""
    return (chips * worth).numerator


def _bought(event: Event) -> Sums:
    if isinstance(event, Started):
        return event.buys
    return ((event.player, event.chips),) if isinstance(event, BoughtIn) else ()


def _taken(event: Event, seated: Container[str]) -> Sums:
    """Chips that left the table; a correction changes what somebody took who has left already."""
    if isinstance(event, CashedOut):
        return ((event.player, event.chips),)
    if isinstance(event, Corrected):
        return tuple((name, chips) for name, chips in event.chips if name not in seated)
    return event.counts if isinstance(event, Closed) else ()
