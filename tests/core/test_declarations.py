"""House rules, "Declarations"."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.core.choices import Side
from dealer_assist.core.declare import Declaration
from dealer_assist.core.errors.rules import RulesRefused
from dealer_assist.core.errors.showdown import DeclarationMissing, DeclarationNotPlayed
from dealer_assist.core.showdown import Pot, judge
from dealer_assist.core.typed import parse_hand

from .table import house, judged, one_target, split

TOGETHER: dict[str, Any] = {"declare.how": "together"}
LOSES, SHARES, KEEPS = (TOGETHER | {"declare.both_tied": tied} for tied in ("loses", "shares", "keeps-half"))
BLOCKS = TOGETHER | {"declare.failed_both": "blocks"}
BEATEN_FIRST = TOGETHER | {"declare.judged": "beaten-first"}


def test_who_claims_a_side() -> None:
    assert Declaration.BOTH.claims(Side.LOW)
    assert Declaration.BOTH.claims(Side.HIGH)
    assert Declaration.LOW.claims(Side.LOW)
    assert not Declaration.LOW.claims(Side.HIGH)


@pytest.mark.parametrize("how", ["together", "in-turn"])
def test_a_hand_competes_only_on_the_side_it_declared(how: str) -> None:
    assert split("A=5AA/low B=43/high", {"declare.how": how}) == {"A": 20, "B": 20}
    assert split("A=5AA/high B=43/high C=2/low", {"declare.how": how}) == {"A": 20, "C": 20}


def test_a_side_nobody_declared_is_unwon() -> None:
    assert split("A=7p/low B=6p/low", TOGETHER) == {"A": 40}
    assert split("A=7p/low B=6p/low", TOGETHER | {"showdown.unwon_half": "carry"}) == {"A": 20, "carried": 20}


def test_every_live_player_must_declare() -> None:
    with pytest.raises(DeclarationMissing) as missing:
        judged("A=7p/low B=6p C=27p D=x", TOGETHER)
    assert missing.value.names == ("B", "C")


def test_who_is_alone_need_not_declare() -> None:
    assert split("A=7p B=x", TOGETHER) == {"A": 40}
    assert split("A=28p B=7p", TOGETHER | {"showdown.fold_when_bust": True}) == {"B": 40}


def test_nobody_declares_where_it_is_not_played() -> None:
    pots = [Pot(amount=100, players=("A",))]
    with pytest.raises(DeclarationNotPlayed):
        judge(house(), {"A": parse_hand("7")}, pots=pots, declared={"A": Declaration.LOW})


def test_the_only_declarer_of_a_side_takes_it_even_past_its_limit() -> None:
    rules = TOGETHER | {"showdown.high_limit": "at-most", "declare.alone_must_qualify": False}
    assert split("A=7p/low B=28p/high", rules) == {"A": 20, "B": 20}
    assert split("A=7p/low B=28p/high C=29p/high", rules) == {"A": 40}
    assert split("A=7p/low B=28p/high", rules | {"declare.alone_must_qualify": True}) == {"A": 40}


def test_the_only_declarer_is_meant_among_those_who_remain() -> None:
    rules = TOGETHER | {"showdown.high_limit": "at-most", "declare.alone_must_qualify": False}
    # C declares both and fails on low; B is then the only one left on high, past its limit.
    assert split("A=7p/low B=28p/high C=30p/both", rules) == {"A": 20, "B": 20}


def test_a_both_declarer_is_measured_against_all_who_declared_a_side() -> None:
    rules = TOGETHER | {"showdown.high_limit": "at-most", "declare.alone_must_qualify": False}
    assert split("A=28p/both B=40p/low", rules) == {"A": 40}
    assert split("A=28p/both B=40p/both", rules) == {"carried": 40}
    assert split("A=28p/both B=7p/low", rules) == {"B": 40}


def test_beaten_on_a_side_who_declared_both_gets_nothing() -> None:
    assert split("A=7p/both B=27p/high C=6p/low", TOGETHER) == {"B": 20, "C": 20}
    assert split("A=5AA/both B=43/high C=6p/low", TOGETHER) == {"A": 40}


def test_tied_on_a_side_with_loses_he_fails() -> None:
    assert split("A=5AA/both B=43/low C=26p/high", LOSES) == {"B": 20, "C": 20}


def test_tied_on_a_side_with_shares_he_stands_and_each_tied_half_is_shared() -> None:
    assert split("A=5AA/both B=43/low C=27p/high", SHARES) == {"A": 20, "B": 10, "C": 10}
    assert split("A=5AA/both B=32AA/both", SHARES) == {"A": 20, "B": 20}


def test_tied_on_a_side_with_keeps_half_he_keeps_the_other_half() -> None:
    assert split("A=5AA/both B=43/low C=26p/high", KEEPS) == {"A": 20, "B": 20}
    assert split("A=5AA/both B=43/low C=7p/low D=26p/high", KEEPS) == {"A": 20, "B": 10, "C": 10}


def test_keeps_half_stands_only_who_is_alone_best_on_a_side() -> None:
    assert split("A=5AA/both B=43/low C=27p/high", KEEPS) == {"B": 20, "C": 20}


def test_keeps_half_two_who_declared_both_and_tie_share_that_half() -> None:
    # Both stand only if each is alone best somewhere, which two cannot be who tie on a side.
    assert split("A=5AA/both B=6A/both", KEEPS) == {"A": 40}


def test_judged_together_all_who_fail_leave_at_once() -> None:
    assert split("A=5AA/both B=6A/both C=2p/low D=20p/high", TOGETHER) == {"C": 20, "D": 20}


def test_judged_beaten_first_those_beaten_leave_before_the_rest_is_measured() -> None:
    assert split("A=5AA/both B=6A/both C=2p/low D=20p/high", BEATEN_FIRST) == {"A": 40}


def test_judged_beaten_first_a_tie_of_two_who_remain_still_counts() -> None:
    assert split("A=5AA/both B=32AA/both C=2p/low D=20p/high", BEATEN_FIRST) == {"C": 20, "D": 20}


def test_failed_both_next_best_the_halves_go_to_the_best_who_remain() -> None:
    assert split("A=7p/both B=6p/low C=5p/low D=26p/high", TOGETHER) == {"B": 20, "D": 20}


def test_failed_both_blocks_a_winner_who_loses_head_to_head_cannot_collect() -> None:
    assert split("A=7p/both B=6p/low C=26p/high", BLOCKS) == {"C": 40}
    assert split("A=6p/both B=7p/low C=26p/high", BLOCKS) == {"B": 20, "C": 20}
    # A tie is no loss.
    assert split("A=7p/both B=7p/low C=26p/high", BLOCKS) == {"B": 20, "C": 20}


def test_failed_both_blocks_leaves_a_side_unwon_if_nobody_else_can_collect() -> None:
    carry = BLOCKS | {"showdown.unwon_half": "carry"}
    assert split("A=7p/both B=6p/low C=26p/high", carry) == {"C": 20, "carried": 20}


def test_failed_both_blocks_head_to_head_the_number_of_cards_means_nothing_without_fewest_cards() -> None:
    assert split("A=7p2/both B=7p3/low C=26p/high", BLOCKS) == {"B": 20, "C": 20}


def test_failed_both_blocks_head_to_head_with_fewest_cards() -> None:
    rules = BLOCKS | {"showdown.fewest_cards": "any-tie"}
    assert split("A=7p2/both B=7p3/low C=26p/high", rules) == {"C": 40}
    assert split("A=7p3/both B=7p2/low C=26p/high", rules) == {"B": 20, "C": 20}


def test_side_pots_each_is_judged_among_those_in_it() -> None:
    hands, pots = "A=7p/low B=KAA4/both C=20p/high", "40:A,B,C 20:B,C"
    assert split(hands, TOGETHER, pots=pots) == {"A": 20, "B": 20, "C": 20}


def test_side_pots_who_fails_in_one_fails_in_all_with_all_pots() -> None:
    hands, rules = "A=7p/low B=KAA4/both C=20p/high", TOGETHER | {"declare.side_pots": "all-pots"}
    assert split(hands, rules, pots="40:A,B,C 20:B,C") == {"A": 20, "C": 40}
    assert split(hands, rules, pots="40:B,C 20:A,B,C") == {"A": 10, "C": 50}


def test_all_pots_says_nothing_of_pots_that_the_failed_is_not_in() -> None:
    verdict = judged(
        "A=7p/low B=KAA4/both C=20p/high D=6p/low",
        TOGETHER | {"declare.side_pots": "all-pots"},
        pots="40:A,B,C,D 20:A,C,D",
    )
    assert [pot.failed for pot in verdict.pots] == [frozenset({"B"}), frozenset()]


def test_a_perfect_hand_that_declared_both_never_fails() -> None:
    rules = TOGETHER | {"showdown.perfect_hand": "any"}
    verdict = judged("A=5AA/both B=43/low C=27p/high", rules)
    assert verdict.payouts == {"A": 4000, "B": 0, "C": 0}
    assert not verdict.pots[0].failed


def test_one_target_cannot_be_played_with_declarations() -> None:
    with pytest.raises(RulesRefused):
        one_target(keys=TOGETHER)
