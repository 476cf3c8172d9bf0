"""``dealer session``: start, close, list, show, void."""

from __future__ import annotations

from typing import Any

import click

from dealer_assist.cli import output
from dealer_assist.cli.base import command, group, option, settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.complete import preset_ids
from dealer_assist.cli.ledger import entries, keep, loaded
from dealer_assist.cli.night import hands, hands_played, history, night, open_session, the_book
from dealer_assist.cli.session_close import close_session
from dealer_assist.cli.session_start import by_day, start
from dealer_assist.core.debts import Ended, Ledger, ledger
from dealer_assist.core.errors.session import HandOpen, NoSession, SessionUnknown
from dealer_assist.core.money import fixed
from dealer_assist.core.session_documents import to_document
from dealer_assist.core.session_events import Voided
from dealer_assist.core.session_fold import opened, recorded
from dealer_assist.core.session_result import dues, results
from dealer_assist.core.session_state import Session, Status
from dealer_assist.core.settlement import ended
from dealer_assist.core.unseen import note
from dealer_assist.store.book import View
from dealer_assist.text import session_show as text
from dealer_assist.text.i18n import N_


@group(
    "session",
    help=N_("An evening at the table: open it, close it, look at it."),
    examples=("dealer session start Ann=20 Bob=20 Cy=20", "dealer session close Ann=35 Bob=0 Cy=25"),
    topic="session",
)
def session() -> None:
    """See the help above."""


@command(
    "list",
    help=N_("All sessions, the oldest first."),
    examples=("dealer session list",),
    topic="session",
)
def list_sessions() -> None:
    """See the help above."""
    with the_book().reading("dealer session list") as view:
        book = ledger(entries(view))
        lines = [_listed(entry, book) for entry in book.entries if isinstance(entry, Ended)]
        now_open = open_session(view)
        count = hands_played(view, now_open.id) if now_open is not None else 0
    lines.sort(key=lambda one: (one.started, one.id))
    if now_open is not None:
        lines.append(_open_line(now_open, count))
    if settings().json:
        output.emit_json({"sessions": [_line_document(one) for one in lines]})
    else:
        output.say(text.session_list(lines))


def _listed(entry: Ended, book: Ledger) -> text.Listed:
    found = book.night(entry.id)
    amounts = found.results if found else {}
    winner = max(amounts, key=lambda name: amounts[name], default="")
    return text.Listed(
        id=entry.id,
        started=entry.started,
        ended=entry.at,
        preset=entry.preset,
        status=None if entry.status == "undone" else Status(entry.status),
        players=len(entry.results),
        hands=entry.hands,
        currency=entry.currency,
        winner=winner,
        won=amounts.get(winner, 0),
    )


def _open_line(found: Session, count: int) -> text.Listed:
    return text.Listed(
        id=found.id,
        started=found.started,
        ended="",
        preset=found.preset,
        status=Status.OPEN,
        players=sum(player.sittings > 0 for player in found.players),
        hands=count,
        currency=found.currency,
    )


def _line_document(one: text.Listed) -> dict[str, Any]:
    return {
        "session": one.id,
        "started": one.started,
        "ended": one.ended or None,
        "rules": one.preset,
        "status": "undone" if one.status is None else one.status.value,
        "players": one.players,
        "hands": one.hands,
        "currency": one.currency,
    }


@command(
    "show",
    help=N_(
        "One session with all its records: the open one, else the last, or the one with this id.\n\nWith --under: what "
        "its hands (or only hand N of the last session) would have paid under another preset."
    ),
    examples=(
        "dealer session show",
        "dealer session show 2026-01-02",
        "dealer session show --under pagat-bust",
        "dealer session show 12 --under pagat-bust",
    ),
    topic="session",
)
@click.argument("session_id", required=False, metavar="[ID|N]")
@option(
    "--under", metavar="PRESET", help=N_("What the hands would have paid under these rules."), shell_complete=preset_ids
)
def show(session_id: str | None, under: str | None) -> None:
    """See the help above."""
    if under is not None:
        from dealer_assist.cli.session_under import show_under

        show_under(session_id, under)
        return
    with the_book().reading("dealer session show") as view:
        wanted = session_id or _default(view)
        ids = sorted(view.session_ids(), key=by_day)
        if wanted not in ids:
            raise SessionUnknown(text=wanted, last=ids[-1] if ids else "")
        events, ended_hands = history(view, wanted), hands(view, wanted)
    records = recorded(events, ended_hands)
    shown = opened(wanted, events, ended_hands)
    if settings().json:
        output.emit_json(_document(shown, records))
    else:
        output.say(text.whole(shown, records))


def _default(view: View) -> str:
    now_open = open_session(view)
    if now_open is not None:
        return now_open.id
    nights = ledger(entries(view)).nights
    if not nights:
        raise NoSession()
    return nights[-1].id


def _document(shown: Session, records: Any) -> dict[str, Any]:
    closed = shown.status is Status.CLOSED
    return {
        "session": shown.id,
        "rules": shown.preset,
        "status": shown.status.value,
        "started": shown.started,
        "ended": shown.ended or None,
        "currency": shown.currency,
        "results": {name: fixed(amount) for name, amount in results(shown)} if closed else {},
        "dues": {name: fixed(amount) for name, amount in dues(shown)} if closed else {},
        "records": [to_document(one.event) | {"number": one.number, "undone": one.undone} for one in records],
    }


@command(
    "void",
    help=N_("The open session counts for nothing; every chip goes back. It stays visible."),
    examples=('dealer session void --why "wrong rules"',),
    topic="session",
)
@option("--why", metavar="TEXT", default="", help=N_("The reason, for the record."))
def void(why: str) -> None:
    """See the help above."""
    with night("dealer session void", closes=True) as at_work:
        before = at_work.session
        if before.hand is not None:
            raise HandOpen(number=before.hand.number)
        at_work.record(Voided(at=now(), why=note([why])))
        seq, count = loaded(at_work.work).seq, hands_played(at_work.work, before.id)
        keep(at_work.work, ended(at_work.session, seq=seq, hands=count))
    if settings().json:
        output.emit_json({"session": before.id, "status": Status.VOID.value})
    else:
        output.say(text.voided(before))


for _command in (start, close_session, list_sessions, show, void):
    session.add_command(_command)
