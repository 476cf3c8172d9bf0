"""What can be wrong with a file of results that other programs or people have written.

Rows count from 1, as a spreadsheet numbers them.
"""

from enum import Enum

from dealer_assist.core.errors import DealerError, NotAllowed, Unclear, Unreadable


class FileKind(Enum):
    """What a file that cannot be imported is."""

    EMPTY = "empty"
    SPREADSHEET = "spreadsheet"  # a workbook, not a table in text
    BACKUP = "backup"
    JOURNAL = "journal"  # of hledger or beancount
    OTHER_EXPORT = "other-export"  # one of our own tables from which a book cannot be told
    BINARY = "binary"
    UNKNOWN = "unknown"


class FormatUnknown(Unreadable):
    """The file is none that can be imported; ``found`` begins its first line."""

    kind: FileKind
    found: str = ""


class HeadingsMissing(Unreadable):
    """Among the headings ``found`` is none for the columns ``missing``."""

    found: tuple[str, ...]
    missing: tuple[str, ...]


class HeadingTwice(Unreadable):
    """Two columns have the heading ``heading``, or stand for the same column ``role``."""

    heading: str
    role: str
    columns: tuple[int, int]


class ColumnUnknown(NotAllowed):
    """A column was named by ``heading``, and the file has only the headings ``found``."""

    heading: str
    found: tuple[str, ...]


class EncodingUnclear(Unclear):
    """Row ``row`` is no UTF-8; ``readings`` are pairs of an encoding and what a piece of it would be."""

    row: int
    readings: tuple[tuple[str, str], ...]


class EncodingWrong(Unreadable):
    """The file is not in ``encoding``, as row ``row`` shows."""

    encoding: str
    row: int


class QuotesOpen(Unreadable):
    """The double quotes of row ``row`` do not close as they should."""

    row: int


class DecimalUnclear(Unclear):
    """The amount ``found`` may be thousands or decimals: ``readings``; nothing else in the file says which."""

    row: int
    column: str
    found: str
    readings: tuple[str, str]


class DecimalMixed(Unreadable):
    """One amount has a decimal point and another a decimal comma; pairs of row and what was found."""

    column: str
    point: tuple[int, str]
    comma: tuple[int, str]


class DatesUnclear(Unclear):
    """The date ``found`` may be two days: ``readings`` (day first, month first); nothing in the file says which."""

    row: int
    column: str
    found: str
    readings: tuple[str, str]


class DatesMixed(Unreadable):
    """One date has the day first and another the month; pairs of row and what was found."""

    column: str
    day_first: tuple[int, str]
    month_first: tuple[int, str]


class ScaleUnclear(Unclear):
    """All amounts are whole numbers, so they may be cents or units; ``found`` is one, ``readings`` are the two."""

    found: str
    readings: tuple[str, str]


class DayMissing(Unclear):
    """The file has no time in it, so the day of the night is not known."""


class TwoIds(Unclear):
    """The nickname ``name`` has several player ids: ``ids``."""

    name: str
    ids: tuple[str, ...]


class DayTwice(Unclear):
    """Two rows have the same day: they may be two nights, or one that was typed twice."""

    day: str
    rows: tuple[int, int]


class RenameUnknown(NotAllowed):
    """``old`` was to be renamed, and nobody in the file is called so; ``known`` are its names."""

    old: str
    known: tuple[str, ...]


class Expected(Enum):
    """What a cell should hold."""

    AMOUNT = "amount"  # not below 0
    NET = "net"  # with a sign
    CENTS = "cents"  # a whole number
    DATE = "date"
    TIME = "time"
    NAME = "name"
    CURRENCY = "currency"
    SAME_CURRENCY = "same-currency"  # as the rows of the night before it
    FILLED = "filled"


class CellWrong(Unreadable):
    """In row ``row``, column ``column`` stands ``found`` where ``expected`` should."""

    row: int
    column: str
    found: str
    expected: Expected


class RowLength(Unreadable):
    """Row ``row`` has ``found`` cells, the headings are ``expected``."""

    row: int
    found: int
    expected: int


class NetWrong(NotAllowed):
    """In row ``row`` the net ``found`` (column ``column``) is not ``expected``: taken less brought."""

    row: int
    column: str
    found: int
    expected: int


class NightOff(NotAllowed):
    """The nets of the night ``day`` (rows ``rows``, first and last) sum to ``off`` instead of 0."""

    day: str
    rows: tuple[int, int]
    off: int


class NightTooSmall(NotAllowed):
    """In the night ``day`` (rows ``rows``) fewer than two play."""

    day: str
    rows: tuple[int, int]


class RowsRefused(Unreadable):
    """Rows that cannot be read: all that is wrong."""

    problems: tuple[DealerError, ...]


class NightsRefused(NotAllowed):
    """Nights that do not add up: all that is wrong."""

    problems: tuple[DealerError, ...]
