"""``dealer showdown --compare``: the same cards under every preset."""

from __future__ import annotations

from dataclasses import replace

from dealer_assist import presets
from dealer_assist.cli import output
from dealer_assist.cli.base import book_folder, settings
from dealer_assist.cli.typed_table import Table, Typed
from dealer_assist.core.comparing import compare
from dealer_assist.core.money import plain
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.verdict import Verdict


def compare_presets(table: Table, typed: Typed) -> None:
    """Print who would have won what under the table's rules and under every preset, in the table's chips."""
    unit = table.rules.chips.unit
    book = book_folder()
    others = {name: presets.load(name, book=book) for name in (*presets.shipped_ids(), *presets.own_ids(book))}
    in_chips = {name: replace(rules, chips=replace(rules.chips, unit=unit)) for name, rules in others.items()}

    def judge(rules: HouseRules) -> Verdict:
        return typed.request(table, rules).judged()

    found = compare(judge, table.rules_name, table.rules, in_chips)
    if not settings().json:
        from dealer_assist.text.compare import comparison_text

        output.say(comparison_text(found))
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
