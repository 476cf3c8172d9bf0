"""Lines typed at the live table through a pipe, in the book of the test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.session.at_table import Table
from tests.support import Result, dealer

NOW = {"DEALER_NOW": "2026-01-02T20:00:00+01:00"}
STAKES = "--ante 1 --limit 1-5"


def start(
    seats: str = "Ann=20 Bob=20 Cy=20 Dee=20", *, rules: str = "pagat", stakes: str = STAKES, more: str = ""
) -> Table:
    """A session is open, the last seat deals."""
    table = Table()
    table.all([f"session start -r {rules} {stakes} {more} {seats}"])
    return table


def typed(*lines: str, args: Sequence[str] = ()) -> Result:
    """Type ``lines`` at the live table, in one go."""
    return dealer("table", *args, text="\n".join(lines) + "\n", env=NOW)


def taken(*lines: str) -> str:
    """What the live table prints; every line has to be taken. The seats and what stays open are left out."""
    told = typed(*lines)
    assert told.code == 0, told.err
    said = told.out.split("\n")[1:]
    return "\n".join(line for line in said if not line.startswith("The hand stays as it is")).strip("\n")


def refused(*lines: str) -> str:
    """The last complaint; the exit code is 1."""
    told = typed(*lines)
    assert told.code == 1, told.out
    return told.err.rstrip("\n").split("\n")[-1]


def documents(*lines: str) -> list[dict[str, Any]]:
    """The JSON document of each line."""
    import json

    return [json.loads(line) for line in typed(*lines, args=["--json"]).out.splitlines()]
