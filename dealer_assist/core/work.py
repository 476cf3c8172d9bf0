"""A limit on work that is counted and not timed, so that it strikes at the same place on every machine."""

from dataclasses import dataclass


@dataclass(kw_only=True, slots=True)
class Work:
    """What a search may still do, in units of its own; below zero it has to give up."""

    left: int

    def spend(self, cost: int) -> bool:
        """Take ``cost`` off; whether it was still there."""
        self.left -= cost
        return self.left >= 0
