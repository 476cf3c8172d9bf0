"""Days as they are typed after ``--since`` and ``--until``: a day, a month or a year."""

from __future__ import annotations

import re
from calendar import monthrange
from datetime import date

import click

from dealer_assist.text.i18n import _

_DAY = re.compile(r"([0-9]{4})(?:-([0-9]{1,2})(?:-([0-9]{1,2}))?)?")


def read_days(since: str | None, until: str | None) -> tuple[date | None, date | None]:
    """The first day of ``since`` and the last of ``until``."""
    return _day(since, last=False), _day(until, last=True)


def _day(typed: str | None, *, last: bool) -> date | None:
    """The first or the last day of what was typed."""
    if typed is None:
        return None
    match = _DAY.fullmatch(typed.strip())
    try:
        if match is None:
            raise ValueError
        year, month, day = (int(part) if part else 0 for part in match.groups())
        month = month or (12 if last else 1)
        return date(year, month, day or (monthrange(year, month)[1] if last else 1))
    except ValueError:
        raise click.UsageError(
            _("'{found}' is no day: type it like 2026-01-31, or a month 2026-01, or a year 2026.").format(found=typed)
        ) from None
