"""Amounts as other programs write them: the decimal mark is decided once for a whole file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from enum import Enum

from dealer_assist.core.errors.importing import DecimalMixed, DecimalUnclear

_ONE = 100
_LONGEST = 12
_BLANKS = " \u00a0\u202f\u2009"
_DASHES = ("-", "–", "—", "−")
_BODY = re.compile(rf"[0-9][0-9.,'’{_BLANKS}]*|[.,][0-9]+")
_QUICK = re.compile(r"([0-9]{1,12})([.,])([0-9]{2})")
"""How most amounts are written; the rest takes longer."""
_GROUPS_AND_DECIMALS = re.compile(r"[1-9][0-9]{0,2}(?:([.,])[0-9]{3})+([.,])[0-9]*")
_GROUPS = re.compile(r"[1-9][0-9]{0,2}((?:([.,])[0-9]{3})+)")

_FIRST_GROUP = re.compile(r"[1-9][0-9]{0,2}")

Cell = tuple[int, str, str]
"""Row, heading of the column, what stands there."""


class Sign(Enum):
    """Which signs an amount may have."""

    NONE = "none"
    ANY = "any"


def parted(text: str) -> tuple[bool, str, str] | None:
    """Whether ``text`` is negative, its digits and marks, and its currency sign; None if it is no amount.

    ``-12.50``, ``−12.50``, ``(12.50)``, ``€12.50``, ``-12,50 €``, ``€ -12.50``.
    """
    if text.isdecimal() and text.isascii():
        return False, text, ""
    body, negative, currency = text.strip(), False, ""
    if body.startswith("(") and body.endswith(")"):
        body, negative = body[1:-1].strip(), True
    body, currency = _without_currency(body)
    if body[:1] in ("+", *_DASHES) and not negative:
        negative, body = body[0] != "+", body[1:].lstrip(_BLANKS)
    if not currency:
        body, currency = _without_currency(body)
    return (negative, body, currency) if _BODY.fullmatch(body) else None


def _without_currency(body: str) -> tuple[str, str]:
    for sign, rest in ((body[:1], body[1:]), (body[-1:], body[:-1])):
        if sign and unicodedata.category(sign) == "Sc":
            return rest.strip(_BLANKS), sign
    return body, ""


def mark_of(cells: Iterable[Cell]) -> str:
    """The decimal mark of a file, ``.`` where no amount has decimals.

    ``12,5`` or ``1.250,00`` decide it; ``1,250`` alone may be thousands as well as decimals. Raises `DecimalUnclear`
    or `DecimalMixed`.
    """
    proof: dict[str, Cell] = {}
    doubt: Cell | None = None
    for cell in cells:
        text = cell[2]
        if quick := _QUICK.fullmatch(text):
            proof.setdefault(quick[2], cell)
            continue
        if text.isdecimal() or (found := parted(text)) is None:
            continue
        body = found[1]
        mark = _mark(body)
        if mark:
            proof.setdefault(mark, cell)
        elif doubt is None and _GROUPS.fullmatch(body):
            doubt = cell
    if len(proof) > 1:
        point, comma = proof["."], proof[","]
        raise DecimalMixed(column=comma[1], point=(point[0], point[2]), comma=(comma[0], comma[2]))
    if proof:
        return next(iter(proof))
    if doubt is not None:
        raise DecimalUnclear(row=doubt[0], column=doubt[1], found=doubt[2], readings=_readings(doubt[2]))
    return "."


def _mark(body: str) -> str:
    """The decimal mark that ``body`` proves, empty if it proves none."""
    if match := _GROUPS.fullmatch(body):
        return _other(match[2]) if match[1].count(match[2]) > 1 else ""
    if (match := _GROUPS_AND_DECIMALS.fullmatch(body)) and match[1] != match[2]:
        return match[2]
    marks = [char for char in body if char in ".,"]
    return marks[0] if len(marks) == 1 else ""


def _other(mark: str) -> str:
    return "," if mark == "." else "."


def _readings(text: str) -> tuple[str, str]:
    whole, _mark, part = text.replace(",", ".").rpartition(".")
    return whole + part, f"{whole}.{part}".rstrip("0").rstrip(".")


def cents(text: str, mark: str, sign: Sign = Sign.NONE) -> int | None:
    """Hundredths of the amount ``text`` where ``mark`` is the decimal mark; None if it is no such amount."""
    if text.isdecimal() and text.isascii():
        return int(text) * _ONE if len(text) <= _LONGEST else None
    if (quick := _QUICK.fullmatch(text)) and quick[2] == mark:
        return int(quick[1] + quick[3])
    found = parted(text)
    if found is None:
        return None
    negative, body, _currency = found
    if sign is Sign.NONE and (negative or text.strip().startswith("+")):
        return None
    whole, point, part = body.partition(mark)
    if (point and not part) or (part and not part.isdecimal()) or part[2:].strip("0"):
        return None
    digits = _without_groups(whole, _other(mark))
    if digits is None or len(digits) > _LONGEST:
        return None
    amount = int(digits or "0") * _ONE + int(part[:2].ljust(2, "0"))
    return -amount if negative else amount


def _without_groups(whole: str, mark: str) -> str | None:
    """The digits of ``whole``, which may stand in groups of three; None if they do not."""
    if whole.isdecimal() or not whole:
        return whole
    for between in (mark, *_BLANKS, "'", "’"):
        first, *groups = whole.split(between)
        if groups and _FIRST_GROUP.fullmatch(first) and all(g.isdecimal() and len(g) == 3 for g in groups):
            return whole.replace(between, "")
    return None


def has_decimals(text: str, mark: str) -> bool:
    """Whether ``text`` is written with decimals."""
    return mark in text and cents(text, mark, Sign.ANY) is not None
