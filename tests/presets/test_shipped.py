"""House rules, section 9: the presets that the product ships."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from dealer_assist import presets
from dealer_assist.core.choices import Side
from dealer_assist.core.house import Layer, resolve, to_document
from dealer_assist.core.house_document import flat
from dealer_assist.core.rules import HouseRules
from tests.oracle import house

STAKES = ("betting.ante", "betting.min", "betting.max")
UNDECIDED_TOO: dict[str, tuple[str, ...]] = {
    "opr-907": ("deal.down", "draw.face", "betting.final_round"),
    "gamerules": ("points.low.A", "points.high.A"),
    "seven-minus-seven": ("deal.down", "deal.up", "draw.face", "draw.freeze_after", "betting.final_round"),
}
DIFFERS: dict[str, dict[str, object]] = {
    "pagat-freeze": {"draw.freeze_after": 2},
    "igra": {"betting.check": False, "draw.rounds": 1, "draw.consent": "all", "showdown.division": "nearest"},
    "wikipedia": {
        "showdown.equal_distance": "under",
        "draw.first": False,
        "draw.face": "up",
        "betting.final_round": True,
        "betting.opener": "rotates",
    },
    "sarrett": {
        "deal.down": 2,
        "draw.starts": "opener",
        "betting.opener": "rotates",
        "betting.final_round": True,
        "declare.how": "together",
        "showdown.perfect_hand": "five-aces",
        "showdown.perfect_needs_both": False,
    },
    "homegame": {
        "showdown.equal_distance": "under",
        "draw.first": False,
        "draw.face": "up",
        "draw.freeze_after": 3,
        "draw.freeze_counts": "in-all",
        "declare.how": "together",
    },
    "no-chaser": {"draw.freeze_after": 1},
    "lock": {"draw.freeze_after": 3},
    "buderick": {
        "declare.how": "together",
        "declare.failed_both": "blocks",
        "declare.signals": ["", "low", "high", "both"],
        "betting.ante_by": "dealer",
        "betting.max": 2,
        "betting.last_max": 5,
        "betting.raises": 3,
        "betting.opener": "rotates",
        "betting.final_round": True,
    },
    "seven-minus-seven": {
        "targets.low": -7,
        "targets.high": 7,
        "names.low": "red seven",
        "names.high": "black seven",
        "suits.diamonds": -1,
        "suits.hearts": -1,
        "showdown.equal_distance": "under",
        "draw.first": False,
        "betting.opener": "rotates",
        "declare.how": "together",
    },
}
ABOUT_THE_FILE = {"title", "summary", "source", "undecided", "players", "names.low", "names.high"}


def differing(name: str) -> dict[str, object]:
    ours, theirs = flat(to_document(presets.load(name))), flat(to_document(presets.load("pagat")))
    return {key: value for key, value in ours.items() if key not in ABOUT_THE_FILE and theirs.get(key) != value}


def test_there_are_26_and_pagat_is_the_first() -> None:
    assert presets.shipped_ids()[0] == "pagat"
    assert sorted(presets.shipped_ids()) == sorted(house.DIFFERS)


def test_pagat_is_what_holds_without_a_word() -> None:
    pagat, plain = to_document(presets.load("pagat")), to_document(HouseRules())
    for key in ABOUT_THE_FILE & set(pagat):
        del pagat[key], plain[key]
    del pagat["names"], plain["names"]
    assert pagat == plain


@pytest.mark.parametrize("name", sorted(house.DIFFERS))
def test_the_showdown_of_each_is_as_the_table_says(name: str) -> None:
    ours, theirs = flat(to_document(presets.load(name))), flat(house.resolve(name))
    for key, value in theirs.items():
        if key in ours:
            assert ours[key] == (Decimal(str(value)) if isinstance(value, float) else _decimals(value)), key


def _decimals(value: object) -> object:
    if isinstance(value, list):
        return [Decimal(str(one)) if isinstance(one, float) else one for one in value]
    return value


@pytest.mark.parametrize("name", sorted(DIFFERS))
def test_the_play_of_each_is_as_the_table_says(name: str) -> None:
    expected = {key: value for key, value in DIFFERS[name].items() if not key.startswith("names.")}
    assert differing(name) == expected
    names = presets.load(name).names
    assert names.low == DIFFERS[name].get("names.low", names.low)
    assert names.high == DIFFERS[name].get("names.high", names.high)


@pytest.mark.parametrize("name", sorted(house.DIFFERS))
def test_the_stakes_are_the_tables_in_every_source(name: str) -> None:
    undecided = presets.load(name).undecided
    assert set(STAKES) <= set(undecided)
    if name != "15-35":
        assert set(undecided) == {*STAKES, *UNDECIDED_TOO.get(name, ())}


def test_15_35_leaves_open_what_has_no_source_and_says_so() -> None:
    rules = presets.load("15-35")
    assert {"showdown.equal_distance", "declare.how", "points.A", "draw.face"} <= set(rules.undecided)
    assert "taken from Seven Twenty-Seven" in rules.summary


def test_31_has_one_target() -> None:
    rules = presets.load("31")
    assert rules.sides == (Side.HIGH,)
    assert to_document(rules)["targets"] == {"high": 31}


@pytest.mark.parametrize("name", sorted(house.DIFFERS))
def test_each_can_be_read_aloud_and_says_where_it_comes_from(name: str) -> None:
    rules = presets.load(name)
    assert rules.title[0].isupper() or rules.title[0].isdigit()
    assert rules.summary.endswith(".")
    assert rules.source
    text = (Path(presets.shipped_folder()) / f"{name}.toml").read_text(encoding="utf-8")
    assert text.startswith("# ")


@pytest.mark.parametrize("name", sorted(house.DIFFERS))
def test_each_resolves_again_from_its_own_document(name: str) -> None:
    rules = presets.load(name)
    assert resolve([Layer(origin=name, document=to_document(rules))]) == rules


@pytest.mark.parametrize("name", sorted(house.DIFFERS))
def test_nothing_is_wrong_with_any(name: str) -> None:
    assert presets.check_file(name) == ()
