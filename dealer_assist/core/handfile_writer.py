"""A hand written as a text file that replays to the same hand.

Source: the command line, "A hand as a text file".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dealer_assist.core.hand import Hand, begin
from dealer_assist.core.hand_events import Dealt, Event, NobodyElse
from dealer_assist.core.hand_tokens import STREETS
from dealer_assist.core.hand_writing import statement
from dealer_assist.core.house_document import flat, to_document, written
from dealer_assist.core.house_keys import TOP_KEYS
from dealer_assist.core.money import plain
from dealer_assist.core.names import write_name
from dealer_assist.core.rules import HouseRules

WIDEST = 96
_BARE = re.compile("[a-z]+(-[a-z]+)*")  # needs no quotes after `set`
_CAN_GO_ON = ("draw", "bet", "declare", "show", "bust")


def write(hand: Hand, *, preset: str, base: HouseRules) -> str:
    """The file of ``hand``, finished or not; ``base`` are the rules of ``preset``, from which the hand's may differ.

    The two must have the same number of targets.
    """
    dealt = hand.events[0]
    assert isinstance(dealt, Dealt)
    lines = [f"rules {write_name(preset)}"]
    lines += [f"set {change}" for change in changes(base, hand.state.rules)]
    lines += _wrapped("seats", [_seat(name, stack) for name, stack in dealt.seats], can_go_on=False)
    if dealt.carried:
        lines.append(f"carried {plain(dealt.carried)}")
    lines.append(f"dealer {write_name(dealt.dealer)}")
    for keyword, tokens in _statements(hand.state.rules, hand.events):
        lines += _wrapped(keyword, tokens, can_go_on=keyword in _CAN_GO_ON)
    return "\n".join(lines) + "\n"


def changes(base: HouseRules, rules: HouseRules) -> tuple[str, ...]:
    """The ``table.key=value`` that make ``rules`` of ``base``; titles and the like are left as they are."""
    before = flat(to_document(base))
    decided = set(base.undecided) - set(rules.undecided)
    return tuple(
        f"{key}={value if isinstance(value, str) and _BARE.fullmatch(value) else written(value)}"
        for key, value in flat(to_document(rules)).items()
        if key not in TOP_KEYS and (before.get(key) != value or key in decided)
    )


def _seat(name: str, stack: int | None) -> str:
    return write_name(name) if stack is None else f"{write_name(name)}={plain(stack)}"


def _statements(rules: HouseRules, history: Sequence[Event]) -> Iterator[tuple[str, list[str]]]:
    """The statements of the events, those of one keyword together as long as their round lasts."""
    dealt = history[0]
    assert isinstance(dealt, Dealt)
    hand = begin(rules, dealt)
    keyword, tokens, begun = "", [""], hand.state.running
    for event in history[1:]:
        if isinstance(event, NobodyElse):
            break  # that is what the end of the file says
        word, token = statement(event)
        same_round = word not in STREETS or hand.state.running is begun
        if word == keyword and word in _CAN_GO_ON and same_round:
            tokens.append(token)
        else:
            if keyword:
                yield keyword, tokens
            keyword, tokens, begun = word, [token] if token else [], hand.state.running
        hand.record(event)
    if keyword:
        yield keyword, tokens


def _wrapped(keyword: str, tokens: Sequence[str], *, can_go_on: bool) -> list[str]:
    """A statement in one line, or where it may go on with the same keyword in several of a handy width."""
    lines = [keyword]
    for token in tokens:
        if can_go_on and len(lines[-1]) + len(token) >= WIDEST and lines[-1] != keyword:
            lines.append(keyword)
        lines[-1] += f" {token}"
    return lines
