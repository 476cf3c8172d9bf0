"""A book of two thousand nights next to an empty one, each command in one process without its start."""

from __future__ import annotations

from pathlib import Path

import click
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from dealer_assist.cli.app import app
from dealer_assist.cli.base import Settings
from dealer_assist.cli.live_telling import live, quick
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


@pytest.fixture
def nights(tmp_path: Path) -> tuple[str, str]:
    """Two books with a session open, one before its first hand, one after 499; as options of a command."""
    table = Table(now="2030-01-01T21:00:00+01:00")
    early, late = str(tmp_path / "early"), str(tmp_path / "late")
    table.all([f"{START} --book {book}" for book in (early, late)])
    with click.Context(app, obj=Settings(book=late)), live("hands") as at_work:
        for _hand in range(499):
            quick(at_work, ["40"], ["Ann=7p", "Bob=27p"])
    return f"--book {early}", f"--book {late}"


def test_an_act_at_the_500th_hand_of_a_night(benchmark: BenchmarkFixture, nights: tuple[str, str]) -> None:
    table = Table(now="2030-01-01T21:00:00+01:00")
    table.all([f"{line} {book}" for book in nights for line in ("hand deal", "hand act +--+")])

    def act(book: str) -> None:
        table.all([f"hand act k {book}", f"hand undo {book}"])

    first, last = (best(lambda book=book: act(book), rounds=40) for book in nights)
    benchmark.pedantic(lambda: act(nights[1]), rounds=3)
    report("an act at the 500th hand / at the first", last / first, "at most 1.3", f"{last * 500:.1f} ms")
    assert last / first <= 1.3


def test_a_hand_typed_in_one_line_at_the_500th(benchmark: BenchmarkFixture, nights: tuple[str, str]) -> None:
    table, line = Table(now="2030-01-01T21:00:00+01:00"), "hand add 40 Ann=7p Bob=27p"
    first, last = (best(lambda book=book: table(f"{line} {book}"), rounds=20) for book in nights)
    benchmark.pedantic(lambda: table(f"{line} {nights[1]}"), rounds=3)
    report("a whole hand in one line, the 500th / the first", last / first, "at most 1.3", f"{last * 1000:.1f} ms")
    assert last / first <= 1.3
