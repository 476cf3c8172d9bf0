"""What the game is about: the targets, who divides the pot, what the sides are called."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.core.choices import Division, Side
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce.lines import Line, Topic
from dealer_assist.text.i18n import _
from dealer_assist.text.style import points

_UNITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
          "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def lines(rules: HouseRules) -> Iterator[Line]:
    """The object of the game, with the sides' names where they are more than the number spelt out."""
    facts = {side.value: _with_name(rules, side) for side in rules.sides}
    brief = ""
    names = tuple(f"names.{side.value}" for side in rules.sides if own_name(rules, side))
    if rules.targets.low is None:
        keys: tuple[str, ...] = ("targets.high",)
        said = _("The hand nearest to {high} takes the whole pot.")
        asked = _("Does the hand nearest to {high} take the whole pot?")
    elif rules.showdown.division is Division.NEAREST:
        keys = ("targets.low", "targets.high", "showdown.division")
        said = _("One hand takes the whole pot: the one nearest to either {low} or {high}.")
        asked = _("Does one hand take the whole pot, the one nearest to either {low} or {high}?")
    else:
        keys = ("targets.low", "targets.high", "showdown.division")
        said = _("The hand nearest to {low} takes half the pot, the one nearest to {high} the other half.")
        brief = _("The targets are {low} and {high}.")
        asked = _("Does the hand nearest to {low} take half the pot, the one nearest to {high} the other half?")
    yield Line(
        topic=Topic.OBJECT,
        keys=keys + names,
        said=said.format(**facts),
        asked=asked.format(**facts),
        brief=brief.format(**{side.value: points(rules.target(side)) for side in rules.sides}),
    )


def _with_name(rules: HouseRules, side: Side) -> str:
    target, name = points(rules.target(side)), own_name(rules, side)
    return _("{target} (“{name}”)").format(target=target, name=name) if name else target


def own_name(rules: HouseRules, side: Side) -> str:
    """The side's name if it says more than its target does, else nothing."""
    name = rules.names.low if side is Side.LOW else rules.names.high
    return _(name) if name and name.casefold() != _spelt(rules.target(side)) else ""


def called(rules: HouseRules, side: Side) -> str:
    """The side in a sentence: its own name, else its target."""
    return own_name(rules, side) or points(rules.target(side))


def _spelt(halves: int) -> str:
    """The number in English words, under a hundred: how the shipped presets name their sides."""
    whole, half = divmod(abs(halves), 2)
    tens, units = divmod(whole, 10)
    if whole < len(_UNITS):
        word = _UNITS[whole]
    else:
        word = _TENS[(tens - 2) % len(_TENS)] + (f"-{_UNITS[units]}" if units else "")
    return ("minus " if halves < 0 else "") + word + (" and a half" if half else "")
