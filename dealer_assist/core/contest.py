"""One pot's contest: who competes on which side."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from dealer_assist.core.choices import Side
from dealer_assist.core.ranking import Field


class Contest(NamedTuple):
    """A pot's live ``players`` in seat order, the field of each side, who declared both, who is perfect.

    With fewer than two players nothing is compared and the rest is empty.
    """

    players: tuple[str, ...]
    fields: Mapping[Side, Field]
    both: Collection[str]
    perfect: tuple[str, ...]


def uncontested(players: tuple[str, ...]) -> Contest:
    """A pot with fewer than two live players, who need not be compared."""
    return Contest(players, {}, (), ())
