"""The table of the open session as one small document, so that a command need not go through the whole night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from fractions import Fraction
from typing import Any

from dealer_assist.core.session_state import BiggestPot, Place, Player, Session, from_seat

_PLAIN = (
    "started",
    "preset",
    "rules",
    "unit",
    "currency",
    "open_stakes",
    "button",
    "till",
    "carried",
    "hands",
    "records",
)


def table_document(session: Session) -> dict[str, Any]:
    """The document of an open table. ``seats`` are those with a seat, from the dealer's left (the button last)."""
    around = list(from_seat(session.players, session.button))
    document: dict[str, Any] = {name: getattr(session, name) for name in _PLAIN}
    document["worth"] = str(session.worth)
    document["seats"] = [player.name for player in around[1:] + around[:1] if player.at_table]
    document["biggest"] = [session.biggest.chips, session.biggest.hand, *session.biggest.winners]
    document["players"] = [_player_document(player) for player in session.players]
    return document


def _player_document(player: Player) -> dict[str, Any]:
    document: dict[str, Any] = {"name": player.name, "place": player.place.value, "stack": player.stack}
    for field in fields(Player):
        value = getattr(player, field.name)
        if field.name not in document and value != field.default:
            document[field.name] = value
    return document


def table_session(session_id: str, document: Mapping[str, Any]) -> Session:
    """The open session whose `table_document` this is; raises ``KeyError``, ``TypeError`` or ``ValueError`` if none."""
    chips, hand, *winners = document["biggest"]
    return Session(
        id=session_id,
        worth=Fraction(document["worth"]),
        biggest=BiggestPot(chips=chips, hand=hand, winners=tuple(winners)),
        players=tuple(Player(**{**one, "place": Place(one["place"])}) for one in document["players"]),
        **{name: document[name] for name in _PLAIN},
    )
