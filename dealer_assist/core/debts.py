"""Who owes whom over all nights: closed sessions, their plans, and what was paid.

Every record of the book has a ``seq``; the records of one deed share it. ``owed`` in a record is what is owed in its
currency from then on, netted over all nights: a payment takes from one entry and leaves the others as they were.
Amounts are hundredths of a currency; a transfer is (from, to, amount).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import ClassVar

from dealer_assist.core.errors.debts import PaidTooMuch
from dealer_assist.core.errors.session import NothingMoved, SamePerson
from dealer_assist.core.players import Aliased, People
from dealer_assist.core.record import altered, record
from dealer_assist.core.session_events import Event, Sums

Transfers = tuple[tuple[str, str, int], ...]


@record
class Ended(Event):
    """Session ``id`` is over. ``results`` is what each won in play, ``dues`` what each is to get; both sum to 0.

    ``status`` is ``closed``; ``void`` for a session that counts for nothing, ``undone`` for one whose opening was
    taken back.
    """

    code: ClassVar[str] = "session"
    seq: int
    id: str
    started: str
    preset: str
    currency: str
    results: Sums
    dues: Sums
    hands: int = 0
    status: str = "closed"
    origin: str = ""


@record
class Planned(Event):
    """How session ``session`` is settled: by ``plan``; through ``banker`` or in multiples of ``to``, if asked."""

    code: ClassVar[str] = "plan"
    seq: int
    session: str
    currency: str
    plan: Transfers
    owed: Transfers
    banker: str = ""
    to: int = 0


@record
class Adjusted(Event):
    """A correction of closed session ``session``: ``amounts`` sum to 0 and are owed by ``plan`` on top."""

    code: ClassVar[str] = "correct"
    seq: int
    session: str
    currency: str
    amounts: Sums
    plan: Transfers
    owed: Transfers
    why: str = ""


@record
class Paid(Event):
    """``payer`` paid ``to`` ``amount``."""

    code: ClassVar[str] = "paid"
    seq: int
    payer: str
    to: str
    amount: int
    currency: str
    owed: Transfers


@record
class TakenBack(Event):
    """The deed ``deed`` was taken back."""

    code: ClassVar[str] = "undo"
    seq: int
    deed: int


KINDS: dict[str, type[Event]] = {kind.code: kind for kind in (Ended, Planned, Adjusted, Paid, TakenBack)}
Entry = Ended | Planned | Adjusted | Paid | Aliased


@record
class Night:
    """A closed session as it counts: corrections included, people by the names they are shown by."""

    id: str
    started: str
    ended: str
    preset: str
    currency: str
    results: Mapping[str, int]
    dues: Mapping[str, int]
    hands: int
    plan: Transfers = ()
    banker: str = ""
    to: int = 0


@dataclass(frozen=True, kw_only=True)
class Ledger:
    """The book as it stands: ``nights`` by the time they began, ``owed`` by currency, ``entries`` that count."""

    nights: tuple[Night, ...] = ()
    owed: Mapping[str, Transfers] = field(default_factory=dict)
    entries: tuple[Entry, ...] = ()
    seq: int = 0

    def night(self, session: str) -> Night | None:
        """The closed session ``session``."""
        return next((night for night in self.nights if night.id == session), None)


def ledger(records: Iterable[Event], known: People = People()) -> Ledger:  # noqa: B008 - it is frozen
    """The book after ``records`` (in any order; those without a ``seq`` do not matter), people called as ``known``."""
    every = sorted([record for record in records if isinstance(record, _NUMBERED)], key=attrgetter("seq"))
    gone = {record.deed for record in every if isinstance(record, TakenBack)}
    entries = tuple([record for record in every if not isinstance(record, TakenBack) and record.seq not in gone])
    nights: dict[str, Night] = {}
    owed: dict[str, Transfers] = {}
    for entry in entries:
        if isinstance(entry, _OWING):
            owed[entry.currency] = entry.owed
        _note(nights, entry, known)
    return Ledger(
        nights=tuple(sorted(nights.values(), key=lambda night: (night.started, night.id))),
        owed={currency: netted(transfers, known) for currency, transfers in owed.items()},
        entries=entries,
        seq=every[-1].seq if every else 0,
    )


_NUMBERED = (Ended, Planned, Adjusted, Paid, TakenBack, Aliased)
_OWING = (Planned, Adjusted, Paid)


def _note(nights: dict[str, Night], entry: Entry, known: People) -> None:
    if isinstance(entry, Ended):
        if entry.status == "closed":
            nights[entry.id] = Night(
                id=entry.id,
                started=entry.started,
                ended=entry.at,
                preset=entry.preset,
                currency=entry.currency,
                results=_summed(entry.results, known),
                dues=_summed(entry.dues, known),
                hands=entry.hands,
            )
    elif isinstance(entry, Planned):
        plan = tuple([(known.called(payer), known.called(to), amount) for payer, to, amount in entry.plan])
        _change(nights, entry.session, plan=plan, banker=entry.banker, to=entry.to)
    elif isinstance(entry, Adjusted) and entry.session in nights:
        night = nights[entry.session]
        results = _summed([*night.results.items(), *entry.amounts], known)
        dues = _summed([*night.dues.items(), *entry.amounts], known)
        _change(nights, entry.session, results=results, dues=dues, plan=netted((*night.plan, *entry.plan), known))


def _change(nights: dict[str, Night], session: str, **changes: object) -> None:
    if session in nights:
        nights[session] = altered(nights[session], **changes)


def _summed(amounts: Iterable[tuple[str, int]], known: People) -> dict[str, int]:
    summed: dict[str, int] = {}
    for name, amount in amounts:
        shown = known.called(name)
        summed[shown] = summed.get(shown, 0) + amount
    return summed


def netted(transfers: Iterable[tuple[str, str, int]], known: People = People()) -> Transfers:  # noqa: B008
    """One transfer for each pair of people, in the order of the first between them; none of 0, none to oneself."""
    pairs: dict[tuple[str, str], int] = {}
    for from_, to_, amount in transfers:
        payer, to = known.called(from_), known.called(to_)
        if (to, payer) in pairs:
            pairs[to, payer] -= amount
        elif payer != to:
            pairs[payer, to] = pairs.get((payer, to), 0) + amount
    turned = ((payer, to, amount) if amount > 0 else (to, payer, -amount) for (payer, to), amount in pairs.items())
    return tuple(transfer for transfer in turned if transfer[2])


def balances(transfers: Iterable[tuple[str, str, int]]) -> dict[str, int]:
    """What each is to get by ``transfers`` (negative: to pay)."""
    found: dict[str, int] = {}
    for payer, to, amount in transfers:
        found[payer] = found.get(payer, 0) - amount
        found[to] = found.get(to, 0) + amount
    return found


def owes(transfers: Iterable[tuple[str, str, int]], payer: str, to: str) -> int:
    """What ``payer`` owes ``to`` directly."""
    return sum(amount for one, other, amount in transfers if (one, other) == (payer, to))


def after_payment(owed: Transfers, payer: str, to: str, amount: int) -> Transfers:
    """What is owed when ``payer`` has paid ``to``: their entry is less, gone, or turned round; the others stay."""
    return netted((*owed, (to, payer, amount)))


def by_night(book: Ledger, currency: str, known: People = People()) -> tuple[tuple[str, str, int, str], ...]:  # noqa: B008
    """What is still to be paid of every night's own plan: (from, to, amount, session), the oldest night first.

    A payment goes to the oldest debt between the two, then along debts that lead from payer to receiver through
    others; what finds none of these is a debt the other way, of no session.
    """
    plans = {night.id: night.plan for night in book.nights}
    open_: list[tuple[str, str, int, str]] = []
    for entry in book.entries:
        if isinstance(entry, Ended) and entry.currency == currency:
            open_ += [(*transfer, entry.id) for transfer in plans.get(entry.id, ())]
        elif isinstance(entry, Paid) and entry.currency == currency:
            _pay(open_, known.called(entry.payer), known.called(entry.to), entry.amount)
    return tuple(open_)


def _pay(open_: list[tuple[str, str, int, str]], payer: str, to: str, amount: int) -> None:
    while amount:
        path = _path(open_, payer, to)
        if not path:
            open_.append((to, payer, amount, ""))
            return
        part = min(amount, *(open_[at][2] for at in path))
        for at in path:
            one, other, before, session = open_[at]
            open_[at] = (one, other, before - part, session)
        open_[:] = [entry for entry in open_ if entry[2]]
        amount -= part


def _path(open_: Sequence[tuple[str, str, int, str]], payer: str, to: str) -> list[int]:
    """Places of the debts that lead from ``payer`` to ``to``, the fewest of them and the oldest; empty if none do."""
    reached: dict[str, list[int]] = {payer: []}
    waiting = [payer]
    for person in waiting:
        for at, (one, other, _amount, _session) in enumerate(open_):
            if one == person and other not in reached:
                reached[other] = [*reached[person], at]
                waiting.append(other)
    return reached.get(to, [])


def verify_payment(owed: Transfers, payer: str, to: str, amount: int, *, currency: str, more: bool, night: int) -> None:
    """That ``payer`` may pay ``to`` this much: no more than he owes him, netted or (``night``) by nights, or ``more``.

    Raises `NothingMoved`, `SamePerson`, `PaidTooMuch`.
    """
    if amount <= 0:
        raise NothingMoved()
    if payer == to:
        raise SamePerson(name=payer)
    most = max(owes(owed, payer, to), night)
    if amount > most and not more:
        raise PaidTooMuch(payer=payer, to=to, amount=amount, owed=most, currency=currency)
