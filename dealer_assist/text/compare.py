"""The same cards under every preset, grouped by outcome."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.core.comparing import Comparison, Needs, Outcome
from dealer_assist.text import style
from dealer_assist.text.i18n import N_, _, ngettext
from dealer_assist.text.tables import paragraph

_RULES = {
    "targets": N_("the targets"),
    "points": N_("what cards count"),
    "suits": N_("what suits count"),
    "declare": N_("declarations"),
    "showdown.division": N_("one winner for the whole pot"),
    "showdown.equal_distance": N_("equal distances"),
    "showdown.low_limit": N_("the limit of the low side"),
    "showdown.high_limit": N_("the limit of the high side"),
    "showdown.past_limit": N_("what a total past the limit is worth"),
    "showdown.fold_when_bust": N_("folding when bust"),
    "showdown.fewest_cards": N_("fewest cards"),
    "showdown.perfect_hand": N_("the perfect hand"),
    "showdown.perfect_needs_both": N_("what a perfect hand must declare"),
    "showdown.unwon_half": N_("a half nobody wins"),
    "showdown.unwon_pot": N_("a pot nobody wins"),
    "chips.odd_chip": N_("odd chips"),
}


def rule_name(key: str) -> str:
    """A rule that moved money, in words."""
    return _(_RULES[key]) if key in _RULES else key


def comparison_text(found: Comparison) -> str:
    """One block an outcome, the table's own first, then what some presets would need."""
    base = found.outcomes[0].payouts
    blocks = [_outcome(outcome, base) for outcome in found.outcomes]
    for need in Needs:
        names = [name for name, wanted in found.unanswered.items() if wanted is need]
        if names:
            blocks.append(paragraph(_need(need, names)))
    return "\n\n".join(blocks)


def _outcome(outcome: Outcome, base: Mapping[str, int]) -> str:
    takes = [
        _taken(name, amount, amount - base[name]) for name, amount in outcome.payouts.items() if amount or base[name]
    ]
    if outcome.carried:
        takes.append(_("{amount} ride to the next hand").format(amount=style.amount(outcome.carried)))
    lines = [style.bold(paragraph(style.listed(takes)))]
    together: dict[tuple[str, ...], list[str]] = {}
    for name in outcome.presets:
        together.setdefault(outcome.moved_by.get(name, ()), []).append(name)
    for rules, names in together.items():
        listed = ", ".join(names)
        if rules:
            listed = _("{presets}: {rules}").format(presets=listed, rules=style.listed(rule_name(key) for key in rules))
        lines.append(paragraph(listed, first="  ", rest="    "))
    return "\n".join(lines)


def _taken(name: str, amount: int, moved: int) -> str:
    if not moved:
        return _("{name} {amount}").format(name=name, amount=style.amount(amount))
    return _("{name} {amount} ({moved})").format(
        name=name, amount=style.amount(amount), moved=style.signed_amount(moved)
    )


def _need(need: Needs, names: list[str]) -> str:
    listed = style.listed(names)
    match need:
        case Needs.SUITS:
            return ngettext(
                "{presets} counts suits: type them to see it, like 5s.",
                "{presets} count suits: type them to see it, like 5s.",
                len(names),
            ).format(presets=listed)
        case Needs.DECLARATIONS:
            return ngettext(
                "{presets} has declarations: type them to see it, like Ann=5sAdAc/both.",
                "{presets} have declarations: type them to see it, like Ann=5sAdAc/both.",
                len(names),
            ).format(presets=listed)
        case Needs.MENDING:
            return _("{presets}: these rules cannot be read; dealer rules check says why.").format(presets=listed)
