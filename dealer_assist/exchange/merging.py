"""Records of one book added to another: the same sessions and payments are added once."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from dealer_assist.core import players
from dealer_assist.core.debts import Adjusted, Ended, Paid, Planned, Transfers, after_payment, netted
from dealer_assist.core.errors.exchange import SessionDiffers
from dealer_assist.core.names import name_key
from dealer_assist.core.players import Aliased, People, Registered, people
from dealer_assist.core.session_documents import from_document, to_document
from dealer_assist.core.session_events import Undone
from dealer_assist.exchange.records import TABLES, BookRecords, Document, Whole


@dataclass(kw_only=True)
class Additions:
    """What is to be added to a book: documents for each of its places, in order.

    ``there`` are sessions that the book has already, ``renamed`` goes from the id in the file to the one it gets.
    """

    people: list[Document] = field(default_factory=list)
    events: dict[str, Sequence[Document]] = field(default_factory=dict)
    hands: dict[str, Sequence[Sequence[Document]]] = field(default_factory=dict)
    tables: dict[str, list[Document]] = field(default_factory=lambda: {table: [] for table in TABLES})
    there: list[str] = field(default_factory=list)
    renamed: dict[str, str] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is added."""
        return not (self.people or self.events or any(self.tables.values()))


def merged(present: BookRecords, incoming: BookRecords, taken: Iterable[str] = ()) -> Additions:
    """What ``incoming`` adds to ``present``: to an empty book everything as it is. ``taken`` are ids no longer free.

    To another book come its sessions, with a free id where another night has theirs, and what was planned, corrected
    and paid; what was taken back stays behind. Raises `SessionDiffers` for a session that both have and that went on
    in one of them.
    """
    if present.is_empty:
        return Additions(
            people=list(incoming.people),
            events=dict(incoming.events),
            hands=dict(incoming.hands),
            tables={table: list(incoming.table(table)) for table in TABLES},
        )
    return _Merge(present, incoming, taken).done()


_Money = Ended | Planned | Adjusted | Paid


class _Merge:
    def __init__(self, present: BookRecords, incoming: BookRecords, taken: Iterable[str]) -> None:
        self.present, self.incoming = Whole(records=present), Whole(records=incoming)
        self.added = Additions()
        self.ids: dict[str, str] = {}
        self.taken = {*taken, *present.events}

    def done(self) -> Additions:
        self._sessions()
        known = self._people()
        self._entries(known)
        return self.added

    def _sessions(self) -> None:
        began: dict[str, list[str]] = {}
        for session, events in self.present.records.events.items():
            if events:
                began.setdefault(_plain(events[0]), []).append(session)
        taken = self.taken
        for session, events in self.incoming.records.events.items():
            hands = self.incoming.records.hands.get(session, ())
            if alike := began.get(_plain(events[0])):
                # Two nights of a day from elsewhere may begin with the same words; each is found once.
                alike.sort(key=lambda one: one != session)
                there = next((one for one in alike if self._is_same(one, events, hands)), "")
                if not there:
                    raise SessionDiffers(id=alike[0])
                alike.remove(there)
                self.added.there.append(there)
                self.ids[session] = there
                continue
            new = free_id(session, taken)
            taken.add(new)
            self.ids[session] = new
            if new != session:
                self.added.renamed[session] = new
            self.added.events[new] = events
            if hands:
                self.added.hands[new] = hands

    def _is_same(self, there: str, events: Sequence[Document], hands: Sequence[Sequence[Document]]) -> bool:
        mine = self.present.records
        return _plain(list(mine.events[there])) == _plain(list(events)) and _plain(
            [list(versions) for versions in mine.hands.get(there, ())]
        ) == _plain([list(versions) for versions in hands])

    def _people(self) -> People:
        """Add who is new, and spellings; returns everybody."""
        records = [from_document(one, players.KINDS) for one in self.present.records.people]
        theirs = [from_document(one, players.KINDS) for one in self.incoming.records.people]
        counts = {one.seq for one in self.incoming.ledger.entries if isinstance(one, Aliased)}
        gone = {one.record for one in theirs if isinstance(one, Undone)}
        seq = self._base
        for number, one in enumerate(theirs, 1):
            known = people(records)
            if isinstance(one, Registered) and name_key(one.name) not in known.shown:
                new: Any = one
            elif isinstance(one, Aliased) and number not in gone and one.seq in counts:
                if known.called(one.other) == known.called(one.name):
                    continue
                new = replace(one, seq=one.seq + seq, name=known.called(one.name))
            else:
                continue
            records.append(new)
            self.added.people.append(to_document(new))
        return people(records)

    @property
    def _base(self) -> int:
        return self.present.ledger.seq

    def _entries(self, known: People) -> None:
        had = Counter(_content(entry) for entry in self.present.entries if isinstance(entry, _Money))
        owed = dict(self.present.ledger.owed)
        plans: dict[str, Transfers] = {night.id: night.plan for night in self.present.ledger.nights}
        for entry in self.incoming.ledger.entries:
            if isinstance(entry, Aliased):
                continue  # they came with the people
            moved = self._moved(entry)
            content = _content(moved)
            if had[content]:
                had[content] -= 1
                continue
            if not isinstance(moved, Ended):
                moved = replace(moved, owed=_owed(moved, owed.get(moved.currency, ()), plans, known))
                owed[moved.currency] = moved.owed
            table = _table(moved)
            self.added.tables[table].append(to_document(moved))

    def _moved(self, entry: _Money) -> _Money:
        """The entry in its new place."""
        seq = entry.seq + self._base
        if isinstance(entry, Ended):
            return replace(entry, seq=seq, id=self.ids.get(entry.id, entry.id))
        if isinstance(entry, Paid):
            return replace(entry, seq=seq)
        return replace(entry, seq=seq, session=self.ids.get(entry.session, entry.session))


def _owed(entry: Planned | Adjusted | Paid, before: Transfers, plans: dict[str, Transfers], known: People) -> Transfers:
    """What is owed after ``entry``; ``plans`` is kept up."""
    if isinstance(entry, Paid):
        return after_payment(netted(before, known), known.called(entry.payer), known.called(entry.to), entry.amount)
    old = plans.get(entry.session, ())
    if isinstance(entry, Planned):
        back: list[tuple[str, str, int]] = [(to, payer, amount) for payer, to, amount in old]
        plans[entry.session] = entry.plan
        return netted([*before, *back, *entry.plan], known)
    plans[entry.session] = (*old, *entry.plan)
    return netted([*before, *entry.plan], known)


def _table(entry: _Money) -> str:
    if isinstance(entry, Ended):
        return "sessions"
    return "payments" if isinstance(entry, Paid) else "debts"


def _content(entry: Any) -> str:
    """What an entry says, wherever it stands."""
    document = to_document(entry)
    return _plain({key: value for key, value in document.items() if key not in ("seq", "owed")})


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def free_id(wanted: str, taken: set[str]) -> str:
    """``wanted``, or with the first number from 2 that makes it free."""
    if wanted not in taken:
        return wanted
    return next(name for name in _numbered(wanted) if name not in taken)


def _numbered(wanted: str) -> Iterator[str]:
    number = 2
    while True:
        yield f"{wanted}-{number}"
        number += 1
