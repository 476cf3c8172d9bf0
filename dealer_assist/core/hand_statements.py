"""What a dealer types during a hand: statements of a keyword and tokens, recorded as they are read.

Source: the command line, "A hand as a text file". The live table takes the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from dealer_assist.core import hand_tokens as tokens_of
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.hand import RoundOver
from dealer_assist.core.errors.handfile import StatementRefused, TokenFault, TokenUnreadable
from dealer_assist.core.errors.names import NameFault, NameUnreadable
from dealer_assist.core.hand import OpenHand
from dealer_assist.core.hand_events import Event
from dealer_assist.core.hand_state import HandState

_TOKEN = re.compile(r'(?:"(?:[^"]|"")*"|[^\s"])+')
_ONE_BY_ONE: dict[str, Callable[[HandState, str], Iterable[Event]]] = {
    "draw": tokens_of.answer,
    "bet": tokens_of.bet,
    "declare": tokens_of.declaration,
    "show": tokens_of.showing,
    "bust": tokens_of.bust,
}
_Reader = Callable[[HandState, str], Any]
_Maker = Callable[[HandState, list[Any]], Iterable[Event]]
_TOGETHER: dict[str, tuple[_Reader, _Maker]] = {
    "draw": (tokens_of.taker, tokens_of.takers),
    "up": (tokens_of.exposed, tokens_of.exposing),
    "opener": (tokens_of.as_typed, tokens_of.naming),
    "buy": (tokens_of.as_typed, tokens_of.buying),
    "pot": (tokens_of.put_in, tokens_of.pot),
    "void": (tokens_of.as_typed, tokens_of.voiding),
}
KEYWORDS: tuple[str, ...] = tuple(dict.fromkeys((*_ONE_BY_ONE, *_TOGETHER)))


def split_tokens(text: str) -> list[str]:
    """The tokens of a line, up to a ``#`` that begins one; a name in double quotes may hold blanks.

    Raises `NameUnreadable` for a quote that is never closed.
    """
    if '"' not in text:
        tokens = text.split()
        if "#" not in text:
            return tokens
        return tokens[: next((at for at, token in enumerate(tokens) if token[0] == "#"), None)]
    found: list[str] = []
    rest = text.lstrip()
    while rest and rest[0] != "#":
        match = _TOKEN.match(rest)
        if match is None or rest[match.end() :][:1] == '"':
            raise NameUnreadable(text=rest, fault=NameFault.QUOTES)
        found.append(match[0])
        rest = rest[match.end() :].lstrip()
    return found


def say(hand: OpenHand, keyword: str, tokens: Sequence[str], *, line: int = 0) -> None:
    """Record what a statement says.

    Raises `StatementRefused` with the token that is wrong and the moment before it. What the tokens before it said
    stands, what the wrong one had begun (``k*``) does not: after an error go on with the first ``stood`` events.
    """
    one_by_one = _ONE_BY_ONE.get(keyword)
    token = tokens[0] if tokens else ""
    stood, turn, state, good = len(hand.events), None, hand.state, 0
    try:
        if one_by_one is None and keyword not in _TOGETHER:  # in a record that was changed; typed ones are known
            raise TokenUnreadable(keyword=keyword, token=keyword, fault=TokenFault.KEYWORD)
        if not tokens and keyword != "void":
            raise TokenUnreadable(keyword=keyword, token="", fault=TokenFault.NO_TOKENS)
        if one_by_one is None or (keyword == "draw" and not tokens_of.is_answer(token)):
            turn = state.turn
            read, make = _TOGETHER[keyword]
            values = []
            for token in tokens:
                values.append(read(state, token))
            token = tokens[0] if tokens else ""
            for event in make(state, values):
                hand.record(event)
            return
        begun = state.running if keyword in tokens_of.STREETS else None
        for good, token in enumerate(tokens):  # noqa: B007 - told where one is refused
            stood, turn = len(hand.events), state.turn if token[-1] == "*" else None
            if begun is not None and state.running is not begun:
                raise RoundOver(what=keyword, street=state.street)
            for event in one_by_one(state, token):
                hand.record(event)
    except DealerError as cause:
        raise StatementRefused(
            cause=cause,
            line=line,
            keyword=keyword,
            token=token,
            turn=turn or state.turn,
            stood=stood,
            before=() if state.quick else tuple(tokens[:good]),
        ) from cause
