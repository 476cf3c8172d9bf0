"""A correction of a closed session: in money, on top of its result and its plan."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cli import output
from dealer_assist.cli.base import settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.ledger import keep, loaded
from dealer_assist.cli.money_moves import named
from dealer_assist.core.errors.session import NoSession
from dealer_assist.core.money import fixed, parse_amount
from dealer_assist.core.names import find_name
from dealer_assist.core.settlement import adjusted
from dealer_assist.store.book import Work
from dealer_assist.text import session_history as text


def correct_night(work: Work, session_id: str | None, typed: Sequence[tuple[str, str]], why: str) -> None:
    """Book ``typed`` amounts of money for those who played session ``session_id``, without an id the last closed."""
    books = loaded(work)
    night = books.night(session_id)
    if night is None:
        raise NoSession()
    amounts = [
        (books.known.find(name) or find_name(name, night.dues), parse_amount(amount, signed=True))
        for name, amount in typed
    ]
    record = adjusted(books.ledger, night, named(amounts), at=now(), seq=books.seq, why=why)
    keep(work, record)
    if settings().json:
        output.emit_json(
            {"session": night.id, "corrected": {name: fixed(amount) for name, amount in record.amounts}, "why": why}
        )
    else:
        output.say(text.recorded(text.line(record, night.currency)))
