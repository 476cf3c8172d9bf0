"""A file of cells: which characters its bytes are, what parts its cells, and its rows."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from dealer_assist.core.errors.importing import EncodingUnclear, EncodingWrong, QuotesOpen
from dealer_assist.exchange.cells import restored

DELIMITERS = (",", ";", "\t")
ENCODINGS = ("utf-8", "cp1251", "cp1252", "utf-16")
_EXCERPT = 40
_CYRILLIC_WORD = re.compile("[А-Яа-яЁё]{2,}")
_WORD = re.compile(r"\w+")

Row = tuple[int, list[str]]
"""The number of a row in the file (the first is 1, empty ones count) and its cells."""

Through = Callable[[Sequence[Row]], Iterable[Row]]
"""What the rows are gone through with: a progress bar, or nothing."""


def plainly(rows: Sequence[Row]) -> Iterable[Row]:
    """Go through the rows without telling anybody."""
    return rows


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """The cells of a file: ``head`` is the row of headings, ``rows`` what follows, empty rows left out."""

    head: Row
    rows: list[Row]
    encoding: str
    delimiter: str


def decoded(data: bytes, encoding: str = "") -> tuple[str, str]:
    """The text of ``data`` and the name of its encoding, which may be given.

    UTF-8 and, with its mark, UTF-16 are known by their bytes; other bytes are taken for cp1251 where all words with
    them come out as Russian ones. Raises `EncodingUnclear` or `EncodingWrong`.
    """
    if encoding:
        return _as(data, "utf-8-sig" if encoding == "utf-8" else encoding), encoding
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _as(data, "utf-16"), "utf-16"
    try:
        return data.decode("utf-8-sig"), "utf-8"
    except UnicodeDecodeError as error:
        row = data.count(b"\n", 0, error.start) + 1
        where = error.start
    text = data.decode("cp1251", errors="replace")
    words = [word for word in _WORD.findall(text) if not word.isascii()]
    if words and all(_CYRILLIC_WORD.fullmatch(word) for word in words):
        return text, "cp1251"
    raise EncodingUnclear(row=row, readings=tuple((name, _piece(data, where, name)) for name in ("cp1251", "cp1252")))


def _as(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        name = "utf-8" if encoding == "utf-8-sig" else encoding
        raise EncodingWrong(encoding=name, row=data.count(b"\n", 0, error.start) + 1) from None


def _piece(data: bytes, where: int, encoding: str) -> str:
    """The word around the byte ``where``."""
    line = data.rfind(b"\n", 0, where) + 1
    text = data[line:].split(b"\n")[0].decode(encoding, errors="replace")
    at = len(data[line:where].decode(encoding, errors="replace"))
    return next((found[0] for found in _WORD.finditer(text) if found.start() <= at < found.end()), text)[:_EXCERPT]


def sheet(text: str, encoding: str, known: Callable[[str], bool]) -> Sheet | None:
    """The cells of ``text``; None if it has no row of at least two.

    What parts them is decided by the first row: the mark with which most headings are ``known``, then the one that
    makes most cells. Raises `QuotesOpen`.
    """
    start, text, told = _told(text)
    candidates = [told] if told else DELIMITERS
    tried = [(mark, _first(text, mark)) for mark in candidates]
    delimiter, first = max(tried, key=lambda one: (sum(map(known, one[1])), len(one[1])))
    if len(first) < 2:
        return None
    rows = list(_rows(text, delimiter, start))
    return Sheet(head=rows[0], rows=rows[1:], encoding=encoding, delimiter=delimiter)


def _told(text: str) -> tuple[int, str, str]:
    """The number of the first row, the rows, and the mark that a spreadsheet may have written before them."""
    line, _end, rest = text.partition("\n")
    if (match := re.fullmatch(r'"?sep=([,;\t])"?\r?', line)) is not None:
        return 2, rest, match[1]
    return 1, text, ""


def _first(text: str, delimiter: str) -> list[str]:
    try:
        return next(cells for _number, cells in _rows(text, delimiter, 1))
    except (StopIteration, QuotesOpen):
        return []


def _rows(text: str, delimiter: str, start: int) -> Iterator[Row]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    number = start - 1
    while True:
        number += 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error:
            raise QuotesOpen(row=number) from None
        if any(cell and not cell.isspace() for cell in cells):
            yield number, [restored(cell.strip()) for cell in cells]
