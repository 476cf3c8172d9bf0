"""Drawing, betting, folding: for each act what refuses it, and what it makes of the hand.

Source: House rules, "The course of a hand and its betting". A verifier raises, or gives the seat that acts; the act
takes that seat and raises no more.
"""

from __future__ import annotations

from dealer_assist.core import betting
from dealer_assist.core.betting import BettingRound
from dealer_assist.core.choices import Opener, Starts
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
    reshuffle,
    serve,
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
from dealer_assist.core.hand_settling import claim, win_alone
from dealer_assist.core.hand_setup import post
from dealer_assist.core.hand_state import HandState, Player, Standing
from dealer_assist.core.hand_turn import Street


def _turn(state: HandState, name: str) -> int:
    """The seat of ``name``, whose turn it must be."""
    turn = state.seat_to_act
    if turn is not None and state.table.names[turn] == name:
        return turn
    seat = state.seat(name)
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


def verify_took(state: HandState, act: Took) -> int:
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
        needed = len(state.live) if drawing.consent else 1
        verify_noted(state, {seat: (act.card,)}, shuffled=state.deck < needed)
    return seat


def took(state: HandState, act: Took, seat: int) -> None:
    drawing = _drawing(state)
    state.begun = True
    drawing.at += 1
    if drawing.consent:
        if act.card is not None:
            drawing.noted[seat] = act.card
        go_on_drawing(state, drawing)
        return
    if not state.deck:
        reshuffle(state)
    state.deck -= 1
    player = state.players[seat]
    serve(player, act.card)
    player.declines = declines_after_card(state.rules.draw, player.declines)
    drawing.took = True
    if act.bust:
        _bust(state, seat)
    else:
        go_on_drawing(state, drawing)


def verify_declined(state: HandState, act: Declined) -> int:
    drawing = _drawing(state)
    seat = _turn(state, act.player)
    for other, card in drawing.noted.items():
        raise NobodyServed(name=state.table.names[other], card=card, refused=True)
    return seat


def declined(state: HandState, _act: Declined, seat: int) -> None:
    drawing = _drawing(state)
    state.begun = True
    drawing.at += 1
    if drawing.consent:
        drawing.refused.append(seat)
    else:
        state.players[seat].declines += 1
    go_on_drawing(state, drawing)


def verify_checked(state: HandState, act: Checked) -> int:
    running, seat = _betting(state), _turn(state, act.player)
    betting.verify_check(running, seat)
    return seat


def checked(state: HandState, _act: Checked, seat: int) -> None:
    running = _betting(state)
    state.begun = True
    betting.do_pass(running, seat)
    go_on_betting(state, running)


def verify_called(state: HandState, act: Called) -> int:
    running, seat = _betting(state), _turn(state, act.player)
    betting.verify_call(running, seat, state.players[seat].stack, act.player)
    return seat


def called(state: HandState, _act: Called, seat: int) -> None:
    running = _betting(state)
    player, owed = state.players[seat], running.current - running.bets[seat]
    amount = owed if player.stack is None else min(owed, player.stack)
    player.pay(amount)
    state.begun = True
    betting.do_call(running, seat, amount, all_in=_is_all_in(state, player))
    go_on_betting(state, running)


def _is_all_in(state: HandState, player: Player) -> bool:
    return player.stack == 0 and not state.table.open_stakes


def verify_bet(state: HandState, act: Bet) -> int:
    running, seat = _betting(state), _turn(state, act.player)
    betting.verify_bet(running, seat, state.players[seat].stack, act.player, act.amount)
    return seat


def bet(state: HandState, act: Bet, seat: int) -> None:
    _wager(state, seat, act.amount)


def verify_raised(state: HandState, act: Raised) -> int:
    running, seat = _betting(state), _turn(state, act.player)
    betting.verify_raise(running, seat, state.players[seat].stack, act.player, act.by)
    return seat


def raised(state: HandState, act: Raised, seat: int) -> None:
    _wager(state, seat, act.by)


def _wager(state: HandState, seat: int, amount: int) -> None:
    running, player = _betting(state), state.players[seat]
    player.pay(running.current - running.bets[seat] + amount)
    state.begun = True
    betting.do_wager(running, seat, amount, all_in=_is_all_in(state, player))
    go_on_betting(state, running)


def verify_folded(state: HandState, act: Folded) -> int:
    if state.betting is None and not state.owing:
        raise NotNow(what="bet", street=state.street)
    return _turn(state, act.player)


def folded(state: HandState, _act: Folded, seat: int) -> None:
    running = state.betting
    player = state.players[seat]
    player.standing = Standing.FOLDED
    if running is None:
        player.dealt = False
        state.owing = state.owing[1:]
        if not state.owing:
            begin(state)
        return
    state.begun = True
    betting.leave(running, seat)
    if len(state.live) == 1:
        win_alone(state)
        return
    claim(state)
    betting.do_pass(running, seat)
    go_on_betting(state, running)


def verify_busted(state: HandState, act: Busted) -> int:
    seat = state.seat(act.player)
    player, name = state.players[seat], state.table.names[seat]
    _verify_bust_played(state, name)
    if state.street in (Street.OVER, Street.ANTE) or state.quick or any(one.shown for one in state.players):
        raise NotNow(what="bust", street=state.street)
    if not player.live:
        raise NotInHand(name=name)
    return seat


def _verify_bust_played(state: HandState, name: str) -> None:
    if not state.rules.showdown.fold_when_bust:
        raise NoBust(name=name, fault=NoBustFault.NOT_PLAYED)


def busted(state: HandState, _act: Busted, seat: int) -> None:
    state.begun = True
    _bust(state, seat)


def _bust(state: HandState, seat: int) -> None:
    """``seat`` is out, from where he is.

    Before the first act of a betting round (or the first answer of a draw) the round is worked out anew.
    """
    state.players[seat].standing = Standing.BUST
    if len(state.live) == 1:
        win_alone(state)
        return
    claim(state)
    running, drawing = state.betting, state.drawing
    if running is not None and not running.begun:
        open_betting(state, running.kind)
    elif running is not None:
        betting.leave(running, seat)
        betting.ask(running, running.to_act or 0)
        go_on_betting(state, running)
    elif drawing is not None and not drawing.at:
        open_draw(state, drawing.number)
    elif drawing is not None:
        go_on_drawing(state, drawing)
    elif state.street is Street.DECLARE:
        go_on_declaring(state)


def verify_bought(state: HandState, act: Bought) -> int:
    seat = state.seat(act.player)
    if state.street is Street.OVER:
        raise NotNow(what="buy", street=state.street)
    if not state.table.open_stakes or state.players[seat].stack is None:
        raise NoBuying(name=state.table.names[seat], open_stakes=state.table.open_stakes)
    if act.amount <= 0:
        raise NothingBought()
    return seat


def bought(state: HandState, act: Bought, seat: int) -> None:
    player = state.players[seat]
    assert player.stack is not None
    player.stack += act.amount
    if state.owing:
        post(state)


def verify_opener_named(state: HandState, act: OpenerNamed) -> int:
    rules = state.rules
    if rules.betting.opener is not Opener.BEST_EXPOSED:
        raise OpenerNotNamed(opener=rules.betting.opener.value)
    seat = state.seat(act.player)
    if not state.players[seat].live:
        raise NotInHand(name=state.table.names[seat])
    running, drawing = state.betting, state.drawing
    is_open = running is not None and not running.begun
    if drawing is not None:
        is_open = rules.draw.starts is Starts.LEFT or not drawing.at
    elif state.street is Street.DECLARE:
        is_open = rules.declare.bet_after
    if not is_open:
        raise NotNow(what="opener", street=state.street)
    return seat


def opener_named(state: HandState, _act: OpenerNamed, seat: int) -> None:
    state.named = seat
    if state.betting is not None:
        open_betting(state, state.betting.kind)
    elif state.drawing is not None and not state.drawing.at and state.rules.draw.starts is Starts.OPENER:
        open_draw(state, state.drawing.number)
