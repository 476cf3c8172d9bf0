"""What the live table offers for a half-typed word."""

from __future__ import annotations

import click
import pytest

from dealer_assist.cli.app import app
from dealer_assist.cli.base import Settings
from dealer_assist.cli.live import look
from dealer_assist.cli.table_prompt import TableCompleter
from tests.support import dealer
from tests.table.typing import start, taken


def offered(line: str) -> list[str]:
    """What may stand in place of the last word of ``line``."""
    with click.Context(app, obj=Settings()):
        moment = look()
    *before, typed = line.split(" ")
    return TableCompleter(lambda: moment).words(typed, before)


def test_between_hands() -> None:
    start()
    assert offered("un") == ["undo"]
    assert offered("b") == ["buyin", "back", "bankroll", "backup", "Bob"]
    assert offered("buyin D") == ["Dee"]
    assert offered("44 an") == ["Ann="]
    assert offered("pot Ann=8 B") == ["Bob="]
    assert offered("award C") == ["Cy="]
    assert "k" not in offered("")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["deal"], ["+", "-", "-*"]),
        (["-*"], ["k", "k*", "b1", "f"]),
        (["-*", "b2"], ["c", "c*", "r1", "f"]),
        (["-*", "k*", "-*"], ["Ann=", "Bob=", "Cy=", "Dee="]),
    ],
)
def test_acts_that_fit_the_moment(lines: list[str], words: list[str]) -> None:
    start()
    taken(*lines)
    found = offered("")
    assert [word for word in words if word in found] == words
    assert {"void", "undo"} <= set(found)


def test_names_in_a_draw_stand_alone() -> None:
    start()
    taken("deal")
    assert offered("Bob C") == ["Cy"]


def test_cards_and_sides_after_the_name() -> None:
    start(rules="homegame")
    taken("kkkk", "-*")
    assert offered("Ann=") == ["Ann=low", "Ann=high", "Ann=both"]
    assert offered("Ann=b") == ["Ann=both"]
    assert offered("lo") == ["low", "loan"]
    taken("low low low low")
    assert offered("Ann=5") == ["Ann=5c", "Ann=5d", "Ann=5h", "Ann=5s"]
    assert offered("Ann=5s")[:3] == ["Ann=5sA", "Ann=5sK", "Ann=5sQ"]


def test_a_name_with_blanks_comes_in_its_quotes() -> None:
    assert dealer("session", "start", "--ante", "1", "--limit", "1-5", "Ann Lee=20", "Bob=20").code == 0
    assert offered("44 an") == ['"Ann Lee"=']
    assert offered('44 "an') == ['"Ann Lee"=']
