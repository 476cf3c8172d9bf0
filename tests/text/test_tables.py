"""Tables and lines that keep to the width of the output."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcswidth

from dealer_assist.text import i18n, style
from dealer_assist.text.style import Style
from dealer_assist.text.tables import pad, paragraph, table, width, wrap

DECOMPOSED = unicodedata.normalize("NFD", "Zoë")


@pytest.fixture(autouse=True)
def english_utf_8() -> Iterator[None]:
    before = style.current()
    i18n.use("en")
    style.use(Style(width=60))
    yield
    style.use(before)


def test_columns_with_a_line_under_the_headings() -> None:
    assert table(["player", "chips"], [["Ann", "12.50"], ["Bob", "+5.00"]], align="lr") == (
        "player      chips\n"
        "--------  -------\n"
        "Ann         12.50\n"
        "Bob         +5.00"
    )  # fmt: skip


@pytest.mark.parametrize(
    "cell",
    ["1e5", "007", "Nan", "42924e28", "12.50", "+5.00", "-0.00", "1,250", "1_000", "True", "0x1f", "", " ", "None"],
)
def test_no_cell_is_taken_for_a_number(cell: str) -> None:
    lines = table(["a", "b"], [["x", cell], ["1000000.25", "y"]]).splitlines()
    assert lines[2].split() == ["x", *cell.split()]
    assert lines[3].split() == ["1000000.25", "y"]


def test_wide_and_combining_characters_keep_the_columns_straight() -> None:
    lines = table(["player", "x"], [["王伟", "1"], ["🃏", "1"], [DECOMPOSED, "1"], ["Zoë", "1"]]).splitlines()
    assert {wcswidth(line[: line.rindex("1")]) for line in lines[2:]} == {10}


def test_a_line_break_or_control_character_does_not_break_a_row() -> None:
    lines = table(["a", "b"], [["x\ny", "1|2"], ["\x07", "\u202e"]]).splitlines()
    assert len(lines) == 4
    assert lines[2:] == ["x y   1|2", r"\x07  \u202e"]


def test_without_rows_only_the_headings() -> None:
    assert table(["player", "chips"], []) == "player    chips\n--------  -------"


def test_too_wide_a_table_becomes_blocks() -> None:
    rows = [["Ann", "x" * 30, ""], ["Bob", "word " * 12 + "end", "z" * 22]]
    assert table(["player", "cards", "total"], rows) == (
        f"Ann\n  cards  {'x' * 30}\nBob\n  cards  {'word ' * 9}word\n         word word end\n  total  {'z' * 22}"
    )


def test_colours_take_no_columns() -> None:
    style.use(Style(width=60, color=True))
    lines = table(["a", "b"], [[style.bold("Ann"), "1"], ["王伟", "2"]]).splitlines()
    assert lines[2] == "\033[1mAnn\033[0m   1"
    assert lines[3] == "王伟  2"
    assert width(style.good("王伟")) == 4
    assert pad(style.good("Ann"), 5) == style.good("Ann") + "  "


def test_widths_are_those_of_what_is_printed() -> None:
    assert (width("Ann"), width("王伟"), width(DECOMPOSED), width("½")) == (3, 4, 3, 1)
    style.use(Style(encoding="ascii"))
    assert (width("Ann"), width("王伟"), width("½")) == (3, 12, 3)
    assert pad("½", 4) == "½ "


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_lines_are_wrapped_at_words(encoding: str) -> None:
    style.use(Style(width=40, encoding=encoding))
    lines = wrap("王伟's 6½ is nearest " * 4, first="  ", rest="    ")
    assert all(wcswidth(style.fit(line)) <= 40 for line in lines)
    assert lines[0].startswith("  王伟's")
    assert all(line.startswith("    ") for line in lines[1:])
    assert paragraph("a b", first="* ") == "* a b"
    assert wrap("x" * 50) == ["x" * 50]


@given(st.lists(st.text(alphabet="ab王½ ", max_size=30), max_size=8), st.integers(min_value=1, max_value=90))
def test_wrapping_loses_no_word(words: list[str], columns: int) -> None:
    style.use(Style(width=columns))
    text = " ".join(words)
    lines = wrap(text)
    assert " ".join(lines).split() == text.split()
    style.use(Style(width=60))
