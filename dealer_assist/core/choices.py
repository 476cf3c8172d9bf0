"""What a key of the house rules may be: the closed sets of choices, each with what it means.

Source: the house-rules contract.
"""

from enum import Enum


class Side(Enum):
    """One target with its half of the pot."""

    LOW = "low"
    HIGH = "high"

    __hash__ = object.__hash__


class Division(Enum):
    """Who divides the pot: each side has half, or one winner has it all."""

    HALVES = "halves"
    NEAREST = "nearest"


class EqualDistance(Enum):
    """Which of two totals equally far from the target is better."""

    SHARE = "share"
    UNDER = "under"
    OVER = "over"
    INSIDE = "inside"
    OUTSIDE = "outside"


class Limit(Enum):
    """On which side of the target a total must stay."""

    NONE = "none"
    AT_MOST = "at-most"
    AT_LEAST = "at-least"


class PastLimit(Enum):
    """What a total past the limit is worth."""

    NEVER = "never"
    LAST_RESORT = "last-resort"


class FewestCards(Enum):
    """Whether the smaller hand breaks what is still tied."""

    OFF = "off"
    EQUAL_TOTALS = "equal-totals"
    ANY_TIE = "any-tie"


class PerfectHand(Enum):
    """Which hands that reach both targets take everything."""

    OFF = "off"
    ANY = "any"
    FIVE_ACES = "five-aces"


class UnwonHalf(Enum):
    """What becomes of a half that nobody wins."""

    OTHER_HALF = "other-half"
    CARRY = "carry"


class UnwonPot(Enum):
    """What becomes of a pot of which nobody wins any side."""

    CARRY = "carry"
    SPLIT = "split"
    BEST_HANDS = "best-hands"


class DeclareHow(Enum):
    """Whether and how players declare their sides."""

    OFF = "off"
    TOGETHER = "together"
    IN_TURN = "in-turn"


class BothTied(Enum):
    """What a tie means for who declared both."""

    LOSES = "loses"
    SHARES = "shares"
    KEEPS_HALF = "keeps-half"


class FailedBoth(Enum):
    """Who gets the halves of a failed declaration of both."""

    NEXT_BEST = "next-best"
    BLOCKS = "blocks"


class Judged(Enum):
    """Whether those who declared both are measured all at once."""

    TOGETHER = "together"
    BEATEN_FIRST = "beaten-first"


class SidePots(Enum):
    """Whether failing in one pot is failing in all."""

    EACH_POT = "each-pot"
    ALL_POTS = "all-pots"


class Face(Enum):
    """How a drawn card is dealt."""

    DOWN = "down"
    UP = "up"
    OWN = "own"


class Starts(Enum):
    """Who is offered a card first."""

    LEFT = "left"
    OPENER = "opener"


class FreezeCounts(Enum):
    """Which declines freeze."""

    IN_A_ROW = "in-a-row"
    IN_ALL = "in-all"


class Consent(Enum):
    """Whether one refusal stops the draw for all."""

    EACH = "each"
    ALL = "all"


class DeckEnds(Enum):
    """What happens when the deck is out."""

    STOP = "stop"
    RESHUFFLE = "reshuffle"


class AnteBy(Enum):
    """Who posts the ante."""

    EACH = "each"
    DEALER = "dealer"


class Opener(Enum):
    """Who opens a betting round."""

    LEFT = "left"
    ROTATES = "rotates"
    ROTATES_SURVIVORS = "rotates-survivors"
    BEST_EXPOSED = "best-exposed"


class Stakes(Enum):
    """All-in with side pots, or whoever is short buys chips."""

    TABLE = "table"
    OPEN = "open"


class OddChip(Enum):
    """Where a chip goes that cannot be divided."""

    HIGH_THEN_LEFT = "high-then-left"
    LOW_WHEN_LOW_SPLITS = "low-when-low-splits"
    STAYS_IN = "stays-in"


class Signal(Enum):
    """What a number of coins in the fist says."""

    NOTHING = ""
    LOW = "low"
    HIGH = "high"
    BOTH = "both"
