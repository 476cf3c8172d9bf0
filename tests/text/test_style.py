"""How numbers, cards and foreign text look on the output at hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.typing_cards import parse_cards
from dealer_assist.text import i18n, style
from dealer_assist.text.style import Style


@pytest.fixture(autouse=True)
def english_utf_8() -> Iterator[None]:
    before = style.current()
    i18n.use("en")
    style.use(Style())
    yield
    style.use(before)


@pytest.mark.parametrize(
    ("halves", "shown", "in_ascii"),
    [
        (13, "6½", "6 1/2"), (54, "27", "27"), (1, "½", "1/2"), (0, "0", "0"), (-1, "-½", "-1/2"),
        (-13, "-6½", "-6 1/2"), (-14, "-7", "-7"),
    ],
)  # fmt: skip
def test_points(halves: int, shown: str, in_ascii: str) -> None:
    assert style.points(halves) == shown
    style.use(Style(encoding="ascii"))
    assert style.points(halves) == in_ascii
    assert style.fit(style.points(halves)) == in_ascii


def test_amounts_and_money() -> None:
    assert [style.amount(cents) for cents in (4000, 1250, 0, -300, -5)] == ["40", "12.50", "0", "-3", "-0.05"]
    assert [style.signed_amount(cents) for cents in (4000, 0, -1250)] == ["+40", "0", "-12.50"]
    assert [style.cash(cents, "€") for cents in (4000, 0)] == ["40.00\u00a0€", "0.00\u00a0€"]
    assert [style.signed_cash(cents) for cents in (500, 0, -5)] == ["+5.00", "0.00", "-0.05"]


def test_cards() -> None:
    held = parse_cards("5sAdAcQh9r7bK")
    assert style.cards(held) == "5♠ A♦ A♣ Q♥ 9r 7b K"
    style.use(Style(encoding="cp1252"))
    assert style.cards(held) == "5s Ad Ac Qh 9r 7b K"


def test_lists() -> None:
    assert [style.listed(names) for names in ([], ["Ann"], ["Ann", "Bob"], ["Ann", "Bob", "Cy"])] == [
        "", "Ann", "Ann and Bob", "Ann, Bob and Cy",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "encoding", "fitted"),
    [
        ("6½ ♠ €", "utf-8", "6½ ♠ €"), ("6½ ♠ €", "cp1252", "6½ s €"), ("6½ ♠ € …", "ascii", "61/2 s EUR ..."),
        ("王伟", "ascii", r"\u738b\u4f1f"), ("Zoë", "cp1252", "Zoë"), ("🃏", "cp1252", r"\U0001f0cf"),
        ("Zoë", "no-such-encoding", r"Zo\xeb"), ("plain", "ascii", "plain"), ("12\u00a0₽", "ascii", "12 RUB"),
    ],
)  # fmt: skip
def test_what_the_output_cannot_show_is_replaced(text: str, encoding: str, fitted: str) -> None:
    style.use(Style(encoding=encoding))
    assert style.fit(text) == fitted


@given(st.text(), st.sampled_from(["ascii", "cp1252", "cp437", "koi8-r", "shift_jis"]))
def test_whatever_is_fitted_can_be_written(text: str, encoding: str) -> None:
    style.use(Style(encoding=encoding))
    style.fit(text).encode(encoding)
    style.use(Style())


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("Ann Lee", "Ann Lee"), ("\x1b[31mred", r"\x1b[31mred"), ("a\nb", r"a\nb"), ("a\x00b", r"a\x00b"),
        ("a\u202eb", r"a\u202eb"), ("a\u2066b", r"a\u2066b"), ("\udcff", r"\udcff"), ("王伟 🃏", "王伟 🃏"),
        ("a\u200db", "a\u200db"), ("\x9b31m", r"\x9b31m"), ("\u2028", r"\u2028"), ("12\u00a0€", "12\u00a0€"),
    ],
)  # fmt: skip
def test_foreign_text_is_made_visible(text: str, safe: str) -> None:
    assert style.safe(text) == safe


@given(st.text(alphabet=st.characters()))
def test_no_control_or_direction_character_survives(text: str) -> None:
    shown = style.safe(text)
    assert all(char.isprintable() or char in "\u00a0\u202f\u200c\u200d" for char in shown)


def test_what_was_typed_is_quoted_in_a_line() -> None:
    assert style.found("short") == "short"
    assert style.found("a" * 60) == "a" * 60
    assert style.found("a" * 61) == "a" * 60 + "…"
    text = "a" * 100 + "z" + "b" * 100
    assert style.found(text, at=100) == "…" + "a" * 30 + "z" + "b" * 29 + "…"
    assert style.found(text, at=200) == "…" + "b" * 31
    assert style.found("\x1b" * 3) == r"\x1b\x1b\x1b"


def test_colours_only_where_the_output_takes_them() -> None:
    for paint in (style.bold, style.dim, style.good):
        assert paint("Ann") == "Ann"
    style.use(Style(color=True))
    assert style.bold("Ann") == "\033[1mAnn\033[0m"
    assert style.dim("Ann") == "\033[2mAnn\033[0m"
    assert style.good("Ann") == "\033[32mAnn\033[0m"


def test_russian_cards_points_and_decimals() -> None:
    i18n.use("ru")
    try:
        assert style.cards(parse_cards("5sAdKcQh10h")) == "5♠ Т♦ К♣ Д♥ 10♥"
        assert (style.amount(1250), style.cash(-1250), style.points(13)) == ("12,50", "-12,50", "6½")
    finally:
        i18n.use("en")
