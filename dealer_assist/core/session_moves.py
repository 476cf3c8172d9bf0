"""Chips and money between players, seats and the till: the single changes of a session, verified."""

from __future__ import annotations

from dealer_assist.core import session_events as events
from dealer_assist.core.errors.session import (
    BuysInHand,
    CashOutsExceed,
    CorrectionOff,
    HandOpen,
    NothingMoved,
    NotHisPlace,
    NoTill,
    SamePerson,
    TooFewChips,
    WrongPlace,
)
from dealer_assist.core.money import in_chips
from dealer_assist.core.record import altered
from dealer_assist.core.session_state import Place, Player, Session


def with_guest(session: Session, name: str) -> Session:
    """The same table with ``name`` in its books, as a guest if he has never sat at it."""
    if name in session:
        return session
    return altered(session, players=(*session.players, Player(name=name, place=Place.GUEST)))


def at_table(session: Session, name: str) -> Player:
    """The player ``name``, who has a seat; raises `NotHisPlace`."""
    if name not in session or not session[name].at_table:
        raise NotHisPlace(name=name, fault=WrongPlace.NOT_HERE)
    return session[name]


def _not_in_hand(session: Session, *names: str) -> None:
    if session.hand is not None:
        for name in names:
            if name in session.hand.players:
                raise HandOpen(number=session.hand.number, name=name)


def moved(player: Player, chips: int, *, kept: bool = True) -> Player:
    """His stack changed by ``chips``; raises `TooFewChips` when it would fall below nothing.

    Where no hands are ``kept`` that only shows that he has won some: his stack is not known then.
    """
    if player.stack is None:
        return player
    if player.stack + chips < 0:
        if kept:
            raise TooFewChips(name=player.name, chips=-chips, stack=player.stack)
        return altered(player, stack=None, unknown_since=1)
    return altered(player, stack=player.stack + chips)


def _take_chips(session: Session, name: str, chips: int) -> Session:
    player = session[name]
    in_chips(chips, unit=session.unit)
    return session.with_players(altered(moved(player, chips), bought_in=player.bought_in + chips))


def through_till(session: Session, name: str, money: int, till: str) -> Session:
    """``name`` puts ``money`` into the till (takes it out, if negative)."""
    holder = till or session.till
    if not holder:
        raise NoTill()
    session = altered(with_guest(session, holder), till=holder)
    session = session.with_players(altered(session[holder], held=session[holder].held + money))
    return session.with_players(altered(session[name], cash=session[name].cash + money))


def _sit(session: Session, name: str, after: str) -> Session:
    """Who has no seat takes his old one, the one left of ``after``, or the last."""
    old = session[name] if name in session else Player(name=name, place=Place.GUEST)
    player = altered(old, place=Place.SEATED, sittings=old.sittings + (not old.at_table))
    if not after and old.place is not Place.GUEST:
        return session.with_players(player)
    others = [one for one in session.players if one.name != name]
    at = next((at for at, one in enumerate(others) if one.place is Place.GUEST), len(others))
    if after:
        at = others.index(at_table(session, after)) + 1
    return altered(session, players=(*others[:at], player, *others[at:]))


def on_bought_in(session: Session, event: events.BoughtIn) -> Session:
    """Chips for a seat, old or new."""
    if event.chips <= 0:
        raise NothingMoved()
    if session.hand is not None and event.player in session.hand.players and not session.open_stakes:
        raise BuysInHand(name=event.player, number=session.hand.number)
    if event.player not in session or not session[event.player].at_table:
        session = _sit(session, event.player, event.after)
    elif event.after:
        raise NotHisPlace(name=event.player, fault=WrongPlace.SEATED)
    session = _take_chips(session, event.player, event.chips)
    return through_till(session, event.player, session.money(event.chips), event.till) if event.cash else session


def on_cashed_out(session: Session, event: events.CashedOut) -> Session:
    """Chips given back, with the seat or without."""
    player = at_table(session, event.player)
    _not_in_hand(session, player.name)
    in_chips(event.chips, unit=session.unit)
    if event.chips < 0 or (event.stays and not event.chips):
        raise NothingMoved()
    if event.chips > session.in_play:
        over = event.chips - session.in_play
        raise CashOutsExceed(name=player.name, chips=event.chips, in_play=session.in_play, by=over)
    out = player.cashed_out + event.chips
    if event.stays:
        changed = altered(moved(player, -event.chips, kept=session.kept), cashed_out=out)
    else:
        changed = altered(player, cashed_out=out, stack=0, unknown_since=0, place=Place.LEFT)
    session = session.with_players(changed)
    money = session.money(event.chips)
    return through_till(session, player.name, -money, event.till) if event.cash and money else session


def on_went_away(session: Session, event: events.WentAway) -> Session:
    """Not dealt in until he is back."""
    player = at_table(session, event.player)
    if player.place is Place.AWAY:
        raise NotHisPlace(name=player.name, fault=WrongPlace.AWAY)
    return session.with_players(altered(player, place=Place.AWAY))


def on_came_back(session: Session, event: events.CameBack) -> Session:
    """Dealt in again."""
    player = at_table(session, event.player)
    if player.place is Place.SEATED:
        raise NotHisPlace(name=player.name, fault=WrongPlace.SEATED)
    return _sit(session, player.name, event.after)


def _owes(session: Session, name: str, money: int) -> Session:
    """``money`` more for ``name`` to pay (to get, if negative)."""
    session = with_guest(session, name)
    return session.with_players(altered(session[name], other=session[name].other - money))


def on_spent(session: Session, event: events.Spent) -> Session:
    """An expense of one for several."""
    if event.amount <= 0:
        raise NothingMoved()
    if sum(part for _name, part in event.parts) != event.amount:
        raise CorrectionOff(off=sum(part for _name, part in event.parts) - event.amount)
    session = _owes(session, event.payer, -event.amount)
    for name, part in event.parts:
        session = _owes(session, name, part)
    return session


def on_lent(session: Session, event: events.Lent) -> Session:
    """A loan from one to another, in cash or in chips."""
    if event.amount <= 0:
        raise NothingMoved()
    if event.lender == event.borrower:
        raise SamePerson(name=event.lender)
    if event.chips:
        in_chips(event.chips, unit=session.unit)
        lender, borrower = at_table(session, event.lender), at_table(session, event.borrower)
        _not_in_hand(session, lender.name, borrower.name)
        lender = moved(lender, -event.chips, kept=session.kept)
        session = session.with_players(lender, moved(borrower, event.chips))
    return _owes(_owes(session, event.lender, -event.amount), event.borrower, event.amount)


def on_corrected(session: Session, event: events.Corrected) -> Session:
    """Chips that move because a record was wrong."""
    off = sum(chips for _name, chips in event.chips)
    if off:
        raise CorrectionOff(off=off)
    if not any(chips for _name, chips in event.chips):
        raise NothingMoved()
    for name, chips in event.chips:
        in_chips(chips, unit=session.unit)
        _not_in_hand(session, name)
        if name not in session or session[name].place is Place.GUEST:
            raise NotHisPlace(name=name, fault=WrongPlace.NOT_HERE)
        player = session[name]
        if player.at_table:
            session = session.with_players(moved(player, chips, kept=session.kept))
        else:  # his chips have left the table: what he took with him was another number
            session = session.with_players(altered(player, cashed_out=player.cashed_out + chips))
    return session


def on_counted(session: Session, event: events.Counted) -> Session:
    """Stacks as they were counted."""
    if session.hand is not None:
        raise HandOpen(number=session.hand.number)
    for name, chips in event.chips:
        in_chips(chips, unit=session.unit)
        session = session.with_players(altered(at_table(session, name), stack=chips, unknown_since=0))
    return session
