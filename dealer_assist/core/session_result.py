"""What a closed session comes to, in hundredths of its currency."""

from __future__ import annotations

from dealer_assist.core.session_events import Sums
from dealer_assist.core.session_state import Session


def results(session: Session) -> Sums:
    """What each won in play, chips out less chips in, with his part of a booked difference; sums to 0.

    Cash, expenses and loans are no part of it. Who neither sat down nor bears a difference is left out.
    """
    return tuple(
        [
            (player.name, session.money(player.cashed_out - player.bought_in) + player.booked)
            for player in session.players
            if player.sittings or player.booked
        ]
    )


def dues(session: Session) -> Sums:
    """What each is to get (negative: to pay), cash, expenses and loans included; sums to 0."""
    return tuple([(player.name, session.to_get(player) or 0) for player in session.players])
