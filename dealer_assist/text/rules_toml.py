"""House rules as the TOML text of a preset, with a comment where one is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dealer_assist.core.house_document import flat, to_document, written
from dealer_assist.core.house_keys import TOP_KEYS
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.i18n import _

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
            if value:
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
