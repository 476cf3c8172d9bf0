"""The command line, "Cards, names, amounts": names."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.errors.names import NameFault, NameTaken, NameUnclear, NameUnknown, NameUnreadable
from dealer_assist.core.names import (
    find_name,
    name_key,
    parse_name,
    parse_names,
    split_outside_quotes,
    unquote,
    write_name,
)

from .strategies import names

DECOMPOSED = unicodedata.normalize("NFD", "Zoë")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"), (" Ann ", "Ann"), ("Ann  Lee", "Ann Lee"), ("Ann\u00a0Lee", "Ann Lee"), ("\nAnn\t", "Ann"),
        ("王伟", "王伟"), ("🃏", "🃏"), (DECOMPOSED, DECOMPOSED), ("O'Neil", "O'Neil"), ("=1+1", "=1+1"),
        ("007", "007"),
        ("שרה", "שרה"), ("1", "1"), ("a" * 40, "a" * 40), ("👩\u200d🦰", "👩\u200d🦰"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        (unicodedata.normalize("NFD", "é" * 40), unicodedata.normalize("NFD", "é" * 40)), ('"', '"'), ("...", "..."),
    ],
)  # fmt: skip
def test_a_name_is_trimmed_with_its_inner_blanks_folded_and_shown_as_typed(typed: str, name: str) -> None:
    assert parse_name(typed) == name


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", NameFault.EMPTY), ("   ", NameFault.EMPTY), ("\u200d", NameFault.EMPTY), ("\u0301", NameFault.EMPTY),
        ("\u3164", NameFault.EMPTY), ("\u2800", NameFault.EMPTY), ("a" * 41, NameFault.TOO_LONG),
        ("é" * 41, NameFault.TOO_LONG), ("A\tB", NameFault.CONTROL), ("A\nB", NameFault.CONTROL),
        ("A\x00B", NameFault.CONTROL), ("A\x1b[31mB", NameFault.CONTROL), ("A\u202eB", NameFault.CONTROL),
        ("A\u2066B", NameFault.CONTROL), ("A\u200eB", NameFault.CONTROL), ("A\u2028B", NameFault.CONTROL),
        ("A\u00adB", NameFault.CONTROL), ("\ue000", NameFault.CONTROL), ("A\udcffB", NameFault.BYTES),
    ],
)  # fmt: skip
def test_what_is_no_name(typed: str, fault: NameFault) -> None:
    with pytest.raises(NameUnreadable) as found:
        parse_name(typed)
    assert (found.value.text, found.value.fault) == (typed, fault)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Zoë", DECOMPOSED), ("Zoë", "ZOË"), ("Straße", "STRASSE"), ("Ann", "Ann\u200d"), ("Яна", "яНА")],
)
def test_the_same_name_is_refused_for_a_second_player(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)
    with pytest.raises(NameTaken) as taken:
        parse_names([one, "Bob", other])
    assert (taken.value.text, taken.value.first) == (other, one)


@pytest.mark.parametrize("name", ["A", "Ann", "王"])
def test_the_very_same_name_twice_is_refused_too(name: str) -> None:
    with pytest.raises(NameTaken):
        parse_names([name, name])


def test_different_names_are_kept_in_their_order() -> None:
    assert parse_names(["Bob", " Ann ", "Zoe", "Zoë", "1", "01"]) == ("Bob", "Ann", "Zoe", "Zoë", "1", "01")
    assert parse_names([]) == ()


def test_an_exact_name_wins_else_an_unambiguous_beginning() -> None:
    known = ("Ann", "Anna", "Bob", "Zoë")
    assert find_name("ann", known) == "Ann"
    assert find_name("anna", known) == "Anna"
    assert find_name("B", known) == "Bob"
    assert find_name(DECOMPOSED, known) == "Zoë"
    with pytest.raises(NameUnclear) as unclear:
        find_name("An", known)
    assert unclear.value.candidates == ("Ann", "Anna")
    with pytest.raises(NameUnknown) as unknown:
        find_name("Cy", known)
    assert (unknown.value.text, unknown.value.known) == ("Cy", known)
    with pytest.raises(NameUnreadable):
        find_name(" ", known)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ann", "Ann"), ("Ann Lee", '"Ann Lee"'), ("Ann, Jr.", '"Ann, Jr."'), ("a=b", '"a=b"'), ("a:b", '"a:b"'),
        ("a/b", '"a/b"'), ("a;b", '"a;b"'), ("#1", '"#1"'), ('He "x"', '"He ""x"""'), ("O'Neil", "O'Neil"),
        ('"', '""""'),
    ],
)  # fmt: skip
def test_a_name_with_blanks_or_marks_stands_in_double_quotes(name: str, written: str) -> None:
    assert write_name(name) == written
    assert unquote(written) == name


@pytest.mark.parametrize("typed", ['"', '"Ann', 'Ann"', '"Ann" "Bob"', '"a"b"', '"""'])
def test_quotes_that_do_not_close_are_refused(typed: str) -> None:
    with pytest.raises(NameUnreadable) as found:
        unquote(typed)
    assert found.value.fault is NameFault.QUOTES


def test_quotes_keep_what_separates() -> None:
    assert split_outside_quotes('"a,b",c', ",") == ['"a,b"', "c"]
    assert split_outside_quotes("a,,b,", ",") == ["a", "", "b", ""]
    assert split_outside_quotes('"a "" b" c', " ") == ['"a "" b"', "c"]
    assert split_outside_quotes("a=b:c", "=:") == ["a", "b", "c"]
    with pytest.raises(NameUnreadable) as found:
        split_outside_quotes('a,"b', ",")
    assert found.value.fault is NameFault.QUOTES


@given(names)
def test_names_come_back_from_their_quotes(name: str) -> None:
    assert unquote(write_name(name)) == name
    assert parse_name(unquote(write_name(name))) == name


@given(st.lists(names, min_size=1, max_size=4), st.sampled_from([",", ":", "=", " "]))
def test_several_names_come_back_from_one_text(several: list[str], separator: str) -> None:
    text = separator.join(map(write_name, several))
    assert [unquote(piece) for piece in split_outside_quotes(text, separator)] == several


@given(names)
def test_a_name_is_found_by_itself_however_it_is_written(name: str) -> None:
    assert find_name(name, [name]) == name
    for form in ("NFC", "NFD"):
        assert name_key(unicodedata.normalize(form, name)) == name_key(name)


@given(st.text(max_size=60))
def test_any_text_is_a_name_that_can_be_printed_or_refused(text: str) -> None:
    try:
        name = parse_name(text)
    except NameUnreadable:
        return
    assert 1 <= len(unicodedata.normalize("NFC", name)) <= 40
    assert all(char.isprintable() or char in "\u200c\u200d" for char in name)
    assert name == " ".join(name.split())
