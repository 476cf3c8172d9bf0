"""Random hands told to the book, one after the other in one session, as a dealer would."""

from __future__ import annotations

import random
from dataclasses import dataclass

import click

from dealer_assist.cli.app import app
from dealer_assist.cli.base import Settings
from dealer_assist.cli.live import look, rules_of
from dealer_assist.cli.live_telling import live
from dealer_assist.core.cards import DECK
from dealer_assist.core.hand import begin
from dealer_assist.core.hand_events import Dealt
from dealer_assist.core.hand_statements import split_tokens
from dealer_assist.core.hand_writing import write_event
from dealer_assist.core.money import plain
from dealer_assist.core.session_hands import next_deal
from dealer_assist.core.session_state import Session, can_be_dealt
from tests.hand.table import BASES, RandomTable
from tests.session.at_table import Table

SEATS = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay")


@dataclass
class Night:
    """An open session in which random hands are played; everything is told as text."""

    luck: random.Random
    table: Table

    @classmethod
    def begun(cls, luck: random.Random, preset: str = "") -> Night:
        """A session of three to six players by a random preset, some of whose keys are changed."""
        sets = [
            f"draw.freeze_after={luck.choice((0, 1, 2))}",
            f"betting.final_round={luck.choice(('true', 'false'))}",
            f"betting.max={luck.choice((0, 2, 10))}",
            f"betting.stakes={luck.choice(('table', 'table', 'open'))}",
            "betting.last_max=0",
            "betting.min=1",
            "betting.ante=1",
            "chips.unit=1",
        ]
        table = Table()
        seats = " ".join(f"{name}={luck.choice((10, 40, 100))}" for name in SEATS[: luck.randint(3, 6)])
        changes = " ".join(f"--set {key}" for key in sets)
        table.all([f"session start -r {preset or luck.choice(BASES)} {changes} {seats}"])
        return cls(luck=luck, table=table)

    @property
    def session(self) -> Session:
        with click.Context(app, obj=Settings()):
            return look().session

    def hand(self) -> list[str]:
        """One hand: dealt, told, ended. Returns what was told."""
        self.rebuys()
        shadow = self.deal()
        lines = [write_event(event) for event in shadow.play()]
        self.tell(lines)
        return lines

    def rebuys(self) -> None:
        """Who has no chips buys some."""
        session = self.session
        for player in session.players:
            if not can_be_dealt(session, player):
                self.table.all([f"buyin {player.name} {self.luck.choice((5, 20, 40))}"])

    def deal(self) -> RandomTable:
        """Deal in the book; beside it stands a table with real cards."""
        with click.Context(app, obj=Settings()), live("test") as at_work:
            deal = next_deal(at_work.night.session)
            at_work.deal()
            rules = rules_of(at_work.night.session)
        deck = list(DECK)
        self.luck.shuffle(deck)
        dealt = Dealt(seats=deal.stacks, dealer=deal.dealer, carried=deal.carried)
        shadow = RandomTable(luck=self.luck, preset="", rules=rules, hand=begin(rules, dealt), deck=deck, cards={})
        each = rules.deal.down + rules.deal.up
        shadow.cards = {name: [deck.pop() for _ in range(each)] for name, _stack in deal.stacks}
        shadow.taken = dict.fromkeys(shadow.cards, 0)
        return shadow

    def tell(self, lines: list[str]) -> None:
        """Tell the book, several lines in a unit of work now and then."""
        left = list(lines)
        while left:
            count = self.luck.choice((1, 3, len(left)))
            with click.Context(app, obj=Settings()), live("test") as at_work:
                for line in left[:count]:
                    keyword, *tokens = split_tokens(line)
                    at_work.tell(keyword, tokens)
            left = left[count:]

    def quick(self) -> None:
        """One hand the quick way, of which only the pot is known; then everybody counts."""
        self.rebuys()
        session = self.session
        names = [player.name for player in session.players if can_be_dealt(session, player)]
        shown = self.luck.sample(names, self.luck.randint(1, len(names)))
        hands = " ".join(f"{name}={self.luck.choice(('7p', '26.5p', '13p4', '27p', '3p'))}" for name in shown)
        if self.luck.random() < 0.3:
            hands = shown[0]
        declared = "" if hands == shown[0] or not self._declares(session) else "/low"
        pot = (session.carried + 100 * self.luck.randint(6, 40)) // 100
        self.table.all([f"hand add {pot} " + " ".join(hand + declared for hand in hands.split(" "))])
        self.count()

    def _declares(self, session: Session) -> bool:
        return rules_of(session).declares

    def count(self) -> None:
        """Everybody counts; the chips in play lie somewhere."""
        session = self.session
        there = [player for player in session.players if player.at_table]
        each, more = divmod((session.in_play - session.carried) // 100, len(there))
        self.table.all(
            ["count " + " ".join(f"{one.name}={each + (more if at == 0 else 0)}" for at, one in enumerate(there))]
        )

    def mend(self) -> None:
        """Something is taken back and told again, or ruled on."""
        kind = self.luck.choice(("undo", "award", "void"))
        if kind == "void":
            self.table.all(["hand deal", "hand void"])
        elif kind == "undo":
            self.table.all(["undo", "undo"])
        else:
            told = self.table("hand why --json").json
            pot = sum(float(one["amount"]) for one in told["pots"])
            names = list(told["payouts"])
            self.table("hand award", f"{self.luck.choice(names)}={plain(int(100 * pot))}", "they agreed")


__all__ = ["SEATS", "Night"]
