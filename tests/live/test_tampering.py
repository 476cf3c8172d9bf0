"""A changed amount or card in a finished hand, or of a ruling, is found by ``dealer check``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dealer_assist.store.book import open_book
from tests.session.at_table import Table
from tests.table.typing import start, taken

HAND = "sessions/2026-01-02/hand-0001.json"


def played() -> Table:
    table = start()
    taken("+--+", "kb4ccc", "-*", "5sAdAc 10c9d x 6h6d2s")
    return table


def ruled() -> Table:
    table = start()
    taken("44 Ann=5AA Bob=T98", 'award Ann=20 Bob=24 "agreed"')
    return table


def problems(table: Table) -> list[str]:
    told = table("check --json")
    assert told.code == (1 if told.json["problems"] else 0)
    return [f"{one['where']}: {one['what']}" for one in told.json["problems"]]


def change(book: Path, file: str, old: str, new: str) -> None:
    path = book / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("show Ann=5sAdAc", "show Ann=5sAdKc"),
        ("bet Bob:b4", "bet Bob:b5"),
        ("bet Ann:c", "bet Ann:f"),
        ('"Ann": 2000', '"Ann": 2100'),
        ('"dealer": "Dee"', '"dealer": "Cy"'),
        ('"pot": 2000', '"pot": 2100'),
    ],
)
def test_a_finished_hand_that_was_changed_on_the_disk(own_book: Path, old: str, new: str) -> None:
    table = played()
    assert problems(table) == []
    change(own_book, HAND, old, new)
    assert any(one.startswith(("sessions/2026-01-02/hand", HAND)) for one in problems(table))


@pytest.mark.parametrize(
    ("old", "new"), [('"Ann": 2000', '"Ann": 2400'), ("agreed", "never agreed"), ('"winners"', '"winner"')]
)
def test_a_ruling_that_was_changed_on_the_disk(own_book: Path, old: str, new: str) -> None:
    table = ruled()
    assert problems(table) == []
    change(own_book, "sessions/2026-01-02/hand-0002.json", old, new)
    assert problems(table) != []


def test_a_hand_that_was_changed_with_all_its_checksums_is_found_by_playing_it_again(own_book: Path) -> None:
    """Who knows how the checksums are made can write a whole file anew; its story must still end as it says."""
    table = played()
    with open_book(own_book).unit("forger") as work:
        document = work.hands("2026-01-02").get(1)
        assert document is not None
        assert work.open is not None
        forged = json.loads(json.dumps(document).replace("show Ann=5sAdAc", "show Ann=5sAdKc"))
        work.hands("2026-01-02").revise(forged)
        work.set_open("2026-01-02", work.open.table)
    told = table("check")
    assert told.code == 1
    assert problems(table) == ["sessions/2026-01-02/hand/1: hand-replay"]


def test_a_stored_hand_that_does_not_end_is_found(own_book: Path) -> None:
    table = played()
    with open_book(own_book).unit("forger") as work:
        document = work.hands("2026-01-02").get(1)
        assert document is not None
        assert work.open is not None
        said = document["hand"]["said"][:-1]
        work.hands("2026-01-02").revise(document | {"hand": document["hand"] | {"said": said}})
        work.set_open("2026-01-02", work.open.table)
    assert problems(table) == ["sessions/2026-01-02/hand/1: hand-replay"]


def test_a_card_that_makes_no_difference_is_found_too(own_book: Path) -> None:
    table = played()
    change(own_book, HAND, "Bob=10c9d", "Bob=10h9d")
    assert problems(table) != []
