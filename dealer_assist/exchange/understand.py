"""Which kind of file it is, told by its content, and what it says."""

from __future__ import annotations

import re

from dealer_assist.core.errors.importing import FileKind, FormatUnknown, HeadingsMissing
from dealer_assist.exchange import csv_tables, pokernow, tables
from dealer_assist.exchange.headings import is_known
from dealer_assist.exchange.lines import MARK
from dealer_assist.exchange.nights import Reading, Understood
from dealer_assist.exchange.sheet import decoded, sheet

_EXCERPT = 60
_ZIP, _OLD_SPREADSHEET = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
_JOURNAL = re.compile(r"(?:[0-9]{4}[-/][0-9]{2}[-/][0-9]{2} (?:\S.*)|;.*|decimal-mark .*|option .*)")
_UTF16 = (b"\xff\xfe", b"\xfe\xff")


def is_export(data: bytes) -> bool:
    """Whether ``data`` is one of our own exports in JSON Lines."""
    return MARK.encode() in data[:200].partition(b"\n")[0]


def understood(data: bytes, reading: Reading) -> Understood:
    """The nights in a file that is not our own export in JSON Lines.

    Raises `FormatUnknown` and everything else that can be wrong with such a file (`core.errors.importing`).
    """
    _refuse_binary(data)
    text, encoding = decoded(data, reading.encoding)
    first = next((line.strip() for line in text.splitlines() if line.strip()), "")
    if not first:
        raise FormatUnknown(kind=FileKind.EMPTY)
    found = sheet(text, encoding, is_known)
    if found is None:
        kind = FileKind.JOURNAL if _JOURNAL.fullmatch(first) else FileKind.UNKNOWN
        raise FormatUnknown(kind=kind, found=first[:_EXCERPT])
    headings = found.head[1]
    if pokernow.is_ledger(headings):
        return pokernow.read(found, reading)
    if csv_tables.is_other_export(headings):
        raise FormatUnknown(kind=FileKind.OTHER_EXPORT, found=first[:_EXCERPT])
    if _JOURNAL.fullmatch(first):
        raise FormatUnknown(kind=FileKind.JOURNAL, found=first[:_EXCERPT])
    try:
        return tables.read(found, reading)
    except HeadingsMissing:
        if reading.named or any(map(is_known, headings)):
            raise
        raise FormatUnknown(kind=FileKind.UNKNOWN, found=first[:_EXCERPT]) from None


def _refuse_binary(data: bytes) -> None:
    if not data.strip():
        raise FormatUnknown(kind=FileKind.EMPTY)
    if data.startswith(_ZIP):
        kind = FileKind.BACKUP if b"manifest.json" in data[:200] else FileKind.SPREADSHEET
        raise FormatUnknown(kind=kind)
    if data.startswith(_OLD_SPREADSHEET):
        raise FormatUnknown(kind=FileKind.SPREADSHEET)
    if b"\x00" in data and not data.startswith(_UTF16):
        raise FormatUnknown(kind=FileKind.BINARY)
