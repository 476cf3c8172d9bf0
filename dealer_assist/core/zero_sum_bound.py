"""How many zero-sum groups there can be at most, proven without finding them."""

from collections.abc import Mapping
from fractions import Fraction

from dealer_assist.core.work import Work

_SUMS = 500_000


def at_most_groups(counts: Mapping[int, int], *, sums: int = _SUMS) -> int:
    """A proven upper bound on the disjoint zero-sum groups of a multiset without zeros and exact opposites.

    ``counts`` is copies by amount. Every member counts for 1/n in a group of n, so no more groups fit than the sum of
    1/n over all members, n the size of the smallest group the member could be in. At most ``sums`` sums are formed to
    learn these sizes; with fewer the bound is higher, never wrong.
    """
    winners = sum(copies for value, copies in counts.items() if value > 0)
    losers = sum(counts.values()) - winners
    smallest, others = _smallest_sizes(counts, Work(left=sums))
    shares = sum(Fraction(copies, smallest.get(value, others)) for value, copies in counts.items())
    return min(winners, losers, int(shares))


def _smallest_sizes(counts: Mapping[int, int], work: Work) -> tuple[dict[int, int], int]:
    """For each amount a size below which it is in no zero-sum group, and such a size for those not listed.

    A group of n consists of two halves with opposite sums. All sums of halves are formed, with the amounts that
    occur in any half of that sum; overlapping halves may name an amount too soon, which keeps the bound true.
    """
    sizes: dict[int, int] = {}
    size = 3
    shorter, half = _sums_of(counts, 1, work), _sums_of(counts, 2, work)
    while half and len(sizes) < len(counts):
        for other in (shorter, half):
            found = _members(half, other)
            for place, value in enumerate(sorted(counts)):
                if found >> place & 1:
                    sizes.setdefault(value, size)
            size += 1
        shorter, half = half, _sums_of(counts, (size + 1) // 2, work)
    return sizes, size


def _members(one: Mapping[int, int], other: Mapping[int, int]) -> int:
    found = 0
    for part, members in one.items():
        if -part in other:
            found |= members | other[-part]
    return found


def _sums_of(counts: Mapping[int, int], size: int, work: Work) -> dict[int, int]:
    """The sums of ``size`` members, each with a bit for every amount in any of them; empty past the work."""
    tables: list[dict[int, int]] = [{0: 0}, *({} for _ in range(size))]
    for place, value in enumerate(sorted(counts)):
        for length in range(size, 0, -1):
            table = tables[length]
            for count in range(1, min(counts[value], length) + 1):
                shorter = tables[length - count]
                if not work.spend(len(shorter)):
                    return {}
                for part, members in shorter.items():
                    longer = part + count * value
                    table[longer] = table.get(longer, 0) | members | 1 << place
    return tables[size]
