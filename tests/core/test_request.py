"""A showdown as it is typed: hands, seats and pots."""

from __future__ import annotations

import pytest

from dealer_assist.core.errors.cards import CardFault
from dealer_assist.core.errors.money import AmountUnreadable, NotInChips
from dealer_assist.core.errors.names import NameTaken, NameUnclear, NameUnknown, NameUnreadable
from dealer_assist.core.errors.showdown import (
    HandUnreadable,
    MoreHandsThanSeats,
    NoHands,
    NotSeated,
    PlayerTwiceInPot,
    ShowdownUnreadable,
    TextFault,
)
from dealer_assist.core.request import (
    TypedHand,
    name_hands,
    part_hand,
    pot_of,
    read_hands,
    read_pots,
    read_seats,
    read_shown,
    with_carried,
)
from dealer_assist.core.showdown import Pot

from .table import house

NAMES = ("Ann", "Bob", "Ann, Jr.")


@pytest.mark.parametrize(
    ("typed", "name", "cards", "declared"),
    [
        ("Ann=5AA", "Ann", "5AA", ""), ("Ann=5AA/low", "Ann", "5AA", "low"), ("5AA", "", "5AA", ""),
        ("5AA/b", "", "5AA", "b"), ('"Ann, Jr."=5AA', "Ann, Jr.", "5AA", ""), ('"a=b/c"=5AA/7', "a=b/c", "5AA", "7"),
        ("Ann, Jr.=5AA", "Ann, Jr.", "5AA", ""), ("Ann = 5 A A / low", "Ann", " 5 A A ", "low"),
        ("a=5=5", "a", "5=5", ""),
        ("a=5/b/c", "a", "5", "b/c"),
    ],
)  # fmt: skip
def test_a_hand_is_name_cards_and_declaration(typed: str, name: str, cards: str, declared: str) -> None:
    assert part_hand(typed) == TypedHand(name=name, cards=cards, declared=declared)


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", TextFault.NO_CARDS), (" ", TextFault.NO_CARDS), ("Ann=", TextFault.NO_CARDS),
        ("Ann=/low", TextFault.NO_CARDS),
        ("/low", TextFault.NO_CARDS), ("=5AA", TextFault.NO_NAME), (" =5AA", TextFault.NO_NAME),
        ('""=5AA', TextFault.NO_NAME),
        ("Ann=5AA/", TextFault.NO_DECLARATION), ("5AA/ ", TextFault.NO_DECLARATION),
    ],
)  # fmt: skip
def test_what_is_no_hand(typed: str, fault: TextFault) -> None:
    with pytest.raises(ShowdownUnreadable) as found:
        part_hand(typed)
    assert (found.value.text, found.value.fault) == (typed, fault)


def test_quotes_in_a_hand_must_close() -> None:
    for typed in ('"Ann=5AA', 'An"n=5AA', '"Ann" "Bob"=5AA'):
        with pytest.raises(NameUnreadable):
            part_hand(typed)


def named(*hands: str, seated: tuple[str, ...] = (), order: tuple[str, ...] = ()) -> list[str]:
    return [name for name, _hand in name_hands(map(part_hand, hands), seated, order)]


def test_bare_cards_are_seats_1_2_and_so_on() -> None:
    assert named("5AA", "43") == ["1", "2"]
    assert named("5AA", "Ann=43", "6A") == ["1", "Ann", "2"]
    assert named("5AA", "43", order=("Ann", "Bob", "Cy")) == ["Ann", "Bob"]
    assert named("5AA", "43", seated=("Ann", "Bob"), order=("b", "a")) == ["Bob", "Ann"]
    with pytest.raises(MoreHandsThanSeats) as found:
        named("5AA", "43", order=("Ann",))
    assert (found.value.cards, found.value.known) == ("43", ("Ann",))


def test_the_beginning_of_a_seated_player_s_name_is_enough() -> None:
    assert named("b=5AA", "ANN=43", seated=("Ann", "Anna", "Bob")) == ["Bob", "Ann"]
    with pytest.raises(NameUnknown):
        named("Cy=5AA", seated=("Ann", "Bob"))
    with pytest.raises(NameUnclear):
        named("A=5AA", seated=("Ann", "Anna"))
    assert named("A=5AA", "An=5AA") == ["A", "An"]


def test_nobody_has_two_hands() -> None:
    for hands in (("Ann=5AA", "ann=43"), ("5AA", "1=43"), ("1=43", "5AA")):
        with pytest.raises(NameTaken):
            named(*hands)
    with pytest.raises(NameTaken):
        named("B=5AA", "Bob=43", seated=("Ann", "Bob"))


def test_a_hand_that_cannot_be_read_says_whose_it_is() -> None:
    with pytest.raises(HandUnreadable) as found:
        read_hands(house(), [("Ann", "5AA", ""), ("Bob", "5z", "")])
    assert (found.value.name, found.value.cause.fault) == ("Bob", CardFault.UNKNOWN)
    with pytest.raises(NoHands):
        read_hands(house(), [])


def test_hands_of_names_in_their_order() -> None:
    assert list(read_shown(("Ann", "Bob"), ("5A", "5sAd"))) == ["Ann", "Bob"]
    with pytest.raises(HandUnreadable) as found:
        read_shown(("Ann", "Bob"), ("5A", "5z"))
    assert (found.value.name, found.value.cause.fault) == ("Bob", CardFault.UNKNOWN)


@pytest.mark.parametrize(
    "typed",
    [
        "70:Ann,Bob 60:Bob", " 70:Ann,Bob   60:Bob ", "70: Ann, Bob 60: Bob", "70:Ann ,Bob 60 :Bob", "70:ann,B 60:BOB",
        "70.00:Ann,Bob\n60:Bob", "$70:Ann,Bob 60€:Bob",
    ],
)  # fmt: skip
def test_pots_the_main_pot_first(typed: str) -> None:
    assert read_pots(typed, ("Ann", "Bob"), unit=100) == (
        Pot(amount=7000, players=("Ann", "Bob")),
        Pot(amount=6000, players=("Bob",)),
    )


def test_names_in_pots_may_stand_in_quotes() -> None:
    found = read_pots('70:"Ann, Jr.",Bob 60:"Ann, Jr."', NAMES, unit=100)
    assert [pot.players for pot in found] == [("Ann, Jr.", "Bob"), ("Ann, Jr.",)]


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("", ShowdownUnreadable), ("70", ShowdownUnreadable), ("70:", ShowdownUnreadable),
        ("70:Bob 60", ShowdownUnreadable),
        (":Bob", AmountUnreadable), ("x:Bob", AmountUnreadable), ("-5:Bob", AmountUnreadable),
        ("0.50:Bob", NotInChips),
        ("70:Bob,Bob", PlayerTwiceInPot), ("70:Bob,b", PlayerTwiceInPot), ("70:Cy", NameUnknown),
        ("70:Bob,", NameUnreadable),
        ("70:,Bob", NameUnreadable), ("70:A", NameUnclear), ('70:"Bob', NameUnreadable), ("70:Bob:60", NameUnknown),
        ("70:Bob;60:Bob", NameUnknown), ("70 60:Bob", ShowdownUnreadable),
    ],
)  # fmt: skip
def test_what_are_no_pots(typed: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read_pots(typed, NAMES, unit=100)


def test_carried_chips_lie_in_the_main_pot() -> None:
    two = (Pot(amount=7000, players=("Ann", "Bob")), Pot(amount=6000, players=("Bob",)))
    assert with_carried(two, 500, NAMES) == (Pot(amount=7500, players=("Ann", "Bob")), two[1])
    assert with_carried(two, 0, NAMES) == two
    assert with_carried((), 500, NAMES) == (Pot(amount=500, players=NAMES),)
    assert pot_of(100, ["bob"], NAMES).players == ("Bob",)


def test_seats_are_the_order_from_the_dealer_s_left() -> None:
    assert read_seats(["Ann", "Bob"], ("Ann", "Bob")) == ("Ann", "Bob")
    assert read_seats(["Bob", "Ann"], ("Ann", "Bob")) == ("Bob", "Ann")
    assert read_seats(["bob", "Cy", "a"], ("Ann", "Bob")) == ("Bob", "Cy", "Ann")
    assert read_seats(["An", "Anna", "Bob"], ("Ann", "Anna", "Bob")[:0]) == ("An", "Anna", "Bob")
    with pytest.raises(NotSeated) as found:
        read_seats(["Bob", "Cy"], ("Ann", "Bob"))
    assert (found.value.name, found.value.known) == ("Ann", ("Bob", "Cy"))
    with pytest.raises(NotSeated):
        read_seats(["A", "Bob"], ("Ann", "Anna", "Bob"))


@pytest.mark.parametrize("typed", [["Ann", "ann"], ["Ann", "An"], ["An", "Ann"]])
def test_nobody_has_two_seats(typed: list[str]) -> None:
    with pytest.raises(NameTaken):
        read_seats(typed, ("Ann",))
