"""A whole evening of twenty hands, dealt at the live table from what was written down of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session.at_table import Table
from tests.table.account import Typed, parts

PAGE = Path(__file__).with_name("evening.md")
NOW = "2026-03-13T20:00:00+01:00"


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def type_in(part: Typed) -> None:
    told = part.run(NOW)
    where = f"line {part.line}: {part.typed}\n{told.out}\n{told.err}"
    assert [said for said in part.said if said not in told.out] == [], where
    assert [said for said in part.refused if said not in told.err] == [], where
    assert bool(told.err) == bool(part.refused), where


def test_the_evening_was_dealt_as_it_is_written() -> None:
    for part in parts(PAGE):
        type_in(part)
    table = Table(now=NOW)
    records = table("session show --json").json["records"]
    hands = [one for one in records if one["event"] in ("hand", "void-hand") and not one["undone"]]
    assert [one["event"] for one in hands].count("hand") == 20
    assert [one["event"] for one in hands].count("void-hand") == 1
    dealers = [one["dealer"] for one in hands]
    assert dealers[:4] == ["Fay Lee", "Ann", "Ann", "Bob"]  # a misdeal is dealt again
    assert dealers[4:6] == ["Cy", "Cy"]  # a whole pot rode
    assert table("check --json").json == {"problems": []}


def test_every_hand_of_the_evening_plays_again_to_what_was_stored(tmp_path: Path) -> None:
    for part in parts(PAGE):
        type_in(part)
    table = Table(now=NOW)
    for number in range(1, 23):
        shown = table(f"hand show {number} --json").json
        file = tmp_path / "one.hand"
        file.write_text(shown["file"], encoding="utf-8")
        again = table("hand replay --json", str(file)).json
        if "ruling" in shown:
            assert again["payouts"] != shown["payouts"]
            assert shown["file"].endswith('# award Cy=10 Eve=8 "Fay Lee"=3 "the card from the floor"\n')
        else:
            assert {key: shown[key] for key in again} == again
