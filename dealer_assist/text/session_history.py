"""The records of a session in words, one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Any

from dealer_assist.core import debts, players
from dealer_assist.core import session_events as events
from dealer_assist.core.session_events import Event
from dealer_assist.text import style
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import amount, cash, listed, signed_amount, signed_cash


def line(event: Event, currency: str) -> str:
    """What happened; money in ``currency``."""
    return _LINES[type(event)](event, currency)


def _started(event: events.Started, _currency: str) -> str:
    seats = ", ".join(f"{name} {amount(chips)}" for name, chips in event.buys)
    if event.cash:
        return _("The session opens, the buy-ins in cash: {seats}").format(seats=seats)
    return _("The session opens: {seats}").format(seats=seats)


def _bought_in(event: events.BoughtIn, _currency: str) -> str:
    facts = {"name": event.player, "chips": amount(event.chips)}
    if event.cash:
        return _("{name} buys {chips} in cash").format(**facts)
    return _("{name} buys {chips}").format(**facts)


def _cashed_out(event: events.CashedOut, _currency: str) -> str:
    facts = {"name": event.player, "chips": amount(event.chips)}
    if event.stays and event.cash:
        return _("{name} takes {chips} off the table in cash and stays").format(**facts)
    if event.stays:
        return _("{name} takes {chips} off the table and stays").format(**facts)
    if event.cash:
        return _("{name} leaves with {chips} in cash").format(**facts)
    return _("{name} leaves with {chips}").format(**facts)


def _spent(event: events.Spent, currency: str) -> str:
    names = listed(name for name, _part in event.parts)
    facts = {"name": event.payer, "money": cash(event.amount, currency), "names": names, "what": style.safe(event.what)}
    if event.what:
        return _("{name} pays {money} for {what}, for {names}").format(**facts)
    return _("{name} pays {money} for {names}").format(**facts)


def _lent(event: events.Lent, currency: str) -> str:
    facts = {"lender": event.lender, "borrower": event.borrower, "money": cash(event.amount, currency)}
    if event.chips:
        return _("{lender} lends {borrower} {chips} in chips, worth {money}").format(chips=amount(event.chips), **facts)
    return _("{lender} lends {borrower} {money}").format(**facts)


def _reason(text: str, why: str) -> str:
    return _("{text} ({reason})").format(text=text, reason=style.safe(why)) if why else text


def _corrected(event: events.Corrected, _currency: str) -> str:
    moves = ", ".join(f"{name} {signed_amount(chips)}" for name, chips in event.chips)
    return _reason(_("Correction: {moves}").format(moves=moves), event.why)


def _counted(event: events.Counted, _currency: str) -> str:
    return _("Counted: {counts}").format(counts=", ".join(f"{name} {amount(chips)}" for name, chips in event.chips))


def _hand(event: events.HandFinished, _currency: str) -> str:
    facts = {"number": event.number, "pot": amount(event.pot), "carried": amount(event.carried)}
    if not event.winners:
        return _("Hand {number}: nobody wins, {carried} ride").format(**facts)
    facts["winners"] = listed(event.winners)
    if event.nets is None:
        return _("Hand {number}: pot {pot}, to {winners}").format(**facts)
    moves = ", ".join(f"{name} {signed_amount(net)}" for name, net in event.nets if net)
    return _("Hand {number}: pot {pot}, {moves}").format(moves=moves, **facts)


def _closed(event: events.Closed, currency: str) -> str:
    lines = [_("The session is closed")]
    if event.off > 0:
        lines.append(_("{off} too many").format(off=amount(event.off)))
    elif event.off < 0:
        lines.append(_("{off} missing").format(off=amount(-event.off)))
    lines += [f"{name} {signed_cash(money, currency)}" for name, money in event.booked]
    return ", ".join(lines)


def _undone(event: events.Undone, _currency: str) -> str:
    if event.hand:
        return _("Hand {number} is taken back").format(number=event.hand)
    return _("Record {number} is taken back").format(number=event.record)


def _paid(event: debts.Paid, currency: str) -> str:
    return _("{payer} pays {to} {amount}").format(payer=event.payer, to=event.to, amount=cash(event.amount, currency))


def _planned(event: debts.Planned, currency: str) -> str:
    if event.banker:
        return _("Session {session} is settled through {banker}").format(session=event.session, banker=event.banker)
    if event.to:
        return _("Session {session} is settled in multiples of {note}").format(
            session=event.session, note=cash(event.to, currency)
        )
    return _("Session {session} is settled").format(session=event.session)


def _adjusted(event: debts.Adjusted, currency: str) -> str:
    moves = ", ".join(f"{name} {signed_cash(money, currency)}" for name, money in event.amounts)
    return _reason(_("Correction of session {session}: {moves}").format(session=event.session, moves=moves), event.why)


def _ended(event: debts.Ended, _currency: str) -> str:
    if event.status == "void":
        return _("Session {session} is void").format(session=event.id)
    if event.origin:
        return _("Session {session} is imported").format(session=event.id)
    return _("Session {session} is closed").format(session=event.id)


_LINES: dict[type[Event], Callable[[Any, str], str]] = {
    events.Started: _started,
    events.BoughtIn: _bought_in,
    events.CashedOut: _cashed_out,
    events.WentAway: lambda event, _currency: _("{name} goes away").format(name=event.player),
    events.CameBack: lambda event, _currency: _("{name} is back").format(name=event.player),
    events.Spent: _spent,
    events.Lent: _lent,
    events.Corrected: _corrected,
    events.Counted: _counted,
    events.HandFinished: _hand,
    events.HandVoided: lambda event, _currency: _("Hand {number} is void").format(number=event.number),
    events.Closed: _closed,
    events.Voided: lambda event, _currency: _reason(_("The session is void"), event.why),
    events.Undone: _undone,
    debts.Paid: _paid,
    debts.Planned: _planned,
    debts.Adjusted: _adjusted,
    debts.Ended: _ended,
    players.Aliased: lambda event, _currency: _("{other} is another spelling of {name}").format(
        other=event.other, name=event.name
    ),
}


def taken_back(lines: Iterable[str]) -> str:
    """What ``undo`` says."""
    every = [_("Taken back: {record}.").format(record=line) for line in lines]
    more = len(every) - _MOST_TAKEN_BACK
    if more > 0:
        every[_MOST_TAKEN_BACK:] = [ngettext("And {count} more.", "And {count} more.", more).format(count=more)]
    return "\n".join(every)


_MOST_TAKEN_BACK = 8


def clock(at: str) -> str:
    """``21:30`` of an ISO time."""
    return datetime.fromisoformat(at).strftime("%H:%M")


def duration(time: timedelta) -> str:
    """``3:40`` hours."""
    minutes = int(time.total_seconds()) // 60
    return f"{minutes // 60}:{minutes % 60:02d}"


def recorded(said: str) -> str:
    """A record that was just made, as a sentence."""
    return _("{record}.").format(record=said)


def told_back(number: int, told: str) -> str:
    """What was taken back of an open hand; nothing told: the deal itself."""
    if not told:
        return _("Taken back: the deal of hand {number}.").format(number=number)
    return _("Taken back in hand {number}: {told}").format(number=number, told=told)
