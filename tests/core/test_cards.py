"""The command line, "Cards, names, amounts": cards."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.cards import ALL_CARDS, DECK, Card, Rank, Suit, card, write_cards
from dealer_assist.core.errors.cards import CardFault, CardsUnreadable
from dealer_assist.core.typing_cards import RANKS, SUITS, parse_cards, parse_glued

from .strategies import hands_of_cards


def codes(text: str) -> list[str]:
    return [one.code for one in parse_cards(text)]


def test_a_deck_has_52_cards_and_one_object_for_each() -> None:
    assert len(DECK) == 52
    assert len({(one.rank, one.suit) for one in DECK}) == 52
    assert card(Rank.FIVE, Suit.SPADES) is parse_cards("5s")[0]
    assert card(Rank.FIVE).suit is Suit.UNKNOWN
    assert [one.number for one in ALL_CARDS] == list(range(len(ALL_CARDS)))


def test_a_card_stays_the_same_object_when_it_is_copied_or_stored() -> None:
    for one in ALL_CARDS:
        assert pickle.loads(pickle.dumps(one)) is one
        assert copy.deepcopy(one) is one
    assert repr(card(Rank.TEN, Suit.HEARTS)) == "Card(10h)"


def test_suits_know_what_they_may_stand_for() -> None:
    assert Suit.RED.possible == (Suit.DIAMONDS, Suit.HEARTS)
    assert Suit.BLACK.possible == (Suit.CLUBS, Suit.SPADES)
    assert len(Suit.UNKNOWN.possible) == 4
    for suit in Suit:
        assert suit.possible == tuple(real for real in list(Suit)[:4] if suit in (real, real.colour, Suit.UNKNOWN))
        assert suit.colour in (Suit.RED, Suit.BLACK, Suit.UNKNOWN)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("5sAdAc", "5s Ad Ac"), ("10c9d8s", "10c 9d 8s"), ("5AA", "5 A A"), ("10C 9D,8S", "10c 9d 8s"),
        ("tctdTH", "10c 10d 10h"), ("jsqhkd", "Js Qh Kd"), ("1010", "10 10"), ("210", "2 10"), (" 5s , Ad ", "5s Ad"),
        ("5♠A♦A♣Q♥", "5s Ad Ac Qh"), ("5♤A♢A♧Q♡", "5s Ad Ac Qh"), ("5♠️A♦️", "5s Ad"), ("5rAb7R7B", "5r Ab 7r 7b"),
        ("ВтДбКчТп", "Jc Qd Kh As"), ("5т", "5c"), ("5Т", "5 A"), ("5T", "5 10"), ("ТТ", "A A"), ("TT", "10 10"),
        ("10п9ч", "10s 9h"), ("Тт", "Ac"), ("Tт", "10c"), ("5s\tAd\n", "5s Ad"), ("\n5s", "5s"), (",5s", "5s"),
    ],
)  # fmt: skip
def test_the_written_forms_of_cards(typed: str, read: str) -> None:
    assert codes(typed) == read.split()


@given(hands_of_cards)
def test_glued_cards_are_those_that_are_parted(held: tuple[Card, ...]) -> None:
    glued = parse_glued(write_cards(held))
    assert glued == parse_cards(" ".join([one.code for one in held])) or any(one.suit is Suit.UNKNOWN for one in held)


@pytest.mark.parametrize("text", ["", "5", "5AA", "110", "10", "5s1d0c", "5s ", "5s" * 53, "5♠️A♦️"])
def test_what_is_not_only_ranks_with_suits_in_turn(text: str) -> None:
    assert parse_glued(text) is None


FAULTS = [
    ("", "", 1, CardFault.EMPTY), (" , ", " , ", 1, CardFault.EMPTY), ("1s", "1", 1, CardFault.ONE),
    ("5s1", "1", 3, CardFault.ONE), ("0", "0", 1, CardFault.NUMBER), ("11s", "11", 1, CardFault.NUMBER),
    ("5s110", "110", 3, CardFault.NUMBER), ("s5", "s", 1, CardFault.SUIT_FIRST),
    ("5ss", "s", 3, CardFault.SUIT_FIRST),
    ("♠5", "♠", 1, CardFault.SUIT_FIRST), ("5 в", "в", 3, CardFault.CAPITALS), ("5Ч", "Ч", 2, CardFault.CAPITALS),
    ("5с", "с", 2, CardFault.LOOKALIKE), ("Аs", "А", 1, CardFault.LOOKALIKE), ("5z", "z", 2, CardFault.UNKNOWN),
    ("\n5z", "z", 3, CardFault.UNKNOWN), ("5.5", ".", 2, CardFault.UNKNOWN), ("5\x00", "\x00", 2, CardFault.UNKNOWN),
    ("1O", "1", 1, CardFault.ONE), ("Joker", "o", 2, CardFault.UNKNOWN),
    ("٥s", "٥", 1, CardFault.UNKNOWN), ("５s", "５", 1, CardFault.UNKNOWN), ("2" * 53, "", 1, CardFault.TOO_MANY),
]  # fmt: skip


@pytest.mark.parametrize(("typed", "piece", "place", "fault"), FAULTS)
def test_what_is_no_card_is_named_with_its_place(typed: str, piece: str, place: int, fault: CardFault) -> None:
    with pytest.raises(CardsUnreadable) as found:
        parse_cards(typed)
    error = found.value
    assert (error.text, error.piece, error.place, error.fault) == (typed, piece, place, fault)


def test_there_is_no_limit_on_a_hand_but_the_deck() -> None:
    assert len(parse_cards("2" * 52)) == 52


def test_every_rank_with_every_suit_in_every_spelling() -> None:
    for rank, its in RANKS.items():
        assert parse_cards(rank) == (card(its),)
        for suit, other in SUITS.items():
            assert parse_cards(rank + suit) == (card(its, other),)


@given(hands_of_cards)
def test_cards_come_back_as_they_were_written(cards: tuple[Card, ...]) -> None:
    assert parse_cards(write_cards(cards)) == cards
    assert parse_cards(" ".join(one.code for one in cards)) == cards
    assert parse_cards(",".join(one.code.upper() for one in cards)) == cards


@given(st.text(alphabet="23456789010TJQKAtjqkacdhsrb♣♦♥♠ВДКТтбчп ,", max_size=30) | st.text(max_size=30))
def test_any_text_is_cards_or_refused_with_a_piece_of_it(text: str) -> None:
    refused: CardsUnreadable | None = None
    cards: tuple[Card, ...] = ()
    try:
        cards = parse_cards(text)
    except CardsUnreadable as error:
        refused = error
    if refused is None:
        assert 1 <= len(cards) <= 52
    else:
        assert refused.text == text
        assert text[refused.place - 1 :].startswith(refused.piece)
