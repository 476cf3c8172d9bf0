"""Records as documents: what is written is read again, and what is none is named."""

import json
from fractions import Fraction
from typing import Any

import pytest

from dealer_assist.core import debts
from dealer_assist.core import session_events as events
from dealer_assist.core.errors.session import RecordUnreadable
from dealer_assist.core.session_documents import from_document, to_document
from tests.session.night import sums

AT = "2026-01-02T20:00:00+01:00"
ALL: list[events.Event] = [
    events.Started(
        at=AT, preset="pagat", rules={"title": "x"}, unit=50, worth=Fraction(1, 10), currency="€", open_stakes=True,
        buys=sums(Ann=20, Bob=20), button="Bob", cash=True, till="Ann",
    ),
    events.BoughtIn(at=AT, player="王伟", chips=2000, cash=True, till="Ann", after="Bob"),
    events.CashedOut(at=AT, player="Ann", chips=0, stays=False),
    events.WentAway(at=AT, player="Ann"),
    events.CameBack(at=AT, player="Ann", after="Bob"),
    events.Spent(at=AT, payer="Ann", amount=1000, what="pizza", parts=(("Ann", 334), ("Bob", 666))),
    events.Lent(at=AT, lender="Ann", borrower="Bob", amount=1000, chips=500),
    events.Corrected(at=AT, chips=sums(Ann=-5, Bob=5), why="hand 12 misread"),
    events.Counted(at=AT, chips=sums(Ann=5)),
    events.HandFinished(
        at=AT, number=7, dealer="Ann", players=("Ann", "Bob"), nets=sums(Ann=3, Bob=-3), carried=0, rides=False,
        pot=600, winners=("Ann",), scoops=("Ann",),
    ),
    events.HandFinished(at=AT, number=8, dealer="Ann", players=("Ann", "Bob"), nets=None, carried=100),
    events.HandVoided(at=AT, number=9, dealer="Ann"),
    events.Closed(at=AT, counts=sums(Ann=20), rode=sums(Ann=2), off=-100, booked=sums(Bob=1)),
    events.Voided(at=AT, why="wrong rules"),
    events.Undone(at=AT, record=3),
]  # fmt: skip


@pytest.mark.parametrize("event", ALL, ids=lambda event: event.code)
def test_a_record_survives_json(event: events.Event) -> None:
    written = json.loads(json.dumps(to_document(event)))
    assert from_document(written, events.KINDS) == event


def test_every_kind_of_record_is_among_them() -> None:
    assert {type(event) for event in ALL} == set(events.KINDS.values())


def test_defaults_are_left_out() -> None:
    assert to_document(events.BoughtIn(at=AT, player="Ann", chips=5)) == {
        "event": "buyin", "at": AT, "player": "Ann", "chips": 5,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"event": "bought"}, "event"),
        ({"chips": "20"}, "chips"),
        ({"chips": True}, "chips"),
        ({"player": 5}, "player"),
        ({"cash": 1}, "cash"),
        ({"player": None}, "player"),
    ],
)
def test_a_record_of_another_shape_is_named(change: dict[str, Any], field: str) -> None:
    with pytest.raises(RecordUnreadable) as caught:
        from_document(to_document(ALL[1]) | change, events.KINDS, session="2026-01-02", record=2)
    assert (caught.value.session, caught.value.record, caught.value.field) == ("2026-01-02", 2, field)


def test_a_missing_field_is_named() -> None:
    document = to_document(ALL[1])
    del document["player"]
    with pytest.raises(RecordUnreadable) as caught:
        from_document(document, events.KINDS)
    assert caught.value.field == "player"


@pytest.mark.parametrize(
    ("at", "field", "value"),
    [
        (0, "at", "2026-01-02T20:00:00"),
        (0, "at", "yesterday"),
        (0, "unit", 0),
        (0, "unit", "100"),
        (0, "worth", 1),
        (0, "worth", "0"),
        (0, "worth", "1/0"),
        (0, "worth", "half"),
        (0, "rules", []),
        (0, "buys", [["Ann", 5]]),
        (0, "buys", {"Ann": "5"}),
        (5, "what", 5),
        (9, "players", "Ann"),
        (9, "players", [1]),
        (9, "nets", {"Ann": None}),
    ],
)
def test_a_field_of_another_shape_is_named(at: int, field: str, value: object) -> None:
    with pytest.raises(RecordUnreadable) as caught:
        from_document(to_document(ALL[at]) | {field: value}, events.KINDS)
    assert caught.value.field == field


PLAN = debts.Planned(at=AT, seq=1, session="2026-01-02", currency="", plan=(("Bob", "Ann", 500),), owed=())


@pytest.mark.parametrize(
    "plan",
    [
        "Bob Ann 5", ["Bob"], [["Bob", "Ann"]], [["Bob", "Ann", "5"]], [["Bob", "Ann", True]], [["Bob", 1, 5]],
        [["Bob", "A\u202enn", 5]], [["Bob", "Ann", 5], ["B\x1bob", "Ann", 5]],
    ],
)  # fmt: skip
def test_a_plan_of_another_shape_is_named(plan: object) -> None:
    assert from_document(to_document(PLAN), debts.KINDS) == PLAN
    with pytest.raises(RecordUnreadable) as caught:
        from_document(to_document(PLAN) | {"plan": plan}, debts.KINDS)
    assert caught.value.field == "plan"
