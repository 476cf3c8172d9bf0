"""What a live hand does not allow, in the words of the program and with its exit code."""

from __future__ import annotations

import click
import pytest

from dealer_assist.cli.app import app, exit_code
from dealer_assist.cli.base import Settings
from dealer_assist.cli.live import look
from dealer_assist.cli.table_lines import do_line
from dealer_assist.core.errors import live as errors
from dealer_assist.text.errors import say
from tests.table.typing import refused, start, typed

SHOWN = "44 Ann=5AA Bob=T98"


@pytest.mark.parametrize(
    "line", ["hand act k", "hand undo", "hand void", "hand act Ann=5AA"], ids=lambda line: line.split()[1]
)
def test_no_hand_is_open(line: str) -> None:
    told = start()(line)
    assert told.code == 1
    assert told.err == "No hand is being played: dealer hand deal deals one, at dealer table Enter does.\n"


@pytest.mark.parametrize("line", ["void", "bust Ann", "show Ann=5AA", "buy Ann 5", "declare Ann=low"])
def test_nothing_of_a_hand_is_told_between_hands(line: str) -> None:
    table = start()
    assert refused(line) == ("line 1: No hand is being played: dealer hand deal deals one, at dealer table Enter does.")
    assert table("status --json").json["hand"] is None


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hand why", "No hand has been played in this session yet.\n"),
        ("hand show", "No hand has been played in this session yet.\n"),
        ("hand award Ann=20", "No hand has been played in this session yet.\n"),
    ],
)
def test_there_is_no_hand_yet(line: str, said: str) -> None:
    told = start()(line)
    assert (told.code, told.err) == (1, said)


@pytest.mark.parametrize("number", ["3", "0", "last", "-1", "²", "9" * 30])
def test_there_is_no_such_hand(number: str) -> None:
    table = start()
    table.all(["hand add 44 Ann=5AA", "hand add 12 Bob=7p"])
    told = table("hand show", number)
    shown = number if number != "-1" else "−1"
    assert (told.code, told.err) == (1, f"There is no hand '{shown}' in this session: the last is 2.\n")


def test_a_hand_that_was_never_told_cannot_be_shown() -> None:
    assert say(errors.NoSuchHand(text="", last=3)) == (
        "That hand was imported or typed as a result only, so it cannot be shown."
    )


def test_a_session_that_is_not_there() -> None:
    table = start()
    table.all([f"hand add {SHOWN}"])
    told = table("hand show 1 --session 2025-01-01")
    assert told.code == 1
    assert told.err.startswith("There is no session '2025-01-01'")


def test_the_table_rules_once_the_betting_is_over() -> None:
    start()
    said = "The table can rule on the pot once the betting is over: finish the round, or void the hand."
    assert refused("+--+", "k", "award Ann=4") == f"line 3: {said}"
    typed("void")
    assert refused("award Ann=4") == f"line 1: {said}"


def test_a_ruling_sums_to_the_pot() -> None:
    table = start()
    table.all([f"hand add {SHOWN}"])
    told = table("hand award Ann=20 Bob=20")
    assert told.code == 1
    assert told.err == "The pot is 44, the ruling pays 40: the amounts must sum to the pot.\n"


def test_a_ruling_pays_in_chips_and_to_those_in_the_hand() -> None:
    table = start()
    table.all(["away Dee", f"hand add {SHOWN}"])
    told = table("hand award Ann=20.50 Bob=23.50")
    assert (told.code, told.err.split(":")[0]) == (1, "20.50 cannot be laid in chips of 1")
    told = table("hand award Ann=20 Dee=24")
    assert (told.code, told.err.split(";")[0]) == (1, "There is no player 'Dee' here")


def test_a_last_hand_that_others_need_is_ruled_on_no_more() -> None:
    table = start()
    typed("-*", "k*", "-*", "Ann=7p x*")
    table.all(["cashout Ann 23"])
    told = table("hand award Ann=1 Bob=3")
    assert told.code == 1
    assert told.err == (
        "Something was recorded after the last hand: take that back with undo first, or use dealer correct.\n"
    )


def test_a_hand_is_not_opened_again_behind_a_later_record() -> None:
    table = start()
    table.all(["hand add 12 Ann", "buyin Bob 5"])
    told = table("hand undo")
    assert told.code == 1
    assert told.err.startswith("Something was recorded after the last hand: take that back with undo first")


def test_the_table_has_moved_meanwhile() -> None:
    table = start()
    with click.Context(app, obj=Settings()):
        moment = look()
        typed("+")
        with pytest.raises(errors.TableMoved) as moved:
            do_line("+", moment)
    assert table("undo").out == "Taken back in hand 1: draw Ann:+\n"
    assert exit_code(moved.value) == 1
    assert say(moved.value) == (
        "Something was recorded elsewhere meanwhile, so this line does not count: look where the table is now."
    )


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("stauts", "'stauts' is nothing to type here. Did you mean status? (help lists everything)"),
        ("buyn Ann 20", "'buyn' is nothing to type here. Did you mean buyin? (help lists everything)"),
        ("undo 0", "'undo 0' is nothing to type here. Did you mean undo 3? (help lists everything)"),
        ("undo all", "'undo all' is nothing to type here. Did you mean undo 3? (help lists everything)"),
        ("pizza", "'pizza' is nothing to type here: help lists everything."),
    ],
)
def test_a_word_that_is_nothing(word: str, said: str) -> None:
    start()
    assert refused(word) == f"line 1: {said}"


def test_hands_without_a_pot() -> None:
    start()
    assert refused("Ann=5AA Bob=T98") == (
        "line 1: No hand is being played: type the pot first, like 44 Ann=5AA Bob=T98, or deal a hand (Enter)."
    )
