"""A pot that goes to one set of winners, or to nobody: why, who declared both in vain, and nothing said of sides."""

from __future__ import annotations

from typing import Any

import pytest

from .table import BOTH_AT_MOST, judged, one_target

DECLARED: dict[str, Any] = {"declare.how": "together"}
PERFECT = {"showdown.perfect_hand": "any"}
NEAREST = {"showdown.division": "nearest"}


@pytest.mark.parametrize(
    ("hands", "rules", "failed", "reason"),
    [
        ("A=7p B=x", {}, "", "alone"),
        ("A=28p B=29p", {"showdown.fold_when_bust": True}, "", "all-dead"),
        ("A=5AA B=43", PERFECT, "", "perfect"),
        ("A=5AA/both B=43/both C=26p/high", DECLARED | PERFECT, "B", "perfect"),
        ("A=6p B=29p", NEAREST, "", "nearest"),
        ("A=28p B=29p", NEAREST | BOTH_AT_MOST, "", "nobody"),
        ("A=28p B=29p", BOTH_AT_MOST, "", "nobody"),
        ("A=7p/both B=27p/both", DECLARED, "AB", "nobody"),
        ("A=7p/both B=27p/both", DECLARED | {"showdown.unwon_pot": "split"}, "AB", "split"),
    ],
)
def test_a_pot_that_is_not_divided_by_sides(hands: str, rules: dict[str, Any], failed: str, reason: str) -> None:
    (pot,) = judged(hands, rules).pots
    assert pot.failed == frozenset(failed)
    assert [(award.part.value, award.reason.value, award.reasons) for award in pot.awards] == [("both", reason, {})]


def test_who_failed_in_another_pot_has_the_pot_he_is_alone_in() -> None:
    rules = DECLARED | {"declare.side_pots": "all-pots"}
    verdict = judged("A=7p/low B=KAA4/both C=20p/high", rules, pots="40:A,B,C 20:B")
    assert [pot.failed for pot in verdict.pots] == [frozenset("B"), frozenset("B")]
    assert verdict.pots[1].awards[0].paid == {"B": 2000}


def test_the_pot_of_one_target_says_nothing_of_sides() -> None:
    (pot,) = judged("A=31p B=7p", one_target()).pots
    assert pot.failed == frozenset()
    assert [(award.part.value, award.reasons) for award in pot.awards] == [("high", {})]
    past = {"showdown.high_limit": "at-most", "showdown.unwon_pot": "best-hands"}
    (pot,) = judged("A=32p B=33p", one_target(31, past)).pots
    assert [(award.part.value, award.reason.value, award.carried) for award in pot.awards] == [("high", "nobody", 4000)]


@pytest.mark.parametrize(
    ("hands", "failed"),
    [("A=5AA B=43", ""), ("A=7p/both B=6p/low C=26p/high", "A"), ("A=7p/both B=6p/both C=26p/high D=9p/low", "AB")],
)
def test_a_halved_pot_says_who_declared_both_in_vain(hands: str, failed: str) -> None:
    (pot,) = judged(hands, DECLARED if "/" in hands else {}).pots
    assert pot.failed == frozenset(failed)
    assert [award.reasons for award in pot.awards] == [{}] * len(pot.awards)


def test_one_winner_of_both_halves_and_who_declared_both_in_vain() -> None:
    (pot,) = judged("A=7p/both B=6p/both C=26p/high", DECLARED).pots
    assert pot.failed == frozenset("AB")
    assert [(award.part.value, award.winners) for award in pot.awards] == [("both", ("C",))]


def test_a_half_that_rides_has_nobody_in_it() -> None:
    (pot,) = judged("A=8p B=27p", BOTH_AT_MOST | {"showdown.unwon_half": "carry"}).pots
    low, _high = pot.awards
    assert (low.amount, low.carried) == (2000, 2000)
    assert (low.winners, low.paid, low.odd, low.reasons) == ((), {}, (), {})


def test_a_half_without_odd_chips_gives_nobody_one() -> None:
    (pot,) = judged("A=7p B=7p C=27p").pots
    assert [award.odd for award in pot.awards] == [(), ()]
    (pot,) = judged("A=7p B=7p C=27p", pot="42").pots
    assert [award.odd for award in pot.awards] == [("A",), ()]
