"""The kinds of error, by how the program ends; each area has a module of its own beside this one.

An error carries its facts as fields and no sentence: the words are in ``text.errors``.
"""

from typing import Any, dataclass_transform


@dataclass_transform(kw_only_default=True, eq_default=False)
class DealerError(Exception):
    """Anything the program refuses to go on with; its annotations are its facts, given by name.

    A dataclass in all but the work at import: a showdown loads some fifty of these before it can answer.
    """

    def __init__(self, **facts: Any) -> None:
        super().__init__()
        self.__dict__.update(facts)


class Unreadable(DealerError):
    """The text is none of the written forms (exit code 2)."""


class Unclear(DealerError):
    """The text could mean several things (exit code 2)."""


class NotAllowed(DealerError):
    """Readable, but the rules, the deal or the books do not allow it (exit code 1)."""


class BookUnreadable(DealerError):
    """The book on disk is damaged, newer, foreign or out of reach (exit code 3)."""


class BookBusy(DealerError):
    """Somebody else is writing in the book (exit code 4)."""
