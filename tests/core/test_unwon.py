"""House rules, "What nobody wins, and what rides"."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.core.errors.showdown import NobodyShows

from .table import BOTH_AT_MOST, judged, one_target, split

DECLARED: dict[str, Any] = {"declare.how": "together"}
CARRY_HALF = BOTH_AT_MOST | {"showdown.unwon_half": "carry"}
SPLIT = BOTH_AT_MOST | {"showdown.unwon_pot": "split"}
BEST = {"showdown.unwon_pot": "best-hands"}


def test_one_live_player_has_the_pot_without_showing_whatever_becomes_of_his_hand() -> None:
    assert split("A=x B=40p", BOTH_AT_MOST) == {"B": 40}
    assert split("A=7p B=x C=40p", {"showdown.fold_when_bust": True}) == {"A": 40}
    assert split("A=x B=7p", pots="10:A 30:A,B") == {"A": 10, "B": 30}
    assert split("A=40p B=7p", {"showdown.fold_when_bust": True}, pots="10:A 30:A,B") == {"A": 10, "B": 30}


@pytest.mark.parametrize("hands", ["A=8p B=27p", "A=27p B=8p"])
def test_one_side_unwon_goes_with_the_other_half(hands: str) -> None:
    name = hands[hands.index("=27p") - 1]
    assert split(hands, BOTH_AT_MOST) == {name: 40}


def test_the_high_side_unwon_goes_with_the_low_half() -> None:
    rules = {"showdown.high_limit": "at-least"}
    assert split("A=7p B=26p C=5p", rules) == {"A": 40}
    assert split("A=7p B=26p C=7p", rules, pot="41") == {"A": 21, "C": 20}


def test_one_side_unwon_is_carried() -> None:
    assert split("A=8p B=27p", CARRY_HALF) == {"B": 20, "carried": 20}
    assert split("A=8p B=27p", CARRY_HALF, pot="41") == {"B": 21, "carried": 20}
    assert split("A=7p B=26p", {"showdown.high_limit": "at-least", "showdown.unwon_half": "carry"}, pot="41") == {
        "A": 20,
        "carried": 21,
    }


def test_an_unwon_part_has_no_weight_in_anybody_s_share() -> None:
    (pot,) = judged("A=8p B=27p", CARRY_HALF).pots
    assert [award.halves for award in pot.awards] == [0, 1]
    (pot,) = judged("A=28p B=29p", BOTH_AT_MOST).pots
    assert [award.halves for award in pot.awards] == [0]


def test_both_unwon_the_pot_rides() -> None:
    verdict = judged("A=28p B=29p", BOTH_AT_MOST)
    assert (verdict.carried, verdict.pot_rides) == (4000, True)
    assert verdict.payouts == {"A": 0, "B": 0}


def test_both_unwon_all_live_in_the_pot_split_it() -> None:
    assert split("A=28p B=29p C=30p D=x", SPLIT) == {"A": 14, "B": 13, "C": 13}
    assert split("A=28p B=29p C=30p", SPLIT, pots="21:A,B,C 11:B,C") == {"A": 7, "B": 13, "C": 12}


def test_best_hands_each_side_goes_to_its_best_declarer_failed_or_not() -> None:
    assert split("A=5AA/both B=43/both", DECLARED | BEST) == {"A": 30, "B": 10}
    assert split("A=7p/both B=27p/both", DECLARED | BEST) == {"A": 20, "B": 20}


def test_best_hands_that_finds_one_side_only_gives_it_the_other_too() -> None:
    rules = DECLARED | BEST | {"showdown.high_limit": "at-most"}
    assert split("A=28p/both B=29p/high", rules) == {"A": 40}
    assert split("A=28p/both B=29p/high", rules | {"showdown.unwon_half": "carry"}) == {"A": 20, "carried": 20}


def test_best_hands_that_finds_nobody_carries() -> None:
    assert split("A=28p B=29p", BOTH_AT_MOST | BEST) == {"carried": 40}


def test_best_hands_is_for_whole_pots_only() -> None:
    rules = DECLARED | BEST | {"declare.failed_both": "blocks"}
    assert split("A=7p/both B=6p/low C=26p/high", rules) == {"C": 40}


@pytest.mark.parametrize("unwon_pot", ["carry", "split", "best-hands"])
def test_if_every_hand_shown_is_dead_all_pots_ride_whatever_the_key_says(unwon_pot: str) -> None:
    rules = {"showdown.fold_when_bust": True, "showdown.unwon_pot": unwon_pot}
    verdict = judged("A=28p B=29p C=x", rules, pots="30:A,B,C 10:A,B")
    assert (verdict.carried, verdict.pot_rides) == (4000, True)
    assert [pot.amount for pot in verdict.pots] == [4000]


def test_nobody_shows_is_refused() -> None:
    with pytest.raises(NobodyShows):
        judged("A=x B=x")


def test_a_carried_half_or_odd_chip_is_no_riding_pot() -> None:
    assert not judged("A=8p B=27p", CARRY_HALF).pot_rides
    assert not judged("A=7p B=27p", {"chips.odd_chip": "stays-in"}, pot="41").pot_rides
    assert judged("A=7p B=27p", {"chips.odd_chip": "stays-in"}, pot="41").carried == 100
    assert not judged("A=7p B=27p", pot="0").pot_rides


def test_a_pot_of_one_odd_chip_that_stays_in_rides_whole() -> None:
    assert judged("A=7p B=27p", {"chips.odd_chip": "stays-in"}, pot="1").pot_rides


def test_one_target_unwon() -> None:
    rules = {"showdown.high_limit": "at-most"}
    assert split("A=32p B=33p", one_target(keys=rules)) == {"carried": 40}
    assert split("A=32p B=33p", one_target(keys=rules | {"showdown.unwon_pot": "split"})) == {"A": 20, "B": 20}
    assert split("A=31p B=33p", one_target(keys=rules)) == {"A": 40}
