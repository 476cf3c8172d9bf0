"""What a shell offers at Tab: asked the way the scripts of `dealer completion` ask, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import dealer

ASKS = "import sys; from dealer_assist.cli.app import main; sys.argv[0] = 'dealer'; main()"


def offered(line: str, **env: str) -> list[str]:
    """What bash would be told for ``line``, whose last word is half typed; nothing else may be said."""
    words = line.split(" ")
    asked = {"_DEALER_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1), **env}
    done = subprocess.run([sys.executable, "-c", ASKS], capture_output=True, text=True, env=os.environ | asked)
    assert done.stderr == ""
    return [one.split(",", 1)[1] for one in done.stdout.splitlines() if one]


def played() -> None:
    assert dealer("session", "start", "--ante", "1", "--limit", "1-5", "Ann=20", "Bob=20").code == 0
    assert dealer("session", "close", "Ann=25", "Bob=15").code == 0
    assert dealer("session", "start", "--ante", "1", "--limit", "1-5", "Cy=20", "Di=20").code == 0


@pytest.mark.parametrize(
    "line", ["dealer showdown -r pagat-u", "dealer rules announce pagat-u", "dealer rules diff pagat-u"]
)
def test_presets(line: str) -> None:
    assert offered(line) == ["pagat-under"]


def test_commands_and_topics() -> None:
    assert offered("dealer sess") == ["session"]
    assert offered("dealer guide spl") == ["splits"]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("dealer buyin ", ["Cy", "Di"]),
        ("dealer buyin c", ["Cy"]),
        ("dealer bankroll A", ["Ann"]),
        ("dealer paid B", ["Bob"]),
        ("dealer paid Bob a", ["Ann"]),
        ("dealer players alias ", ["Ann", "Bob", "Cy", "Di"]),
        ("dealer showdown --pot 40 C", ["Cy="]),
        ("dealer showdown --pot 40 Cy=5AA/h", ["Cy=5AA/high"]),
    ],
)
def test_players_and_sides(line: str, names: list[str]) -> None:
    played()
    assert offered(line) == names


def test_without_a_night_everybody_in_the_book_is_offered() -> None:
    played()
    assert dealer("session", "close", "Cy=20", "Di=20").code == 0
    assert offered("dealer settle --banker ") == ["Ann", "Bob", "Cy", "Di"]


def test_the_book_may_stand_on_the_line(own_book: Path) -> None:
    played()
    assert offered(f"dealer buyin --book {own_book} C", DEALER_BOOK="/nowhere") == ["Cy"]


def test_a_book_that_cannot_be_read_offers_nothing(own_book: Path) -> None:
    own_book.write_text("a file where the folder should be")
    assert offered("dealer paid B") == []
    assert offered("dealer showdown C") == []
    assert offered("dealer rules show pagat-u") == ["pagat-under"]
