"""``dealer table`` killed with SIGKILL while it is fed by a pipe: at most the act that is being typed is lost."""

from __future__ import annotations

import random
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.processes import DEALER, environment
from tests.session.at_table import Table
from tests.table.typing import start, typed

SEATS = "Ann=200 Bob=200 Cy=200 Dee=200"
HAND = [
    "+", "-", "-", "+", "k", "b4", "r5", "c", "f", "c", "-", "+", "-", "b2", "c", "c", "-*", "Td9c", "6h8d3h", "x",
    "44 Ann=5AA Bob=T98", "count Ann=180 Bob=220 Cy=190 Dee=210", "+-", "undo", "-", "void", "undo", "-", "-", "k*",
    "-*", "7p x*", "undo", "undo", "award Ann=2 Bob=2", "buyin Cy 5",
]  # fmt: skip
LINES = HAND * 4


def stand(table: Table) -> tuple[Any, ...]:
    """Where the book is: hands, chips, and the whole story of the hand that is told."""
    status = table("status --json").json
    shown = table("hand show --json").json if status["hands"] or status["hand"] else {}
    return status["hands"], status["hand"], status["in_play"], shown.get("file", ""), str(shown.get("payouts"))


def stands(table: Table) -> list[tuple[Any, ...]]:
    """Where the book is after each line; the first stands for none."""
    found = [stand(table)]
    for line in LINES:
        told = typed(line)
        assert told.code == 0, (line, told.err)
        found.append(stand(table))
    return found


def killed(lines: list[str], life: float) -> int:
    """Feed ``lines`` to a table that is killed ``life`` seconds after its first answer; how many it answered."""
    child = subprocess.Popen(
        [*DEALER, "table", "--json"], env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(("\n".join(lines) + "\n").encode())
    child.stdin.flush()
    answers = child.stdout.readline()
    time.sleep(life)
    child.send_signal(signal.SIGKILL)
    answers += child.stdout.read()
    child.stdin.close()
    child.stdout.close()
    child.wait()
    return answers.count(b"\n")


@pytest.mark.stress
def test_killed_again_and_again_the_table_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEALER_BOOK", str(tmp_path / "calm"))
    expected = stands(start(SEATS))
    assert len(set(expected)) > len(expected) * 9 // 10
    monkeypatch.setenv("DEALER_BOOK", str(tmp_path / "killed"))
    table = start(SEATS)
    chance = random.Random(727)
    done = kills = in_the_middle = 0
    while done < len(LINES):
        answered = done + killed(LINES[done:], chance.uniform(0, 0.08))
        kills += 1
        found = stand(table)
        assert found in expected[answered : answered + 2], (answered, found)
        done = answered if found == expected[answered] else answered + 1
        in_the_middle += table("status --json").json["hand"] is not None
        assert table("check --json").json == {"problems": []}
    assert stand(table) == expected[-1]
    assert kills > 5
    assert in_the_middle > 2
