"""Settling through one person."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.debts import balances
from dealer_assist.core.errors.names import NameUnknown
from dealer_assist.core.errors.settle import BalancesOff
from dealer_assist.core.settle import Transfer, through

NIGHT = {"Dee": 2500, "Ann": 1500, "Bob": -2000, "Cy": -1500, "Eve": -500, "Fay": 0}


def test_losers_pay_the_banker_who_pays_the_winners() -> None:
    plan = through(NIGHT, "Fay")
    assert plan.transfers == (
        Transfer("Bob", "Fay", 2000),
        Transfer("Cy", "Fay", 1500),
        Transfer("Eve", "Fay", 500),
        Transfer("Fay", "Ann", 1500),
        Transfer("Fay", "Dee", 2500),
    )
    assert (plan.proven_at_least, plan.minimal, plan.at_most_above) == (3, False, 2)


def test_a_banker_who_won_or_lost_keeps_or_adds_his_own() -> None:
    assert through({"Ann": 3500, "Bob": -2000, "Cat": -1500}, "Ann").transfers == (
        Transfer("Bob", "Ann", 2000),
        Transfer("Cat", "Ann", 1500),
    )
    plan = through({"Ann": 3500, "Bob": -2000, "Cat": -1500}, "Bob")
    assert plan.transfers == (Transfer("Cat", "Bob", 1500), Transfer("Bob", "Ann", 3500))
    assert plan.minimal


def test_a_cent_is_paid_and_a_cent_is_got() -> None:
    assert through({"Ann": 1, "Bob": -1, "Cy": 0}, "Cy").transfers == (
        Transfer("Bob", "Cy", 1),
        Transfer("Cy", "Ann", 1),
    )


def test_a_banker_with_nobody_to_settle() -> None:
    assert through({"Ann": 0}, "Ann").transfers == ()


def test_a_banker_nobody_knows_is_refused() -> None:
    with pytest.raises(NameUnknown) as refused:
        through(NIGHT, "Gus")
    assert (refused.value.text, refused.value.known) == ("Gus", ("Dee", "Ann", "Bob", "Cy", "Eve", "Fay"))


def test_balances_that_do_not_cancel_out_are_refused() -> None:
    with pytest.raises(BalancesOff) as refused:
        through({"Ann": 500, "Bob": -400}, "Ann")
    assert refused.value.off == 100


@given(st.lists(st.integers(-9000, 9000), min_size=1, max_size=12))
def test_each_gets_his_balance_in_one_transfer(amounts: list[int]) -> None:
    night = {str(number): amount for number, amount in enumerate([*amounts, -sum(amounts)])}
    transfers = through(night, "0").transfers
    assert {name: made for name, made in balances(transfers).items() if made} == {
        name: amount for name, amount in night.items() if amount
    }
    assert all(amount > 0 and payer != payee for payer, payee, amount in transfers)
    others = [payer if payee == "0" else payee for payer, payee, _amount in transfers]
    assert len(set(others)) == len(others)
    assert through(dict(reversed(night.items())), "0").transfers == transfers
