"""A hand: its events and what they make of the table.

``verify`` says whether an event is allowed (it raises), ``can`` asks the same without an error, `OpenHand.record` does
it. A `Hand` is the events with the state after the last; it never changes. An `OpenHand` is one that is being written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
    """How an event is verified, and how it is done by the seat that the verifier found."""

    verify: Callable[[HandState, Any], int | None]
    apply: Callable[[HandState, Any, Any], None]


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


@dataclass(slots=True)
class OpenHand:
    """A hand that is being written: ``state`` changes with every event."""

    state: HandState
    events: list[Event]

    def record(self, event: Event) -> None:
        """One more event; raises like `verify`, and then nothing has changed."""
        state, change = self.state, _CHANGES[type(event)]
        change.apply(state, event, change.verify(state, event))
        self.events.append(event)

    @property
    def is_over(self) -> bool:
        """Whether the chips have gone where they belong."""
        return self.state.street is Street.OVER

    def closed(self) -> Hand:
        """The hand as it is now; do not write on in this one."""
        return Hand(self.state, tuple(self.events))


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand after its last event. ``events`` are those that count, the deal first."""

    state: HandState
    events: tuple[Event, ...]

    def opened(self) -> OpenHand:
        """A copy to go on with."""
        return OpenHand(self.state.copy(), list(self.events))

    def after(self, event: Event) -> Hand:
        """The hand after one more event, which may take the last one back; raises like `verify`."""
        if isinstance(event, TakenBack):
            if len(self.events) < 2:
                raise NothingToTakeBack()
            return fold(self.state.rules, self.events[:-1])
        hand = self.opened()
        hand.record(event)
        return hand.closed()

    @property
    def is_over(self) -> bool:
        """Whether the chips have gone where they belong."""
        return self.state.street is Street.OVER

    @property
    def outcome(self) -> Outcome:
        """What the finished hand changes."""
        return outcome(self.state)


def begin(rules: HouseRules, event: Dealt) -> OpenHand:
    """A new hand; raises like `hand_setup.deal`."""
    return OpenHand(setup.deal(rules, event), [event])


def fold(rules: HouseRules, history: Iterable[Event]) -> Hand:
    """The hand after all of ``history``, the deal first; events may take earlier ones back."""
    standing: list[Event] = []
    for event in history:
        if not isinstance(event, TakenBack):
            standing.append(event)
        elif len(standing) > 1:
            standing.pop()
        else:
            raise NothingToTakeBack()
    dealt = standing[0]
    assert isinstance(dealt, Dealt)
    hand = begin(rules, dealt)
    for event in standing[1:]:
        hand.record(event)
    return hand.closed()
