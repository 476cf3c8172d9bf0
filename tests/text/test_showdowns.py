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


@settings(max_examples=60)
@given(typed_tables())
def test_who_declared_both_in_vain_hears_why(table: TypedTable) -> None:
    """Beaten, tied or past a limit in this very pot, unless the rules let one pot fail another."""
    out = dealer(*table.args(), env=NARROW).out.replace("\n    ", " ")
    if table.keys.get("declare.side_pots") != "all-pots":
        assert "in another pot" not in out
    for line in out.splitlines():
        assert "declared both but" not in line or line.endswith(".")


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


HANDS = ("--pot", "41", "王伟=2sQh4d", "Zoë=10c9d8s")
GOLDEN = {
    "utf-8": """\
player    cards      for 7               for 27
--------  ---------  ------------------  -------------------
王伟      2♠ Q♥ 4♦   2+½+4=6½, ½ under   2+½+4=6½, 20½ under
Zoë       10♣ 9♦ 8♠  10+9+8=27, 20 over  10+9+8=27, exact

Pot 41
  It does not halve: the odd 1 goes to twenty-seven.
  seven: 20 to 王伟. 王伟's 6½ is nearest to 7.
  twenty-seven: 21 to Zoë. Zoë is exactly 27.

王伟 takes 20  (exact share 20½, ½ of the pot)
Zoë  takes 21  (exact share 20½, ½ of the pot)
""",
    "cp1252": """\
player        cards      for 7               for 27
------------  ---------  ------------------  -------------------
\\u738b\\u4f1f  2s Qh 4d   2+½+4=6½, ½ under   2+½+4=6½, 20½ under
Zoë           10c 9d 8s  10+9+8=27, 20 over  10+9+8=27, exact

Pot 41
  It does not halve: the odd 1 goes to twenty-seven.
  seven: 20 to \\u738b\\u4f1f. \\u738b\\u4f1f's 6½ is nearest to 7.
  twenty-seven: 21 to Zoë. Zoë is exactly 27.

\\u738b\\u4f1f takes 20  (exact share 20½, ½ of the pot)
Zoë          takes 21  (exact share 20½, ½ of the pot)
""",
    "ascii": """\
player        cards      for 7                     for 27
------------  ---------  ------------------------  ---------------------------
\\u738b\\u4f1f  2s Qh 4d   2+1/2+4=6 1/2, 1/2 under  2+1/2+4=6 1/2, 20 1/2 under
Zo\\xeb        10c 9d 8s  10+9+8=27, 20 over        10+9+8=27, exact

Pot 41
  It does not halve: the odd 1 goes to twenty-seven.
  seven: 20 to \\u738b\\u4f1f. \\u738b\\u4f1f's 6 1/2 is nearest to 7.
  twenty-seven: 21 to Zo\\xeb. Zo\\xeb is exactly 27.

\\u738b\\u4f1f takes 20  (exact share 20 1/2, 1/2 of the pot)
Zo\\xeb       takes 21  (exact share 20 1/2, 1/2 of the pot)
""",
}


@pytest.mark.parametrize("encoding", GOLDEN)
def test_the_golden_text_of_each_encoding(encoding: str) -> None:
    assert dealer("showdown", *HANDS, encoding=encoding).out == GOLDEN[encoding]
