"""After one file of the book was brought back from before its last change: what follows from the others, made anew.

The open table, the result of a session that has ended, the people, and the end of a session whose result is known can
all be told from other files. What cannot be told again is left for ``dealer check`` to tell.
"""

from __future__ import annotations

from contextlib import suppress

from dealer_assist.cli.ledger import keep, loaded
from dealer_assist.cli.night import hands, hands_played, history, known_people, register, the_book
from dealer_assist.core.debts import Ended
from dealer_assist.core.errors import NotAllowed
from dealer_assist.core.session_close import close
from dealer_assist.core.session_documents import to_document
from dealer_assist.core.session_events import Closed, Voided
from dealer_assist.core.session_fold import apply, fold
from dealer_assist.core.session_result import dues, results
from dealer_assist.core.session_state import Session, Status
from dealer_assist.core.session_table import table_document
from dealer_assist.core.settlement import ended, planned
from dealer_assist.store.book import Work


def mend() -> None:
    """Make the book agree with itself again; raises `BookUnreadable` if another file is not whole, changing nothing."""
    with the_book().unit("dealer restore") as work:
        opened = work.open
        work.close_open()  # so that the hands are counted by their files
        sessions = _sessions(work)
        everybody = {player.name: session.started for session in reversed(sessions) for player in session.players}
        people = known_people(work)
        for name, at in everybody.items():
            register(work, people, [name], at)
        entries = loaded(work).ledger.entries
        known = {entry.id: entry for entry in entries if isinstance(entry, Ended)}
        now_open = None
        for session in sessions:
            if session.status is not Status.OPEN and session.id not in known:
                _book(work, session)
            elif session.status is Status.OPEN and session.id in known:
                _end(work, session, known[session.id])
            elif session.status is Status.OPEN:
                now_open = session
        if now_open is not None:
            work.set_open(now_open.id, table_document(now_open))
        elif opened is not None and opened.session not in {session.id for session in sessions}:
            work.set_open(opened.session, opened.table)


def _sessions(work: Work) -> list[Session]:
    """The sessions that their records make, by the time they began."""
    found = []
    for session_id in work.session_ids():
        with suppress(NotAllowed):
            session = fold(session_id, history(work, session_id), hands(work, session_id))
            if session is not None:
                found.append(session)
    return sorted(found, key=lambda session: session.started)


def _end(work: Work, session: Session, result: Ended) -> None:
    """The last record of a session that the book knows to have ended, if its result tells it."""
    event: Closed | Voided = Voided(at=result.at)
    if result.status == Status.CLOSED.value:
        won = dict(result.results)
        out = {
            player.name: int(won[player.name] / session.worth) + player.bought_in - player.cashed_out
            for player in session.players
            if player.at_table and player.name in won
        }
        with suppress(NotAllowed):
            event = close(session, at=result.at, counts=out)
    after = apply(session, event)
    if after.status.value == result.status and (
        after.status is Status.VOID or (results(after), dues(after)) == (result.results, result.dues)
    ):
        work.session(session.id).append(to_document(event))


def _book(work: Work, session: Session) -> None:
    """The result of a session that has ended, and its plan, which the book has lost."""
    books = loaded(work)
    result = ended(session, seq=books.seq, hands=hands_played(work, session.id))
    keep(work, result)
    if session.status is Status.CLOSED:
        plan = planned(
            books.ledger, at=result.at, seq=books.seq, session=session.id, currency=session.currency,
            due=dict(result.dues),
        )  # fmt: skip
        keep(work, plan)
