"""Declarations: who competes where, and whose declaration of both sides fails.

Source: House rules, "Declarations".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from dealer_assist.core.ranking import Entry, beats, names_of, winners
from dealer_assist.core.rules import BothTied, FailedBoth, HouseRules, Judged, Side


class Declaration(StrEnum):
    """The side or sides a player competes on."""

    LOW = "low"
    HIGH = "high"
    BOTH = "both"

    def claims(self, side: Side) -> bool:
        """Whether it names ``side``."""
        return self is Declaration.BOTH or self.value == side.value


Entries = Mapping[Side, Sequence[Entry]]


def failed_both(rules: HouseRules, entries: Entries, both: Sequence[str]) -> set[str]:
    """Who of ``both`` (declared both) does not take both sides in a pot.

    ``entries`` are the declarers of each side in that pot.
    """
    remaining = list(both)
    if rules.declare.judged is Judged.BEATEN_FIRST:
        while True:
            field = {side: _without(entries[side], set(both) - set(remaining)) for side in entries}
            beaten = {name for name in remaining if any(_is_beaten(rules, entries, field, s, name) for s in entries)}
            if not beaten:
                break
            remaining = [name for name in remaining if name not in beaten]
    field = {side: _without(entries[side], set(both) - set(remaining)) for side in entries}
    return (set(both) - set(remaining)) | {name for name in remaining if not _stands(rules, entries, field, name)}


def _without(field: Sequence[Entry], names: set[str]) -> list[Entry]:
    return [entry for entry in field if entry[0] not in names]


def _takes_alone_past_limit(rules: HouseRules, declarers: Sequence[Entry], name: str) -> bool:
    """A both-declarer is measured against all who declared: alone means that nobody else named the side at all."""
    return not rules.declare.alone_must_qualify and names_of(declarers) == (name,)


def _winning(rules: HouseRules, field: Sequence[Entry]) -> tuple[str, ...]:
    return names_of(winners(field, rules.showdown.fewest_cards))


def _is_beaten(rules: HouseRules, entries: Entries, field: Entries, side: Side, name: str) -> bool:
    return name not in _winning(rules, field[side]) and not _takes_alone_past_limit(rules, entries[side], name)


def _stands(rules: HouseRules, entries: Entries, field: Entries, name: str) -> bool:
    alone = 0
    for side in entries:
        if _is_beaten(rules, entries, field, side, name):
            return False
        alone += len(_winning(rules, field[side])) < 2
    tied = rules.declare.both_tied
    return alone == len(entries) or tied is BothTied.SHARES or (tied is BothTied.KEEPS_HALF and alone > 0)


def side_winners(rules: HouseRules, declarers: Sequence[Entry], both: set[str], failed: set[str]) -> list[Entry]:
    """Who takes a side in a pot: the best of its declarers who remain; empty if nobody can.

    ``both`` are those who declared both and stand, ``failed`` those who did and failed.
    """
    remaining = _without(declarers, failed)
    best = winners(remaining, rules.showdown.fewest_cards)
    if not best and len(remaining) == 1 and not rules.declare.alone_must_qualify:
        best = remaining
    if rules.declare.both_tied is BothTied.KEEPS_HALF:
        # Who keeps his other half leaves the tied one to the others in the tie.
        best = _without(best, both) or best
    if rules.declare.failed_both is FailedBoth.BLOCKS:
        out = [entry for entry in declarers if entry[0] in failed]
        best = [one for one in best if not any(beats(other, one, rules.showdown.fewest_cards) for other in out)]
    return best
