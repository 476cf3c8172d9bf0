"""Statements at the live table without their keyword, where it is clear from the moment what is meant."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_statements import KEYWORDS
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.names import split_outside_quotes, write_name

_OF_STREET = {
    Street.ANTE: "bet",
    Street.DRAW: "draw",
    Street.BET: "bet",
    Street.DECLARE: "declare",
    Street.SHOW: "show",
    Street.OVER: "show",
}


def completed(state: HandState, tokens: Sequence[str]) -> tuple[str, list[str]]:
    """The keyword and the tokens that ``tokens`` mean now.

    A keyword stays what it is. At the showdown and in the declarations a token without a name belongs to the next
    who is waited for; elsewhere ``NAME=…`` shows a hand.
    """
    first = tokens[0].lower()
    if first in KEYWORDS:
        return first, list(tokens[1:])
    street = state.street
    if state.quick and street is not Street.DECLARE:
        street = Street.SHOW
    keyword = _OF_STREET[street]
    if keyword in ("show", "declare"):
        return keyword, _named(state, tokens)
    return keyword, list(tokens)


def _named(state: HandState, tokens: Sequence[str]) -> list[str]:
    """Bare tokens get the names of those the table waits for, in their order."""
    waiting = iter([state.table.names[seat] for seat in state.waiting])
    said = []
    for token in tokens:
        if len(split_outside_quotes(token, "=")) > 1 or state.quick:
            said.append(token)
        else:
            name = next(waiting, None)
            said.append(token if name is None else f"{write_name(name)}={token}")
    return said
