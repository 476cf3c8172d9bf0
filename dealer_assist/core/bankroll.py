"""Records over the nights: standings, and one player's course night by night. Amounts are hundredths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from dealer_assist.core.debts import Night
from dealer_assist.core.session_state import day

LAST = 10


@dataclass(frozen=True, kw_only=True, slots=True)
class Standing:
    """One player in one currency. ``average`` is ``net`` over ``nights`` to the nearest hundredth.

    ``run`` is how many nights in a row he has won (negative: lost) up to the last, ``last`` the results of the last
    ten, oldest first.
    """

    name: str
    currency: str
    nights: int
    net: int
    average: int
    best: int
    worst: int
    run: int
    last: tuple[int, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Step:
    """A night of one player: its result, and the balance after it."""

    day: date
    session: str
    net: int
    balance: int


def between(nights: Iterable[Night], since: date | None, until: date | None) -> tuple[Night, ...]:
    """The nights that began on ``since`` or later and on ``until`` or earlier."""
    return tuple(
        night
        for night in nights
        if (since is None or day(night.started) >= since) and (until is None or day(night.started) <= until)
    )


def standings(nights: Sequence[Night]) -> tuple[Standing, ...]:
    """Everybody who played, the best first; who played in two currencies stands there twice."""
    results: dict[tuple[str, str], list[int]] = {}
    for night in nights:
        for name, net in night.results.items():
            results.setdefault((night.currency, name), []).append(net)
    lines = [_standing(name, currency, nets) for (currency, name), nets in results.items()]
    return tuple(sorted(lines, key=lambda line: (line.currency, -line.net, line.name)))


def _standing(name: str, currency: str, nets: Sequence[int]) -> Standing:
    total = sum(nets)
    return Standing(
        name=name,
        currency=currency,
        nights=len(nets),
        net=total,
        average=nearest(total, len(nets)),
        best=max(nets),
        worst=min(nets),
        run=_run(nets),
        last=tuple(nets[-LAST:]),
    )


def nearest(total: int, count: int) -> int:
    """``total`` over ``count``, rounded to the nearest whole, halves away from zero."""
    rounded = (2 * abs(total) + count) // (2 * count)
    return rounded if total >= 0 else -rounded


def _run(nets: Sequence[int]) -> int:
    run = 0
    for net in reversed(nets):
        if not net or run * net < 0:
            break
        run += 1 if net > 0 else -1
    return run


def course(nights: Sequence[Night], name: str) -> dict[str, tuple[Step, ...]]:
    """The nights of ``name`` by currency, each with his balance from the first of them on."""
    steps: dict[str, list[Step]] = {}
    for night in nights:
        if name in night.results:
            done = steps.setdefault(night.currency, [])
            balance = (done[-1].balance if done else 0) + night.results[name]
            done.append(Step(day=day(night.started), session=night.id, net=night.results[name], balance=balance))
    return {currency: tuple(done) for currency, done in steps.items()}
