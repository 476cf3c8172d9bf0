"""``dealer import``: other people's files, and our own export, into the book."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import click

from dealer_assist import presets
from dealer_assist.cli import output
from dealer_assist.cli.asking import needed
from dealer_assist.cli.base import book_folder, command, option, settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.exchange_book import book_records, store
from dealer_assist.cli.exchange_doubts import read_asking, read_columns, read_date, read_renames, read_zone
from dealer_assist.cli.files import read_file
from dealer_assist.cli.ledger import loaded
from dealer_assist.cli.night import the_book
from dealer_assist.core.money import fixed
from dealer_assist.core.session_rules import house_rules, kept
from dealer_assist.exchange import lines
from dealer_assist.exchange.booking import Booking, booked, differing, new_nights
from dealer_assist.exchange.days import ORDERS
from dealer_assist.exchange.merging import merged
from dealer_assist.exchange.nights import ForeignNight, Reading, Source, Understood
from dealer_assist.exchange.sheet import ENCODINGS
from dealer_assist.exchange.understand import is_export
from dealer_assist.store.book import View, Work
from dealer_assist.text import exchange as text
from dealer_assist.text.i18n import N_, _

_T = TypeVar("_T")
_QUICK = 500  # rows or nights that need no progress bar


@command(
    "import",
    help=N_(
        "Bring in nights from elsewhere: a PokerNow ledger, a table of nights in CSV, or our own export.\n\nWhat kind "
        "of file it is shows from its content. All of it comes in or nothing; the same night is never added twice. "
        "Nights of a table count as paid already, a PokerNow ledger as still to be paid."
    ),
    examples=(
        "dealer import nights.csv --dry-run",
        "dealer import ledger.csv --cents --rename ann77=Ann",
        "dealer import old.csv --column date=Datum --decimal ,",
    ),
    topic="formats",
)
@click.argument("file", metavar="FILE", required=False)
@option("--dry-run", is_flag=True, help=N_("Show what is understood and store nothing."))
@option("--rename", "renames", multiple=True, metavar="OLD=NEW", help=N_("Another name for a name or a player id."))
@option("--cents/--units", "cents", default=None, help=N_("What whole amounts of a PokerNow ledger are."))
@option("--column", "columns", multiple=True, metavar="COLUMN=HEADING", help=N_("Which column is what."))
@option("--skip", "skipped", multiple=True, metavar="HEADING", help=N_("A column that is no player."))
@option("--decimal", type=click.Choice([".", ","]), help=N_("The decimal mark."))
@option("--dates", type=click.Choice(ORDERS), help=N_("Whether the day or the month stands first in 3/4/2024."))
@option("--date", "day", metavar="DAY", help=N_("The day of a night whose file has no times."))
@option("--encoding", type=click.Choice(ENCODINGS), help=N_("How the file is encoded."))
@option("--zone", metavar="NAME", help=N_("Where it was played, like Europe/Berlin (default: this machine's zone)."))
@option("--currency", metavar="SIGN", help=N_("The currency of the amounts."))
@option("--paid/--owed", "paid", default=None, help=N_("Whether the nights are paid already or still to be paid."))
@option("-r", "--rules", "rules_name", metavar="ID", help=N_("The house rules that were played."))
def import_file(file: str | None, dry_run: bool, rules_name: str | None, paid: bool | None, **given: Any) -> None:
    """See the help above."""
    data = read_file(needed(file, "FILE", _("Which file?"), str))
    if is_export(data):
        _import_export(data, dry_run=dry_run)
        return
    reading = Reading(
        encoding=given["encoding"] or "",
        decimal=given["decimal"] or "",
        dates=given["dates"] or "",
        currency=given["currency"] or "",
        cents=given["cents"],
        day=read_date(given["day"]) if given["day"] else None,
        zone=read_zone(given["zone"]),
        named=read_columns(given["columns"]),
        skipped=given["skipped"],
        renames=read_renames(given["renames"]),
        through=_progress(text.reading),
    )
    found = read_asking(data, reading)
    is_paid = paid if paid is not None else found.source is not Source.POKERNOW
    preset = rules_name or presets.USUAL
    currency = [("chips.currency", reading.currency)] if reading.currency else []
    rules = differing(kept(presets.load(preset, book=book_folder(), sets=currency)), kept(house_rules({}, preset)))
    booking = Booking(preset=preset, rules=rules, paid=is_paid, zone=reading.zone, at=now(), seq=0)
    if dry_run:
        with the_book().reading("dealer import") as view:
            fresh, names = _new(view, found)
    else:
        with the_book().unit("dealer import") as work:
            fresh, names = _new(work, found)
            if fresh:
                _store(work, fresh, booking)
    _tell(found, fresh, names, paid=is_paid, dry=dry_run)


def _new(view: View, found: Understood) -> tuple[list[ForeignNight], list[str]]:
    """The nights that are not in the book, and the people who are not."""
    books = loaded(view)
    unknown = [name for name in found.names if books.known.find(name) is None]
    return new_nights(found.nights, books.ledger, books.known), unknown


def _store(work: Work, fresh: Sequence[ForeignNight], booking: Booking) -> None:
    books = loaded(work)
    added = booked(
        _progress(text.storing)(fresh),
        replace(booking, seq=books.seq),
        taken=work.session_ids(),
        ledger=books.ledger,
        known=books.known,
    )
    names = dict.fromkeys(stake.name for night in fresh for stake in night.stakes)
    store(work, added, names=names, at=booking.at)


def _progress(label: Callable[[], str]) -> Callable[[Sequence[_T]], Iterable[_T]]:
    """Goes through many things with a bar on the error output, if that is a terminal."""

    def through(things: Sequence[_T]) -> Iterator[_T]:
        if len(things) < _QUICK or settings().json or not sys.stderr.isatty():
            yield from things
            return
        with click.progressbar(things, label=label(), file=sys.stderr) as bar:
            yield from bar

    return through


def _tell(found: Understood, fresh: Sequence[ForeignNight], new: Collection[str], *, paid: bool, dry: bool) -> None:
    fresh_marks = {night.mark for night in fresh}
    already = len(found.nights) - len(fresh)
    if settings().json:
        output.emit_json(
            {
                "source": found.source.value,
                "nights": [
                    {
                        "day": night.day.isoformat(),
                        "session": night.label or None,
                        "currency": night.currency,
                        "results": {stake.name: fixed(stake.net) for stake in night.stakes},
                        "new": night.mark in fresh_marks,
                    }
                    for night in found.nights
                ],
                "new_players": list(new),
                "added": 0 if dry else len(fresh),
                "already": already,
                "paid": paid,
                "dry_run": dry,
            }
        )
        return
    output.say(
        text.how_read(
            kind=found.source.value,
            rows=found.rows,
            encoding=found.encoding,
            delimiter=found.delimiter,
            decimal=found.decimal,
            columns=found.columns,
            passed=found.passed,
            left_out=found.left_out,
            cents=found.cents,
        )
    )
    if found.also:
        output.say(text.nicknames(found.also))
    output.say()
    output.say(
        text.nights(
            [
                (
                    night.day.isoformat(),
                    night.label,
                    {stake.name: stake.net for stake in night.stakes},
                    night.currency,
                    night.mark not in fresh_marks,
                )
                for night in found.nights
            ]
        )
    )
    if len(found.nights) > 1:
        output.say()
        output.say(text.totals(_totals(found.nights), new))
    elif new:
        output.say()
        output.say(text.newcomers(list(new)))
    output.say()
    output.say(text.outcome(stored=len(fresh), already=already, paid=paid, dry=dry))


def _totals(nights: Sequence[ForeignNight]) -> list[tuple[str, int, str, int]]:
    """Name, nights, currency and net of everybody, the best first."""
    sums: dict[tuple[str, str], list[int]] = {}
    for night in nights:
        for stake in night.stakes:
            found = sums.setdefault((stake.name, night.currency), [0, 0])
            found[0] += 1
            found[1] += stake.net
    lines_of = [(name, count, currency, net) for (name, currency), (count, net) in sums.items()]
    return sorted(lines_of, key=lambda one: (one[2], -one[3], one[0]))


def _import_export(data: bytes, *, dry_run: bool) -> None:
    """Our own export: whole, as it was recorded."""
    incoming = lines.read(data, _progress(text.reading))
    if dry_run:
        with the_book().reading("dealer import") as view:
            added = merged(book_records(view), incoming, view.session_ids())
    else:
        with the_book().unit("dealer import") as work:
            added = merged(book_records(work), incoming, work.session_ids())
            if not added.is_empty:
                store(work, added)
    if settings().json:
        output.emit_json(
            {
                "source": Source.EXPORT.value,
                "sessions": list(added.events),
                "already": added.there,
                "renamed": added.renamed,
                "added": 0 if dry_run else len(added.events),
                "dry_run": dry_run,
            }
        )
    else:
        output.say(
            text.merged(
                sessions=list(added.events), there=added.there, renamed=added.renamed, empty=added.is_empty, dry=dry_run
            )
        )
