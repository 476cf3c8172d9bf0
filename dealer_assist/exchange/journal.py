"""The book as transactions of an accounting program: what each has won, and what each is to get.

Two accounts a player. ``Results`` grows by what he wins in play; its balance is his standing. ``Debts`` grows by what
he is to get and shrinks when he is paid; its balance is what is still owed to him. Every transaction sums to zero.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from dealer_assist.core.debts import Adjusted, Ended, Ledger, Paid
from dealer_assist.core.players import People
from dealer_assist.core.session_state import day

RESULTS, DEBTS = "Results", "Debts"

Account = tuple[str, str]
"""Results or Debts, and the player."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Posting:
    """``amount`` hundredths on ``account``, whose balance in the currency is ``balance`` afterwards."""

    account: Account
    amount: int
    balance: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Transaction:
    """What happened on ``day``; ``code`` is the session, empty for a payment. The postings sum to 0."""

    day: date
    title: str
    code: str
    currency: str
    postings: tuple[Posting, ...]


def transactions(book: Ledger, known: People) -> tuple[Transaction, ...]:
    """Every closed session, correction and payment, by its day, with the balances as the days go on."""
    raw = [one for entry in book.entries for one in _of(entry, known)]
    raw.sort(key=lambda one: one[0])
    balances: dict[tuple[Account, str], int] = {}
    done = []
    for when, title, code, currency, amounts in raw:
        postings = []
        for account, amount in amounts.items():
            balance = balances.get((account, currency), 0) + amount
            balances[account, currency] = balance
            postings.append(Posting(account=account, amount=amount, balance=balance))
        done.append(Transaction(day=when, title=title, code=code, currency=currency, postings=tuple(postings)))
    return tuple(done)


_Raw = tuple[date, str, str, str, dict[Account, int]]


def _of(entry: object, known: People) -> Iterator[_Raw]:
    if isinstance(entry, Ended) and entry.status == "closed":
        when = day(entry.started)
        yield when, "Results of the night", entry.id, entry.currency, _summed(RESULTS, entry.results, known)
        due = _summed(DEBTS, entry.dues, known)
        if any(due.values()):
            yield when, "To be settled", entry.id, entry.currency, due
    elif isinstance(entry, Adjusted):
        when = day(entry.at)
        yield when, "Correction", entry.session, entry.currency, _summed(RESULTS, entry.amounts, known)
        yield when, "Correction, to be settled", entry.session, entry.currency, _summed(DEBTS, entry.amounts, known)
    elif isinstance(entry, Paid):
        amounts = ((entry.payer, entry.amount), (entry.to, -entry.amount))
        yield day(entry.at), "Payment", "", entry.currency, _summed(DEBTS, amounts, known)


def _summed(kind: str, amounts: Iterable[tuple[str, int]], known: People) -> dict[Account, int]:
    summed: dict[Account, int] = {}
    for name, amount in amounts:
        account = kind, known.called(name)
        summed[account] = summed.get(account, 0) + amount
    return summed


def accounts(done: Iterable[Transaction]) -> Mapping[Account, tuple[date, tuple[str, ...]]]:
    """Every account with the first day it is used on and its currencies."""
    found: dict[Account, tuple[date, dict[str, None]]] = {}
    for one in done:
        for posting in one.postings:
            found.setdefault(posting.account, (one.day, {}))[1][one.currency] = None
    return {account: (first, tuple(currencies)) for account, (first, currencies) in sorted(found.items())}
