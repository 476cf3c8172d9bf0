"""What can be wrong with a player's other spelling."""

from dataclasses import dataclass

from dealer_assist.core.errors import NotAllowed


@dataclass(kw_only=True, eq=False)
class AliasTaken(NotAllowed):
    """``other`` means ``name`` already."""

    name: str
    other: str


@dataclass(kw_only=True, eq=False)
class BothPlayed(NotAllowed):
    """``name`` and ``other`` both sat in session ``session``, so they are two people."""

    name: str
    other: str
    session: str


@dataclass(kw_only=True, eq=False)
class StillPlaying(NotAllowed):
    """``name`` sits in the open session under this spelling."""

    name: str
