"""Why a declaration of both sides fails in a pot, and which hands the failed one bars.

The verdict names who failed; on which side and to whom is worked out from the hands as they stand there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.core.contest import Contest
from dealer_assist.core.declare import Declaration, remaining_winners
from dealer_assist.core.ranking import Entry, beats, winners
from dealer_assist.core.rules import BothTied, FailedBoth, HouseRules, Judged, Side
from dealer_assist.core.verdict import PotVerdict, Reason, Verdict
from dealer_assist.text import style
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.sides import target

Fields = Mapping[Side, Sequence[Entry]]


def holding(name: str, halves: int) -> str:
    """``Bob's 26½``."""
    return _("{name}'s {points}").format(name=name, points=style.points(halves))


def failures(verdict: Verdict, pot: PotVerdict) -> list[str]:
    """A sentence for each who declared both in vain; none where a perfect hand takes the pot whatever they hold."""
    if not pot.failed or any(award.reason in (Reason.PERFECT, Reason.ALONE) for award in pot.awards):
        return []
    rules, both = verdict.rules, _both(verdict, pot)
    entries = {side: _declarers(verdict, pot, side) for side in rules.sides}
    remaining, field, said = list(both), entries, dict[str, str]()
    while beaten := {name: words for name in remaining if (words := _beaten(rules, entries, field, name))}:
        said |= beaten
        if rules.declare.judged is Judged.TOGETHER:
            break
        remaining = [name for name in remaining if name not in beaten]
        gone = set(both) - set(remaining)
        field = {side: [entry for entry in entries[side] if entry[0] not in gone] for side in entries}
    return [
        said.get(name)
        or _tied(rules, field, name)
        or _("{name} declared both but failed in another pot.").format(name=name)
        for name in both
        if name in pot.failed
    ]


def barred(verdict: Verdict, pot: PotVerdict, side: Side) -> list[str]:
    """A sentence for each who would win ``side`` did not a failed hand beat him there."""
    rules = verdict.rules
    if rules.declare.failed_both is not FailedBoth.BLOCKS or not pot.failed:
        return []
    entries = _declarers(verdict, pot, side)
    contest = Contest(
        players=pot.players,
        entries={side: entries},
        both=_both(verdict, pot),
        perfect=(),
        fewest=rules.showdown.fewest_cards,
    )
    best = remaining_winners(rules, contest, side, pot.failed)
    return [
        said for one in best for said in _barred(rules, one, [entry for entry in entries if entry[0] in pot.failed])
    ]


def _barred(rules: HouseRules, one: Entry, failed: Sequence[Entry]) -> Iterator[str]:
    better = [other for other in failed if beats(other, one, rules.showdown.fewest_cards)]
    if not better:
        return
    if all(other[1].key == one[1].key for other in better):
        said = ngettext(
            "{barred} is barred: {others} beats it with fewer cards.",
            "{barred} is barred: {others} beat it with fewer cards.",
            len(better),
        )
    else:
        said = ngettext("{barred} is barred: {others} beats it.", "{barred} is barred: {others} beat it.", len(better))
    yield said.format(barred=_held(one), others=style.listed(map(_held, better)))


def _both(verdict: Verdict, pot: PotVerdict) -> list[str]:
    return [name for name in pot.players if verdict.hands[name].declared is Declaration.BOTH]


def _declarers(verdict: Verdict, pot: PotVerdict, side: Side) -> list[Entry]:
    """Who declared ``side`` in this pot, in seat order."""
    hands = [verdict.hands[name] for name in pot.players]
    return [
        (hand.name, hand.count.on(side))
        for hand in hands
        if hand.count is not None and hand.declared is not None and hand.declared.claims(side)
    ]


def _held(entry: Entry) -> str:
    return holding(entry[0], entry[1].points)


def _beaten(rules: HouseRules, entries: Fields, field: Fields, name: str) -> str:
    """Where ``name`` does not even tie; empty if on no side."""
    for side, all_of_side in entries.items():
        best = winners(field[side], rules.showdown.fewest_cards)
        alone = not rules.declare.alone_must_qualify and len(all_of_side) == 1
        if alone or any(entry[0] == name for entry in best):
            continue
        mine = next(standing for other, standing in all_of_side if other == name)
        facts = {
            "name": name,
            "points": style.points(mine.points),
            "target": target(rules, side),
            "others": style.listed(map(_held, best)),
        }
        if mine.key is None:
            said = _("{name} declared both but {points} cannot win the {target} half.")
        elif any(entry[1].key == mine.key for entry in best):
            said = _("{name} declared both but is beaten for {target} by {others} with fewer cards.")
        else:
            said = _("{name} declared both but is beaten for {target} by {others}.")
        return said.format(**facts)
    return ""


def _tied(rules: HouseRules, field: Fields, name: str) -> str:
    """Where ``name`` ties: the first side, or both where a tie on one would not have been enough to fail."""
    ties = {}
    for side, entries in field.items():
        best = winners(entries, rules.showdown.fewest_cards)
        if len(best) > 1 and any(entry[0] == name for entry in best):
            ties[side] = style.listed(_held(entry) for entry in best if entry[0] != name)
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
