"""What a dealer types during a hand: statements of a keyword and tokens, made into events and done at once.

Source: the command line, "A hand as a text file". The live table takes the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from dealer_assist.core import hand_events as events
from dealer_assist.core.cards import Card
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.cards import CardFault, CardsUnreadable
from dealer_assist.core.errors.hand import (
    DeckTooShort,
    NoAllIn,
    NotAsked,
    NotNow,
    OpenerMissing,
    RoundOver,
    StatementRefused,
    TokenFault,
    TokenUnreadable,
)
from dealer_assist.core.hand import Hand
from dealer_assist.core.hand_course import suffices
from dealer_assist.core.hand_events import Event
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.money import parse_chips, plain
from dealer_assist.core.names import split_outside_quotes, unquote
from dealer_assist.core.request import part_hand, read_hand
from dealer_assist.core.typing_cards import parse_cards
from dealer_assist.core.typing_declarations import parse_declaration

_TOKEN = re.compile(r'(?:"(?:[^"]|"")*"|[^\s"])+')
_SIGNS = {"+": "+", "-": "-", "−": "-", "–": "-"}
_PLAIN: dict[str, Callable[..., Event]] = {"+": events.Took, "-": events.Declined}
_PLAIN_BETS: dict[str, Callable[..., Event]] = {"k": events.Checked, "c": events.Called, "f": events.Folded}


def split_tokens(text: str) -> list[str]:
    """The tokens of a line, up to a ``#`` that begins one; a name in double quotes may hold blanks.

    Raises `NameUnreadable` for a quote that is never closed.
    """
    if '"' not in text:
        tokens = text.split()
        if "#" not in text:
            return tokens
        return tokens[: next((at for at, token in enumerate(tokens) if token[0] == "#"), None)]
    found: list[str] = []
    at = 0
    while True:
        at += len(text[at:]) - len(text[at:].lstrip())
        if at == len(text) or text[at] == "#":
            return found
        match = _TOKEN.match(text, at)
        if match is None or (match.end() < len(text) and text[match.end()] == '"'):
            split_outside_quotes(text[at:], "")  # raises: the quote is never closed
        assert match is not None
        found.append(match[0])
        at = match.end()


def after_statement(hand: Hand, keyword: str, tokens: Sequence[str], *, line: int = 0) -> Hand:
    """The hand after a statement.

    Raises `StatementRefused` with the token that is wrong and the moment before it; the tokens before it are good.
    """
    token = tokens[0] if tokens else ""
    try:
        if not tokens and keyword != "void":
            raise TokenUnreadable(keyword=keyword, token="", fault=TokenFault.NO_TOKENS)
        one_by_one = _ONE_BY_ONE.get(keyword)
        if one_by_one is None or (keyword == "draw" and not _is_answer(token)):
            read, make = _TOGETHER[keyword]
            values: list[Any] = []
            for token in tokens:
                values.append(read(hand.state, token))
            token = tokens[0] if tokens else ""
            return make(hand, values)
        begun = hand.state.round
        for token in tokens:
            if keyword in _STREETS and hand.state.round != begun:
                raise RoundOver(what=keyword, street=hand.state.street)
            hand = one_by_one(hand, token)
        return hand
    except DealerError as cause:
        raise StatementRefused(cause=cause, line=line, keyword=keyword, token=token, turn=hand.state.turn) from cause


def _player(state: HandState, text: str) -> str:
    """The player whom a token names."""
    return state.table.names[state.seat(unquote(text))]


def _named(state: HandState, token: str) -> tuple[str | None, str]:
    """The player before the colon, if the token carries one, and the rest of the token."""
    if ":" not in token:
        return None, token
    name, *rest = split_outside_quotes(token, ":")
    return (_player(state, name), ":".join(rest)) if rest else (None, token)


def _turn(state: HandState, keyword: str) -> str:
    """Whose turn it is in a round of ``keyword``."""
    player = state.to_act
    if state.street not in _STREETS[keyword]:
        raise NotNow(what=keyword, street=state.street)
    if player is None:
        raise OpenerMissing()
    return player


def _after_all(hand: Hand, keyword: str, player: str, act: Callable[..., Event]) -> Hand:
    """Everybody still to act in this round does the same, ``player`` first."""
    begun = hand.state.round
    hand = hand.after(act(player=player))
    while hand.state.round == begun and hand.state.to_act is not None:
        hand = hand.after(act(player=_turn(hand.state, keyword)))
    return hand


def _is_answer(token: str) -> bool:
    return split_outside_quotes(token, ":")[-1][:1] in _SIGNS


def _after_answer(hand: Hand, token: str) -> Hand:
    name, answer = _named(hand.state, token)
    turn = _turn(hand.state, "draw")
    player = name or turn
    sign, rest = _SIGNS.get(answer[:1]), answer[1:]
    if sign is None or (sign == "-" and rest not in ("", "*")):
        raise TokenUnreadable(keyword="draw", token=token, fault=TokenFault.DRAW)
    if rest == "*":
        return _after_all(hand, "draw", player, _PLAIN[sign])
    if not rest:
        return hand.after(_PLAIN[sign](player=player))
    seen = rest.removesuffix("!")
    return hand.after(events.Took(player=player, card=_card(seen) if seen else None, bust=rest[-1] == "!"))


def _card(text: str) -> Card:
    cards = parse_cards(text)
    if len(cards) > 1:
        raise CardsUnreadable(text=text, piece=cards[1].code, place=1, fault=CardFault.TOO_MANY)
    return cards[0]


def _asked(state: HandState, token: str) -> str:
    """A player who is still to be offered a card in this round."""
    _turn(state, "draw")
    if _is_answer(token):
        raise TokenUnreadable(keyword="draw", token=token, fault=TokenFault.DRAW)
    name = _player(state, token)
    if state.seat(name) not in state.waiting:
        raise NotAsked(name=name)
    return name


def _after_draw(hand: Hand, taking: Sequence[str]) -> Hand:
    """``draw Bob Cy``: these take a card, everybody else who is still to be asked declines."""
    _verify_different("draw", taking)
    begun, drawing = hand.state.round, hand.state.drawing
    all_agree = len(taking) == len(hand.state.waiting) and drawing is not None and not drawing.refused
    if drawing is not None and drawing.consent and all_agree and not suffices(hand.state):
        raise DeckTooShort(unserved=taking[-1])
    left = list(taking)
    while hand.state.round == begun and hand.state.to_act is not None:
        player = hand.state.to_act
        if player in left:
            left.remove(player)
            hand = hand.after(events.Took(player=player))
        else:
            hand = hand.after(events.Declined(player=player))
    if left:
        raise DeckTooShort(unserved=left[0])
    return hand


def _verify_different(keyword: str, names: Sequence[str]) -> None:
    for at, name in enumerate(names):
        if name in names[:at]:
            raise TokenUnreadable(keyword=keyword, token=name, fault=TokenFault.NAME_TWICE)


def _after_bet(hand: Hand, token: str) -> Hand:
    state = hand.state
    name, act = _named(state, token)
    turn = _turn(state, "bet")
    player, act = name or turn, act.lower()
    plain = _PLAIN_BETS.get(act)
    if plain is not None:
        return hand.after(plain(player=player))
    if act[-1:] == "*" and act[:-1] in _PLAIN_BETS:
        return _after_all(hand, "bet", player, _PLAIN_BETS[act[:-1]])
    if act == "a":
        return hand.after(_all_in(state, player))
    if act[:1] not in ("b", "r"):
        raise TokenUnreadable(keyword="bet", token=token, fault=TokenFault.BET)
    is_to = act[1:2] == "="
    text = act[2:] if is_to else act[1:]
    if not text or (is_to and act[0] == "b"):
        raise TokenUnreadable(keyword="bet", token=token, fault=TokenFault.AMOUNT_MISSING)
    amount = parse_chips(text, unit=state.rules.chips.unit)
    if act[0] == "b":
        return hand.after(events.Bet(player=player, amount=amount))
    current = state.betting.current if state.betting is not None else 0
    return hand.after(events.Raised(player=player, by=amount - current if is_to else amount))


def _all_in(state: HandState, player: str) -> Event:
    """All that ``player`` has: a call, a raise or a bet, as it falls."""
    seat = state.seat(player)
    stack = state.players[seat].stack
    if stack is None or state.table.open_stakes or state.betting is None:
        raise NoAllIn(name=player, open_stakes=state.table.open_stakes)
    owed = state.betting.current - state.betting.bets[seat]
    if not state.betting.current:
        return events.Bet(player=player, amount=stack)
    return events.Called(player=player) if stack <= owed else events.Raised(player=player, by=stack - owed)


def _pair(keyword: str, token: str) -> tuple[str, str]:
    """``NAME=VALUE``."""
    name, *rest = split_outside_quotes(token, "=")
    value = "=".join(rest)
    if not name or not value:
        raise TokenUnreadable(keyword=keyword, token=token, fault=TokenFault.NAME_VALUE)
    return unquote(name), value


def _after_declaration(hand: Hand, token: str) -> Hand:
    name, said = _pair("declare", token)
    player = _player(hand.state, name)
    return hand.after(events.Declared(player=player, side=parse_declaration(hand.state.rules, player, said)))


def _after_showing(hand: Hand, token: str) -> Hand:
    """A hand, with the declaration where it was not typed before; one that was must be the same."""
    typed = part_hand(token)
    if not typed.name:
        raise TokenUnreadable(keyword="show", token=token, fault=TokenFault.NAME_VALUE)
    player = hand.state.table.names[hand.state.seat(typed.name)]
    shown = read_hand(player, typed.cards)
    if typed.declared:
        side = parse_declaration(hand.state.rules, player, typed.declared)
        if hand.state.players[hand.state.seat(player)].declared is not side:
            hand = hand.after(events.Declared(player=player, side=side))
    return hand.after(events.Showed(player=player, hand=shown))


def _after_bust(hand: Hand, token: str) -> Hand:
    return hand.after(events.Busted(player=_player(hand.state, token)))


def _after_exposing(hand: Hand, cards: Sequence[tuple[Card, ...]]) -> Hand:
    return hand.after(events.Exposed(cards=tuple(cards)))


def _verify_count(keyword: str, tokens: Sequence[str], wanted: int) -> None:
    if len(tokens) > wanted:
        raise TokenUnreadable(keyword=keyword, token=tokens[wanted], fault=TokenFault.TOO_MANY)
    if len(tokens) < wanted:
        raise TokenUnreadable(keyword=keyword, token=tokens[-1], fault=TokenFault.TOO_FEW)


def _after_naming(hand: Hand, tokens: Sequence[str]) -> Hand:
    _verify_count("opener", tokens, 1)
    return hand.after(events.OpenerNamed(player=_player(hand.state, tokens[0])))


def _after_buying(hand: Hand, tokens: Sequence[str]) -> Hand:
    _verify_count("buy", tokens, 2)
    amount = parse_chips(tokens[1], unit=hand.state.rules.chips.unit)
    return hand.after(events.Bought(player=_player(hand.state, tokens[0]), amount=amount))


def _put_in(state: HandState, token: str) -> tuple[str | None, int]:
    """``44``, or ``Ann=8``."""
    unit = state.rules.chips.unit
    if len(split_outside_quotes(token, "=")) == 1:
        return None, parse_chips(token, unit=unit)
    name, amount = _pair("pot", token)
    return _player(state, name), parse_chips(amount, unit=unit)


def _after_pot(hand: Hand, values: Sequence[tuple[str | None, int]]) -> Hand:
    named = [(name, amount) for name, amount in values if name is not None]
    if not named and len(values) == 1:
        return hand.after(events.PotKnown(amount=values[0][1]))
    if len(named) < len(values):
        raise TokenUnreadable(keyword="pot", token=plain(values[len(named)][1]), fault=TokenFault.POT)
    _verify_different("pot", [name for name, _amount in named])
    return hand.after(events.PutInKnown(put_in=tuple(named)))


def _after_void(hand: Hand, tokens: Sequence[str]) -> Hand:
    _verify_count("void", tokens, 0)
    return hand.after(events.Voided())


def _as_typed(_state: HandState, token: str) -> str:
    return token


def _exposed(_state: HandState, token: str) -> tuple[Card, ...]:
    return parse_cards(token)


_STREETS = {"draw": (Street.DRAW,), "bet": (Street.BET, Street.ANTE)}
_ONE_BY_ONE: dict[str, Callable[[Hand, str], Hand]] = {
    "draw": _after_answer,
    "bet": _after_bet,
    "declare": _after_declaration,
    "show": _after_showing,
    "bust": _after_bust,
}
_TOGETHER: dict[str, tuple[Callable[[HandState, str], Any], Callable[[Hand, list[Any]], Hand]]] = {
    "draw": (_asked, _after_draw),
    "up": (_exposed, _after_exposing),
    "opener": (_as_typed, _after_naming),
    "buy": (_as_typed, _after_buying),
    "pot": (_put_in, _after_pot),
    "void": (_as_typed, _after_void),
}
KEYWORDS: tuple[str, ...] = tuple(dict.fromkeys((*_ONE_BY_ONE, *_TOGETHER)))
