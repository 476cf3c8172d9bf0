"""A hand as typed, and every total it can be: plain enumeration of one allowed value per card."""

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product

from .house import Rules

SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades", "r": "hearts", "b": "spades"}
CARD = re.compile(r"(10|[2-9TJQKA])([cdhsrb]?)[ ,]*", re.IGNORECASE)
TOTAL = re.compile(r"(-?\d+(?:\.\d+)?)p(\d+)?")

Card = tuple[str, str]


@dataclass(frozen=True)
class Hand:
    """`totals` is all of them by side. Where one was typed, `cards` is empty and `size` may be None."""

    name: str
    cards: tuple[Card, ...]
    size: int | None
    totals: dict[str, frozenset[Fraction]]


@cache
def number(value: int | float | str | Fraction) -> Fraction:
    """A rule's number exactly as written (0.1 is a tenth)."""
    return Fraction(str(value))


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards with their suit's letter, "" where none was typed."""
    found = tuple((rank.upper().replace("T", "10"), suit.lower()) for rank, suit in CARD.findall(text))
    assert CARD.sub("", text).strip() == "", text
    return found


def card_values(rules: Rules, side: str, card: Card) -> list[Fraction]:
    """Every value one card may count for one side, its suit's multiplier included."""
    rank, suit = card
    counts = rules["points"].get(side, {}).get(rank, rules["points"][rank])
    # A card typed without its suit: the rules do not use it, so any suit's multiplier will do.
    times = number(rules["suits"][SUITS[suit or "c"]])
    return [number(one) * times for one in (counts if isinstance(counts, list) else [counts])]


def read_hand(rules: Rules, name: str, text: str) -> Hand:
    """A hand from `2sQh4d`, `26.5p` or `26.5p4`."""
    typed = TOTAL.fullmatch(text)
    if typed:
        total = frozenset([Fraction(typed[1])])
        return Hand(name, (), int(typed[2]) if typed[2] else None, dict.fromkeys(rules["targets"], total))
    cards = read_cards(text)
    totals = {
        side: frozenset(sum(choice) for choice in product(*(card_values(rules, side, card) for card in cards)))
        for side in rules["targets"]
    }
    return Hand(name, cards, len(cards), totals)
