"""From what everybody put in to the pots, and what comes back because nobody called it.

Source: House rules, "Pots". Chips are hundredths; players are the numbers of their seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple


class SeatPot(NamedTuple):
    """One pot: its ``amount``, and the ``seats`` of the live players who are in it (the main pot comes first).

    It holds what was put in above ``floor`` and up to ``ceiling`` (None: whatever was).
    """

    amount: int
    seats: tuple[int, ...]
    floor: int = 0
    ceiling: int | None = None


class Claim(NamedTuple):
    """What was put in above ``floor`` and up to ``ceiling`` is ``seat``'s: he was left alone in that pot."""

    seat: int
    floor: int
    ceiling: int | None


class PutIn(NamedTuple):
    """What the pots are made of.

    ``put_in`` is what each seat put in, less what came back and less a dealer's ante. ``live`` has not folded,
    ``all_in`` cannot put in more. ``base`` are the carried chips and the dealer's ante, which lie in the main pot and
    count for no level.
    """

    put_in: Sequence[int]
    live: Sequence[bool]
    all_in: Sequence[bool]
    base: int = 0


def uncalled(bets: Sequence[int]) -> tuple[int, int]:
    """The seat that bet most and how far it is above the next highest bet, whoever has folded; 0 if it was matched."""
    most = max(bets)
    seat = bets.index(most)
    return seat, most - max(bet for other, bet in enumerate(bets) if other != seat)


def make_pots(stakes: PutIn, claims: Sequence[Claim] = ()) -> tuple[SeatPot, ...]:
    """All pots, the main pot first and those that are somebody's already last."""
    return (*open_pots(stakes, claims), *claimed_pots(stakes, claims))


def open_pots(stakes: PutIn, claims: Sequence[Claim] = ()) -> list[SeatPot]:
    """One pot for each level at which a live player is all-in, and one above them, up to where ``claims`` begin.

    Each is for the live players who matched its level or still can. Chips that no live player matched lie in the pot
    below. Empty pots are not listed. With nobody live there is one pot with no players.
    """
    put_in, live, all_in, base = stakes
    seats = [seat for seat, alive in enumerate(live) if alive]
    top = min((claim.floor for claim in claims), default=None)
    levels = sorted({put_in[seat] for seat in seats if all_in[seat] and (top is None or put_in[seat] < top)})
    pots: list[SeatPot] = []
    floor, matched = 0, -1  # a level of 0 is one, too: who is all-in with a dealer's ante is in the main pot only
    for level in (*levels, top):
        amount = base + _between(put_in, floor, level)
        members = tuple([seat for seat in seats if not all_in[seat] or put_in[seat] > matched])
        if amount and (members or not pots):
            pots.append(SeatPot(amount, members, floor, level))
            base = 0
        elif amount:
            below = pots[-1]
            pots[-1] = SeatPot(below.amount + amount, below.seats, below.floor, level)
        if level is not None:
            floor = matched = level
    return pots


def claimed_pots(stakes: PutIn, claims: Sequence[Claim]) -> list[SeatPot]:
    """The pots that are somebody's already, the lowest first."""
    pots = [
        SeatPot(_between(stakes.put_in, claim.floor, claim.ceiling), (claim.seat,), claim.floor, claim.ceiling)
        for claim in reversed(claims)
    ]
    return [pot for pot in pots if pot.amount]


def claimed(stakes: PutIn, claims: Sequence[Claim] = ()) -> tuple[Claim, ...]:
    """``claims`` with what has become somebody's because he is now alone in a pot: from then on, whatever happens."""
    alone = takewhile(lambda pot: len(pot.seats) == 1, reversed(open_pots(stakes, claims)))
    return (*claims, *[Claim(pot.seats[0], pot.floor, pot.ceiling) for pot in alone])


def _between(put_in: Sequence[int], floor: int, ceiling: int | None) -> int:
    if ceiling is None:
        return sum([amount - floor for amount in put_in if amount > floor])
    return sum([min(amount, ceiling) - floor for amount in put_in if amount > floor])
