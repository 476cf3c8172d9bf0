"""Cards as they are typed and written: rank, then suit, in Latin, Russian or symbols."""

from __future__ import annotations

from enum import IntEnum
from operator import attrgetter


class Rank(IntEnum):
    """The thirteen ranks; the value orders them and is no number of points."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def code(self) -> str:
        """``2`` … ``10``, ``J``, ``Q``, ``K``, ``A``."""
        return _RANK_CODES.get(self.value) or str(self.value)


_RANK_CODES = {11: "J", 12: "Q", 13: "K", 14: "A"}


class Suit(IntEnum):
    """The four suits, the two colours where only colour matters, and a suit that was not typed."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    RED = 4
    BLACK = 5
    UNKNOWN = 6

    @property
    def code(self) -> str:
        """``c d h s``, ``r b`` for a colour, nothing for an unknown suit."""
        return "cdhsrb"[self.value : self.value + 1]

    @property
    def possible(self) -> tuple[Suit, ...]:
        """The real suits that this one may stand for."""
        return _POSSIBLE[self]

    @property
    def colour(self) -> Suit:
        """`RED`, `BLACK` or `UNKNOWN`."""
        return _COLOURS[self]


_POSSIBLE = {
    Suit.CLUBS: (Suit.CLUBS,),
    Suit.DIAMONDS: (Suit.DIAMONDS,),
    Suit.HEARTS: (Suit.HEARTS,),
    Suit.SPADES: (Suit.SPADES,),
    Suit.RED: (Suit.DIAMONDS, Suit.HEARTS),
    Suit.BLACK: (Suit.CLUBS, Suit.SPADES),
    Suit.UNKNOWN: (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES),
}
_COLOURS = {
    Suit.CLUBS: Suit.BLACK,
    Suit.DIAMONDS: Suit.RED,
    Suit.HEARTS: Suit.RED,
    Suit.SPADES: Suit.BLACK,
    Suit.RED: Suit.RED,
    Suit.BLACK: Suit.BLACK,
    Suit.UNKNOWN: Suit.UNKNOWN,
}


class Card:
    """One card. There is one object per rank and suit, so cards compare by identity; get them with `card`."""

    __slots__ = ("code", "number", "rank", "suit")

    def __init__(self, rank: Rank, suit: Suit) -> None:
        self.rank = rank
        self.suit = suit
        self.number = (rank - 2) * 7 + suit
        self.code = rank.code + suit.code

    def __repr__(self) -> str:
        return f"Card({self.code})"

    def __reduce__(self) -> tuple[object, tuple[Rank, Suit]]:
        return card, (self.rank, self.suit)


ALL_CARDS: tuple[Card, ...] = tuple(Card(rank, suit) for rank in Rank for suit in Suit)
DECK: tuple[Card, ...] = tuple(c for c in ALL_CARDS if c.suit <= Suit.SPADES)
DECK_SIZE = 52
COPIES_OF_A_RANK = 4
COPIES_OF_A_COLOUR = 2


def card(rank: Rank, suit: Suit = Suit.UNKNOWN) -> Card:
    """The card of that rank and suit."""
    return ALL_CARDS[(rank - 2) * 7 + suit]


_code = attrgetter("code")


def write_cards(cards: tuple[Card, ...]) -> str:
    """The cards glued together as they can be typed again: ``5sAdAc``."""
    return "".join(map(_code, cards))
