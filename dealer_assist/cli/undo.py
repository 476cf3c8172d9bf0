"""``dealer undo``: the newest record of the open hand, else of the open session, else of the book, is taken back."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cli import output
from dealer_assist.cli.base import command, settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.ledger import Books, keep, loaded
from dealer_assist.cli.live_telling import Live
from dealer_assist.cli.night import hands, history, open_session, the_book
from dealer_assist.core.debts import Ended, Entry, TakenBack
from dealer_assist.core.errors.session import NothingToUndo
from dealer_assist.core.hand_writing import write_event
from dealer_assist.core.players import Aliased
from dealer_assist.core.session_documents import to_document
from dealer_assist.core.session_events import Closed, Event, Started, Undone, Voided
from dealer_assist.core.session_fold import fold, opened, standing
from dealer_assist.core.session_table import table_document
from dealer_assist.store.book import Work
from dealer_assist.text import session_history as text
from dealer_assist.text.i18n import N_


@command(
    "undo",
    help=N_(
        "Take back the newest record of the open hand, else of the open session, else of the book.\n\nIt says what, "
        "and leaves a trace; typed again it takes back the one before."
    ),
    examples=("dealer undo",),
    topic="session",
)
def undo() -> None:
    """See the help above."""
    gone: list[Event] = []
    currency = told = ""
    with the_book().unit("dealer undo") as work:
        session = open_session(work)
        if session is not None and session.hand is not None:
            told = _in_hand(work)
        elif session is not None:
            gone, currency = [_in_session(work, session.id)], session.currency
        else:
            gone, currency = _in_book(work)
    if session is not None and session.hand is not None:
        if settings().json:
            output.emit_json({"undone": [{"code": "told", "hand": session.hand.number, "said": told}]})
        else:
            output.say(text.told_back(session.hand.number, told))
    elif settings().json:
        output.emit_json({"undone": [to_document(event) for event in gone]})
    else:
        output.say(text.taken_back(text.line(event, currency) for event in gone))


def _in_hand(work: Work) -> str:
    """The last thing told of the open hand; empty where it was only dealt, which then is taken back."""
    at_work = Live(work)
    assert at_work.hand is not None
    told = write_event(at_work.hand.events[-1]) if len(at_work.hand.events) > 1 else ""
    at_work.undo()
    return told


def _in_session(work: Work, session_id: str) -> Event:
    """The newest record or hand of the open session; with its opening the session itself is gone."""
    records, ended_hands = history(work, session_id), hands(work, session_id)
    opened(session_id, records, ended_hands)
    last = standing(records, ended_hands)[-1]
    at = now()
    trace = Undone(at=at, hand=last.number) if last.is_hand else Undone(at=at, record=last.number)
    work.session(session_id).append(to_document(trace))
    session = fold(session_id, [*records, trace], ended_hands)
    if session is not None:
        work.set_open(session_id, table_document(session))
    elif isinstance(last.event, Started):
        work.close_open()
        nothing = Ended(
            at=at, seq=loaded(work).seq, id=session_id, started=last.event.at, preset=last.event.preset,
            currency=last.event.currency, results=(), dues=(), status="undone",
        )  # fmt: skip
        keep(work, nothing)
    return last.event


def _in_book(work: Work) -> tuple[list[Event], str]:
    """The newest deed of the book (a payment, a plan, a correction, a close, two names made one) and its currency."""
    books = loaded(work)
    deed = _newest(books)
    at = now()
    keep(work, TakenBack(at=at, seq=books.seq, deed=deed[0].seq))
    for entry in deed:
        if isinstance(entry, Aliased):
            number = next(number for number, one in work.players.numbered() if one.get("seq") == entry.seq)
            work.players.append(to_document(Undone(at=at, record=number)))
        elif isinstance(entry, Ended) and entry.origin:
            _forget(work, entry.id, at)
        elif isinstance(entry, Ended):
            _reopen(work, entry.id, at)
    shown: list[Event] = [entry for entry in deed if isinstance(entry, Ended)] or list(deed)
    return shown, getattr(deed[0], "currency", "")


def _newest(books: Books) -> Sequence[Entry]:
    candidates = [
        entry for entry in books.ledger.entries if not (isinstance(entry, Ended) and entry.status == "undone")
    ]
    if not candidates:
        raise NothingToUndo()
    newest = candidates[-1].seq
    return [entry for entry in candidates if entry.seq == newest]


def _forget(work: Work, session_id: str, at: str) -> None:
    """A night that was imported never was: nobody played it here, so that it cannot go on."""
    counted = standing(history(work, session_id), hands(work, session_id))
    work.session(session_id).extend([to_document(Undone(at=at, record=one.number)) for one in reversed(counted)])


def _reopen(work: Work, session_id: str, at: str) -> None:
    """The session goes on where it was before it was closed or void."""
    records, ended_hands = history(work, session_id), hands(work, session_id)
    last = standing(records, ended_hands)[-1]
    if not isinstance(last.event, Closed | Voided):
        return
    trace = Undone(at=at, record=last.number)
    work.session(session_id).append(to_document(trace))
    work.set_open(session_id, table_document(opened(session_id, [*records, trace], ended_hands)))
