"""Balances rounded to what can be paid in notes, so that they still cancel out."""

from collections.abc import Mapping
from dataclasses import dataclass

from dealer_assist.core.errors.settle import BalancesOff, StepTooSmall
from dealer_assist.core.names import name_key


@dataclass(frozen=True, kw_only=True, slots=True)
class Rounded:
    """The balance of ``player`` as it is (``exact``) and in whole notes, in hundredths."""

    player: str
    exact: int
    balance: int

    @property
    def change(self) -> int:
        """What rounding gives him (negative: takes from him); always less than a note."""
        return self.balance - self.exact


def rounded_balances(balances: Mapping[str, int], step: int) -> tuple[Rounded, ...]:
    """Every balance as a multiple of ``step`` (hundredths), by name; together they are 0 as before.

    All are rounded down, and the notes that are missing then go one each to the largest remainders; of equal ones to
    who lost more, then by name. Nobody is a note or more off, and no loser becomes a winner. The players need not be
    in any order. Raises `BalancesOff` if they do not sum to 0, `StepTooSmall`.
    """
    if step <= 0:
        raise StepTooSmall(step=step)
    off = sum(balances.values())
    if off:
        raise BalancesOff(off=off)
    missing = sum(balance % step for balance in balances.values()) // step
    players = sorted(balances, key=lambda player: (name_key(player), player))
    first = sorted(players, key=lambda player: (-(balances[player] % step), balances[player]))
    up = set(first[:missing])
    return tuple(
        Rounded(
            player=player,
            exact=balances[player],
            balance=balances[player] // step * step + (step if player in up else 0),
        )
        for player in players
    )
