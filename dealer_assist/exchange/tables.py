"""A plain table of nights: a row a player and night, or a row a night with a column a player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.importing import CellWrong, DayTwice, Expected, NetWrong, RowLength
from dealer_assist.exchange.csv_tables import NIGHTS
from dealer_assist.exchange.days import order_of, read_day, read_moment
from dealer_assist.exchange.headings import TOTALS, Role, columns, missing, place, plain, players_columns
from dealer_assist.exchange.nights import (
    ForeignNight,
    Problems,
    Reading,
    Renamer,
    Source,
    Stake,
    Understood,
    fingerprint,
    verified,
)
from dealer_assist.exchange.numerals import Cell, Sign, cents, mark_of, parted
from dealer_assist.exchange.pokernow import named
from dealer_assist.exchange.sheet import Row, Sheet

_LONGEST_CURRENCY = 8
_DID_NOT_PLAY = frozenset({"", "-", "–", "—", "−", "x", "х", "n/a", "н/д", "."})


@dataclass(kw_only=True)
class _Night:
    """A night as its rows come in."""

    day: date
    label: str
    started: datetime | None = None
    ended: datetime | None = None
    currency: str = ""
    stakes: dict[str, list[int]] = field(default_factory=dict)
    facts: list[object] = field(default_factory=list)
    first: int
    last: int


@dataclass(frozen=True, kw_only=True)
class _Table:
    """How the table is read: which column is what (for players, their names), the decimal mark, the order of dates."""

    headings: Sequence[str]
    at: Mapping[Role, int]
    players: Mapping[int, str]
    mark: str
    order: str
    reading: Reading

    def cell(self, cells: Sequence[str], role: Role) -> str:
        """What stands in the column of ``role``, empty if there is none."""
        return cells[self.at[role]] if role in self.at else ""

    def heading(self, role: Role) -> str:
        """The heading of its column."""
        return self.headings[self.at[role]]

    def amount(self, number: int, cells: Sequence[str], column: int, sign: Sign) -> int | None:
        """The amount in a cell, None where it is empty; raises `CellWrong`."""
        text = cells[column]
        if text in _DID_NOT_PLAY:
            return None
        found = cents(text, self.mark, sign)
        if found is None:
            expected = Expected.NET if sign is Sign.ANY else Expected.AMOUNT
            raise CellWrong(row=number, column=self.headings[column], found=text, expected=expected)
        return found


def read(sheet: Sheet, reading: Reading) -> Understood:
    """The nights in the table; raises what `core.errors.importing` knows."""
    headings = sheet.head[1]
    at = columns(headings, reading.named)
    skipped = {place(headings, heading) for heading in reading.skipped}
    at = {role: column for role, column in at.items() if column not in skipped}
    if Role.DATE not in at:
        raise missing(headings, Role.DATE.value)
    players: dict[int, str] = {}
    passed: tuple[str, ...] = ()
    if Role.PLAYER in at:
        if Role.NET not in at and not {Role.BOUGHT, Role.OUT} <= at.keys():
            raise missing(headings, *(role.value for role in (Role.BOUGHT, Role.OUT) if role not in at))
        if tuple(headings) == NIGHTS:
            del at[Role.OUT]  # ours: a difference that was booked is in the net
        used = [at[role] for role in (Role.BOUGHT, Role.OUT, Role.NET) if role in at]
    else:
        at = {role: column for role, column in at.items() if role not in (Role.BOUGHT, Role.OUT, Role.NET)}
        players, passed = players_columns(headings, [*at.values(), *skipped])
        if len(players) < 2:
            raise missing(headings, Role.PLAYER.value, *((Role.NET.value,) if Role.NET not in at else ()))
        used = list(players)
    rows, sums = _without_totals(sheet, at)
    whole = [row for row in rows if len(row[1]) == len(headings)]
    table = _Table(
        headings=headings,
        at=at,
        players={column: named(heading, sheet.head[0], heading) for column, heading in players.items()},
        mark=reading.decimal or mark_of(_cells(whole, headings, used)),
        order=reading.dates or order_of(_cells(whole, headings, [at[Role.DATE]])),
        reading=reading,
    )
    nights = _nights(table, rows)
    verified(nights)
    known = set(at.values()) | set(players)
    return Understood(
        source=Source.WIDE if players else Source.LONG,
        encoding=sheet.encoding,
        delimiter=sheet.delimiter,
        nights=nights,
        columns={role.value: headings[column] for role, column in at.items()},
        passed=passed or tuple(one for column, one in enumerate(headings) if one and column not in known),
        rows=len(rows),
        left_out=sums,
        decimal=table.mark,
        dates=table.order,
    )


def _cells(rows: Sequence[Row], headings: Sequence[str], used: Sequence[int]) -> list[Cell]:
    return [(number, headings[column], cells[column]) for number, cells in rows for column in used]


def _without_totals(sheet: Sheet, at: Mapping[Role, int]) -> tuple[list[Row], tuple[int, ...]]:
    """The rows, and the numbers of those that only sum up others."""
    date_column = at[Role.DATE]
    rows: list[Row] = []
    sums: list[int] = []
    for row in sheet.rows:
        cells = row[1]
        firsts = {cells[0], cells[date_column] if len(cells) > date_column else ""}
        if any(text[:1].isalpha() and plain(text) in TOTALS for text in firsts):
            sums.append(row[0])
        else:
            rows.append(row)
    return rows, tuple(sums)


def _nights(table: _Table, rows: Sequence[Row]) -> tuple[ForeignNight, ...]:
    found: dict[tuple[date, str], _Night] = {}
    problems = Problems()
    renamer = Renamer(table.reading.renames)
    players = {column: renamer.called(name) for column, name in table.players.items()}
    names = list(table.players.values())
    width = len(table.headings)
    for number, cells in table.reading.through(rows):
        try:
            if len(cells) != width:
                if len(cells) > width and not any(cells[width:]):
                    cells = cells[:width]
                else:
                    raise RowLength(row=number, found=len(cells), expected=width)
            night = _night(table, found, number, cells)
            if players:
                _take_wide(table, night, players, number, cells)
            else:
                names.append(_take_long(table, night, renamer, number, cells))
        except DealerError as problem:
            problems.add(problem)
    problems.refuse()
    renamer.verify(list(dict.fromkeys(names)))
    return tuple(_finished(table, night) for night in found.values())


def _night(table: _Table, found: dict[tuple[date, str], _Night], number: int, cells: Sequence[str]) -> _Night:
    """The night that a row belongs to; raises `CellWrong`, and `DayTwice` where a night is a row."""
    text = table.cell(cells, Role.DATE)
    moment = None
    day = read_day(text, table.order)
    if day is None:
        moment = read_moment(text, table.order, table.reading.zone)
        if moment is None:
            expected = Expected.DATE if text else Expected.FILLED
            raise CellWrong(row=number, column=table.heading(Role.DATE), found=text, expected=expected)
        day = moment.date()
    label = table.cell(cells, Role.SESSION)
    night = found.get((day, label))
    if night is not None and table.players:
        raise DayTwice(day=day.isoformat(), rows=(night.first, number))
    if night is None:
        night = found[day, label] = _Night(day=day, label=label, started=moment, first=number, last=number)
    night.last = number
    _note_times(table, night, number, cells)
    _note_currency(table, night, number, cells)
    return night


def _note_times(table: _Table, night: _Night, number: int, cells: Sequence[str]) -> None:
    """When the night began and ended; a time alone is one of its day, and an end before the start one of the next."""
    for role in (Role.START, Role.END):
        text = table.cell(cells, role)
        if not text:
            continue
        whole = text if len(text) > 8 else f"{night.day.isoformat()} {text}"
        moment = read_moment(whole, table.order, table.reading.zone)
        if moment is None:
            raise CellWrong(row=number, column=table.heading(role), found=text, expected=Expected.TIME)
        if role is Role.START:
            night.started = moment
        else:
            if night.started is not None and moment < night.started and whole is not text:
                whole = f"{(night.day + timedelta(days=1)).isoformat()} {text}"
                moment = read_moment(whole, table.order, table.reading.zone) or moment
            night.ended = moment


def _note_currency(table: _Table, night: _Night, number: int, cells: Sequence[str]) -> None:
    text = table.cell(cells, Role.CURRENCY)
    if not text:
        return
    if len(text) > _LONGEST_CURRENCY or not text.isprintable():
        raise CellWrong(row=number, column=table.heading(Role.CURRENCY), found=text, expected=Expected.CURRENCY)
    if night.currency not in ("", text):
        raise CellWrong(row=number, column=table.heading(Role.CURRENCY), found=text, expected=Expected.SAME_CURRENCY)
    night.currency = text


def _sign(table: _Table, night: _Night, number: int, cells: Sequence[str], column: int) -> None:
    """The currency sign of an amount is the night's; two of them in one night are refused."""
    text = cells[column]
    if text.isascii() and "$" not in text:
        return
    found = parted(text)
    sign = found[2] if found else ""
    if sign and night.currency not in ("", sign):
        raise CellWrong(row=number, column=table.headings[column], found=text, expected=Expected.SAME_CURRENCY)
    night.currency = night.currency or sign


def _take_wide(table: _Table, night: _Night, players: Mapping[int, str], number: int, cells: Sequence[str]) -> None:
    for column, name in players.items():
        net = table.amount(number, cells, column, Sign.ANY)
        if net is not None:
            _sign(table, night, number, cells, column)
            _add(night, name, max(-net, 0), max(net, 0))
            night.facts.append([table.players[column], net])


def _take_long(table: _Table, night: _Night, renamer: Renamer, number: int, cells: Sequence[str]) -> str:
    """Add a row to its night; returns the name that stands there."""
    name = named(table.cell(cells, Role.PLAYER), number, table.heading(Role.PLAYER))
    amounts: dict[Role, int | None] = {}
    for role in (Role.BOUGHT, Role.OUT, Role.NET):
        if role in table.at:
            sign = Sign.ANY if role is Role.NET else Sign.NONE
            amounts[role] = table.amount(number, cells, table.at[role], sign)
            _sign(table, night, number, cells, table.at[role])
    net = amounts.get(Role.NET)
    if {Role.BOUGHT, Role.OUT} <= table.at.keys():
        bought, out = amounts[Role.BOUGHT] or 0, amounts[Role.OUT] or 0
        if net is not None and net != out - bought:
            raise NetWrong(row=number, column=table.heading(Role.NET), found=net, expected=out - bought)
    elif net is None:
        column = table.heading(Role.NET)
        raise CellWrong(row=number, column=column, found=table.cell(cells, Role.NET), expected=Expected.NET)
    elif Role.BOUGHT in table.at:
        bought = amounts[Role.BOUGHT] or 0
        out = bought + net
        if out < 0 and tuple(table.headings) != NIGHTS:
            raise NetWrong(row=number, column=table.heading(Role.NET), found=net, expected=-bought)
        bought, out = bought + max(-out, 0), max(out, 0)
    else:
        bought, out = max(-net, 0), max(net, 0)
    _add(night, renamer.called(name), bought, out)
    night.facts.append([name, bought, out])
    return name


def _add(night: _Night, name: str, bought: int, out: int) -> None:
    sums = night.stakes.setdefault(name, [0, 0])
    sums[0] += bought
    sums[1] += out


def _finished(table: _Table, night: _Night) -> ForeignNight:
    source = Source.WIDE if table.players else Source.LONG
    return ForeignNight(
        day=night.day,
        label=night.label,
        started=night.started,
        ended=night.ended,
        currency=table.reading.currency or night.currency,
        stakes=tuple(Stake(name=name, bought=bought, out=out) for name, (bought, out) in night.stakes.items()),
        rows=(night.first, night.last),
        mark=fingerprint(source, night.day, night.label, sorted(map(str, night.facts))),
    )
