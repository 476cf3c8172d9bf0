"""Amounts, days and cells as other programs write them."""

from datetime import date

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dealer_assist.core.errors.importing import DecimalMixed, DecimalUnclear
from dealer_assist.exchange.cells import neutral, restored
from dealer_assist.exchange.days import read_day, read_moment
from dealer_assist.exchange.numerals import Sign, cents, mark_of


@given(st.text())
@example("=1+1")
@example("'=1+1")
@example("''@x")
@example("'tis")
@example("O'Neil")
@example("\t-1")
def test_a_neutral_cell_runs_in_no_spreadsheet_and_comes_back(text: str) -> None:
    """Reports, point 38: a cell that starts with one of = + - @ cannot run."""
    cell = neutral(text)
    assert not cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"))
    assert restored(cell) == text


@pytest.mark.parametrize(
    ("text", "mark", "amount"),
    [
        ("12", ".", 1200),
        ("12.50", ".", 1250),
        ("12,5", ",", 1250),
        ("1,234.56", ".", 123456),
        ("1.234,56", ",", 123456),
        ("1 250,00", ",", 125000),
        ("1\u00a0250", ".", 125000),
        ("1'250.50", ".", 125050),
        ("12.5000", ".", 1250),
        (".5", ".", 50),
        ("-12.50", ".", -1250),
        ("−12.50", ".", -1250),
        ("(12.50)", ".", -1250),
        ("€12.50", ".", 1250),
        ("-€12.50", ".", -1250),
        ("€ -12.50", ".", -1250),
        ("12,50 €", ",", 1250),
        ("+5", ".", 500),
        ("0", ".", 0),
    ],
)
def test_an_amount_is_read(text: str, mark: str, amount: int) -> None:
    assert cents(text, mark, Sign.ANY) == amount


@pytest.mark.parametrize(
    "text",
    ["", "x", "nan", "inf", "1e3", "1_000", "１２", "٣", "--5", "5-", "12.", "1.2.3", "0.125", "1,23,456", "12.345",
     "$1€", "0,125,000", "-0.0.66962", "1" * 13],
)  # fmt: skip
def test_what_is_no_amount_is_none(text: str) -> None:
    """Reports, points 32 and 33."""
    assert cents(text, ".", Sign.ANY) is None


def test_a_sign_where_none_belongs() -> None:
    assert [cents(text, ".", Sign.NONE) for text in ("-5", "+5", "(5)")] == [None, None, None]


@pytest.mark.parametrize(
    ("texts", "mark"),
    [
        (["12", "1 000"], "."),
        (["12.5", "1,250"], "."),
        (["12,5", "1.250"], ","),
        (["1,250,000"], "."),
        (["1.250.000"], ","),
        (["1.250,5"], ","),
        (["0.125"], "."),
        (["word", ""], "."),
    ],
)
def test_the_decimal_mark_is_one_for_the_file(texts: list[str], mark: str) -> None:
    assert mark_of((row, "net", text) for row, text in enumerate(texts, 2)) == mark


def test_a_mark_that_nothing_decides_is_doubted() -> None:
    with pytest.raises(DecimalUnclear) as caught:
        mark_of([(2, "net", "12"), (3, "net", "-1.420")])
    assert (caught.value.row, caught.value.readings) == (3, ("-1420", "-1.42"))


def test_two_marks_are_refused() -> None:
    with pytest.raises(DecimalMixed):
        mark_of([(2, "net", "12.5"), (3, "net", "12,5")])


@pytest.mark.parametrize(
    "text",
    ["2024-03-15", "2024/3/15", "15.03.2024", "15.3.24", "15/3/2024", "15-03-2024", "15 March 2024", "15 Mar 2024",
     "Mar 15, 2024", "March 15 2024", "15 марта 2024", "15 мар. 2024 г."],
)  # fmt: skip
def test_a_day_is_read(text: str) -> None:
    assert read_day(text, "dmy") == date(2024, 3, 15)


@pytest.mark.parametrize("text", ["", "2024-02-30", "31.04.2024", "45366", "yesterday", "0024-03-15", "15 Foo 2024"])
def test_what_is_no_day_is_none(text: str) -> None:
    assert read_day(text, "dmy") is None


@given(st.dates(date(1900, 1, 1), date(2199, 12, 31)))
def test_every_way_to_write_a_day_is_the_same_day(day: date) -> None:
    ways = (day.isoformat(), f"{day:%d.%m.%Y}", f"{day:%d/%m/%Y}", f"{day:%Y/%m/%d}")
    assert {read_day(way, "dmy") for way in ways} == {day}
    assert read_day(f"{day:%m/%d/%Y}", "mdy") == day


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2024-03-16T01:30:00.000Z", "2024-03-16T01:30:00+00:00"),
        ("2024-03-16 01:30", "2024-03-16T01:30:00+00:00"),
        ("16.03.2024 01:30", "2024-03-16T01:30:00+00:00"),
        ("2024-03-16T03:30+02:00", "2024-03-16T01:30:00+00:00"),
    ],
)
def test_a_moment_is_read(text: str, moment: str) -> None:
    from datetime import UTC

    found = read_moment(text, "dmy", UTC)
    assert found is not None
    assert found.isoformat() == moment


@pytest.mark.parametrize("text", ["", "2024-03-16", "2024-03-16 25:00", "now", "1:30"])
def test_what_is_no_moment_is_none(text: str) -> None:
    assert read_moment(text, "dmy", None) is None
