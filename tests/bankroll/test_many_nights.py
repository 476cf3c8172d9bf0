"""A book of many nights is right, and a night at the table costs what it costs in an empty book, in bytes read."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_assist.store import commit
from tests.bankroll.years import NAMES, years
from tests.session.at_table import Table
from tests.support import dealer

AT_THE_TABLE = (
    "session start --ante 1 --limit 1-5 Ann=20 Bob=20 Cy=20 Dee=20",
    "buyin Ann 20",
    "buyin Eve 20 --cash --till Bob",
    "status",
    "expense Ann 30 pizza",
    "away Ann",
    "cashout Eve 10 --cash",
    "undo",
)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every file that is read, with its bytes."""
    found: list[tuple[str, int]] = []
    whole = commit.read

    def counting(folder: Path, name: str, waiting: commit.Pending) -> bytes | None:
        data = whole(folder, name, waiting)
        found.append((name, len(data or b"")))
        return data

    monkeypatch.setattr(commit, "read", counting)
    return found


def test_a_night_at_the_table_reads_no_more_after_years(tmp_path: Path, read: list[tuple[str, int]]) -> None:
    costs = []
    years(tmp_path / "old", 200)
    for book in ("new", "old"):
        table = Table(now="2030-01-01T20:00:00+01:00")
        cost = []
        for line in AT_THE_TABLE:
            read.clear()
            assert table(f"{line} --book {tmp_path / book}").code == 0
            assert "book.json" not in [name for name, _size in read], line
            cost.append(sum(size for _name, size in read))
        costs.append(cost)
    people = len((tmp_path / "old" / "players.json").read_bytes())
    for line, new, old in zip(AT_THE_TABLE, *costs, strict=True):
        assert old <= 1.5 * (new + people), line


def test_a_book_of_years_adds_up(own_book: Path) -> None:
    years(own_book, 40)
    assert dealer("check").out == "Everything adds up: 40 sessions, 0 hands.\n"
    assert dealer("debts").out == "Nobody owes anything.\n"
    lines = dealer("bankroll", "--json").json["players"]
    assert [(line["nights"], line["net"]) for line in lines] == [(40, "0.00")] * len(NAMES)
    assert len(lines[0]["last"]) == 10
