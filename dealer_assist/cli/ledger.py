"""The book beyond the open session, loaded: closed nights, what is owed, who is who."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.cli.night import known_people, people_records
from dealer_assist.core import debts
from dealer_assist.core.debts import Ended, Ledger, Night
from dealer_assist.core.errors.session import SessionUnknown
from dealer_assist.core.names import find_name
from dealer_assist.core.players import People
from dealer_assist.core.session_documents import from_document, to_document
from dealer_assist.core.session_events import Event
from dealer_assist.store.book import View, Work


@dataclass(frozen=True, kw_only=True)
class Books:
    """All that is kept beyond the open session."""

    ledger: Ledger
    known: People

    def night(self, text: str | None) -> Night | None:
        """The closed session with the id ``text``, the last one without; raises `SessionUnknown`."""
        nights = self.ledger.nights
        if text is None:
            return nights[-1] if nights else None
        found = self.ledger.night(text)
        if found is None:
            raise SessionUnknown(text=text, last=nights[-1].id if nights else "")
        return found

    def person(self, text: str) -> str:
        """Somebody in the book, by his name, another spelling, or the beginning of it."""
        return self.known.find(text) or find_name(text, self.known.names)

    @property
    def seq(self) -> int:
        """The number of the next deed."""
        return self.ledger.seq + 1


def loaded(view: View) -> Books:
    """The whole book beyond the open session."""
    known = known_people(view)
    return Books(ledger=debts.ledger([*entries(view), *people_records(view)], known), known=known)


def entries(view: View) -> list[Event]:
    """Every record of the book, oldest first in its table."""
    tables = (view.sessions, view.debts, view.payments, view.trace)
    return [
        from_document(document, debts.KINDS, record=number) for table in tables for number, document in table.numbered()
    ]


def keep(work: Work, *records: Event) -> None:
    """Add records to the book."""
    for record in records:
        document = to_document(record)
        if isinstance(record, Ended):
            work.sessions.append(document)
        elif isinstance(record, debts.Paid):
            work.payments.append(document)
        elif isinstance(record, debts.TakenBack):
            work.trace.append(document)
        else:
            work.debts.append(document)
