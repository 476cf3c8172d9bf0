"""``dealer import``: what the host sees, what is stored, what is refused; golden texts and exit codes."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from dealer_assist.store import disk
from tests.support import Result, dealer

FIXTURES = Path(__file__).with_name("fixtures")
NEW_YORK = ("--zone", "America/New_York")


def bring(name: str, *options: str, text: str = "") -> Result:
    return dealer("import", str(FIXTURES / name), *options, text=text)


def standings() -> dict[str, str]:
    return {one["name"]: one["net"] for one in dealer("bankroll", "--json").json["players"]}


@pytest.fixture
def _berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


# What is stored


def test_a_table_counts_in_the_standings_and_is_paid() -> None:
    assert bring("long-good.csv").code == 0
    assert standings() == {"Doe, John": "20.00", "=1+1": "0.00", "Ann": "-4.50", "Bob": "-15.50"}
    assert dealer("debts", "--json").json == {"debts": []}
    assert dealer("check").code == 0


def test_a_table_can_be_owed() -> None:
    assert bring("long-good.csv", "--owed").code == 0
    debts = [(one["from"], one["to"], one["amount"]) for one in dealer("debts", "--json").json["debts"]]
    assert debts == [("Ann", "Doe, John", "4.50"), ("Bob", "Doe, John", "15.50")]  # in the fewest payments
    assert dealer("check").code == 0


def test_a_ledger_is_owed_or_paid() -> None:
    assert bring("pokernow-good.csv", "--cents", *NEW_YORK).code == 0
    debts = [(one["from"], one["to"], one["amount"]) for one in dealer("debts", "--json").json["debts"]]
    assert debts == [("Bob", "Ann", "27.50")]
    assert dealer("settle", "--json").json["transfers"] == [{"from": "Bob", "to": "Ann", "amount": "27.50"}]
    assert dealer("check").code == 0


def test_a_ledger_that_is_paid_owes_nothing() -> None:
    assert bring("pokernow-good.csv", "--cents", "--paid", *NEW_YORK).code == 0
    assert dealer("debts", "--json").json == {"debts": []}
    assert standings() == {"Ann": "27.50", "Cy": "0.00", "Bob": "-27.50"}
    assert dealer("check").code == 0


def test_a_night_is_of_the_day_it_began_and_lasts_its_time() -> None:
    """Reports, point 39: from 21:30 to 01:10 in New York."""
    bring("pokernow-good.csv", "--cents", *NEW_YORK)
    shown = dealer("session", "show", "2024-03-15")
    assert shown.out.splitlines()[0] == "Session 2024-03-15, pagat, 21:30 to 01:10 (3:40)"


def test_a_night_over_the_end_of_summer_time_lasts_its_time() -> None:
    """Reports, point 39: at 2 o'clock it is 1 o'clock again, and an hour longer."""
    table = "date,player,net,start,end\n2024-11-02,Ann,5,21:30,01:10\n2024-11-02,Bob,-5,21:30,01:10\n"
    assert dealer("import", "-", *NEW_YORK, text=table).code == 0
    later = "date,player,net,start,end\n2024-11-09,Ann,5,21:30,\n2024-11-09,Bob,-5,21:30,\n"
    assert dealer("import", "-", *NEW_YORK, text=later).code == 0
    over = "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net\n"
    over += "Ann,a,2023-11-05T01:30:00Z,2023-11-05T08:10:00Z,1.50,,2.50,1.00\nBob,b,,,2.50,,1.50,-1.00\n"
    assert dealer("import", "-", *NEW_YORK, text=over).code == 0
    heads = [dealer("session", "show", day).out.splitlines()[0] for day in ("2024-11-02", "2023-11-04")]
    assert heads == [
        "Session 2024-11-02, pagat, 21:30 to 01:10 (3:40)",
        "Session 2023-11-04, pagat, 21:30 to 03:10 (6:40)",
    ]


@pytest.mark.usefixtures("_berlin")
def test_without_a_zone_it_was_played_where_the_machine_is() -> None:
    bring("pokernow-good.csv", "--cents")
    assert "2024-03-16, pagat, 02:30 to 06:10" in dealer("session", "show", "2024-03-16").out


def test_the_same_file_twice_adds_nothing(own_book: Path) -> None:
    first = bring("wide-good.csv", "--json").json
    before = {path: path.read_bytes() for path in own_book.rglob("*.json")}
    again = bring("wide-good.csv", "--json", "--rename", "Ann=Anna").json
    assert (first["added"], first["already"]) == (3, 0)
    assert (again["added"], again["already"]) == (0, 3)
    assert {path: path.read_bytes() for path in own_book.rglob("*.json")} == before


def test_a_table_that_grew_adds_what_is_new() -> None:
    table = "date,Ann,Bob\n2024-03-15,5,-5\n"
    dealer("import", "-", text=table)
    found = dealer("import", "-", "--json", text=table + "2024-03-22,1,-1\n").json
    assert (found["added"], found["already"]) == (1, 1)
    assert standings() == {"Ann": "6.00", "Bob": "-6.00"}


def test_our_own_table_of_nights_adds_nothing_to_the_book_it_came_from() -> None:
    dealer("session", "start", "--ante", "1", "--limit", "1-5", "Ann=20", "Bob=20", "Cy=20", "Dee=20")
    dealer("session", "close", "Ann=25", "Bob=15", "Cy=20", "Dee=20")
    dealer("import", "-", text="date,Ann,Bob\n2024-03-15,5,-5\n2024-03-22,6,-6\n")
    before = standings()
    found = dealer("import", "-", "--json", text=dealer("export", "sessions").out)
    assert (found.code, found.json["added"], found.json["already"]) == (0, 0, 3)
    assert standings() == before


def test_the_same_night_in_a_table_of_another_shape_adds_nothing() -> None:
    dealer("import", "-", text="date,player,net\n2024-03-15,Ann,5\n2024-03-15,Bob,-5\n")
    wide = "date,ANN,Bob\n2024-03-15,5,-5\n2024-03-22,6,-6\n"
    found = dealer("import", "-", "--json", text=wide).json
    assert (found["added"], found["already"]) == (1, 1)
    assert standings() == {"Ann": "11.00", "Bob": "-11.00"}


def test_a_night_is_the_same_under_another_spelling_of_a_player() -> None:
    rows = ("2024-03-15,Annie,5", "2024-03-15,Bob,-5", "2024-03-22,Ann,1", "2024-03-22,Bob,-1")
    dealer("import", "-", text="\n".join(("date,player,net", *rows, "")))
    assert dealer("players", "alias", "Ann", "Annie").code == 0
    before = standings()
    for name in ("Ann", "Annie"):
        found = dealer("import", "-", "--json", text=f"date,{name},Bob\n2024-03-15,5,-5\n2024-03-22,1,-1\n").json
        assert (found["added"], found["already"]) == (0, 2)
    assert standings() == before


def test_two_nights_of_a_day_with_the_same_results_are_two() -> None:
    rows = [f"{name},2024-03-15,Ann,5\n{name},2024-03-15,Bob,-5\n" for name in ("x1", "x2")]
    twice = "session,date,player,net\n" + "".join(rows)
    assert dealer("import", "-", "--json", text=twice).json["added"] == 2
    assert dealer("import", "-", "--json", text=twice).json["already"] == 2
    assert dealer("import", "-", "--json", text=twice.replace("x2", "x3")).json["added"] == 0


def test_undo_takes_an_import_back_and_it_can_come_again() -> None:
    bring("wide-good.csv")
    undone = dealer("undo")
    assert undone.out == (
        "Taken back: Session 2024-03-15 is imported.\nTaken back: Session 2024-03-22 is imported.\n"
        "Taken back: Session 2024-03-29 is imported.\n"
    )
    assert standings() == {}
    assert dealer("check").code == 0
    assert bring("wide-good.csv", "--json").json["added"] == 3
    assert dealer("check").code == 0


def test_people_of_the_book_keep_their_spelling_and_their_other_spellings() -> None:
    dealer("import", "-", text="date,player,net\n2024-03-08,Zoë,5\n2024-03-08,Robert,-5\n")
    dealer("players", "alias", "Robert", "Bob")
    dealer("import", "-", text="date,player,net\n2024-03-15,ZOE\u0308,1\n2024-03-15,Bob,-1\n")
    assert standings() == {"Zoë": "6.00", "Robert": "-6.00"}
    assert dealer("check").code == 0


def test_two_nights_of_a_day_have_two_ids() -> None:
    bring("long-tabs-two-sessions.tsv")
    sessions = [one["session"] for one in dealer("session", "list", "--json").json["sessions"]]
    assert sessions == ["2024-03-15", "2024-03-15-2"]


def test_an_import_beside_an_open_session() -> None:
    dealer("session", "start", "Ann=20", "Bob=20")
    assert bring("wide-good.csv").code == 0
    assert dealer("status", "--json").json["in_play"] == "40"
    assert dealer("check").code == 0
    assert dealer("session", "close", "Ann=25", "Bob=15").code == 0
    assert dealer("check").code == 0


def test_a_dry_run_stores_nothing(own_book: Path) -> None:
    found = bring("wide-good.csv", "--dry-run")
    assert found.code == 0
    assert found.out.endswith("Nothing was stored (--dry-run).\n")
    assert not own_book.exists()


def test_the_rules_that_were_played_are_named() -> None:
    bring("wide-good.csv", "-r", "homegame")
    assert {one["rules"] for one in dealer("session", "list", "--json").json["sessions"]} == {"homegame"}
    assert dealer("session", "start", "--again").code == 0
    assert dealer("status", "--json").json["rules"] == "homegame"
    assert bring("wide-good.csv", "-r", "nowhere").code == 1


def test_all_or_nothing_when_the_disk_refuses(own_book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ["date,Ann,Bob", *(f"2024-{month:02}-{day:02},1,-1" for month in range(1, 7) for day in range(1, 29))]

    def refuse(self: disk.Disk) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(disk.Disk, "sync_everything", refuse)
    found = dealer("import", "-", text="\n".join(rows))
    assert found.code == 3
    assert "the disk is full" in found.err
    monkeypatch.undo()
    os.environ["DEALER_BOOK"] = str(own_book)
    assert standings() == {}
    assert dealer("check").code == 0


def test_very_many_nights_are_waited_for_together() -> None:
    rows = ["date,Ann,Bob", *(f"2024-{month:02}-{day:02},1,-1" for month in range(1, 7) for day in range(1, 29))]
    assert dealer("import", "-", "--json", text="\n".join(rows)).json["added"] == 168
    assert dealer("check").code == 0
    assert standings() == {"Ann": "168.00", "Bob": "-168.00"}


# What the host sees

REFUSED = {
    "long-broken.csv": (
        2,
        "Row 3, column 'player': the cell is empty, and it is needed.\n"
        "Row 4, column 'date': '2024-02-30' was found; expected was a date like 2024-03-15 or 15.03.2024.\n"
        "Row 5, column 'date': the cell is empty, and it is needed.\n"
        "Row 6, column 'buy-in': '-20' was found; expected was an amount like 12 or 12.50, without a sign.\n"
        "Row 7 has 3 cells, and there are 4 headings: give it as many.\n"
        "Nothing was imported.\n",
    ),
    "long-either-date.csv": (
        2,
        "Row 2, column 'date': '3/4/2024' may be 2024-04-03 or 2024-03-04, and no other date tells which: "
        "add --dates dmy (day first) or --dates mdy (month first).\n",
    ),
    "long-latin1.csv": (
        2,
        "Row 2 is not UTF-8, and may read 'Zoл' or 'Zoë': add --encoding cp1251 or --encoding cp1252.\n",
    ),
    "long-mixed-decimals.csv": (
        2,
        "Row 2 has a decimal point ('12.50') and row 3 a decimal comma ('-12,50'): the whole file has to use one of "
        "them.\n",
    ),
    "long-open-quote.csv": (
        2,
        'Row 2: the double quotes do not close. A cell with a comma or a quote in it is written "Ann, Jr.".\n',
    ),
    "long-other-headings.csv": (
        2,
        "The file begins 'Datum;Wer;Ergebnis', where none of the headings that are known stands: a table begins with a "
        "row like date,player,buy-in,cash-out, or name its columns: --column date=HEADING (see dealer guide "
        "formats).\n",
    ),
    "long-thousands.csv": (
        2,
        "Row 2, column 'net': '1,250' may mean 1250 or 1.25, and no other amount tells which: add --decimal . or "
        "--decimal ,\n",
    ),
    "pokernow-broken.csv": (
        2,
        "Row 2, column 'net': +3.50 was found; taken less brought is +2.50.\n"
        "Row 3, column 'player_nickname': the cell is empty, and it is needed.\n"
        "Row 4, column 'player_id': the cell is empty, and it is needed.\n"
        "Row 5, column 'session_start_at': 'half past nine' was found; expected was a time like 2024-03-15 21:30.\n"
        "Row 6, column 'buy_in': 'ten' was found; expected was an amount like 12 or 12.50, without a sign.\n"
        "Row 7 has 7 cells, and there are 8 headings: give it as many.\n"
        "Nothing was imported.\n",
    ),
    "pokernow-good.csv": (
        2,
        "The file does not say whether 4250 is 42.50 or 4250.00: add --cents or --units.\n",
    ),
    "pokernow-no-times.csv": (
        2,
        "No row has a time, so the day of the night is not known: add --date 2024-03-15.\n",
    ),
    "pokernow-off.csv": (
        1,
        "2024-03-15 (rows 2 to 3): more was lost than won, by 0.50; a night's results must cancel out.\n"
        "Nothing was imported.\n",
    ),
    "pokernow-two-ids.csv": (
        2,
        "'Ann' stands for the player ids a1 and a2. If it is one person, add --rename a2=Ann; if not, give the second "
        "another name: --rename a2=OTHER.\n",
    ),
    "wide-off.csv": (
        1,
        "2024-03-22 (row 3): more was won than lost, by 1.00; a night's results must cancel out.\n"
        "2024-03-29 (row 4): more was won than lost, by 3.00; a night's results must cancel out.\n"
        "Nothing was imported.\n",
    ),
    "wide-twice.csv": (
        2,
        "Rows 2 and 4 are both 2024-03-15: if these are two nights, add a column 'session' that tells them apart; else "
        "take one out.\nNothing was imported.\n",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused_is_told_and_nothing_is_stored(name: str, own_book: Path) -> None:
    code, told = REFUSED[name]
    found = bring(name, *NEW_YORK)
    assert (found.code, found.out, unwrapped(found.err)) == (code, "", told)
    assert not own_book.exists()


def unwrapped(text: str) -> str:
    """A complaint as one line a sentence, wherever it was broken for the width of the output."""
    lines: list[str] = []
    for line in text.splitlines():
        if lines and not lines[-1].endswith((".", ",")):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "options", "code", "told"),
    [
        ("", (), 2, "The file is empty: there is nothing to import."),
        ("once upon a time", (), 2, "The file begins 'once upon a time'"),
        ("date,player,net\n2024-03-15,Ann,0\n", (), 1, "2024-03-15 (row 2): fewer than two play"),
        ("date,player,net\n2024-03-15,Ann,0\n", ("--rename", "Dee=Ann"), 1, "nobody in the file is called 'Dee'"),
        ("date,player,net\n2024-03-15,Ann,0\n", ("--rename", "Dee"), 2, "'Dee' is no OLD=NEW"),
        ("date,player,net\n2024-03-15,Ann,0\n", ("--column", "day=x"), 2, "'day=x' is no COLUMN=HEADING"),
        ("date,player,net\n2024-03-15,Ann,0\n", ("--column", "date=x"), 1, "There is no column headed 'x'"),
        ("date,player,net\n2024-03-15,Ann,0\n", ("--zone", "Atlantis"), 2, "'Atlantis' is no time zone"),
        ("date,player,net\n2024-03-15,Ann,0\n", ("--date", "soon"), 2, "'soon' is no day"),
        ("date,player\n2024-03-15,Ann\n", (), 2, "none of them is known for buy-in, cash-out"),
        ("date,player,net,profit\n", (), 2, "may both be net: name the right one with --column net=HEADING"),
        ("date,Ann,Bob,ann\n", (), 2, "are both headed 'ann'"),
    ],
)
def test_other_complaints(text: str, options: tuple[str, ...], code: int, told: str) -> None:
    found = dealer("import", "-", *options, text=text)
    assert found.code == code
    assert told in " ".join(found.err.split())


def test_a_file_that_is_not_there() -> None:
    found = dealer("import", "nowhere.csv")
    assert (found.code, found.err) == (1, "nowhere.csv is not there: look at the name and its folder.\n")


def test_without_a_file_it_says_what_is_missing() -> None:
    found = dealer("import")
    assert found.code == 2
    assert "FILE is missing" in found.err


def test_what_was_understood_is_shown() -> None:
    assert bring("long-spreadsheet.csv").out == (
        "This is a table of nights, a row a player: 2 rows, UTF-8, cells parted by\nsemicolons.\n"
        "Columns: date is 'Date', player is 'Name', net is 'Result'.\n"
        "Left out: the column 'Place'.\n"
        "Left out: row 6, a sum.\n"
        "Amounts have a decimal comma.\n"
        "\n"
        "night         players  results\n"
        "----------  ---------  --------------------------\n"
        "2024-03-15          2  Ann +12.50\u00a0€, Zoë -12.50\u00a0€\n"
        "\n"
        "New in the book: Ann and Zoë.\n"
        "\n"
        "1 night counts in the standings and is taken as paid: nobody owes anything for\n"
        "it (--owed: not paid yet).\n"
        "It is in the book; dealer undo takes the whole import back.\n"
    )


# On a terminal


def terminal(*args: str, book: Path) -> pexpect.spawn:
    child = pexpect.spawn(
        sys.executable, ["-m", "dealer_assist", *args], encoding="utf-8", timeout=30, dimensions=(40, 100),
        env={**os.environ, "DEALER_BOOK": str(book), "DEALER_LANG": "en", "TERM": "xterm", "NO_COLOR": "1"},
    )  # fmt: skip
    child.delaybeforesend = None
    return child


def test_doubts_are_asked_about_on_a_terminal(own_book: Path, tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.csv"
    ledger.write_text(
        "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net\n"
        "Ann,a1,,,1000,,1250,250\nAnn,a2,,,1000,,750,-250\n"
    )
    child = terminal("import", str(ledger), book=own_book)
    child.expect_exact("Are the amounts cents (c) or units (u)?")
    child.sendline("c")
    child.expect_exact("What is the player with the id a2 to be called")
    child.sendline("Annie")
    child.expect_exact("On which day was it played")
    child.sendline("15.03.2024")
    child.expect_exact("Ann +2.50, Annie -2.50")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert standings() == {"Ann": "2.50", "Annie": "-2.50"}


def test_a_long_import_shows_how_far_it_is(own_book: Path, tmp_path: Path) -> None:
    rows = [
        f"{1990 + year}-{month:02}-{day:02},1,-1" for year in range(6) for month in range(1, 13) for day in range(1, 11)
    ]
    table = tmp_path / "years.csv"
    table.write_text("\n".join(["date,Ann,Bob", *rows]))
    child = terminal("import", str(table), book=own_book)
    child.expect_exact("Reading")
    child.expect_exact("100%")
    child.expect_exact("Storing")
    child.expect_exact("720 nights count in the standings")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_two_spellings_of_one_player_in_a_night_are_one(own_book: Path) -> None:
    dealer("import", "-", text="date,player,net\n2024-03-08,Zoë,5\n2024-03-08,Robert,-5\n")
    dealer("players", "alias", "Robert", "Bob")
    table = "date,player,buy-in,cash-out\n2024-03-15,Robert,5,0\n2024-03-15,Bob,5,0\n2024-03-15,Zoë,5,15\n"
    assert dealer("import", "-", "--owed", text=table).code == 0
    assert standings() == {"Zoë": "15.00", "Robert": "-15.00"}
    assert dealer("check").code == 0


def test_one_player_under_two_spellings_alone_is_no_night(own_book: Path) -> None:
    dealer("import", "-", text="date,player,net\n2024-03-08,Zoë,5\n2024-03-08,Robert,-5\n")
    dealer("players", "alias", "Robert", "Bob")
    found = dealer("import", "-", text="date,player,net\n2024-03-15,Robert,5\n2024-03-15,Bob,-5\n")
    assert found.code == 1
    assert "2024-03-15" in found.err
    assert dealer("check").code == 0
