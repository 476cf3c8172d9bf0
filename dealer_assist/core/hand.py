"""A hand: its events and what they make of the table.

``verify`` says whether an event is allowed (it raises), ``can`` asks the same without an error, ``do`` gives the state
after it. A `Hand` keeps the events with the state after each, so that any number of them can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from dealer_assist.core import hand_acts as acts
from dealer_assist.core import hand_events as events
from dealer_assist.core import hand_setup as setup
from dealer_assist.core import hand_showing as showing
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.hand import NothingToTakeBack
from dealer_assist.core.hand_events import Dealt, Event, TakenBack
from dealer_assist.core.hand_settling import Outcome, outcome
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.rules import HouseRules


class _Change(NamedTuple):
    verify: Callable[[HandState, Any], None]
    apply: Callable[[HandState, Any], HandState]


_CHANGES: dict[type[Event], _Change] = {
    events.Exposed: _Change(showing.verify_exposed, showing.exposed),
    events.OpenerNamed: _Change(acts.verify_opener_named, acts.opener_named),
    events.Took: _Change(acts.verify_took, acts.took),
    events.Declined: _Change(acts.verify_declined, acts.declined),
    events.Checked: _Change(acts.verify_checked, acts.checked),
    events.Called: _Change(acts.verify_called, acts.called),
    events.Bet: _Change(acts.verify_bet, acts.bet),
    events.Raised: _Change(acts.verify_raised, acts.raised),
    events.Folded: _Change(acts.verify_folded, acts.folded),
    events.Busted: _Change(acts.verify_busted, acts.busted),
    events.Bought: _Change(acts.verify_bought, acts.bought),
    events.PotKnown: _Change(setup.verify_pot_known, setup.pot_known),
    events.PutInKnown: _Change(setup.verify_put_in_known, setup.put_in_known),
    events.Declared: _Change(showing.verify_declared, showing.declared),
    events.Showed: _Change(showing.verify_showed, showing.showed),
    events.NobodyElse: _Change(showing.verify_nobody_else, showing.nobody_else),
    events.Voided: _Change(showing.verify_voided, showing.voided),
}


def verify(state: HandState, event: Event) -> None:
    """Raises what the rules or the cards have against ``event`` (see `core.errors.hand`)."""
    _CHANGES[type(event)].verify(state, event)


def can(state: HandState, event: Event) -> bool:
    """Whether ``event`` is allowed."""
    try:
        verify(state, event)
    except DealerError:
        return False
    return True


def do(state: HandState, event: Event) -> HandState:
    """The hand after ``event``; raises like `verify`, and then nothing has changed."""
    change = _CHANGES[type(event)]
    change.verify(state, event)
    return change.apply(state, event)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand after its last event; ``before`` is the hand without it."""

    state: HandState
    event: Event
    before: Hand | None = None

    def after(self, event: Event) -> Hand:
        """The hand after one more event, which may take the last one back; raises like `verify`."""
        if isinstance(event, TakenBack):
            if self.before is None:
                raise NothingToTakeBack()
            return self.before
        return Hand(do(self.state, event), event, self)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that count, the deal first."""
        return tuple(reversed([hand.event for hand in self._backwards()]))

    def _backwards(self) -> Iterator[Hand]:
        hand: Hand | None = self
        while hand is not None:
            yield hand
            hand = hand.before

    @property
    def is_over(self) -> bool:
        """Whether the chips have gone where they belong."""
        return self.state.street is Street.OVER

    @property
    def outcome(self) -> Outcome:
        """What the finished hand changes."""
        return outcome(self.state)


def begin(rules: HouseRules, event: Dealt) -> Hand:
    """A new hand; raises like `hand_setup.deal`."""
    return Hand(setup.deal(rules, event), event)


def fold(rules: HouseRules, history: Iterable[Event]) -> Hand:
    """The hand after all of ``history``, the deal first; events may take earlier ones back."""
    steps = iter(history)
    dealt = next(steps)
    assert isinstance(dealt, Dealt)
    hand = begin(rules, dealt)
    for event in steps:
        hand = hand.after(event)
    return hand
