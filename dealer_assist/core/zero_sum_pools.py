"""Many zero-sum groups in a multiset too large to search whole: good, not proven."""

from collections import Counter
from collections.abc import Mapping
from random import Random

from dealer_assist.core.work import Work
from dealer_assist.core.zero_sum_chain import Group, as_group, grid_size, most_disjoint

_POOL = 1 << 27


def good_partition(counts: Mapping[int, int], *, enough: int, work: Work) -> list[Group]:
    """Disjoint zero-sum groups that together are the multiset, which sums to zero; ``counts`` is copies by amount.

    Again and again some whole groups and a part of one more are thrown into a pool small enough to search, and the
    most groups of the pool, with what is left over as one more, replace them: never fewer than before. It ends with
    ``enough`` groups or with the ``work``, counted as `most_disjoint` does. The pools are drawn by a fixed sequence:
    equal counts give equal groups.
    """
    lots = Random(0)
    groups = _cut(counts)
    while len(groups) < enough:
        groups.sort(key=lambda _: lots.getrandbits(32))
        pool, touched = _draw(groups, lots)
        better = most_disjoint(pool, work)
        if better is None:
            break
        rest = Counter(value for group in groups[:touched] for value in group)
        rest.subtract(value for group in better for value in group)
        groups[:touched] = better + [as_group(rest)] * any(rest.values())
    return groups


def _cut(counts: Mapping[int, int]) -> list[Group]:
    """The members in an order that keeps the running sum small, cut wherever it is zero."""
    members = as_group(counts)
    losers = [value for value in reversed(members) if value < 0]
    winners = [value for value in members if value > 0]
    groups: list[Group] = []
    start: list[int] = []
    running = 0
    while winners or losers:
        value = losers.pop() if running > 0 else winners.pop()
        start.append(value)
        running += value
        if running == 0:
            groups.append(tuple(start))
            start = []
    return groups


def _draw(groups: list[Group], lots: Random) -> tuple[Counter[int], int]:
    """As many members of the first groups as a pool holds, and of how many groups: all of them but the last whole."""
    pool: Counter[int] = Counter()
    for touched, group in enumerate(groups):
        for value in sorted(group, key=lambda _: lots.getrandbits(32)):
            pool[value] += 1
            if grid_size(pool) * pool.total() ** 2 > _POOL:
                pool[value] -= 1
                return +pool, touched + 1
    return pool, len(groups)
