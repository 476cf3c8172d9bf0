"""``status check backup restore``: the table now, and the book as a whole."""

from __future__ import annotations

import os
from contextlib import suppress

import click

from dealer_assist.cli import output
from dealer_assist.cli.asking import needed
from dealer_assist.cli.base import command, needed_folder, settings
from dealer_assist.cli.files import path_of
from dealer_assist.cli.night import open_session, the_book
from dealer_assist.core.errors import BookUnreadable
from dealer_assist.text.i18n import N_, _


@command("status", help=N_("The table now."), examples=("dealer status", "dealer status --json"), topic="session")
def status() -> None:
    """See the help above."""
    with the_book().reading("dealer status") as view:
        session = open_session(view)
    if settings().json:
        from dealer_assist.cli.status_json import status_document

        output.emit_json(status_document(session))
        return
    from dealer_assist.core.session_rules import house_rules
    from dealer_assist.text import session as text

    if session is None:
        output.say(text.no_session())
    else:
        output.say(text.status(session, house_rules(session.rules, session.preset)))


@command(
    "check",
    help=N_(
        "Prove the books.\n\nChips in play after every hand, every hand played again, every session to zero, debts "
        "less payments against what is owed, and every file against its checksums. Exit code 1 if something is wrong."
    ),
    examples=("dealer check",),
    topic="book",
)
def check() -> int:
    """See the help above."""
    from dealer_assist.cli.checking import found_problems
    from dealer_assist.text import bookkeeping as text

    found = found_problems()
    if settings().json:
        output.emit_json({"problems": [{"where": one.where, "what": one.what} for one in found.problems]})
    elif found.problems:
        for one in found.problems:
            output.say(one.told)
        output.complain(text.problem_count([one.told for one in found.problems]))
    else:
        output.say(text.clean(found.sessions, found.hands))
    return int(bool(found.problems))


@command(
    "backup",
    help=N_("Write the whole book into one file."),
    examples=("dealer backup book-2026-01-02.zip",),
    topic="book",
)
@click.argument("file", required=False)
def backup(file: str | None) -> None:
    """See the help above."""
    from dealer_assist.store.backup import backup as write_backup
    from dealer_assist.text import bookkeeping as text

    file = needed(file, "FILE", _("Write it to which file?"), str)
    path = path_of(file)
    replaced = os.path.exists(path)  # a backup, then: anything else is left alone
    files = write_backup(needed_folder(), path)
    if settings().json:
        output.emit_json({"file": file, "files": files, "replaced": replaced})
    else:
        output.say(text.backed_up(file, files, replaced=replaced))


@command(
    "restore",
    help=N_("Bring the book back from a backup, or one of its files from the generation before; the old one is kept."),
    examples=("dealer restore book-2026-01-02.zip",),
    topic="book",
)
@click.argument("file", required=False)
def restore(file: str | None) -> None:
    """See the help above."""
    from dealer_assist.cli.mending import mend
    from dealer_assist.store.restore import restore as bring_back
    from dealer_assist.text import bookkeeping as text

    file = needed(file, "FILE", _("From which file?"), str)
    done = bring_back(path_of(file), needed_folder())
    with suppress(BookUnreadable):  # another file is not whole: the next command tells, `restore` brings it back, too
        mend()
    if settings().json:
        output.emit_json({"file": file, "files": done.files, "aside": done.aside})
    else:
        output.say(text.restored(file, done.aside))
