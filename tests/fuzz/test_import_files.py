"""Files of others and our own exports: all of a file comes in or nothing, and the books stay right."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from dealer_assist.exchange.nights import Reading
from dealer_assist.exchange.understand import understood
from tests.fuzz import books
from tests.fuzz.checks import document, read, refused_or_done, typed
from tests.fuzz.engine import attack
from tests.fuzz.pieces import AMOUNTS, NAMES, UNSEEN, changed, json_values, spoiled, spoiled_bytes, texts

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

FIXTURES = sorted(path for path in (Path(__file__).parent.parent / "exchange" / "fixtures").iterdir())
HEADINGS = ["date", "player", "buy-in", "cash-out", "net", "session", "currency", "start", "end", "Ann", "Bob",
            "notes", "Дата", "Игрок",
            "Итог", "Date ", "", "=date", "player_id", "player_nickname", "buy_in", "buy_out", "stack",
            "nit_escrow", "session_start_at",
            "session_end_at"]  # fmt: skip
CELLS = ["", "2024-03-15", "15.03.2024", "3/4/2024", "13/4/2024", "2024-03-16T01:30:00Z", "21:30", "0001-01-01",
         "9999-12-31T23:59:59Z",
         "2024-02-30", "2024-03-31T02:30:00", "'=1+1", "(5)", "€5", "Total", "early", "a1", "1e9",
         "99999999999999", "-",
         "12.50", "-12.50", "1.234,56", "0"]  # fmt: skip
cells = st.sampled_from([*CELLS, *HEADINGS, *NAMES, *AMOUNTS, *UNSEEN]) | texts


@cache
def fixture(number: int) -> bytes:
    return FIXTURES[number].read_bytes()


@st.composite
def tables(draw: st.DrawFn) -> bytes:
    """A table made of anything, or a good one of which cells, lines or bytes are spoiled."""
    if draw(st.booleans()):
        heads = draw(st.lists(st.sampled_from(HEADINGS), min_size=1, max_size=9))
        rows = draw(st.lists(st.lists(cells, min_size=1, max_size=9), max_size=6))
        mark = draw(st.sampled_from([",", ";", "\t"]))
        end = draw(st.sampled_from(["\n", "\r\n", "\r"]))
        data = end.join(mark.join(row) for row in [heads, *rows]).encode("utf-8", "surrogatepass")
    else:
        data = fixture(draw(st.integers(0, len(FIXTURES) - 1)))
        text = data.decode("latin-1")
        mark = max(",;\t", key=text.count)
        lines = [mark.join(draw(spoiled(line.split(mark), cells, most=1))) for line in text.splitlines()[:12]]
        data = "\n".join(draw(spoiled(lines, st.sampled_from(lines) | texts, most=2))).encode("latin-1", "replace")
    return draw(spoiled_bytes(data)) if draw(st.integers(0, 3)) == 0 else data


@cache
def export(state: str) -> list[Any]:
    """The documents of our own export of a book, a line each."""
    books.lay(books.book(state), Path("from"))
    return [json.loads(line) for line in typed(["export", "--book", "from"]).out.splitlines()]


@st.composite
def exports(draw: st.DrawFn) -> bytes:
    """Our own export, with records changed, lost, doubled or moved; its last line may count them rightly."""
    found = list(export(draw(st.sampled_from(["closed", "open", "again"]))))
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(found) - 1))
        found[at] = draw(changed(found[at], json_values))
    lines = draw(spoiled([json.dumps(one, ensure_ascii=False) for one in found], texts, most=1))
    if draw(st.booleans()):
        lines[-1:] = [json.dumps({"kind": "end", "lines": len(lines) - 1})]
    data = "\n".join([*lines, ""]).encode("utf-8", "surrogatepass")
    return draw(spoiled_bytes(data)) if draw(st.integers(0, 4)) == 0 else data


readings = st.builds(
    Reading,
    decimal=st.sampled_from(["", "", ".", ","]),
    dates=st.sampled_from(["", "dmy", "mdy"]),
    cents=st.sampled_from([None, True, False]),
    encoding=st.sampled_from(["", "", "utf-8", "cp1251", "cp1252", "utf-16"]),
    renames=st.dictionaries(st.sampled_from(["Ann", "a1", "Zed"]), st.sampled_from(["Bob", "New"]), max_size=1),
    skipped=st.lists(st.sampled_from(HEADINGS), max_size=1),
)
options = st.lists(
    st.sampled_from(["--dry-run", "--json", "--cents", "--units", "--paid", "--owed", "--decimal=,", "--decimal=.",
                     "--dates=dmy",
                     "--dates=mdy", "--date=2024-03-15", "--encoding=cp1251", "--encoding=utf-16",
                     "--zone=Europe/Berlin",
                     "--currency=€", "--rename=Ann=Zed", "--column=net=Итог", "--skip=notes", "-rigra"])
    | st.builds("--{}={}".format, st.sampled_from(["rename", "column", "skip", "date", "zone", "currency",
                                                   "rules"]), texts),
    max_size=3,
)  # fmt: skip


@attack(examples=200, data=tables() | st.binary(max_size=200), reading=readings)
def test_any_table_is_understood_or_refused(data: bytes, reading: Reading) -> None:
    found = read(understood, data, reading)
    for night in found.nights if found else ():
        assert len(night.stakes) >= 2
        assert sum(stake.net for stake in night.stakes) == 0
        assert all(stake.bought >= 0 and stake.out >= 0 for stake in night.stakes)


def comes_in(data: bytes, state: str, given: list[str]) -> None:
    """All of the file or nothing of it is in the book afterwards; a second time it adds nothing."""
    folder = books.lay(books.book(state), Path("book"))
    Path("nights.csv").write_bytes(data)
    words = ["import", "nights.csv", "--book", "book", *given]
    told = refused_or_done(typed(words))
    if told.code or "--dry-run" in given:
        assert books.files(folder) == books.book(state)
        return
    assert refused_or_done(typed(["check", "--book", "book"])).code == 0
    for command in (["bankroll"], ["debts", "--json"], ["session", "list"], ["export"]):
        assert refused_or_done(typed([*command, "--book", "book"])).code == 0
    stored = books.files(folder)
    again = refused_or_done(typed([*dict.fromkeys([*words, "--json"])]))
    assert again.code or document(again)["added"] == 0
    assert books.files(folder) == stored


@attack(examples=40, data=tables(), state=st.sampled_from(["none", "closed", "open", "again"]), given=options)
def test_any_table_comes_in_whole_or_not_at_all(data: bytes, state: str, given: list[str]) -> None:
    comes_in(data, state, given)


@attack(
    examples=40,
    data=exports(),
    state=st.sampled_from(["none", "closed", "open"]),
    given=st.sampled_from([[], ["--dry-run"]]),
)
def test_any_export_of_ours_comes_in_whole_or_not_at_all(data: bytes, state: str, given: list[str]) -> None:
    comes_in(data, state, given)


def test_a_file_without_end_is_refused() -> None:
    for piece in (
        b"a",
        b",",
        b'"',
        b"\n",
        b"a,b\n",
        b"\xff",
        b"2024-03-15,",
        b"date,",
        b"1",
        b"=",
        b"[",
        b'{"dealer-assist":',
        b"\r",
    ):
        for begun in (
            b"",
            b"date,player,net\n",
            b"date,Ann,Bob\n2024-03-15,",
            json.dumps(export("closed")[0]).encode() + b"\n",
        ):
            Path("nights.csv").write_bytes(begun + piece * (100_000 // len(piece)))
            assert refused_or_done(typed(["import", "nights.csv", "--dry-run", "--book", "none"])).code in (0, 1, 2)
