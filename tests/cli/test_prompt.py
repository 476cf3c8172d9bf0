"""``dealer showdown`` at a terminal: what is missing is asked for, what is wrong is asked again."""

from __future__ import annotations

from typing import Any

import pytest

from .processes import interrupt, terminal

POT = "How much is in the pot? "
FIRST = "First hand, NAME=CARDS (from the dealer's left): "
STOPPED = "Stopped; nothing more was stored.\r\n"
NEXT = "Next hand (Enter when all are shown): "


def answer(child: Any, question: str, typed: str) -> None:
    child.expect_exact(question)
    child.sendline(typed)


def test_the_pot_then_one_hand_at_a_time_its_totals_shown_at_once() -> None:
    with terminal("showdown") as child:
        answer(child, POT, "41")
        answer(child, FIRST, "Ann=2sQh4d")
        child.expect_exact("  2♠ Q♥ 4♦: for 7: 2+½+4=6½, ½ under; for 27: 2+½+4=6½, 20½ under\r\n")
        answer(child, NEXT, "Bob=10c9d8s")
        child.expect_exact("  10♣ 9♦ 8♠: for 7: 10+9+8=27, 20 over; for 27: 10+9+8=27, exact\r\n")
        answer(child, NEXT, "Cy=x")
        child.expect_exact("  not shown\r\n")
        answer(child, NEXT, "")
        child.expect_exact("Pot 41\x1b[0m\r\n")
        child.expect_exact("Ann takes 20")
    assert child.exitstatus == 0


def test_what_is_wrong_is_asked_again() -> None:
    with terminal("showdown", "--seats", "Bob,Ann", NO_COLOR="1") as child:
        answer(child, POT, "1,250")
        child.expect_exact("'1,250' may mean 1250 or 1.25: type one of these.\r\n")
        answer(child, POT, "12.50")
        child.expect_exact("12.50 cannot be laid in chips of 1: ")
        answer(child, POT, "")
        child.expect_exact("An amount is missing: type one like 12 or 12.50.\r\n")
        answer(child, POT, "40")
        answer(child, FIRST, "")
        child.expect_exact("'' has no cards: type NAME=CARDS, like Ann=5sAdAc.\r\n")
        answer(child, FIRST, "Ann=5sAdAz")
        child.expect_exact("Ann's hand: 'z' in '5sAdAz' is no card: ")
        answer(child, FIRST, "Cy=7p")
        child.expect_exact("Cy shows a hand but has no seat; the seats are Bob, Ann: ")
        answer(child, FIRST, "Ann=5sAdAc")
        answer(child, NEXT, "ann=7p")
        child.expect_exact("'ann' is the same name as 'Ann': ")
        answer(child, NEXT, "10c9d5s")
        child.expect_exact("Bob's third card, 5♠, is already in Ann's hand: look at both hands again.\r\n")
        answer(child, NEXT, "10c9d8s")
        answer(child, NEXT, "")
        child.expect_exact("Bob takes 10\r\n")
        child.expect_exact("Ann takes 30\r\n")
    assert child.exitstatus == 0


def test_declarations_are_asked_for_where_they_are_missing() -> None:
    with terminal("showdown", "-r", "seven-minus-seven", NO_COLOR="1") as child:
        answer(child, POT, "30")
        answer(child, FIRST, "Ann=10s4h")
        answer(child, "Ann declares (low, high, both, -7, 7, 0c, 1c, 2c): ", "middle")
        child.expect_exact(
            "Ann's 'middle' is no declaration here: type one of low, high, both, -7, 7, 0c,\r\n1c, 2c.\r\n"
        )
        answer(child, "Ann declares (low, high, both, -7, 7, 0c, 1c, 2c): ", "black")
        answer(child, NEXT, "Bob=9hAc/0c")
        answer(child, NEXT, "Cy=x")
        answer(child, NEXT, "")
        child.expect_exact("red seven: 15 to Bob. Only Bob declared red seven.\r\n")
        child.expect_exact("black seven: 15 to Ann. Only Ann declared black seven.\r\n")
    assert child.exitstatus == 0


def test_only_what_is_missing_is_asked_for() -> None:
    with terminal("showdown", "Ann=2sQh4d", "Bob=10c9d8s", NO_COLOR="1") as child:
        answer(child, POT, "40")
        child.expect_exact("Ann takes 20\r\n")
    with terminal("showdown", "--pot", "40", NO_COLOR="1") as child:
        answer(child, FIRST, "7p")
        answer(child, NEXT, "")
        child.expect_exact("1 takes 40\r\n")
    declared = ("showdown", "--pot", "40", "--set", "declare.how=together")
    with terminal(*declared, "Ann=7p/low", "Dee Dee=27p", "Cy=x", NO_COLOR="1") as child:
        answer(child, "Dee Dee declares (low, high, both, 7, 27, 0c, 1c, 2c): ", "h")
        child.expect_exact("Dee Dee takes 20\r\n")
    with terminal(*declared, "Ann=7p", "Cy=x", NO_COLOR="1") as child:
        child.expect_exact("Ann takes 40\r\n")


def test_nothing_is_asked_when_all_is_given_or_json_is_wanted() -> None:
    with terminal("showdown", "--pot", "40", "Ann=2sQh4d") as child:
        child.expect_exact("Ann takes 40")
    with terminal("showdown", "--json") as child:
        child.expect_exact("There are no hands: ")
    assert child.exitstatus == 2


@pytest.mark.parametrize("how", ["ctrl-c", "ctrl-d"])
@pytest.mark.parametrize("pot", [(), ("--pot", "40")])
def test_ctrl_c_and_the_end_of_the_input_leave(how: str, pot: tuple[str, ...]) -> None:
    with terminal("showdown", *pot) as child:
        child.expect_exact(FIRST if pot else POT)
        if how == "ctrl-c":
            interrupt(child, STOPPED)
        else:
            child.sendeof()
            child.expect_exact(STOPPED)
    assert child.exitstatus == 1
    assert "Traceback" not in str(child.before)


def test_a_narrow_terminal() -> None:
    with terminal("showdown", columns=60, NO_COLOR="1") as child:
        answer(child, POT, "40")
        answer(child, FIRST, "Ann=2sQh4d3s")
        child.expect_exact(
            "  2♠ Q♥ 4♦ 3♠: for 7: 2+½+4+3=9½, 2½ over; for 27:\r\n    2+½+4+3=9½, 17½ under\r\n"
        )  # fmt: skip
        answer(child, NEXT, "")
        child.expect_exact("Ann takes 40")


def test_a_terminal_in_ascii_and_bytes_that_are_no_text() -> None:
    with terminal("showdown", NO_COLOR="1", PYTHONIOENCODING="ascii") as child:
        answer(child, POT, "40")
        answer(child, FIRST, "Zoë=2sQh4d")
        child.expect_exact(" is no text in the encoding at hand: ")
        answer(child, FIRST, "Ann=2sQh4d")
        child.expect_exact("  2s Qh 4d: for 7: 2+1/2+4=6 1/2, 1/2 under; for 27: ")
        answer(child, NEXT, "")
        child.expect_exact("Ann takes 40")
    assert child.exitstatus == 0
