"""Transcripts in Markdown: ``console`` blocks of ``$ dealer …`` lines with what they print, run as written."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.support import Result, dealer

_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CLOCK = re.compile(r"#\s*(?:([0-9]{4}-[0-9]{2}-[0-9]{2}) )?([0-9]{2}:[0-9]{2})$")
NOW = "2026-03-14T21:30:00+01:00"


@dataclass(frozen=True, kw_only=True)
class Step:
    """One line that was typed, what it is said to print, and where that stands."""

    line: int
    typed: str
    shown: str


def steps(page: Path) -> Iterator[Step]:
    """Every typed line of a page, in order; a line that ends in a backslash goes on in the next."""
    text = page.read_text(encoding="utf-8")
    for block in _BLOCK.finditer(text):
        first = text.count("\n", 0, block.start()) + 2
        parts = re.split(r"^\$ ", block[1], flags=re.MULTILINE)
        assert not parts[0].strip(), f"{page.name}:{first}: a block starts with the line that was typed"
        at = first
        for part in parts[1:]:
            typed, shown = _parted(part)
            yield Step(line=at, typed=typed, shown=shown)
            at += part.count("\n")


def _parted(part: str) -> tuple[str, str]:
    lines = part.split("\n")
    typed = lines.pop(0)
    while typed.endswith("\\"):
        typed = typed[:-1] + lines.pop(0).strip()
    return typed, "\n".join(lines).strip("\n")


def run_step(step: Step, env: Mapping[str, str]) -> Result:
    """Run a line as a shell would: quotes, ``<<< text`` and ``< file``-less; only ``dealer`` is known."""
    typed, _marker, text = step.typed.partition(" <<< ")
    words = shlex.split(typed, comments=True)
    assert words[0] == "dealer", f"line {step.line}: only dealer can be run: {step.typed}"
    return dealer(
        *words[1:], text=text.removeprefix("$").strip("'\"").replace("\\n", "\n"), env={"DEALER_NOW": NOW, **env}
    )


def printed(step: Step, env: Mapping[str, str]) -> str:
    """What a line prints, with the book at ``~/book`` wherever the test keeps it."""
    result = run_step(step, env)
    lines = (result.out + result.err).strip("\n").replace(os.environ["DEALER_BOOK"], "~/book").split("\n")
    return "\n".join(line.rstrip() for line in lines)


def clocked(typed: str, now: str) -> str:
    """The time at which a line is typed: ``# 23:40`` or ``# 2026-01-03 01:10`` at its end, else as before."""
    found = _CLOCK.search(typed)
    if found is None:
        return now
    return f"{found[1] or now[:10]}T{found[2]}:00{now[19:]}"


def check_page(page: Path, env: Mapping[str, str]) -> int:
    """Run every step of a page in one book and compare; returns how many there were."""
    count, now = 0, NOW
    for step in steps(page):
        count += 1
        now = clocked(step.typed, now)
        shown = printed(step, {"DEALER_NOW": now, **env})
        where = f"{page.name}:{step.line}: $ {step.typed}"
        assert shown == step.shown, f"{where}\n--- printed\n{shown}\n--- in the page\n{step.shown}"
    return count
