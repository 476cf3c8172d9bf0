"""The table of shown hands: cards, totals, how each card counted, how far off and which way."""

from __future__ import annotations

from dealer_assist.core.choices import Side
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import counter_for
from dealer_assist.core.totals import Direction, Standing
from dealer_assist.core.typed import Shown
from dealer_assist.core.verdict import HandReport, Status, Verdict
from dealer_assist.text import style
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.sides import declaration, target
from dealer_assist.text.tables import table, wrap


def hands_table(verdict: Verdict) -> str:
    """One row a hand."""
    rules = verdict.rules
    declared = any(hand.declared for hand in verdict.hands.values())
    heads = [_("player"), _("cards"), *(_heading(rules, side) for side in rules.sides)]
    if declared:
        heads.insert(2, _("declares"))
    rows = []
    for name, hand in verdict.hands.items():
        row = [name, cards_typed(hand.shown), *_totals(rules, hand)]
        if declared:
            row.insert(2, declaration(rules, hand.declared) if hand.declared else "")
        rows.append(row)
    return table(heads, rows)


def _heading(rules: HouseRules, side: Side) -> str:
    return _("for {target}").format(target=target(rules, side))


def cards_typed(shown: Shown) -> str:
    """The cards, or how the total was typed, or that the hand is not shown."""
    if shown.mucked:
        return _("not shown")
    if shown.total is None:
        return style.cards(shown.cards)
    if shown.size is None:
        return _("counted")
    return ngettext("counted, {number} card", "counted, {number} cards", shown.size).format(number=shown.size)


def _totals(rules: HouseRules, hand: HandReport) -> list[str]:
    if hand.counted is None:
        return [_("wins nothing") for _side in rules.sides]
    cells = [total_cell(rules, hand, side) for side in rules.sides]
    if hand.status is Status.BUST:
        cells[-1] = _("{total}: bust").format(total=cells[-1])
    return cells


def total_cell(rules: HouseRules, hand: HandReport, side: Side) -> str:
    """``5+1+1=7, exact`` or ``6½, ½ under``."""
    assert hand.counted is not None
    standing = hand.counted.on(side)
    counted = sum_text(rules, hand.shown, side, standing)
    facts = {"total": counted, "off": off_text(standing)}
    if _cannot_win(rules, hand, side):
        return _("{total}, {off}: out").format(**facts)
    return _("{total}, {off}").format(**facts)


def _cannot_win(rules: HouseRules, hand: HandReport, side: Side) -> bool:
    """Whether the hand is past a limit that may never be passed; what makes it bust is said by itself."""
    assert hand.counted is not None
    if hand.status is Status.BUST and side is Side.HIGH:
        return False
    exempt = rules.declares and not rules.declare.alone_must_qualify
    return not hand.counted.on(side).qualifies and not exempt


def sum_text(rules: HouseRules, shown: Shown, side: Side, standing: Standing) -> str:
    """What each card counts, added up: ``10+9+8=27``; a total that was typed stands alone."""
    points = style.points(standing.points)
    if shown.total is not None or len(shown.cards) < 2:
        return points
    values = counter_for(rules).chosen(shown.cards)[side]
    summed = style.points(values[0])
    for value in values[1:]:
        summed += ("-" if value < 0 else "+") + style.points(abs(value))
    return f"{summed}={points}"


def off_text(standing: Standing) -> str:
    """``exact``, ``½ under``, ``3 over``."""
    if standing.direction is Direction.EXACT:
        return _("exact")
    distance = style.points(standing.distance)
    if standing.direction is Direction.UNDER:
        return _("{distance} under").format(distance=distance)
    return _("{distance} over").format(distance=distance)


def hand_line(rules: HouseRules, hand: HandReport) -> str:
    """One hand by itself, as soon as it is typed: ``  5♠ A♦ A♣: for 7: 5+1+1=7, exact; for 27: …``."""
    said = [
        _("for {target}: {total}").format(target=target(rules, side), total=total_cell(rules, hand, side))
        for side in rules.sides
        if hand.counted is not None
    ]
    if hand.status is Status.BUST:
        said.append(_("bust: it should have folded"))
    return "\n".join(
        wrap(
            _("{cards}: {totals}").format(cards=cards_typed(hand.shown), totals="; ".join(said)),
            first="  ",
            rest="    ",
        )
        if said
        else [f"  {cards_typed(hand.shown)}"]
    )
