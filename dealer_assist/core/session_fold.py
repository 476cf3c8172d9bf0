"""One record after the other makes the table: every change of a session, verified.

`begin` opens a table, `apply` adds one event, `fold` goes through all. What the books do not allow is refused
without a change. Source: The command line, the book; House rules, the course of a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dealer_assist.core import session_events as events
from dealer_assist.core import session_moves as moves
from dealer_assist.core.errors.session import HandOff, RecordUnreadable, SessionEnded, TooFewPlayers
from dealer_assist.core.money import in_chips
from dealer_assist.core.record import altered
from dealer_assist.core.session_close import verify_closed
from dealer_assist.core.session_events import Event, Hand, Recorded, Undone
from dealer_assist.core.session_moves import at_table, moved, through_till, with_guest
from dealer_assist.core.session_state import BiggestPot, Place, Player, Session, Status, next_seat


def begin(session_id: str, event: events.Started) -> Session:
    """The table of session ``session_id`` as it opens; raises `TooFewPlayers`, `NoTill`, `NotHisPlace`."""
    names = tuple(name for name, _chips in event.buys)
    if len(names) < 2:
        raise TooFewPlayers(names=names)
    session = Session(
        id=session_id,
        started=event.at,
        preset=event.preset,
        rules=event.rules,
        unit=event.unit,
        worth=event.worth,
        currency=event.currency,
        open_stakes=event.open_stakes,
        players=tuple(
            [
                Player(name=name, bought_in=chips, stack=in_chips(chips, unit=event.unit), sittings=1)
                for name, chips in event.buys
            ]
        ),
        till=event.till,
        records=1,
    )
    if event.till:
        session = with_guest(session, event.till)
    for name, chips in event.buys if event.cash else ():
        session = through_till(session, name, session.money(chips), "")
    return altered(session, button=at_table(session, event.button).name)


def apply(session: Session, event: Event) -> Session:
    """The table after ``event``; raises what the books do not allow (`core.errors.session`)."""
    if session.status is not Status.OPEN:
        raise SessionEnded(id=session.id)
    changed: Session = _CHANGES[type(event)](session, event)
    is_hand = isinstance(event, Hand)
    return changed if is_hand else altered(changed, records=session.records + 1)


def recorded(history: Sequence[Event], hands: Sequence[Hand] = ()) -> tuple[Recorded, ...]:
    """All records and hands in the order in which they happened; those that a later one takes back are marked."""
    gone, gone_hands = _taken_back(history)
    records = [Recorded(number=number, event=event, undone=number in gone) for number, event in enumerate(history, 1)]
    if not hands:
        return tuple(records)
    merged = [(one.number, 0, one) for one in records] + [
        (min(event.after, len(history)), number, Recorded(number=number, event=event, undone=number in gone_hands))
        for number, event in enumerate(hands, 1)
    ]
    return tuple([one for _after, _number, one in sorted(merged, key=lambda entry: entry[:2])])


def _taken_back(history: Sequence[Event]) -> tuple[set[int], set[int]]:
    """The numbers of the records that a later one takes back, and of the hands."""
    undone = [event for event in history if isinstance(event, Undone)]
    return {event.record for event in undone}, {event.hand for event in undone}


def standing(history: Sequence[Event], hands: Sequence[Hand] = ()) -> tuple[Recorded, ...]:
    """The records that count: neither taken back nor taking one back."""
    return tuple([one for one in recorded(history, hands) if not one.undone and not isinstance(one.event, Undone)])


def played(history: Sequence[Event], hands: Sequence[Hand] = ()) -> int:
    """How many hands were played: neither taken back nor void."""
    found = zip((history, hands), _taken_back(history), strict=True)
    return sum(
        [
            isinstance(event, events.HandFinished) and number not in gone
            for every, gone in found
            for number, event in enumerate(every, 1)
        ]
    )


def fold(session_id: str, history: Sequence[Event], hands: Sequence[Hand] = ()) -> Session | None:
    """The table after all records and hands; None when even its opening was taken back.

    Raises `RecordUnreadable` for a history that does not begin with its opening.
    """
    session: Session | None = None
    for one in standing(history, hands):
        if isinstance(one.event, events.Started):
            session = begin(session_id, one.event)
        else:
            if session is None:
                raise RecordUnreadable(session=session_id, record=1, kind=events.Started.code, field="event")
            session = apply(session, one.event)
    return session and altered(session, records=len(history), hands=len(hands))


def opened(session_id: str, history: Sequence[Event], hands: Sequence[Hand] = ()) -> Session:
    """`fold` of a session that counts, or as it began; raises `RecordUnreadable` if there is not even an opening."""
    session = fold(session_id, history, hands) or fold(session_id, history[:1])
    if session is None:
        raise RecordUnreadable(session=session_id, record=1, kind=events.Started.code, field="event")
    return session


def _hand_finished(session: Session, event: events.HandFinished) -> Session:
    if event.nets is not None:
        off = sum(net for _name, net in event.nets) + event.carried - session.carried
        if off:
            raise HandOff(number=event.number, off=off)
    nets = None if event.nets is None else dict(event.nets)
    players = []
    for name in event.players:
        player = at_table(session, name)
        stack, unknown = None, player.unknown_since if player.stack is None else event.number
        if nets is not None:
            stack, unknown = moved(player, nets.get(name, 0)).stack, player.unknown_since
        won, scoops = player.won + (name in event.winners), player.scoops + (name in event.scoops)
        players.append(altered(player, stack=stack, unknown_since=unknown, won=won, scoops=scoops))
    session = session.with_players(*players)
    if event.pot > session.biggest.chips:
        session = altered(session, biggest=BiggestPot(chips=event.pot, hand=event.number, winners=event.winners))
    button = event.dealer if event.rides else next_seat(session, event.dealer)
    return altered(session, carried=event.carried, hands=event.number, hand=None, button=button)


def _hand_voided(session: Session, event: events.HandVoided) -> Session:
    return altered(session, hands=event.number, hand=None, button=event.dealer)


def _closed(session: Session, event: events.Closed) -> Session:
    verify_closed(session, event)
    booked = dict(event.booked)
    for name in booked:
        session = with_guest(session, name)
    counts = dict(event.counts)
    players = tuple(
        [
            altered(
                player,
                cashed_out=player.cashed_out + counts.get(player.name, 0),
                stack=0,
                unknown_since=0,
                place=Place.LEFT if player.at_table else player.place,
                booked=booked.get(player.name, 0),
            )
            for player in session.players
        ]
    )
    return altered(session, players=players, carried=0, ended=event.at, status=Status.CLOSED)


def _voided(session: Session, event: events.Voided) -> Session:
    return altered(session, ended=event.at, status=Status.VOID, hand=None)


_CHANGES: dict[type[Event], Callable[[Session, Any], Session]] = {
    events.BoughtIn: moves.on_bought_in,
    events.CashedOut: moves.on_cashed_out,
    events.WentAway: moves.on_went_away,
    events.CameBack: moves.on_came_back,
    events.Spent: moves.on_spent,
    events.Lent: moves.on_lent,
    events.Corrected: moves.on_corrected,
    events.Counted: moves.on_counted,
    events.HandFinished: _hand_finished,
    events.HandVoided: _hand_voided,
    events.Closed: _closed,
    events.Voided: _voided,
}
