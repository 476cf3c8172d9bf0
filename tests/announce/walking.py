"""Every key with every value of a list, or with some values that differ in words, in rules where it is in play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal

from dealer_assist.core.house import Layer, resolve
from dealer_assist.core.house_keys import KEYS, TOP_KEYS, Kind
from dealer_assist.core.rules import HouseRules

Document = Mapping[str, object]

DECLARED: Document = {"declare.how": "together"}
LIMITED: Document = {"showdown.low_limit": "at-most"}
WITH: dict[str, Document] = {
    "showdown.past_limit": LIMITED,
    "showdown.perfect_needs_both": {**DECLARED, "showdown.perfect_hand": "any"},
    "showdown.unwon_half": DECLARED,
    "showdown.unwon_pot": DECLARED,
    "declare.both_tied": DECLARED,
    "declare.failed_both": DECLARED,
    "declare.judged": DECLARED,
    "declare.side_pots": DECLARED,
    "declare.alone_must_qualify": {**DECLARED, **LIMITED},
    "declare.signals": DECLARED,
    "declare.bet_after": DECLARED,
    "draw.freeze_counts": {"draw.freeze_after": 2},
    "betting.last_max": {"betting.final_round": True},
}
SOME: dict[str, tuple[object, ...]] = {
    "targets.low": (7, 8, Decimal("5.5"), -7),
    "targets.high": (27, 28),
    "names.low": ("", "the small one"),
    "names.high": ("", "the big one"),
    "declare.signals": (["low", "high", "both"], ["", "low", "high", "both"], ["", "", "", "", "both"]),
    "deal.down": (1, 2, 0),
    "deal.up": (1, 2, 0),
    "draw.freeze_after": (0, 1, 2, 5),
    "draw.rounds": (0, 1, 2, 5),
    "betting.ante": (0, 1, 2),
    "betting.min": (1, 2, 5),
    "betting.max": (5, 0, 1),
    "betting.last_max": (0, 10),
    "betting.raises": (0, 1, 3),
    "chips.unit": (1, Decimal("0.5")),
    "chips.worth": (1, Decimal("0.1"), Decimal("0.0123")),
    "chips.currency": ("", "€"),
}
CENT_UNIT: Document = {"chips.unit": 100, "betting.ante": 0, "betting.min": 0, "betting.max": 0}


def values(key: str) -> tuple[object, ...]:
    """The values of ``key`` that are walked."""
    kind = KEYS[key]
    if kind.kind is Kind.FLAG:
        return (False, True)
    if kind.choices is not None and kind.kind is Kind.CHOICE:
        return tuple(choice.value for choice in kind.choices)
    if key.startswith("suits."):
        return (1, 0, -1, 2, 3)
    if key.startswith("points."):
        return (1, Decimal("0.5"), [1, 11], 3)
    return SOME[key]


def made(key: str, value: object) -> HouseRules:
    """Rules in which ``key`` has ``value`` and is in play."""
    changes: dict[str, object] = {**WITH.get(key, {}), key: value}
    if key == "chips.worth" and value == Decimal("0.0123"):
        changes |= CENT_UNIT
    return resolve([Layer(origin="walk", document=changes, is_set=True)])


def walked() -> Iterator[tuple[str, object]]:
    """Every key of the game with its values."""
    for key in KEYS:
        if key not in TOP_KEYS:
            for value in values(key):
                yield key, value
