"""What can be wrong with a showdown as a whole."""

from enum import Enum

from dealer_assist.core.errors import NotAllowed, Unclear, Unreadable
from dealer_assist.core.errors.cards import CardsUnreadable


class NobodyShows(NotAllowed):
    """Every hand was thrown in."""


class NoHands(Unreadable):
    """No hand was typed at all."""


class DeclarationMissing(NotAllowed):
    """``names`` show a hand but declared nothing, and the rules want a declaration."""

    names: tuple[str, ...]


class DeclarationNotPlayed(NotAllowed):
    """``name`` declared ``text`` under rules without declarations."""

    name: str
    text: str


class DeclarationUnreadable(Unreadable):
    """``text`` is none of the ``allowed`` declarations."""

    name: str
    text: str
    allowed: tuple[str, ...]


class DeclarationUnclear(Unclear):
    """``text`` may be several of the declarations."""

    name: str
    text: str
    candidates: tuple[str, ...]


class TextFault(Enum):
    """What a hand or a pot on the command line lacks."""

    NO_CARDS = "no-cards"
    NO_NAME = "no-name"
    NO_DECLARATION = "no-declaration"
    POT_FORM = "pot-form"


class ShowdownUnreadable(Unreadable):
    """``text`` is no hand or no pot."""

    text: str
    fault: TextFault


class EqualsForgotten(Unreadable):
    """``name`` is no hand, and a hand, ``cards``, comes after it."""

    name: str
    cards: str


class NotSeated(NotAllowed):
    """``name`` shows a hand but has no seat among ``known``."""

    name: str
    known: tuple[str, ...]


class MoreHandsThanSeats(NotAllowed):
    """``cards`` without a name are one hand more than the seats, ``known`` from the dealer's left."""

    cards: str
    known: tuple[str, ...]


class PlayerTwiceInPot(NotAllowed):
    """``name`` stands twice in one pot."""

    name: str


class HandUnreadable(Unreadable):
    """``name``'s hand cannot be read because of ``cause``."""

    name: str
    cause: CardsUnreadable
