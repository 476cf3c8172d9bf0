"""Declarations: who competes where, and whose declaration of both sides fails.

Source: House rules, "Declarations".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from dealer_assist.core.choices import BothTied, FailedBoth, Judged, Side
from dealer_assist.core.contest import Contest, uncontested
from dealer_assist.core.ranking import NOBODY, Field
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.totals import Count, Standing

_LOW_SIDE, _HIGH_SIDE = Side.LOW, Side.HIGH
_BEATEN_FIRST, _NEXT_BEST = Judged.BEATEN_FIRST, FailedBoth.NEXT_BEST
_SHARES, _KEEPS_HALF = BothTied.SHARES, BothTied.KEEPS_HALF


class Declaration(StrEnum):
    """The side or sides a player competes on."""

    LOW = "low"
    HIGH = "high"
    BOTH = "both"

    def claims(self, side: Side) -> bool:
        """Whether it names ``side``."""
        return self is Declaration.BOTH or self.value == side.value


_LOW, _HIGH, _BOTH = Declaration.LOW, Declaration.HIGH, Declaration.BOTH

Live = tuple[Declaration | None, Count]
"""What a live hand brings to the pots: what was declared with it, and what it counts."""


def contest_of(rules: HouseRules, live: Mapping[str, Live], players: tuple[str, ...]) -> Contest:
    """The contest for a pot with ``players``, all of them ``live``, in seat order."""
    if len(players) < 2:
        return uncontested(players)
    low: dict[str, Standing] = {}
    high: dict[str, Standing] = {}
    both: list[str] = []
    perfect: list[str] = []
    everybody = not rules.declares or not rules.showdown.perfect_needs_both
    for name in players:
        side, count = live[name]
        if side is not _HIGH and count.low is not None:
            low[name] = count.low
        if side is not _LOW:
            high[name] = count.high
            if side is _BOTH:
                both.append(name)
        if count.perfect and (side is _BOTH or everybody):
            perfect.append(name)
    fewest = rules.showdown.fewest_cards
    fields = {_LOW_SIDE: Field(low, fewest)} if rules.targets.low is not None else {}
    fields[_HIGH_SIDE] = Field(high, fewest)
    return Contest(players, fields, both, tuple(perfect))


def failed_both(rules: HouseRules, contest: Contest) -> frozenset[str]:
    """Who of those who declared both does not take both sides in this pot; a perfect hand always does."""
    both = frozenset(contest.both)
    if not both:
        return NOBODY
    failed, best = NOBODY, _best(rules, contest, NOBODY)
    unbeaten = both.intersection(*best)
    if rules.declare.judged is _BEATEN_FIRST:
        while len(failed) + len(unbeaten) < len(both):
            failed = both - unbeaten
            best = _best(rules, contest, failed)
            unbeaten = both.difference(failed).intersection(*best)
    failed = both if _ties_fail(rules, best) else both - unbeaten
    return failed.difference(contest.perfect)


def _best(rules: HouseRules, contest: Contest, failed: frozenset[str]) -> list[tuple[str, ...]]:
    """Who wins each side, now that ``failed`` are out.

    Who declared both is measured against all declarers: only if nobody else named a side at all may it be his past a
    limit, and then he is put down as its winner.
    """
    fields = contest.fields.values()
    if rules.declare.alone_must_qualify:
        return [field.winners(failed) for field in fields]
    return [field.alone() or field.winners(failed) for field in fields]


def _ties_fail(rules: HouseRules, best: Sequence[tuple[str, ...]]) -> bool:
    """Whether those who are not beaten, and so are in every tie, fail because of the ties."""
    tied = rules.declare.both_tied
    if tied is _SHARES:
        return False
    ties = len([names for names in best if len(names) > 1])
    return ties > 0 and (tied is not _KEEPS_HALF or ties == len(best))


def remaining_winners(rules: HouseRules, contest: Contest, side: Side, failed: frozenset[str]) -> tuple[str, ...]:
    """The best of a side's declarers when ``failed``, who declared both in vain, are out; empty if nobody can win."""
    field = contest.fields[side]
    best = field.winners(failed)
    if not best and not rules.declare.alone_must_qualify:
        best = field.alone(failed)
    if contest.both and rules.declare.both_tied is _KEEPS_HALF:
        # Who keeps his other half leaves the tied one to the others in the tie.
        best = tuple([name for name in best if name not in contest.both]) or best
    return best


def side_winners(rules: HouseRules, contest: Contest, side: Side, failed: frozenset[str]) -> tuple[str, ...]:
    """Who takes a side in a pot: the best who remain, unless a failed hand that beats them bars them."""
    best = remaining_winners(rules, contest, side, failed)
    if not failed or rules.declare.failed_both is _NEXT_BEST:
        return best
    field = contest.fields[side]
    out = [name for name in field.standings if name in failed]
    return tuple([one for one in best if not any(field.beats(other, one) for other in out)])
