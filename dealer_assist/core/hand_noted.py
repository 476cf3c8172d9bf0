"""Cards that were seen during a hand: one deck must have dealt them, and who shows must have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dealer_assist.core.cards import Card, Suit
from dealer_assist.core.errors.hand import ExposedFault, ExposedWrong, NotedCardMissing
from dealer_assist.core.hand_events import Exposed
from dealer_assist.core.hand_state import HandState, Player
from dealer_assist.core.showdown import counter_for
from dealer_assist.core.typed import check_deal, check_suits


def verify_noted(state: HandState, more: Mapping[int, Sequence[Card]], *, shuffled: bool = False) -> None:
    """Refuse ``more`` cards (by seat) that the deck cannot have dealt beside those seen already.

    After folded hands were shuffled again, or if they come of these (``shuffled``), double cards are no fault.
    Raises `SuitMissing`, `SameCardTwice` or `TooManyOfRank`.
    """
    consented = state.drawing.noted if state.drawing is not None else {}
    held = {
        name: (*player.noted, *((consented[seat],) if seat in consented else ()), *more.get(seat, ()))
        for seat, (name, player) in enumerate(zip(state.table.names, state.players, strict=True))
    }
    _verify_dealt(state, held, shuffled)


def verify_shown(state: HandState, seat: int, cards: Sequence[Card]) -> None:
    """Refuse the ``cards`` that ``seat`` shows in the same way, beside those shown and noted."""
    held = {
        name: cards if other == seat else _cards(player)
        for other, (name, player) in enumerate(zip(state.table.names, state.players, strict=True))
    }
    _verify_dealt(state, held)


def _cards(player: Player) -> tuple[Card, ...]:
    """What is known to lie before a player."""
    return player.shown.cards if player.shown is not None and player.shown.cards else player.noted


def _verify_dealt(state: HandState, held: Mapping[str, Sequence[Card]], shuffled: bool = False) -> None:
    counter = counter_for(state.rules)
    if state.reshuffled or shuffled:
        check_suits(counter, held)
    else:
        check_deal(counter, held)


def verify_exposed(state: HandState, event: Exposed) -> None:
    up = state.rules.deal.up
    dealt = [seat for seat, player in enumerate(state.players) if player.dealt]
    if not up:
        raise ExposedWrong(fault=ExposedFault.NONE_DEALT)
    if len(event.cards) != len(dealt):
        raise ExposedWrong(fault=ExposedFault.SEATS, found=len(event.cards), wanted=len(dealt))
    for seat, cards in zip(dealt, event.cards, strict=True):
        if len(cards) != up:
            raise ExposedWrong(fault=ExposedFault.COUNT, found=len(cards), wanted=up, name=state.table.names[seat])
    verify_noted(state, dict(zip(dealt, event.cards, strict=True)))


def verify_among(name: str, noted: Sequence[Card], shown: Sequence[Card]) -> None:
    """Every noted card must be one of those shown; raises `NotedCardMissing`.

    Where a suit was not typed any card of the rank (and colour) will do; the most exact are matched first.
    """
    left = list(shown)
    for card in sorted(noted, key=lambda one: len(one.suit.possible)):
        fitting = [one for one in left if _may_be(card, one)]
        if not fitting:
            raise NotedCardMissing(name=name, card=card)
        left.remove(min(fitting, key=lambda one: (one is not card, len(one.suit.possible))))


def _may_be(one: Card, other: Card) -> bool:
    if one.rank is not other.rank:
        return False
    return (
        one.suit is other.suit
        or Suit.UNKNOWN in (one.suit, other.suit)
        or not set(one.suit.possible).isdisjoint(other.suit.possible)
    )
