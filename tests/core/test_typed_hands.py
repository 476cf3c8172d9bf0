"""The command line, "Cards, names, amounts": totals already counted, hands not shown, one deck."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.errors.cards import (
    CardFault,
    CardsUnreadable,
    Place,
    SameCardTwice,
    SuitMissing,
    TooManyOfRank,
)
from dealer_assist.core.totals import Counter
from dealer_assist.core.typed import MUCK, Shown, check_deal, check_suits, parse_hand, write_hand

from .strategies import halves, hands_of_cards
from .table import cards, house


@pytest.mark.parametrize(
    ("typed", "total", "size"),
    [
        ("26.5p", 53, None), ("26,5p", 53, None), ("26½p", 53, None), ("26.5p4", 53, 4), ("26p", 52, None),
        ("26P", 52, None), ("½p", 1, None), (".5p", 1, None), ("0p", 0, None), ("26.50p", 53, None),
        ("26.0p1", 52, 1),
        ("-6.5p", -13, None), ("−6½p3", -13, 3), ("+7p", 14, None), ("-0p", 0, None), (" 7p ", 14, None),
        ("27p52", 54, 52), ("9999p", 19998, None),
    ],
)  # fmt: skip
def test_a_total_already_counted(typed: str, total: int, size: int | None) -> None:
    assert parse_hand(typed) == Shown(total=total, size=size)


@pytest.mark.parametrize("typed", ["x", "X", "х", "Х", " x "])
def test_x_does_not_show(typed: str) -> None:
    assert parse_hand(typed) is MUCK


@pytest.mark.parametrize(
    ("typed", "piece", "place", "fault"),
    [
        ("26.25p", "26.25p", 1, CardFault.TOTAL), ("26.05p", "26.05p", 1, CardFault.TOTAL),
        ("26p0", "0", 4, CardFault.TOTAL), ("26p53", "53", 4, CardFault.TOTAL), ("p", "p", 1, CardFault.UNKNOWN),
        ("26.p", ".", 3, CardFault.UNKNOWN), ("99999p", "p", 6, CardFault.UNKNOWN),
        ("7pp", "p", 2, CardFault.UNKNOWN),
        ("xx", "x", 1, CardFault.UNKNOWN), ("-p", "-", 1, CardFault.UNKNOWN), ("5 x", "x", 3, CardFault.UNKNOWN),
    ],
)  # fmt: skip
def test_what_is_no_total(typed: str, piece: str, place: int, fault: CardFault) -> None:
    with pytest.raises(CardsUnreadable) as found:
        parse_hand(typed)
    assert (found.value.piece, found.value.place, found.value.fault) == (piece, place, fault)


@given(
    st.just(MUCK)
    | hands_of_cards.map(lambda held: Shown(cards=held))
    | st.builds(lambda total, size: Shown(total=total, size=size), halves, st.none() | st.integers(1, 52))
)
def test_a_hand_comes_back_as_it_was_written(shown: Shown) -> None:
    assert parse_hand(write_hand(shown)) == shown


def refused(*hands: str, **keys: object) -> Exception:
    held = {name: cards(text) for name, text in zip("ABC", hands, strict=False)}
    counter = Counter(house({key.replace("__", "."): value for key, value in keys.items()}))
    with pytest.raises((SameCardTwice, TooManyOfRank, SuitMissing)) as found:
        check_deal(counter, held)
    return found.value


def test_the_same_suited_card_twice_is_refused_and_both_places_are_named() -> None:
    error = refused("5sAdAc", "2s3s5s")
    assert isinstance(error, SameCardTwice)
    assert error.card.code == "5s"
    assert (error.first, error.second) == (Place(holder="A", number=1), Place(holder="B", number=3))
    error = refused("5s5s")
    assert isinstance(error, SameCardTwice)
    assert error.second == Place(holder="A", number=2)


def test_a_fifth_card_of_a_rank_is_refused_and_all_places_are_named() -> None:
    error = refused("55", "5s5", "25")
    assert isinstance(error, TooManyOfRank)
    assert (error.most, len(error.places), error.places[-1]) == (4, 5, Place(holder="C", number=2))


def test_a_third_card_of_a_rank_and_colour_is_refused() -> None:
    error = refused("7r7h", "7d7")
    assert isinstance(error, TooManyOfRank)
    assert error.most == 2
    assert [place.holder for place in error.places] == ["A", "A", "B"]
    assert isinstance(refused("7b7b", "7s"), TooManyOfRank)


def test_what_one_deck_can_deal_is_allowed() -> None:
    counter = Counter(house())
    check_deal(counter, {"A": cards("55"), "B": cards("5s5")})
    check_deal(counter, {"A": cards("7r7h"), "B": cards("7b7")})
    check_deal(counter, {"A": cards("5sAdAc"), "B": cards("5dAs")})
    check_deal(counter, {"A": (), "B": ()})


def test_a_card_without_the_suit_that_the_rules_use_is_refused() -> None:
    error = refused("5s7", "2", suits__clubs=2)
    assert isinstance(error, SuitMissing)
    assert (error.card.code, error.place, error.colour_is_enough) == ("7", Place(holder="A", number=2), False)
    error = refused("5s7b", suits__clubs=2)
    assert isinstance(error, SuitMissing)
    error = refused("5s7", suits__diamonds=-1, suits__hearts=-1)
    assert isinstance(error, SuitMissing)
    assert error.colour_is_enough
    check_suits(Counter(house({"suits.clubs": 2})), {"A": cards("5r7d2h")})
