"""One betting round (section 8, opener, acts, table stakes, short all-in)."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .reading import Refused, amount, cents

if TYPE_CHECKING:
    from .course import Course, Event


@dataclass
class Ask:
    """What the hand waits for. `who` is None while the dealer has not named the opener, or where anybody may."""

    kind: str
    who: str | None
    round: object


class BettingRound:
    def __init__(self, course: "Course", *, final: bool) -> None:
        betting = course.rules["betting"]
        self.course, self.table = course, course.table
        self.unit = course.unit
        self.minimum = cents(betting["min"])
        self.maximum = cents(betting["max"])
        if final and betting["last_max"]:
            self.maximum = cents(betting["last_max"])
        self.raises = betting["raises"]
        self.check = betting["check"]
        self.capped = False
        self.bet = dict.fromkeys(self.table.order, 0)
        self.acted_at: dict[str, int] = {}
        self.counted = 0
        self.last_full = self.minimum
        self.last_actor = ""
        self.seat = ""

    @property
    def limited(self) -> bool:
        return self.maximum > 0

    @property
    def current(self) -> int:
        return max(self.bet.values())

    def owes(self, name: str) -> int:
        return self.current - self.bet[name]

    # Who is asked

    def next_to_act(self) -> str | None:
        if self.last_actor:
            queue = [*self.table.clockwise(self.last_actor)[1:], self.last_actor]
        else:
            queue = self.table.clockwise(self.seat)
        able = self.table.with_chips()
        for name in queue:
            if name not in able:
                continue
            if self.owes(name) > 0:
                return name
            if name not in self.acted_at and len(able) > 1:
                return name
        return None

    def run(self) -> Generator[Ask, "Event", None]:
        course, table = self.course, self.table
        while True:
            if not self.last_actor:
                # Before the first act everything is worked out (anew).
                if len(table.with_chips()) <= 1:
                    return
                self.capped = self.raises > 0 and len(table.live) != 2
                opener = course.opener()
                if opener is None:
                    course.take(self, (yield Ask("bet", None, self)))
                    course.end_if_one_is_left()
                    continue
                self.seat = opener
            who = self.next_to_act()
            if who is None:
                break
            event = yield Ask("bet", who, self)
            if event.word == "bet":
                first = not self.last_actor
                self.act(who, event.token)
                if first:
                    course.opened.append(self.seat)
                    course.named_opener = None
                self.last_actor = who
            else:
                course.take(self, event)
            if len(table.live) == 1:
                self.give_back_uncalled()
            course.end_if_one_is_left()
        self.give_back_uncalled()

    # What he may do

    def may_raise(self, name: str) -> bool:
        if name not in self.acted_at:
            return True
        grown = self.current - self.acted_at[name]
        return grown >= self.last_full or (self.limited and 2 * grown >= self.minimum)

    def least(self) -> int:
        return self.minimum if self.limited else self.last_full

    def counts(self, by: int) -> bool:
        """As a raise (or the bet) for the cap; less than a full one only under a limit, from half on."""
        return by >= self.least() or (self.limited and 2 * by >= self.minimum)

    def cap_reached(self) -> bool:
        return self.capped and self.counted >= 1 + self.raises

    def check_raise(self, name: str, by: int) -> None:
        """A bet, where nobody has bet; else a raise on top of the call."""
        if by <= 0:
            raise Refused("nothing is no bet")
        cost = self.owes(name) + by
        stack = self.table.stack[name]
        if stack is not None and cost > stack:
            raise Refused(f"{name} has {stack}")
        if not self.may_raise(name):
            raise Refused(f"the betting is not open again to {name}")
        if self.cap_reached():
            raise Refused("no more raises")
        if self.limited and by > self.maximum:
            raise Refused(f"at most {self.maximum}")
        all_in = stack is not None and cost == stack and not self.table.open_stakes
        if by < self.least() and not all_in:
            raise Refused(f"at least {self.least()}")

    def price_of_call(self, name: str) -> int:
        owed = self.owes(name)
        if owed == 0:
            raise Refused("nothing to call")
        stack = self.table.stack[name]
        if stack is not None and stack < owed:
            if self.table.open_stakes:
                raise Refused(f"{name} lacks chips and must buy")
            return stack
        return owed

    def raised_by(self, name: str, token: str) -> int | None:
        """By how much an act raises (or bets); None if it does neither."""
        word, number = token[:1], token[1:]
        if word == "a":
            stack = self.table.stack[name]
            if stack is None or self.table.open_stakes:
                raise Refused("there is no all-in")
            return None if stack <= self.owes(name) else stack - self.owes(name)
        if word == "b":
            if self.current:
                raise Refused("there is a bet")
            return amount(number, self.unit)
        if word == "r":
            if not self.current:
                raise Refused("there is no bet")
            if number.startswith("="):
                return amount(number[1:], self.unit) - self.current
            return amount(number, self.unit)
        return None

    def verify(self, name: str, token: str) -> None:
        """Raises `Refused` if he may not do this now."""
        word = token[:1]
        if word not in set("kcfabr") or (word in set("kcfa") and token != word):
            raise Refused(f"{token} is no act")
        by = self.raised_by(name, token)
        if by is not None:
            self.check_raise(name, by)
        elif word in "ca":
            self.price_of_call(name)
        elif word == "k" and (not self.check or self.owes(name)):
            raise Refused("no check")

    def act(self, name: str, token: str) -> None:
        self.verify(name, token)
        by = self.raised_by(name, token)
        if by is not None:
            if self.counts(by):
                self.counted += 1
            full = by >= self.last_full
            self.pay(name, self.owes(name) + by)
            if full and not self.limited:
                self.last_full = by
        elif token in ("c", "a"):
            self.pay(name, self.price_of_call(name))
        elif token == "f":
            self.table.fold(name)
        self.acted_at[name] = self.current
        if name in self.table.live:
            # Who is all-in by this may be alone in a pot above somebody, or leave another one alone in it.
            self.table.note_owned()

    def pay(self, name: str, chips: int) -> None:
        self.table.pay(name, chips)
        self.table.level[name] += chips
        self.bet[name] += chips

    def menu(self, name: str) -> dict[str, Any]:
        """What he may do, found by trying everything; at open stakes as if he had bought enough."""
        found: dict[str, Any] = {"checks": False, "calls": None, "lacks": 0, "bets": None, "raises": None}
        owed, stack = self.owes(name), self.table.stack[name]
        found["checks"] = self.check and not owed
        if owed:
            found["calls"] = (owed, owed if stack is None or self.table.open_stakes else min(owed, stack))
        if self.table.open_stakes and stack is not None:
            found["lacks"] = max(0, owed - stack)
            self.table.stack[name] = None
        most = self.table.stack[name] or self.maximum or 100 * self.least()
        sizes = [by for by in range(self.unit, most + 1, self.unit) if self.may_raise_by(name, by)]
        if sizes:
            endless = self.table.stack[name] is None and not self.limited
            key = "raises" if self.current else "bets"
            found[key] = (sizes[0], None if endless else sizes[-1])
            assert sizes == list(range(sizes[0], sizes[-1] + 1, self.unit))
        self.table.stack[name] = stack
        return found

    def may_raise_by(self, name: str, by: int) -> bool:
        try:
            self.check_raise(name, by)
        except Refused:
            return False
        return True

    def give_back_uncalled(self) -> None:
        highest, next_highest = sorted(self.bet.values(), reverse=True)[:2]
        uncalled = highest - next_highest
        if uncalled:
            name = next(name for name in self.bet if self.bet[name] == highest)
            self.bet[name] -= uncalled
            self.table.level[name] -= uncalled
            self.table.give_back(name, uncalled)
