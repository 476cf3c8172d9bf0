"""What cannot be paid or planned. Amounts are hundredths of a currency."""

from dataclasses import dataclass

from dealer_assist.core.errors import NotAllowed, Unclear


@dataclass(kw_only=True, eq=False)
class PaidTooMuch(NotAllowed):
    """``payer`` owes ``to`` no more than ``owed`` and would pay ``amount``."""

    payer: str
    to: str
    amount: int
    owed: int
    currency: str


@dataclass(kw_only=True, eq=False)
class CurrencyUnclear(Unclear):
    """There are debts in several ``currencies`` and none was named."""

    currencies: tuple[str, ...]


@dataclass(kw_only=True, eq=False)
class CurrencyUnknown(NotAllowed):
    """There are no debts in currency ``text``; there are some in ``known``."""

    text: str
    known: tuple[str, ...]


@dataclass(kw_only=True, eq=False)
class PlanInUse(NotAllowed):
    """Payments have been made since session ``session`` was settled, so its plan stays."""

    session: str
