"""What keys may not hold together (House rules, the file: "Refused with …"); one check a function."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dealer_assist.core.choices import Division, EqualDistance, PerfectHand
from dealer_assist.core.errors.rules import RuleFault
from dealer_assist.core.record import record
from dealer_assist.core.rules import HouseRules


@record
class Clash:
    """Keys whose values do not go together; the one written last is to blame, else the first."""

    fault: RuleFault
    keys: tuple[str, ...]
    allowed: tuple[str, ...] = ()


def clashes(rules: HouseRules) -> Iterator[Clash]:
    """Every clash in ``rules``."""
    for check in _CHECKS:
        yield from check(rules)


def _bets(rules: HouseRules) -> Iterator[Clash]:
    betting = rules.betting
    if betting.max and betting.min > betting.max:
        yield Clash(fault=RuleFault.MIN_OVER_MAX, keys=("betting.min", "betting.max"))
    if betting.last_max and betting.last_max < betting.min:
        yield Clash(fault=RuleFault.LAST_MAX_UNDER_MIN, keys=("betting.last_max", "betting.min"))


def _chips(rules: HouseRules) -> Iterator[Clash]:
    unit = rules.chips.unit
    for name in ("ante", "min", "max", "last_max"):
        if getattr(rules.betting, name) % unit:
            yield Clash(fault=RuleFault.NOT_CHIPS, keys=(f"betting.{name}", "chips.unit"))
    if (unit * rules.chips.worth).denominator != 1:
        yield Clash(fault=RuleFault.WORTH_NOT_CENTS, keys=("chips.worth", "chips.unit"))


def _one_target(rules: HouseRules) -> Iterator[Clash]:
    if rules.targets.low is not None:
        return
    showdown = rules.showdown
    if showdown.equal_distance in (EqualDistance.INSIDE, EqualDistance.OUTSIDE):
        yield Clash(
            fault=RuleFault.ONE_TARGET,
            keys=("showdown.equal_distance",),
            allowed=("share", "under", "over"),
        )
    if rules.declares:
        yield Clash(fault=RuleFault.ONE_TARGET, keys=("declare.how",), allowed=("off",))
    if showdown.division is not Division.HALVES:
        yield Clash(fault=RuleFault.ONE_TARGET, keys=("showdown.division",), allowed=("halves",))
    if showdown.perfect_hand is not PerfectHand.OFF:
        yield Clash(fault=RuleFault.ONE_TARGET, keys=("showdown.perfect_hand",), allowed=("off",))


def _directions(rules: HouseRules) -> Iterator[Clash]:
    inside_out = rules.showdown.equal_distance in (EqualDistance.INSIDE, EqualDistance.OUTSIDE)
    if inside_out and rules.targets.low == rules.targets.high:
        yield Clash(
            fault=RuleFault.SAME_TARGETS,
            keys=("showdown.equal_distance", "targets.low", "targets.high"),
            allowed=("share", "under", "over"),
        )


def _declared(rules: HouseRules) -> Iterator[Clash]:
    if rules.declares and rules.targets.low is not None and rules.showdown.division is Division.NEAREST:
        yield Clash(fault=RuleFault.NEAREST_DECLARED, keys=("showdown.division", "declare.how"))


def _names(rules: HouseRules) -> Iterator[Clash]:
    """A side's name that means another side would make every declaration of it ambiguous."""
    low, high = rules.names.low.casefold(), rules.names.high.casefold()
    if low and low == high:
        yield Clash(fault=RuleFault.NAME_MISLEADS, keys=("names.low", "names.high"))
    if low in ("high", "both"):
        yield Clash(fault=RuleFault.NAME_MISLEADS, keys=("names.low",))
    if high in ("low", "both"):
        yield Clash(fault=RuleFault.NAME_MISLEADS, keys=("names.high",))


def _multipliers(rules: HouseRules) -> Iterator[Clash]:
    points = rules.points
    odd = any(value % 2 for table in (points.both, points.low, points.high) for one in table.values() for value in one)
    if not odd:
        return
    for name in ("clubs", "diamonds", "hearts", "spades"):
        if getattr(rules.suits, name) % 2:
            yield Clash(fault=RuleFault.NOT_HALVES, keys=(f"suits.{name}",), allowed=("whole",))


def _deal(rules: HouseRules) -> Iterator[Clash]:
    if not rules.deal.down + rules.deal.up:
        yield Clash(fault=RuleFault.NO_CARDS, keys=("deal.down", "deal.up"))


_CHECKS: tuple[Callable[[HouseRules], Iterator[Clash]], ...] = (
    _bets,
    _chips,
    _one_target,
    _directions,
    _declared,
    _names,
    _multipliers,
    _deal,
)
