"""From the layers of a preset (its parents, the file itself, changes for one call) to complete house rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from dealer_assist.core.errors.rules import RuleFault, RuleProblem, RulesRefused
from dealer_assist.core.house_checks import Clash, clashes
from dealer_assist.core.house_document import flat, to_document, written
from dealer_assist.core.house_keys import (
    KEYS,
    RANK_KEYS,
    SIDE_TABLES,
    TABLES,
    TOP_KEYS,
    Unfit,
)
from dealer_assist.core.house_spelling import nearest, nearest_key
from dealer_assist.core.record import record
from dealer_assist.core.rules import (
    BettingRules,
    ChipRules,
    DealRules,
    DeclareRules,
    DrawRules,
    HouseRules,
    Points,
    ShowdownRules,
    SideNames,
    Suits,
    Targets,
    Values,
)

__all__ = ["Layer", "problems", "resolve", "to_document"]

MOST_PROBLEMS = 100  # who has more has taken another file; they are told of these
_TARGETS = ("targets.low", "targets.high")
_LOW_KEYS = frozenset({"showdown.low_limit", "names.low", *(f"points.low.{rank}" for rank in RANK_KEYS)})


@record
class Layer:
    """What one file writes, or what one call changes.

    ``origin`` is how the place is called in complaints (a file, a preset's id, ``--set``). ``document`` is the parsed
    TOML (floats as Decimal), or with ``is_set`` a flat map of ``table.key`` to its value.
    """

    origin: str
    document: Mapping[str, object]
    is_set: bool = False


def resolve(layers: Sequence[Layer]) -> HouseRules:
    """The house rules of ``layers``, the parent first; raises `RulesRefused` with every problem."""
    rules, found = _resolved(layers)
    if found:
        raise RulesRefused(problems=found)
    return rules


def problems(layers: Sequence[Layer]) -> tuple[RuleProblem, ...]:
    """Everything that is wrong with ``layers``; empty if they make house rules."""
    return _resolved(layers)[1]


@record
class _Entry:
    value: Any
    level: int
    origin: str = ""


@dataclass(kw_only=True)
class _Fold:
    entries: dict[str, _Entry] = field(default_factory=dict)
    undecided: tuple[str, ...] = ()
    failed: set[str] = field(default_factory=set)
    problems: list[RuleProblem] = field(default_factory=list)


def _resolved(layers: Sequence[Layer]) -> tuple[HouseRules, tuple[RuleProblem, ...]]:
    default = Targets()
    fold = _Fold()
    for key, value in zip(_TARGETS, (default.low, default.high), strict=True):
        fold.entries[key] = _Entry(value=value, level=-1)
    for level, layer in enumerate(layers):
        _lay(fold, layer, level)
    for key, value in zip(_TARGETS, (default.low, default.high), strict=True):
        if key in fold.failed:
            fold.entries.setdefault(key, _Entry(value=value, level=-1))
    rules = _built(fold)
    fold.problems.extend(_low_keys_alone(fold))
    fold.problems.extend(_blamed(fold, rules, clash) for clash in clashes(rules) if fold.failed.isdisjoint(clash.keys))
    return rules, tuple(fold.problems)


def _lay(fold: _Fold, layer: Layer, level: int) -> None:
    pairs = list(_pairs(fold, layer))
    if not layer.is_set and isinstance(layer.document.get("targets"), Mapping):
        _replace_targets(fold, layer)
    here = dict(pairs)
    if layer.is_set:
        _drop_names_of_moved_targets(fold, here)
    fold.undecided = tuple(key for key in fold.undecided if key not in here)
    for key, raw in pairs:
        try:
            value = KEYS[key].read(raw)
        except Unfit as unfit:
            close = nearest(raw, unfit.allowed) if unfit.fault is RuleFault.NOT_IN_LIST else ""
            found = str(len(cast("list[object]", raw))) if unfit.fault is RuleFault.TOO_MANY else written(raw)
            _complain(fold, layer, key, unfit.fault, found, unfit.allowed, close)
            continue
        if key == "undecided":
            fold.undecided = tuple(_existing(fold, layer, cast("tuple[str, ...]", value)))
        else:
            fold.entries[key] = _Entry(value=value, level=level, origin=layer.origin)
            fold.failed.discard(key)


def _complain(
    fold: _Fold,
    layer: Layer,
    key: str,
    fault: RuleFault,
    found: str = "",
    allowed: tuple[str, ...] = (),
    close: str = "",
) -> None:
    fold.failed.add(key)
    if len(fold.problems) >= MOST_PROBLEMS:
        return
    fold.problems.append(
        RuleProblem(origin=layer.origin, key=key, fault=fault, found=found, allowed=allowed, nearest=close)
    )


def _pairs(fold: _Fold, layer: Layer) -> Iterator[tuple[str, object]]:
    """Dotted keys with what is written for them; unknown ones are complained of and left out."""
    for name, raw in layer.document.items():
        if layer.is_set or name in TOP_KEYS:
            if name in KEYS:
                yield name, raw
            else:
                _unknown(fold, layer, name, tuple(KEYS))
        elif name in TABLES:
            yield from _table_pairs(fold, layer, name, raw)
        elif name != "extends":
            _unknown(fold, layer, name, ("extends", *TOP_KEYS, *TABLES))


def _table_pairs(fold: _Fold, layer: Layer, table: str, raw: object) -> Iterator[tuple[str, object]]:
    name = table.removeprefix("points.")
    known = tuple(RANK_KEYS) if name in SIDE_TABLES else tuple(TABLES[table])
    if not isinstance(raw, Mapping):
        _complain(fold, layer, table, RuleFault.WRONG_TYPE, written(raw), ("table",))
        return
    for key, value in raw.items():
        if table == "points" and key in SIDE_TABLES:
            yield from _table_pairs(fold, layer, f"points.{key}", value)
        elif key in known:
            yield f"{table}.{key}", value
        else:
            _unknown(fold, layer, f"{table}.{key}", tuple(f"{table}.{name}" for name in known))


def _unknown(fold: _Fold, layer: Layer, key: str, known: tuple[str, ...]) -> None:
    close = nearest_key(key, known) if len(fold.problems) < MOST_PROBLEMS else ""
    _complain(fold, layer, key, RuleFault.UNKNOWN_KEY, key, known, close)


def _existing(fold: _Fold, layer: Layer, keys: tuple[str, ...]) -> Iterator[str]:
    for key in dict.fromkeys(keys):
        if key in KEYS and key not in TOP_KEYS:
            yield key
        else:
            few = len(fold.problems) < MOST_PROBLEMS
            close = nearest_key(key, (name for name in KEYS if name not in TOP_KEYS)) if few else ""
            close = "" if close in TOP_KEYS else close
            _complain(fold, layer, "undecided", RuleFault.UNKNOWN_KEY, key, (), close)


def _replace_targets(fold: _Fold, layer: Layer) -> None:
    """A table of targets replaces the inherited one whole, and the sides' names with it."""
    targets = cast("Mapping[str, object]", layer.document["targets"])
    gone = {*_TARGETS, "names.low", "names.high"}
    if "high" not in targets:
        _complain(fold, layer, "targets.high", RuleFault.TARGET_MISSING)
    elif "low" not in targets:
        gone |= _LOW_KEYS
    for key in gone:
        fold.entries.pop(key, None)
    fold.undecided = tuple(key for key in fold.undecided if key not in gone)


def _drop_names_of_moved_targets(fold: _Fold, changes: Mapping[str, object]) -> None:
    for side in SIDE_TABLES:
        old = fold.entries.get(f"targets.{side}")
        if f"targets.{side}" not in changes or f"names.{side}" in changes:
            continue
        try:
            moved = old is None or KEYS[f"targets.{side}"].read(changes[f"targets.{side}"]) != old.value
        except Unfit:
            moved = False
        if moved:
            fold.entries.pop(f"names.{side}", None)


def _low_keys_alone(fold: _Fold) -> Iterator[RuleProblem]:
    if "targets.low" in fold.entries or "targets.high" in fold.failed:
        return
    for key, entry in fold.entries.items():
        if key in _LOW_KEYS:
            yield RuleProblem(origin=entry.origin, key=key, fault=RuleFault.ONE_TARGET)


def _blamed(fold: _Fold, rules: HouseRules, clash: Clash) -> RuleProblem:
    """The clash as a problem of the key that was written last."""
    values = flat(to_document(rules))
    level = {key: fold.entries[key].level for key in clash.keys if key in fold.entries}
    key = max(clash.keys, key=lambda one: level.get(one, -1))
    origin = fold.entries[key].origin if key in fold.entries else ""
    return RuleProblem(
        origin=origin,
        key=key,
        fault=clash.fault,
        found=written(values.get(key)),
        allowed=clash.allowed,
        clash=tuple((one, written(values[one])) for one in clash.keys if one != key and one in values),
    )


def _built(fold: _Fold) -> HouseRules:
    tables: dict[str, dict[str, Any]] = {name: {} for name in (*TABLES, "", "points.low", "points.high")}
    for key, entry in fold.entries.items():
        table, _, name = key.rpartition(".")
        tables[table][name] = entry.value
    targets = tables["targets"]
    return HouseRules(
        **tables[""],
        undecided=tuple(key for key in fold.undecided if "low" in targets or key not in _LOW_KEYS),
        targets=Targets(low=targets.get("low"), high=targets["high"]),
        names=SideNames(**tables["names"]),
        points=Points(
            both=Points().both | _values(tables["points"]),
            low=_values(tables["points.low"]),
            high=_values(tables["points.high"]),
        ),
        suits=Suits(**tables["suits"]),
        showdown=ShowdownRules(**tables["showdown"]),
        declare=DeclareRules(**tables["declare"]),
        deal=DealRules(**tables["deal"]),
        draw=DrawRules(**tables["draw"]),
        betting=BettingRules(**tables["betting"]),
        chips=ChipRules(**tables["chips"]),
    )


def _values(table: Mapping[str, tuple[int, ...]]) -> Values:
    return {RANK_KEYS[name]: value for name, value in table.items()}
