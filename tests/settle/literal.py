"""A second way to the fewest transfers, slow and plain, and what must be true of any plan."""

from collections.abc import Mapping, Sequence

from dealer_assist.core.settle import Plan


def most_groups(amounts: Sequence[int]) -> int:
    """The most disjoint zero-sum groups of ``amounts``, over all orders in which they can be put in a row."""
    sums = [0] * (1 << len(amounts))
    best = [0] * (1 << len(amounts))
    for chosen in range(1, len(sums)):
        lowest = (chosen & -chosen).bit_length() - 1
        sums[chosen] = sums[chosen & chosen - 1] + amounts[lowest]
        left, most = chosen, 0
        while left:
            one = left & -left
            most = max(most, best[chosen ^ one])
            left ^= one
        best[chosen] = most + (sums[chosen] == 0)
    return best[-1]


def fewest_transfers(balances: Mapping[str, int]) -> int:
    unsettled = [amount for amount in balances.values() if amount]
    return len(unsettled) - most_groups(unsettled)


def assert_settles(balances: Mapping[str, int], plan: Plan) -> None:
    """Every transfer is more than 0 and from a loser to a winner, and all together give each his balance."""
    left = dict(balances)
    for payer, payee, amount in plan.transfers:
        assert amount > 0
        assert balances[payer] < 0 < balances[payee]
        left[payer] += amount
        left[payee] -= amount
    assert not any(left.values())
    pairs = [(payer, payee) for payer, payee, _amount in plan.transfers]
    assert len(set(pairs)) == len(pairs)
