"""What a hand needs of the session; its end comes back as `session_events.HandFinished` or `HandVoided`."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.core.errors.session import HandOpen, TooFewPlayers
from dealer_assist.core.record import altered
from dealer_assist.core.session_state import HandInPlay, Session, dealer_of, dealt_in


@dataclass(frozen=True, kw_only=True)
class Deal:
    """The next hand: its number, who deals, who is dealt in from the dealer's left (he last), with his chips.

    A stack is None where it is not known; ``carried`` is what rides. All in hundredths of a chip.
    """

    number: int
    dealer: str
    stacks: tuple[tuple[str, int | None], ...]
    carried: int


def next_deal(session: Session) -> Deal:
    """The hand that can be dealt now; raises `HandOpen`, and `TooFewPlayers` with those who could play."""
    if session.hand is not None:
        raise HandOpen(number=session.hand.number)
    players = dealt_in(session)
    if len(players) < 2:
        raise TooFewPlayers(names=tuple(player.name for player in players))
    return Deal(
        number=session.hands + 1,
        dealer=dealer_of(session),
        stacks=tuple((player.name, player.stack) for player in players),
        carried=session.carried,
    )


def hand_dealt(session: Session, *, number: int, players: tuple[str, ...]) -> Session:
    """The table while hand ``number`` is played by ``players``."""
    return altered(session, hand=HandInPlay(number=number, players=players))
