"""The most disjoint groups that each sum to zero: with N amounts in K groups, N − K payments settle them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from dealer_assist.core.work import Work
from dealer_assist.core.zero_sum_bound import at_most_groups
from dealer_assist.core.zero_sum_chain import Group, grid_size, partition, without_rarest
from dealer_assist.core.zero_sum_pools import good_partition

_WORK = 1 << 34
"""Bits one search may treat: 25 amounts of any kind need a sixth of it, 27 still fit."""
_CELLS = 1 << 28
"""Bits one link of a chain may hold in memory."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Grouping:
    """Groups found, each amount in one of them, and how many there can be at most (proven)."""

    groups: tuple[Group, ...]
    at_most: int


def zero_sum_groups(amounts: Iterable[int], *, work: int = _WORK) -> Grouping:
    """The most groups of ``amounts`` (none 0, all together 0) that each sum to zero.

    Exact opposites are paired first, which never costs a group. The rest is searched whole; where that would take
    more than ``work`` bits, the groups are good ones and there may be fewer than ``at_most``. Equal amounts in any
    order give equal groups.
    """
    counts = Counter(amounts)
    pairs: list[Group] = []
    for value in sorted(value for value in counts if value > 0):
        both = min(counts[value], counts[-value])
        pairs += [(-value, value)] * both
        counts.subtract({value: both, -value: both})
    rest = +counts
    if not rest:
        return Grouping(groups=tuple(pairs), at_most=len(pairs))
    groups = partition(rest, Work(left=work)) if grid_size(without_rarest(rest)) <= _CELLS else None
    if groups is not None:
        return Grouping(groups=(*pairs, *groups), at_most=len(pairs) + len(groups))
    at_most = at_most_groups(rest)
    groups = good_partition(rest, enough=at_most, work=Work(left=work))
    return Grouping(groups=(*pairs, *groups), at_most=len(pairs) + at_most)
