"""The two documents that are replaced, not added to: the table of the open session and the head of the open hand.

Both can be told again from the records; they are kept so that a command need not read them all.
"""

from __future__ import annotations

import tinydb.table

from dealer_assist.store import opened
from dealer_assist.store.layout import Page
from dealer_assist.store.pages import Pages
from dealer_assist.store.values import Document, own_copy


class Single:
    """A table with one document or none."""

    def __init__(self, pages: Pages, file: str, kind: str, table: str) -> None:
        self._pages, self._file, self._kind, self._name = pages, file, kind, table

    @property
    def _table(self) -> tinydb.table.Table:
        return self._pages.database(self._file, self._kind).table(self._name)

    def get(self) -> Document | None:
        """The document."""
        found = self._table.get(doc_id=1)
        return None if found is None else dict(found)

    def set(self, document: Document) -> None:
        """Put another document in its place."""
        self._table.truncate()
        self._table.insert(own_copy(document))

    def clear_file(self) -> None:
        """Leave nothing in the file."""
        self._pages.empty(self._file, self._kind)


class OpenTable:
    """``open.json``: which session is open, the head of its hands, and the document of its table."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    @property
    def _session(self) -> Single:
        return Single(self._pages, opened.FILE, opened.KIND, opened.SESSION)

    @property
    def _table(self) -> Single:
        return Single(self._pages, opened.FILE, opened.KIND, opened.TABLE)

    @property
    def _page(self) -> Page:
        return self._pages.page(opened.FILE, opened.KIND)

    def get(self) -> opened.Opened | None:
        """The open session."""
        return opened.opened(self._page)

    def tally(self, session: str) -> tuple[int, str] | None:
        """The head of the hands of ``session``, if that is the open one."""
        known = self.get()
        return (known.hands, known.chain) if known and known.session == session else None

    def tell(self, session: str, head: tuple[int, str]) -> None:
        """Remember the new head of the hands of ``session``, if that is the open one."""
        if self.tally(session) is not None:
            self._session.set({"id": session, "hands": head[0], "chain": head[1]})

    def open(self, session: str, table: Document, head: tuple[int, str]) -> None:
        """``session`` is open, and this is its table; ``head`` is the head of its hands."""
        self._session.set({"id": session, "hands": head[0], "chain": head[1]})
        self._table.set(table)

    def close(self) -> None:
        """No session is open."""
        self._session.clear_file()
