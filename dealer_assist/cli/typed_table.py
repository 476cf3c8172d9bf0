"""What a showdown starts from: rules, seats and riding chips, and how its typed parts become a request."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import click

from dealer_assist.core.errors.live import NotAtTable
from dealer_assist.core.errors.names import NameUnknown
from dealer_assist.core.money import parse_amount, parse_chips
from dealer_assist.core.names import split_outside_quotes, unquote
from dealer_assist.core.record import record
from dealer_assist.core.request import (
    Request,
    TypedHand,
    name_hands,
    part_hand,
    read_hands,
    read_pots,
    read_seats,
    verify_equals,
    with_carried,
)
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import Pot
from dealer_assist.text.i18n import _


@record
class Table:
    """What holds unless it is typed.

    ``seats`` are the open session's, from the dealer's left; ``carried`` (hundredths) rides into the main pot;
    ``notes`` say where all that came from.
    """

    rules: HouseRules
    rules_name: str
    seats: tuple[str, ...] = ()
    carried: int = 0
    notes: tuple[str, ...] = ()

    def with_unit(self, text: str | None) -> Table:
        """The same table with another smallest chip, if one was typed."""
        return self if text is None else replace(self, rules=self.rules.with_unit(smallest_chip(text)))


def smallest_chip(text: str) -> int:
    """What ``--unit`` gives, in hundredths; 0 is a usage error."""
    unit = parse_amount(text)
    if not unit:
        raise click.UsageError(_("The smallest chip cannot be 0: type --unit 1 or --unit 0.25."))
    return unit


@record
class Typed:
    """The arguments of a showdown as they were typed."""

    hands: tuple[str, ...]
    pot: str | None
    pots: str | None
    seats: str | None
    carried: str | None

    def named(self, table: Table) -> list[tuple[str, TypedHand]]:
        """The hands with their holders; bare cards belong to ``--seats`` in turn, else to the table's seats."""
        verify_equals(self.hands)
        try:
            return name_hands(map(part_hand, self.hands), table.seats, self._typed_seats() or table.seats)
        except NameUnknown as error:
            raise NotAtTable(text=error.text, known=table.seats) from error

    def check_seat(self, table: Table, name: str) -> None:
        """Refuse the hand of somebody whom ``--seats`` leaves out, as soon as it is typed; raises `NotSeated`."""
        self._order(table.seats, (name,))

    def request(self, table: Table, rules: HouseRules | None = None) -> Request:
        """What is to be judged; under other ``rules`` than the table's, declarations they do not want are left out."""
        unit = table.rules.chips.unit
        named = self.named(table)
        played = rules or table.rules
        said = rules is None or rules.declares
        texts = [(name, hand.cards, hand.declared if said else "") for name, hand in named]
        shown, declared = read_hands(played, texts)
        names = tuple(shown)
        riding = table.carried if self.carried is None else parse_chips(self.carried, unit=unit)
        return Request(
            rules=played,
            hands=shown,
            declared=declared,
            pots=with_carried(self._pots(names, unit), riding, names),
            seats=self._order(table.seats, names),
        )

    def _pots(self, names: Sequence[str], unit: int) -> tuple[Pot, ...]:
        if self.pot is not None and self.pots is not None:
            raise click.UsageError(_("Give --pot or --pots, not both."))
        if self.pots is not None:
            return read_pots(self.pots, names, unit=unit)
        if self.pot is None:
            raise click.UsageError(_("How much is in the pot? Add --pot AMOUNT, for example --pot 40."))
        return (Pot(amount=parse_chips(self.pot, unit=unit), players=tuple(names)),)

    def _order(self, seated: Sequence[str], names: tuple[str, ...]) -> tuple[str, ...]:
        if self.seats is not None:
            return read_seats(self._typed_seats(), names)
        return tuple(name for name in seated if name in names) or names

    def _typed_seats(self) -> list[str]:
        return [] if self.seats is None else [unquote(name) for name in split_outside_quotes(self.seats, ",")]
