"""Kill a process with SIGKILL while it stores one thing after another, many times; run by `test_processes`.

``python -m tests.store.kills FOLDER RUNS SEED`` ends with an assertion where something acknowledged is lost, half
stored or unreadable. Each run forks a writer, which says on a pipe what it has stored, and kills it some
milliseconds later.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

from dealer_assist.store.book import open_book
from dealer_assist.store.opened import read_open
from dealer_assist.store.verify import verify

NIGHT = "2025-03-14"
RUNS_A_BOOK = 20


def store(folder: Path, number: int) -> None:
    """Thing ``number`` in four files: a player, an event, a hand, and the open table that counts them."""
    with open_book(folder).unit("writer") as work:
        work.players.append({"name": f"Ann {number}"})
        work.session(NIGHT).append({"what": "buy-in", "number": number})
        work.set_open(NIGHT, {"number": number})
        work.hands(NIGHT).append({"number": number})
        work.hand.begin({"number": number})
        work.hand.act({"number": number})


def stored(folder: Path) -> int:
    """How many things are in the book, all its files agreeing."""
    opened = read_open(folder)
    with open_book(folder).reading() as view:
        number = len(view.players.all())
        assert [event["number"] for event in view.session(NIGHT)] == list(range(1, number + 1))
        assert [hand["number"] for hand in view.hands(NIGHT)] == list(range(1, number + 1))
        assert view.hand.acts.all() == ([{"number": number}] if number else [])
        assert (view.open.table if view.open else {"number": 0}) == {"number": number}
        assert opened == view.open
    assert verify(folder) == [] or not number
    return number


def run(folder: Path, life: float) -> tuple[int, int]:
    """One writer for ``life`` seconds: what it had acknowledged, what is stored."""
    first = stored(folder)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        for number in range(first + 1, first + 1000):
            store(folder, number)
            os.write(writer, b".")
        os._exit(1)
    os.close(writer)
    time.sleep(life)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    acknowledged = first
    while told := os.read(reader, 4096):
        acknowledged += len(told)
    os.close(reader)
    return acknowledged, stored(folder)


def main(folder: Path, runs: int, seed: int) -> None:
    """``runs`` writers, some on the same book."""
    chance = random.Random(seed)
    unfinished = 0
    for number in range(runs):
        book = folder / f"book {number // RUNS_A_BOOK}"
        acknowledged, found = run(book, chance.uniform(0.001, 0.06))
        assert acknowledged <= found <= acknowledged + 1, (number, acknowledged, found)
        unfinished += found > acknowledged or any(book.rglob("*.tmp"))
    print(runs, "writers killed,", unfinished, "of them in the middle of storing")
    assert unfinished > runs // 10


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
