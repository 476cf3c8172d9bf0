"""``dealer session close | list | show | void`` and ``undo`` as typed."""

import pytest

from dealer_assist.store.book import open_book
from tests.session.at_table import Table, three
from tests.support import dealer

NO_SUCH = "There is no session 'x'; the last is 2026-01-02. `dealer session list` shows them all.\n"


def ended_at(table: Table, now: str = "2026-01-03T00:30:00+01:00") -> Table:
    table.now = now
    return table


def test_a_night_is_closed_and_settled() -> None:
    told = ended_at(three())("session close Ann=35 Bob=0 Cy=25")
    assert (told.code, told.err) == (0, "")
    assert told.out == (
        "Session 2026-01-02 is closed after 4:30.\n"
        "\n"
        "Player      In    Out    Result\n"
        "--------  ----  -----  --------\n"
        "Ann         20     35    +15.00\n"
        "Bob         20      0    -20.00\n"
        "Cy          20     25     +5.00\n"
        "\n"
        "2 payments settle it; fewer are not possible.\n"
        "\n"
        "From    To      Amount\n"
        "------  ----  --------\n"
        "Bob     Ann      15.00\n"
        "Bob     Cy        5.00\n"
    )
    assert dealer("status", "--json").json["session"] is None


def test_the_close_as_a_document() -> None:
    assert three()("session close Ann 35 Bob 0 Cy 25 --json").json == {
        "session": "2026-01-02",
        "currency": "",
        "results": {"Ann": "15.00", "Bob": "-20.00", "Cy": "5.00"},
        "dues": {"Ann": "15.00", "Bob": "-20.00", "Cy": "5.00"},
        "transfers": [
            {"from": "Bob", "to": "Ann", "amount": "15.00"},
            {"from": "Bob", "to": "Cy", "amount": "5.00"},
        ],
        "minimal": True,
        "proven_at_least": 2,
    }


def test_a_mixed_evening_comes_out_right_by_program() -> None:
    """The same evening as the one reckoned by hand in the tests of the core: chips at 0.50, a till, a pizza …"""
    table = Table()
    table.all(
        [
            "session start --ante 1 --limit 1-5 --worth 0.5 Bob=40 Cy=40 Dee=40",
            "buyin Ann 40 --till Bob",
            "cashout Dee 40 --cash",
            "expense Cy 30 pizza --for Ann,Bob,Cy",
            "buyin Bob 20 --cash",
            "loan Ann Bob 5",
            "correct Ann=-1 Cy=+1 hand 2 misread",
            "cashout Cy 8 --stays",
        ]
    )
    told = table("session close Ann=62 Bob=10 Cy=60")
    assert [line.split() for line in told.out.split("\n")[4:8]] == [
        ["Bob", "60", "10", "-25.00", "0.00", "-15.00", "-40.00"],
        ["Cy", "40", "68", "+14.00", "0.00", "+20.00", "+34.00"],
        ["Dee", "40", "40", "0.00", "-20.00", "0.00", "-20.00"],
        ["Ann", "40", "62", "+11.00", "+20.00", "-5.00", "+26.00"],
    ]
    document = table("session show --json").json
    assert document["results"] == {"Ann": "11.00", "Bob": "-25.00", "Cy": "14.00", "Dee": "0.00"}
    assert document["dues"] == {"Ann": "26.00", "Bob": "-40.00", "Cy": "34.00", "Dee": "-20.00"}
    assert table("check").code == 0


def test_report_6_at_the_table() -> None:
    table = Table()
    table.all(["session start --ante 1 --limit 1-5 --unit 0.01 Ann=524.34 Bob=0 Cy=0 Dee=0 Eve=0"])
    told = table("session close Ann=110.11 Bob=209.74 Cy=104.87 Dee=89.14 Eve=10.49")
    assert told.code == 1
    assert told.err == (
        "Counted are 524.35, in play 524.34: cash-outs exceed buy-ins by 0.01.\n"
        "Usually a buy-in was not written down (dealer buyin), a cash-out was written twice (dealer undo), or a stack "
        "was counted too high.\n"
        "To close all the same: --over-to NAME (who pays 0.01 more) or --spread (all pay).\n"
    )


def test_missing_chips_are_told_and_booked_on_request() -> None:
    table = three()
    told = table("session close Ann=35 Bob=0 Cy=23")
    assert (told.code, told.out) == (1, "")
    assert told.err == (
        "Counted are 58, in play 60: buy-ins exceed cash-outs by 2.00.\n"
        "Usually somebody left with chips (dealer cashout), a buy-in was written twice (dealer undo), a stack was "
        "counted too low, or a chip lies on the floor.\n"
        "To close all the same: --short-to NAME (who gets 2.00 more) or --spread (all get).\n"
    )
    told = table("session close Ann=35 Bob=0 Cy=23 --over-to Ann")
    assert "--over-to books the other way round.\n" in told.err
    told = table("session close Ann=35 Bob=0 Cy=23 --short-to c")
    assert told.code == 0
    assert "Cy          20     23         +2.00     +5.00\n" in told.out


def test_a_difference_spread_over_all() -> None:
    table = three()
    told = table("session close Ann=35 Bob=0 Cy=26 --spread")
    assert told.code == 0
    assert [line.split()[3] for line in told.out.split("\n")[4:7]] == ["-0.34", "-0.33", "-0.33"]
    assert "The session is closed, 1 too many, Ann -0.34, Bob -0.33, Cy -0.33\n" in table("session show").out


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("session close Ann=35", 1, "Nobody has counted Bob and Cy: add Bob=CHIPS Cy=CHIPS.\n"),
        ("session close Ann=35 Bob=0 Cy=25 Ann=1", 1, "Ann is named twice: type every name once.\n"),
        ("session close Zed=35", 1, "There is no player 'Zed' here; there are Ann, Bob, Cy.\n"),
        (
            "session close Ann=35 Bob", 2,
            "'Bob' is no NAME=CHIPS: type the counts like Ann=35 Bob=0 (dealer session close --help shows how it is "
            "called.)\n",
        ),
        ("session show x", 1, NO_SUCH),
        ("settle", 1, "Session 2026-01-02 is still open: count the chips and close it with `dealer session close`.\n"),
    ],
)  # fmt: skip
def test_what_is_refused(line: str, code: int, said: str) -> None:
    told = three()(line)
    assert (told.code, told.out, told.err) == (code, "", said)


def test_only_who_is_at_the_table_is_counted() -> None:
    table = three()
    table.all(["cashout Cy 25"])
    told = table("session close Ann=20 Bob=15 Cy=0")
    assert told.err == "Cy is not at the table, so there is nothing to count: leave the name out.\n"


def test_report_15_no_close_while_a_hand_is_open(own_book) -> None:  # type: ignore[no-untyped-def]
    table = three()
    with open_book(own_book).unit("a hand") as work:
        work.hand.begin({"number": 1, "players": ["Ann", "Bob"]})
    for line in ("session close Ann=35 Bob=0 Cy=25", "session void"):
        told = table(line)
        assert (told.code, told.out) == (1, "")
        assert told.err == "Hand 1 is being played: end it first, or void it with `dealer hand void`.\n"
    assert table("cashout Ann 5").err == "Ann is in hand 1: end it first, or void it with `dealer hand void`.\n"
    assert table("buyin Ann 5").err == (
        "Ann is in hand 1, and at table stakes nobody buys while a hand runs: wait for its end.\n"
    )
    assert table("status").out.split("\n")[1] == "Hand 1 is being played. 60 in play."
    assert table("status --json").json["hand"] == 1


def test_the_list_and_one_session() -> None:
    table = three()
    assert table("session list").out.endswith("2026-01-02  pagat            3                     open\n")
    table.all(["buyin Ann 5", "away Bob", "undo"])
    ended_at(table).all(["session close Ann=40 Bob=0 Cy=25", "session start --again", "session void --why wrong"])
    table.all(["session start --again"])
    table("undo")
    told = table("session list")
    assert told.out == (
        "Session       Rules      Players    Hands    Lasted\n"
        "------------  -------  ---------  -------  --------  ----------\n"
        "2026-01-02    pagat            3               4:30  Ann +15.00\n"
        "2026-01-03    pagat                            0:00  void\n"
        "2026-01-03-2  pagat                            0:00  taken back\n"
    )
    assert [one["status"] for one in table("session list --json").json["sessions"]] == ["closed", "void", "undone"]
    assert table("session show").out == (
        "Session 2026-01-02, pagat, 20:00 to 00:30 (4:30)\n"
        "\n"
        "Player      In    Out    Result\n"
        "--------  ----  -----  --------\n"
        "Ann         25     40    +15.00\n"
        "Bob         20      0    -20.00\n"
        "Cy          20     25     +5.00\n"
        "\n"
        "  1  20:00  The session opens: Ann 20, Bob 20, Cy 20\n"
        "  2  20:00  Ann buys 5\n"
        "  3  20:00  Bob goes away (taken back)\n"
        "  4  20:00  Record 3 is taken back\n"
        "  5  00:30  The session is closed\n"
    )
    assert "The session is void: it counts for nothing.\n" in table("session show 2026-01-03").out
    assert "The session is void (wrong)\n" in table("session show 2026-01-03").out
    assert "The session opens: Ann 20, Bob 20, Cy 20 (taken back)\n" in table("session show 2026-01-03-2").out
    assert table("check").out == "Everything adds up: 3 sessions, 0 hands.\n"


def test_no_session_at_all() -> None:
    assert dealer("session", "list").out == "No session yet. To open one: dealer session start Ann=20 Bob=20 …\n"
    assert dealer("session", "show").err == "No session is open. To open one: dealer session start Ann=20 Bob=20 …\n"
    told = dealer("session", "show", "x")
    assert (told.code, told.err) == (
        1,
        "There is no session 'x', and no other one yet: dealer session start opens one.\n",
    )


def test_a_void_session_names_what_was_laid_out() -> None:
    table = three()
    table.all(["buyin Ann 20 --till Bob", "expense Cy 9 pizza --for Cy,Bob"])
    assert table("session void").out == (
        "Session 2026-01-02 is void: it counts for nothing, every chip goes back.\n"
        "Cash, expenses and loans are to be evened out: Ann +20.00, Bob -24.50, Cy +4.50.\n"
    )
    other = three("2026-01-09T20:00:00+01:00")
    assert other("session void --json").json == {"session": "2026-01-09", "status": "void"}
    assert other("undo").out == "Taken back: Session 2026-01-09 is void.\n"
    assert other("status --json").json["session"] == "2026-01-09"


def test_undo_goes_back_record_by_record_through_session_and_book() -> None:
    table = three()
    table.all(["buyin Ann 20", "loan Cy Bob 5", "session close Ann=40 Bob=20 Cy=20", "paid Bob Cy 5"])
    told = [table("undo").out for _step in range(5)]
    assert told == [
        "Taken back: Bob pays Cy 5.00.\n",
        "Taken back: Session 2026-01-02 is closed.\n",
        "Taken back: Cy lends Bob 5.00.\n",
        "Taken back: Ann buys 20.\n",
        "Taken back: The session opens: Ann 20, Bob 20, Cy 20.\n",
    ]
    nothing = table("undo")
    assert (nothing.code, nothing.err) == (
        1,
        "There is nothing that could be taken back: the book is as it was at first.\n",
    )
    assert table("check").code == 0


def test_undo_as_a_document() -> None:
    table = three()
    table.all(["buyin Ann 20"])
    assert table("undo --json").json == {
        "undone": [{"event": "buyin", "at": "2026-01-02T20:00:00+01:00", "player": "Ann", "chips": 2000}]
    }


def test_what_a_player_did_is_all_in_the_records() -> None:
    table = Table()
    table.all(
        [
            "session start --ante 1 --limit 1-5 --cash --till Ann Ann=20 Bob=20",
            "buyin Bob 5 --cash",
            "cashout Bob 3 --stays --cash",
            "cashout Bob 2 --stays",
            "away Bob",
            "back Bob",
            "expense Ann 4",
            "loan Ann Bob 3 --chips",
            "correct Ann=-1 Bob=+1",
            "count Ann=16 Bob=24",
            "cashout Bob 10 --cash",
        ]
    )
    shown = table("session show").out
    for line in (
        "The session opens, the buy-ins in cash: Ann 20, Bob 20",
        "Bob buys 5 in cash",
        "Bob takes 3 off the table in cash and stays",
        "Bob takes 2 off the table and stays",
        "Bob goes away",
        "Bob is back",
        "Ann pays 4.00 for Ann and Bob",
        "Ann lends Bob 3 in chips, worth 3.00",
        "Correction: Ann -1, Bob +1",
        "Counted: Ann 16, Bob 24",
        "Bob leaves with 10 in cash",
    ):
        assert f"20:00  {line}\n" in shown, line
    assert shown.startswith("Session 2026-01-02, pagat, from 20:00\n")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--short-to Ann --spread", "--short-to or --spread"),
        ("--over-to Ann --spread", "--over-to or --spread"),
        ("--split-carried --carried-to Bob", "--split-carried or --carried-to"),
    ],
)
def test_options_that_contradict_each_other_close_nothing(options: str, said: str) -> None:
    table = three()
    told = table(f"session close Ann=20 Bob=20 Cy=19 {options}")
    assert (told.code, told.out) == (2, "")
    assert told.err == f"Give {said}, not both (dealer session close --help shows how it is called.)\n"
    assert table("status").code == 0
