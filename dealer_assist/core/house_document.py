"""House rules written down again: the complete preset as plain tables, and single values as TOML text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from enum import Enum
from fractions import Fraction

from dealer_assist.core.house_keys import KEYS, RANK_KEYS, Key, Kind
from dealer_assist.core.rules import HouseRules, Values

_SCALES = {Kind.AMOUNT: 100, Kind.POINTS: 2, Kind.CHOICE_OF_POINTS: 2, Kind.WORTH: 1}
_TABLES = ("showdown", "declare", "deal", "draw", "betting", "chips")


def to_document(rules: HouseRules) -> dict[str, object]:
    """The complete preset, tables as dicts, numbers as int or Decimal in the written unit.

    All ranks stand in ``points``; ``points.low`` and ``points.high`` hold what one side plays otherwise. With one
    target there is no key of the low side, so that the document can be resolved again.
    """
    two = rules.targets.low is not None
    document: dict[str, object] = {
        "title": rules.title,
        "summary": rules.summary,
        "source": rules.source,
        "undecided": list(rules.undecided),
        "players": list(rules.players),
        "targets": {"low": number(rules.targets.low, 2)} if rules.targets.low is not None else {},
        "names": {"low": rules.names.low} if two else {},
        "points": dict(_ranks(rules.points.both)),
        "suits": {name: number(getattr(rules.suits, name), 2) for name in ("clubs", "diamonds", "hearts", "spades")},
    }
    targets, names, points = document["targets"], document["names"], document["points"]
    assert isinstance(targets, dict)
    assert isinstance(names, dict)
    assert isinstance(points, dict)
    targets["high"] = number(rules.targets.high, 2)
    names["high"] = rules.names.high
    if two:
        points["low"] = dict(_ranks(rules.points.low))
    points["high"] = dict(_ranks(rules.points.high))
    for table in _TABLES:
        document[table] = {
            key.partition(".")[2]: _plain(kind, getattr(getattr(rules, table), key.partition(".")[2]))
            for key, kind in KEYS.items()
            if key.startswith(f"{table}.") and (two or key != "showdown.low_limit")
        }
    return document


def _ranks(values: Values) -> Iterator[tuple[str, object]]:
    for name, rank in RANK_KEYS.items():
        if rank in values:
            halves = [number(one, 2) for one in values[rank]]
            yield name, halves[0] if len(halves) == 1 else halves


def _plain(key: Key, value: object) -> object:
    if isinstance(value, bool) or key.kind is Kind.TEXT:
        return value
    if isinstance(value, int | Fraction):
        return number(value, _SCALES.get(key.kind, 1))
    if isinstance(value, tuple):
        return [one.value if isinstance(one, Enum) else one for one in value]
    assert isinstance(value, Enum)
    return value.value


def number(value: int | Fraction, scale: int) -> int | Decimal:
    """``value`` in units of 1/``scale`` as the shortest exact number, an int where it is whole."""
    exact = Fraction(value, scale)
    if exact.denominator == 1:
        return exact.numerator
    digits = 1
    while 10**digits % exact.denominator:
        digits += 1
    return Decimal(exact.numerator * 10**digits // exact.denominator).scaleb(-digits)


def flat(document: Mapping[str, object]) -> dict[str, object]:
    """Dotted keys of a document with their values."""
    found: dict[str, object] = {}
    for name, value in document.items():
        if isinstance(value, Mapping):
            found |= {f"{name}.{key}": one for key, one in flat(value).items()}
        else:
            found[name] = value
    return found


def written(raw: object) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(raw, bool):
        return "true" if raw else "false"
    if isinstance(raw, str):
        inner = "".join(_escaped(char) for char in raw)
        return f'"{inner}"'
    if isinstance(raw, list | tuple):
        return "[" + ", ".join(written(one) for one in raw) + "]"
    if isinstance(raw, Mapping):
        return "{" + ", ".join(f"{key} = {written(one)}" for key, one in raw.items()) + "}"
    return str(raw)


def _escaped(char: str) -> str:
    if char in '"\\':
        return "\\" + char
    if char.isprintable():
        return char
    return f"\\u{ord(char):04x}" if ord(char) <= 0xFFFF else f"\\U{ord(char):08x}"
