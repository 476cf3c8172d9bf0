"""Words for what is wrong with a player's other spelling."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.players import AliasTaken, BothPlayed, StillPlaying
from dealer_assist.text.i18n import _
from dealer_assist.text.style import found


def _alias_taken(error: AliasTaken) -> str:
    return _("'{other}' means {name} already: there is nothing to join.").format(
        other=found(error.other), name=error.name
    )


def _both_played(error: BothPlayed) -> str:
    return _("{name} and {other} both played in session {session}, so they are two people and stay apart.").format(
        name=error.name, other=error.other, session=error.session
    )


def _still_playing(error: StillPlaying) -> str:
    return _("{name} is in the open session under that name: close it first, then join the two names.").format(
        name=error.name
    )


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    AliasTaken: _alias_taken,
    BothPlayed: _both_played,
    StillPlaying: _still_playing,
}
