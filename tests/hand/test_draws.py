"""House rules, "The course of a hand": freezing, consent, bust, and the deck that ends."""

from __future__ import annotations

import pytest

from dealer_assist.core.betting import Kind
from dealer_assist.core.errors.cards import SameCardTwice
from dealer_assist.core.errors.hand import (
    DeckTooShort,
    NobodyServed,
    NoBust,
    NotAsked,
    NotInHand,
    NotNow,
)
from dealer_assist.core.hand import Hand
from dealer_assist.core.hand_turn import Street
from tests.hand.play import nets, options, payouts, played, pots, refused_for, running

THREE = "rules pagat\n{sets}\nseats Ann Bob Cy\ndealer Cy\n"
BUST = ("showdown.fold_when_bust=true", "showdown.high_limit=at-most")


def three(lines: str, *sets: str) -> str:
    return THREE.format(sets="\n".join(f"set {one}" for one in sets)) + lines


def waiting(hand: Hand) -> str:
    return " ".join(hand.state.table.names[seat] for seat in hand.state.waiting)


# Freezing


def test_after_n_declines_in_a_row_a_player_is_frozen_and_passed_over() -> None:
    hand = running(three("draw - + -\nbet k*\ndraw + + -\nbet k*", "draw.freeze_after=2"))
    assert waiting(hand) == "Ann Bob"
    assert hand.state.frozen == ("Cy",)


def test_a_taken_card_sets_it_back_to_0() -> None:
    hand = running(three("draw - - +\nbet k*\ndraw + - +\nbet k*\ndraw - +\nbet k*", "draw.freeze_after=2"))
    assert waiting(hand) == "Ann Cy"


def test_or_in_all() -> None:
    sets = ("draw.freeze_after=2", "draw.freeze_counts=in-all")
    hand = running(three("draw - - +\nbet k*\ndraw + - +\nbet k*\ndraw - +\nbet k*", *sets))
    assert waiting(hand) == "Cy"


def test_the_first_draw_is_included() -> None:
    hand = running(three("draw - + +\nbet k*", "draw.freeze_after=1"))
    assert waiting(hand) == "Bob Cy"


def test_a_frozen_player_is_not_asked() -> None:
    refused_for(three("draw - + +\nbet k*\ndraw Ann", "draw.freeze_after=1"), NotAsked)


def test_a_round_with_nobody_to_ask_passes_as_one_in_which_nobody_took_a_card() -> None:
    hand = running(three("draw -*\nbet k*", "draw.freeze_after=1"))
    assert hand.state.street is Street.SHOW
    final = running(three("draw -*\nbet k*", "draw.freeze_after=1", "betting.final_round=true"))
    assert final.state.betting is not None
    assert final.state.betting.kind is Kind.FINAL


def test_it_passes_without_an_opener_being_named() -> None:
    sets = ("draw.freeze_after=1", "draw.starts=opener", "betting.opener=best-exposed")
    hand = running(three("opener Ann\ndraw -*\nopener Ann\nbet k*", *sets))
    assert hand.state.street is Street.SHOW


# Consent

ALL = "draw.consent=all"


def test_consent_binds_the_draw_rounds_after_the_first_betting_round() -> None:
    hand = running(three("draw + - -", ALL))
    assert [player.taken for player in hand.state.players] == [1, 0, 0]


def test_every_live_player_answers_also_after_a_refusal() -> None:
    hand = running(three("draw -*\nbet k*\ndraw - +", ALL))
    assert hand.state.to_act == "Cy"


def test_then_each_gets_a_card_if_all_agreed() -> None:
    hand = running(three("draw -*\nbet k*\ndraw + + +", ALL))
    assert [player.taken for player in hand.state.players] == [1, 1, 1]
    assert (hand.state.deck, hand.state.street) == (52 - 6 - 3, Street.BET)


def test_else_nobody_does() -> None:
    hand = running(three("draw -*\nbet k*\ndraw + - +", ALL))
    assert [player.taken for player in hand.state.players] == [0, 0, 0]
    assert hand.state.street is Street.SHOW


def test_freezing_has_no_effect_in_consent_rounds() -> None:
    hand = running(three("draw -*\nbet k*", ALL, "draw.freeze_after=1"))
    assert waiting(hand) == "Ann Bob Cy"


def test_cards_may_be_noted_where_all_agree() -> None:
    hand = running(three("draw -*\nbet k*\ndraw +7h + +Kd", ALL))
    assert [[card.code for card in player.noted] for player in hand.state.players] == [["7h"], [], ["Kd"]]


def test_a_noted_card_and_a_refusal_exclude_each_other() -> None:
    refused_for(three("draw -*\nbet k*\ndraw +7h -", ALL), NobodyServed)
    refused_for(three("draw -*\nbet k*\ndraw - +7h", ALL), NobodyServed)


def test_a_bust_is_typed_after_the_round() -> None:
    error = refused_for(three("draw -*\nbet k*\ndraw +!", ALL, *BUST), NoBust)
    assert error.cause.fault.value == "consent"  # type: ignore[attr-defined]
    hand = running(three("draw -*\nbet k*\ndraw +*\nbust Ann", ALL, *BUST))
    assert (hand.state.to_act, [player.taken for player in hand.state.players]) == ("Bob", [1, 1, 1])


def test_who_is_bust_has_no_voice_any_more() -> None:
    hand = running(three("draw -*\nbet k*\ndraw - +\nbust Ann\ndraw +", ALL, *BUST))
    assert [player.taken for player in hand.state.players] == [0, 1, 1]


# Bust


def test_the_player_is_out_as_he_takes_the_card() -> None:
    hand = running(three("draw + +! -", *BUST))
    assert [player.standing.value for player in hand.state.players] == ["live", "bust", "live"]
    assert [player.taken for player in hand.state.players] == [1, 1, 0]


def test_if_one_is_left_he_has_won_the_others_need_not_draw() -> None:
    hand = played(three("draw +! +!", *BUST))
    assert payouts(hand) == {"Cy": "3"}


def test_the_draw_still_counts_as_one_in_which_a_card_was_taken() -> None:
    hand = running(three("draw -*\nbet k*\ndraw +! - -", *BUST))
    assert hand.state.street is Street.BET


def test_without_fold_when_bust_there_is_no_bust() -> None:
    refused_for(three("draw +!"), NoBust)
    refused_for(three("draw -*\nbust Ann"), NoBust)


def test_typed_late_before_the_first_act_the_round_is_worked_out_anew_the_opener() -> None:
    hand = running(three("draw -*\nbust Ann", *BUST))
    assert hand.state.betting is not None
    assert (hand.state.betting.opener, hand.state.to_act) == (1, "Bob")


def test_typed_late_before_the_first_act_the_cap() -> None:
    """Two live players open the round once Ann is out: no cap."""
    sets = (*BUST, "betting.raises=1")
    capped = running(three("draw -*\nbet b1 r1 c c\ndraw +*\nbet b1 r1", *sets))
    assert options(capped).raises is None
    free = running(three("draw -*\nbet b1 r1 c c\ndraw +*\nbust Ann\nbet b1 r1", *sets))
    assert options(free).raises is not None


def test_typed_late_before_the_first_act_whether_it_is_held() -> None:
    text = "rules pagat-bust\nset betting.max=0\nseats Ann=10 Bob=40 Cy=40\ndealer Cy\ndraw -*\nbet a c c\ndraw +*\n"
    assert running(text).state.street is Street.BET
    assert running(text + "bust Bob").state.street is Street.DRAW


def test_typed_late_before_the_first_act_a_named_opener_stays_unless_it_is_he() -> None:
    sets = (*BUST, "betting.opener=best-exposed")
    assert running(three("draw -*\nopener Bob\nbust Ann", *sets)).state.to_act == "Bob"
    assert running(three("draw -*\nopener Bob\nbust Bob", *sets)).state.opener_missing


def test_after_it_he_is_folded_where_he_is() -> None:
    hand = running(three("draw -*\nbet b2 c\nbust Ann", *BUST))
    assert (hand.state.to_act, options(hand).owed) == ("Cy", 200)
    hand = running(three("draw -*\nbet b2 c\nbust Cy", *BUST))
    assert hand.state.street is Street.DRAW


def test_the_bet_of_who_is_bust_stands() -> None:
    hand = played(three("draw -*\nbet k b2 c\nbust Bob\nbet f", *BUST))
    assert payouts(hand) == {"Cy": "7"}


def test_what_a_bust_player_bet_uncalled_goes_back_to_him() -> None:
    hand = played(three("draw -*\nbet b2\nbust Ann\nbet f", *BUST))
    assert (payouts(hand), nets(hand)) == ({"Cy": "3"}, {"Ann": "-1", "Bob": "-1", "Cy": "2"})


def test_a_late_bust_in_a_draw() -> None:
    assert running(three("draw + +\nbust Ann", *BUST)).state.to_act == "Cy"
    assert running(three("draw +\nbust Bob", *BUST)).state.to_act == "Cy"
    assert running(three("draw + +\nbust Cy", *BUST)).state.street is Street.BET


def test_a_late_bust_before_the_first_answer_moves_the_start_of_the_draw() -> None:
    sets = (*BUST, "draw.starts=opener", "betting.opener=rotates-survivors")
    assert running(three("draw -*\nbet k*", *sets)).state.to_act == "Bob"
    assert running(three("draw -*\nbet k*\nbust Bob", *sets)).state.to_act == "Cy"


def test_up_to_the_showdown() -> None:
    shown = "draw -*\nbet k*\ndraw -*\n"
    assert running(three(shown + "bust Ann", *BUST)).state.street is Street.SHOW
    assert payouts(played(three(shown + "bust Ann Bob", *BUST))) == {"Cy": "3"}
    refused_for(three(shown + "show Ann=43\nbust Bob", *BUST), NotNow)


def test_a_late_bust_among_the_declarations() -> None:
    sets = (*BUST, "declare.how=together")
    start = "draw -*\nbet k*\ndraw -*\ndeclare Ann=low Bob=high\n"
    assert running(three(start + "bust Cy", *sets)).state.street is Street.SHOW


def test_who_is_out_cannot_be_bust_again() -> None:
    refused_for(three("draw +!\nbust Ann", *BUST), NotInHand)


def test_one_live_player_in_a_pot_it_is_his_from_that_moment_whatever_happens_to_his_hand_later() -> None:
    hand = running(
        "rules pagat-bust\nset betting.ante=0 betting.max=0\nseats Ann=10 Bob=30 Cy=30 Dee=10\ndealer Dee\n"
        "draw -*\nbet a a c c\ndraw - +! - -\ndraw - +!"
    )
    assert pots(hand.state) == [("40", "Ann Dee"), ("40", "Cy")]


def test_dead_hands_found_at_the_showdown_count_as_folded_before_the_pots_are_made() -> None:
    """Bob and Cy are both dead: the side pot joins the main pot."""
    hand = played(
        """
        rules pagat-bust
        set betting.ante=0 betting.max=0
        seats Ann=10 Bob=30 Cy=30
        dealer Cy
        draw - + +
        bet a a c
        draw - - -
        show Ann=4h3d Bob=10s9s9d Cy=10h9h9c
        """
    )
    assert payouts(hand) == {"Ann": "70"}


def test_if_every_hand_shown_is_dead_all_pots_ride() -> None:
    hand = played(three("draw +*\nbet k*\ndraw -*\nshow Ann=10s9s9d Bob=10h9h9c Cy=10c10d8c", *BUST))
    assert (payouts(hand), hand.outcome.carried, hand.outcome.rides) == ({}, 300, True)


# The deck

SHORT = "rules pagat\nset deal.down=11 deal.up=0\n{sets}\nseats Ann Bob Cy Dee\ndealer Dee\n"  # 8 cards are left


def short(lines: str, *sets: str) -> str:
    return SHORT.format(sets="\n".join(f"set {one}" for one in sets)) + lines


def test_who_is_not_served_is_not_asked_and_drawing_ends() -> None:
    hand = running(short("draw +*\nbet k*\ndraw + + + +\nbet k*"))
    assert (hand.state.deck, hand.state.street) == (0, Street.SHOW)
    hand = running(short("draw +*\nbet k*\ndraw + + - +\nbet k*\ndraw +"))
    assert (hand.state.deck, hand.state.street) == (0, Street.BET)


def test_a_betting_round_if_somebody_took_a_card_the_final_round_if_any_the_showdown() -> None:
    start = "draw +*\nbet k*\ndraw + + - +\nbet k*\ndraw +\n"
    final = running(short(start + "bet k*", "betting.final_round=true"))
    assert final.state.betting is not None
    assert final.state.betting.kind is Kind.FINAL
    assert running(short(start + "bet k*\nbet k*", "betting.final_round=true")).state.street is Street.SHOW


def test_not_after_the_nth_of_rounds_n() -> None:
    hand = running(short("draw +*\nbet k*\ndraw + + - +\nbet k*\ndraw +", "draw.rounds=2"))
    assert hand.state.street is Street.SHOW


def test_the_first_betting_round_comes_even_where_the_deck_was_out() -> None:
    hand = running("rules pagat\nset deal.down=13 deal.up=0\nseats A B C D\ndealer D")
    assert (hand.state.deck, hand.state.street) == (0, Street.BET)
    assert (
        running("rules pagat\nset deal.down=13 deal.up=0\nseats A B C D\ndealer D\nbet k*").state.street is Street.SHOW
    )


def test_reshuffle_the_folded_hands_are_shuffled() -> None:
    start = "draw +*\nbet f k k k\ndraw + + +\nbet k*\n"
    hand = running(short(start + "draw + +", "draw.deck_ends=reshuffle"))
    assert (hand.state.deck, hand.state.reshuffled, hand.state.to_act) == (11, True, "Dee")


def test_with_none_folded_it_stops() -> None:
    hand = running(short("draw +*\nbet k*\ndraw +*\nbet k*", "draw.deck_ends=reshuffle"))
    assert hand.state.street is Street.SHOW
    hand = running(short("draw +*\nbet k*\ndraw + - + +\nbet k*\ndraw +\nbet f k*", "draw.deck_ends=reshuffle"))
    assert hand.state.street is Street.SHOW


def test_folded_hands_are_shuffled_once() -> None:
    hand = running(
        "rules pagat\nset deal.down=25 deal.up=0 draw.deck_ends=reshuffle\nseats Ann Bob\ndealer Bob\ndraw +*"
    )
    assert (hand.state.deck, hand.state.street) == (0, Street.BET)


def test_the_check_for_double_cards_is_off_from_then_on() -> None:
    text = "draw +2c + + +\nbet f k k k\ndraw + + +\nbet k*\ndraw + {card}"
    assert running(short(text.format(card="+2c"), "draw.deck_ends=reshuffle")).state.reshuffled
    refused_for(short("draw +2c +2c"), SameCardTwice)


@pytest.mark.parametrize(("ends", "taken"), [("stop", False), ("reshuffle", True)])
def test_consent_with_a_short_deck(ends: str, taken: bool) -> None:
    """Three cards are left for three live players and one is missing, but for the hand that was folded."""
    text = "draw +*\nbet f k k k\ndraw +*\nbet k*\ndraw + + +"
    hand = running(short(text, ALL, f"draw.deck_ends={ends}"))
    assert (hand.state.players[1].taken, hand.state.street is Street.BET) == (3 if taken else 2, taken)


def test_draw_with_names_is_refused_if_the_deck_does_not_reach_all_of_them() -> None:
    start = "draw +*\nbet k*\ndraw + - + +\nbet k*\n"
    assert running(short(start + "draw Ann")).state.street is Street.BET
    refused_for(short(start + "draw Ann Bob"), DeckTooShort)
    out = "draw +*\nbet k*\ndraw +*\nbet k*\n"
    refused_for(short(out + "draw Ann Bob Cy Dee", ALL), DeckTooShort)
    assert running(short(out + "draw Ann", ALL)).state.street is Street.SHOW
