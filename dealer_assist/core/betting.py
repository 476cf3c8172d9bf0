"""One betting round: what a player may do, and what his act makes of it.

Source: House rules, "The course of a hand and its betting", Acts, Table stakes and Short all-in. Chips are hundredths,
players the numbers of their seats; a stack of None has no end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from dealer_assist.core.errors.hand import (
    AmountOutside,
    BetStands,
    MustCall,
    NoBetYet,
    NoChecking,
    NothingToCall,
    NotReopened,
    NotThatMany,
    RaisesCapped,
)
from dealer_assist.core.hand_turn import Bar, Options, Span

_NOT_YET = -1


class Kind(Enum):
    """Where a betting round stands in the course of the hand."""

    FIRST = "first"
    LATER = "later"
    FINAL = "final"
    AFTER = "after"  # the declaration


class Limits(NamedTuple):
    """The amounts of a round: ``least``…``most`` (0: no limit) for a bet or raise, ``wagers`` the cap (0: none)."""

    least: int
    most: int
    wagers: int
    check: bool
    open_stakes: bool


@dataclass(kw_only=True, slots=True)
class BettingRound:
    """A running round.

    ``opener`` is the seat whose right it is to open, ``to_act`` whose turn it is (None before the opener is named).
    ``able`` are live and have chips, ``bets`` are what each has put in this round, ``current`` the highest. ``acted``
    is what the bet was when a player last acted (-1: not yet). ``wagers`` counts the bet and the raises that are full
    (or half and more, under a limit), ``full`` is what a full raise is. ``begun``: somebody has acted.
    """

    kind: Kind
    limits: Limits
    opener: int | None
    able: list[bool]
    bets: list[int]
    acted: list[int]
    full: int
    to_act: int | None = None
    current: int = 0
    wagers: int = 0
    begun: bool = False

    def copy(self) -> BettingRound:
        """The same round, which goes its own way from here."""
        return replace(self, able=list(self.able), bets=list(self.bets), acted=list(self.acted))


def open_round(kind: Kind, limits: Limits, able: Sequence[bool], opener: int | None) -> BettingRound:
    """A round in which nobody has acted; the opener is asked first, or the next who can act."""
    seats = len(able)
    betting = BettingRound(
        kind=kind,
        limits=limits,
        opener=opener,
        able=list(able),
        bets=[0] * seats,
        acted=[_NOT_YET] * seats,
        full=limits.least,
    )
    if opener is not None:
        ask(betting, opener)
    return betting


def ask(betting: BettingRound, start: int) -> None:
    """Find who acts next, from seat ``start`` on; nobody: the round is over.

    Who is the only one able is asked only while he owes a call.
    """
    able, bets, acted, current = betting.able, betting.bets, betting.acted, betting.current
    seats = len(bets)
    betting.to_act = None
    for step in range(start, start + seats):
        seat = step % seats
        if able[seat] and (bets[seat] < current or (acted[seat] < 0 and sum(able) > 1)):
            betting.to_act = seat
            return


def options(betting: BettingRound, seat: int, stack: int | None) -> Options:
    """What ``seat`` with ``stack`` may do on his turn."""
    limits = betting.limits
    owed = betting.current - betting.bets[seat]
    limit = limits.most or None
    bar: Bar | None = None
    call, lacks, span = owed, 0, Span(betting.full, limit)
    if stack is not None and limits.open_stakes:
        lacks = max(0, owed - stack)
    elif stack is not None:
        call = min(owed, stack)
        rest = stack - call
        if rest:
            span = Span(min(span.least, rest), rest if limit is None else min(limit, rest))
        else:
            bar = Bar.NO_CHIPS
    if bar is None and limits.wagers and betting.wagers >= limits.wagers:
        bar = Bar.CAPPED
    elif bar is None and not _is_open(betting, seat):
        bar = Bar.NOT_REOPENED
    may_raise = bar is None and betting.current > 0
    return Options(
        owed=owed,
        call=call,
        lacks=lacks,
        check=not owed and limits.check,
        bet=span if bar is None and not betting.current else None,
        raises=span if may_raise else None,
        to=span.raised(betting.current) if may_raise else None,
        bar=bar,
    )


def _is_open(betting: BettingRound, seat: int) -> bool:
    """Whether the betting is open (again) to ``seat``: half a full raise since he acted is enough under a limit."""
    before = betting.acted[seat]
    if before < 0:
        return True
    grown = betting.current - before
    return (2 * grown if betting.limits.most else grown) >= betting.full


def verify_check(betting: BettingRound, seat: int) -> None:
    """Raises `MustCall` or `NoChecking`."""
    owed = betting.current - betting.bets[seat]
    if owed:
        raise MustCall(owed=owed)
    if not betting.limits.check:
        raise NoChecking()


def verify_call(betting: BettingRound, seat: int, stack: int | None, name: str) -> None:
    """Raises `NothingToCall`, or `NotThatMany` at open stakes."""
    owed = betting.current - betting.bets[seat]
    if not owed:
        raise NothingToCall()
    if betting.limits.open_stakes and stack is not None and stack < owed:
        raise NotThatMany(name=name, needed=owed, stack=stack, open_stakes=True)


def verify_bet(betting: BettingRound, seat: int, stack: int | None, name: str, amount: int) -> None:
    """Raises `BetStands`, `NotThatMany` or `AmountOutside`."""
    if betting.current:
        raise BetStands(amount=amount, bet=betting.current)
    _verify_wager(betting, seat, stack, name, amount)


def verify_raise(betting: BettingRound, seat: int, stack: int | None, name: str, by: int) -> None:
    """Raises `NoBetYet`, `RaisesCapped`, `NotReopened`, `NotThatMany` or `AmountOutside`."""
    if not betting.current:
        raise NoBetYet(by=by)
    limits = betting.limits
    if limits.wagers and betting.wagers >= limits.wagers:
        raise RaisesCapped(raises=limits.wagers - 1)
    if not _is_open(betting, seat):
        full = (betting.full + 1) // 2 if limits.most else betting.full
        raise NotReopened(grown=betting.current - betting.acted[seat], full=full)
    _verify_wager(betting, seat, stack, name, by)


def _verify_wager(betting: BettingRound, seat: int, stack: int | None, name: str, amount: int) -> None:
    limits = betting.limits
    owed = betting.current - betting.bets[seat]
    is_all_in = owed + amount == stack and amount > 0 and not limits.open_stakes
    if (amount < betting.full and not is_all_in) or (limits.most and amount > limits.most):
        raise AmountOutside(
            amount=amount, least=betting.full, most=limits.most or None, call=owed, current=betting.current
        )
    if stack is not None and owed + amount > stack:
        raise NotThatMany(name=name, needed=owed + amount, stack=stack, open_stakes=limits.open_stakes)


def leave(betting: BettingRound, seat: int) -> None:
    """``seat`` is out of the hand."""
    betting.able[seat] = False


def do_pass(betting: BettingRound, seat: int) -> None:
    """``seat`` checks (or folds)."""
    betting.acted[seat] = betting.current
    betting.begun = True
    ask(betting, seat + 1)


def do_call(betting: BettingRound, seat: int, paid: int, *, all_in: bool) -> None:
    """``seat`` calls with ``paid``, which may be all he has."""
    betting.bets[seat] += paid
    betting.able[seat] = not all_in
    do_pass(betting, seat)


def do_wager(betting: BettingRound, seat: int, amount: int, *, all_in: bool) -> None:
    """``seat`` bets ``amount``, or raises by it. A short all-in may count for nothing but the bet to be called."""
    limited = betting.limits.most > 0
    is_full = amount >= betting.full
    if is_full or (limited and 2 * amount >= betting.full):
        betting.wagers += 1
    if is_full and not limited:
        betting.full = amount
    betting.current += amount
    betting.bets[seat] = betting.current
    betting.able[seat] = not all_in
    do_pass(betting, seat)
