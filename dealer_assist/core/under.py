"""What the hands of a night would have paid under other house rules.

Each hand is judged for itself: the pots as they lay at its showdown, the hands that were shown, the table's chips. A
hand that nobody showed stays as it was, and what would have ridden is not added to the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from dealer_assist.core.comparing import Needs, needs
from dealer_assist.core.errors import DealerError
from dealer_assist.core.hand_records import FinishedHand, was_shown
from dealer_assist.core.hand_settling import at_showdown
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.pots import claimed_pots, open_pots
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import Pot, counter_for, judge
from dealer_assist.core.typed import check_suits
from dealer_assist.core.verdict import Verdict


@dataclass(frozen=True, kw_only=True)
class Division:
    """Who got what of a pot, in hundredths of a chip, all players by name; ``carried`` rode on."""

    payouts: Mapping[str, int]
    carried: int


@dataclass(frozen=True, kw_only=True)
class HandUnder:
    """Hand ``number``: how its ``pot`` was divided and how it would have been.

    ``would`` is None where something was not kept that those rules want: ``unanswered``. ``ruled``: the table had
    agreed on what was paid.
    """

    number: int
    pot: int
    paid: Division
    would: Division | None
    unanswered: Needs | None = None
    ruled: bool = False

    @property
    def differs(self) -> bool:
        """Whether somebody would have got something else."""
        return self.would is not None and self.would != self.paid


@dataclass(frozen=True, kw_only=True)
class Moved:
    """What a player took in the hands that can be answered, and would have taken."""

    name: str
    paid: int
    would: int


def under(table: HouseRules, other: HouseRules, hands: Sequence[tuple[int, FinishedHand]]) -> tuple[HandUnder, ...]:
    """Numbered ``hands`` that were played by ``table`` as ``other`` would have divided them; not the void ones."""
    chips = replace(table.chips, odd_chip=other.chips.odd_chip)
    rules = replace(other, chips=chips)
    return tuple(_hand(rules, number, finished) for number, finished in hands if not finished.hand.state.voided)


def moved(hands: Sequence[HandUnder]) -> tuple[Moved, ...]:
    """The sums of each player, in the order in which they came to the table."""
    answered = [(one.paid.payouts, one.would.payouts) for one in hands if one.would is not None]
    names = dict.fromkeys(name for one in hands for name in one.paid.payouts)
    return tuple(
        Moved(
            name=name,
            paid=sum(paid.get(name, 0) for paid, _would in answered),
            would=sum(would.get(name, 0) for _paid, would in answered),
        )
        for name in names
    )


def _hand(rules: HouseRules, number: int, finished: FinishedHand) -> HandUnder:
    outcome, state = finished.outcome, finished.hand.state
    paid = Division(payouts=outcome.payouts, carried=outcome.carried)
    found = HandUnder(number=number, pot=outcome.pot, paid=paid, would=paid, ruled=finished.ruling is not None)
    if state.verdict is None or not was_shown(state.verdict):
        return found
    try:
        verdict = _judged(rules, state)
    except DealerError as error:
        return replace(found, would=None, unanswered=needs(error))
    payouts = dict.fromkeys(outcome.payouts, 0) | dict(verdict.payouts)
    for name, amount in _claims(state):
        payouts[name] += amount
    return replace(found, would=Division(payouts=payouts, carried=verdict.carried))


def _judged(rules: HouseRules, state: HandState) -> Verdict:
    hands, said = at_showdown(state)
    declared = said if rules.declares else {}
    check_suits(counter_for(rules), {name: shown.cards for name, shown in hands.items()})
    return judge(rules, hands, pots=_pots(state, list(hands)), seats=list(hands), declared=declared, checked=True)


def _pots(state: HandState, shown: Sequence[str]) -> list[Pot]:
    """The pots with all who had a hand at the showdown; who is dead leaves them as the rules will have it."""
    if state.pot_known is not None:
        return [Pot(amount=state.pot_known, players=tuple(shown))]
    names = state.table.names
    return [
        Pot(amount=pot.amount, players=tuple(names[seat] for seat in pot.seats))
        for pot in open_pots(state.put_in, state.claims)
    ]


def _claims(state: HandState) -> list[tuple[str, int]]:
    """The pots that were somebody's before the showdown."""
    if state.pot_known is not None:
        return []
    return [(state.table.names[pot.seats[0]], pot.amount) for pot in claimed_pots(state.put_in, state.claims)]
