"""The three ways in which the core says no; each area has a module of its own beside this one.

An error carries its facts as fields and no sentence: the words are in ``text.errors``.
"""

from dataclasses import dataclass


@dataclass(kw_only=True, eq=False)
class DealerError(Exception):
    """Anything the program refuses to go on with."""

    def __post_init__(self) -> None:
        super().__init__()


@dataclass(kw_only=True, eq=False)
class Unreadable(DealerError):
    """The text is none of the written forms (exit code 2)."""


@dataclass(kw_only=True, eq=False)
class Unclear(DealerError):
    """The text could mean several things (exit code 2)."""


@dataclass(kw_only=True, eq=False)
class NotAllowed(DealerError):
    """Readable, but the rules, the deal or the books do not allow it (exit code 1)."""


@dataclass(kw_only=True, eq=False)
class BookUnreadable(DealerError):
    """The book on disk is damaged, newer, foreign or out of reach (exit code 3)."""


@dataclass(kw_only=True, eq=False)
class BookBusy(DealerError):
    """Somebody else is writing in the book (exit code 4)."""
