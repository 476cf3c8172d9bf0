"""The tokens of a statement, read into events: ``k``, ``b4``, ``Ann:+7h``, ``c*``, ``Bob=10c9d/low``.

Source: the command line, "A hand as a text file". A reader gives the events that a token stands for one by one; what
stands for several (``c*``) is read on as the state changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from dealer_assist.core import hand_events as events
from dealer_assist.core.cards import Card
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.cards import CardFault, CardsUnreadable
from dealer_assist.core.errors.hand import DeckTooShort, NoAllIn, NotAsked, NotNow, OpenerMissing
from dealer_assist.core.errors.handfile import PotMixed, TokenFault, TokenUnreadable
from dealer_assist.core.hand_course import suffices
from dealer_assist.core.hand_events import Event
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.money import parse_chips
from dealer_assist.core.names import split_outside_quotes, unquote
from dealer_assist.core.request import part_hand, read_hand
from dealer_assist.core.typing_cards import parse_cards
from dealer_assist.core.typing_declarations import parse_declaration

STREETS = {"draw": (Street.DRAW,), "bet": (Street.BET, Street.ANTE)}
_SIGNS = {"+": "+", "-": "-", "−": "-", "–": "-"}
# Acts without an amount are kept: at one table they are the same few again and again.
_kept = lru_cache(maxsize=512)
_ANSWERS: dict[str, Callable[..., Event]] = {"+": _kept(events.Took), "-": _kept(events.Declined)}
_BETS: dict[str, Callable[..., Event]] = {
    "k": _kept(events.Checked),
    "c": _kept(events.Called),
    "f": _kept(events.Folded),
}


def _player(state: HandState, text: str) -> str:
    """The player whom a token names."""
    return state.table.names[state.seat(unquote(text))]


def _turn(state: HandState, keyword: str) -> str:
    """Whose turn it is in a round of ``keyword``."""
    if state.street not in STREETS[keyword]:
        raise NotNow(what=keyword, street=state.street)
    seat = state.seat_to_act
    if seat is None:
        raise OpenerMissing()
    return state.table.names[seat]


def _who(state: HandState, turn: str, token: str) -> tuple[str, str]:
    """The player before the colon, else whose turn it is, and the rest of the token."""
    name, *rest = split_outside_quotes(token, ":")
    return (_player(state, name), ":".join(rest)) if rest else (turn, token)


def _everybody(state: HandState, player: str, act: Callable[..., Event]) -> Iterator[Event]:
    """Everybody still to act in this round does the same, ``player`` first."""
    begun = state.running
    yield act(player=player)
    while state.running is begun and (turn := state.to_act) is not None:
        yield act(player=turn)


def is_answer(token: str) -> bool:
    """Whether a token of `draw` is a ``+`` or ``-`` and no name of somebody who takes a card."""
    return split_outside_quotes(token, ":")[-1][:1] in _SIGNS


def answer(state: HandState, token: str) -> Iterable[Event]:
    """``+``, ``-``, ``+7h``, ``+!``, ``+7h!``, ``+*``, ``-*``."""
    player, said = _turn(state, "draw"), token
    if ":" in token:
        player, said = _who(state, player, token)
    sign, rest = _SIGNS.get(said[:1]), said[1:]
    if sign is None or (sign == "-" and rest not in ("", "*")):
        raise TokenUnreadable(keyword="draw", token=token, fault=TokenFault.DRAW)
    if not rest:
        return (_ANSWERS[sign](player=player),)
    if rest == "*":
        return _everybody(state, player, _ANSWERS[sign])
    seen = rest.removesuffix("!")
    return (events.Took(player=player, card=_card(seen) if seen else None, bust=rest[-1] == "!"),)


def _card(text: str) -> Card:
    cards = parse_cards(text)
    if len(cards) > 1:
        raise CardsUnreadable(text=text, piece=cards[1].code, place=1, fault=CardFault.TOO_MANY)
    return cards[0]


def taker(state: HandState, token: str) -> str:
    """A player who is still to be offered a card in this round."""
    _turn(state, "draw")
    if is_answer(token):
        raise TokenUnreadable(keyword="draw", token=token, fault=TokenFault.DRAW)
    name = _player(state, token)
    if state.seat(name) not in state.waiting:
        raise NotAsked(name=name)
    return name


def takers(state: HandState, taking: Sequence[str]) -> Iterator[Event]:
    """``draw Bob Cy``: these take a card, everybody else who is still to be asked declines."""
    _verify_different("draw", taking)
    begun, drawing = state.running, state.drawing
    all_agree = len(taking) == len(state.waiting) and drawing is not None and not drawing.refused
    if drawing is not None and drawing.consent and all_agree and not suffices(state):
        raise DeckTooShort(unserved=taking[-1])
    left = list(taking)
    while state.running is begun and (player := state.to_act) is not None:
        if player in left:
            left.remove(player)
            yield events.Took(player=player)
        else:
            yield events.Declined(player=player)
    if left:
        raise DeckTooShort(unserved=left[0])


def _verify_different(keyword: str, names: Sequence[str]) -> None:
    for at, name in enumerate(names):
        if name in names[:at]:
            raise TokenUnreadable(keyword=keyword, token=name, fault=TokenFault.NAME_TWICE)


def bet(state: HandState, token: str) -> Iterable[Event]:
    """``k``, ``c``, ``f``, ``a``, ``b4``, ``r5``, ``r=9``, ``k*``, ``c*``, ``f*``."""
    player, typed = _turn(state, "bet"), token
    if ":" in token:
        player, typed = _who(state, player, token)
    said = typed.lower()
    plain = _BETS.get(said)
    if plain is not None:
        return (plain(player=player),)
    if said[-1:] == "*" and said[:-1] in _BETS:
        return _everybody(state, player, _BETS[said[:-1]])
    if said == "a":
        return (_all_in(state, player),)
    kind, amount = said[:1], said[1:]
    if kind not in ("b", "r") or not (amount in ("", "=") or any(map(str.isdigit, amount))):
        raise TokenUnreadable(keyword="bet", token=token, fault=_no_act(state, typed))
    is_to = kind == "r" and amount[:1] == "="
    if amount in ("", "="):
        raise TokenUnreadable(keyword="bet", token=token, fault=TokenFault.AMOUNT_MISSING)
    chips = parse_chips(amount[1:] if is_to else amount, unit=state.rules.chips.unit)
    if kind == "b":
        return (events.Bet(player=player, amount=chips),)
    current = state.betting.current if state.betting is not None else 0
    return (events.Raised(player=player, by=chips - current if is_to else chips),)


def _no_act(state: HandState, text: str) -> TokenFault:
    """Whether ``text`` in a betting round is at least somebody's name."""
    try:
        _player(state, text)
    except DealerError:
        return TokenFault.BET
    return TokenFault.NAME


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
    return name, value


def declaration(state: HandState, token: str) -> Iterable[Event]:
    """``Ann=low``."""
    name, said = _pair("declare", token)
    player = _player(state, name)
    return (events.Declared(player=player, side=parse_declaration(state.rules, player, said)),)


def showing(state: HandState, token: str) -> Iterator[Event]:
    """``Ann=5sAdAc``, with ``/low`` where she has not declared yet; if she has it must be the same."""
    typed = part_hand(token)
    if not typed.name:
        raise TokenUnreadable(keyword="show", token=token, fault=TokenFault.NAME_VALUE)
    seat = state.seat(typed.name)
    player = state.table.names[seat]
    hand = read_hand(player, typed.cards)
    if typed.declared:
        side = parse_declaration(state.rules, player, typed.declared)
        if state.players[seat].declared is not side:
            yield events.Declared(player=player, side=side)
    yield events.Showed(player=player, hand=hand)


def bust(state: HandState, token: str) -> Iterable[Event]:
    """``Bob``."""
    return (events.Busted(player=_player(state, token)),)


def exposed(_state: HandState, token: str) -> tuple[Card, ...]:
    """One player's exposed cards."""
    return parse_cards(token)


def exposing(_state: HandState, cards: Sequence[tuple[Card, ...]]) -> Iterable[Event]:
    """``up 7h Kd 3c``."""
    return (events.Exposed(cards=tuple(cards)),)


def as_typed(_state: HandState, token: str) -> str:
    """A token that means nothing by itself."""
    return token


def _verify_count(keyword: str, tokens: Sequence[str], wanted: int) -> None:
    if len(tokens) > wanted:
        raise TokenUnreadable(keyword=keyword, token=tokens[wanted], fault=TokenFault.TOO_MANY)
    if len(tokens) < wanted:
        raise TokenUnreadable(keyword=keyword, token=tokens[-1], fault=TokenFault.TOO_FEW)


def naming(state: HandState, tokens: Sequence[str]) -> Iterable[Event]:
    """``opener Bob``."""
    _verify_count("opener", tokens, 1)
    return (events.OpenerNamed(player=_player(state, tokens[0])),)


def buying(state: HandState, tokens: Sequence[str]) -> Iterable[Event]:
    """``buy Bob 20``."""
    _verify_count("buy", tokens, 2)
    amount = parse_chips(tokens[1], unit=state.rules.chips.unit)
    return (events.Bought(player=_player(state, tokens[0]), amount=amount),)


def put_in(state: HandState, token: str) -> tuple[str, int]:
    """``44`` (of nobody in particular), or ``Ann=8``."""
    unit = state.rules.chips.unit
    if len(split_outside_quotes(token, "=")) == 1:
        return "", parse_chips(token, unit=unit)
    name, amount = _pair("pot", token)
    return _player(state, name), parse_chips(amount, unit=unit)


def pot(_state: HandState, values: Sequence[tuple[str, int]]) -> Iterable[Event]:
    """``pot 44``, or ``pot Ann=8 Bob=16``."""
    names = [name for name, _amount in values]
    if names == [""]:
        return (events.PotKnown(amount=values[0][1]),)
    if "" in names:
        raise PotMixed(amount=values[names.index("")][1])
    _verify_different("pot", names)
    return (events.PutInKnown(put_in=tuple(values)),)


def voiding(_state: HandState, tokens: Sequence[str]) -> Iterable[Event]:
    """``void``."""
    _verify_count("void", tokens, 0)
    return (events.Voided(),)
