"""``dealer report``: a page for the group."""

from __future__ import annotations

import click

from dealer_assist.cli import output
from dealer_assist.cli.asking import asked, can_ask
from dealer_assist.cli.base import command, option, settings
from dealer_assist.cli.days import read_days
from dealer_assist.cli.exchange_book import book_records
from dealer_assist.cli.files import STANDARD, write_file
from dealer_assist.cli.ledger import Books, loaded
from dealer_assist.cli.night import the_book
from dealer_assist.core.bankroll import between
from dealer_assist.core.debts import Night
from dealer_assist.core.errors.exchange import NothingToReport
from dealer_assist.exchange.records import Whole
from dealer_assist.text import report as text
from dealer_assist.text.i18n import N_, _


@command(
    "report",
    help=N_(
        "A page for the group: one HTML file that needs no network.\n\nOf one night (the last, or SESSION): results, "
        "who pays whom, the biggest pots with their cards, standings and a chart. --season: of all nights, or of those "
        "between --since and --until. Needs the extra report: pip install 'dealer-assist[report]'."
    ),
    examples=(
        "dealer report --out night.html",
        "dealer report 2026-01-02 --out night.html",
        "dealer report --season --since 2026 --out season.html",
    ),
    topic="formats",
)
@click.argument("session", required=False)
@option("--season", is_flag=True, help=N_("Of many nights."))
@option("--since", metavar="D", help=N_("With --season: nights that began on this day or later."))
@option("--until", metavar="D", help=N_("With --season: nights that began on this day or earlier."))
@option("--out", metavar="FILE", help=N_("Where to, like night.html; - is the standard output."))
def report(session: str | None, season: bool, since: str | None, until: str | None, out: str | None) -> None:
    """See the help above."""
    from dealer_assist.cli.report_page import night_page, season_page
    from dealer_assist.exchange.page import html

    if (since or until) and not season:
        raise click.UsageError(_("--since and --until go with --season."))
    if season and session:
        raise click.UsageError(_("Name one session, or --season for many; not both."))
    first, last = read_days(since, until)
    with the_book().reading("dealer report") as view:
        books = loaded(view)
        chosen = list(between(books.ledger.nights, first, last)) if season else [_night(books, session)]
        if not chosen:
            raise NothingToReport()
        whole = Whole(records=book_records(view, [night.id for night in chosen]))
    where = _where(out, "season" if season else chosen[0].id)
    page = html(season_page(books, whole, chosen) if season else night_page(books, whole, chosen[0]))
    if where != STANDARD:
        write_file(where, page.encode())
    if settings().json:
        document = {"sessions": [night.id for night in chosen]}
        output.emit_json(document | ({"html": page} if where == STANDARD else {"file": where}))
    elif where == STANDARD:
        output.emit_bytes(page.encode())
    else:
        output.say(text.written(where))


def _night(books: Books, session: str | None) -> Night:
    night = books.night(session)
    if night is None:
        raise NothingToReport()
    return night


def _where(out: str | None, name: str) -> str:
    if out is not None:
        return out
    if not can_ask():
        raise click.UsageError(_("Where should the page go? Add --out {name}.html.").format(name=name))
    return asked(text.asked_file(), str, default=f"{name}.html")
