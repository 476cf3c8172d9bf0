"""House rules, the file: layers merge, targets replace, changes apply, and the whole can be written and read again."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

import pytest

from dealer_assist.core.cards import Rank
from dealer_assist.core.choices import EqualDistance, Face, Limit, Side, Signal
from dealer_assist.core.errors.rules import RuleFault, RuleProblem, RulesRefused
from dealer_assist.core.house import Layer, problems, resolve, to_document
from dealer_assist.core.house_document import flat, number, written
from dealer_assist.core.rules import HouseRules, SideNames

Document = Mapping[str, object]
PARENT: Document = {
    "title": "Parent",
    "undecided": ["betting.ante", "betting.min", "points.low.A"],
    "players": [4, 10],
    "names": {"low": "seven", "high": "twenty-seven"},
    "points": {"J": Decimal("0.5"), "low": {"A": 1}},
    "showdown": {"low_limit": "at-most"},
}


def layered(*documents: Document, sets: Document | None = None) -> list[Layer]:
    layers = [Layer(origin=f"{place}.toml", document=document) for place, document in enumerate(documents)]
    return layers if sets is None else [*layers, Layer(origin="--set", document=sets, is_set=True)]


def faults(*documents: Document, sets: Document | None = None) -> list[tuple[str, RuleFault]]:
    return [(one.key, one.fault) for one in problems(layered(*documents, sets=sets))]


def the_problem(*documents: Document, sets: Document | None = None) -> RuleProblem:
    (one,) = problems(layered(*documents, sets=sets))
    return one


def test_without_a_word_the_rules_are_those_of_the_contract() -> None:
    assert resolve([]) == HouseRules()


def test_a_child_writes_only_what_differs() -> None:
    rules = resolve(layered(PARENT, {"title": "Child", "showdown": {"equal_distance": "under"}}))
    assert rules.title == "Child"
    assert rules.players == (4, 10)
    assert rules.showdown.equal_distance is EqualDistance.UNDER
    assert rules.showdown.low_limit is Limit.AT_MOST
    assert rules.points.low == {Rank.ACE: (2,)}


def test_a_table_of_targets_replaces_the_inherited_one_whole_and_the_names_with_it() -> None:
    rules = resolve(layered(PARENT, {"targets": {"low": 8, "high": 28}}))
    assert (rules.targets.low, rules.targets.high) == (16, 56)
    assert rules.names == SideNames()
    assert rules.showdown.low_limit is Limit.AT_MOST


def test_names_in_the_same_file_as_the_targets_stay() -> None:
    rules = resolve(layered(PARENT, {"names": {"low": "eight"}, "targets": {"low": 8, "high": 28}}))
    assert rules.names == SideNames(low="eight")


def test_with_the_high_target_alone_inherited_low_keys_are_dropped() -> None:
    rules = resolve(layered(PARENT, {"targets": {"high": 31}}))
    assert rules.sides == (Side.HIGH,)
    assert rules.showdown.low_limit is Limit.NONE
    assert rules.points.low == {}
    assert rules.undecided == ("betting.ante", "betting.min")


@pytest.mark.parametrize(
    ("table", "name", "value"),
    [("showdown", "low_limit", "none"), ("names", "low", "x"), ("points", "low", {"A": 1})],
)
def test_a_low_key_with_one_target_is_refused(table: str, name: str, value: object) -> None:
    one_target: Document = {"targets": {"high": 31}}
    low_key: Document = {table: {name: value}}
    key = f"{table}.{name}" if table != "points" else "points.low.A"
    assert faults(one_target | low_key) == [(key, RuleFault.ONE_TARGET)]
    assert faults(one_target, low_key) == [(key, RuleFault.ONE_TARGET)]


def test_an_undecided_low_key_written_with_one_target_is_left_out() -> None:
    rules = resolve(layered({"targets": {"high": 31}, "undecided": ["points.low.A", "deal.up"]}))
    assert rules.undecided == ("deal.up",)


@pytest.mark.parametrize(
    ("table", "name", "value", "allowed"),
    [
        ("showdown", "equal_distance", "inside", ("share", "under", "over")),
        ("showdown", "equal_distance", "outside", ("share", "under", "over")),
        ("showdown", "division", "nearest", ("halves",)),
        ("showdown", "perfect_hand", "any", ("off",)),
        ("declare", "how", "in-turn", ("off",)),
    ],
)
def test_what_needs_two_targets_is_refused_with_one(
    table: str, name: str, value: str, allowed: tuple[str, ...]
) -> None:
    found = the_problem({"targets": {"high": 31}, table: {name: value}})
    assert (found.key, found.fault, found.found) == (f"{table}.{name}", RuleFault.ONE_TARGET, f'"{value}"')
    assert found.allowed == allowed


def test_targets_without_high_are_refused() -> None:
    assert faults({"targets": {"low": 7}}) == [("targets.high", RuleFault.TARGET_MISSING)]


def test_a_target_that_cannot_be_read_brings_no_other_complaint() -> None:
    document = {"targets": {"low": "x", "high": 27}, "names": {"low": "s"}, "declare": {"how": "together"}}
    assert faults(document) == [("targets.low", RuleFault.WRONG_TYPE)]


def test_a_change_of_one_target_takes_its_name_away_and_leaves_the_other() -> None:
    rules = resolve(layered(PARENT, sets={"targets.low": 8, "targets.high": 27}))
    assert rules.names == SideNames(high="twenty-seven")


def test_a_change_of_a_target_with_a_new_name_keeps_it() -> None:
    rules = resolve(layered(PARENT, sets={"names.low": "eight", "targets.low": 8}))
    assert rules.names.low == "eight"


def test_a_change_gives_a_game_with_one_target_its_second() -> None:
    rules = resolve(layered({"targets": {"high": 31}}, sets={"targets.low": 7}))
    assert (rules.targets.low, rules.targets.high) == (14, 62)


def test_a_change_to_a_target_that_cannot_be_read() -> None:
    assert faults(PARENT, sets={"targets.low": "seven"}) == [("targets.low", RuleFault.WRONG_TYPE)]


def test_what_a_file_or_a_change_writes_is_decided() -> None:
    assert resolve(layered(PARENT, {"betting": {"ante": 2, "min": 2}})).undecided == ("points.low.A",)
    assert resolve(layered(PARENT, sets={"betting.ante": 2})).undecided == ("betting.min", "points.low.A")


def test_a_file_that_lists_what_is_undecided_is_taken_at_its_word() -> None:
    rules = resolve(layered(PARENT, {"undecided": ["betting.ante"], "betting": {"ante": 2}}))
    assert rules.undecided == ("betting.ante",)


def test_undecided_names_existing_keys() -> None:
    first, second = problems(layered({"undecided": ["betting.anti", "title", "betting.ante"]}))
    assert (first.key, first.fault, first.found, first.nearest) == (
        "undecided",
        RuleFault.UNKNOWN_KEY,
        "betting.anti",
        "betting.ante",
    )
    assert (second.found, second.nearest) == ("title", "")


@pytest.mark.parametrize(
    ("document", "key", "nearest"),
    [
        ({"equal_distance": "under"}, "equal_distance", "showdown.equal_distance"),
        ({"shodown": {}}, "shodown", ""),
        ({"showdown": {"equal_distanc": "under"}}, "showdown.equal_distanc", "showdown.equal_distance"),
        ({"betting": {"unit": 1}}, "betting.unit", "chips.unit"),
        ({"points": {"low": {"a": 1}}}, "points.low.a", "points.low.A"),
        ({"points": {"B": 1}}, "points.B", ""),
        ({"showdown": {"zzz": 1}}, "showdown.zzz", ""),
        ({"declare": {"low": 1}}, "declare.low", "declare.how"),
    ],
)
def test_an_unknown_key_is_told_with_the_nearest(document: Document, key: str, nearest: str) -> None:
    found = the_problem(document)
    assert (found.key, found.fault, found.found) == (key, RuleFault.UNKNOWN_KEY, key)
    assert nearest in ("", found.nearest)


def test_an_unknown_key_in_a_change() -> None:
    found = the_problem(sets={"betting.antee": 1})
    assert (found.origin, found.key, found.nearest) == ("--set", "betting.antee", "betting.ante")


def test_a_key_where_a_table_belongs() -> None:
    found = the_problem({"points": {"low": 3}})
    assert (found.key, found.fault, found.allowed) == ("points.low", RuleFault.WRONG_TYPE, ("table",))


def test_extends_is_for_the_loader_and_no_key_of_the_rules() -> None:
    assert resolve(layered({"extends": "pagat"})) == HouseRules()


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("title", 3, RuleFault.WRONG_TYPE),
        ("title", "two\nlines", RuleFault.OUT_OF_RANGE),
        ("names.low", "x" * 41, RuleFault.OUT_OF_RANGE),
        ("draw.first", "yes", RuleFault.WRONG_TYPE),
        ("showdown.division", True, RuleFault.WRONG_TYPE),
        ("showdown.division", "thirds", RuleFault.NOT_IN_LIST),
        ("draw.rounds", True, RuleFault.WRONG_TYPE),
        ("draw.rounds", Decimal("1.5"), RuleFault.WRONG_TYPE),
        ("draw.rounds", -1, RuleFault.OUT_OF_RANGE),
        ("draw.rounds", 53, RuleFault.OUT_OF_RANGE),
        ("betting.ante", "1", RuleFault.WRONG_TYPE),
        ("betting.ante", False, RuleFault.WRONG_TYPE),
        ("betting.ante", Decimal("NaN"), RuleFault.WRONG_TYPE),
        ("betting.ante", Decimal("inf"), RuleFault.WRONG_TYPE),
        ("betting.ante", Decimal("1e999999999"), RuleFault.OUT_OF_RANGE),
        ("betting.ante", Decimal("1e-999999999"), RuleFault.OUT_OF_RANGE),
        ("betting.ante", Decimal("0.001"), RuleFault.OUT_OF_RANGE),
        ("betting.ante", -1, RuleFault.OUT_OF_RANGE),
        ("chips.unit", 0, RuleFault.OUT_OF_RANGE),
        ("chips.worth", 0, RuleFault.OUT_OF_RANGE),
        ("chips.worth", -1, RuleFault.OUT_OF_RANGE),
        ("points.J", Decimal("0.3"), RuleFault.NOT_HALVES),
        ("points.J", [], RuleFault.OUT_OF_RANGE),
        ("points.J", 1000, RuleFault.OUT_OF_RANGE),
        ("targets.high", Decimal("27.25"), RuleFault.NOT_HALVES),
        ("declare.signals", "low", RuleFault.WRONG_TYPE),
        ("declare.signals", [1], RuleFault.WRONG_TYPE),
        ("declare.signals", ["lo"], RuleFault.NOT_IN_LIST),
        ("declare.signals", ["low", "low"], RuleFault.OUT_OF_RANGE),
        ("declare.signals", ["", ""], RuleFault.OUT_OF_RANGE),
        ("undecided", "betting.ante", RuleFault.WRONG_TYPE),
        ("undecided", [1], RuleFault.WRONG_TYPE),
        ("players", 4, RuleFault.WRONG_TYPE),
        ("players", [4], RuleFault.WRONG_TYPE),
        ("players", [10, 4], RuleFault.OUT_OF_RANGE),
        ("players", [1, 4], RuleFault.OUT_OF_RANGE),
    ],
)
def test_a_value_that_its_key_does_not_take(key: str, value: object, fault: RuleFault) -> None:
    found = the_problem(sets={key: value})
    assert (found.origin, found.key, found.fault) == ("--set", key, fault)
    assert found.allowed


def test_a_value_close_to_an_allowed_one_is_told_with_it() -> None:
    found = the_problem({"showdown": {"equal_distance": "undr"}})
    assert (found.found, found.nearest) == ('"undr"', "under")
    assert the_problem({"showdown": {"equal_distance": "zzz"}}).nearest == ""


@pytest.mark.parametrize(
    ("betting", "key", "fault", "clash"),
    [
        ({"min": 6}, "betting.min", RuleFault.MIN_OVER_MAX, ("betting.max", "5")),
        ({"min": 2, "last_max": 1}, "betting.min", RuleFault.LAST_MAX_UNDER_MIN, ("betting.last_max", "1")),
        ({"ante": Decimal("0.5")}, "betting.ante", RuleFault.NOT_CHIPS, ("chips.unit", "1")),
        ({"min": Decimal("1.5")}, "betting.min", RuleFault.NOT_CHIPS, ("chips.unit", "1")),
        ({"max": Decimal("1.5")}, "betting.max", RuleFault.NOT_CHIPS, ("chips.unit", "1")),
        ({"last_max": Decimal("1.5")}, "betting.last_max", RuleFault.NOT_CHIPS, ("chips.unit", "1")),
    ],
)
def test_amounts_that_do_not_go_together(betting: Document, key: str, fault: RuleFault, clash: tuple[str, str]) -> None:
    found = the_problem({"betting": betting})
    assert (found.fault, {found.key, found.clash[0][0]}) == (fault, {key, clash[0]})


def test_no_limit_is_under_no_minimum() -> None:
    rules = resolve(layered({"betting": {"min": 10, "max": 0, "last_max": 0}}))
    assert (rules.betting.min, rules.betting.max) == (1000, 0)


def test_of_two_keys_that_clash_the_one_written_last_is_told() -> None:
    low: Document = {"betting": {"max": 3}}
    assert the_problem({"betting": {"min": 3}}, low | {"betting": {"max": 2}}).key == "betting.max"
    assert the_problem(low, {"betting": {"min": 4}}).origin == "1.toml"


def test_a_value_that_cannot_be_read_is_not_held_against_another() -> None:
    assert faults({"betting": {"max": "x", "min": 10}}) == [("betting.max", RuleFault.WRONG_TYPE)]


def test_one_winner_and_declarations_exclude_each_other() -> None:
    found = the_problem({"showdown": {"division": "nearest"}}, {"declare": {"how": "together"}})
    assert (found.key, found.fault) == ("declare.how", RuleFault.NEAREST_DECLARED)


@pytest.mark.parametrize("rule", ["inside", "outside"])
def test_between_equal_targets_there_is_no_inside(rule: str) -> None:
    found = the_problem({"targets": {"low": 9, "high": 9}}, {"showdown": {"equal_distance": rule}})
    assert (found.key, found.fault) == ("showdown.equal_distance", RuleFault.SAME_TARGETS)
    assert resolve(layered({"targets": {"low": 9, "high": 9}})).targets.low == 18


@pytest.mark.parametrize(
    "names", [{"low": "X", "high": "x"}, {"low": "high"}, {"low": "Both"}, {"high": "low"}, {"high": "both"}]
)
def test_a_name_that_means_another_side(names: Document) -> None:
    assert the_problem({"names": names}).fault is RuleFault.NAME_MISLEADS


def test_multipliers_leave_halves() -> None:
    assert faults({"suits": {"clubs": Decimal("0.5")}}) == [("suits.clubs", RuleFault.NOT_HALVES)]
    whole = {"points": {"J": 1, "Q": 1, "K": 1}, "suits": {"clubs": Decimal("0.5")}}
    assert resolve(layered(whole)).suits.clubs == 1


def test_a_chip_is_worth_whole_cents() -> None:
    assert resolve(layered({"chips": {"worth": Decimal("0.1")}})).chips.worth == Fraction(1, 10)
    assert faults({"chips": {"worth": Decimal("0.001")}}) == [("chips.worth", RuleFault.WORTH_NOT_CENTS)]


def test_everybody_is_dealt_a_card() -> None:
    assert faults({"deal": {"down": 0, "up": 0}}) == [("deal.down", RuleFault.NO_CARDS)]


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(RulesRefused) as refused:
        resolve(layered({"titel": "x", "draw": {"face": "sideways"}}, {"betting": {"min": 9}}))
    assert [one.key for one in refused.value.problems] == ["titel", "draw.face", "betting.min"]


def test_the_document_is_complete_and_resolves_to_the_same_rules() -> None:
    rules = resolve(
        layered(
            PARENT,
            {
                "suits": {"hearts": -1},
                "draw": {"face": "own"},
                "declare": {"how": "together", "signals": ["", "low", "high", "both"]},
                "chips": {"unit": Decimal("0.25"), "worth": Decimal("0.04"), "currency": "€"},
                "betting": {"ante": Decimal("0.25")},
            },
        )
    )
    document = to_document(rules)
    assert resolve([Layer(origin="x", document=document)]) == rules
    values = flat(document)
    assert values["chips.unit"] == Decimal("0.25")
    assert values["chips.worth"] == Decimal("0.04")
    assert values["points.A"] == [1, 11]
    assert values["points.low.A"] == 1
    assert values["points.J"] == Decimal("0.5")
    assert values["suits.hearts"] == -1
    assert rules.draw.face is Face.OWN
    assert rules.declare.signals[0] is Signal.NOTHING


def test_the_document_of_one_target_has_no_low_key() -> None:
    rules = resolve(layered({"targets": {"high": 31}}))
    document = to_document(rules)
    assert document["targets"] == {"high": 31}
    assert not [key for key in flat(document) if "low" in key.split(".") or key.endswith("low_limit")]
    assert resolve([Layer(origin="x", document=document)]) == rules


def test_numbers_are_as_short_as_they_are_exact() -> None:
    assert number(150, 100) == Decimal("1.5")
    assert str(number(5, 100)) == "0.05"
    assert number(-4, 2) == -2


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (False, "false"),
        ('a "b" \\ \x07 \U000e0001', '"a \\"b\\" \\\\ \\u0007 \\U000e0001"'),
        ([1, "x"], '[1, "x"]'),
        ({"a": 1}, "{a = 1}"),
        (Decimal("0.5"), "0.5"),
    ],
)
def test_values_are_written_as_toml(value: object, text: str) -> None:
    assert written(value) == text
