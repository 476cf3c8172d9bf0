"""What a line typed at the live table means, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.cli import output
from dealer_assist.cli.base import settings
from dealer_assist.cli.live import Live, Moment, live, look, quick, stored_hand
from dealer_assist.core.errors import DealerError
from dealer_assist.core.hand_guessing import completed
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_statements import KEYWORDS, split_tokens
from dealer_assist.core.hand_tokens import put_in
from dealer_assist.core.money import parse_amount
from dealer_assist.core.names import find_name, split_outside_quotes, unquote
from dealer_assist.text import table as text
from dealer_assist.text.i18n import language

COMMANDS = (
    "buyin", "cashout", "away", "back", "expense", "loan", "correct", "count", "status", "session", "rules", "showdown",
    "guide", "settle", "paid", "debts", "bankroll", "players", "check", "backup", "hand",
)  # fmt: skip
OWN = ("undo", "why", "award", "help", "quit", "deal")
WHO = "dealer table"


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What a line did: the ``moment`` after it (None: unchanged), and whether the table is left."""

    moment: Moment | None = None
    leaves: bool = False
    refused: bool = False


def do_line(line: str, moment: Moment) -> Answer:
    """Do what ``line`` says; raises `DealerError`, and then nothing of it counts."""
    tokens = split_tokens(line)
    word = tokens[0].lower() if tokens else ""
    if word in ("quit", "exit"):
        return Answer(leaves=True)
    if word in ("help", "?"):
        output.say(text.help_text())
        return Answer()
    if word == "why":
        _session, number, finished = stored_hand(tokens[1] if len(tokens) > 1 else None)
        output.say(text.why_text(number, finished))
        return Answer()
    if word in COMMANDS and not (word == "hand" and len(tokens) == 1):
        return _run(tokens)
    if word == "undo":
        return _undo()
    with live(WHO) as at_work:
        before = at_work.hand.state.running if at_work.hand else None
        if word == "award":
            _award(at_work, tokens[1:])
        elif not tokens or word == "deal":
            _enter(at_work)
        elif at_work.hand is None and _is_quick(tokens):
            quick(at_work, tokens[:1], tokens[1:])
        else:
            _tell(at_work, tokens)
        after = at_work.moment
    _say_change(moment, after, before)
    return Answer(moment=after)


def _enter(at_work: Live) -> None:
    """Nothing was typed: the next hand is dealt, or after a typed pot all have shown."""
    if at_work.hand is None:
        at_work.deal()
    elif at_work.hand.state.quick and any(player.shown for player in at_work.hand.state.players):
        at_work.nobody_else()


def _is_quick(tokens: Sequence[str]) -> bool:
    """Whether a line between hands begins with an amount, the pot of a whole hand."""
    try:
        parse_amount(tokens[0])
    except DealerError:
        return False
    return True


def _tell(at_work: Live, tokens: Sequence[str]) -> None:
    """Statements of the hand; between hands the next one is dealt first."""
    if at_work.hand is None:
        at_work.deal()
    hand = at_work.hand
    assert hand is not None
    if tokens[0].lower() == "pot":
        amounts = [token for token in tokens[1:] if _is_put_in(hand.state, token)]
        at_work.tell("pot", amounts)
        if len(amounts) < len(tokens) - 1:
            at_work.tell("show", tokens[1 + len(amounts) :])
            if at_work.hand is not None:
                at_work.nobody_else()
        return
    at_work.tell(*completed(hand.state, tokens))


def _is_put_in(state: HandState, token: str) -> bool:
    """Whether a token after ``pot`` is an amount rather than a hand."""
    try:
        put_in(state, token)
    except DealerError:
        return len(split_outside_quotes(token, "=")) < 2
    return True


def _award(at_work: Live, tokens: Sequence[str]) -> None:
    """``award Ann=20 Bob=20 "agreed"``."""
    paid: dict[str, int] = {}
    why: list[str] = []
    for token in tokens:
        name, *amount = split_outside_quotes(token, "=")
        if amount:
            paid[find_name(unquote(name), at_work.night.session.seats)] = parse_amount("=".join(amount))
        else:
            why.append(unquote(token))
    at_work.award(paid, " ".join(why))


def _undo() -> Answer:
    with live(WHO) as at_work:
        done = at_work.undo()
        after = at_work.moment
    if not done:
        return _run(["undo"])
    if after.hand is not None:
        output.say(text.where_line(after.hand.state))
    return Answer(moment=after)


def _run(tokens: Sequence[str]) -> Answer:
    """Another command of dealer's, on the same book, in the same language."""
    from dealer_assist.cli.app import run

    words = [unquote(token) if token[:1] == token[-1:] == '"' else token for token in tokens]
    book = settings().book
    common = ["--lang", language(), *(["--book", book] if book else [])]
    code = run([words[0], *words[1:], *common])
    try:
        return Answer(moment=look(), refused=bool(code))
    except DealerError:
        return Answer(leaves=True, refused=bool(code))


def _say_change(before: Moment, after: Moment, running: object) -> None:
    """What the table should hear: a deal, another round, an end."""
    if settings().json:
        return
    if after.ended is not None:
        output.say(text.ended_text(after.ended.number, after.ended.finished))
        return
    if after.hand is None:
        return
    state = after.hand.state
    if before.hand is None:
        output.say(text.dealt_line(after.session.hands + 1, state))
    if before.hand is None or state.running is not running or before.hand.state.street is not state.street:
        output.say(text.where_line(state))


def first_words(moment: Moment) -> list[str]:
    """What completion offers at the start of a line."""
    return [*OWN, *KEYWORDS, *COMMANDS] if moment.hand is not None else [*OWN, *COMMANDS]
