"""``dealer session start`` (The command line, the book): rules, stakes, seats, who deals, as last night."""

import json
from pathlib import Path

import pytest

from dealer_assist.store.book import open_book
from tests.session.at_table import Table, three
from tests.support import dealer

WHO_PLAYS = "Who plays? Type the seats clockwise with their buy-ins: Ann=20 Bob=20 Cy=20"
ONLY_ONE = "A table needs two players, and there is only Ann: type another one, like Bob=20.\n"


def test_a_session_opens() -> None:
    told = Table()("session start --ante 1 --limit 1-5 Ann=20 Bob=20 Cy=20 Dee=20")
    assert (told.code, told.err) == (0, "")
    assert told.out == (
        "Session 2026-01-02 is open: Seven Twenty-Seven (pagat), ante 1, bets 1 to 5.\n"
        "Clockwise: Ann 20, Bob 20, Cy 20, Dee 20. 80 in play.\n"
        "Dee deals first.\n"
    )


def test_what_the_source_leaves_open_is_taken_from_the_preset_and_named() -> None:
    told = Table()("session start --ante 2 Ann=20 Bob=20 Cy=20 Dee=20")
    assert told.err == (
        "Left to the table and taken from the preset: betting.min=1, betting.max=5. "
        "(--ante, --limit, --set change that.)\n"
    )
    assert told.out.startswith("Session 2026-01-02 is open: Seven Twenty-Seven (pagat), ante 2, bets 1 to 5.\n")


def test_a_table_of_another_size_is_warned_of() -> None:
    told = Table()("session start --ante 1 --limit 2 Ann=20 Bob=20")
    assert told.err == "Seven Twenty-Seven is for 4 to 10 players; there are 2.\n"
    assert told.code == 0


def test_stakes_finer_than_the_chip_make_the_chip_finer() -> None:
    told = Table()("session start --ante 0.25 --limit 0.25-1 --currency € --buyin 10 Ann Bob Cy Dee=12.50")
    assert told.out == (
        "Session 2026-01-02 is open: Seven Twenty-Seven (pagat), ante 0.25, bets 0.25 to 1.\n"
        "Clockwise: Ann 10, Bob 10, Cy 10, Dee 12.50. 42.50 in play.\n"
        "The smallest chip is 0.25; a chip of 1 is worth 1.00\u00a0€.\n"
        "Dee deals first.\n"
    )


def test_chips_of_another_worth() -> None:
    told = Table()("session start --ante 1 --limit 1- --worth 0.1 --currency € --cash --till B Ann=200 Bob=200")
    assert told.out.split("\n")[0].endswith("ante 1, bets from 1 without limit.")
    assert "The smallest chip is 1; a chip of 1 is worth 0.10\u00a0€.\nBob holds the till.\n" in told.out
    assert Table()("status").out.endswith("Bob holds 40.00\u00a0€ in the till.\n")
    Table()("session void")
    told = Table()("session start --ante 1 --limit 1 --set betting.ante_by=dealer --worth 0.125 --unit 2 Ann=2 Bob=2")
    assert "the dealer antes 1" not in told.out
    assert told.code == 1


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("--limit 0.5-2 --set betting.ante_by=dealer", "the dealer antes 1, bets 0.50 to 2."),
        ("--limit 2- --set betting.ante_by=dealer", "the dealer antes 1, bets from 2 without limit."),
        ("--limit 3", "ante 1, bets of 3."),
        ("--worth 0.025 --unit 2 --limit 2 --ante 2", "ante 2, bets of 2."),
    ],
)
def test_stakes_as_they_are_said(option: str, said: str) -> None:
    typed = f"session start {'' if '--ante' in option else '--ante 1 '}{option} Ann=20 Bob=20 Cy=20 Dee=20"
    told = Table()(typed)
    assert told.out.split("\n")[0].endswith(said)
    if "0.025" in option:
        assert "a chip of 1 is worth 0.025." in told.out


def test_who_deals_first() -> None:
    assert "Ann deals first." in Table()("session start --ante 1 --limit 1-5 --dealer an Ann=20 Bob=20").out
    Table()("undo")
    told = Table()("session start --ante 1 --limit 1-5 --dealer lot Ann=20 Bob=20")
    assert told.out.endswith(("The lot says: Ann deals first.\n", "The lot says: Bob deals first.\n"))


def test_somebody_called_lot_deals_if_named() -> None:
    told = Table()("session start --ante 1 --limit 1-5 --dealer Lot Lot=20 Bob=20")
    assert told.out.endswith("\nLot deals first.\n")


def test_as_last_night() -> None:
    table = three()
    table.all(["buyin Dee 30", "session close Ann=30 Bob=10 Cy=20 Dee=30"])
    table.now = "2026-01-09T20:00:00+01:00"
    told = table("session start --again")
    assert told.code == 0
    assert told.out == (
        "Session 2026-01-09 is open: Seven Twenty-Seven (pagat), ante 1, bets 1 to 5.\n"
        "Clockwise: Ann 20, Bob 20, Cy 20. 60 in play.\n"
        "Cy deals first.\n"
    )
    table("undo")
    told = table("session start --again --without bo --limit 2-6 a=40 Eve=15 --dealer Eve")
    assert told.out.split("\n")[:3] == [
        "Session 2026-01-09-2 is open: Seven Twenty-Seven (pagat), ante 1, bets 2 to 6.",
        "Clockwise: Ann 40, Cy 20, Eve 15. 75 in play.",
        "Eve deals first.",
    ]
    table("session void")
    told = table("session start --again -r homegame --ante 1 --limit 1-2 --set deal.down=1")
    assert told.out.startswith("Session 2026-01-09-3 is open: Seven Twenty-Seven")
    assert "(homegame)" in told.out


def test_the_button_goes_on_where_it_was() -> None:
    table = three()
    table.all(["session close Ann=30 Bob=10 Cy=20", "session start --again --without Cy"])
    assert "Bob deals first." in table("session show").out or table("status --json").json["dealer"] == "Bob"


def test_the_open_table_is_known_to_a_showdown() -> None:
    three()
    told = dealer("showdown", "--json", "--pot", "4", "Ann=43", "Bob=T9")
    assert told.json["rules"] == "pagat"
    assert dealer("showdown", "--pot", "4", "Zed=43", "Bob=T9").code == 1


def test_what_cannot_be_started_is_said_in_one_line() -> None:
    help_shown = " (dealer session start --help shows how it is called.)\n"
    table = Table()
    for line, code, said in (
        ("session start", 2, WHO_PLAYS + help_shown),
        ("session start Ann Bob=20", 2, "How much does Ann buy? Type Ann=20, or --buyin 20 for all" + help_shown),
        ("session start --cash Ann=20 Bob=20", 2, "Who holds the till? Add --till NAME" + help_shown),
        ("session start Ann=20 ann=30", 1, "'ann' is the same name as 'Ann': give the second player another one.\n"),
        ("session start Ann=20", 1, ONLY_ONE),
        ("session start --again", 1, "No session is open. To open one: dealer session start Ann=20 Bob=20 …\n"),
        ("session start --limit -5 A=1 B=1", 2,
         "'−5' is no limit: type --limit 1-5, --limit 2 or --limit 1-" + help_shown),
        ("session start --dealer Zed Ann=20 Bob=20", 1, "There is no player 'Zed' here; there are Ann, Bob.\n"),
        ("session start -r pagatt Ann=20 Bob=20", 1, None),
        ("session start --worth 0.001 Ann=20 Bob=20", 1, None),
        ("session start Ann=20.5 Bob=20", 1, None),
    ):  # fmt: skip
        told = table(line)
        words = told.err.split("\n")[-2] + "\n" if told.err.startswith("Left to the table") else told.err
        assert told.code == code, (line, told)
        assert told.out == ""
        if said is not None:
            assert words == said, line
    assert dealer("status", "--json").json["session"] is None


def test_a_second_session_is_refused() -> None:
    told = three()("session start Ann=20 Bob=20")
    assert (told.code, told.err) == (
        1,
        "Session 2026-01-02 is open already: close it with `dealer session close`, or `dealer session void` it.\n",
    )


def test_nobody_at_all() -> None:
    table = three()
    table.all(["session close Ann=30 Bob=10 Cy=20"])
    told = table("session start --again --without Ann,Bob,Cy")
    assert (told.code, told.err) == (1, "A table needs two players: type their buy-ins, like Ann=20 Bob=20.\n")


def test_the_start_is_stored_in_the_units_of_the_book(own_book: Path) -> None:
    three()
    with open_book(own_book).reading() as view:
        (record,) = view.session("2026-01-02").all()
    assert record["buys"] == {"Ann": 2000, "Bob": 2000, "Cy": 2000}
    assert json.dumps(record["rules"])


def test_the_clock_can_be_stopped_only_by_a_time() -> None:
    for found in ("noon", "2026-01-02T20:00:00"):
        told = Table(now=found)("session start Ann=20 Bob=20")
        assert told.code == 2
        assert (
            f"DEALER_NOW is '{found}': it takes an ISO time with its offset, like 2026-01-02T20:00:00+01:00" in told.err
        )


def test_without_a_stopped_clock_it_is_now() -> None:
    assert dealer("session", "start", "--ante", "1", "--limit", "1", "Ann=20", "Bob=20").out.startswith("Session 20")
