"""What can be wrong with a showdown as a whole."""

from dataclasses import dataclass
from enum import Enum

from dealer_assist.core.errors import NotAllowed, Unclear, Unreadable
from dealer_assist.core.errors.cards import CardsUnreadable


@dataclass(kw_only=True, eq=False)
class NobodyShows(NotAllowed):
    """Every hand was thrown in."""


@dataclass(kw_only=True, eq=False)
class NoHands(Unreadable):
    """No hand was typed at all."""


@dataclass(kw_only=True, eq=False)
class DeclarationMissing(NotAllowed):
    """``names`` show a hand but declared nothing, and the rules want a declaration."""

    names: tuple[str, ...]


@dataclass(kw_only=True, eq=False)
class DeclarationNotPlayed(NotAllowed):
    """``name`` declared ``text`` under rules without declarations."""

    name: str
    text: str


@dataclass(kw_only=True, eq=False)
class DeclarationUnreadable(Unreadable):
    """``text`` is none of the ``allowed`` declarations."""

    name: str
    text: str
    allowed: tuple[str, ...]


@dataclass(kw_only=True, eq=False)
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


@dataclass(kw_only=True, eq=False)
class ShowdownUnreadable(Unreadable):
    """``text`` is no hand or no pot."""

    text: str
    fault: TextFault


@dataclass(kw_only=True, eq=False)
class NotSeated(NotAllowed):
    """``name`` shows a hand or is in a pot but has no seat (or no hand) among ``known``."""

    name: str
    known: tuple[str, ...]
    in_pot: bool


@dataclass(kw_only=True, eq=False)
class PlayerTwiceInPot(NotAllowed):
    """``name`` stands twice in one pot."""

    name: str


@dataclass(kw_only=True, eq=False)
class HandUnreadable(Unreadable):
    """``name``'s hand cannot be read because of ``cause``."""

    name: str
    cause: CardsUnreadable
