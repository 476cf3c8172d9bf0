"""Who is nearest of several hands, and what broke a tie.

Source: House rules, "Which hand is nearest".
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.core.rules import FewestCards
from dealer_assist.core.totals import Standing

# A plain pair, because a showdown makes twenty of them: who competes, and how the hand stands on the side in question.
Entry = tuple[str, Standing]
_OFF = FewestCards.OFF


def nearest(field: Sequence[Entry]) -> list[Entry]:
    """Those with the smallest key, in their order; none if nobody has one."""
    best: int | None = None
    tied: list[Entry] = []
    for entry in field:
        key = entry[1].key
        if key is None or (best is not None and key > best):
            continue
        if key == best:
            tied.append(entry)
        else:
            best, tied = key, [entry]
    return tied


def winners(field: Sequence[Entry], fewest: FewestCards) -> list[Entry]:
    """Those who win, in their order: the nearest, less those that fewer cards beat."""
    tied = nearest(field)
    if len(tied) < 2 or fewest is _OFF:
        return tied
    if fewest is FewestCards.ANY_TIE:
        least = min(standing.size for _name, standing in tied)
        return [entry for entry in tied if entry[1].size == least]
    return [entry for entry in tied if not all(_reached(total, entry[1].size, tied) for total in entry[1].usable)]


def _reached(total: int, size: int, tied: Sequence[Entry]) -> bool:
    return any(other.size < size and total in other.usable for _name, other in tied)


def names_of(field: Sequence[Entry]) -> tuple[str, ...]:
    """Who they are."""
    return tuple([entry[0] for entry in field])


def beats(one: Entry, other: Entry, fewest: FewestCards) -> bool:
    """Whether ``one`` wins alone, head to head."""
    return winners((one, other), fewest) == [one]
