"""House rules as the TOML text of a preset, with a comment where one is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dealer_assist.core.house_document import flat, to_document, written
from dealer_assist.core.house_keys import KEYS, TOP_KEYS, Kind
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce import rule_lines
from dealer_assist.text.i18n import _
from dealer_assist.text.rule_values import takes
from dealer_assist.text.rules_questions import sentences

_WIDTH = 100


def whole_preset(rules: HouseRules, usual: HouseRules) -> str:
    """Every key of ``rules`` as a file that can be saved and edited; what is not as in ``usual`` says so."""
    document = to_document(rules)
    theirs = flat(to_document(usual))
    notes: dict[str, str] = {}
    for key, value in flat(document).items():
        if key in rules.undecided:
            notes[key] = _("to be agreed at the table")
        elif key not in TOP_KEYS and key in theirs and written(theirs[key]) != written(value):
            notes[key] = _("usually {value}").format(value=written(theirs[key]))
    return toml_text(document, notes)


def toml_text(
    document: Mapping[str, object], notes: Mapping[str, str] | None = None, above: Mapping[str, str] | None = None
) -> str:
    """A document of plain values and tables; ``notes`` stand behind a key's value, ``above`` over its line."""
    return "\n".join(_lines(document, "", notes or {}, above or {})).strip("\n") + "\n"


def _lines(
    document: Mapping[str, object], table: str, notes: Mapping[str, str], above: Mapping[str, str]
) -> Iterator[str]:
    for name, value in document.items():
        if not isinstance(value, Mapping):
            key = f"{table}.{name}".lstrip(".")
            yield from comment(above.get(key, ""))
            note = notes.get(key)
            yield f"{name} = {_value(value)}" + (f"  # {note}" if note else "")
    for name, value in document.items():
        if isinstance(value, Mapping):
            inner = f"{table}.{name}".lstrip(".")
            if any(not isinstance(one, Mapping) for one in value.values()):
                yield ""
                yield f"[{inner}]"
            yield from _lines(value, inner, notes, above)


def _value(value: object) -> str:
    text = written(value)
    if isinstance(value, list) and len(text) > _WIDTH:
        return "[\n" + "".join(f"    {written(one)},\n" for one in value) + "]"
    return text


def comment(text: str) -> Iterator[str]:
    """``text`` as lines of comment, none of them long."""
    line = "#"
    for word in text.split():
        if len(line) + len(word) > _WIDTH:
            yield line
            line = "#"
        line += f" {word}"
    if text:
        yield line


def own_preset(name: str, parent: str, title: str, document: Mapping[str, object], rules: HouseRules) -> str:
    """A new preset: who it comes from, what it is called, and only what differs, each rule said over its key."""
    summary = next(line.said for line in rule_lines(rules))
    head = _("The house rules “{name}”. What is not written here is as in {parent}.").format(name=name, parent=parent)
    aloud = _("Read them aloud: dealer rules announce {name}. All there is to change: dealer rules show {parent}.")
    top: dict[str, object] = {"title": title, "summary": summary, "extends": parent}
    keys = list(flat(document))
    said = sentences(rules, keys)
    comments = {key: " ".join(filter(None, (said.get(key), _choices(key)))) for key in keys if key in said}
    comments |= {key: _choices(key) for key in keys if key not in comments and not _told(key, rules)}
    lines = [
        *comment(head),
        *comment(aloud.format(name=name, parent=parent)),
        "",
        toml_text(top | dict(document), above=comments),
    ]
    return "\n".join(lines)


def _choices(key: str) -> str:
    """The other values in brackets, where there is a list of them."""
    return f"({takes(key)})" if KEYS[key].kind in (Kind.CHOICE, Kind.FLAG) else ""


def _told(key: str, rules: HouseRules) -> bool:
    return any(key in line.keys for line in rule_lines(rules))
