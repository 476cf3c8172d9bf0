"""Dates and times as other programs write them: whether day or month stands first is decided once for a file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime, time, tzinfo
from functools import lru_cache

from dealer_assist.core.errors.importing import DatesMixed, DatesUnclear
from dealer_assist.exchange.numerals import Cell

ORDERS = ("dmy", "mdy")
_YEARS = range(1900, 2200)
_YEAR_FIRST = re.compile(r"([0-9]{4})([-/.])([0-9]{1,2})\2([0-9]{1,2})")
_DOTTED = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4}|[0-9]{2})\.?")
_EITHER = re.compile(r"([0-9]{1,2})([-/])([0-9]{1,2})\2([0-9]{4}|[0-9]{2})")
_DAY_AND_MONTH = re.compile(r"([0-9]{1,2})[. ] ?([^\W\d_]{3,9})\.? ([0-9]{4})(?: ?г\.?)?")
_MONTH_AND_DAY = re.compile(r"([^\W\d_]{3,9})\.? ([0-9]{1,2}),? ([0-9]{4})")
_TIME = re.compile(r"([0-9]{1,2}):([0-9]{2})(?::([0-9]{2})(?:[.,][0-9]+)?)?")
_MONTHS = {
    name: number
    for names in (
        "jan feb mar apr may jun jul aug sep oct nov dec", "янв фев мар апр мая июн июл авг сен окт ноя дек",
    )
    for number, name in enumerate(names.split(), 1)
} | {"май": 5}  # fmt: skip


def order_of(cells: Iterable[Cell]) -> str:
    """``dmy`` or ``mdy`` for dates like 3/4/2024; ``dmy`` where there are none. Raises `DatesUnclear`, `DatesMixed`."""
    proof: dict[str, Cell] = {}
    doubt: tuple[Cell, int, int, int] | None = None
    for cell in cells:
        match = _EITHER.match(cell[2])
        if match is None:
            continue
        first, second = int(match[1]), int(match[3])
        if first > 12:
            proof.setdefault("dmy", cell)
        elif second > 12:
            proof.setdefault("mdy", cell)
        elif first != second and doubt is None:
            doubt = cell, _year(match[4]), first, second
    if len(proof) > 1:
        day, month = proof["dmy"], proof["mdy"]
        raise DatesMixed(column=day[1], day_first=(day[0], day[2]), month_first=(month[0], month[2]))
    if proof:
        return next(iter(proof))
    if doubt is not None:
        cell, year, first, second = doubt
        readings = f"{year}-{second:02}-{first:02}", f"{year}-{first:02}-{second:02}"
        raise DatesUnclear(row=cell[0], column=cell[1], found=cell[2], readings=readings)
    return "dmy"


def _year(text: str) -> int:
    return int(text) if len(text) == 4 else 2000 + int(text)


@lru_cache(maxsize=4096)
def read_day(text: str, order: str) -> date | None:
    """The day that ``text`` is; None if it is none."""
    parts = _parts(text, order)
    try:
        return date(*parts) if parts and parts[0] in _YEARS else None
    except ValueError:
        return None


def _parts(text: str, order: str) -> tuple[int, int, int] | None:
    """Year, month and day of ``text``."""
    if match := _YEAR_FIRST.fullmatch(text):
        return int(match[1]), int(match[3]), int(match[4])
    if match := _DOTTED.fullmatch(text):
        return _year(match[3]), int(match[2]), int(match[1])
    if match := _EITHER.fullmatch(text):
        first, second = int(match[1]), int(match[3])
        return (_year(match[4]), second, first) if order == "dmy" else (_year(match[4]), first, second)
    if match := _DAY_AND_MONTH.fullmatch(text):
        day, name, year = match[1], match[2], match[3]
    elif match := _MONTH_AND_DAY.fullmatch(text):
        name, day, year = match[1], match[2], match[3]
    else:
        return None
    return int(year), _MONTHS.get(name[:3].casefold(), 0), int(day)


@lru_cache(maxsize=4096)
def read_moment(text: str, order: str, zone: tzinfo | None) -> datetime | None:
    """The moment ``text`` in ``zone`` (None: the machine's); None if it is none. It may bring its own offset."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        day_text, _blank, time_text = text.partition(" ")
        day, match = read_day(day_text, order), _TIME.fullmatch(time_text.strip())
        if day is None or match is None:
            return None
        try:
            moment = datetime.combine(day, time(int(match[1]), int(match[2]), int(match[3] or 0)))
        except ValueError:
            return None
    if len(text) < 12 or moment.year not in _YEARS:
        return None  # a day alone, or none of ours
    return here(moment.replace(microsecond=0), zone)


def here(moment: datetime, zone: tzinfo | None) -> datetime:
    """``moment`` as a clock in ``zone`` (None: the machine's) shows it; a moment without an offset is one of there."""
    if moment.tzinfo is None and zone is not None:
        return moment.replace(tzinfo=zone)
    return moment.astimezone(zone)


def begins(day: date, zone: tzinfo | None) -> datetime:
    """The first moment of ``day`` in ``zone``."""
    return here(datetime.combine(day, time()), zone)
