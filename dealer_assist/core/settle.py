"""Who pays whom at the end of a night: the fewest transfers, or all of them through one person.

A balance is what a player is to get, in hundredths; a negative one is what he is to pay.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from dealer_assist.core.errors.names import NameUnknown
from dealer_assist.core.errors.settle import BalancesOff
from dealer_assist.core.names import name_key
from dealer_assist.core.zero_sums import Grouping, zero_sum_groups


class Transfer(NamedTuple):
    """``payer`` pays ``payee`` ``amount``, which is above 0; a plain (from, to, amount) for the book."""

    payer: str
    payee: str
    amount: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Plan:
    """Transfers, each from a loser or the banker, after which nobody is to get or to pay anything.

    No plan for the same balances has fewer than ``proven_at_least`` transfers; there is none better if ``minimal``.
    A plan through a banker has more on purpose, and is measured by the same number.
    """

    transfers: tuple[Transfer, ...]
    proven_at_least: int

    @property
    def minimal(self) -> bool:
        """Whether it is proven that no fewer transfers do."""
        return len(self.transfers) == self.proven_at_least

    @property
    def at_most_above(self) -> int:
        """How many transfers more than the fewest these are, at most."""
        return len(self.transfers) - self.proven_at_least


def settle(balances: Mapping[str, int]) -> Plan:
    """The fewest transfers that settle ``balances``: proven for any 25 unsettled players, and mostly for more.

    With N players whose balance is not 0 it takes N less the most disjoint groups of them that each sum to zero.
    Inside a group winners and losers are matched largest first, so every transfer goes from a loser to a winner.
    Equal balances give an equal plan whatever their order. Raises `BalancesOff` if they do not sum to 0.
    """
    players, grouping = _grouped(balances)
    waiting: dict[int, list[str]] = {}
    for player in reversed(players):
        waiting.setdefault(balances[player], []).append(player)
    transfers = [
        transfer
        for group in grouping.groups
        for transfer in _matched([(waiting[amount].pop(), amount) for amount in group])
    ]
    transfers.sort(key=lambda transfer: (_by_name(transfer.payer), -transfer.amount, _by_name(transfer.payee)))
    return Plan(transfers=tuple(transfers), proven_at_least=len(players) - grouping.at_most)


def through(balances: Mapping[str, int], banker: str) -> Plan:
    """Every loser pays ``banker``, who pays every winner; he has a balance, perhaps 0.

    Raises `NameUnknown` if he has none, `BalancesOff` if they do not sum to 0.
    """
    if banker not in balances:
        raise NameUnknown(text=banker, known=tuple(balances))
    players, grouping = _grouped(balances)
    others = [player for player in players if player != banker]
    paid_in = [Transfer(player, banker, -balances[player]) for player in others if balances[player] < 0]
    paid_out = [Transfer(banker, player, balances[player]) for player in others if balances[player] > 0]
    return Plan(transfers=(*paid_in, *paid_out), proven_at_least=len(players) - grouping.at_most)


def _grouped(balances: Mapping[str, int]) -> tuple[list[str], Grouping]:
    """Who is not settled yet, by name, and the groups of their balances."""
    off = sum(balances.values())
    if off:
        raise BalancesOff(off=off)
    players = sorted((player for player, amount in balances.items() if amount), key=_by_name)
    return players, zero_sum_groups(balances[player] for player in players)


def _by_name(player: str) -> tuple[str, str]:
    return name_key(player), player


def _matched(group: Sequence[tuple[str, int]]) -> Iterator[Transfer]:
    """The largest loser pays the largest winner, and so on; ``group`` is ascending by balance and sums to 0.

    Each transfer settles the one or the other, the last one both, so there are fewer transfers than members.
    """
    losers = iter([(player, -balance) for player, balance in group if balance < 0])
    payer, owes = "", 0
    for payee, due in sorted((member for member in group if member[1] > 0), key=lambda winner: -winner[1]):
        while due:
            if not owes:
                payer, owes = next(losers)
            amount = min(owes, due)
            yield Transfer(payer, payee, amount)
            owes, due = owes - amount, due - amount
