"""Everything that ``dealer check`` proves: the files, and what the records in them say together."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.cli.ledger import entries
from dealer_assist.cli.live import open_hand, rules_of
from dealer_assist.cli.night import hands, history, open_session, people_records, the_book
from dealer_assist.core import audit
from dealer_assist.core.audit import Problem, StoredSession, WholeBook, Wrong
from dealer_assist.core.debts import ledger
from dealer_assist.core.errors import BookUnreadable, DealerError
from dealer_assist.core.errors.session import RecordUnreadable
from dealer_assist.core.hand_records import replays
from dealer_assist.core.players import people
from dealer_assist.core.session_events import Started
from dealer_assist.core.session_fold import played
from dealer_assist.core.session_rules import house_rules
from dealer_assist.core.session_state import Session
from dealer_assist.store.book import View
from dealer_assist.store.verify import verify_view
from dealer_assist.text import bookkeeping as text
from dealer_assist.text.errors import book as book_words


@dataclass(frozen=True, kw_only=True)
class Told:
    """A problem as a place, a code, and a line for people."""

    where: str
    what: str
    told: str


@dataclass(frozen=True, kw_only=True)
class Found:
    """All problems, and how much was looked at."""

    problems: tuple[Told, ...]
    sessions: int = 0
    hands: int = 0


def found_problems() -> Found:
    """Look at the whole book; a file that cannot be read is a problem like the others."""
    in_files: list[Told] = []
    try:
        with the_book().reading("dealer check") as view:
            in_files = [
                Told(where=problem.where, what=problem.kind.value, told=book_words.told(problem))
                for problem in verify_view(view)
            ]
            found, sessions, count = _in_records(view)
    except BookUnreadable:
        if not in_files:
            raise
        return Found(problems=tuple(in_files))
    told = [Told(where=_place(problem), what=problem.what.value, told=text.told(problem)) for problem in found]
    return Found(problems=(*in_files, *told), sessions=sessions, hands=count)


def _place(problem: Problem) -> str:
    parts = ["sessions", problem.session] if problem.session else ["book"]
    if problem.number:
        parts += ["hand" if problem.what in audit.OF_HANDS else "record", str(problem.number)]
    return "/".join(parts)


def _in_records(view: View) -> tuple[list[Problem], int, int]:
    found: list[Problem] = []
    sessions: dict[str, StoredSession] = {}
    for session in view.session_ids():
        try:
            sessions[session] = StoredSession(id=session, history=history(view, session), hands=hands(view, session))
        except RecordUnreadable as error:
            found.append(Problem(what=Wrong.UNREADABLE, session=session, number=error.record, error=error))
    unreadable = {problem.session for problem in found}  # told already
    try:
        known = people(people_records(view))
        book = ledger([*entries(view), *people_records(view)], known)
    except RecordUnreadable as error:
        found.append(Problem(what=Wrong.UNREADABLE, number=error.record, error=error))
        return found, len(sessions), 0
    whole = WholeBook(sessions=sessions, open=open_session(view))
    found += [one for one in audit.problems(whole, book, known) if one.session not in unreadable]
    for session, stored in sessions.items():
        found += _replayed(view, session, stored)
    found += _running(view, whole.open)
    return found, len(sessions), sum(played(stored.history, stored.hands) for stored in sessions.values())


def _replayed(view: View, session: str, stored: StoredSession) -> list[Problem]:
    """The hands of a session that do not end as they are stored when they are played again."""
    opening = next((event for event in stored.history if isinstance(event, Started)), None)
    if opening is None or not stored.hands:
        return []
    found = []
    try:
        rules = house_rules(opening.rules, session)
    except DealerError as error:
        return [Problem(what=Wrong.HAND_REPLAY, session=session, number=1, error=error)]
    for number, (result, document) in enumerate(zip(stored.hands, view.hands(session), strict=True), 1):
        if "hand" not in document:
            continue
        try:
            if not replays(rules, document, result):
                found.append(Problem(what=Wrong.HAND_REPLAY, session=session, number=number))
        except DealerError as error:
            found.append(Problem(what=Wrong.HAND_REPLAY, session=session, number=number, error=error))
    return found


def _running(view: View, session: Session | None) -> list[Problem]:
    """The hand that is being played cannot be played as far as it was told."""
    if session is None or session.hand is None:
        return []
    try:
        open_hand(view, rules_of(session))
    except DealerError as error:
        return [Problem(what=Wrong.HAND_REPLAY, session=session.id, number=session.hand.number, error=error)]
    return []
