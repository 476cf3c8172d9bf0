"""A damaged, newer or foreign book: one clear line, exit 3, the file untouched, the way back named, and it works."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from dealer_assist.store.book import open_book
from tests.session.at_table import Table, three
from tests.session.test_hands_of_a_night import Hands
from tests.support import dealer

FILES = {
    "open.json": "buyin Ann 5",
    "players.json": "buyin Ann 5",
    "sessions/2026-01-02.json": "buyin Ann 5",
    "book.json": "session close Ann=20 Bob=20 Cy=20",
}
DAMAGE = {
    "appended": lambda data: data + b"garbage",
    "empty": lambda data: b"",
    "blank": lambda data: b"  \n",
    "foreign": lambda data: b"[]",
    "cut off": lambda data: data[: len(data) // 2],
    "byte-order mark": lambda data: b"\xef\xbb\xbf" + data,
    "newer": lambda data: data.replace(b'"format": 1', b'"format": 99'),
}


@pytest.mark.parametrize("how", DAMAGE)
@pytest.mark.parametrize("name", FILES)
def test_report_28_a_damaged_file_is_named_and_left_alone(own_book: Path, name: str, how: str, tmp_path: Path) -> None:
    table = three()
    table.all(["session close Ann=20 Bob=20 Cy=20", "session start --again"])
    table.all(["backup " + str(tmp_path / "copy.zip")])
    if name == "sessions/2026-01-02.json":
        name = "sessions/2026-01-02-2.json"
    file = own_book / name
    right = file.read_bytes()
    file.write_bytes(DAMAGE[how](right))
    wrong = file.read_bytes()
    line = FILES.get(name, "buyin Ann 5")
    told = table(line)
    assert (told.code, told.out) == (3, ""), told
    assert told.err.count("\n") == 1
    assert told.err.startswith(f"{file}, line ")
    assert file.read_bytes() == wrong
    typed = shlex.split(told.err[told.err.index("dealer restore") :])[1:]
    back = dealer(*[str(tmp_path / "copy.zip") if word == "FILE" else word for word in typed])
    assert back.code == 0, back.err
    assert table("check").code == 0
    assert table(line).code == 0


@pytest.mark.parametrize("name", ["open.json", "players.json", "sessions/2026-01-02.json", "book.json"])
@pytest.mark.parametrize("last", ["session close Ann=45 Bob=20 Cy=20 Dee=5", "buyin Eve 10", "session void"])
def test_the_file_from_before_its_last_change_makes_a_book_that_adds_up(own_book: Path, name: str, last: str) -> None:
    """What can be told from the records is told again; only the last record of the file that was lost may be gone."""
    table = three()
    table.all(["session close Ann=25 Bob=15 Cy=20", "paid Bob Ann 5", "session start --again"])
    table.all(["buyin Dee 5", "buyin Ann 25", last])
    name = name.replace("2026-01-02", "2026-01-02-2")
    file = own_book / name
    file.write_bytes(b"")
    told = dealer("restore", f"{file}.bak")
    assert told.code == 0, told.err
    found = table("check")
    assert (found.code, found.out.split(":")[0]) == (0, "Everything adds up"), found.out


def test_a_hand_is_still_known_when_the_open_table_was_brought_back(own_book: Path) -> None:
    table = three()
    hands = Hands(own_book)
    for _hand in range(3):
        hands.add({"Ann": 2, "Bob": -1, "Cy": -1}, pot=300, winners=("Ann",))
    file = own_book / "open.json"
    before = table("status --json").json
    file.write_bytes(b"")
    assert dealer("restore", f"{file}.bak").code == 0
    assert table("status --json").json == before
    hands.add({"Ann": 2, "Bob": -1, "Cy": -1}, pot=300, winners=("Ann",))
    assert table("check").out == "Everything adds up: 1 session, 4 hands.\n"


def test_of_two_damaged_files_the_second_is_told_by_the_next_command(own_book: Path) -> None:
    table = three()
    table.all(["buyin Ann 5"])
    for name in ("open.json", "sessions/2026-01-02.json"):
        (own_book / name).write_bytes(b"")
    assert table("restore", f"{own_book / 'open.json'}.bak").code == 0
    assert table("session show").code == 3
    assert table("restore", f"{own_book / 'sessions/2026-01-02.json'}.bak").code == 0
    assert table("check").code == 0


def test_a_book_that_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a book")
    told = dealer("session", "start", "--ante", "1", "--limit", "1", "A=1", "B=1", "--book", str(file))
    assert (told.code, told.out) == (3, "")
    assert told.err == f"{file} is not a folder. Choose another one with --book DIR.\n"
    assert file.read_text() == "not a book"


def test_report_31_the_first_run_makes_the_folder_with_blanks_and_cyrillic_in_it(tmp_path: Path) -> None:
    book = tmp_path / "покерная книга" / "2026"
    assert dealer("status", "--book", str(book)).code == 0
    assert not book.exists()
    told = dealer("session", "start", "--ante", "1", "--limit", "1-5", "Аня=20", "Боб=20", "--book", str(book))
    assert told.code == 0
    assert (book.stat().st_mode & 0o777, (book / "open.json").stat().st_mode & 0o777) == (0o700, 0o600)
    assert dealer("buyin", "аня", "5", "--book", str(book)).out == "Аня buys 5. 45 in play.\n"


def test_a_record_that_is_none_is_named(own_book: Path) -> None:
    table = three()
    with open_book(own_book).unit("a test") as work:
        work.session("2026-01-02").append({"event": "buyin", "at": table.now, "player": "Ann"})
    told = table("session show")
    assert (told.code, told.out) == (3, "")
    assert told.err == (
        "Session 2026-01-02, record 2 (buyin) cannot be read: chips is missing or wrong. "
        "To go back to a backup: dealer restore FILE\n"
    )
    with open_book(own_book).unit("a test") as work:
        work.payments.append({"event": "paid"})
    told = table("debts")
    assert (told.code, told.err) == (
        3,
        "Record 1 of the book (paid) cannot be read: at is missing or wrong. "
        "To go back to a backup: dealer restore FILE\n",
    )


def test_a_book_that_is_busy_says_so(own_book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from dealer_assist.store import lock

    three()
    monkeypatch.setattr(lock, "PATIENCE", 0.05, raising=False)
    with open_book(own_book).unit("dealer table"):
        told = Table()("buyin Ann 5")
    assert told.code == 4
    assert "'dealer table'" in told.err
