"""``dealer showdown --json``: one document, stable keys, decimal strings, codes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dealer_assist import presets
from tests.support import dealer


def document(*args: str) -> Any:
    result = dealer("showdown", "--json", *args)
    assert (result.code, result.err) == (0, "")
    assert result.out.count("\n") == 1
    return result.json


def test_the_whole_document() -> None:
    found = document("--pot", "41", "--unit", "0.5", "Ann=2sQh4d", "Bob=10c9d8s", "Cat=x")
    assert found == {
        "rules": "pagat",
        "pot": "41",
        "hands": {
            "Ann": {
                "cards": "2sQh4d",
                "declared": None,
                "totals": {
                    "low": {"points": "6.5", "distance": "0.5", "direction": "under", "counts": ["2", "0.5", "4"]},
                    "high": {"points": "6.5", "distance": "20.5", "direction": "under", "counts": ["2", "0.5", "4"]},
                },
                "status": "live",
            },
            "Bob": {
                "cards": "10c9d8s",
                "declared": None,
                "totals": {
                    "low": {"points": "27", "distance": "20", "direction": "over", "counts": ["10", "9", "8"]},
                    "high": {"points": "27", "distance": "0", "direction": "exact", "counts": ["10", "9", "8"]},
                },
                "status": "live",
            },
            "Cat": {"cards": "x", "declared": None, "totals": {}, "status": "mucked"},
        },
        "pots": [
            {
                "amount": "41",
                "players": ["Ann", "Bob"],
                "sides": {
                    "low": {"amount": "20.50", "winners": ["Ann"], "paid": {"Ann": "20.50"}, "reason": "nearest"},
                    "high": {"amount": "20.50", "winners": ["Bob"], "paid": {"Bob": "20.50"}, "reason": "nearest"},
                },
                "carried": "0",
            }
        ],
        "payouts": {"Ann": "20.50", "Bob": "20.50", "Cat": "0"},
        "shares": {"Ann": "1/2", "Bob": "1/2", "Cat": "0"},
        "carried": "0",
    }


def test_a_pot_divided_once_odd_chips_declarations_and_dead_hands() -> None:
    found = document("-r", "pagat-bust", "--pot", "41", "Ann=5AA", "Bob=32AA", "Cat=28p")
    assert found["hands"]["Cat"]["status"] == "bust"
    assert found["hands"]["Cat"]["totals"]["high"] == {
        "points": "28", "distance": "1", "direction": "over", "counts": [],
    }  # fmt: skip
    assert found["pots"][0]["sides"] == {
        "both": {
            "amount": "41",
            "winners": ["Ann", "Bob"],
            "paid": {"Ann": "21", "Bob": "20"},
            "reason": "tied",
            "reasons": {"low": "tied", "high": "tied"},
            "odd": ["Ann"],
        }
    }
    declared = document("-r", "sarrett", "--pot", "40", "Ann=7p/low", "Bob=27p/both")
    assert [hand["declared"] for hand in declared["hands"].values()] == ["low", "both"]


def test_one_target_has_a_high_side_only() -> None:
    found = document("-r", "31", "--pot", "40", "Ann=AK", "Bob=30p4")
    assert list(found["hands"]["Ann"]["totals"]) == ["high"]
    assert list(found["pots"][0]["sides"]) == ["high"]
    assert found["hands"]["Bob"]["cards"] == "30p4"


def test_an_unwon_part_has_no_winners() -> None:
    found = document("-r", "pagat-bust", "--set", "showdown.unwon_half=carry", "--pot", "40", "Ann=8p", "Bob=27p")
    assert found["pots"][0]["sides"]["low"] == {"amount": "20", "winners": [], "paid": {}, "reason": "nobody"}
    assert (found["pots"][0]["carried"], found["carried"], found["shares"]["Bob"]) == ("20", "20", "1/2")


def test_the_document_stands_in_seat_order_and_says_which_rules() -> None:
    found = document("-r", "pagat-under", "--pot", "40", "--seats", "Bob,Cy,Ann", "Ann=7p", "Bob=27p")
    assert (found["rules"], list(found["hands"]), list(found["payouts"])) == (
        "pagat-under",
        ["Bob", "Ann"],
        ["Bob", "Ann"],
    )


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "ascii", "utf-16"])
def test_json_is_json_in_every_encoding(encoding: str) -> None:
    result = dealer("showdown", "--json", "--pot", "40", "王伟=7p", "🃏=27p", "Zoë=2p", encoding=encoding)
    assert json.loads(result.out)["payouts"] == {"王伟": "20", "🃏": "20", "Zoë": "0"}
    assert ("王伟" in result.out) is (encoding == "utf-8")


def test_the_option_may_stand_anywhere() -> None:
    args = ("--pot", "40", "Ann=7p")
    assert dealer("--json", "showdown", *args).out == dealer("showdown", *args, "--json").out


# The same cards under every preset


def test_compare() -> None:
    found = document("--compare", "--pot", "40", "Ann=6p", "Bob=8p", "Cy=26p")
    outcomes = {preset: outcome for outcome in found["outcomes"] for preset in outcome["presets"]}
    assert found["outcomes"][0]["presets"][0] == "pagat"
    assert outcomes["pagat"]["payouts"] == {"Ann": "10", "Bob": "10", "Cy": "20"}
    assert outcomes["pagat-under"]["payouts"] == {"Ann": "20", "Bob": "0", "Cy": "20"}
    assert outcomes["pagat-under"]["moved_by"]["pagat-under"] == ["showdown.equal_distance"]
    assert outcomes["pagat"]["carried"] == "0"
    assert found["unanswered"]["sarrett"] == "declarations"
    assert set(outcomes) | set(found["unanswered"]) == set(presets.shipped_ids())
    assert not set(outcomes) & set(found["unanswered"])


def test_compare_leaves_declarations_out_where_nobody_declares() -> None:
    found = document("--compare", "--pot", "30", "Ann=10s4h/black", "Bob=9hAc/red")
    answered = [preset for outcome in found["outcomes"] for preset in outcome["presets"]]
    assert {"pagat", "seven-minus-seven"} <= set(answered)
    assert found["unanswered"]["sarrett"] == "declarations"


def test_compare_keeps_the_chips_of_the_table() -> None:
    found = document("--compare", "--unit", "0.25", "--pot", "0.75", "Ann=7p", "Bob=27p")
    assert found["outcomes"][0]["payouts"] == {"Ann": "0.25", "Bob": "0.50"}
    assert not {"chips"} & set(found["unanswered"].values())


def test_compare_with_changed_rules_keeps_the_preset_itself_beside_them() -> None:
    found = document("--compare", "--set", "showdown.equal_distance=under", "--pot", "40", "Ann=6p", "Bob=8p", "Cy=26p")
    assert found["outcomes"][0]["presets"][0] == "pagat+set"
    assert any("pagat" in outcome["presets"] for outcome in found["outcomes"][1:])
    stakes = document("--compare", "--set", "betting.max=9", "--pot", "40", "Ann=6p", "Bob=8p", "Cy=26p")
    assert stakes["outcomes"][0]["presets"][0] == "pagat"
    assert "pagat+set" not in stakes["outcomes"][0]["presets"]


def test_compare_names_a_preset_of_one_s_own_that_cannot_be_read(own_book: Any) -> None:
    (own_book / "presets").mkdir(parents=True)
    (own_book / "presets" / "ours.toml").write_text('extends = "pagat-under"\n', encoding="utf-8")
    (own_book / "presets" / "broken.toml").write_text("title = \n", encoding="utf-8")
    found = document("--compare", "--pot", "40", "Ann=6p", "Bob=8p", "Cy=26p")
    assert found["unanswered"]["broken"] == "mending"
    assert any({"ours", "pagat-under"} <= set(outcome["presets"]) for outcome in found["outcomes"])
    text = dealer("showdown", "--compare", "--pot", "40", "Ann=6p", "Bob=8p", "Cy=26p").out
    assert "broken: these rules cannot be read; dealer rules check says why." in text


@pytest.mark.parametrize("total", ["-6.5p", "-6½p", "−6,5p", "-6.5p4"])
def test_a_negative_total_is_typed_as_it_is_spoken(total: str) -> None:
    found = document("-r", "seven-minus-seven", "--pot", "40", f"{total}/low", "7p/high")
    assert found["payouts"] == {"1": "20", "2": "20"}
    assert found["hands"]["1"]["totals"]["low"]["points"] == "-6.5"
