"""What nobody wins, and the odd chip."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.core.choices import AnteBy, Division, Limit, OddChip, UnwonHalf, UnwonPot
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce.declare import limits_bind
from dealer_assist.text.announce.lines import Line, Topic
from dealer_assist.text.i18n import _
from dealer_assist.text.style import points


def lines(rules: HouseRules) -> Iterator[Line]:
    """Only what can happen under these rules."""
    halves = rules.targets.low is not None and rules.showdown.division is Division.HALVES
    if halves and (rules.declares or limits_bind(rules)):
        yield _half(rules)
    if rules.declares or rules.showdown.fold_when_bust or _all_bound(rules):
        yield _pot(rules)
    yield _odd_chip(rules, halves=halves)


def _all_bound(rules: HouseRules) -> bool:
    return limits_bind(rules) and all(rules.limit(side) is not Limit.NONE for side in rules.sides)


def _half(rules: HouseRules) -> Line:
    if rules.showdown.unwon_half is UnwonHalf.OTHER_HALF:
        said = _("A half nobody wins goes to the other.")
        asked = _("Does a half nobody wins go to the other?")
    else:
        said = _("A half nobody wins stays for the next hand.")
        asked = _("Does a half nobody wins stay for the next hand?")
    return Line(topic=Topic.POT, keys=("showdown.unwon_half",), said=said, asked=asked)


def _pot(rules: HouseRules) -> Line:
    all_ante = rules.betting.ante and rules.betting.ante_by is AnteBy.EACH
    said, asked = {
        UnwonPot.CARRY: (
            _("If nobody wins, the pot stays: everybody antes again, same dealer.")
            if all_ante
            else _("If nobody wins, the pot stays for everybody; the same dealer deals."),
            _("If nobody wins, does the pot stay for the next hand?"),
        ),
        UnwonPot.SPLIT: (
            _("If nobody wins, all who are left split the pot."),
            _("If nobody wins, do all who are left split the pot?"),
        ),
        UnwonPot.BEST_HANDS: (
            _("If nobody wins, each side still goes to the best hand that declared it."),
            _("If nobody wins, does each side go to the best hand that declared it?"),
        ),
    }[rules.showdown.unwon_pot]
    return Line(topic=Topic.POT, keys=("showdown.unwon_pot",), said=said, asked=asked)


def _odd_chip(rules: HouseRules, *, halves: bool) -> Line:
    rule = rules.chips.odd_chip
    facts = {side.value: points(rules.target(side)) for side in rules.sides}
    if rule is OddChip.STAYS_IN:
        said, asked = _("Odd chips stay for the next hand."), _("Do odd chips stay for the next hand?")
    elif not halves:
        said = _("Odd chips go to the winners from the dealer's left.")
        asked = _("Do odd chips go to the winners from the dealer's left?")
    elif rule is OddChip.HIGH_THEN_LEFT:
        said = _("Odd chips go to the {high} half, then to winners from the dealer's left.")
        asked = _("Do odd chips go to the {high} half, then to winners from the dealer's left?")
    else:
        said = _(
            "Odd chips go to the {high} half, or to the {low} half if only that is shared, "
            "then to winners from the dealer's left."
        )
        asked = _("Do odd chips go to the {low} half when only that is shared?")
    return Line(topic=Topic.POT, keys=("chips.odd_chip",), said=said.format(**facts), asked=asked.format(**facts))
