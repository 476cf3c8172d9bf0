"""What can be wrong with a statement about a hand. Chips are hundredths."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dealer_assist.core.cards import Card
from dealer_assist.core.errors import NotAllowed
from dealer_assist.core.hand_turn import Street


@dataclass(kw_only=True, eq=False)
class TooFewPlayers(NotAllowed):
    """A hand needs two players."""

    names: tuple[str, ...]


@dataclass(kw_only=True, eq=False)
class NoChips(NotAllowed):
    """``name`` has no chips to play with."""

    name: str


@dataclass(kw_only=True, eq=False)
class DeckTooSmall(NotAllowed):
    """``players`` times ``each`` cards are more than the deck has."""

    players: int
    each: int


@dataclass(kw_only=True, eq=False)
class NotNow(NotAllowed):
    """``what`` (a statement's keyword) does not belong where the hand is."""

    what: str
    street: Street


@dataclass(kw_only=True, eq=False)
class RoundOver(NotAllowed):
    """One token more than the round of ``what`` takes; the hand is on ``street`` now."""

    what: str
    street: Street


@dataclass(kw_only=True, eq=False)
class NotAsked(NotAllowed):
    """``name`` is not offered a card (any more) this round."""

    name: str


@dataclass(kw_only=True, eq=False)
class NotYourTurn(NotAllowed):
    """``name`` acts while it is ``turn``'s turn."""

    name: str
    turn: str


@dataclass(kw_only=True, eq=False)
class NotInHand(NotAllowed):
    """``name`` has folded."""

    name: str


@dataclass(kw_only=True, eq=False)
class OpenerMissing(NotAllowed):
    """The dealer must name who opens."""


@dataclass(kw_only=True, eq=False)
class OpenerNotNamed(NotAllowed):
    """The rules say who opens (``opener`` is their value); the dealer does not name him."""

    opener: str


@dataclass(kw_only=True, eq=False)
class MustCall(NotAllowed):
    """A check while ``owed`` is to be called."""

    owed: int


@dataclass(kw_only=True, eq=False)
class NoChecking(NotAllowed):
    """The house does not let anybody check."""


@dataclass(kw_only=True, eq=False)
class NothingToCall(NotAllowed):
    """A call while nothing is owed."""


@dataclass(kw_only=True, eq=False)
class BetStands(NotAllowed):
    """A bet of ``amount`` after there was one: ``bet`` is the bet that stands; it would have to be a raise."""

    amount: int
    bet: int


@dataclass(kw_only=True, eq=False)
class NoBetYet(NotAllowed):
    """A raise by ``by`` before there was a bet."""

    by: int


@dataclass(kw_only=True, eq=False)
class RaisesCapped(NotAllowed):
    """The bet and the ``raises`` raises of the round were made."""

    raises: int


@dataclass(kw_only=True, eq=False)
class NotReopened(NotAllowed):
    """He has acted, and since then the bet has grown by ``grown`` only; ``full`` would open it again."""

    grown: int
    full: int


@dataclass(kw_only=True, eq=False)
class AmountOutside(NotAllowed):
    """A bet of, or a raise by ``amount``, outside ``least``…``most`` (None: no limit).

    ``call`` is what a raise comes on top of, ``current`` the bet that stands, 0 for a bet.
    """

    amount: int
    least: int
    most: int | None
    call: int
    current: int


@dataclass(kw_only=True, eq=False)
class NotThatMany(NotAllowed):
    """He would need ``needed`` and has ``stack``; at ``open_stakes`` he can buy."""

    name: str
    needed: int
    stack: int
    open_stakes: bool


@dataclass(kw_only=True, eq=False)
class NoAllIn(NotAllowed):
    """There is no all-in: open stakes, or no stack is kept for ``name``."""

    name: str
    open_stakes: bool


class NoBustFault(Enum):
    """Why a bust is refused."""

    NOT_PLAYED = "not-played"
    CONSENT = "consent"  # is typed after the round


@dataclass(kw_only=True, eq=False)
class NoBust(NotAllowed):
    """``name`` cannot be bust here."""

    name: str
    fault: NoBustFault


@dataclass(kw_only=True, eq=False)
class NobodyServed(NotAllowed):
    """A card was noted for ``name`` in a round in which nobody gets one: ``refused`` by somebody, or a short deck."""

    name: str
    card: Card
    refused: bool


@dataclass(kw_only=True, eq=False)
class DeckTooShort(NotAllowed):
    """The deck does not reach all who are to take a card; ``unserved`` gets none."""

    unserved: str


@dataclass(kw_only=True, eq=False)
class NoBuying(NotAllowed):
    """At table stakes nobody buys while a hand runs; or no stack is kept for ``name`` (``open_stakes``)."""

    name: str
    open_stakes: bool


@dataclass(kw_only=True, eq=False)
class NothingBought(NotAllowed):
    """Buying nothing."""


class ExposedFault(Enum):
    """Why exposed cards are refused."""

    NONE_DEALT = "none-dealt"
    SEATS = "seats"
    COUNT = "count"
    TWICE = "twice"


@dataclass(kw_only=True, eq=False)
class ExposedWrong(NotAllowed):
    """Exposed cards: ``found`` where ``wanted`` (players or cards) are dealt; ``name`` holds the wrong number."""

    fault: ExposedFault
    found: int = 0
    wanted: int = 0
    name: str = ""


@dataclass(kw_only=True, eq=False)
class WrongNumberOfCards(NotAllowed):
    """``name`` shows ``found`` cards: ``least`` or, where the draws are not known, up to ``most`` (None: no limit)."""

    name: str
    found: int
    least: int
    most: int | None


@dataclass(kw_only=True, eq=False)
class NotedCardMissing(NotAllowed):
    """``card`` was noted for ``name`` and is not among those he shows."""

    name: str
    card: Card


@dataclass(kw_only=True, eq=False)
class AlreadyShown(NotAllowed):
    """``name`` has shown his hand."""

    name: str


@dataclass(kw_only=True, eq=False)
class AlreadyDeclared(NotAllowed):
    """``name`` has declared ``side``."""

    name: str
    side: str


@dataclass(kw_only=True, eq=False)
class PotTooSmall(NotAllowed):
    """A pot of ``amount`` that would not even hold the ``carried`` chips."""

    amount: int
    carried: int


@dataclass(kw_only=True, eq=False)
class PutInTooMuch(NotAllowed):
    """``name`` cannot have put in ``amount``: he had ``stack``."""

    name: str
    amount: int
    stack: int


@dataclass(kw_only=True, eq=False)
class PutInTooLittle(NotAllowed):
    """``name`` shows, put in ``amount`` where others put in ``others``, and has chips left: he had folded."""

    name: str
    amount: int
    others: int


@dataclass(kw_only=True, eq=False)
class NothingToTakeBack(NotAllowed):
    """The hand has only just been dealt."""
