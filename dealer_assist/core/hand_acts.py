"""Drawing, betting, folding: for each act what refuses it, and what it makes of the hand.

Source: House rules, "The course of a hand and its betting". A verifier raises; an act takes what was verified.
"""

from __future__ import annotations

from dealer_assist.core import betting
from dealer_assist.core.betting import BettingRound
from dealer_assist.core.drawing import DrawRound, declines_after_card
from dealer_assist.core.errors.hand import (
    NobodyServed,
    NoBust,
    NoBustFault,
    NoBuying,
    NothingBought,
    NotInHand,
    NotNow,
    NotYourTurn,
    OpenerMissing,
    OpenerNotNamed,
)
from dealer_assist.core.hand_course import (
    begin,
    go_on_betting,
    go_on_declaring,
    go_on_drawing,
    open_betting,
    open_draw,
    out,
    reshuffled,
    served,
    suffices,
)
from dealer_assist.core.hand_events import (
    Bet,
    Bought,
    Busted,
    Called,
    Checked,
    Declined,
    Folded,
    OpenerNamed,
    Raised,
    Took,
)
from dealer_assist.core.hand_noted import verify_noted
from dealer_assist.core.hand_settling import claim, with_player, won_alone
from dealer_assist.core.hand_setup import post
from dealer_assist.core.hand_state import HandState, Standing
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.rules import Opener, Starts


def _turn(state: HandState, name: str) -> int:
    """The seat of ``name``, whose turn it must be."""
    seat, turn = state.seat(name), state.seat_to_act
    if seat == turn:
        return seat
    if state.opener_missing:
        raise OpenerMissing()
    if not state.players[seat].live:
        raise NotInHand(name=state.table.names[seat])
    raise NotYourTurn(name=state.table.names[seat], turn=state.table.names[turn or 0])


def _drawing(state: HandState) -> DrawRound:
    if state.drawing is None:
        raise NotNow(what="draw", street=state.street)
    return state.drawing


def _betting(state: HandState) -> BettingRound:
    if state.betting is None:
        raise NotNow(what="bet", street=state.street)
    return state.betting


def verify_took(state: HandState, act: Took) -> None:
    drawing = _drawing(state)
    seat = _turn(state, act.player)
    name = state.table.names[seat]
    if act.bust:
        _verify_bust_played(state, name)
        if drawing.consent:
            raise NoBust(name=name, fault=NoBustFault.CONSENT)
    if act.card is not None:
        if drawing.consent and (drawing.refused or not suffices(state)):
            raise NobodyServed(name=name, card=act.card, refused=bool(drawing.refused))
        verify_noted(state, {seat: (act.card,)})


def took(state: HandState, act: Took) -> HandState:
    drawing = _drawing(state)
    seat = state.seat(act.player)
    if drawing.consent:
        noted = drawing.noted if act.card is None else (*drawing.noted, (seat, act.card))
        return go_on_drawing(state._replace(begun=True, drawing=drawing._replace(at=drawing.at + 1, noted=noted)))
    if not state.deck:
        state = reshuffled(state)
    player = state.players[seat]
    player = served(player, act.card)._replace(declines=declines_after_card(state.rules.draw, player.declines))
    state = state._replace(
        begun=True,
        deck=state.deck - 1,
        players=with_player(state, seat, player),
        drawing=drawing._replace(at=drawing.at + 1, took=True),
    )
    if act.bust:
        return _left(out(state, seat, Standing.BUST))
    return go_on_drawing(state)


def verify_declined(state: HandState, act: Declined) -> None:
    drawing = _drawing(state)
    _turn(state, act.player)
    if drawing.noted:
        seat, card = drawing.noted[0]
        raise NobodyServed(name=state.table.names[seat], card=card, refused=True)


def declined(state: HandState, act: Declined) -> HandState:
    drawing = _drawing(state)
    seat = state.seat(act.player)
    player = state.players[seat]
    if drawing.consent:
        drawing = drawing._replace(refused=(*drawing.refused, seat))
    else:
        player = player._replace(declines=player.declines + 1)
    return go_on_drawing(
        state._replace(
            begun=True, players=with_player(state, seat, player), drawing=drawing._replace(at=drawing.at + 1)
        )
    )


def verify_checked(state: HandState, act: Checked) -> None:
    betting.verify_check(_betting(state), _turn(state, act.player))


def checked(state: HandState, act: Checked) -> HandState:
    seat = state.seat(act.player)
    return go_on_betting(state._replace(begun=True), betting.after_pass(_betting(state), seat), seat + 1)


def verify_called(state: HandState, act: Called) -> None:
    running, seat = _betting(state), _turn(state, act.player)
    betting.verify_call(running, seat, state.players[seat].stack, state.table.names[seat])


def called(state: HandState, act: Called) -> HandState:
    running, seat = _betting(state), state.seat(act.player)
    owed, stack = running.current - running.bets[seat], state.players[seat].stack
    amount = owed if stack is None else min(owed, stack)
    return go_on_betting(_paid(state, seat, amount), betting.after_call(running, seat, amount), seat + 1)


def verify_bet(state: HandState, act: Bet) -> None:
    running, seat = _betting(state), _turn(state, act.player)
    betting.verify_bet(running, seat, state.players[seat].stack, state.table.names[seat], act.amount)


def bet(state: HandState, act: Bet) -> HandState:
    return _wagered(state, state.seat(act.player), act.amount)


def verify_raised(state: HandState, act: Raised) -> None:
    running, seat = _betting(state), _turn(state, act.player)
    betting.verify_raise(running, seat, state.players[seat].stack, state.table.names[seat], act.by)


def raised(state: HandState, act: Raised) -> HandState:
    return _wagered(state, state.seat(act.player), act.by)


def _wagered(state: HandState, seat: int, amount: int) -> HandState:
    running = _betting(state)
    paid = running.current - running.bets[seat] + amount
    return go_on_betting(_paid(state, seat, paid), betting.after_wager(running, seat, amount), seat + 1)


def _paid(state: HandState, seat: int, amount: int) -> HandState:
    player = state.players[seat]
    stack = None if player.stack is None else player.stack - amount
    player = player._replace(stack=stack, put_in=player.put_in + amount)
    return state._replace(begun=True, players=with_player(state, seat, player))


def verify_folded(state: HandState, act: Folded) -> None:
    if state.betting is None and not state.owing:
        raise NotNow(what="bet", street=state.street)
    _turn(state, act.player)


def folded(state: HandState, act: Folded) -> HandState:
    seat = state.seat(act.player)
    state = out(state, seat, Standing.FOLDED)
    if state.betting is None:
        # He was never dealt in, so that he has no cards to be shuffled.
        player = state.players[seat]._replace(mixed_in=True)
        state = state._replace(players=with_player(state, seat, player), owing=state.owing[1:])
        return state if state.owing else begin(state)
    if len(state.live) == 1:
        return won_alone(state)
    return go_on_betting(claim(state._replace(begun=True)), betting.after_pass(state.betting, seat), seat + 1)


def verify_busted(state: HandState, act: Busted) -> None:
    seat = state.seat(act.player)
    player, name = state.players[seat], state.table.names[seat]
    _verify_bust_played(state, name)
    if state.street in (Street.OVER, Street.ANTE) or state.quick or any(one.shown for one in state.players):
        raise NotNow(what="bust", street=state.street)
    if not player.live:
        raise NotInHand(name=name)


def _verify_bust_played(state: HandState, name: str) -> None:
    if not state.rules.showdown.fold_when_bust:
        raise NoBust(name=name, fault=NoBustFault.NOT_PLAYED)


def busted(state: HandState, act: Busted) -> HandState:
    return _left(out(state._replace(begun=True), state.seat(act.player), Standing.BUST))


def _left(state: HandState) -> HandState:
    """Somebody has just left the hand as bust; go on from there.

    Before the first act of a betting round (or the first answer of a draw) the round is worked out anew.
    """
    if len(state.live) == 1:
        return won_alone(state)
    state = claim(state)
    if state.betting is not None:
        running = state.betting
        if not running.acts:
            return open_betting(state, running.kind)
        return go_on_betting(state, running, running.to_act or 0)
    if state.drawing is not None:
        return go_on_drawing(state) if state.drawing.at else open_draw(state, state.drawing.number)
    return go_on_declaring(state) if state.street is Street.DECLARE else state


def verify_bought(state: HandState, act: Bought) -> None:
    seat = state.seat(act.player)
    if state.street is Street.OVER:
        raise NotNow(what="buy", street=state.street)
    if not state.table.open_stakes or state.players[seat].stack is None:
        raise NoBuying(name=state.table.names[seat], open_stakes=state.table.open_stakes)
    if act.amount <= 0:
        raise NothingBought()


def bought(state: HandState, act: Bought) -> HandState:
    seat = state.seat(act.player)
    player = state.players[seat]
    assert player.stack is not None
    state = state._replace(players=with_player(state, seat, player._replace(stack=player.stack + act.amount)))
    return post(state) if state.owing else state


def verify_opener_named(state: HandState, act: OpenerNamed) -> None:
    rules = state.rules
    if rules.betting.opener is not Opener.BEST_EXPOSED:
        raise OpenerNotNamed(opener=rules.betting.opener.value)
    seat = state.seat(act.player)
    if not state.players[seat].live:
        raise NotInHand(name=state.table.names[seat])
    running, drawing = state.betting, state.drawing
    is_open = running is not None and not running.acts
    if drawing is not None:
        is_open = rules.draw.starts is Starts.LEFT or not drawing.at
    elif state.street is Street.DECLARE:
        is_open = rules.declare.bet_after
    if not is_open:
        raise NotNow(what="opener", street=state.street)


def opener_named(state: HandState, act: OpenerNamed) -> HandState:
    state = state._replace(named=state.seat(act.player))
    if state.betting is not None:
        return open_betting(state, state.betting.kind)
    if state.drawing is not None and not state.drawing.at and state.rules.draw.starts is Starts.OPENER:
        return open_draw(state, state.drawing.number)
    return state
