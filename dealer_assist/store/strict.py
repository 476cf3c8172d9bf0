"""JSON as the files of a book have it: no key twice in one object, and whole numbers only."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NoReturn


class Twice(ValueError):
    """A key stands twice in one object."""


class NotWhole(ValueError):
    """A number that is not whole."""


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _value in pairs]
        raise Twice(next(key for number, key in enumerate(keys) if key in keys[:number]))
    return found


def refuse_number(text: str) -> NoReturn:
    """Raise `NotWhole`."""
    raise NotWhole(text)


def decoder(constant: Callable[[str], Any] = refuse_number) -> json.JSONDecoder:
    """What reads it; ``constant`` says what a word stands for that JSON itself has no meaning for."""
    return json.JSONDecoder(object_pairs_hook=_without_twins, parse_float=refuse_number, parse_constant=constant)


DECODER = decoder()
