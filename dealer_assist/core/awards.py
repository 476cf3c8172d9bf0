"""From the winners of a pot's sides to whole chips.

Source: House rules, "What nobody wins, and what rides" and "Chips".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dealer_assist.core.choices import BothTied, Division, FewestCards, Side, UnwonHalf, UnwonPot
from dealer_assist.core.contest import Contest
from dealer_assist.core.declare import side_winners
from dealer_assist.core.ranking import Entry, names_of, nearest, rank, winners
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.shares import deal_out, halve
from dealer_assist.core.totals import Standing
from dealer_assist.core.verdict import Award, Part, PotVerdict, Reason

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
    if rules.showdown.division is Division.NEAREST:
        won = _nearest_of_all(rules, contest)
        return _undivided(rules, amount, contest, failed, won if won[0] else _unwon_pot(rules, contest), {})
    sides = {side: _side(rules, contest, side, failed) for side in rules.sides}
    if not any(names for names, _reason in sides.values()):
        if rules.showdown.unwon_pot is UnwonPot.BEST_HANDS:
            sides = {side: _best_declarers(contest, side) for side in rules.sides}
        if not any(names for names, _reason in sides.values()):
            return _undivided(rules, amount, contest, failed, _unwon_pot(rules, contest), {})
    if len(sides) == 1:
        return _undivided(rules, amount, contest, failed, sides[Side.HIGH], {})
    low, high = sides[Side.LOW], sides[Side.HIGH]
    if rules.showdown.unwon_half is UnwonHalf.OTHER_HALF:
        low = low if low[0] else (high[0], Reason.OTHER_HALF)
        high = high if high[0] else (low[0], Reason.OTHER_HALF)
    if low[0] == high[0]:
        reason = high[1] if low[1] in (high[1], Reason.OTHER_HALF) else low[1]
        return _undivided(rules, amount, contest, failed, (low[0], reason), {Side.LOW: low[1], Side.HIGH: high[1]})
    return _halved(rules, amount, contest, failed, low, high)


def _undivided(
    rules: HouseRules, amount: int, contest: Contest, failed: frozenset[str], won: Won, reasons: Mapping[Side, Reason]
) -> PotVerdict:
    part = Part.HIGH if rules.targets.low is None else Part.BOTH
    award = _award(rules, part, amount, won, set(), reasons, _WHOLE)
    return PotVerdict(
        amount=amount,
        players=contest.players,
        awards=(award,),
        failed=failed,
        odd_to=None,
        carried=award.carried,
    )


def _halved(
    rules: HouseRules, amount: int, contest: Contest, failed: frozenset[str], low: Won, high: Won
) -> PotVerdict:
    unit = rules.chips.unit
    halves = halve(amount // unit, rules.chips.odd_chip, low_winners=len(low[0]), high_winners=len(high[0]))
    larger = {Side.LOW: low, Side.HIGH: high}[halves.odd_to][0] if halves.odd_to else ()
    had_odd = set(larger) if len(larger) == 1 else set()
    # The high half is dealt out first: it is the larger one, and its players are the first to get odd chips.
    to_high = _award(rules, Part.HIGH, halves.high * unit, high, had_odd, {}, _HALF)
    to_low = _award(rules, Part.LOW, halves.low * unit, low, had_odd, {}, _HALF)
    return PotVerdict(
        amount=amount,
        players=contest.players,
        awards=(to_low, to_high),
        failed=failed,
        odd_to=halves.odd_to,
        carried=halves.carried * unit + to_low.carried + to_high.carried,
    )


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
        return Award(
            part=part, amount=amount, winners=(), paid={}, carried=amount, odd=(), reason=reason, reasons=reasons,
            halves=_NONE,
        )  # fmt: skip
    unit = rules.chips.unit
    units, odd, carried = deal_out(amount // unit, names, rules.chips.odd_chip, had_odd)
    return Award(
        part=part,
        amount=amount,
        winners=names,
        paid={name: count * unit for name, count in units.items()},
        carried=carried * unit,
        odd=odd,
        reason=reason,
        reasons=reasons,
        halves=halves,
    )


def _best_perfect(rules: HouseRules, contest: Contest) -> tuple[str, ...]:
    if rules.showdown.fewest_cards is FewestCards.OFF:
        return contest.perfect
    sizes = {name: standing.size for field in contest.entries.values() for name, standing in field}
    least = min(sizes[name] for name in contest.perfect)
    return tuple(name for name in contest.perfect if sizes[name] == least)


def _nearest_of_all(rules: HouseRules, contest: Contest) -> Won:
    lows, highs = contest.entries[Side.LOW], contest.entries[Side.HIGH]
    whole = [(name, _better_side(low, high)) for (name, low), (_name, high) in zip(lows, highs, strict=True)]
    return _won(rules, whole, winners(rank(whole), rules.showdown.fewest_cards))


def _better_side(low: Standing, high: Standing) -> Standing:
    """A hand's two sides as two ways to the same pot."""
    if low.key is None or (high.key is not None and high.key < low.key):
        return high
    if high.key is None or low.key < high.key:
        return low
    return replace(low, usable=tuple({*low.usable, *high.usable}))


def _side(rules: HouseRules, contest: Contest, side: Side, failed: frozenset[str]) -> Won:
    field = contest.entries[side]
    if not rules.declares:
        return _won(rules, field, contest.winners(side))
    best = side_winners(rules, contest, side, failed)
    if not best:
        return _NOBODY
    names = names_of(best)
    if failed and not failed.isdisjoint(names_of(contest.winners(side))):
        return names, Reason.NEXT_BEST
    remaining = contest.remaining(side, failed)
    if len(remaining) == 1:
        return names, Reason.DECLARED_ALONE
    if rules.declare.both_tied is BothTied.KEEPS_HALF and len(contest.winners(side, failed)) > len(best):
        return names, Reason.KEPT_HALF
    return _won(rules, remaining, best)


def _won(rules: HouseRules, field: Sequence[Entry], best: Sequence[Entry]) -> Won:
    """The winners with what made them win."""
    if not best:
        return _NOBODY
    names = names_of(best)
    if rules.showdown.fewest_cards is not FewestCards.OFF and len(nearest(rank(field))) > len(best):
        return names, Reason.FEWER_CARDS
    if len(best) > 1:
        return names, Reason.TIED
    key = best[0][1].key
    # Keys are even for the better direction, and one more for the other direction at the same distance.
    if key is not None and not key % 2 and (key + 1) in [entry[1].key for entry in field]:
        return names, Reason.DIRECTION
    return names, Reason.NEAREST


def _best_declarers(contest: Contest, side: Side) -> Won:
    best = contest.winners(side)
    return (names_of(best), Reason.BEST_HANDS) if best else _NOBODY


def _unwon_pot(rules: HouseRules, contest: Contest) -> Won:
    if rules.showdown.unwon_pot is UnwonPot.SPLIT:
        return contest.players, Reason.SPLIT
    return _NOBODY
