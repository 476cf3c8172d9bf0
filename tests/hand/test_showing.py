"""Declarations and the cards: the command line, "A hand as a text file"; House rules, 3 to 5."""

from __future__ import annotations

import pytest

from dealer_assist.core.errors.cards import SameCardTwice, SuitMissing, TooManyOfRank
from dealer_assist.core.errors.hand import (
    AlreadyDeclared,
    AlreadyShown,
    ExposedWrong,
    NotedCardMissing,
    NotInHand,
    NotNow,
    NotYourTurn,
    PotTooSmall,
    PutInTooLittle,
    PutInTooMuch,
    WrongNumberOfCards,
)
from dealer_assist.core.errors.handfile import PotMixed, TokenUnreadable, Unfinished
from dealer_assist.core.errors.showdown import (
    DeclarationMissing,
    DeclarationNotPlayed,
    DeclarationUnreadable,
    HandUnreadable,
    NobodyShows,
)
from dealer_assist.core.hand_turn import Street
from tests.hand.play import nets, payouts, played, refused_for, running

THREE = "rules pagat\nset {sets}\nseats Ann Bob Cy\ndealer Cy\n"
SHOWN = "draw -*\nbet k*\ndraw -*\n"


def three(lines: str, sets: str = "betting.ante=1") -> str:
    return THREE.format(sets=sets) + lines


def declared(lines: str, how: str = "together") -> str:
    return three(SHOWN + lines, f"declare.how={how}")


# Declarations


def test_together_everybody_declares_in_any_order() -> None:
    hand = running(declared("declare Cy=low Ann=both\ndeclare Bob=high"))
    assert hand.state.street is Street.SHOW
    assert [player.declared.value for player in hand.state.players if player.declared] == ["both", "high", "low"]


def test_in_turn_from_the_dealers_left() -> None:
    refused_for(declared("declare Bob=low", "in-turn"), NotYourTurn)
    assert running(declared("declare Ann=low", "in-turn")).state.to_act == "Bob"
    assert running(declared("declare Ann=low Bob=7 Cy=27", "in-turn")).state.street is Street.SHOW


def test_every_live_player_declares_all_in_or_not() -> None:
    refused_for(declared("declare Ann=low\nshow Ann=43"), NotNow)
    hand = running(
        "rules pagat\nset declare.how=together betting.max=0\nseats Ann=4 Bob=9\ndealer Bob\ndraw -*\nbet a c\ndraw -*"
    )
    assert (hand.state.street, hand.state.waiting) == (Street.DECLARE, (0, 1))


def test_who_has_folded_declares_nothing() -> None:
    text = three("draw -*\nbet f k k\ndraw -*\n", "declare.how=together")
    refused_for(text + "declare Ann=low", NotInHand)
    assert running(text + "declare Bob=low Cy=high").state.street is Street.SHOW


def test_nobody_declares_twice_or_where_it_is_not_played() -> None:
    refused_for(declared("declare Ann=low Ann=high"), AlreadyDeclared)
    refused_for(three(SHOWN + "declare Ann=low"), DeclarationNotPlayed)
    refused_for(declared("declare Ann=lwo"), DeclarationUnreadable)


def test_a_declaration_may_be_repeated_with_the_cards_if_it_is_the_same() -> None:
    start = "declare Ann=low Bob=high Cy=low\n"
    assert payouts(played(declared(start + "show Ann=43/low Bob=T9 Cy=x"))) == {"Ann": "1", "Bob": "2"}
    refused_for(declared(start + "show Ann=43/high"), NotNow)


def test_a_mucked_hand_takes_its_declaration_with_it() -> None:
    """Cy declared the only high and throws his hand in: nobody wins that side, the other takes it."""
    hand = played(declared("declare Ann=low Bob=low Cy=high\nshow Ann=43 Bob=T9 Cy=x"))
    assert payouts(hand) == {"Ann": "3"}


# Cards


def test_the_number_of_cards_shown_must_agree_with_the_cards_dealt_and_taken() -> None:
    text = three("draw + - -\nbet k*\ndraw + - -\nbet k*\ndraw -*\nshow {hand}")
    refused_for(text.format(hand="Ann=5sAdAc"), WrongNumberOfCards)
    refused_for(text.format(hand="Ann=5sAdAc2c3c"), WrongNumberOfCards)
    assert running(text.format(hand="Ann=5sAdAc2c")).state.players[0].shown is not None


def test_a_total_is_not_counted_against_the_cards_dealt() -> None:
    assert running(three(SHOWN + "show Ann=26.5p Bob=6.5p4")).state.players[1].shown is not None


def test_noted_cards_must_be_among_them() -> None:
    text = three("up 7h Kd 3c\ndraw +9s - -\nbet k*\ndraw -*\nshow {hand}")
    refused_for(text.format(hand="Ann=7h9c2c"), NotedCardMissing)
    refused_for(text.format(hand="Ann=7c9s2c"), NotedCardMissing)
    assert running(text.format(hand="Ann=2c9s7h")).state.players[0].shown is not None


@pytest.mark.parametrize(
    ("noted", "shown", "fits"),
    [
        ("7", "7h4c2c", True),
        ("7h", "742", True),
        ("7r", "7c4c2c", False),
        ("7r", "7d4c2c", True),
        ("7b", "7d7s2c", True),
        ("7r", "7b4c2c", False),
        ("8", "7h4c2c", False),
    ],
)
def test_a_noted_card_without_its_suit_is_any_of_its_rank_or_colour(noted: str, shown: str, fits: bool) -> None:
    text = three(f"draw +{noted} - -\nbet k*\ndraw -*\nshow Ann={shown}")
    if fits:
        assert running(text).state.players[0].shown is not None
    else:
        refused_for(text, NotedCardMissing)


def test_each_noted_card_needs_a_card_of_its_own() -> None:
    refused_for(three("up 7 K 3\ndraw +7 - -\nbet k*\ndraw -*\nshow Ann=742"), NotedCardMissing)
    assert running(three("up 7 K 3\ndraw +7d - -\nbet k*\ndraw -*\nshow Ann=7d72")).state.players[0].shown


def test_the_same_suited_card_twice_in_a_deal_is_refused_wherever_it_was_seen() -> None:
    refused_for(three(SHOWN + "show Ann=7h4c\nshow Bob=7h5c"), SameCardTwice)
    refused_for(three("up 7h 7h 3c"), SameCardTwice)
    refused_for(three("up 7h Kd 3c\ndraw +Kd"), SameCardTwice)
    refused_for(three("up 7h Kd 3c\ndraw -*\nbet f k k\ndraw -*\nshow Cy=3c7h"), SameCardTwice)


def test_a_fifth_card_of_a_rank_is_refused() -> None:
    refused_for(three(SHOWN + "show Ann=AA\nshow Bob=AA\nshow Cy=A3"), TooManyOfRank)


def test_the_suit_may_not_be_left_out_where_the_rules_use_it() -> None:
    text = "rules seven-minus-seven\nset betting.final_round=false\nseats Ann Bob\ndealer Bob\nbet k*\ndraw "
    refused_for(text + "+7", SuitMissing)
    refused_for(text + "-*\ndeclare Ann=low Bob=high\nshow Ann=4h2", SuitMissing)


def test_up_takes_the_cards_of_all_seats_once() -> None:
    refused_for(three("up 7h Kd"), ExposedWrong)
    refused_for(three("up 7h Kd 3c4c"), ExposedWrong)
    refused_for(three("up 7h Kd 3c\nup 7h Kd 3c"), ExposedWrong)
    refused_for(three("up 7h Kd 3c", "deal.up=0"), ExposedWrong)
    refused_for(three(SHOWN + "show Ann=43\nup 7h Kd 3c"), NotNow)
    assert running(three("up 7hAs Kd2d 3c5c", "deal.up=2")).state.players[1].noted[1].code == "2d"


def test_every_live_player_shows_in_one_line_or_several() -> None:
    hand = played(three(SHOWN + "show Cy=T9 Ann=43\nshow Bob=x"))
    assert payouts(hand) == {"Ann": "1", "Cy": "2"}
    refused_for(three(SHOWN + "show Ann=43 Ann=43"), AlreadyShown)
    refused_for(three("draw -*\nbet f k k\ndraw -*\nshow Ann=43"), NotInHand)
    refused_for(three(SHOWN + "show Ann=43 Bob=T9"), Unfinished, line=9)


def test_x_wins_nothing_and_is_refused_if_nobody_shows() -> None:
    refused_for(three(SHOWN + "show Ann=x Bob=x Cy=x"), NobodyShows)


def test_what_is_no_hand_is_refused() -> None:
    refused_for(three(SHOWN + "show Ann=4z"), HandUnreadable)
    refused_for(three(SHOWN + "show 43"), TokenUnreadable)


def test_who_is_alone_in_the_pot_after_mucks_and_busts_needs_no_winning_hand() -> None:
    hand = played(three(SHOWN + "show Ann=x Bob=99 Cy=x", "showdown.low_limit=at-most showdown.high_limit=at-least"))
    assert payouts(hand) == {"Bob": "3"}


def test_a_riding_pot_and_a_carried_half() -> None:
    limits = "showdown.low_limit=at-most showdown.high_limit=at-most"
    rides = played(three("draw +*\nbet k*\ndraw -*\nshow Ann=TT9 Bob=TT8 Cy=x", f"{limits} showdown.past_limit=never"))
    assert (payouts(rides), rides.outcome.carried, rides.outcome.rides) == ({}, 300, True)
    half = played(three("draw +*\nbet k*\ndraw -*\nshow Ann=T98 Bob=TT6 Cy=987", f"{limits} showdown.unwon_half=carry"))
    assert (half.outcome.carried, half.outcome.rides) == (100, False)


# The quick way


def test_pot_n_includes_carried_chips_and_leaves_net_and_stacks_unknown() -> None:
    hand = played("rules pagat\nseats Ann=40 Bob=40 Cy=40\ncarried 4\ndealer Cy\npot 44\nshow Ann=43 Bob=T98")
    outcome = hand.outcome
    assert (payouts(hand), outcome.pot) == ({"Ann": "22", "Bob": "22"}, 4400)
    assert (outcome.net, outcome.stacks, any(outcome.returned.values())) == (None, None, False)
    refused_for("rules pagat\nseats Ann Bob\ncarried 4\ndealer Bob\npot 3", PotTooSmall)


def test_what_each_put_in_gives_side_pots_uncalled_part_and_stacks() -> None:
    hand = played("rules pagat\nseats Ann=8 Bob=40 Cy=40\ndealer Cy\npot Ann=8 Bob=16 Cy=20\nshow Ann=43 Bob=T98 Cy=x")
    assert dict(hand.outcome.returned) == {"Ann": 0, "Bob": 0, "Cy": 400}
    assert hand.state.verdict is not None
    assert [(pot.amount, pot.players) for pot in hand.state.verdict.pots] == [(2400, ("Ann", "Bob")), (1600, ("Bob",))]
    assert hand.outcome.stacks == {"Ann": 1200, "Bob": 2400 + 1200 + 1600, "Cy": 2400}


def test_who_is_not_shown_after_pot_has_folded() -> None:
    hand = played("rules pagat\nseats Ann Bob Cy\ndealer Cy\npot Ann=8 Bob=8 Cy=2\nshow Ann=43 Bob=T98")
    assert nets(hand) == {"Ann": "1", "Bob": "1", "Cy": "-2"}


def test_one_player_shown_after_pot_has_won_alone() -> None:
    hand = played("rules pagat\nseats Ann Bob Cy\ndealer Cy\npot Ann=8 Bob=2 Cy=2\nshow Ann=43")
    assert (payouts(hand), amounts_back(hand.outcome.returned)) == ({"Ann": "6"}, {"Ann": 600})


def amounts_back(returned: object) -> dict[str, int]:
    assert isinstance(returned, dict)
    return {name: amount for name, amount in returned.items() if amount}


def test_who_is_not_named_put_in_his_ante() -> None:
    hand = played("rules pagat\nseats Ann Bob Cy\ndealer Cy\npot Ann=8 Bob=8\nshow Ann=43 Bob=T98")
    assert nets(hand)["Cy"] == "-1"


def test_a_player_shown_who_put_in_less_than_others_but_has_chips_left_is_refused() -> None:
    text = "rules pagat\nseats Ann=40 Bob=40 Cy=40\ndealer Cy\npot Ann=8 Bob=16 Cy=16\nshow "
    refused_for(text + "Ann=43", PutInTooLittle)
    refused_for(text.replace("Ann=40", "Ann") + "Ann=43", PutInTooLittle)
    assert running(text.replace("Ann=40", "Ann=8") + "Ann=43").state.players[0].shown is not None
    assert running(text + "Ann=x").state.players[0].shown is not None


def test_nobody_puts_in_more_than_he_has() -> None:
    refused_for("rules pagat\nseats Ann=8 Bob=40\ndealer Bob\npot Ann=9 Bob=9", PutInTooMuch)


def test_an_ante_is_no_bet_so_it_is_not_uncalled() -> None:
    hand = played(
        "rules pagat\nset betting.ante=5\nseats Ann=9 Bob=2\ndealer Bob\npot Ann=5 Bob=2\nshow Ann=43 Bob=T98"
    )
    assert (payouts(hand), amounts_back(hand.outcome.returned)) == ({"Ann": "5", "Bob": "2"}, {})


def test_a_dealers_ante_is_the_first_part_of_what_he_put_in() -> None:
    hand = played(
        "rules pagat\nset betting.ante=3 betting.ante_by=dealer\nseats Ann=8 Bob=40 Cy=40\ndealer Cy\n"
        "pot Ann=8 Bob=10 Cy=13\nshow Ann=43 Bob=T98 Cy=x"
    )
    assert hand.state.verdict is not None
    assert [pot.amount for pot in hand.state.verdict.pots] == [2700, 400]


def test_the_pot_stands_instead_of_draws_and_bets() -> None:
    refused_for(three("draw -\npot 9"), NotNow)
    refused_for(three("draw -*\nbet k*\npot 9"), NotNow)
    refused_for(three("pot 9\npot 9"), NotNow)
    refused_for(three("pot 9\ndraw -"), NotNow)
    refused_for(three("pot 9\nbust Ann", "showdown.fold_when_bust=true"), NotNow)
    assert running(three("up 7h Kd 3c\npot 9\nshow Ann=7h3d")).state.quick
    refused_for(three("pot 9 Ann=3"), PotMixed)
    refused_for(three("pot Ann=3 ann=4"), TokenUnreadable)


def test_a_file_that_types_the_pot_needs_a_hand_shown() -> None:
    refused_for(three("pot 9"), Unfinished, line=6)
    refused_for(three("pot 9\nshow Ann=x"), NobodyShows, line=7)


def test_after_pot_the_cards_shown_must_be_possible() -> None:
    refused_for(three("pot 9\nshow Ann=7"), WrongNumberOfCards)
    assert running(three("pot 9\nshow Ann=7222AAA")).state.quick
    refused_for(three("pot 9\nshow Ann=72222", "draw.rounds=1"), WrongNumberOfCards)
    assert running(three("pot 9\nshow Ann=7222", "draw.rounds=1")).state.quick


@pytest.mark.parametrize(
    "show",
    [
        "declare Ann=low Bob=high\nshow Ann=43 Bob=T9",
        "show Ann=43/low Bob=T9/high",
        "declare Bob=high\nshow Bob=T9 Ann=43/low",
    ],
)
def test_after_pot_declarations_come_before_or_with_the_cards(show: str) -> None:
    assert payouts(played(three(f"pot 9\n{show}", "declare.how=in-turn"))) == {"Ann": "4", "Bob": "5"}


def test_after_pot_too_a_hand_needs_a_declaration_unless_it_is_alone() -> None:
    refused_for(three("pot 9\nshow Ann=43/low Bob=T9", "declare.how=together"), DeclarationMissing)
    assert payouts(played(three("pot 9\nshow Ann=43", "declare.how=together"))) == {"Ann": "9"}
    refused_for(three("pot 9\nshow Ann=43/low\ndeclare Ann=low", "declare.how=together"), AlreadyDeclared)
    refused_for(three("pot 9\nshow Ann=43\ndeclare Ann=low", "declare.how=together"), AlreadyShown)


# Void


def test_void_gives_every_chip_back() -> None:
    hand = played("rules pagat\nseats Ann=9 Bob=9 Cy=9\ncarried 4\ndealer Cy\ndraw -*\nbet b2 r2 f\nvoid")
    outcome = hand.outcome
    assert outcome.returned == {"Ann": 300, "Bob": 500, "Cy": 100}
    assert (payouts(hand), nets(hand), outcome.carried, outcome.rides) == ({}, {}, 400, True)
    assert outcome.stacks == {"Ann": 900, "Bob": 900, "Cy": 900}


def test_void_after_an_uncalled_bet_and_after_a_typed_pot() -> None:
    hand = played("rules pagat\nseats Ann=9 Bob=5 Cy=9\ndealer Cy\ndraw -*\nbet b5 c c\ndraw -*\nvoid")
    assert nets(hand) == {}
    assert hand.outcome.stacks == {"Ann": 900, "Bob": 500, "Cy": 900}
    quick = played("rules pagat\nseats Ann=9 Bob=5 Cy=9\ndealer Cy\npot 12\nvoid")
    assert quick.outcome.stacks == {"Ann": 900, "Bob": 500, "Cy": 900}


def test_void_before_the_showdown_only() -> None:
    refused_for(three(SHOWN + "show Ann=43\nvoid"), NotNow)
    refused_for(three("draw -*\nbet f f\nvoid"), NotNow)
    refused_for(three("void now"), TokenUnreadable)


def test_scoops_and_the_whole_pot() -> None:
    hand = played(three(SHOWN + "show Ann=43 Bob=K9 Cy=K8"))
    assert (hand.outcome.scoops, hand.outcome.winners) == ((), ("Ann", "Bob"))
    scoop = played(three("draw +*\nbet k*\ndraw -*\nshow Ann=5AA Bob=K9T Cy=x"))
    assert (scoop.outcome.scoops, scoop.outcome.pot) == (("Ann",), 300)
    alone = played(three("draw -*\nbet f f"))
    assert (alone.outcome.scoops, alone.outcome.winners) == ((), ("Cy",))
