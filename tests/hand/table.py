"""A table that plays random hands with a real deck, by random house rules, doing only what is allowed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from dealer_assist import presets
from dealer_assist.core import choices as keys
from dealer_assist.core import hand_events as events
from dealer_assist.core.cards import DECK, Card
from dealer_assist.core.declare import Declaration
from dealer_assist.core.hand import Hand, OpenHand, begin
from dealer_assist.core.hand_events import Dealt, Event
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Options, Span, Street
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import counter_for
from dealer_assist.core.typed import MUCK, Shown

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve Lee", "Fay", "Gus", "Hal", "Ida", "Jo")
BASES = (
    "pagat",
    "pagat-bust",
    "igra",
    "wikipedia",
    "sarrett",
    "inside",
    "buderick",
    "no-chaser",
    "31",
    "seven-minus-seven",
)


@cache
def base(preset: str) -> HouseRules:
    """A shipped preset."""
    return presets.load(preset)


def random_rules(luck: random.Random) -> tuple[str, HouseRules]:
    """A preset with random keys of the deal, the draw, the betting and the chips."""
    preset = luck.choice(BASES)
    rules = base(preset)
    unit = luck.choice((100, 100, 50, 25))
    least = unit * luck.choice((1, 2, 4))
    most = luck.choice((0, least, 5 * least))
    betting = replace(
        rules.betting,
        ante=unit * luck.choice((0, 1, 1, 3)),
        ante_by=luck.choice(list(keys.AnteBy)),
        min=least,
        max=most,
        last_max=luck.choice((0, 0, 10 * least)),
        raises=luck.choice((0, 0, 1, 3)),
        opener=luck.choice(list(keys.Opener)),
        check=luck.random() < 0.9,
        final_round=luck.random() < 0.4,
        stakes=keys.Stakes.OPEN if luck.random() < 0.2 else keys.Stakes.TABLE,
    )
    draw = replace(
        rules.draw,
        first=luck.random() < 0.6,
        starts=luck.choice(list(keys.Starts)),
        freeze_after=luck.choice((0, 0, 1, 2)),
        freeze_counts=luck.choice(list(keys.FreezeCounts)),
        rounds=luck.choice((0, 0, 1, 2)),
        consent=luck.choice((keys.Consent.EACH, keys.Consent.EACH, keys.Consent.ALL)),
        deck_ends=luck.choice(list(keys.DeckEnds)),
    )
    deal = replace(rules.deal, down=luck.choice((1, 1, 2, 4)), up=luck.choice((0, 1, 1, 2)))
    declare = replace(rules.declare, bet_after=rules.declares and luck.random() < 0.4)
    return preset, replace(
        rules,
        undecided=(),
        betting=betting,
        draw=draw,
        deal=deal,
        declare=declare,
        chips=replace(rules.chips, unit=unit),
    )


@dataclass
class RandomTable:
    """One hand as it is played: what was typed so far, and the cards that really lie there."""

    luck: random.Random
    preset: str
    rules: HouseRules
    hand: OpenHand
    deck: list[Card]
    cards: dict[str, list[Card]]
    bought: int = 0
    brought: int = 0
    taken: dict[str, int] = field(default_factory=dict)

    @classmethod
    def dealt(cls, luck: random.Random) -> RandomTable:
        """The antes are posted and the cards dealt, to two players or more."""
        preset, rules = random_rules(luck)
        names = list(NAMES[: luck.randint(2, min(10, 52 // (rules.deal.down + rules.deal.up)))])
        luck.shuffle(names)
        unit = rules.chips.unit
        is_open = rules.betting.stakes is keys.Stakes.OPEN
        stacks = {
            name: unit * luck.choice((1, 2, 5, 9, 20, 60, 200)) * (not is_open or luck.random() < 0.9) for name in names
        }
        unlimited = {name for name in names if luck.random() < 0.05}
        event = Dealt(
            seats=tuple((name, None if name in unlimited else stacks[name]) for name in names),
            dealer=luck.choice(names),
            carried=unit * luck.choice((0, 0, 3)),
        )
        deck = list(DECK)
        luck.shuffle(deck)
        table = cls(luck=luck, preset=preset, rules=rules, hand=begin(rules, event), deck=deck, cards={})
        table.cards = {name: [deck.pop() for _ in range(rules.deal.down + rules.deal.up)] for name in names}
        table.taken = dict.fromkeys(names, 0)
        table.brought = event.carried + sum(stack for _name, stack in event.seats if stack is not None)
        return table

    @property
    def state(self) -> HandState:
        return self.hand.state

    def play(self) -> Iterator[Event]:
        """Event after event until the hand is over, each recorded before it is given."""
        while not self.hand.is_over:
            event = self._next()
            self._record(event)
            yield event

    def _record(self, event: Event) -> None:
        state, street = self.state, self.state.street
        self.hand.record(event)
        if isinstance(event, events.Bought):
            self.bought += event.amount
        elif isinstance(event, events.Folded) and street is Street.ANTE:
            self.deck[:0] = self.cards.pop(event.player)  # he was not dealt in
        for name, player in zip(state.table.names, state.players, strict=True):
            while self.taken[name] < player.taken:
                self.taken[name] += 1
                self._give(name, event)

    def _give(self, name: str, event: Event) -> None:
        if not self.deck:
            self.deck = [card for other in self._out() for card in self.cards.pop(other)]
            self.luck.shuffle(self.deck)
        seen = event.card if isinstance(event, events.Took) and event.player == name else None
        card = seen or self.deck[-1]
        self.deck.remove(card)
        self.cards[name].append(card)

    def _out(self) -> list[str]:
        names = self.state.table.names
        return [
            name for name, one in zip(names, self.state.players, strict=True) if not one.live and name in self.cards
        ]

    def _next(self) -> Event:
        state, luck = self.state, self.luck
        if luck.random() < 0.004:
            return events.Voided() if not any(player.shown for player in state.players) else self._street()
        if state.street not in (Street.ANTE, Street.SHOW):
            if not state.begun and self.rules.deal.up and not state.exposed and luck.random() < 0.1:
                up, dealt_in = self.rules.deal.up, [name for name in state.table.names if name in self.cards]
                return events.Exposed(cards=tuple(tuple(self.cards[name][:up]) for name in dealt_in))
            late = [name for name in self._live() if self._is_dead(name, [])]
            if late and luck.random() < 0.2:
                return events.Busted(player=luck.choice(late))
        return self._street()

    def _live(self) -> list[str]:
        return [self.state.table.names[seat] for seat in self.state.live]

    def _is_dead(self, name: str, more: list[Card]) -> bool:
        return counter_for(self.rules).count([*self.cards.get(name, []), *more]).dead

    def _street(self) -> Event:
        state, luck = self.state, self.luck
        if state.opener_missing:
            return events.OpenerNamed(player=luck.choice(self._live()))
        match state.street:
            case Street.ANTE:
                return self._ante()
            case Street.DRAW:
                return self._draw()
            case Street.BET:
                return self._bet()
            case Street.DECLARE:
                name = state.to_act or luck.choice([state.table.names[seat] for seat in state.waiting])
                return events.Declared(player=name, side=luck.choice(list(Declaration)))
        return self._show()

    def _to_act(self) -> str:
        assert self.state.to_act is not None
        return self.state.to_act

    def _ante(self) -> Event:
        name = self._to_act()
        if self.luck.random() < 0.3:
            return events.Folded(player=name)
        return events.Bought(
            player=name, amount=self.state.turn.lacks + self.rules.chips.unit * self.luck.randint(0, 9)
        )

    def _draw(self) -> Event:
        name, drawing = self._to_act(), self.state.drawing
        assert drawing is not None
        if self.luck.random() < (0.25 if drawing.consent else 0.5) and not drawing.noted:
            return events.Declined(player=name)
        seen = self.deck[-1] if self.deck and not drawing.consent else None
        bust = (
            seen is not None
            and self.rules.showdown.fold_when_bust
            and self._is_dead(name, [seen])
            and self.luck.random() < 0.8
        )
        noted = seen if self.luck.random() < 0.3 or bust else None
        return events.Took(player=name, card=noted, bust=bust)

    def _bet(self) -> Event:
        choices = self.state.turn.options
        assert choices is not None
        name = self._to_act()
        if choices.lacks and self.luck.random() < 0.5:
            return events.Bought(player=name, amount=choices.lacks + self.rules.chips.unit * self.luck.randint(0, 20))
        return self.luck.choice(list(self._bets(name, choices)))

    def _bets(self, name: str, choices: Options) -> Iterator[Event]:
        stack = self.state.players[self.state.seat(name)].stack
        if choices.check:
            yield from [events.Checked(player=name)] * 3
        if choices.owed and not choices.lacks:
            yield from [events.Called(player=name)] * 4
        if self.luck.random() < 0.3 or not (choices.check or choices.owed) or choices.lacks:
            yield events.Folded(player=name)
        is_open = self.rules.betting.stakes is keys.Stakes.OPEN
        room = None if stack is None else stack - choices.owed
        for span, kind in ((choices.bet, "bet"), (choices.raises, "raise")):
            if span is not None and not (is_open and room is not None and room < span.least):
                amount = self._amount(span, room)
                if kind == "bet":
                    yield events.Bet(player=name, amount=amount)
                else:
                    yield events.Raised(player=name, by=amount)

    def _amount(self, span: Span, room: int | None) -> int:
        unit = self.rules.chips.unit
        most = span.least + 20 * unit if span.most is None else span.most
        if room is not None:
            most = min(most, room)
        return self.luck.choice((span.least, most, span.least + (most - span.least) // unit // 2 * unit))

    def _show(self) -> Event:
        names = [self.state.table.names[seat] for seat in self.state.waiting]
        name = self.luck.choice(names)
        others = [player for player in self.state.players if player.live and player.shown is not None]
        all_mucked = all(player.shown is MUCK for player in others)
        if self.luck.random() < 0.15 and not (len(names) == 1 and all_mucked):
            return events.Showed(player=name, hand=MUCK)
        if self.luck.random() < 0.1:
            return events.Showed(player=name, hand=Shown(total=self.luck.randint(2, 60)))
        return events.Showed(player=name, hand=Shown(cards=tuple(self.cards[name])))


def finished(seed: int) -> tuple[RandomTable, Hand]:
    """A random hand played to its end."""
    table = RandomTable.dealt(random.Random(seed))
    for _event in table.play():
        pass
    return table, table.hand.closed()
