"""Words for what is wrong with a file of results that other programs or people have written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors import importing as errors
from dealer_assist.core.errors.importing import Expected, FileKind
from dealer_assist.core.names import write_name
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import cash, decimal, found, safe, signed_cash

MOST = 12


def _format(error: errors.FormatUnknown) -> str:
    match error.kind:
        case FileKind.EMPTY:
            return _("The file is empty: there is nothing to import.")
        case FileKind.SPREADSHEET:
            return _("The file is a workbook: open it in the spreadsheet, save the sheet as CSV, and import that.")
        case FileKind.BACKUP:
            return _("The file is a backup of a whole book: dealer restore FILE brings it back.")
        case FileKind.JOURNAL:
            return _("The file is an accounting journal, which cannot be imported: export the book with dealer export.")
        case FileKind.OTHER_EXPORT:
            return _(
                "The file is a table of ours from which no book can be told (it begins '{found}'): "
                "import what dealer export, without a word after it, has written."
            ).format(found=safe(error.found))
        case FileKind.BINARY:
            return _("The file is no text: a table in CSV, a PokerNow ledger or our own export can be imported.")
        case FileKind.UNKNOWN:
            return _(
                "The file begins '{found}', where none of the headings that are known stands: a table begins with a "
                "row like date,player,buy-in,cash-out, or name its columns: --column date=HEADING (see dealer guide "
                "formats)."
            ).format(found=safe(error.found))


def _headings(error: errors.HeadingsMissing) -> str:
    return _(
        "The headings are {found}; none of them is known for {missing}. Name the column: --column {role}=HEADING."
    ).format(found=_quoted(error.found), missing=", ".join(error.missing), role=error.missing[0])


def _quoted(texts: Iterable[str]) -> str:
    several = [_("'{found}'").format(found=found(text)) for text in texts]
    return ", ".join(several[:MOST]) + (", …" if len(several) > MOST else "")


def _twice(error: errors.HeadingTwice) -> str:
    facts = {"heading": safe(error.heading), "first": error.columns[0], "second": error.columns[1]}
    if not error.role:
        return _("Columns {first} and {second} are both headed '{heading}': give one of them another heading.").format(
            **facts
        )
    return _(
        "Columns {first} and {second} (headed '{heading}') may both be {role}: name the right one with "
        "--column {role}=HEADING."
    ).format(role=error.role, **facts)


def _column(error: errors.ColumnUnknown) -> str:
    return _("There is no column headed '{heading}'; the headings are {found}.").format(
        heading=found(error.heading), found=_quoted(error.found)
    )


def _encoding_unclear(error: errors.EncodingUnclear) -> str:
    (one, first), (other, second) = error.readings[:2]
    return _(
        "Row {row} is not UTF-8, and may read '{first}' or '{second}': add --encoding {one} or --encoding {other}."
    ).format(row=error.row, first=safe(first), second=safe(second), one=one, other=other)


def _encoding_wrong(error: errors.EncodingWrong) -> str:
    return _("Row {row} is not in {encoding}: choose another --encoding, or leave it out.").format(
        row=error.row, encoding=error.encoding
    )


def _quotes(error: errors.QuotesOpen) -> str:
    return _(
        'Row {row}: the double quotes do not close. A cell with a comma or a quote in it is written "Ann, Jr.".'
    ).format(row=error.row)


def _two_readings(said: str, error: errors.DecimalUnclear | errors.DatesUnclear) -> str:
    first, second = error.readings
    return said.format(row=error.row, column=safe(error.column), found=safe(error.found), first=first, second=second)


def _decimal_unclear(error: errors.DecimalUnclear) -> str:
    said = _(
        "Row {row}, column '{column}': '{found}' may mean {first} or {second}, and no other amount tells which: "
        "add --decimal . or --decimal ,"
    )
    return _two_readings(said, error)


def _decimal_mixed(error: errors.DecimalMixed) -> str:
    return _(
        "Row {row} has a decimal point ('{point}') and row {other} a decimal comma ('{comma}'): "
        "the whole file has to use one of them."
    ).format(row=error.point[0], point=safe(error.point[1]), other=error.comma[0], comma=safe(error.comma[1]))


def _dates_unclear(error: errors.DatesUnclear) -> str:
    said = _(
        "Row {row}, column '{column}': '{found}' may be {first} or {second}, and no other date tells which: "
        "add --dates dmy (day first) or --dates mdy (month first)."
    )
    return _two_readings(said, error)


def _dates_mixed(error: errors.DatesMixed) -> str:
    return _(
        "Row {row} has the day first ('{day}') and row {other} the month ('{month}'): write all dates like 2024-03-15."
    ).format(
        row=error.day_first[0],
        day=safe(error.day_first[1]),
        other=error.month_first[0],
        month=safe(error.month_first[1]),
    )


def _scale(error: errors.ScaleUnclear) -> str:
    return _("The file does not say whether {found} is {cents} or {units}: add --cents or --units.").format(
        found=error.found, cents=decimal(error.readings[0]), units=decimal(error.readings[1])
    )


def _day_missing(_error: errors.DayMissing) -> str:
    return _("No row has a time, so the day of the night is not known: add --date 2024-03-15.")


def _two_ids(error: errors.TwoIds) -> str:
    name, second = safe(error.name), safe(error.ids[1])
    return _(
        "'{name}' stands for the player ids {ids}. If it is one person, add --rename {typed_second}={typed_name}; "
        "if not, give the second another name: --rename {typed_second}=OTHER."
    ).format(
        name=name,
        ids=_(" and ").join(safe(one) for one in error.ids),
        typed_second=write_name(second),
        typed_name=write_name(name),
    )


def _day_twice(error: errors.DayTwice) -> str:
    return _(
        "Rows {first} and {second} are both {day}: if these are two nights, add a column 'session' that tells them "
        "apart; else take one out."
    ).format(day=error.day, first=error.rows[0], second=error.rows[1])


def _rename(error: errors.RenameUnknown) -> str:
    return _("--rename: nobody in the file is called '{old}'; there are {known}.").format(
        old=found(error.old), known=_quoted(error.known)
    )


def _expected(expected: Expected) -> str:
    match expected:
        case Expected.AMOUNT:
            return _("an amount like 12 or 12.50, without a sign")
        case Expected.NET:
            return _("an amount like 12.50 or -12.50")
        case Expected.CENTS:
            return _("whole cents, since --cents was said")
        case Expected.DATE:
            return _("a date like 2024-03-15 or 15.03.2024")
        case Expected.TIME:
            return _("a time like 2024-03-15 21:30")
        case Expected.NAME:
            return _("a name of 1 to 40 printable characters")
        case Expected.CURRENCY:
            return _("a currency of at most 8 characters, like € or EUR")
        case Expected.SAME_CURRENCY:
            return _("the same currency as in the rows before it")
        case Expected.FILLED:
            return _("something")


def _cell(error: errors.CellWrong) -> str:
    facts = {"row": error.row, "column": safe(error.column), "expected": _expected(error.expected)}
    if not error.found:
        if error.expected is Expected.FILLED:
            return _("Row {row}, column '{column}': the cell is empty, and it is needed.").format(**facts)
        return _("Row {row}, column '{column}': the cell is empty; expected was {expected}.").format(**facts)
    return _("Row {row}, column '{column}': '{found}' was found; expected was {expected}.").format(
        found=safe(error.found[:60]), **facts
    )


def _length(error: errors.RowLength) -> str:
    return ngettext(
        "Row {row} has {found} cell, and there are {expected} headings: give it as many.",
        "Row {row} has {found} cells, and there are {expected} headings: give it as many.",
        error.found,
    ).format(row=error.row, found=error.found, expected=error.expected)


def _net(error: errors.NetWrong) -> str:
    return _("Row {row}, column '{column}': {found} was found; taken less brought is {expected}.").format(
        row=error.row, column=safe(error.column), found=signed_cash(error.found), expected=signed_cash(error.expected)
    )


def _off(error: errors.NightOff) -> str:
    facts = {"night": _night(error.day, error.rows), "off": cash(abs(error.off))}
    if error.off > 0:
        return _("{night}: more was won than lost, by {off}; a night's results must cancel out.").format(**facts)
    return _("{night}: more was lost than won, by {off}; a night's results must cancel out.").format(**facts)


def _night(day: str, rows: tuple[int, int]) -> str:
    if rows[0] == rows[1]:
        return _("{day} (row {row})").format(day=day, row=rows[0])
    return _("{day} (rows {first} to {last})").format(day=day, first=rows[0], last=rows[1])


def _small(error: errors.NightTooSmall) -> str:
    return _("{night}: fewer than two play; a night needs two at least.").format(night=_night(error.day, error.rows))


def _several(error: errors.RowsRefused | errors.NightsRefused) -> str:
    lines = [WORDS[type(problem)](problem) for problem in error.problems[:MOST]]
    more = len(error.problems) - MOST
    if more > 0:
        lines.append(ngettext("And {count} more.", "And {count} more.", more).format(count=more))
    lines.append(_("Nothing was imported."))
    return "\n".join(lines)


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    errors.FormatUnknown: _format,
    errors.HeadingsMissing: _headings,
    errors.HeadingTwice: _twice,
    errors.ColumnUnknown: _column,
    errors.EncodingUnclear: _encoding_unclear,
    errors.EncodingWrong: _encoding_wrong,
    errors.QuotesOpen: _quotes,
    errors.DecimalUnclear: _decimal_unclear,
    errors.DecimalMixed: _decimal_mixed,
    errors.DatesUnclear: _dates_unclear,
    errors.DatesMixed: _dates_mixed,
    errors.ScaleUnclear: _scale,
    errors.DayMissing: _day_missing,
    errors.TwoIds: _two_ids,
    errors.DayTwice: _day_twice,
    errors.RenameUnknown: _rename,
    errors.CellWrong: _cell,
    errors.RowLength: _length,
    errors.NetWrong: _net,
    errors.NightOff: _off,
    errors.NightTooSmall: _small,
    errors.RowsRefused: _several,
    errors.NightsRefused: _several,
}
