"""What can be wrong with files that are read and written, with our own export, and with a report."""

from enum import Enum

from dealer_assist.core.errors import NotAllowed, Unreadable


class FileOutOfReach(NotAllowed):
    """The operating system refused the file ``path``; ``errno`` is its reason."""

    path: str
    errno: int


class LineFault(Enum):
    """Why a line of our own export is none."""

    NOT_JSON = "not-json"
    NOT_A_RECORD = "not-a-record"  # none of the kinds of record
    NOT_WRITTEN_SO = "not-written-so"  # a field is missing or of another shape
    NO_HEAD = "no-head"  # the first line does not say what the file is
    OUT_OF_PLACE = "out-of-place"  # a number that does not continue the one before
    CUT_OFF = "cut-off"  # the file does not have the records that its last line counts


class LineWrong(Unreadable):
    """Line ``line`` of an export is wrong; ``found`` is what stands there, or the field."""

    line: int
    fault: LineFault
    found: str = ""


class ExportNewer(Unreadable):
    """The export has format ``format``; this program knows those up to ``known``."""

    format: int
    known: int


class ExportOff(NotAllowed):
    """The records of an export contradict each other, ``count`` times; first in ``session`` (empty: the book)."""

    session: str
    count: int


class ResultOff(NotAllowed):
    """Line ``line`` says that ``name`` won ``found`` in ``session``; the records before it come to ``expected``."""

    line: int
    session: str
    name: str
    found: str
    expected: str


class SessionDiffers(NotAllowed):
    """Session ``id`` is in the book with other records than in the file."""

    id: str


class ReportExtraMissing(NotAllowed):
    """The package ``package`` is not installed."""

    package: str


class NothingToReport(NotAllowed):
    """There is no closed session to report on."""


class PictureKind(NotAllowed):
    """``path`` ends in none of the kinds of picture that can be drawn."""

    path: str
