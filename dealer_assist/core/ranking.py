"""Who is nearest of several hands, and what broke a tie.

Source: House rules, "Which hand is nearest".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from dealer_assist.core.choices import FewestCards
from dealer_assist.core.totals import NEVER, Standing

NOBODY: frozenset[str] = frozenset()
_OFF = FewestCards.OFF


class Field:
    """The hands of one side (or of a whole pot) in seat order, and how each stands.

    Who is nearest is asked several times on the way to an award, also without those who are ``out``. So the hands lie
    in tiers, those with the same key together.
    """

    __slots__ = ("_fewest", "_order", "_tiers", "standings")

    def __init__(self, standings: Mapping[str, Standing], fewest: FewestCards) -> None:
        self.standings = standings
        self._fewest = fewest
        self._tiers: dict[int, list[str]] = {}
        tiers = self._tiers
        for name, standing in standings.items():
            key = standing.key
            if key in tiers:
                tiers[key].append(name)
            else:
                tiers[key] = [name]
        tiers.pop(NEVER, None)
        self._order = sorted(tiers)

    def winners(self, out: frozenset[str] = NOBODY) -> tuple[str, ...]:
        """The nearest of those not ``out``, less those whom fewer cards beat; nobody if no hand can win."""
        tied = self.tied(out)
        if tied and self._fewest is not _OFF:
            tied = self._with_fewest(tied)
        return tuple(tied)

    def tied(self, out: frozenset[str] = NOBODY) -> Sequence[str]:
        """The nearest of those not ``out``, whatever their number of cards; nobody if no hand can win."""
        for key in self._order:
            names = self._tiers[key]
            if not out.isdisjoint(names):
                names = [name for name in names if name not in out]
            if names:
                return names
        return ()

    def alone(self, out: frozenset[str] = NOBODY) -> tuple[str, ...]:
        """The only one who competes when those ``out``, who are in the field, do not; nobody if there are several."""
        if len(self.standings) - len(out) > 1:
            return ()
        return tuple([name for name in self.standings if name not in out])

    def by_direction(self, winner: str, out: frozenset[str]) -> bool:
        """Whether others not ``out`` are as far from the target as the ``winner``, on the worse side of it."""
        # Keys are even for the better direction, and one more for the other direction at the same distance.
        worse = self.standings[winner].key + 1
        return worse % 2 == 1 and not out.issuperset(self._tiers.get(worse, ()))

    def beats(self, one: str, other: str) -> bool:
        """Whether ``one`` wins alone, head to head."""
        pair = {name: self.standings[name] for name in (one, other)}
        return Field(pair, self._fewest).winners() == (one,)

    def _with_fewest(self, tied: Sequence[str]) -> Sequence[str]:
        standings = {name: self.standings[name] for name in tied}
        if self._fewest is FewestCards.ANY_TIE:
            least = min([standing.size for standing in standings.values()])
            return [name for name, standing in standings.items() if standing.size == least]
        return [
            name
            for name, standing in standings.items()
            if not all(_reached(total, standing.size, standings.values()) for total in standing.usable)
        ]


def _reached(total: int, size: int, tied: Collection[Standing]) -> bool:
    """Whether a hand of fewer cards than ``size`` counts ``total``, too."""
    return any(other.size < size and total in other.usable for other in tied)
