"""Words for what a live hand does not allow."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.live import (
    HandMoved,
    NoHandOpen,
    NoSuchHand,
    NotAtTable,
    NothingToRule,
    PotFirst,
    RulingOff,
    TableMoved,
    WordUnknown,
)
from dealer_assist.text.i18n import _
from dealer_assist.text.style import amount, found


def _no_hand(_error: NoHandOpen) -> str:
    return _("No hand is being played: dealer hand deal deals one, at dealer table Enter does.")


def _no_such_hand(error: NoSuchHand) -> str:
    if not error.last:
        return _("No hand has been played in this session yet.")
    if not error.text:
        return _("That hand was imported or typed as a result only, so it cannot be shown.")
    return _("There is no hand '{found}' in this session: the last is {last}.").format(
        found=found(error.text), last=error.last
    )


def _nothing_to_rule(_error: NothingToRule) -> str:
    return _("The table can rule on the pot once the betting is over: finish the round, or void the hand.")


def _ruling_off(error: RulingOff) -> str:
    return _("The pot is {pot}, the ruling pays {paid}: the amounts must sum to the pot.").format(
        pot=amount(error.pot), paid=amount(error.paid)
    )


def _moved(_error: HandMoved) -> str:
    return _("Something was recorded after the last hand: take that back with undo first, or use dealer correct.")


def _not_at_table(error: NotAtTable) -> str:
    return _(
        "'{found}' does not sit at the open session's table ({known}): type one of them, "
        "or add --no-session for a showdown of its own."
    ).format(found=found(error.text), known=", ".join(error.known))


def _table_moved(_error: TableMoved) -> str:
    return _("Something was recorded elsewhere meanwhile, so this line does not count: look where the table is now.")


def _word_unknown(error: WordUnknown) -> str:
    if error.near:
        return _("'{word}' is nothing to type here. Did you mean {near}? (help lists everything)").format(
            word=found(error.text), near=error.near
        )
    return _("'{word}' is nothing to type here: help lists everything.").format(word=found(error.text))


def _pot_first(_error: PotFirst) -> str:
    return _("No hand is being played: type the pot first, like 44 Ann=5AA Bob=T98, or deal a hand (Enter).")


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    NoHandOpen: _no_hand,
    NoSuchHand: _no_such_hand,
    NothingToRule: _nothing_to_rule,
    RulingOff: _ruling_off,
    HandMoved: _moved,
    NotAtTable: _not_at_table,
    TableMoved: _table_moved,
    WordUnknown: _word_unknown,
    PotFirst: _pot_first,
}
