"""What comes after what in a hand.

Source: House rules, "The course of a hand and its betting". Every function takes a state and goes on until somebody
is to act, or to the end.
"""

from __future__ import annotations

from dealer_assist.core.betting import BettingRound, Kind, Limits, asked, open_round
from dealer_assist.core.cards import DECK_SIZE, Card
from dealer_assist.core.drawing import DrawRound, draw_order, is_consent
from dealer_assist.core.hand_settling import claim, return_uncalled, won_alone
from dealer_assist.core.hand_state import HandState, Player, Standing
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.rules import DeckEnds, Opener, Starts


def begin(state: HandState) -> HandState:
    """The antes are in: deal, then the first draw or the first betting."""
    deck = DECK_SIZE - state.table.each * len(state.live)
    state = state._replace(deck=deck, owing=())
    if len(state.live) == 1:
        return won_alone(state)
    state = claim(state)
    return open_draw(state, 0) if state.rules.draw.first else open_betting(state, Kind.FIRST)


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


def open_betting(state: HandState, kind: Kind) -> HandState:
    """A betting round, or what comes after it where at most one live player has chips."""
    able = state.able
    if sum(able) < 2:
        return _after_betting(state._replace(betting=None, drawing=None, named=None), kind)
    opener = opener_seat(state)
    betting = open_round(kind, _limits(state, kind), len(state.players), opener)
    if opener is not None:
        betting = betting._replace(to_act=asked(betting, opener, able))
    return state._replace(street=Street.BET, betting=betting, drawing=None)


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


def go_on_betting(state: HandState, betting: BettingRound, start: int) -> HandState:
    """Ask the next from seat ``start`` on, or end the round."""
    to_act = asked(betting, start, state.able)
    state = state._replace(betting=betting._replace(to_act=to_act))
    return state if to_act is not None else _end_betting(state, betting)


def _end_betting(state: HandState, betting: BettingRound) -> HandState:
    state = return_uncalled(state, betting.bets)
    state = state._replace(betting=None, bet_rounds=state.bet_rounds + 1, last_opener=betting.opener, named=None)
    return _after_betting(claim(state), betting.kind)


def _after_betting(state: HandState, kind: Kind) -> HandState:
    if kind is Kind.AFTER:
        return state._replace(street=Street.SHOW)
    if kind is Kind.FINAL:
        return _declare(state)
    return _close(state) if state.deck_out else open_draw(state, state.draw_rounds + 1)


def open_draw(state: HandState, number: int) -> HandState:
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
    drawing = DrawRound(number=number, order=order, consent=consent)
    state = state._replace(street=Street.DRAW, drawing=drawing)
    if start is None and order and (consent or can_serve(state)):
        return state._replace(drawing=drawing._replace(order=(), opener_missing=True))
    return go_on_drawing(state)


def mixable(state: HandState) -> int:
    """The cards of folded hands that were not shuffled into the deck yet, where the house does that."""
    if state.rules.draw.deck_ends is DeckEnds.STOP:
        return 0
    each = state.table.each
    return sum([each + player.taken for player in state.players if not (player.live or player.mixed_in)])


def can_serve(state: HandState) -> bool:
    """Whether there is a card for the next player."""
    return state.deck > 0 or mixable(state) > 0


def suffices(state: HandState) -> bool:
    """Whether the deck, with the folded hands where the house shuffles them, has a card for every live player."""
    return state.deck + mixable(state) >= len(state.live)


def reshuffled(state: HandState) -> HandState:
    """The folded hands are in the deck."""
    players = tuple([player if player.live else player._replace(mixed_in=True) for player in state.players])
    return state._replace(deck=state.deck + mixable(state), players=players, reshuffled=True)


def go_on_drawing(state: HandState) -> HandState:
    """Ask the next player who is still live, or end the round."""
    drawing = state.drawing
    assert drawing is not None
    at = drawing.at
    while at < len(drawing.order) and not state.players[drawing.order[at]].live:
        at += 1
    if at < len(drawing.order) and (drawing.consent or can_serve(state)):
        return state if at == drawing.at else state._replace(drawing=drawing._replace(at=at))
    if at < len(drawing.order):
        state = state._replace(deck_out=True)
    if drawing.consent:
        state, took = _consented(state, drawing)
    else:
        took = drawing.took
    return _after_draw(state, drawing.number, took)


def _consented(state: HandState, drawing: DrawRound) -> tuple[HandState, bool]:
    """A card for every live player, if none of them has refused and the deck suffices."""
    live = state.live
    if any(seat in live for seat in drawing.refused) or not suffices(state):
        return state, False
    if state.deck < len(live):
        state = reshuffled(state)
    noted = dict(drawing.noted)
    players = tuple(
        [served(player, noted.get(seat)) if player.live else player for seat, player in enumerate(state.players)]
    )
    return state._replace(players=players, deck=state.deck - len(live)), True


def served(player: Player, card: Card | None) -> Player:
    """The player with one more card, noted if it was seen."""
    return player._replace(taken=player.taken + 1, noted=player.noted if card is None else (*player.noted, card))


def _after_draw(state: HandState, number: int, took: bool) -> HandState:
    rules = state.rules.draw
    state = state._replace(
        drawing=None, draw_rounds=number, named=None if rules.starts is Starts.OPENER else state.named
    )
    if number == 0:
        return open_betting(state, Kind.FIRST)
    if took and not (rules.rounds and number >= rules.rounds):
        return open_betting(state, Kind.LATER)
    return _close(state)


def _close(state: HandState) -> HandState:
    """Drawing is over."""
    return open_betting(state, Kind.FINAL) if state.rules.betting.final_round else _declare(state)


def _declare(state: HandState) -> HandState:
    return state._replace(street=Street.DECLARE if state.rules.declares else Street.SHOW)


def go_on_declaring(state: HandState) -> HandState:
    """Wait for the next declaration, or go on to the bet after it and the cards."""
    if state.waiting:
        return state
    if state.rules.declare.bet_after:
        return open_betting(state, Kind.AFTER)
    return state._replace(street=Street.SHOW)


def out(state: HandState, seat: int, standing: Standing) -> HandState:
    """``seat`` has left the hand, and nothing else has changed yet."""
    player = state.players[seat]._replace(standing=standing)
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))
