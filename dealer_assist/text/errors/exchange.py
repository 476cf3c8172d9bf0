"""Words for what is wrong with files that are read and written, with our own export, and with a report."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors import exchange as errors
from dealer_assist.core.errors.exchange import LineFault
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import safe


def _reach(error: errors.FileOutOfReach) -> str:
    path = safe(error.path)
    match error.errno:
        case errno.ENOENT:
            return _("{path} is not there: look at the name and its folder.").format(path=path)
        case errno.EISDIR:
            return _("{path} is a folder: name a file in it.").format(path=path)
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return _("{path}: you are not allowed to use it; change its permissions or name another file.").format(
                path=path
            )
        case _other:
            return _("{path}: the system says '{reason}'.").format(path=path, reason=os.strerror(error.errno))


def _line(error: errors.LineWrong) -> str:
    facts = {"line": error.line, "found": safe(error.found)}
    match error.fault:
        case LineFault.NOT_JSON:
            return _("Line {line}: '{found}' is no JSON object; each line of an export is one.").format(**facts)
        case LineFault.NOT_A_RECORD:
            return _("Line {line}: '{found}' is none of the kinds of record in an export.").format(**facts)
        case LineFault.NOT_WRITTEN_SO:
            return _("Line {line}: '{found}' is missing or not as the program writes it.").format(**facts)
        case LineFault.NO_HEAD:
            return _('Line 1: an export begins {"kind": "book", "program": "dealer-assist", "format": 1}.')
        case LineFault.OUT_OF_PLACE:
            return _(
                "Line {line}: '{found}' does not continue what stands before it, lines are missing; export it again."
            ).format(**facts)
        case LineFault.CUT_OFF:
            return _("Line {line}: the export is not whole, its end was cut off; export it again.").format(**facts)


def _newer(error: errors.ExportNewer) -> str:
    return _("The export has format {format}, and this version knows up to {known}: install the newer one.").format(
        format=error.format, known=error.known
    )


def _export_off(error: errors.ExportOff) -> str:
    where = error.session or _("the book")
    return ngettext(
        "The records of the export contradict each other in {count} place, in {where}: it was changed after it was "
        "written. Export it again.",
        "The records of the export contradict each other in {count} places, first in {where}: it was changed after it "
        "was written. Export it again.",
        error.count,
    ).format(count=error.count, where=where)


def _result_off(error: errors.ResultOff) -> str:
    return _(
        "Line {line}: {name} won {found} in {session}, and the records come to {expected}: the file was changed after "
        "it was written. Export it again."
    ).format(
        line=error.line,
        name=safe(error.name),
        found=safe(error.found),
        session=safe(error.session),
        expected=error.expected,
    )


def _differs(error: errors.SessionDiffers) -> str:
    return _(
        "Session {id} is in the book, with other records than in the file: it went on in one of them. Import the file "
        "into a book of its own: --book FOLDER."
    ).format(id=error.id)


def _extra(error: errors.ReportExtraMissing) -> str:
    return _("This needs {package}, which is not installed: pip install 'dealer-assist[report]'.").format(
        package=error.package
    )


def _nothing(_error: errors.NothingToReport) -> str:
    return _("No session was closed in that time, so there is nothing to report: dealer session list shows them all.")


def _picture(error: errors.PictureKind) -> str:
    return _("'{path}' is no kind of picture that can be drawn: name a file that ends in .svg or .png.").format(
        path=safe(error.path)
    )


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    errors.FileOutOfReach: _reach,
    errors.LineWrong: _line,
    errors.ExportNewer: _newer,
    errors.ExportOff: _export_off,
    errors.ResultOff: _result_off,
    errors.SessionDiffers: _differs,
    errors.ReportExtraMissing: _extra,
    errors.NothingToReport: _nothing,
    errors.PictureKind: _picture,
}
