"""Settling: the fewest transfers, proven, and what else is true of a plan."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.core.debts import after_payment, balances
from dealer_assist.core.errors.settle import BalancesOff
from dealer_assist.core.session_close import parts
from dealer_assist.core.settle import Plan, Transfer, settle
from tests.settle.literal import assert_settles, fewest_transfers

NAMES = tuple("ABCDEFGHIJKLMNOPQRSTUVWXY")


def named(*amounts: int) -> dict[str, int]:
    return dict(zip(NAMES, amounts, strict=False))


@pytest.mark.parametrize(
    ("amounts", "fewest"),
    [
        ("2500 -2500", 1),
        ("0 -1000 1000", 1),
        ("1500 -1500 700 -700", 2),
        ("-200 300 -200 -600 300 400", 4),
        ("5200 3100 1700 -2000 -2000 -2000 -2000 -2000", 7),
        ("307594 34005 -70525 43507 -68593 -64524 -59892 -66892 -54680", 8),
        ("-1400 -2500 -900 5200 2500 0 -1900 -1900 900", 5),
        ("-10500 -15500 -4500 15500 4500 17000 13000 -13000 -10500 4000", 6),
        ("23000 -2000 -2000 -2000 -2000 -2000 -2000 -2000 -4000 -4000 -1000", 10),
        ("-14621 66105 -11545 11796 4877 -19018 -18761 -18587 27639 -3071 -12398 -12416", 10),
        ("400 1900 -1700 700 -100 400 -900 1900 -600 -1700 1200 -1500", 9),
        ("-5500 15000 -11500 4000 -9000 20000 -4500 -6500 11000 -15500 -15000 -8000 14500 -5500 16500", 10),
        ("-6700 -4100 -4500 -4100 -4300 18300 18700 17700 -6300 -7100 -7900 -8500 -9100 -4100 16700 -4700", 12),
        (
            "13239 12938 -6741 12127 9458 7958 -16152 16876 6902 -11037 -2582 13586 -16259 -3907 16194"
            " -16643 -5268 -3606 -7702 -19381",
            18,
        ),
        (
            "3775 -13925 1275 -2800 3600 -5625 6675 4025 5925 -4750 525 625 3375 2425 2250 -4600 -800"
            " 4500 -2000 -4750 -1525 1800",
            17,
        ),
    ],
)
def test_known_nights_take_as_few_transfers_as_are_needed(amounts: str, fewest: int) -> None:
    night = named(*map(int, amounts.split()))
    plan = settle(night)
    assert_settles(night, plan)
    assert (len(plan.transfers), plan.minimal, plan.proven_at_least) == (fewest, True, fewest)


@pytest.mark.parametrize(
    ("amounts", "fewest"),
    [
        ((400, 300, -200, -200, -300), 3),
        ((5000, 4000, 3000, -5000, -4000, -3000), 3),
        ((900, 600, -400, -500, -300, -300), 4),
        ((600, 500, -500, -300, -300), 3),
    ],
)
def test_largest_pays_largest_would_take_more(amounts: tuple[int, ...], fewest: int) -> None:
    assert len(settle(named(*amounts)).transfers) == fewest


def test_nobody_and_nothing_need_no_transfer() -> None:
    nothing = Plan(transfers=(), proven_at_least=0)
    assert settle({}) == nothing
    assert settle({"Ann": 0, "Bob": 0}) == nothing
    assert nothing.minimal


@pytest.mark.parametrize(("given", "off"), [({"Ann": -1000, "Bob": 2500}, 1500), ({"Ann": 100, "Bob": -101}, -1)])
def test_balances_that_do_not_cancel_out_are_refused_with_the_difference(given: dict[str, int], off: int) -> None:
    with pytest.raises(BalancesOff) as refused:
        settle(given)
    assert refused.value.off == off


def test_inside_a_group_the_largest_loser_pays_the_largest_winner() -> None:
    plan = settle({"Ann": 3500, "Bob": -2000, "Cat": -1500})
    assert plan.transfers == (Transfer("Bob", "Ann", 2000), Transfer("Cat", "Ann", 1500))
    plan = settle({"Ann": 900, "Bob": 400, "Cat": -600, "Dan": -700})
    assert plan.transfers == (
        Transfer("Cat", "Bob", 400),
        Transfer("Cat", "Ann", 200),
        Transfer("Dan", "Ann", 700),
    )


def test_of_equal_balances_the_first_by_name_is_the_first() -> None:
    plan = settle({"cy": -500, "Bob": -500, "Élan": 700, "Eve": 300})
    assert plan.transfers == (Transfer("Bob", "Élan", 500), Transfer("cy", "Eve", 300), Transfer("cy", "Élan", 200))


def test_capitals_do_not_make_a_name_the_first() -> None:
    plan = settle({"bob": -500, "Cy": -500, "Dee": 700, "eve": 300})
    assert plan.transfers == (Transfer("bob", "Dee", 500), Transfer("Cy", "eve", 300), Transfer("Cy", "Dee", 200))


def test_when_one_transfer_is_paid_the_others_stay_as_they_were() -> None:
    night = {
        "Alice": 307594,
        "Bob": 34005,
        "Dave": 43507,
        "Carol": -70525,
        "Erin": -68593,
        "Frank": -64524,
        "Grace": -59892,
        "Heidi": -66892,
        "Ivan": -54680,
    }
    owed = settle(night).transfers
    assert len(owed) == 8
    for paid in owed:
        assert after_payment(owed, *paid) == tuple(one for one in owed if one != paid)


def test_when_every_transfer_is_paid_nothing_is_left_to_settle() -> None:
    night = named(-14621, 66105, -11545, 11796, 4877, -19018, -18761, -18587, 27639, -3071, -12398, -12416)
    made = balances(settle(night).transfers)
    left = {player: amount - made[player] for player, amount in night.items()}
    assert set(left.values()) == {0}
    assert settle(left).transfers == ()


def test_a_debt_through_another_is_paid_directly() -> None:
    owed = balances([("Ann", "Bob", 2000), ("Bob", "Cy", 2000)])
    assert settle(owed).transfers == (Transfer("Ann", "Cy", 2000),)


def test_an_expense_in_equal_parts_leaves_no_cent_over() -> None:
    assert [part for _name, part in parts(1000, ("Ann", "Bob", "Cy"))] == [334, 333, 333]
    assert [part for _name, part in parts(3000, NAMES[:7])] == [429, 429, 429, 429, 428, 428, 428]


NIGHT_OF_25 = named(
    *(4215, -13340, 8875, -2260, 19105, -7735, -1490, 3325, -16650, 11780, -905, 6440, -9025, 2310, -5515, 14290),
    *(-12105, 755, -3380, 9960, -18245, 5085, -10120, 1335, 13295),
)


def test_twenty_five_players_with_cents() -> None:
    plan = settle(NIGHT_OF_25)
    assert_settles(NIGHT_OF_25, plan)
    assert plan.minimal
    assert plan.proven_at_least == 21
    assert [f"{payer} {payee} {amount}" for payer, payee, amount in plan.transfers] == [
        "B P 12480",
        "B E 860",
        "D H 2260",
        "F Y 6080",
        "F A 1655",
        "G N 1490",
        "I C 8875",
        "I L 6440",
        "I X 1335",
        "K H 905",
        "M Y 7215",
        "M P 1810",
        "O V 4760",
        "O R 755",
        "Q J 11780",
        "Q V 325",
        "S A 2560",
        "S N 820",
        "U E 18245",
        "W T 9960",
        "W H 160",
    ]


amounts_of_a_night = st.one_of(
    st.lists(st.integers(-9, 9), max_size=9),
    st.lists(st.sampled_from([-1500, -1000, -500, 500, 1000, 1500, 2500]), max_size=9),
    st.lists(st.integers(-20_000, 20_000), max_size=7),
).map(lambda amounts: named(*amounts, -sum(amounts)))


@settings(max_examples=150)
@given(amounts_of_a_night)
def test_a_plan_is_as_short_as_the_literal_search_says(night: dict[str, int]) -> None:
    plan = settle(night)
    assert_settles(night, plan)
    assert plan.minimal
    assert len(plan.transfers) == fewest_transfers(night)


@pytest.mark.parametrize("players", [11, 12, 13, 14])
@pytest.mark.parametrize("kind", ["cents", "chips", "few values", "planted"])
def test_up_to_fourteen_players_agree_with_the_literal_search(players: int, kind: str) -> None:
    night = named(*_dealt(Random(f"{kind} {players}"), players, kind))
    plan = settle(night)
    assert_settles(night, plan)
    assert plan.minimal
    assert len(plan.transfers) == fewest_transfers(night)


def _dealt(lots: Random, players: int, kind: str) -> list[int]:
    """Balances of a night: random cents, random chips, chips of few values, or small groups that cancel out."""
    if kind == "planted":
        amounts: list[int] = []
        while len(amounts) < players - 4:
            group = [lots.randint(-900, 900) for _ in range(lots.randint(2, 3))]
            amounts += [*group, -sum(group)]
        return [*amounts, 5, -5]
    among = {
        "cents": range(-30_000, 30_000),
        "chips": range(-8000, 8000, 500),
        "few values": (-1000, -700, 300, 500),
    }[kind]
    amounts = [lots.choice(among) for _ in range(players - 1)]
    return [*amounts, -sum(amounts)]


@given(amounts_of_a_night, st.randoms(use_true_random=False))
def test_the_order_of_the_balances_does_not_matter(night: dict[str, int], lots: Random) -> None:
    shuffled = list(night.items())
    lots.shuffle(shuffled)
    assert settle(dict(shuffled)) == settle(night)


def test_the_order_does_not_matter_for_twenty_five() -> None:
    assert settle(dict(reversed(NIGHT_OF_25.items()))) == settle(NIGHT_OF_25)
