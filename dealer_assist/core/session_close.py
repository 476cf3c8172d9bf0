"""The end of a night: what was counted against what is in play, riding chips, and a difference booked openly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dealer_assist.core.errors.session import (
    ChipsRide,
    CountMissing,
    CountsOff,
    HandOpen,
    NotHisPlace,
    SeatCount,
    WrongPlace,
)
from dealer_assist.core.money import in_chips
from dealer_assist.core.session_events import Closed, Sums
from dealer_assist.core.session_state import Session, from_seat


@dataclass(frozen=True, kw_only=True)
class Booking:
    """What the host says about chips that ride and chips that are off; names of players, empty for nobody."""

    split_carried: bool = False
    carried_to: str = ""
    short_to: str = ""
    over_to: str = ""
    spread: bool = False


def parts(amount: int, names: Sequence[str], *, unit: int = 1) -> Sums:
    """``amount`` in equal parts of whole ``unit``, what is left over going one unit each to the first.

    10.00 among three is 3.34, 3.33 and 3.33. A negative amount is parted as the positive one.
    """
    sign = -1 if amount < 0 else 1
    each, more = divmod(abs(amount) // unit, len(names))
    return tuple((name, sign * unit * (each + (at < more))) for at, name in enumerate(names))


def close(session: Session, *, at: str, counts: Mapping[str, int], booking: Booking = Booking()) -> Closed:
    """The closing record for ``counts`` (chips by name), or what stands in the way.

    Who has nothing left by the hands need not be counted. Riding chips may have been counted with the stacks or left
    in the middle. Raises `HandOpen`, `ChipsRide`, `CountMissing`, `NotHisPlace`, `CountsOff`.
    """
    if session.hand is not None:
        raise HandOpen(number=session.hand.number)
    if session.carried and not (booking.split_carried or booking.carried_to):
        raise ChipsRide(chips=session.carried)
    counted = dict(_complete(session, counts))
    rode = _riding(session, booking) if session.carried else ()
    off = sum(counted.values()) - session.in_play
    if abs(off + session.carried) <= abs(off):  # they lay in the middle
        off += session.carried
        for name, chips in rode:
            counted[name] += chips
    booked = _booked(session, counted, rode, off, booking) if off else ()
    return Closed(at=at, counts=tuple(counted.items()), rode=rode, off=off, booked=booked)


def _complete(session: Session, counts: Mapping[str, int]) -> Sums:
    seated = [player for player in session.players if player.at_table]
    names = {player.name for player in seated}
    for name in counts:
        if name not in names:
            raise NotHisPlace(name=name, fault=WrongPlace.NO_CHIPS)
    missing = tuple([player.name for player in seated if player.name not in counts and player.stack != 0])
    if missing:
        raise CountMissing(names=missing)
    return tuple([(player.name, in_chips(counts.get(player.name, 0), unit=session.unit)) for player in seated])


def _riding(session: Session, booking: Booking) -> Sums:
    """Odd chips of a split go as in a hand: to the first left of the button."""
    if not booking.carried_to:
        around = list(from_seat(session.players, session.button))
        names = [player.name for player in around[1:] + around[:1] if player.at_table]
        return parts(session.carried, names, unit=session.unit)
    if booking.carried_to not in session.seats:
        raise NotHisPlace(name=booking.carried_to, fault=WrongPlace.NOT_HERE)
    return ((booking.carried_to, session.carried),)


def _booked(session: Session, counted: Mapping[str, int], rode: Sums, off: int, booking: Booking) -> Sums:
    """Money that makes up for ``off`` chips: who is named gets what is missing, and pays what is too much."""
    money = -session.money(off)
    wanted = booking.short_to if off < 0 else booking.over_to
    if wanted:
        return ((wanted, money),)
    if booking.spread:
        return parts(money, tuple(counted) or tuple(player.name for player in session.players if player.sittings))
    flag = "--over-to" if booking.over_to else "--short-to" if booking.short_to else ""
    raise CountsOff(
        counted=sum(counted.values()), in_play=session.in_play, seats=seat_counts(session, counted, rode), flag=flag
    )


def verify_closed(session: Session, event: Closed) -> None:
    """That a closing record fits the table it closes; raises as `close` does."""
    if session.hand is not None:
        raise HandOpen(number=session.hand.number)
    counts = dict(_complete(session, dict(event.counts)))
    if sum(chips for _name, chips in event.rode) != session.carried:
        raise ChipsRide(chips=session.carried)
    off = sum(counts.values()) - session.in_play
    if off != event.off or sum(money for _name, money in event.booked) != -session.money(off):
        raise CountsOff(counted=sum(counts.values()), in_play=session.in_play, seats=())


def seat_counts(session: Session, counts: Mapping[str, int], rode: Sums = ()) -> tuple[SeatCount, ...]:
    """Counted and expected, seat by seat, for the seats that were counted; ``rode`` are riding chips among them."""
    found = []
    for name in session.seats:
        if name in counts:
            stack = session[name].stack if session.kept else None
            expected = None if stack is None else stack + dict(rode).get(name, 0)
            found.append(SeatCount(name=name, counted=counts[name], expected=expected))
    return tuple(found)
