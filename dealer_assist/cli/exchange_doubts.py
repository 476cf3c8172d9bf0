"""What a file does not say itself: taken from the call, or asked for where somebody can be asked."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, tzinfo

import click

from dealer_assist.cli import output
from dealer_assist.cli.asking import asked, can_ask
from dealer_assist.core.errors import Unclear
from dealer_assist.core.errors import importing as errors
from dealer_assist.core.names import parse_name, split_outside_quotes, unquote
from dealer_assist.exchange.days import read_day
from dealer_assist.exchange.headings import Role
from dealer_assist.exchange.nights import Reading, Understood
from dealer_assist.exchange.understand import understood
from dealer_assist.text import exchange as words
from dealer_assist.text.errors import say
from dealer_assist.text.i18n import _


def read_asking(data: bytes, reading: Reading) -> Understood:
    """What ``data`` says; doubts are asked about on a terminal and raised elsewhere."""
    while True:
        try:
            return understood(data, reading)
        except Unclear as doubt:
            if not can_ask():
                raise
            output.complain(say(doubt))
            reading = _settled(reading, doubt)


def _settled(reading: Reading, doubt: Unclear) -> Reading:
    """The reading with an answer to ``doubt``; raises it again where no answer would help."""
    match doubt:
        case errors.ScaleUnclear():
            return replace(reading, cents=_choice(words.cents_or_units(), "c", "u") == "c")
        case errors.DatesUnclear():
            return replace(reading, dates="dmy" if _choice(words.day_or_month(), "d", "m") == "d" else "mdy")
        case errors.DecimalUnclear():
            return replace(reading, decimal=_choice(words.point_or_comma(), ".", ","))
        case errors.EncodingUnclear():
            return replace(reading, encoding=_choice(words.which_encoding(), *(one for one, _text in doubt.readings)))
        case errors.DayMissing():
            return replace(reading, day=asked(words.which_day(), read_date))
        case errors.TwoIds():
            new = asked(words.whose_id(doubt.ids[1], doubt.name), parse_name, default=doubt.name)
            return replace(reading, renames={**reading.renames, doubt.ids[1]: new})
        case _:
            raise doubt


def _choice(question: str, *answers: str) -> str:
    answer: str = click.prompt(question, type=click.Choice(answers, case_sensitive=False), prompt_suffix=" ")
    return answer


def read_date(text: str) -> date:
    """A day as it was typed."""
    found = read_day(text.strip(), "dmy")
    if found is None:
        raise click.UsageError(_("'{found}' is no day: type it like 2024-03-15.").format(found=text))
    return found


def read_renames(pairs: tuple[str, ...]) -> dict[str, str]:
    """``OLD=NEW`` several times; raises `NameUnreadable`."""
    renames: dict[str, str] = {}
    for pair in pairs:
        pieces = split_outside_quotes(pair, "=")
        if len(pieces) != 2 or not pieces[0].strip():
            raise click.UsageError(_("'{found}' is no OLD=NEW: type it like --rename ann77=Ann.").format(found=pair))
        renames[unquote(pieces[0])] = parse_name(unquote(pieces[1]))
    return renames


def read_columns(pairs: tuple[str, ...]) -> dict[Role, str]:
    """``ROLE=HEADING`` several times."""
    roles = {role.value: role for role in Role}
    named: dict[Role, str] = {}
    for pair in pairs:
        role, equals, heading = pair.partition("=")
        if not equals or role.strip() not in roles:
            raise click.UsageError(
                _("'{found}' is no COLUMN=HEADING: type it like --column date=Datum, with one of {roles}.").format(
                    found=pair, roles=", ".join(roles)
                )
            )
        named[roles[role.strip()]] = heading.strip()
    return named


def read_zone(name: str | None) -> tzinfo | None:
    """The time zone called ``name``; None is the machine's own."""
    if name is None:
        return None
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        raise click.UsageError(
            _("'{found}' is no time zone: type one like Europe/Berlin or America/New_York.").format(found=name)
        ) from None
