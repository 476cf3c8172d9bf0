"""One draw round (section 8, draw order, freezing, consent, bust, deck)."""

from collections.abc import Generator
from typing import TYPE_CHECKING

from .betting import Ask
from .reading import Refused

if TYPE_CHECKING:
    from .course import Course, Event


class DrawRound:
    def __init__(self, course: "Course", *, first: bool) -> None:
        self.course, self.table = course, course.table
        self.rules = course.rules["draw"]
        self.consent = not first and self.rules["consent"] == "all"
        self.start: str | None = None
        self.answered: dict[str, bool] = {}
        self.taken = False
        self.seen: list[str] = []

    def still_to_ask(self) -> list[str]:
        assert self.start is not None
        names = [name for name in self.table.clockwise(self.start) if name in self.table.live]
        return [
            name for name in names if name not in self.answered and (self.consent or name not in self.course.frozen)
        ]

    def anybody_to_ask(self) -> bool:
        return bool(self.answered) or any(self.consent or name not in self.course.frozen for name in self.table.live)

    def run(self) -> Generator[Ask, "Event", None]:
        course, table = self.course, self.table
        while True:
            if not self.answered:
                if not self.anybody_to_ask():
                    return
                if not self.consent and not course.deck_serves():
                    course.drawing_ended = True
                    return
                self.start = table.order[0] if self.rules["starts"] == "left" else course.opener()
                if self.start is None:
                    course.take(self, (yield Ask("draw", None, self)))
                    course.end_if_one_is_left()
                    continue
            queue = self.still_to_ask()
            if not queue:
                break
            if not self.consent and not course.deck_serves():
                course.drawing_ended = True
                return
            event = yield Ask("draw", queue[0], self)
            if event.word == "draw":
                if self.rules["starts"] == "opener":
                    # Named for this draw; before the bet he is named anew.
                    course.named_opener = None
                self.answer(queue[0], event.token)
            else:
                course.take(self, event)
            course.end_if_one_is_left()
        if self.consent:
            self.deal_to_all()

    def answer(self, name: str, token: str) -> None:
        course = self.course
        if token == "-":
            if self.seen:
                raise Refused(f"{self.seen[0]} was dealt to somebody")
            self.answered[name] = False
            if not self.consent:
                course.decline(name)
        elif token.startswith("+"):
            bust = token.endswith("!")
            card = token[1:].removesuffix("!")
            if bust and (self.consent or not course.rules["showdown"]["fold_when_bust"]):
                raise Refused("no bust here")
            if card and self.consent:
                # Nobody has seen a card that is not dealt.
                if not all(self.answered.values()) or course.deck < len(self.table.live):
                    raise Refused(f"{card} is not dealt")
                course.note(name, card)
                self.seen.append(card)
            self.answered[name] = True
            if not self.consent:
                course.give_card(name)
                self.taken = True
                if card:
                    course.note(name, card)
                course.declines_in_a_row[name] = 0
                if bust:
                    self.table.fold(name)
        else:
            raise Refused(f"{token} is no act of a draw")

    def deal_to_all(self) -> None:
        """If all the live agreed and the deck suffices, with the folded hands where they are shuffled in."""
        course = self.course
        if not all(self.answered[name] for name in self.table.live):
            return
        if course.deck < len(self.table.live) and self.rules["deck_ends"] == "reshuffle":
            course.reshuffle()
        if course.deck >= len(self.table.live):
            for name in self.table.live:
                course.give_card(name)
            self.taken = True
