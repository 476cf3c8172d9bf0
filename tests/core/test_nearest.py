"""House rules, "Which hand is nearest"."""

from __future__ import annotations

import pytest

from dealer_assist.core.choices import Side
from dealer_assist.core.totals import NEVER, Direction, direction, standing
from dealer_assist.core.verdict import Status

from .table import BOTH_AT_MOST, house, judged, one_target, split

MINUS_7 = {"targets.low": -7, "targets.high": 7}


@pytest.mark.parametrize(
    ("total", "target", "where"),
    [
        (14, 14, "exact"), (13, 14, "under"), (15, 14, "over"), (-15, 14, "under"),
        (-14, -14, "exact"), (-12, -14, "under"), (-16, -14, "over"), (14, -14, "under"),
        (0, 0, "exact"), (1, 0, "over"), (-1, 0, "under"),
    ],
)  # fmt: skip
def test_over_is_past_the_target_going_away_from_zero(total: int, target: int, where: str) -> None:
    assert direction(total, target) is Direction(where)


def test_inside_is_the_side_that_faces_the_other_target() -> None:
    hands = "A=6.5p B=7.5p C=26.5p D=27.5p"
    assert split(hands, {"showdown.equal_distance": "inside"}) == {"B": 20, "C": 20}
    assert split(hands, {"showdown.equal_distance": "outside"}) == {"A": 20, "D": 20}
    crossed = {"targets.low": 27, "targets.high": 7}
    assert split(hands, crossed | {"showdown.equal_distance": "inside"}) == {"B": 20, "C": 20}
    around_zero = "A=-8p B=-6p C=6p D=8p"
    assert split(around_zero, MINUS_7 | {"showdown.equal_distance": "inside"}) == {"B": 20, "C": 20}
    assert split(around_zero, MINUS_7 | {"showdown.equal_distance": "outside"}) == {"A": 20, "D": 20}
    assert split(around_zero, MINUS_7 | {"showdown.equal_distance": "under"}) == {"B": 20, "C": 20}


def test_a_hand_uses_its_smallest_key() -> None:
    rules = house({"showdown.equal_distance": "under"})
    found = standing(rules, Side.LOW, {13, 15, 40}, 3)
    assert (found.key, found.usable, found.points) == (2, (13,), 13)
    assert standing(house(), Side.LOW, {13, 15}, 3).usable == (13, 15)
    assert standing(house(), Side.LOW, {13, 15}, 3).points == 13


@pytest.mark.parametrize("limit", ["at-most", "at-least"])
def test_past_the_limit_a_total_cannot_win_the_side(limit: str) -> None:
    rules = house({"showdown.low_limit": limit})
    past, within = ({15}, {13}) if limit == "at-most" else ({13}, {15})
    assert not standing(rules, Side.LOW, past, 1).qualifies
    assert standing(rules, Side.LOW, past, 1).usable == ()
    assert standing(rules, Side.LOW, within, 1).key == 2
    assert standing(rules, Side.LOW, past | within, 1).usable == tuple(within)
    assert standing(rules, Side.LOW, {14}, 1).key == 0


def test_a_hand_that_cannot_win_shows_its_nearest_total_all_the_same() -> None:
    found = standing(house({"showdown.low_limit": "at-most"}), Side.LOW, {40, 16}, 1)
    assert (found.points, found.distance, found.direction) == (16, 2, Direction.OVER)


def test_short_of_a_limit_the_total_that_is_shown_is_the_nearest_not_the_smallest() -> None:
    found = standing(house({"showdown.low_limit": "at-least"}), Side.LOW, {-20, 2, 12}, 1)
    assert (found.key, found.points, found.distance, found.direction) == (NEVER, 12, 2, Direction.UNDER)


def test_of_two_totals_equally_near_the_one_under_is_shown_also_below_zero() -> None:
    found = standing(house(MINUS_7), Side.LOW, {-16, -12}, 1)
    assert (found.usable, found.points, found.direction) == ((-16, -12), -12, Direction.UNDER)


def test_as_a_last_resort_any_total_within_the_limit_is_better_whatever_the_distance() -> None:
    rules = BOTH_AT_MOST | {"showdown.past_limit": "last-resort"}
    assert split("A=7.5p B=0p C=27.5p", rules) == {"A": 20, "B": 20}
    assert split("A=7.5p B=9p C=27.5p D=1p", rules) == {"B": 20, "D": 20}
    assert split("A=8p B=27.5p", rules) == {"A": 40}
    assert split("A=28p B=27.5p", rules) == {"B": 40}


@pytest.mark.parametrize("equal", ["share", "under", "over", "inside", "outside"])
def test_equal_distance_never_decides_before_the_distance_and_an_exact_hit_beats_all(equal: str) -> None:
    rules = {"showdown.equal_distance": equal}
    assert split("A=6.5p B=8p C=26.5p D=28p", rules) == {"A": 20, "C": 20}
    assert split("A=6p B=7.5p C=26p D=27.5p", rules) == {"B": 20, "D": 20}
    assert split("A=7p B=7.5p C=6.5p D=27p E=26.5p F=27.5p", rules) == {"A": 20, "D": 20}


def test_fewest_cards_any_tie_the_smaller_hand_wins_whatever_its_total() -> None:
    rules = {"showdown.fewest_cards": "any-tie"}
    assert split("A=26p3 B=28p2 C=7p", rules) == {"B": 20, "C": 20}
    assert split("A=26p3 B=28p3 C=7p", rules) == {"A": 10, "B": 10, "C": 20}


def test_fewest_cards_equal_totals_26_in_four_falls_to_26_in_three_but_shares_with_28_in_three() -> None:
    rules = {"showdown.fewest_cards": "equal-totals"}
    assert split("A=26p4 B=26p3 C=7p", rules) == {"B": 20, "C": 20}
    assert split("A=26p4 B=28p3 C=7p", rules) == {"A": 10, "B": 10, "C": 20}


def test_fewest_cards_equal_totals_every_total_that_a_hand_may_use_must_be_reached_with_fewer_cards() -> None:
    rules = {"showdown.fewest_cards": "equal-totals", "points.2": [2, 4], "targets.high": 17}
    # 10-4-2 in three cards is 16 or 18; 10-6 in two reaches only 16, 10-8 only 18.
    assert split("A=1042 B=106 C=7p", rules) == {"A": 10, "B": 10, "C": 20}
    assert split("A=1042 B=106 C=7p D=108", rules) == {"B": 10, "C": 20, "D": 10}


def test_an_exact_hit_is_not_beaten_by_a_smaller_hand_that_is_farther_off() -> None:
    assert split("A=27p9 B=26p1 C=7p", {"showdown.fewest_cards": "any-tie"}) == {"A": 20, "C": 20}


def test_what_is_tied_after_that_shares_the_side_equally() -> None:
    assert split("A=6p B=8p C=26p D=28p") == {"A": 10, "B": 10, "C": 10, "D": 10}


NEAREST = {"showdown.division": "nearest"}


def test_division_nearest_one_winner_for_the_whole_pot() -> None:
    assert split("A=6p B=26.5p C=7.5p", NEAREST) == {"B": 20, "C": 20}
    assert split("A=6p B=27p C=7.5p", NEAREST) == {"B": 40}
    assert split("A=6p B=28p", NEAREST | {"showdown.equal_distance": "under"}) == {"A": 40}


def test_division_nearest_a_hand_counts_with_its_better_side() -> None:
    assert split("A=5AA B=7p C=27p", NEAREST, pot="42") == {"A": 14, "B": 14, "C": 14}
    at_most = NEAREST | {"showdown.low_limit": "at-most"}
    assert split("A=8p B=25p", at_most) == {"B": 40}
    assert split("A=6p B=25.5p", NEAREST | {"showdown.high_limit": "at-least"}) == {"A": 40}
    assert split("A=20p B=25.5p", at_most | {"showdown.high_limit": "at-least"}) == {"carried": 40}


def test_division_nearest_two_sides_are_two_ways_to_the_same_pot_for_equal_totals_too() -> None:
    rules = NEAREST | {"showdown.fewest_cards": "equal-totals"}
    # A is 6 and 26, one off on either side; B and C each reach one of these with fewer cards.
    assert split("A=4AA B=6p1", rules) == {"A": 20, "B": 20}
    assert split("A=4AA B=26p1", rules) == {"A": 20, "B": 20}
    assert split("A=4AA B=6p1 C=26p1", rules) == {"B": 20, "C": 20}


BUST = {"showdown.fold_when_bust": True}


def test_fold_when_bust_counts_the_smallest_total_for_the_high_side() -> None:
    verdict = judged("A=1097A B=1098A C=7p", BUST)
    assert [hand.status for hand in verdict.hands.values()] == [Status.LIVE, Status.BUST, Status.LIVE]
    assert verdict.payouts == {"A": 2000, "B": 0, "C": 2000}


def test_fold_when_bust_a_dead_hand_takes_its_declaration_with_it() -> None:
    verdict = judged("A=28p/both B=7p/low C=26p/high", BUST | {"declare.how": "together"})
    assert verdict.hands["A"].declared is None
    assert verdict.hands["A"].counted is not None
    assert not verdict.pots[0].failed


def test_a_mucked_hand_takes_its_declaration_with_it_and_leaves_its_chips() -> None:
    verdict = judged("A=x/both B=7p/low C=26p/high", {"declare.how": "together"})
    hand = verdict.hands["A"]
    assert (hand.status, hand.declared, hand.counted) == (Status.MUCKED, None, None)
    assert verdict.payouts == {"A": 0, "B": 2000, "C": 2000}


def test_fold_when_bust_with_one_target() -> None:
    assert split("A=32p B=2p", one_target(keys=BUST)) == {"B": 40}
    assert split("A=31p B=2p", one_target(keys=BUST)) == {"A": 40}


ANY = {"showdown.perfect_hand": "any"}


def test_a_perfect_hand_takes_the_whole_of_every_pot_it_is_in_whatever_ties_it() -> None:
    pots = "30:A,B,C 20:B,C"
    assert split("A=5AA B=43 C=1098", ANY, pots=pots) == {"A": 30, "B": 10, "C": 10}
    assert split("A=43 B=5AA C=1098", ANY, pots=pots) == {"B": 50}


def test_five_aces_is_5_A_A_alone() -> None:
    rules = {"showdown.perfect_hand": "five-aces"}
    assert split("A=5AA B=43 C=10107", rules) == {"A": 40}
    assert split("A=AA5 B=43 C=10107", rules) == {"A": 40}
    assert split("A=32AA B=43 C=10107", rules) == {"A": 20, "B": 10, "C": 10}


def test_what_only_counts_like_a_five_is_no_five() -> None:
    rules = house({"showdown.perfect_hand": "five-aces", "points.4": 5})
    assert split("A=5AA B=43 C=10107", rules) == {"A": 40}
    assert split("A=4AA B=52 C=10107", rules) == {"A": 20, "B": 10, "C": 10}


def test_a_perfect_hand_must_reach_both_targets() -> None:
    assert split("A=5AA B=43", ANY | {"targets.high": 31}) == {"A": 30, "B": 10}
    assert split("A=5AA B=43", {"showdown.perfect_hand": "five-aces", "targets.high": 31}) == {"A": 30, "B": 10}


def test_with_declarations_it_must_have_declared_both() -> None:
    rules = ANY | {"declare.how": "together"}
    assert split("A=5AA/both B=43/low C=26p/high", rules) == {"A": 40}
    assert split("A=5AA/high B=43/low C=26p/high", rules) == {"A": 20, "B": 20}
    free = rules | {"showdown.perfect_needs_both": False}
    assert split("A=5AA/high B=43/low C=26p/high", free) == {"A": 40}


def test_two_perfect_hands_share_and_with_fewest_cards_the_smaller_wins() -> None:
    assert split("A=5AA B=32AA", ANY) == {"A": 20, "B": 20}
    for fewest in ("any-tie", "equal-totals"):
        assert split("A=5AA B=32AA", ANY | {"showdown.fewest_cards": fewest}) == {"A": 40}


def test_with_one_winner_for_the_whole_pot_an_unwon_pot_is_divided_as_the_house_says() -> None:
    rules = BOTH_AT_MOST | {"showdown.division": "nearest"}
    assert split("A=28p B=30p", rules) == {"carried": 40}
    assert split("A=28p B=30p", rules | {"showdown.unwon_pot": "split"}) == {"A": 20, "B": 20}
    assert split("A=28p B=3p", rules | {"showdown.unwon_pot": "split"}) == {"B": 40}
