"""Statements at the live table without their keyword, where it is clear from the moment what is meant.

At the table acts may also be glued (``+--+``, ``kb4cf``) or be words (``call``, ``raise to 9``), and at the showdown
bare cards belong to those who still show, in their turn; ``x*`` says that none of them does. After a typed pot a name
alone (``44 Ann``) takes it unseen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dealer_assist.core.errors import DealerError
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_statements import KEYWORDS
from dealer_assist.core.hand_tokens import is_answer
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.names import name_key, split_outside_quotes, unquote, write_name
from dealer_assist.core.typing_cards import parse_cards

_OF_STREET = {
    Street.ANTE: "bet",
    Street.DRAW: "draw",
    Street.BET: "bet",
    Street.DECLARE: "declare",
    Street.SHOW: "show",
    Street.OVER: "show",
}
_AMOUNT = r"[0-9]+(?:[.,][0-9]+)?"
_CARD = r"(?:10|[2-9TtJjQqKkAaВДКТ])[cdhsCDHSтбчп♣♦♥♠]?"
_GLUED = {
    "draw": re.compile(rf"[+](?:{_CARD})?!?[*]?|[-−–][*]?"),
    "bet": re.compile(rf"[kcf][*]?|a|b{_AMOUNT}|r=?{_AMOUNT}", re.IGNORECASE),
}
_WORDS = {
    "check": "k", "call": "c", "fold": "f", "all-in": "a", "allin": "a",
    "чек": "k", "уравнять": "c", "колл": "c", "сбросить": "f", "пас": "f", "олл-ин": "a",
}  # fmt: skip
_WITH_AMOUNT = {"bet": "b", "raise": "r", "ставка": "b", "повысить": "r"}
_BY, _TO = ("by", "на"), ("to", "до")
ACT_WORDS = (*_WORDS, *_WITH_AMOUNT)
# Cyrillic letters that look like the act and mean nothing else. Not а: it lies on the key of f, and looks like all-in.
_LOOKALIKES = str.maketrans("скСК", "ckck")
_IS_AMOUNT = re.compile(_AMOUNT)
_ALL_MUCK = ("x*", "х*")  # Latin or Cyrillic
UNSEEN = "0p"


def completed(state: HandState, tokens: Sequence[str]) -> tuple[str, list[str]]:
    """The keyword and the tokens that ``tokens`` mean now.

    A keyword stays what it is. At the showdown and in the declarations a token without a name belongs to the next
    who is waited for; elsewhere ``NAME=…`` shows a hand.
    """
    first = tokens[0].lower()
    keyword, rest = _keyword(state), list(tokens)
    if first in KEYWORDS and not (first == "bet" and _is_amount(tokens[1:2])):
        keyword, rest = first, rest[1:]
    if keyword in ("show", "declare"):
        return keyword, list(_named(state, keyword, rest))
    if keyword == "bet":
        rest = list(_spelt(rest))
    if keyword in _GLUED:
        rest = [piece for token in rest for piece in _pieces(_GLUED[keyword], token)]
    return keyword, rest


def is_glued(text: str) -> bool:
    """Whether ``text`` is nothing but acts: ``kkcf``."""
    return any(len(_pieces(act, text)) > 1 for act in _GLUED.values())


def is_bet(text: str) -> bool:
    """Whether ``text`` is an act of a betting round, or several: ``k``, ``kb4c``."""
    return _pieces(_GLUED["bet"], text) != [text] or _GLUED["bet"].fullmatch(text) is not None


def bet_in_draw(state: HandState, tokens: Sequence[str]) -> str | None:
    """The first of ``tokens``, typed in a draw, that is an act of betting and so a slip, if one is.

    Without a keyword ``a`` must not give Ann a card; after the keyword, and where acts are glued, a name may begin so.
    """
    keyword, words = completed(state, tokens)
    if keyword != "draw" or is_answer(words[0] if words else ""):
        return None
    typed_alone = len(words) == len(tokens)
    for word in words:
        latin, key = word.translate(_LOOKALIKES), name_key(unquote(word))
        names = [name for name in map(name_key, state.table.names) if name.startswith(key)]
        is_one = _GLUED["bet"].fullmatch(latin) is not None
        if is_bet(latin) and (not names or (typed_alone and is_one and key not in names)):
            return word
    return None


def _keyword(state: HandState) -> str:
    if state.quick and state.street is not Street.DECLARE:
        return "show"
    return _OF_STREET[state.street]


def _is_amount(tokens: Sequence[str]) -> bool:
    return bool(tokens) and _IS_AMOUNT.fullmatch(tokens[0]) is not None


def _spelt(tokens: Sequence[str]) -> Iterator[str]:
    """Acts in words as acts in letters: ``call``, ``bet 4``, ``raise 5``, ``raise by 5``, ``raise to 9``."""
    at = 0
    while at < len(tokens):
        word = tokens[at].lower()
        kind, amount = _WITH_AMOUNT.get(word, ""), at + 1
        if kind == "r" and len(tokens) > amount and tokens[amount].lower() in (*_BY, *_TO):
            kind = "r=" if tokens[amount].lower() in _TO else kind
            amount += 1
        if kind and _is_amount(tokens[amount : amount + 1]):
            yield kind + tokens[amount]
            at = amount + 1
        else:
            latin = tokens[at].translate(_LOOKALIKES)
            yield _WORDS.get(word, latin if is_bet(latin) else tokens[at])
            at += 1


def _pieces(act: re.Pattern[str], token: str) -> list[str]:
    """Several acts in one token; what is not made of acts only stays as it is."""
    pieces, at = [], 0
    while at < len(token):
        match = act.match(token, at)
        if match is None:
            return [token]
        pieces.append(match[0])
        at = match.end()
    return pieces


def _named(state: HandState, keyword: str, tokens: Sequence[str]) -> Iterator[str]:
    """Bare tokens get the names of those the table waits for, in their order.

    Whoever is named in the same line is not meant by a bare token. After a typed pot a name alone won unseen.
    """
    if state.quick and keyword == "show":
        yield from _unseen(state, tokens)
        return
    named = {_seat(state, token) for token in tokens if _has_name(token)}
    waiting = [seat for seat in state.waiting if seat not in named]
    at = 0
    while at < len(tokens):
        token, count = tokens[at], 1
        if waiting and not _has_name(token):
            if token.lower() in _ALL_MUCK and keyword == "show":
                yield from [_of(state, seat, "x") for seat in waiting]
                waiting = []
            else:
                seat = waiting.pop(0)
                count = 1 if keyword == "declare" else _count(tokens[at:], cards_of(state, seat))
                yield _of(state, seat, "".join(tokens[at : at + count]))
        else:
            yield token
        at += count


def _unseen(state: HandState, tokens: Sequence[str]) -> Sequence[str]:
    """``Ann`` alone takes a pot that was typed, without her cards: a hand of no points, since nobody else has one."""
    seat = _seat(state, tokens[0]) if len(tokens) == 1 and not _has_name(tokens[0]) else None
    if seat is None or any(player.shown for player in state.players):
        return tokens
    return [_of(state, seat, UNSEEN)]


def _of(state: HandState, seat: int, said: str) -> str:
    return f"{write_name(state.table.names[seat])}={said}"


def _has_name(token: str) -> bool:
    return len(split_outside_quotes(token, "=")) > 1


def _seat(state: HandState, token: str) -> int | None:
    try:
        return state.seat(unquote(split_outside_quotes(token, "=")[0]))
    except DealerError:
        return None


def _count(tokens: Sequence[str], wanted: int) -> int:
    """How many tokens make one hand of ``wanted`` cards; 1 where they do not come out even."""
    found = 0
    for count, token in enumerate(tokens, 1):
        try:
            found += len(parse_cards(token))
        except DealerError:
            return 1
        if found >= wanted:
            return count if found == wanted else 1
    return 1


def cards_of(state: HandState, seat: int) -> int:
    """How many cards a player holds, as far as his draws were told."""
    return state.table.each + state.players[seat].taken
