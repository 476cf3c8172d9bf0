"""What somebody did in a hand, in a clause each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dealer_assist.core import hand_events as events
from dealer_assist.core.hand_events import Event
from dealer_assist.core.hand_state import HandState
from dealer_assist.text import style
from dealer_assist.text.i18n import _
from dealer_assist.text.sides import declaration


def clause(event: Event, before: HandState) -> str:
    """``Ann checks``, ``Bob raises by 5 to 9, all-in``; ``before`` is the hand before it."""
    return _CLAUSES[type(event)](event, before)


def _took(event: events.Took, before: HandState) -> str:
    facts = {"name": event.player, "card": style.card(event.card) if event.card is not None else ""}
    if before.drawing is not None and before.drawing.consent:
        return (_("{name} agrees and gets {card}") if event.card else _("{name} agrees")).format(**facts)
    if event.bust:
        return (_("{name} takes {card}, bust") if event.card else _("{name} takes a card, bust")).format(**facts)
    return (_("{name} takes {card}") if event.card else _("{name} takes a card")).format(**facts)


def _declined(event: events.Declined, before: HandState) -> str:
    if before.drawing is not None and before.drawing.consent:
        return _("{name} refuses").format(name=event.player)
    return _("{name} declines").format(name=event.player)


def _is_all(before: HandState, name: str, amount: int) -> bool:
    """Whether ``amount`` on top of a call is all he has, so that he is all-in with it."""
    assert before.betting is not None
    seat = before.seat(name)
    owed = before.betting.current - before.betting.bets[seat]
    return not before.table.open_stakes and before.players[seat].stack == owed + amount


def _called(event: events.Called, before: HandState) -> str:
    assert before.betting is not None
    seat = before.seat(event.player)
    owed, stack = before.betting.current - before.betting.bets[seat], before.players[seat].stack
    if stack is not None and stack <= owed and not before.table.open_stakes:
        return _("{name} calls {amount}, all-in").format(name=event.player, amount=style.amount(stack))
    return _("{name} calls {amount}").format(name=event.player, amount=style.amount(owed))


def _bet(event: events.Bet, before: HandState) -> str:
    said = _("{name} bets {amount}")
    if _is_all(before, event.player, event.amount):
        said = _("{name} bets {amount}, all-in")
    return said.format(name=event.player, amount=style.amount(event.amount))


def _raised(event: events.Raised, before: HandState) -> str:
    assert before.betting is not None
    said = _("{name} raises by {by} to {to}")
    if _is_all(before, event.player, event.by):
        said = _("{name} raises by {by} to {to}, all-in")
    to = before.betting.current + event.by
    return said.format(name=event.player, by=style.amount(event.by), to=style.amount(to))


def _exposed(event: events.Exposed, before: HandState) -> str:
    dealt = [name for name, one in zip(before.table.names, before.players, strict=True) if one.dealt]
    held = [
        _("{name} {cards}").format(name=name, cards=style.cards(cards))
        for name, cards in zip(dealt, event.cards, strict=True)
    ]
    return _("face up: {hands}").format(hands=", ".join(held))


def _put_in(event: events.PutInKnown, _before: HandState) -> str:
    return ", ".join(
        [_("{name} put in {amount}").format(name=name, amount=style.amount(amount)) for name, amount in event.put_in]
    )


def _declared(event: events.Declared, before: HandState) -> str:
    return _("{name} declares {side}").format(name=event.player, side=declaration(before.rules, event.side))


_CLAUSES: dict[type[Event], Callable[[Any, HandState], str]] = {
    events.Took: _took,
    events.Declined: _declined,
    events.Checked: lambda event, _before: _("{name} checks").format(name=event.player),
    events.Called: _called,
    events.Bet: _bet,
    events.Raised: _raised,
    events.Folded: lambda event, _before: _("{name} folds").format(name=event.player),
    events.Busted: lambda event, _before: _("{name} is bust").format(name=event.player),
    events.Bought: lambda event, _before: _("{name} buys {amount}").format(
        name=event.player, amount=style.amount(event.amount)
    ),
    events.OpenerNamed: lambda event, _before: _("{name} is named to open").format(name=event.player),
    events.Exposed: _exposed,
    events.PotKnown: lambda event, _before: _("the pot is {amount}").format(amount=style.amount(event.amount)),
    events.PutInKnown: _put_in,
    events.Declared: _declared,
    events.Voided: lambda _event, _before: _("the hand is void, every chip goes back"),
}
