"""What everybody gets (sections 5 to 7): pots made here, each split by the oracle of the showdown."""

from fractions import Fraction
from typing import Any

from tests.oracle.hands import read_hand
from tests.oracle.judge import judge, status_of

from .course import Course
from .reading import cents
from .table import Pot


def document(course: Course) -> dict[str, Any]:
    """The maps and `carried` of `hand replay --json` in hundredths; `pots` as (amount, players that may get it)."""
    table = course.table
    if course.voided:
        return voided(course)
    alone = list(course.alone)
    for name in [name for name in table.live if is_dead(course, name)]:
        # Counts as folded before the pots are made; what was his alone before stays his.
        table.live.remove(name)
    contested, owned = table.pots()
    if course.pot_only is not None:
        contested, owned = [Pot(course.pot_only, alone or table.live)] if course.pot_only else [], []
    payouts = dict.fromkeys(table.seats, 0)
    carried = 0
    for pot in contested + owned:
        if not pot.players:
            carried += pot.amount
        elif len(pot.players) == 1:
            payouts[pot.players[0]] += pot.amount
    shared = [pot for pot in contested if len(pot.players) > 1]
    if shared:
        split = judge(line(course, shared))
        for name, chips in split["payouts"].items():
            payouts[name] += cents(chips)
        carried += cents(split["carried"])
    assert sum(payouts.values()) + carried == sum(pot.amount for pot in contested + owned)
    found = {
        "pots": [(pot.amount, sorted(pot.players)) for pot in contested + owned],
        "payouts": payouts,
        "carried": carried,
    }
    if course.pot_only is not None:
        return {**found, "net": None, "stacks": None}
    return {
        **found,
        "returned": dict(table.returned),
        "net": {name: payouts[name] + table.returned[name] - table.put_in[name] for name in table.seats},
        "stacks": {name: stack + payouts[name] for name, stack in table.stack.items() if stack is not None},
    }


def voided(course: Course) -> dict[str, Any]:
    """Every chip goes back."""
    table = course.table
    stacks = {
        name: stack + table.put_in[name] - table.returned[name]
        for name, stack in table.stack.items()
        if stack is not None
    }
    return {
        "returned": dict(table.put_in),
        "payouts": dict.fromkeys(table.seats, 0),
        "net": dict.fromkeys(table.seats, 0),
        "carried": table.carried_in,
        "stacks": stacks,
    }


def is_dead(course: Course, name: str) -> bool:
    if name not in course.shown:
        return False
    text = course.shown[name]
    hand = None if text == "x" else read_hand(course.rules, name, text)
    return status_of(course.rules, hand) != "live"


def line(course: Course, pots: list[Pot]) -> dict[str, Any]:
    """The pots that several play for, as the oracle takes them."""
    names = [name for name in course.table.order if any(name in pot.players for pot in pots)]
    return {
        "rules": course.rules,
        "pots": [{"amount": str(Fraction(pot.amount, 100)), "players": pot.players} for pot in pots],
        "seats": course.table.order,
        "hands": {name: course.shown[name] for name in names},
        "declared": {name: course.declared[name] for name in names if name in course.declared},
    }
