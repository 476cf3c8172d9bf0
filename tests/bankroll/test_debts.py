"""Debts over all nights (Design, settling; The command line, the book): plans, payments, netting, undo."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.core.debts import (
    KINDS,
    Adjusted,
    Ended,
    Ledger,
    Paid,
    Planned,
    TakenBack,
    balances,
    by_night,
    ledger,
    netted,
    owes,
)
from dealer_assist.core.errors.debts import CurrencyUnclear, PaidTooMuch, PlanInUse
from dealer_assist.core.errors.session import CorrectionOff, NothingMoved, RecordUnreadable, SamePerson
from dealer_assist.core.players import Aliased, People, Registered, people
from dealer_assist.core.session_documents import from_document, to_document
from dealer_assist.core.session_events import Event
from dealer_assist.core.settlement import (
    FEWEST,
    Way,
    adjusted,
    currency_between,
    payment,
    planned,
    replanned,
    settlement,
    unpaid,
)

AT = "2026-01-02T23:00:00+01:00"
NOBODY = People()


class Book:
    """Nights and payments, one record after the other."""

    def __init__(self) -> None:
        self.records: list[Event] = []

    @property
    def known(self) -> People:
        return people(record for record in self.records if isinstance(record, Registered | Aliased))

    @property
    def ledger(self) -> Ledger:
        return ledger(self.records, self.known)

    def close(self, session: str, currency: str = "", **due: int) -> None:
        book = self.ledger
        seq = book.seq + 1
        sums = tuple((name, amount * 100) for name, amount in due.items())
        self.records += [
            Ended(
                at=AT, seq=seq, id=session, started=f"{session[:10]}T20:00:00+01:00", preset="pagat",
                currency=currency, results=sums, dues=sums,
            ),
            planned(book, at=AT, seq=seq, session=session, currency=currency, due=dict(sums)),
        ]  # fmt: skip

    def pay(self, payer: str, to: str, amount: int, *, currency: str = "", more: bool = False) -> Paid:
        book = self.ledger
        record = payment(
            book, self.known, at=AT, seq=book.seq + 1, payer=payer, to=to, amount=amount * 100, currency=currency,
            more=more,
        )  # fmt: skip
        self.records.append(record)
        return record

    def undo(self, deed: int) -> None:
        self.records.append(TakenBack(at=AT, seq=self.ledger.seq + 1, deed=deed))

    def owed(self, currency: str = "") -> list[tuple[str, str, int]]:
        return [(payer, to, amount // 100) for payer, to, amount in self.ledger.owed.get(currency, ())]

    def nights(self, currency: str = "") -> list[tuple[str, str, int, str]]:
        return [(one, to, amount // 100, at) for one, to, amount, at in by_night(self.ledger, currency, self.known)]


def test_a_closed_night_is_owed_by_its_plan() -> None:
    book = Book()
    book.close("2026-01-02", Ann=35, Bob=-20, Cat=-15)
    assert book.owed() == [("Bob", "Ann", 20), ("Cat", "Ann", 15)]
    assert book.nights() == [("Bob", "Ann", 20, "2026-01-02"), ("Cat", "Ann", 15, "2026-01-02")]


def test_report_4_after_every_payment_nothing_is_left() -> None:
    book = Book()
    book.close("2026-01-02", Ann=6, Bob=5, Cy=-5, Dee=-3, Eve=-3)
    for payer, to, amount in book.owed():
        book.pay(payer, to, amount)
    assert book.owed() == []
    assert book.nights() == []


def test_report_8_when_one_is_paid_the_other_seven_stay() -> None:
    book = Book()
    cents = {
        "Alice": 307594, "Bob": 34005, "Dave": 43507, "Carol": -70525, "Erin": -68593, "Frank": -64524,
        "Grace": -59892, "Heidi": -66892, "Ivan": -54680,
    }  # fmt: skip
    plan = planned(Ledger(), at=AT, seq=1, session="2026-01-02", currency="", due=cents)
    assert len(plan.plan) == 8
    for paid in plan.plan:
        record = payment(
            Ledger(owed={"": plan.owed}), NOBODY, at=AT, seq=2, payer=paid[0], to=paid[1], amount=paid[2],
            currency="", more=False,
        )  # fmt: skip
        assert record.owed == tuple(one for one in plan.plan if one != paid)
    assert book.owed() == []


def test_a_part_leaves_the_rest_and_the_others_as_they_were() -> None:
    book = Book()
    book.close("2026-01-02", Ann=35, Bob=-20, Cat=-15)
    book.pay("Bob", "Ann", 5)
    assert book.owed() == [("Bob", "Ann", 15), ("Cat", "Ann", 15)]
    assert book.nights() == [("Bob", "Ann", 15, "2026-01-02"), ("Cat", "Ann", 15, "2026-01-02")]


def test_more_than_is_owed_is_refused_with_the_amount_or_turns_the_debt_round() -> None:
    book = Book()
    book.close("2026-01-02", Ann=35, Bob=-20, Cat=-15)
    with pytest.raises(PaidTooMuch) as caught:
        book.pay("Bob", "Ann", 25)
    assert caught.value.owed == 2000
    book.pay("Bob", "Ann", 25, more=True)
    assert book.owed() == [("Ann", "Bob", 5), ("Cat", "Ann", 15)]
    with pytest.raises(PaidTooMuch) as caught:
        book.pay("Bob", "Ann", 1)
    assert caught.value.owed == 0


def test_a_payment_is_something_from_one_to_another() -> None:
    with pytest.raises(NothingMoved):
        Book().pay("Bob", "Ann", 0)
    with pytest.raises(SamePerson):
        Book().pay("Bob", "Bob", 1)


def test_report_9_a_chain_over_two_nights_is_one_payment() -> None:
    book = Book()
    book.close("2026-01-02", Ann=-20, Bob=20)
    book.close("2026-01-09", Bob=-20, Cy=20)
    assert book.owed() == [("Ann", "Cy", 20)]
    assert book.nights() == [("Ann", "Bob", 20, "2026-01-02"), ("Bob", "Cy", 20, "2026-01-09")]
    book.pay("Ann", "Cy", 20)
    assert book.owed() == []
    assert book.nights() == []


def test_who_pays_night_by_night_may_though_it_is_netted() -> None:
    book = Book()
    book.close("2026-01-02", Ann=-20, Bob=20)
    book.close("2026-01-09", Bob=-20, Cy=20)
    book.pay("Ann", "Bob", 20)
    assert book.owed() == [("Bob", "Cy", 20)]
    assert book.nights() == [("Bob", "Cy", 20, "2026-01-09")]


def test_a_netted_payment_between_two_who_never_met_is_a_debt_the_other_way_by_night() -> None:
    book = Book()
    book.close("2026-01-02", Bob=-10, Cy=10)
    book.close("2026-01-09", Dee=-10, Ann=10)
    assert book.owed() == [("Bob", "Ann", 10), ("Dee", "Cy", 10)]
    book.pay("Bob", "Ann", 10)
    assert book.nights() == [
        ("Bob", "Cy", 10, "2026-01-02"), ("Dee", "Ann", 10, "2026-01-09"), ("Ann", "Bob", 10, ""),
    ]  # fmt: skip
    book.pay("Dee", "Cy", 10)
    assert book.owed() == []
    assert book.nights() == []


def test_currencies_are_not_netted() -> None:
    book = Book()
    book.close("2026-01-02", currency="€", Ann=-20, Bob=20)
    book.close("2026-01-09", currency="$", Ann=20, Bob=-20)
    book.close("2026-01-16", currency="$", Ann=5, Bob=-5)
    assert book.owed("€") == [("Ann", "Bob", 20)]
    assert book.owed("$") == [("Bob", "Ann", 25)]
    assert book.nights("€") == [("Ann", "Bob", 20, "2026-01-02")]
    assert currency_between(book.ledger, "Ann", "Bob") == "€"
    with pytest.raises(CurrencyUnclear):
        currency_between(book.ledger, "Ann", "Cy")
    assert currency_between(Ledger(), "Ann", "Bob") == ""
    book.pay("Ann", "Bob", 20, currency="€")
    assert book.nights("$") == [("Bob", "Ann", 20, "2026-01-09"), ("Bob", "Ann", 5, "2026-01-16")]


def test_undo_gives_the_debts_back_as_they_were() -> None:
    book = Book()
    book.close("2026-01-02", Ann=35, Bob=-20, Cat=-15)
    before = book.owed()
    paid = book.pay("Bob", "Ann", 20)
    book.undo(paid.seq)
    assert book.owed() == before
    book.undo(1)
    assert book.owed() == []
    assert book.ledger.nights == ()
    assert book.ledger.seq == 4


def test_a_void_session_counts_for_nothing() -> None:
    record = Ended(
        at=AT, seq=1, id="2026-01-02", started=AT, preset="pagat", currency="", results=(), dues=(), status="void"
    )
    assert ledger([record]).nights == ()


def test_through_a_banker() -> None:
    book = Book()
    book.close("2026-01-02", Ann=35, Bob=-20, Cat=-15)
    night = book.ledger.nights[0]
    record = replanned(book.ledger, book.known, night, at=AT, seq=2, way=Way(banker="Eve"))
    assert record.plan == (("Bob", "Eve", 2000), ("Cat", "Eve", 1500), ("Eve", "Ann", 3500))
    assert record.owed == record.plan
    book.records.append(record)
    assert (book.ledger.nights[0].banker, book.ledger.nights[0].plan) == ("Eve", record.plan)
    again = replanned(book.ledger, book.known, book.ledger.nights[0], at=AT, seq=3, way=FEWEST)
    assert again.plan == (("Bob", "Ann", 2000), ("Cat", "Ann", 1500))


def test_in_round_notes_the_rest_is_waived() -> None:
    done = settlement({"Ann": 3250, "Bob": -1950, "Cat": -1300}, Way(to=500))
    assert [(one.player, one.balance) for one in done.rounded] == [("Ann", 3500), ("Bob", -2000), ("Cat", -1500)]
    assert all(amount % 500 == 0 for _payer, _to, amount in done.plan.transfers)
    assert settlement({"Ann": 3250, "Bob": -3250}, FEWEST).rounded == ()


def test_another_plan_joins_older_debts_and_comes_before_payments() -> None:
    book = Book()
    book.close("2026-01-02", Ann=-20, Bob=20)
    book.close("2026-01-09", Bob=-20, Cy=20)
    night = book.ledger.nights[1]
    record = replanned(book.ledger, book.known, night, at=AT, seq=9, way=Way(banker="Dee"))
    assert balances(record.owed) == {"Ann": -2000, "Cy": 2000}
    book.pay("Bob", "Cy", 20)
    with pytest.raises(PlanInUse):
        replanned(book.ledger, book.known, night, at=AT, seq=10, way=FEWEST)


def test_a_late_correction_is_owed_on_top() -> None:
    book = Book()
    book.close("2026-01-02", Ann=35, Bob=-20, Cat=-15)
    night = book.ledger.nights[0]
    record = adjusted(book.ledger, night, (("Ann", -500), ("Cat", 500)), at=AT, seq=2, why="hand 12")
    assert record.plan == (("Ann", "Cat", 500),)
    book.records.append(record)
    assert book.owed() == [("Bob", "Ann", 20), ("Cat", "Ann", 10)]
    assert dict(book.ledger.nights[0].results) == {"Ann": 3000, "Bob": -2000, "Cat": -1000}
    assert unpaid(book.ledger, book.known, book.ledger.nights[0]) == (("Bob", "Ann", 2000), ("Cat", "Ann", 1000))
    with pytest.raises(CorrectionOff):
        adjusted(book.ledger, night, (("Ann", -500),), at=AT, seq=3, why="")
    with pytest.raises(NothingMoved):
        adjusted(book.ledger, night, (("Ann", 0),), at=AT, seq=3, why="")


def test_records_of_a_session_that_is_gone_change_nothing() -> None:
    records = [
        Planned(at=AT, seq=1, session="2026-01-02", currency="", plan=(), owed=()),
        Adjusted(at=AT, seq=2, session="2026-01-02", currency="", amounts=(), plan=(), owed=()),
    ]
    assert ledger(records).nights == ()


def test_two_spellings_of_one_person_owe_together() -> None:
    book = Book()
    book.records += [Registered(at=AT, name=name) for name in ("Ann", "Annie", "Bob")]
    book.close("2026-01-02", Ann=-20, Bob=20)
    book.close("2026-01-09", Annie=15, Bob=-15)
    assert book.owed() == [("Ann", "Annie", 15), ("Ann", "Bob", 5)]
    book.records.append(Aliased(at=AT, seq=book.ledger.seq + 1, name="Ann", other="Annie"))
    assert book.owed() == [("Ann", "Bob", 5)]
    assert [dict(night.results) for night in book.ledger.nights] == [
        {"Ann": -2000, "Bob": 2000}, {"Ann": 1500, "Bob": -1500},
    ]  # fmt: skip
    book.pay("Ann", "Bob", 5)
    assert book.owed() == []


def test_a_night_is_found_by_its_id() -> None:
    book = Book()
    book.close("2026-01-02", Ann=5, Bob=-5)
    found = book.ledger
    assert found.night("2026-01-02") == found.nights[0]
    assert found.night("2026-01-03") is None


@pytest.mark.parametrize("plan", [None, [["Ann", "Bob"]], [["Ann", "Bob", "5"]], ["Ann"]])
def test_transfers_of_another_shape_are_named(plan: object) -> None:
    right = Planned(at=AT, seq=1, session="2026-01-02", currency="", plan=(("Ann", "Bob", 5),), owed=())
    assert from_document(to_document(right), KINDS) == right
    with pytest.raises(RecordUnreadable) as caught:
        from_document(to_document(right) | {"plan": plan}, KINDS)
    assert caught.value.field == "plan"


def test_netted_pairs() -> None:
    assert netted([("Ann", "Bob", 5), ("Bob", "Ann", 7), ("Cy", "Cy", 3), ("Dee", "Ann", 2), ("Ann", "Dee", 2)]) == (
        ("Bob", "Ann", 2),
    )


@settings(max_examples=60)
@given(seed=st.integers(0, 10**6))
def test_debts_less_payments_are_what_is_owed_by_both_ways_of_looking(seed: int) -> None:
    chance = random.Random(seed)
    book = Book()
    names = ["Ann", "Bob", "Cy", "Dee", "Eve"]
    for number in range(1, 8):
        owed = book.ledger.owed.get("", ())
        if owed and chance.random() < 0.5:
            payer, to, amount = chance.choice([*owed, *((a, b, c) for a, b, c, _d in by_night(book.ledger, ""))])
            book.pay(payer, to, chance.randint(1, amount // 100 + 3), more=True)
        else:
            due = {name: chance.randint(-20, 20) for name in chance.sample(names, 4)}
            first = next(iter(due))
            due[first] -= sum(due.values())
            book.close(f"2026-01-{number:02d}", **due)
        owed = book.ledger.owed.get("", ())
        nights = balances((a, b, c) for a, b, c, _d in by_night(book.ledger, ""))
        assert _nonzero(balances(owed)) == _nonzero(nights)
        assert all(amount > 0 and payer != to for payer, to, amount in owed)
        assert all(owes(owed, to, payer) == 0 for payer, to, _amount in owed)


def _nonzero(amounts: dict[str, int]) -> dict[str, int]:
    return {name: amount for name, amount in amounts.items() if amount}
