"""Every importer over good, odd and broken files: what is understood, what is doubted, what is refused."""

from datetime import date
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors import importing as errors
from dealer_assist.exchange.headings import Role
from dealer_assist.exchange.nights import Reading, Source, Understood
from dealer_assist.exchange.understand import understood

FIXTURES = Path(__file__).with_name("fixtures")
NEW_YORK = ZoneInfo("America/New_York")


def read(name: str, **said: object) -> Understood:
    return understood((FIXTURES / name).read_bytes(), Reading(zone=NEW_YORK, **said))  # type: ignore[arg-type]


def nets(found: Understood) -> list[dict[str, int]]:
    return [{stake.name: stake.net for stake in night.stakes} for night in found.nights]


def refused(name: str, kind: type[DealerError], **said: object) -> DealerError:
    with pytest.raises(kind) as caught:
        read(name, **said)
    assert isinstance(caught.value, DealerError)
    return caught.value


# PokerNow ledger


def test_pokernow_several_rows_of_a_player_are_summed() -> None:
    found = read("pokernow-good.csv", cents=True)
    night = found.nights[0]
    assert (found.source, found.rows, len(found.nights)) == (Source.POKERNOW, 4, 1)
    assert nets(found) == [{"Ann": 2750, "Bob": -2750, "Cy": 0}]
    assert next((stake.name, stake.bought, stake.out) for stake in night.stakes) == ("Ann", 3000, 5750)


def test_pokernow_night_belongs_to_the_day_it_began_where_it_was_played() -> None:
    night = read("pokernow-good.csv", cents=True).nights[0]
    assert night.day == date(2024, 3, 15)
    assert night.started
    assert night.ended
    assert night.started.isoformat() == "2024-03-15T21:30:00-04:00"
    assert str(night.ended - night.started) == "3:40:00"


def test_pokernow_units_are_a_hundred_times_cents() -> None:
    assert nets(read("pokernow-good.csv", cents=False)) == [{"Ann": 275000, "Bob": -275000, "Cy": 0}]


def test_pokernow_whole_amounts_are_doubted() -> None:
    doubt = refused("pokernow-good.csv", errors.ScaleUnclear)
    assert isinstance(doubt, errors.ScaleUnclear)
    assert (doubt.found, doubt.readings) == ("4250", ("42.50", "4250.00"))


def test_pokernow_decimals_are_units_and_escrow_counts() -> None:
    found = read("pokernow-escrow.csv")
    assert nets(found) == [{"Ann": 1500, "Bob": -1500}]


def test_pokernow_decimals_are_no_cents() -> None:
    problem = refused("pokernow-escrow.csv", errors.RowsRefused, cents=True)
    assert isinstance(problem, errors.RowsRefused)
    first = problem.problems[0]
    assert isinstance(first, errors.CellWrong)
    assert (first.row, first.column, first.found, first.expected) == (2, "stack", "33.50", errors.Expected.CENTS)


def test_pokernow_one_nickname_with_two_ids_is_doubted_until_it_is_said() -> None:
    doubt = refused("pokernow-two-ids.csv", errors.TwoIds)
    assert isinstance(doubt, errors.TwoIds)
    assert (doubt.name, doubt.ids) == ("Ann", ("a1", "a2"))
    assert nets(read("pokernow-two-ids.csv", renames={"a2": "Ann"})) == [{"Ann": -250, "Bob": 250}]
    assert nets(read("pokernow-two-ids.csv", renames={"a2": "Anna"})) == [{"Ann": 250, "Anna": -500, "Bob": 250}]


def test_pokernow_without_times_needs_a_day() -> None:
    refused("pokernow-no-times.csv", errors.DayMissing)
    night = read("pokernow-no-times.csv", day=date(2024, 3, 15)).nights[0]
    assert (night.day, night.started) == (date(2024, 3, 15), None)


def test_pokernow_nets_must_cancel_out() -> None:
    problem = refused("pokernow-off.csv", errors.NightsRefused)
    assert isinstance(problem, errors.NightsRefused)
    off = problem.problems[0]
    assert isinstance(off, errors.NightOff)
    assert (off.day, off.rows, off.off) == ("2024-03-15", (2, 3), -50)


def test_pokernow_every_broken_row_is_told() -> None:
    problem = refused("pokernow-broken.csv", errors.RowsRefused)
    assert isinstance(problem, errors.RowsRefused)
    told = [(type(one).__name__, one.row, getattr(one, "column", "")) for one in problem.problems]  # type: ignore[attr-defined]
    assert told == [
        ("NetWrong", 2, "net"),
        ("CellWrong", 3, "player_nickname"),
        ("CellWrong", 4, "player_id"),
        ("CellWrong", 5, "session_start_at"),
        ("CellWrong", 6, "buy_in"),
        ("RowLength", 7, ""),
    ]


def test_pokernow_another_nickname_of_an_id_is_the_same_player() -> None:
    text = (
        "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net\n"
        "Ann,a1,2024-03-16T01:30:00Z,,1.00,,1.50,0.50\nAnnie,a1,2024-03-16T02:30:00Z,,1.00,,1.50,0.50\n"
        "Bob,b1,2024-03-16T01:30:00Z,,2.00,,1.00,-1.00\n"
    )
    found = understood(text.encode(), Reading(zone=NEW_YORK))
    assert nets(found) == [{"Ann": 100, "Bob": -100}]
    assert found.also == {"Ann": ("Annie",)}


# A row a player


def test_long_table_of_buy_ins_and_cash_outs() -> None:
    found = read("long-good.csv")
    assert found.source is Source.LONG
    assert nets(found) == [{"Ann": 1550, "Bob": -1550}, {"Ann": -2000, "Doe, John": 2000, "=1+1": 0}]
    assert [night.day for night in found.nights] == [date(2024, 3, 15), date(2024, 3, 22)]


def test_long_table_in_russian_and_cp1251() -> None:
    found = read("long-russian-cp1251.csv")
    assert (found.encoding, found.delimiter, found.decimal) == ("cp1251", ";", ",")
    assert nets(found) == [{"Аня": 1550, "Борис": -1550}]
    assert found.columns == {
        "date": "Дата", "player": "Игрок", "buy-in": "Бай-ин", "cash-out": "Кэш-аут", "net": "Итог",
    }  # fmt: skip


def test_long_table_as_a_spreadsheet_saves_it() -> None:
    """A mark before UTF-8, ``sep=``, a currency sign, brackets for a minus, a blank row and a sum."""
    found = read("long-spreadsheet.csv")
    assert nets(found) == [{"Ann": 1250, "Zoë": -1250}]
    assert (found.nights[0].currency, found.passed, found.left_out) == ("€", ("Place",), (6,))


def test_long_table_two_sessions_of_one_day() -> None:
    early, late = read("long-tabs-two-sessions.tsv").nights
    assert (early.label, late.label) == ("early", "late")
    assert late.started
    assert late.ended
    assert str(late.ended - late.started) == "1:40:00"  # past midnight


def test_long_table_with_columns_named() -> None:
    refused("long-other-headings.csv", errors.FormatUnknown)
    some = {Role.DATE: "Datum", Role.PLAYER: "Wer"}
    problem = refused("long-other-headings.csv", errors.HeadingsMissing, named=some)
    assert isinstance(problem, errors.HeadingsMissing)
    assert problem.missing == ("buy-in", "cash-out")
    named = {Role.DATE: "Datum", Role.PLAYER: "wer", Role.NET: "Ergebnis"}
    assert nets(read("long-other-headings.csv", named=named)) == [{"Ann": 1250, "Bob": -1250}]
    unknown = refused("long-other-headings.csv", errors.ColumnUnknown, named={Role.DATE: "Date"})
    assert isinstance(unknown, errors.ColumnUnknown)
    assert unknown.found == ("Datum", "Wer", "Ergebnis")


def test_long_table_every_broken_row_is_told() -> None:
    problem = refused("long-broken.csv", errors.RowsRefused)
    assert isinstance(problem, errors.RowsRefused)
    assert [(one.row, getattr(one, "column", "")) for one in problem.problems] == [  # type: ignore[attr-defined]
        (3, "player"),
        (4, "date"),
        (5, "date"),
        (6, "buy-in"),
        (7, ""),
    ]


def test_long_table_amount_that_may_be_thousands() -> None:
    doubt = refused("long-thousands.csv", errors.DecimalUnclear)
    assert isinstance(doubt, errors.DecimalUnclear)
    assert (doubt.row, doubt.column, doubt.found, doubt.readings) == (2, "net", "1,250", ("1250", "1.25"))
    assert nets(read("long-thousands.csv", decimal=".")) == [{"Ann": 125000, "Bob": -125000}]
    assert nets(read("long-thousands.csv", decimal=",")) == [{"Ann": 125, "Bob": -125}]


def test_long_table_date_that_may_be_two_days() -> None:
    doubt = refused("long-either-date.csv", errors.DatesUnclear)
    assert isinstance(doubt, errors.DatesUnclear)
    assert doubt.readings == ("2024-04-03", "2024-03-04")
    assert read("long-either-date.csv", dates="dmy").nights[0].day == date(2024, 4, 3)
    assert read("long-either-date.csv", dates="mdy").nights[0].day == date(2024, 3, 4)


def test_long_table_two_decimal_marks() -> None:
    problem = refused("long-mixed-decimals.csv", errors.DecimalMixed)
    assert isinstance(problem, errors.DecimalMixed)
    assert (problem.point, problem.comma) == ((2, "12.50"), (3, "-12,50"))


def test_long_table_neither_utf8_nor_russian() -> None:
    doubt = refused("long-latin1.csv", errors.EncodingUnclear)
    assert isinstance(doubt, errors.EncodingUnclear)
    assert doubt.readings == (("cp1251", "Zoл"), ("cp1252", "Zoë"))
    assert nets(read("long-latin1.csv", encoding="cp1252")) == [{"Zoë": 500, "Bob": -500}]
    assert isinstance(refused("long-latin1.csv", errors.EncodingWrong, encoding="utf-8"), errors.EncodingWrong)


def test_long_table_quotes_that_do_not_close() -> None:
    problem = refused("long-open-quote.csv", errors.QuotesOpen)
    assert isinstance(problem, errors.QuotesOpen)
    assert problem.row == 2


def test_long_table_in_utf16() -> None:
    assert nets(read("table-utf16.csv")) == [{"Зоя": 500, "Bob": -500}]


# A column a player


def test_wide_table_blank_and_dash_did_not_play() -> None:
    found = read("wide-good.csv")
    assert (found.source, found.passed) == (Source.WIDE, ("Notes",))
    assert nets(found) == [{"Ann": 1250, "Bob": -1250}, {"Ann": -500, "Cy": 500}, {"Ann": 0, "Bob": 0, "Cy": 0}]


def test_wide_table_in_russian_with_thousands() -> None:
    found = read("wide-russian.csv")
    assert (found.decimal, found.passed) == (",", ("Итого",))
    assert nets(found) == [{"Аня": 125000, "Борис": -125000}]


def test_wide_table_a_day_twice_is_doubted() -> None:
    problem = refused("wide-twice.csv", errors.RowsRefused)
    assert isinstance(problem, errors.RowsRefused)
    twice = problem.problems[0]
    assert isinstance(twice, errors.DayTwice)
    assert twice.rows == (2, 4)


def test_wide_table_every_night_that_is_off_is_told() -> None:
    problem = refused("wide-off.csv", errors.NightsRefused)
    assert isinstance(problem, errors.NightsRefused)
    assert [(one.rows, one.off) for one in problem.problems] == [((3, 3), 100), ((4, 4), 300)]  # type: ignore[attr-defined]


def test_wide_table_a_column_can_be_left_out() -> None:
    text = b"date,Ann,Bob,Beer\n2024-03-15,5,-5,3\n"
    found = understood(text, Reading(skipped=("Beer",)))
    assert nets(found) == [{"Ann": 500, "Bob": -500}]


def test_wide_table_one_name_twice() -> None:
    with pytest.raises(errors.HeadingTwice) as caught:
        understood(b"date,Ann,Bob,ANN\n2024-03-15,5,-5,0\n", Reading())
    assert caught.value.columns == (2, 4)


# Names


def test_spellings_of_a_name_are_one_player() -> None:
    text = "date,player,net\n2024-03-15,Zoe\u0308,5\n2024-03-15,Bob,-5\n2024-03-22,ZOË,1\n2024-03-22,bob ,-1\n"
    assert nets(understood(text.encode(), Reading())) == [
        {"Zoe\u0308": 500, "Bob": -500},
        {"Zoe\u0308": 100, "Bob": -100},
    ]


def test_rename_of_nobody_is_refused() -> None:
    problem = refused("long-good.csv", errors.RenameUnknown, renames={"Dee": "Deedee"})
    assert isinstance(problem, errors.RenameUnknown)
    assert problem.known == ("Ann", "Bob", "Doe, John", "=1+1")


def test_rename_makes_two_players_one() -> None:
    text = b"date,player,net\n2024-03-15,Ann,5\n2024-03-15,Anna,1\n2024-03-15,Bob,-6\n"
    assert nets(understood(text, Reading(renames={"Anna": "Ann"}))) == [{"Ann": 600, "Bob": -600}]


def test_control_characters_in_a_name_are_refused() -> None:
    text = "date,player,net\n2024-03-15,A\u202enn,5\n2024-03-15,Bob,-5\n"
    with pytest.raises(errors.RowsRefused):
        understood(text.encode(), Reading())


# What is no such file


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", errors.FileKind.EMPTY),
        (b" \n\n", errors.FileKind.EMPTY),
        (b"\xef\xbb\xbf\n", errors.FileKind.EMPTY),
        (b"PK\x03\x04\x14\x00xl/workbook.xml", errors.FileKind.SPREADSHEET),
        (b"PK\x03\x04\x14\x00manifest.json", errors.FileKind.BACKUP),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", errors.FileKind.SPREADSHEET),
        (b"\x7fELF\x00\x00", errors.FileKind.BINARY),
        (b"once upon a time\n", errors.FileKind.UNKNOWN),
        (b"a,b,c\n1,2,3\n", errors.FileKind.UNKNOWN),
        (b"2024-03-15 * poker, chips\n  Results:Ann  5.00 EUR\n", errors.FileKind.JOURNAL),
        (b"session,hand,ended,dealer,pot,carried,player,net,won,scooped\n", errors.FileKind.OTHER_EXPORT),
    ],
)
def test_a_file_of_another_kind_is_named(data: bytes, kind: errors.FileKind) -> None:
    with pytest.raises(errors.FormatUnknown) as caught:
        understood(data, Reading())
    assert caught.value.kind is kind


def test_a_heading_that_stands_for_two_columns() -> None:
    with pytest.raises(errors.HeadingTwice) as caught:
        understood(b"date,player,net,result\n2024-03-15,Ann,5,5\n", Reading())
    assert (caught.value.role, caught.value.columns) == ("net", (3, 4))


def test_a_table_with_headings_alone_has_no_nights() -> None:
    assert understood(b"date,player,net\n", Reading()).nights == ()


def test_two_currencies_in_one_night_are_refused() -> None:
    text = "date,player,net\n2024-03-15,Ann,€5\n2024-03-15,Bob,-$5\n"
    with pytest.raises(errors.RowsRefused) as caught:
        understood(text.encode(), Reading())
    problem = caught.value.problems[0]
    assert isinstance(problem, errors.CellWrong)
    assert (problem.row, problem.expected) == (3, errors.Expected.SAME_CURRENCY)
