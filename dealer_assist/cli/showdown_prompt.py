"""Asking for a showdown on a terminal: the pot, then one hand at a time, its totals shown at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import click

from dealer_assist.cli import output
from dealer_assist.cli.typed_table import Table, Typed
from dealer_assist.core.errors import DealerError
from dealer_assist.core.money import parse_chips
from dealer_assist.core.names import write_name
from dealer_assist.core.request import name_hands, part_hand, read_hands
from dealer_assist.core.showdown import counter_for, report_hand
from dealer_assist.core.typed import check_deal, write_hand
from dealer_assist.core.typing_declarations import declaration_texts, parse_declaration
from dealer_assist.text.errors import say
from dealer_assist.text.hands import hand_line
from dealer_assist.text.i18n import _

_T = TypeVar("_T")


def ask(table: Table, typed: Typed) -> Typed:
    """The typed arguments of a whole showdown; what cannot be read is asked again. Ctrl-D or Ctrl-C leaves."""
    for note in table.notes:
        output.say(note)
    pot = typed.pot
    if pot is None and typed.pots is None:
        pot = again(_("How much is in the pot?"), lambda text: _pot(table, text))
    hands: list[str] = []
    while True:
        hand = again(_hand_question(len(hands)), lambda text: _hand(table, hands, text))
        if not hand:
            break
        hands.append(hand)
    return replace(typed, hands=tuple(hands), pot=pot)


def again(question: str, read: Callable[[str], _T]) -> _T:
    """Ask until ``read`` takes the answer; its complaints are shown."""
    while True:
        answer = click.prompt(question, default="", show_default=False, prompt_suffix=" ")
        try:
            return read(answer)
        except DealerError as error:
            output.complain(say(error))


def _pot(table: Table, text: str) -> str:
    parse_chips(text, unit=table.rules.chips.unit)
    return text


def _hand_question(number: int) -> str:
    if not number:
        return _("First hand, NAME=CARDS (from the dealer's left):")
    return _("Next hand (Enter when all are shown):")


def _hand(table: Table, hands: list[str], text: str) -> str:
    """The hand as an argument, with its declaration; empty when the table is through."""
    if not text.strip() and hands:
        return ""
    named = name_hands(map(part_hand, [*hands, text]), table.seats)
    name, parted = named[-1]
    rules = table.rules
    shown, declared = read_hands(rules, [(one, hand.cards, hand.declared) for one, hand in named])
    check_deal(counter_for(rules), [(one, hand.cards) for one, hand in shown.items()])
    report = report_hand(counter_for(rules), name, shown[name], declared.get(name))
    output.say(hand_line(rules, report))
    declaration = parted.declared
    if rules.declares and not declaration and not shown[name].mucked:
        question = _("{name} declares ({allowed}):").format(name=name, allowed=", ".join(declaration_texts(rules)))
        declaration = again(question, lambda said: parse_declaration(rules, name, said).value)
    return f"{write_name(name)}={write_hand(shown[name])}" + (f"/{declaration}" if declaration else "")
