"""Nights from elsewhere as finished sessions: their records, their results, and how they are settled.

Nobody knows the order of what happened, so everybody buys in at the start and gives back at the end. A night that is
paid already went through a till, as cash does: who played is in the standings, and nobody owes anything for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, tzinfo
from fractions import Fraction
from functools import cache

from dealer_assist.core import session_events as events
from dealer_assist.core.debts import Ended, Ledger, Planned, Transfers, balances, netted
from dealer_assist.core.errors.importing import NightsRefused, NightTooSmall
from dealer_assist.core.players import People
from dealer_assist.core.session_documents import to_document
from dealer_assist.core.session_events import Event
from dealer_assist.core.session_state import day
from dealer_assist.core.settle import settle
from dealer_assist.exchange.days import begins, here
from dealer_assist.exchange.merging import Additions, free_id
from dealer_assist.exchange.nights import ForeignNight

_CENT = 1


@dataclass(frozen=True, kw_only=True)
class Booking:
    """How nights come into the book: the preset and its rules, whether they are ``paid``, where the clock is.

    ``at`` is the time of the import, ``seq`` the number of the deed that it is.
    """

    preset: str
    rules: Mapping[str, object]
    paid: bool
    zone: tzinfo | None
    at: str
    seq: int


def differing(rules: Mapping[str, object], plain: Mapping[str, object]) -> dict[str, object]:
    """What of the document ``rules`` is not as in ``plain``: enough to resolve the same rules again.

    Nobody has dealt by the rules of a night from elsewhere, so that there is no need to keep all of them many times.
    """
    found: dict[str, object] = {}
    for key, value in rules.items():
        other = plain.get(key)
        if isinstance(value, Mapping) and isinstance(other, Mapping):
            value = differing(value, other)
            if value:
                found[key] = value
        elif value != other:
            found[key] = value
    return found


def new_nights(nights: Iterable[ForeignNight], ledger: Ledger, known: People) -> list[ForeignNight]:
    """Those that the book does not have, in the order of their days; one fingerprint stands for one night.

    The book has a night that it once read from the same words, and one of the same day with the same results, whoever
    wrote it: its own table of nights comes in as nothing new.
    """
    called = _names_of(known)

    def alike(played: date, currency: str, results: Iterable[tuple[str, int]]) -> object:
        return played, currency, frozenset([(called(name), net) for name, net in results])

    ended = [entry for entry in ledger.entries if isinstance(entry, Ended)]
    told = {entry: alike(day(entry.started), entry.currency, entry.results) for entry in ended}
    there = Counter(told.values())
    by_mark = {entry.origin: entry for entry in ended if entry.origin}
    once: dict[str, ForeignNight] = {}
    for night in nights:
        once.setdefault(night.mark, night)
    for mark in once.keys() & by_mark.keys():
        there[told[by_mark[mark]]] -= 1
    fresh: list[ForeignNight] = []
    for night in [night for mark, night in once.items() if mark not in by_mark]:
        results = [(name, out - bought) for name, bought, out in _stakes(night, called)]
        same = alike(night.day, night.currency, results)
        if there[same] > 0:
            there[same] -= 1
        else:
            fresh.append(night)
    return sorted(fresh, key=lambda night: night.day)


def _names_of(known: People) -> Callable[[str], str]:
    """What the book calls somebody; a file has the same names thousands of times."""
    return cache(lambda name: known.find(name) or name)


def booked(
    nights: Iterable[ForeignNight], booking: Booking, *, taken: Iterable[str], ledger: Ledger, known: People
) -> Additions:
    """What the nights add to the book; ``taken`` are the ids of its sessions.

    What is owed in the end is netted to the fewest transfers, as after a session that is closed. Raises
    `NightsRefused` where the book knows all players of a night as one.
    """
    added = Additions()
    last: dict[str, tuple[int, Planned]] = {}
    ids = set(taken)
    owed = dict(ledger.owed)
    called = _names_of(known)
    for night in nights:
        session_id = free_id(night.day.isoformat(), ids)
        ids.add(session_id)
        stakes = _stakes(night, called)
        if len(stakes) < 2:
            raise NightsRefused(problems=(NightTooSmall(day=night.day.isoformat(), rows=night.rows),))
        history = _history(night, stakes, booking)
        added.events[session_id] = [to_document(event) for event in history]
        results = tuple((name, out - bought) for name, bought, out in stakes)
        ended = Ended(
            at=history[-1].at,
            seq=booking.seq,
            id=session_id,
            started=history[0].at,
            preset=booking.preset,
            currency=night.currency,
            results=results,
            dues=tuple((name, 0) for name, _net in results) if booking.paid else results,
            origin=night.mark,
        )
        plan = _plan(ended)
        owed[night.currency] = netted((*owed.get(night.currency, ()), *plan), known)
        planned = Planned(
            at=booking.at,
            seq=booking.seq,
            session=session_id,
            currency=night.currency,
            plan=plan,
            owed=owed[night.currency],
        )
        added.tables["sessions"].append(to_document(ended))
        added.tables["debts"].append(to_document(planned))
        if plan or night.currency in last:
            last[night.currency] = len(added.tables["debts"]) - 1, planned
    for at, planned in last.values():
        added.tables["debts"][at] = to_document(replace(planned, owed=_fewest(planned.owed)))
    return added


def _stakes(night: ForeignNight, called: Callable[[str], str]) -> list[tuple[str, int, int]]:
    """Name, brought and taken of everybody, each once, whatever spellings of his the file has."""
    sums: dict[str, tuple[int, int]] = {}
    for stake in night.stakes:
        bought, out = sums.get(called(stake.name), (0, 0))
        sums[called(stake.name)] = bought + stake.bought, out + stake.out
    return [(name, bought, out) for name, (bought, out) in sums.items()]


def _plan(ended: Ended) -> Transfers:
    due = dict(ended.dues)
    if not any(due.values()):
        return ()
    return tuple((one.payer, one.payee, one.amount) for one in settle(due).transfers)


def _fewest(owed: Transfers) -> Transfers:
    return tuple((one.payer, one.payee, one.amount) for one in settle(balances(owed)).transfers)


def _history(night: ForeignNight, stakes: Sequence[tuple[str, int, int]], booking: Booking) -> list[Event]:
    """The records of a night in which ``stakes`` (name, brought, taken) were brought and taken."""
    started = night.started or begins(night.day, booking.zone)
    start = here(started, booking.zone).isoformat()
    end = here(night.ended, booking.zone).isoformat() if night.ended else start
    opening = events.Started(
        at=start,
        preset=booking.preset,
        rules=booking.rules,
        unit=_CENT,
        worth=Fraction(1),
        currency=night.currency,
        open_stakes=False,
        buys=tuple((name, bought) for name, bought, _out in stakes),
        button=stakes[-1][0],
        cash=booking.paid,
        till=stakes[0][0] if booking.paid else "",
    )
    if not booking.paid:
        return [opening, events.Closed(at=end, counts=tuple((name, out) for name, _bought, out in stakes))]
    taken = [events.CashedOut(at=end, player=name, chips=out, cash=True) for name, _bought, out in stakes if out]
    rest = tuple((name, 0) for name, _bought, out in stakes if not out)
    return [opening, *taken, events.Closed(at=end, counts=rest)]
