"""Changes for one call as they are typed: ``table.key=value``, the value in TOML syntax or a bare word."""

from __future__ import annotations

import re
from decimal import Decimal

from dealer_assist.core.errors.rules import RuleFault, RuleProblem, RulesRefused
from dealer_assist.core.house_keys import KEYS, Kind

ORIGIN = "--set"
_LONGEST = 4000  # of one change: a list of all keys has half of that
_LONGEST_NUMBER = 40
_LISTS = frozenset({Kind.SIGNALS, Kind.KEYS, Kind.RANGE})
# Patterns are texts: most calls never need them, so they are compiled when first used.
_NUMBER = r"(?P<sign>[-+−]?)(?P<whole>[0-9]*)(?:(?P<point>[.,])(?P<part>[0-9]+)|(?P<half>½))?"
_THOUSANDS = r"[1-9][0-9]{0,2}[.,][0-9]{3}"
_QUOTED = r'"((?:[^"\\]|\\["\\])*)"|' + r"'([^']*)'"


def parse_set(text: str) -> tuple[str, object]:
    """The key and the value of ``showdown.equal_distance=under``; raises `RulesRefused` for what is no such text."""
    name, equals, value = text.partition("=")
    key = name.strip()
    if not equals or not key or not value.strip() or len(text) > _LONGEST:
        raise _refused(key, RuleFault.BAD_SET, text)
    return key, parse_value(key, value)


def parse_limit(text: str) -> tuple[tuple[str, object], ...]:
    """The keys for ``1-5`` (least and most), ``2`` (every bet 2) and ``1-`` (no limit); raises `RulesRefused`."""
    typed = text.replace("–", "-").replace("−", "-")
    least, dash, most = (part.strip() for part in typed.partition("-"))
    if not least:
        raise _refused("betting.max", RuleFault.BAD_LIMIT, typed)
    low = parse_value("betting.min", least)
    high = parse_value("betting.max", most) if most else 0 if dash else low
    return (("betting.min", low), ("betting.max", high))


def parse_value(key: str, text: str) -> object:
    """What ``text`` says as the value of ``key``: bool, int, Decimal, str or a list of them.

    Takes TOML syntax, bare words, ``0,25`` and ``½``; a number that may be thousands (``1,250``), or one or two
    values (``0,5`` where a rank may have several), is refused with both readings.
    """
    body = text.strip()
    kind = KEYS[key].kind if key in KEYS else None
    if kind is Kind.TEXT:
        return _unquoted(body)
    if body[:1] == "[" and body[-1:] == "]":
        return [_scalar(key, one, in_list=True) for one in _items(body[1:-1])]
    if kind in _LISTS:
        return [_scalar(key, one, in_list=True) for one in _items(body)]
    return _scalar(key, body, in_list=False)


def _items(text: str) -> list[str]:
    items, at, quotes = [""], 0, re.compile(_QUOTED)
    while at < len(text):
        quoted = quotes.match(text, at)
        if quoted:
            items[-1] += quoted[0]
            at = quoted.end()
            continue
        if text[at] == ",":
            items.append("")
        else:
            items[-1] += text[at]
        at += 1
    return [item.strip() for item in items] if text.strip() else []


def _unquoted(text: str) -> str:
    quoted = re.fullmatch(_QUOTED, text)
    if quoted is None:
        return text
    return quoted[2] if quoted[1] is None else re.sub(r"\\(.)", r"\1", quoted[1])


def _scalar(key: str, text: str, *, in_list: bool) -> object:
    if text in ("true", "false"):
        return text == "true"
    number = re.fullmatch(_NUMBER, text)
    if number is None or len(text) > _LONGEST_NUMBER or not (number["whole"] or number["part"] or number["half"]):
        return _unquoted(text)
    if re.fullmatch(_THOUSANDS, text.lstrip("+-−")):
        digits = text.replace(",", ".")
        raise _refused(key, RuleFault.UNCLEAR_NUMBER, text, digits.replace(".", ""), digits.rstrip("0").rstrip("."))
    several = key in KEYS and KEYS[key].kind is Kind.CHOICE_OF_POINTS
    if number["point"] == "," and several and not in_list:
        raise _refused(key, RuleFault.UNCLEAR_NUMBER, text, text.replace(",", "."), f"[{text}]")
    sign = -1 if number["sign"] and number["sign"] in "-−" else 1
    part = "5" if number["half"] else number["part"]
    whole = number["whole"] or "0"
    return sign * (Decimal(f"{whole}.{part}") if part else int(Decimal(whole)))


def _refused(key: str, fault: RuleFault, found: str, *readings: str) -> RulesRefused:
    return RulesRefused(
        problems=(RuleProblem(origin=ORIGIN, key=key, fault=fault, found=found, allowed=tuple(readings)),)
    )
