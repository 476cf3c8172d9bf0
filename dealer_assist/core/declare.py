"""Declarations: who competes where, and whose declaration of both sides fails.

Source: House rules, "Declarations".
"""

from __future__ import annotations

from enum import StrEnum

from dealer_assist.core.contest import Contest
from dealer_assist.core.ranking import NOBODY, Entry, beats, names_of
from dealer_assist.core.rules import BothTied, FailedBoth, HouseRules, Judged, Side


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
    failed = NOBODY
    if rules.declare.judged is Judged.BEATEN_FIRST:
        while beaten := [name for name in both if name not in failed and _is_beaten(rules, contest, failed, name)]:
            failed = failed.union(beaten)
    also = [name for name in both if name not in failed and not _stands(rules, contest, failed, name)]
    return failed.union(also).difference(contest.perfect)


def _is_beaten(rules: HouseRules, contest: Contest, failed: frozenset[str], name: str) -> bool:
    """Whether ``name`` wins some side not even with others, now that ``failed`` are out.

    He is measured against all who declared: past a limit he takes a side alone only if nobody else named it at all.
    """
    for side, declarers in contest.entries.items():
        if name not in names_of(contest.winners(side, failed)) and (
            rules.declare.alone_must_qualify or len(declarers) > 1
        ):
            return True
    return False


def _stands(rules: HouseRules, contest: Contest, failed: frozenset[str], name: str) -> bool:
    if _is_beaten(rules, contest, failed, name):
        return False
    ties = sum([len(contest.winners(side, failed)) > 1 for side in contest.entries])
    tied = rules.declare.both_tied
    return not ties or tied is BothTied.SHARES or (tied is BothTied.KEEPS_HALF and ties < len(contest.entries))


def remaining_winners(rules: HouseRules, contest: Contest, side: Side, failed: frozenset[str]) -> list[Entry]:
    """The best of a side's declarers when ``failed``, who declared both in vain, are out; empty if nobody can win."""
    best = contest.winners(side, failed)
    if not best and not rules.declare.alone_must_qualify:
        remaining = contest.remaining(side, failed)
        best = list(remaining) if len(remaining) == 1 else best
    if contest.both and rules.declare.both_tied is BothTied.KEEPS_HALF:
        # Who keeps his other half leaves the tied one to the others in the tie.
        best = [entry for entry in best if entry[0] not in contest.both or entry[0] in failed] or best
    return best


def side_winners(rules: HouseRules, contest: Contest, side: Side, failed: frozenset[str]) -> list[Entry]:
    """Who takes a side in a pot: the best who remain, unless a failed hand that beats them bars them."""
    best = remaining_winners(rules, contest, side, failed)
    if not failed or rules.declare.failed_both is FailedBoth.NEXT_BEST:
        return best
    out = [entry for entry in contest.entries[side] if entry[0] in failed]
    return [one for one in best if not any(beats(other, one, contest.fewest) for other in out)]
