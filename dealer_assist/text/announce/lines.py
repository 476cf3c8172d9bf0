"""A line of the announcement: a rule as the dealer says it, or as he asks the table when it is undecided."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from enum import Enum

from dealer_assist.text.i18n import _


class Topic(Enum):
    """The parts of an announcement in the order of play."""

    OBJECT = "object"
    CARDS = "cards"
    DEAL = "deal"
    DRAW = "draw"
    BETTING = "betting"
    DECLARE = "declare"
    SHOWDOWN = "showdown"
    POT = "pot"


@dataclass(frozen=True, kw_only=True)
class Line:
    """One or two short sentences about the rules' ``keys``; ``asked`` is the same as a question.

    A ``quiet`` line says that something usual or absent is so: it is not announced, but asked when it is undecided,
    and said where rules are compared. ``brief`` is the same without examples and consequences.
    """

    topic: Topic
    keys: tuple[str, ...]
    said: str
    asked: str = ""
    quiet: bool = False
    brief: str = ""

    def is_open(self, undecided: Container[str]) -> bool:
        """Whether the table has to settle something of it."""
        return any(key in undecided for key in self.keys)

    def text(self, undecided: Container[str]) -> str:
        """What is said: the rule, or the question where one of its keys is undecided."""
        if not self.is_open(undecided):
            return self.said
        return self.asked or _("{rule} Is that agreed?").format(rule=self.said)


def heading(topic: Topic) -> str:
    """What the part is called on paper."""
    return {
        Topic.OBJECT: _("What it is about"),
        Topic.CARDS: _("What cards count"),
        Topic.DEAL: _("The deal"),
        Topic.DRAW: _("Drawing"),
        Topic.BETTING: _("Betting"),
        Topic.DECLARE: _("Declaring"),
        Topic.SHOWDOWN: _("Who is nearer"),
        Topic.POT: _("Odd chips and what nobody wins"),
    }[topic]
