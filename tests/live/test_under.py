"""``dealer session show --under``: what the night's hands would have paid under other house rules."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.core.hand_records import FinishedHand, Ruling
from dealer_assist.core.under import moved, under
from tests.hand.play import played, rulebook
from tests.hand.table import finished
from tests.session.at_table import Table
from tests.table.typing import start, taken


def kept(*files: str) -> list[tuple[int, FinishedHand]]:
    return [(number, FinishedHand(hand=played(file), ruling=None)) for number, file in enumerate(files, 1)]


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_under_its_own_rules_every_hand_pays_what_it_paid(seed: int) -> None:
    _table, hand = finished(seed)
    found = under(hand.state.rules, hand.state.rules, [(1, FinishedHand(hand=hand, ruling=None))])
    if hand.state.voided:
        assert found == ()
    else:
        (one,) = found
        assert one.would == one.paid
        assert not one.differs
        assert one.unanswered is None


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_under_other_rules_no_chip_is_lost(seed: int) -> None:
    _table, hand = finished(seed)
    other = rulebook(random.Random(seed).choice(("pagat", "pagat-bust", "inside", "31", "price-is-right", "sarrett")))
    for one in under(hand.state.rules, other, [(1, FinishedHand(hand=hand, ruling=None))]):
        if one.would is None:
            assert other.declares
        else:
            assert sum(one.would.payouts.values()) + one.would.carried == one.pot
            assert set(one.would.payouts) == set(one.paid.payouts)


HEAD = "rules pagat\nseats Ann=40 Bob=40 Cy=10\ndealer Cy\n"


def test_side_pots_are_those_of_the_new_rules() -> None:
    """Cy is over and dead where over is bust; his pot is Ann's and Bob's then."""
    hand = HEAD + "pot Ann=20 Bob=20 Cy=10\nshow Ann=7p Bob=26p Cy=27.5p"
    (one,) = under(rulebook("pagat"), rulebook("pagat-bust"), kept(hand))
    assert one.paid.payouts == {"Ann": 2500, "Bob": 1000, "Cy": 1500}
    assert one.would is not None
    assert one.would.payouts == {"Ann": 2500, "Bob": 2500, "Cy": 0}
    assert one.differs


def test_who_won_unseen_keeps_it_and_odd_chips_go_as_the_new_rules_say() -> None:
    unseen = HEAD + "draw - - -\nbet b5 f f"
    odd = HEAD + "pot 41\nshow Ann=7p Bob=27p"
    first, second = under(rulebook("pagat"), rulebook("pagat", ["chips.odd_chip=stays-in"]), kept(unseen, odd))
    assert not first.differs
    assert second.would is not None
    assert (second.would.payouts, second.would.carried) == ({"Ann": 2000, "Bob": 2000, "Cy": 0}, 100)


def test_sums_leave_out_what_cannot_be_answered() -> None:
    hands = kept(HEAD + "pot 40\nshow Ann=7p Bob=27p", HEAD + "pot 10\nshow Ann=7p")
    found = under(rulebook("pagat"), rulebook("homegame"), hands)
    assert [one.unanswered is None for one in found] == [False, True]
    assert [(one.name, one.paid, one.would) for one in moved(found)] == [
        ("Ann", 1000, 1000), ("Bob", 0, 0), ("Cy", 0, 0),
    ]  # fmt: skip


def test_a_ruling_is_what_was_paid() -> None:
    hand = played(HEAD + "pot 40\nshow Ann=7p Bob=8p")
    ruled = FinishedHand(hand=hand, ruling=Ruling(paid={"Ann": 1000, "Bob": 3000}, why="agreed"))
    (one,) = under(rulebook("pagat"), rulebook("pagat"), [(1, ruled)])
    assert one.ruled
    assert one.paid.payouts == {"Ann": 1000, "Bob": 3000, "Cy": 0}
    assert one.would is not None
    assert one.would.payouts == {"Ann": 2000, "Bob": 2000, "Cy": 0}


def test_a_pot_taken_unseen_stays_as_it_was_ruled() -> None:
    hand = played(HEAD + "pot 12\nshow Ann=0p")
    ruled = FinishedHand(hand=hand, ruling=Ruling(paid={"Ann": 600, "Bob": 600}))
    (one,) = under(rulebook("pagat"), rulebook("homegame"), [(1, ruled)])
    assert one.would == one.paid


def night() -> Table:
    table = start()
    taken(
        "44 Ann=5AA Bob=28p",
        "10 Cy=26p Dee=28p",
        "12 Bob",
        "8 Ann=6K Bob=K9",
        "deal",
        "void",
        "6 Ann=7p",
        "undo",
        "20 Cy=7p Dee=8p",
        "award Cy=5 Dee=15 agreed",
    )
    return table


def test_the_night_under_other_rules() -> None:
    assert night()("session show --under pagat-bust").out == (
        "Session 2026-01-02 was played by pagat. Under pagat-bust, 3 of 5 hands pay the\n"
        "same.\n"
        "\n"
        "  hand    pot  paid                   under pagat-bust\n"
        "------  -----  ---------------------  ------------------\n"
        "     2     10  Cy 8, Dee 2            Cy 10\n"
        "     8     20  Cy 5, Dee 15 (ruling)  Cy 10, Dee 10\n"
        "\n"
        "player      took    under pagat-bust    difference\n"
        "--------  ------  ------------------  ------------\n"
        "Ann           48                  48             0\n"
        "Bob           16                  16             0\n"
        "Cy            13                  20            +7\n"
        "Dee           17                  10            -7\n"
        "\n"
        "Each hand is judged for itself: what would have ridden is not added to the next\n"
        "one.\n"
    )


def test_what_was_not_kept_is_named() -> None:
    table = night()
    assert table("session show --under homegame").out.endswith(
        "Hands 1, 2, 4 and 8 cannot be answered: homegame wants declarations, and none\nwere kept.\n"
    )
    assert table("session show --under double-clubs").out.endswith(
        "Hands 1 and 4 cannot be answered: double-clubs counts suits, and not all were\ntyped.\n"
    )


def test_one_hand_and_documents() -> None:
    table = night()
    document = table("session show 2 --under pagat-under --json").json
    assert document == {
        "session": "2026-01-02",
        "rules": "pagat",
        "under": "pagat-under",
        "hands": [
            {
                "hand": 2,
                "pot": "10",
                "paid": {"payouts": {"Ann": "0", "Bob": "0", "Cy": "8", "Dee": "2"}, "carried": "0"},
                "would": {"payouts": {"Ann": "0", "Bob": "0", "Cy": "10", "Dee": "0"}, "carried": "0"},
                "differs": True,
                "ruling": False,
                "unanswered": None,
            }
        ],
        "players": [
            {"name": "Bob", "paid": "0", "would": "0", "difference": "0"},
            {"name": "Cy", "paid": "8", "would": "10", "difference": "2"},
            {"name": "Dee", "paid": "2", "would": "0", "difference": "-2"},
            {"name": "Ann", "paid": "0", "would": "0", "difference": "0"},
        ],
    }
    hands = table("session show 2026-01-02 --under homegame --json").json["hands"]
    wanted = ["declarations", "declarations", None, "declarations", "declarations"]
    assert [one["unanswered"] for one in hands] == wanted
    assert hands[0]["would"] is None


def test_what_is_wrong() -> None:
    table = night()
    assert table("session show 9 --under pagat").err == "There is no hand '9' in this session: the last is 8.\n"
    told = table("session show --under pagt")
    assert told.code == 1
    assert told.err.startswith("There are no house rules “pagt”.")
    told = table("session show 2020-01-01 --under pagat")
    assert told.code == 1
    assert told.err.startswith("There is no session '2020-01-01'")


def test_a_session_that_is_closed() -> None:
    table = night()
    table.all(["session close Ann=20 Bob=20 Cy=20 Dee=20"])
    said = table("session show --under pagat-under").out
    assert said.startswith("Session 2026-01-02 was played by pagat. Under pagat-under, 3 of 5 hands pay")


def test_a_night_without_hands() -> None:
    assert start()("session show --under pagat").out == "No hands of session 2026-01-02 are kept.\n"
