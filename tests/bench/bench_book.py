"""A book of two thousand nights next to an empty one, each command in one process without its start."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bankroll.years import years
from tests.bench.clock import best, report
from tests.session.at_table import Table

NIGHTS = 2_000
START = "session start --ante 1 --limit 1-5 Ann=20 Bob=20 Cy=20 Dee=20"


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """An empty book and one of many nights, in each a session open."""
    folder = tmp_path_factory.mktemp("books")
    years(folder / "old", NIGHTS)
    table = Table(now="2030-01-01T20:00:00+01:00")
    for book in ("new", "old"):
        table.all([f"{START} --book {folder / book}"])
    return folder / "new", folder / "old"


@pytest.mark.parametrize("line", ["buyin Ann 20", "status", "expense Ann 30 pizza"])
def test_at_the_table_it_costs_what_it_costs_in_an_empty_book(
    benchmark: BenchmarkFixture, books: tuple[Path, Path], line: str
) -> None:
    table = Table(now="2030-01-01T21:00:00+01:00")
    table.all([f"buyin Ann 20 --book {book}" for book in books for _time in range(20)])
    new, old = (best(lambda book=book: table(f"{line} --book {book}"), rounds=15) for book in books)
    benchmark.pedantic(lambda: table(f"{line} --book {books[1]}"), rounds=3)
    report(f"dealer {line}, {NIGHTS} nights / an empty book", old / new, "at most 1.5", f"{old * 1000:.1f} ms")
    assert old / new <= 1.5


@pytest.mark.parametrize("line", ["debts", "bankroll", "bankroll 'Player 3'", "session list", "players", "check"])
def test_what_reads_the_whole_book_stays_under_a_second(
    benchmark: BenchmarkFixture, books: tuple[Path, Path], line: str
) -> None:
    table = Table()
    typed = line.replace("'Player 3'", "Player\u00a03").split(" ")
    words = [word.replace("\u00a0", " ") for word in typed]
    seconds = best(lambda: table(f"--book {books[1]}", *words), rounds=3)
    benchmark.pedantic(lambda: table(f"--book {books[1]}", *words), rounds=1)
    report(f"dealer {line}, {NIGHTS} nights, seconds", seconds, "at most 1")
    assert seconds <= 1
