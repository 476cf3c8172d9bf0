"""While a session is open its rules, seats, button and riding chips are a showdown's defaults, and the text says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dealer_assist.store.book import open_book
from tests.support import dealer

from .processes import terminal

NOTE = re.compile(r"^Session \S+: pagat-under; from the dealer's left Bob, Cy, Ann\.\s\(--no-session")


@pytest.fixture
def night() -> None:
    started = dealer(
        "session",
        "start",
        "-r",
        "pagat-under",
        "--ante",
        "1",
        "--limit",
        "1-5",
        "--dealer",
        "Ann",
        "Ann=20",
        "Bob=20",
        "Cy=20",
    )
    assert started.code == 0, started.err


@pytest.mark.usefixtures("night")
def test_rules_and_seats_are_the_session_s_and_the_text_says_so() -> None:
    result = dealer("showdown", "--pot", "41", "ann=6.5p", "B=7.5p", "Cy=27p", env={"COLUMNS": "120"})
    assert (result.code, result.err) == (0, "")
    assert NOTE.match(result.out)
    assert "Ann's 6½ and Bob's 7½ are equally near; under beats over, so Ann." in result.out
    found = dealer("showdown", "--json", "--pot", "41", "ann=6.5p", "B=7.5p", "Cy=27p").json
    assert (found["rules"], found["payouts"]) == ("pagat-under", {"Bob": "0", "Cy": "21", "Ann": "20"})


@pytest.mark.usefixtures("night")
def test_bare_cards_are_the_seats_from_the_dealer_s_left() -> None:
    found = dealer("showdown", "--json", "--pot", "40", "7p", "27p").json
    assert found["payouts"] == {"Bob": "20", "Cy": "20"}
    other = dealer("showdown", "--json", "--pot", "40", "--seats", "a,b,c", "7p", "27p", "2p").json
    assert other["payouts"] == {"Ann": "20", "Bob": "20", "Cy": "0"}
    many = dealer("showdown", "--pot", "40", "7p", "27p", "6p", "5p")
    assert (many.code, many.out) == (1, "")
    assert many.err == "Nobody is left to hold '5p'; the seats are Bob, Cy, Ann: type whose hand it is, like NAME=5p.\n"


@pytest.mark.usefixtures("night")
def test_only_who_is_seated_can_show_unless_the_session_is_ignored() -> None:
    strange = dealer("showdown", "--pot", "40", "Dee=7p")
    assert (strange.code, strange.out) == (1, "")
    assert strange.err == (
        "'Dee' does not sit at the open session's table (Bob, Cy, Ann): type one of them, "
        "or add --no-session for a showdown of its own.\n"
    )
    for ignored in (("--no-session",), ("-r", "pagat")):
        result = dealer("showdown", *ignored, "--pot", "40", "Dee=6.5p", "Ann=7.5p", "Eve=27p")
        assert result.code == 0
        assert "Session" not in result.out
        assert "Dee takes 10" in result.out


@pytest.mark.usefixtures("night")
def test_keys_are_changed_on_top_of_the_session_s_rules() -> None:
    found = dealer(
        "showdown", "--json", "--set", "chips.odd_chip=stays-in", "--pot", "41", "A=6.5p", "B=7.5p", "C=27p"
    ).json
    assert (found["payouts"], found["carried"]) == ({"Bob": "0", "Cy": "20", "Ann": "20"}, "1")


@pytest.mark.usefixtures("night")
def test_chips_that_ride_are_added_to_the_pot_unless_carried_says_otherwise(own_book: Path) -> None:
    with open_book(own_book).unit("a hand whose pot rides") as work:
        opened = work.open
        assert opened is not None
        work.set_open(opened.session, {**opened.table, "carried": 500})
    hands = ("--pot", "40", "A=6.5p", "B=7.5p", "C=27p")
    assert dealer("showdown", "--json", *hands).json["pot"] == "45"
    assert dealer("showdown", "--json", "--carried", "7", *hands).json["pot"] == "47"
    assert dealer("showdown", "--json", "--carried", "0", *hands).json["pot"] == "40"
    assert "ride" not in dealer("showdown", "--carried", "0", *hands).out
    assert "5 ride from the last hand and are added to the pot." in dealer("showdown", *hands).out
    side = dealer("showdown", "--json", "--pots", "30:A,B,C 10:A,B", "A=6.5p", "B=7.5p", "C=27p").json
    assert [pot["amount"] for pot in side["pots"]] == ["35", "10"]


@pytest.mark.usefixtures("night")
def test_the_note_stands_in_a_comparison_and_at_a_terminal() -> None:
    assert NOTE.match(dealer("showdown", "--compare", "--pot", "41", "A=6.5p", "B=7.5p", "C=27p").out)
    with terminal("showdown", "--pot", "40", NO_COLOR="1") as child:
        child.expect_exact("from the dealer's left Bob, Cy, Ann.")
        child.expect_exact("First hand")
        child.sendline("b=7p")
        child.expect_exact("Next hand")
        child.sendline("")
        child.expect_exact("player")
        assert "Session" not in str(child.before)
        child.expect_exact("Bob takes 40")


def test_without_a_session_it_is_pagat_and_nothing_is_said() -> None:
    result = dealer("showdown", "--pot", "40", "Ann=7p")
    assert result.out.startswith("player ")
    assert dealer("showdown", "--json", "--pot", "40", "Ann=7p").json["rules"] == "pagat"
