"""``dealer showdown --batch``: one JSON object a line in, one a line out."""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from dealer_assist import presets
from dealer_assist.cli.verdict_json import Document, WrittenVerdict
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.batch import BatchFault, LineUnreadable
from dealer_assist.core.errors.names import NameTaken
from dealer_assist.core.errors.showdown import NoHands
from dealer_assist.core.money import parse_chips
from dealer_assist.core.names import find_name, parse_names
from dealer_assist.core.request import Request, pot_of, read_seats, read_shown
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import Pot
from dealer_assist.core.typing_declarations import parse_declarations

Loaded = dict[tuple[str, str], HouseRules]
_TEXT = frozenset({str})
_KEYS = frozenset({"id", "rules", "set", "pot", "pots", "seats", "hands", "declared"})


@dataclass(frozen=True, kw_only=True)
class Defaults:
    """What holds for lines that do not say: a preset, the book it may be in, changes of keys, the smallest chip."""

    rules: str = presets.USUAL
    book: Path | None = None
    sets: Sequence[str] = ()
    unit: int | None = None


def answer_lines(lines: Iterable[bytes | str], defaults: Defaults) -> Iterator[tuple[Document | WrittenVerdict, bool]]:
    """The document of each line that is not blank, and whether it is an answer (or an error)."""
    loaded: Loaded = {}
    for number, line in enumerate(lines, start=1):
        if not line or line.isspace():
            continue
        document: Document = {}
        try:
            document = _read(line)
            yield answer(document, defaults, loaded), True
        except DealerError as error:
            yield {"id": document.get("id"), "line": number} | error_document(error), False


def error_document(error: DealerError) -> Document:
    """The code of an error, and its words in the language of the call."""
    from dealer_assist.text.errors import say

    code = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    return {"error": code, "message": say(error)}


def answer(document: Mapping[str, Any], defaults: Defaults, loaded: Loaded) -> WrittenVerdict:
    """What ``showdown --json`` says of one line, and its id; raises `LineUnreadable` and whatever a showdown does."""
    verdict = request_of(document, defaults, loaded).judged()
    return WrittenVerdict(verdict, document.get("rules") or defaults.rules, {"id": document.get("id")})


def request_of(document: Mapping[str, Any], defaults: Defaults, loaded: Loaded) -> Request:
    """Read one line's object; ``loaded`` keeps the house rules of earlier lines."""
    if not document.keys() <= _KEYS:
        unknown = next(key for key in document if key not in _KEYS)
        raise LineUnreadable(fault=BatchFault.UNKNOWN_KEY, key=unknown, allowed=tuple(sorted(_KEYS)))
    rules = _rules(document, defaults, loaded)
    hands = _mapping(document, "hands", required=True)
    declared = _mapping(document, "declared")
    if not hands:
        raise NoHands()
    names = parse_names(hands)
    said = dict(zip(_holders(declared, hands, names), declared.values(), strict=True)) if declared else {}
    seats = _texts(document["seats"], "seats") if document.get("seats") is not None else []
    return Request(
        rules=rules,
        hands=read_shown(names, tuple(hands.values())),
        declared=parse_declarations(rules, said) if said else {},
        pots=_pots(document, rules, names),
        seats=read_seats(seats, names) if seats else names,
    )


def _holders(declared: Mapping[str, str], hands: Mapping[str, str], names: Sequence[str]) -> Iterable[str]:
    """Whose declarations these are; a name is found as everywhere, by its beginning, too."""
    by_typed = dict(zip(hands, names, strict=True))
    if declared.keys() <= by_typed.keys():
        return map(by_typed.__getitem__, declared)
    holders: list[str] = []
    for text in declared:
        name = by_typed.get(text) or find_name(text, names)
        if name in holders:
            raise NameTaken(text=text, first=name)
        holders.append(name)
    return holders


def _read(line: bytes | str) -> Document:
    try:
        text = line.removeprefix(BOM_UTF8).decode("utf-8") if isinstance(line, bytes) else line
        document = _parsed(text)
    except (ValueError, RecursionError) as error:
        raise LineUnreadable(fault=BatchFault.NOT_JSON, key=str(error), allowed=()) from error
    if not isinstance(document, dict):
        raise LineUnreadable(fault=BatchFault.NOT_AN_OBJECT, key="", allowed=())
    return document


def _parsed(text: str) -> object:
    # ``json.loads`` makes a decoder for every line; it refuses a second mark of the byte order, which a decoder takes.
    return json.loads(text) if text.startswith("\ufeff") else _DECODER.decode(text)


def _no_number(text: str) -> None:
    raise ValueError(text)


def _once(pairs: list[tuple[str, Any]]) -> Document:
    document = dict(pairs)
    if len(document) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _value in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise LineUnreadable(fault=BatchFault.KEY_TWICE, key=twice, allowed=())
    return document


_DECODER = json.JSONDecoder(parse_float=Decimal, parse_constant=_no_number, object_pairs_hook=_once)


def _rules(document: Mapping[str, Any], defaults: Defaults, loaded: Loaded) -> HouseRules:
    name = document.get("rules") or defaults.rules
    if not isinstance(name, str):
        raise LineUnreadable(fault=BatchFault.WRONG_TYPE, key="rules", allowed=("text",))
    changes = _mapping(document, "set", texts=False)
    key = (name, repr(changes) if changes else "")
    rules = loaded.get(key)
    if rules is None:
        rules = presets.load(name, book=defaults.book, sets=[*defaults.sets, *changes.items()])
        if defaults.unit is not None and "chips.unit" not in changes:
            rules = rules.with_unit(defaults.unit)
        loaded[key] = rules
    return rules


def _mapping(document: Mapping[str, Any], key: str, *, required: bool = False, texts: bool = True) -> dict[str, Any]:
    value = document.get(key)
    if value is None and required:
        raise LineUnreadable(fault=BatchFault.MISSING, key=key, allowed=())
    if value is None:
        return {}
    if not isinstance(value, dict) or (texts and not _are_texts(value.values())):
        raise LineUnreadable(fault=BatchFault.WRONG_TYPE, key=key, allowed=("texts" if texts else "changes",))
    return value


def _are_texts(values: Iterable[object]) -> bool:
    return _TEXT.issuperset(map(type, values))


def _texts(value: object, key: str) -> list[str]:
    if not isinstance(value, list) or not _are_texts(value):
        raise LineUnreadable(fault=BatchFault.WRONG_TYPE, key=key, allowed=("list",))
    return value


def _pots(document: Mapping[str, Any], rules: HouseRules, names: Sequence[str]) -> tuple[Pot, ...]:
    if ("pot" in document) == ("pots" in document):
        raise LineUnreadable(fault=BatchFault.POT_OR_POTS, key="pot", allowed=("pot", "pots"))
    if "pot" in document:
        return (Pot(amount=_amount(document["pot"], "pot", rules), players=tuple(names)),)
    pots = document["pots"]
    if not (isinstance(pots, list) and pots) or not all(
        isinstance(pot, dict) and {"amount", "players"} == set(pot) and pot["players"] for pot in pots
    ):
        raise LineUnreadable(fault=BatchFault.WRONG_TYPE, key="pots", allowed=("pots",))
    return tuple(
        pot_of(_amount(pot["amount"], "pots", rules), _texts(pot["players"], "players"), names) for pot in pots
    )


def _amount(value: object, key: str, rules: HouseRules) -> int:
    if isinstance(value, bool) or not isinstance(value, str | int | Decimal):
        raise LineUnreadable(fault=BatchFault.WRONG_TYPE, key=key, allowed=("amount",))
    return parse_chips(str(value), unit=rules.chips.unit)
