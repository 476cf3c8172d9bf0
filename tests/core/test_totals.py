"""House rules, "A hand's totals"."""

from __future__ import annotations

from decimal import Decimal

import pytest

from dealer_assist.core.choices import Side
from dealer_assist.core.totals import UNKNOWN_SIZE, Counter, Direction

from .table import cards, house, judged, one_target, split

LOW, HIGH = Side.LOW, Side.HIGH


def totals(text: str, side: Side = LOW, **keys: object) -> list[str]:
    """The totals of a hand in points, smallest first; `points__A=1` changes a key."""
    counter = Counter(house({key.replace("__", "."): value for key, value in keys.items()}))
    return [str(Decimal(total) / 2) for total in sorted(counter.totals(cards(text), side))]


def test_a_total_is_every_sum_of_one_allowed_value_per_card() -> None:
    assert totals("AAK") == ["2.5", "12.5", "22.5"]
    assert totals("5AA") == ["7", "17", "27"]
    assert totals("234567891010JQK") == ["65.5"]


def test_2_to_10_count_their_face_value_and_pictures_a_half() -> None:
    for rank in range(2, 11):
        assert totals(str(rank)) == [str(rank)]
    assert totals("J") == totals("Q") == totals("K") == ["0.5"]


def test_the_choice_is_free_per_card_and_per_side() -> None:
    ann = judged("Ann=5AA Bob=2").hands["Ann"].counted
    assert ann is not None
    assert ann.low is not None
    assert (ann.low.points, ann.low.direction) == (14, Direction.EXACT)
    assert (ann.high.points, ann.high.direction) == (54, Direction.EXACT)


def test_10_10_6_A_is_exactly_27() -> None:
    assert totals("10 10 6 A", HIGH) == ["27", "37"]
    assert split("A=10106A B=7p") == {"A": 20, "B": 20}


def test_A_K_may_be_one_and_a_half_or_eleven_and_a_half_and_that_is_nearer_to_7() -> None:
    assert totals("AK") == ["1.5", "11.5"]
    count = judged("A=AK B=2").hands["A"].counted
    assert count is not None
    assert count.low is not None
    assert (count.low.points, count.low.distance, count.low.direction) == (23, 9, Direction.OVER)


def test_a_house_that_fixes_the_ace_for_7() -> None:
    assert totals("AK", LOW, points__low__A=1) == ["1.5"]
    assert totals("AK", HIGH, points__low__A=1) == ["1.5", "11.5"]


def test_a_value_is_multiplied_by_its_suit() -> None:
    assert totals("5c5d", suits__clubs=2) == ["15"]
    assert totals("5h5s", suits__hearts=0) == ["5"]
    assert totals("Ah2s", suits__hearts=-1) == ["-9", "1"]
    assert totals("3c", suits__clubs=Decimal("0.5"), points__J=1, points__Q=1, points__K=1) == ["1.5"]


def test_a_colour_is_enough_where_only_colours_matter_and_no_suit_where_none_does() -> None:
    minus = {"suits.diamonds": -1, "suits.hearts": -1}
    counter = Counter(house(minus))
    assert counter.totals(cards("5r3b"), LOW) == {-4}
    assert counter.needs_only_colour
    assert [counter.needs_suit[card.number] for card in cards("5 5r 5b 5h 5c")] == [True, False, False, False, False]
    clubs = Counter(house({"suits.clubs": 2}))
    assert not clubs.needs_only_colour
    assert [clubs.needs_suit[card.number] for card in cards("5 5r 5b 5d 5c")] == [True, False, True, False, False]
    assert not any(Counter(house()).needs_suit)


@pytest.mark.parametrize(
    ("total", "suit", "needed"), [("0", "clubs", True), ("2", "hearts", True), ("1", "spades", False)]
)
def test_a_suit_is_needed_where_it_may_change_the_total(total: str, suit: str, needed: bool) -> None:
    counter = Counter(house({f"suits.{suit}": int(total)}))
    assert counter.needs_suit[cards("5")[0].number] is needed


def test_a_typed_total_is_that_total_for_both_sides() -> None:
    count = judged("A=26.5p B=7p").hands["A"].counted
    assert count is not None
    assert count.low is not None
    assert (count.low.points, count.high.points, count.size) == (53, 53, None)
    assert (count.low.size, count.high.size) == (UNKNOWN_SIZE, UNKNOWN_SIZE)


@pytest.mark.parametrize(("hand", "size"), [("5AA", 3), ("7s7h7d7c", 4), ("26.5p4", 4), ("26.5p", None)])
def test_a_hand_has_as_many_cards_as_were_typed(hand: str, size: int | None) -> None:
    count = judged(f"A={hand} B=2").hands["A"].counted
    assert count is not None
    assert count.low is not None
    assert count.size == size
    assert count.low.size == count.high.size == (UNKNOWN_SIZE if size is None else size)


def test_a_typed_total_is_not_counted_against_the_cards_dealt() -> None:
    assert split("A=7p B=7s7h7d7c") == {"A": 20, "B": 20}


def test_a_typed_total_is_never_perfect() -> None:
    rules = {"showdown.perfect_hand": "any", "targets.low": 27, "targets.high": 27}
    assert split("A=27p B=1098 D=27p", rules) == {"B": 40}
    assert Counter(house(rules)).count_total(54, 3).perfect is False


def test_totals_are_whole_numbers_of_halves() -> None:
    counter = Counter(house({"suits.clubs": 2}))
    assert {type(total) for side in (LOW, HIGH) for total in counter.totals(cards("5cAcKd"), side)} == {int}


def test_a_typed_total_loses_ties_by_fewest_cards_unless_its_number_of_cards_was_typed() -> None:
    rules = {"showdown.fewest_cards": "any-tie"}
    assert split("A=27p B=10962 C=7p2", rules) == {"B": 20, "C": 20}
    assert split("A=27p3 B=10962 C=7p2", rules) == {"A": 20, "C": 20}
    assert split("A=27p B=27p C=7p2", rules) == {"A": 10, "B": 10, "C": 20}


def test_a_hand_of_one_target_has_one_side() -> None:
    count = judged("A=AK B=30p", one_target()).hands["A"].counted
    assert count is not None
    assert count.low is None
    assert count.high.points == 23
    assert count.on(HIGH) is count.high


def test_what_each_card_counts_follows_the_order_typed_and_the_order_of_the_rules() -> None:
    counter = Counter(house())
    assert counter.chosen(cards("A5A")) == {LOW: [2, 10, 2], HIGH: [22, 10, 22]}
    twelve = Counter(house({"targets.high": 12}))
    assert twelve.chosen(cards("AsAd")) == {LOW: [2, 2], HIGH: [2, 22]}
    assert twelve.chosen(cards("AdAs")) == {LOW: [2, 2], HIGH: [2, 22]}
    assert counter.chosen(cards("5AA")) == {LOW: [10, 2, 2], HIGH: [10, 22, 22]}
    assert Counter(one_target()).chosen(cards("KA")) == {HIGH: [1, 22]}


def test_a_counter_forgets_when_it_has_remembered_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dealer_assist.core.totals._MOST_REMEMBERED", 1)
    counter = Counter(house())
    for _again in range(2):
        assert counter.count(cards("5AA")).high.points == 54
        assert counter.count(cards("43")).high.points == 14
        assert counter.chosen(cards("5AA"))[HIGH] == [10, 22, 22]
        assert counter.chosen(cards("43"))[HIGH] == [8, 6]


def test_of_pictures_that_count_alike_the_first_one_typed_takes_the_first_value() -> None:
    ten = {f"points.{rank}": [Decimal("0.5"), 10] for rank in "JQK"}
    counter = Counter(house({"targets.high": Decimal("10.5")} | ten))
    assert counter.chosen(cards("KJ"))[HIGH] == [1, 20]
    assert counter.chosen(cards("JK"))[HIGH] == [1, 20]


@pytest.mark.parametrize("first", ["555", "AAA", "55A"])
def test_only_five_ace_ace_is_perfect_though_other_hands_count_the_same(first: str) -> None:
    counter = Counter(
        house({"targets.low": 15, "points.5": [5, 11], "points.A": [5, 11], "showdown.perfect_hand": "five-aces"})
    )
    assert [counter.count(cards(hand)).perfect for hand in (first, "5AA", first)] == [False, True, False]
