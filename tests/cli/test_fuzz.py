"""Whatever is typed: no traceback, one of the documented exit codes, and whatever is printed can be printed."""

from __future__ import annotations

import json
import re
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from dealer_assist.core.errors import DealerError
from dealer_assist.core.house_keys import KEYS
from dealer_assist.core.money import parse_amount
from dealer_assist.core.names import find_name, parse_name, split_outside_quotes, unquote
from dealer_assist.core.points import parse_points
from dealer_assist.core.request import part_hand, read_pots, read_seats
from dealer_assist.core.typed import parse_hand, write_hand
from dealer_assist.core.typing_declarations import parse_declaration
from dealer_assist.text.errors import say
from tests.core.table import house
from tests.support import Result, dealer

# Pieces that belong somewhere, wherever they come to stand, and any characters between them.
PIECES = [
    "Ann", "Bob", "王伟", "Zoë", "🃏", "1e5", "007", "Ann, Jr.", "=", "/", ",", ":", ";", "#", '"', '""', " ", "-",
    "--", "x", "5sAdAc", "10c9d8s", "5AA", "26.5p", "½p", "7p4", "p", "T", "Т", "т", "1", "0", "♠", "♠️", "low", "high",
    "both", "7", "27", "0c", "40", "12.50", "1,250", "-5", "−5", "$", "€", "nan", "1e400", "\u202e", "\u200d", "\x00",
    "\x1b[31m", "\n", "\udcff",
]  # fmt: skip
texts = st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=8).map("".join)
values = (
    st.sampled_from(["true", "false", "none", "at-most", "together", "any", "[1, 11]", "0.5", "-7", "{", "'", "1_0"])
    | texts
)
keys = st.sampled_from(["set", *KEYS])
UNSEEN = re.compile("[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
TYPED = house({"declare.how": "together"})


def reads(text: str) -> None:
    """Every reader of typed text takes it or refuses it with words that can be printed."""
    readers = (
        parse_hand, parse_amount, parse_name, unquote, parse_points, part_hand,
        lambda body: parse_amount(body, signed=True), lambda body: split_outside_quotes(body, ",:= "),
        lambda body: find_name(body, ("Ann", "Anna", "Bob")), lambda body: parse_declaration(TYPED, "Ann", body),
        lambda body: read_pots(body, ("Ann", "Bob"), unit=100),
        lambda body: read_seats(body.split(","), ("Ann", "Bob")),
    )  # fmt: skip
    for read in readers:
        try:
            read(text)  # type: ignore[operator]
        except DealerError as error:
            said = say(error)
            assert not UNSEEN.search(said)
            assert len(said) < 500


@settings(max_examples=400)
@given(texts)
def test_every_reader_takes_or_refuses_any_text(text: str) -> None:
    reads(text)


def test_every_reader_takes_or_refuses_huge_texts() -> None:
    for piece in ("5s", "A", " ", '""', "9,", "a\u0301\u0327", "5AAz", "1:A,"):
        reads(piece * 100_000)


@settings(max_examples=300)
@given(texts)
def test_a_hand_that_is_read_is_written_and_read_again(text: str) -> None:
    try:
        shown = parse_hand(text)
    except DealerError:
        return
    assert parse_hand(write_hand(shown)) == shown


def check(result: Result) -> None:
    assert result.code in range(5)
    assert "Traceback" not in result.out + result.err
    assert result.code != 0 or result.err == ""
    assert not UNSEEN.search((result.out + result.err).replace("\n", ""))


hands = st.builds("{}={}{}".format, st.sampled_from(["Ann", "Bob", "王伟", '"Ann, Jr."', "1"]) | texts,
                  st.sampled_from(["5sAdAc", "10c9d8s", "26.5p", "x", "43"]) | texts,
                  st.sampled_from(["", "/low", "/high", "/both", "/7"]) | texts.map("/".__add__))  # fmt: skip
options = st.one_of(
    st.tuples(st.just("--pot"), st.sampled_from(["40", "41", "0", "12.50"]) | texts),
    st.tuples(st.just("--pots"), st.sampled_from(["30:Ann,Bob 11:Bob", "5:Ann"]) | texts),
    st.tuples(st.just("--seats"), st.sampled_from(["Bob,Ann", "Ann,Bob,Cy", "1,2,3"]) | texts),
    st.tuples(st.just("--carried"), st.sampled_from(["0", "3"]) | texts),
    st.tuples(st.just("--unit"), st.sampled_from(["0.25", "1", "0.01"]) | texts),
    st.tuples(st.just("-r"), st.sampled_from(["igra", "sarrett", "seven-minus-seven", "31", "inside"]) | texts),
    st.tuples(st.just("--set"), st.builds("{}={}".format, keys, values) | texts),
    st.tuples(st.sampled_from(["--json", "--compare", "--no-session", "--color", "--", "-h", "--lang", "--book"])),
    st.tuples(texts),
)
lines = st.tuples(st.lists(options, max_size=4), st.lists(hands | st.sampled_from(["5AA", "7p"]), max_size=4)).map(
    lambda both: [word for option in both[0] for word in option] + both[1]
)


@settings(max_examples=200)
@given(lines, st.sampled_from(["utf-8", "ascii", "cp1252"]))
@example(["--pot", "40", "--set", "players=[2, 2", "Ann=5AA"], "utf-8")
def test_any_showdown_line(words: list[str], encoding: str) -> None:
    if "--compare" in words and words.count("--set"):
        words = [word for word in words if word != "--compare"]  # two dozen presets and their parts: slow, tested apart
    check(dealer("showdown", *(word.replace("\x00", "") for word in words), encoding=encoding))


@settings(max_examples=60)
@given(
    st.lists(
        st.sampled_from(["showdown", "--json", "--help", "-h", "--version", "--lang", "ru", "xx"]) | texts, max_size=4
    )
)
def test_any_first_words(words: list[str]) -> None:
    if words[:1] != ["showdown"] and words[:1] not in (
        [word] for word in ("--json", "--help", "-h", "--version", "--lang")
    ):
        words = ["showdown", *words]
    check(dealer(*words))


numbers = st.integers(-5, 10**6) | st.floats() | st.sampled_from([10**400, -1, 0, 1e300, "1,250", "40", "12.5"])
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
names = st.sampled_from(["Ann", "Bob", "ann", "王伟", ""]) | texts
requests = st.fixed_dictionaries(
    {},
    optional={
        "id": json_values,
        "rules": st.sampled_from(["pagat", "sarrett", "igra", "31", "double-clubs", "nowhere.toml"]) | json_values,
        "set": st.dictionaries(keys | texts, json_values, max_size=2) | json_values,
        "pot": numbers | json_values,
        "pots": st.lists(
            st.fixed_dictionaries(
                {"amount": numbers | json_values, "players": st.lists(names, max_size=3) | json_values}
            ),
            max_size=2,
        )
        | json_values,
        "seats": st.lists(names, max_size=3) | json_values,
        "hands": st.dictionaries(names, st.sampled_from(["5sAdAc", "43", "7p", "x", "26½p3"]) | texts, max_size=3)
        | json_values,
        "declared": st.dictionaries(names, st.sampled_from(["low", "high", "both"]) | texts, max_size=2) | json_values,
    },
)
GOOD = {"pot": 41, "hands": {"Ann": "5sAdAc", "Bob": "10c9d8s"}}


@settings(max_examples=100)
@given(st.lists(requests | requests.map(GOOD.__or__) | json_values, min_size=1, max_size=3), texts)
def test_any_batch(several: list[Any], noise: str) -> None:
    written = "\n".join([*(json.dumps(one) for one in several), noise.replace("\udcff", "")])
    result = dealer("showdown", "--batch", "-", text=written)
    check(result)
    assert result.code in (0, 1)
    documents = [json.loads(line) for line in result.out.splitlines()]
    assert len(documents) == sum(bool(line.strip()) for line in written.encode().split(b"\n"))
    assert result.code == int(any("error" in one for one in documents))
    for one in documents:
        assert "error" in one or "payouts" in one
