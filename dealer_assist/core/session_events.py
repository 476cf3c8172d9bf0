"""What happens in a session, one frozen record a happening.

Chips and money are hundredths. ``at`` is an ISO time with its offset, given by the caller. `Sums` are names with an
amount each, in the order of the seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import ClassVar

from dealer_assist.core.record import record

Sums = tuple[tuple[str, int], ...]
Names = tuple[str, ...]


@record
class Event:
    """One record; ``code`` is how it is called in the book."""

    code: ClassVar[str] = ""
    at: str


@record
class Started(Event):
    """The table opens: ``buys`` are the first seats, clockwise, with their chips; ``button`` deals the first hand.

    ``rules`` is the complete house-rules document of preset ``preset``; ``unit`` and ``worth`` (money for one chip)
    are taken from it. With ``cash`` the buy-ins are paid into the till that ``till`` holds.
    """

    code: ClassVar[str] = "start"
    preset: str
    rules: Mapping[str, object]
    unit: int
    worth: Fraction
    currency: str
    open_stakes: bool
    buys: Sums
    button: str
    cash: bool = False
    till: str = ""


@record
class BoughtIn(Event):
    """``player`` takes ``chips``; who has no seat sits down left of ``after``, or after the last seat.

    With ``cash`` he pays them into the till of ``till`` (empty: the one named last).
    """

    code: ClassVar[str] = "buyin"
    player: str
    chips: int
    cash: bool = False
    till: str = ""
    after: str = ""


@record
class CashedOut(Event):
    """``player`` gives ``chips`` back and leaves, or with ``stays`` keeps his seat and the rest."""

    code: ClassVar[str] = "cashout"
    player: str
    chips: int
    cash: bool = False
    till: str = ""
    stays: bool = False


@record
class WentAway(Event):
    """``player`` is not dealt in until he is back; his chips stay."""

    code: ClassVar[str] = "away"
    player: str


@record
class CameBack(Event):
    """``player`` is dealt in again, in his old seat or left of ``after``."""

    code: ClassVar[str] = "back"
    player: str
    after: str = ""


@record
class Spent(Event):
    """``payer`` paid ``amount`` (money) for all in ``parts``, each of whom bears his part."""

    code: ClassVar[str] = "expense"
    payer: str
    amount: int
    what: str
    parts: Sums


@record
class Lent(Event):
    """``lender`` lends ``borrower`` ``amount`` (money); ``chips`` went from stack to stack, 0 if it was cash."""

    code: ClassVar[str] = "loan"
    lender: str
    borrower: str
    amount: int
    chips: int = 0


@record
class Corrected(Event):
    """Chips that move between players because a record was wrong; ``chips`` sum to 0."""

    code: ClassVar[str] = "correct"
    chips: Sums
    why: str = ""


@record
class Counted(Event):
    """Stacks counted during the night; from now on they are known."""

    code: ClassVar[str] = "count"
    chips: Sums


@record
class HandFinished(Event):
    """Hand ``number``, dealt by ``dealer`` to ``players``, is over.

    ``nets`` are payouts + returned − put in, None where it is not known who put in what. ``carried`` is what rides
    from now on, ``rides`` that the whole pot does (then the same dealer deals again). ``pot`` is all that was played
    for, ``winners`` who got some of it, ``scoops`` who got all of it. Hands are kept beside the
    other records; ``after`` is how many of those there were when it ended.
    """

    code: ClassVar[str] = "hand"
    number: int
    dealer: str
    players: Names
    nets: Sums | None
    carried: int
    rides: bool = False
    pot: int = 0
    winners: Names = ()
    scoops: Names = ()
    after: int = 0


@record
class HandVoided(Event):
    """Hand ``number`` is void: every chip went back and the same dealer deals again."""

    code: ClassVar[str] = "void-hand"
    number: int
    dealer: str
    after: int = 0


Hand = HandFinished | HandVoided


@record
class Closed(Event):
    """The end: ``counts`` are the chips each took from the table, ``rode`` the part of them that had been riding.

    ``off`` is what was counted above what was in play, and ``booked`` the money that makes up for it.
    """

    code: ClassVar[str] = "close"
    counts: Sums
    rode: Sums = ()
    off: int = 0
    booked: Sums = ()


@record
class Voided(Event):
    """The session counts for nothing."""

    code: ClassVar[str] = "void"
    why: str = ""


@record
class Undone(Event):
    """Record ``record`` (from 1) is taken back, or hand ``hand``; the other of the two is 0."""

    code: ClassVar[str] = "undo"
    record: int = 0
    hand: int = 0


@record
class Recorded:
    """An event with its number among the records or among the hands, and whether it was taken back."""

    number: int
    event: Event
    undone: bool = False

    @property
    def is_hand(self) -> bool:
        """Whether it is one of the hands."""
        return isinstance(self.event, Hand)


KINDS: dict[str, type[Event]] = {
    kind.code: kind
    for kind in (
        Started, BoughtIn, CashedOut, WentAway, CameBack, Spent, Lent, Corrected, Counted, HandFinished, HandVoided,
        Closed, Voided, Undone,
    )
}  # fmt: skip
