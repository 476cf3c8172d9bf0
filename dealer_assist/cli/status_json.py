"""The table as the JSON document of ``dealer status``."""

from __future__ import annotations

from typing import Any

from dealer_assist.core.money import plain
from dealer_assist.core.session_state import Place, Player, Session, dealer_of


def status_document(session: Session | None) -> dict[str, Any]:
    """Keys as fixed for ``status``; all empty while no session is open. Amounts are chips."""
    if session is None:
        return {"session": None, "rules": None, "players": [], "in_play": "0", "carried": "0", "hand": None}
    return {
        "session": session.id,
        "rules": session.preset,
        "players": [_player(player) for player in session.players if player.place is not Place.GUEST],
        "in_play": plain(session.in_play),
        "carried": plain(session.carried),
        "hand": None if session.hand is None else session.hand.number,
        "hands": session.hands,
        "dealer": dealer_of(session),
        "unknown_since": session.unknown_since or None,
    }


def _player(player: Player) -> dict[str, Any]:
    net = player.chips_net
    return {
        "name": player.name,
        "seated": player.at_table,
        "away": player.place is Place.AWAY,
        "bought_in": plain(player.bought_in),
        "cashed_out": plain(player.cashed_out),
        "stack": None if player.stack is None else plain(player.stack),
        "net": None if net is None else plain(net),
    }
