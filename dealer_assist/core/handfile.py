"""A hand as a text file: read line by line into a `Hand`.

Source: the command line, "A hand as a text file".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.hand import DeckTooSmall, NoChips, TooFewPlayers
from dealer_assist.core.errors.handfile import (
    OrderFault,
    OutOfOrder,
    StatementRefused,
    TokenFault,
    TokenUnreadable,
    Unfinished,
)
from dealer_assist.core.errors.names import NameTaken
from dealer_assist.core.errors.rules import RulesRefused
from dealer_assist.core.hand import Hand, OpenHand, begin
from dealer_assist.core.hand_events import Dealt, NobodyElse
from dealer_assist.core.hand_statements import KEYWORDS, say, split_tokens
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.house_spelling import nearest
from dealer_assist.core.money import in_chips, parse_amount
from dealer_assist.core.names import name_key, parse_name, split_outside_quotes, unquote
from dealer_assist.core.rules import HouseRules

Rulebook = Callable[[str, Sequence[str]], HouseRules]
"""The house rules of a preset (or a file) with some ``table.key=value`` changed; raises what `presets.load` does."""

HEAD = ("rules", "set", "seats", "carried", "dealer")


@dataclass(frozen=True, kw_only=True)
class HandFile:
    """What a file says: the hand, and by which preset with which changes it is played."""

    hand: Hand
    preset: str
    sets: tuple[str, ...]


@dataclass
class _Head:
    """What stands before the deal, with the lines it stands in; it is checked at `dealer`."""

    rulebook: Rulebook
    preset: str = ""
    rules: HouseRules | None = None
    sets: list[tuple[int, str]] = field(default_factory=list)
    seats: list[tuple[str, int | None, str]] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    seats_line: int = 0
    carried: int = 0
    carried_token: str = ""
    carried_line: int = 0
    last: str = ""

    def read(self, keyword: str, tokens: Sequence[str], line: int) -> None:
        """One statement; raises `StatementRefused`."""
        token = tokens[0] if tokens else ""
        try:
            self._verify_order(keyword)
            if not tokens:
                raise TokenUnreadable(keyword=keyword, token="", fault=TokenFault.NO_TOKENS)
            if len(tokens) > 1 and keyword not in ("set", "seats"):
                token = tokens[1]
                raise TokenUnreadable(keyword=keyword, token=token, fault=TokenFault.TOO_MANY)
            if keyword == "rules":
                self.preset = unquote(token)
                self.rules = self.rulebook(self.preset, ())
            elif keyword == "carried":
                self.carried, self.carried_token, self.carried_line = parse_amount(token), token, line
            elif keyword == "set":
                for token in tokens:
                    self.sets.append((line, _change(token)))
            else:
                self.seats_line = line
                for token in tokens:
                    self._seat(token)
        except DealerError as cause:
            raise _refused(cause, line, keyword, token) from cause
        self.last = keyword

    def _verify_order(self, keyword: str) -> None:
        if keyword != "set" and keyword == self.last:
            raise OutOfOrder(keyword=keyword, fault=OrderFault.TWICE)
        if not self.preset and keyword != "rules":
            raise OutOfOrder(keyword=keyword, fault=OrderFault.MISSING, wanted="rules")
        if HEAD.index(keyword) < (HEAD.index(self.last) if self.last else 0):
            raise OutOfOrder(keyword=keyword, fault=OrderFault.LATE, wanted=self.last)
        if not self.seats and HEAD.index(keyword) > HEAD.index("seats"):
            raise OutOfOrder(keyword=keyword, fault=OrderFault.MISSING, wanted="seats")

    def _seat(self, token: str) -> None:
        typed, *stack = split_outside_quotes(token, "=")
        name = parse_name(unquote(typed))
        if len(stack) > 1 or stack == [""]:
            raise TokenUnreadable(keyword="seats", token=token, fault=TokenFault.NAME_VALUE)
        first = self.names.setdefault(name_key(name), name)
        if first is not name:
            raise NameTaken(text=name, first=first)
        self.seats.append((name, parse_amount(stack[0]) if stack else None, token))

    def deal(self, tokens: Sequence[str], line: int) -> OpenHand:
        """The hand as it starts; what is wrong is laid to the line it stands in."""
        where: tuple[int, str, str] = (line, "dealer", tokens[0] if tokens else "")
        try:
            self._verify_order("dealer")
            if len(tokens) != 1:
                fault = TokenFault.TOO_MANY if tokens else TokenFault.NO_TOKENS
                raise TokenUnreadable(keyword="dealer", token=tokens[1] if tokens else "", fault=fault)
            rules = self._resolved()
            unit = rules.chips.unit
            for _name, stack, token in self.seats:
                where = self.seats_line, "seats", token
                in_chips(stack or 0, unit=unit)
            where = self.carried_line, "carried", self.carried_token
            in_chips(self.carried, unit=unit)
            where = line, "dealer", tokens[0]
            seats = tuple([(name, stack) for name, stack, _token in self.seats])
            return begin(rules, Dealt(seats=seats, dealer=unquote(tokens[0]), carried=self.carried))
        except DealerError as cause:
            raise _refused(cause, *where, lines=self._concerned(cause)) from cause

    def _resolved(self) -> HouseRules:
        if self.rules is not None and not self.sets:
            return self.rules
        return self.rulebook(self.preset, [change for _line, change in self.sets])

    def _concerned(self, cause: DealerError) -> tuple[int, ...]:
        """The lines that have a part in what is found at the deal only."""
        if isinstance(cause, RulesRefused):
            return tuple(dict.fromkeys(at for at, _change in self.sets))
        return (self.seats_line,) if isinstance(cause, TooFewPlayers | NoChips | DeckTooSmall) else ()


_CHANGE = re.compile(r"""(?:[^\s"'\[]|"(?:[^"\\]|\\.)*"|'[^']*'|\[(?:[^]"']|"(?:[^"\\]|\\.)*"|'[^']*')*\])+|\S+""")


def _split(line: str) -> list[str]:
    """The tokens of a line; in a value of `set` quotes and brackets are those of TOML."""
    body = line.strip()
    if not body[:4].lower().startswith(("set ", "set\t")):
        return split_tokens(line)
    found = _CHANGE.findall(body)
    return found[: next((at for at, token in enumerate(found) if token[0] == "#"), None)]


def _change(token: str) -> str:
    if "=" not in token.strip("="):
        raise TokenUnreadable(keyword="set", token=token, fault=TokenFault.SET)
    return token


def _refused(cause: DealerError, line: int, keyword: str, token: str, lines: tuple[int, ...] = ()) -> StatementRefused:
    return StatementRefused(cause=cause, line=line, keyword=keyword, token=token, turn=None, lines=lines)


def read(text: str, rulebook: Rulebook, *, complete: bool = True) -> HandFile:
    """The hand that ``text`` tells.

    With ``complete`` a hand that does not end is refused, and after a typed pot who is not shown has folded; without
    it the hand stays open. Raises `StatementRefused`.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")
    head = _Head(rulebook)
    hand: OpenHand | None = None
    number = 0
    for number, line in enumerate(lines if text else (), 1):
        try:
            tokens = _split(line)
        except DealerError as cause:
            raise _refused(cause, number, line.split()[0].lower(), line.strip()) from cause
        if not tokens:
            continue
        keyword, *tokens = tokens
        keyword = keyword.lower()
        if hand is not None and keyword in KEYWORDS:
            say(hand, keyword, tokens, line=number)
        elif keyword not in HEAD:
            raise _refused(_misplaced(keyword, hand is None), number, keyword, "")
        elif hand is not None:
            fault = OrderFault.TWICE if keyword == "dealer" else OrderFault.LATE
            raise _refused(OutOfOrder(keyword=keyword, fault=fault, wanted="dealer"), number, keyword, "")
        elif keyword == "dealer":
            hand = head.deal(tokens, number)
        else:
            head.read(keyword, tokens, number)
    if hand is None:
        wanted = "dealer" if head.seats else "seats" if head.preset else "rules"
        raise _refused(Unfinished(last=number, wanted=wanted), number + 1, "", "")
    if complete:
        _end(hand, number)
    return HandFile(hand=hand.closed(), preset=head.preset, sets=tuple([change for _line, change in head.sets]))


def _misplaced(keyword: str, is_early: bool) -> DealerError:
    if is_early and keyword in KEYWORDS:
        return OutOfOrder(keyword=keyword, fault=OrderFault.MISSING, wanted="dealer")
    near = nearest(keyword, (*HEAD, *KEYWORDS))
    return TokenUnreadable(keyword=keyword, token=keyword, fault=TokenFault.KEYWORD, near=near)


_GOES_ON = {Street.ANTE: "buy", Street.DRAW: "draw", Street.BET: "bet", Street.DECLARE: "declare", Street.SHOW: "show"}


def _end(hand: OpenHand, last: int) -> None:
    """The file is at its end: so must be the hand."""
    state = hand.state
    try:
        if state.quick and any(player.shown is not None for player in state.players) and not hand.is_over:
            hand.record(NobodyElse())
        if not hand.is_over:
            raise Unfinished(last=last, wanted="opener" if state.opener_missing else _GOES_ON[state.street])
    except DealerError as cause:
        raise StatementRefused(
            cause=cause, line=last + 1, keyword="", token="", turn=state.turn, stood=len(hand.events)
        ) from cause
