"""The oracle: one showdown in, who gets what out.

The document is a line of `showdown --batch` whose rules are already the whole tables. The answer has
`payouts`, `carried` and `shares` as the product's document has them, `status` by name, and in `totals` those a
hand may use for each side.
"""

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from .chips import Dealing, exact_shares
from .hands import Hand, number, read_hand
from .house import Rules
from .ranking import is_over
from .winners import Sides, Table


@dataclass(eq=False)
class Pot:
    """`typed` are the players it was given with, `live` those of them whose hands count."""

    units: int
    typed: list[str]
    live: list[str]


def status_of(rules: Rules, hand: Hand | None) -> str:
    if hand is None:
        return "mucked"
    if rules["showdown"]["fold_when_bust"]:
        target = number(rules["targets"]["high"])
        # "Smallest" as a number, with a target below zero, too.
        if is_over(target, min(hand.totals["high"])):
            return "bust"
    return "live"


def make_pots(given: list[dict[str, Any]], unit: Fraction, live: list[str]) -> list[Pot]:
    """The pots as they are when the dead and mucked have folded before they were made."""
    pots: list[Pot] = []
    for one in given:
        units = number(one["amount"]) / unit
        assert units.denominator == 1
        typed = list(one["players"])
        # A pot given with one single player was his before anybody showed.
        alive = typed if len(typed) == 1 else [name for name in typed if name in live]
        same = [
            earlier
            for earlier in pots
            if set(earlier.live) == set(alive) and set(earlier.typed) != set(typed) and len(earlier.typed) > 1
        ]
        if alive and same and len(typed) > 1:
            # Somebody between the two levels is dead: they are one. (Pots typed with equal players stay two.)
            same[-1].units += int(units)
        else:
            pots.append(Pot(int(units), typed, alive))
    return with_dead_levels_joined(pots)


def with_dead_levels_joined(pots: list[Pot]) -> list[Pot]:
    """A level whose players are all dead joins the pot below: the nearest one before it with a live player in it,
    or the nearest after it where the pots were not typed from the main pot up. Without any it rides. A pot that
    was somebody's before anybody showed is given already."""
    kept: list[Pot] = []
    open_pots = [pot for pot in pots if len(pot.typed) > 1 and pot.live]
    for i, pot in enumerate(pots):
        below = [other for other in [*pots[:i][::-1], *pots[i:]] if other in open_pots]
        if pot.live or not below:
            kept.append(pot)
        else:
            below[0].units += pot.units
    return kept


def judge(document: dict[str, Any]) -> dict[str, Any]:
    """Payouts and what is carried as decimal strings, shares of all pots and totals as fractions."""
    rules: Rules = document["rules"]
    typed: dict[str, str] = document["hands"]
    seats: list[str] = document.get("seats") or list(typed)
    unit = number(rules["chips"]["unit"])
    given = document.get("pots") or [{"amount": document["pot"], "players": list(typed)}]

    read = {name: None if text == "x" else read_hand(rules, name, text) for name, text in typed.items()}
    status = {name: status_of(rules, hand) for name, hand in read.items()}
    hands = {name: hand for name, hand in read.items() if hand is not None and status[name] == "live"}
    declares = rules["declare"]["how"] != "off"
    declared = {name: document["declared"][name] for name in hands} if declares else {}
    table = Table(rules, hands, declared)

    pots = make_pots(given, unit, list(hands))
    contested = [pot for pot in pots if len(pot.live) > 1]
    failed_in = [table.failed(pot.live) if declared else [] for pot in contested]
    if rules["declare"]["side_pots"] == "all-pots":
        # Every pot is judged by itself; whoever failed in one has failed in all; then the halves are given.
        everywhere = [name for failed in failed_in for name in failed]
        failed_in = [[name for name in pot.live if name in everywhere] for pot in contested]

    total = sum(pot.units for pot in pots)
    paid = dict.fromkeys(seats, 0)
    shares = dict.fromkeys(seats, Fraction(0))
    carried = 0
    for pot in pots:
        if len(pot.live) > 1:
            failed = failed_in[next(i for i, other in enumerate(contested) if other is pot)]
            sides = table.judge_pot(pot.live, failed)
        else:
            # One live player takes it, whatever he holds; with nobody it rides.
            sides = Sides(whole=pot.live)
        dealing = Dealing(rules["chips"]["odd_chip"], seats)
        dealing.deal(pot.units, sides)
        for name, units in dealing.paid.items():
            paid[name] += units
        for name, part in exact_shares(sides).items():
            shares[name] += part * pot.units / total
        carried += dealing.carried
    assert sum(paid.values()) + carried == total
    return {
        "payouts": {name: decimal(units * unit) for name, units in paid.items()},
        "carried": decimal(carried * unit),
        "shares": {name: str(share) for name, share in shares.items()},
        "status": status,
        "totals": {
            name: {side: nearest_totals(table, hand, side) for side in rules["targets"]}
            for name, hand in read.items()
            if hand is not None
        },
    }


def nearest_totals(table: Table, hand: Hand, side: str) -> list[str]:
    """The totals a hand may use for one side: its nearest; none if it cannot win it."""
    return [str(way.total) for way in table.ranking.ways(hand, (side,))]


def decimal(amount: Fraction) -> str:
    return str(Decimal(amount.numerator) / Decimal(amount.denominator))
