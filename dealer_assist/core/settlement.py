"""A night's plan and what follows from it for all that is owed: closing, planning anew, correcting, paying.

Each function makes the record (`debts`) that is to be kept; amounts are hundredths of a currency.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dealer_assist.core.debts import (
    Adjusted,
    Ended,
    Ledger,
    Night,
    Paid,
    Planned,
    Transfers,
    after_payment,
    balances,
    by_night,
    netted,
    owes,
    verify_payment,
)
from dealer_assist.core.errors.debts import CurrencyUnclear, PlanInUse
from dealer_assist.core.errors.session import CorrectionOff, NothingMoved
from dealer_assist.core.players import People
from dealer_assist.core.session_events import Sums
from dealer_assist.core.session_result import dues, results
from dealer_assist.core.session_state import Session, Status
from dealer_assist.core.settle import Plan, settle, through
from dealer_assist.core.settle_rounding import Rounded, rounded_balances


@dataclass(frozen=True, kw_only=True)
class Way:
    """How a night is to be settled: through ``banker`` (empty: by the fewest), in multiples of ``to`` (0: exactly)."""

    banker: str = ""
    to: int = 0


@dataclass(frozen=True, kw_only=True)
class Settlement:
    """A plan, and the balances it settles as they were rounded (empty where they were not)."""

    plan: Plan
    rounded: tuple[Rounded, ...] = ()


FEWEST = Way()


def settlement(due: Mapping[str, int], way: Way = FEWEST) -> Settlement:
    """The plan that pays ``due`` in that way; raises `BalancesOff`, `StepTooSmall`, `NameUnknown` (the banker)."""
    rounded = rounded_balances(due, way.to) if way.to else ()
    exact = {one.player: one.balance for one in rounded} if rounded else due
    return Settlement(plan=through(exact, way.banker) if way.banker else settle(exact), rounded=rounded)


def ended(session: Session, *, seq: int, hands: int) -> Ended:
    """The result of a session that is closed or void, for the book; ``hands`` were played in it."""
    return Ended(
        at=session.ended,
        seq=seq,
        id=session.id,
        started=session.started,
        preset=session.preset,
        currency=session.currency,
        results=results(session) if session.status is Status.CLOSED else (),
        dues=dues(session) if session.status is Status.CLOSED else (),
        hands=hands,
        status=session.status.value,
    )


def planned(
    book: Ledger, *, at: str, seq: int, session: str, currency: str, due: Mapping[str, int], way: Way = FEWEST,
    replaced: Transfers = (),
) -> Planned:  # fmt: skip
    """How ``session`` is settled, and what is owed over all nights then; ``replaced`` was its plan before.

    Without other debts the plan is what is owed; with some, everything is netted to the fewest transfers.
    """
    plan = _kept(settlement(due, way).plan)
    before = book.owed.get(currency, ())
    others = [*before, *((payee, payer, amount) for payer, payee, amount in replaced)]
    owed = _kept(settle(balances([*others, *plan]))) if any(balances(others).values()) else plan
    return Planned(
        at=at, seq=seq, session=session, currency=currency, plan=plan, owed=owed, banker=way.banker, to=way.to
    )


def _kept(plan: Plan) -> Transfers:
    return tuple((one.payer, one.payee, one.amount) for one in plan.transfers)


def replanned(book: Ledger, known: People, night: Night, *, at: str, seq: int, way: Way) -> Planned:
    """Another way to settle ``night``; raises `PlanInUse` when some of its plan is paid already."""
    if unpaid(book, known, night) != netted(night.plan):
        raise PlanInUse(session=night.id)
    due = dict(night.dues)
    if way.banker:
        due.setdefault(way.banker, 0)
    return planned(
        book, at=at, seq=seq, session=night.id, currency=night.currency, due=due, way=way, replaced=night.plan
    )


def unpaid(book: Ledger, known: People, night: Night) -> Transfers:
    """What is still to be paid of the plan of ``night``."""
    open_ = by_night(book, night.currency, known)
    return netted((payer, to, amount) for payer, to, amount, session in open_ if session == night.id)


def adjusted(book: Ledger, night: Night, amounts: Sums, *, at: str, seq: int, why: str) -> Adjusted:
    """A correction of closed session ``night``: who is to pay pays who is to get, on top of the plan.

    Raises `CorrectionOff`, `NothingMoved`.
    """
    off = sum(amount for _name, amount in amounts)
    if off:
        raise CorrectionOff(off=off)
    if not any(amount for _name, amount in amounts):
        raise NothingMoved()
    plan = _kept(settle(dict(amounts)))
    owed = netted((*book.owed.get(night.currency, ()), *plan))
    return Adjusted(
        at=at, seq=seq, session=night.id, currency=night.currency, amounts=amounts, plan=plan, owed=owed, why=why
    )


def payment(
    book: Ledger, known: People, *, at: str, seq: int, payer: str, to: str, amount: int, currency: str, more: bool
) -> Paid:
    """``payer`` pays ``to``: what he owes him netted over all nights, or by one night's plan, or ``more``.

    Raises `NothingMoved`, `SamePerson`, `PaidTooMuch`.
    """
    owed = book.owed.get(currency, ())
    direct = owes(owed, payer, to)
    night = 0
    if amount > direct:
        open_ = by_night(book, currency, known)
        night = sum(part for one, other, part, _session in open_ if (one, other) == (payer, to))
    verify_payment(owed, payer, to, amount, currency=currency, more=more, night=night)
    if direct < amount <= night:
        left = _kept(settle(balances([*owed, (to, payer, amount)])))
    else:
        left = after_payment(owed, payer, to, amount)
    return Paid(at=at, seq=seq, payer=payer, to=to, amount=amount, currency=currency, owed=left)


def currency_between(book: Ledger, payer: str, to: str) -> str:
    """The currency in which ``payer`` can owe ``to``: the only one with a debt, or the only one there is.

    Raises `CurrencyUnclear`.
    """
    debts = [currency for currency, owed in book.owed.items() if owes(owed, payer, to)]
    candidates = debts or list(book.owed)
    if len(candidates) > 1:
        raise CurrencyUnclear(currencies=tuple(candidates))
    return candidates[0] if candidates else ""
