"""Who is nearest of several hands, and what broke a tie.

Source: House rules, "Which hand is nearest".
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.core.choices import FewestCards
from dealer_assist.core.totals import NEVER, Standing

# A plain pair, because a showdown makes twenty of them: who competes, and how the hand stands on the side in question.
Entry = tuple[str, Standing]
NOBODY: frozenset[str] = frozenset()
_OFF = FewestCards.OFF


class Field:
    """The ``entries`` of one side (or of a whole pot) in seat order, and how near each is: ``keys`` (see `Standing`).

    Who is nearest is asked several times on the way to an award, also without those who are out; the field remembers
    its last answers.
    """

    __slots__ = ("_fewest", "_out", "_rest", "_winners", "entries", "keys")

    def __init__(self, entries: Sequence[Entry], fewest: FewestCards) -> None:
        self.entries = entries
        self.keys = [standing.key for _name, standing in entries]
        self._fewest = fewest
        self._winners: tuple[str, ...] | None = None
        self._out = NOBODY
        self._rest: Field | None = None

    def names(self) -> tuple[str, ...]:
        """Who competes."""
        return tuple([name for name, _standing in self.entries])

    def winners(self) -> tuple[str, ...]:
        """The nearest, less those whom fewer cards beat; nobody if no hand can win."""
        found = self._winners
        if found is None:
            tied = self.tied()
            if len(tied) > 1 and self._fewest is not _OFF:
                tied = self._with_fewest(tied)
            found = self._winners = tuple([name for name, _standing in tied])
        return found

    def tied(self) -> Sequence[Entry]:
        """The nearest, whatever their number of cards; nobody if no hand can win."""
        keys = self.keys
        best = min(keys) if keys else NEVER
        if best == NEVER:
            return ()
        if keys.count(best) == 1:
            return (self.entries[keys.index(best)],)
        return [entry for entry, key in zip(self.entries, keys, strict=True) if key == best]

    def standing(self, name: str) -> Standing:
        """How the hand of ``name`` stands, who must be in the field."""
        return next(standing for one, standing in self.entries if one == name)

    def without(self, out: frozenset[str]) -> Field:
        """The field of those who are not ``out``."""
        if not out:
            return self
        rest = self._rest
        if rest is None or out != self._out:
            rest = self._rest = Field([entry for entry in self.entries if entry[0] not in out], self._fewest)
            self._out = out
        return rest

    def beats(self, one: str, other: str) -> bool:
        """Whether ``one`` wins alone, head to head."""
        return Field([entry for entry in self.entries if entry[0] in (one, other)], self._fewest).winners() == (one,)

    def _with_fewest(self, tied: Sequence[Entry]) -> Sequence[Entry]:
        if self._fewest is FewestCards.ANY_TIE:
            least = min([standing.size for _name, standing in tied])
            return [entry for entry in tied if entry[1].size == least]
        return [entry for entry in tied if not all(_reached(total, entry[1].size, tied) for total in entry[1].usable)]


def _reached(total: int, size: int, tied: Sequence[Entry]) -> bool:
    """Whether a hand of fewer cards than ``size`` counts ``total``, too."""
    return any(other.size < size and total in other.usable for _name, other in tied)
