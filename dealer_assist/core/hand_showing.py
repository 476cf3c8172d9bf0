"""Declarations and the cards on the table.

Source: House rules, "Declarations", "Which hand is nearest"; the command line, "A hand as a text file".
"""

from __future__ import annotations

from dealer_assist.core.errors.hand import (
    AlreadyDeclared,
    AlreadyShown,
    ExposedFault,
    ExposedWrong,
    NotInHand,
    NotNow,
    NotYourTurn,
    PutInTooLittle,
    WrongNumberOfCards,
)
from dealer_assist.core.errors.showdown import DeclarationMissing, DeclarationNotPlayed, NobodyShows
from dealer_assist.core.hand_course import go_on_declaring
from dealer_assist.core.hand_events import Declared, Exposed, NobodyElse, Showed, Voided
from dealer_assist.core.hand_noted import verify_among, verify_shown
from dealer_assist.core.hand_noted import verify_exposed as _verify_cards
from dealer_assist.core.hand_settling import at_showdown, living, split, void, win_alone
from dealer_assist.core.hand_state import HandState, Player, Standing
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.pots import claimed
from dealer_assist.core.typed import Shown


def _anything_shown(state: HandState) -> bool:
    return any(player.shown is not None for player in state.players)


def verify_exposed(state: HandState, event: Exposed) -> None:
    if state.street in (Street.ANTE, Street.OVER) or _anything_shown(state):
        raise NotNow(what="up", street=state.street)
    if state.exposed:
        raise ExposedWrong(fault=ExposedFault.TWICE)
    _verify_cards(state, event)


def exposed(state: HandState, event: Exposed, _seat: None) -> None:
    state.exposed = True
    for player, cards in zip([one for one in state.players if one.dealt], event.cards, strict=True):
        player.noted = (*cards, *player.noted)


def verify_declared(state: HandState, act: Declared) -> int:
    seat = state.seat(act.player)
    player, name = state.players[seat], state.table.names[seat]
    if not state.rules.declares:
        raise DeclarationNotPlayed(name=name, text=act.side.value)
    if state.street is not Street.DECLARE and not (state.quick and state.street is Street.SHOW):
        raise NotNow(what="declare", street=state.street)
    if not player.live:
        raise NotInHand(name=name)
    if player.declared is not None:
        raise AlreadyDeclared(name=name, side=player.declared.value)
    if player.shown is not None:
        raise AlreadyShown(name=name)
    turn = state.seat_to_act
    if turn is not None and turn != seat:
        raise NotYourTurn(name=name, turn=state.table.names[turn])
    return seat


def declared(state: HandState, act: Declared, seat: int) -> None:
    state.players[seat].declared = act.side
    if state.street is Street.DECLARE:
        go_on_declaring(state)


def verify_showed(state: HandState, act: Showed) -> int:
    seat = state.seat(act.player)
    player, name = state.players[seat], state.table.names[seat]
    if state.street is not Street.SHOW:
        raise NotNow(what="show", street=state.street)
    if not player.live:
        raise NotInHand(name=name)
    if player.shown is not None:
        raise AlreadyShown(name=name)
    cards = act.hand.cards
    if cards:
        _verify_number(state, name, player, len(cards))
        if player.noted:
            verify_among(name, player.noted, cards)
        verify_shown(state, seat, cards)
    if state.quick:
        _verify_quick(state, seat, act.hand)
    if act.hand.mucked and not any(_may_yet_show(one) for other, one in enumerate(state.players) if other != seat):
        raise NobodyShows()
    return seat


def _may_yet_show(player: Player) -> bool:
    return player.live and (player.shown is None or not player.shown.mucked)


def _verify_number(state: HandState, name: str, player: Player, found: int) -> None:
    each, draw = state.table.each, state.rules.draw
    least = each + player.taken
    most: int | None = least
    if state.quick:
        most = each + draw.rounds + draw.first if draw.rounds else None
    if found < least or (most is not None and found > most):
        raise WrongNumberOfCards(name=name, found=found, least=least, most=most)


def _verify_quick(state: HandState, seat: int, hand: Shown) -> None:
    """What an act by act hand would have refused earlier: a fold that is shown, a missing declaration."""
    if hand.mucked:
        return
    if state.pot_known is None:
        put_in = state.put_in
        others = max(put_in.put_in)
        if put_in.put_in[seat] < others and not put_in.all_in[seat]:
            raise PutInTooLittle(name=state.table.names[seat], amount=put_in.put_in[seat], others=others)
    if state.rules.declares:
        players = dict(zip(state.table.names, state.players, strict=True))
        name = state.table.names[seat]
        hands = {one: player.shown for one, player in players.items() if player.shown is not None} | {name: hand}
        alive = living(state.rules, hands)
        silent = tuple([one for one in alive if players[one].declared is None])
        if silent and len(alive) > 1:
            raise DeclarationMissing(names=silent)


def showed(state: HandState, act: Showed, seat: int) -> None:
    state.players[seat].shown = act.hand
    if all(player.shown is not None or not player.live for player in state.players):
        _end(state)


def verify_nobody_else(state: HandState, _event: NobodyElse) -> None:
    if not state.quick or state.street is not Street.SHOW:
        raise NotNow(what="show", street=state.street)
    if all(player.shown is None or player.shown.mucked for player in state.players):
        raise NobodyShows()


def nobody_else(state: HandState, _event: NobodyElse, _seat: None) -> None:
    for player in state.players:
        if player.shown is None:
            player.standing = Standing.FOLDED
    _end(state)


def _end(state: HandState) -> None:
    """All have shown. The quick way tells the folds only now, but they came before the cards were shown."""
    if state.quick and state.pot_known is None:
        if len(state.live) == 1 and not living(state.rules, at_showdown(state)[0]):
            win_alone(state)  # he had won when the others folded, whatever his hand
            return
        state.claims = claimed(state.put_in, state.claims)
    split(state)


def verify_voided(state: HandState, _event: Voided) -> None:
    if state.street is Street.OVER or _anything_shown(state):
        raise NotNow(what="void", street=state.street)


def voided(state: HandState, _event: Voided, _seat: None) -> None:
    void(state)
