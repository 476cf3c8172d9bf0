"""A long night: a thousand hands in one book, and what one act costs at the end of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from dealer_assist.cli.app import app
from dealer_assist.cli.base import Settings
from dealer_assist.cli.live_telling import live, quick
from dealer_assist.store import commit
from dealer_assist.store.commit import Pending
from dealer_assist.store.disk import Disk
from tests.live.night import Night
from tests.session.at_table import Table

LITTLE = 1.3
NIGHTS = (("pagat", 727), ("pagat-bust", 7), ("homegame", 27), ("sarrett", 72))


def _long(preset: str, seed: int, hands: int) -> None:
    night = Night.begun(random.Random(seed), preset)
    for number in range(hands):
        if number % 6 == 5:
            night.quick()
        else:
            night.hand()
        if number % 25 == 24:
            night.mend()
        if number % 200 == 199:
            assert night.table("check --json").json == {"problems": []}
    document = night.table("session show --json").json
    ended = [one for one in document["records"] if one["event"] in ("hand", "void-hand")]
    assert len(ended) >= hands
    assert night.session.unaccounted == 0
    assert night.table("check").code == 0


@pytest.mark.parametrize(("preset", "seed"), NIGHTS)
def test_a_night_of_random_hands_leaves_the_books_clean(preset: str, seed: int) -> None:
    """Point 14 of the reports: the chips in play are buy-ins less cash-outs after every hand."""
    _long(preset, seed, 12)


@pytest.mark.stress
def test_a_thousand_random_hands_in_one_night_leave_the_books_clean() -> None:
    _long("pagat", 1, 1000)


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], object]], int]:
    """Counts the bytes that are read and written while something is done."""
    count = [0]
    read, write = commit.read, Disk.write

    def counted(folder: Path, name: str, waiting: Pending) -> bytes | None:
        data = read(folder, name, waiting)
        count[0] += len(data or b"")
        return data

    def written(self: Disk, path: Path, data: bytes) -> None:
        count[0] += len(data)
        write(self, path, data)

    def measure(done: Callable[[], object]) -> int:
        count[0] = 0
        done()
        return count[0]

    monkeypatch.setattr(commit, "read", counted)
    monkeypatch.setattr(Disk, "write", written)
    return measure


def test_an_act_at_the_500th_hand_costs_what_it_costs_at_the_first(used: Callable[[Callable[[], object]], int]) -> None:
    """In bytes read and written; every kind of thing that a dealer does in a hand, and the whole hand in one line."""
    table = Table()
    table.all(["session start --ante 1 --limit 1-5 Ann=900 Bob=900 Cy=900 Dee=900"])
    lines = [
        "hand deal", "hand act +--+", "hand act k", "hand act b4", "hand undo", "hand act b4 c c c", "hand act -*",
        "hand act Ann=7p", "hand act x*", "hand add 40 Ann=7p Bob=27p",
    ]  # fmt: skip

    def one() -> dict[str, int]:
        return {line: used(lambda line=line: table.all([line])) for line in lines}  # type: ignore[misc]

    first = one()
    with click.Context(app, obj=Settings()), live("test") as at_work:
        for _hand in range(498):
            quick(at_work, ["40"], ["Ann=7p", "Bob=27p"])
    late = one()
    assert table("status --json").json["hands"] >= 500
    assert {line: late[line] / first[line] for line in lines if late[line] > LITTLE * first[line]} == {}
