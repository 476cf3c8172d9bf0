"""The longest chain of zero-sum sub-multisets: the exact half of finding the fewest payments.

A sub-multiset is a vector of counts, one count a value. All of them are the cells of a grid: the counts of the
first values ("low") number a bit inside a block, the counts of the others ("high") number the block. A set of
sub-multisets is a list of blocks, each one big int used as a bitset, so one operation treats thousands of cells and
stays in the processor's cache. Each link of a chain adds a group that sums to zero, so the longest chain is the most
disjoint groups.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import isqrt, prod

from dealer_assist.core.work import Work

Group = tuple[int, ...]
"""The amounts that together make zero, ascending."""

_OPERATION = 6_000
_SEARCH = 1 << 24
"""What one operation on a block, and one search, cost beside the bits treated, in bits treated meanwhile."""


@dataclass(frozen=True, kw_only=True, slots=True)
class _Axis:
    """One value of the multiset: cells that differ by one copy of it lie ``stride`` apart."""

    value: int
    copies: int
    stride: int


@dataclass(frozen=True, kw_only=True, slots=True)
class _Grid:
    low: tuple[_Axis, ...]
    high: tuple[_Axis, ...]

    @property
    def width(self) -> int:
        """Bits in a block."""
        return prod(axis.copies + 1 for axis in self.low)

    @property
    def blocks(self) -> int:
        return prod(axis.copies + 1 for axis in self.high)


_Cell = tuple[int, int]
"""The block and the bit in it."""
_Cells = list[int]
"""A bitset a block."""


def grid_size(counts: Mapping[int, int]) -> int:
    """How many sub-multisets there are, which a search holds as one bit each; ``counts`` is copies by amount."""
    return prod(copies + 1 for copies in counts.values())


def most_disjoint(counts: Mapping[int, int], work: Work) -> list[Group] | None:
    """As many disjoint zero-sum groups as the multiset holds; what is in none of them is left out.

    ``counts`` is copies (at least 1) by amount (never 0); the amounts need not sum to zero. Equal counts give equal
    groups. ``work`` is the bits that may be treated; nothing is returned when they do not suffice.
    """
    if not work.spend(_SEARCH):
        return None
    grid = _grid(counts)
    links = _links(grid, work)
    return None if links is None else list(_groups(grid, links))


def partition(counts: Mapping[int, int], work: Work) -> list[Group] | None:
    """The most groups that a multiset which sums to zero, and is not empty, falls into; each member is in one.

    One copy of the rarest amount is left out of the search, which saves the most cells: whatever the chain leaves
    over sums to zero too and is the last group. Nothing is returned when ``work`` does not suffice.
    """
    groups = most_disjoint(without_rarest(counts), work)
    if groups is None:
        return None
    rest = Counter(counts)
    rest.subtract(value for group in groups for value in group)
    return [*groups, as_group(rest)]


def without_rarest(counts: Mapping[int, int]) -> dict[int, int]:
    """The multiset without one copy of its rarest amount, of several the lowest."""
    rarest = min(counts, key=lambda value: (counts[value], value))
    return {value: copies - (value == rarest) for value, copies in counts.items() if copies - (value == rarest)}


def as_group(counts: Mapping[int, int]) -> Group:
    """The members of a multiset, ascending."""
    return tuple(value for value in sorted(counts) for _ in range(counts[value]))


def _grid(counts: Mapping[int, int]) -> _Grid:
    low: list[_Axis] = []
    high: list[_Axis] = []
    widest = 2 * isqrt(grid_size(counts))
    stride = 1
    for value in sorted(counts):
        copies = counts[value]
        if low and not high and stride * (copies + 1) > widest:
            stride = 1
            high.append(_Axis(value=value, copies=copies, stride=stride))
        else:
            (high or low).append(_Axis(value=value, copies=copies, stride=stride))
        stride *= copies + 1
    return _Grid(low=tuple(low), high=tuple(high))


def _sums(axes: tuple[_Axis, ...]) -> list[int]:
    """The sum of every count vector, by its number."""
    sums = [0]
    for axis in axes:
        sums = [part + count * axis.value for count in range(axis.copies + 1) for part in sums]
    return sums


def _zero_cells(grid: _Grid) -> _Cells:
    """All zero-sum cells but the empty one, by meeting in the middle."""
    wanted = [-part for part in _sums(grid.high)]
    found = dict.fromkeys(wanted, 0)
    for bit, part in enumerate(_sums(grid.low)):
        if part in found:
            found[part] |= 1 << bit
    cells = [found[part] for part in wanted]
    cells[0] -= 1
    return cells


def _low_steps(grid: _Grid) -> list[tuple[int, int]]:
    """Adding one copy of a low value: the bits that have room for it, and how far they move."""
    steps = []
    for axis in grid.low:
        period = axis.stride * (axis.copies + 1)
        room = (1 << axis.stride * axis.copies) - 1
        while period < grid.width:
            room |= room << period
            period *= 2
        steps += [(room & ((1 << grid.width) - 1), axis.stride)] * axis.copies
    return steps


def _high_steps(grid: _Grid) -> list[tuple[list[int], int]]:
    """Adding one copy of a high value: the blocks that have room for it, ascending, and how far they move."""
    return [
        (
            [block for block in range(grid.blocks) if block // axis.stride % (axis.copies + 1) < axis.copies],
            axis.stride,
        )
        for axis in grid.high
    ]


def _links(grid: _Grid, work: Work) -> list[_Cells] | None:
    """For k = 1, 2, …: the zero-sum cells that end a chain of at least k groups, as long as there are any."""
    zero = _zero_cells(grid)
    low_steps = _low_steps(grid)
    high_steps = _high_steps(grid)
    high_moves = sum(len(blocks) for blocks, _ in high_steps)
    links: list[_Cells] = []
    reached = zero
    while any(reached):
        links.append(reached)
        above = [0] * len(reached)
        moves = high_moves + len(low_steps) * sum(map(bool, reached))
        if not work.spend(moves * (grid.width + _OPERATION)):
            return None
        for block, ends in enumerate(reached):
            if ends:
                above[block] = _above(ends, low_steps)
        for blocks, step in high_steps:
            for block in blocks:
                above[block + step] |= above[block] | reached[block]
        reached = [more & sums for more, sums in zip(above, zero, strict=True)]
    return links


def _above(ends: int, steps: list[tuple[int, int]]) -> int:
    """The cells of a block that have more of a low value, and less of none, than one of ``ends``."""
    more = 0
    for room, step in steps:
        more |= ((more | ends) & room) << step
    return more


def _groups(grid: _Grid, links: list[_Cells]) -> Iterator[Group]:
    """The groups of one longest chain, from its top link down to the empty cell."""
    if not links:
        return
    last = links[-1]
    block = next(number for number, cells in enumerate(last) if cells)
    top = (block, _lowest(last[block]))
    for cells in reversed(links[:-1]):
        below = _first_below(grid, cells, top)
        yield _difference(grid, top, below)
        top = below
    yield _difference(grid, top, (0, 0))


def _first_below(grid: _Grid, cells: _Cells, top: _Cell) -> _Cell:
    """The first of ``cells`` that is a part of ``top`` and not all of it; there is one when it is the link below."""
    under = 1
    for axis in grid.low:
        under = sum(under << count * axis.stride for count in range(_count(axis, top[1]) + 1))
    blocks = [0]
    for axis in grid.high:
        blocks = [block + count * axis.stride for count in range(_count(axis, top[0]) + 1) for block in blocks]
    found = ((block, cells[block] & (under ^ 1 << top[1] if block == top[0] else under)) for block in blocks)
    block, bits = next((block, bits) for block, bits in found if bits)
    return block, _lowest(bits)


def _difference(grid: _Grid, more: _Cell, less: _Cell) -> Group:
    counts = {
        axis.value: _count(axis, more[side]) - _count(axis, less[side])
        for side, axes in enumerate((grid.high, grid.low))
        for axis in axes
    }
    return as_group(counts)


def _count(axis: _Axis, number: int) -> int:
    return number // axis.stride % (axis.copies + 1)


def _lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1
