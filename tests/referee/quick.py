"""Random hand files written the quick way: a pot, or what each put in, and who showed what."""

from random import Random

from .reading import cents
from .writing import Writer, chips_text


class QuickWriter(Writer):
    """Some of these are refused: who shows must have put in what the others did, or all he had."""

    def __init__(self, rng: Random, *, all_count: bool = False) -> None:
        """`all_count`: nobody mucks, and no hand is dead."""
        super().__init__(rng)
        while all_count and self.rules["showdown"]["fold_when_bust"]:
            super().__init__(rng)
        self.mucking = 0 if all_count else 0.1
        self.order = self.course.table.order
        live = self.course.table.live
        self.shower = rng.sample(live, rng.randint(1, len(live)))

    def play(self, stop_before: int = 0) -> None:
        if self.course.over:
            return
        if self.lines[-1].startswith("up"):
            self.lines.pop()
        if self.rng.random() < 0.25:
            antes = sum(self.course.table.put_in.values()) + self.course.table.carried_in
            self.lines.append(f"pot {chips_text(antes + self.unit * self.rng.randint(0, 60))}")
        else:
            put_in = self.contributions()
            self.lines.append("pot " + " ".join(f"{name}={chips_text(put_in[name])}" for name in self.order))
        if self.rules["declare"]["how"] != "off":
            sides = [self.rng.choice(["low", "high", "both"]) for _ in self.shower]
            order = [name for name in self.order if name in self.shower]
            self.lines.append("declare " + " ".join(f"{name}={side}" for name, side in zip(order, sides, strict=True)))
        hands = {name: "x" if self.rng.random() < self.mucking else self.quick_hand(name) for name in self.shower}
        if set(hands.values()) == {"x"}:
            hands[self.shower[0]] = self.quick_hand(self.shower[0])
        self.lines.append("show " + " ".join(f"{name}={hand}" for name, hand in hands.items()))

    def quick_hand(self, name: str) -> str:
        """How many cards somebody took is not known."""
        if self.rng.random() < 0.7:
            for _ in range(self.rng.choice([0, 0, 1, 2, 3])):
                if self.deck:
                    self.hands[name].append(self.deck.pop())
        return self.shown(name)

    def contributions(self) -> dict[str, int]:
        rng, table = self.rng, self.course.table
        ante = cents(self.rules["betting"]["ante"])
        by_dealer = self.rules["betting"]["ante_by"] == "dealer"
        level = (0 if by_dealer else ante) + self.unit * rng.choice([0, rng.randint(0, 6), rng.randint(0, 60)])
        found = {}
        for name in self.order:
            posted = table.put_in[name]
            most = level + (posted if by_dealer else 0)
            stack = table.stack[name]
            if stack is not None:
                most = min(most, stack + posted)
            if name not in self.shower:
                most = rng.randint(posted // self.unit, max(most, posted) // self.unit) * self.unit
            found[name] = max(most, posted)
        if rng.random() < 0.3:
            name = rng.choice(self.shower)
            stack = table.stack[name]
            more = self.unit * rng.randint(1, 9)
            found[name] += more if stack is None else min(more, stack + table.put_in[name] - found[name])
        if rng.random() < 0.1:
            name = rng.choice(self.order)
            found[name] = max(table.put_in[name], found[name] + self.unit * rng.choice([-3, -1, 1, 3]))
        return found
