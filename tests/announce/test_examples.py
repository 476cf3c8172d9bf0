"""What an announcement shows as an example is so: the product's own showdown agrees."""

from __future__ import annotations

import re

import pytest

from dealer_assist import presets
from dealer_assist.core.choices import Side
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import Pot, judge
from dealer_assist.core.typed import Shown, parse_hand
from dealer_assist.text.announce import rule_lines

BASES = ("targets.high=27", "targets.low=-7", "targets.low=0", "targets.low=30", "targets.low=27")
RULES = ("share", "under", "over", "inside", "outside")
NUMBER = r"-?[0-9]*½?"


def halves(text: str) -> int:
    body = text.lstrip("-")
    number = 2 * int(body.rstrip("½") or "0") + body.endswith("½")
    return -number if text.startswith("-") else number


def on_side(rules: HouseRules, totals: tuple[int, int], side: Side) -> set[str]:
    """Which of two totals win ``side``."""
    hands = {"first": Shown(total=totals[0]), "second": Shown(total=totals[1])}
    verdict = judge(rules, hands, pots=(Pot(amount=4000, players=tuple(hands)),))
    (pot,) = verdict.pots
    return {name for award in pot.awards if award.part.value in (side.value, "both") for name in award.winners}


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("base", BASES)
def test_equal_distances(rule: str, base: str) -> None:
    if base == "targets.low=27" and rule in ("inside", "outside"):
        return
    rules = presets.load("pagat", sets=[base, f"showdown.equal_distance={rule}"])
    (line,) = (one for one in rule_lines(rules) if "showdown.equal_distance" in one.keys)
    pairs = re.findall(rf"({NUMBER}) (?:beats|ties|and) ({NUMBER})(?=[ ,.])", line.said)
    assert pairs
    for first, second in pairs:
        totals = (halves(first), halves(second))
        side = min(rules.sides, key=lambda one: abs(rules.target(one) - totals[0]))
        assert on_side(rules, totals, side) == ({"first", "second"} if rule == "share" else {"first"}), line.said


@pytest.mark.parametrize("name", presets.shipped_ids())
def test_a_five_and_two_aces(name: str) -> None:
    rules = presets.load(name)
    told = [one.said for one in rule_lines(rules) if "5-A-A" in one.said]
    if not told:
        return
    hands = {"perfect": parse_hand("5AA"), "other": parse_hand("987")}
    speak = presets.load(name, sets=["declare.how=off"])
    verdict = judge(speak, hands, pots=(Pot(amount=4000, players=tuple(hands)),))
    assert verdict.payouts["perfect"] == 4000


@pytest.mark.parametrize("high", [27, 28, 26])
def test_bust_and_not_bust(high: int) -> None:
    rules = presets.load("pagat-bust", sets=[("targets.high", high)])
    (line,) = (one for one in rule_lines(rules) if "showdown.fold_when_bust" in one.keys)
    shown = re.search(r"([0-9AJQK-]+) is bust, ([0-9AJQK-]+) is not", line.said)
    assert (shown is not None) == (high == 27)
    if shown is not None:
        hands = {name: parse_hand(shown[place].replace("-", "")) for place, name in ((1, "dead"), (2, "alive"))}
        verdict = judge(rules, hands, pots=(Pot(amount=4000, players=tuple(hands)),))
        assert {report.name: report.status.value for report in verdict.hands.values()} == {
            "dead": "bust",
            "alive": "live",
        }


@pytest.mark.parametrize("suit", ["clubs", "diamonds", "hearts", "spades"])
@pytest.mark.parametrize("times", [-1, 2, 3])
def test_a_card_of_a_suit_that_counts_otherwise(suit: str, times: int) -> None:
    rules = presets.load("pagat", sets=[(f"suits.{suit}", times)])
    (line,) = (one for one in rule_lines(rules) if f"suits.{suit}" in one.keys)
    assert line.said.endswith(f"4{'♣♦♥♠'[['clubs', 'diamonds', 'hearts', 'spades'].index(suit)]} is {4 * times}.")


def test_without_a_card_of_its_own_number_a_suit_has_no_example() -> None:
    faces = [f"points.{rank}=0.5" for rank in range(2, 11)]
    rules = presets.load("pagat", sets=[*faces, "suits.clubs=2", "suits.hearts=-1", "suits.spades=3"])
    said = [line.said for line in rule_lines(rules)]
    assert {"Clubs count double.", "Hearts count minus.", "Spades count 3 times their value."} <= set(said)
    assert "All cards count double: 4♣ is 8." in [
        line.said
        for line in rule_lines(
            presets.load("pagat", sets=[f"suits.{suit}=2" for suit in ("clubs", "diamonds", "hearts", "spades")])
        )
    ]


def test_fewest_cards_breaks_equal_totals_only() -> None:
    rules = presets.load("pagat", sets=["showdown.fewest_cards=equal-totals"])
    (line,) = (one for one in rule_lines(rules) if "showdown.fewest_cards" in one.keys)
    assert line.said == "But 26 in three cards beats 26 in four; equally few share, and so do 26 and 28."
    hands = {"three": parse_hand("26p3"), "four": parse_hand("26p4"), "past": parse_hand("28p3")}
    verdict = judge(rules, hands, pots=(Pot(amount=4000, players=tuple(hands)),))
    high = next(award for award in verdict.pots[0].awards if award.part.value == "high")
    assert set(high.winners) == {"three", "past"}


def test_a_limit_on_a_target_below_zero_shows_which_way_is_over() -> None:
    for limit, shown in (("at-most", "-7½"), ("at-least", "-6½")):
        rules = presets.load("pagat", sets=["targets.low=-7", f"showdown.low_limit={limit}"])
        (line,) = (one for one in rule_lines(rules) if "showdown.low_limit" in one.keys)
        assert f"-7 (like {shown})" in line.said
        hands = {"past": Shown(total=halves(shown)), "far": Shown(total=100)}
        verdict = judge(rules, hands, pots=(Pot(amount=4000, players=tuple(hands)),))
        low = [award for award in verdict.pots[0].awards if award.part.value == "low"]
        assert not any("past" in award.winners for award in low)
