"""Our own tables as CSV: nights, hands, movements of money, settlement. Money in units with two decimals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from dealer_assist.core import session_events as events
from dealer_assist.core.debts import Adjusted, Ended, Ledger, Night, Paid, by_night
from dealer_assist.core.money import fixed, plain
from dealer_assist.core.players import People
from dealer_assist.core.session_events import Event
from dealer_assist.core.session_state import day
from dealer_assist.core.unseen import escaped
from dealer_assist.exchange.cells import neutral, written
from dealer_assist.exchange.records import Whole, money

NIGHTS = (
    "session", "date", "start", "end", "rules", "hands", "currency", "player", "buy-in", "cash-out", "net", "to get",
)  # fmt: skip
HANDS = ("session", "hand", "ended", "dealer", "pot", "carried", "player", "net", "won", "scooped")
LEDGER = ("session", "time", "what", "player", "with", "chips", "amount", "currency", "note")
SETTLEMENT = ("session", "date", "from", "to", "amount", "still to pay", "currency")
_OTHERS = (HANDS, LEDGER, SETTLEMENT)

Row = Sequence[str]


def is_other_export(headings: Sequence[str]) -> bool:
    """Whether the headings are those of one of our tables from which no nights can be told."""
    return tuple(headings) in _OTHERS


def nights(whole: Whole, chosen: Sequence[Night]) -> str:
    """A row a player and closed session."""
    return written(NIGHTS, _night_rows(whole, chosen))


def _night_rows(whole: Whole, chosen: Sequence[Night]) -> Iterator[Row]:
    for night in chosen:
        moved = whole.moved(night.id)
        for name, net in night.results.items():
            bought, out = moved.get(name, (0, 0))
            yield (
                night.id,
                day(night.started).isoformat(),
                night.started,
                night.ended,
                neutral(night.preset),
                str(night.hands),
                neutral(night.currency),
                neutral(name),
                fixed(bought),
                fixed(out),
                fixed(net),
                fixed(night.dues.get(name, 0)),
            )


def hands(whole: Whole, chosen: Sequence[Night]) -> str:
    """A row a player and hand; the net is empty where it is not known who put in what. Chips, not money."""
    return written(HANDS, _hand_rows(whole, chosen))


def _hand_rows(whole: Whole, chosen: Sequence[Night]) -> Iterator[Row]:
    called = whole.known.called
    for night in chosen:
        for one in whole.standing(night.id):
            hand = one.event
            if not isinstance(hand, events.HandFinished):
                continue
            nets = dict(hand.nets or ())
            for name in hand.players:
                yield (
                    night.id,
                    str(hand.number),
                    hand.at,
                    neutral(called(hand.dealer)),
                    plain(hand.pot),
                    plain(hand.carried),
                    neutral(called(name)),
                    "" if hand.nets is None else plain(nets.get(name, 0)),
                    "1" if name in hand.winners else "0",
                    "1" if name in hand.scoops else "0",
                )


def ledger(whole: Whole, chosen: Sequence[Night]) -> str:
    """A row for every movement of chips or money in the sessions, and for every correction and payment after them."""
    return written(LEDGER, _ledger_rows(whole, chosen))


def _ledger_rows(whole: Whole, chosen: Sequence[Night]) -> Iterator[Row]:
    called = whole.known.called
    for night in chosen:
        till, worth = "", whole.opening(night.id).worth
        for one in whole.standing(night.id):
            till = getattr(one.event, "till", "") or till
            for what, name, other, chips, cents, note in _movements(one.event, till, worth):
                yield (
                    night.id,
                    one.event.at,
                    what,
                    neutral(called(name)),
                    neutral(called(other)) if other else "",
                    "" if chips is None else plain(chips),
                    fixed(cents),
                    neutral(night.currency),
                    neutral(escaped(note)),
                )
    wanted = {night.id for night in chosen}
    for entry in whole.ledger.entries:
        if isinstance(entry, Adjusted) and entry.session in wanted:
            for name, amount in entry.amounts:
                yield (
                    entry.session, entry.at, "correction", neutral(called(name)), "", "", fixed(amount),
                    neutral(entry.currency), neutral(escaped(entry.why)),
                )  # fmt: skip
        elif isinstance(entry, Paid):
            yield (
                "", entry.at, "payment", neutral(called(entry.payer)), neutral(called(entry.to)), "",
                fixed(entry.amount), neutral(entry.currency), "",
            )  # fmt: skip


_Movement = tuple[str, str, str, int | None, int, str]


def _movements(event: Event, till: str, worth: Fraction) -> Iterator[_Movement]:
    """What, who, with whom, chips, money, note; ``till`` is who holds the till by then."""
    match event:
        case events.Started():
            for name, chips in event.buys:
                yield "buy-in", name, till if event.cash else "", chips, money(chips, worth), ""
        case events.BoughtIn():
            yield "buy-in", event.player, till if event.cash else "", event.chips, money(event.chips, worth), ""
        case events.CashedOut():
            yield "cash-out", event.player, till if event.cash else "", event.chips, money(event.chips, worth), ""
        case events.Spent():
            yield "expense", event.payer, "", None, event.amount, event.what
            for name, part in event.parts:
                yield "share", name, event.payer, None, -part, event.what
        case events.Lent():
            yield "loan", event.lender, event.borrower, event.chips or None, event.amount, ""
        case events.Corrected():
            for name, chips in event.chips:
                yield "correction", name, "", chips, money(chips, worth), event.why
        case events.Closed():
            for name, chips in event.counts:
                yield "close", name, "", chips, money(chips, worth), ""
            for name, cents in event.booked:
                yield "difference", name, "", None, cents, ""


def settlement(whole: Whole, chosen: Sequence[Night]) -> str:
    """A row for each transfer of the closed sessions' plans, with what is still to be paid of it."""
    return written(SETTLEMENT, _settlement_rows(whole.ledger, whole.known, chosen))


def _settlement_rows(book: Ledger, known: People, chosen: Sequence[Night]) -> Iterator[Row]:
    left: dict[tuple[str, str, str], int] = {}
    for currency in dict.fromkeys(entry.currency for entry in book.entries if isinstance(entry, Ended)):
        for payer, to, amount, session in by_night(book, currency, known):
            left[session, payer, to] = left.get((session, payer, to), 0) + amount
    for night in chosen:
        for payer, to, amount in night.plan:
            yield (
                night.id,
                day(night.started).isoformat(),
                neutral(payer),
                neutral(to),
                fixed(amount),
                fixed(left.get((night.id, payer, to), 0)),
                neutral(night.currency),
            )
