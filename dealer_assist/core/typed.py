"""What a dealer types for one hand: cards, a total already counted, or a hand thrown in.

Source: the command line, "Cards, names, amounts".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dealer_assist.core.cards import COPIES_OF_A_COLOUR, COPIES_OF_A_RANK, DECK, Card, Suit, write_cards
from dealer_assist.core.errors.cards import (
    CardFault,
    CardsUnreadable,
    Place,
    SameCardTwice,
    SuitMissing,
    TooManyOfRank,
)
from dealer_assist.core.record import made
from dealer_assist.core.totals import Counter
from dealer_assist.core.typing_cards import parse_cards, parse_glued

_TOTAL = re.compile(r"([+\-−]?)([0-9]{0,4})(?:[.,]([0-9]+)|(½))?[pP]([0-9]{0,2})")
_MUCKS = frozenset("xXхХ")


class Shown(NamedTuple):
    """One hand at the showdown: its ``cards``, or a ``total`` (halves) in ``size`` cards, or ``mucked``."""

    cards: tuple[Card, ...] = ()
    total: int | None = None
    size: int | None = None
    mucked: bool = False


MUCK = Shown(mucked=True)


def parse_hand(text: str) -> Shown:
    """Read ``5sAdAc``, ``26.5p``, ``26½p4`` or ``x``; raises `CardsUnreadable`."""
    cards = parse_glued(text)
    if cards is not None:
        return made(Shown, (cards, None, None, False))
    body = text.strip()
    if body in _MUCKS:
        return MUCK
    match = _TOTAL.fullmatch(body) if "p" in body.lower() else None
    if match is not None and (match[2] or match[3] or match[4]):
        return _total(body, match)
    return Shown(cards=parse_cards(text))


def _total(text: str, match: re.Match[str]) -> Shown:
    sign, whole, part, half, size = match.groups()
    if part is not None and part.rstrip("0") not in ("", "5"):
        raise CardsUnreadable(text=text, piece=text, place=1, fault=CardFault.TOTAL)
    halves = 2 * int(whole or "0") + (1 if half or (part or "").startswith("5") else 0)
    if size and not 1 <= int(size) <= 52:
        raise CardsUnreadable(text=text, piece=size, place=match.start(5) + 1, fault=CardFault.TOTAL)
    return Shown(total=-halves if sign in ("-", "−") and sign else halves, size=int(size) if size else None)


def write_hand(shown: Shown) -> str:
    """The hand as it can be typed again."""
    if shown.mucked:
        return "x"
    if shown.total is None:
        return write_cards(shown.cards)
    whole, half = divmod(abs(shown.total), 2)
    return f"{'-' if shown.total < 0 else ''}{whole}{'.5' if half else ''}p{shown.size or ''}"


_WHOLE_DECK = frozenset(DECK)


def check_deal(counter: Counter, hands: Mapping[str, Sequence[Card]]) -> None:
    """Refuse hands that one deck cannot have dealt, and cards without a suit that the rules use.

    ``hands`` are the cards of each holder. Raises `SuitMissing`, `SameCardTwice` or `TooManyOfRank`, with the places.
    """
    held = hands.values()
    if len(_WHOLE_DECK.difference(*held)) + sum(map(len, held)) == len(_WHOLE_DECK):
        return
    check_suits(counter, hands)
    _check_deck(hands)


def check_suits(counter: Counter, hands: Mapping[str, Sequence[Card]]) -> None:
    """Refuse a card without the suit (or colour) that the rules use; raises `SuitMissing`."""
    for holder, cards in hands.items():
        for number, card in enumerate(cards, start=1):
            if counter.needs_suit[card.number]:
                raise SuitMissing(
                    card=card, place=Place(holder=holder, number=number), colour_is_enough=counter.needs_only_colour
                )


def _check_deck(hands: Mapping[str, Sequence[Card]]) -> None:
    first: dict[Card, Place] = {}
    ranks: dict[object, list[Place]] = {}
    for holder, cards in hands.items():
        for number, card in enumerate(cards, start=1):
            place = Place(holder=holder, number=number)
            if card.suit <= Suit.SPADES and card in first:
                raise SameCardTwice(card=card, first=first[card], second=place)
            first.setdefault(card, place)
            colour = card.suit.colour
            kinds: list[tuple[object, int]] = [(card.rank, COPIES_OF_A_RANK)]
            if colour is not Suit.UNKNOWN:
                kinds.append(((card.rank, colour), COPIES_OF_A_COLOUR))
            for kind, most in kinds:
                places = ranks.setdefault(kind, [])
                places.append(place)
                if len(places) > most:
                    raise TooManyOfRank(card=card, most=most, places=tuple(places))
