"""Random whole hands by random house rules: what must hold after every act, whatever the act."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.core import hand_events as events
from dealer_assist.core import handfile, handfile_writer
from dealer_assist.core.cards import DECK
from dealer_assist.core.declare import Declaration
from dealer_assist.core.errors import DealerError
from dealer_assist.core.hand import Hand, OpenHand, can, fold
from dealer_assist.core.hand_events import Event, TakenBack
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.hand_writing import from_document, to_document, write_event
from dealer_assist.core.typed import MUCK, Shown
from dealer_assist.text.hand import hand_text
from tests.hand.play import rulebook
from tests.hand.table import NAMES, RandomTable, base, finished

SEEDS = st.integers(0, 2**32)


def _chips(state: HandState) -> int:
    """All that lies before the players with a stack and in the pots."""
    unlimited = sum(player.put_in - player.returned for player in state.players if player.stack is None)
    stacks = sum(player.stack for player in state.players if player.stack is not None)
    return stacks + state.pot - unlimited


@settings(max_examples=60)
@given(seed=SEEDS)
def test_chips_are_conserved_after_every_act_and_pots_plus_stacks_are_what_was_brought(seed: int) -> None:
    table = RandomTable.dealt(random.Random(seed))
    for event in table.play():
        state = table.state
        if isinstance(event, events.Voided):
            break
        assert _chips(state) == table.brought + table.bought
        assert all(player.stack is None or player.stack >= 0 for player in state.players)
        assert all(0 <= player.returned <= player.put_in for player in state.players)
        bets = sum(state.betting.bets) if state.betting is not None else 0
        assert sum(pot.amount for pot in state.pots) + bets == state.pot
        if state.street is not Street.OVER:
            assert len(state.live) > 1 or state.owing
    outcome, unlimited = table.hand.closed().outcome, table.state
    assert outcome.net is not None
    assert sum(outcome.net.values()) + outcome.carried == unlimited.table.carried
    assert outcome.stacks is not None
    without = sum(net for name, net in outcome.net.items() if name not in outcome.stacks)
    assert sum(outcome.stacks.values()) + without + outcome.carried == table.brought + table.bought


@settings(max_examples=40)
@given(seed=SEEDS)
def test_everything_put_in_is_paid_returned_or_carried_in_whole_chips(seed: int) -> None:
    table, hand = finished(seed)
    outcome, state = hand.outcome, hand.state
    unit = table.rules.chips.unit
    put_in = sum(player.put_in for player in state.players) + state.table.carried
    assert sum(outcome.payouts.values()) + sum(outcome.returned.values()) + outcome.carried == put_in
    assert all(amount % unit == 0 for amount in (*outcome.payouts.values(), *outcome.returned.values()))
    if state.verdict is not None:
        assert sum(pot.amount for pot in state.verdict.pots) == outcome.pot
        assert sum(outcome.payouts.values()) + outcome.carried == outcome.pot
        assert all(pot.amount for pot in state.verdict.pots)


@settings(max_examples=8)
@given(seed=SEEDS)
def test_undo_of_any_depth_is_the_inverse(seed: int) -> None:
    _table, hand = finished(seed)
    steps = [fold(hand.state.rules, hand.events[:end]) for end in range(1, len(hand.events) + 1)]
    back = hand
    for before in reversed(steps[:-1]):
        back = back.after(TakenBack())
        assert back == before
    for step, event in zip(steps[1:], hand.events[1:], strict=True):
        back = back.after(event)
        assert back == step


@settings(max_examples=50)
@given(seed=SEEDS)
def test_replay_of_the_written_file_is_identical(seed: int) -> None:
    table, hand = finished(seed)
    text = handfile_writer.write(hand, preset=table.preset, base=base(table.preset))
    assert handfile.read(text, rulebook).hand == hand


@settings(max_examples=20)
@given(seed=SEEDS, share=st.integers(0, 100))
def test_a_running_hand_is_written_and_read_as_far_as_it_is(seed: int, share: int) -> None:
    table, hand = finished(seed)
    part = fold(table.rules, hand.events[: 1 + (len(hand.events) - 1) * share // 100])
    text = handfile_writer.write(part, preset=table.preset, base=base(table.preset))
    assert handfile.read(text, rulebook, complete=False).hand == part


@settings(max_examples=20)
@given(seed=SEEDS, undone=st.integers(0, 5))
def test_a_stored_hand_is_its_events(seed: int, undone: int) -> None:
    table, hand = finished(seed)
    history = [*hand.events, *[TakenBack()] * min(undone, len(hand.events) - 1)]
    document = json.loads(json.dumps(to_document(history)))
    assert from_document(table.rules, document) == fold(table.rules, history)


def _arbitrary(luck: random.Random, state: HandState) -> Event:
    """Anything that somebody might type."""
    name, amount = luck.choice(NAMES), luck.choice((-100, 0, 50, 100, 300, 500, 2000, 99_900))
    cards: Any = luck.choice(((), (1,), (1, 2), (1, 2, 3)))
    hand = luck.choice((MUCK, Shown(total=14), Shown(cards=tuple(luck.choice(DECK) for _ in cards))))
    seats = len(state.players)
    return luck.choice(
        (
            events.Exposed(cards=tuple((luck.choice(DECK),) for _ in range(luck.choice((seats, 2))))),
            events.OpenerNamed(player=name),
            events.Took(player=name, card=luck.choice((None, luck.choice(DECK))), bust=luck.random() < 0.3),
            events.Declined(player=name),
            events.Checked(player=name),
            events.Called(player=name),
            events.Bet(player=name, amount=amount),
            events.Raised(player=name, by=amount),
            events.Folded(player=name),
            events.Busted(player=name),
            events.Bought(player=name, amount=amount),
            events.PotKnown(amount=amount),
            events.PutInKnown(put_in=((name, amount),)),
            events.Declared(player=name, side=luck.choice(list(Declaration))),
            events.Showed(player=name, hand=hand),
            events.NobodyElse(),
            events.Voided(),
        )
    )


@settings(max_examples=20)
@given(seed=SEEDS)
def test_illegal_acts_are_all_refused_without_a_change_of_state(seed: int) -> None:
    luck = random.Random(seed)
    table = RandomTable.dealt(luck)
    for _event in table.play():
        for _try in range(3):
            event, before = _arbitrary(luck, table.state), table.state.copy()
            if can(before, event):
                OpenHand(before.copy(), []).record(event)
            else:
                with pytest.raises(DealerError):
                    table.hand.record(event)
            assert table.state == before


@settings(max_examples=20)
@given(seed=SEEDS)
def test_what_the_options_say_is_what_is_allowed(seed: int) -> None:
    table = RandomTable.dealt(random.Random(seed))
    unit = table.rules.chips.unit
    for _event in table.play():
        state, choices = table.state, table.state.turn.options
        if choices is None or state.to_act is None:
            continue
        name, stack = state.to_act, state.players[state.seat(state.to_act)].stack
        assert can(state, events.Folded(player=name))
        assert can(state, events.Checked(player=name)) == choices.check
        assert can(state, events.Called(player=name)) == (choices.owed > 0 and not choices.lacks)
        for amount in {*range(unit, 8 * unit, unit), 99 * unit, (stack or 0) - choices.owed}:
            has = stack is None or choices.owed + amount <= stack
            bet = choices.bet is not None and choices.bet.holds(amount) and has
            by = choices.raises is not None and choices.raises.holds(amount) and has
            assert can(state, events.Bet(player=name, amount=amount)) == bet, (choices, amount)
            assert can(state, events.Raised(player=name, by=amount)) == by, (choices, amount)


@settings(max_examples=6)
@given(seed=SEEDS)
def test_one_more_act_costs_no_fold_of_the_whole_hand(seed: int) -> None:
    """The hand before an act is as it was, and the hand after it is the fold of all its events."""
    table, hand = finished(seed)
    steps: list[Hand] = [fold(table.rules, hand.events[:1])]
    for event in hand.events[1:]:
        steps.append(steps[-1].after(event))
    assert steps[-1] == hand
    for end, step in enumerate(steps, 1):
        assert step.events == hand.events[:end]
    middle = len(steps) // 2
    assert steps[middle] == fold(table.rules, hand.events[: middle + 1])


@settings(max_examples=12)
@given(seed=SEEDS)
def test_the_story_can_be_told_and_each_event_is_one_line(seed: int) -> None:
    _table, hand = finished(seed)
    assert hand_text(hand)
    assert all("\n" not in write_event(event) for event in hand.events[1:])
