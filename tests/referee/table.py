"""Who sits where, what everybody has and has put in, and the pots that makes (sections 6 and 8)."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from .reading import Refused, cents

FLOOR = -1
"""Under every level: what lies in the main pot and counts for no level is above it."""

Seat = tuple[str, int | None]


@dataclass
class Pot:
    amount: int
    players: list[str]


class Table:
    """`order` is the seats from the dealer's left, he himself is the last; an absent stack is not limited."""

    def __init__(self, rules: dict[str, Any], seats: list[Seat], carried: int, dealer: str) -> None:
        names = [name for name, _ in seats]
        if dealer not in names:
            raise Refused(f"{dealer} has no seat")
        if len(names) < 2:
            raise Refused("at least two players")
        at = names.index(dealer) + 1
        self.rules = rules
        self.seats = names
        self.order = names[at:] + names[:at]
        self.stack: dict[str, int | None] = dict(seats)
        self.bought = dict.fromkeys(names, 0)
        self.put_in = dict.fromkeys(names, 0)
        self.returned = dict.fromkeys(names, 0)
        self.level = dict.fromkeys(names, 0)
        self.carried_in = carried
        self.no_level = carried
        self.live = list(self.order)
        self.owned: list[tuple[int, int | None, str]] = []
        by_dealer = rules["betting"]["ante_by"] == "dealer"
        self.still_to_ante = [dealer] if by_dealer else list(self.order)

    @property
    def open_stakes(self) -> bool:
        return bool(self.rules["betting"]["stakes"] == "open")

    def has_chips(self, name: str) -> bool:
        stack = self.stack[name]
        return stack is None or stack > 0 or self.open_stakes

    def all_in(self, name: str) -> bool:
        return name in self.live and not self.has_chips(name)

    def with_chips(self) -> list[str]:
        return [name for name in self.live if self.has_chips(name)]

    def clockwise(self, start: str) -> list[str]:
        """All seats, from this one on."""
        at = self.order.index(start)
        return self.order[at:] + self.order[:at]

    def next_live(self, seat: str) -> str:
        """The next live player left of a seat."""
        after = [*self.clockwise(seat)[1:], seat]
        return next(name for name in after if name in self.live)

    # Chips

    def pay(self, name: str, chips: int) -> None:
        stack = self.stack[name]
        if stack is not None:
            assert chips <= stack
            self.stack[name] = stack - chips
        self.put_in[name] += chips

    def give_back(self, name: str, chips: int) -> None:
        stack = self.stack[name]
        if stack is not None:
            self.stack[name] = stack + chips
        self.returned[name] += chips

    def post_antes(self) -> None:
        """Who is short of it is all-in for what he has; where there is no all-in, he still owes it."""
        ante = cents(self.rules["betting"]["ante"])
        for name in list(self.still_to_ante):
            stack = self.stack[name]
            chips = ante
            if stack is not None and stack < ante:
                if self.open_stakes:
                    continue
                chips = stack
            self.still_to_ante.remove(name)
            self.pay(name, chips)
            if self.rules["betting"]["ante_by"] == "dealer":
                self.no_level += chips
            else:
                self.level[name] += chips
        self.note_owned()

    def fold(self, name: str) -> None:
        self.live.remove(name)
        self.note_owned()

    # Pots

    def borders(self) -> list[int | None]:
        """The floor, every level at which a live player is all-in, and no end."""
        return [FLOOR, *sorted({self.level[name] for name in self.live if self.all_in(name)}), None]

    def playing(self, top: int | None) -> list[str]:
        """The live players in the pot that ends at this level: who is all-in for less is not."""
        found = []
        for name in self.live:
            if not self.all_in(name) or (top is not None and self.level[name] >= top):
                found.append(name)
        return found

    def note_owned(self) -> None:
        """A pot with one live player is his from this moment."""
        borders = self.borders()
        for low, top in pairwise(borders):
            assert low is not None
            playing = self.playing(top)
            if len(playing) == 1:
                self.owned.append((low, top, playing[0]))

    def owner(self, chip_above: int) -> str | None:
        """Whose the chips just above this level are already."""
        for low, top, name in self.owned:
            if low <= chip_above and (top is None or chip_above < top):
                return name
        return None

    def chips_between(self, low: int, top: int) -> int:
        bottom = max(low, 0)
        total = sum(min(level, top) - min(level, bottom) for level in self.level.values())
        return total + (self.no_level if low == FLOOR else 0)

    def slices(self) -> list[tuple[int, int]]:
        """The chips cut at every height that may matter."""
        heights = {FLOOR, 0, *self.level.values()}
        for low, top, _ in self.owned:
            heights |= {low} if top is None else {low, top}
        ordered = sorted(heights)
        return list(pairwise(ordered))

    def pots(self) -> tuple[list[Pot], list[Pot]]:
        """The pots to be split among the live of now, from the main pot up; and those that are somebody's already.

        A pot with nobody live in it has joined the one below; with nobody live at all there is one, with nobody.
        """
        owned: list[Pot] = []
        for low, top in self.slices():
            name = self.owner(low)
            if name is not None:
                same = [pot for pot in owned if pot.players == [name]]
                if not same:
                    same = [Pot(0, [name])]
                    owned += same
                same[0].amount += self.chips_between(low, top)
        borders = self.borders()
        layers: list[Pot] = []
        for start, end in pairwise(borders):
            assert start is not None
            chips = 0
            for low, top in self.slices():
                if start <= low and (end is None or low < end) and self.owner(low) is None:
                    # The heights of the live all-in are among the slices', so no slice crosses a border.
                    assert end is None or top <= end
                    chips += self.chips_between(low, top)
            playing = self.playing(end)
            if playing or not layers:
                layers.append(Pot(chips, playing))
            else:
                layers[-1].amount += chips
        return [pot for pot in layers if pot.amount], [pot for pot in owned if pot.amount]
