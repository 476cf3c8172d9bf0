"""From the winners of a pot's sides to whole chips.

Source: House rules, "What nobody wins, and what rides" and "Chips".
"""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.core.choices import BothTied, Division, FewestCards, Side, UnwonHalf, UnwonPot
from dealer_assist.core.contest import Contest
from dealer_assist.core.declare import side_winners
from dealer_assist.core.ranking import NOBODY, Field
from dealer_assist.core.record import altered, made
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.shares import deal_out, halve
from dealer_assist.core.totals import Standing
from dealer_assist.core.verdict import Award, Part, PotVerdict, Reason

# Members of enumerations are bound once where every showdown passes: to look one up takes longer than to compare it.
_LOW, _HIGH = Side.LOW, Side.HIGH
_LOW_PART, _HIGH_PART = Part.LOW, Part.HIGH
_ONE_FOR_ALL, _ANY_SIZE = Division.NEAREST, FewestCards.OFF
_OTHER_HALF, _KEEPS_HALF = UnwonHalf.OTHER_HALF, BothTied.KEEPS_HALF
_NEAREST, _TIED, _NEXT_BEST, _DECLARED_ALONE = Reason.NEAREST, Reason.TIED, Reason.NEXT_BEST, Reason.DECLARED_ALONE

_WHOLE, _HALF, _NONE = 2, 1, 0

Won = tuple[tuple[str, ...], Reason]
_NOBODY: Won = ((), Reason.NOBODY)


def award_pot(rules: HouseRules, amount: int, contest: Contest, failed: frozenset[str]) -> PotVerdict:
    """Divide one pot of ``amount`` hundredths; ``failed`` are those who declared both in vain."""
    players = contest.players
    if len(players) < 2:
        reason = Reason.ALONE if players else Reason.ALL_DEAD
        return _undivided(rules, amount, contest, failed, (players, reason), {})
    if contest.perfect:
        return _undivided(rules, amount, contest, failed, (_best_perfect(rules, contest), Reason.PERFECT), {})
    if rules.showdown.division is _ONE_FOR_ALL:
        won = _nearest_of_all(rules, contest)
        return _undivided(rules, amount, contest, failed, won if won[0] else _unwon_pot(rules, contest), {})
    one_target = rules.targets.low is None
    low = _NOBODY if one_target else _side(rules, contest, _LOW, failed)
    high = _side(rules, contest, _HIGH, failed)
    if not low[0] and not high[0] and rules.showdown.unwon_pot is UnwonPot.BEST_HANDS:
        low = _NOBODY if one_target else _best_declarers(contest, _LOW)
        high = _best_declarers(contest, _HIGH)
    if not low[0] and not high[0]:
        return _undivided(rules, amount, contest, failed, _unwon_pot(rules, contest), {})
    if one_target:
        return _undivided(rules, amount, contest, failed, high, {})
    if rules.showdown.unwon_half is _OTHER_HALF:
        low = low if low[0] else (high[0], Reason.OTHER_HALF)
        high = high if high[0] else (low[0], Reason.OTHER_HALF)
    if low[0] == high[0]:
        reason = high[1] if low[1] in (high[1], Reason.OTHER_HALF) else low[1]
        return _undivided(rules, amount, contest, failed, (low[0], reason), {_LOW: low[1], _HIGH: high[1]})
    return _halved(rules, amount, contest, failed, low, high)


def _undivided(
    rules: HouseRules, amount: int, contest: Contest, failed: frozenset[str], won: Won, reasons: Mapping[Side, Reason]
) -> PotVerdict:
    part = _HIGH_PART if rules.targets.low is None else Part.BOTH
    award = _award(rules, part, amount, won, set(), reasons, _WHOLE)
    return PotVerdict(amount, contest.players, (award,), failed, None, award.carried)


def _halved(
    rules: HouseRules, amount: int, contest: Contest, failed: frozenset[str], low: Won, high: Won
) -> PotVerdict:
    unit = rules.chips.unit
    halves = halve(amount // unit, rules.chips.odd_chip, low_winners=len(low[0]), high_winners=len(high[0]))
    # Who has the larger half to himself has had his odd chip; low has it only where it splits.
    had_odd = set(high[0]) if halves.odd_to is _HIGH and len(high[0]) == 1 else set()
    # The high half is dealt out first: it is the larger one, and its players are the first to get odd chips.
    to_high = _award(rules, _HIGH_PART, halves.high * unit, high, had_odd, {}, _HALF)
    to_low = _award(rules, _LOW_PART, halves.low * unit, low, had_odd, {}, _HALF)
    carried = halves.carried * unit + to_low.carried + to_high.carried
    return made(PotVerdict, (amount, contest.players, (to_low, to_high), failed, halves.odd_to, carried))


def _award(
    rules: HouseRules,
    part: Part,
    amount: int,
    won: Won,
    had_odd: set[str],
    reasons: Mapping[Side, Reason],
    halves: int,
) -> Award:
    names, reason = won
    if not names:
        return made(Award, (part, amount, (), {}, amount, (), reason, reasons, _NONE))
    paid, odd, carried = deal_out(amount, rules.chips.unit, names, rules.chips.odd_chip, had_odd)
    return made(Award, (part, amount, names, paid, carried, odd, reason, reasons, halves))


def _best_perfect(rules: HouseRules, contest: Contest) -> tuple[str, ...]:
    if rules.showdown.fewest_cards is _ANY_SIZE:
        return contest.perfect
    sizes = {name: standing.size for field in contest.fields.values() for name, standing in field.standings.items()}
    least = min([sizes[name] for name in contest.perfect])
    return tuple([name for name in contest.perfect if sizes[name] == least])


def _nearest_of_all(rules: HouseRules, contest: Contest) -> Won:
    low, high = contest.fields[_LOW].standings, contest.fields[_HIGH].standings
    whole = Field({name: _better_side(low[name], high[name]) for name in contest.players}, rules.showdown.fewest_cards)
    return _won(rules, whole, NOBODY, whole.winners())


def _better_side(low: Standing, high: Standing) -> Standing:
    """A hand's two sides as two ways to the same pot."""
    if low.key != high.key:
        return low if low.key < high.key else high
    return altered(low, usable=tuple({*low.usable, *high.usable}))


def _side(rules: HouseRules, contest: Contest, side: Side, failed: frozenset[str]) -> Won:
    field = contest.fields[side]
    if not rules.declares:
        return _won(rules, field, NOBODY, field.winners())
    names = side_winners(rules, contest, side, failed)
    if not names:
        return _NOBODY
    if failed and not failed.isdisjoint(field.winners()):
        return names, _NEXT_BEST
    if field.alone(failed):
        return names, _DECLARED_ALONE
    if rules.declare.both_tied is _KEEPS_HALF and len(field.winners(failed)) > len(names):
        return names, Reason.KEPT_HALF
    return _won(rules, field, failed, names)


def _won(rules: HouseRules, field: Field, out: frozenset[str], names: tuple[str, ...]) -> Won:
    """``names``, who won against those not ``out``, with what made them win."""
    if not names:
        return _NOBODY
    if rules.showdown.fewest_cards is not _ANY_SIZE and len(field.tied(out)) > len(names):
        return names, Reason.FEWER_CARDS
    if len(names) > 1:
        return names, _TIED
    return names, Reason.DIRECTION if field.by_direction(names[0], out) else _NEAREST


def _best_declarers(contest: Contest, side: Side) -> Won:
    best = contest.fields[side].winners()
    return (best, Reason.BEST_HANDS) if best else _NOBODY


def _unwon_pot(rules: HouseRules, contest: Contest) -> Won:
    if rules.showdown.unwon_pot is UnwonPot.SPLIT:
        return contest.players, Reason.SPLIT
    return _NOBODY
