"""``dealer players``: who is in the book, and two spellings made one person."""

from __future__ import annotations

import click

from dealer_assist.cli import output
from dealer_assist.cli.asking import needed
from dealer_assist.cli.base import command, group, settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.complete import people
from dealer_assist.cli.ledger import Books, loaded
from dealer_assist.cli.night import open_session, the_book
from dealer_assist.core.errors.players import BothPlayed, StillPlaying
from dealer_assist.core.names import parse_name
from dealer_assist.core.players import alias as alias_record
from dealer_assist.core.session_documents import to_document
from dealer_assist.core.session_state import day
from dealer_assist.text import players as text
from dealer_assist.text.i18n import N_, _


@group(
    "players",
    help=N_("Who is in the book, with other spellings and nights played."),
    examples=("dealer players", "dealer players alias Ann Annie"),
    topic="bankroll",
    invoke_without_command=True,
)
@click.pass_context
def players(ctx: click.Context) -> None:
    """See the help above."""
    if ctx.invoked_subcommand is not None:
        return
    with the_book().reading("dealer players") as view:
        books = loaded(view)
    told = [_person(books, name) for name in books.known.names]
    if settings().json:
        documents = [
            {"name": one.name, "aliases": list(one.aliases), "nights": one.nights, "last": one.last or None}
            for one in told
        ]
        output.emit_json({"players": documents})
    else:
        output.say(text.players(told))


def _person(books: Books, name: str) -> text.Person:
    nights = [night for night in books.ledger.nights if name in night.results]
    last = day(nights[-1].started).isoformat() if nights else ""
    return text.Person(name=name, aliases=books.known.aliases(name), nights=len(nights), last=last)


@command(
    "alias",
    help=N_(
        "OTHER is another spelling of NAME.\n\nWhat was recorded under OTHER counts as NAME's from now on; both must "
        "not have played in one session. `dealer undo` takes it back."
    ),
    examples=("dealer players alias Ann Annie",),
    topic="bankroll",
)
@click.argument("name", required=False, shell_complete=people)
@click.argument("other", required=False, shell_complete=people)
def alias(name: str | None, other: str | None) -> None:
    """See the help above."""
    name = needed(name, "NAME", _("Whose name is it?"))
    other = needed(other, "OTHER", _("What is the other spelling?"))
    with the_book().unit("dealer players alias") as work:
        books = loaded(work)
        session = open_session(work)
        merged = books.known.find(other)
        record = alias_record(books.known, at=now(), seq=books.seq, name=books.person(name), other=other)
        if session is not None and merged is not None and merged in session:
            raise StillPlaying(name=merged)
        for night in books.ledger.nights:
            if merged in night.dues and record.name in night.dues:
                raise BothPlayed(name=record.name, other=merged or record.other, session=night.id)
        work.players.append(to_document(record))
        nights = sum(merged in night.dues for night in books.ledger.nights)
    if settings().json:
        output.emit_json({"name": record.name, "other": record.other})
    else:
        output.say(text.aliased(record.name, parse_name(other), nights))


players.add_command(alias)
