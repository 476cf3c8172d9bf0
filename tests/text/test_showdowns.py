"""The text of a showdown in 60 columns: golden pages, and what holds in every encoding and language."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from hypothesis import given, settings
from wcwidth import wcswidth

from tests.console import Step, check_page, steps
from tests.showdown.typed_tables import TypedTable, typed_tables
from tests.support import dealer

PAGE = Path(__file__).parent / "showdowns.md"
STEPS = list(steps(PAGE))
NARROW = {"COLUMNS": "60"}
ENCODINGS = ["utf-8", "cp1252", "ascii"]


def test_every_showdown_prints_what_the_page_says() -> None:
    assert check_page(PAGE, NARROW) == len(STEPS)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_nothing_is_wider_than_60_columns(encoding: str, language: str) -> None:
    for step in STEPS:
        assert_fits(step, encoding, language)


def assert_fits(step: Step, encoding: str, language: str) -> None:
    args = shlex.split(step.typed)[1:]
    result = dealer(*args, encoding=encoding, env=NARROW | {"DEALER_LANG": language})
    assert (result.code, result.err) == (0, "")
    for line in result.out.splitlines():
        assert wcswidth(line) <= 60, line
        assert line == line.rstrip()


@settings(max_examples=40)
@given(typed_tables())
def test_no_random_showdown_is_wider_than_60_columns(table: TypedTable) -> None:
    out = dealer(*table.args(), env=NARROW).out
    assert max(map(wcswidth, out.splitlines())) <= 60


def test_columns_are_counted_not_words_cut() -> None:
    wide = dealer("showdown", "--pot", "40", "Ann=2sQh4d3sJh5d", "Bob=10c9d8s7hKdKc", env={"COLUMNS": "200"}).out
    narrow = dealer("showdown", "--pot", "40", "Ann=2sQh4d3sJh5d", "Bob=10c9d8s7hKdKc", env=NARROW).out
    for cell in ("2♠ Q♥ 4♦ 3♠ J♥ 5♦", "2+½+4+3+½+5=15, 8 over", "10+9+8+7+½+½=35, 8 over"):
        assert cell in wide
        assert cell in narrow
    assert narrow.startswith("Ann\n  cards   2♠ Q♥ 4♦ 3♠ J♥ 5♦\n  for 7   2+½+4+3+½+5=15, 8 over\n")


def test_off_a_terminal_80_columns_are_filled_unless_columns_says_otherwise() -> None:
    hands = [f"Player{number}={number + 2}{number + 3}{number + 4}KQ" for number in range(4)]
    assert max(map(wcswidth, dealer("showdown", "--pot", "40", *hands).out.splitlines())) <= 80
    tiny = dealer("showdown", "--pot", "40", *hands, env={"COLUMNS": "1"}).out
    assert 30 < max(map(wcswidth, tiny.splitlines())) <= 40
