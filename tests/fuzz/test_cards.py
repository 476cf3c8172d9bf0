"""Cards, as they are typed for a hand: what is read is what stands there, the rest is refused."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from dealer_assist.core.request import part_hand
from dealer_assist.core.typed import parse_hand, write_hand
from dealer_assist.core.typing_cards import parse_cards
from dealer_assist.core.typing_declarations import parse_declaration
from tests.core.table import house
from tests.fuzz.checks import document, read, refused_or_done, typed
from tests.fuzz.engine import attack
from tests.fuzz.pieces import CARDS, MARKS, UNSEEN, spoiled, texts

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

RANKS = {**{str(number): [str(number)] for number in range(2, 10)}, "10": ["10", "T", "t"], "J": ["J", "j", "В"],
         "Q": ["Q", "q", "Д"], "K": ["K", "k", "К"], "A": ["A", "a", "Т"]}  # fmt: skip
SUITS = {"c": "cC♣♧т", "d": "dD♦♢б", "h": "hH♥♡ч", "s": "sS♠♤п", "r": "rR", "b": "bB"}
SPELLINGS = [(rank + suit, spelling + sign + variant) for rank in RANKS for spelling in RANKS[rank]
             for suit in SUITS for sign in SUITS[suit] for variant in ("", "\ufe0f")]  # fmt: skip
PARTINGS = ["", "", " ", ",", ", ", "\t", " , "]
spelled = st.tuples(st.sampled_from(SPELLINGS), st.sampled_from(PARTINGS)).map(lambda both: (*both[0], both[1]))
card_pieces = st.sampled_from([*CARDS, *MARKS, *UNSEEN, *"23456789JQKAВДКТабвдстчпcdhsrb♣♦♥♠♧\ufe0f½pPxXхХ"])
near_cards = st.lists(card_pieces, max_size=10).map("".join)
DECLARED = house({"declare.how": "together"})


@attack(examples=200, cards=st.lists(spelled, min_size=1, max_size=12))
def test_every_spelling_of_a_card_is_that_card(cards: list[tuple[str, str, str]]) -> None:
    found = parse_cards("".join(spelling + parting for _card, spelling, parting in cards))
    assert [one.code for one in found] == [card for card, _spelling, _parting in cards]


@attack(examples=300, text=near_cards | texts)
def test_every_reader_of_a_hand_takes_it_or_refuses_it(text: str) -> None:
    hand = read(parse_hand, text)
    if hand is not None:
        assert parse_hand(write_hand(hand)) == hand
    read(part_hand, text)
    read(parse_declaration, DECLARED, "Ann", text)


@attack(
    examples=60,
    hands=st.lists(near_cards | st.lists(spelled, min_size=1, max_size=5).flatmap(
        lambda cards: spoiled([one + parting for _card, one, parting in cards], card_pieces).map("".join)),
        min_size=1, max_size=3),
    declared=st.sampled_from(["", "/low", "/7", "/27", "/0c", "/b"]) | texts.map("/".__add__),
    rules=st.sampled_from(["pagat", "sarrett", "seven-minus-seven", "31", "igra", "pagat-bust", "3-33"]),
)  # fmt: skip
def test_any_hands_at_a_showdown(hands: list[str], declared: str, rules: str) -> None:
    words = [f"{name}={hand}{declared}" for name, hand in zip(("Ann", "Bob", "Cy"), hands, strict=False)]
    told = refused_or_done(typed(["showdown", "--json", "--pot", "41", "-r", rules, *words]))
    if told.code == 0:
        verdict = document(told)
        assert sum(float(paid) for paid in verdict["payouts"].values()) + float(verdict["carried"]) == 41
    said = refused_or_done(typed(["showdown", "--pot", "41", "-r", rules, *words]))
    assert (said.code, said.err) == (told.code, told.err)


def test_a_hand_without_end_is_read_or_refused() -> None:
    for piece in ("5s", "A", " ", '""', "9,", "a\u0301\u0327", "5AAz", "\ufe0f", "1", "p", "½p"):
        read(parse_hand, piece * 100_000)
        read(part_hand, piece * 100_000)
        read(parse_declaration, DECLARED, "Ann", piece * 100_000)
