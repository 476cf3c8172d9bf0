"""What a line typed at the live table means, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from dealer_assist.cli import output
from dealer_assist.cli.base import settings
from dealer_assist.cli.live import Moment, look, stored_hand
from dealer_assist.cli.live_telling import Live, is_untold, live, quick, show_quick, tell_words
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.live import NoHandOpen, PotFirst, TableMoved, WordUnknown
from dealer_assist.core.hand_guessing import ACT_WORDS, is_glued
from dealer_assist.core.hand_records import Back
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_statements import KEYWORDS, split_tokens
from dealer_assist.core.hand_tokens import put_in
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.money import parse_amount
from dealer_assist.core.names import name_key, split_outside_quotes, unquote, write_name
from dealer_assist.core.session_typed import part_amounts
from dealer_assist.text import table as text
from dealer_assist.text.i18n import language

COMMANDS = (
    "buyin", "cashout", "away", "back", "expense", "loan", "correct", "count", "status", "session", "rules", "showdown",
    "guide", "settle", "paid", "debts", "bankroll", "players", "check", "backup", "report", "export", "hand",
)  # fmt: skip
OWN = ("undo", "why", "award", "help", "quit", "deal")
WHO = "dealer table"
_MOST_BACK = 1000
_BEGIN_NOTHING = ("show", "declare", "bust", "buy", "void", "nobody-else")


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What a line did: the ``moment`` after it (None: unchanged), and whether the table is left.

    ``told``: it was answered already, also where JSON is wanted. ``backs`` is what was taken back.
    """

    moment: Moment | None = None
    leaves: bool = False
    refused: bool = False
    told: bool = False
    backs: Sequence[Back] = ()


def do_line(line: str, moment: Moment) -> Answer:
    """Do what ``line`` says; raises `DealerError`, and then nothing of it counts."""
    tokens = [_quoted_whole(token, moment.session.seats) for token in split_tokens(line)]
    if tokens and tokens[0].lower() == "dealer" and len(tokens) > 1:
        tokens = tokens[1:]
    word = tokens[0].lower() if tokens else ""
    if word in ("quit", "exit"):
        return Answer(leaves=True)
    if word in ("help", "?"):
        return _help()
    if word == "why":
        return _why(tokens[1:])
    if word == "status" and moment.hand is not None and not settings().json:
        return _status()
    if word in COMMANDS and not _is_act(word, moment):
        return _run(tokens)
    _verify_word(word, moment)
    with live(WHO) as at_work:
        if at_work.moment.mark != moment.mark:
            raise TableMoved()
        if word == "undo":
            backs = _undo(at_work, tokens[1:])
        elif word == "award":
            award(at_work, tokens[1:])
        elif not tokens or word == "deal":
            _enter(at_work)
        elif is_untold(at_work.hand) and _is_amount(tokens[0]):
            quick(at_work, tokens[:1], tokens[1:])
        else:
            _tell(at_work, tokens)
        after = at_work.moment
    if word == "undo":
        if not backs:
            return _run(["undo"])
        say_back(moment, backs, after)
        return Answer(moment=after, backs=backs)
    if not settings().json:
        say_change(moment, after, asked=not tokens)
        if after.ended is not None:
            output.say()
    return Answer(moment=after)


def _quoted_whole(token: str, seats: Sequence[str]) -> str:
    """``"Ann Lee=20"``, as a shell wants it, is ``"Ann Lee"=20``."""
    if not (len(token) > 2 and token[0] == token[-1] == '"' and "=" in token):
        return token
    body = unquote(token)
    name, _equals, rest = body.partition("=")
    is_name = name_key(body) in map(name_key, seats)
    return token if is_name or not name.strip() else f"{write_name(name.strip())}={rest}"


def _is_act(word: str, moment: Moment) -> bool:
    """``check`` in a betting round is what a player does."""
    return word in ACT_WORDS and moment.hand is not None and moment.hand.state.street is Street.BET


def _verify_word(word: str, moment: Moment) -> None:
    """Refuse a misspelt command, before it is taken for something else; raises `WordUnknown`."""
    if len(word) < 4 or not word.isalpha() or word in (*OWN, *KEYWORDS, *ACT_WORDS) or is_glued(word):
        return
    if any(name_key(name).startswith(name_key(word)) for name in moment.session.seats):
        return
    near = get_close_matches(word, (*OWN, *COMMANDS, *KEYWORDS), n=1, cutoff=0.75)
    if near or (moment.hand is None and word.isascii()):
        raise WordUnknown(text=word, near=near[0] if near else "")


def _enter(at_work: Live) -> None:
    """Nothing was typed: the next hand is dealt, or after a typed pot all have shown."""
    if at_work.hand is None:
        at_work.deal()
    elif at_work.hand.state.quick and any(player.shown for player in at_work.hand.state.players):
        at_work.nobody_else()


def _is_amount(token: str) -> bool:
    """Whether a line that begins with ``token`` is a whole hand."""
    try:
        parse_amount(token)
    except DealerError:
        return False
    return True


def _tell(at_work: Live, tokens: Sequence[str]) -> None:
    """Statements of the hand; between hands the next one is dealt first."""
    if at_work.hand is None:
        if tokens[0].lower() in _BEGIN_NOTHING:
            raise NoHandOpen()
        if len(split_outside_quotes(tokens[0], "=")) > 1:
            raise PotFirst()
        at_work.deal()
    hand = at_work.needed()
    if tokens[0].lower() == "pot":
        count = _pot_tokens(hand.state, tokens[1:])
        at_work.tell("pot", tokens[1 : 1 + count])
        show_quick(at_work, tokens[1 + count :])
    else:
        tell_words(at_work, tokens)


def _pot_tokens(state: HandState, tokens: Sequence[str]) -> int:
    """How many of the tokens after ``pot`` are amounts: one for all, or one a name; what follows are hands."""
    seen: set[str] = set()
    for count, token in enumerate(tokens):
        try:
            name, _amount = put_in(state, token)
        except DealerError:
            # What is no amount is a hand, unless nothing else stands there: then it is wrong, and is refused as such.
            return count or 1
        if name in seen or "" in seen:
            return count
        seen.add(name)
    return len(tokens)


def award(at_work: Live, tokens: Sequence[str]) -> None:
    """``award Ann=20 Bob=20 "agreed"``."""
    typed, rest = part_amounts(tokens)
    at_work.award(typed, " ".join([unquote(token) for token in rest]))


def _undo(at_work: Live, tokens: Sequence[str]) -> list[Back]:
    """``undo``, ``undo 3``: so many things that were told of the hands, as far as they reach; raises `WordUnknown`."""
    if tokens and not (tokens[0].isascii() and tokens[0].isdigit() and 0 < int(tokens[0]) < _MOST_BACK):
        raise WordUnknown(text=f"undo {tokens[0]}", near="undo 3")
    count = int(tokens[0]) if tokens else 1
    backs: list[Back] = []
    while len(backs) < count and (back := at_work.undo()) is not None:
        backs.append(back)
    return backs


def _help() -> Answer:
    if settings().json:
        output.emit_json({"help": text.help_text().split("\n")}, at_once=True)
    else:
        output.say(text.help_text())
    return Answer(told=True)


def _why(tokens: Sequence[str]) -> Answer:
    _session, number, finished = stored_hand(tokens[0] if tokens else None)
    if settings().json:
        from dealer_assist.cli.hand_json import finished_hand_document

        output.emit_json({"hand": number} | finished_hand_document(finished), at_once=True)
    else:
        output.say(text.why_text(number, finished))
    return Answer(told=True)


def _status() -> Answer:
    """The table in the middle of a hand."""
    moment = look()
    if moment.hand is None:
        return _run(["status"])
    output.say(text.stacks_text(moment.session.hands + 1, moment.hand.state))
    return Answer(moment=moment)


def _run(tokens: Sequence[str]) -> Answer:
    """Another command of dealer's, on the same book, in the same language."""
    from dealer_assist.cli.app import run

    given = settings()
    words = [unquote(token) if token[:1] == token[-1:] == '"' else token for token in tokens]
    common = [
        "--lang",
        language(),
        *(["--book", given.book] if given.book else []),
        *(["--json"] if given.json else []),
    ]
    if given.color is not None:
        common.append("--color" if given.color else "--no-color")
    code = run([*words, *common])
    output.prepare(color=given.color)
    try:
        return Answer(moment=look(), refused=bool(code), told=not code)
    except DealerError:
        return Answer(leaves=True, refused=bool(code), told=not code)


def say_back(before: Moment, backs: Sequence[Back], after: Moment) -> None:
    """What was taken back, and where the table is now."""
    if settings().json:
        return
    for back in backs:
        output.say(text.back_text(back, before.session.currency))
    if after.ended is not None:
        output.say(text.ended_text(after.ended.number, after.ended.finished))
    elif after.hand is not None:
        output.say(text.where_line(after.hand.state))


def say_change(before: Moment, after: Moment, *, asked: bool = False) -> None:
    """What the table should hear: a deal, what several acts meant, a hand that is shown, another round, an end."""
    if before.hand is None and after.hand is not None:
        output.say(text.dealt_line(after.session.hands + 1, after.hand.state))
    if after.heard is not None:
        for line in text.heard_lines(after.heard.before, after.heard.events, is_over=after.hand is None):
            output.say(line)
    if after.ended is not None:
        if after.ended.instead_of:
            output.say(text.instead_text(after.ended.number, after.ended.instead_of))
        output.say(text.ended_text(after.ended.number, after.ended.finished))
    elif after.hand is not None and (asked or after.heard is None or text.is_new_round(after.heard.before, after.hand)):
        output.say(text.where_line(after.hand.state))


def first_words(moment: Moment) -> list[str]:
    """What completion offers at the start of a line."""
    return [*OWN, *KEYWORDS, *COMMANDS] if moment.hand is not None else [*OWN, *COMMANDS]
