"""``dealer settle``: who pays whom, for a night of the book or for amounts that are typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from dealer_assist.cli import output
from dealer_assist.cli.base import command, option, settings
from dealer_assist.cli.complete import players
from dealer_assist.core.errors.names import NameTaken
from dealer_assist.core.errors.settle import StepTooSmall
from dealer_assist.core.money import fixed, parse_amount
from dealer_assist.core.names import find_name, name_key, parse_name
from dealer_assist.core.session_typed import part_amounts
from dealer_assist.core.settle import Plan
from dealer_assist.core.settle_rounding import Rounded
from dealer_assist.core.settlement import Way, settlement
from dealer_assist.text import settle as text
from dealer_assist.text.i18n import N_, _


@command(
    "settle",
    help=N_(
        "Who pays whom, in the fewest payments.\n\nWithout names: the last closed session. With NAME=AMOUNT, what each "
        "has won or lost: no book is needed and nothing is stored. --banker and --to change the plan of the session."
    ),
    examples=(
        "dealer settle",
        "dealer settle --banker Ann --to 5 --chat",
        "dealer settle Ann=+35 Bob=-20 Cat=-15",
    ),
    topic="settle",
)
@click.argument("amounts", nargs=-1, metavar="[NAME=AMOUNT]...")
@option("--banker", metavar="NAME", help=N_("Everything goes through this one person."), shell_complete=players)
@option("--to", "note", metavar="AMOUNT", help=N_("Round to multiples of this note or coin."))
@option("--chat", is_flag=True, help=N_("One text to paste into the group."))
@option("--session", "session_id", metavar="ID", help=N_("Another closed session than the last."))
def settle(amounts: tuple[str, ...], banker: str | None, note: str | None, chat: bool, session_id: str | None) -> None:
    """See the help above."""
    to = _note(note)
    if not amounts:
        from dealer_assist.cli.settle_night import settle_night

        settle_night(session_id, banker, to, chat=chat)
        return
    balances = _typed(amounts)
    way = Way(banker=find_name(banker, balances) if banker else "", to=to)
    done = settlement(balances, way)
    if settings().json:
        output.emit_json(plan_document(done.plan, done.rounded))
    elif chat:
        output.say(text.chat_text(done.plan.transfers, results=balances))
    else:
        output.say(text.plan_text(done.plan, banker=way.banker, rounded=done.rounded))


def _note(text: str | None) -> int:
    """The note to round to, 0 for none; raises `StepTooSmall`."""
    note = parse_amount(text) if text is not None else 0
    if text is not None and not note:
        raise StepTooSmall(step=note)
    return note


def _typed(amounts: Sequence[str]) -> dict[str, int]:
    """Names with what they won or lost."""
    pairs, rest = part_amounts(amounts)
    if rest:
        raise click.UsageError(
            _("'{found}' is no NAME=AMOUNT: type what each has won or lost, like Ann=+35 Bob=-20 Cat=-15.").format(
                found=rest[0]
            )
        )
    balances: dict[str, int] = {}
    keys: dict[str, str] = {}
    for typed, amount in pairs:
        name = parse_name(typed)
        first = keys.setdefault(name_key(name), name)
        if name in balances or first != name:
            raise NameTaken(text=name, first=first)
        balances[name] = parse_amount(amount, signed=True)
    return balances


def plan_document(plan: Plan, rounded: Sequence[Rounded] = ()) -> dict[str, Any]:
    """The JSON document of ``settle``; ``rounded`` only where amounts were rounded."""
    document: dict[str, Any] = {
        "transfers": [{"from": payer, "to": payee, "amount": fixed(amount)} for payer, payee, amount in plan.transfers],
        "minimal": plan.minimal,
        "proven_at_least": plan.proven_at_least,
    }
    if rounded:
        document["rounded"] = [
            {"name": one.player, "exact": fixed(one.exact), "amount": fixed(one.balance)} for one in rounded
        ]
    return document
