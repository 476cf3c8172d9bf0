"""The book's files are checked: a changed amount or card in a finished hand or a closed session is found."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.store.book import open_book
from dealer_assist.store.verify import verify, verify_view
from dealer_assist.text.errors.book import told
from tests.store.books import close, evening, quick

NIGHT = "2025-03-14"
NEXT = "2025-03-21"
EVENTS, BOOK = f"sessions/{NIGHT}.json", "book.json"
HAND = f"sessions/{NIGHT}/hand-000"


@pytest.fixture
def book(own_book: Path) -> Path:
    """Two nights that are over, one that is going on."""
    evening(own_book, NIGHT, hands=3)
    close(own_book, NIGHT)
    evening(own_book, NEXT, hands=2)
    close(own_book, NEXT)
    evening(own_book, "2025-03-28", hands=2)
    return own_book


def _found(folder: Path) -> list[str]:
    found = [told(problem) for problem in verify(folder)]
    if not (folder / "commit").exists():
        with open_book(folder).reading() as view:
            assert [told(problem) for problem in verify_view(view)] == found
    return [text.replace(str(folder), "BOOK") for text in found]


def test_a_book_that_was_only_written_by_us_is_sound(book: Path) -> None:
    with quick(book).unit("test") as work:
        work.trace.append({"undone": 1})
        work.hands("2025-03-28").revise({"hand": 2, "pot": 1})
        work.hands("2025-03-28").append({"hand": 3})
        work.session(NIGHT).append({"what": "note"})
    assert _found(book) == []


def test_a_night_without_hands_is_sealed_too(own_book: Path) -> None:
    evening(own_book, NIGHT, hands=0)
    close(own_book, NIGHT)
    assert _found(own_book) == []
    _replace(EVENTS, "Ann", "Eve")(own_book)
    assert _found(own_book) == [f"{EVENTS}, events, record 2: {CHANGED}"]


def test_a_missing_book_has_no_problems(own_book: Path) -> None:
    assert verify(own_book) == []
    with open_book(own_book).reading() as view:
        assert verify_view(view) == []


def _replace(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


def _record(name: str, table: str, number: str, record: dict[str, object] | None) -> Callable[[Path], None]:
    """Put a record in the place of another, or take it away."""

    def change(folder: Path) -> None:
        document = json.loads((folder / name).read_bytes())
        if record is None:
            del document["tables"][table][number]
        else:
            document["tables"][table][number] = record
        (folder / name).write_text(json.dumps(document))

    return change


def _gone(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


def _instead(name: str, other: str) -> Callable[[Path], object]:
    return lambda folder: shutil.copy(folder / other, folder / name)


def _forged(name: str, table: str) -> Callable[[Path], None]:
    """Change an amount and make all checksums of the file right again, as somebody may who knows how."""
    from dealer_assist.store import checksum, layout
    from dealer_assist.store.names import kind

    def change(folder: Path) -> None:
        page = layout.decoded((folder / name).read_bytes(), path=name, kind=kind(name))
        chain = checksum.BEGINNING
        for record in page.tables[table].values():
            del record["#"]
            record.update({key: 1 for key in record if key in {"amount", "pot"}})
            record["#"] = chain = checksum.linked(chain, record)
        page.heads[table] = (page.heads[table][0], chain)
        (folder / name).write_bytes(layout.encoded(page))

    return change


CHANGED = "it was changed after it had been written."
TAMPERED: dict[str, tuple[Callable[[Path], object], list[str]]] = {
    "an amount of a closed session": (
        _replace(EVENTS, '"amount": 2000', '"amount": 2001'), [f"{EVENTS}, events, record 2: {CHANGED}"],
    ),
    "a card of a finished hand": (
        _replace(f"{HAND}2.json", "5sAdAc", "5sAdAh"), [f"{HAND}2.json, hands, record 1: {CHANGED}"],
    ),
    "an amount and its checksum": (
        _record(EVENTS, "events", "2", {"what": "buy-in", "player": "Ann", "amount": 1, "#": "0" * 32}),
        [f"{EVENTS}, events, record 2: {CHANGED}", f"{EVENTS}, events, record 3: {CHANGED}"],
    ),
    "an amount without its checksum": (
        _record(EVENTS, "events", "2", {"what": "buy-in", "player": "Ann", "amount": 2000}),
        [f"{EVENTS}, events, record 2: {CHANGED}"],
    ),
    "an amount and all checksums of the file": (
        _forged(EVENTS, "events"), [f"{EVENTS}, events, record 3: {CHANGED}"],
    ),
    "a hand and its checksums": (
        _forged(f"{HAND}3.json", "hands"), [f"{HAND}3.json, hands, record 1: {CHANGED}"],
    ),
    "a hand in the middle and its checksums": (
        _forged(f"{HAND}2.json", "hands"),
        [f"{HAND}2.json, hands, record 1: {CHANGED}", f"{HAND}3.json, hands, record 1: {CHANGED}"],
    ),
    "a result": (_replace(BOOK, '"Ann": 500', '"Ann": 600'), [f"{BOOK}, sessions, record 1: {CHANGED}"]),
    "a debt": (_replace(BOOK, '"amount": 500', '"amount": 50'), [f"{BOOK}, debts, record 1: {CHANGED}"]),
    "the head": (
        _replace(EVENTS, '"heads": {"events": [3, "', '"heads": {"events": [3, "f'), [f"{EVENTS}, events, record 3: {CHANGED}"],
    ),
    "a record taken away": (
        _record(BOOK, "payments", "1", None), [f"{BOOK}, payments, record 1: it is missing."],
    ),
    "the last record taken away": (
        _record(EVENTS, "events", "3", None),
        [f"{EVENTS}, events, record 3: it is missing.", f"{EVENTS}, events, record 3: {CHANGED}"],
    ),
    "a record added": (
        _record(BOOK, "payments", "3", {"session": NIGHT, "amount": 5}),
        [f"{BOOK}, payments, record 3: it was added by something else."],
    ),
    "a table of records without a head": (
        _replace("players.json", '"tables": {', '"tables": {"more": {"1": {}},'),
        ["players.json, more, record 1: it was added by something else."],
    ),
    "a session gone": (_gone(EVENTS), [f"{EVENTS}: the file is missing."]),
    "a hand gone": (_gone(f"{HAND}2.json"), [f"{HAND}2.json: the file is missing."]),
    "the last hand gone": (_gone(f"{HAND}3.json"), [f"{HAND}3.json: the file is missing."]),
    "the last hand of the night gone": (
        _gone("sessions/2025-03-28/hand-0002.json"), ["sessions/2025-03-28/hand-0002.json: the file is missing."],
    ),
    "all hands of the night gone": (
        lambda folder: shutil.rmtree(folder / "sessions/2025-03-28"),
        ["sessions/2025-03-28/hand-0002.json: the file is missing."],
    ),
    "another night's hand": (
        _instead(f"{HAND}1.json", f"sessions/{NEXT}/hand-0002.json"),
        [f"{HAND}1.json, hands, record 1: {CHANGED}", f"{HAND}2.json, hands, record 1: {CHANGED}"],
    ),
    "another night's events": (
        _instead(EVENTS, "sessions/2025-03-28.json"), [f"{EVENTS}, events, record 3: {CHANGED}"],
    ),
    "an act of the open hand": (_replace("hand.json", '"amount": 100', '"amount": 900'), ["hand.json, acts, record 1: " + CHANGED]),
    "the book's file gone": (
        _gone(BOOK),
        [f"sessions/{NIGHT}.json: the session is neither open nor among the finished ones.",
         f"sessions/{NEXT}.json: the session is neither open nor among the finished ones."],
    ),
    "the open table gone": (
        _gone("open.json"), ["sessions/2025-03-28.json: the session is neither open nor among the finished ones."],
    ),
    "a session that is not there": (
        _replace(BOOK, '"id": "2025-03-21"', '"id": "2025-03-22"'),
        [f"{BOOK}, sessions, record 2: {CHANGED}",
         f"{BOOK}, sessions, record 2: it names a session that is not in the book.",
         f"sessions/{NEXT}.json: the session is neither open nor among the finished ones."],
    ),
    "a debt of a session that is not there": (
        _replace(BOOK, '{"session": "2025-03-21", "from": "王伟", "to": "Ann", "amount": 500', '{"session": ["x"], "from": "王伟", "to": "Ann", "amount": 500'),
        [f"{BOOK}, debts, record 2: {CHANGED}", f"{BOOK}, debts, record 2: it names a session that is not in the book."],
    ),
    "a seal": (
        _replace(BOOK, '"events": [3, "', '"events": ["x", "'), [f"{BOOK}, seals, record 1: {CHANGED}"],
    ),
    "an unreadable hand": (
        lambda folder: (folder / f"{HAND}2.json").write_bytes(b""),
        [f"BOOK/{HAND}2.json, line 1: the file is empty. Nothing was changed. To go back to a backup of the book, "
         "type: dealer restore --book BOOK FILE"],
    ),
    "an unreadable session, book and open table": (
        lambda folder: [(folder / name).write_bytes(b"[]") for name in (EVENTS, BOOK, "open.json")],
        [f"BOOK/{name}, line 1: '[]' does not begin a file of a dealer's book. Nothing was changed. The file as it was "
         f"before its last change is whole; to go back to it, type: dealer restore --book BOOK BOOK/{name}.bak"
         for name in (BOOK, "open.json", EVENTS)],
    ),
    "an unreadable session": (
        lambda folder: (folder / EVENTS).write_bytes(b"[]"),
        [f"BOOK/{EVENTS}, line 1: '[]' does not begin a file of a dealer's book. Nothing was changed. The file as it "
         f"was before its last change is whole; to go back to it, type: dealer restore --book BOOK BOOK/{EVENTS}.bak"],
    ),
    "a marker that is none": (
        lambda folder: (folder / "commit").write_bytes(b"[]"),
        ["BOOK/commit, line 1: 'commit' is not as the program writes it. Nothing was changed. To go back to a backup "
         "of the book, type: dealer restore --book BOOK FILE"],
    ),
}  # fmt: skip
# ruff: noqa: E501 - the texts stand whole


@pytest.mark.parametrize("name", TAMPERED)
def test_what_was_tampered_with_is_found(book: Path, name: str) -> None:
    change, expected = TAMPERED[name]
    change(book)
    assert _found(book) == expected


def test_any_other_digit_or_letter_in_a_finished_hand_is_found(book: Path) -> None:
    """Whatever single character of a record is changed, as long as the file can still be read."""
    name = f"{HAND}2.json"
    whole = (book / name).read_text(encoding="utf-8")
    start = whole.index('"1": {') + 6
    for at in range(start, whole.index("\n}")):
        for other in {"0", "x", "7"} - {whole[at]}:
            (book / name).write_text(whole[:at] + other + whole[at + 1 :], encoding="utf-8")
            assert verify(book) != [], (at, other)
    (book / name).write_text(whole, encoding="utf-8")
    assert verify(book) == []


def test_a_change_is_still_found_after_more_was_added(book: Path) -> None:
    _replace("players.json", "Ann", "Eve")(book)
    with quick(book).unit("test") as work:
        work.players.append({"name": "Bob"})
    assert _found(book) == [f"players.json, players, record 1: {CHANGED}"]


def test_a_session_whose_closing_was_taken_back_may_go_on(book: Path) -> None:
    with quick(book).unit("test") as work:
        work.session(NEXT).append({"what": "reopened"})
        work.hands(NEXT).append({"hand": 3})
    assert _found(book) == []
    with open_book(book).reading() as view:
        assert re.fullmatch("[0-9a-f]{32}", view.seals.all()[1]["events"][1])
