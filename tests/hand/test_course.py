"""House rules, "The course of a hand and its betting": what comes after what, seats, openers, the order of drawing."""

from __future__ import annotations

import pytest

from dealer_assist.core.betting import Kind
from dealer_assist.core.errors.hand import (
    DeckTooSmall,
    NoChecking,
    NoChips,
    NotInHand,
    NotNow,
    NotYourTurn,
    OpenerMissing,
    OpenerNotNamed,
    RoundOver,
    TooFewPlayers,
)
from dealer_assist.core.errors.names import NameTaken, NameUnknown
from dealer_assist.core.hand import Hand
from dealer_assist.core.hand_turn import Span, Street
from tests.hand.play import nets, options, payouts, played, refused_for, running

THREE = """
rules pagat
{sets}
seats Ann Bob Cy
dealer Cy
"""


def three(lines: str = "", *sets: str) -> str:
    return THREE.format(sets="\n".join(f"set {one}" for one in sets)) + lines


def kind(hand: Hand) -> Kind | None:
    return hand.state.betting.kind if hand.state.betting is not None else None


def test_ante_deal_then_a_draw_round_then_the_first_betting_round() -> None:
    hand = running(three())
    assert [player.put_in for player in hand.state.players] == [100, 100, 100]
    assert (hand.state.street, hand.state.to_act) == (Street.DRAW, "Ann")
    hand = running(three("draw + - +"))
    assert (kind(hand), hand.state.to_act) == (Kind.FIRST, "Ann")


def test_draw_first_false_bets_first() -> None:
    assert kind(running(three("", "draw.first=false"))) is Kind.FIRST


def test_the_first_betting_comes_whoever_took_a_card_in_the_first_draw() -> None:
    assert kind(running(three("draw - - -"))) is Kind.FIRST


def test_after_a_draw_in_which_somebody_took_a_card_there_is_a_betting_round() -> None:
    hand = running(three("draw - - -\nbet k k k\ndraw - + -"))
    assert kind(hand) is Kind.LATER


def test_and_so_on() -> None:
    hand = running(three("draw - - -\nbet k*\ndraw - + -\nbet k*\ndraw + + +\nbet k*"))
    assert hand.state.drawing is not None
    assert hand.state.drawing.number == 3


def test_if_nobody_took_a_card_there_is_the_showdown() -> None:
    assert running(three("draw + + +\nbet k*\ndraw -*")).state.street is Street.SHOW


def test_with_one_last_betting_round_before_it_if_final_round() -> None:
    hand = running(three("draw -*\nbet k*\ndraw -*", "betting.final_round=true"))
    assert kind(hand) is Kind.FINAL
    hand = running(three("draw -*\nbet k*\ndraw -*\nbet k*", "betting.final_round=true"))
    assert hand.state.street is Street.SHOW


def test_after_the_nth_draw_round_comes_the_showdown_whoever_took_a_card() -> None:
    hand = running(three("draw +*\nbet k*\ndraw +*\nbet k*\ndraw +*", "draw.rounds=2"))
    assert hand.state.street is Street.SHOW


def test_or_the_final_round() -> None:
    hand = running(three("draw +*\nbet k*\ndraw +*", "draw.rounds=1", "betting.final_round=true"))
    assert kind(hand) is Kind.FINAL


def test_before_the_nth_draw_round_nobody_taking_a_card_ends_the_draws_too() -> None:
    assert running(three("draw +*\nbet k*\ndraw -*", "draw.rounds=2")).state.street is Street.SHOW


def test_then_the_declaration_the_bet_after_it_and_the_cards() -> None:
    sets = ("declare.how=together", "declare.bet_after=true", "betting.final_round=true")
    start = "draw -*\nbet k*\ndraw -*\n"
    assert kind(running(three(start, *sets))) is Kind.FINAL
    assert running(three(start + "bet k*", *sets)).state.street is Street.DECLARE
    declared = start + "bet k*\ndeclare Ann=low Bob=high Cy=both\n"
    assert kind(running(three(declared, *sets))) is Kind.AFTER
    assert running(three(declared + "bet k*", *sets)).state.street is Street.SHOW


def test_the_bet_after_the_declaration_can_end_the_hand() -> None:
    hand = played(
        three(
            "draw -*\nbet k*\ndraw -*\ndeclare Ann=low Bob=high Cy=both\nbet k b2 f f",
            "declare.how=together",
            "declare.bet_after=true",
        )
    )
    assert (payouts(hand), nets(hand)) == ({"Bob": "3"}, {"Ann": "-1", "Bob": "2", "Cy": "-1"})


def test_as_soon_as_one_player_is_left_the_hand_is_over() -> None:
    hand = played(three("draw -*\nbet b2 f f"))
    assert (hand.state.street, payouts(hand)) == (Street.OVER, {"Ann": "3"})
    assert hand.state.verdict is not None
    assert hand.state.verdict.hands == {}


def test_folding_needs_no_bet() -> None:
    assert payouts(played(three("draw -*\nbet f f"))) == {"Cy": "3"}


def test_play_starts_left_of_the_dealer() -> None:
    hand = running("rules pagat\nseats Ann Bob Cy\ndealer Ann")
    assert hand.state.to_act == "Bob"


def test_at_least_two_players() -> None:
    error = refused_for("rules pagat\nseats Ann\ndealer Ann", TooFewPlayers)
    assert error.lines == (2,)


def test_each_with_chips() -> None:
    refused_for("rules pagat\nseats Ann=0 Bob=4\ndealer Ann", NoChips)


def test_a_deal_of_more_than_52_cards_is_refused() -> None:
    names = " ".join(f"P{number}" for number in range(14))
    refused_for(f"rules pagat\nset deal.down=3\nseats {names}\ndealer P0", DeckTooSmall)
    assert running(f"rules pagat\nset deal.down=3\nseats {names.removesuffix(' P13')}\ndealer P0").state.deck == 0


def test_the_dealer_has_a_seat() -> None:
    refused_for("rules pagat\nseats Ann Bob\ndealer Zoe", NameUnknown)


def test_a_second_player_of_the_same_name_is_refused() -> None:
    refused_for("rules pagat\nseats Ann ann", NameTaken)


FOUR = "rules pagat\n{sets}\nseats Ann Bob Cy Dee\ndealer Dee\n"


def four(lines: str, *sets: str) -> str:
    return FOUR.format(sets="\n".join(f"set {one}" for one in sets)) + lines


def openers(start: str, count: int, *sets: str) -> str:
    """Who opens each of ``count`` betting rounds in which everybody checks."""
    lines, found = start, []
    for _round in range(count):
        hand = running(four(lines, *sets))
        found.append(hand.state.to_act or "")
        lines += "bet k*\ndraw +*\n"
    return " ".join(found)


def test_left_is_the_first_live_player_left_of_the_dealer() -> None:
    assert openers("draw -*\n", 3) == "Ann Ann Ann"
    assert openers("draw -*\nbet f k*\ndraw + - -\n", 2) == "Bob Bob"


def test_rotates_is_the_next_live_player_left_of_the_seat_that_opened_the_round_before() -> None:
    assert openers("draw -*\n", 6, "betting.opener=rotates") == "Ann Bob Cy Dee Ann Bob"
    assert openers("draw -*\nbet f k k k\ndraw - - +\n", 3, "betting.opener=rotates") == "Bob Cy Dee"
    assert openers("draw -*\nbet k f k k\ndraw - - +\n", 3, "betting.opener=rotates") == "Cy Dee Ann"


def test_rotates_survivors_is_the_kth_live_player_counted_round_again() -> None:
    rule = "betting.opener=rotates-survivors"
    assert openers("draw -*\n", 6, rule) == "Ann Bob Cy Dee Ann Bob"
    assert openers("draw -*\nbet f k k k\ndraw - - +\n", 3, rule) == "Cy Dee Bob"
    assert openers("draw -*\nbet f f k k\ndraw - +\n", 3, rule) == "Dee Cy Dee"


def test_best_exposed_is_whom_the_dealer_names() -> None:
    sets = ("betting.opener=best-exposed",)
    hand = running(four("draw -*\nopener Cy", *sets))
    assert hand.state.to_act == "Cy"
    hand = running(four("draw -*\nopener Cy\nbet k*\ndraw -* ", *sets))
    assert hand.state.street is Street.SHOW
    hand = running(four("draw -*\nopener Cy\nbet k*\ndraw +*", *sets))
    assert hand.state.opener_missing


def test_without_it_the_round_is_refused() -> None:
    refused_for(four("draw -*\nbet k", "betting.opener=best-exposed"), OpenerMissing)
    refused_for(four("draw -*\nbet Ann:k", "betting.opener=best-exposed"), OpenerMissing)


def test_he_may_be_named_before_the_draw_where_that_does_not_start_with_him() -> None:
    hand = running(four("opener Cy\ndraw -*", "betting.opener=best-exposed"))
    assert hand.state.to_act == "Cy"


def test_he_is_named_before_the_draw_too_where_that_starts_with_the_opener() -> None:
    sets = ("betting.opener=best-exposed", "draw.starts=opener")
    refused_for(four("draw +", *sets), OpenerMissing)
    hand = running(four("opener Cy\ndraw + - - -", *sets))
    assert (hand.state.street, hand.state.opener_missing) == (Street.BET, True)
    hand = running(four("opener Cy\ndraw + - - -\nopener Bob", *sets))
    assert hand.state.to_act == "Bob"


def test_the_name_may_be_put_right_before_the_first_act_and_not_after_it() -> None:
    sets = ("betting.opener=best-exposed",)
    assert running(four("draw -*\nopener Cy\nopener Bob", *sets)).state.to_act == "Bob"
    refused_for(four("draw -*\nopener Cy\nbet k\nopener Bob", *sets), NotNow)
    refused_for(four("opener Cy\ndraw +\nopener Bob", "betting.opener=best-exposed", "draw.starts=opener"), NotNow)


def test_only_where_the_rules_let_the_dealer_name_him() -> None:
    refused_for(four("draw -*\nopener Cy"), OpenerNotNamed)


def test_a_player_who_has_folded_is_not_named() -> None:
    refused_for(four("opener Ann\ndraw -*\nbet f k*\ndraw +*\nopener Ann", "betting.opener=best-exposed"), NotInHand)


def test_the_bet_after_the_declaration_needs_its_own_name() -> None:
    sets = ("betting.opener=best-exposed", "declare.how=together", "declare.bet_after=true")
    start = "opener Ann\ndraw -*\nbet k*\ndraw -*\n"
    hand = running(four(start + "declare Ann=low Bob=low Cy=low Dee=low", *sets))
    assert hand.state.opener_missing
    hand = running(four(start + "opener Bob\ndeclare Ann=low Bob=low Cy=low Dee=low", *sets))
    assert hand.state.to_act == "Bob"


ALL_IN = """
rules pagat
set betting.ante=0 betting.max=0 draw.first=false {sets}
seats Ann=10 Bob=90 Cy=90 Dee=90
dealer Dee
bet a c c c
draw + - - -
"""


def test_all_in_players_count_as_live_and_the_next_who_can_acts_first() -> None:
    hand = running(ALL_IN.format(sets=""))
    assert hand.state.betting is not None
    assert (hand.state.betting.opener, hand.state.to_act) == (0, "Bob")


def test_rotation_goes_on_from_the_openers_seat() -> None:
    text = ALL_IN.format(sets="betting.opener=rotates") + "bet k*\ndraw +*\n" * 3
    hand = running(text)
    assert hand.state.betting is not None
    assert (hand.state.betting.opener, hand.state.to_act) == (0, "Bob")
    hand = running(text + "bet k*\ndraw +*")
    assert hand.state.betting is not None
    assert (hand.state.betting.opener, hand.state.to_act) == (1, "Bob")


def test_rounds_not_held_do_not_count() -> None:
    """The final round is the first that is held after the all-in: nobody has opened since Ann."""
    hand = running(
        """
        rules pagat
        set betting.ante=0 betting.max=0 betting.opener=rotates-survivors
        seats Ann=10 Bob=10 Cy=90
        dealer Cy
        draw -*
        bet a c c
        draw +*
        draw +*
        """
    )
    assert (hand.state.bet_rounds, hand.state.draw_rounds, hand.state.street) == (1, 2, Street.DRAW)


def test_the_draw_goes_from_the_dealers_left() -> None:
    hand = running(four("draw -*\nbet k*", "betting.opener=rotates"))
    assert hand.state.to_act == "Ann"


def test_or_from_the_seat_that_would_open_the_coming_betting() -> None:
    sets = ("draw.starts=opener", "betting.opener=rotates")
    assert running(four("", *sets)).state.to_act == "Ann"
    hand = running(four("draw -*\nbet k*", *sets))
    assert hand.state.to_act == "Bob"
    assert [hand.state.table.names[seat] for seat in hand.state.waiting] == ["Bob", "Cy", "Dee", "Ann"]


def test_which_is_worked_out_anew_after_the_draw() -> None:
    """Bob would open, draws first, and is bust: Cy opens."""
    hand = running(
        four(
            "draw -*\nbet k*\ndraw +! - - -",
            "draw.starts=opener",
            "betting.opener=rotates",
            "showdown.fold_when_bust=true",
            "showdown.high_limit=at-most",
        )
    )
    assert hand.state.to_act == "Cy"


def test_a_token_past_the_end_of_the_round_is_refused() -> None:
    refused_for(three("draw - - - -"), RoundOver)
    refused_for(three("draw -*\nbet k k k k"), RoundOver)


def test_even_where_the_next_round_is_of_the_same_kind() -> None:
    all_in = "rules pagat\nset betting.ante=0 betting.max=0\nseats Ann=5 Bob=5\ndealer Bob\ndraw -*\nbet a c\n"
    refused_for(all_in + "draw + - -", RoundOver)
    assert running(all_in + "draw + -\ndraw - +").state.street is Street.DRAW


def test_a_round_may_go_on_in_the_next_line() -> None:
    assert kind(running(three("draw -\ndraw - +\n"))) is Kind.FIRST


def test_nobody_acts_out_of_turn() -> None:
    refused_for(three("draw Bob:+"), NotYourTurn)
    refused_for(three("draw -*\nbet Bob:k"), NotYourTurn)
    refused_for(three("draw -*\nbet f k k\ndraw Ann:+"), NotInHand)


@pytest.mark.parametrize(
    ("line", "street"),
    [("bet k", Street.DRAW), ("show Ann=43", Street.DRAW), ("declare Ann=low", Street.DRAW)],
)
def test_a_statement_belongs_to_its_street(line: str, street: Street) -> None:
    error = refused_for(three(line, "declare.how=together"), NotNow)
    assert error.cause.street is street  # type: ignore[attr-defined]


def test_check_false_to_pass_is_to_fold() -> None:
    refused_for(three("draw -*\nbet k", "betting.check=false"), NoChecking)
    assert not options(running(three("draw -*", "betting.check=false"))).check
    assert payouts(played(three("draw -*\nbet f f", "betting.check=false"))) == {"Cy": "3"}


def test_last_max_holds_for_the_final_round_only() -> None:
    sets = ("betting.max=2", "betting.last_max=5", "betting.final_round=true")
    assert options(running(three("draw -*", *sets))).bet == Span(100, 200)
    assert options(running(three("draw -*\nbet k*\ndraw -*", *sets))).bet == Span(100, 500)


def test_last_max_does_not_hold_for_the_bet_after_the_declaration() -> None:
    sets = ("betting.max=2", "betting.last_max=5", "betting.final_round=true", "declare.how=together")
    hand = running(
        three("draw -*\nbet k*\ndraw -*\nbet k*\ndeclare Ann=low Bob=low Cy=low", *sets, "declare.bet_after=true")
    )
    assert options(hand).bet == Span(100, 200)


def test_with_max_0_and_a_last_max_the_final_round_follows_the_rules_of_a_limit() -> None:
    sets = ("betting.max=0", "betting.last_max=5", "betting.min=2", "betting.final_round=true")
    hand = running(three("draw -*\nbet k*\ndraw -*\nbet b5", *sets))
    assert options(hand).raises == Span(200, 500)
    first = running(three("draw -*\nbet b5", *sets))
    assert options(first).raises == Span(500, None)


def test_a_raise_nobody_can_call_is_allowed_and_the_uncalled_part_comes_back() -> None:
    hand = played(
        """
        rules pagat
        set betting.ante=0 betting.max=0
        seats Ann=10 Bob=90
        dealer Bob
        draw -*
        bet a r20
        draw -*
        show Ann=7p Bob=27p
        """
    )
    assert dict(hand.outcome.returned) == {"Ann": 0, "Bob": 2000}
    assert payouts(hand) == {"Ann": "10", "Bob": "10"}


def test_no_round_is_held_when_at_most_one_live_player_has_chips() -> None:
    hand = running(
        "rules pagat\nset betting.max=0 betting.final_round=true\nseats Ann=10 Bob=90\ndealer Bob\n"
        "draw -*\nbet a c\ndraw + -\ndraw -*"
    )
    assert hand.state.street is Street.SHOW


def test_in_a_round_he_is_asked_only_while_he_owes_a_call() -> None:
    hand = running(
        "rules pagat\nset betting.max=0 betting.ante=0\nseats Ann=10 Bob=90 Cy=10\ndealer Cy\ndraw -*\nbet a f a"
    )
    assert hand.state.street is Street.DRAW
    hand = running(
        "rules pagat\nset betting.max=0 betting.ante=0\nseats Ann=10 Bob=90 Cy=20\ndealer Cy\ndraw -*\nbet a c a"
    )
    assert (hand.state.to_act, options(hand).owed) == ("Bob", 1000)


def test_short_of_the_ante_is_all_in_for_what_he_has() -> None:
    hand = running("rules pagat\nset betting.ante=5\nseats Ann=2 Bob=40 Cy=40\ndealer Cy")
    assert [player.put_in for player in hand.state.players] == [200, 500, 500]
    hand = running("rules pagat\nset betting.ante=5\nseats Ann=2 Bob=40 Cy=40\ndealer Cy\ndraw -*\nbet k*")
    assert [(pot.amount, pot.seats) for pot in hand.state.pots] == [(600, (0, 1, 2)), (600, (1, 2))]


def test_an_ante_nobody_matched_is_his_and_no_uncalled_bet() -> None:
    hand = played(
        """
        rules pagat
        set betting.ante=5
        seats Ann=2 Bob=3 Cy=40
        dealer Cy
        draw -*
        draw -*
        show Ann=7p Bob=26p Cy=27p
        """
    )
    assert not any(hand.outcome.returned.values())
    assert payouts(hand) == {"Ann": "3", "Bob": "1", "Cy": "6"}


def test_the_dealer_posts_the_ante_once_for_all() -> None:
    hand = running("rules pagat\nset betting.ante=5 betting.ante_by=dealer\nseats Ann=40 Bob=40 Cy=40\ndealer Cy")
    assert [player.put_in for player in hand.state.players] == [0, 0, 500]


def test_a_dealers_ante_lies_in_the_main_pot_and_counts_for_no_level() -> None:
    hand = running(
        "rules pagat\nset betting.ante=5 betting.ante_by=dealer betting.max=0\nseats Ann=10 Bob=40 Cy=15\n"
        "dealer Cy\ndraw -*\nbet a c c"
    )
    assert [(pot.amount, pot.seats) for pot in hand.state.pots] == [(3500, (0, 1, 2))]


def test_the_carried_chips_lie_in_the_main_pot() -> None:
    hand = running(
        "rules pagat\nset betting.max=0\nseats Ann=10 Bob=40 Cy=40\ncarried 7\ndealer Cy\ndraw -*\nbet a r10 c"
    )
    assert [(pot.amount, pot.seats) for pot in hand.state.pots] == [(3700, (0, 1, 2)), (2000, (1, 2))]


def test_an_all_in_player_is_offered_cards_like_any_other() -> None:
    hand = running(ALL_IN.format(sets="") + "bet k*")
    assert hand.state.to_act == "Ann"
