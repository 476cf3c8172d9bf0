"""What comes after what in a hand.

Source: House rules, "The course of a hand and its betting". Each function leads the state on until somebody is to act,
or to the end.
"""

from __future__ import annotations

from dealer_assist.core.betting import BettingRound, Kind, Limits, open_round
from dealer_assist.core.cards import DECK_SIZE, Card
from dealer_assist.core.choices import DeckEnds, Opener, Starts
from dealer_assist.core.drawing import DrawRound, draw_order, is_consent
from dealer_assist.core.hand_settling import claim, return_uncalled, win_alone
from dealer_assist.core.hand_state import HandState, Player
from dealer_assist.core.hand_turn import Street


def begin(state: HandState) -> None:
    """The antes are in: deal, then the first draw or the first betting."""
    live = len(state.live)
    state.deck = DECK_SIZE - state.table.each * live
    if live == 1:
        win_alone(state)
        return
    claim(state)
    if state.rules.draw.first:
        open_draw(state, 0)
    else:
        open_betting(state, Kind.FIRST)


def opener_seat(state: HandState) -> int | None:
    """The live seat that opens the coming betting; None where the dealer has yet to name it."""
    rule = state.rules.betting.opener
    if rule is Opener.BEST_EXPOSED:
        return state.named if state.named is not None and state.players[state.named].live else None
    live = [seat for seat in state.table.from_left if state.players[seat].live]
    if rule is Opener.ROTATES_SURVIVORS:
        return live[state.bet_rounds % len(live)]
    if rule is Opener.ROTATES and state.last_opener is not None:
        next_seat, seats = state.last_opener + 1, len(state.players)
        return min(live, key=lambda seat: (seat - next_seat) % seats)
    return live[0]


def open_betting(state: HandState, kind: Kind) -> None:
    """A betting round, or what comes after it where at most one live player has chips."""
    state.drawing = state.betting = None
    able = state.able
    if sum(able) < 2:
        state.named = None
        _go_on_after_betting(state, kind)
        return
    state.street = Street.BET
    state.betting = open_round(kind, _limits(state, kind), able, opener_seat(state))


def _limits(state: HandState, kind: Kind) -> Limits:
    rules = state.rules.betting
    most = rules.last_max if kind is Kind.FINAL and rules.last_max else rules.max
    is_capped = rules.raises and len(state.live) > 2
    return Limits(
        least=max(rules.min, state.rules.chips.unit),
        most=most,
        wagers=1 + rules.raises if is_capped else 0,
        check=rules.check,
        open_stakes=state.table.open_stakes,
    )


def go_on_betting(state: HandState, betting: BettingRound) -> None:
    """Wait for whoever is asked next, or end the round."""
    if betting.to_act is not None:
        return
    return_uncalled(state, betting.bets)
    state.bet_rounds += 1
    state.last_opener = betting.opener
    state.betting = state.named = None
    claim(state)
    _go_on_after_betting(state, betting.kind)


def _go_on_after_betting(state: HandState, kind: Kind) -> None:
    if kind is Kind.AFTER:
        state.street = Street.SHOW
    elif kind is Kind.FINAL:
        _declare(state)
    elif state.deck_out:
        _close(state)
    else:
        open_draw(state, state.draw_rounds + 1)


def open_draw(state: HandState, number: int) -> None:
    """Draw round ``number``, or what comes after it where nobody is to be asked."""
    rules = state.rules.draw
    consent = is_consent(rules, number)
    start = opener_seat(state) if rules.starts is Starts.OPENER else state.table.from_left[0]
    order = draw_order(
        rules,
        consent,
        start or 0,
        [player.live for player in state.players],
        [player.declines for player in state.players],
    )
    state.street = Street.DRAW
    state.drawing = DrawRound(number=number, order=order, consent=consent)
    if start is None and order and (consent or can_serve(state)):
        state.drawing.order = ()
        state.drawing.opener_missing = True
    else:
        go_on_drawing(state, state.drawing)


def mixable(state: HandState) -> int:
    """The cards of folded hands that were not shuffled into the deck yet, where the house does that."""
    if state.rules.draw.deck_ends is DeckEnds.STOP:
        return 0
    each = state.table.each
    return sum(
        [each + player.taken for player in state.players if player.dealt and not (player.live or player.mixed_in)]
    )


def can_serve(state: HandState) -> bool:
    """Whether there is a card for the next player."""
    return state.deck > 0 or mixable(state) > 0


def suffices(state: HandState) -> bool:
    """Whether the deck, with the folded hands where the house shuffles them, has a card for every live player."""
    return state.deck + mixable(state) >= len(state.live)


def reshuffle(state: HandState) -> None:
    """The folded hands go into the deck."""
    state.deck += mixable(state)
    state.reshuffled = True
    for player in state.players:
        player.mixed_in = player.mixed_in or not player.live


def serve(player: Player, card: Card | None) -> None:
    """One more card, noted if it was seen."""
    player.taken += 1
    if card is not None:
        player.noted = (*player.noted, card)


def go_on_drawing(state: HandState, drawing: DrawRound) -> None:
    """Ask the next player who is still live, or end the round."""
    order, players = drawing.order, state.players
    while drawing.at < len(order) and not players[order[drawing.at]].live:
        drawing.at += 1
    if drawing.at < len(order):
        if drawing.consent or can_serve(state):
            return
        state.deck_out = True
    if drawing.consent:
        drawing.took = _serve_all(state, drawing)
    _go_on_after_draw(state, drawing)


def _serve_all(state: HandState, drawing: DrawRound) -> bool:
    """A card for every live player, if none of them has refused and the deck suffices."""
    live = state.live
    if any(seat in live for seat in drawing.refused) or not suffices(state):
        return False
    if state.deck < len(live):
        reshuffle(state)
    state.deck -= len(live)
    for seat in live:
        serve(state.players[seat], drawing.noted.get(seat))
    return True


def _go_on_after_draw(state: HandState, drawing: DrawRound) -> None:
    rules, number = state.rules.draw, drawing.number
    state.drawing = None
    state.draw_rounds = number
    if rules.starts is Starts.OPENER:
        state.named = None
    if number == 0:
        open_betting(state, Kind.FIRST)
    elif drawing.took and not (rules.rounds and number >= rules.rounds):
        open_betting(state, Kind.LATER)
    else:
        _close(state)


def _close(state: HandState) -> None:
    """Drawing is over."""
    if state.rules.betting.final_round:
        open_betting(state, Kind.FINAL)
    else:
        _declare(state)


def _declare(state: HandState) -> None:
    state.street = Street.DECLARE if state.rules.declares else Street.SHOW


def go_on_declaring(state: HandState) -> None:
    """Wait for the next declaration, or go on to the bet after it and the cards."""
    if state.waiting:
        return
    if state.rules.declare.bet_after:
        open_betting(state, Kind.AFTER)
    else:
        state.street = Street.SHOW
