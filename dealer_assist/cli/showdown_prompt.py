"""Asking for a showdown on a terminal: the pot, then one hand at a time, its totals shown at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dealer_assist.cli import output
from dealer_assist.cli.asking import asked
from dealer_assist.cli.typed_table import Table, Typed
from dealer_assist.core.hand_settling import living
from dealer_assist.core.money import parse_chips
from dealer_assist.core.names import write_name
from dealer_assist.core.request import read_hands
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import counter_for, report_hands
from dealer_assist.core.typed import Shown, check_deal, write_hand
from dealer_assist.core.typing_declarations import declaration_texts, parse_declaration
from dealer_assist.core.verdict import Status
from dealer_assist.text.hands import hand_line
from dealer_assist.text.i18n import _
from dealer_assist.text.showdown import notes_text


def ask(table: Table, typed: Typed) -> tuple[Table, Typed]:
    """The table, its notes said, and the typed arguments with what was missing.

    What cannot be read is asked again. Ctrl-D or Ctrl-C leaves.
    """
    if table.notes:
        output.say(notes_text(table.notes) + "\n")
    pot = typed.pot
    if pot is None and typed.pots is None:
        pot = asked(_("How much is in the pot?"), lambda text: _pot(table, text))
    hands = _hands(table, typed) if not typed.hands else _declared(table, typed)
    return replace(table, notes=()), replace(typed, hands=tuple(hands), pot=pot)


def _pot(table: Table, text: str) -> str:
    parse_chips(text, unit=table.rules.chips.unit)
    return text


def _hands(table: Table, typed: Typed) -> list[str]:
    hands: list[str] = []
    while True:
        hand = asked(_hand_question(len(hands)), lambda text: _hand(table, typed, hands, text))
        if not hand:
            return hands
        hands.append(hand)


def _hand_question(number: int) -> str:
    if not number:
        return _("First hand, NAME=CARDS (from the dealer's left):")
    return _("Next hand (Enter when all are shown):")


def _hand(table: Table, typed: Typed, hands: Sequence[str], text: str) -> str:
    """The hand as an argument, with its declaration; empty when the table is through."""
    if not text.strip() and hands:
        return ""
    rules = table.rules
    named = replace(typed, hands=(*hands, text)).named(table)
    shown, declared = read_hands(rules, [(one, hand.cards, hand.declared) for one, hand in named])
    check_deal(counter_for(rules), {one: hand.cards for one, hand in shown.items()})
    name, parted = named[-1]
    typed.check_seat(table, name)
    [report] = report_hands(counter_for(rules), {name: shown[name]}, declared).values()
    output.say(hand_line(rules, report))
    declaration = parted.declared
    if rules.declares and not declaration and report.status is Status.LIVE:
        declaration = _declaration(rules, name)
    return _argument(name, shown[name], declaration)


def _declared(table: Table, typed: Typed) -> list[str]:
    """The hands of the command line with the declarations that were left out."""
    rules = table.rules
    named = typed.named(table)
    shown, _said = read_hands(rules, [(name, hand.cards, hand.declared) for name, hand in named])
    check_deal(counter_for(rules), {name: hand.cards for name, hand in shown.items()})
    live = living(rules, shown)
    wanted = live if rules.declares and len(live) > 1 else []
    return [
        _argument(name, shown[name], hand.declared or (_declaration(rules, name) if name in wanted else ""))
        for name, hand in named
    ]


def _declaration(rules: HouseRules, name: str) -> str:
    question = _("{name} declares ({allowed}):").format(name=name, allowed=", ".join(declaration_texts(rules)))
    return asked(question, lambda said: parse_declaration(rules, name, said).value)


def _argument(name: str, shown: Shown, declaration: str) -> str:
    return f"{write_name(name)}={write_hand(shown)}" + (f"/{declaration}" if declaration else "")
