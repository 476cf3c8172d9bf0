"""The book's files: one JSON document with one record a line, UTF-8, no NaN, no key twice."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.core.errors import BookUnreadable
from dealer_assist.store import layout
from dealer_assist.store.layout import Page
from dealer_assist.store.values import own_copy
from tests.store.books import evening

TEXT = st.text(st.characters(exclude_categories=("Cs",)), max_size=8)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
DOCUMENTS = st.dictionaries(TEXT.filter(lambda key: key != "#"), VALUES, max_size=4)
TABLES = st.dictionaries(TEXT, st.dictionaries(st.integers(1, 10**9 - 1).map(str), DOCUMENTS, max_size=3), max_size=3)
HEADS = st.dictionaries(TEXT, st.tuples(st.integers(0, 10**9 - 1), TEXT), max_size=2)


def test_a_file_is_one_json_document_with_each_record_on_a_line_of_its_own(own_book: Path) -> None:
    evening(own_book)
    text = (own_book / "players.json").read_text(encoding="utf-8")
    assert [line.partition('"#"')[0] for line in text.split("\n")[1:]] == [
        '"players": {', '"1": {"name": "Ann", ', '"2": {"name": "王伟", ', "}", "}}", "",
    ]  # fmt: skip
    assert json.loads(text)["tables"]["players"]["2"]["name"] == "王伟"
    assert text.startswith('{"dealer-assist": "players", "format": 1, "heads": {"players": [2, "')


@given(HEADS, TABLES)
def test_what_is_written_is_read(heads: dict[str, tuple[int, str]], tables: layout.Tables) -> None:
    page = Page(kind="book", path="p", heads=heads, tables=tables)
    data = layout.encoded(page)
    assert layout.decoded(data, path="p", kind="book") == page
    assert json.loads(data)["tables"] == tables


@given(DOCUMENTS)
def test_a_document_comes_back_as_it_was(document: dict[str, Any]) -> None:
    assert own_copy(document) == document


def test_a_file_that_was_laid_out_anew_by_hand_is_still_read() -> None:
    page = Page(kind="book", path="p", heads={"debts": (1, "a")}, tables={"debts": {"1": {"amount": 5}}})
    pretty = json.dumps(json.loads(layout.encoded(page)), indent=4).encode()
    assert layout.decoded(pretty, path="p", kind="book") == page


PIECES = st.sampled_from([b'"', b"{", b"}", b",", b"1.5", b"NaN"])


def _whole() -> bytes:
    tables: layout.Tables = {"debts": {"1": {"from": "Bob", "n": [1, 2]}, "2": {"from": "王"}}, "trace": {}}
    return layout.encoded(Page(kind="book", path="p", heads={"debts": (2, "ab")}, tables=tables))


@settings(max_examples=300)
@given(st.data())
def test_whatever_stands_in_a_file_it_is_read_or_refused(data: st.DataObject) -> None:
    whole = bytearray(_whole())
    for _time in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(whole)))
        cut = data.draw(st.integers(0, 3))
        whole[at : at + cut] = data.draw(st.binary(max_size=3) | PIECES)
    with suppress(BookUnreadable):
        layout.decoded(bytes(whole), path="p", kind="book")


@given(st.binary(max_size=60))
def test_foreign_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BookUnreadable):
        layout.decoded(data, path="p", kind="book")


@given(VALUES)
def test_foreign_json_is_refused(value: Any) -> None:
    for document in (value, {"dealer-assist": value}, {"dealer-assist": "book", "format": value}):
        with pytest.raises(BookUnreadable):
            layout.decoded(json.dumps(document).encode(), path="p", kind="book")


@given(VALUES, VALUES)
def test_heads_and_tables_of_another_shape_are_refused_or_read(heads: Any, tables: Any) -> None:
    document = {"dealer-assist": "book", "format": 1, "heads": heads, "tables": tables}
    with suppress(BookUnreadable):
        page = layout.decoded(json.dumps(document).encode(), path="p", kind="book")
        assert page.tables == tables
