"""Amounts: what is taken has one of the written forms and is exactly what stands there."""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal

import pytest
from hypothesis import strategies as st

from dealer_assist.core.money import fixed, parse_amount, plain
from dealer_assist.core.points import parse_points, write_points
from dealer_assist.core.request import read_pots
from tests.fuzz.checks import document, read, refused_or_done, typed
from tests.fuzz.engine import attack
from tests.fuzz.pieces import AMOUNTS, MARKS, UNSEEN, texts

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

amount_pieces = st.sampled_from(
    [*AMOUNTS, *MARKS, *UNSEEN, *"0123456789.,+-−$€₽£'’ ", "\u00a0", "\u202f", "٣", "½", "e", "E"]
)
near_amounts = st.lists(amount_pieces, max_size=8).map("".join)
plain_ones = st.builds(
    "{}{}{}".format, st.integers(0, 10**12), st.sampled_from(["", ".", ","]), st.text("0123456789", max_size=3)
)
amounts = near_amounts | plain_ones | texts


def value(text: str) -> int | None:
    """What ``text`` is worth in hundredths by the rule as it is written, None where it is none of the forms."""
    body = text.strip()
    sign = -1 if body[:1] in ("-", "−") else 1
    body = body.removeprefix("+") if body[:1] == "+" else body[sign == -1 :]
    signs = [char for char in body if unicodedata.category(char) == "Sc"]
    if len(signs) > 1 or (signs and body[0] != signs[0] and body[-1] != signs[0]):
        return None
    body = body.replace(signs[0], "") if signs else body
    body = body.strip(" \u00a0") if signs else body
    if not re.fullmatch(r"[0-9]{1,12}(?:[.,][0-9]{1,2})?|[.,][0-9]{1,2}", body, re.ASCII):
        return None
    return sign * int(Decimal(body.replace(",", ".")) * 100)


@attack(examples=400, text=amounts)
def test_an_amount_is_what_stands_there_or_refused(text: str) -> None:
    assert read(parse_amount, text, signed=True) == value(text)
    unsigned = read(parse_amount, text)
    assert unsigned == (None if text.strip()[:1] in ("+", "-", "−") else value(text))
    if unsigned is not None:
        assert parse_amount(plain(unsigned)) == parse_amount(fixed(unsigned)) == unsigned


@attack(examples=300, text=amounts)
def test_points_and_pots_are_read_or_refused(text: str) -> None:
    points = parse_points(text)
    assert points is None or parse_points(write_points(points)) == points
    for pots in (text, f"{text}:Ann", f"30:Ann,Bob {text}:Bob"):
        read(read_pots, pots, ("Ann", "Bob"), unit=100)


PLACES = [
    ["showdown", "--pot", "{}", "Ann=5AA", "Bob=T98"],
    ["showdown", "--pots", "{}:Ann,Bob 5:Bob", "Ann=5AA", "Bob=T98"],
    ["showdown", "--pot", "40", "--unit", "{}", "Ann=5AA", "Bob=T98"],
    ["showdown", "--pot", "40", "--carried", "{}", "Ann=5AA", "Bob=T98"],
    ["settle", "Ann={}", "Bob=-20"],
    ["settle", "Ann=20", "Bob=-20", "--to", "{}"],
    ["rules", "announce", "--buyin", "{}"],
    ["rules", "announce", "--limit", "{}"],
    ["rules", "announce", "--ante", "{}"],
    ["session", "start", "Ann={}", "Bob=20"],
    ["session", "start", "--buyin", "{}", "Ann", "Bob"],
    ["session", "start", "--ante", "{}", "--limit", "{}-{}", "Ann=20", "Bob=20"],
    ["session", "start", "--unit", "{}", "--worth", "{}", "Ann=20", "Bob=20"],
    ["session", "start", "--set", "betting.max={}", "Ann=20", "Bob=20"],
]


@attack(examples=100, place=st.sampled_from(PLACES), text=amounts)
def test_any_amount_wherever_one_is_typed(place: list[str], text: str) -> None:
    told = refused_or_done(typed([word.replace("{}", text) for word in place]))
    if place[:3] == ["showdown", "--pot", "{}"] and told.code == 0 and not text.startswith("-"):
        told = typed([*(word.replace("{}", text) for word in place), "--json"])
        assert Decimal(document(told)["pot"]) * 100 == (value(text) or 0)


@pytest.mark.parametrize("place", PLACES, ids=" ".join)
@pytest.mark.parametrize("piece", ["9", "1,", "0", "$", ".", "-", "٣"])
def test_an_amount_without_end_is_refused(place: list[str], piece: str) -> None:
    told = refused_or_done(typed([word.replace("{}", piece * 50_000) for word in place]))
    assert told.code in (1, 2) or piece == "0"
