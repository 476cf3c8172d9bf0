"""On a terminal every command asks for what is missing, and asks again for what cannot be read."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.processes import interrupt, terminal
from tests.session.at_table import three
from tests.support import dealer

NOW = "2026-01-02T20:00:00+01:00"


def answered(line: str, *turns: tuple[str, str], code: int = 0) -> str:
    """Type ``line`` and answer its questions; returns what was printed after the last of them."""
    with terminal(*line.split(), columns=100, DEALER_NOW=NOW, NO_COLOR="1") as child:
        for question, answer in turns:
            child.expect_exact(question)
            child.sendline(answer)
    assert child.exitstatus == code, child.before
    return re.sub(r"\r", "", str(child.before)).strip()


def test_a_session_is_asked_for_seats_and_stakes() -> None:
    said = answered(
        "session start",
        ("How much is the ante? [1]", "2"),
        ("What is the smallest bet? [1]", "x"),
        ("What is the smallest bet? [1]", "2"),
        ("What is the largest bet (0: no limit)? [5]", ""),
        ("Seats clockwise with their buy-ins (Ann=20 Bob=20 …):", 'Ann=20 "Ann Lee" Cy=10 Dee=30'),
        ("How much does Ann Lee buy?", "15"),
    )
    assert "(pagat), ante 2, bets 2 to 5." in said
    assert "Clockwise: Ann 20, Ann Lee 15, Cy 10, Dee 30. 75 in play." in said


def test_keys_without_a_question_of_their_own_are_asked_by_name() -> None:
    said = answered(
        "session start -r opr-907 --ante 1 --limit 1-5 --cash --buyin 20 Ann Bob Cy Dee",
        ("How many cards are dealt face down? [1]", ""),
        ("draw.face (down, up or own)?", "up"),
        ("betting.final_round (true or false)?", ""),
        ("Who holds the till?", "Zed"),
        ("Who holds the till?", "bo"),
    )
    assert "Bob holds the till." in said


def test_a_buy_in_is_asked_for() -> None:
    three()
    said = answered(
        "buyin",
        ("Who buys in?", ""),
        ("Who buys in?", "Ann"),
        ("For how many chips?", "x"),
        ("For how many chips?", "20"),
    )
    assert said.endswith("Ann buys 20. 80 in play.")
    said = answered("loan", ("Who lends?", "Ann"), ("To whom?", "Bob"), ("How much?", "5"))
    assert said.endswith("Ann lends Bob 5.00.")


def test_who_paid_whom_is_known_before_the_amount_is_asked() -> None:
    three().all(["session close Ann=30 Bob=10 Cy=20"])
    said = answered(
        "paid",
        ("Who has paid?", "Zed"),
        ("There is no player 'Zed' here; there are Ann, Bob, Cy.", ""),
        ("Who has paid?", "bo"),
        ("Whom?", "nobody"),
        ("There is no player 'nobody' here;", ""),
        ("Whom?", "Ann"),
        ("How much?", "4"),
    )
    assert "Bob has paid Ann 4.00. Still owed: 6.00." in said


def test_the_close_asks_seat_by_seat() -> None:
    three()
    said = answered(
        "session close Bob=0",
        ("Ann has how many chips?", "1.5"), ("Ann has how many chips?", "35"), ("Cy has how many chips?", "25"),
    )  # fmt: skip
    assert "Session 2026-01-02 is closed" in said


def test_nothing_is_asked_where_the_document_is_wanted() -> None:
    three()
    assert "NAME is missing" in answered("buyin --json", code=2)


def test_who_stops_the_questions_stores_nothing() -> None:
    three()
    with terminal("session", "close", DEALER_NOW=NOW) as child:
        child.expect_exact("Ann has how many chips?")
        interrupt(child, "Stopped; nothing more was stored.\r\n")
    assert child.exitstatus == 1
    assert dealer("status", "--json").json["session"] == "2026-01-02"


def test_corrections_counts_names_and_files_are_asked_for(tmp_path: Path) -> None:
    three()
    for line, turns, said in (
        ("correct", [("Who gets and who gives, and why", "Ann=-5 Bob=+5 hand 12")], "Corrected, hand 12: Ann -5"),
        ("count", [("Ann has how many chips?", "20"), ("Bob has how many chips?", "x"),
                   ("Bob has how many chips?", "20"), ("Cy has how many chips?", "20")], "Counted: Ann 20, Bob 20"),
        ("players alias", [("Whose name is it?", "Ann"), ("What is the other spelling?", "Annie")], "Annie is Ann"),
        ("backup", [("Write it to which file?", str(tmp_path / "b.zip"))], "The book is in"),
        ("restore", [("From which file?", str(tmp_path / "b.zip"))], "The book is as it was"),
    ):  # fmt: skip
        assert said in answered(line, *turns), line
