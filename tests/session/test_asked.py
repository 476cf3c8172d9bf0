"""On a terminal every command asks for what is missing, and asks again for what cannot be read."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from tests.session.at_table import three
from tests.support import dealer


class Terminal:
    """``dealer`` at a terminal of its own."""

    def __init__(self, book: Path, line: str) -> None:
        environment = {**os.environ, "DEALER_BOOK": str(book), "DEALER_LANG": "en", "TERM": "dumb", "PYTHONUTF8": "1"}
        environment["DEALER_NOW"] = "2026-01-02T20:00:00+01:00"
        self.child = pexpect.spawn(
            sys.executable, ["-m", "dealer_assist", *line.split()], env=environment, encoding="utf-8", timeout=20,
            echo=False, dimensions=(40, 100),
        )  # fmt: skip
        self.child.delaybeforesend = None

    def answers(self, *turns: tuple[str, str]) -> str:
        """Wait for each question and answer it; returns what was printed after the last, and checks that it ended."""
        for question, answer in turns:
            self.child.expect_exact(question)
            self.child.sendline(answer)
        self.child.expect(pexpect.EOF)
        self.child.close()
        return re.sub(r"\r", "", str(self.child.before)).strip()

    @property
    def code(self) -> int:
        return int(self.child.exitstatus or 0)


@pytest.fixture
def book(own_book: Path) -> Path:
    return own_book


def test_a_session_is_asked_for_seats_and_stakes(book: Path) -> None:
    terminal = Terminal(book, "session start")
    said = terminal.answers(
        ("How much is the ante? [1]", "2"),
        ("What is the smallest bet? [1]", "x"),
        ("What is the smallest bet? [1]", "2"),
        ("What is the largest bet (0: no limit)? [5]", ""),
        ("Seats clockwise with their buy-ins (Ann=20 Bob=20 …):", 'Ann=20 "Ann Lee" Cy=10 Dee=30'),
        ("How much does Ann Lee buy?", "15"),
    )
    assert terminal.code == 0, said
    assert "(pagat), ante 2, bets 2 to 5." in said
    assert "Clockwise: Ann 20, Ann Lee 15, Cy 10, Dee 30. 75 in play." in said


def test_keys_without_a_question_of_their_own_are_asked_by_name(book: Path) -> None:
    terminal = Terminal(book, "session start -r opr-907 --ante 1 --limit 1-5 --cash --buyin 20 Ann Bob Cy Dee")
    said = terminal.answers(
        ("How many cards are dealt face down? [1]", ""),
        ("draw.face (down, up or own)?", "up"),
        ("betting.final_round (true or false)?", ""),
        ("Who holds the till?", "Zed"),
        ("Who holds the till?", "bo"),
    )
    assert terminal.code == 0, said
    assert "Bob holds the till." in said


def test_a_buy_in_is_asked_for(book: Path) -> None:
    three()
    terminal = Terminal(book, "buyin")
    said = terminal.answers(("Who buys in?", ""), ("Who buys in?", "Ann"), ("For how many chips?", "x"),
                            ("For how many chips?", "20"))  # fmt: skip
    assert said.endswith("Ann buys 20. 80 in play.")
    terminal = Terminal(book, "loan")
    said = terminal.answers(("Who lends?", "Ann"), ("To whom?", "Bob"), ("How much?", "5"))
    assert said.endswith("Ann lends Bob 5.00.")


def test_the_close_asks_seat_by_seat(book: Path) -> None:
    three()
    terminal = Terminal(book, "session close Bob=0")
    said = terminal.answers(
        ("Ann has how many chips?", "1.5"), ("Ann has how many chips?", "35"), ("Cy has how many chips?", "25"),
    )  # fmt: skip
    assert terminal.code == 0, said
    assert "Session 2026-01-02 is closed" in said


def test_nothing_is_asked_where_the_document_is_wanted(book: Path) -> None:
    three()
    terminal = Terminal(book, "buyin --json")
    assert "NAME is missing" in terminal.answers()
    assert terminal.code == 2


def test_who_stops_the_questions_stores_nothing(book: Path) -> None:
    three()
    terminal = Terminal(book, "session close")
    terminal.child.expect_exact("Ann has how many chips?")
    terminal.child.delaybeforesend = 0.2  # readline must be there to hear it
    terminal.child.sendcontrol("c")
    assert "Stopped; nothing more was stored." in terminal.answers()
    assert terminal.code == 1
    assert dealer("status", "--json").json["session"] == "2026-01-02"


def test_corrections_counts_names_and_files_are_asked_for(book: Path, tmp_path: Path) -> None:
    three()
    for line, turns, said in (
        ("correct", [("Who gets and who gives, and why", "Ann=-5 Bob=+5 hand 12")], "Corrected, hand 12: Ann -5"),
        ("count", [("Ann has how many chips?", "20"), ("Bob has how many chips?", "x"),
                   ("Bob has how many chips?", "20"), ("Cy has how many chips?", "20")], "Counted: Ann 20, Bob 20"),
        ("players alias", [("Whose name is it?", "Ann"), ("What is the other spelling?", "Annie")], "Annie is Ann"),
        ("backup", [("Write it to which file?", str(tmp_path / "b.zip"))], "The book is in"),
        ("restore", [("From which file?", str(tmp_path / "b.zip"))], "The book is as it was"),
    ):  # fmt: skip
        assert said in Terminal(book, line).answers(*turns), line
