"""The verdict as a whole: seats, chips that stay, and what judging remembers."""

from __future__ import annotations

import pytest

from dealer_assist.core.choices import Side
from dealer_assist.core.errors.cards import SameCardTwice
from dealer_assist.core.showdown import Pot, counter_for, judge
from dealer_assist.core.typed import parse_hand

from .table import house, judged, one_target


def test_hands_stand_in_seat_order() -> None:
    verdict = judged("Ann=7p Bob=7p Cy=27p", seats="Cy,Dee,Bob,Ann", pot="42")
    assert list(verdict.hands) == list(verdict.payouts) == list(verdict.shares) == ["Cy", "Bob", "Ann"]
    assert verdict.payouts == {"Cy": 2100, "Bob": 1100, "Ann": 1000}


def test_one_deck_deals_every_hand_unless_that_is_known() -> None:
    hands = {"A": parse_hand("7s"), "B": parse_hand("7s")}
    pots = [Pot(amount=200, players=("A", "B"))]
    with pytest.raises(SameCardTwice):
        judge(house(), hands, pots=pots)
    assert judge(house(), hands, pots=pots, checked=True).payouts == {"A": 100, "B": 100}


def test_a_count_knows_its_sides() -> None:
    count = judged("A=5AA B=2").hands["A"].counted
    assert count is not None
    assert count.on(Side.LOW) is count.low
    assert count.on(Side.HIGH) is count.high


def test_the_counter_of_the_same_rules_is_kept() -> None:
    rules = house()
    assert counter_for(rules) is counter_for(rules)
    assert counter_for(rules) is not counter_for(house())


def test_counters_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dealer_assist.core.showdown._MOST_COUNTERS", 2)
    several = [house(), one_target(), house({"targets.low": 8}), one_target(27)]
    for rules in several * 2:
        assert counter_for(rules).rules is rules


def test_what_was_counted_before_counts_alike() -> None:
    rules = house({"suits.clubs": 2})
    first = judged("A=5sAdAc B=2s3s", rules)
    again = judged("A=5sAdAc B=3s2s", rules)
    assert first.hands["A"].counted is again.hands["A"].counted
    assert first.hands["B"].counted is again.hands["B"].counted
    assert judged("A=5cAdAc B=2s", rules).hands["A"].counted != first.hands["A"].counted
