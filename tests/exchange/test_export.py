"""``dealer export``: tables that run in no spreadsheet and come back, journals that the programs accept."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from dealer_assist.core.bankroll import standings
from dealer_assist.core.session_fold import fold
from dealer_assist.exchange import beancount, csv_tables, hledger
from dealer_assist.exchange.accounts import Names
from dealer_assist.exchange.nights import Reading
from dealer_assist.exchange.records import Whole
from dealer_assist.exchange.understand import understood
from tests.exchange.books import MakingBook
from tests.exchange.test_lines import books, sample
from tests.support import dealer

HARD_NAMES = ("John Doe", "Ann, Jr.", "O'Neil", "=1+1", "Zoë", "王伟", "+5", "-x", "@me", "'=q", 'a"b', "{c}", "; d")


def hard_book() -> MakingBook:
    """Everybody whose name has made trouble, in two nights, with a payment, a correction and another spelling."""
    book = MakingBook()
    first = {name: (1000, 1000 + (50 if at % 2 else -50)) for at, name in enumerate(HARD_NAMES[:12])}
    book.night("2024-03-15", first, started="2024-03-15T21:30:00-04:00", done="2024-03-16T01:10:00-04:00")
    book.night("2024-03-22", {HARD_NAMES[12]: (500, 0), "=1+1": (500, 1000)}, started="2024-03-22T21:30:00-04:00")
    book.pay("; d", "=1+1", 200, at="2024-03-23T09:00:00-04:00")
    book.correct("2024-03-22", {"; d": 5, "=1+1": -5}, "=HYPERLINK(1)", at="2024-03-23T10:00:00-04:00")
    book.night("2024-03-29", {"Zoë": (100, 0), "王伟": (0, 100)}, started="2024-03-29T21:30:00-04:00", currency="kr")
    return book


def table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


# Tables

TABLES = (csv_tables.nights, csv_tables.hands, csv_tables.ledger, csv_tables.settlement)


@pytest.mark.parametrize("made", TABLES, ids=lambda made: made.__name__)
@pytest.mark.parametrize("book", [hard_book(), sample()], ids=["hard", "sample"])
def test_no_cell_runs_in_a_spreadsheet(made: Any, book: MakingBook) -> None:
    """Reports, point 38: a cell that starts with = + - @ is a plain number or has an apostrophe before it."""
    whole = Whole(records=book.records)
    for row in csv.reader(io.StringIO(made(whole, whole.ledger.nights), newline="")):
        for cell in row:
            assert not cell.startswith(("=", "+", "@", "\t", "\r")), cell
            assert not cell.startswith("-") or re.fullmatch(r"-[0-9]+(\.[0-9]{2})?", cell), cell


def test_hard_names_come_back_as_they_were() -> None:
    """Reports, point 38."""
    whole = Whole(records=hard_book().records)
    found = understood(csv_tables.nights(whole, whole.ledger.nights).encode(), Reading())
    assert set(found.names) == set(HARD_NAMES)
    assert [{stake.name: stake.net for stake in night.stakes} for night in found.nights] == [
        dict(night.results) for night in whole.ledger.nights
    ]
    assert [night.label for night in found.nights] == ["2024-03-15", "2024-03-22", "2024-03-29"]
    started = found.nights[0].started
    assert started is not None
    assert started == datetime.fromisoformat("2024-03-15T21:30:00-04:00")


@settings(max_examples=20)
@given(books())
def test_a_table_of_nights_comes_back_with_names_and_amounts(book: MakingBook) -> None:
    whole = Whole(records=book.records)
    found = understood(csv_tables.nights(whole, whole.ledger.nights).encode(), Reading())
    assert sorted(
        ((night.label, night.currency, {stake.name: stake.net for stake in night.stakes}) for night in found.nights),
        key=str,
    ) == sorted(((night.id, night.currency, dict(night.results)) for night in whole.ledger.nights), key=str)


def test_nights_tell_what_was_brought_taken_won_and_is_to_get() -> None:
    whole = Whole(records=sample().records)
    rows = table(csv_tables.nights(whole, whole.ledger.nights))
    assert [(row["player"], row["buy-in"], row["cash-out"], row["net"], row["to get"]) for row in rows] == [
        ("Ann", "20.00", "35.50", "15.50", "15.50"),
        ("Bob", "40.00", "24.50", "-15.50", "-15.50"),
        ("Cy", "10.00", "10.00", "0.00", "0.00"),
        ("Ann", "20.00", "0.00", "-19.00", "-19.00"),
        ("Dee", "20.00", "40.00", "19.00", "19.00"),
    ]


def test_hands_tell_who_won_what() -> None:
    whole = Whole(records=sample().records)
    rows = table(csv_tables.hands(whole, whole.ledger.nights))
    assert [(row["hand"], row["pot"], row["player"], row["net"], row["won"]) for row in rows] == [
        ("1", "5", "Ann", "5", "1"),
        ("1", "5", "Bob", "-5", "0"),
        ("2", "1", "Cy", "1", "1"),
        ("2", "1", "Ann", "-1", "0"),
    ]


def test_the_settlement_tells_what_is_still_to_pay() -> None:
    whole = Whole(records=sample().records)
    rows = table(csv_tables.settlement(whole, whole.ledger.nights))
    assert [(row["session"], row["from"], row["to"], row["amount"], row["still to pay"]) for row in rows] == [
        ("2024-03-15", "Bob", "Ann", "15.50", "10.50"),
        ("2024-03-22", "Ann", "Dee", "19.00", "19.00"),
    ]


def test_the_ledger_has_every_movement() -> None:
    dealer("session", "start", "--cash", "--till", "Bob", "Ann=20", "Bob=20", "Cy=20")
    dealer("buyin", "Ann", "10")
    dealer("expense", "Ann", "9", "=pizza")
    dealer("loan", "Cy", "Bob", "5")
    dealer("cashout", "Cy", "15")
    dealer("correct", "Ann=-5", "Bob=+5", "misread")
    dealer("session", "close", "Ann=25", "Bob=30")
    dealer("paid", "Bob", "Ann", "1", "--more")
    rows = table(dealer("export", "ledger").out)
    assert [(row["what"], row["player"], row["with"], row["amount"], row["note"]) for row in rows] == [
        ("buy-in", "Ann", "Bob", "20.00", ""),
        ("buy-in", "Bob", "Bob", "20.00", ""),
        ("buy-in", "Cy", "Bob", "20.00", ""),
        ("buy-in", "Ann", "", "10.00", ""),
        ("expense", "Ann", "", "9.00", "'=pizza"),
        ("share", "Ann", "Ann", "-3.00", "'=pizza"),
        ("share", "Bob", "Ann", "-3.00", "'=pizza"),
        ("share", "Cy", "Ann", "-3.00", "'=pizza"),
        ("loan", "Cy", "Bob", "5.00", ""),
        ("cash-out", "Cy", "", "15.00", ""),
        ("correction", "Ann", "", "-5.00", "misread"),
        ("correction", "Bob", "", "5.00", "misread"),
        ("close", "Ann", "", "25.00", ""),
        ("close", "Bob", "", "30.00", ""),
        ("payment", "Bob", "Ann", "1.00", ""),
    ]


# Journals


def posted(text: str) -> list[str]:
    return [line for line in text.splitlines() if re.search(r"-?[0-9]+\.[0-9]{2} [A-Z]+", line)]


@pytest.mark.parametrize("written", [hledger.written, beancount.written], ids=["hledger", "beancount"])
def test_a_journal_has_two_decimals_balances_and_a_line_end(written: Any) -> None:
    """Reports, point 40."""
    whole = Whole(records=hard_book().records)
    text = written(whole.ledger, whole.known)
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    for number in re.findall(r"(?<= )-?[0-9]+(?:\.[0-9]+)? (?:EUR|KR)", text):
        assert re.fullmatch(r"-?[0-9]+\.[0-9]{2} [A-Z]+", number)
    for line in posted(text):
        if "balance" not in line:
            amount = re.search(r"(-?[0-9]+\.[0-9]{2}) ", line)
            assert amount is not None


def test_every_posting_of_an_hledger_journal_asserts_the_exact_balance() -> None:
    whole = Whole(records=hard_book().records)
    text = hledger.written(whole.ledger, whole.known)
    balances: dict[tuple[str, str], int] = {}
    for line in posted(text):
        match = re.fullmatch(r"    (\S+) +(-?[0-9]+)\.([0-9]{2}) ([A-Z]+) = (-?[0-9.]+) [A-Z]+", line)
        if match is None:
            continue
        cents = int(match[2] + match[3])
        key = match[1], match[4]
        balances[key] = balances.get(key, 0) + cents
        assert int(match[5].replace(".", "")) == balances[key]
    results = {account: net for (account, currency), net in balances.items() if account.startswith("Results")}
    assert sum(results.values()) == 0
    assert results["Results:1-1"] == {line.name: line.net for line in standings(whole.ledger.nights)}["=1+1"]


def test_names_are_valid_accounts_and_never_the_same_for_two() -> None:
    names = Names()
    made = [
        names.account(name) for name in ("John Doe", "John-Doe", "john doe", "=1+1", "王伟", "🃏", "...", "Zoë", "éa")
    ]
    assert made == [
        "John-Doe", "John-Doe-2", "John-doe-3", "1-1", "P-王伟", "Player", "Player-2", "Zoë", "Éa",
    ]  # fmt: skip
    money = Names()
    assert [money.commodity(sign) for sign in ("€", "", "EUR", "kr", "₿", "♦")] == [
        "EUR", "CHIPS", "EURXX", "KR", "XBT", "MONEY",
    ]  # fmt: skip


def checked(text: str, folder: Path) -> str:
    """What bean-check has against ``text``."""
    file = folder / "book.beancount"
    file.write_text(text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "beancount.scripts.check", str(file)], capture_output=True, text=True, check=False
    )
    return run.stdout + run.stderr


def test_bean_check_accepts_what_we_write(tmp_path: Path) -> None:
    whole = Whole(records=hard_book().records)
    assert checked(beancount.written(whole.ledger, whole.known), tmp_path) == ""


def test_bean_check_finds_a_changed_cent(tmp_path: Path) -> None:
    """So the balances are exact."""
    whole = Whole(records=hard_book().records)
    text = beancount.written(whole.ledger, whole.known)
    first = text.index("Equity:Results:", text.index(' * "'))
    changed = text[:first] + re.sub(r"-?0\.50 EUR", "0.51 EUR", text[first:], count=1)
    assert changed != text
    assert "Balance failed" in checked(changed, tmp_path) or "does not balance" in checked(changed, tmp_path)


@pytest.mark.outside
def test_hledger_accepts_what_we_write(tmp_path: Path) -> None:
    assert shutil.which("hledger"), "apt-get install hledger"
    whole = Whole(records=hard_book().records)
    file = tmp_path / "book.journal"
    file.write_text(hledger.written(whole.ledger, whole.known), encoding="utf-8")
    for check in ([], ["--strict"], ["ordereddates"], ["assertions"]):
        run = subprocess.run(
            ["hledger", "-f", str(file), "check", *check], capture_output=True, text=True, check=False,
            env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/local/bin"},
        )  # fmt: skip
        assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.outside
def test_hledger_finds_a_changed_cent(tmp_path: Path) -> None:
    whole = Whole(records=hard_book().records)
    text = hledger.written(whole.ledger, whole.known)
    file = tmp_path / "book.journal"
    file.write_text(re.sub(r"= 0\.50 EUR", "= 0.51 EUR", text, count=1), encoding="utf-8")
    run = subprocess.run(
        ["hledger", "-f", str(file), "check"], capture_output=True, text=True, check=False,
        env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/local/bin"},
    )  # fmt: skip
    assert run.returncode != 0


@pytest.mark.outside
def test_hledger_counts_the_same_standings(tmp_path: Path) -> None:
    whole = Whole(records=sample().records)
    file = tmp_path / "book.journal"
    file.write_text(hledger.written(whole.ledger, whole.known), encoding="utf-8")
    run = subprocess.run(
        ["hledger", "-f", str(file), "balance", "Results", "-O", "csv", "-N", "--flat", "-E"],
        capture_output=True, text=True, check=True, env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/local/bin"},
    )  # fmt: skip
    found = {
        row[0].removeprefix("Results:"): row[1] for row in csv.reader(io.StringIO(run.stdout)) if "Results" in row[0]
    }
    expected = {line.name: line.net for line in standings(whole.ledger.nights)}
    assert {name: int(text.split()[0].replace(".", "")) for name, text in found.items()} == expected


# The command


def played() -> None:
    dealer("session", "start", "Ann=20", "Bob=20", "--currency", "€")
    dealer("session", "close", "Ann=30", "Bob=10")


def test_the_whole_book_comes_back_in_another_place(tmp_path: Path, own_book: Path) -> None:
    played()
    dealer("import", "-", text="date,player,net\n2024-03-15,=1+1,5\n2024-03-15,Bob,-5\n")
    dealer("paid", "Bob", "Ann", "3")
    dealer("undo")
    dealer("players", "alias", "Ann", "Annie")
    file = tmp_path / "book.jsonl"
    said = dealer("export", "--out", str(file))
    assert (said.code, said.out) == (0, f"{file}: {len(file.read_text().splitlines())} lines.\n")
    other = str(tmp_path / "other")
    found = dealer("import", str(file), "--book", other)
    assert found.out == "This is an export of a book.\n2 sessions are added, with what was owed and paid.\n"
    for name in ("book.json", "players.json"):
        assert (own_book / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
    assert sorted(path.read_bytes() for path in (own_book / "sessions").glob("*.json")) == sorted(
        path.read_bytes() for path in (tmp_path / "other" / "sessions").glob("*.json")
    )
    assert dealer("check", "--book", other).code == 0
    again = dealer("import", str(file), "--book", other)
    assert again.out == (
        "This is an export of a book.\n2 sessions are in the book already and are not added again.\nNothing to add.\n"
    )
    assert dealer("bankroll", "--json", "--book", other).json == dealer("bankroll", "--json").json


def test_two_nights_that_began_alike_are_each_found_again(tmp_path: Path) -> None:
    rows = [f"{name},2024-03-15,Ann,5\n{name},2024-03-15,Bob,-5\n" for name in ("x1", "x2")]
    dealer("import", "-", text="session,date,player,net\n" + "".join(rows))
    file = tmp_path / "book.jsonl"
    dealer("export", "--out", str(file))
    before = dealer("session", "list", "--json").json
    assert dealer("import", str(file)).out.endswith(
        "2 sessions are in the book already and are not added again.\nNothing to add.\n"
    )
    assert dealer("session", "list", "--json").json == before
    assert dealer("check").code == 0


def test_an_open_session_is_left_out_and_that_is_said() -> None:
    dealer("session", "start", "Ann=20", "Bob=20")
    found = dealer("export", env={"DEALER_NOW": "2026-03-14T21:30:00+01:00"})
    assert "is open and not in it; close it first, or use dealer backup." in found.err
    assert [json.loads(line)["kind"] for line in found.out.splitlines()] == ["book", "player", "player", "end"]


def test_json_holds_the_same_records() -> None:
    played()
    lines = [json.loads(line) for line in dealer("export").out.splitlines()]
    assert dealer("export", "--json").json == {"what": "book", "records": lines}
    rows = dealer("export", "sessions", "--json").json["rows"]
    assert [(row["player"], row["net"]) for row in rows] == [("Ann", "10.00"), ("Bob", "-10.00")]
    assert dealer("export", "hledger", "--json").json["journal"] == dealer("export", "hledger").out


def test_days_choose_nights_of_a_table_only() -> None:
    dealer("import", "-", text="date,Ann,Bob\n2024-03-15,5,-5\n2024-03-22,1,-1\n")
    rows = dealer("export", "sessions", "--since", "2024-03-16", "--json").json["rows"]
    assert {row["date"] for row in rows} == {"2024-03-22"}
    assert dealer("export", "--since", "2024").code == 2


@pytest.mark.parametrize("what", ["book", "sessions", "hands", "ledger", "settlement", "hledger", "beancount"])
def test_an_empty_book_is_exported_empty(what: str) -> None:
    found = dealer("export", what)
    assert (found.code, found.err) == (0, "")
    assert found.out.endswith("\n")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    found = dealer("export", "--out", str(tmp_path / "no" / "book.jsonl"))
    assert found.code == 1
    assert "is not there: look at the name and its folder" in found.err


def test_what_is_in_the_way_is_replaced_whole(tmp_path: Path) -> None:
    played()
    file = tmp_path / "nights.csv"
    file.write_text("old")
    file.chmod(0o640)
    dealer("export", "sessions", "--out", str(file))
    assert file.read_text().startswith("session,date")
    assert file.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["nights.csv"]


@settings(max_examples=20)
@given(books())
def test_what_was_brought_and_taken_is_what_the_folded_night_says(book: MakingBook) -> None:
    whole = Whole(records=book.records)
    for night in whole.ledger.nights:
        session = fold(night.id, whole.history(night.id), whole.hands(night.id))
        assert session is not None
        assert whole.moved(night.id) == {
            player.name: (player.bought_in, player.cashed_out) for player in session.players
        }  # fmt: skip


def test_who_left_before_a_correction_took_another_sum() -> None:
    for line in (
        "session start Ann=20 Bob=20 Cy=20", "cashout Ann 30", "correct Ann=-5 Bob=+5 miscounted",
        "buyin Ann 10", "cashout Cy 5 --stays", "session close Ann=10 Bob=25 Cy=5",
    ):  # fmt: skip
        found = dealer(*line.split())
        assert found.code == 0, found.err
    rows = dealer("export", "sessions", "--json").json["rows"]
    assert [(row["player"], row["buy-in"], row["cash-out"], row["net"]) for row in rows] == [
        ("Ann", "30.00", "35.00", "5.00"),
        ("Bob", "20.00", "25.00", "5.00"),
        ("Cy", "20.00", "10.00", "-10.00"),
    ]


def test_an_export_beside_an_open_session_of_the_same_day(tmp_path: Path) -> None:
    now = {"DEALER_NOW": "2026-03-14T21:30:00+01:00"}
    dealer("session", "start", "Ann=20", "Bob=20", env=now)
    dealer("session", "close", "Ann=30", "Bob=10", env=now)
    file = tmp_path / "book.jsonl"
    dealer("export", "--out", str(file))
    other = {"DEALER_BOOK": str(tmp_path / "other"), "DEALER_NOW": "2026-03-14T20:00:00+01:00"}
    dealer("session", "start", "Eve=20", "Fay=20", env=other)
    found = dealer("import", str(file), env=other)
    assert "Session 2026-03-14 is added as 2026-03-14-2, since another night has its id." in found.out
    assert dealer("status", "--json", env=other).json["session"] == "2026-03-14"
    assert dealer("check", env=other).code == 0
