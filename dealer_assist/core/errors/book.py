"""What can be wrong with the book on disk, with a backup of it, or with what is to be written in it."""

from dataclasses import dataclass
from enum import Enum

from dealer_assist.core.errors import BookBusy, BookUnreadable, NotAllowed


class BookFault(Enum):
    """Why a file of the book is not what the program writes."""

    EMPTY = "empty"
    BLANK = "blank"
    BYTE_ORDER_MARK = "byte-order-mark"
    NOT_UTF8 = "not-utf-8"
    SYNTAX = "syntax"
    CUT_OFF = "cut-off"
    AFTER_THE_END = "after-the-end"
    TWICE = "twice"
    NOT_WHOLE = "not-whole"
    FOREIGN = "foreign"
    OTHER_FILE = "other-file"
    SHAPE = "shape"


@dataclass(kw_only=True, eq=False)
class BookDamaged(BookUnreadable):
    """``path`` cannot be understood from ``line`` (1, 2, …) on, where ``found`` stands.

    ``folder`` is the book, empty for a file inside a backup; ``previous`` is the readable generation before the
    file, where there is one.
    """

    path: str
    line: int
    fault: BookFault
    found: str
    folder: str = ""
    previous: str | None = None


@dataclass(kw_only=True, eq=False)
class BookNewer(BookUnreadable):
    """``path`` was written in ``format`` by a newer program; this one knows up to ``known``.

    ``folder`` is the book, empty for a file inside a backup.
    """

    path: str
    format: int
    known: int
    folder: str = ""


@dataclass(kw_only=True, eq=False)
class BookOutOfReach(BookUnreadable):
    """The operating system refused ``path``; ``errno`` is its reason. Nothing was stored."""

    path: str
    errno: int


@dataclass(kw_only=True, eq=False)
class BookHeld(BookBusy):
    """Process ``pid``, running ``who``, has kept the book in ``folder`` for ``seconds``; both may be unknown."""

    folder: str
    seconds: int
    pid: int | None
    who: str | None


class BackupFault(Enum):
    """Why a file cannot be restored from."""

    NOT_THERE = "not-there"
    NOT_A_BACKUP = "not-a-backup"
    NEWER = "newer"
    CHANGED = "changed"
    MISSING = "missing"
    STRANGE_NAME = "strange-name"


@dataclass(kw_only=True, eq=False)
class BackupUnreadable(BookUnreadable):
    """``path`` is no whole backup; ``name`` is the file in it that is wrong, empty where it is the whole."""

    path: str
    fault: BackupFault
    name: str = ""


@dataclass(kw_only=True, eq=False)
class FileInTheWay(NotAllowed):
    """``path`` exists and is no backup of a book, so it is not overwritten."""

    path: str


@dataclass(kw_only=True, eq=False)
class SessionIdUnreadable(BookUnreadable):
    """The book names a session ``text``, which cannot be the id of one: no path of it leaves the book."""

    text: str


@dataclass(kw_only=True, eq=False)
class NotStorable(NotAllowed):
    """``text`` has bytes that are no characters, so it cannot be kept."""

    text: str


class ProblemKind(Enum):
    """What is wrong with a part of the book."""

    UNREADABLE = "unreadable"
    CHANGED = "changed"
    MISSING = "missing"
    ADDED = "added"
    NO_SUCH_SESSION = "no-such-session"
    NOT_LISTED = "not-listed"


@dataclass(frozen=True, kw_only=True)
class BookProblem:
    """One thing that is wrong: in the file ``where``, in the record ``record`` (1, 2, …) of ``table``.

    ``error`` tells why a file is unreadable. A whole file is meant where there is no record.
    """

    where: str
    kind: ProblemKind
    table: str | None = None
    record: int | None = None
    error: BookUnreadable | None = None
