"""Presets: TOML files, the shipped ones and the host's own, made into house rules.

The shipped files lie in ``house_presets`` beside this module (installed) or in ``presets`` beside the package (a
checkout). The host's own lie in the book's folder ``presets``, or anywhere if they are named by their path.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache

from dealer_assist.core.errors.rules import PresetUnknown, RuleFault, RuleProblem, RulesRefused
from dealer_assist.core.house import Layer, resolve, to_document
from dealer_assist.core.house import problems as problems_of
from dealer_assist.core.house_sets import ORIGIN as SET
from dealer_assist.core.house_sets import parse_set, parse_value
from dealer_assist.core.house_spelling import nearest
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.toml_lines import line_of, meant

SUFFIX = ".toml"
LARGEST = 32 * 1024  # bytes; the shipped files have about one thousand, and many parts of a key are slow to read
_LONGEST_ID = 60
USUAL = "pagat"
"""What is played where nobody says."""
_LONGEST_LINE = 80
_PLACE = r"\(at line ([0-9]+), column [0-9]+\)"
_HERE = os.path.dirname(os.path.abspath(__file__))

Book = str | os.PathLike[str] | None
Change = str | tuple[str, object]


@dataclass(frozen=True, kw_only=True, eq=False)
class Preset:
    """One file that was read: how it is called in complaints, its text and its parsed keys."""

    origin: str
    path: str
    stamp: tuple[int, ...]
    text: str
    document: Mapping[str, object]


@dataclass(frozen=True)
class _Changes:
    pairs: tuple[tuple[str, object], ...]

    def __hash__(self) -> int:
        return hash(repr(self.pairs))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Changes) and repr(self.pairs) == repr(other.pairs)


def load(text: str, *, book: Book = None, sets: Sequence[Change] = ()) -> HouseRules:
    """The house rules of a preset's id, or of a file if ``text`` is a path, with ``sets`` changed for this call.

    A change is ``table.key=value`` or a pair of key and value. ``book`` is the folder whose ``presets`` are searched.
    Raises `PresetUnknown`, or `RulesRefused` with every problem.
    """
    changes, bad = _read_changes(sets)
    return _rules(chain(text, book=book), changes, bad)


def changed(rules: HouseRules, name: str, sets: Sequence[Change]) -> HouseRules:
    """Complete ``rules``, called ``name`` in complaints, with ``sets`` changed; raises `RulesRefused`."""
    changes, bad = _read_changes(sets)
    whole = Preset(origin=name, path="", stamp=(), text="", document=to_document(rules))
    return _rules.__wrapped__((whole,), changes, bad)


@lru_cache(maxsize=1)
def shipped_folder() -> str:
    """Where the shipped presets lie."""
    packed = os.path.join(_HERE, "house_presets")
    return packed if os.path.isdir(packed) else os.path.join(os.path.dirname(_HERE), "presets")


def own_folder(book: Book) -> str:
    """Where the host's own presets lie in a book."""
    return os.path.join(os.fspath(book or ""), "presets")


def shipped_ids() -> tuple[str, ...]:
    """The ids of the shipped presets, ``pagat`` first, then by name."""
    return tuple(sorted(_ids_in(shipped_folder()), key=lambda one: (one != USUAL, one)))


def own_ids(book: Book) -> tuple[str, ...]:
    """The ids of the host's own presets, by name; empty without a book."""
    return tuple(sorted(_ids_in(own_folder(book)))) if book else ()


def _ids_in(folder: str) -> list[str]:
    try:
        files = os.listdir(folder)
    except (OSError, ValueError):
        return []
    return [name.removesuffix(SUFFIX) for name in files if name.endswith(SUFFIX) and name[0] not in ".#~"]


def is_path(text: str) -> bool:
    """Whether ``text`` means a file and no id: it ends in ``.toml`` or has a separator of folders in it."""
    return text.endswith(SUFFIX) or os.sep in text or "/" in text


def is_id(text: str) -> bool:
    """Whether a preset may be called so: letters, digits, ``-``, ``_`` and points inside; at most 60 characters."""
    plain = text.replace("-", "").replace(".", "").replace("_", "")
    ends = text[:1] + text[-1:]
    return plain.isalnum() and not set(ends) & {"-", "."} and len(text) <= _LONGEST_ID and not text.endswith(SUFFIX)


def find(text: str, *, book: Book = None, beside: str = "") -> str:
    """The path of the file that ``text`` means, seen from the folder ``beside``; raises `PresetUnknown`."""
    if is_path(text):
        path = os.path.join(beside, os.path.expanduser(text))
        path = os.path.normpath(path) if beside else path
        if os.path.lexists(path):
            return path
        close = nearest(os.path.basename(path).removesuffix(SUFFIX), _ids_in(os.path.dirname(path) or "."))
        beside_it = os.path.join(os.path.dirname(text), close + SUFFIX) if close else ""
        raise PresetUnknown(text=text, nearest=beside_it, known=())
    if is_id(text):
        for folder in (shipped_folder(), own_folder(book)) if book else (shipped_folder(),):
            path = os.path.join(folder, text + SUFFIX)
            if os.path.isfile(path):
                return path
    known = (*shipped_ids(), *own_ids(book))
    raise PresetUnknown(text=text, nearest=nearest(text, known), known=known)


def chain(text: str, *, book: Book = None) -> tuple[Preset, ...]:
    """The preset and those it extends, the oldest parent first; raises `PresetUnknown` and `RulesRefused`."""
    path = find(text, book=book)
    found: list[Preset] = []
    while True:
        preset = _read(path, *_stamp(path))
        if any(preset.stamp == one.stamp for one in found):
            raise _refused(found[-1], "extends", RuleFault.EXTENDS_LOOP, str(found[-1].document["extends"]))
        found.append(preset)
        parent = preset.document.get("extends")
        if parent is None:
            return tuple(reversed(found))
        if not isinstance(parent, str):
            raise _refused(preset, "extends", RuleFault.WRONG_TYPE, str(parent), allowed=("text",))
        try:
            path = find(parent, book=book, beside=os.path.dirname(path))
        except PresetUnknown as unknown:
            raise _refused(
                preset, "extends", RuleFault.EXTENDS_NOTHING, parent, unknown.known, unknown.nearest
            ) from None


def check_file(path: str | os.PathLike[str], *, book: Book = None) -> tuple[RuleProblem, ...]:
    """Everything that is wrong with a preset's file (or id), its parents and its name; empty if nothing is."""
    text = os.fspath(path)
    try:
        layers = chain(text if is_path(text) or not os.path.isfile(text) else os.path.join(".", text), book=book)
    except RulesRefused as refused:
        return refused.problems
    except PresetUnknown as unknown:
        return (RuleProblem(origin=text, key="", fault=RuleFault.NO_FILE, nearest=unknown.nearest),)
    found = _with_lines(layers, problems_of(_layers(layers, _Changes(()))))
    return (*_name_problems(layers[-1], book), *found)


def _name_problems(preset: Preset, book: Book) -> tuple[RuleProblem, ...]:
    """The host's own presets need a name that can be typed and that no shipped one has."""
    folder, name = os.path.split(os.path.realpath(preset.path))
    own = book and folder == os.path.realpath(own_folder(book))
    if not own or name.startswith("."):
        return ()
    name = name.removesuffix(SUFFIX)
    if name.lower() in shipped_ids():
        return (RuleProblem(origin=preset.origin, key="", fault=RuleFault.TAKEN_ID, found=name),)
    if not is_id(name):
        return (RuleProblem(origin=preset.origin, key="", fault=RuleFault.BAD_ID, found=name),)
    return ()


def _read_changes(sets: Sequence[Change]) -> tuple[_Changes, tuple[RuleProblem, ...]]:
    pairs: list[tuple[str, object]] = []
    bad: list[RuleProblem] = []
    for change in sets:
        try:
            pairs.append(parse_set(change) if isinstance(change, str) else (change[0], _from_json(*change)))
        except RulesRefused as refused:
            bad.extend(refused.problems)
    return _Changes(tuple(pairs)), tuple(bad)


def _from_json(key: str, value: object) -> object:
    if isinstance(value, str):
        return parse_value(key, value)
    if isinstance(value, float):
        return Decimal(repr(value))
    return (
        [_from_json("", one) if isinstance(one, float) else one for one in value] if isinstance(value, list) else value
    )


@lru_cache(maxsize=4096)
def _rules(presets: tuple[Preset, ...], changes: _Changes, bad: tuple[RuleProblem, ...]) -> HouseRules:
    layers = _layers(presets, changes)
    if bad:
        raise RulesRefused(problems=_with_lines(presets, (*bad, *problems_of(layers))))
    try:
        return resolve(layers)
    except RulesRefused as refused:
        raise RulesRefused(problems=_with_lines(presets, refused.problems)) from None


def _layers(presets: Sequence[Preset], changes: _Changes) -> list[Layer]:
    layers = [Layer(origin=preset.origin, document=preset.document) for preset in presets]
    if changes.pairs:
        layers.append(Layer(origin=SET, document=dict(changes.pairs), is_set=True))
    return layers


def _with_lines(presets: Sequence[Preset], found: Sequence[RuleProblem]) -> tuple[RuleProblem, ...]:
    texts = {preset.origin: preset.text for preset in presets}
    return tuple(
        replace(one, line=line_of(texts[one.origin], one.key)) if one.origin in texts and not one.line else one
        for one in found
    )


def _stamp(path: str) -> tuple[int, ...]:
    """What tells that a file has changed: its place on disk, its size and its time."""
    try:
        about = os.stat(path)
    except FileNotFoundError:
        raise _unreadable(path, RuleFault.NO_FILE) from None
    except OSError as error:
        raise _unreadable(path, RuleFault.NO_ACCESS, error.strerror or "") from None
    if not stat.S_ISREG(about.st_mode):
        raise _unreadable(path, RuleFault.NOT_A_FILE)
    if about.st_size > LARGEST:
        raise _unreadable(path, RuleFault.TOO_LARGE)
    return about.st_dev, about.st_ino, about.st_size, about.st_mtime_ns


@lru_cache(maxsize=256)
def _read(path: str, *stamp: int) -> Preset:
    try:
        with open(path, "rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise _unreadable(path, RuleFault.NO_ACCESS, error.strerror or "") from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise _unreadable(path, RuleFault.NOT_UTF8, line=line) from None
    return Preset(origin=path, path=path, stamp=stamp, text=text, document=_parsed(path, text))


def _parsed(path: str, text: str) -> Mapping[str, object]:
    import tomllib

    try:
        return tomllib.loads(text, parse_float=Decimal)
    except RecursionError:
        raise _unreadable(path, RuleFault.NOT_TOML) from None
    except ValueError as error:
        place = re.search(_PLACE, str(error))
        lines = text.splitlines()
        number = int(place[1]) if place else len(lines)
        line = lines[number - 1].strip()[:_LONGEST_LINE] if 0 < number <= len(lines) else ""
        twice = "overwrite" in str(error) or "twice" in str(error)
        fault = RuleFault.KEY_TWICE if twice else RuleFault.NOT_TOML
        raise _unreadable(path, fault, line, number, "" if twice else meant(line)) from None


def _unreadable(path: str, fault: RuleFault, found: str = "", line: int = 0, close: str = "") -> RulesRefused:
    return RulesRefused(
        problems=(RuleProblem(origin=path, key="", fault=fault, found=found, line=line, nearest=close),)
    )


def _refused(
    preset: Preset, key: str, fault: RuleFault, found: str, allowed: tuple[str, ...] = (), close: str = ""
) -> RulesRefused:
    problem = RuleProblem(
        origin=preset.origin,
        key=key,
        fault=fault,
        found=found,
        allowed=allowed,
        nearest=close,
        line=line_of(preset.text, key),
    )
    return RulesRefused(problems=(problem,))
