"""Events written back as the statements they were typed as, and a whole hand as a document that can be stored.

Source: the command line, "A hand as a text file". What is written reads back to the same event, so that a stored hand
is its statements and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dealer_assist.core import hand_events as events
from dealer_assist.core.cards import write_cards
from dealer_assist.core.errors.hand import NothingToTakeBack
from dealer_assist.core.errors.session import RecordUnreadable
from dealer_assist.core.hand import Hand, OpenHand, begin
from dealer_assist.core.hand_events import Dealt, Event
from dealer_assist.core.hand_statements import say, split_tokens
from dealer_assist.core.money import plain
from dealer_assist.core.names import write_name
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.typed import write_hand

Document = dict[str, Any]
UNDO = "undo"


def _took(event: events.Took) -> str:
    card = event.card.code if event.card is not None else ""
    return f"+{card}{'!' if event.bust else ''}"


def _in_turn(keyword: str, act: Callable[[Any], str]) -> Callable[[Any], tuple[str, str]]:
    return lambda event: (keyword, f"{write_name(event.player)}:{act(event)}")


def _of_all(event: events.PutInKnown) -> tuple[str, str]:
    return "pot", " ".join([f"{write_name(name)}={plain(amount)}" for name, amount in event.put_in])


_WRITERS: dict[type[Event], Callable[[Any], tuple[str, str]]] = {
    events.Exposed: lambda event: ("up", " ".join([write_cards(cards) for cards in event.cards])),
    events.OpenerNamed: lambda event: ("opener", write_name(event.player)),
    events.Took: _in_turn("draw", _took),
    events.Declined: _in_turn("draw", lambda _event: "-"),
    events.Checked: _in_turn("bet", lambda _event: "k"),
    events.Called: _in_turn("bet", lambda _event: "c"),
    events.Bet: _in_turn("bet", lambda event: f"b{plain(event.amount)}"),
    events.Raised: _in_turn("bet", lambda event: f"r{plain(event.by)}"),
    events.Folded: _in_turn("bet", lambda _event: "f"),
    events.Busted: lambda event: ("bust", write_name(event.player)),
    events.Bought: lambda event: ("buy", f"{write_name(event.player)} {plain(event.amount)}"),
    events.PotKnown: lambda event: ("pot", plain(event.amount)),
    events.PutInKnown: _of_all,
    events.Declared: lambda event: ("declare", f"{write_name(event.player)}={event.side.value}"),
    events.Showed: lambda event: ("show", f"{write_name(event.player)}={write_hand(event.hand)}"),
    events.NobodyElse: lambda _event: ("nobody-else", ""),
    events.Voided: lambda _event: ("void", ""),
    events.TakenBack: lambda _event: (UNDO, ""),
}


def statement(event: Event) -> tuple[str, str]:
    """The keyword and the token (or tokens) that say ``event``; not for the deal."""
    return _WRITERS[type(event)](event)


def write_event(event: Event) -> str:
    """One event as a line that `record_line` reads."""
    return " ".join(statement(event)).rstrip()


def record_line(hand: OpenHand, line: str) -> None:
    """Record what one line of a document says; raises `StatementRefused`."""
    keyword, *tokens = split_tokens(line) or [""]
    if keyword == "nobody-else":
        hand.record(events.NobodyElse())
    else:
        say(hand, keyword, tokens)


def to_document(history: Sequence[Event]) -> Document:
    """A hand's events, those that take others back included, as strings, whole numbers, lists and maps.

    The stacks are hundredths, null where they are not limited; the rules are not part of it.
    """
    dealt = history[0]
    assert isinstance(dealt, Dealt)
    return {
        "seats": dict(dealt.seats),
        "dealer": dealt.dealer,
        "carried": dealt.carried,
        "said": [write_event(event) for event in history[1:]],
    }


def _verify_shape(document: Mapping[str, Any]) -> None:
    seats, said = document.get("seats"), document.get("said")
    stacks = seats.values() if isinstance(seats, Mapping) else [seats]
    wrong = {
        "seats": not all(stack is None or _is_chips(stack) for stack in stacks) or seats is None,
        "dealer": not isinstance(document.get("dealer"), str),
        "carried": not _is_chips(document.get("carried")),
        "said": not isinstance(said, list) or not all(isinstance(line, str) for line in said),
    }
    for field in filter(wrong.get, wrong):
        raise RecordUnreadable(session="", record=0, kind="hand", field=field)


def _is_chips(value: object) -> bool:
    return type(value) is int and value >= 0


def from_document(rules: HouseRules, document: Mapping[str, Any]) -> Hand:
    """The hand of a document, played by ``rules``.

    Raises what `hand.begin` does, `StatementRefused`, and `RecordUnreadable` for a document of another shape.
    """
    _verify_shape(document)
    standing: list[str] = []
    for line in document["said"]:
        if line != UNDO:
            standing.append(line)
        elif standing:
            standing.pop()
        else:
            raise NothingToTakeBack()
    dealt = Dealt(seats=tuple(document["seats"].items()), dealer=document["dealer"], carried=document["carried"])
    hand = begin(rules, dealt)
    for line in standing:
        record_line(hand, line)
    return hand.closed()
