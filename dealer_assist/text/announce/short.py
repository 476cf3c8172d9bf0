"""What differs from the usual game, in half a minute; and what of it the table still has to settle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dealer_assist.core.house_document import flat, to_document
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce import rule_lines, spoken, title
from dealer_assist.text.announce.betting import STAKES
from dealer_assist.text.announce.lines import Line, Topic
from dealer_assist.text.i18n import _
from dealer_assist.text.style import listed

_ABOUT_THE_FILE = frozenset({"title", "summary", "source", "undecided", "players"})
_THE_GAME = (Topic.OBJECT, Topic.CARDS, Topic.DEAL)


def short(rules: HouseRules, usual: HouseRules) -> tuple[str, ...]:
    """Sentences: the title, then each rule that is not as in ``usual``, then what is open."""
    lines = tuple(differing(rules, usual))
    if lines:
        said = [_("{title}: as usual, except this.").format(title=title(rules))]
    else:
        lines = tuple(line for line in spoken(rules) if line.topic in _THE_GAME)
        said = [_("{title}, as usual.").format(title=title(rules))]
    said += [line.text(rules.undecided) if line.is_open(rules.undecided) else line.brief or line.said for line in lines]
    asked = {key for line in lines for key in line.keys}
    things = list(dict.fromkeys(_thing(key) for key in rules.undecided if key not in asked))
    if things:
        said.append(_("To be agreed: {things}.").format(things=listed(things)))
    return tuple(said)


def differing_keys(rules: HouseRules, other: HouseRules) -> tuple[str, ...]:
    """Dotted keys whose values differ, apart from what is about the file and not about the game."""
    ours, theirs = flat(to_document(rules)), flat(to_document(other))
    keys = dict.fromkeys([*ours, *theirs])
    return tuple(
        key for key in keys if key not in _ABOUT_THE_FILE and ours.get(key, _MISSING) != theirs.get(key, _MISSING)
    )


_MISSING = object()


def differing(rules: HouseRules, usual: HouseRules) -> Iterator[Line]:
    """The lines of ``rules`` about keys that differ, but for those that ``usual`` has in the same words."""
    keys = frozenset(differing_keys(rules, usual))
    known = {line.said for line in rule_lines(usual)}
    yield from (line for line in rule_lines(rules) if keys.intersection(line.keys) and line.said not in known)


def open_things(keys: Iterable[str]) -> str:
    """What the keys are about, each thing once."""
    return listed(dict.fromkeys(_thing(key) for key in keys))


def _thing(key: str) -> str:
    if key in STAKES or key == "betting.last_max":
        return _("the stakes")
    table = key.partition(".")[0]
    return {
        "targets": _("the targets"),
        "names": _("the names of the sides"),
        "points": _("what cards count"),
        "suits": _("what cards count"),
        "showdown": _("how hands are compared"),
        "declare": _("declaring"),
        "deal": _("the deal"),
        "draw": _("the draw"),
        "betting": _("the betting"),
        "chips": _("the chips"),
    }.get(table, key)
