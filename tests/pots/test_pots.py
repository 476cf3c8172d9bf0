"""House rules, "Pots": from what everybody put in to the pots."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.pots import Claim, PutIn, SeatPot, claimed, make_pots, uncalled


def made(
    put_in: list[int],
    *,
    folded: tuple[int, ...] = (),
    all_in: tuple[int, ...] = (),
    base: int = 0,
    claims: tuple[Claim, ...] = (),
) -> list[tuple[int, tuple[int, ...]]]:
    return [(pot.amount, pot.seats) for pot in make_pots(stakes(put_in, folded, all_in, base), claims)]


def stakes(put_in: list[int], folded: tuple[int, ...] = (), all_in: tuple[int, ...] = (), base: int = 0) -> PutIn:
    seats = range(len(put_in))
    return PutIn(
        put_in=put_in, live=[seat not in folded for seat in seats], all_in=[seat in all_in for seat in seats], base=base
    )


def test_without_an_all_in_there_is_one_pot() -> None:
    assert made([5, 5, 5]) == [(15, (0, 1, 2))]


def test_one_pot_for_each_level_at_which_a_live_player_is_all_in() -> None:
    assert made([10, 25, 40, 40], all_in=(0, 1)) == [(40, (0, 1, 2, 3)), (45, (1, 2, 3)), (30, (2, 3))]


def test_equal_all_ins_make_one_level() -> None:
    assert made([10, 10, 40, 40], all_in=(0, 1)) == [(40, (0, 1, 2, 3)), (60, (2, 3))]


def test_an_all_in_at_the_top_makes_no_empty_pot() -> None:
    assert made([10, 40, 40], all_in=(0, 1)) == [(30, (0, 1, 2)), (60, (1, 2))]


def test_chips_of_folded_players_stay_in_the_levels_they_reached() -> None:
    assert made([10, 25, 7, 30, 30], folded=(2,), all_in=(0, 1)) == [
        (47, (0, 1, 3, 4)),
        (45, (1, 3, 4)),
        (10, (3, 4)),
    ]


def test_a_folded_player_who_was_all_in_makes_no_level() -> None:
    assert made([10, 25, 25], folded=(0,), all_in=(0,)) == [(60, (1, 2))]


def test_a_level_whose_players_are_all_dead_joins_the_pot_below() -> None:
    assert made([10, 25, 25], folded=(1, 2), all_in=(0,)) == [(60, (0,))]
    assert made([10, 20, 30, 30], folded=(2, 3), all_in=(0, 1)) == [(40, (0, 1)), (50, (1,))]


def test_all_dead_is_one_pot_of_nobody() -> None:
    assert made([10, 25], folded=(0, 1), base=3) == [(38, ())]


def test_carried_chips_and_a_dealers_ante_lie_in_the_main_pot_and_count_for_no_level() -> None:
    assert made([10, 25, 25], all_in=(0,), base=7) == [(37, (0, 1, 2)), (30, (1, 2))]


def test_who_is_all_in_with_the_dealers_ante_is_in_the_main_pot_only() -> None:
    assert made([0, 5, 5], all_in=(0,), base=3) == [(3, (0, 1, 2)), (10, (1, 2))]


def test_carried_chips_alone_are_a_pot() -> None:
    assert made([0, 0], base=4) == [(4, (0, 1))]


def test_empty_pots_are_not_listed() -> None:
    assert made([0, 0]) == []


def test_an_ante_nobody_matched_is_a_pot_with_one_player() -> None:
    assert made([5, 3, 2], all_in=(1, 2)) == [(6, (0, 1, 2)), (2, (0, 1)), (2, (0,))]


def test_the_uncalled_part_is_what_lies_above_the_next_highest_bet() -> None:
    assert uncalled([20, 27, 20]) == (1, 7)
    assert uncalled([20, 20, 5]) == (0, 0)
    assert uncalled([0, 0, 0]) == (0, 0)


def test_one_live_player_in_a_pot_has_it_from_that_moment() -> None:
    start = stakes([100, 300, 300, 100], folded=(1,), all_in=(0, 1, 2, 3))
    claims = claimed(start)
    assert claims == (Claim(seat=2, floor=100, ceiling=300),)
    later = stakes([100, 300, 300, 100], folded=(1, 2), all_in=(0, 1, 2, 3))
    assert make_pots(later, claims) == (SeatPot(400, (0, 3), 0, 100), SeatPot(400, (2,), 100, 300))
    assert claimed(later, claims) == claims


def test_pots_become_his_one_after_the_other() -> None:
    first = claimed(stakes([10, 20, 30, 40], folded=(3,), all_in=(0, 1, 2, 3)))
    assert first == (Claim(seat=2, floor=20, ceiling=None),)
    second = stakes([10, 20, 30, 40], folded=(2, 3), all_in=(0, 1, 2, 3))
    claims = claimed(second, first)
    assert claims == (Claim(seat=2, floor=20, ceiling=None), Claim(seat=1, floor=10, ceiling=20))
    assert make_pots(second, claims) == (
        SeatPot(40, (0, 1), 0, 10),
        SeatPot(30, (1,), 10, 20),
        SeatPot(30, (2,), 20, None),
    )


def test_several_who_leave_at_once_leave_their_level_to_the_pot_below() -> None:
    """Up to where the pots begin that are somebody's already."""
    claims = claimed(stakes([10, 20, 30, 40], folded=(3,), all_in=(0, 1, 2, 3)))
    left = stakes([10, 20, 30, 40], folded=(1, 2, 3), all_in=(0, 1, 2, 3))
    assert make_pots(left, claims) == (SeatPot(70, (0,), 0, 20), SeatPot(30, (2,), 20, None))
    assert claimed(left, claims) == (*claims, Claim(seat=0, floor=0, ceiling=20))


def test_who_can_still_call_is_in_the_pot_of_a_bet() -> None:
    assert claimed(stakes([10, 25, 10], all_in=(0, 1))) == ()


Players = st.lists(st.tuples(st.integers(0, 12), st.booleans(), st.booleans()), min_size=2, max_size=8)


@given(players=Players, base=st.integers(0, 5))
def test_every_chip_lies_where_a_count_chip_by_chip_puts_it(players: list[tuple[int, bool, bool]], base: int) -> None:
    """Each chip goes to the lowest level that covers it; a level is for the live players who reached it."""
    most = max(amount for amount, _live, _out in players)
    given_stakes = PutIn(
        put_in=[amount for amount, _live, _out in players],
        live=[live for _amount, live, _out in players],
        all_in=[out or amount < most for amount, _live, out in players],
        base=base,
    )
    piles: dict[frozenset[int], int] = {}
    order: list[frozenset[int]] = []

    def lay(chips: int, height: int) -> None:
        reached = frozenset(seat for seat, (amount, live, _out) in enumerate(players) if live and (amount >= height))
        pile = reached or (order[-1] if order else frozenset())
        if chips and pile not in piles:
            order.append(pile)
        if chips:
            piles[pile] = piles.get(pile, 0) + chips

    everybody = any(live and not amount for amount, live, _out in players)
    lay(base, 0 if everybody else 1)
    for height in range(1, most + 1):
        lay(sum(amount >= height for amount, _live, _out in players), height)
    pots = make_pots(given_stakes)
    assert sum(pot.amount for pot in pots) == base + sum(given_stakes.put_in)
    together: dict[frozenset[int], int] = {}
    for pot in pots:
        together[frozenset(pot.seats)] = together.get(frozenset(pot.seats), 0) + pot.amount
    assert together == piles
