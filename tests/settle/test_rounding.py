"""Settling in whole notes: balances rounded by largest remainder."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.errors.settle import BalancesOff, StepTooSmall
from dealer_assist.core.settle import Transfer, settle
from dealer_assist.core.settle_rounding import Rounded, rounded_balances

NIGHT = {"Ann": 3520, "Bob": -1990, "Cat": -1530}


def test_the_missing_note_goes_to_the_largest_remainder() -> None:
    rounded = rounded_balances({"Ann": 3520, "Bob": -1740, "Cat": -1780}, 500)
    assert rounded == (
        Rounded(player="Ann", exact=3520, balance=3500),
        Rounded(player="Bob", exact=-1740, balance=-1500),
        Rounded(player="Cat", exact=-1780, balance=-2000),
    )
    assert [one.change for one in rounded] == [-20, 240, -220]


def test_rounded_balances_are_settled_in_notes() -> None:
    rounded = rounded_balances(NIGHT, 500)
    assert settle({one.player: one.balance for one in rounded}).transfers == (
        Transfer("Bob", "Ann", 2000),
        Transfer("Cat", "Ann", 1500),
    )


def test_of_equal_remainders_who_lost_more_is_spared() -> None:
    assert [(one.player, one.balance) for one in rounded_balances({"Ann": 250, "Bob": -250}, 500)] == [
        ("Ann", 0),
        ("Bob", 0),
    ]


def test_of_equal_balances_the_first_by_name_is_spared() -> None:
    night = {"cy": -250, "Bob": -250, "Ann": 500}
    assert [(one.player, one.balance) for one in rounded_balances(night, 500)] == [
        ("Ann", 500),
        ("Bob", 0),
        ("cy", -500),
    ]


def test_capitals_do_not_make_a_name_the_first() -> None:
    assert [(one.player, one.balance) for one in rounded_balances({"Cy": -250, "bob": -250, "ann": 500}, 500)] == [
        ("ann", 500),
        ("bob", 0),
        ("Cy", -500),
    ]


def test_nothing_changes_where_all_are_whole_notes() -> None:
    assert {one.change for one in rounded_balances({"Ann": 1500, "Bob": -1000, "Cy": -500, "Dee": 0}, 500)} == {0}
    assert rounded_balances({}, 500) == ()


@pytest.mark.parametrize("step", [0, -500])
def test_a_note_of_nothing_is_refused(step: int) -> None:
    with pytest.raises(StepTooSmall) as refused:
        rounded_balances(NIGHT, step)
    assert refused.value.step == step


def test_balances_that_do_not_cancel_out_are_refused() -> None:
    with pytest.raises(BalancesOff) as refused:
        rounded_balances({"Ann": 500, "Bob": -400}, 500)
    assert refused.value.off == 100


@given(st.lists(st.integers(-9000, 9000), max_size=12), st.sampled_from([1, 5, 50, 100, 500, 2000]))
def test_rounding_keeps_the_sum_the_sign_and_the_order_of_typing_out(amounts: list[int], step: int) -> None:
    night = {str(number): amount for number, amount in enumerate([*amounts, -sum(amounts)])}
    rounded = rounded_balances(night, step)
    assert sum(one.balance for one in rounded) == 0
    for one in rounded:
        assert one.exact == night[one.player]
        assert one.balance % step == 0
        assert abs(one.change) < step
        assert one.balance * one.exact >= 0
    ups = [one.exact % step for one in rounded if one.change > 0]
    downs = [one.exact % step for one in rounded if one.change < 0]
    assert not ups or not downs or min(ups) >= max(downs)
    assert rounded_balances(dict(reversed(night.items())), step) == rounded
