"""The live table at a terminal: how many keys a hand takes, what is asked, what is completed, how it is left."""

from __future__ import annotations

import stat
from pathlib import Path

from dealer_assist.cli import table_prompt
from tests.console import steps
from tests.support import dealer
from tests.table.keyboard import CTRL_C, TAB, UP, at_the_table
from tests.table.typing import start, taken

SIX = "Ann=40 Bob=40 Cy=40 Dee=40 Eve=40 Fay=40"
PAGE = Path(table_prompt.__file__).parents[1] / "guide" / "table.md"


def lines_of_the_guide() -> list[str]:
    """What is typed at the table in the guide's hand of six."""
    step = next(step for step in steps(PAGE) if step.typed.startswith("dealer table <<<"))
    return step.typed.partition("<<< ")[2].strip("$'").split("\\n")


def test_the_guide_s_hand_of_six_takes_at_most_65_keys() -> None:
    """Three draw rounds, three bets, four hands shown."""
    table = start(SIX)
    lines = lines_of_the_guide()
    asked = [
        "Hand 1, Fay deals (Enter)", "check (k), bet 1–5 (b), fold (f)", "Ann: a card (+) or none (-)",
        "check (k), bet 1–5 (b), fold (f)", "Ann: a card (+) or none (-)", "check (k), bet 1–5 (b), fold (f)",
        "Ann: a card (+) or none (-)", "Ann shows 4 cards",
    ]  # fmt: skip
    with at_the_table() as keyboard:
        for line, question in zip(lines, asked, strict=True):
            keyboard.line(line, asked=question)
        keyboard.wait("Hand 2, Ann deals (Enter)>")
    assert keyboard.keys <= 65
    told = [line.split() for line in table("hand show --file").out.splitlines()]
    draws = [words for words in told if words[0] == "draw"]
    assert [any(":+" in word for word in words) for words in draws] == [True, True, True, False]
    assert sum(words[0] == "bet" and any(":b" in word for word in words) for words in told) == 3
    assert len(told[-1]) == 1 + 4


def test_a_quick_hand_takes_at_most_32_keys() -> None:
    table = start(SIX)
    with at_the_table() as keyboard:
        keyboard.line("44 Ann=5sAdAc Bob=Tc9d8s", asked="Hand 1, Fay deals (Enter)")
        keyboard.wait("Hand 2, Ann deals (Enter)>")
    assert keyboard.keys <= 32
    assert table("status --json").json["hands"] == 1


def test_what_is_asked_and_the_bar_below_it() -> None:
    start(SIX, rules="homegame")
    with at_the_table() as keyboard:
        keyboard.line("", asked="Hand 1, Fay deals (Enter)")
        keyboard.wait("Ann: check (k), bet 1–5 (b), fold (f)>")
        keyboard.wait("pot 6 · First betting · hand 1 · Fay deals")
        keyboard.press("k b4 r5 ccc\r")
        keyboard.wait("Ann: 9 to call (c), raise by 1–5 to 10–14 (r), fold (f)>")
        keyboard.wait("pot 6 · bets 40 · First betting")
        keyboard.press("fc\r")
        keyboard.line("-*", asked="Bob: a card (+) or none (-)")
        keyboard.line("low", asked="Bob declares (low, high, both, 7, 27, 0c, 1c, 2c)")
        keyboard.line("1c both low high", asked="Cy declares (low, high, both, 7, 27, 0c, 1c, 2c)")
        keyboard.line("8", asked="Bob shows 2 cards")
        keyboard.wait("Bob shows 1 card, and 2 were dealt and taken.")
    assert keyboard.child.exitstatus == 0


def test_a_wrong_line_is_answered_and_brought_back_with_the_arrow() -> None:
    table = start()
    with at_the_table() as keyboard:
        keyboard.line("+-zz", asked="Hand 1, Dee deals (Enter)")
        keyboard.wait("'-' in '-zz' is no card")
        keyboard.press(UP + "\x7f\x7f\r")
        keyboard.wait("Cy: a card (+) or none (-)>")
    assert table("undo").out == "Taken back in hand 1: draw Bob:-\n"


def test_ctrl_c_gives_up_the_line_and_ctrl_d_the_table() -> None:
    table = start()
    with at_the_table() as keyboard:
        keyboard.line("+", asked="Hand 1, Dee deals (Enter)")
        keyboard.wait("Bob: a card (+) or none (-)>")
        keyboard.press("+++" + CTRL_C)
        keyboard.line("-", asked="Bob: a card (+) or none (-)")
        keyboard.wait("Cy: a card (+) or none (-)>")
    assert "The hand stays as it is: dealer table goes on with it." in keyboard.child.before
    assert keyboard.child.exitstatus == 0
    assert table("undo").out == "Taken back in hand 1: draw Bob:-\n"


def test_a_second_terminal_is_noticed() -> None:
    table = start()
    with at_the_table() as keyboard:
        keyboard.line("+", asked="Hand 1, Dee deals (Enter)")
        keyboard.wait("Bob: a card (+) or none (-)>")
        table.all(["hand act -"])
        keyboard.press("+\r")
        keyboard.wait("Something was recorded elsewhere meanwhile, so this line does not count")
        keyboard.line("-", asked="Cy: a card (+) or none (-)")
        keyboard.wait("Dee: a card (+) or none (-)>")
        table.all(["hand void", "session void"])
        keyboard.press("+\r")
        keyboard.wait("No session is open.")


def test_tab_completes_commands_and_names() -> None:
    start()
    with at_the_table() as keyboard:
        keyboard.wait("Hand 1, Dee deals (Enter)>")
        keyboard.press("sta" + TAB)
        keyboard.wait("tus")
        keyboard.press("\r")
        keyboard.wait("80 in play.")
        for line, asked in (("-*", "(Enter)"), ("k*", "fold (f)"), ("-*", "(-)")):
            keyboard.line(line, asked=asked)
        keyboard.wait("Ann shows 2 cards>")
        keyboard.press("An" + TAB)
        keyboard.wait("n=")
        keyboard.press("5sAd\r")
        keyboard.wait("Ann 5♠ A♦: for 7: 5+1=6, 1 under")


def test_commands_ask_for_what_is_missing_and_the_close_asks_seat_by_seat() -> None:
    table = start("Ann=20 Bob=20")
    with at_the_table() as keyboard:
        keyboard.line("buyin Bob", asked="Hand 1, Bob deals (Enter)")
        keyboard.wait("For how many chips? ")
        keyboard.press("5\r")
        keyboard.wait("Bob buys 5. 45 in play.")
        keyboard.line("session close", asked="Hand 1, Bob deals (Enter)")
        for name, chips in (("Ann", 30), ("Bob", 15)):
            keyboard.wait(f"{name} has how many chips? ")
            keyboard.press(f"{chips}\r")
        keyboard.wait("Session 2026-01-02 is closed")
    assert table("check").code == 0


def test_the_lines_are_kept_for_nobody_else_and_not_for_ever(own_book: Path) -> None:
    start()
    with at_the_table() as keyboard:
        keyboard.line("12 Ann", asked="Hand 1, Dee deals (Enter)")
        keyboard.wait("Ann takes 12")
    kept = own_book / "table-history"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert "+12 Ann\n" in kept.read_text()
    kept.write_text(kept.read_text() + "\n# 2026-01-02 20:00:00\n+44 Bob\n" * 3000)
    with at_the_table() as keyboard:
        keyboard.wait("Hand 2, Ann deals (Enter)>")
        keyboard.press(UP + "\r")
        keyboard.wait("Bob takes 44")
    assert len(kept.read_bytes()) < 60_000
    assert dealer("check").code == 0
    assert dealer("backup", str(own_book.parent / "all.json")).code == 0


def test_who_stays_in_the_shell_sees_the_same_hand() -> None:
    table = start()
    taken("+---", "kb4")
    with at_the_table() as keyboard:
        keyboard.wait("Hand 1, Dee deals: Ann 20, Bob 20, Cy 20, Dee 20.")
        keyboard.line("c*", asked="Cy: 4 to call (c), raise by 1–5 to 5–9 (r), fold (f)")
        keyboard.wait("Cy calls 4; Dee calls 4; Ann calls 4.")
    assert table("hand act -*").out.endswith("Still to show: Ann, Bob, Cy, Dee.\n")
