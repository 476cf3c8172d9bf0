"""The table of the open session as one small document, so that a command need not go through the whole night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from datetime import datetime
from fractions import Fraction
from typing import Any

from dealer_assist.core.names import name_key
from dealer_assist.core.session_documents import is_clean
from dealer_assist.core.session_state import BiggestPot, Place, Player, Session, from_seat

_PLAIN: dict[str, type] = {
    "started": str,
    "preset": str,
    "rules": dict,
    "unit": int,
    "currency": str,
    "open_stakes": bool,
    "button": str,
    "till": str,
    "carried": int,
    "hands": int,
    "records": int,
}


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
    _verify_shape(document)
    chips, hand, *winners = document["biggest"]
    return Session(
        id=session_id,
        worth=Fraction(document["worth"]),
        biggest=BiggestPot(chips=chips, hand=hand, winners=tuple(winners)),
        players=tuple(Player(**{**one, "place": Place(one["place"])}) for one in document["players"]),
        **{name: document[name] for name in _PLAIN},
    )


def _verify_shape(document: Mapping[str, Any]) -> None:
    """Raises ``ValueError`` with the first part that is not as `table_document` writes it."""
    for name, kind in _PLAIN.items():
        _verify(name, type(document[name]) is kind and (kind is not str or is_clean(document[name])))
    _verify("started", datetime.fromisoformat(document["started"]).utcoffset() is not None)
    _verify("unit", document["unit"] > 0)
    _verify("worth", Fraction(document["worth"]) > 0)
    chips, hand, *winners = document["biggest"]
    _verify("biggest", type(chips) is int and type(hand) is int and all(map(is_clean, winners)))
    for player in document["players"]:
        _verify("players", is_clean(player["name"]) and Place(player["place"]) in Place)
        for name, value in player.items():
            _verify(name, name in ("name", "place") or type(value) is int or (name == "stack" and value is None))
    names = [name_key(player["name"]) for player in document["players"]]
    _verify("players", len(set(names)) == len(names))
    _verify("button", name_key(document["button"]) in names)


def _verify(name: str, good: bool) -> None:
    if not good:
        raise ValueError(name)
