"""What is owed and what was paid, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.text.i18n import _
from dealer_assist.text.style import cash
from dealer_assist.text.tables import table


@dataclass(frozen=True, kw_only=True)
class Debt:
    """``payer`` owes ``to`` ``amount``; ``session`` is the only night it comes from, or empty."""

    payer: str
    to: str
    amount: int
    currency: str
    session: str = ""


def debts(found: Sequence[Debt], *, per_night: bool) -> str:
    """Everything that is still owed."""
    if not found:
        return _("Nobody owes anything.")
    heads = [_("From"), _("To"), _("Amount"), _("Session")]
    rows = [[one.payer, one.to, cash(one.amount, one.currency), one.session] for one in found]
    if per_night:
        return table(heads, rows, align="llrl")
    return table(heads[:3], [row[:3] for row in rows], align="llr")


def paid(payer: str, to: str, amount: int, currency: str, *, left: int, turned: int) -> str:
    """A payment, and what is left between the two."""
    facts = {"payer": payer, "to": to, "amount": cash(amount, currency)}
    if turned:
        return _("{payer} has paid {to} {amount}. Now {to} owes {payer} {rest}.").format(
            rest=cash(turned, currency), **facts
        )
    if left:
        return _("{payer} has paid {to} {amount}. Still owed: {rest}.").format(rest=cash(left, currency), **facts)
    return _("{payer} has paid {to} {amount}. They are even.").format(**facts)
