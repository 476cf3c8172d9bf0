"""What sides, targets and declarations are called aloud."""

from dealer_assist.core.choices import Side
from dealer_assist.core.declare import Declaration
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.verdict import Part
from dealer_assist.text import style
from dealer_assist.text.i18n import N_, _

NAMES = (
    N_("two"), N_("three"), N_("five and a half"), N_("seven"), N_("eight"), N_("fifteen"), N_("twenty-one"),
    N_("twenty-two"), N_("twenty-seven"), N_("twenty-eight"), N_("thirty-one"), N_("thirty-three"), N_("thirty-five"),
)  # fmt: skip
"""What the shipped rules call their sides; the others are named in `announce.shipped`."""


def side_name(rules: HouseRules, side: Side) -> str:
    """The side's name in these rules, else its target: ``seven``, ``27``."""
    name = rules.names.low if side is Side.LOW else rules.names.high
    return _(name) if name else style.points(rules.target(side))


def target(rules: HouseRules, side: Side) -> str:
    """The target as a number: ``7``, ``5½``."""
    return style.points(rules.target(side))


def part_name(rules: HouseRules, part: Part) -> str:
    """The part of a pot: a side's name, or the whole of it."""
    if part is Part.BOTH:
        return _("both") if rules.targets.low is not None else side_name(rules, Side.HIGH)
    return side_name(rules, Side.LOW if part is Part.LOW else Side.HIGH)


def declaration(rules: HouseRules, said: Declaration) -> str:
    """What was declared: a side's name, or both."""
    if said is Declaration.BOTH:
        return _("both")
    return side_name(rules, Side(said.value))
