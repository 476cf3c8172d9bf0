"""A hand file with something changed anywhere after the deal: mostly illegal, and if not, still to be played alike."""

from random import Random

from .writing import Writer, chips_text

ACTS = ["k", "c", "f", "a", "+", "-", "+!", "k*", "c*", "f*", "-*", "+*"]


class Spoiler:
    def __init__(self, rng: Random, writer: Writer) -> None:
        self.rng, self.writer = rng, writer
        self.lines = list(writer.lines)
        self.first = next(n for n, line in enumerate(self.lines) if line.startswith("dealer")) + 1

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def spoil(self) -> str:
        change = self.rng.choice(
            [
                *[self.token_put_in, self.token_put_in, self.token_changed, self.token_changed, self.token_lost],
                *[self.line_lost, self.line_twice, self.lines_swapped, self.line_put_in, self.line_put_in],
                *[self.cut_short, self.amount_changed, self.amount_changed, self.amount_changed],
            ]
        )
        change()
        return self.text

    def place(self) -> int:
        return self.rng.randrange(self.first, len(self.lines)) if len(self.lines) > self.first else self.first - 1

    def name(self) -> str:
        return self.rng.choice(self.writer.course.table.seats)

    def act(self) -> str:
        chips = chips_text(self.writer.unit * self.rng.randint(1, 12))
        act = self.rng.choice([*ACTS[:7], *ACTS, f"b{chips}", f"r{chips}", f"r={chips}"])
        return f"{self.name()}:{act}" if self.rng.random() < 0.15 else act

    def token_put_in(self) -> None:
        at = self.place()
        tokens = self.lines[at].split()
        if tokens[0] in ("bet", "draw"):
            tokens.insert(self.rng.randint(1, len(tokens)), self.act())
        self.lines[at] = " ".join(tokens)

    def token_changed(self) -> None:
        at = self.place()
        tokens = self.lines[at].split()
        if tokens[0] in ("bet", "draw"):
            tokens[self.rng.randrange(1, len(tokens))] = self.act()
        self.lines[at] = " ".join(tokens)

    def token_lost(self) -> None:
        at = self.place()
        tokens = self.lines[at].split()
        if len(tokens) > 2 and tokens[0] not in ("up", "buy", "dealer"):
            del tokens[self.rng.randrange(1, len(tokens))]
        self.lines[at] = " ".join(tokens)

    def amount_changed(self) -> None:
        """A bet or raise made larger or smaller."""
        places = []
        for at, line in enumerate(self.lines[self.first :], self.first):
            for number, token in enumerate(line.split()):
                if line.startswith("bet") and token.rpartition(":")[2][:1] in ("b", "r") and number:
                    places.append((at, number))
        if not places:
            self.token_put_in()
            return
        at, number = self.rng.choice(places)
        tokens = self.lines[at].split()
        head = tokens[number].rstrip("0123456789.")
        chips = round(float(tokens[number][len(head) :]) * 100)
        step = self.writer.unit * self.rng.choice([-5, -2, -1, -1, 1, 1, 2, 5, 50])
        if self.rng.random() < 0.1:
            step //= 2
        tokens[number] = head + chips_text(max(chips + step, 0))
        self.lines[at] = " ".join(tokens)

    def line_lost(self) -> None:
        at = self.place()
        if at >= self.first:
            del self.lines[at]

    def line_twice(self) -> None:
        at = self.place()
        self.lines.insert(at, self.lines[at])

    def lines_swapped(self) -> None:
        at, other = self.place(), self.place()
        self.lines[at], self.lines[other] = self.lines[other], self.lines[at]

    def line_put_in(self) -> None:
        name = self.name()
        chips = chips_text(self.writer.unit * self.rng.randint(1, 9))
        statement = self.rng.choice(
            [
                *[f"bust {name}", f"bust {name}", f"opener {name}", f"buy {name} {chips}", "void"],
                *[f"bet {self.act()}", f"draw {self.act()}", f"bet {name}:f", f"draw {name}"],
                *[f"declare {name}=high", f"show {name}=7p"],
            ]
        )
        self.lines.insert(self.rng.randint(self.first, len(self.lines)), statement)

    def cut_short(self) -> None:
        self.lines = self.lines[: self.rng.randint(self.first, len(self.lines))]
