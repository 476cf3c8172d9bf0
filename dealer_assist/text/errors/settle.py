"""Words for what cannot be settled."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.settle import BalancesOff, StepTooSmall
from dealer_assist.core.money import fixed
from dealer_assist.text.i18n import _
from dealer_assist.text.style import decimal


def _balances_off(error: BalancesOff) -> str:
    by = decimal(fixed(abs(error.off)))
    if error.off > 0:
        text = _("More was won than lost, by {by}, and the amounts must sum to zero: look them over again.")
    else:
        text = _("More was lost than won, by {by}, and the amounts must sum to zero: look them over again.")
    return text.format(by=by)


def _step_too_small(_error: StepTooSmall) -> str:
    return _("Amounts cannot be rounded to 0: type the smallest note or coin, like --to 5.")


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    BalancesOff: _balances_off,
    StepTooSmall: _step_too_small,
}
