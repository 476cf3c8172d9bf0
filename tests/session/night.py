"""A table for the tests of a night: events with a running clock, without a book."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from dealer_assist.core import session_events as events
from dealer_assist.core.session_events import Event, Sums
from dealer_assist.core.session_fold import apply, begin, fold
from dealer_assist.core.session_state import Session


def sums(**amounts: int) -> Sums:
    return tuple((name, amount * 100) for name, amount in amounts.items())


@dataclass
class Night:
    """Keeps every event and the table after it; amounts are whole chips or money where not said otherwise."""

    session: Session
    history: list[Event] = field(default_factory=list)
    hands: list[events.Hand] = field(default_factory=list)
    minute: int = 0

    def at(self) -> str:
        self.minute += 1
        return f"2026-01-02T{20 + self.minute // 60:02d}:{self.minute % 60:02d}:00+01:00"

    def add(self, kind: type[Event], **facts: Any) -> Session:
        event = kind(at=self.at(), **facts)
        self.session = apply(self.session, event)
        (self.hands if isinstance(event, events.Hand) else self.history).append(event)  # type: ignore[arg-type]
        return self.session

    def undo(self, **what: int) -> Session | None:
        self.history.append(events.Undone(at=self.at(), **what))
        session = fold(self.session.id, self.history, self.hands)
        if session is not None:
            self.session = session
        return session

    def buy(self, player: str, chips: int, **facts: Any) -> Session:
        return self.add(events.BoughtIn, player=player, chips=chips * 100, **facts)

    def out(self, player: str, chips: int, **facts: Any) -> Session:
        return self.add(events.CashedOut, player=player, chips=chips * 100, **facts)

    def hand(self, carried: int = 0, dealer: str = "", **nets: int) -> Session:
        return self.add(
            events.HandFinished,
            number=self.session.hands + 1,
            dealer=dealer or self.session.button,
            players=tuple(nets),
            nets=sums(**nets),
            carried=carried * 100,
            after=self.session.records,
            winners=tuple(name for name, net in nets.items() if net > 0),
            pot=sum(net for net in nets.values() if net > 0) * 100,
        )

    def chips(self) -> dict[str, int | None]:
        return {name: stack if stack is None else stack // 100 for name, stack in self.stacks().items()}

    def stacks(self) -> dict[str, int | None]:
        return {player.name: player.stack for player in self.session.players if player.at_table}

    def to_get(self) -> dict[str, int | None]:
        return {player.name: self.session.to_get(player) for player in self.session.players}


def night(
    *, unit: int = 100, worth: Fraction = Fraction(1), button: str = "", cash: bool = False, till: str = "",
    open_stakes: bool = False, **buys: int,
) -> Night:  # fmt: skip
    event = events.Started(
        at="2026-01-02T20:00:00+01:00",
        preset="pagat",
        rules={"title": "Seven Twenty-Seven"},
        unit=unit,
        worth=worth,
        currency="€",
        open_stakes=open_stakes,
        buys=sums(**buys),
        button=button or list(buys)[-1],
        cash=cash,
        till=till,
    )
    return Night(session=begin("2026-01-02", event), history=[event])
