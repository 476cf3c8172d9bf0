"""Books for the tests of exchange: nights that were played, corrected, paid and taken back, made of chosen facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from dealer_assist.core import session_events as events
from dealer_assist.core.debts import Adjusted, Ledger, Paid, TakenBack
from dealer_assist.core.names import name_key
from dealer_assist.core.players import KINDS as PEOPLE
from dealer_assist.core.players import Registered, alias, people
from dealer_assist.core.session_documents import from_document, to_document
from dealer_assist.core.session_events import Event
from dealer_assist.core.session_fold import apply, begin
from dealer_assist.core.settlement import adjusted, ended, payment, planned
from dealer_assist.exchange.records import BookRecords, Document, Whole

AT = "2026-01-02T20:00:00+01:00"


@dataclass
class MakingBook:
    """A book that grows by deeds, as the commands would make it."""

    people: list[Document] = field(default_factory=list)
    events: dict[str, list[Document]] = field(default_factory=dict)
    hands: dict[str, list[list[Document]]] = field(default_factory=dict)
    tables: dict[str, list[Document]] = field(
        default_factory=lambda: {"sessions": [], "debts": [], "payments": [], "trace": []}
    )

    @property
    def records(self) -> BookRecords:
        return BookRecords(
            people=[*self.people],
            events={session: [*records] for session, records in self.events.items()},
            hands={session: [[*versions] for versions in hands] for session, hands in self.hands.items()},
            tables={table: [*records] for table, records in self.tables.items()},
        )

    @property
    def ledger(self) -> Ledger:
        return Whole(records=self.records).ledger

    @property
    def seq(self) -> int:
        return self.ledger.seq + 1

    def register(self, *names: str, at: str = AT) -> None:
        known = self.known.shown
        self.people += [to_document(Registered(at=at, name=name)) for name in names if name_key(name) not in known]

    @property
    def known(self) -> Any:
        return people([from_document(one, PEOPLE) for one in self.people])

    def night(
        self, session: str, stakes: Mapping[str, tuple[int, int]], *, started: str = AT, done: str = "",
        currency: str = "€", hands: Sequence[Mapping[str, int]] = (), extra: Sequence[Event] = (),
        rules: Mapping[str, object] | None = None,
    ) -> None:  # fmt: skip
        """A closed session in which everybody brought and took ``stakes`` (hundredths); it is settled."""
        self.register(*stakes, at=started)
        opening = events.Started(
            at=started, preset="pagat", rules=dict(rules or {}), unit=1, worth=Fraction(1), currency=currency,
            open_stakes=False, buys=tuple((name, bought) for name, (bought, _out) in stakes.items()),
            button=next(iter(stakes)),
        )  # fmt: skip
        history: list[Event] = [opening, *extra]
        table = begin(session, opening)
        for event in extra:
            table = apply(table, event)
        results: list[list[Document]] = []
        for number, nets in enumerate(hands, 1):
            won = tuple(name for name, net in nets.items() if net > 0)
            hand = events.HandFinished(
                at=started, number=number, dealer=table.button, players=tuple(nets), nets=tuple(nets.items()),
                carried=0, pot=sum(net for net in nets.values() if net > 0), winners=won, scoops=won[:1],
                after=len(history),
            )  # fmt: skip
            table = apply(table, hand)
            results.append([{"result": to_document(hand)}])
        closing = events.Closed(at=done or started, counts=tuple((name, out) for name, (_in, out) in stakes.items()))
        table = replace(apply(table, closing))
        history.append(closing)
        self.events[session] = [to_document(event) for event in history]
        self.hands[session] = results
        seq = self.seq
        result = ended(table, seq=seq, hands=len(results))
        self.tables["sessions"].append(to_document(result))
        plan = planned(self.ledger, at=result.at, seq=seq, session=session, currency=currency, due=dict(result.dues))
        self.tables["debts"].append(to_document(plan))

    def pay(self, payer: str, to: str, amount: int, *, currency: str = "€", at: str = AT) -> None:
        paid = payment(
            self.ledger,
            self.known,
            at=at,
            seq=self.seq,
            payer=payer,
            to=to,
            amount=amount,
            currency=currency,
            more=True,
        )
        self.tables["payments"].append(to_document(paid))

    def correct(self, session: str, amounts: Mapping[str, int], why: str = "", *, at: str = AT) -> None:
        night = self.ledger.night(session)
        assert night is not None
        record = adjusted(self.ledger, night, tuple(amounts.items()), at=at, seq=self.seq, why=why)
        self.tables["debts"].append(to_document(record))

    def call(self, name: str, other: str, *, at: str = AT) -> None:
        self.people.append(to_document(alias(self.known, at=at, seq=self.seq, name=name, other=other)))

    def take_back(self, *, at: str = AT) -> None:
        """The newest deed, if it is a payment or a correction (a close would leave its session open)."""
        newest = self.ledger.entries[-1]
        if not isinstance(newest, Paid | Adjusted):
            return
        self.tables["trace"].append(to_document(TakenBack(at=at, seq=self.seq, deed=newest.seq)))


def plain(records: BookRecords) -> Any:
    """A book as something that can be compared."""
    return (
        list(records.people),
        {session: list(events) for session, events in records.events.items()},
        {session: [list(versions) for versions in hands] for session, hands in records.hands.items() if hands},
        {table: list(records.table(table)) for table in ("sessions", "debts", "payments", "trace")},
    )
