"""What stands on a report's page: put together from the books, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime

from dealer_assist.cli.clock import now
from dealer_assist.cli.ledger import Books
from dealer_assist.cli.report_cards import shown_cards
from dealer_assist.core.bankroll import standings
from dealer_assist.core.debts import Night, by_night
from dealer_assist.core.money import fixed
from dealer_assist.core.session_events import HandFinished, Recorded
from dealer_assist.core.session_state import day
from dealer_assist.exchange import plot
from dealer_assist.exchange.chart import charts
from dealer_assist.exchange.page import Cell, Page, Picture, Pot, Section, Table
from dealer_assist.exchange.records import Whole
from dealer_assist.text import report as text
from dealer_assist.text.report import Head
from dealer_assist.text.style import safe

_MOST_POTS = 5
WORDS = plot.Words(axis=text.axis, signed=text.label)


def night_page(books: Books, whole: Whole, night: Night) -> Page:
    """The page of one night."""
    until = [one for one in books.ledger.nights if (one.started, one.id) <= (night.started, night.id)]
    same = [one for one in until if one.currency == night.currency]
    return _page(
        text.day_text(day(night.started)),
        text.night_facts(night.started, night.ended, night.preset, len(night.results), night.hands),
        [
            _results(whole, night),
            _settlement(books, night),
            *_pots(whole, [night]),
            *_standings(same, note=text.standings_note(len(same))),
            *_running(same),
        ],
    )


def season_page(books: Books, whole: Whole, nights: Sequence[Night]) -> Page:
    """The page of many nights."""
    first, last = day(nights[0].started), day(nights[-1].started)
    players = {name for night in nights for name in night.results}
    return _page(
        text.season_title(first, last),
        text.season_facts(len(nights), first, last, len(players), sum(night.hands for night in nights)),
        [
            *_standings(nights),
            *_running(nights),
            *_debts(books, {night.currency for night in nights}),
            _nights(nights),
            *_pots(whole, nights),
        ],
    )


def _page(title: str, facts: tuple[str, ...], sections: Iterable[Section]) -> Page:
    return Page(
        language=text.language(),
        over=text.over(),
        title=title,
        facts=facts,
        sections=tuple(sections),
        foot=text.foot(datetime.fromisoformat(now()).date()),
    )


def _name(name: str) -> Cell:
    return Cell(text=safe(name))


def _head(heading: str, *, number: bool = True) -> Cell:
    return Cell(text=heading, is_number=number)


def _money(cents: int, currency: str = "") -> Cell:
    return Cell(text=text.money(cents, currency), value=fixed(cents), is_number=True)


def _signed(cents: int, currency: str = "") -> Cell:
    tone = "good" if cents > 0 else "bad" if cents < 0 else ""
    return Cell(text=text.signed(cents, currency), value=fixed(cents), is_number=True, tone=tone)


def _count(count: int) -> Cell:
    return Cell(text=str(count), value=str(count), is_number=True)


def _results(whole: Whole, night: Night) -> Section:
    moved = whole.moved(night.id)
    differ = any(night.dues.get(name, 0) != net for name, net in night.results.items()) and any(night.dues.values())
    heads = [Head.player(), Head.bought(), Head.out(), Head.result(), *([Head.to_get()] if differ else [])]
    guests = [name for name in night.dues if name not in night.results and night.dues[name]]
    rows = []
    for name in (*sorted(night.results, key=lambda name: (-night.results[name], name)), *guests):
        bought, out = moved.get(name, (0, 0))
        row = [_name(name), _money(bought), _money(out), _signed(night.results.get(name, 0), night.currency)]
        rows.append((*row, *([_signed(night.dues.get(name, 0), night.currency)] if differ else [])))
    return Section(title=text.results(), table=_table("results", heads, rows))


def _table(name: str, heads: Sequence[str], rows: Iterable[tuple[Cell, ...]], texts: int = 1) -> Table:
    """A table whose first ``texts`` columns are no numbers."""
    cells = tuple(_head(heading, number=at >= texts) for at, heading in enumerate(heads))
    return Table(name=name, heads=cells, rows=tuple(rows))


def _settlement(books: Books, night: Night) -> Section:
    if not night.plan:
        return Section(title=text.settlement(), note=text.nobody_owes())
    left: dict[tuple[str, str], int] = {}
    for payer, to, amount, session in by_night(books.ledger, night.currency, books.known):
        if session == night.id:
            left[payer, to] = left.get((payer, to), 0) + amount
    moved = any(left.get((payer, to), 0) != amount for payer, to, amount in night.plan)
    rows = []
    for payer, to, amount in night.plan:
        still = left.get((payer, to), 0)
        state = _money(still, night.currency) if still else Cell(text=text.paid(), value="0.00", is_number=True)
        rows.append((_name(payer), _name(to), _money(amount, night.currency), *([state] if moved else [])))
    heads = [Head.payer(), Head.receiver(), Head.amount(), *([Head.state()] if moved else [])]
    return Section(title=text.settlement(), table=_table("settlement", heads, rows, texts=2))


def _debts(books: Books, currencies: set[str]) -> Iterator[Section]:
    rows = [
        (_name(payer), _name(to), _money(amount, currency))
        for currency, owed in books.ledger.owed.items()
        if currency in currencies
        for payer, to, amount in owed
    ]
    if rows:
        heads = [Head.payer(), Head.receiver(), Head.amount()]
        yield Section(title=text.debts(), table=_table("debts", heads, rows, texts=2))
    else:
        yield Section(title=text.debts(), note=text.nobody_owes())


def _standings(nights: Sequence[Night], note: str = "") -> Iterator[Section]:
    lines = standings(nights)
    currencies = list(dict.fromkeys(line.currency for line in lines))
    average, best, worst = Head.average(), Head.best(), Head.worst()
    heads = (
        _head(Head.player(), number=False), _head(Head.nights()), replace(_head(Head.net()), is_main=True),
        _extra(_head(average), average), _extra(_head(best), best), _extra(_head(worst), worst),
    )  # fmt: skip
    for number, currency in enumerate(currencies, 1):
        rows = [
            (
                _name(line.name), _count(line.nights), replace(_signed(line.net, currency), is_main=True),
                _extra(_signed(line.average), average), _extra(_signed(line.best), best),
                _extra(_signed(line.worst), worst),
            )
            for line in lines
            if line.currency == currency
        ]  # fmt: skip
        title = text.standings() if len(currencies) == 1 else text.in_currency(text.standings(), currency)
        name = "standings" if number == 1 else f"standings-{number}"
        yield Section(title=title, note=note, table=Table(name=name, heads=heads, rows=tuple(rows)))


def _extra(cell: Cell, label: str) -> Cell:
    """A cell that may go below the others."""
    return replace(cell, label=label)


def _running(nights: Sequence[Night]) -> Iterator[Section]:
    drawn = charts(nights)
    for number, chart in enumerate(drawn, 1):
        title = text.running() if len(drawn) == 1 else text.in_currency(text.running(), chart.currency)
        best, worst = chart.lines[0], chart.lines[-1]
        picture = Picture(
            narrow=plot.inline(chart, WORDS, size=plot.NARROW, prefix=f"n{number}"),
            wide=plot.inline(chart, WORDS, size=plot.WIDE, prefix=f"w{number}"),
            told=text.running_told(best.name, best.end, worst.name, worst.end, chart.currency),
        )
        yield Section(title=title, note=text.running_note(chart.left_out), picture=picture)


def _nights(nights: Sequence[Night]) -> Section:
    rows = []
    for night in reversed(nights):
        winner = max(night.results, key=lambda name: night.results[name], default="")
        rows.append(
            (
                Cell(text=day(night.started).isoformat()),
                _name(winner),
                _signed(night.results.get(winner, 0), night.currency),
                _count(len(night.results)),
            )
        )
    heads = [Head.night(), Head.winner(), Head.result(), Head.players()]
    return Section(title=text.nights(), table=_table("nights", heads, rows, texts=2))


def _pots(whole: Whole, nights: Sequence[Night]) -> Iterator[Section]:
    found: list[tuple[int, date, Recorded, str]] = []
    for night in nights:
        if night.hands:
            for one in whole.standing(night.id):
                if isinstance(one.event, HandFinished) and one.event.pot:
                    found.append((one.event.pot, day(night.started), one, night.id))
    found.sort(key=lambda one: (-one[0], one[1], one[2].number))
    pots = tuple(
        _pot(whole, one, session, when if len(nights) > 1 else None)
        for _chips, when, one, session in found[:_MOST_POTS]
    )
    if pots:
        yield Section(title=text.biggest_pots(), pots=pots)


def _pot(whole: Whole, one: Recorded, session: str, when: date | None) -> Pot:
    hand, called, rules = one.event, whole.known.called, whole.opening(session).rules
    assert isinstance(hand, HandFinished)
    document = whole.records.hands[session][one.number - 1][-1]
    hands = tuple((safe(called(name)), cards, name in hand.winners) for name, cards in shown_cards(rules, document))
    winners = tuple(called(name) for name in hand.winners)
    note = text.pot_note(hand=hand.number, day=when, winners=winners, scooped=bool(hand.scoops))
    return Pot(title=text.pot_title(hand.pot), note=note, hands=hands)
