"""Rulings of the Tournament Directors Association and of Robert's Rules of Poker, paragraph by paragraph.

And what public reports about poker programs found broken. The rounds are those of "The course of a hand".
"""

from __future__ import annotations

from dealer_assist.core.errors.hand import AmountOutside, NotReopened, RaisesCapped
from dealer_assist.core.hand_turn import Bar, Span, Street
from tests.hand.play import nets, options, payouts, played, pots, refused_for, running

NO_LIMIT = "rules pagat\nset betting.ante=0 betting.min={least} betting.max=0 draw.first=false"
LIMIT = "rules pagat\nset betting.ante=0 betting.min={least} betting.max={most} draw.first=false"


def table(rules: str, stacks: str, bets: str, *, least: int = 100, most: int = 0, more: str = "") -> str:
    names = "ABCDEFGH"[: len(stacks.split())]
    seats = " ".join(f"{name}={stack}" for name, stack in zip(names, stacks.split(), strict=True))
    rules = rules.format(least=least, most=most)
    return f"{rules}\n{more}\nseats {seats}\ndealer {names[-1]}\nbet {bets}"


def test_tda_43_a_raise_is_at_least_the_largest_prior_bet_or_raise_of_the_round() -> None:
    hand = running(table(NO_LIMIT, "5000 5000 5000", "b600 r1000"))
    assert options(hand).raises == Span(100_000, 500_000 - 160_000)
    assert options(hand).to == Span(260_000, 500_000)
    refused_for(table(NO_LIMIT, "5000 5000 5000", "b600 r1000 r999"), AmountOutside)


def test_tda_43_a_raise_counts_in_its_round_only() -> None:
    hand = running(table(NO_LIMIT, "9000 9000 9000", "b600 r1000 c c") + "\ndraw + - -\nbet b100")
    assert options(hand).raises == Span(10_000, 900_000 - 160_000 - 10_000)


def test_tda_47_a_short_all_in_does_not_open_the_betting_again() -> None:
    """A bets 500, B calls, C is all-in for 600: A and B may call or fold."""
    hand = running(table(NO_LIMIT, "5000 5000 600", "b500 c a"))
    assert (options(hand).call, options(hand).raises, options(hand).bar) == (10_000, None, Bar.NOT_REOPENED)
    refused_for(table(NO_LIMIT, "5000 5000 600", "b500 c a r500"), NotReopened)
    refused_for(table(NO_LIMIT, "5000 5000 600", "b500 c a a"), NotReopened)


def test_tda_47_several_short_all_ins_add_up() -> None:
    """A bets 300, all-ins to 400, 500 and 650: A faces 350 more, a full raise, and may raise by at least 300."""
    hand = running(table(NO_LIMIT, "5000 400 500 650 5000", "b300 a a a c"))
    assert hand.state.to_act == "A"
    assert options(hand).call == 35_000
    assert options(hand).raises == Span(30_000, 500_000 - 65_000)


def test_tda_47_to_each_player_by_what_he_faces() -> None:
    """A 100, B calls, all-ins to 125 and 200, E calls: A and B face a full raise; once A has raised, E does too."""
    hand = running(table(NO_LIMIT, "5000 5000 125 200 5000", "b100 c a a c"))
    assert options(hand).raises == Span(10_000, 480_000)
    hand = running(table(NO_LIMIT, "5000 5000 125 200 5000", "b100 c a a c c c"))
    assert hand.state.betting is None


def test_tda_47_who_has_not_acted_may_raise_a_short_all_in() -> None:
    hand = running(table(NO_LIMIT, "5000 125 5000", "b100 a"))
    assert hand.state.to_act == "C"
    assert options(hand).to == Span(22_500, 500_000)


def test_tda_47_at_a_limit_half_a_bet_opens_again() -> None:
    """Half of a full raise is enough under a limit, less is not."""
    assert options(running(table(LIMIT, "90 90 15", "b10 c a", least=10, most=10))).raises == Span(1000, 1000)
    hand = running(table(LIMIT, "90 90 14", "b10 c a", least=10, most=10))
    assert (options(hand).raises, options(hand).bar) == (None, Bar.NOT_REOPENED)


def test_tda_48_the_cap_counts_a_bet_and_the_raises() -> None:
    text = table(LIMIT, "90 90 90", "b10 r10 r10 r10", least=10, most=10, more="set betting.raises=3")
    assert options(running(text)).bar is Bar.CAPPED
    error = refused_for(text + " r10", RaisesCapped)
    assert error.cause.raises == 3  # type: ignore[attr-defined]


def test_roberts_3_betting_and_raising_no_cap_heads_up() -> None:
    """There is no cap in a round that two players open, an all-in one included."""
    two = table(LIMIT, "90 90", "b10 r10 r10 r10", least=10, most=10, more="set betting.raises=1")
    assert options(running(two)).raises == Span(1000, 1000)
    three = table(LIMIT, "90 90 90", "b10 f r10", least=10, most=10, more="set betting.raises=1")
    assert options(running(three)).bar is Bar.CAPPED
    all_in = (
        table(LIMIT, "90 5 90", "b5 c c", least=5, most=10, more="set betting.raises=1") + "\ndraw + - -\nbet b5 r5"
    )
    assert options(running(all_in)).bar is Bar.CAPPED


def test_roberts_no_limit_3_who_was_not_fully_raised_has_no_option() -> None:
    """A bets 100, B raises to 200, C is all-in for 250, A calls: B may only call; A could have raised."""
    hand = running(table(NO_LIMIT, "900 900 250", "b100 r100 a"))
    assert (hand.state.to_act, options(hand).raises) == ("A", Span(10_000, 65_000))
    refused_for(table(NO_LIMIT, "900 900 250", "b100 r100 a c r100"), NotReopened)


def test_roberts_all_in_less_than_half_a_bet_is_no_raise_for_the_cap() -> None:
    """Bet 10, short all-in of 4 more, a raise: with one raise allowed that was the first."""
    less = table(LIMIT, "90 14 90 90", "b10 a r10", least=10, most=10, more="set betting.raises=1")
    assert options(running(less)).bar is Bar.CAPPED
    half = table(LIMIT, "90 15 90 90", "b10 a", least=10, most=10, more="set betting.raises=1")
    assert options(running(half)).bar is Bar.CAPPED


def test_roberts_a_short_all_in_opening_bet_is_treated_alike() -> None:
    """Less than half a bet: the next raise is the bet. Half and more: it was the bet."""
    less = table(LIMIT, "4 90 90", "a r10", least=10, most=10, more="set betting.raises=1")
    assert options(running(less)).raises == Span(1000, 1000)
    assert options(running(less + " r10")).bar is Bar.CAPPED
    half = table(LIMIT, "5 90 90", "a r10", least=10, most=10, more="set betting.raises=1")
    assert options(running(half)).bar is Bar.CAPPED


def test_at_no_limit_no_short_all_in_counts() -> None:
    """After an all-in of 60 where the least bet is 100, a raise is by at least 100 on top of 60."""
    hand = running(table(NO_LIMIT, "60 900 900", "a"))
    assert options(hand).to == Span(16_000, 90_000)


def test_a_checker_who_faces_a_short_all_in_bet_may_only_call() -> None:
    hand = running(table(NO_LIMIT, "900 60 900", "k a c"))
    assert (hand.state.to_act, options(hand).bar) == ("A", Bar.NOT_REOPENED)
    hand = running(table(LIMIT, "90 5 90", "k a c", least=10, most=20))
    assert options(hand).raises == Span(1000, 2000)


def test_tda_49_a_call_for_less_is_all_in() -> None:
    hand = running(table(NO_LIMIT, "900 60 900", "b100 c c"))
    assert pots(hand.state) == [("180", "A B C"), ("80", "A C")]


def test_roberts_an_uncalled_bet_goes_back() -> None:
    hand = played(table(NO_LIMIT, "900 900 900", "b100 r200 f f"))
    assert nets(hand) == {"A": "-100", "B": "100"}
    assert dict(hand.outcome.returned) == {"A": 0, "B": 20_000, "C": 0}


def test_what_folded_players_bet_counts_for_what_is_uncalled() -> None:
    """C raised to 400, B had raised to 200 before he folded: 200 come back."""
    hand = played(table(NO_LIMIT, "900 900 900", "b100 r100 r200 f f"))
    assert dict(hand.outcome.returned) == {"A": 0, "B": 0, "C": 20_000}
    assert payouts(hand) == {"C": "500"}


def test_roberts_the_odd_chip_goes_to_the_high_half_then_left_of_the_button() -> None:
    hand = played(
        """
        rules pagat
        seats Ann Bob Cy Dee
        dealer Dee
        pot 41
        show Ann=7p Bob=7p Cy=7p Dee=27p
        """
    )
    assert payouts(hand) == {"Ann": "7", "Bob": "7", "Cy": "6", "Dee": "21"}


def test_report_21_the_bettor_owes_what_the_short_all_in_is_above_his_bet() -> None:
    hand = running(table(NO_LIMIT, "90 27", "b20 a", least=20))
    assert (hand.state.to_act, options(hand).call) == ("A", 700)


def test_report_22_the_next_raise_is_by_the_last_full_one() -> None:
    """Raise to 100, then to 180 by a stack of 200: the next is to 260 at least."""
    hand = running(table(NO_LIMIT, "900 900 200 900", "b20 r=100 r=180", least=20))
    assert options(hand).to == Span(26_000, 90_000)


def test_report_23_who_calls_with_a_part_of_his_stack_still_acts() -> None:
    hand = running(table(NO_LIMIT, "90 70 90", "b60 c f", least=10) + "\ndraw + -\nbet k")
    assert (hand.state.to_act, hand.state.players[1].stack) == ("B", 1000)
    facing = running(table(NO_LIMIT, "900 110 900", "k b10 r100 f", least=10))
    assert (facing.state.to_act, options(facing).owed, options(facing).call) == ("B", 10_000, 10_000)
    assert facing.state.players[1].stack == 10_000
    called = running(table(NO_LIMIT, "900 110 900", "k b10 r100 f c", least=10))
    assert (called.state.players[1].stack, pots(called.state)) == (0, [("220", "B C")])


def test_report_24_with_all_bets_matched_and_one_player_with_chips_nobody_is_asked() -> None:
    hand = running(table(NO_LIMIT, "50 50 90", "a c c", least=10))
    assert (hand.state.betting, hand.state.to_act) == (None, "A")
    assert hand.state.drawing is not None


def test_report_25_a_raise_is_by_and_the_prompt_says_to() -> None:
    hand = running(table(LIMIT, "90 90 90", "b10", least=5, most=20))
    assert (options(hand).raises, options(hand).to) == (Span(500, 2000), Span(1500, 3000))
    after = running(table(LIMIT, "90 90 90", "b10 r5", least=5, most=20))
    assert after.state.betting is not None
    assert after.state.betting.current == 1500


def test_who_alone_has_chips_is_asked_only_while_he_owes_a_call() -> None:
    """A is all-in; when B folds without a bet, C has nobody to bet against; facing B's bet he has to answer it."""
    text = table(LIMIT, "5 90 90", "b5 c c", least=5, most=5) + "\ndraw - - +\nbet "
    assert running(text + "k").state.to_act == "C"
    hand = running(text + "f")
    assert (hand.state.street, hand.state.betting) == (Street.DRAW, None)
    all_in = table(LIMIT, "5 10 90", "b5 c c", least=5, most=5) + "\ndraw - - +\nbet b5"
    assert (running(all_in).state.to_act, options(running(all_in)).bet) == ("C", None)
    assert running(all_in + " c").state.street is Street.DRAW
