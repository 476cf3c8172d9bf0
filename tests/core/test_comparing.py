"""The same cards under several house rules."""

from __future__ import annotations

import pytest

from dealer_assist.core.comparing import Needs, compare, is_same_showdown, needs
from dealer_assist.core.errors.showdown import DeclarationMissing, NobodyShows
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.verdict import Verdict

from .table import Keys, house, judged, one_target

HANDS = "Ann=6p Bob=8p Cy=26p"


def compared(hands: str, base: Keys, **others: HouseRules | Keys) -> dict[str, object]:
    def judge(rules: HouseRules) -> Verdict:
        said = hands if rules.declares else " ".join(hand.partition("/")[0] for hand in hands.split())
        return judged(said, rules)

    rules = {name: keys if isinstance(keys, HouseRules) else house(keys) for name, keys in others.items()}
    found = compare(judge, "base", house(base), rules)
    moved = {name: keys for outcome in found.outcomes for name, keys in outcome.moved_by.items()}
    return {
        "outcomes": [outcome.presets for outcome in found.outcomes],
        "moved": moved,
        "unanswered": {name: need.value for name, need in found.unanswered.items()},
    }


def test_presets_that_pay_alike_stand_together_the_table_s_own_first() -> None:
    found = compared(HANDS, {}, same={}, under={"showdown.equal_distance": "under"}, stakes={"betting.max": 9})
    assert found["outcomes"] == [("base", "same", "stakes"), ("under",)]


def test_the_rule_that_moved_the_money_is_named() -> None:
    both = {"showdown.equal_distance": "under", "showdown.unwon_pot": "split"}
    found = compared(HANDS, {}, both=both, odd={"chips.odd_chip": "stays-in"}, clubs={"targets.low": 8})
    assert found["moved"] == {"both": ("showdown.equal_distance",), "clubs": ("targets",)}


def test_rules_that_move_it_only_together_are_all_named() -> None:
    base = {"declare.how": "together"}
    free = base | {"showdown.perfect_hand": "any", "showdown.perfect_needs_both": False}
    assert compared("Ann=5AA/low Bob=43/low Cy=26p/high", base, free=free)["moved"] == {
        "free": ("showdown.perfect_hand", "showdown.perfect_needs_both")
    }


def test_a_part_that_does_not_go_without_the_others_is_not_blamed() -> None:
    alone = compared("Ann=6p Bob=30p", {"showdown.low_limit": "at-most"}, alone=one_target())
    assert alone["outcomes"] == [("base",), ("alone",)]


def test_a_declaration_that_one_part_alone_could_not_read() -> None:
    named = {"declare.how": "together", "names.low": "red", "names.high": "black", "showdown.equal_distance": "under"}
    found = compared("Ann=6p/red Bob=8p/red Cy=26p/black", {}, named=named)
    assert found["moved"] == {"named": ("showdown.equal_distance",)}


def test_what_a_preset_would_need_is_said() -> None:
    found = compared(HANDS, {}, clubs={"suits.clubs": 2}, declared={"declare.how": "together"})
    assert found["unanswered"] == {"declared": "declarations"}
    found = compared("Ann=6 Bob=8 Cy=26p", {}, clubs={"suits.clubs": 2})
    assert found["unanswered"] == {"clubs": "suits"}


def test_what_no_preset_could_answer_is_raised() -> None:
    with pytest.raises(NobodyShows):
        compared("Ann=x Bob=x", {}, same={})
    with pytest.raises(NobodyShows):
        needs(NobodyShows())
    assert needs(DeclarationMissing(names=("Ann",))) is Needs.DECLARATIONS


def test_rules_that_differ_in_the_betting_only_divide_alike() -> None:
    assert is_same_showdown(house(), house({"betting.max": 50, "draw.rounds": 2, "deal.down": 2}))
    assert not is_same_showdown(house(), house({"chips.odd_chip": "stays-in"}))
    assert not is_same_showdown(house(), house({"points.A": 1}))
    assert not is_same_showdown(house(), one_target())
