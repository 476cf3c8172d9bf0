"""``dealer rules announce``: what the dealer says before the first deal."""

from __future__ import annotations

from dataclasses import dataclass

import click

from dealer_assist import presets
from dealer_assist.cli import complete, output
from dealer_assist.cli.base import book_folder, command, option, settings
from dealer_assist.core.house_sets import parse_limit
from dealer_assist.core.money import parse_chips
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.i18n import N_, _, language

FORMATS = ("text", "markdown", "html")


@dataclass(frozen=True, kw_only=True)
class _Wanted:
    short: bool
    chat: bool
    form: str
    buy_in: int | None


@command(
    "announce",
    help=N_(
        "What the dealer says before the first deal: the rules in the order of play, in a minute and a half.\n\n"
        "What is undecided is put to the table as a question. Without an ID: tonight's rules, else pagat."
    ),
    examples=(
        "dealer rules announce wikipedia",
        "dealer rules announce --short sarrett",
        "dealer rules announce homegame --chat --ante 0.25 --limit 0.25-1 --set chips.unit=0.25 --buyin 20",
        "dealer rules announce 8-28 --format html > rules.html",
    ),
    topic="presets",
)
@click.argument("name", required=False, metavar="[ID|FILE]", shell_complete=complete.preset_ids)
@option("--short", is_flag=True, help=N_("Only what is not as usual, in half a minute."))
@option("--chat", is_flag=True, help=N_("One message for the invitation, with stakes and buy-in."))
@option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    default="text",
    help=N_("Text to read aloud, Markdown, or a page to print and lay on the table."),
)
@option("--buyin", "buy_in", metavar="AMOUNT", help=N_("The buy-in in chips, for the invitation."))
@option("--ante", metavar="AMOUNT", help=N_("The ante."))
@option("--limit", metavar="MIN-MAX", help=N_("What may be bet, like 1-5; 1- for no limit."))
@option("--set", "sets", multiple=True, metavar="KEY=VALUE", help=N_("Change one key of the rules for this call."))
def announce(
    name: str | None,
    short: bool,
    chat: bool,
    form: str,
    buy_in: str | None,
    ante: str | None,
    limit: str | None,
    sets: tuple[str, ...],
) -> None:
    """See the help above."""
    if short and chat:
        raise click.UsageError(_("Give --short or --chat, not both."))
    if (short or chat) and form != "text":
        raise click.UsageError(_("--short and --chat are plain text: leave --format out."))
    changes: list[presets.Change] = list(sets)
    if ante is not None:
        changes.append(f"betting.ante={ante}")
    if limit is not None:
        changes += parse_limit(limit)
    called, rules = _rules(name, changes)
    chips = None if buy_in is None else parse_chips(buy_in, unit=rules.chips.unit)
    wanted = _Wanted(short=short, chat=chat, form=form, buy_in=chips)
    if settings().json:
        output.emit_json(_document(called, rules, wanted))
    else:
        output.say(_text(rules, wanted))


def _rules(name: str | None, changes: list[presets.Change]) -> tuple[str, HouseRules]:
    book = book_folder()
    if name is None and (book / "open.json").exists():
        from dealer_assist.cli.open_table import session_table

        table = session_table(book, ())
        if table is not None:
            return table.rules_name, presets.changed(table.rules, table.rules_name, changes)
    name = name or presets.USUAL
    return name, presets.load(name, book=book, sets=changes)


def _text(rules: HouseRules, wanted: _Wanted) -> str:
    from dealer_assist.text.announce import announce as make
    from dealer_assist.text.announce import pages
    from dealer_assist.text.tables import paragraph

    if wanted.short:
        return paragraph(" ".join(_short(rules)))
    if wanted.chat:
        return _chat(rules, wanted)
    if wanted.form == "markdown":
        return pages.as_markdown(rules)
    if wanted.form == "html":
        return pages.as_html(rules)
    return pages.as_text(make(rules))


def _short(rules: HouseRules) -> tuple[str, ...]:
    from dealer_assist.text.announce.short import short

    return short(rules, presets.load(presets.USUAL))


def _chat(rules: HouseRules, wanted: _Wanted) -> str:
    from dealer_assist.text.announce.chat import chat

    return chat(rules, presets.load(presets.USUAL), buy_in=wanted.buy_in)


def _document(name: str, rules: HouseRules, wanted: _Wanted) -> dict[str, object]:
    from dealer_assist.text.announce import announce as make
    from dealer_assist.text.announce import pages

    if wanted.short:
        return {"rules": name, "language": language(), "short": list(_short(rules))}
    if wanted.chat:
        return {"rules": name, "language": language(), "chat": _chat(rules, wanted)}
    return pages.as_document(name, make(rules))
