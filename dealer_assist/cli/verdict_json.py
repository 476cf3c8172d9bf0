"""A verdict as a JSON document: amounts and points as decimal strings, shares as fractions, reasons as codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.core.choices import Side
from dealer_assist.core.money import plain
from dealer_assist.core.points import write_points
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import counter_for
from dealer_assist.core.typed import write_hand
from dealer_assist.core.verdict import Award, HandReport, PotVerdict, Verdict

Document = dict[str, Any]

# Bound once, because a line of a batch asks for them sixty times.
_LOW, _HIGH = Side.LOW, Side.HIGH
_WRITTEN = {side: side.value for side in Side}


def verdict_document(verdict: Verdict, rules_name: str) -> Document:
    """The whole document of ``showdown --json``."""
    return {
        "rules": rules_name,
        "pot": plain(verdict.pot),
        "hands": {name: _hand(verdict.rules, hand) for name, hand in verdict.hands.items()},
        "pots": pots_document(verdict.pots),
        "payouts": {name: plain(amount) for name, amount in verdict.payouts.items()},
        "shares": {name: str(share) for name, share in verdict.shares.items()},
        "carried": plain(verdict.carried),
    }


def _hand(rules: HouseRules, hand: HandReport) -> Document:
    """One hand: cards, declaration, totals of each side, status."""
    _name, shown, declared, count, status = hand
    totals: Document = {}
    if count is not None:
        sides = {_HIGH: count.high} if count.low is None else {_LOW: count.low, _HIGH: count.high}
        counts: Mapping[Side, list[int]] = {}
        if shown.total is None:
            counts = counter_for(rules).chosen(shown.cards, {side: one.points for side, one in sides.items()})
        for side, standing in sides.items():
            totals[_WRITTEN[side]] = {
                "points": write_points(standing.points),
                "distance": write_points(standing.distance),
                "direction": standing.direction,
                "counts": [write_points(value) for value in counts.get(side, ())],
            }
    return {"cards": write_hand(shown), "declared": declared, "totals": totals, "status": status}


def pots_document(pots: tuple[PotVerdict, ...]) -> list[Document]:
    """The pots with their sides; ``both`` is a pot that was divided once."""
    return [
        {
            "amount": plain(pot.amount),
            "players": list(pot.players),
            "sides": {award.part: _award(award) for award in pot.awards},
            "carried": plain(pot.carried),
        }
        for pot in pots
    ]


def _award(award: Award) -> Document:
    document: Document = {
        "amount": plain(award.amount),
        "winners": list(award.winners),
        "paid": {name: plain(amount) for name, amount in award.paid.items()},
        "reason": award.reason,
    }
    if award.reasons:
        document["reasons"] = {_WRITTEN[side]: reason for side, reason in award.reasons.items()}
    if award.odd:
        document["odd"] = list(award.odd)
    return document
