"""The open session's table as the defaults of a showdown, read without loading the book."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from dealer_assist import presets
from dealer_assist.cli.typed_table import Table
from dealer_assist.core.session_rules import house_rules
from dealer_assist.store.opened import read_open
from dealer_assist.text import style
from dealer_assist.text.i18n import _


def session_table(book: Path, sets: Sequence[str], *, riding: bool = True) -> Table | None:
    """Rules and seats from the dealer's left of the open session; None if no session is open.

    With ``riding`` the chips that ride go into the pot; without, the call says itself what does.
    """
    opened = read_open(book)
    if opened is None:
        return None
    document = opened.table
    rules = house_rules(document["rules"], opened.session)
    rules = presets.changed(rules, opened.session, sets) if sets else rules
    notes = [
        _("Session {session}: {rules}; from the dealer's left {seats}. (--no-session ignores it.)").format(
            session=opened.session, rules=document["preset"], seats=", ".join(document["seats"])
        )
    ]
    carried = document["carried"] if riding else 0
    if carried:
        notes.append(
            _("{amount} ride from the last hand and are added to the pot.").format(amount=style.amount(carried))
        )
    return Table(
        rules=rules,
        rules_name=document["preset"],
        seats=tuple(document["seats"]),
        carried=carried,
        notes=tuple(notes),
    )
