"""A verdict as a JSON document: amounts and points as decimal strings, shares as fractions, reasons as codes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from json import JSONEncoder
from typing import Any

from dealer_assist.cli.output import Written
from dealer_assist.core.choices import Side
from dealer_assist.core.declare import Declaration
from dealer_assist.core.money import plain
from dealer_assist.core.points import write_points
from dealer_assist.core.showdown import counter_for
from dealer_assist.core.totals import Counter
from dealer_assist.core.typed import write_hand
from dealer_assist.core.verdict import Award, HandReport, PotVerdict, Status, Verdict

Document = dict[str, Any]

# Bound once, because a line of a batch asks for them sixty times.
_LOW, _HIGH = Side.LOW, Side.HIGH
_WRITTEN = {side: side.value for side in Side}
_WORDS = {None: "null"} | {word: f'"{word.value}"' for word in (*Declaration, *Status)}


class WrittenVerdict(Written):
    """The whole document of ``showdown --json``, with what stands in ``first`` before it.

    It goes into text without being a dictionary before: ten hands are some four hundred values, and most of their text
    is that of hands before them.
    """

    def __init__(self, verdict: Verdict, rules_name: str, first: Document | None = None) -> None:
        self._verdict = verdict
        self._rules_name = rules_name
        self._first = first

    def text(self, encoder: JSONEncoder) -> str:
        """The document as JSON; strings as ``encoder`` has them."""
        verdict = self._verdict
        keys = _keys(tuple(verdict.hands), encoder)
        counter = counter_for(verdict.rules)
        hands = ", ".join([_hand(counter, keys, hand) for hand in verdict.hands.values()])
        payouts = ", ".join([f'{keys[name]}: "{plain(amount)}"' for name, amount in verdict.payouts.items()])
        shares = ", ".join([f'{keys[name]}: "{share}"' for name, share in verdict.shares.items()])
        # Not by `encode`, which is a call deeper: an id may be nested as deeply as it could just be read.
        first = f"{''.join(encoder.iterencode(self._first, _one_shot=True))[1:-1]}, " if self._first else ""
        return (
            f'{{{first}"rules": {encoder.encode(self._rules_name)}, "pot": "{plain(verdict.pot)}", '
            f'"hands": {{{hands}}}, "pots": {encoder.encode(pots_document(verdict.pots))}, '
            f'"payouts": {{{payouts}}}, "shares": {{{shares}}}, "carried": "{plain(verdict.carried)}"}}'
        )


@lru_cache(maxsize=256)  # of thousands of showdowns nearly all have the same players
def _keys(names: tuple[str, ...], encoder: JSONEncoder) -> dict[str, str]:
    return {name: encoder.encode(name) for name in names}


def _hand(counter: Counter, keys: Mapping[str, str], hand: HandReport) -> str:
    """One hand: cards, declaration, totals of each side, status."""
    name, shown, declared, count, status = hand
    totals = ""
    if count is not None:
        low, high = count.low, count.high
        lows: Iterable[int] = ()
        highs: Iterable[int] = ()
        if shown.total is None:
            counts = counter.chosen(shown.cards)
            lows, highs = counts.get(_LOW, ()), counts[_HIGH]
        counted = ", ".join(map(_points, highs))
        totals = f"{_side('high', high.points, high.distance, high.direction)}[{counted}]}}"
        if low is not None:
            if lows != highs:
                counted = ", ".join(map(_points, lows))
            totals = f"{_side('low', low.points, low.distance, low.direction)}[{counted}]}}, {totals}"
    return (
        f'{keys[name]}: {{"cards": "{write_hand(shown)}", "declared": {_WORDS[declared]}, '
        f'"totals": {{{totals}}}, "status": {_WORDS[status]}}}'
    )


@lru_cache(maxsize=4096)
def _side(side: str, points: int, distance: int, direction: str) -> str:
    return (
        f'"{side}": {{"points": "{write_points(points)}", "distance": "{write_points(distance)}", '
        f'"direction": "{direction}", "counts": '
    )


@lru_cache(maxsize=4096)
def _points(halves: int) -> str:
    return f'"{write_points(halves)}"'


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
