"""The course of a hand (section 8) as one straight run that stops wherever somebody at the table has to speak."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from tests.oracle.hands import TOTAL, read_cards

from .betting import Ask, BettingRound
from .drawing import DrawRound
from .reading import Refused, amount, cents
from .table import Seat, Table


@dataclass(frozen=True)
class Event:
    """One act, `word` being the statement's; `name` the player it names, where it is not the one asked."""

    word: str
    token: str
    name: str = ""


class HandOver(Exception):
    """One player is left."""


class Course:
    def __init__(self, rules: dict[str, Any], seats: list[Seat], carried: int, dealer: str) -> None:
        self.rules = rules
        self.unit = cents(rules["chips"]["unit"])
        self.table = Table(rules, seats, carried, dealer)
        deal = rules["deal"]["down"] + rules["deal"]["up"]
        if deal * len(self.table.order) > 52:
            raise Refused("more than 52 cards")
        self.cards = dict.fromkeys(self.table.order, 0)
        self.noted: dict[str, list[str]] = {name: [] for name in self.table.order}
        self.deck = 52
        self.reshuffled: list[str] = []
        self.cards_checked = True
        self.drawing_ended = False
        self.declines_in_a_row = dict.fromkeys(self.table.order, 0)
        self.declines_in_all = dict.fromkeys(self.table.order, 0)
        self.opened: list[str] = []
        self.named_opener: str | None = None
        self.declared: dict[str, str] = {}
        self.shown: dict[str, str] = {}
        self.voided = False
        self.over = False
        self.begun = False
        self.quick = False
        self.cards_unknown = False
        self.pot_only: int | None = None
        self.alone: list[str] = []
        self._run = self.run()
        self.ask: Ask | None = None
        self.go_on(None)

    # What the driver does

    def go_on(self, event: Event | None) -> None:
        self.begun = self.begun or (event is not None and self.ask is not None and self.ask.round != "antes")
        try:
            self.ask = self._run.send(event) if event else next(self._run)
        except (StopIteration, HandOver):
            self.ask, self.over = None, True

    def end_if_one_is_left(self) -> None:
        if len(self.table.live) == 1:
            raise HandOver

    def run(self) -> Generator[Ask, Event, None]:
        draw, betting = self.rules["draw"], self.rules["betting"]
        yield from self.antes()
        for name in self.table.live:
            self.cards[name] = self.rules["deal"]["down"] + self.rules["deal"]["up"]
            self.deck -= self.cards[name]
        if draw["first"]:
            yield from DrawRound(self, first=True).run()
        yield from BettingRound(self, final=False).run()
        held = 0
        while not self.drawing_ended:
            this = DrawRound(self, first=False)
            yield from this.run()
            held += 1
            if held == draw["rounds"] or not this.taken:
                break
            yield from BettingRound(self, final=False).run()
        if betting["final_round"]:
            yield from BettingRound(self, final=True).run()
        if self.declares:
            yield from self.declaration()
            if self.rules["declare"]["bet_after"]:
                yield from BettingRound(self, final=False).run()
        yield from self.showdown()

    def antes(self) -> Generator[Ask, Event, None]:
        """Where there is no all-in, who lacks the chips buys more or folds before a card is dealt."""
        this, table = "antes", self.table
        table.post_antes()
        while table.still_to_ante:
            who = table.still_to_ante[0]
            event = yield Ask("bet", who, this)
            if event.word == "bet" and event.token == "f":
                table.still_to_ante.remove(who)
                table.fold(who)
            elif event.word == "buy":
                self.take(this, event)
                table.post_antes()
            else:
                raise Refused("the antes are not complete")
            self.end_if_one_is_left()

    # The quick way

    def go_quick(self, pot: int | None, put_in: dict[str, int]) -> None:
        """A pot, or what each put in, in place of draws and bets; who folded turns out at the showdown."""
        self.quick, self.cards_unknown, self.pot_only, self.begun = True, True, pot, True
        table = self.table
        for name, chips in put_in.items():
            more, stack = chips - table.put_in[name], table.stack[name]
            if more < 0 or (stack is not None and more > stack):
                raise Refused(f"{name} cannot have put in {chips}")
            table.pay(name, more)
            table.level[name] += more
        self._run = self.quick_end()
        self.go_on(None)

    def quick_end(self) -> Generator[Ask, Event, None]:
        if self.declares:
            yield from self.declaration()
        yield from self.showdown()

    @property
    def declares(self) -> bool:
        return bool(self.rules["declare"]["how"] != "off")

    def only(self, live: list[str], showing: list[str]) -> None:
        """These are shown, the others have folded; the uncalled part goes back before anybody looks at the pots."""
        self.quick, table = False, self.table
        if self.pot_only is None:
            self.give_back_uncalled()
        table.live = [name for name in table.order if name in live]
        self.alone = table.live if len(live) == 1 else []
        if self.declares:
            silent = [name for name in table.live if name not in self.declared]
            if silent:
                raise Refused(f"{silent[0]} has not declared")
            self._run = self.showdown()
            self.go_on(None)
        for name in showing:
            if table.has_chips(name) and table.level[name] < max(table.level.values()):
                raise Refused(f"{name} put in less and has chips left")
        table.note_owned()

    def give_back_uncalled(self) -> None:
        """What one put in above everybody else, as far as it is no ante."""
        table = self.table
        name = max(table.order, key=lambda one: table.level[one])
        next_highest = max(table.level[one] for one in table.order if one != name)
        if self.rules["betting"]["ante_by"] == "each":
            next_highest = max(next_highest, cents(self.rules["betting"]["ante"]))
        uncalled = table.level[name] - next_highest
        if uncalled > 0:
            table.level[name] -= uncalled
            table.give_back(name, uncalled)

    # Openers

    def opener(self) -> str | None:
        """The seat that opens the coming round; None until the dealer names it, where it is for him to say."""
        rule, table = self.rules["betting"]["opener"], self.table
        first = next(name for name in table.order if name in table.live)
        if rule == "best-exposed":
            return self.named_opener if self.named_opener in table.live else None
        if rule == "left" or not self.opened:
            return first
        if rule == "rotates":
            return table.next_live(self.opened[-1])
        # The k-th live player left of the dealer, counted round again.
        seat = first
        for _ in range(len(self.opened)):
            seat = table.next_live(seat)
        return seat

    # The deck

    @property
    def frozen(self) -> list[str]:
        after = self.rules["draw"]["freeze_after"]
        in_all = self.rules["draw"]["freeze_counts"] == "in-all"
        counts = self.declines_in_all if in_all else self.declines_in_a_row
        return [name for name in self.table.order if after and counts[name] >= after]

    def decline(self, name: str) -> None:
        self.declines_in_a_row[name] += 1
        self.declines_in_all[name] += 1

    def reshuffle(self) -> None:
        for name in self.table.order:
            if name not in self.table.live and name not in self.reshuffled:
                self.reshuffled.append(name)
                self.deck += self.cards[name]
                self.cards_checked = False

    def deck_serves(self) -> bool:
        if self.deck == 0 and self.rules["draw"]["deck_ends"] == "reshuffle":
            self.reshuffle()
        return bool(self.deck)

    def give_card(self, name: str) -> None:
        assert self.deck > 0
        self.deck -= 1
        self.cards[name] += 1

    def note(self, name: str, card: str) -> None:
        if self.cards_checked and any(card in cards for cards in self.noted.values()):
            raise Refused(f"{card} lies elsewhere")
        self.noted[name].append(card)

    # What may happen at any moment

    def take(self, asked_in: object, event: Event) -> None:
        """Anything but the act that is waited for."""
        if event.word == "bust":
            if not self.rules["showdown"]["fold_when_bust"]:
                raise Refused("there is no bust")
            if event.name not in self.table.live or self.shown:
                raise Refused(f"{event.name} is out, or shows")
            self.table.fold(event.name)
        elif event.word == "buy":
            if not self.table.open_stakes:
                raise Refused("nobody buys while a hand runs")
            chips, stack = amount(event.token, self.unit), self.table.stack[event.name]
            if stack is None or not chips:
                raise Refused("nothing to buy")
            self.table.stack[event.name] = stack + chips
        elif event.word == "opener":
            named_for_bet = isinstance(asked_in, BettingRound) and not asked_in.last_actor
            # Where no draw waits for him, he may be named early for the bet that comes.
            named_for_draw = isinstance(asked_in, DrawRound) and (
                not asked_in.answered or self.rules["draw"]["starts"] == "left"
            )
            named_early = asked_in == "declaration" and self.rules["declare"]["bet_after"]
            by_dealer = self.rules["betting"]["opener"] == "best-exposed"
            if not by_dealer or not (named_for_bet or named_for_draw or named_early):
                raise Refused("there is no opener to be named")
            if event.name not in self.table.live:
                raise Refused(f"{event.name} is out")
            self.named_opener = event.name
        else:
            raise Refused(f"no {event.word} now")

    def void(self) -> None:
        if self.over or self.shown:
            raise Refused("too late")
        self.voided, self.over, self.ask = True, True, None

    # Declaration and showdown

    def declaration(self) -> Generator[Ask, Event, None]:
        this = "declaration"
        # The quick way it is not known yet whose turn it is.
        in_turn = self.rules["declare"]["how"] == "in-turn" and not self.quick
        while True:
            missing = [name for name in self.table.order if name in self.table.live and name not in self.declared]
            if not missing:
                return
            event = yield Ask("declare", missing[0] if in_turn else None, this)
            if event.word == "declare":
                if event.name not in missing or (in_turn and event.name != missing[0]):
                    raise Refused(f"{event.name} does not declare now")
                if event.token not in ("low", "high", "both"):
                    raise Refused(f"{event.token} is no side")
                self.declared[event.name] = event.token
            else:
                self.take(this, event)
                self.end_if_one_is_left()

    def showdown(self) -> Generator[Ask, Event, None]:
        this = "showdown"
        while True:
            missing = [name for name in self.table.live if name not in self.shown]
            if not missing:
                return
            event = yield Ask("show", None, this)
            if event.word == "show":
                if event.name not in missing:
                    raise Refused(f"{event.name} does not show now")
                self.show(event.name, event.token)
                if all(text == "x" for text in self.shown.values()) and len(missing) == 1:
                    raise Refused("nobody shows")
            else:
                self.take(this, event)
                self.end_if_one_is_left()

    def fewest(self, name: str) -> int:
        return self.cards[name]

    def most(self, name: str) -> int:
        """The quick way somebody may have taken one card in each draw round."""
        rounds = self.rules["draw"]["rounds"]
        if not self.cards_unknown:
            return self.cards[name]
        return self.cards[name] + rounds + self.rules["draw"]["first"] if rounds else 52

    def show(self, name: str, text: str) -> None:
        # A typed total is not counted against the cards dealt, not even with its number of cards.
        if text != "x" and not TOTAL.fullmatch(text):
            cards = [rank + suit for rank, suit in read_cards(text)]
            if not self.fewest(name) <= len(cards) <= self.most(name):
                raise Refused(f"{name} has {self.cards[name]} cards")
            if self.cards_checked and len(set(cards)) != len(cards):
                raise Refused("the same card twice")
            if not set(self.noted[name]) <= set(cards):
                raise Refused("a noted card is missing")
            if self.cards_checked:
                for other, seen in self.noted.items():
                    if other != name and set(seen) & set(cards):
                        raise Refused(f"{other} has one of these")
            self.noted[name] = cards
        self.shown[name] = text
