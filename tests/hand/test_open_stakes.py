"""House rules, "The course of a hand": Short of the ante, and open stakes, where who is short buys chips."""

from __future__ import annotations

from dealer_assist.core.errors.hand import (
    AmountOutside,
    ExposedWrong,
    NoAllIn,
    NoBuying,
    NothingBought,
    NotNow,
    NotThatMany,
    NotYourTurn,
)
from dealer_assist.core.hand_course import mixable
from dealer_assist.core.hand_turn import Span, Street
from tests.hand.play import nets, options, payouts, played, refused_for, running

OPEN = "rules pagat\nset betting.stakes=open {sets}\nseats {seats}\ndealer Cy\n"


def table(lines: str, seats: str = "Ann=4 Bob=40 Cy=40", sets: str = "") -> str:
    return OPEN.format(seats=seats, sets=sets) + lines


def test_there_is_no_all_in() -> None:
    refused_for(table("draw -*\nbet a"), NoAllIn)
    refused_for("rules pagat\nseats Ann Bob\ndealer Bob\ndraw -*\nbet a", NoAllIn)


def test_who_lacks_the_chips_for_a_call_buys_more_or_folds() -> None:
    text = table("draw -*\nbet k b5 c")
    assert (options(running(text)).owed, options(running(text)).lacks) == (500, 200)
    refused_for(text + " c", NotThatMany)
    assert running(text + "\nbuy Ann 2\nbet c").state.players[0].stack == 0
    assert payouts(played(text + " f\ndraw -*\nshow Bob=43 Cy=T9")) == {"Bob": "6", "Cy": "7"}


def test_who_lacks_the_chips_for_a_bet_buys_more() -> None:
    refused_for(table("draw -*\nbet b4"), NotThatMany)
    assert running(table("draw -*\nbuy Ann 1\nbet b4")).state.players[0].put_in == 500


def test_a_bet_of_exactly_his_stack_must_be_a_whole_bet() -> None:
    """There is no all-in, so what is under the minimum is no bet."""
    refused_for(table("draw -*\nbet b3", sets="betting.min=4"), AmountOutside)


def test_a_player_with_none_counts_as_having_chips() -> None:
    hand = running(table("draw -*\nbet b3 c c\ndraw + - -"))
    assert (hand.state.players[0].stack, hand.state.to_act, options(hand).bet) == (0, "Ann", Span(100, 500))
    assert running(table("", seats="Ann=0 Bob=0 Cy=4")).state.street is Street.ANTE


def test_rounds_are_held_though_one_player_only_has_chips() -> None:
    hand = running(table("draw -*\nbet b3 c c\ndraw + - -", seats="Ann=4 Bob=4 Cy=40"))
    assert hand.state.street is Street.BET


def test_who_lacks_the_chips_for_the_ante_buys_more() -> None:
    text = table("", seats="Ann=1 Bob=40 Cy=2", sets="betting.ante=3")
    hand = running(text)
    assert (hand.state.street, hand.state.to_act, hand.state.turn.lacks) == (Street.ANTE, "Ann", 200)
    assert running(text + "buy Ann 5").state.to_act == "Cy"
    after = running(text + "buy Ann 5\nbuy Cy 1")
    assert [player.put_in for player in after.state.players] == [300, 300, 300]
    assert (after.state.street, after.state.deck) == (Street.DRAW, 46)


def test_or_folds() -> None:
    text = table("", seats="Ann=1 Bob=40 Cy=40", sets="betting.ante=3")
    hand = running(text + "bet f")
    assert (hand.state.to_act, hand.state.deck) == ("Bob", 48)
    assert [player.put_in for player in hand.state.players] == [0, 300, 300]


def test_too_little_bought_for_the_ante_leaves_him_owing_it() -> None:
    text = table("", seats="Ann=1 Bob=40 Cy=40", sets="betting.ante=3")
    assert running(text + "buy Ann 1").state.turn.lacks == 100
    refused_for(text + "bet k", NotNow)
    refused_for(text + "bet Bob:f", NotYourTurn)
    refused_for(text + "draw -", NotNow)


def test_all_who_cannot_ante_may_fold() -> None:
    hand = played(table("bet f f", seats="Ann=1 Bob=1 Cy=40", sets="betting.ante=3"))
    assert (payouts(hand), nets(hand)) == ({"Cy": "3"}, {})


def test_who_folded_before_the_deal_has_no_cards_to_be_shuffled() -> None:
    sets = "betting.ante=3 draw.deck_ends=reshuffle"
    assert mixable(running(table("bet f", "Ann=1 Bob=40 Cy=40", sets)).state) == 0
    assert mixable(running(table("draw -*\nbet f", "Ann=9 Bob=40 Cy=40", sets)).state) == 2


def test_the_dealer_who_lacks_the_ante_for_all() -> None:
    sets = "betting.ante=3 betting.ante_by=dealer"
    assert running(table("", seats="Ann=0 Bob=40 Cy=1", sets=sets)).state.to_act == "Cy"
    assert running(table("buy Cy 2", seats="Ann=0 Bob=40 Cy=1", sets=sets)).state.dealer_ante == 300
    assert running(table("bet f", seats="Ann=0 Bob=40 Cy=1", sets=sets)).state.pot == 0


def test_at_table_stakes_nobody_buys_while_a_hand_runs() -> None:
    refused_for("rules pagat\nseats Ann=4 Bob=4\ndealer Bob\nbuy Ann 3", NoBuying)


def test_without_a_stack_there_is_nothing_to_buy() -> None:
    refused_for(table("buy Bob 3", seats="Ann=4 Bob Cy=4"), NoBuying)
    refused_for(table("buy Ann 0"), NothingBought)


def test_nobody_buys_after_the_hand() -> None:
    refused_for(table("draw -*\nbet f f\nbuy Ann 3"), NotNow)


def test_what_was_bought_is_in_the_stack_and_not_in_the_net() -> None:
    hand = played(table("draw -*\nbuy Ann 20\nbet k k k\ndraw -*\nshow Ann=43 Bob=x Cy=x"))
    assert (nets(hand), hand.outcome.stacks) == (
        {"Ann": "2", "Bob": "-1", "Cy": "-1"},
        {"Ann": 2600, "Bob": 3900, "Cy": 3900},
    )


def test_an_all_in_at_table_stakes_beside_players_without_a_stack() -> None:
    text = "rules pagat\nset betting.max=0\nseats Ann=4 Bob Cy\ndealer Cy\ndraw -*\nbet a"
    assert options(running(text)).raises == Span(300, None)
    hand = running(text + " r9 c")
    assert [(pot.amount, pot.seats) for pot in hand.state.pots] == [(1200, (0, 1, 2)), (1800, (1, 2))]


def test_exposed_cards_are_those_of_the_players_dealt_in() -> None:
    text = table("", seats="Ann=1 Bob=40 Cy=40", sets="betting.ante=3")
    refused_for(text + "up 7h 8h 9h", NotNow)
    assert running(text + "bet f\nup 8h 9h").state.players[1].noted[0].code == "8h"
    refused_for(text + "bet f\nup 7h 8h 9h", ExposedWrong)
