"""What a hand counts for each side, and how near that is.

Source: House rules, "A hand's totals" and "Which hand is nearest". Points are halves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from enum import StrEnum
from functools import lru_cache, partial

from dealer_assist.core.cards import ALL_CARDS, Card, Rank, Suit
from dealer_assist.core.choices import EqualDistance, Limit, PastLimit, PerfectHand, Side
from dealer_assist.core.record import record
from dealer_assist.core.rules import HouseRules

_PAST = 1 << 40
NEVER = 1 << 62  # the key of a hand whose every total is past a limit that may not be passed
_FIVE_ACES = [Rank.FIVE, Rank.ACE, Rank.ACE]
_MOST_REMEMBERED = 100_000
_MOST_CHOICES = 1000
_ValueOf = Callable[[Card], int]
# What each card counts, but for the classes of cards in which several that count alike differ: these take turns.
_Plan = tuple[_ValueOf, Mapping[int, Sequence[int]]]
UNKNOWN_SIZE = 1 << 30  # a total without its number of cards loses every tie by fewest cards


class Direction(StrEnum):
    """Where a total lies from its target: past it going away from zero, or short of it."""

    EXACT = "exact"
    UNDER = "under"
    OVER = "over"


@record
class Standing:
    """A hand on one side.

    ``key`` orders hands, the smallest is nearest; `NEVER` where every total is past a limit that may not be passed.
    ``usable`` are the totals with that key (all equally good), ``points`` the one that is shown, ``distance`` its
    way to the target, ``size`` the number of cards (`UNKNOWN_SIZE` if it was not typed).
    """

    key: int
    usable: tuple[int, ...]
    points: int
    distance: int
    direction: Direction
    size: int

    @property
    def qualifies(self) -> bool:
        """Whether the hand can win this side at all."""
        return self.key != NEVER


@record
class Count:
    """A hand on every side: ``low`` is None with one target.

    ``size`` is the number of cards (None: not known), ``perfect`` whether it may take whole pots, ``dead`` whether it
    should have folded as bust.
    """

    low: Standing | None
    high: Standing
    size: int | None
    perfect: bool
    dead: bool

    def on(self, side: Side) -> Standing:
        """The standing on ``side``, which the game must have."""
        if side is Side.HIGH:
            return self.high
        assert self.low is not None
        return self.low


class Counter:
    """Counts hands under one set of house rules; what it has counted once it remembers."""

    def __init__(self, rules: HouseRules) -> None:
        self.rules = rules
        multipliers = rules.suits.in_order
        classes: dict[object, int] = {}
        weights: list[int] = []
        self._values: dict[Side, list[tuple[int, ...]]] = {side: [] for side in rules.sides}
        self.needs_suit: list[bool] = []
        self.needs_only_colour = (multipliers[Suit.CLUBS], multipliers[Suit.DIAMONDS]) == (
            multipliers[Suit.SPADES],
            multipliers[Suit.HEARTS],
        )
        for card in ALL_CARDS:
            possible = {multipliers[suit] for suit in card.suit.possible}
            multiplier = min(possible)
            self.needs_suit.append(len(possible) > 1)
            for side, values in self._values.items():
                values.append(tuple(v * multiplier // 2 for v in rules.points.values(side, card.rank)))
            counts = tuple(values[-1] for values in self._values.values())
            # Cards that count alike are one class; a five and an ace stay themselves for the sake of 5-A-A.
            alike = (counts, card.rank if card.rank in _FIVE_ACES else None)
            weights.append(1 << (6 * classes.setdefault(alike, len(classes))))
        self._weigh = dict(zip(ALL_CARDS, weights, strict=True)).__getitem__
        self._counted: dict[int, Count] = {}
        # Hands that reach the same totals stand alike, and few hands of one size reach totals of their own.
        self._standing = lru_cache(maxsize=_MOST_REMEMBERED)(partial(standing, rules))
        self._plans: dict[int, dict[Side, _Plan]] = {}
        # Nearly all hands that choose make the same choice: their aces count one on one side and eleven on the other.
        self._values_with = lru_cache(maxsize=_MOST_CHOICES)(self._every_value)

    def count(self, cards: Sequence[Card]) -> Count:
        """The count of a hand of typed cards; each must have the suit that the rules need."""
        packed = sum(map(self._weigh, cards))
        try:
            return self._counted[packed]
        except KeyError:
            if len(self._counted) >= _MOST_REMEMBERED:
                self._counted.clear()
            count = self._counted[packed] = self._count(cards)
            return count

    def _count(self, cards: Sequence[Card]) -> Count:
        totals = {side: self.totals(cards, side) for side in self.rules.sides}
        exact = all(self.rules.target(side) in totals[side] for side in totals)
        return self._standings(totals, size=len(cards), perfect=exact and self._may_be_perfect(cards))

    def count_total(self, total: int, size: int | None) -> Count:
        """The count of a hand typed as a total (halves); never perfect."""
        return self._standings({side: {total} for side in self.rules.sides}, size=size, perfect=False)

    def totals(self, cards: Sequence[Card], side: Side) -> set[int]:
        """Every sum that choosing one allowed value a card can reach on ``side``, in halves."""
        values = self._values[side]
        sums = {0}
        for card in cards:
            options = values[card.number]
            sums = {total + value for total in sums for value in options}
        return sums

    def chosen(self, cards: Sequence[Card]) -> dict[Side, list[int]]:
        """What each card counts on each side, in the order of ``cards``, so that they add up to the points shown there.

        Of cards that count alike the first ones typed take the values that stand first in the rules.
        """
        packed = sum(map(self._weigh, cards))
        plans = self._plans.get(packed) or self._learned(packed, cards)
        return {
            side: self._in_turn(cards, value_of, mixed) if mixed else list(map(value_of, cards))
            for side, (value_of, mixed) in plans.items()
        }

    def _learned(self, packed: int, cards: Sequence[Card]) -> dict[Side, _Plan]:
        if len(self._plans) >= _MOST_REMEMBERED:
            self._plans.clear()
        count = self.count(cards)
        plans = self._plans[packed] = {side: self._plan(cards, side, count.on(side).points) for side in self._values}
        return plans

    def _plan(self, cards: Sequence[Card], side: Side, total: int) -> _Plan:
        ordered = sorted(cards, key=lambda card: card.number)
        values = [self._values[side][card.number] for card in ordered]
        reach: list[set[int]] = [{0}]
        for options in reversed(values):
            reach.append({total + value for total in reach[-1] for value in options})
        left = total
        plan: dict[int, tuple[int, ...]] = {}
        later: dict[int, int] = {}  # what is not the first value of its cards
        for card, options, rest in zip(ordered, values, reversed(reach[:-1]), strict=True):
            value = next(value for value in options if left - value in rest)
            weight = self._weigh(card)
            plan[weight] = (*plan.get(weight, ()), value)
            if value != options[0]:
                later[weight] = value
            left -= value
        mixed = {weight: taken for weight, taken in plan.items() if len(set(taken)) > 1}
        return self._values_with(side, frozenset(later.items())).__getitem__, mixed

    def _every_value(self, side: Side, later: frozenset[tuple[int, int]]) -> dict[Card, int]:
        given = dict(later)
        values = zip(ALL_CARDS, self._values[side], strict=True)
        return {card: given.get(self._weigh(card), options[0]) for card, options in values}

    def _in_turn(self, cards: Sequence[Card], value_of: _ValueOf, mixed: Mapping[int, Sequence[int]]) -> list[int]:
        taken = list(map(value_of, cards))
        mine = list(map(self._weigh, cards))
        for weight, values in mixed.items():
            at = -1
            for value in values:
                at = mine.index(weight, at + 1)
                taken[at] = value
        return taken

    def _may_be_perfect(self, cards: Sequence[Card]) -> bool:
        kind = self.rules.showdown.perfect_hand
        if kind is PerfectHand.FIVE_ACES:
            return sorted(card.rank for card in cards) == _FIVE_ACES
        return kind is PerfectHand.ANY

    def _standings(self, totals: dict[Side, set[int]], *, size: int | None, perfect: bool) -> Count:
        rules = self.rules
        stand = {side: self._standing(side, frozenset(reached), size) for side, reached in totals.items()}
        return Count(
            low=stand.get(Side.LOW),
            high=stand[Side.HIGH],
            size=size,
            perfect=perfect,
            dead=rules.showdown.fold_when_bust
            and direction(min(totals[Side.HIGH]), rules.targets.high) is Direction.OVER,
        )


def direction(total: int, target: int) -> Direction:
    """Where ``total`` lies from ``target``; over is past it going away from zero (zero counts as positive)."""
    if total == target:
        return Direction.EXACT
    return Direction.OVER if (total > target) == (target >= 0) else Direction.UNDER


def standing(rules: HouseRules, side: Side, totals: Set[int], size: int | None) -> Standing:
    """The best that ``totals`` (halves, at least one) can do on ``side``."""
    target, limit = rules.target(side), rules.limit(side)
    ordered = sorted(totals)
    keys = [_key(rules, side, target, limit, total) for total in ordered]
    best = min(keys)
    usable = [total for total, key in zip(ordered, keys, strict=True) if key == best != NEVER]
    shown = _shown(usable or ordered, target)
    return Standing(
        key=best,
        usable=tuple(usable),
        points=shown,
        distance=abs(shown - target),
        direction=direction(shown, target),
        size=UNKNOWN_SIZE if size is None else size,
    )


def _shown(totals: list[int], target: int) -> int:
    """The nearest; of two equally near the one under."""
    return min(totals, key=lambda total: (abs(total - target), direction(total, target) is Direction.OVER))


def _key(rules: HouseRules, side: Side, target: int, limit: Limit, total: int) -> int:
    where = direction(total, target)
    past = (limit is Limit.AT_MOST and where is Direction.OVER) or (
        limit is Limit.AT_LEAST and where is Direction.UNDER
    )
    if past and rules.showdown.past_limit is PastLimit.NEVER:
        return NEVER
    wrong = where is not Direction.EXACT and _is_wrong(rules, side, target, total, where)
    return (_PAST if past else 0) + 2 * abs(total - target) + wrong


def _is_wrong(rules: HouseRules, side: Side, target: int, total: int, where: Direction) -> bool:
    preferred = rules.showdown.equal_distance
    if preferred is EqualDistance.SHARE:
        return False
    if preferred is EqualDistance.UNDER:
        return where is Direction.OVER
    if preferred is EqualDistance.OVER:
        return where is Direction.UNDER
    other = rules.target(Side.HIGH if side is Side.LOW else Side.LOW)
    inside = (total > target) == (other > target)
    return inside != (preferred is EqualDistance.INSIDE)
