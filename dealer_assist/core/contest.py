"""One pot's contest: who competes on which side, and who wins it when somebody is left out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from dealer_assist.core.choices import FewestCards, Side
from dealer_assist.core.ranking import NOBODY, Entry, rank, winners


class Contest:
    """A pot's live ``players`` in seat order, the entries of each side, who declared both, who is perfect.

    With fewer than two players nothing is compared and the rest is empty. Who wins a side is asked several times on
    the way to an award; the contest remembers what it was asked.
    """

    __slots__ = ("_found", "_ranked", "both", "entries", "fewest", "perfect", "players")

    def __init__(
        self,
        *,
        players: tuple[str, ...],
        entries: Mapping[Side, Sequence[Entry]],
        both: Collection[str],
        perfect: tuple[str, ...],
        fewest: FewestCards,
    ) -> None:
        self.players = players
        self.entries = entries
        self.both = both
        self.perfect = perfect
        self.fewest = fewest
        self._ranked: dict[Side, list[Entry]] = {}
        self._found: dict[tuple[Side, frozenset[str]], list[Entry]] = {}

    def remaining(self, side: Side, out: frozenset[str]) -> Sequence[Entry]:
        """The entries of ``side`` without those who are ``out``."""
        field = self.entries[side]
        return [entry for entry in field if entry[0] not in out] if out else field

    def winners(self, side: Side, out: frozenset[str] = NOBODY) -> list[Entry]:
        """Who wins ``side`` when ``out`` do not compete, in seat order."""
        asked = (side, out)
        found = self._found.get(asked)
        if found is None:
            ranked = self._ranked.get(side)
            if ranked is None:
                ranked = self._ranked[side] = rank(self.entries[side])
            found = self._found[asked] = winners(ranked, self.fewest, out)
        return found


def uncontested(players: tuple[str, ...]) -> Contest:
    """A pot with fewer than two live players, who need not be compared."""
    return Contest(players=players, entries={}, both=(), perfect=(), fewest=FewestCards.OFF)
