"""The book as a journal for hledger, every posting with the exact balance after it."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.core.debts import Ledger
from dealer_assist.core.money import fixed
from dealer_assist.core.players import People
from dealer_assist.exchange.accounts import Names
from dealer_assist.exchange.journal import Account, accounts, transactions


def written(book: Ledger, known: People) -> str:
    """The journal; it ends with a line end."""
    return "".join(f"{line}\n" for line in _lines(book, known))


def _lines(book: Ledger, known: People) -> Iterator[str]:
    done = transactions(book, known)
    names, money = Names(), Names()
    used = accounts(done)
    yield "; Results: what each has won in play. Debts: what each is still to get (negative: to pay)."
    yield "decimal-mark ."
    for currency in dict.fromkeys(one.currency for one in done):
        yield f"commodity 1000.00 {money.commodity(currency)}"
    for account in used:
        yield f"account {_account(account, names)}  ; {account[1]}"
    for one in done:
        code = f"({one.code}) " if one.code else ""
        yield ""
        yield f"{one.day.isoformat()} {code}{one.title}"
        unit = money.commodity(one.currency)
        width = max(len(_account(posting.account, names)) for posting in one.postings)
        for posting in one.postings:
            name = _account(posting.account, names).ljust(width)
            yield f"    {name}  {fixed(posting.amount):>12} {unit} = {fixed(posting.balance)} {unit}"


def _account(account: Account, names: Names) -> str:
    return f"{account[0]}:{names.account(account[1])}"
