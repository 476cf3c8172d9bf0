"""Commands at a table with a stopped clock, for the tests of the book's commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.support import Result, dealer

STAKES = ("--ante", "1", "--limit", "1-5")


@dataclass
class Table:
    """Types commands; ``now`` is the clock's time."""

    now: str = "2026-01-02T20:00:00+01:00"

    def __call__(self, line: str, *more: str) -> Result:
        """Type ``line``, parted at blanks, and ``more`` as they are."""
        return dealer(*line.split(), *more, env={"DEALER_NOW": self.now})

    def all(self, lines: Sequence[str]) -> None:
        """Type ``lines``, each of which has to be taken."""
        for line in lines:
            told = self(line)
            assert told.code == 0, f"{line}: {told.err}"


def three(now: str = "2026-01-02T20:00:00+01:00") -> Table:
    """Ann, Bob and Cy with 20 each; Cy deals."""
    table = Table(now=now)
    table.all(["session start --ante 1 --limit 1-5 Ann=20 Bob=20 Cy=20"])
    return table
