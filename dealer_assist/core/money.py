"""Amounts of chips and of money, as whole hundredths: 12.50 is 1250."""

import re
import unicodedata
from functools import lru_cache
from math import gcd

from dealer_assist.core.errors.money import AmountFault, AmountUnclear, AmountUnreadable, NotInChips

ONE = 100
_LARGEST_DIGITS = 12

_NUMBER = re.compile(r"(?P<whole>[0-9]*)(?:(?P<point>[.,])(?P<part>[0-9]*))?")
_GROUPS = re.compile(r"[1-9][0-9]{0,2}(?:[ .,\u00a0\u202f'’][0-9]{3})+")


def parse_amount(text: str, *, signed: bool = False) -> int:
    """Read ``12``, ``12.50`` or ``12,50``, with at most one currency sign before or after it.

    Returns hundredths. ``signed`` admits a leading ``+``, ``-`` or ``−``. Raises `AmountUnclear` for what may be
    thousands as well as decimals (``1,250``), `AmountUnreadable` for all else that is not one of these forms.
    """
    if text.isascii() and text.isdigit() and len(text) <= _LARGEST_DIGITS:
        return int(text) * ONE
    body = text.strip()
    if not body:
        raise AmountUnreadable(text=text, fault=AmountFault.EMPTY)
    negative = False
    if body[0] in "+-−":
        if not signed:
            raise AmountUnreadable(text=text, fault=AmountFault.SIGN)
        negative = body[0] != "+"
        body = body[1:]
    body = _without_currency(body)
    if any(char.isdigit() and not char.isascii() for char in body):
        raise AmountUnreadable(text=text, fault=AmountFault.OTHER_DIGITS)
    match = _NUMBER.fullmatch(body)
    if match is None or not (match["whole"] or match["part"]):
        if _GROUPS.fullmatch(body) or re.fullmatch(r"[0-9][0-9., ]*", body):
            raise AmountUnreadable(text=text, fault=AmountFault.SEPARATORS)
        raise AmountUnreadable(text=text, fault=AmountFault.NOT_A_NUMBER)
    whole, part = match["whole"] or "0", match["part"]
    if match["point"] and not part:
        raise AmountUnreadable(text=text, fault=AmountFault.NOT_A_NUMBER)
    if part and _GROUPS.fullmatch(body):
        sign = "-" if negative else ""
        decimal = f"{whole}.{part}".rstrip("0").rstrip(".")
        raise AmountUnclear(text=text, readings=(f"{sign}{whole}{part}", f"{sign}{decimal}"))
    if part and len(part) > 2:
        raise AmountUnreadable(text=text, fault=AmountFault.DECIMALS)
    if len(whole) > _LARGEST_DIGITS:
        raise AmountUnreadable(text=text, fault=AmountFault.TOO_LARGE)
    cents = int(whole) * ONE + int((part or "").ljust(2, "0"))
    return -cents if negative else cents


def _without_currency(body: str) -> str:
    if body and unicodedata.category(body[0]) == "Sc":
        return body[1:].removeprefix(" ").removeprefix("\u00a0")
    if body and unicodedata.category(body[-1]) == "Sc":
        return body[:-1].removesuffix(" ").removesuffix("\u00a0")
    return body


def parse_chips(text: str, *, unit: int, signed: bool = False) -> int:
    """Read an amount of chips whose smallest is ``unit`` hundredths; raises `NotInChips` between two chips."""
    return in_chips(parse_amount(text, signed=signed), unit=unit)


def in_chips(amount: int, *, unit: int) -> int:
    """``amount`` itself, if it can be laid in chips of ``unit`` (both hundredths); else raises `NotInChips`."""
    if amount % unit:
        raise NotInChips(amount=amount, unit=unit, finer=gcd(amount, unit))
    return amount


@lru_cache(maxsize=4096)
def plain(amount: int) -> str:
    """The shortest exact decimal with no or two decimals: ``40``, ``12.50``, ``-3``; never ``-0``."""
    return fixed(amount) if amount % ONE else str(amount // ONE)


def fixed(amount: int) -> str:
    """The decimal with two decimals: ``40.00``, ``-0.05``; never ``-0.00``."""
    whole, part = divmod(abs(amount), ONE)
    return f"{'-' if amount < 0 else ''}{whole}.{part:02d}"
