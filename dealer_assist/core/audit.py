"""The proof of the books: pure checks over all that is stored; every one tells all it finds, not the first.

Source: Design, the book: chips in play are buy-ins less cash-outs after every hand, every session sums to zero, debts
less payments are what is still owed, ids and references exist. That a hand replays to its result is checked where
hands are understood, and handed in with the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from dealer_assist.core import session_events as events
from dealer_assist.core.debts import Adjusted, Ended, Entry, Ledger, Paid, Planned, Transfers, balances
from dealer_assist.core.errors import DealerError
from dealer_assist.core.names import name_key
from dealer_assist.core.players import Aliased, People
from dealer_assist.core.record import altered
from dealer_assist.core.session_events import Event, Hand, Undone
from dealer_assist.core.session_fold import apply, begin, standing
from dealer_assist.core.session_result import dues, results
from dealer_assist.core.session_state import Session, Status


class Wrong(Enum):
    """What an audit finds."""

    UNREADABLE = "unreadable"  # a record that is none
    RECORD = "record"  # a record that the books would have refused
    HAND = "hand"  # a hand whose chips do not add up, or are not there
    HAND_NUMBER = "hand-number"  # a hand stands under another number than its own
    HAND_REPLAY = "hand-replay"  # a hand does not replay to its stored result
    NO_START = "no-start"  # a session that does not begin with its opening
    UNDO = "undo"  # something was taken back that is not there
    OPEN_TABLE = "open-table"  # the open table is not what the records say
    NOT_CLOSED = "not-closed"  # a session that was never closed, and is not the open one
    NO_RESULT = "no-result"  # a session that ended and has no result in the book
    RESULT = "result"  # a stored result is not what the session's records say
    NOT_ZERO = "not-zero"  # amounts that should sum to zero
    PLAN = "plan"  # a plan does not pay what is due
    OWED = "owed"  # debts less payments are not what is still owed
    NO_SESSION = "no-session"  # a reference to a session that is not there
    NO_PLAYER = "no-player"  # a name that is not in the book


OF_HANDS = frozenset({Wrong.HAND, Wrong.HAND_NUMBER, Wrong.HAND_REPLAY})
"""What is wrong with a hand, whose number a problem then has."""


@dataclass(frozen=True, kw_only=True)
class Problem:
    """``what`` is wrong at session ``session`` (or the book, if empty), record or hand ``number``.

    ``name``, ``found`` and ``expected`` are facts, as far as they apply; ``error`` is what the books say to a record.
    """

    what: Wrong
    session: str = ""
    number: int = 0
    name: str = ""
    found: int | None = None
    expected: int | None = None
    error: DealerError | None = None


@dataclass(frozen=True, kw_only=True)
class StoredSession:
    """A session as it is stored: its records and its hands, in their order."""

    id: str
    history: Sequence[Event]
    hands: Sequence[Hand] = ()


@dataclass(frozen=True, kw_only=True)
class WholeBook:
    """All that is stored; ``open`` is the open table."""

    sessions: Mapping[str, StoredSession] = field(default_factory=dict)
    open: Session | None = None


def problems(book: WholeBook, ledger: Ledger, known: People) -> tuple[Problem, ...]:
    """Everything that is wrong with ``book``, whose standing entries and people are ``ledger`` and ``known``."""
    found: list[Problem] = []
    tables: dict[str, Session] = {}
    for stored in book.sessions.values():
        session, inside = examined(stored)
        found += inside
        if session is not None:
            tables[stored.id] = session
    found += open_problems(tables, book.open)
    found += result_problems(tables, ledger, frozenset(book.sessions))
    found += plan_problems(ledger)
    found += owed_problems(ledger, known)
    found += name_problems(tables, ledger, known)
    return tuple(found)


def examined(stored: StoredSession) -> tuple[Session | None, list[Problem]]:
    """The session as its records make it, and what is wrong inside it: each record as the books would take it.

    That covers the chips after every hand: a hand whose result does not sum up with what rides is refused.
    """
    found = list(_undos(stored))
    for number, hand in enumerate(stored.hands, 1):
        if hand.number != number:
            found.append(
                Problem(what=Wrong.HAND_NUMBER, session=stored.id, number=number, found=hand.number, expected=number)
            )
    session: Session | None = None
    for one in standing(stored.history, stored.hands):
        event = one.event
        if (session is None) is not isinstance(event, events.Started):
            return None, [*found, Problem(what=Wrong.NO_START, session=stored.id)]
        try:
            session = begin(stored.id, event) if isinstance(event, events.Started) else apply(_some(session), event)
        except DealerError as error:
            what = Wrong.HAND if one.is_hand else Wrong.RECORD
            return None, [*found, Problem(what=what, session=stored.id, number=one.number, error=error)]
    return session and altered(session, records=len(stored.history), hands=len(stored.hands)), found


def _some(session: Session | None) -> Session:
    assert session is not None, "only an opening has no table before it"
    return session


def _undos(stored: StoredSession) -> Iterator[Problem]:
    for number, event in enumerate(stored.history, 1):
        if isinstance(event, Undone) and not (
            1 <= event.hand <= len(stored.hands) if event.hand else 1 <= event.record < number
        ):
            yield Problem(what=Wrong.UNDO, session=stored.id, number=number, found=event.hand or event.record)


def open_problems(tables: Mapping[str, Session], table: Session | None) -> Iterator[Problem]:
    """The open table is what the records of its session make, and no other session is open."""
    for session in tables.values():
        if session.status is Status.OPEN and (table is None or table.id != session.id):
            yield Problem(what=Wrong.NOT_CLOSED, session=session.id)
    if table is None:
        return
    made = tables.get(table.id)
    if made != altered(table, hand=None):
        players = made.players if made else ()
        differ = [player.name for player in players if player not in table.players]
        yield Problem(what=Wrong.OPEN_TABLE, session=table.id, name=differ[0] if differ else "")


def result_problems(tables: Mapping[str, Session], ledger: Ledger, stored: frozenset[str]) -> Iterator[Problem]:
    """Every closed session sums to zero and is what its records come to."""
    ended = {entry.id: entry for entry in ledger.entries if isinstance(entry, Ended)}
    for entry in ended.values():
        for sums in (entry.results, entry.dues):
            off = sum([amount for _name, amount in sums])
            if off:
                yield Problem(what=Wrong.NOT_ZERO, session=entry.id, found=off, expected=0)
        session = tables.get(entry.id)
        if entry.id not in stored:
            yield Problem(what=Wrong.NO_SESSION, session=entry.id)
        elif session is not None and session.status.value != entry.status:
            yield Problem(what=Wrong.RESULT, session=entry.id)
        elif session is not None:
            closed = session.status is Status.CLOSED
            yield from _differ(entry.id, dict(results(session)) if closed else {}, dict(entry.results))
            yield from _differ(entry.id, dict(dues(session)) if closed else {}, dict(entry.dues))
    for session in tables.values():
        if session.status is not Status.OPEN and session.id not in ended:
            yield Problem(what=Wrong.NO_RESULT, session=session.id)


def _differ(session: str, expected: Mapping[str, int], found: Mapping[str, int]) -> Iterator[Problem]:
    if expected == found:
        return
    for name in dict.fromkeys([*expected, *found]):
        if expected.get(name, 0) != found.get(name, 0):
            yield Problem(
                what=Wrong.RESULT, session=session, name=name, found=found.get(name, 0), expected=expected.get(name, 0)
            )


_OF_A_SESSION, _OWING_NOTHING = (Planned, Adjusted), (Ended, Aliased)


def plan_problems(ledger: Ledger) -> Iterator[Problem]:
    """Every plan pays what is due, to the cent or, where it was rounded, to the note."""
    dues_of = {entry.id: dict(entry.dues) for entry in ledger.entries if isinstance(entry, Ended)}
    for entry in ledger.entries:
        if isinstance(entry, _OF_A_SESSION) and entry.session not in dues_of:
            yield Problem(what=Wrong.NO_SESSION, session=entry.session, number=entry.seq)
        elif isinstance(entry, Planned):
            yield from _unpaid(entry, dues_of[entry.session], max(entry.to, 1))
        elif isinstance(entry, Adjusted):
            yield from _unpaid(entry, dict(entry.amounts), 1)
    planned = {entry.session for entry in ledger.entries if isinstance(entry, Planned)}
    for night in ledger.nights:
        if night.id not in planned:
            yield Problem(what=Wrong.PLAN, session=night.id)


def _unpaid(entry: Planned | Adjusted, due: Mapping[str, int], note: int) -> Iterator[Problem]:
    pays = balances(entry.plan)
    if due == pays:
        return
    for name in dict.fromkeys([*due, *pays]):
        if abs(due.get(name, 0) - pays.get(name, 0)) >= note:
            yield Problem(
                what=Wrong.PLAN, session=entry.session, name=name, found=pays.get(name, 0), expected=due.get(name, 0)
            )


def owed_problems(ledger: Ledger, known: People) -> Iterator[Problem]:
    """After every entry: all plans less all payments are what it says is still owed."""
    plans: dict[str, Transfers] = {}
    still: dict[str, dict[str, int]] = {}
    for entry in ledger.entries:
        if isinstance(entry, _OWING_NOTHING):
            continue
        account = still.setdefault(entry.currency, {})
        if isinstance(entry, Paid):
            _add(account, ((entry.to, entry.payer, entry.amount),), known)
        else:
            if isinstance(entry, Planned):
                _add(account, ((to, payer, amount) for payer, to, amount in plans.get(entry.session, ())), known)
                plans[entry.session] = entry.plan
            else:
                plans[entry.session] = (*plans.get(entry.session, ()), *entry.plan)
            _add(account, entry.plan, known)
        owed: dict[str, int] = {}
        _add(owed, entry.owed, known)
        if account == dict.fromkeys(account, 0) | owed:
            continue
        for name in dict.fromkeys([*account, *owed]):
            if account.get(name, 0) != owed.get(name, 0):
                yield Problem(
                    what=Wrong.OWED, number=entry.seq, name=name, found=owed.get(name, 0), expected=account.get(name, 0)
                )


def _add(account: dict[str, int], transfers: Iterable[tuple[str, str, int]], known: People) -> None:
    for name, amount in balances(transfers).items():
        shown = known.called(name)
        account[shown] = account.get(shown, 0) + amount


def name_problems(tables: Mapping[str, Session], ledger: Ledger, known: People) -> Iterator[Problem]:
    """Everybody who is named is in the book."""
    first: dict[str, str] = {}  # the session, if any, in which each was named first
    for entry in ledger.entries:
        new = [name for name in _names(entry) if name not in first]
        first.update(dict.fromkeys(new, entry.id if isinstance(entry, Ended) else ""))
    for session in tables.values():
        first.update(dict.fromkeys([one.name for one in session.players if one.name not in first], session.id))
    for name, session_id in first.items():
        if name_key(name) not in known.shown:
            yield Problem(what=Wrong.NO_PLAYER, session=session_id, name=name)


def _names(entry: Entry) -> list[str]:
    if isinstance(entry, Ended):
        return [name for name, _amount in (*entry.results, *entry.dues)]
    if isinstance(entry, Paid):
        return [entry.payer, entry.to]
    if isinstance(entry, Aliased):
        return [entry.name, entry.other]
    return [name for payer, to, _amount in entry.plan for name in (payer, to)]
