"""A book as JSON Lines and back: the same book, whatever stands in it; added once; a changed file is found."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import duckdb
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.core.audit import StoredSession, WholeBook, problems
from dealer_assist.core.bankroll import standings
from dealer_assist.core.debts import Night
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors import exchange as errors
from dealer_assist.core.errors.exchange import LineFault
from dealer_assist.core.names import name_key, parse_name
from dealer_assist.exchange import lines
from dealer_assist.exchange.merging import Additions, merged
from dealer_assist.exchange.records import BookRecords, Whole
from tests.exchange.books import MakingBook, plain

NAMES = (
    "Ann",
    "O'Neil",
    "Doe, John",
    "=1+1",
    "'=x",
    "Zoë",
    "王伟",
    "🃏",
    "@home",
    'a\\b"c',
    "<b>",
    "$x$",
    "1e5",
    "007",
)


def _is_name(text: str) -> bool:
    try:
        return parse_name(text) == text
    except DealerError:
        return False


_CHARACTERS = st.characters(categories=("L", "M", "N", "P", "S"))
names = st.one_of(st.sampled_from(NAMES), st.text(_CHARACTERS, min_size=1, max_size=12).filter(_is_name))
amounts = st.integers(0, 10**9)
times = st.builds(
    lambda seconds, offset: datetime.fromtimestamp(seconds, timezone(timedelta(minutes=offset))).isoformat(),
    st.integers(0, 4_000_000_000),
    st.sampled_from([-720, -210, 0, 60, 345, 840]),
)


@st.composite
def books(draw: st.DrawFn) -> MakingBook:
    """A book with a few nights, payments, corrections and what was taken back."""
    book = MakingBook()
    group = draw(st.lists(names, min_size=2, max_size=5, unique_by=name_key))
    book.register(*group)
    for number in range(draw(st.integers(1, 3))):
        players = draw(st.lists(st.sampled_from(group), min_size=2, unique=True))
        bought = [draw(amounts) for _name in players]
        out = draw(st.permutations(bought))
        stakes = {name: (one, other) for name, one, other in zip(players, bought, out, strict=True)}
        started = draw(times)
        book.night(f"night-{number}", stakes, started=started, currency=draw(st.sampled_from(["€", "", "руб."])))
        if draw(st.booleans()):
            other = next(name for name in group if name != players[0])
            book.pay(players[0], other, draw(st.integers(1, 10**6)), at=draw(times))
        if draw(st.booleans()):
            change = draw(st.integers(1, 500))
            book.correct(f"night-{number}", {players[0]: change, players[1]: -change}, draw(st.sampled_from(NAMES)))
    if draw(st.booleans()):
        book.take_back()
    return book


def written(records: BookRecords) -> bytes:
    return "".join(lines.written(records)).encode()


def added_to(present: BookRecords, added: Additions) -> BookRecords:
    return BookRecords(
        people=[*present.people, *added.people],
        events={**present.events, **added.events},
        hands={**present.hands, **added.hands},
        tables={table: [*present.table(table), *added.tables[table]] for table in added.tables},
    )


def audit(records: BookRecords) -> tuple[Any, ...]:
    whole = Whole(records=records)
    sessions = {
        session: StoredSession(id=session, history=whole.history(session), hands=whole.hands(session))
        for session in records.events
    }
    return problems(WholeBook(sessions=sessions), whole.ledger, whole.known)


@settings(max_examples=25)
@given(books())
def test_export_and_import_give_the_same_book(book: MakingBook) -> None:
    incoming = lines.read(written(book.records))
    assert plain(incoming) == plain(book.records)
    assert plain(added_to(BookRecords(), merged(BookRecords(), incoming))) == plain(book.records)


@settings(max_examples=15)
@given(books())
def test_the_same_file_twice_adds_nothing(book: MakingBook) -> None:
    added = merged(book.records, lines.read(written(book.records)))
    assert added.is_empty
    assert sorted(added.there) == sorted(book.events)


@settings(max_examples=15)
@given(books(), books())
def test_two_books_become_one_that_adds_up(mine: MakingBook, theirs: MakingBook) -> None:
    added = merged(mine.records, theirs.records)
    both = added_to(mine.records, added)
    assert not audit(both)
    assert merged(both, theirs.records).is_empty
    assert merged(both, mine.records).is_empty
    new = [night for night in theirs.ledger.nights if added.renamed.get(night.id, night.id) in added.events]
    assert results(Whole(records=both).ledger.nights) == results([*mine.ledger.nights, *new])


def results(nights: Iterable[Night]) -> list[tuple[str, dict[str, int]]]:
    """What was won in each night, whatever the night's id is and whoever spelled the names."""
    found = [(night.started, {name_key(name): net for name, net in night.results.items()}) for night in nights]
    return sorted(found, key=str)


def sample() -> MakingBook:
    book = MakingBook()
    stakes = {"Ann": (2000, 3550), "Bob": (4000, 2450), "Cy": (1000, 1000)}
    book.night("2024-03-15", stakes, hands=[{"Ann": 500, "Bob": -500}, {"Cy": 100, "Ann": -100}])
    book.night("2024-03-22", {"Ann": (2000, 0), "Dee": (2000, 4000)})
    book.pay("Bob", "Ann", 500)
    book.correct("2024-03-22", {"Ann": 100, "Dee": -100}, "misread")
    book.call("Cy", "Cyrus")
    return book


def test_hands_and_their_corrections_come_back() -> None:
    book = sample()
    first = book.hands["2024-03-15"][1][0]
    book.hands["2024-03-15"][1].append({"result": first["result"], "note": "corrected"})
    assert plain(lines.read(written(book.records))) == plain(book.records)


def test_another_night_under_the_same_id_gets_a_free_one() -> None:
    mine, theirs = sample(), MakingBook()
    theirs.night("2024-03-15", {"Eve": (100, 300), "Fay": (300, 100)}, started="2024-03-15T12:00:00+00:00")
    added = merged(mine.records, theirs.records)
    assert added.renamed == {"2024-03-15": "2024-03-15-2"}
    both = added_to(mine.records, added)
    assert not audit(both)
    assert Whole(records=both).ledger.nights[0].id == "2024-03-15-2"


def test_a_session_that_went_on_elsewhere_is_refused() -> None:
    mine, theirs = sample(), sample()
    theirs.events["2024-03-22"][-1]["at"] = "2026-01-03T00:00:00+01:00"
    with pytest.raises(errors.SessionDiffers) as caught:
        merged(mine.records, theirs.records)
    assert caught.value.id == "2024-03-22"


def test_a_spelling_and_a_payment_come_with_a_merge() -> None:
    mine, theirs = MakingBook(), sample()
    mine.night("other", {"Cyrus": (100, 0), "Zed": (0, 100)})
    both = added_to(mine.records, merged(mine.records, theirs.records))
    assert not audit(both)
    whole = Whole(records=both)
    assert whole.known.called("Cyrus") == "Cy"
    owed = {name: net for payer, to, net in whole.ledger.owed["€"] for name in (payer, to)}
    assert "Bob" in owed


# A file that is not as it was written


def changed(number: int, change: dict[str, Any]) -> bytes:
    every = written(sample().records).decode().splitlines()
    document = json.loads(every[number])
    for key, value in change.items():
        place = document["record"] if key in document.get("record", {}) else document
        place[key] = value
    every[number] = json.dumps(document)
    return ("\n".join(every) + "\n").encode()


def line_of(kind: str) -> int:
    every = written(sample().records).decode().splitlines()
    return next(number for number, line in enumerate(every) if json.loads(line)["kind"] == kind)


@pytest.mark.parametrize(
    ("kind", "change", "fault"),
    [
        ("book", {"program": "other"}, LineFault.NO_HEAD),
        ("player", {"number": 7}, LineFault.OUT_OF_PLACE),
        ("player", {"name": "A\u202eb"}, LineFault.NOT_WRITTEN_SO),
        ("player", {"name": " Ann "}, LineFault.NOT_WRITTEN_SO),
        ("event", {"buys": {"Ann": 1.5}}, LineFault.NOT_JSON),
        ("event", {"buys": {"Ann": "5"}}, LineFault.NOT_WRITTEN_SO),
        ("event", {"session": "../x"}, LineFault.NOT_WRITTEN_SO),
        ("event", {"kind": "evnt"}, LineFault.NOT_A_RECORD),
        ("hand", {"session": "other"}, LineFault.NOT_WRITTEN_SO),
        ("session", {"results": ["Ann"]}, LineFault.NOT_WRITTEN_SO),
        ("payment", {"number": 2}, LineFault.OUT_OF_PLACE),
        ("end", {"lines": 3}, LineFault.CUT_OFF),
    ],
)
def test_a_changed_line_is_named(kind: str, change: dict[str, Any], fault: LineFault) -> None:
    number = line_of(kind)
    with pytest.raises(errors.LineWrong) as caught:
        lines.read(changed(number, change))
    assert (caught.value.line, caught.value.fault) == (number + 1, fault)


def test_a_changed_amount_is_found() -> None:
    with pytest.raises(errors.ExportOff) as caught:
        lines.read(changed(line_of("payment"), {"amount": 501}))
    assert caught.value.count >= 1


def test_a_changed_result_is_found() -> None:
    with pytest.raises(errors.ResultOff) as caught:
        lines.read(changed(line_of("result"), {"net": "99.00"}))
    assert (caught.value.name, caught.value.found) == ("Ann", "99.00")


def test_an_export_of_a_newer_program_is_named() -> None:
    with pytest.raises(errors.ExportNewer):
        lines.read(changed(0, {"format": 2}))


@pytest.mark.parametrize("cut", range(1, 12))
def test_an_export_that_was_cut_off_is_found(cut: int) -> None:
    whole = written(sample().records)
    with pytest.raises((errors.LineWrong, errors.ExportOff)):
        lines.read(whole[: len(whole) * cut // 12])


def test_lines_after_the_end_are_refused() -> None:
    with pytest.raises(errors.LineWrong) as caught:
        lines.read(written(sample().records) + b'{"kind": "player"}\n')
    assert caught.value.fault is LineFault.OUT_OF_PLACE


@given(st.binary(max_size=200))
def test_no_bytes_make_it_stumble(data: bytes) -> None:
    with pytest.raises((errors.LineWrong, errors.ExportNewer)):
        lines.read(data)


def test_duckdb_reads_the_lines_and_gives_the_same_standings(tmp_path: Path) -> None:
    """The query in the guide, over the books of two clubs."""
    book = sample()
    (tmp_path / "one.jsonl").write_bytes(written(book.records))
    query = guide_query().replace("clubs/", f"{tmp_path}/")
    found = [(name, nights, int(net * 100)) for name, nights, net in duckdb.sql(query).fetchall()]
    assert found == [(line.name, line.nights, line.net) for line in standings(book.ledger.nights)]


def guide_query() -> str:
    guide = Path(__file__).parents[2] / "dealer_assist" / "guide" / "formats.md"
    text = guide.read_text(encoding="utf-8")
    return text.partition("```sql\n")[2].partition("```")[0]
