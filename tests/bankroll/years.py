"""A book of many years, made quickly: each night wins back what the one before has lost, so that nothing is owed."""

from __future__ import annotations

from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

from dealer_assist import presets
from dealer_assist.core import session_events as events
from dealer_assist.core.debts import Ended, Planned
from dealer_assist.core.players import Registered
from dealer_assist.core.session_documents import to_document
from dealer_assist.core.session_rules import kept
from tests.store.books import quick

NAMES = tuple(f"Player {number}" for number in range(8))
FIRST = date(2010, 1, 1)


def years(folder: Path, nights: int) -> None:
    """``nights`` closed sessions of eight players (an even number, so that nobody owes anything)."""
    rules = kept(presets.load("pagat"))
    with quick(folder).unit("a test") as work:
        work.players.extend([to_document(Registered(at="2010-01-01T19:00:00+01:00", name=name)) for name in NAMES])
        sessions, plans = [], []
        for number in range(nights):
            day = (FIRST + timedelta(days=number)).isoformat()
            started, ended = f"{day}T20:00:00+01:00", f"{day}T23:30:00+01:00"
            sign = 1 if number % 2 == 0 else -1
            nets = {name: sign * (700 if at == 0 else -100) for at, name in enumerate(NAMES)}
            plan = tuple((name, NAMES[0], 100) if sign > 0 else (NAMES[0], name, 100) for name in NAMES[1:])
            opening = events.Started(
                at=started, preset="pagat", rules=rules, unit=100, worth=Fraction(1), currency="",
                open_stakes=False, buys=tuple((name, 2000) for name in NAMES), button=NAMES[0],
            )  # fmt: skip
            closing = events.Closed(at=ended, counts=tuple((name, 2000 + net) for name, net in nets.items()))
            work.session(day).extend([to_document(opening), to_document(closing)])
            results = tuple(nets.items())
            sessions.append(
                Ended(
                    at=ended, seq=number + 1, id=day, started=started, preset="pagat", currency="",
                    results=results, dues=results,
                )
            )  # fmt: skip
            owed = plan if sign > 0 else ()
            plans.append(Planned(at=ended, seq=number + 1, session=day, currency="", plan=plan, owed=owed))
        work.sessions.extend([to_document(session) for session in sessions])
        work.debts.extend([to_document(plan) for plan in plans])
