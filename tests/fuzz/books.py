"""Books in every state that a command can meet them in, made by commands and laid down for each example anew."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tests.store.books import bytes_of
from tests.support import dealer

SEATS = ["Ann=40", '"Eve Lee"=25', "王伟=40", "Cy=12.50"]
START = ["session start -r sarrett --set betting.stakes=table --ante 0.50 --limit 0.50-5 --unit 0.50 --currency € "
         "--till Gus --cash Ann=40 Eve=25 王伟=40 Cy=12.50"]  # fmt: skip
EVENING = [
    *START,
    "hand add 12 Ann=5sAdAc/both Eve=10c9d8s/high",
    "expense Ann 30 pizza --for Ann,Cy",
    "loan Cy Ann 10",
    "buyin Dee 20 --after Ann",
    "hand add 7 Cy=7p/low 王伟=6.5p/low",
    "correct Ann=-5 Cy=+5",
    "away Eve",
    "back Eve",
    "cashout Dee 20",
]
RUNNING = [
    "session start -r pagat --ante 1 --limit 1-5 Ann=20 Bob=40 Cy=40 王伟=9",
    "hand deal",
    "hand act draw + - - +7h",
    "hand act bet k b4 r5 a",
]
DECLARING = [
    "session start -r buderick --ante 1 --limit 1-2 Ann=20 Bob=40 Cy=40",
    "hand deal",
    "hand act draw -*",
    "hand act bet k*",
    "hand act draw -*",
    "hand act bet k*",
]
FIRST = [
    "session start --ante 1 --limit 1-5 --currency € Ann=20 Bob=20 Cy=20 Dee=20",
    "hand add 12 Ann=5AA Bob=T98",
    "session close Ann=35 Bob=0 Cy=30 Dee=15",
    "paid Bob Ann 5",
    "players alias Cy Cyril",
]
SECOND = [
    "session start --again --without Cy,Dee Ann=20 Bob=20 王伟=10",
    "hand add 9 Ann=7p 王伟=26p",
    "session close Ann=10 Bob=15 王伟=25",
]
PRESET = ["rules new ours --from pagat-bust --set targets.low=8 --title Ours"]

STATES: dict[str, list[str]] = {
    "none": [],
    "open": EVENING,
    "running": RUNNING,
    "declaring": DECLARING,
    "closed": [*PRESET, *FIRST, *SECOND],
    "again": [*FIRST, "correct Ann=-5 Cy=+5 misread --session 2026-03-13", *RUNNING],
}


@cache
def book(state: str) -> dict[str, bytes]:
    """The files of a book, by their names."""
    folder = Path(tempfile.mkdtemp())
    for number, line in enumerate(STATES[state]):
        clock = f"2026-03-{13 + number // 20:02}T20:{number % 60:02}:00+01:00"
        done = dealer(*line.split(), "--book", str(folder / "book"), env={"DEALER_NOW": clock})
        assert done.code == 0, f"{line}: {done.err}"
    found = files(folder / "book")
    shutil.rmtree(folder)
    return found


def files(folder: Path) -> dict[str, bytes]:
    """What the book in ``folder`` holds; what is only there for the program that runs is left out."""
    return {name: data for name, data in bytes_of(folder).items() if not name.startswith("table-history")}


def lay(content: dict[str, bytes], folder: Path) -> Path:
    """Put the files of a book in ``folder`` and nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in content.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def kept(folder: Path, call: Callable[[], int]) -> int:
    """The exit code of ``call``; what is refused has not changed a byte of the book."""
    before = files(folder)
    code = call()
    if code:
        assert files(folder) == before, "it was refused and something was stored"
    return code
