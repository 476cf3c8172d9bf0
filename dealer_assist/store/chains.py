"""Whether the records of a table are those that were written: pure functions over what was read."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.core.errors.book import BookProblem, ProblemKind
from dealer_assist.store.checksum import linked
from dealer_assist.store.layout import Page
from dealer_assist.store.values import CHAIN, Document


def records(page: Page, table: str) -> dict[int, Document]:
    """The records of a table by their numbers, in order."""
    return dict(sorted([(int(key), record) for key, record in page.tables.get(table, {}).items()]))


def checksum(record: Document | None) -> str | None:
    """The checksum that a record carries, ``None`` where it has none."""
    found = None if record is None else record.get(CHAIN)
    return found if isinstance(found, str) else None


def problems(name: str, page: Page, table: str, before: str | None) -> Iterator[BookProblem]:
    """What is wrong with a table of the file ``name`` that continues the checksum ``before`` (unknown if ``None``)."""
    written, chain = page.heads.get(table, (0, ""))
    expected = 1

    def problem(kind: ProblemKind, number: int) -> BookProblem:
        return BookProblem(where=name, kind=kind, table=table, record=number)

    for number, record in records(page, table).items():
        if number > expected:
            yield problem(ProblemKind.MISSING, expected)
            before = None
        found = checksum(record)
        if number > written:
            yield problem(ProblemKind.ADDED, number)
        elif not _fits(record, found, before, page) or (number == written and found != chain):
            yield problem(ProblemKind.CHANGED, number)
        before, expected = found, number + 1
    if written >= expected:
        yield problem(ProblemKind.MISSING, expected)


def _fits(record: Document, found: str | None, before: str | None, page: Page) -> bool:
    if found is None or before is None:
        return found is not None
    plain = record.copy()
    del plain[CHAIN]
    return found == linked(before, plain, page.repeats)


def last_checksum(page: Page, table: str) -> str | None:
    """The checksum that the table after this one continues."""
    found = records(page, table)
    return checksum(found[max(found)]) if found else None
