"""A session as a whole, in words: the closing count, its result, its records, and the list of all sessions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.core.errors.session import SeatCount
from dealer_assist.core.session_events import Recorded, Sums
from dealer_assist.core.session_result import results
from dealer_assist.core.session_state import Place, Player, Session, Status, lasted
from dealer_assist.text.i18n import _
from dealer_assist.text.session import worth
from dealer_assist.text.session_history import clock, duration, line
from dealer_assist.text.style import amount, signed_amount, signed_cash
from dealer_assist.text.tables import paragraph, table


def counts(seats: Sequence[SeatCount], rode: Sums) -> str:
    """Counted, expected and the difference, seat by seat; nothing where no hands were kept."""
    if all(seat.expected is None for seat in seats):
        return ""
    rows = [
        [
            seat.name,
            amount(seat.counted),
            _("not known") if seat.expected is None else amount(seat.expected),
            "" if seat.off is None else signed_amount(seat.off),
        ]
        for seat in seats
    ]
    text = table([_("Player"), _("Counted"), _("By the hands"), _("Off")], rows, align="lrrr")
    if rode:
        shares = ", ".join(f"{name} {amount(chips)}" for name, chips in rode if chips)
        text += "\n" + _("Of it had been riding: {shares}.").format(shares=shares)
    return text


def closed(session: Session) -> str:
    """The end of a night: when, how long, and what each is to get."""
    head = _("Session {session} is closed after {time}.").format(
        session=session.id, time=duration(lasted(session.started, session.ended))
    )
    return f"{head}\n\n{result_table(session)}"


def result_table(session: Session) -> str:
    """In, out and result of each, with cash and expenses where there were some."""
    won = dict(results(session))
    cashes = any(player.cash or player.held for player in session.players)
    others = any(player.other for player in session.players)
    booked = any(player.booked for player in session.players)
    heads = [_("Player"), _("In"), _("Out")]
    heads += [_("Difference")] if booked else []
    heads += [_("Result")]
    heads += [_("Cash")] if cashes else []
    heads += [_("Shared")] if others else []
    heads += [_("To get")] if cashes or others else []
    rows = []
    for player in session.players:
        row = [player.name, *_in_out(player)]
        row += [signed_cash(player.booked) if player.booked else ""] if booked else []
        row += [signed_cash(won[player.name]) if player.name in won else ""]
        row += [signed_cash(player.cash - player.held)] if cashes else []
        row += [signed_cash(player.other)] if others else []
        row += [signed_cash(session.to_get(player) or 0)] if cashes or others else []
        rows.append(row)
    text = table(heads, rows, align="l" + "r" * (len(heads) - 1))
    notes = []
    if session.currency or session.worth != 1:
        notes.append(_("In and Out are chips, the rest is money ({worth} a chip).").format(worth=worth(session)))
    if others:
        notes.append(_("Shared are expenses and loans."))
    return "\n".join([text, *([""] if notes else []), *notes])


def _in_out(player: Player) -> list[str]:
    if player.place is Place.GUEST:
        return ["", ""]
    return [amount(player.bought_in), amount(player.cashed_out)]


@dataclass(frozen=True, kw_only=True)
class Listed:
    """One line of the list of sessions; ``winner`` won most."""

    id: str
    started: str
    ended: str
    preset: str
    status: Status | None
    players: int
    hands: int
    currency: str
    winner: str = ""
    won: int = 0


def session_list(sessions: Sequence[Listed]) -> str:
    """Every session, the oldest first."""
    if not sessions:
        return _("No session yet. To open one: dealer session start Ann=20 Bob=20 …")
    rows = [
        [
            one.id,
            one.preset,
            str(one.players) if one.players else "",
            str(one.hands) if one.hands else "",
            duration(lasted(one.started, one.ended)) if one.ended else "",
            _status(one),
        ]
        for one in sessions
    ]
    heads = [_("Session"), _("Rules"), _("Players"), _("Hands"), _("Lasted"), ""]
    return table(heads, rows, align="llrrrl")


def _status(one: Listed) -> str:
    if one.status is Status.OPEN:
        return _("open")
    if one.status is Status.VOID:
        return _("void")
    if one.status is None:
        return _("taken back")
    if one.won > 0:
        return f"{one.winner} {signed_cash(one.won, one.currency)}"
    return _("even")


def whole(session: Session, records: Sequence[Recorded]) -> str:
    """One session: head, result and every record, with what was taken back."""
    lines = [
        _("Session {session}, {preset}, from {start}").format(
            session=session.id, preset=session.preset, start=clock(session.started)
        )
    ]
    if session.ended:
        lines = [
            _("Session {session}, {preset}, {start} to {end} ({time})").format(
                session=session.id,
                preset=session.preset,
                start=clock(session.started),
                end=clock(session.ended),
                time=duration(lasted(session.started, session.ended)),
            )
        ]
    if session.status is Status.VOID:
        lines.append(_("The session is void: it counts for nothing."))
    if session.status is Status.CLOSED:
        lines += ["", result_table(session)]
    return "\n".join([*lines, "", *(_record(one, session.currency) for one in records)])


def _record(one: Recorded, currency: str) -> str:
    """Number (hands have their own in the text), time, and what happened, in as many lines as it takes."""
    said = line(one.event, currency)
    if one.undone:
        said = _("{record} (taken back)").format(record=said)
    first = f"{'' if one.is_hand else one.number:>3}  {clock(one.event.at)}  "
    return paragraph(said, first=first, rest=" " * len(first))


def voided(session: Session) -> str:
    """The session counts for nothing; money that has moved all the same is named."""
    lines = [_("Session {session} is void: it counts for nothing, every chip goes back.").format(session=session.id)]
    moved = [(player.name, player.cash - player.held + player.other) for player in session.players]
    amounts = [f"{name} {signed_cash(money, session.currency)}" for name, money in moved if money]
    if amounts:
        lines.append(_("Cash, expenses and loans are to be evened out: {amounts}.").format(amounts=", ".join(amounts)))
    return "\n".join(lines)
