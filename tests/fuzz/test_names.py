"""Names: shown as they were typed wherever they come out again, or refused."""

from __future__ import annotations

import shutil
import unicodedata

import pytest
from hypothesis import strategies as st

from dealer_assist.core.names import (
    find_name,
    name_key,
    parse_name,
    parse_names,
    split_outside_quotes,
    unquote,
    write_name,
)
from dealer_assist.core.request import read_seats
from tests.fuzz.checks import UNSEEN as SPOKEN_TO_TERMINALS
from tests.fuzz.checks import document, harmless, read, refused_or_done, typed
from tests.fuzz.engine import attack
from tests.fuzz.pieces import MARKS, NAMES, UNSEEN, texts

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

name_pieces = st.sampled_from(
    [*NAMES, *MARKS, *UNSEEN, "İ", "ß", "ﬁ", "Å", "\u212b", "\u200d", "👩\u200d👧", "ا", "x" * 39, "\u00a0"]
)
near_names = st.lists(name_pieces | st.characters(), min_size=1, max_size=6).map("".join)
names = near_names | texts


def taken(text: str) -> str | None:
    """The name that ``text`` is, if it is one."""
    found: str | None = read(parse_name, text)
    return found


@attack(examples=400, text=names)
def test_a_name_is_printable_and_found_again_or_refused(text: str) -> None:
    for separators in (",", ":= "):
        read(split_outside_quotes, text, separators)
    read(unquote, text)
    read(find_name, text, ("Ann", "Anna", "Bob"))
    read(read_seats, text.split(","), ("Ann", "Bob"))
    name = taken(text)
    if name is None:
        return
    assert parse_name(name) == name
    assert 1 <= len(unicodedata.normalize("NFC", name)) <= 40
    assert not SPOKEN_TO_TERMINALS.search(name)
    assert unquote(write_name(name)) == name
    assert split_outside_quotes(f"{write_name(name)}={write_name(name)}", "=") == [write_name(name)] * 2
    assert find_name(name, ("Quite another", name)) == name
    assert read(parse_names, [name, name.upper() if name_key(name.upper()) == name_key(name) else name]) is None


@attack(examples=60, text=names, other=names)
def test_a_name_comes_back_as_typed_from_every_command(text: str, other: str) -> None:
    text, other = harmless(text), harmless(other)
    first, second = taken(text), taken(other)
    seats = [f"{write_name(text)}=5AA", f"{write_name(other)}=T98"]
    told = refused_or_done(typed(["showdown", "--json", "--pot", "40", "--", *seats]))
    if first is not None and second is not None and read(parse_names, [first, second]):
        assert told.code == 0
        assert list(document(told)["hands"]) == [first, second]
    else:
        assert told.code in (1, 2)
    refused_or_done(typed(["showdown", "--pot", "40", "--", *seats], encoding="ascii"))
    refused_or_done(typed(["settle", "--", f"{write_name(text)}=5", f"{write_name(other)}=-5"]))
    lines = f"rules pagat\nseats {write_name(text)}=40 {write_name(other)}=40\ndealer {write_name(other)}\n"
    refused_or_done(typed(["hand", "replay", "-"], text=lines))


@attack(examples=8, text=names, other=names, typing=st.sampled_from(["", "'", '"']))
def test_a_name_in_the_book(text: str, other: str, typing: str) -> None:
    book = ["--book", "book"]
    shutil.rmtree("book", ignore_errors=True)
    text, other = harmless(text), harmless(other)
    first, second = taken(text), taken(other)
    begun = refused_or_done(typed(["session", "start", *book, f"{write_name(text)}=20", "Zed=20", "Yva=20"]))
    if begun.code == 0:
        for command in (["buyin", other, "20"], ["away", text], ["back", text + typing], ["players", "alias", text,
                         other],
                        ["expense", text, "5", other], ["hand", "add", "6", "Zed=5AA"], ["status"], ["session",
                         "show"],
                        ["players"], ["export", "csv"], ["bankroll", text]):  # fmt: skip
            refused_or_done(typed([*command, *book]))
        there = [player["name"] for player in document(typed(["status", "--json", *book]))["players"]]
        assert there[:1] == [first]
        assert len(there) == 3 or there[3] == second
        assert refused_or_done(typed(["check", *book])).code == 0
        assert refused_or_done(typed(["session", "void", *book])).code == 0


def test_a_name_without_end_is_refused() -> None:
    for piece in ("a", " ", '""', "a\u0301\u0327", "🃏", "\u200d", "\x1b", ",", "=5 "):
        for reader in (parse_name, unquote, lambda text: split_outside_quotes(text, ",= ")):
            read(reader, piece * 100_000)
