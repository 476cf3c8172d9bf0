"""The book as a file for beancount, with an exact balance for every account at the end of a day that changed it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import groupby

from dealer_assist.core.debts import Ledger
from dealer_assist.core.money import fixed
from dealer_assist.core.players import People
from dealer_assist.exchange.accounts import Names
from dealer_assist.exchange.journal import RESULTS, Account, Transaction, accounts, transactions

_ROOTS = {RESULTS: "Equity"}


def written(book: Ledger, known: People) -> str:
    """The file; it ends with a line end."""
    return "".join(f"{line}\n" for line in _lines(book, known))


def _lines(book: Ledger, known: People) -> Iterator[str]:
    done = transactions(book, known)
    names, money = Names(), Names()
    yield "; Results: what each has won in play. Debts: what each is still to get (negative: to pay)."
    yield 'option "title" "Seven Twenty-Seven"'
    for currency in dict.fromkeys(one.currency for one in done):
        yield f'option "operating_currency" "{money.commodity(currency)}"'
    yield ""
    for account, (first, currencies) in accounts(done).items():
        units = ",".join(money.commodity(currency) for currency in currencies)
        yield f"{first.isoformat()} open {_account(account, names)} {units}"
        yield f"  player: {_text(account[1])}"
    for when, of_day in groupby(done, key=lambda one: one.day):
        yield from _day(when, list(of_day), names, money)


def _day(when: date, of_day: list[Transaction], names: Names, money: Names) -> Iterator[str]:
    balances: dict[tuple[Account, str], int] = {}
    for one in of_day:
        unit = money.commodity(one.currency)
        width = max(len(_account(posting.account, names)) for posting in one.postings)
        yield ""
        yield f"{when.isoformat()} * {_text(one.title)}"
        if one.code:
            yield f"  session: {_text(one.code)}"
        for posting in one.postings:
            yield f"  {_account(posting.account, names).ljust(width)}  {fixed(posting.amount):>12} {unit}"
            balances[posting.account, unit] = posting.balance
    yield ""
    after = (when + timedelta(days=1)).isoformat()  # a balance is the one before its day begins
    for (account, unit), balance in balances.items():
        yield f"{after} balance {_account(account, names)}  {fixed(balance)} ~ 0.00 {unit}"


def _account(account: Account, names: Names) -> str:
    return f"{_ROOTS.get(account[0], 'Assets')}:{account[0]}:{names.account(account[1])}"


def _text(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
