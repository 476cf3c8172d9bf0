"""A hand file from its first line to its last."""

from functools import lru_cache
from typing import Any

from dealer_assist import presets
from dealer_assist.core.house_document import to_document
from tests.oracle.hands import read_cards

from .course import Course, Event
from .reading import Refusal, Refused, Statement, amount, cents, statements
from .table import Seat
from .verdict import document


@lru_cache(maxsize=64)
def resolve(preset: str, sets: tuple[str, ...]) -> dict[str, Any]:
    """The complete house rules as plain tables."""
    return to_document(presets.load(preset, sets=sets))


def play(text: str) -> dict[str, Any] | Refusal:
    """What the hand comes to, or where it is refused. The statements up to `dealer` are taken as well formed."""
    player = Replay()
    for statement in statements(text):
        try:
            player.do(statement)
        except Refused as refused:
            return Refusal(statement.line, str(refused))
    if player.course is None or not player.course.over:
        return Refusal(len(text.splitlines()) + 1, "the hand is not over")
    return document(player.course)


class Replay:
    def __init__(self) -> None:
        self.preset = ""
        self.sets: list[str] = []
        self.seats: list[Seat] = []
        self.carried = 0
        self.course: Course | None = None

    def do(self, statement: Statement) -> None:
        word, tokens = statement.word, statement.tokens
        if self.course is not None:
            self.act(self.course, word, tokens)
        elif word == "rules":
            self.preset = tokens[0]
        elif word == "set":
            self.sets += tokens
        elif word == "seats":
            self.seat(tokens)
        elif word == "carried":
            self.carried = amount(tokens[0], self.unit)
        elif word == "dealer":
            self.deal(tokens[0])
        else:
            raise Refused(f"no {word} before the deal")

    def deal(self, dealer: str) -> None:
        rules = resolve(self.preset, tuple(self.sets))
        if any(stack == 0 for _, stack in self.seats) and rules["betting"]["stakes"] != "open":
            raise Refused("each with chips")
        self.course = Course(rules, self.seats, self.carried, dealer)

    @property
    def unit(self) -> int:
        return cents(resolve(self.preset, tuple(self.sets))["chips"]["unit"])

    def seat(self, tokens: list[str]) -> None:
        for token in tokens:
            name, _, stack = token.partition("=")
            if name.casefold() in [other.casefold() for other, _ in self.seats]:
                raise Refused(f"a second {name}")
            self.seats.append((name, amount(stack, self.unit) if stack else None))

    def name(self, course: Course, text: str) -> str:
        """Exactly, else by an unambiguous beginning."""
        names = course.table.seats
        found = [name for name in names if name.casefold() == text.casefold()]
        found = found or [name for name in names if text and name.casefold().startswith(text.casefold())]
        if len(found) != 1:
            raise Refused(f"nobody, or several, called {text}")
        return found[0]

    def act(self, course: Course, word: str, tokens: list[str]) -> None:
        if not tokens and word != "void":
            raise Refused(f"{word} what?")
        if word == "void":
            course.void()
        elif word == "up":
            self.up(course, tokens)
        elif word == "pot":
            self.pot(course, tokens)
        elif word in ("bet", "draw"):
            self.round(course, word, tokens)
        elif word in ("declare", "show"):
            self.named(course, word, tokens)
        elif word in ("bust", "opener"):
            for token in tokens:
                self.tell(course, Event(word, "", self.name(course, token)))
        elif word == "buy":
            self.tell(course, Event(word, tokens[1], self.name(course, tokens[0])))
        else:
            raise Refused(f"{word} is no statement of a hand")

    def tell(self, course: Course, event: Event) -> None:
        if course.over:
            raise Refused("the hand is over")
        course.go_on(event)

    def up(self, course: Course, tokens: list[str]) -> None:
        if course.over or course.table.still_to_ante:
            raise Refused("no cards now")
        if len(tokens) != len(course.table.seats):
            raise Refused("so many players there are not")
        for name, text in zip(course.table.seats, tokens, strict=True):
            cards = read_cards(text)
            if len(cards) != course.rules["deal"]["up"]:
                raise Refused(f"{name} has not so many face up")
            for rank, suit in cards:
                course.note(name, rank + suit)

    def pot(self, course: Course, tokens: list[str]) -> None:
        """The quick way; the one `show` after it says who has not folded."""
        if course.begun or course.over:
            raise Refused("the hand is on its way")
        if len(tokens) == 1 and "=" not in tokens[0]:
            course.go_quick(amount(tokens[0], course.unit), {})
        else:
            put_in = {}
            for token in tokens:
                name, _, chips = token.partition("=")
                put_in[self.name(course, name)] = amount(chips, course.unit)
            course.go_quick(None, put_in)

    def named(self, course: Course, word: str, tokens: list[str]) -> None:
        if word == "show" and course.quick:
            named = {self.name(course, token.partition("=")[0]): token for token in tokens}
            course.only(list(named), [name for name, token in named.items() if not token.endswith("=x")])
        for token in tokens:
            name, _, rest = token.partition("=")
            if course.ask is not None and course.ask.kind != word:
                raise Refused(f"no {word} now")
            self.tell(course, Event(word, rest, self.name(course, name)))

    def round(self, course: Course, word: str, tokens: list[str]) -> None:
        """The acts of one round, each by whose turn it is."""
        this = course.ask.round if course.ask else None

        def going_on() -> bool:
            ask = course.ask
            return ask is not None and ask.kind == word and ask.round is this

        if word == "draw" and tokens[0][0] not in "+-" and ":" not in tokens[0]:
            if not going_on() or course.ask is None or course.ask.who is None:
                raise Refused("no draw now")
            takers = {self.name(course, token) for token in tokens}
            if len(takers) != len(tokens):
                raise Refused("one of them twice")
            while going_on():
                who = course.ask.who if course.ask else None
                self.tell(course, Event(word, "+" if who in takers else "-"))
                takers -= {str(who)}
            if takers:
                raise Refused("not all of these are offered a card")
            return
        for token in tokens:
            if not going_on() or course.ask is None:
                raise Refused("that round is over")
            name, colon, act = token.rpartition(":")
            if colon and self.name(course, name) != course.ask.who:
                raise Refused(f"it is the turn of {course.ask.who}")
            if course.ask.who is None:
                raise Refused("the opener is not named")
            if act.endswith("*"):
                while going_on():
                    self.tell(course, Event(word, act.removesuffix("*")))
            else:
                self.tell(course, Event(word, act))
