"""What stands on a report's page, read as a program would."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "br", "link", "use", "path"}


@dataclass
class Found(HTMLParser):
    """The tables by their ids, each a list of rows, a cell being its ``data`` value or its text; and all tags."""

    tables: dict[str, list[list[str]]] = field(default_factory=dict)
    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    text: list[str] = field(default_factory=list)
    _table: str = ""
    _cell: list[str] | None = None
    _value: str = ""

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append((tag, found))
        if tag == "table":
            self._table = found["id"]
            self.tables[self._table] = []
        elif tag == "tr" and self._table:
            self.tables[self._table].append([])
        elif tag in ("td", "th") and self._table:
            self._cell, self._value = [], ""
        elif tag == "data":
            self._value = found["value"]

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th") and self._cell is not None:
            self.tables[self._table][-1].append(self._value or "".join(self._cell))
            self._cell = None
        elif tag == "table":
            self._table = ""

    def handle_data(self, data: str) -> None:
        self.text.append(data)
        if self._cell is not None:
            self._cell.append(data)


def read(page: str) -> Found:
    found = Found()
    found.feed(page)
    found.close()
    return found


def body(found: Found, table: str) -> list[list[str]]:
    """The rows of a table without its headings."""
    return found.tables[table][1:]
