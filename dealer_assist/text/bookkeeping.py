"""What `check`, `backup` and `restore` say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.core.audit import OF_HANDS, Problem, Wrong
from dealer_assist.text.errors import say
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import cash


def where(problem: Problem) -> str:
    """The place of a problem."""
    if problem.session and problem.number and problem.what in OF_HANDS:
        return _("session {session}, hand {number}").format(session=problem.session, number=problem.number)
    if problem.session and problem.number:
        return _("session {session}, record {number}").format(session=problem.session, number=problem.number)
    if problem.session:
        return _("session {session}").format(session=problem.session)
    if problem.number:
        return _("the book, entry {number}").format(number=problem.number)
    return _("the book")


def told(problem: Problem) -> str:
    """One line for a problem."""
    return _("{where}: {what}").format(where=where(problem), what=_WHAT[problem.what](problem))


def _said(problem: Problem) -> str:
    return say(problem.error).split("\n")[0] if problem.error is not None else ""


def _differs(problem: Problem) -> str:
    if problem.found is None:
        return _("the session ended in another way than the book says.")
    return _("{name} has {found} in the book and {expected} by the session's records.").format(
        name=problem.name, found=cash(problem.found), expected=cash(problem.expected or 0)
    )


def _plan(problem: Problem) -> str:
    if problem.found is None:
        return _("it has no plan who pays whom.")
    return _("the plan gives {name} {found}, due are {expected}.").format(
        name=problem.name, found=cash(problem.found), expected=cash(problem.expected or 0)
    )


def _open_table(problem: Problem) -> str:
    if problem.name:
        return _("the open table is not what the records make of it; {name} is the first to differ.").format(
            name=problem.name
        )
    return _("the open table is not what the records make of it.")


_WHAT: dict[Wrong, Callable[[Problem], str]] = {
    Wrong.UNREADABLE: lambda problem: _said(problem),
    Wrong.RECORD: lambda problem: _("the record does not fit: {error}").format(error=_said(problem)),
    Wrong.HAND: lambda problem: _("the result does not fit: {error}").format(error=_said(problem)),
    Wrong.HAND_NUMBER: lambda problem: _("the hand says that it is number {found}.").format(found=problem.found),
    Wrong.HAND_REPLAY: lambda problem: _("played again, the hand ends in another way: {error}").format(
        error=_said(problem)
    )
    if problem.error is not None
    else _("played again, the hand ends in another way."),
    Wrong.NO_START: lambda _problem: _("it does not begin with its opening."),
    Wrong.UNDO: lambda problem: _("it takes back number {found}, which is not there.").format(found=problem.found),
    Wrong.OPEN_TABLE: _open_table,
    Wrong.NOT_CLOSED: lambda _problem: _("it was never closed, and is not the open session."),
    Wrong.NO_RESULT: lambda _problem: _("it has ended, and its result is not in the book."),
    Wrong.RESULT: _differs,
    Wrong.NOT_ZERO: lambda problem: _("the results sum to {found} and not to zero.").format(
        found=cash(problem.found or 0)
    ),
    Wrong.PLAN: _plan,
    Wrong.OWED: lambda problem: _("{name} is to get {found} by what is owed, and {expected} by plans and payments.")
    .format(name=problem.name, found=cash(problem.found or 0), expected=cash(problem.expected or 0)),
    Wrong.NO_SESSION: lambda _problem: _("the book names this session, and there is none."),
    Wrong.NO_PLAYER: lambda problem: _("{name} is not among the players of the book.").format(name=problem.name),
}  # fmt: skip


def clean(sessions: int, hands: int) -> str:
    """Nothing is wrong."""
    return _("Everything adds up: {sessions}, {hands}.").format(
        sessions=ngettext("{count} session", "{count} sessions", sessions).format(count=sessions),
        hands=ngettext("{count} hand", "{count} hands", hands).format(count=hands),
    )


def problem_count(problems: Sequence[str]) -> str:
    """How many there are."""
    return ngettext("{count} problem.", "{count} problems.", len(problems)).format(count=len(problems))


def backed_up(file: str, files: int, *, replaced: bool = False) -> str:
    """What `backup` has done, and whether an older backup went for it."""
    if replaced:
        return ngettext(
            "The book is in {file} ({files} file), in place of the backup that was there. "
            "`dealer restore {file}` brings it back.",
            "The book is in {file} ({files} files), in place of the backup that was there. "
            "`dealer restore {file}` brings it back.",
            files,
        ).format(file=file, files=files)
    return ngettext(
        "The book is in {file} ({files} file). `dealer restore {file}` brings it back.",
        "The book is in {file} ({files} files). `dealer restore {file}` brings it back.",
        files,
    ).format(file=file, files=files)


def restored(file: str, aside: str | None) -> str:
    """What `restore` has done."""
    if aside is None:
        return _("The book is as it was in {file}.").format(file=file)
    return _("The book is as it was in {file}. What was there before is kept in {aside}.").format(
        file=file, aside=aside
    )
