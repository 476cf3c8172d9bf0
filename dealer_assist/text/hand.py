"""A hand told from its first ante to its last chip, as the table would have seen it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from dealer_assist.core.betting import Kind
from dealer_assist.core.choices import AnteBy
from dealer_assist.core.hand import Hand, begin
from dealer_assist.core.hand_events import Busted, Dealt, Declared, Event, NobodyElse, PotKnown, PutInKnown, Showed
from dealer_assist.core.hand_settling import Outcome
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Street
from dealer_assist.text import style
from dealer_assist.text.hand_acts import clause
from dealer_assist.text.hands import hands_table
from dealer_assist.text.i18n import _
from dealer_assist.text.showdown import payments_text, pots_text
from dealer_assist.text.tables import table, wrap


def hand_text(hand: Hand) -> str:
    """The whole story, ending with the split if the hand is over."""
    blocks = ["\n".join(_start(hand)), *_rounds(hand)]
    if hand.is_over:
        verdict = hand.state.verdict
        if verdict is not None:
            blocks += [hands_table(verdict) if verdict.hands else "", pots_text(verdict), payments_text(verdict)]
        blocks.append(result_table(hand.outcome))
    return "\n\n".join(block for block in blocks if block)


def _start(hand: Hand) -> Iterator[str]:
    dealt = hand.events[0]
    assert isinstance(dealt, Dealt)
    opening = begin(hand.state.rules, dealt).state
    yield style.bold(
        _("{title}, {name} deals").format(title=_(hand.state.rules.title or "Seven Twenty-Seven"), name=dealt.dealer)
    )
    seats = [
        name if stack is None else _("{name} {amount}").format(name=name, amount=style.amount(stack))
        for name, stack in dealt.seats
    ]
    yield from wrap(", ".join(seats), first="  ", rest="  ")
    if dealt.carried:
        yield from wrap(
            _("{amount} ride from the hand before.").format(amount=style.amount(dealt.carried)), first="  ", rest="  "
        )
    yield from wrap(_antes(opening), first="  ", rest="  ")


def _antes(state: HandState) -> str:
    paid = {name: player.put_in for name, player in zip(state.table.names, state.players, strict=True) if player.put_in}
    if not paid:
        return _("No antes.")
    if state.rules.betting.ante_by is AnteBy.DEALER:
        name, amount = next(iter(paid.items()))
        return _("{name} antes {amount} for all.").format(name=name, amount=style.amount(amount))
    if len(set(paid.values())) == 1 and len(paid) == len(state.players):
        amount, pot = next(iter(paid.values())), sum(paid.values())
        return _("Everybody antes {amount}: {pot} in the pot.").format(
            amount=style.amount(amount), pot=style.amount(pot)
        )
    said = [_("{name} {amount}").format(name=name, amount=style.amount(amount)) for name, amount in paid.items()]
    return _("Antes: {paid}.").format(paid=", ".join(said))


_APART = (PotKnown, PutInKnown, Declared)  # belong to no round


@dataclass
class _Section:
    """A round as it is told: ``mark`` tells it from the next, ``before`` is the hand as it began."""

    mark: object
    title: str
    before: HandState
    clauses: list[str] = field(default_factory=list)


def _rounds(hand: Hand) -> Iterator[str]:
    """A block for each round, with what became of the pot."""
    dealt = hand.events[0]
    assert isinstance(dealt, Dealt)
    telling = begin(hand.state.rules, dealt)
    section: _Section | None = None
    for event in hand.events[1:]:
        if isinstance(event, Showed | NobodyElse):
            continue
        mark = type(event) if isinstance(event, _APART) else telling.state.running or telling.state.street
        before = telling.state.copy()
        if section is None or (section.mark is not mark and not _is_late_bust(event, before)):
            if section is not None:
                yield _block(section, before)
            section = _Section(mark=mark, title=_title(event, before), before=before)
        section.clauses.append(clause(event, before))
        telling.record(event)
    if section is not None:
        yield _block(section, telling.state)


def _is_late_bust(event: Event, state: HandState) -> bool:
    """Whether somebody is bust with the card of the draw before, typed before the first act of the next round."""
    begun = state.betting is not None and state.betting.begun
    return isinstance(event, Busted) and not begun and (state.drawing is None or not state.drawing.at)


def _title(event: Event, state: HandState) -> str:
    if isinstance(event, PotKnown | PutInKnown):
        return _("The pot")
    return _("Declarations") if isinstance(event, Declared) else round_title(state)


def round_title(state: HandState) -> str:
    """What the table is at: ``First betting``, ``Draw 2``, ``Showdown``."""
    if state.betting is not None:
        return {
            Kind.FIRST: _("First betting"),
            Kind.LATER: _("Betting"),
            Kind.FINAL: _("Final betting"),
            Kind.AFTER: _("Betting after the declarations"),
        }[state.betting.kind]
    if state.drawing is not None:
        return _("Draw {number}").format(number=state.drawing.number) if state.drawing.number else _("First draw")
    if state.street in (Street.SHOW, Street.OVER):
        return _("Showdown")
    return _("Declarations") if state.street is Street.DECLARE else _("Antes")


def _block(section: _Section, after: HandState) -> str:
    notes = list(_notes(section.before, after))
    lines = [style.bold(section.title), *wrap("; ".join(section.clauses) + ".", first="  ", rest="  ")]
    for note in notes:
        lines += wrap(note, first="  ", rest="    ")
    return "\n".join(lines)


def _notes(before: HandState, after: HandState) -> Iterator[str]:
    """What a round led to, besides what everybody did."""
    names = before.table.names
    if after.reshuffled and not before.reshuffled:
        yield _("The folded hands are shuffled into the deck.")
    if before.drawing is not None and before.drawing.consent:
        served = any(new.taken > old.taken for old, new in zip(before.players, after.players, strict=True))
        yield _("Everybody gets a card.") if served else _("Nobody gets a card.")
    if after.voided:
        return
    for name, old, new in zip(names, before.players, after.players, strict=True):
        if new.returned > old.returned:
            amount = style.amount(new.returned - old.returned)
            yield _("{name} takes back {amount}, which nobody called.").format(name=name, amount=amount)
    if before.betting is not None or after.quick != before.quick or after.claims != before.claims:
        yield pots_line(after)


def pots_line(state: HandState) -> str:
    """``21 in the pot.``, or the main pot and the side pots with those who are in them."""
    pots = state.pots
    if state.pot_known is not None or len(pots) < 2:
        return _("{amount} in the pot.").format(amount=style.amount(state.pot))
    said = []
    for number, pot in enumerate(pots):
        facts = {
            "amount": style.amount(pot.amount),
            "names": ", ".join([state.table.names[seat] for seat in pot.seats]),
        }
        if number == 0:
            said.append(_("main pot {amount} ({names})").format(**facts))
        elif any(claim.floor == pot.floor for claim in state.claims):
            said.append(_("side pot {amount}, already {names}'s").format(**facts))
        else:
            said.append(_("side pot {amount} ({names})").format(**facts))
    return _("Pots: {pots}.").format(pots=", ".join(said))


def result_table(outcome: Outcome) -> str:
    """What everybody has won or lost, and his stack where there is one."""
    if outcome.net is None:
        return _("Who put in what was not typed, so the stacks are not known.")
    heads, align = [_("player"), _("takes"), _("won or lost")], "lrr"
    stacks = outcome.stacks or {}
    if stacks:
        heads, align = [*heads, _("stack")], align + "r"
    rows = []
    for name, net in outcome.net.items():
        row = [name, style.amount(outcome.payouts[name]), style.signed_amount(net)]
        if stacks:
            row.append(style.amount(stacks[name]) if name in stacks else "")
        rows.append(row)
    return table(heads, rows, align=align)
