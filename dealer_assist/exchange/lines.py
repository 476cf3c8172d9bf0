"""A whole book as JSON Lines, one record a line, and back.

::

    {"kind": "book", "program": "dealer-assist", "format": 1}
    {"kind": "player", "number": 1, "record": {...}}
    {"kind": "event", "session": "2024-03-15", "number": 1, "record": {...}}
    {"kind": "hand", "session": "2024-03-15", "number": 1, "version": 1, "record": {...}}
    {"kind": "session" | "plan" | "payment" | "undo", "number": 1, "record": {...}}
    {"kind": "result", "session": "2024-03-15", "day": "2024-03-15", "currency": "€", "player": "Ann", "net": "12.50"}
    {"kind": "end", "lines": 7}

``record`` is what the book holds, amounts in hundredths. The results follow from the records: they are there for
other programs, corrections included and people by the names they are shown by, and are checked when they come back.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from dealer_assist.core import debts, players, session_events
from dealer_assist.core.audit import StoredSession, WholeBook, problems
from dealer_assist.core.debts import Ledger
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.exchange import ExportNewer, ExportOff, LineFault, LineWrong, ResultOff
from dealer_assist.core.errors.session import RecordUnreadable
from dealer_assist.core.hand_records import replays
from dealer_assist.core.money import fixed
from dealer_assist.core.names import parse_name
from dealer_assist.core.session_documents import from_document
from dealer_assist.core.session_id import is_session_id
from dealer_assist.core.session_rules import house_rules
from dealer_assist.core.session_state import day
from dealer_assist.core.unseen import escaped, is_seen
from dealer_assist.exchange.records import TABLES, BookRecords, Document, Whole

PROGRAM, FORMAT = "dealer-assist", 1
MARK = f'"{PROGRAM}"'
_KIND_OF = dict(zip(TABLES, ("session", "plan", "payment", "undo"), strict=True))
_TABLE_OF = {kind: table for table, kind in _KIND_OF.items()}
_EXCERPT = 60


def written(records: BookRecords) -> Iterator[str]:
    """The lines of a book, each with its end."""
    count = 0
    for document in _documents(records):
        count += 1
        yield _line(document)
    yield _line({"kind": "end", "lines": count})


def _line(document: Mapping[str, Any]) -> str:
    return escaped(json.dumps(document, ensure_ascii=False, allow_nan=False)) + "\n"


def _documents(records: BookRecords) -> Iterator[Document]:
    yield {"kind": "book", "program": PROGRAM, "format": FORMAT}
    for number, record in enumerate(records.people, 1):
        yield {"kind": "player", "number": number, "record": record}
    for session, events in records.events.items():
        for number, record in enumerate(events, 1):
            yield {"kind": "event", "session": session, "number": number, "record": record}
        for number, versions in enumerate(records.hands.get(session, ()), 1):
            for version, record in enumerate(versions, 1):
                yield {"kind": "hand", "session": session, "number": number, "version": version, "record": record}
    for table, kind in _KIND_OF.items():
        for number, record in enumerate(records.table(table), 1):
            yield {"kind": kind, "number": number, "record": record}
    yield from results(Whole(records=records).ledger)


def results(ledger: Ledger) -> Iterator[Document]:
    """What each has won in each closed session, for who reads no records."""
    for night in ledger.nights:
        for name, net in night.results.items():
            yield {
                "kind": "result",
                "session": night.id,
                "day": day(night.started).isoformat(),
                "currency": night.currency,
                "player": name,
                "net": fixed(net),
            }


@dataclass(kw_only=True)
class _Reader:
    """The records as they come in, each in its place."""

    people: list[Document] = field(default_factory=list)
    events: dict[str, list[Document]] = field(default_factory=dict)
    hands: dict[str, list[list[Document]]] = field(default_factory=dict)
    tables: dict[str, list[Document]] = field(default_factory=lambda: {table: [] for table in TABLES})
    results: list[tuple[int, Document]] = field(default_factory=list)
    ended: bool = False

    def take(self, line: int, document: Any) -> None:
        match document:
            case {"kind": "player", "number": int(number), "record": dict(record)}:
                self._append(line, self.people, number, _read(line, record, players.KINDS))
                if "name" in record:
                    _name(line, record["name"])
            case {"kind": "event", "session": str(session), "number": int(number), "record": dict(record)}:
                _read(line, record, session_events.KINDS)
                self._append(line, self.events.setdefault(_session(line, session), []), number, record)
            case {
                "kind": "hand", "session": str(session), "number": int(number), "version": int(version),
                "record": dict(record),
            }:  # fmt: skip
                self._hand(line, session, number, version, record)
            case {"kind": str(kind), "number": int(number), "record": dict(record)} if kind in _TABLE_OF:
                _read(line, record, debts.KINDS)
                self._append(line, self.tables[_TABLE_OF[kind]], number, record)
            case {"kind": "result", "session": str(), "player": str(), "net": str()} if isinstance(
                document.get("currency", ""), str
            ):
                self.results.append((line, document))
            case {"kind": "end", "lines": int(lines)}:
                if lines != line - 1:
                    raise LineWrong(line=line, fault=LineFault.CUT_OFF, found=str(lines))
                self.ended = True
            case {"kind": str(kind)}:
                raise LineWrong(line=line, fault=LineFault.NOT_A_RECORD, found=kind[:_EXCERPT])
            case _:
                raise LineWrong(line=line, fault=LineFault.NOT_A_RECORD)

    def _append(self, line: int, records: list[Document], number: int, record: Document) -> None:
        if number != len(records) + 1:
            raise LineWrong(line=line, fault=LineFault.OUT_OF_PLACE, found=str(number))
        records.append(record)

    def _hand(self, line: int, session: str, number: int, version: int, record: Document) -> None:
        if session not in self.events or not isinstance(record.get("result"), dict):
            raise LineWrong(line=line, fault=LineFault.NOT_WRITTEN_SO, found="hand")
        _read(line, record["result"], session_events.KINDS)
        hands = self.hands.setdefault(session, [])
        if number == len(hands) + 1:
            hands.append([])
        if number != len(hands):
            raise LineWrong(line=line, fault=LineFault.OUT_OF_PLACE, found=str(number))
        self._append(line, hands[-1], version, record)


def read(data: bytes, through: Callable[[Sequence[str]], Iterable[str]] = list) -> BookRecords:
    """The records of an export; that they agree with each other is proven.

    ``through`` is what the lines are gone through with. Raises `LineWrong`, `ExportNewer`, `ExportOff`, `ResultOff`.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = data.count(b"\n", 0, error.start) + 1
        raise LineWrong(line=place, fault=LineFault.NOT_JSON, found=data[error.start : error.end].hex()) from None
    reader = _Reader()
    lines = text.split("\n")
    for number, line in enumerate(through(lines), 1):
        if reader.ended or not line.strip():
            if line.strip():
                raise LineWrong(line=number, fault=LineFault.OUT_OF_PLACE, found=line[:_EXCERPT])
            continue
        document = _parsed(number, line)
        if number == 1:
            _head(document)
        else:
            reader.take(number, document)
    if not reader.ended:
        raise LineWrong(line=len(lines), fault=LineFault.CUT_OFF)
    found = BookRecords(people=reader.people, events=reader.events, hands=reader.hands, tables=reader.tables)
    _prove(Whole(records=found), reader.results)
    return found


class _Refused(ValueError):
    """A number that is not whole, or a key that stands twice."""


def _refuse(text: str) -> NoReturn:
    raise _Refused(text)


def _without_twins(pairs: list[tuple[str, Any]]) -> Document:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise _Refused(next(key for at, (key, _value) in enumerate(pairs) if key in dict(pairs[:at])))
    return found


_DECODER = json.JSONDecoder(object_pairs_hook=_without_twins, parse_float=_refuse, parse_constant=_refuse)


def _parsed(number: int, line: str) -> Any:
    try:
        document = _DECODER.decode(line.strip())
    except (ValueError, RecursionError):
        raise LineWrong(line=number, fault=LineFault.NOT_JSON, found=line[:_EXCERPT]) from None
    for text in _texts(document):
        if not _is_clean(text):
            raise LineWrong(line=number, fault=LineFault.NOT_WRITTEN_SO, found=text[:_EXCERPT])
    return document


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


def _is_clean(text: str) -> bool:
    """Whether ``text`` has no character that would change how a terminal or a page shows what is around it."""
    if text.isascii() and text.isprintable():
        return True
    return all(char == "\n" or (is_seen(char) and not "\ud800" <= char <= "\udfff") for char in text)


def _head(document: Any) -> None:
    match document:
        case {"kind": "book", "program": "dealer-assist", "format": int(written_in)} if written_in >= 1:
            if written_in > FORMAT:
                raise ExportNewer(format=written_in, known=FORMAT)
        case _:
            raise LineWrong(line=1, fault=LineFault.NO_HEAD)


def _read(line: int, record: Document, kinds: Mapping[str, type[Any]]) -> Document:
    try:
        from_document(record, kinds)
    except RecordUnreadable as error:
        raise LineWrong(line=line, fault=LineFault.NOT_WRITTEN_SO, found=error.field) from None
    return record


def _name(line: int, name: str) -> None:
    try:
        same = parse_name(name) == name
    except DealerError:
        same = False
    if not same:
        raise LineWrong(line=line, fault=LineFault.NOT_WRITTEN_SO, found="name")


def _session(line: int, session: str) -> str:
    if not is_session_id(session):
        raise LineWrong(line=line, fault=LineFault.NOT_WRITTEN_SO, found="session")
    return session


def _prove(whole: Whole, told: Iterable[tuple[int, Document]]) -> None:
    sessions = {
        session: StoredSession(id=session, history=whole.history(session), hands=whole.hands(session))
        for session in whole.records.events
    }
    found = problems(WholeBook(sessions=sessions), whole.ledger, whole.known)
    if found:
        raise ExportOff(session=found[0].session, count=len(found))
    for session in sessions:
        _prove_hands(whole, session)
    expected = {(one["session"], one["currency"], one["player"]): one["net"] for one in results(whole.ledger)}
    for line, one in told:
        right = expected.pop((one["session"], one.get("currency"), one["player"]), "")
        if right != one["net"]:
            raise ResultOff(
                line=line, session=one["session"], name=one["player"], found=one["net"], expected=right or fixed(0)
            )


def _prove_hands(whole: Whole, session: str) -> None:
    """Every hand that was told ends, played again, as it is recorded."""
    told = [versions[-1] for versions in whole.records.hands.get(session, ()) if "hand" in versions[-1]]
    if not told:
        return
    opening = whole.history(session)[0]
    assert isinstance(opening, session_events.Started), "the history was proven"
    off = 0
    try:
        rules = house_rules(opening.rules, session)
        off = sum(
            not replays(rules, document, from_document(document["result"], session_events.KINDS)) for document in told
        )
    except (DealerError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise ExportOff(session=session, count=1) from error
    if off:
        raise ExportOff(session=session, count=off)
