"""House rules, "Pots", as far as a showdown sees them: given pots, and hands that are found dead."""

from __future__ import annotations

from dealer_assist.core.verdict import Verdict

from .table import judged, split

BUST = {"showdown.fold_when_bust": True}


def pots(verdict: Verdict) -> list[tuple[int, str]]:
    return [(pot.amount // 100, "".join(pot.players)) for pot in verdict.pots]


def test_every_pot_is_split_by_itself_odd_chips_and_all() -> None:
    verdict = judged("A=7p B=27p", pots="41:A,B 41:A,B")
    assert pots(verdict) == [(41, "AB"), (41, "AB")]
    assert verdict.payouts == {"A": 4000, "B": 4200}


def test_players_of_a_pot_stand_in_seat_order() -> None:
    assert pots(judged("A=7p B=7p C=27p", pots="10:C,B,A", seats="B,C,A")) == [(10, "BCA")]


def test_empty_pots_are_not_listed() -> None:
    assert pots(judged("A=7p B=27p", pots="0:A,B 10:A,B 0:A")) == [(10, "AB")]
    assert judged("A=7p B=27p", pot="0").pots == ()


def test_a_pot_of_one_player_is_his() -> None:
    assert split("A=2p B=7p C=27p", pots="30:A,B,C 8:A") == {"A": 8, "B": 15, "C": 15}


def test_a_level_whose_players_are_all_dead_joins_the_pot_below() -> None:
    verdict = judged("A=7p B=28p C=29p", BUST, pots="30:A,B,C 10:B,C")
    assert pots(verdict) == [(40, "A")]
    verdict = judged("A=7p B=27p C=28p D=29p", BUST, pots="40:A,B,C,D 20:B,C,D 10:C,D")
    assert pots(verdict) == [(40, "AB"), (30, "B")]


def test_a_main_pot_whose_players_are_all_dead_goes_with_the_next() -> None:
    verdict = judged("A=28p B=29p C=7p D=27p", BUST, pots="10:A,B 20:A,C,D 4:C,D")
    assert pots(verdict) == [(34, "CD")]
    assert verdict.payouts["C"] == 1700


def test_a_dead_level_does_not_join_a_pot_that_was_one_players_own() -> None:
    verdict = judged("A=7p B=28p C=29p", BUST, pots="9:A 10:B,C")
    assert pots(verdict) == [(10, ""), (9, "A")]
    assert verdict.carried == 1000
    verdict = judged("A=7p B=28p C=29p D=27p", BUST, pots="20:A,B,D 9:A 10:B,C")
    assert pots(verdict) == [(30, "AD"), (9, "A")]


def test_pots_that_only_a_dead_player_kept_apart_become_one() -> None:
    verdict = judged("A=28p B=7p C=27p", BUST, pots="30:A,B,C 11:B,C")
    assert pots(verdict) == [(41, "BC")]
    assert verdict.payouts == {"A": 0, "B": 2000, "C": 2100}


def test_pots_that_a_dead_player_kept_apart_join_the_first_of_them_whatever_lies_between() -> None:
    hands, bust = "A=28p B=7p C=27p D=29p", BUST
    assert pots(judged(hands, bust, pots="30:A,B,C 5:A,B 11:B,C")) == [(41, "BC"), (5, "B")]
    assert pots(judged(hands, bust, pots="30:B,C 11:B,C 7:A,B,C 5:B,C,D")) == [(42, "BC"), (11, "BC")]


def test_pots_that_were_typed_apart_stay_apart() -> None:
    assert pots(judged("A=7p B=27p", pots="30:A,B 11:A,B")) == [(30, "AB"), (11, "AB")]
    assert pots(judged("A=28p B=7p", BUST, pots="30:B 11:A,B")) == [(30, "B"), (11, "B")]


def test_a_mucked_hand_leaves_the_pots_like_a_dead_one() -> None:
    verdict = judged("A=x B=7p C=27p", pots="30:A,B,C 11:B,C")
    assert pots(verdict) == [(41, "BC")]


def test_all_dead_in_every_pot_and_none_left_to_join() -> None:
    verdict = judged("A=28p B=29p", BUST, pots="30:A,B 11:B")
    assert pots(verdict) == [(30, ""), (11, "B")]
    assert (verdict.payouts, verdict.carried) == ({"A": 0, "B": 1100}, 3000)
