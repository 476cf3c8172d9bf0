"""Each thing that can be wrong with a file from elsewhere: what reproduces it, its golden words, its exit code."""

from __future__ import annotations

import inspect
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.core.errors import DealerError, exchange, importing
from dealer_assist.text import errors
from dealer_assist.text.errors.exchange import WORDS
from dealer_assist.text.errors.importing import WORDS as WORDS_OF_IMPORTING
from tests.exchange.test_lines import changed, line_of, sample, written
from tests.support import dealer

LEDGER = "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net\n"
HEAD = "date,player,net\n"


@dataclass(frozen=True, kw_only=True)
class Wrong:
    """A call, what is on its standard input, and what comes of it."""

    kind: type[DealerError]
    said: str
    code: int
    text: str | bytes = ""
    args: tuple[str, ...] = ("import", "-")

    def __str__(self) -> str:
        return f"{self.kind.__name__}: {self.said[:30]}"


def line(kind: str, change: dict[str, Any], said: str, error: type[DealerError] = exchange.LineWrong) -> Wrong:
    """A changed line of an export."""
    number = line_of(kind)
    code = 1 if issubclass(error, exchange.ExportOff | exchange.ResultOff) else 2
    return Wrong(kind=error, text=changed(number, change), said=said.format(line=number + 1), code=code)


WRONG = [
    Wrong(kind=importing.FormatUnknown, said="The file is empty: there is nothing to import.", code=2),
    Wrong(
        kind=importing.FormatUnknown, text=b"PK\x03\x04xl/", code=2,
        said="The file is a workbook: open it in the spreadsheet, save the sheet as CSV, and import that.",
    ),
    Wrong(
        kind=importing.FormatUnknown, text=b"PK\x03\x04..manifest.json", code=2,
        said="The file is a backup of a whole book: dealer restore FILE brings it back.",
    ),
    Wrong(
        kind=importing.FormatUnknown, text="2024-03-15 Results of the night\n", code=2,
        said="The file is an accounting journal, which cannot be imported: export the book with dealer export.",
    ),
    Wrong(
        kind=importing.FormatUnknown, text="session,date,from,to,amount,still to pay,currency\n", code=2,
        said="The file is a table of ours from which no book can be told (it begins 'session,date,from,to,amount,still "
        "to pay,currency'): import what dealer export, without a word after it, has written.",
    ),
    Wrong(
        kind=importing.FormatUnknown, text=b"\x7fELF\x00", code=2,
        said="The file is no text: a table in CSV, a PokerNow ledger or our own export can be imported.",
    ),
    Wrong(
        kind=importing.FormatUnknown, text="hello", code=2,
        said="The file begins 'hello', where none of the headings that are known stands: a table begins with a row "
        "like date,player,buy-in,cash-out, or name its columns: --column date=HEADING (see dealer guide formats).",
    ),
    Wrong(
        kind=exchange.FileOutOfReach, args=("import", "/nowhere"), code=1,
        said="/nowhere is not there: look at the name and its folder.",
    ),
    Wrong(
        kind=importing.HeadingsMissing, text="date,player,buy-in\n", code=2,
        said="The headings are 'date', 'player', 'buy-in'; none of them is known for cash-out. Name the column: "
        "--column cash-out=HEADING.",
    ),
    Wrong(
        kind=importing.HeadingTwice, text="date,player,net,profit\n", code=2,
        said="Columns 3 and 4 (headed 'profit') may both be net: name the right one with --column net=HEADING.",
    ),
    Wrong(
        kind=importing.HeadingTwice, text="date,Ann,ann\n", code=2,
        said="Columns 2 and 3 are both headed 'ann': give one of them another heading.",
    ),
    Wrong(
        kind=importing.ColumnUnknown, text="date,player,net\n", args=("import", "-", "--skip", "Beer"), code=1,
        said="There is no column headed 'Beer'; the headings are 'date', 'player', 'net'.",
    ),
    Wrong(
        kind=importing.EncodingUnclear, text=HEAD.encode() + b"2024-03-15,Zo\xeb,5\n", code=2,
        said="Row 2 is not UTF-8, and may read 'Zoл' or 'Zoë': add --encoding cp1251 or --encoding cp1252.",
    ),
    Wrong(
        kind=importing.EncodingWrong, text=HEAD.encode() + b"2024-03-15,Zo\xeb,5\n", code=2,
        args=("import", "-", "--encoding", "utf-8"),
        said="Row 2 is not in utf-8: choose another --encoding, or leave it out.",
    ),
    Wrong(
        kind=importing.QuotesOpen, text=HEAD + '2024-03-15,"Ann,5\n', code=2,
        said='Row 2: the double quotes do not close. A cell with a comma or a quote in it is written "Ann, Jr.".',
    ),
    Wrong(
        kind=importing.DecimalUnclear, text=HEAD + '2024-03-15,Ann,"1,250"\n', code=2,
        said="Row 2, column 'net': '1,250' may mean 1250 or 1.25, and no other amount tells which: add --decimal . or "
        "--decimal ,",
    ),
    Wrong(
        kind=importing.DecimalMixed, text=HEAD + '2024-03-15,Ann,1.5\n2024-03-15,Bob,"-1,5"\n', code=2,
        said="Row 2 has a decimal point ('1.5') and row 3 a decimal comma ('-1,5'): the whole file has to use one of "
        "them.",
    ),
    Wrong(
        kind=importing.DatesUnclear, text=HEAD + "3/4/2024,Ann,5\n", code=2,
        said="Row 2, column 'date': '3/4/2024' may be 2024-04-03 or 2024-03-04, and no other date tells which: add "
        "--dates dmy (day first) or --dates mdy (month first).",
    ),
    Wrong(
        kind=importing.DatesMixed, text=HEAD + "13/4/2024,Ann,5\n4/13/2024,Bob,5\n", code=2,
        said="Row 2 has the day first ('13/4/2024') and row 3 the month ('4/13/2024'): "
        "write all dates like 2024-03-15.",
    ),
    Wrong(
        kind=importing.ScaleUnclear, text=LEDGER + "Ann,a,,,10,,15,5\n", code=2,
        said="The file does not say whether 15 is 0.15 or 15.00: add --cents or --units.",
    ),
    Wrong(
        kind=importing.DayMissing, text=LEDGER + "Ann,a,,,1.50,,1.50,0\n", code=2,
        said="No row has a time, so the day of the night is not known: add --date 2024-03-15.",
    ),
    Wrong(
        kind=importing.TwoIds, text=LEDGER + "Ann Lee,a,,,1.50,,1.50,0\nAnn Lee,b,,,1.50,,1.50,0\n", code=2,
        said="'Ann Lee' stands for the player ids a and b. If it is one person, add --rename b=\"Ann Lee\"; if not, "
        "give the second another name: --rename b=OTHER.",
    ),
    Wrong(
        kind=importing.DayTwice, text="date,Ann,Bob\n2024-03-15,1,-1\n2024-03-15,1,-1\n", code=2,
        said="Rows 2 and 3 are both 2024-03-15: if these are two nights, add a column 'session' that tells them apart; "
        "else take one out.\nNothing was imported.",
    ),
    Wrong(
        kind=importing.RenameUnknown, text=HEAD + "2024-03-15,Ann,0\n", code=1,
        args=("import", "-", "--rename", "Eve=Ann"),
        said="--rename: nobody in the file is called 'Eve'; there are 'Ann'.",
    ),
    Wrong(
        kind=importing.CellWrong, text=HEAD + "soon,Ann,5\n2024-03-15,Bob,\n2024-03-15,C\u202ey,0\n", code=2,
        said="Row 2, column 'date': 'soon' was found; expected was a date like 2024-03-15 or 15.03.2024.\n"
        "Row 3, column 'net': the cell is empty; expected was an amount like 12.50 or -12.50.\n"
        "Row 4, column 'player': 'C\\u202ey' was found; expected was a name of 1 to 40 printable characters.\n"
        "Nothing was imported.",
    ),
    Wrong(
        kind=importing.CellWrong, text=LEDGER + "Ann,a,,,1.50,,1.50,0\n", args=("import", "-", "--cents"), code=2,
        said="Row 2, column 'buy_in': '1.50' was found; expected was whole cents, since --cents was said.\n"
        "Nothing was imported.",
    ),
    Wrong(
        kind=importing.CellWrong, text=HEAD + "2024-03-15,Ann,€5\n2024-03-15,Bob,$-5\n", code=2,
        said="Row 3, column 'net': '$-5' was found; expected was the same currency as in the rows before it.\n"
        "Nothing was imported.",
    ),
    Wrong(
        kind=importing.CellWrong, text="date,player,net,currency\n2024-03-15,Ann,5,\u202edollars\n", code=2,
        said="Row 2, column 'currency': '\\u202edollars' was found; expected was a currency of at most 8 characters, "
        "like € or EUR.\nNothing was imported.",
    ),
    Wrong(
        kind=importing.RowLength, text=HEAD + "2024-03-15\n", code=2,
        said="Row 2 has 1 cell, and there are 3 headings: give it as many.\nNothing was imported.",
    ),
    Wrong(
        kind=importing.NetWrong, text="date,player,in,out,net\n2024-03-15,Ann,5,7,3\n", code=2,
        said="Row 2, column 'net': +3.00 was found; taken less brought is +2.00.\nNothing was imported.",
    ),
    Wrong(
        kind=importing.NightOff, text=HEAD + "2024-03-15,Ann,5\n2024-03-15,Bob,-4\n", code=1,
        said="2024-03-15 (rows 2 to 3): more was won than lost, by 1.00; a night's results must cancel out.\n"
        "Nothing was imported.",
    ),
    Wrong(
        kind=importing.NightTooSmall, text=HEAD + "2024-03-15,Ann,0\n", code=1,
        said="2024-03-15 (row 2): fewer than two play; a night needs two at least.\nNothing was imported.",
    ),
    line("book", {"kind": "x"},
         'Line 1: an export begins {{"kind": "book", "program": "dealer-assist", "format": 1}}.'),
    line("player", {"number": 7},
         "Line {line}: '7' does not continue what stands before it, lines are missing; export it again."),
    line("event", {"kind": "evnt"}, "Line {line}: 'evnt' is none of the kinds of record in an export."),
    line("payment", {"amount": "5"}, "Line {line}: 'amount' is missing or not as the program writes it."),
    line("end", {"lines": 3}, "Line {line}: the export is not whole, its end was cut off; export it again."),
    Wrong(
        kind=exchange.LineWrong, text=written(sample().records).replace(b'"number": 2', b'"number": 2.5', 1), code=2,
        said="Line 3: '{\"kind\": \"player\", \"number\": 2.5, \"record\": {\"event\": \"playe' is no JSON object; "
        "each line of an export is one.",
    ),
    line("book", {"format": 2}, "The export has format 2, and this version knows up to 1: install the newer one.",
         exchange.ExportNewer),
    line("payment", {"amount": 501},
         "The records of the export contradict each other in 4 places, first in the book: it was changed after it was "
         "written. Export it again.", exchange.ExportOff),
    line("result", {"net": "99.00"},
         "Line {line}: Ann won 99.00 in 2024-03-15, and the records come to 15.50: the file was changed after it was "
         "written. Export it again.", exchange.ResultOff),
    Wrong(
        kind=exchange.NothingToReport, args=("report", "--out", "-"), code=1,
        said="No session was closed in that time, so there is nothing to report: dealer session list shows them all.",
    ),
    Wrong(
        kind=exchange.PictureKind, args=("bankroll", "--plot", "x.gif"), code=1,
        said="'x.gif' is no kind of picture that can be drawn: name a file that ends in .svg or .png.",
    ),
]  # fmt: skip


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[DealerError]:
    """The errors that are put into words."""
    heard: list[DealerError] = []
    say = errors.say

    def listen(error: DealerError) -> str:
        heard.append(error)
        return say(error)

    monkeypatch.setattr(errors, "say", listen)
    return heard


@pytest.mark.parametrize("one", WRONG, ids=str)
def test_error(one: Wrong, told: list[DealerError], tmp_path: Path) -> None:
    args = one.args
    if isinstance(one.text, bytes):
        file = tmp_path / "file"
        file.write_bytes(one.text)
        args = tuple(str(file) if arg == "-" else arg for arg in args)
    result = dealer(*args, text=one.text if isinstance(one.text, str) else "")
    assert (result.err, result.code, result.out) == (one.said + "\n", one.code, "")
    inside = getattr(told[0], "problems", ())
    assert one.kind in {type(told[0]), *map(type, inside)}


def test_a_session_that_went_on_elsewhere(told: list[DealerError], tmp_path: Path) -> None:
    first, second = sample(), sample()
    second.events["2024-03-22"][-1]["at"] = "2026-01-03T00:00:00+01:00"
    second.tables["sessions"][1]["at"] = "2026-01-03T00:00:00+01:00"
    for number, book in enumerate((first, second)):
        (tmp_path / f"{number}.jsonl").write_bytes(written(book.records))
    assert dealer("import", str(tmp_path / "0.jsonl")).code == 0
    result = dealer("import", str(tmp_path / "1.jsonl"))
    assert result.code == 1
    assert result.err == (
        "Session 2024-03-22 is in the book, with other records than in the file: it went on in one of them. Import the "
        "file into a book of its own: --book FOLDER.\n"
    )
    assert isinstance(told[0], exchange.SessionDiffers)


def test_what_is_told_is_told_in_part_where_there_is_very_much() -> None:
    rows = "".join(f"2024-03-15,Ann,x{number}\n" for number in range(15))
    lines = dealer("import", "-", text=HEAD + rows).err.splitlines()
    assert len(lines) == 14
    assert lines[-2:] == ["And 3 more.", "Nothing was imported."]


def test_every_class_of_error_is_among_them() -> None:
    """Those two that need a package taken away or two files have tests of their own."""
    every = {
        kind for area in (exchange, importing) for _name, kind in inspect.getmembers(area, inspect.isclass)
        if issubclass(kind, DealerError) and kind.__module__ == area.__name__
    }  # fmt: skip
    alone = {exchange.SessionDiffers, exchange.ReportExtraMissing, importing.RowsRefused, importing.NightsRefused}
    assert {one.kind for one in WRONG} | alone == every
    assert {*WORDS, *WORDS_OF_IMPORTING} == every


def test_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    dealer("import", "-", text="date,Ann,Bob\n2024-03-15,1,-1\n")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = dealer("bankroll", "--plot", "x.svg")
    assert (result.code, result.err) == (
        1, "This needs matplotlib, which is not installed: pip install 'dealer-assist[report]'.\n",
    )  # fmt: skip
