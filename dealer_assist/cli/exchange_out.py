"""``dealer export``: the book as JSON Lines, as tables in CSV, as a journal for hledger or beancount."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from dealer_assist.cli import output
from dealer_assist.cli.base import command, did_you_mean, option, settings
from dealer_assist.cli.days import read_days
from dealer_assist.cli.exchange_book import book_records
from dealer_assist.cli.files import STANDARD, write_file
from dealer_assist.cli.night import the_book
from dealer_assist.core.bankroll import between
from dealer_assist.core.debts import Night
from dealer_assist.exchange import beancount, csv_tables, hledger, lines
from dealer_assist.exchange.records import Whole
from dealer_assist.text import exchange as text
from dealer_assist.text.i18n import N_, _

_TABLES: dict[str, Callable[[Whole, Sequence[Night]], str]] = {
    "sessions": csv_tables.nights,
    "hands": csv_tables.hands,
    "ledger": csv_tables.ledger,
    "settlement": csv_tables.settlement,
}
_JOURNALS = {"hledger": hledger.written, "beancount": beancount.written}
ALL = "book"


if TYPE_CHECKING:
    _Choice = click.Choice[str]
else:
    _Choice = click.Choice  # which takes no type in the oldest click that is allowed


class What(_Choice):
    """One of the exports; what is misspelt is told with what is near."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value in self.choices:
            return value
        said = [
            _("There is no export '{found}'.").format(found=value),
            *did_you_mean(value, self.choices),
            _("There are {choices}.").format(choices=", ".join(self.choices)),
        ]
        raise click.UsageError(" ".join(said), ctx)


@command(
    "export",
    help=N_(
        "Write the book for other programs.\n\nbook (the default) is everything as JSON Lines, one record a line, and "
        "comes back with dealer import. sessions, hands, ledger and settlement are tables in CSV; hledger and "
        "beancount are journals of these programs."
    ),
    examples=(
        "dealer export --out book.jsonl",
        "dealer export sessions --since 2026 --out nights.csv",
        "dealer export hledger > night.journal",
    ),
    topic="formats",
)
@click.argument("what", type=What([ALL, *_TABLES, *_JOURNALS]), default=ALL)
@option("--out", metavar="FILE", default=STANDARD, help=N_("Where to (default: the standard output)."))
@option("--since", metavar="D", help=N_("Of the tables: nights that began on this day or later."))
@option("--until", metavar="D", help=N_("Of the tables: nights that began on this day or earlier."))
def export(what: str, out: str, since: str | None, until: str | None) -> None:
    """See the help above."""
    if what not in _TABLES and (since or until):
        raise click.UsageError(_("--since and --until go with a table: sessions, hands, ledger or settlement."))
    with the_book().reading("dealer export") as view:
        whole, opened = Whole(records=book_records(view, [] if what != ALL else None)), view.open
        nights = between(whole.ledger.nights, *read_days(since, until)) if what in _TABLES else ()
        if nights:
            whole = Whole(records=book_records(view, [night.id for night in nights]))
    if what in _TABLES:
        made = _TABLES[what](whole, nights)
    elif what in _JOURNALS:
        made = _JOURNALS[what](whole.ledger, whole.known)
    else:
        made = "".join(lines.written(whole.records))
    if opened is not None:
        output.complain(text.open_left_out(opened.session))
    if out != STANDARD:
        write_file(out, made.encode())
    if settings().json:
        output.emit_json(_document(what, made, out))
    elif out == STANDARD:
        output.emit_bytes(made.encode())
    else:
        output.say(text.exported(out, made.count("\n")))


def _document(what: str, made: str, out: str) -> dict[str, Any]:
    """What was written, or where it was written to."""
    if out != STANDARD:
        return {"what": what, "file": out, "lines": made.count("\n")}
    if what == ALL:
        return {"what": what, "records": [json.loads(line) for line in made.splitlines()]}
    if what in _JOURNALS:
        return {"what": what, "journal": made}
    heads, *rows = csv.reader(io.StringIO(made, newline=""))
    return {"what": what, "rows": [dict(zip(heads, row, strict=True)) for row in rows]}
