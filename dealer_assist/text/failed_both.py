"""Why a declaration of both sides fails in a pot, and which hands the failed one bars.

The verdict names who failed; on which side and to whom is worked out from the hands as they stand there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from dealer_assist.core.choices import BothTied, FailedBoth, Judged, Side
from dealer_assist.core.contest import Contest
from dealer_assist.core.declare import contest_of, remaining_winners
from dealer_assist.core.ranking import NOBODY, Field
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.verdict import PotVerdict, Reason, Verdict
from dealer_assist.text import style
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.sides import target


def holding(name: str, halves: int) -> str:
    """``Bob's 26½``."""
    return _("{name}'s {points}").format(name=name, points=style.points(halves))


def failures(verdict: Verdict, pot: PotVerdict) -> list[str]:
    """A sentence for each who declared both in vain; none where a perfect hand takes the pot whatever they hold."""
    if not pot.failed or any(award.reason in (Reason.PERFECT, Reason.ALONE) for award in pot.awards):
        return []
    rules, contest = verdict.rules, _contest(verdict, pot)
    out, said = NOBODY, dict[str, str]()
    while beaten := {
        name: words for name in contest.both if name not in said and (words := _beaten(rules, contest, out, name))
    }:
        said |= beaten
        if rules.declare.judged is Judged.TOGETHER:
            break
        out = frozenset(said)
    return [
        said.get(name)
        or _tied(rules, contest, out, name)
        or _("{name} declared both but failed in another pot.").format(name=name)
        for name in contest.both
        if name in pot.failed
    ]


def barred(verdict: Verdict, pot: PotVerdict, side: Side) -> list[str]:
    """A sentence for each who would win ``side`` did not a failed hand beat him there."""
    rules = verdict.rules
    if rules.declare.failed_both is not FailedBoth.BLOCKS or not pot.failed:
        return []
    contest = _contest(verdict, pot)
    best = remaining_winners(rules, contest, side, pot.failed)
    return [said for one in best for said in _barred(contest.fields[side], one, pot.failed)]


def _barred(field: Field, one: str, failed: Collection[str]) -> Iterator[str]:
    better = [other for other in field.standings if other in failed and field.beats(other, one)]
    if not better:
        return
    if all(field.standings[other].key == field.standings[one].key for other in better):
        said = ngettext(
            "{barred} is barred: {others} beats it with fewer cards.",
            "{barred} is barred: {others} beat it with fewer cards.",
            len(better),
        )
    else:
        said = ngettext("{barred} is barred: {others} beats it.", "{barred} is barred: {others} beat it.", len(better))
    yield said.format(barred=_held(field, one), others=_all_held(field, better))


def _contest(verdict: Verdict, pot: PotVerdict) -> Contest:
    hands = [verdict.hands[name] for name in pot.players]
    live = {hand.name: (hand.declared, hand.counted) for hand in hands if hand.counted is not None}
    return contest_of(verdict.rules, live, pot.players)


def _held(field: Field, name: str) -> str:
    return holding(name, field.standings[name].points)


def _all_held(field: Field, names: Iterable[str]) -> str:
    return style.listed(_held(field, name) for name in names)


def _beaten(rules: HouseRules, contest: Contest, out: frozenset[str], name: str) -> str:
    """Where ``name`` does not even tie; empty if on no side."""
    for side, field in contest.fields.items():
        best = field.winners(out)
        alone = not rules.declare.alone_must_qualify and field.alone()
        if alone or name in best:
            continue
        mine = field.standings[name]
        facts = {
            "name": name,
            "points": style.points(mine.points),
            "target": target(rules, side),
            "others": _all_held(field, best),
        }
        if not mine.qualifies:
            said = _("{name} declared both but {points} cannot win the {target} half.")
        elif any(field.standings[other].key == mine.key for other in best):
            said = _("{name} declared both but is beaten for {target} by {others} with fewer cards.")
        else:
            said = _("{name} declared both but is beaten for {target} by {others}.")
        return said.format(**facts)
    return ""


def _tied(rules: HouseRules, contest: Contest, out: frozenset[str], name: str) -> str:
    """Where ``name`` ties: the first side, or both where a tie on one would not have been enough to fail."""
    ties = {}
    for side, field in contest.fields.items():
        best = field.winners(out)
        if len(best) > 1 and name in best:
            ties[side] = _all_held(field, [other for other in best if other != name])
    if not ties:
        return ""
    if rules.declare.both_tied is BothTied.KEEPS_HALF and len(ties) > 1:
        return _("{name} declared both but is tied for {low} by {tied_low} and for {high} by {tied_high}.").format(
            name=name,
            low=target(rules, Side.LOW),
            high=target(rules, Side.HIGH),
            tied_low=ties[Side.LOW],
            tied_high=ties[Side.HIGH],
        )
    side, others = next(iter(ties.items()))
    return _("{name} declared both but is tied for {target} by {others}.").format(
        name=name, target=target(rules, side), others=others
    )
