"""``dealer settle`` without amounts: the plan of a closed session, or another way to settle it."""

from __future__ import annotations

from dealer_assist.cli import output
from dealer_assist.cli.base import settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.ledger import Books, keep, loaded
from dealer_assist.cli.night import open_session, the_book
from dealer_assist.cli.settle import plan_document
from dealer_assist.core.debts import Night, balances
from dealer_assist.core.errors.session import StillOpen
from dealer_assist.core.session_state import day
from dealer_assist.core.settle import Plan, Transfer, settle
from dealer_assist.core.settle_rounding import rounded_balances
from dealer_assist.core.settlement import Way, replanned, unpaid
from dealer_assist.store.book import View
from dealer_assist.text import settle as text
from dealer_assist.text.i18n import _


def settle_night(session_id: str | None, banker: str | None, note: int, *, chat: bool) -> None:
    """Show the plan of a closed session (without an id the last one), changed first if a way is asked for."""
    if banker is None and not note:
        with the_book().reading("dealer settle") as view:
            books, night = _night(view, session_id)
    else:
        with the_book().unit("dealer settle") as work:
            books, night = _night(work, session_id)
            if night is not None:
                way = Way(banker=books.person(banker) if banker else "", to=note)
                keep(work, replanned(books.ledger, books.known, night, at=now(), seq=books.seq, way=way))
                books = loaded(work)
                night = books.night(night.id)
    _told(books, night, chat=chat)


def _night(view: View, session_id: str | None) -> tuple[Books, Night | None]:
    session = open_session(view)
    if session is not None and session_id is None:
        raise StillOpen(id=session.id)
    books = loaded(view)
    return books, books.night(session_id)


def left(books: Books, night: Night) -> Plan:
    """What of the night's plan is not paid yet, and the fewest payments that would do."""
    open_ = unpaid(books.ledger, books.known, night)
    fewest = settle(balances(open_))
    return Plan(transfers=tuple(Transfer(*one) for one in open_), proven_at_least=fewest.proven_at_least)


def _told(books: Books, night: Night | None, *, chat: bool) -> None:
    plan = left(books, night) if night is not None else Plan(transfers=(), proven_at_least=0)
    rounded = rounded_balances(night.dues, night.to) if night is not None and night.to else ()
    if settings().json:
        output.emit_json(plan_document(plan, rounded))
        return
    if night is None:
        output.say(text.nothing())
        return
    if chat:
        title = text.session_title(day(night.started).isoformat(), _("Seven Twenty-Seven"))
        output.say(
            text.chat_text(plan.transfers, title=title, results=night.results, dues=night.dues, currency=night.currency)
        )
        return
    output.say(
        text.plan_text(plan, currency=night.currency, banker=night.banker, rounded=rounded, was_more=bool(night.plan))
    )
    others = books.ledger.owed.get(night.currency, ())
    if balances(others) != balances(plan.transfers):
        output.say("\n" + text.older_debts())
