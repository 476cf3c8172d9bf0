"""Who is nearest of several hands, and what broke a tie.

Source: House rules, "Which hand is nearest".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from dealer_assist.core.rules import FewestCards

UNKNOWN_SIZE = 1 << 30  # a total without its number of cards loses every tie by fewest cards


@dataclass(frozen=True, kw_only=True, slots=True)
class Contender:
    """A hand that competes: its ``key`` (smaller is nearer, None cannot win), its equally good ``totals``, its size."""

    name: str
    key: int | None
    totals: Collection[int]
    size: int


def nearest(contenders: Sequence[Contender]) -> list[Contender]:
    """Those with the smallest key, in their order; none if nobody has one."""
    best: int | None = None
    tied: list[Contender] = []
    for one in contenders:
        key = one.key
        if key is None or (best is not None and key > best):
            continue
        if key == best:
            tied.append(one)
        else:
            best, tied = key, [one]
    return tied


def winners(contenders: Sequence[Contender], fewest: FewestCards) -> list[Contender]:
    """Those who win, in their order: the nearest, less those that fewer cards beat."""
    tied = nearest(contenders)
    if len(tied) < 2 or fewest is FewestCards.OFF:
        return tied
    if fewest is FewestCards.ANY_TIE:
        least = min(one.size for one in tied)
        return [one for one in tied if one.size == least]
    return [one for one in tied if not all(_reached(total, one.size, tied) for total in one.totals)]


def _reached(total: int, size: int, tied: Sequence[Contender]) -> bool:
    return any(other.size < size and total in other.totals for other in tied)


def beats(one: Contender, other: Contender, fewest: FewestCards) -> bool:
    """Whether ``one`` wins alone, head to head."""
    return winners((one, other), fewest) == [one]
