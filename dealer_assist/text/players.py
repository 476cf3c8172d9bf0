"""The people of the book in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.text.i18n import _
from dealer_assist.text.style import day
from dealer_assist.text.tables import table


@dataclass(frozen=True, kw_only=True)
class Person:
    """One line of the list: other spellings, how many nights, and the day of the last in ISO form."""

    name: str
    aliases: tuple[str, ...]
    nights: int
    last: str


def players(people: Sequence[Person]) -> str:
    """Everybody in the book."""
    if not people:
        return _("There is nobody in the book yet.")
    rows = [
        [one.name, ", ".join(one.aliases), str(one.nights) if one.nights else "", one.last and day(one.last)]
        for one in people
    ]
    return table([_("Player"), _("Also"), _("Nights"), _("Last")], rows, align="llrl")


def aliased(name: str, other: str, nights: int) -> str:
    """Two spellings are one person now."""
    if nights:
        return _("{other} is {name} from now on; what was recorded under {other} counts as {name}'s.").format(
            name=name, other=other
        )
    return _("{other} is {name} from now on.").format(name=name, other=other)
