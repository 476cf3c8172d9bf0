"""The ledger that PokerNow gives after an online night: a row for each time that a player sat down.

net = buy_out + stack (+ nit_escrow) − buy_in. Whether amounts are cents or units is not in the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.importing import (
    CellWrong,
    DayMissing,
    Expected,
    NetWrong,
    RowLength,
    ScaleUnclear,
    TwoIds,
)
from dealer_assist.core.money import fixed
from dealer_assist.core.names import name_key, parse_name
from dealer_assist.exchange.days import here, read_moment
from dealer_assist.exchange.headings import missing as headings_missing
from dealer_assist.exchange.headings import plain
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
from dealer_assist.exchange.numerals import Sign, cents, has_decimals, mark_of
from dealer_assist.exchange.sheet import Row, Sheet

NICKNAME, ID, START, END = "player_nickname", "player_id", "session_start_at", "session_end_at"
BUY_IN, BUY_OUT, STACK, ESCROW, NET = "buy_in", "buy_out", "stack", "nit_escrow", "net"
_NEEDED = (NICKNAME, ID, BUY_IN, BUY_OUT, STACK, NET)
_AMOUNTS = (BUY_IN, BUY_OUT, STACK, ESCROW, NET)


def is_ledger(headings: Sequence[str]) -> bool:
    """Whether the headings are those of a PokerNow ledger."""
    return {plain(NICKNAME), plain(ID), plain(NET)} <= set(map(plain, headings))


@dataclass(kw_only=True)
class _Person:
    """A player id: the nicknames it had, what it brought and took, when it came first and left last."""

    nicknames: list[str] = field(default_factory=list)
    bought: int = 0
    out: int = 0
    moments: list[datetime] = field(default_factory=list)


def read(sheet: Sheet, reading: Reading) -> Understood:
    """The night in the ledger; raises what `core.errors.importing` knows."""
    at = _places(sheet.head[1])
    width = len(sheet.head[1])
    used = [place for name, place in at.items() if name in _AMOUNTS]
    rows = [row for row in sheet.rows if len(row[1]) == width]
    mark = reading.decimal or mark_of(
        (number, sheet.head[1][place], cells[place]) for number, cells in rows for place in used
    )
    in_cents = _scale(rows, used, mark, reading)
    people = _people(sheet, at, mark, in_cents, reading)
    names, also = _names(people, reading)
    started, ended = _span(people.values(), reading)
    stakes: dict[str, Stake] = {}
    for player_id, person in people.items():
        name = names[player_id]
        before = stakes.get(name, Stake(name=name, bought=0, out=0))
        stakes[name] = Stake(name=name, bought=before.bought + person.bought, out=before.out + person.out)
    day = reading.day or (started.date() if started else None)
    if day is None:
        raise DayMissing()
    night = ForeignNight(
        day=day,
        started=started,
        ended=ended,
        currency=reading.currency,
        stakes=tuple(stakes.values()),
        rows=(sheet.rows[0][0], sheet.rows[-1][0]) if sheet.rows else (sheet.head[0], sheet.head[0]),
        mark=_mark(people),
    )
    verified([night])
    return Understood(
        source=Source.POKERNOW,
        encoding=sheet.encoding,
        delimiter=sheet.delimiter,
        nights=(night,),
        rows=len(sheet.rows),
        decimal=mark,
        cents=in_cents,
        also=also,
    )


def _places(headings: Sequence[str]) -> dict[str, int]:
    plains = [plain(heading) for heading in headings]
    found = {name: plains.index(plain(name)) for name in (*_NEEDED, START, END, ESCROW) if plain(name) in plains}
    missing = [name for name in _NEEDED if name not in found]
    if missing:
        raise headings_missing(headings, *missing)
    return found


def _scale(rows: Sequence[Row], used: Sequence[int], mark: str, reading: Reading) -> bool:
    """Whether amounts are cents: as was said, else no if there are decimals; raises `ScaleUnclear`."""
    if reading.cents is not None:
        return reading.cents
    largest = 0
    for _number, cells in rows:
        for place in used:
            if not cells[place].isdecimal() and has_decimals(cells[place], mark):
                return False
            largest = max(largest, abs(cents(cells[place], mark, Sign.ANY) or 0))
    if not largest:
        return False
    raise ScaleUnclear(found=str(largest // 100), readings=(fixed(largest // 100), fixed(largest)))


def _people(sheet: Sheet, at: Mapping[str, int], mark: str, in_cents: bool, reading: Reading) -> dict[str, _Person]:
    people: dict[str, _Person] = {}
    problems = Problems()
    width = len(sheet.head[1])
    for number, cells in reading.through(sheet.rows):
        if len(cells) != width:
            problems.add(RowLength(row=number, found=len(cells), expected=width))
            continue
        try:
            _take(people, number, cells, at, mark, in_cents, reading)
        except DealerError as problem:
            problems.add(problem)
    problems.refuse()
    return people


def _take(
    people: dict[str, _Person], number: int, cells: Sequence[str], at: Mapping[str, int], mark: str, in_cents: bool,
    reading: Reading,
) -> None:  # fmt: skip
    """Add one row to the player it is of."""

    def amount(name: str, sign: Sign = Sign.NONE) -> int:
        text = cells[at[name]] if name in at else ""
        if not text:
            return 0
        found = cents(text, mark, sign)
        if found is None:
            expected = Expected.NET if sign is Sign.ANY else Expected.AMOUNT
            raise CellWrong(row=number, column=name, found=text, expected=expected)
        if in_cents:
            if found % 100:
                raise CellWrong(row=number, column=name, found=text, expected=Expected.CENTS)
            found //= 100
        return found

    player_id, nickname = cells[at[ID]], cells[at[NICKNAME]]
    if not player_id:
        raise CellWrong(row=number, column=ID, found="", expected=Expected.FILLED)
    name = named(nickname, number, NICKNAME)
    bought = amount(BUY_IN)
    out = amount(BUY_OUT) + amount(STACK) + amount(ESCROW)
    if cells[at[NET]]:
        net = amount(NET, Sign.ANY)
        if net != out - bought:
            raise NetWrong(row=number, column=NET, found=net, expected=out - bought)
    moments = []
    for column in (START, END):
        text = cells[at[column]] if column in at else ""
        if text:
            moment = read_moment(text, reading.dates or "dmy", reading.zone)
            if moment is None:
                raise CellWrong(row=number, column=column, found=text, expected=Expected.TIME)
            moments.append(moment)
    person = people.setdefault(player_id, _Person())
    if name not in person.nicknames:
        person.nicknames.append(name)
    person.bought, person.out = person.bought + bought, person.out + out
    person.moments += moments


_name = lru_cache(maxsize=1024)(parse_name)


def named(text: str, row: int, column: str) -> str:
    """The name in a cell; raises `CellWrong`."""
    try:
        return _name(text)
    except DealerError:
        expected = Expected.NAME if text else Expected.FILLED
        raise CellWrong(row=row, column=column, found=text, expected=expected) from None


def _names(people: Mapping[str, _Person], reading: Reading) -> tuple[dict[str, str], dict[str, tuple[str, ...]]]:
    """The name for each id, and other nicknames of it; raises `TwoIds` where one name may be two people."""
    renamer = Renamer(reading.renames)
    ids: dict[str, list[str]] = {}
    for player_id, person in people.items():
        if not renamer.is_renamed(player_id):
            ids.setdefault(name_key(person.nicknames[0]), []).append(player_id)
    for sharing in ids.values():
        if len(sharing) > 1:
            raise TwoIds(name=people[sharing[0]].nicknames[0], ids=tuple(sharing))
    names = {player_id: renamer.called(person.nicknames[0], player_id) for player_id, person in people.items()}
    renamer.verify([person.nicknames[0] for person in people.values()])
    also = {
        names[player_id]: tuple(person.nicknames[1:]) for player_id, person in people.items() if person.nicknames[1:]
    }
    return names, also


def _span(people: Iterable[_Person], reading: Reading) -> tuple[datetime | None, datetime | None]:
    moments = [moment for person in people for moment in person.moments]
    if not moments:
        return None, None
    return here(min(moments), reading.zone), here(max(moments), reading.zone)


def _mark(people: Mapping[str, _Person]) -> str:
    """What the night is known again by: the players' ids, when they came, and what they brought and took."""
    facts = sorted(
        [player_id, person.bought, person.out, str(min(person.moments).timestamp()) if person.moments else ""]
        for player_id, person in people.items()
    )
    return fingerprint(Source.POKERNOW, facts)
