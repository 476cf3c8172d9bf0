"""The format of the book's files, and the pure functions that bring older ones up to it.

Each step takes a whole document as it was read (header and tables) in one format and returns it in the next. A file
is migrated whenever it is read, and written in the current format the next time something in it changes.
"""

from collections.abc import Callable

from dealer_assist.store.values import Document

Step = Callable[[Document], Document]

STEPS: tuple[Step, ...] = ()
"""Step ``n`` (0, 1, …) turns format ``n + 1`` into format ``n + 2``."""


def current() -> int:
    """The format in which files are written."""
    return len(STEPS) + 1


def migrated(document: Document, written_in: int) -> Document:
    """``document``, which was written in the format ``written_in``, in the current one."""
    for step in STEPS[written_in - 1 :]:
        document = step(document)
    return document
