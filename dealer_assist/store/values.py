"""What a document may hold, and how it is written as JSON."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

from dealer_assist.core.errors.book import NotStorable

Document: TypeAlias = dict[str, Any]
"""JSON values: ``str``, ``int``, ``bool``, ``None``, lists and dicts of them. No floats."""

CHAIN = "#"
"""The key under which a stored document carries its checksum; callers never see it."""


def own_copy(document: Document) -> Document:
    """A deep copy of ``document``, proven to be writable and to come back as it is.

    Raises `NotStorable` for text that no encoding can write, ``TypeError`` for what is not a JSON value of ours.
    """
    if CHAIN in document:
        raise TypeError(f"the key {CHAIN!r} belongs to the store")
    copied: Document = _copied(document)
    return copied


_AS_IT_IS = frozenset({int, bool, type(None)})


def _copied(value: Any) -> Any:
    kind = type(value)
    if kind in _AS_IT_IS or (kind is str and value.isascii()):  # nearly every value
        return value
    if isinstance(value, bool | int):
        return value
    if isinstance(value, str):
        return _written(value)
    if isinstance(value, dict):
        return {_written(key): _copied(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_copied(inner) for inner in value]
    raise TypeError(f"{type(value).__name__} cannot be stored")


def _written(text: Any) -> str:
    if type(text) is str and text.isascii():
        return text
    if not isinstance(text, str):
        raise TypeError(f"{type(text).__name__} cannot be a key")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise NotStorable(text=text) from error
    return text


_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(", ", ": "))


def dumped(value: Any) -> str:
    """``value`` as JSON on one line, in UTF-8's characters, without NaN."""
    return _ENCODER.encode(value)
