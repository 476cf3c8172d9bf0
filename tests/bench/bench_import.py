"""Fifty thousand rows of a table of nights come in, in one process without its start."""

from __future__ import annotations

import random
from datetime import date, timedelta
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.clock import best, report
from tests.support import dealer

ROWS, PLAYERS = 50_000, 8


def table() -> str:
    """Nights of eight players out of twenty, one night every other day."""
    chance, day = random.Random(727), date(1990, 1, 5)
    rows = ["date,player,buy-in,cash-out"]
    while len(rows) <= ROWS:
        nets = [chance.randint(-40, 40) * 50 for _player in range(PLAYERS - 1)]
        for name, net in zip(chance.sample(range(20), PLAYERS), [*nets, -sum(nets)], strict=True):
            bought = max(2000, -net)
            rows.append(f"{day},Player {name},{bought / 100:.2f},{(bought + net) / 100:.2f}")
        day += timedelta(days=2)
    return "\n".join(rows)


def test_fifty_thousand_rows(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    file = tmp_path / "years.csv"
    file.write_text(table(), encoding="utf-8")
    books = iter(range(1000))

    def bring() -> None:
        found = dealer("import", str(file), "--book", str(tmp_path / f"book-{next(books)}"), "--json")
        assert found.json["added"] == ROWS // PLAYERS

    seconds = best(bring, rounds=2)
    benchmark.pedantic(bring, rounds=1)
    report(f"dealer import, {ROWS} rows, seconds", seconds, "at most 10")
    assert seconds <= 10
