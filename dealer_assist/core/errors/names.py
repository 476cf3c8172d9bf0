"""What can be wrong with a player's name."""

from enum import Enum

from dealer_assist.core.errors import NotAllowed, Unclear, Unreadable


class NameFault(Enum):
    """Why a text is no name."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    CONTROL = "control"
    BYTES = "bytes"  # not readable in the encoding of the terminal
    QUOTES = "quotes"


class NameUnreadable(Unreadable):
    """``text`` cannot be a name."""

    text: str
    fault: NameFault


class NameTaken(NotAllowed):
    """A second player of the same name; ``first`` is how the first one is written."""

    text: str
    first: str


class NameUnknown(NotAllowed):
    """Nobody of that name among ``known``."""

    text: str
    known: tuple[str, ...]


class NameUnclear(Unclear):
    """``text`` begins the names of several players."""

    text: str
    candidates: tuple[str, ...]
