"""One file of the book as text: a JSON document with its header on the first line and each record on its own.

::

    {"dealer-assist": "book", "format": 1, "heads": {"debts": [1, "0f…"]}, "tables": {
    "debts": {
    "1": {"from": "Bob", "to": "Ann", "amount": 1250, "#": "0f…"}
    }
    }}

``heads`` tells for each table that only grows how many records there are and the checksum of the last one.
Standard library only, so that a showdown can read ``open.json`` quickly.
"""

from __future__ import annotations

import codecs
import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn

from dealer_assist.core.errors.book import BookDamaged, BookFault, BookNewer
from dealer_assist.store import migrations
from dealer_assist.store.strict import DECODER, NotWhole, Twice
from dealer_assist.store.values import Document, dumped

if TYPE_CHECKING:
    from dealer_assist.store.repeats import Repeats

NAME = "dealer-assist"
_EXCERPT = 40
_MOST_FORMATS = 10**6  # a greater number was not written by any version of this program
_NUMBER = re.compile("[1-9][0-9]{0,8}")
MOST_RECORDS = 10**9 - 1
"""Of one table: its numbers have nine digits at most."""

Tables = dict[str, dict[str, Document]]


@dataclass(kw_only=True)
class Page:
    """The content of one file: ``kind`` says which, ``tables`` go from a record's number to the record.

    ``repeats`` has what was read for other files too.
    """

    kind: str
    path: str
    heads: dict[str, tuple[int, str]] = field(default_factory=dict)
    tables: Tables = field(default_factory=dict)
    repeats: Repeats | None = field(default=None, compare=False, repr=False)


def encoded(page: Page) -> bytes:
    """``page`` as its file's bytes."""
    heads = dumped({table: list(head) for table, head in page.heads.items()})
    lines = [f'{{"{NAME}": {dumped(page.kind)}, "format": {migrations.current()}, "heads": {heads}, "tables": {{']
    blocks = []
    for table, records in page.tables.items():
        body = ",\n".join(f'"{number}": {dumped(record)}' for number, record in records.items())
        blocks.append(f"{dumped(table)}: {{\n{body}\n}}" if body else f"{dumped(table)}: {{\n}}")
    lines += [",\n".join(blocks)] if blocks else []
    return ("\n".join([*lines, "}}"]) + "\n").encode()


def decoded(data: bytes, *, path: str, kind: str, repeats: Repeats | None = None) -> Page:
    """Read the bytes of the file ``path``, which should hold a ``kind``; what ``repeats`` has seen is not read again.

    Raises `BookDamaged` with the line for anything that is not whole and ours, `BookNewer` for a later format.
    """
    reader = _Reader(data=data, path=path)
    page = reader.page(reader.document(repeats), kind)
    page.repeats = repeats
    return page


@dataclass(kw_only=True)
class _Reader:
    data: bytes
    path: str

    def fail(self, fault: BookFault, line: int, found: str = "") -> NoReturn:
        raise BookDamaged(path=self.path, line=line, fault=fault, found=found[:_EXCERPT])

    def line(self, part: str) -> int:
        return _line_of(self.data.decode(), part)

    @property
    def first_line(self) -> str:
        return self.data.partition(b"\n")[0].decode()

    def text(self) -> str:
        if not self.data:
            self.fail(BookFault.EMPTY, 1)
        if self.data.startswith((codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            self.fail(BookFault.BYTE_ORDER_MARK, 1)
        try:
            text = self.data.decode()
        except UnicodeDecodeError as error:
            line = self.data.count(b"\n", 0, error.start) + 1
            self.fail(BookFault.NOT_UTF8, line, self.data[error.start : error.end].hex())
        if text.isspace():
            self.fail(BookFault.BLANK, 1)
        return text

    def document(self, repeats: Repeats | None) -> Any:
        text = self.text()
        document = _quickly(text, repeats)
        if document is None:
            document = self._slowly(text)
        if "\\u" in text:
            self._refuse_half_characters(document, text)
        return document

    def _slowly(self, text: str) -> Any:
        try:
            return DECODER.decode(text)
        except json.JSONDecodeError as error:
            rest = text[error.pos :].rstrip()
            here = rest.partition("\n")[0] or text.split("\n")[error.lineno - 1]
            if error.msg == "Extra data":
                self.fail(BookFault.AFTER_THE_END, error.lineno, here)
            if not rest or (error.pos and not (text.rstrip().endswith("}}") or "\n" in rest)):
                self.fail(BookFault.CUT_OFF, error.lineno, here)
            self.fail(BookFault.SYNTAX, error.lineno, here)
        except Twice as error:
            key = str(error)
            self.fail(BookFault.TWICE, _line_raising(text, Twice) or _line_of_twin(text, f"{dumped(key)}:"), key)
        except NotWhole as error:
            number = str(error)
            self.fail(BookFault.NOT_WHOLE, _line_raising(text, NotWhole) or _line_of(text, number), number)
        except (ValueError, RecursionError) as error:
            line = _line_raising(text, type(error)) or 1
            self.fail(BookFault.SYNTAX, line, text.split("\n")[line - 1])

    def _refuse_half_characters(self, document: Any, text: str) -> None:
        try:
            dumped(document).encode()
        except UnicodeEncodeError:
            self.fail(BookFault.NOT_UTF8, _line_of(text, "\\u"), "\\u")

    def page(self, document: Any, kind: str) -> Page:
        if not isinstance(document, dict) or not isinstance(document.get(NAME), str):
            self.fail(BookFault.FOREIGN, 1, self.first_line)
        written_in = document.get("format")
        if type(written_in) is not int or not 1 <= written_in <= _MOST_FORMATS:
            self.fail(BookFault.FOREIGN, 1, self.first_line)
        if written_in > migrations.current():
            raise BookNewer(path=self.path, format=written_in, known=migrations.current())
        document = migrations.migrated(document, written_in)
        if document[NAME] != kind:
            self.fail(BookFault.OTHER_FILE, 1, document[NAME])
        if document.keys() != {NAME, "format", "heads", "tables"}:
            self.fail(BookFault.SHAPE, 1, self.first_line)
        heads, tables = self._heads(document["heads"]), self._tables(document["tables"])
        return Page(kind=kind, path=self.path, heads=heads, tables=tables)

    def _heads(self, heads: Any) -> dict[str, tuple[int, str]]:
        found = {}
        for table, head in heads.items() if isinstance(heads, dict) else [("heads", heads)]:
            match head:
                case [int(count), str(chain)] if type(count) is int and 0 <= count <= MOST_RECORDS:
                    found[table] = (count, chain)
                case _:
                    self.fail(BookFault.SHAPE, 1, table)
        return found

    def _tables(self, tables: Any) -> Tables:
        if not isinstance(tables, dict):
            self.fail(BookFault.SHAPE, 1, "tables")
        for table, records in tables.items():
            if not isinstance(records, dict):
                self.fail(BookFault.SHAPE, self.line(f"{dumped(table)}:"), table)
            for number, record in records.items():
                if _NUMBER.fullmatch(number) is None or not isinstance(record, dict):
                    self.fail(BookFault.SHAPE, self.line(f"{dumped(number)}:"), number)
        return tables


def _quickly(text: str, repeats: Repeats | None) -> Any:
    """The document ``text``, ``None`` where it has to be read as if it were the only one."""
    if repeats is None:
        return None
    try:
        return repeats.decoded(text)
    except (ValueError, RecursionError):
        return None


def _line_of(text: str, part: str) -> int:
    """The first line with ``part``, 1 where it is written in another way."""
    return text.count("\n", 0, max(text.find(part), 0)) + 1


def _line_of_twin(text: str, key: str) -> int:
    """The line that begins with ``key`` as one before it does, among the tables or in the same table."""
    tables, records = 0, 0
    for line, start in enumerate(text.split("\n"), 1):
        if start.endswith("{"):
            tables, records = tables + start.startswith(key), 0
        else:
            records += start.startswith(key)
        if max(tables, records) > 1:
            return line
    return _line_of(text, key)


def _line_raising(text: str, fault: type[Exception]) -> int | None:
    """The line whose record cannot be read because of ``fault``, ``None`` where no single one is to blame."""
    for line, record in enumerate(text.split("\n"), 1):
        try:
            DECODER.raw_decode(record, max(record.find("{"), 0))
        except json.JSONDecodeError:
            continue
        except fault:
            return line
    return None
