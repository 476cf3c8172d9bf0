"""Presets listed, and two of them side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dealer_assist.core.house_document import flat, to_document, written
from dealer_assist.core.rules import HouseRules
from dealer_assist.text import style
from dealer_assist.text.announce import Line, rule_lines
from dealer_assist.text.announce.lines import Topic, heading
from dealer_assist.text.announce.short import differing_keys
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.tables import pad, table, width, wrap

_GAP = "   "
_NARROWEST_COLUMN = 28


@dataclass(frozen=True, kw_only=True)
class Listed:
    """A preset in the list: ``rules`` is None where its file has problems."""

    name: str
    rules: HouseRules | None
    own: bool


def preset_list(listed: Iterable[Listed]) -> str:
    """Id and summary of every preset, the host's own marked."""
    rows = [(one.name, _summary(one)) for one in listed]
    column = max((width(name) for name, _text in rows), default=0) + 2
    if column > style.current().width // 2:
        return table([_("Preset"), _("In one sentence")], rows)
    lines = []
    for name, summary in rows:
        lines += wrap(summary, first=pad(name, column), rest=" " * column)
    return "\n".join(lines)


def _summary(one: Listed) -> str:
    if one.rules is None:
        return _("has problems: dealer rules check {name}").format(name=style.safe(one.name))
    said = _(one.rules.summary) if one.rules.summary else _(one.rules.title) if one.rules.title else ""
    said = said or _("no summary")
    return _("{summary} (your own)").format(summary=said) if one.own else said


def checked(files: int, bad: int) -> str:
    """How many files were looked at and how many have problems."""
    if not files:
        return _("There is nothing to check: you have no presets of your own. dealer rules new NAME makes one.")
    if not bad:
        return ngettext("{n} file is in order.", "{n} files are in order.", files).format(n=files)
    said = ngettext("{bad} file of {n} has problems.", "{bad} files of {n} have problems.", bad)
    return said.format(bad=bad, n=files)


@dataclass(frozen=True, kw_only=True)
class Difference:
    """What two presets say about the same thing; empty where it is not in play."""

    topic: Topic
    left: str
    right: str


def differences(left: HouseRules, right: HouseRules) -> tuple[Difference, ...]:
    """Only what differs, in the order of play: lines about the same keys stand together."""
    keys = frozenset(differing_keys(left, right)) | frozenset(left.undecided) ^ frozenset(right.undecided)
    ours, theirs = rule_lines(left), rule_lines(right)
    found = []
    for topic in Topic:
        here = [line for line in (*ours, *theirs) if line.topic is topic and keys.intersection(line.keys)]
        for group in _groups(here):
            said = _said(group, ours, left), _said(group, theirs, right)
            if said[0] != said[1]:
                found.append(Difference(topic=topic, left=said[0], right=said[1]))
    return tuple(found)


def _about(line: Line) -> frozenset[str]:
    """The keys of a line, what a card counts for one side taken as what it counts."""
    return frozenset(key.replace("points.low.", "points.").replace("points.high.", "points.") for key in line.keys)


def _groups(lines: Sequence[Line]) -> list[frozenset[str]]:
    """Sets of keys that belong together because some line speaks of several of them."""
    groups: list[frozenset[str]] = []
    for line in lines:
        joined = _about(line)
        apart = [group for group in groups if not group & joined]
        for group in groups:
            if group & joined:
                joined |= group
        groups = [*apart, joined]
    return groups


def _said(group: frozenset[str], lines: Sequence[Line], rules: HouseRules) -> str:
    return " ".join(line.text(rules.undecided) for line in lines if group & _about(line))


def not_in_play(left: HouseRules, right: HouseRules) -> tuple[str, ...]:
    """Differing keys about which neither preset says anything, because they have no effect in either."""
    told = {key for rules in (left, right) for line in rule_lines(rules) for key in line.keys}
    return tuple(key for key in differing_keys(left, right) if key not in told and not key.startswith("names."))


def diff_text(names: tuple[str, str], left: HouseRules, right: HouseRules) -> str:
    """Two columns of sentences under a heading a topic; below each other where the output is narrow."""
    found = differences(left, right)
    silent = not_in_play(left, right)
    if not found and not silent:
        return _("{left} and {right} are the same game.").format(left=names[0], right=names[1])
    column = (style.current().width - len(_GAP)) // 2
    blocks = [_side_by_side(names, column)] if found and column >= _NARROWEST_COLUMN else []
    for topic in dict.fromkeys(one.topic for one in found):
        lines = [style.bold(heading(topic))]
        for one in found:
            if one.topic is topic:
                lines.append(_pair(names, (one.left or _nothing(), one.right or _nothing()), column))
        blocks.append("\n".join(lines))
    if silent:
        ours, theirs = flat(to_document(left)), flat(to_document(right))
        rows = [f"{key}: {written(ours.get(key, ''))} / {written(theirs.get(key, ''))}" for key in silent]
        blocks.append("\n".join([_("Different, but without effect in either:"), *rows]))
    return "\n\n".join(blocks)


def _nothing() -> str:
    return _("(nothing)")


def _pair(names: tuple[str, str], said: tuple[str, str], column: int) -> str:
    if column >= _NARROWEST_COLUMN:
        return _side_by_side(said, column)
    return "\n".join(
        line for name, text in zip(names, said, strict=True) for line in wrap(text, first=f"  {name}: ", rest="    ")
    )


def _side_by_side(said: tuple[str, str], column: int) -> str:
    left, right = (_column(text, column) for text in said)
    height = max(len(left), len(right))
    left += [""] * (height - len(left))
    right += [""] * (height - len(right))
    return "\n".join((pad(one, column) + _GAP + other).rstrip() for one, other in zip(left, right, strict=True))


def _column(text: str, columns: int) -> list[str]:
    lines, line = [], ""
    for word in style.fit(text).split(" "):
        grown = f"{line} {word}" if line else word
        if width(grown) > columns and line:
            lines.append(line)
            line = word
        else:
            line = grown
    return [*lines, line]
