"""One pot's contest: who competes on which side, and who fails with both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dealer_assist.core.declare import failed_both
from dealer_assist.core.ranking import Entry
from dealer_assist.core.record import record
from dealer_assist.core.rules import HouseRules, Side


@record
class Contest:
    """A pot's live ``players`` in seat order, the entries of each side, who declared both, who is perfect.

    With fewer than two players nothing is compared and the rest is empty.
    """

    players: tuple[str, ...]
    entries: Mapping[Side, Sequence[Entry]]
    both: frozenset[str]
    perfect: tuple[str, ...]


def contest_failures(rules: HouseRules, contest: Contest) -> set[str]:
    """Who declared both in vain in this pot; a perfect hand never does."""
    if not contest.both or len(contest.players) < 2:
        return set()
    both = [name for name in contest.players if name in contest.both]
    return failed_both(rules, contest.entries, both) - set(contest.perfect)
