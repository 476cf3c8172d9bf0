"""What cannot be settled. Amounts are hundredths of a currency."""

from dealer_assist.core.errors import NotAllowed


class BalancesOff(NotAllowed):
    """The balances do not cancel out: together they are ``off`` (above 0: more was won than lost)."""

    off: int


class StepTooSmall(NotAllowed):
    """``step`` is no amount to round to: it is not above 0."""

    step: int
