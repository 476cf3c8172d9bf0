"""``dealer showdown``: typed cards in, exact split out. It computes and stores nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from dealer_assist import presets
from dealer_assist.cli import complete, output
from dealer_assist.cli.base import book_folder, command, option, settings
from dealer_assist.cli.typed_table import Table, Typed, smallest_chip
from dealer_assist.text.i18n import N_, _


@command(
    "showdown",
    help=N_(
        "Who takes what, to the chip, and why.\n\n"
        "HANDS are NAME=CARDS or NAME=CARDS/DECLARATION, from the dealer's left: cards like 5sAdAc (suits may be "
        "left out where the rules do not use them), a total like 26.5p, or x for a hand that is not shown. "
        "Nothing is stored."
    ),
    examples=(
        "dealer showdown --pot 40 Ann=2sQh4d Bob=10c9d8s Cat=Ah6s",
        "dealer showdown -r seven-minus-seven --pot 30 Ann=10s4h/high Bob=9hAc/low",
        'dealer showdown --pots "70:Ann,Bob,Cat 60:Bob,Cat" Ann=7p Bob=6p Cat=26p',
        "dealer showdown --compare --pot 40 Ann=AdAcKs Bob=10c9d8s",
    ),
    topic="cards",
)
@click.argument("hands", nargs=-1, metavar="[HANDS]...", shell_complete=complete.hands)
@option("--pot", metavar="AMOUNT", help=N_("The pot, one for all."))
@option("--pots", metavar="POTS", help=N_('Main pot and side pots with who is in each: "70:Ann,Bob,Cat 60:Bob,Cat".'))
@option(
    "-r",
    "--rules",
    "rules_name",
    metavar="ID|FILE",
    shell_complete=complete.preset_ids,
    help=N_("House rules: a preset's id or a TOML file."),
)
@option("--set", "sets", multiple=True, metavar="KEY=VALUE", help=N_("Change one key of the rules for this call."))
@option("--unit", metavar="AMOUNT", help=N_("The smallest chip."))
@option("--seats", metavar="A,B,C", help=N_("The order from the dealer's left (default: as typed)."))
@option("--carried", metavar="AMOUNT", help=N_("Chips that ride from the last hand; they come on top of the pot."))
@option("--compare", is_flag=True, help=N_("The same cards under every preset: who would have won what."))
@option("--batch", metavar="FILE|-", help=N_("Answer one JSON object a line, in a file or on the standard input."))
@option(
    "--session/--no-session",
    "use_session",
    default=True,
    help=N_("Use the open session's rules, seats and riding chips."),
)
def showdown(
    hands: tuple[str, ...],
    pot: str | None,
    pots: str | None,
    rules_name: str | None,
    sets: tuple[str, ...],
    unit: str | None,
    seats: str | None,
    carried: str | None,
    compare: bool,
    batch: str | None,
    use_session: bool,
) -> int | None:
    """See the help above."""
    if batch is not None:
        for_one = {"--pot": pot, "--pots": pots, "--seats": seats, "--carried": carried, "--compare": compare or None}
        _refuse_beside_batch([*hands, *[name for name, typed in for_one.items() if typed is not None]])
        chip = None if unit is None else smallest_chip(unit)
        return _batch(batch, rules_name or presets.USUAL, sets, chip)
    table = _table(rules_name, sets, use_session=use_session, riding=carried is None).with_unit(unit)
    typed = Typed(hands=hands, pot=pot, pots=pots, seats=seats, carried=carried)
    if output.is_interactive() and not settings().json:
        from dealer_assist.cli.showdown_prompt import ask

        table, typed = ask(table, typed)
    if compare:
        from dealer_assist.cli.compare import compare_presets

        compare_presets(table, typed)
        return None
    verdict = typed.request(table).judged()
    if settings().json:
        from dealer_assist.cli.verdict_json import WrittenVerdict

        output.emit_json(WrittenVerdict(verdict, table.rules_name))
    else:
        from dealer_assist.text.showdown import showdown_text

        output.say(showdown_text(verdict, notes=table.notes))
    return None


def _table(rules_name: str | None, sets: Sequence[str], *, use_session: bool, riding: bool) -> Table:
    if use_session and rules_name is None and os.path.exists(book_folder() / "open.json"):
        from dealer_assist.cli.open_table import session_table

        table = session_table(book_folder(), sets, riding=riding)
        if table is not None:
            return table
    name = rules_name or presets.USUAL
    return Table(rules=presets.load(name, book=book_folder(), sets=sets), rules_name=name)


def _refuse_beside_batch(typed: Sequence[str]) -> None:
    if typed:
        raise click.UsageError(
            _("With --batch the hands and pots stand in the file: leave '{typed}' out.").format(typed=typed[0])
        )


def _batch(file: str, rules: str, sets: tuple[str, ...], unit: int | None) -> int:
    from dealer_assist.cli.batch import Defaults, answer_lines

    defaults = Defaults(rules=rules, book=book_folder(), sets=sets, unit=unit)
    failed = False
    for document, answered in answer_lines(_lines(file), defaults):
        output.emit_json(document, at_once=file == "-")
        failed = failed or not answered
    return int(failed)


def _lines(file: str) -> Iterator[bytes]:
    try:
        with sys.stdin.buffer if file == "-" else Path(file).open("rb") as lines:
            yield from lines
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise click.UsageError(_("{file} cannot be read: {problem}.").format(file=file, problem=problem)) from error
