"""What a showdown ends with: a reason for every share.

Named tuples, because a showdown of ten makes a dozen of them, and they cost a quarter of what a dataclass does.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from dealer_assist.core.choices import Side
from dealer_assist.core.declare import Declaration
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.totals import Count
from dealer_assist.core.typed import Shown

_NOTHING = Fraction(0)


class Status(StrEnum):
    """What became of a hand before the pots were made."""

    LIVE = "live"
    BUST = "bust"
    MUCKED = "mucked"


class Part(StrEnum):
    """The part of a pot that an award divides."""

    LOW = "low"
    HIGH = "high"
    BOTH = "both"


class Reason(StrEnum):
    """Why somebody, or nobody, gets a part of a pot."""

    ALONE = "alone"  # the only live player in the pot
    NEAREST = "nearest"
    TIED = "tied"
    DIRECTION = "direction"  # equally far, and one direction is better
    FEWER_CARDS = "fewer-cards"
    DECLARED_ALONE = "declared-alone"
    NEXT_BEST = "next-best"  # a better hand declared both and failed
    KEPT_HALF = "kept-half"  # who tied keeps his other half and leaves this one
    PERFECT = "perfect"
    OTHER_HALF = "other-half"  # nobody won the other half
    BEST_HANDS = "best-hands"  # nobody won a side: the best declarers, failed or not
    SPLIT = "split"  # nobody won a side: all live players
    NOBODY = "nobody"  # carried
    ALL_DEAD = "all-dead"  # carried


class HandReport(NamedTuple):
    """One hand as it was judged; ``counted`` is None for a hand that was thrown in."""

    name: str
    shown: Shown
    declared: Declaration | None
    counted: Count | None
    status: Status


class Award(NamedTuple):
    """One part of a pot.

    ``amount`` and ``paid`` are hundredths of a chip; ``paid`` + ``carried`` = ``amount``. ``winners`` are in seat
    order, ``odd`` those of them who got a chip that could not be divided. ``reasons`` says why for each side when the
    pot is divided once. ``halves`` is how many halves of the pot the winners share: 2 for all of it, 0 for nothing.
    """

    part: Part
    amount: int
    winners: tuple[str, ...]
    paid: Mapping[str, int]
    carried: int
    odd: tuple[str, ...]
    reason: Reason
    reasons: Mapping[Side, Reason]
    halves: int


class PotVerdict(NamedTuple):
    """One pot: its ``players`` are those who were live in it; ``failed`` declared both in vain.

    ``odd_to`` is the side that got the odd chip of the halving, ``carried`` what rides on, halving included.
    """

    amount: int
    players: tuple[str, ...]
    awards: tuple[Award, ...]
    failed: frozenset[str]
    odd_to: Side | None
    carried: int


class Verdict(NamedTuple):
    """A whole showdown; amounts are hundredths of a chip, and what is paid plus ``carried`` is the pot."""

    rules: HouseRules
    pot: int
    hands: Mapping[str, HandReport]
    pots: tuple[PotVerdict, ...]
    payouts: Mapping[str, int]
    carried: int

    @property
    def shares(self) -> dict[str, Fraction]:
        """Everybody's exact fraction of all pots, whatever the chips could follow."""
        shares = dict.fromkeys(self.payouts, _NOTHING)
        won = [(pot.amount, award) for pot in self.pots if pot.amount for award in pot.awards if award.winners]
        # Summed over one denominator, because adding fractions one by one is slow.
        parts = lcm(*[len(award.winners) for _amount, award in won])
        sums: dict[str, int] = {}
        for amount, award in won:
            each = award.halves * amount * (parts // len(award.winners))
            for name in award.winners:
                sums[name] = sums.get(name, 0) + each
        # Most of those who share get as much as another, and a fraction is slow to make.
        made = {total: Fraction(total, 2 * self.pot * parts) for total in set(sums.values())}
        for name, total in sums.items():
            shares[name] = made[total]
        return shares

    @property
    def pot_rides(self) -> bool:
        """Whether some pot rides whole, so that the same dealer deals again."""
        return any(pot.carried == pot.amount for pot in self.pots if pot.amount)
