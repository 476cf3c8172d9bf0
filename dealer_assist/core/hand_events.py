"""What happens in a hand, one frozen record a happening. Chips are hundredths; players stand by their names."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.core.cards import Card
from dealer_assist.core.declare import Declaration
from dealer_assist.core.typed import Shown


@dataclass(frozen=True, kw_only=True, slots=True)
class Event:
    """One record."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Dealt(Event):
    """The antes are posted and the cards dealt.

    ``seats`` are the players clockwise with their stacks (None: not limited), ``dealer`` the one with the button,
    ``carried`` what rides from the hand before.
    """

    seats: tuple[tuple[str, int | None], ...]
    dealer: str
    carried: int = 0


@dataclass(frozen=True, kw_only=True, slots=True)
class Act(Event):
    """Something that ``player`` does, or that is said of him."""

    player: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Exposed(Event):
    """The cards that lie face up after the deal, in the order of the seats of those dealt in."""

    cards: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class OpenerNamed(Act):
    """The dealer names ``player`` the opener of the draw or the betting that comes."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Took(Act):
    """Takes a card (or agrees to one): ``card`` if it was seen, ``bust`` if he is out with it."""

    card: Card | None = None
    bust: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class Declined(Act):
    """Takes no card."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Checked(Act):
    """Passes; nothing is owed."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Called(Act):
    """Calls, with what he has if that is less."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Bet(Act):
    """Bets ``amount``."""

    amount: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Raised(Act):
    """Calls and raises by ``by``."""

    by: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Folded(Act):
    """Throws his hand away."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Busted(Act):
    """Should have folded as bust, and does so now."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Bought(Act):
    """Buys ``amount`` chips at open stakes."""

    amount: int


@dataclass(frozen=True, kw_only=True, slots=True)
class PotKnown(Event):
    """The quick way: the whole pot, carried chips included; who put in what is not known."""

    amount: int


@dataclass(frozen=True, kw_only=True, slots=True)
class PutInKnown(Event):
    """The quick way: what players put in, antes included; who is not among them put in his ante."""

    put_in: tuple[tuple[str, int], ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Declared(Act):
    """Declares a side, or both."""

    side: Declaration


@dataclass(frozen=True, kw_only=True, slots=True)
class Showed(Act):
    """Shows ``hand``, or throws it in."""

    hand: Shown


@dataclass(frozen=True, kw_only=True, slots=True)
class NobodyElse(Event):
    """The quick way: who has not shown his hand by now had folded."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Voided(Event):
    """A misdeal or a fouled deck: every chip goes back."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TakenBack(Event):
    """The last event that still counts is taken back."""
