"""House rules as data: every key of a preset with its type and its default.

Source: the house-rules contract; the defaults are what the Seven Twenty-Seven page of pagat.com plays.
Amounts are hundredths of a chip, points are halves, multipliers of suits are halves.
"""

from __future__ import annotations

from dataclasses import field, replace
from fractions import Fraction

from dealer_assist.core.cards import Rank
from dealer_assist.core.choices import (
    AnteBy,
    BothTied,
    Consent,
    DeckEnds,
    DeclareHow,
    Division,
    EqualDistance,
    Face,
    FailedBoth,
    FewestCards,
    FreezeCounts,
    Judged,
    Limit,
    OddChip,
    Opener,
    PastLimit,
    PerfectHand,
    Side,
    SidePots,
    Signal,
    Stakes,
    Starts,
    UnwonHalf,
    UnwonPot,
)
from dealer_assist.core.record import record

Values = dict[Rank, tuple[int, ...]]

_OFF = DeclareHow.OFF
_ONE_SIDE, _TWO_SIDES = (Side.HIGH,), (Side.LOW, Side.HIGH)


def _face_values() -> Values:
    picture = (1,)
    values: Values = {rank: (2 * rank,) for rank in Rank if rank <= Rank.TEN}
    return values | {Rank.JACK: picture, Rank.QUEEN: picture, Rank.KING: picture, Rank.ACE: (2, 22)}


@record
class Targets:
    """Halves; ``low`` is None in a game with one target."""

    low: int | None = 14
    high: int = 54


@record
class SideNames:
    """What the sides are called aloud; empty: by their target."""

    low: str = ""
    high: str = ""


@record
class Points:
    """What each rank may count, in halves: for both sides, and what one side plays otherwise."""

    both: Values = field(default_factory=_face_values)
    low: Values = field(default_factory=dict)
    high: Values = field(default_factory=dict)

    def values(self, side: Side, rank: Rank) -> tuple[int, ...]:
        """The halves a card of ``rank`` may count for ``side``, before its suit."""
        own = self.low if side is Side.LOW else self.high
        return own.get(rank) or self.both[rank]


@record
class Suits:
    """Multipliers in halves: 2 is once, -2 counts as minus."""

    clubs: int = 2
    diamonds: int = 2
    hearts: int = 2
    spades: int = 2

    @property
    def in_order(self) -> tuple[int, int, int, int]:
        """Clubs, diamonds, hearts, spades, as `cards.Suit` counts them."""
        return (self.clubs, self.diamonds, self.hearts, self.spades)


@record
class ShowdownRules:
    """Which hand is nearest, and what nobody wins."""

    division: Division = Division.HALVES
    equal_distance: EqualDistance = EqualDistance.SHARE
    low_limit: Limit = Limit.NONE
    high_limit: Limit = Limit.NONE
    past_limit: PastLimit = PastLimit.NEVER
    fold_when_bust: bool = False
    fewest_cards: FewestCards = FewestCards.OFF
    perfect_hand: PerfectHand = PerfectHand.OFF
    perfect_needs_both: bool = True
    unwon_half: UnwonHalf = UnwonHalf.OTHER_HALF
    unwon_pot: UnwonPot = UnwonPot.CARRY


@record
class DeclareRules:
    """Declarations of sides."""

    how: DeclareHow = DeclareHow.OFF
    both_tied: BothTied = BothTied.LOSES
    failed_both: FailedBoth = FailedBoth.NEXT_BEST
    judged: Judged = Judged.TOGETHER
    side_pots: SidePots = SidePots.EACH_POT
    alone_must_qualify: bool = True
    signals: tuple[Signal, ...] = (Signal.LOW, Signal.HIGH, Signal.BOTH)
    bet_after: bool = False


@record
class DealRules:
    """Cards dealt to each before the first draw."""

    down: int = 1
    up: int = 1


@record
class DrawRules:
    """Taking cards."""

    face: Face = Face.DOWN
    first: bool = True
    starts: Starts = Starts.LEFT
    freeze_after: int = 0
    freeze_counts: FreezeCounts = FreezeCounts.IN_A_ROW
    rounds: int = 0
    consent: Consent = Consent.EACH
    deck_ends: DeckEnds = DeckEnds.STOP


@record
class BettingRules:
    """Ante, bets and raises; amounts in hundredths of a chip."""

    ante: int = 100
    ante_by: AnteBy = AnteBy.EACH
    min: int = 100
    max: int = 500
    last_max: int = 0
    raises: int = 0
    opener: Opener = Opener.LEFT
    check: bool = True
    final_round: bool = False
    stakes: Stakes = Stakes.TABLE


@record
class ChipRules:
    """The smallest chip (hundredths), what one chip is worth in money, and the odd chip."""

    unit: int = 100
    worth: Fraction = Fraction(1)
    currency: str = ""
    odd_chip: OddChip = OddChip.HIGH_THEN_LEFT


@record
class HouseRules:
    """One complete preset."""

    title: str = ""
    summary: str = ""
    source: str = ""
    undecided: tuple[str, ...] = ()
    players: tuple[int, int] = (2, 26)
    targets: Targets = Targets()
    names: SideNames = SideNames()
    points: Points = field(default_factory=Points)
    suits: Suits = Suits()
    showdown: ShowdownRules = ShowdownRules()
    declare: DeclareRules = DeclareRules()
    deal: DealRules = DealRules()
    draw: DrawRules = DrawRules()
    betting: BettingRules = BettingRules()
    chips: ChipRules = ChipRules()

    @property
    def sides(self) -> tuple[Side, ...]:
        """Low and high, or high alone."""
        return _ONE_SIDE if self.targets.low is None else _TWO_SIDES

    def target(self, side: Side) -> int:
        """The target of ``side`` in halves; low has one only in a game with two."""
        low = self.targets.low
        return low if side is Side.LOW and low is not None else self.targets.high

    def limit(self, side: Side) -> Limit:
        """The limit that ``side`` plays with."""
        return self.showdown.low_limit if side is Side.LOW else self.showdown.high_limit

    @property
    def declares(self) -> bool:
        """Whether players declare."""
        return self.declare.how is not _OFF

    def with_unit(self, unit: int) -> HouseRules:
        """The same rules where the smallest chip is ``unit`` hundredths."""
        return replace(self, chips=replace(self.chips, unit=unit))
