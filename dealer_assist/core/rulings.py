"""The table's ruling in place of the split: agreed amounts that sum to the pot. Chips are hundredths."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from dealer_assist.core.errors.live import NothingToRule, RulingOff
from dealer_assist.core.hand_settling import Outcome, outcome
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Street

_RULED = (Street.DECLARE, Street.SHOW, Street.OVER)


def ruled(state: HandState, paid: Mapping[str, int]) -> Outcome:
    """What the hand changes when the table agrees on ``paid``, names of players with what each gets.

    Allowed once the betting is over. Raises `NothingToRule` before that and in a void hand, `RulingOff` when the
    amounts are not the pot.
    """
    if state.street not in _RULED or state.voided:
        raise NothingToRule(street=state.street)
    split = outcome(state)
    pot = state.pot
    if sum(paid.values()) != pot:
        raise RulingOff(pot=pot, paid=sum(paid.values()))
    payouts = {name: paid.get(name, 0) for name in split.payouts}
    players = dict(zip(state.table.names, state.players, strict=True))
    net = stacks = None
    if split.net is not None:
        net = {name: payouts[name] + one.returned - one.put_in for name, one in players.items()}
        stacks = {name: one.stack + payouts[name] for name, one in players.items() if one.stack is not None}
    return replace(
        split,
        pot=pot,
        payouts=payouts,
        net=net,
        stacks=stacks,
        carried=0,
        rides=False,
        winners=tuple(name for name, amount in payouts.items() if amount),
        scoops=(),
    )
