"""The announcement of house rules: what the dealer says before the first deal, in the order of play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce import betting, cards, deal, declare, goal, leftovers, nearer
from dealer_assist.text.announce.lines import Line, Topic
from dealer_assist.text.i18n import _

__all__ = ["Announcement", "Line", "Part", "Topic", "announce", "rule_lines"]


@dataclass(frozen=True, kw_only=True)
class Part:
    """What is said about one topic: rules and questions, as sentences."""

    topic: Topic
    rules: tuple[str, ...]
    questions: tuple[str, ...]
    said: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Announcement:
    """A title and the parts in the order of play."""

    title: str
    parts: tuple[Part, ...]


def rule_lines(rules: HouseRules) -> tuple[Line, ...]:
    """Every rule that is in play, in the order of play."""
    return tuple(
        line for module in (goal, cards, deal, betting, declare, nearer, leftovers) for line in module.lines(rules)
    )


def announce(rules: HouseRules) -> Announcement:
    """The whole announcement."""
    return Announcement(title=title(rules), parts=parts(spoken(rules), rules.undecided))


def spoken(rules: HouseRules) -> tuple[Line, ...]:
    """The lines that are said or asked: not those which only say that nothing unusual is so."""
    return tuple(line for line in rule_lines(rules) if not line.quiet or line.is_open(rules.undecided))


def title(rules: HouseRules) -> str:
    """What the game is called."""
    return _(rules.title) if rules.title else _("House rules")


def parts(lines: Iterable[Line], undecided: Iterable[str]) -> tuple[Part, ...]:
    """The lines by topic, each as it is said or asked."""
    kept, open_keys = list(lines), frozenset(undecided)
    found = []
    for topic in Topic:
        of_topic = [line for line in kept if line.topic is topic]
        if of_topic:
            found.append(
                Part(
                    topic=topic,
                    rules=tuple(line.said for line in of_topic if not line.is_open(open_keys)),
                    questions=tuple(line.text(open_keys) for line in of_topic if line.is_open(open_keys)),
                    said=tuple(line.text(open_keys) for line in of_topic),
                )
            )
    return tuple(found)
