"""One draw round: who is offered a card, in which order, and who is passed over.

Source: House rules, "The course of a hand and its betting", Draw order, Freezing, Consent and Deck. Players are the
numbers of their seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from dealer_assist.core.cards import Card
from dealer_assist.core.choices import Consent, FreezeCounts
from dealer_assist.core.rules import DrawRules


@dataclass(kw_only=True, slots=True)
class DrawRound:
    """A running round.

    ``number`` is 0 for the draw before the first betting round. ``order`` are the seats to be asked, ``at`` how many
    of them are behind. ``took`` says whether somebody took a card. With ``consent`` it is a card for all or for
    nobody: ``refused`` are those who declined, ``noted`` the cards that were seen, by seat. ``opener_missing``: nobody
    is asked before the dealer names the opener.
    """

    number: int
    order: tuple[int, ...]
    consent: bool
    at: int = 0
    took: bool = False
    refused: list[int] = field(default_factory=list)
    noted: dict[int, Card] = field(default_factory=dict)
    opener_missing: bool = False

    def copy(self) -> DrawRound:
        """The same round, which goes its own way from here."""
        return replace(self, refused=list(self.refused), noted=dict(self.noted))

    @property
    def to_act(self) -> int | None:
        """The seat that is asked."""
        return self.order[self.at] if self.at < len(self.order) else None


def is_consent(rules: DrawRules, number: int) -> bool:
    """Whether round ``number`` gives a card to all or to nobody: only those after the first betting round do."""
    return number > 0 and rules.consent is Consent.ALL


def is_frozen(rules: DrawRules, declines: int) -> bool:
    """Whether a player with so many declines is passed over (no effect in rounds of consent)."""
    return 0 < rules.freeze_after <= declines


def declines_after_card(rules: DrawRules, declines: int) -> int:
    """A taken card starts a row of declines anew."""
    return 0 if rules.freeze_counts is FreezeCounts.IN_A_ROW else declines


def draw_order(
    rules: DrawRules, consent: bool, start: int, live: Sequence[bool], declines: Sequence[int]
) -> tuple[int, ...]:
    """The seats to be asked, clockwise from ``start``: the live ones that are not frozen."""
    seats = len(live)
    turned = [(start + step) % seats for step in range(seats)]
    return tuple([seat for seat in turned if live[seat] and (consent or not is_frozen(rules, declines[seat]))])
