"""The chips of one pot, dealt out one unit at a time (section 7), and the exact shares beside them."""

from fractions import Fraction

from .winners import Sides


class Dealing:
    """Deals one pot. `order` is the seats from the dealer's left; `paid` and `carried` are in units."""

    def __init__(self, odd_chip: str, order: list[str]) -> None:
        self.odd_chip, self.order = odd_chip, order
        self.paid = dict.fromkeys(order, 0)
        self.carried = 0
        self.had_odd: list[str] = []

    def deal_part(self, units: int, winners: list[str]) -> None:
        """Rounds of one unit to every winner while there is one for each; then the odd ones."""
        if not winners:
            self.carried += units
            return
        left = units
        while left >= len(winners):
            for name in winners:
                self.paid[name] += 1
                left -= 1
        if self.odd_chip == "stays-in":
            self.carried += left
            return
        in_order = [name for name in self.order if name in winners]
        queue = [name for name in in_order if name not in self.had_odd]
        queue += [name for name in in_order if name in self.had_odd]
        for name in queue[:left]:
            self.paid[name] += 1
            self.had_odd.append(name)

    def deal(self, units: int, sides: Sides) -> None:
        if sides.whole or not (sides.low or sides.high):
            self.deal_part(units, sides.whole)
            return
        high, low, left = 0, 0, units
        while left >= 2:
            high, low, left = high + 1, low + 1, left - 2
        larger: list[str] = []
        if left == 1 and self.odd_chip == "stays-in":
            self.carried += 1
        elif left == 1 and self.odd_chip == "low-when-low-splits" and len(sides.high) == 1 < len(sides.low):
            low, larger = low + 1, sides.low
        elif left == 1:
            high, larger = high + 1, sides.high
        if len(larger) == 1:
            self.had_odd.append(larger[0])
        # Halves are dealt high first, then low.
        self.deal_part(high, sides.high)
        self.deal_part(low, sides.low)


def exact_shares(sides: Sides) -> dict[str, Fraction]:
    """What part of the pot each winner has a right to, whatever the chips can do."""
    shares: dict[str, Fraction] = {}
    parts = [(Fraction(1), sides.whole), (Fraction(1, 2), sides.low), (Fraction(1, 2), sides.high)]
    for part, winners in parts:
        for name in winners:
            shares[name] = shares.get(name, Fraction(0)) + part / len(winners)
    return shares
