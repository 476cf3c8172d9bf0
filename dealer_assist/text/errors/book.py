"""Words for what is wrong with the book on disk."""

import errno
import os
import shlex
from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.book import (
    BackupFault,
    BackupUnreadable,
    BookDamaged,
    BookFault,
    BookHeld,
    BookNewer,
    BookOutOfReach,
    BookProblem,
    FileInTheWay,
    NotStorable,
    ProblemKind,
    SessionIdUnreadable,
)
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import found, safe


def _damaged(error: BookDamaged) -> str:
    path, line, fault = safe(error.path), error.line, _fault(error)
    if not error.folder:
        return _("{path}, line {line}: {fault}. Nothing was changed; take another backup.").format(
            path=path, line=line, fault=fault
        )
    if error.previous is None:
        return _(
            "{path}, line {line}: {fault}. Nothing was changed. To go back to a backup of the book, "
            "type: dealer restore --book {folder} FILE"
        ).format(path=path, line=line, fault=fault, folder=_quoted(error.folder))
    return _(
        "{path}, line {line}: {fault}. Nothing was changed. The file as it was before its last change is whole; "
        "to go back to it, type: dealer restore --book {folder} {previous}"
    ).format(path=path, line=line, fault=fault, folder=_quoted(error.folder), previous=_quoted(error.previous))


def _quoted(path: str) -> str:
    return safe(shlex.quote(path))


def _fault(error: BookDamaged) -> str:
    what = safe(error.found)
    match error.fault:
        case BookFault.EMPTY:
            return _("the file is empty")
        case BookFault.BLANK:
            return _("the file has only blanks in it")
        case BookFault.BYTE_ORDER_MARK:
            return _("the file begins with a byte-order mark, so another program has written it")
        case BookFault.NOT_UTF8:
            return _("'{found}' is not UTF-8").format(found=what)
        case BookFault.SYNTAX:
            return _("'{found}' is not where JSON has it").format(found=what)
        case BookFault.CUT_OFF:
            return _("the file ends too early, it was cut off")
        case BookFault.AFTER_THE_END:
            return _("'{found}' stands after the end").format(found=what)
        case BookFault.TWICE:
            return _("the key '{found}' stands twice").format(found=what)
        case BookFault.NOT_WHOLE:
            return _("'{found}' is not a whole number").format(found=what)
        case BookFault.FOREIGN:
            return _("'{found}' does not begin a file of a dealer's book").format(found=what)
        case BookFault.OTHER_FILE:
            return _("it is the file '{found}' of a book, not this one").format(found=what)
        case BookFault.SHAPE:
            return _("'{found}' is not as the program writes it").format(found=what)


def _newer(error: BookNewer) -> str:
    if not error.folder:
        return _(
            "{path}, line 1: the format {format} is newer than {known}, the newest that this version knows. "
            "Nothing was changed; install the newer dealer-assist."
        ).format(path=safe(error.path), format=error.format, known=error.known)
    return _(
        "{path}, line 1: the format {format} is newer than {known}, the newest that this version knows. "
        "Nothing was changed. Install the newer dealer-assist, or go back to a backup with: "
        "dealer restore --book {folder} FILE"
    ).format(path=safe(error.path), format=error.format, known=error.known, folder=_quoted(error.folder))


def _out_of_reach(error: BookOutOfReach) -> str:
    path = safe(error.path)
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return _("{path}: the disk is full. Nothing was stored; make room and type it again.").format(path=path)
        case errno.EROFS:
            return _(
                "{path}: the disk can only be read. Nothing was stored; choose another folder with --book DIR."
            ).format(path=path)
        case errno.EACCES | errno.EPERM:
            return _(
                "{path}: you are not allowed to use it. Nothing was stored; "
                "change its permissions or choose another folder with --book DIR."
            ).format(path=path)
        case errno.ENOENT:
            return _(
                "{path} is not there (any more). Nothing was stored; look for the folder and type it again."
            ).format(path=path)
        case errno.ENOTDIR | errno.EEXIST:
            return _("{path} is not a folder. Choose another one with --book DIR.").format(path=path)
        case _other:
            return _("{path}: the system says '{reason}'. Nothing was stored; mend that and type it again.").format(
                path=path, reason=os.strerror(error.errno)
            )


def _held(error: BookHeld) -> str:
    if error.who is None or error.pid is None:
        return ngettext(
            "The book in {folder} is busy: another command has kept it for {seconds} second. Try again.",
            "The book in {folder} is busy: another command has kept it for {seconds} seconds. Try again.",
            error.seconds,
        ).format(folder=safe(error.folder), seconds=error.seconds)
    return ngettext(
        "The book in {folder} is busy: '{who}' (process {pid}) has kept it for {seconds} second. "
        "Let it end, then try again.",
        "The book in {folder} is busy: '{who}' (process {pid}) has kept it for {seconds} seconds. "
        "Let it end, then try again.",
        error.seconds,
    ).format(folder=safe(error.folder), who=safe(error.who), pid=error.pid, seconds=error.seconds)


def _backup(error: BackupUnreadable) -> str:
    path, name = safe(error.path), safe(error.name)
    match error.fault:
        case BackupFault.NOT_THERE:
            return _(
                "There is no file {path}. Nothing was changed; name the file that `dealer backup FILE` has made."
            ).format(path=path)
        case BackupFault.NOT_A_BACKUP:
            return _(
                "{path} is not a backup of a book. Nothing was changed; name a file that `dealer backup FILE` has made."
            ).format(path=path)
        case BackupFault.NEWER:
            return _("{path} is a backup by a newer dealer-assist. Nothing was changed; install that one.").format(
                path=path
            )
        case BackupFault.CHANGED:
            return _(
                "{path}: {name} in it is not what was backed up. Nothing was changed; take an older backup."
            ).format(path=path, name=name)
        case BackupFault.MISSING:
            return _("{path}: {name} is missing in it. Nothing was changed; take an older backup.").format(
                path=path, name=name
            )
        case BackupFault.STRANGE_NAME:
            return _("{path}: {name} in it belongs to no book. Nothing was changed; take another backup.").format(
                path=path, name=name
            )


def _in_the_way(error: FileInTheWay) -> str:
    return _("{path} exists and is not a backup of a book, so it is left alone: choose another name.").format(
        path=safe(error.path)
    )


def _session_id(error: SessionIdUnreadable) -> str:
    return _(
        "'{found}' in the book cannot be the id of a session, which has letters, digits, - and _. "
        "To go back to a backup: dealer restore FILE"
    ).format(found=found(error.text))


def _not_storable(error: NotStorable) -> str:
    return _("'{found}' has bytes that are no characters and cannot be kept: type it again in UTF-8.").format(
        found=found(error.text)
    )


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    BookDamaged: _damaged,
    BookNewer: _newer,
    BookOutOfReach: _out_of_reach,
    BookHeld: _held,
    BackupUnreadable: _backup,
    FileInTheWay: _in_the_way,
    SessionIdUnreadable: _session_id,
    NotStorable: _not_storable,
}


def told(problem: BookProblem) -> str:
    """One line for what `dealer check` has found in the files of the book."""
    where = safe(problem.where)
    if problem.error is not None:
        words: str = WORDS[type(problem.error)](problem.error)
        return words
    if problem.kind is ProblemKind.NO_SUCH_SESSION:
        return _("{where}, {table}, record {record}: it names a session that is not in the book.").format(
            where=where, table=problem.table, record=problem.record
        )
    if problem.kind is ProblemKind.NOT_LISTED:
        return _("{where}: the session is neither open nor among the finished ones.").format(where=where)
    if problem.record is None:
        return _("{where}: the file is missing.").format(where=where)
    match problem.kind:
        case ProblemKind.MISSING:
            return _("{where}, {table}, record {record}: it is missing.").format(
                where=where, table=problem.table, record=problem.record
            )
        case ProblemKind.ADDED:
            return _("{where}, {table}, record {record}: it was added by something else.").format(
                where=where, table=problem.table, record=problem.record
            )
        case _changed:
            return _("{where}, {table}, record {record}: it was changed after it had been written.").format(
                where=where, table=problem.table, record=problem.record
            )
