"""Records as plain documents and back: strings, whole numbers, booleans, lists and maps, nothing else.

Amounts stay whole hundredths; `Sums` become a map in their order; a field that has its default is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from datetime import datetime
from fractions import Fraction
from functools import lru_cache
from typing import Any

from dealer_assist.core.errors.session import RecordUnreadable
from dealer_assist.core.unseen import is_seen

Document = dict[str, Any]


class _Wrong(Exception):
    """The written value is of another shape."""


_MOMENTS = frozenset({"at", "started"})
_NOTES = frozenset({"what", "why"})  # shown with what nobody sees written out; all other texts have none of it


def _note(raw: Any) -> str:
    if type(raw) is not str:
        raise _Wrong
    return raw


def _text(raw: Any) -> str:
    if type(raw) is not str or not is_clean(raw):
        raise _Wrong
    return raw


def _moment(raw: Any) -> str:
    text = _text(raw)
    try:
        if datetime.fromisoformat(text).tzinfo is not None:
            return text
    except ValueError:
        pass
    raise _Wrong


def is_clean(raw: object) -> bool:
    """Whether ``raw`` is a text that a terminal shows as it is."""
    return isinstance(raw, str) and (raw.isprintable() or all(map(is_seen, raw)))


def _same(kind: type) -> Callable[[Any], Any]:
    def read(raw: Any) -> Any:
        if type(raw) is not kind:
            raise _Wrong
        return raw

    return read


def _unit(raw: Any) -> int:
    if type(raw) is not int or raw < 1:
        raise _Wrong
    return raw


def _is_mapping(raw: Any) -> bool:
    return type(raw) is dict or isinstance(raw, Mapping)  # nearly all are, and to ask it costs much less


def _sums(raw: Any) -> tuple[tuple[str, int], ...]:
    if not _is_mapping(raw) or not {int}.issuperset(map(type, raw.values())) or not _all_clean(raw):
        raise _Wrong
    return tuple(raw.items())


def _names(raw: Any) -> tuple[str, ...]:
    if not isinstance(raw, list) or not _all_clean(raw):
        raise _Wrong
    return tuple(raw)


def _all_clean(texts: Iterable[object]) -> bool:
    """Whether all of ``texts`` are texts, and as clean as `is_clean` wants them."""
    try:
        return is_clean("".join(texts))  # type: ignore[arg-type]
    except TypeError:
        return False


_fraction = lru_cache(maxsize=64)(Fraction)  # a chip is worth the same for years


def _ratio(raw: Any) -> Fraction:
    if type(raw) is not str:
        raise _Wrong
    try:
        ratio = _fraction(raw)
    except (ValueError, ZeroDivisionError):
        raise _Wrong from None
    if ratio <= 0:
        raise _Wrong
    return ratio


def _mapping(raw: Any) -> Mapping[str, object]:
    if not _is_mapping(raw):
        raise _Wrong
    found: Mapping[str, object] = raw
    return found


def _transfers(raw: Any) -> tuple[tuple[str, str, int], ...]:
    if not isinstance(raw, list) or not {list}.issuperset(map(type, raw)):
        raise _Wrong
    if not {3}.issuperset(map(len, raw)):
        raise _Wrong
    payers, receivers, amounts = zip(*raw, strict=True) if raw else ((), (), ())
    names = (*payers, *receivers)
    if not {str}.issuperset(map(type, names)) or not _all_clean(names) or not {int}.issuperset(map(type, amounts)):
        raise _Wrong
    return tuple(zip(payers, receivers, amounts, strict=True))


_READERS: dict[str, Callable[[Any], Any]] = {
    "int": _same(int),
    "bool": _same(bool),
    "Sums": _sums,
    "Sums | None": _sums,
    "Names": _names,
    "Fraction": _ratio,
    "Mapping[str, object]": _mapping,
    "Transfers": _transfers,
}
_WRITERS: dict[str, Callable[[Any], Any]] = {
    "Sums": dict,
    "Sums | None": dict,
    "Names": list,
    "Fraction": str,
    "Mapping[str, object]": dict,
    "Transfers": lambda transfers: [list(one) for one in transfers],
}


_Shape = tuple[tuple[str, str, object], ...]
_Reading = tuple[tuple[str, Callable[[Any], Any], object], ...]


_SHAPES: dict[type[Any], _Shape] = {}  # a book has thousands of records of few kinds
_READINGS: dict[type[Any], _Reading] = {}


def _shape(kind: type[Any]) -> _Shape:
    """Name, type and default of each field."""
    found = _SHAPES.get(kind)
    if found is None:
        found = _SHAPES[kind] = tuple((field.name, str(field.type), field.default) for field in fields(kind))
    return found


def _reading(kind: type[Any]) -> _Reading:
    """Name and reader of each field, and what it is where it is left out (`MISSING`: it may not be)."""
    found = _READINGS.get(kind)
    if found is None:
        found = _READINGS[kind] = tuple(
            (name, _reader(name, written), None if written.endswith("| None") else default)
            for name, written, default in _shape(kind)
        )
    return found


def _reader(name: str, written: str) -> Callable[[Any], Any]:
    if name == "unit":
        return _unit
    if written == "str":
        return _moment if name in _MOMENTS else _note if name in _NOTES else _text
    return _READERS[written]


def to_document(record: Any) -> Document:
    """The document of one record of any kind (a dataclass with a ``code``)."""
    document: Document = {"event": record.code}
    for name, written, default in _shape(type(record)):
        value = getattr(record, name)
        if value is not None and value != default:
            document[name] = _WRITERS.get(written, _unchanged)(value)
    return document


def _unchanged(value: Any) -> Any:
    return value


def from_document(
    document: Mapping[str, Any], kinds: Mapping[str, type[Any]], *, session: str = "", record: int = 0
) -> Any:
    """The record of one of ``kinds`` that ``document`` holds; raises `RecordUnreadable`.

    ``session`` and ``record`` say in the complaint where it was found.
    """
    code = str(document.get("event", "")) if _is_mapping(document) else ""
    kind = kinds.get(code)
    if kind is None:
        raise RecordUnreadable(session=session, record=record, kind=code, field="event")
    values: Document = {}
    for name, read, left_out in _reading(kind):
        if name in document:
            try:
                values[name] = read(document[name])
            except _Wrong:
                raise RecordUnreadable(session=session, record=record, kind=code, field=name) from None
        elif left_out is MISSING:
            raise RecordUnreadable(session=session, record=record, kind=code, field=name)
        else:
            values[name] = left_out
    return kind(**values)
