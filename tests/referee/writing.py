"""Random hand files, act by act as the referee allows them; or with one act at the end that it does not allow."""

from fractions import Fraction
from random import Random
from typing import Any

from tests.oracle.hands import number, read_hand
from tests.oracle.house import RANKS
from tests.oracle.judge import status_of

from .betting import BettingRound
from .course import Course, Event
from .drawing import DrawRound
from .reading import Refused, cents
from .rulebooks import random_rules, written
from .table import Seat

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo"]


def chips_text(chips: int) -> str:
    return written(Fraction(chips, 100))


class Writer:
    def __init__(self, rng: Random, *, fighting: float = 0.3) -> None:
        self.rng = rng
        # Much betting, many short all-ins.
        self.fighting = rng.random() < fighting
        self.preset, self.changes, self.rules = random_rules(rng, fighting=self.fighting)
        self.unit = cents(self.rules["chips"]["unit"])
        self.lines = [f"rules {self.preset}"]
        self.round: object = None
        self.gathered: list[str] = []
        self.forgotten: list[str] = []
        self.promised: dict[str, str] = {}
        self.asked = 0
        self.moments: list[str] = []
        self.folding = rng.choice([0.03, 0.1, 0.25])
        self.raising = rng.choice([0.15, 0.4, 0.7])
        self.all_ins = rng.choice([0.0, 0.05, 0.3])
        self.taking = rng.choice([0.15, 0.3, 0.5, 0.7, 0.95])
        self.noting = rng.choice([0.0, 0.0, 0.4, 1.0])
        self.naming = rng.choice([0.0, 0.5, 1.0])
        self.voiding = rng.choice([0.0, 0.0, 0.0, 0.02])
        self.telling_totals = rng.choice([0.0, 0.2, 0.8])
        self.interrupting = rng.choice([0.0, 0.1, 0.3])
        self.shortening = rng.choice([0.0, 0.0, 0.15])
        if self.fighting:
            self.folding, self.raising, self.all_ins = 0.03, 0.7, rng.choice([0.05, 0.2])
        self.begin()

    # Before the first card

    def begin(self) -> None:
        rng, rules = self.rng, self.rules
        deal = rules["deal"]["down"] + rules["deal"]["up"]
        count = rng.choice([3, 4, 5, 6, 7] if self.fighting else [2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10])
        count = max(2, min(count, 52 // max(deal, 1)))
        if rng.random() < 0.1:
            count = max(2, min(10, 52 // max(deal, 1)))
        names = rng.sample(NAMES, count)
        seats: list[Seat] = [(name, stack) for name, stack in zip(names, self.stacks(count), strict=True)]
        carried = self.unit * rng.choice([0, 0, 0, 1, 4, rng.randint(1, 30)])
        dealer = rng.choice(names)
        sets = [f"{key}={written(value)}" for key, value in self.changes.items()]
        while sets:
            some = rng.randint(1, 6)
            self.lines.append("set " + " ".join(sets[:some]))
            sets = sets[some:]
        self.lines.append(
            "seats " + " ".join(name if stack is None else f"{name}={chips_text(stack)}" for name, stack in seats)
        )
        if carried or rng.random() < 0.1:
            self.lines.append(f"carried {chips_text(carried)}")
        self.lines.append(f"dealer {dealer}")
        self.course = Course(rules, seats, carried, dealer)
        self.deck = [rank + suit for rank in RANKS for suit in "cdhs"]
        rng.shuffle(self.deck)
        self.hands: dict[str, list[str]] = {name: [] for name in names}
        self.start()

    def start(self) -> None:
        """The antes of those who lacked them, and the deal."""
        rng, table, ups = self.rng, self.course.table, self.rules["deal"]["up"]
        while table.still_to_ante and not self.course.over:
            who = table.still_to_ante[0]
            if rng.random() < 0.4:
                self.say("bet", self.addressed(who, "f"))
                self.course.go_on(Event("bet", "f"))
            else:
                self.buy(rng.choice(table.still_to_ante), self.unit * rng.randint(1, 12))
        if self.course.over:
            return
        for name in table.live:
            self.hands[name] = [self.deck.pop() for _ in range(self.course.cards[name])]
        if ups and rng.random() < 0.3 and len(table.live) == len(table.order):
            exposed = {name: self.hands[name][:ups] for name in table.seats}
            self.lines.append("up " + " ".join("".join(cards) for cards in exposed.values()))
            for name, cards in exposed.items():
                for card in cards:
                    self.course.note(name, card)

    def stacks(self, count: int) -> list[int | None]:
        rng = self.rng
        least = max(1, cents(self.rules["betting"]["min"]) // self.unit)
        ante = cents(self.rules["betting"]["ante"]) // self.unit
        open_stakes = self.rules["betting"]["stakes"] == "open"
        if rng.random() < 0.1:
            return [None] * count
        often_unlimited = rng.choice([0.0, 0.0, 0.0, 0.2])
        sizes = rng.choice(["short", "level", "deep", "mixed", "mixed", "ladder"])
        if self.fighting:
            sizes = rng.choice(["ladder", "mixed", "rungs"])
        step = rng.randint(1, least)
        found: list[int | None] = []
        for place in rng.sample(range(count), count):
            sort = rng.choice(["short", "deep", "level", "tiny"]) if sizes == "mixed" else sizes
            units = {
                "tiny": rng.randint(1, max(1, ante)),
                "short": rng.randint(1, ante + 3 * least),
                "level": ante + 5 * least,
                # Each a little more than another, so that short all-ins follow one another.
                "ladder": ante + step * (place + 1),
                "rungs": ante + rng.choice([step * (place + 1), 20 * least, 20 * least]),
                "deep": rng.randint(ante + 1, 60 * least),
            }[sort]
            if open_stakes:
                units = rng.randint(0, ante) if rng.random() < 0.03 else max(units, ante, 1)
            found.append(None if rng.random() < often_unlimited else units * self.unit)
        return found

    # The file

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def say(self, word: str, token: str) -> None:
        """On the same line while the round lasts, now and then on a new one."""
        ask = self.course.ask
        goes_on = ask is not None and ask.round is self.round and self.lines[-1].startswith(word + " ")
        if goes_on and self.rng.random() > 0.1:
            self.lines[-1] += " " + token
        else:
            self.lines.append(f"{word} {token}")
        self.round = ask.round if ask else None

    def addressed(self, who: str, token: str) -> str:
        return f"{who}:{token}" if self.rng.random() < self.naming else token

    # A legal hand

    def play(self, stop_before: int = 10**6) -> None:
        """To its end, or until this many times somebody was asked."""
        course = self.course
        while not course.over and self.asked < stop_before:
            self.asked += 1
            self.moments.append(self.moment())
            if self.rng.random() < self.voiding and course.ask and course.ask.kind != "show":
                course.void()
                self.lines.append("void")
                return
            if self.interrupted():
                continue
            self.answer()

    def moment(self) -> str:
        """What somebody is asked, the hard questions by themselves."""
        ask = self.course.ask
        assert ask is not None
        if isinstance(ask.round, BettingRound) and ask.who is not None:
            if ask.round.cap_reached():
                return "capped"
            if not ask.round.may_raise(ask.who):
                return "closed"
        if isinstance(ask.round, DrawRound) and self.course.frozen:
            return "frozen"
        return ask.kind

    def interrupted(self) -> bool:
        """Something but the act that is waited for."""
        rng, course = self.rng, self.course
        ask = course.ask
        assert ask is not None
        started = bool(course.shown)
        quiet = not (started or course.named_opener or self.promised)
        if self.rules["showdown"]["fold_when_bust"] and quiet:
            late = [name for name in self.forgotten if name in course.table.live]
            somebody = rng.choice(course.table.live) if rng.random() < 0.02 else None
            if (late and rng.random() < 0.4) or somebody:
                self.tell("bust", somebody or rng.choice(late))
                return True
        if isinstance(ask.round, BettingRound | DrawRound) and ask.who is None:
            self.tell("opener", rng.choice(course.table.live))
            return True
        if course.table.open_stakes and not started and rng.random() < self.interrupting * 0.3:
            who = ask.who or rng.choice(course.table.live)
            if course.table.stack[who] is not None:
                self.buy(who, self.unit * rng.randint(1, 20))
                return True
        return False

    def tell(self, word: str, name: str) -> None:
        self.lines.append(f"{word} {name}")
        self.course.go_on(Event(word, "", name))
        self.deal_agreed()

    def buy(self, name: str, chips: int) -> None:
        self.lines.append(f"buy {name} {chips_text(chips)}")
        self.course.go_on(Event("buy", chips_text(chips), name))

    def answer(self) -> None:
        ask = self.course.ask
        assert ask is not None
        if isinstance(ask.round, BettingRound):
            self.bet(ask.round, str(ask.who))
        elif isinstance(ask.round, DrawRound):
            self.draw(ask.round, str(ask.who))
        elif ask.kind == "declare":
            missing = [name for name in self.course.table.live if name not in self.course.declared]
            who = ask.who or self.rng.choice(missing)
            side = self.rng.choice(["low", "high", "both"])
            self.say("declare", f"{who}={side}")
            self.course.go_on(Event("declare", side, who))
        else:
            self.show()

    # Betting

    def amounts(self, this: BettingRound, who: str) -> list[int]:
        """What somebody might bet or raise by, at the edges of what is allowed and anywhere."""
        stack, unit = self.course.table.stack[who], self.unit
        edges = [this.least(), this.minimum, this.maximum, this.last_full, this.minimum // 2, unit]
        if stack is not None:
            edges += [stack - this.owes(who), stack, stack // 2]
        found = [self.rng.choice(edges) + unit * self.rng.choice([-1, 0, 0, 0, 1]) for _ in range(6)]
        found.append(unit * self.rng.randint(1, 30))
        return [max(chips, 0) // unit * unit for chips in found]

    def bets(self, this: BettingRound, who: str) -> list[str]:
        found = []
        current = this.current
        for chips in self.amounts(this, who):
            if not current:
                found.append(f"b{chips_text(chips)}")
            elif self.rng.random() < 0.5:
                found.append(f"r{chips_text(chips)}")
            else:
                found.append(f"r={chips_text(current + chips)}")
        return found

    def allowed(self, this: BettingRound, who: str, tokens: list[str]) -> list[str]:
        found = []
        for token in tokens:
            try:
                this.verify(who, token)
            except Refused:
                continue
            found.append(token)
        return found

    def bet(self, this: BettingRound, who: str) -> None:
        rng = self.rng
        if rng.random() < self.shortening and self.everybody("bet", this, who):
            return
        passing = self.allowed(this, who, ["k", "c"])
        raises = self.allowed(this, who, self.bets(this, who))
        owed, stack = this.owes(who), self.course.table.stack[who]
        if not passing and this.table.open_stakes and owed and rng.random() < 0.7:
            assert stack is not None
            self.buy(who, owed - stack + self.unit * rng.choice([0, 0, 1, 5, 40]))
            return
        short = stack is not None and 0 < stack - owed < this.least()
        if self.fighting and short and rng.random() < 0.6 and self.allowed(this, who, ["a"]):
            token = "a"
        elif rng.random() < self.folding or not (passing or raises):
            token = "f"
        elif rng.random() < self.all_ins and self.allowed(this, who, ["a"]):
            token = "a"
        elif raises and (not passing or rng.random() < self.raising / (1 + this.counted)):
            token = rng.choice(raises)
            least = f"{'r' if this.current else 'b'}{chips_text(this.least())}"
            if self.fighting and rng.random() < 0.4 and self.allowed(this, who, [least]):
                token = least
        else:
            token = rng.choice(passing or ["f"])
        self.say("bet", self.addressed(who, token))
        self.course.go_on(Event("bet", token))

    def everybody(self, word: str, this: BettingRound | DrawRound, who: str) -> bool:
        """One short form for all who are still to act."""
        course = self.course
        if isinstance(this, DrawRound):
            token = "+" if this.seen else self.rng.choice(["-", "-", "+", "names"])
            if token == "names":
                names = self.rng.sample(this.still_to_ask(), self.rng.randint(1, len(this.still_to_ask())))
                if this.answered or course.deck < len(names):
                    return False
                self.lines.append("draw " + " ".join(names))
                self.round = this
                while course.ask and course.ask.round is this:
                    course.go_on(Event(word, "+" if course.ask.who in names else "-"))
                self.deal_agreed()
                return True
        else:
            fine = [*self.allowed(this, who, ["k", "c"]), "f"]
            token = self.rng.choice(fine)
            if course.table.open_stakes and token == "c":
                return False
        self.say(word, token + "*")
        while course.ask and course.ask.round is this:
            course.go_on(Event(word, token))
            self.deal_agreed()
        return True

    # Drawing

    def top_card(self) -> str:
        if not self.deck:
            self.gather()
        return self.deck[-1]

    def gather(self) -> None:
        """The folded hands, shuffled."""
        for name in self.course.table.order:
            if name not in self.course.table.live and name not in self.gathered:
                self.gathered.append(name)
                self.deck += self.hands[name]
        self.rng.shuffle(self.deck)

    def is_bust(self, name: str) -> bool:
        cards = "".join(self.hands[name])
        return bool(cards) and status_of(self.rules, read_hand(self.rules, name, cards)) == "bust"

    def draw(self, this: DrawRound, who: str) -> None:
        rng = self.rng
        if rng.random() < self.shortening and self.everybody("draw", this, who):
            return
        taking = self.taking if self.asked < 120 else 0.03
        if this.consent:
            token = "+" if this.seen or rng.random() < (taking + 2) / 3 else "-"
            agreed = all(this.answered.values()) and self.course.deck >= len(self.course.table.live)
            if token == "+" and agreed and rng.random() < self.noting * 0.5:
                # The card he is about to get, typed with his consent.
                self.promised[who] = self.deck.pop()
                token += self.promised[who]
            self.say("draw", self.addressed(who, token))
            self.course.go_on(Event("draw", token))
            self.deal_agreed()
            return
        if rng.random() >= taking:
            self.say("draw", self.addressed(who, "-"))
            self.course.go_on(Event("draw", "-"))
            return
        card = self.top_card()
        token = "+"
        if rng.random() < self.noting:
            token += card
        self.take_card(who)
        if self.rules["showdown"]["fold_when_bust"] and who in self.forgotten and rng.random() < 0.6:
            token += "!"
        self.say("draw", self.addressed(who, token))
        self.course.go_on(Event("draw", token))

    def deal_agreed(self) -> None:
        """The cards of a round in which all agreed."""
        waiting = [name for name, count in self.course.cards.items() if count > len(self.hands[name])]
        if len(self.deck) + len(self.promised) < len(waiting):
            self.gather()
        for name in waiting:
            self.take_card(name)

    def take_card(self, name: str) -> None:
        if name in self.promised:
            self.hands[name].append(self.promised.pop(name))
        else:
            self.top_card()
            self.hands[name].append(self.deck.pop())
        if self.is_bust(name) and name not in self.forgotten:
            self.forgotten.append(name)

    # Showdown

    def shown(self, name: str) -> str:
        if self.rng.random() < self.telling_totals or not self.hands[name]:
            target = number(self.rules["targets"][self.rng.choice(list(self.rules["targets"]))])
            total = target + Fraction(self.rng.choice([-2, -1, -1, 0, 0, 1, 1, 2, 5]), 2)
            return written(total) + self.rng.choice(["p", "p", f"p{len(self.hands[name])}"])
        return "".join(self.rng.sample(self.hands[name], len(self.hands[name])))

    def show(self) -> None:
        names = self.rng.sample(self.course.table.live, len(self.course.table.live))
        hands = {name: "x" if self.rng.random() < 0.07 else self.shown(name) for name in names}
        if set(hands.values()) == {"x"}:
            hands[names[0]] = self.shown(names[0])
        for name in names:
            self.say("show", f"{name}={hands[name]}")
            self.course.go_on(Event("show", hands[name], name))

    # One act too many

    def spoil(self) -> None:
        """An act that is not allowed where the hand is now."""
        rng, course = self.rng, self.course
        ask = course.ask
        if ask is None:
            word = rng.choice(["bet k", "draw -", f"show {NAMES[0]}=7p", "bet f", "draw +", f"bust {NAMES[0]}"])
            self.lines.append(word)
            return
        options = self.wrong_acts(ask.round, ask.kind, ask.who)
        statement = rng.choice(sorted({word for word, _ in options}))
        self.say(statement, rng.choice([token for word, token in options if word == statement]))

    def wrong_acts(self, this: Any, kind: str, who: str | None) -> list[tuple[str, str]]:
        course, rng = self.course, self.rng
        live, order = course.table.live, course.table.order
        out = [name for name in order if name not in live]
        found: list[tuple[str, str]] = []
        if kind != "bet":
            found += [("bet", token) for token in ("k", "c", "f", "a", f"b{chips_text(self.unit)}")]
        if kind != "draw":
            found += [("draw", token) for token in ("+", "-")]
        if kind != "show":
            found.append(("show", f"{rng.choice(live)}=7p"))
        if kind != "declare":
            found.append(("declare", f"{rng.choice(live)}=high"))
        if out:
            found += [("show", f"{out[0]}=7p"), ("declare", f"{out[0]}=high"), ("bust", out[0])]
        if not self.rules["showdown"]["fold_when_bust"]:
            found.append(("bust", rng.choice(live)))
        if not course.table.open_stakes:
            found.append(("buy", f"{rng.choice(live)} {chips_text(self.unit)}"))
        if self.rules["betting"]["opener"] != "best-exposed":
            found.append(("opener", rng.choice(live)))
        elif out and who is None and isinstance(this, BettingRound | DrawRound):
            found.append(("opener", out[0]))
        others = [name for name in order if name != who]
        if isinstance(this, BettingRound):
            if who is None:
                return [*found, ("bet", "k"), ("bet", "f")]
            tokens = ["k", "c", "a", *self.bets(this, who), f"b{chips_text(self.unit)}", f"r{chips_text(self.unit)}"]
            tokens += [f"b{chips_text(self.unit // 2)}", "b0", "r0", "r=0"]
            tokens += self.bets(this, who) + self.bets(this, who)
            fine = self.allowed(this, who, tokens)
            if rng.random() < 0.1:
                return [*found, ("bet", f"{rng.choice(others)}:{rng.choice(fine or ['f'])}")]
            # Mostly a wrong bet, for these are what is hard; each reason is as likely as another.
            wrong: dict[str, list[str]] = {}
            for token in tokens:
                try:
                    this.verify(who, token)
                except Refused as refused:
                    wrong.setdefault(refused.sort, []).append(token)
            hard = [sort for sort in sorted(wrong) if "open again" in sort or "more raises" in sort]
            sort = rng.choice(hard or sorted(wrong))
            return [("bet", self.addressed(who, token)) for token in wrong[sort]]
        if isinstance(this, DrawRound):
            if who is None:
                return [*found, ("draw", "+"), ("draw", "-")]
            found.append(("draw", f"{rng.choice(others)}:{rng.choice('+-')}"))
            if this.consent or not self.rules["showdown"]["fold_when_bust"]:
                found.append(("draw", "+!"))
            noted = [card for cards in course.noted.values() for card in cards]
            if noted and course.cards_checked and not this.consent:
                found.append(("draw", f"+{rng.choice(noted)}"))
            return found
        if kind == "declare":
            if self.rules["declare"]["how"] == "in-turn" and len(live) - len(course.declared) > 1:
                wrong_turn = [name for name in live if name not in course.declared and name != who]
                found.append(("declare", f"{rng.choice(wrong_turn)}=low"))
            found += [("declare", f"{name}=low") for name in course.declared]
            return found
        return found + self.wrong_hands()

    def wrong_hands(self) -> list[tuple[str, str]]:
        live, rng = self.course.table.live, self.rng
        name = rng.choice(live)
        cards = self.hands[name]
        found = [("show", f"{name}={''.join(cards[1:])}")] if len(cards) > 1 else []
        if cards and self.deck:
            found.append(("show", f"{name}={''.join(cards)}{self.deck[0]}"))
            found.append(("show", f"{name}={''.join(cards[1:])}{cards[-1]}")) if len(cards) > 1 else None
            if cards[0] in self.course.noted[name] and self.course.cards_checked:
                found.append(("show", f"{name}={''.join(cards[1:])}{self.deck[0]}"))
        return found
