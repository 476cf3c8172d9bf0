"""Who is nearest of several hands, and what broke a tie.

Source: House rules, "Which hand is nearest".
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.core.choices import FewestCards
from dealer_assist.core.totals import NEVER, Standing

NOBODY: frozenset[str] = frozenset()
_OFF = FewestCards.OFF
_Entry = tuple[str, Standing]


class Field:
    """The hands of one side (or of a whole pot) in seat order: ``names``, how each stands, and their ``keys``.

    Who is nearest is asked several times on the way to an award, also without those who are ``out``; the field
    remembers its last answers.
    """

    __slots__ = ("_fewest", "_out", "_rest", "_winners", "keys", "names", "standings")

    def __init__(self, names: Sequence[str], standings: Sequence[Standing], fewest: FewestCards) -> None:
        self.names = names
        self.standings = standings
        self.keys = [standing.key for standing in standings]
        self._fewest = fewest
        self._winners: tuple[str, ...] | None = None
        self._out = NOBODY
        self._rest: tuple[str, ...] = ()

    def winners(self, out: frozenset[str] = NOBODY) -> tuple[str, ...]:
        """The nearest of those not ``out``, less those whom fewer cards beat; nobody if no hand can win."""
        winners = self._winners
        if winners is None:
            winners = self._winners = self._nearest(NOBODY)
        # Whoever does not win takes nothing from the others when he goes.
        if out.isdisjoint(winners):
            return winners
        if out != self._out:
            self._rest = self._nearest(out)
            self._out = out
        return self._rest

    def tied(self, out: frozenset[str] = NOBODY) -> Sequence[_Entry]:
        """The nearest of those not ``out``, whatever their number of cards; nobody if no hand can win."""
        names, keys = self.names, self.keys
        if out:
            keys = [NEVER if name in out else key for name, key in zip(names, keys, strict=True)]
        best = min(keys) if keys else NEVER
        if best == NEVER:
            return ()
        if keys.count(best) == 1:
            at = keys.index(best)
            return ((names[at], self.standings[at]),)
        return [(names[at], self.standings[at]) for at, key in enumerate(keys) if key == best]

    def alone(self, out: frozenset[str] = NOBODY) -> tuple[str, ...]:
        """The only one who competes when those ``out``, who are in the field, do not; nobody if there are several."""
        if len(self.names) - len(out) > 1:
            return ()
        return tuple([name for name in self.names if name not in out])

    def by_direction(self, out: frozenset[str]) -> bool:
        """Whether others not ``out`` are as far from the target as the winners, on the worse side of it."""
        # Keys are even for the better direction, and one more for the other direction at the same distance.
        worse = self.standing(self.winners(out)[0]).key + 1
        return (
            worse % 2 == 1
            and worse in self.keys
            and any(key == worse and name not in out for name, key in zip(self.names, self.keys, strict=True))
        )

    def standing(self, name: str) -> Standing:
        """How the hand of ``name`` stands, who must be in the field."""
        return self.standings[self.names.index(name)]

    def beats(self, one: str, other: str) -> bool:
        """Whether ``one`` wins alone, head to head."""
        pair = [name for name in self.names if name in (one, other)]
        return Field(pair, [self.standing(name) for name in pair], self._fewest).winners() == (one,)

    def _nearest(self, out: frozenset[str]) -> tuple[str, ...]:
        tied = self.tied(out)
        if len(tied) > 1 and self._fewest is not _OFF:
            tied = self._with_fewest(tied)
        return tuple([name for name, _standing in tied])

    def _with_fewest(self, tied: Sequence[_Entry]) -> Sequence[_Entry]:
        if self._fewest is FewestCards.ANY_TIE:
            least = min([standing.size for _name, standing in tied])
            return [entry for entry in tied if entry[1].size == least]
        return [entry for entry in tied if not all(_reached(total, entry[1].size, tied) for total in entry[1].usable)]


def _reached(total: int, size: int, tied: Sequence[_Entry]) -> bool:
    """Whether a hand of fewer cards than ``size`` counts ``total``, too."""
    return any(other.size < size and total in other.usable for _name, other in tied)
