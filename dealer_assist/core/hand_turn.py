"""Whose turn it is in a hand and what he may do: plain facts, for prompts and for refusals. Chips are hundredths."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Street(Enum):
    """What the table is waiting for."""

    ANTE = "ante"  # open stakes: somebody lacks the chips for it
    DRAW = "draw"
    BET = "bet"
    DECLARE = "declare"
    SHOW = "show"
    OVER = "over"


class Bar(Enum):
    """Why there is no raise (or no bet)."""

    CAPPED = "capped"  # the house's number of raises is reached
    NOT_REOPENED = "not-reopened"  # he has acted, and since then there were only short all-ins
    NO_CHIPS = "no-chips"  # a call takes all he has


class Span(NamedTuple):
    """From ``least`` to ``most``; None: no limit."""

    least: int
    most: int | None

    def holds(self, amount: int) -> bool:
        """Whether ``amount`` lies in it."""
        return self.least <= amount and (self.most is None or amount <= self.most)

    def raised(self, amount: int) -> Span:
        """Both ends ``amount`` higher."""
        return Span(self.least + amount, None if self.most is None else self.most + amount)


class Options(NamedTuple):
    """What a player may do in a betting round; he may always fold.

    ``owed`` is what a call costs, ``call`` what he would pay (less, if that is all he has); ``lacks`` is what he must
    buy before he can call (open stakes). ``bet`` are the amounts of a bet, ``raises`` those that a raise may be by,
    ``to`` where that leads this round; None with the reason in ``bar``, or where the other one is meant.
    """

    owed: int
    call: int
    lacks: int
    check: bool
    bet: Span | None
    raises: Span | None
    to: Span | None
    bar: Bar | None


class Turn(NamedTuple):
    """The moment: ``player`` is to act (None: nobody in particular), ``waiting`` are those the street waits for.

    ``options`` only in a betting round. ``opener_missing``: the dealer must first name who opens. ``consent``: a card
    for all or for nobody. ``lacks`` is what the player needs for the ante.
    """

    street: Street
    player: str | None = None
    waiting: tuple[str, ...] = ()
    options: Options | None = None
    opener_missing: bool = False
    consent: bool = False
    lacks: int = 0
