"""A table in one line: house rules by the keys that differ from the default, hands as they are typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from dealer_assist.core.cards import Card
from dealer_assist.core.house import Layer, resolve
from dealer_assist.core.money import parse_amount, plain
from dealer_assist.core.request import Request, name_hands, part_hand, read_hands, read_pots, read_seats
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import Pot
from dealer_assist.core.typing_cards import parse_cards
from dealer_assist.core.verdict import Verdict

Keys = Mapping[str, object]
BOTH_AT_MOST = {"showdown.low_limit": "at-most", "showdown.high_limit": "at-most"}


def house(keys: Keys | None = None) -> HouseRules:
    """The default rules with ``keys`` (dotted) changed."""
    return resolve([Layer(origin="test", document=dict(keys or {}), is_set=True)])


def one_target(high: object = 31, keys: Keys | None = None) -> HouseRules:
    """The default rules with one target alone."""
    alone = Layer(origin="test", document={"targets": {"high": high}})
    return resolve([alone, Layer(origin="test", document=dict(keys or {}), is_set=True)])


def judged(
    hands: str, rules: HouseRules | Keys | None = None, *, pot: str = "40", pots: str = "", seats: str = ""
) -> Verdict:
    """The verdict on hands typed like ``Ann=5AA/low Bob=26p`` (blanks part the hands)."""
    played = rules if isinstance(rules, HouseRules) else house(rules)
    named = name_hands(map(part_hand, hands.split()), ())
    shown, declared = read_hands(played, [(name, hand.cards, hand.declared) for name, hand in named])
    names = tuple(shown)
    made = read_pots(pots, names, unit=played.chips.unit) if pots else (Pot(amount=parse_amount(pot), players=names),)
    order = read_seats(seats.split(","), names) if seats else names
    return Request(rules=played, hands=shown, declared=declared, pots=made, seats=order).judged()


def in_chips(amounts: Mapping[str, int]) -> dict[str, Decimal]:
    """Who gets how many chips, those left out who get none."""
    return {name: Decimal(plain(amount)) for name, amount in amounts.items() if amount}


def split(
    hands: str, rules: HouseRules | Keys | None = None, *, pot: str = "40", pots: str = "", seats: str = ""
) -> dict[str, object]:
    """Who takes how many chips of one pot of 40; what rides is ``"carried"``."""
    verdict = judged(hands, rules, pot=pot, pots=pots, seats=seats)
    assert sum(verdict.payouts.values()) + verdict.carried == verdict.pot
    carried = {"carried": Decimal(plain(verdict.carried))} if verdict.carried else {}
    return {**in_chips(verdict.payouts), **carried}


def cards(text: str) -> Sequence[Card]:
    """A hand of cards."""
    return parse_cards(text)
