"""What the night's books do not allow. Chips and money are hundredths; seats are names."""

from dataclasses import dataclass
from enum import Enum

from dealer_assist.core.errors import BookUnreadable, NotAllowed


@dataclass(kw_only=True, eq=False)
class NoSession(NotAllowed):
    """No session is open; ``ended`` tells that there was one before."""

    ended: bool = False


@dataclass(kw_only=True, eq=False)
class SessionOpen(NotAllowed):
    """Session ``id`` is open already."""

    id: str


@dataclass(kw_only=True, eq=False)
class SessionUnknown(NotAllowed):
    """There is no session ``text``; ``last`` is the id of the newest, empty if there is none."""

    text: str
    last: str


@dataclass(kw_only=True, eq=False)
class SessionEnded(NotAllowed):
    """The session is closed or void; nothing can be added to it."""

    id: str


@dataclass(kw_only=True, eq=False)
class TooFewPlayers(NotAllowed):
    """A session needs two at least; ``names`` is who was named."""

    names: tuple[str, ...]


class WrongPlace(Enum):
    """Why a player cannot do what was asked."""

    NOT_HERE = "not-here"  # he has left, or never had a seat
    AWAY = "away"  # he is away already
    SEATED = "seated"  # he sits at the table already
    NO_CHIPS = "no-chips"  # nothing of his lies on the table


@dataclass(kw_only=True, eq=False)
class NotHisPlace(NotAllowed):
    """``name`` is not where he would have to be."""

    name: str
    fault: WrongPlace


@dataclass(kw_only=True, eq=False)
class HandOpen(NotAllowed):
    """Hand ``number`` is being played; ``name`` is in it, or empty where everybody is concerned."""

    number: int
    name: str = ""


@dataclass(kw_only=True, eq=False)
class BuysInHand(NotAllowed):
    """At table stakes ``name`` cannot buy chips while hand ``number`` runs."""

    name: str
    number: int


@dataclass(kw_only=True, eq=False)
class NothingMoved(NotAllowed):
    """An amount of 0 where something has to move."""


@dataclass(kw_only=True, eq=False)
class SamePerson(NotAllowed):
    """``name`` stands on both ends."""

    name: str


@dataclass(kw_only=True, eq=False)
class NamedTwice(NotAllowed):
    """``name`` was given two amounts."""

    name: str


@dataclass(kw_only=True, eq=False)
class NoTill(NotAllowed):
    """Cash moves and nobody has been named who holds the till."""


@dataclass(kw_only=True, eq=False)
class CashOutsExceed(NotAllowed):
    """With this cash-out more chips (``by``) leave the table than ever came to it; ``in_play`` lie on it."""

    name: str
    chips: int
    in_play: int
    by: int


@dataclass(kw_only=True, eq=False)
class NotInItsChips(NotAllowed):
    """``amount`` cannot be laid in the smallest chip of the session, ``unit``."""

    amount: int
    unit: int


@dataclass(kw_only=True, eq=False)
class TooFewChips(NotAllowed):
    """``name`` has ``stack`` and would need ``chips``."""

    name: str
    chips: int
    stack: int


@dataclass(kw_only=True, eq=False)
class CorrectionOff(NotAllowed):
    """A correction that sums to ``off`` instead of 0."""

    off: int


@dataclass(kw_only=True, eq=False)
class HandOff(NotAllowed):
    """The result of hand ``number`` sums to ``off`` instead of 0."""

    number: int
    off: int


@dataclass(kw_only=True, eq=False)
class ChipsRide(NotAllowed):
    """``chips`` ride: a pot that nobody has won yet."""

    chips: int


@dataclass(kw_only=True, eq=False)
class CountMissing(NotAllowed):
    """Nobody has counted the chips of ``names``."""

    names: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class SeatCount:
    """What was counted at a seat and what the hands say (None: not known)."""

    name: str
    counted: int
    expected: int | None

    @property
    def off(self) -> int | None:
        """How much more was counted than expected."""
        return None if self.expected is None else self.counted - self.expected


@dataclass(kw_only=True, eq=False)
class CountsOff(NotAllowed):
    """Counted and in play differ: ``counted`` chips against ``in_play``, seat by seat in ``seats``.

    ``flag`` is the option that was given and books a difference the other way, or empty.
    """

    counted: int
    in_play: int
    seats: tuple[SeatCount, ...]
    flag: str = ""

    @property
    def off(self) -> int:
        """Chips too many; negative where some are missing."""
        return self.counted - self.in_play


@dataclass(kw_only=True, eq=False)
class NothingToUndo(NotAllowed):
    """There is no record left that could be taken back."""


@dataclass(kw_only=True, eq=False)
class RecordUnreadable(BookUnreadable):
    """A stored record is none: its ``kind``, the ``field`` that is missing or wrong, ``session`` (empty: the book)."""

    session: str
    record: int
    kind: str
    field: str


@dataclass(kw_only=True, eq=False)
class StillOpen(NotAllowed):
    """Session ``id`` is not closed yet, so it cannot be settled."""

    id: str
