"""The close of a night (The command line, the book): counts, riding chips, and what is booked when they are off."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.core import session_events as events
from dealer_assist.core.errors.money import NotInChips
from dealer_assist.core.errors.session import ChipsRide, CountMissing, CountsOff, HandOpen, NotHisPlace
from dealer_assist.core.session_close import Booking, close, parts, seat_counts, verify_closed
from dealer_assist.core.session_events import Closed
from dealer_assist.core.session_fold import apply
from dealer_assist.core.session_hands import hand_dealt
from dealer_assist.core.session_state import Session, Status
from tests.session.night import Night, night, sums

AT = "2026-01-03T01:10:00+01:00"
NOTHING = Booking()


def three() -> Night:
    return night(Ann=20, Bob=20, Cy=20)


def closed(session: Session, booking: Booking = NOTHING, **counts: int) -> Closed:
    return close(session, at=AT, counts=dict(sums(**counts)), booking=booking)


def nets(session: Session, event: Closed) -> dict[str, int | None]:
    after = apply(session, event)
    assert after.status is Status.CLOSED
    assert sum(after.to_get(player) or 0 for player in after.players) == 0
    return {player.name: after.to_get(player) for player in after.players}


def test_counts_that_balance_close_the_night() -> None:
    session = three().session
    assert nets(session, closed(session, Ann=35, Bob=0, Cy=25)) == {"Ann": 1500, "Bob": -2000, "Cy": 500}


def test_the_worth_of_a_chip_makes_the_money() -> None:
    session = night(worth=Fraction(1, 10), Ann=200, Bob=200).session
    assert nets(session, closed(session, Ann=215, Bob=185)) == {"Ann": 150, "Bob": -150}


def test_report_15_no_close_while_a_hand_is_open() -> None:
    session = hand_dealt(three().session, number=1, players=("Ann", "Bob", "Cy"))
    with pytest.raises(HandOpen) as caught:
        closed(session, Ann=20, Bob=20, Cy=20)
    assert caught.value.number == 1
    with pytest.raises(HandOpen):
        verify_closed(session, Closed(at=AT, counts=sums(Ann=20, Bob=20, Cy=20)))
    table = three()
    table.session = session
    table.add(events.HandVoided, number=1, dealer="Cy")
    assert table.chips() == {"Ann": 20, "Bob": 20, "Cy": 20}
    assert closed(table.session, Ann=20, Bob=20, Cy=20).off == 0


def test_report_6_cash_outs_exceed_buy_ins_by_a_cent() -> None:
    cents = (11011, 20974, 10487, 8914, 1049)
    names = ("Ann", "Bob", "Cy", "Dee", "Eve")
    table = night(unit=1, Ann=524, Bob=0, Cy=0, Dee=0, Eve=0)
    table.add(events.BoughtIn, player="Ann", chips=34)
    with pytest.raises(CountsOff) as caught:
        close(table.session, at=AT, counts=dict(zip(names, cents, strict=True)))
    assert (caught.value.counted, caught.value.in_play, caught.value.off) == (52435, 52434, 1)


def test_everybody_with_chips_is_counted() -> None:
    table = three()
    table.hand(Ann=20, Bob=-20, Cy=0)
    with pytest.raises(CountMissing) as caught:
        closed(table.session, Ann=40)
    assert caught.value.names == ("Cy",)
    assert closed(table.session, Ann=40, Cy=20).counts == sums(Ann=40, Bob=0, Cy=20)


def test_only_who_is_at_the_table_is_counted_in_chips_there_are() -> None:
    table = three()
    with pytest.raises(NotHisPlace):
        closed(table.session, Ann=20, Bob=20, Cy=20, Zed=0)
    with pytest.raises(NotInChips):
        close(table.session, at=AT, counts={"Ann": 2050, "Bob": 1950, "Cy": 2000})


def test_a_difference_is_refused_and_shown_seat_by_seat() -> None:
    table = three()
    table.hand(Ann=10, Bob=-5, Cy=-5)
    with pytest.raises(CountsOff) as caught:
        closed(table.session, Ann=28, Bob=15, Cy=15)
    assert caught.value.off == -200
    assert [(seat.name, seat.off) for seat in caught.value.seats] == [("Ann", -200), ("Bob", 0), ("Cy", 0)]


def test_missing_chips_are_booked_to_somebody() -> None:
    session = three().session
    event = closed(session, Booking(short_to="Bob"), Ann=38, Bob=0, Cy=20)
    assert (event.off, event.booked) == (-200, (("Bob", 200),))
    assert nets(session, event) == {"Ann": 1800, "Bob": -1800, "Cy": 0}


def test_chips_too_many_are_paid_by_somebody_even_a_guest() -> None:
    session = three().session
    event = closed(session, Booking(over_to="Eve"), Ann=42, Bob=0, Cy=20)
    assert nets(session, event) == {"Ann": 2200, "Bob": -2000, "Cy": 0, "Eve": -200}


def test_a_difference_is_spread_to_the_cent() -> None:
    session = three().session
    event = closed(session, Booking(spread=True), Ann=40, Bob=0, Cy=30)
    assert event.booked == (("Ann", -334), ("Bob", -333), ("Cy", -333))
    assert sum(net or 0 for net in nets(session, event).values()) == 0


def test_with_everybody_gone_a_difference_is_spread_over_who_sat() -> None:
    table = night(Ann=20, Bob=20)
    table.out("Ann", 20)
    table.out("Bob", 18)
    event = closed(table.session, Booking(spread=True))
    assert event.booked == (("Ann", 100), ("Bob", 100))


@pytest.mark.parametrize(("booking", "flag"), [(Booking(over_to="Ann"), "--over-to"), (Booking(), "")])
def test_a_booking_the_other_way_is_no_booking(booking: Booking, flag: str) -> None:
    with pytest.raises(CountsOff) as caught:
        closed(three().session, booking, Ann=19, Bob=20, Cy=20)
    assert caught.value.flag == flag
    with pytest.raises(CountsOff) as caught:
        closed(three().session, Booking(short_to="Ann"), Ann=21, Bob=20, Cy=20)
    assert caught.value.flag == "--short-to"


def riding() -> Night:
    table = night(Ann=20, Bob=20, Cy=20, button="Ann")
    table.add(
        events.HandFinished, number=1, dealer="Ann", players=("Ann", "Bob", "Cy"),
        nets=sums(Ann=-4, Bob=-2, Cy=-2), carried=800, rides=True,
    )  # fmt: skip
    return table


def test_no_close_while_chips_ride() -> None:
    with pytest.raises(ChipsRide) as caught:
        closed(riding().session, Ann=16, Bob=18, Cy=18)
    assert caught.value.chips == 800


def test_riding_chips_are_split_odd_ones_left_of_the_button() -> None:
    event = closed(riding().session, Booking(split_carried=True), Ann=16, Bob=18, Cy=18)
    assert event.rode == sums(Bob=3, Cy=3, Ann=2)
    assert event.counts == sums(Ann=18, Bob=21, Cy=21)
    assert nets(riding().session, event) == {"Ann": -200, "Bob": 100, "Cy": 100}


def test_riding_chips_may_have_been_taken_before_the_count() -> None:
    event = closed(riding().session, Booking(split_carried=True), Ann=18, Bob=21, Cy=21)
    assert event.counts == sums(Ann=18, Bob=21, Cy=21)


def test_riding_chips_go_to_one_of_the_table() -> None:
    event = closed(riding().session, Booking(carried_to="Cy"), Ann=16, Bob=18, Cy=18)
    assert event.counts == sums(Ann=16, Bob=18, Cy=26)
    with pytest.raises(NotHisPlace):
        closed(riding().session, Booking(carried_to="Zed"), Ann=16, Bob=18, Cy=18)


@pytest.mark.parametrize(
    "change",
    [{"rode": ()}, {"off": 100}, {"booked": (("Ann", 100),)}, {"counts": sums(Ann=19, Bob=21, Cy=21)}],
)
def test_a_changed_closing_record_does_not_fit(change: dict[str, Any]) -> None:
    session = riding().session
    right = {"counts": sums(Ann=18, Bob=21, Cy=21), "rode": sums(Bob=3, Cy=3, Ann=2), "off": 0, "booked": ()}
    verify_closed(session, Closed(at=AT, **right))  # type: ignore[arg-type]
    with pytest.raises((CountsOff, ChipsRide)):
        verify_closed(session, Closed(at=AT, **(right | change)))


def test_seats_counted_so_far_are_compared() -> None:
    table = three()
    table.hand(Ann=5, Bob=-5)
    seats = seat_counts(table.session, dict(sums(Ann=24)))
    assert [(seat.name, seat.counted, seat.expected, seat.off) for seat in seats] == [("Ann", 2400, 2500, -100)]
    table.add(events.HandFinished, number=2, dealer="Ann", players=("Ann", "Bob"), nets=None, carried=0)
    assert seat_counts(table.session, dict(sums(Ann=24)))[0].off is None
    assert seat_counts(three().session, dict(sums(Ann=24)))[0].expected is None


def test_report_17_an_expense_of_ten_for_three() -> None:
    assert [part for _name, part in parts(1000, ("Ann", "Bob", "Cy"))] == [334, 333, 333]
    assert [part for _name, part in parts(-1000, ("Ann", "Bob", "Cy"))] == [-334, -333, -333]


@settings(max_examples=50)
@given(amount=st.integers(-10_000, 10_000), heads=st.integers(1, 9), unit=st.sampled_from([1, 25, 100]))
def test_parts_are_whole_units_differ_by_one_at_most_and_sum_up(amount: int, heads: int, unit: int) -> None:
    shares = [part for _name, part in parts(amount * unit, [str(at) for at in range(heads)], unit=unit)]
    assert sum(shares) == amount * unit
    assert max(shares) - min(shares) <= unit
    assert all(share % unit == 0 for share in shares)


def test_a_mixed_evening_comes_out_right_by_hand() -> None:
    """Chips at 0.50. Ann, Bob, Cy, Dee; cash through Bob's till; Dee leaves early; pizza; a loan; a correction.

    By hand: Ann in 40 out 62: +11.00. Bob in 40+20 out 10: −25.00. Cy in 40 out 60+8: +14.00. Dee in 40 out 40: 0.
    Cash: Ann put in 20.00 and Bob 10.00 (his second buy-in); Dee took 20.00 out of Bob's till. Bob holds 10.00.
    Pizza 30.00 by Cy for Ann, Bob, Cy: +20.00 for Cy, −10.00 each for the others. Ann lends Bob 5.00.
    Ann 11 + 20 − 10 + 5 = 26. Bob −25 + 10 − 10 − 10 − 5 = −40. Cy 14 + 20 = 34. Dee 0 − 20 = −20. Sum 0.
    """
    table = night(worth=Fraction(1, 2), Bob=40, Cy=40, Dee=40)
    table.buy("Ann", 40, cash=True, till="Bob")
    table.hand(Ann=4, Bob=-2, Cy=-1, Dee=-1)
    table.hand(Ann=-1, Bob=-1, Cy=1, Dee=1)
    table.out("Dee", 40, cash=True)
    table.add(events.Spent, payer="Cy", amount=3000, what="pizza", parts=sums(Ann=10, Bob=10, Cy=10))
    table.buy("Bob", 20, cash=True)
    table.add(events.Lent, lender="Ann", borrower="Bob", amount=500)
    table.add(events.Corrected, chips=sums(Ann=-1, Cy=1), why="hand 2 misread")
    table.out("Cy", 8, stays=True)
    event = closed(table.session, Ann=62, Bob=10, Cy=60)
    assert nets(table.session, event) == {"Ann": 2600, "Bob": -4000, "Cy": 3400, "Dee": -2000}
