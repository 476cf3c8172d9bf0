"""``dealer bankroll``: the standings, and one player night by night."""

from __future__ import annotations

import click

from dealer_assist.cli import output
from dealer_assist.cli.base import command, option, settings
from dealer_assist.cli.complete import people
from dealer_assist.cli.days import read_days
from dealer_assist.cli.ledger import loaded
from dealer_assist.cli.night import the_book
from dealer_assist.core.bankroll import between, course, standings
from dealer_assist.core.money import fixed
from dealer_assist.text import bankroll as text
from dealer_assist.text.i18n import N_


@command(
    "bankroll",
    help=N_(
        "Who won how much over the nights; with a name, night by night.\n\nOnly play counts: no cash, pizza or loans. "
        "D is a day, a month or a year: 2026-01-31, 2026-01, 2026."
    ),
    examples=("dealer bankroll", "dealer bankroll Ann --since 2026", "dealer bankroll --until 2025-12"),
    topic="bankroll",
)
@click.argument("name", required=False, shell_complete=people)
@option("--since", metavar="D", help=N_("Nights that began on this day or later."))
@option("--until", metavar="D", help=N_("Nights that began on this day or earlier."))
@option("--plot", metavar="FILE", help=N_("Draw the running balances: FILE ends in .svg or .png."))
def bankroll(name: str | None, since: str | None, until: str | None, plot: str | None) -> None:
    """See the help above."""
    first, last = read_days(since, until)
    with the_book().reading("dealer bankroll") as view:
        books = loaded(view)
    nights = between(books.ledger.nights, first, last)
    if plot is not None:
        from dealer_assist.cli.plotting import write_plot
        from dealer_assist.text.report import drawn

        files = write_plot(plot, nights, books.person(name) if name is not None else "")
        if not settings().json:
            output.say(drawn(files))
    if name is not None:
        person = books.person(name)
        steps = course(nights, person)
        if settings().json:
            documents = [
                {
                    "session": step.session,
                    "day": step.day.isoformat(),
                    "net": fixed(step.net),
                    "balance": fixed(step.balance),
                    "currency": currency,
                }
                for currency, done in steps.items()
                for step in done
            ]
            output.emit_json({"name": person, "nights": documents})
        else:
            output.say(text.course(person, steps))
        return
    lines = standings(nights)
    if settings().json:
        output.emit_json(
            {
                "players": [
                    {
                        "name": line.name,
                        "nights": line.nights,
                        "net": fixed(line.net),
                        "average": fixed(line.average),
                        "best": fixed(line.best),
                        "worst": fixed(line.worst),
                        "last": [fixed(net) for net in line.last],
                        "run": line.run,
                        "currency": line.currency,
                    }
                    for line in lines
                ]
            }
        )
    else:
        output.say(text.standings(lines))
