"""Who is nearest of several hands, and what broke a tie.

Source: House rules, "Which hand is nearest".
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.core.choices import FewestCards
from dealer_assist.core.totals import Standing

# A plain pair, because a showdown makes twenty of them: who competes, and how the hand stands on the side in question.
Entry = tuple[str, Standing]
NOBODY: frozenset[str] = frozenset()
_OFF = FewestCards.OFF


def rank(field: Sequence[Entry]) -> list[Entry]:
    """Those who can win, the nearest first; of the equally near each keeps his place."""
    return sorted([entry for entry in field if entry[1].key is not None], key=_key)


def _key(entry: Entry) -> int:
    key = entry[1].key
    assert key is not None
    return key


def nearest(ranked: Sequence[Entry], out: frozenset[str] = NOBODY) -> list[Entry]:
    """Of those whom `rank` put in order, and who are not ``out``, the nearest; none if nobody is left."""
    tied: list[Entry] = []
    best: int | None = None
    for entry in ranked:
        if entry[0] in out:
            continue
        key = entry[1].key
        if best is None:
            best = key
        elif key != best:
            break
        tied.append(entry)
    return tied


def winners(ranked: Sequence[Entry], fewest: FewestCards, out: frozenset[str] = NOBODY) -> list[Entry]:
    """Those who win, in their order: the `nearest`, less those that fewer cards beat."""
    tied = nearest(ranked, out)
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
    return winners(rank((one, other)), fewest) == [one]
