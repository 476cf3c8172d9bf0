"""What a key of a preset may hold, and values as they are written, in words."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.core.house_keys import KEYS, Kind
from dealer_assist.text.i18n import _, pgettext
from dealer_assist.text.style import safe


def either(items: Sequence[str]) -> str:
    """``a, b or c``."""
    if len(items) < 2:
        return "".join(items)
    return _("{names} or {last}").format(names=", ".join(items[:-1]), last=items[-1])


def allowed_values(allowed: Sequence[str]) -> str:
    """What would do: the values themselves, or the words for a kind of number or text."""
    kind, _space, bounds = allowed[0].partition(" ") if len(allowed) == 1 else ("", "", "")
    if kind not in _KINDS:
        return either([safe(value) or '""' for value in allowed])
    least, _dots, most = bounds.partition("..")
    return _kind_words(kind, bounds).format(least=least, most=most)


_KINDS = frozenset({kind.value for kind in Kind} | {"table", "whole"}) - {Kind.CHOICE.value, Kind.FLAG.value}


def _kind_words(kind: str, bounds: str) -> str:
    if bounds == "positive":
        return _("an amount over 0 with at most two decimals, like 1 or 0.25")
    words = {
        "text": _('a text in quotes of at most {most} characters, like "seven"'),
        "whole": _("a whole number from {least} to {most}") if bounds else _("a whole number"),
        "amount": _("an amount with at most two decimals, like 1 or 0.25; 0 is the least"),
        "points": _("points in steps of a half from {least} to {most}, like 7 or 5.5"),
        "choice-of-points": _("points in steps of a half, one value like 0.5 or a list like [1, 11]"),
        "worth": _("what one chip is worth in money, over 0, like 0.1"),
        "signals": _('a list of "low", "high", "both" and "", each said once, like ["", "low", "high", "both"]'),
        "keys": _('a list of keys in quotes, like ["betting.ante", "draw.face"]'),
        "range": _("two whole numbers from {least} to {most}, the smaller first, like [4, 10]"),
        "table": pgettext("TOML", "a table, like [showdown] in a line of its own with its keys below"),
    }
    return words[kind]


def takes(key: str) -> str:
    """What ``key`` may hold, in words; nothing for an unknown key."""
    return allowed_values(KEYS[key].allowed) if key in KEYS else ""
