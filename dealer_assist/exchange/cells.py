"""Cells that a spreadsheet would run as a formula, made harmless and brought back.

A leading apostrophe is what spreadsheets themselves take for "this is text". One that stands before such a cell
already gets another, so that every text comes back as it was.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence

_RUNS = re.compile("'*[=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")
_HARMLESS = re.compile("''*[=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")


def neutral(text: str) -> str:
    """``text`` as a cell that no spreadsheet runs."""
    return "'" + text if _RUNS.match(text) else text


def restored(cell: str) -> str:
    """The text that `neutral` made ``cell`` of."""
    return cell[1:] if cell.startswith("'") and _HARMLESS.match(cell) else cell


def written(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table as CSV: a comma between the cells, a line end after every row. Cells of text must be `neutral`."""
    whole = io.StringIO(newline="")
    writer = csv.writer(whole, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    return whole.getvalue()
