"""Words for what is wrong with an amount."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core import money
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.money import AmountFault, AmountUnclear, AmountUnreadable, NotInChips
from dealer_assist.text import style
from dealer_assist.text.i18n import _


def _unreadable(error: AmountUnreadable) -> str:
    found = style.found(error.text).replace("−", "-")
    match error.fault:
        case AmountFault.EMPTY:
            return _("An amount is missing: type one like 12 or 12.50.")
        case AmountFault.OTHER_DIGITS:
            return _("'{found}' is no amount: type it with the digits 0 to 9, like 12 or 12.50.").format(found=found)
        case AmountFault.SIGN:
            return _("'{found}' has a sign where none belongs: type the amount alone, like 12 or 12.50.").format(
                found=found
            )
        case AmountFault.SEPARATORS:
            return _(
                "'{found}' has more marks than an amount has: type 1250 or 12.50, nothing between thousands."
            ).format(found=found)
        case AmountFault.DECIMALS:
            return _("'{found}' has more than two decimals: type it like 12.50.").format(found=found)
        case AmountFault.TOO_LARGE:
            return _("'{found}' is more than any table has: an amount has at most 12 digits.").format(found=found)
        case AmountFault.NOT_A_NUMBER:
            return _("'{found}' is no amount: type one like 12, 12.50 or 12,50.").format(found=found)


def _unclear(error: AmountUnclear) -> str:
    first, second = error.readings
    facts = {"found": style.found(error.text), "first": style.decimal(first), "second": style.decimal(second)}
    if len(second.partition(".")[2]) > 2:
        return _(
            "'{found}' may mean {first} or {second}, which no amount can be: type {first}, or one like 12.50."
        ).format(**facts)
    return _("'{found}' may mean {first} or {second}: type one of these.").format(**facts)


def _not_in_chips(error: NotInChips) -> str:
    return _(
        "{amount} cannot be laid in chips of {unit}: type a multiple of {unit}, "
        "or give your smallest chip: --unit {finer} with dealer showdown and dealer session start, "
        "set chips.unit={finer} in a hand file."
    ).format(amount=style.amount(error.amount), unit=style.amount(error.unit), finer=money.plain(error.finer))


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    AmountUnreadable: _unreadable,
    AmountUnclear: _unclear,
    NotInChips: _not_in_chips,
}
