"""Hands told in a few lines, as a dealer would type them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dealer_assist import presets
from dealer_assist.core import handfile
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.handfile import StatementRefused
from dealer_assist.core.hand import Hand
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Options
from dealer_assist.core.money import plain
from dealer_assist.core.rules import HouseRules


def rulebook(preset: str, sets: Sequence[str] = ()) -> HouseRules:
    """The rules of a shipped preset with some keys changed."""
    return presets.load(preset, sets=sets)


def told(text: str) -> str:
    """``text`` without the indentation it has in a test."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def played(text: str) -> Hand:
    """The hand of a whole file."""
    return handfile.read(told(text), rulebook).hand


def running(text: str) -> Hand:
    """The hand of a file that need not be at its end."""
    return handfile.read(told(text), rulebook, complete=False).hand


def refusal(text: str) -> StatementRefused:
    """How a file is refused."""
    with pytest.raises(StatementRefused) as refused:
        played(text)
    return refused.value


def refused_for(text: str, cause: type[DealerError], line: int | None = None) -> StatementRefused:
    """The refusal of ``text``, which must be for ``cause`` (in its last line unless ``line`` says otherwise)."""
    error = refusal(text)
    assert type(error.cause) is cause, (error.cause, vars(error.cause))
    assert error.line == (line or len(told(text).splitlines())), error.line
    return error


def amounts(values: dict[str, int] | None) -> dict[str, str]:
    """Only what is not 0, written."""
    assert values is not None
    return {name: plain(amount) for name, amount in values.items() if amount}


def payouts(hand: Hand) -> dict[str, str]:
    return amounts(dict(hand.outcome.payouts))


def nets(hand: Hand) -> dict[str, str]:
    net = hand.outcome.net
    return amounts(None if net is None else dict(net))


def pots(state: HandState) -> list[tuple[str, str]]:
    """The pots on the table: amount and players."""
    return [(plain(pot.amount), " ".join(state.table.names[seat] for seat in pot.seats)) for pot in state.pots]


def options(hand: Hand) -> Options:
    """What the player whose turn it is may do."""
    choices = hand.state.turn.options
    assert choices is not None
    return choices
