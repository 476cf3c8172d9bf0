"""The start of a hand, and the quick way, in which only the pot is known. Chips are hundredths.

Source: House rules, "The course of a hand and its betting", Seats and Short of the ante.
"""

from __future__ import annotations

from dealer_assist.core.cards import DECK_SIZE
from dealer_assist.core.choices import AnteBy
from dealer_assist.core.errors.hand import (
    DeckTooSmall,
    NoChips,
    NotNow,
    PotTooSmall,
    PutInTooMuch,
    TooFewPlayers,
)
from dealer_assist.core.errors.names import NameTaken
from dealer_assist.core.hand_course import begin
from dealer_assist.core.hand_events import Dealt, PotKnown, PutInKnown
from dealer_assist.core.hand_settling import return_uncalled
from dealer_assist.core.hand_state import HandState, Player, Table
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.names import find_name, name_key
from dealer_assist.core.rules import HouseRules


def deal(rules: HouseRules, event: Dealt) -> HandState:
    """The hand as it starts.

    Raises `TooFewPlayers`, `NoChips` (at table stakes everybody needs some), `DeckTooSmall`, `NameTaken`,
    `NameUnknown` (the dealer has no seat).
    """
    names = tuple([name for name, _stack in event.seats])
    if len(names) < 2:
        raise TooFewPlayers(names=names)
    _verify_different(names)
    table = Table(
        rules=rules,
        names=names,
        stacks=tuple([stack for _name, stack in event.seats]),
        dealer=names.index(event.dealer if event.dealer in names else find_name(event.dealer, names)),
        carried=event.carried,
    )
    if not table.open_stakes:
        for name, stack in event.seats:
            if stack == 0:
                raise NoChips(name=name)
    if table.each * len(names) > DECK_SIZE:
        raise DeckTooSmall(players=len(names), each=table.each)
    players = [Player(stack=stack) for stack in table.stacks]
    state = HandState(table=table, players=players, owing=_who_posts(table))
    post(state)
    return state


def _verify_different(names: tuple[str, ...]) -> None:
    first: dict[str, str] = {}
    for name in names:
        if first.setdefault(name_key(name), name) is not name:
            raise NameTaken(text=name, first=first[name_key(name)])


def _who_posts(table: Table) -> tuple[int, ...]:
    if not table.rules.betting.ante:
        return ()
    return (table.dealer,) if table.rules.betting.ante_by is AnteBy.DEALER else table.from_left


def post(state: HandState) -> None:
    """Those who owe an ante post it; at open stakes who lacks the chips still owes it."""
    ante = state.rules.betting.ante
    short = []
    for seat in state.owing:
        player = state.players[seat]
        if player.stack is not None and player.stack < ante and state.table.open_stakes:
            short.append(seat)
            continue
        player.pay(ante if player.stack is None else min(ante, player.stack))
        if state.rules.betting.ante_by is AnteBy.DEALER:
            state.dealer_ante = player.put_in
    state.owing = tuple(short)
    if not short:
        begin(state)


def _verify_quick(state: HandState) -> None:
    if state.begun or state.street not in (Street.ANTE, Street.DRAW, Street.BET) or state.quick:
        raise NotNow(what="pot", street=state.street)


def verify_pot_known(state: HandState, event: PotKnown) -> None:
    _verify_quick(state)
    if event.amount < state.table.carried:
        raise PotTooSmall(amount=event.amount, carried=state.table.carried)


def pot_known(state: HandState, event: PotKnown, _seat: None) -> None:
    _go_the_quick_way(state)
    state.pot_known = event.amount


def _go_the_quick_way(state: HandState) -> None:
    state.street, state.quick = Street.SHOW, True
    state.owing, state.betting, state.drawing = (), None, None


def verify_put_in_known(state: HandState, event: PutInKnown) -> None:
    _verify_quick(state)
    for name, amount in event.put_in:
        player = state.players[state.seat(name)]
        if player.stack is not None and amount > player.stack + player.put_in:
            raise PutInTooMuch(name=name, amount=amount, stack=player.stack + player.put_in)


def put_in_known(state: HandState, event: PutInKnown, _seat: None) -> None:
    _go_the_quick_way(state)
    for name, amount in event.put_in:
        player = state.players[state.seat(name)]
        player.pay(amount - player.put_in)
    ante, bets = state.rules.betting.ante, [player.put_in for player in state.players]
    if state.rules.betting.ante_by is AnteBy.DEALER:
        dealer = state.table.dealer
        state.dealer_ante = min(ante, bets[dealer])
        bets[dealer] -= state.dealer_ante
    else:
        bets = [amount - min(ante, amount) for amount in bets]
    return_uncalled(state, bets)
