"""Dividing a pot in whole chips, and where the odd ones go.

Source: House rules, "Chips". A unit is the smallest chip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dealer_assist.core.choices import OddChip, Side

_STAYS_IN, _LOW_WHEN_LOW_SPLITS = OddChip.STAYS_IN, OddChip.LOW_WHEN_LOW_SPLITS


class Halves(NamedTuple):
    """A halved pot: ``carried`` is the odd unit that stays in, ``odd_to`` the side that got it."""

    low: int
    high: int
    carried: int
    odd_to: Side | None


def halve(units: int, rule: OddChip, *, low_winners: int, high_winners: int) -> Halves:
    """Two halves; the winners are counted because one house gives the odd unit to a low half that splits."""
    half, odd = divmod(units, 2)
    if not odd:
        return Halves(half, half, 0, None)
    if rule is _STAYS_IN:
        return Halves(half, half, 1, None)
    if rule is _LOW_WHEN_LOW_SPLITS and high_winners == 1 and low_winners > 1:
        return Halves(half + 1, half, 0, Side.LOW)
    return Halves(half, half + 1, 0, Side.HIGH)


def deal_out(
    amount: int, unit: int, winners: Sequence[str], rule: OddChip, had_odd: set[str]
) -> tuple[dict[str, int], tuple[str, ...], int]:
    """``amount``, which is whole units, among ``winners`` (in seat order from the dealer's left).

    Odd units go one each, first to those not in ``had_odd``; who gets one is added there. Returns what each gets, who
    got an odd unit, and what is carried.
    """
    each, odd = divmod(amount // unit, len(winners))
    paid = dict.fromkeys(winners, each * unit)
    if not odd:
        return paid, (), 0
    if rule is _STAYS_IN:
        return paid, (), odd * unit
    fresh = [name for name in winners if name not in had_odd]
    lucky = tuple((fresh + [name for name in winners if name in had_odd])[:odd])
    for name in lucky:
        paid[name] += unit
    had_odd.update(lucky)
    return paid, lucky, 0
