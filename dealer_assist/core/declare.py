"""Declarations: who competes where, and whose declaration of both sides fails.

Source: House rules, "Declarations".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

from dealer_assist.core.choices import BothTied, FailedBoth, Judged, Side
from dealer_assist.core.contest import Contest
from dealer_assist.core.ranking import NOBODY, Entry, beats, names_of
from dealer_assist.core.rules import HouseRules


class Declaration(StrEnum):
    """The side or sides a player competes on."""

    LOW = "low"
    HIGH = "high"
    BOTH = "both"

    def claims(self, side: Side) -> bool:
        """Whether it names ``side``."""
        return self is Declaration.BOTH or self.value == side.value


def failed_both(rules: HouseRules, contest: Contest) -> frozenset[str]:
    """Who of those who declared both does not take both sides in this pot; a perfect hand always does."""
    both = contest.both
    if not both or len(contest.players) < 2:
        return NOBODY
    failed, best = NOBODY, _best(rules, contest, NOBODY)
    if rules.declare.judged is Judged.BEATEN_FIRST:
        while beaten := _beaten(both, best, failed):
            failed = failed.union(beaten)
            best = _best(rules, contest, failed)
    also = [name for name in both if name not in failed] if _ties_fail(rules, best) else _beaten(both, best, failed)
    return failed.union(also).difference(contest.perfect)


def _best(rules: HouseRules, contest: Contest, failed: frozenset[str]) -> list[tuple[str, ...]]:
    """Who wins each side, now that ``failed`` are out.

    Who declared both is measured against all declarers: only if nobody else named a side at all may it be his past a
    limit, and then he is put down as its winner.
    """
    best = [names_of(contest.winners(side, failed)) for side in contest.entries]
    if not rules.declare.alone_must_qualify:
        for at, declarers in enumerate(contest.entries.values()):
            if len(declarers) == 1:
                best[at] = names_of(declarers)
    return best


def _beaten(both: Collection[str], best: Sequence[tuple[str, ...]], failed: frozenset[str]) -> list[str]:
    """Who of ``both`` and not yet ``failed`` does not even tie on some side."""
    unbeaten = set(best[0]).intersection(*best[1:])
    return [name for name in both if name not in unbeaten and name not in failed]


def _ties_fail(rules: HouseRules, best: Sequence[tuple[str, ...]]) -> bool:
    """Whether those who are not beaten, and so are in every tie, fail because of the ties."""
    ties = len([names for names in best if len(names) > 1])
    tied = rules.declare.both_tied
    return ties > 0 and tied is not BothTied.SHARES and (tied is not BothTied.KEEPS_HALF or ties == len(best))


def remaining_winners(rules: HouseRules, contest: Contest, side: Side, failed: frozenset[str]) -> list[Entry]:
    """The best of a side's declarers when ``failed``, who declared both in vain, are out; empty if nobody can win."""
    best = contest.winners(side, failed)
    if not best and not rules.declare.alone_must_qualify:
        remaining = contest.remaining(side, failed)
        best = list(remaining) if len(remaining) == 1 else best
    if contest.both and rules.declare.both_tied is BothTied.KEEPS_HALF:
        # Who keeps his other half leaves the tied one to the others in the tie.
        best = [entry for entry in best if entry[0] not in contest.both] or best
    return best


def side_winners(rules: HouseRules, contest: Contest, side: Side, failed: frozenset[str]) -> list[Entry]:
    """Who takes a side in a pot: the best who remain, unless a failed hand that beats them bars them."""
    best = remaining_winners(rules, contest, side, failed)
    if not failed or rules.declare.failed_both is FailedBoth.NEXT_BEST:
        return best
    out = [entry for entry in contest.entries[side] if entry[0] in failed]
    return [one for one in best if not any(beats(other, one, contest.fewest) for other in out)]
