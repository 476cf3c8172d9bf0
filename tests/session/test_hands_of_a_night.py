"""What hands mean to the session's commands: stacks, riding chips, counts seat by seat, undo of a hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dealer_assist.cli.night import needed_session
from dealer_assist.core.session_documents import to_document
from dealer_assist.core.session_events import HandFinished, HandVoided
from dealer_assist.core.session_fold import apply
from dealer_assist.core.session_table import table_document
from dealer_assist.store.book import open_book
from tests.session.at_table import Table, three
from tests.session.night import sums

AT = "2026-01-02T21:00:00+01:00"


class Hands:
    """Puts finished hands into the open session, as the live table does."""

    def __init__(self, book: Path) -> None:
        self.book = book

    def add(self, result: dict[str, Any] | None, *, kind: type[Any] = HandFinished, **facts: Any) -> None:
        with open_book(self.book).unit("a hand") as work:
            session = needed_session(work)
            common = {"at": AT, "number": session.hands + 1, "dealer": session.button, "after": session.records}
            if kind is HandFinished:
                nets = None if result is None else sums(**result)
                players = tuple(result or facts.pop("players"))
                facts = {"players": players, "nets": nets, "carried": 0, **facts}
            event = kind(**common, **facts)
            work.hands(session.id).append({"result": to_document(event)})
            work.set_open(session.id, table_document(apply(session, event)))


@pytest.fixture
def hands(own_book: Path) -> Hands:
    return Hands(own_book)


def kept(hands: Hands) -> Table:
    table = three()
    hands.add({"Ann": 5, "Bob": -2, "Cy": -3}, pot=800, winners=("Ann",), scoops=("Ann",))
    hands.add({"Ann": -4, "Bob": 4, "Cy": 0}, pot=600, winners=("Bob",))
    return table


def test_what_counts_as_played_was_neither_taken_back_nor_void() -> None:
    table = three()
    table.all(["hand add 6 Ann=5AA Bob=T98", "undo", "hand add 6 Ann=5AA Bob=T98", "hand deal", "hand void"])
    for closed in (False, True):
        if closed:
            table.all(["session close Ann=22 Bob=18 Cy=20"])
        assert [one["hands"] for one in table("session list --json").json["sessions"]] == [1]
        assert table("check").out == "Everything adds up: 1 session, 1 hand.\n"


def test_the_table_with_hands(hands: Hands) -> None:
    table = kept(hands)
    table.all(["cashout Cy 16"])
    assert table("status").out == (
        "Session 2026-01-02: pagat, ante 1, bets 1 to 5.\n"
        "44 in play. Bob deals hand 3.\n"
        "\n"
        "Player      In    Out    Chips    Net    Won\n"
        "--------  ----  -----  -------  -----  -----  --------\n"
        "Ann         20      0       21     +1      1\n"
        "Bob         20      0       22     +2      1  deals\n"
        "Cy          20     16             -4      0  has left\n"
        "\n"
        "1 in play are in no stack.\n"
        "Biggest pot: 8 in hand 1, to Ann.\n"
    ).replace("16             -4", "16              -4")
    told = table("buyin Cy 5")
    assert told.out == "Cy is back at the table with 5. 49 in play.\n"


def test_a_cash_out_other_than_the_hands_say(hands: Hands) -> None:
    table = kept(hands)
    assert table("cashout Cy 16").out == (
        "Cy leaves with 16. 44 in play.\nBy the hands Cy has 17: 1 less were counted. Count again, or dealer undo.\n"
    )
    assert table("cashout Bob 24").out.endswith(
        "By the hands Bob has 22: 2 more were counted. Count again, or dealer undo.\n"
    )
    assert table("cashout Ann 30 --stays").err.startswith("Ann cannot cash out 30: cash-outs exceed buy-ins by 10.00")
    assert table("loan Ann Cy 5 --chips").err == (
        "Cy has no seat at the table: to sit down, type dealer buyin Cy CHIPS\n"
    )


def test_a_correction_tells_the_stacks(hands: Hands) -> None:
    assert kept(hands)("correct Ann=-5 Cy=+5").out == (
        "Corrected: Ann -5, Cy +5.\nMove the chips, too. Stacks now: Ann 16, Cy 22.\n"
    )


def test_more_than_a_stack_is_refused(hands: Hands) -> None:
    table = kept(hands)
    assert table("cashout Ann 22 --stays").err == (
        "Ann has 21 and not 22: count again (dealer count Ann=CHIPS), or take less.\n"
    )


def test_the_close_compares_counted_with_the_hands(hands: Hands) -> None:
    table = kept(hands)
    told = table("session close Ann=19 Bob=22 Cy=17")
    assert told.code == 1
    assert "Other than the hands say: Ann counted 19, by the hands 21.\n" in told.err
    told = table("session close Ann=20 Bob=23 Cy=17")
    assert told.out.startswith(
        "Player      Counted    By the hands    Off\n"
        "--------  ---------  --------------  -----\n"
        "Ann              20              21     -1\n"
        "Bob              23              22     +1\n"
        "Cy               17              17      0\n"
        "\n"
        "Session 2026-01-02 is closed after 0:00.\n"
    )
    assert "2026-01-02  pagat            3        2      0:00  Bob +3.00\n" in table("session list").out


def test_stacks_that_are_not_known(hands: Hands) -> None:
    table = kept(hands)
    hands.add(None, players=("Ann", "Bob"), pot=700, winners=("Ann",))
    assert table("status").out.endswith(
        "Ann         20      0        ?      ?      2\n"
        "Bob         20      0        ?      ?      1\n"
        "Cy          20      0       17     -3      0  deals\n"
        "\n"
        "Not known since hand 3: the chips of Ann and Bob. (dealer count NAME=CHIPS …)\n"
        "Biggest pot: 8 in hand 1, to Ann.\n"
    )
    document = table("status --json").json
    assert (document["players"][0]["stack"], document["players"][0]["net"]) == (None, None)
    assert document["unknown_since"] == 3
    assert table("count Ann=30").out.endswith("Not known since hand 3: the chips of Bob. (dealer count NAME=CHIPS …)\n")
    told = table("session close Ann=30 Bob=13 Cy=17")
    assert "Bob              13       not known\n" in told.out
    assert "Hand 3: pot 7, to Ann\n" in table("session show").out


def test_riding_chips_end_with_the_night(hands: Hands) -> None:
    table = kept(hands)
    hands.add({"Ann": -1, "Bob": -1, "Cy": -1}, carried=300, rides=True)
    assert "3 ride.\n" in table("status").out
    assert table("session close Ann=20 Bob=21 Cy=16").err == (
        "3 still ride: play another hand, or end it with --split-carried (equal parts) or --carried-to NAME.\n"
    )
    told = table("session close Ann=20 Bob=21 Cy=16 --split-carried")
    assert told.code == 0
    assert "Of it had been riding: Cy 1, Ann 1, Bob 1.\n" in told.out
    assert "Ann              21              21      0\n" in told.out
    assert "Hand 3: nobody wins, 3 ride\n" in table("session show").out
    table("undo")
    assert "Cy 3.\n" in table("session close Ann=20 Bob=21 Cy=16 --carried-to Cy").out


def test_undo_takes_a_hand_back(hands: Hands) -> None:
    table = kept(hands)
    table.all(["buyin Ann 5", "undo"])
    assert table("undo").out == "Taken back: Hand 2: pot 6, Ann -4, Bob +4.\n"
    assert table("status --json").json["players"][0]["stack"] == "25"
    shown = table("session show").out
    assert "Hand 2: pot 6, Ann -4, Bob +4 (taken back)\n" in shown
    assert "Hand 2 is taken back\n" in shown
    hands.add(None, kind=HandVoided)
    assert "Hand 3 is void\n" in table("session show").out
    assert table("status").out.split("\n")[1] == "60 in play. Ann deals hand 4."
    assert table("check").out == "Everything adds up: 1 session, 1 hand.\n"


def test_a_count_takes_the_hands_word_for_who_has_nothing(hands: Hands) -> None:
    table = three()
    hands.add({"Ann": 20, "Bob": -20, "Cy": 0}, pot=4000, winners=("Ann",))
    assert table("session close Ann=40 Cy=20").code == 0


def test_the_biggest_pot_may_be_nobodys(hands: Hands) -> None:
    table = three()
    hands.add({"Ann": -1, "Bob": -1, "Cy": -1}, carried=300, rides=True, pot=300)
    assert "Biggest pot: 3 in hand 1, to nobody.\n" in table("status").out
