"""``dealer session close``: the count, the result, the plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from dealer_assist.cli import output
from dealer_assist.cli.asking import can_ask
from dealer_assist.cli.base import command, option, settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.complete import amounts, players
from dealer_assist.cli.ledger import keep, loaded
from dealer_assist.cli.money_moves import asked_chips, named
from dealer_assist.cli.night import Night, anybody, hands_played, known_people, needed_session, night, seated, the_book
from dealer_assist.cli.settle import plan_document
from dealer_assist.core.debts import balances
from dealer_assist.core.errors.session import ChipsRide, HandOpen
from dealer_assist.core.money import fixed
from dealer_assist.core.players import People
from dealer_assist.core.session_close import Booking, close, seat_counts
from dealer_assist.core.session_result import dues, results
from dealer_assist.core.session_state import Session
from dealer_assist.core.session_typed import part_amounts, session_chips
from dealer_assist.core.settle import Plan, Transfer
from dealer_assist.core.settle import settle as fewest
from dealer_assist.core.settlement import ended, planned
from dealer_assist.text import session_show as text
from dealer_assist.text import settle as settle_text
from dealer_assist.text.i18n import N_, _


@command(
    "close",
    help=N_(
        "Count the chips and end the night.\n\nEverybody at the table is counted. Chips in play that are not counted, "
        "or too many, are told with what usually causes it; nothing is booked unless you say to whom."
    ),
    examples=(
        "dealer session close Ann=35 Bob=0 Cy=25",
        "dealer session close Ann=34 Bob=0 Cy=25 --short-to Ann",
        "dealer session close Ann=30 Bob=0 Cy=22 --split-carried",
    ),
    topic="session",
)
@click.argument("counts", nargs=-1, metavar="[NAME=CHIPS]...", shell_complete=amounts)
@option("--short-to", metavar="NAME", help=N_("Who gets the chips that are missing."), shell_complete=players)
@option("--over-to", metavar="NAME", help=N_("Who pays for chips too many."), shell_complete=players)
@option("--spread", is_flag=True, help=N_("All at the table share the difference, to the cent."))
@option("--split-carried", is_flag=True, help=N_("Riding chips are parted equally."))
@option("--carried-to", metavar="NAME", help=N_("Riding chips go to one player."), shell_complete=players)
def close_session(counts: tuple[str, ...], **given: Any) -> None:
    """See the help above."""
    for one, other in (("short-to", "spread"), ("over-to", "spread"), ("split-carried", "carried-to")):
        if given[one.replace("-", "_")] and given[other.replace("-", "_")]:
            raise click.UsageError(_("Give --{one} or --{other}, not both.").format(one=one, other=other))
    with the_book().reading("dealer session close") as view:
        session, known = needed_session(view), known_people(view)
    typed = _typed(session, known, counts)
    if can_ask() and set(session.seats) - set(typed):
        typed = _asked(session, typed, given)
    with night("dealer session close", closes=True) as at_work:
        before = at_work.session
        event = close(before, at=now(), counts=typed, booking=_booking(at_work, given))
        at_work.record(event)
        plan, others = _booked(at_work)
    counted = text.counts(seat_counts(before, dict(event.counts), event.rode), event.rode)
    _told(at_work.session, plan, counted=counted, others=others)


def _typed(session: Session, known: People, counts: Sequence[str]) -> dict[str, int]:
    pairs, rest = part_amounts(counts)
    if rest:
        raise click.UsageError(
            _("'{found}' is no NAME=CHIPS: type the counts like Ann=35 Bob=0.").format(found=rest[0])
        )
    return dict(named([(seated(session, known, name), session_chips(session, chips)) for name, chips in pairs]))


def _asked(session: Session, typed: dict[str, int], given: dict[str, Any]) -> dict[str, int]:
    """The counts that were not typed, seat by seat; Enter takes what the hands say."""
    if session.hand is not None:
        raise HandOpen(number=session.hand.number)
    if session.carried and not (given["split_carried"] or given["carried_to"]):
        raise ChipsRide(chips=session.carried)
    for name in session.seats:
        if name not in typed:
            typed[name] = asked_chips(session, name)
    return typed


def _booking(at_work: Night, given: dict[str, Any]) -> Booking:
    def name(option_name: str) -> str:
        typed = given[option_name]
        return anybody(at_work.session, at_work.known, typed) if typed else ""

    return Booking(
        split_carried=given["split_carried"],
        carried_to=name("carried_to"),
        short_to=name("short_to"),
        over_to=name("over_to"),
        spread=given["spread"],
    )


def _booked(at_work: Night) -> tuple[Plan, bool]:
    """The session's result and plan go into the book; whether there are debts from other nights, too."""
    books = loaded(at_work.work)
    result = ended(at_work.session, seq=books.seq, hands=hands_played(at_work.work, at_work.session.id))
    plan = planned(
        books.ledger,
        at=result.at,
        seq=books.seq,
        session=result.id,
        currency=result.currency,
        due=dict(result.dues),
    )
    keep(at_work.work, result, plan)
    least = fewest(dict(result.dues)).proven_at_least
    others = balances(plan.owed) != balances(plan.plan)
    return Plan(transfers=tuple(Transfer(*one) for one in plan.plan), proven_at_least=least), others


def _told(after: Session, plan: Plan, *, counted: str, others: bool) -> None:
    if settings().json:
        output.emit_json(
            {
                "session": after.id,
                "currency": after.currency,
                "results": {name: fixed(amount) for name, amount in results(after)},
                "dues": {name: fixed(amount) for name, amount in dues(after)},
                **plan_document(plan),
            }
        )
        return
    if counted:
        output.say(counted + "\n")
    output.say(text.closed(after) + "\n")
    output.say(settle_text.plan_text(plan, currency=after.currency))
    if others:
        output.say("\n" + settle_text.older_debts())
