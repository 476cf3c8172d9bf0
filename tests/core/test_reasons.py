"""Why somebody, or nobody, gets a part of a pot: the code that every award carries."""

from __future__ import annotations

from typing import Any

import pytest

from .table import BOTH_AT_MOST, judged, one_target

DECLARED: dict[str, Any] = {"declare.how": "together"}
UNDER = {"showdown.equal_distance": "under"}
FEWEST = {"showdown.fewest_cards": "any-tie"}
AT_MOST_ALONE = DECLARED | {"showdown.high_limit": "at-most", "declare.alone_must_qualify": False}
NEAREST = {"showdown.division": "nearest"}
PAST_HIGH = {"showdown.high_limit": "at-most", "showdown.unwon_half": "carry"}
CARRY = BOTH_AT_MOST | {"showdown.unwon_half": "carry"}


@pytest.mark.parametrize(
    ("hands", "rules", "reasons"),
    [
        ("A=7p B=x", {}, {"both": "alone"}),
        ("A=6p B=26p", {}, {"low": "nearest", "high": "nearest"}),
        ("A=6p B=8p C=26p", {}, {"low": "tied", "high": "nearest"}),
        ("A=6p B=8p C=26p D=28p", UNDER, {"low": "direction", "high": "direction"}),
        ("A=6p B=6p C=8p D=27p", UNDER, {"low": "tied", "high": "nearest"}),
        ("A=6p2 B=6p3 C=26p", FEWEST, {"low": "fewer-cards", "high": "nearest"}),
        ("A=6p2 B=6p2 C=6p3 D=26p", FEWEST, {"low": "fewer-cards", "high": "nearest"}),
        ("A=6p2 B=6p2 C=26p", FEWEST, {"low": "tied", "high": "nearest"}),
        ("A=7p/low B=27p/high", DECLARED, {"low": "declared-alone", "high": "declared-alone"}),
        ("A=7p/low B=6p/low C=27p/high", DECLARED, {"low": "nearest", "high": "declared-alone"}),
        ("A=7p/low B=40p/high", AT_MOST_ALONE, {"low": "declared-alone", "high": "declared-alone"}),
        ("A=7p/both B=6p/low C=26p/high", DECLARED, {"low": "next-best", "high": "declared-alone"}),
        ("A=7p/low B=6p/both C=26p/high", DECLARED, {"low": "declared-alone", "high": "declared-alone"}),
        ("A=6.5p/low B=7.5p/both C=26p/high D=3p/low", DECLARED | UNDER, {"low": "nearest", "high": "declared-alone"}),
        (
            "A=5AA/both B=43/low C=26p/high", DECLARED | {"declare.both_tied": "keeps-half"},
            {"low": "kept-half", "high": "nearest"},
        ),
        ("A=5AA/both B=6p/low C=26p/high", DECLARED, {"both": "nearest"}),
        ("A=5AA B=43", {"showdown.perfect_hand": "any"}, {"both": "perfect"}),
        ("A=8p B=27p", CARRY, {"low": "nobody", "high": "nearest"}),
        ("A=28p B=29p", BOTH_AT_MOST, {"both": "nobody"}),
        ("A=28p B=29p", BOTH_AT_MOST | {"showdown.unwon_pot": "split"}, {"both": "split"}),
        (
            "A=7p/both B=27p/both", DECLARED | {"showdown.unwon_pot": "best-hands"},
            {"low": "best-hands", "high": "best-hands"},
        ),
        (
            "A=30p/both B=31p/both", DECLARED | PAST_HIGH | {"showdown.unwon_pot": "best-hands"},
            {"low": "best-hands", "high": "nobody"},
        ),
        ("A=28p B=29p", {"showdown.fold_when_bust": True}, {"both": "all-dead"}),
        ("A=6p B=28p", NEAREST, {"both": "tied"}),
        ("A=6p B=28p", NEAREST | UNDER, {"both": "direction"}),
        ("A=6p2 B=28p3", NEAREST | FEWEST, {"both": "fewer-cards"}),
        ("A=6p B=29p", NEAREST, {"both": "nearest"}),
    ],
)  # fmt: skip
def test_reason(hands: str, rules: dict[str, Any], reasons: dict[str, str]) -> None:
    (pot,) = judged(hands, rules).pots
    assert {award.part.value: award.reason.value for award in pot.awards} == reasons


def test_a_pot_divided_once_says_why_for_each_side() -> None:
    (pot,) = judged("A=5AA B=6p").pots
    assert {side.value: reason.value for side, reason in pot.awards[0].reasons.items()} == {
        "low": "nearest", "high": "nearest",
    }  # fmt: skip
    (pot,) = judged("A=8p B=27p", BOTH_AT_MOST).pots
    assert pot.awards[0].reason.value == "nearest"
    assert {side.value: reason.value for side, reason in pot.awards[0].reasons.items()} == {
        "low": "other-half", "high": "nearest",
    }  # fmt: skip
    (pot,) = judged("A=7p/low B=6p/low", DECLARED).pots
    assert pot.awards[0].reason.value == "nearest"
    assert [reason.value for reason in pot.awards[0].reasons.values()] == ["nearest", "other-half"]


def test_a_both_declarer_who_takes_each_side_differently() -> None:
    (pot,) = judged("A=5AA/both B=6p/low", DECLARED).pots
    assert pot.awards[0].reason.value == "nearest"
    assert [reason.value for reason in pot.awards[0].reasons.values()] == ["nearest", "declared-alone"]


def test_one_target_has_one_part_called_high() -> None:
    (pot,) = judged("A=31p B=7p", one_target()).pots
    assert [(award.part.value, award.reason.value) for award in pot.awards] == [("high", "nearest")]
