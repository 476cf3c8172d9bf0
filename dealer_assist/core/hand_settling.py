"""The end of a hand: what comes back, the pots, and who gets them. Chips are hundredths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dealer_assist.core.awards import award_pot
from dealer_assist.core.contest import uncontested
from dealer_assist.core.declare import Declaration
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.pots import SeatPot, claimed, claimed_pots, make_pots, open_pots, uncalled
from dealer_assist.core.ranking import NOBODY
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import Pot, counter_for, judge, report_hands
from dealer_assist.core.typed import Shown
from dealer_assist.core.verdict import PotVerdict, Status, Verdict


def return_uncalled(state: HandState, bets: Sequence[int]) -> None:
    """The part of the highest bet that nobody matched goes back, whoever made it."""
    seat, amount = uncalled(bets)
    state.players[seat].get_back(amount)


def claim(state: HandState) -> None:
    """Pots in which one live player is left are his from now on; while two have chips there is no such pot."""
    if sum(state.able) < 2:
        state.claims = claimed(state.put_in, state.claims)


def win_alone(state: HandState) -> None:
    """One player is left: everything that is not somebody's already is his, and nobody shows."""
    if state.betting is not None:
        return_uncalled(state, state.betting.bets)
    pots = tuple([_his(state, pot) for pot in make_pots(state.put_in, state.claims)])
    verdict = Verdict(
        rules=state.rules,
        pot=sum([pot.amount for pot in pots]),
        hands={},
        pots=pots,
        payouts=_paid({}, pots),
        carried=0,
    )
    _finish(state, verdict)


def at_showdown(state: HandState) -> tuple[dict[str, Shown], dict[str, Declaration]]:
    """The hands that were shown, from the dealer's left, and what their players declared."""
    names, players = state.table.names, state.players
    order = [seat for seat in state.table.from_left if players[seat].shown is not None]
    hands = {names[seat]: shown for seat in order if (shown := players[seat].shown) is not None}
    return hands, {names[seat]: said for seat in order if (said := players[seat].declared) is not None}


def split(state: HandState) -> None:
    """Every live player has shown; dead hands and those thrown in count as folded before the pots are made."""
    names, rules = state.table.names, state.rules
    hands, declared = at_showdown(state)
    claims: tuple[PotVerdict, ...] = ()
    if state.pot_known is not None:
        pots = [Pot(amount=state.pot_known, players=tuple(hands))]
    else:
        alive = set(living(rules, hands))
        put_in = state.put_in._replace(live=[name in alive for name in names])
        pots = [
            Pot(amount=pot.amount, players=tuple([names[seat] for seat in pot.seats]))
            for pot in open_pots(put_in, state.claims)
        ]
        claims = tuple([_his(state, pot) for pot in claimed_pots(put_in, state.claims)])
    verdict = judge(rules, hands, pots=pots, seats=list(hands), declared=declared, checked=True)
    if claims:
        verdict = verdict._replace(
            pot=verdict.pot + sum([pot.amount for pot in claims]),
            pots=verdict.pots + claims,
            payouts=_paid(verdict.payouts, claims),
        )
    _finish(state, verdict)


def living(rules: HouseRules, hands: Mapping[str, Shown]) -> list[str]:
    """Those of ``hands`` that are neither thrown in nor dead."""
    if not rules.showdown.fold_when_bust:
        return [name for name, hand in hands.items() if not hand.mucked]
    reports = report_hands(counter_for(rules), hands, {})
    return [name for name, report in reports.items() if report.status is Status.LIVE]


def void(state: HandState) -> None:
    """Every chip goes back."""
    for player in state.players:
        player.get_back(player.put_in - player.returned)
    state.voided, state.pot_known = True, None
    _finish(state, None)


def _finish(state: HandState, verdict: Verdict | None) -> None:
    state.street, state.verdict = Street.OVER, verdict
    state.owing, state.betting, state.drawing = (), None, None


def _his(state: HandState, pot: SeatPot) -> PotVerdict:
    """The verdict on a pot with one player."""
    return award_pot(state.rules, pot.amount, uncontested((state.table.names[pot.seats[0]],)), NOBODY)


def _paid(payouts: Mapping[str, int], pots: tuple[PotVerdict, ...]) -> dict[str, int]:
    paid = dict(payouts)
    for pot in pots:
        for award in pot.awards:
            for name, amount in award.paid.items():
                paid[name] = paid.get(name, 0) + amount
    return paid


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What a finished hand changes; the maps name every player in the order of the seats.

    ``returned`` is what came back uncalled (all of it in a voided hand), ``net`` = payouts + returned − put in, None
    where it is not known who put in what; ``stacks`` are those of the players who have one, None likewise. ``rides``:
    a whole pot does (or the hand is void), so that the same dealer deals again. ``winners`` got some of the pot,
    ``scoops`` is who got all of it against a hand that was shown.
    """

    pot: int
    payouts: Mapping[str, int]
    returned: Mapping[str, int]
    net: Mapping[str, int] | None
    stacks: Mapping[str, int] | None
    carried: int
    rides: bool
    winners: tuple[str, ...]
    scoops: tuple[str, ...]


def outcome(state: HandState) -> Outcome:
    """What the finished hand changes."""
    verdict, names = state.verdict, state.table.names
    payouts = dict.fromkeys(names, 0)
    if verdict is not None:
        payouts.update(verdict.payouts)
    players = dict(zip(names, state.players, strict=True))
    is_known = state.pot_known is None
    winners = tuple([name for name, amount in payouts.items() if amount])
    carried = verdict.carried if verdict is not None else state.table.carried
    live_hands = verdict.hands.values() if verdict is not None else ()
    contested = sum([report.status is Status.LIVE for report in live_hands]) > 1
    return Outcome(
        pot=verdict.pot if verdict is not None else 0,
        payouts=payouts,
        returned={name: player.returned if is_known else 0 for name, player in players.items()},
        net={name: payouts[name] + one.returned - one.put_in for name, one in players.items()} if is_known else None,
        stacks={name: one.stack + payouts[name] for name, one in players.items() if one.stack is not None}
        if is_known
        else None,
        carried=carried,
        rides=state.voided or (verdict is not None and verdict.pot_rides),
        winners=winners,
        scoops=winners if contested and len(winners) == 1 and not carried else (),
    )
