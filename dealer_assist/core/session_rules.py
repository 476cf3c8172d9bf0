"""House rules as the book keeps them: the complete document, decimals as text, since the book holds no fractions."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from typing import Any

from dealer_assist.core.house import Layer, resolve, to_document
from dealer_assist.core.house_keys import KEYS, Kind
from dealer_assist.core.rules import HouseRules

_NUMBERS = frozenset({Kind.AMOUNT, Kind.POINTS, Kind.CHOICE_OF_POINTS, Kind.WORTH})


def kept(rules: HouseRules) -> dict[str, Any]:
    """The document of ``rules`` with nothing in it but text, whole numbers, booleans, lists and maps."""
    document: dict[str, Any] = _without_decimals(to_document(rules))
    return document


def _without_decimals(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_decimals(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_without_decimals(inner) for inner in value]
    return str(value) if isinstance(value, Decimal) else value


def house_rules(document: Mapping[str, object], origin: str) -> HouseRules:
    """The rules of a `kept` document; ``origin`` names them in a complaint. Raises `RulesRefused`."""
    return resolve([Layer(origin=origin, document=_with_decimals(document, ""))])


def _with_decimals(document: Mapping[str, object], path: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in document.items():
        key = f"{path}{name}"
        if isinstance(value, Mapping):
            found[name] = _with_decimals(value, f"{key}.")
        elif key in KEYS and KEYS[key].kind in _NUMBERS:
            found[name] = [_number(one) for one in value] if isinstance(value, list) else _number(value)
        else:
            found[name] = value
    return found


def _number(value: object) -> object:
    try:
        return Decimal(value) if isinstance(value, str) else value
    except InvalidOperation:
        return value  # refused as any other value that is no number
