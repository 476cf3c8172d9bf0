"""The proof of the books (Design, the book): everything that is wrong is found, what is right is left alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dealer_assist.core import session_events as events
from dealer_assist.core.audit import Problem, StoredSession, WholeBook, Wrong, problems
from dealer_assist.core.debts import Adjusted, Ended, Paid, Planned, ledger
from dealer_assist.core.players import Aliased, Registered, people
from dealer_assist.core.session_close import close
from dealer_assist.core.session_events import Event, Undone
from dealer_assist.core.session_fold import fold
from dealer_assist.core.session_hands import hand_dealt
from dealer_assist.core.settlement import ended, payment, planned
from tests.session.night import Night, night, sums

ID = "2026-01-02"
AT = "2026-01-03T01:00:00+01:00"


def played() -> Night:
    table = night(Ann=20, Bob=20, Cy=20)
    table.hand(Ann=2, Bob=-1, Cy=-1)
    table.buy("Ann", 10)
    table.hand(carried=3, Ann=-1, Bob=-1, Cy=-1)
    table.hand(Ann=3, Bob=0, Cy=0)
    table.buy("Bob", 5)
    table.undo(record=3)
    return table


class Stored:
    """A book with a closed night, one payment, and another name for Bob."""

    def __init__(self) -> None:
        table = played()
        table.session = table.session.with_players()
        event = close(table.session, at=AT, counts=dict(sums(Ann=34, Bob=18, Cy=18)))
        table.add(events.Closed, **{name: getattr(event, name) for name in ("counts", "rode", "off", "booked")})
        self.sessions = {ID: StoredSession(id=ID, history=table.history, hands=table.hands)}
        self.people: list[Event] = [Registered(at=AT, name=name) for name in ("Ann", "Bob", "Cy")]
        self.people.append(Aliased(at=AT, seq=3, name="Bob", other="Robert"))
        result = ended(table.session, seq=1, hands=3)
        plan = planned(ledger([]), at=AT, seq=1, session=ID, currency="€", due=dict(result.dues))
        self.entries: list[Event] = [result, plan]
        self.entries.append(
            payment(
                ledger(self.entries), people(self.people), at=AT, seq=2, payer="Bob", to="Ann", amount=100,
                currency="€", more=False,
            )
        )  # fmt: skip
        self.open: Any = None

    def found(self) -> list[Problem]:
        known = people(self.people)
        book = ledger([*self.entries, *self.people], known)
        return list(problems(WholeBook(sessions=self.sessions, open=self.open), book, known))

    def what(self) -> set[Wrong]:
        return {problem.what for problem in self.found()}

    def change(self, at: int, **changes: Any) -> None:
        self.entries[at] = replace(self.entries[at], **changes)

    def change_record(self, at: int, **changes: Any) -> None:
        stored = self.sessions[ID]
        history = list(stored.history)
        history[at] = replace(history[at], **changes)
        self.sessions[ID] = replace(stored, history=history)

    def change_hand(self, at: int, **changes: Any) -> None:
        stored = self.sessions[ID]
        hands: list[Any] = list(stored.hands)
        hands[at] = replace(hands[at], **changes)
        self.sessions[ID] = replace(stored, hands=hands)


def test_a_right_book_has_no_problems() -> None:
    assert Stored().found() == []


def test_an_open_table_is_what_its_records_make() -> None:
    book = Stored()
    table = played()
    book.sessions["2026-01-09"] = StoredSession(id="2026-01-09", history=table.history, hands=table.hands)
    book.open = hand_dealt(replace(table.session, id="2026-01-09"), number=4, players=("Ann", "Bob"))
    assert book.found() == []
    ann = replace(book.open["Ann"], stack=9900)
    book.open = book.open.with_players(ann)
    assert [(problem.what, problem.name) for problem in book.found()] == [(Wrong.OPEN_TABLE, "Ann")]
    book.open = replace(book.open.with_players(replace(ann, stack=3400)), carried=100)
    assert [(problem.what, problem.name) for problem in book.found()] == [(Wrong.OPEN_TABLE, "")]
    book.open = replace(book.open, id="2026-01-10")
    assert book.what() == {Wrong.NOT_CLOSED, Wrong.OPEN_TABLE}


def test_a_session_that_was_never_closed() -> None:
    book = Stored()
    table = played()
    book.sessions["2026-01-09"] = StoredSession(id="2026-01-09", history=table.history, hands=table.hands)
    assert [(problem.what, problem.session) for problem in book.found()] == [(Wrong.NOT_CLOSED, "2026-01-09")]


def test_a_changed_amount_in_a_hand() -> None:
    book = Stored()
    book.change_hand(0, nets=sums(Ann=3, Bob=-1, Cy=-1))
    (problem,) = book.found()
    assert (problem.what, problem.session, problem.number) == (Wrong.HAND, ID, 1)
    assert type(problem.error).__name__ == "HandOff"


def test_a_changed_hand_that_still_sums_up_changes_nobodys_money_but_may_not_be_paid() -> None:
    book = Stored()
    book.change_hand(0, nets=sums(Ann=21, Bob=-21, Cy=0))
    (problem,) = book.found()
    assert type(problem.error).__name__ == "TooFewChips"


def test_a_changed_record() -> None:
    book = Stored()
    book.change_record(1, chips=1500)
    (problem,) = book.found()
    assert (problem.what, problem.number) == (Wrong.RECORD, 5)


def test_a_changed_start() -> None:
    book = Stored()
    book.change_record(0, buys=sums(Ann=20, Bob=20, Cy=25))
    assert book.what() == {Wrong.RECORD}
    book = Stored()
    book.change_record(0, buys=sums(Ann=25, Bob=15, Cy=20))
    assert {(problem.what, problem.name) for problem in book.found()} == {(Wrong.RESULT, "Ann"), (Wrong.RESULT, "Bob")}


def test_a_history_without_its_opening() -> None:
    book = Stored()
    stored = book.sessions[ID]
    book.sessions[ID] = replace(stored, history=stored.history[1:], hands=())
    assert Wrong.NO_START in book.what()
    book.sessions[ID] = replace(stored, history=[stored.history[0], *stored.history], hands=())
    assert Wrong.NO_START in book.what()


def test_a_hand_under_another_number() -> None:
    book = Stored()
    book.change_hand(1, number=7)
    assert [(one.what, one.number, one.found) for one in book.found()] == [(Wrong.HAND_NUMBER, 2, 7)]


@pytest.mark.parametrize("trace", [Undone(at=AT, record=99), Undone(at=AT, hand=9), Undone(at=AT)])
def test_something_taken_back_that_is_not_there(trace: Undone) -> None:
    book = Stored()
    stored = book.sessions[ID]
    book.sessions[ID] = replace(stored, history=[*stored.history, trace])
    assert Wrong.UNDO in book.what()


def test_a_hand_taken_back_is_there() -> None:
    table = played()
    table.undo(hand=3)
    stored = StoredSession(id=ID, history=table.history, hands=table.hands)
    assert (
        list(problems(WholeBook(sessions={ID: stored}, open=table.session), ledger([]), people(Stored().people))) == []
    )


def test_a_result_that_is_not_what_the_records_say() -> None:
    book = Stored()
    result = book.entries[0]
    assert isinstance(result, Ended)
    book.change(0, results=(("Ann", 500), ("Bob", -500), ("Zed", 0)))
    found = [(one.what, one.name, one.found, one.expected) for one in book.found()]
    assert (Wrong.RESULT, "Ann", 500, 400) in found
    assert (Wrong.RESULT, "Cy", 0, -200) in found
    assert (Wrong.NO_PLAYER, "Zed", None, None) in found


def test_a_result_that_does_not_sum_to_zero() -> None:
    book = Stored()
    book.change(0, dues=(("Ann", 500), ("Bob", -200), ("Cy", -200)))
    assert {Wrong.NOT_ZERO, Wrong.RESULT, Wrong.PLAN} == book.what()


def test_a_result_in_another_way_than_the_session_ended() -> None:
    book = Stored()
    book.change(0, status="void", results=(), dues=())
    assert (Wrong.RESULT, "", None) in [(one.what, one.name, one.found) for one in book.found()]


def test_a_void_session_has_no_result() -> None:
    table = played()
    table.add(events.Voided)
    record = ended(table.session, seq=1, hands=3)
    assert (record.results, record.dues, record.status) == ((), (), "void")
    book = Stored()
    book.sessions = {ID: StoredSession(id=ID, history=table.history, hands=table.hands)}
    book.entries = [record]
    assert book.found() == []
    book.entries = [replace(record, results=(("Ann", 100), ("Bob", -100)))]
    assert book.what() == {Wrong.RESULT}


def test_an_opening_that_was_taken_back_counts_for_nothing() -> None:
    table = night(Ann=20, Bob=20)
    table.undo(record=1)
    gone = Ended(at=AT, seq=4, id="x", started=AT, preset="pagat", currency="", results=(), dues=(), status="undone")
    book = Stored()
    book.sessions["x"] = StoredSession(id="x", history=table.history)
    book.entries.append(gone)
    assert fold("x", table.history) is None
    assert book.found() == []


def test_results_and_sessions_belong_together() -> None:
    book = Stored()
    book.sessions = {}
    assert book.what() == {Wrong.NO_SESSION}
    book = Stored()
    book.entries = []
    assert book.what() == {Wrong.NO_RESULT}


def test_a_plan_pays_what_is_due() -> None:
    book = Stored()
    plan = book.entries[1]
    assert isinstance(plan, Planned)
    book.change(1, plan=(("Bob", "Ann", 200), ("Cy", "Ann", 300)))
    assert {(one.what, one.name) for one in book.found()} >= {(Wrong.PLAN, "Ann"), (Wrong.PLAN, "Cy")}
    book.entries = [book.entries[0]]
    assert [(one.what, one.name) for one in book.found()] == [(Wrong.PLAN, "")]
    book.entries = [plan]
    assert book.what() == {Wrong.NO_RESULT, Wrong.NO_SESSION}


def test_a_rounded_plan_is_off_by_less_than_a_note() -> None:
    book = Stored()
    plan = book.entries[1]
    assert isinstance(plan, Planned)
    rounded = (("Bob", "Ann", 500), ("Cy", "Ann", 0))
    book.entries = [book.entries[0], replace(plan, plan=rounded, owed=rounded, to=500)]
    assert book.found() == []
    book.entries = [book.entries[0], replace(plan, plan=rounded, owed=rounded, to=200)]
    assert book.what() == {Wrong.PLAN}


def test_what_is_owed_is_plans_less_payments() -> None:
    book = Stored()
    paid = book.entries[2]
    assert isinstance(paid, Paid)
    book.change(2, amount=150)
    assert [(one.what, one.number, one.name) for one in book.found()] == [
        (Wrong.OWED, 2, "Bob"),
        (Wrong.OWED, 2, "Ann"),
    ]


def test_another_plan_takes_the_place_of_the_first() -> None:
    book = Stored()
    result = book.entries[0]
    assert isinstance(result, Ended)
    through = (("Bob", "Cy", 200), ("Cy", "Ann", 400))
    book.entries = book.entries[:2]
    book.entries.append(Planned(at=AT, seq=5, session=ID, currency="€", plan=through, owed=through, banker="Cy"))
    assert book.found() == []


def test_a_correction_is_owed_on_top() -> None:
    book = Stored()
    owed = (("Cy", "Ann", 200),)
    correction = Adjusted(
        at=AT, seq=5, session=ID, currency="€", amounts=(("Ann", -100), ("Bob", 100)), plan=(("Ann", "Bob", 100),),
        owed=owed,
    )  # fmt: skip
    book.entries.append(correction)
    assert book.found() == []
    book.entries[-1] = replace(correction, plan=(("Ann", "Bob", 50),))
    assert book.what() == {Wrong.PLAN, Wrong.OWED}
    again = Planned(at=AT, seq=6, session=ID, currency="€", plan=(), owed=())
    book.entries += [again]
    assert Wrong.PLAN in book.what()


def test_everybody_who_is_named_is_in_the_book() -> None:
    book = Stored()
    book.people = [one for one in book.people if not (isinstance(one, Registered) and one.name == "Cy")]
    assert [(one.what, one.name, one.session) for one in book.found()] == [(Wrong.NO_PLAYER, "Cy", ID)]
