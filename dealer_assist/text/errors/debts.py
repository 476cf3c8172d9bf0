"""Words for what cannot be paid or planned."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.debts import CurrencyUnclear, CurrencyUnknown, PaidTooMuch, PlanInUse
from dealer_assist.text.i18n import _
from dealer_assist.text.style import cash, found, listed


def _paid_too_much(error: PaidTooMuch) -> str:
    facts = {"payer": error.payer, "to": error.to, "amount": cash(error.amount, error.currency)}
    if not error.owed:
        return _(
            "{payer} owes {to} nothing: see `dealer debts`. With --more {to} owes {payer} {amount} from then on."
        ).format(**facts)
    facts |= {"owed": cash(error.owed, error.currency), "over": cash(error.amount - error.owed, error.currency)}
    return _(
        "{payer} owes {to} {owed}, not {amount}: type {owed} or less. "
        "With --more {to} owes {payer} the {over} from then on."
    ).format(**facts)


def _currency_unclear(error: CurrencyUnclear) -> str:
    return _("There are debts in {currencies}: say which with --currency.").format(
        currencies=listed(currency or _("no currency") for currency in error.currencies)
    )


def _currency_unknown(error: CurrencyUnknown) -> str:
    if not error.known:
        return _("There are no debts at all, so none in '{found}'.").format(found=found(error.text))
    return _("There are no debts in '{found}', but in {currencies}.").format(
        found=found(error.text), currencies=listed(currency or _("no currency") for currency in error.known)
    )


def _plan_in_use(error: PlanInUse) -> str:
    return _(
        "Some of the plan of session {session} is paid already, so it stays. "
        "(`dealer undo` takes the payment back; `dealer debts` shows what is left.)"
    ).format(session=error.session)


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    PaidTooMuch: _paid_too_much,
    CurrencyUnclear: _currency_unclear,
    CurrencyUnknown: _currency_unknown,
    PlanInUse: _plan_in_use,
}
