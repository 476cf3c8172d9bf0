"""How long a call takes from nothing, next to importing click."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.clock import best, report

HANDS = ("Ann=2sQh4d", "Bob=10c9d8s", "Cat=Ah6s")
DEALER = str(Path(sys.executable).with_name("dealer"))


# Compiled as an installer leaves it, also where Python is told to write no bytecode.
INSTALLED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _call(*words: str) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=INSTALLED)


@pytest.mark.parametrize(
    ("name", "words", "most"),
    [
        ("--help", ("--help",), 3),
        ("showdown --json", ("showdown", "--json", "--pot", "40", *HANDS), 3),
        ("showdown as text", ("showdown", "--pot", "40", *HANDS), 4),
    ],
)
def test_start(benchmark: BenchmarkFixture, name: str, words: tuple[str, ...], most: int) -> None:
    benchmark.pedantic(lambda: _call(DEALER, *words), rounds=20, warmup_rounds=2)
    ours = best(lambda: _call(DEALER, *words), rounds=40)
    click = best(lambda: _call(sys.executable, "-c", "import click"), rounds=40)
    report(f"dealer {name} / python -c 'import click'", ours / click, f"at most {most}")
    assert ours / click <= most
