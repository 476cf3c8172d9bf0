"""``paid`` and ``debts``: what was paid, and what is still owed over all nights."""

from __future__ import annotations

import click

from dealer_assist.cli import output
from dealer_assist.cli.asking import needed
from dealer_assist.cli.base import command, option, settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.complete import people
from dealer_assist.cli.ledger import Books, keep, loaded
from dealer_assist.cli.night import the_book
from dealer_assist.core.debts import by_night, owes
from dealer_assist.core.errors.debts import CurrencyUnknown
from dealer_assist.core.money import fixed, parse_amount
from dealer_assist.core.settlement import currency_between, payment
from dealer_assist.text import debts as text
from dealer_assist.text.i18n import N_, _


@command(
    "paid",
    help=N_(
        "PAYER has paid RECEIVER: a debt in full or in part.\n\nMore than is owed is refused; --more turns the debt "
        "round. All other debts stay as they are."
    ),
    examples=("dealer paid Bob Ann 10", "dealer paid Bob Ann 50 --more"),
    topic="settle",
)
@click.argument("payer", required=False, shell_complete=people)
@click.argument("receiver", required=False, shell_complete=people)
@click.argument("amount", required=False)
@option("--more", is_flag=True, help=N_("It may be more than is owed; the rest is owed back."))
@option("--currency", metavar="SIGN", help=N_("Where there are debts in several currencies."))
def paid(payer: str | None, receiver: str | None, amount: str | None, more: bool, currency: str | None) -> None:
    """See the help above."""
    payer = needed(payer, "PAYER", _("Who has paid?"), _person)
    receiver = needed(receiver, "RECEIVER", _("Whom?"), _person)
    amount = needed(amount, "AMOUNT", _("How much?"), parse_amount)
    with the_book().unit("dealer paid") as work:
        books = loaded(work)
        one, other = books.person(payer), books.person(receiver)
        sign = currency_between(books.ledger, one, other) if currency is None else _known(books, currency)
        record = payment(
            books.ledger, books.known, at=now(), seq=books.seq, payer=one, to=other, amount=parse_amount(amount),
            currency=sign, more=more,
        )  # fmt: skip
        keep(work, record)
    left, turned = owes(record.owed, one, other), owes(record.owed, other, one)
    if settings().json:
        still = [{"from": one, "to": other, "amount": fixed(left)}] if left else []
        still += [{"from": other, "to": one, "amount": fixed(turned)}] if turned else []
        output.emit_json({"paid": {"from": one, "to": other, "amount": fixed(record.amount)}, "owed": still})
    else:
        output.say(text.paid(one, other, record.amount, sign, left=left, turned=turned))


def _person(text: str) -> str:
    """Who is meant by what was typed, before anything else is asked; raises `NameUnknown`, `NameUnclear`."""
    with the_book().reading("dealer paid") as view:
        return loaded(view).person(text)


def _known(books: Books, currency: str) -> str:
    if currency not in books.ledger.owed:
        raise CurrencyUnknown(text=currency, known=tuple(books.ledger.owed))
    return currency


@command(
    "debts",
    help=N_(
        "Who still owes whom, netted over all nights.\n\nWith --per-night every night's own plan, less what was paid."
    ),
    examples=("dealer debts", "dealer debts --per-night"),
    topic="settle",
)
@option("--per-night", is_flag=True, help=N_("Night by night, without netting."))
def debts(per_night: bool) -> None:
    """See the help above."""
    with the_book().reading("dealer debts") as view:
        books = loaded(view)
    found = [debt for currency in sorted(books.ledger.owed) for debt in _owed(books, currency, per_night)]
    if settings().json:
        documents = [
            {
                "from": one.payer,
                "to": one.to,
                "amount": fixed(one.amount),
                "session": one.session or None,
                "currency": one.currency,
            }
            for one in found
        ]
        output.emit_json({"debts": documents})
    else:
        output.say(text.debts(found, per_night=per_night))


def _owed(books: Books, currency: str, per_night: bool) -> list[text.Debt]:
    nights = by_night(books.ledger, currency, books.known)
    if per_night:
        return [
            text.Debt(payer=payer, to=to, amount=amount, currency=currency, session=session)
            for payer, to, amount, session in nights
        ]
    only = {(payer, to, amount): session for payer, to, amount, session in nights}
    return [
        text.Debt(payer=payer, to=to, amount=amount, currency=currency, session=only.get((payer, to, amount), ""))
        for payer, to, amount in books.ledger.owed[currency]
    ]
