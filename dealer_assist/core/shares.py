"""Dividing a pot in whole chips, and where the odd ones go.

Source: House rules, "Chips". Everything here counts in units, the smallest chip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dealer_assist.core.choices import OddChip, Side


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
        return Halves(low=half, high=half, carried=0, odd_to=None)
    if rule is OddChip.STAYS_IN:
        return Halves(low=half, high=half, carried=1, odd_to=None)
    if rule is OddChip.LOW_WHEN_LOW_SPLITS and high_winners == 1 and low_winners > 1:
        return Halves(low=half + 1, high=half, carried=0, odd_to=Side.LOW)
    return Halves(low=half, high=half + 1, carried=0, odd_to=Side.HIGH)


def deal_out(
    units: int, winners: Sequence[str], rule: OddChip, had_odd: set[str]
) -> tuple[dict[str, int], tuple[str, ...], int]:
    """``units`` among ``winners`` (in seat order from the dealer's left).

    Odd units go one each, first to those not in ``had_odd``; who gets one is added there. Returns what each gets, who
    got an odd unit, and what is carried.
    """
    each, odd = divmod(units, len(winners))
    paid = dict.fromkeys(winners, each)
    if not odd:
        return paid, (), 0
    if rule is OddChip.STAYS_IN:
        return paid, (), odd
    fresh = [name for name in winners if name not in had_odd]
    lucky = tuple((fresh + [name for name in winners if name in had_odd])[:odd])
    for name in lucky:
        paid[name] += 1
    had_odd.update(lucky)
    return paid, lucky, 0
