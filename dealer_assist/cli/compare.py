"""``dealer showdown --compare``: the same cards under every preset."""

from __future__ import annotations

from dataclasses import replace

from dealer_assist import presets
from dealer_assist.cli import output
from dealer_assist.cli.base import book_folder, settings
from dealer_assist.cli.typed_table import Table, Typed
from dealer_assist.core.comparing import Needs, compare, is_same_showdown
from dealer_assist.core.errors import NotAllowed
from dealer_assist.core.money import plain
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.verdict import Verdict


def compare_presets(table: Table, typed: Typed) -> None:
    """Print who would have won what under the table's rules and under every preset, in the table's chips."""
    others, broken = _presets(table.rules.chips.unit)
    name = table.rules_name
    if name in others:
        if is_same_showdown(table.rules, others[name]):
            del others[name]
        else:
            name += "+set"

    def judge(rules: HouseRules) -> Verdict:
        return typed.request(table, rules).judged()

    found = compare(judge, name, table.rules, others)
    found = replace(found, unanswered={**found.unanswered, **dict.fromkeys(broken, Needs.MENDING)})
    if not settings().json:
        from dealer_assist.text.compare import comparison_text
        from dealer_assist.text.showdown import notes_text

        output.say("\n\n".join(filter(None, [notes_text(table.notes), comparison_text(found)])))
        return
    output.emit_json(
        {
            "outcomes": [
                {
                    "presets": list(outcome.presets),
                    "payouts": {name: plain(amount) for name, amount in outcome.payouts.items()},
                    "carried": plain(outcome.carried),
                    "moved_by": {name: list(keys) for name, keys in outcome.moved_by.items()},
                }
                for outcome in found.outcomes
            ],
            "unanswered": {name: need.value for name, need in found.unanswered.items()},
        }
    )


def _presets(unit: int) -> tuple[dict[str, HouseRules], list[str]]:
    """Every preset in chips of ``unit``, and the ids of those that cannot be read."""
    book = book_folder()
    found: dict[str, HouseRules] = {}
    broken: list[str] = []
    for name in (*presets.shipped_ids(), *presets.own_ids(book)):
        try:
            rules = presets.load(name, book=book)
        except NotAllowed:
            broken.append(name)
        else:
            found[name] = rules.with_unit(unit)
    return found, broken
