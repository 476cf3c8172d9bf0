"""Measuring: the best of several runs, and a line for the report."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

REPORT = Path(__file__).parents[2] / ".benchmarks" / "report.txt"


def best(function: Callable[[], object], *, rounds: int = 5) -> float:
    """Seconds of the fastest of ``rounds`` calls: what the work takes when nothing else is in the way."""
    fastest = float("inf")
    for _round in range(rounds):
        start = time.perf_counter()
        function()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest


def report(what: str, ratio: float, bound: str, detail: str = "") -> None:
    """Print one measured ratio, and keep it for the README."""
    line = f"{what}: {ratio:.2f} ({bound}){', ' + detail if detail else ''}"
    print(line)
    REPORT.parent.mkdir(exist_ok=True)
    with REPORT.open("a", encoding="utf-8") as lines:
        lines.write(line + "\n")
