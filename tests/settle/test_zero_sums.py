"""Zero-sum groups: exact while the work suffices, good and bounded beyond."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.core.settle import settle
from dealer_assist.core.work import Work
from dealer_assist.core.zero_sum_bound import at_most_groups
from dealer_assist.core.zero_sum_chain import most_disjoint, partition
from dealer_assist.core.zero_sum_pools import good_partition
from dealer_assist.core.zero_sums import Grouping, zero_sum_groups
from tests.settle.literal import assert_settles, most_groups

NO_WORK, LITTLE, PLENTY = 0, 1 << 28, 1 << 34

cancelling = st.one_of(
    st.lists(st.integers(-12, 12), max_size=9),
    st.lists(st.sampled_from([-7, -4, 3, 5, 11]), max_size=9),
).map(lambda amounts: [amount for amount in [*amounts, -sum(amounts)] if amount])
without_opposites = st.lists(st.sampled_from([-11, -8, -6, -4, 3, 5, 7, 9, 10]), max_size=8).map(
    lambda amounts: [*amounts, 100 - sum(amounts), -100]
)


def assert_grouped(amounts: list[int], grouping: Grouping) -> None:
    assert all(group and sum(group) == 0 for group in grouping.groups)
    assert Counter(amount for group in grouping.groups for amount in group) == Counter(amounts)
    assert len(grouping.groups) <= grouping.at_most


@given(cancelling)
def test_searched_whole_there_are_as_many_groups_as_can_be(amounts: list[int]) -> None:
    grouping = zero_sum_groups(amounts)
    assert_grouped(amounts, grouping)
    assert len(grouping.groups) == grouping.at_most == most_groups(amounts)


@given(cancelling, st.sampled_from([NO_WORK, 1 << 24, 1 << 25, LITTLE]))
def test_with_less_work_the_most_is_still_between_found_and_bound(amounts: list[int], work: int) -> None:
    grouping = zero_sum_groups(amounts, work=work)
    assert_grouped(amounts, grouping)
    assert len(grouping.groups) <= most_groups(amounts) <= grouping.at_most


@given(without_opposites, st.sampled_from([0, 20, 200, 1_000_000]))
def test_the_bound_holds_however_few_sums_are_formed(amounts: list[int], sums: int) -> None:
    counts = Counter(amount for amount in amounts if amount)
    if not any(-amount in counts for amount in counts):
        assert most_groups(list(counts.elements())) <= at_most_groups(counts, sums=sums)


def test_the_bound_without_any_sum_is_a_third_of_the_members() -> None:
    counts = dict.fromkeys([1, 20, 400, 8000, -2, -50, -700, -3000, -4669], 1)
    assert at_most_groups(counts, sums=0) == 3
    assert at_most_groups(counts) == 1


def test_the_bound_is_no_more_than_there_are_winners_or_losers() -> None:
    assert at_most_groups({1: 3, 2: 3, -9: 1}, sums=0) == 1
    assert at_most_groups({-1: 3, -2: 3, 9: 1}, sums=0) == 1


def test_a_search_says_nothing_when_its_work_does_not_suffice() -> None:
    counts = {1: 1, 2: 1, 4: 1, -3: 1, -7: 1, 3 + 10: 1, -10: 1}
    assert sum(amount * copies for amount, copies in counts.items()) == 0
    assert partition(counts, Work(left=0)) is None
    assert most_disjoint(counts, Work(left=1 << 24)) is None
    assert most_disjoint(counts, Work(left=PLENTY)) == most_disjoint(counts, Work(left=1 << 26))


def test_exact_opposites_are_paired_without_any_work() -> None:
    assert zero_sum_groups([2, 1, -1, -2], work=NO_WORK) == Grouping(groups=((-1, 1), (-2, 2)), at_most=2)


def test_members_that_cancel_out_with_none_are_left_out() -> None:
    assert most_disjoint({5: 1, -2: 1, -3: 1, 8: 2, 9: 1}, Work(left=PLENTY)) == [(-3, -2, 5)]
    assert most_disjoint({2: 3, -1: 2}, Work(left=PLENTY)) == [(-1, -1, 2)]
    assert most_disjoint({5: 2}, Work(left=PLENTY)) == []
    assert most_disjoint({}, Work(left=PLENTY)) == []


def test_pools_find_what_the_search_finds() -> None:
    lots = Random(11)
    amounts = [lots.choice((-1, 1)) * lots.randint(1, 2000) for _ in range(19)]
    counts = Counter([*amounts, -sum(amounts)])
    exact = partition(counts, Work(left=PLENTY))
    assert exact is not None
    good = good_partition(counts, enough=len(exact), work=Work(left=PLENTY))
    assert len(good) == len(exact)


def test_groups_that_follow_from_the_order_need_no_pool() -> None:
    assert good_partition({4: 3, -2: 6}, enough=3, work=Work(left=0)) == [(4, -2, -2)] * 3


def test_thirty_triples_are_found_and_proven_past_the_limit() -> None:
    amounts = [amount for low in range(1, 31) for amount in (low, 100 + low, -100 - 2 * low)]
    grouping = zero_sum_groups(amounts)
    assert_grouped(amounts, grouping)
    assert len(grouping.groups) == grouping.at_most == 30


@pytest.mark.parametrize("players", [33, 40])
def test_past_the_limit_a_plan_says_how_far_it_may_be_from_the_fewest(players: int) -> None:
    lots = Random(players)
    amounts = [lots.choice((-1, 1)) * lots.randint(1, 20_000) for _ in range(players - 1)]
    amounts.append(-sum(amounts))
    grouping = zero_sum_groups(amounts, work=LITTLE)
    assert_grouped(amounts, grouping)
    assert 1 < len(grouping.groups) < grouping.at_most < players // 3
    assert zero_sum_groups(sorted(amounts), work=LITTLE) == grouping


def test_a_table_of_sixty_is_settled() -> None:
    lots = Random(60)
    night = {f"P{number:02}": lots.choice((-1, 1)) * lots.randint(1, 40) * 25 for number in range(59)}
    night["P59"] = -sum(night.values())
    plan = settle(night)
    assert_settles(night, plan)
    assert not plan.minimal
    assert plan.at_most_above == len(plan.transfers) - plan.proven_at_least == 3


@settings(max_examples=30)
@given(st.lists(st.integers(-300, 300), min_size=15, max_size=17), st.randoms(use_true_random=False))
def test_equal_amounts_in_any_order_give_equal_groups(amounts: list[int], lots: Random) -> None:
    amounts = [amount for amount in [*amounts, -sum(amounts)] if amount]
    shuffled = lots.sample(amounts, len(amounts))
    for work in (LITTLE, PLENTY):
        assert zero_sum_groups(shuffled, work=work) == zero_sum_groups(amounts, work=work)
