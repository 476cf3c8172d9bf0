"""Sessions (The command line, the book): seats, buy-ins, cash-outs, hands, what each is to get."""

import pytest

from dealer_assist.core import session_events as events
from dealer_assist.core.errors.money import NotInChips
from dealer_assist.core.errors.names import NameUnclear, NameUnknown
from dealer_assist.core.errors.session import (
    BuysInHand,
    CashOutsExceed,
    CorrectionOff,
    HandOff,
    HandOpen,
    NothingMoved,
    NotHisPlace,
    NoTill,
    SamePerson,
    SessionEnded,
    TooFewChips,
    TooFewPlayers,
    WrongPlace,
)
from dealer_assist.core.session_fold import apply, begin, fold, standing
from dealer_assist.core.session_hands import hand_dealt
from dealer_assist.core.session_state import Place, day, dealer_of, dealt_in, lasted, next_seat
from tests.session.night import Night, night, sums


def three() -> Night:
    return night(Ann=20, Bob=20, Cy=20)


def test_a_table_opens_with_its_seats_and_chips() -> None:
    table = three()
    assert table.session.seats == ("Ann", "Bob", "Cy")
    assert table.chips() == {"Ann": 20, "Bob": 20, "Cy": 20}
    assert table.session.in_play == 6000
    assert table.session.button == "Cy"
    assert day(table.session.started).isoformat() == "2026-01-02"


def test_a_table_needs_two() -> None:
    with pytest.raises(TooFewPlayers):
        night(Ann=20)


def test_the_button_belongs_to_a_seat() -> None:
    with pytest.raises(NotHisPlace):
        night(Ann=20, Bob=20, button="Zed")


def test_chips_come_in_whole_units() -> None:
    with pytest.raises(NotInChips):
        three().add(events.BoughtIn, player="Ann", chips=150)


def test_a_late_player_sits_last_or_left_of_somebody() -> None:
    table = three()
    table.buy("Dee", 20)
    table.buy("Eve", 20, after="Ann")
    assert table.session.seats == ("Ann", "Eve", "Bob", "Cy", "Dee")


def test_after_is_for_who_sits_down() -> None:
    with pytest.raises(NotHisPlace) as caught:
        three().buy("Ann", 20, after="Bob")
    assert caught.value.fault is WrongPlace.SEATED


def test_after_names_somebody_at_the_table() -> None:
    with pytest.raises(NotHisPlace):
        three().buy("Dee", 20, after="Zed")


def test_somebody_comes_back_to_his_old_seat_or_to_another() -> None:
    table = three()
    table.out("Ann", 20)
    assert table.session.seats == ("Bob", "Cy")
    table.buy("Ann", 10)
    assert table.session.seats == ("Ann", "Bob", "Cy")
    table.out("Ann", 10)
    table.buy("Ann", 10, after="Bob")
    assert table.session.seats == ("Bob", "Ann", "Cy")
    assert table.session["Ann"].sittings == 3


def test_report_16_several_sittings_are_all_out_less_all_in() -> None:
    table = three()
    table.hand(Ann=10, Bob=-5, Cy=-5)
    table.out("Ann", 30)
    table.buy("Ann", 25)
    table.hand(Ann=-25, Bob=25, Cy=0)
    table.buy("Ann", 10)
    table.out("Ann", 10)
    assert table.session["Ann"].chips_net == (30 + 0 + 10 - 20 - 25 - 10) * 100
    assert table.to_get()["Ann"] == -1500


def test_report_14_chips_in_play_are_buy_ins_less_cash_outs_after_every_hand() -> None:
    table = three()
    for number in range(40):
        shift = number % 3
        names = ["Ann", "Bob", "Cy"][shift:] + ["Ann", "Bob", "Cy"][:shift]
        if number % 7 == 3:
            table.buy(names[1], 5)
        if number % 11 == 5:
            table.out(names[2], 1, stays=True)
        table.hand(**{names[0]: 2, names[1]: -1, names[2]: -1})
        stacks = [stack for stack in table.stacks().values() if stack is not None]
        assert sum(stacks) == table.session.in_play
        assert table.session.unaccounted == 0


def test_nobody_takes_more_than_lies_on_the_table() -> None:
    with pytest.raises(CashOutsExceed) as caught:
        three().out("Ann", 61)
    assert (caught.value.by, caught.value.in_play) == (100, 6000)


def test_part_of_the_chips_may_leave_and_the_player_stay() -> None:
    table = three()
    table.out("Ann", 5, stays=True)
    assert table.chips()["Ann"] == 15
    with pytest.raises(NothingMoved):
        table.out("Ann", 0, stays=True)
    table.hand(Ann=1, Bob=-1)
    with pytest.raises(TooFewChips):
        table.out("Ann", 17, stays=True)


def test_where_no_hands_are_kept_a_player_may_have_won_some() -> None:
    table = three()
    table.out("Ann", 25, stays=True)
    assert table.chips()["Ann"] is None
    table.add(events.Lent, lender="Bob", borrower="Ann", amount=3000, chips=3000)
    table.add(events.Corrected, chips=sums(Cy=-21, Ann=21))
    assert table.chips() == {"Ann": None, "Bob": None, "Cy": None}
    assert table.session.in_play == 3500


def test_a_cash_out_that_the_hands_do_not_explain_is_seen() -> None:
    table = three()
    table.out("Ann", 18)
    assert table.session.unaccounted == 200


def test_who_left_cannot_cash_out_again() -> None:
    table = three()
    table.out("Ann", 0)
    for kind in (events.WentAway, events.CameBack):
        with pytest.raises(NotHisPlace):
            table.add(kind, player="Ann")
    with pytest.raises(NotHisPlace):
        table.out("Ann", 1)


def test_away_is_passed_over_and_back_is_dealt_in() -> None:
    table = three()
    table.add(events.WentAway, player="Ann")
    assert [player.name for player in dealt_in(table.session)] == ["Bob", "Cy"]
    with pytest.raises(NotHisPlace) as caught:
        table.add(events.WentAway, player="Ann")
    assert caught.value.fault is WrongPlace.AWAY
    table.add(events.CameBack, player="Ann", after="Bob")
    assert table.session.seats == ("Bob", "Ann", "Cy")
    assert table.session["Ann"].sittings == 1
    with pytest.raises(NotHisPlace) as caught:
        table.add(events.CameBack, player="Ann")
    assert caught.value.fault is WrongPlace.SEATED


def test_who_has_no_chips_is_not_dealt_in_unless_stakes_are_open() -> None:
    assert [player.name for player in dealt_in(night(Ann=20, Bob=0, Cy=20).session)] == ["Ann", "Cy"]
    assert len(dealt_in(night(Ann=20, Bob=0, Cy=20, open_stakes=True).session)) == 3


def test_the_button_moves_on_and_skips_who_cannot_deal() -> None:
    table = three()
    table.hand(Ann=2, Bob=-1, Cy=-1)
    assert table.session.button == "Ann"
    table.add(events.WentAway, player="Bob")
    table.hand(Ann=1, Cy=-1)
    assert table.session.button == "Cy"
    table.out("Cy", 18)
    assert dealer_of(table.session) == "Ann"


def test_the_button_stays_where_nobody_else_can_deal() -> None:
    table = night(Ann=20, Bob=20)
    table.add(events.WentAway, player="Ann")
    assert next_seat(table.session, "Bob") == "Bob"
    table.add(events.WentAway, player="Bob")
    assert dealer_of(table.session) == "Bob"


def test_a_pot_that_rides_whole_and_a_void_hand_are_dealt_again_by_the_same() -> None:
    table = three()
    table.hand(carried=3, Ann=-1, Bob=-1, Cy=-1)
    assert table.session.button == "Ann"
    table.add(
        events.HandFinished, number=2, dealer="Ann", players=("Ann", "Bob", "Cy"),
        nets=sums(Ann=-1, Bob=-1, Cy=-1), carried=600, rides=True,
    )  # fmt: skip
    assert table.session.button == "Ann"
    table.add(events.HandVoided, number=3, dealer="Ann")
    assert (table.session.button, table.session.carried, table.session.hands) == ("Ann", 600, 3)
    table.hand(carried=0, Ann=6, Bob=0, Cy=0)
    assert (table.session.button, table.session.carried) == ("Bob", 0)


def test_a_hand_sums_to_zero_with_what_rides() -> None:
    with pytest.raises(HandOff) as caught:
        three().hand(Ann=3, Bob=-1, Cy=-1)
    assert caught.value.off == 100


def test_nobody_loses_more_in_a_hand_than_he_has() -> None:
    with pytest.raises(TooFewChips):
        three().hand(Ann=21, Bob=-21)


def test_stacks_are_not_known_after_a_pot_of_unknown_parts_until_they_are_counted() -> None:
    table = three()
    table.hand(Ann=2, Bob=-1, Cy=-1)
    for number in (2, 3):
        table.add(
            events.HandFinished, number=number, dealer="Ann", players=("Ann", "Bob"), nets=None, carried=0,
            pot=4000, winners=("Ann",), scoops=("Ann",),
        )  # fmt: skip
    assert table.session.unknown_since == 2
    assert table.session.unaccounted is None
    assert table.chips() == {"Ann": None, "Bob": None, "Cy": 19}
    assert (table.session["Ann"].won, table.session["Ann"].scoops) == (3, 2)
    assert (table.session.biggest.chips, table.session.biggest.hand) == (4000, 2)
    assert table.to_get()["Ann"] is None
    table.buy("Ann", 5)
    table.hand(Ann=1, Bob=-1)
    table.add(events.Counted, chips=sums(Ann=40))
    assert table.session.unknown_since == 2
    table.add(events.Counted, chips=sums(Bob=6))
    assert table.session.unknown_since == 0
    assert table.session.unaccounted == 0


def test_report_10_a_loan_in_chips_leaves_the_table_as_it_is() -> None:
    table = night(Cy=20, Dee=20)
    table.add(events.Lent, lender="Cy", borrower="Dee", amount=1000, chips=1000)
    assert table.session.in_play == 4000
    assert table.chips() == {"Cy": 10, "Dee": 30}
    assert table.to_get() == {"Cy": 0, "Dee": 0}
    table.hand(Cy=20, Dee=-20)
    assert table.to_get() == {"Cy": 2000, "Dee": -2000}


def test_a_loan_in_cash_is_owed_and_moves_no_chips() -> None:
    table = night(Cy=20, Dee=20)
    table.add(events.Lent, lender="Cy", borrower="Dee", amount=1050)
    assert table.to_get() == {"Cy": 1050, "Dee": -1050}
    assert table.chips() == {"Cy": 20, "Dee": 20}


def test_a_loan_needs_an_amount_two_people_and_chips_to_lend() -> None:
    table = three()
    with pytest.raises(NothingMoved):
        table.add(events.Lent, lender="Ann", borrower="Bob", amount=0)
    with pytest.raises(SamePerson):
        table.add(events.Lent, lender="Ann", borrower="Ann", amount=100)
    table.hand(Ann=0, Bob=0)
    with pytest.raises(TooFewChips):
        table.add(events.Lent, lender="Ann", borrower="Bob", amount=2100, chips=2100)


def test_an_expense_is_borne_by_those_it_was_for() -> None:
    table = three()
    table.add(events.Spent, payer="Ann", amount=1000, what="pizza", parts=(("Ann", 334), ("Bob", 333), ("Eve", 333)))
    assert table.to_get() == {"Ann": 666, "Bob": -333, "Cy": 0, "Eve": -333}
    assert table.session["Eve"].place is Place.GUEST
    with pytest.raises(NothingMoved):
        table.add(events.Spent, payer="Ann", amount=0, what="air", parts=())
    with pytest.raises(CorrectionOff):
        table.add(events.Spent, payer="Ann", amount=100, what="air", parts=(("Ann", 99),))


def test_a_guest_who_sits_down_takes_the_last_seat() -> None:
    table = three()
    table.add(events.Spent, payer="Eve", amount=300, what="beer", parts=(("Ann", 300),))
    table.buy("Fay", 10)
    table.buy("Eve", 10)
    assert table.session.seats == ("Ann", "Bob", "Cy", "Fay", "Eve")
    assert table.session["Eve"].other == 300


def test_cash_goes_through_the_till_which_counts_as_its_holders() -> None:
    table = night(Ann=20, Bob=20, cash=True, till="Bob")
    assert (table.session["Bob"].held, table.session["Ann"].cash) == (4000, 2000)
    table.hand(Ann=5, Bob=-5)
    table.buy("Ann", 10)
    table.out("Ann", 35, cash=True)
    assert table.session["Bob"].held == 500
    assert table.to_get()["Ann"] == -1000
    table.out("Bob", 15)
    assert table.to_get() == {"Ann": -1000, "Bob": 1500 - 500}


def test_a_till_may_be_held_by_somebody_who_does_not_play() -> None:
    table = night(Ann=20, Bob=20, cash=True, till="Eve")
    assert table.to_get() == {"Ann": 2000, "Bob": 2000, "Eve": -4000}
    assert table.session["Eve"].place is Place.GUEST
    table.buy("Ann", 10, cash=True, till="Bob")
    assert table.session.till == "Bob"


def test_cash_needs_a_till() -> None:
    with pytest.raises(NoTill):
        three().buy("Ann", 10, cash=True)


def test_corrections_move_chips_sum_to_zero_and_stay_visible() -> None:
    table = three()
    table.add(events.Corrected, chips=sums(Ann=-5, Bob=5), why="hand 12 misread")
    assert table.chips() == {"Ann": 15, "Bob": 25, "Cy": 20}
    assert [type(one.event) for one in standing(table.history)] == [events.Started, events.Corrected]
    with pytest.raises(CorrectionOff) as caught:
        table.add(events.Corrected, chips=sums(Ann=-5, Bob=4))
    assert caught.value.off == -100
    with pytest.raises(NothingMoved):
        table.add(events.Corrected, chips=sums(Ann=0))
    with pytest.raises(NotHisPlace):
        table.add(events.Corrected, chips=sums(Ann=-5, Zed=5))


def test_a_correction_reaches_who_has_left() -> None:
    table = three()
    table.out("Ann", 20)
    table.add(events.Corrected, chips=sums(Ann=-5, Bob=5))
    assert table.to_get()["Ann"] == -500
    assert table.chips() == {"Bob": 25, "Cy": 20}
    assert table.session.unaccounted == 0


def test_while_a_hand_runs_its_chips_stay_in_it() -> None:
    table = three()
    table.session = hand_dealt(table.session, number=1, players=("Ann", "Bob"))
    with pytest.raises(BuysInHand):
        table.buy("Ann", 5)
    with pytest.raises(HandOpen):
        table.out("Ann", 5)
    with pytest.raises(HandOpen):
        table.add(events.Lent, lender="Cy", borrower="Ann", amount=100, chips=100)
    with pytest.raises(HandOpen):
        table.add(events.Corrected, chips=sums(Ann=-5, Cy=5))
    with pytest.raises(HandOpen):
        table.add(events.Counted, chips=sums(Cy=5))
    table.buy("Cy", 5)
    table.out("Cy", 25)
    table.hand(Ann=1, Bob=-1)
    assert table.session.hand is None


def test_at_open_stakes_chips_are_bought_while_the_hand_runs() -> None:
    table = night(Ann=20, Bob=20, open_stakes=True)
    table.session = hand_dealt(table.session, number=1, players=("Ann", "Bob"))
    assert table.buy("Ann", 5)["Ann"].stack == 2500


def test_a_buy_in_is_more_than_nothing() -> None:
    with pytest.raises(NothingMoved):
        three().buy("Ann", 0)


def test_a_void_session_takes_nothing_more() -> None:
    table = three()
    table.add(events.Voided, why="wrong rules")
    with pytest.raises(SessionEnded):
        table.buy("Ann", 5)


def test_undo_takes_back_and_leaves_a_trace() -> None:
    table = three()
    table.buy("Ann", 50)
    table.buy("Bob", 30)
    assert table.undo(record=3) is not None
    assert table.chips() == {"Ann": 70, "Bob": 20, "Cy": 20}
    assert table.undo(record=2) is not None
    assert table.chips() == {"Ann": 20, "Bob": 20, "Cy": 20}
    assert len(table.history) == 5
    assert table.session.records == 5
    assert table.undo(record=1) is None


def test_undo_of_a_hand_gives_the_chips_and_the_button_back() -> None:
    table = three()
    table.hand(Ann=2, Bob=-1, Cy=-1)
    table.buy("Ann", 5)
    table.hand(Ann=4, Bob=-2, Cy=-2)
    table.buy("Cy", 3)
    assert [(one.number, one.is_hand) for one in standing(table.history, table.hands)] == [
        (1, False), (1, True), (2, False), (2, True), (3, False),
    ]  # fmt: skip
    table.undo(hand=1)
    assert table.chips() == {"Ann": 29, "Bob": 18, "Cy": 21}
    assert (table.session.hands, table.session.records) == (2, 4)
    table.undo(hand=2)
    assert table.chips() == {"Ann": 25, "Bob": 20, "Cy": 23}
    assert table.session.button == "Cy"


def test_a_beginning_of_a_seated_players_name_is_enough_and_an_exact_name_wins() -> None:
    table = night(Ann=20, Anna=20, Bob=20)
    assert table.session.find("ann") == "Ann"
    assert table.session.find("b") == "Bob"
    with pytest.raises(NameUnclear):
        table.session.find("An")
    with pytest.raises(NameUnknown):
        table.session.find("Zed")
    table.out("Anna", 20)
    assert table.session.find("An") == "Ann"
    assert table.session.find("anna") == "Anna"
    table.out("Bob", 20)
    assert table.session.find("bo") == "Bob"
    with pytest.raises(KeyError):
        table.session["Zed"]


def test_report_39_a_night_belongs_to_the_day_it_began_and_lasts_what_it_lasted() -> None:
    assert day("2026-03-07T21:30:00-05:00").isoformat() == "2026-03-07"
    assert str(lasted("2026-03-07T21:30:00-05:00", "2026-03-08T01:10:00-05:00")) == "3:40:00"
    # the clock goes back an hour at 2 in the night: 21:30 to 1:10, the second time it is 1:10
    assert str(lasted("2026-10-31T21:30:00-04:00", "2026-11-01T01:10:00-04:00")) == "3:40:00"
    assert str(lasted("2026-10-31T21:30:00-04:00", "2026-11-01T01:10:00-05:00")) == "4:40:00"


def test_a_history_folds_to_the_table_it_made() -> None:
    table = three()
    table.buy("Dee", 20, after="Ann")
    table.hand(Ann=3, Dee=-1, Bob=-1, Cy=-1)
    table.add(events.Spent, payer="Ann", amount=900, what="pizza", parts=sums(Ann=3, Bob=3, Cy=3))
    assert fold("2026-01-02", table.history, table.hands) == table.session


def test_a_table_is_not_changed_by_what_is_refused() -> None:
    table = three()
    before = table.session
    with pytest.raises(CashOutsExceed):
        apply(before, events.CashedOut(at="2026-01-02T21:00:00+01:00", player="Ann", chips=999900))
    assert table.session is before
    assert begin("2026-01-02", table.history[0]) == before  # type: ignore[arg-type]
