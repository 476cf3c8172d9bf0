"""Tables that only grow: every record has a number (1, 2, …) and a checksum that continues the one before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import tinydb.table

from dealer_assist.store.checksum import BEGINNING, linked
from dealer_assist.store.layout import Page
from dealer_assist.store.pages import Pages
from dealer_assist.store.values import CHAIN, Document, own_copy


class Records:
    """A table of a file, to be read. The documents handed out are not to be changed."""

    def __init__(self, pages: Pages, file: str, kind: str, table: str) -> None:
        self._pages, self._file, self._kind, self._name = pages, file, kind, table

    @property
    def _page(self) -> Page:
        return self._pages.page(self._file, self._kind)

    @property
    def _stored(self) -> dict[str, Document]:
        """What tinydb would copy for each that is read."""
        return self._page.tables.get(self._name, {})

    @property
    def head(self) -> tuple[int, str]:
        """How many records were written, and the checksum of the last."""
        return self._page.heads.get(self._name, (0, BEGINNING))

    def __len__(self) -> int:
        """The number of the newest record; a record added by hand counts, one taken away by hand still does."""
        return max(self.head[0], *map(int, self._stored), 0)

    def __iter__(self) -> Iterator[Document]:
        return map(_plain, self._stored.values())

    def all(self) -> list[Document]:
        """Every record, oldest first."""
        return list(self)

    def numbered(self) -> list[tuple[int, Document]]:
        """Every record with its number."""
        return [(int(number), _plain(record)) for number, record in self._stored.items()]

    def get(self, number: int) -> Document | None:
        """The record ``number``, ``None`` where there is none."""
        found = self._stored.get(str(number))
        return None if found is None else _plain(found)

    def last(self) -> Document | None:
        """The newest record."""
        return self.get(len(self))

    def search(self, condition: Callable[[Document], bool]) -> list[Document]:
        """The records for which ``condition`` holds."""
        return [record for record in self if condition(record)]


def _plain(record: Document) -> Document:
    plain = record.copy()
    plain.pop(CHAIN, None)
    return plain


class GrowingRecords(Records):
    """A table to which records can be added; none is ever changed or taken away."""

    @property
    def _table(self) -> tinydb.table.Table:
        return self._pages.database(self._file, self._kind).table(self._name)

    def append(self, document: Document) -> int:
        """Add a record; returns its number. Raises `NotStorable` for text that is none."""
        self.extend([document])
        return len(self)

    def extend(self, documents: Iterable[Document]) -> None:
        """Add several at once, which is quicker."""
        count, chain = len(self), self.head[1]
        stored = []
        for document in documents:
            copy = own_copy(document)
            chain = linked(chain, copy)
            count += 1
            stored.append(tinydb.table.Document({**copy, CHAIN: chain}, count))
        if stored:
            self._table.insert_multiple(stored)
            self._page.heads[self._name] = (count, chain)
