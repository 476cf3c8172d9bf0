"""What can be wrong with typed cards."""

from enum import Enum

from dealer_assist.core.cards import Card
from dealer_assist.core.errors import NotAllowed, Unreadable
from dealer_assist.core.record import record


class CardFault(Enum):
    """Why a text is no card."""

    EMPTY = "empty"
    ONE = "one"  # a lone 1: an ace or a ten?
    NUMBER = "number"  # 0, 11, 110 …
    SUIT_FIRST = "suit-first"
    CAPITALS = "capitals"  # small Russian rank or capital Russian suit
    LOOKALIKE = "lookalike"  # a letter of the other alphabet
    DECLARATION = "declaration"  # a slash where the declaration stands apart
    UNKNOWN = "unknown"
    TOO_MANY = "too-many"
    TOTAL = "total"  # 26.25p: no multiple of a half


class CardsUnreadable(Unreadable):
    """``piece`` at ``place`` (1 = first character) of ``text`` is no card."""

    text: str
    piece: str
    place: int
    fault: CardFault


@record
class Place:
    """Where a card lies: the ``number``-th card (from 1) of ``holder``'s hand."""

    holder: str
    number: int


class SameCardTwice(NotAllowed):
    """``card`` lies in two places."""

    card: Card
    first: Place
    second: Place


class TooManyOfRank(NotAllowed):
    """More cards of one rank (or of one rank and colour) than the deck has: the last of ``places`` is too much."""

    card: Card
    most: int
    places: tuple[Place, ...]


class SuitMissing(NotAllowed):
    """The rules use suits and the card at ``place`` has none, or only a colour where the suit counts."""

    card: Card
    place: Place
    colour_is_enough: bool
