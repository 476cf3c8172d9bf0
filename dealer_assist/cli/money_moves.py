"""The night's money: ``buyin cashout away back expense loan correct count``."""

from __future__ import annotations

import click

from dealer_assist.cli import output
from dealer_assist.cli.asking import asked, can_ask, needed
from dealer_assist.cli.base import command, option, settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.complete import amounts as amounts_of
from dealer_assist.cli.complete import players
from dealer_assist.cli.night import Night, anybody, needed_session, newcomer, night, open_session, seated, the_book
from dealer_assist.core import session_events as events
from dealer_assist.core.errors.session import NamedTwice
from dealer_assist.core.money import parse_amount, plain
from dealer_assist.core.session_close import parts
from dealer_assist.core.session_state import Session
from dealer_assist.core.session_typed import part_amounts, part_names, part_words, session_chips
from dealer_assist.core.unseen import note
from dealer_assist.text.i18n import N_, _

_CASH = option("--cash", is_flag=True, help=N_("The money is cash and goes through the till."))
_TILL = option("--till", metavar="NAME", help=N_("Who holds the till (from now on)."))


def _done(session: Session, text: str) -> None:
    """What was recorded, for people or for a script."""
    if settings().json:
        from dealer_assist.cli.status_json import status_document

        output.emit_json(status_document(session))
    else:
        output.say(text)


def _till(at_work: Night, text: str | None) -> str:
    return anybody(at_work.session, at_work.known, text) if text else ""


@command(
    "buyin",
    help=N_(
        "Somebody takes chips.\n\nWho has no seat yet sits down: in the last seat, in his old one, or with --after "
        "left of somebody. Nothing is cash unless --cash says so."
    ),
    examples=("dealer buyin Ann 20", "dealer buyin Dee 20 --after Bob", "dealer buyin Ann 20 --cash --till Bob"),
    topic="session",
)
@click.argument("name", required=False, shell_complete=players)
@click.argument("chips", required=False)
@option("--after", metavar="NAME", help=N_("Whose left neighbour sits down."))
@option("--new", is_flag=True, help=N_("NAME is whole, though it begins the name of somebody at the table."))
@_CASH
@_TILL
def buyin(name: str | None, chips: str | None, after: str | None, new: bool, cash: bool, till: str | None) -> None:
    """See the help above."""
    from dealer_assist.text import session as text

    name = needed(name, "NAME", _("Who buys in?"))
    chips = needed(chips, "CHIPS", _("For how many chips?"), parse_amount)
    with night("dealer buyin") as at_work:
        before = at_work.session
        event = events.BoughtIn(
            at=now(),
            player=newcomer(before, at_work.known, name, new=new),
            chips=session_chips(before, chips),
            cash=cash or till is not None,
            till=_till(at_work, till),
            after=seated(before, at_work.known, after) if after else "",
        )
        at_work.record(event)
    _done(at_work.session, text.bought_in(before, at_work.session, event))


@command(
    "cashout",
    help=N_(
        "Somebody gives his chips back and leaves, or with --stays takes some off the table.\n\nNothing is cash unless "
        "--cash says so; what is not is settled at the end."
    ),
    examples=("dealer cashout Ann 35", "dealer cashout Ann 0", "dealer cashout Ann 10 --stays --cash"),
    topic="session",
)
@click.argument("name", required=False, shell_complete=players)
@click.argument("chips", required=False)
@option("--stays", is_flag=True, help=N_("Keeps the seat and the rest of the chips."))
@_CASH
@_TILL
def cashout(name: str | None, chips: str | None, stays: bool, cash: bool, till: str | None) -> None:
    """See the help above."""
    from dealer_assist.text import session as text

    name = needed(name, "NAME", _("Who cashes out?"))
    chips = needed(chips, "CHIPS", _("How many chips?"), parse_amount)
    with night("dealer cashout") as at_work:
        before = at_work.session
        event = events.CashedOut(
            at=now(),
            player=seated(before, at_work.known, name),
            chips=session_chips(before, chips),
            cash=cash or till is not None,
            till=_till(at_work, till),
            stays=stays,
        )
        at_work.record(event)
    _done(at_work.session, text.cashed_out(before, at_work.session, event))


@command(
    "away",
    help=N_("Somebody is not dealt in until he is back; his chips stay."),
    examples=("dealer away Ann", "dealer back Ann"),
    topic="session",
)
@click.argument("name", required=False, shell_complete=players)
def away(name: str | None) -> None:
    """See the help above."""
    from dealer_assist.text import session as text

    name = needed(name, "NAME", _("Who goes away?"))
    with night("dealer away") as at_work:
        player = seated(at_work.session, at_work.known, name)
        at_work.record(events.WentAway(at=now(), player=player))
    _done(at_work.session, text.away(at_work.session, player))


@command(
    "back",
    help=N_("Somebody who was away is dealt in again."),
    examples=("dealer back Ann", "dealer back Ann --after Cy"),
    topic="session",
)
@click.argument("name", required=False, shell_complete=players)
@option("--after", metavar="NAME", help=N_("Whose left neighbour takes the seat, where it is another one."))
def back(name: str | None, after: str | None) -> None:
    """See the help above."""
    from dealer_assist.text import session as text

    name = needed(name, "NAME", _("Who is back?"))
    with night("dealer back") as at_work:
        player = seated(at_work.session, at_work.known, name)
        neighbour = seated(at_work.session, at_work.known, after) if after else ""
        at_work.record(events.CameBack(at=now(), player=player, after=neighbour))
    _done(at_work.session, text.back(at_work.session, player))


@command(
    "expense",
    help=N_(
        "Somebody paid for several: pizza, drinks, the room.\n\nIt is borne in equal parts, to the cent, by everybody "
        "at the table, or by those whom --for names. AMOUNT is money, not chips."
    ),
    examples=("dealer expense Ann 30 pizza", "dealer expense Ann 30 pizza --for Bob,Cy"),
    topic="session",
)
@click.argument("name", required=False, shell_complete=players)
@click.argument("amount", required=False)
@click.argument("what", nargs=-1, metavar="[WHAT]...")
@option("--for", "names", metavar="A,B", help=N_("Who bears it (default: everybody at the table)."))
def expense(name: str | None, amount: str | None, what: tuple[str, ...], names: str | None) -> None:
    """See the help above."""
    from dealer_assist.text import session as text

    name = needed(name, "NAME", _("Who paid?"))
    amount = needed(amount, "AMOUNT", _("How much?"), parse_amount)
    with night("dealer expense") as at_work:
        money = parse_amount(amount)
        event = events.Spent(
            at=now(),
            payer=anybody(at_work.session, at_work.known, name),
            amount=money,
            what=note(what),
            parts=parts(money, _bearers(at_work, names)),
        )
        at_work.record(event)
    _done(at_work.session, text.spent(at_work.session, event))


def _bearers(at_work: Night, names: str | None) -> tuple[str, ...]:
    if names is None:
        return at_work.session.seats
    found = tuple(anybody(at_work.session, at_work.known, name) for name in part_names(names))
    for name in found:
        if found.count(name) > 1:
            raise NamedTwice(name=name)
    if not found:
        raise click.UsageError(_("--for names who bears it: --for Bob,Cy."))
    return found


@command(
    "loan",
    help=N_(
        "LENDER lends BORROWER money; it is settled with the night.\n\nWith --chips the amount is chips that go from "
        "stack to stack, owed at their worth."
    ),
    examples=("dealer loan Cy Dee 10", "dealer loan Cy Dee 10 --chips"),
    topic="session",
)
@click.argument("lender", required=False, shell_complete=players)
@click.argument("borrower", required=False, shell_complete=players)
@click.argument("amount", required=False)
@option("--chips", "in_chips", is_flag=True, help=N_("AMOUNT is chips from the lender's stack."))
def loan(lender: str | None, borrower: str | None, amount: str | None, in_chips: bool) -> None:
    """See the help above."""
    from dealer_assist.text import session as text

    lender = needed(lender, "LENDER", _("Who lends?"))
    borrower = needed(borrower, "BORROWER", _("To whom?"))
    amount = needed(amount, "AMOUNT", _("How much?"), parse_amount)
    with night("dealer loan") as at_work:
        session = at_work.session
        chips = session_chips(session, amount) if in_chips else 0
        event = events.Lent(
            at=now(),
            lender=anybody(session, at_work.known, lender),
            borrower=anybody(session, at_work.known, borrower),
            amount=session.money(chips) if in_chips else parse_amount(amount),
            chips=chips,
        )
        at_work.record(event)
    _done(at_work.session, text.lent(at_work.session, event))


@command(
    "correct",
    help=N_(
        "Move chips from one player to another because something was written down wrong.\n\nA correction sums to zero "
        "and stays visible. With no session open it corrects the result of the last closed one, in money."
    ),
    examples=('dealer correct Ann=-5 Bob=+5 "hand 12 misread"', 'dealer correct Ann -5 Bob +5 "hand 12 misread"'),
    topic="session",
)
@click.argument("amounts", nargs=-1, metavar="NAME=AMOUNT... [WHY]", shell_complete=amounts_of)
@option("--session", "session_id", metavar="ID", help=N_("A closed session other than the last."))
def correct(amounts: tuple[str, ...], session_id: str | None) -> None:
    """See the help above."""
    from dealer_assist.text import session as text

    if not amounts and can_ask():
        amounts = tuple(asked(_("Who gets and who gives, and why (Ann=-5 Bob=+5 misread)?"), part_words))
    typed, rest = part_amounts(amounts, signs=True)
    if not typed:
        raise click.UsageError(_('Type who gets and who gives: dealer correct Ann=-5 Bob=+5 "hand 12 misread".'))
    why = note(rest)
    with the_book().unit("dealer correct") as work:
        session = open_session(work)
        if session is None or session_id is not None:
            from dealer_assist.cli.correct_night import correct_night

            correct_night(work, session_id, typed, why)
            return
        at_work = Night(work, session)
        chips = [
            (seated(session, at_work.known, name), session_chips(session, amount, signed=True))
            for name, amount in typed
        ]
        event = events.Corrected(at=now(), chips=named(chips), why=why)
        at_work.record(event)
        at_work.keep()
    _done(at_work.session, text.corrected(at_work.session, event))


@command(
    "count",
    help=N_(
        "Chips counted during the night, for one player or several.\n\nAfter a hand of which only the pot is known, "
        "nobody knows the stacks until they are counted."
    ),
    examples=("dealer count Ann=35 Bob=12",),
    topic="session",
)
@click.argument("counts", nargs=-1, metavar="NAME=CHIPS...", shell_complete=amounts_of)
def count(counts: tuple[str, ...]) -> None:
    """See the help above."""
    from dealer_assist.text import session as text

    typed, rest = part_amounts(counts)
    if not counts and can_ask():
        typed = _asked_counts()
    if rest or not typed:
        raise click.UsageError(_("Type names with their chips: dealer count Ann=35 Bob=12."))
    with night("dealer count") as at_work:
        session = at_work.session
        sums = named([(seated(session, at_work.known, name), session_chips(session, chips)) for name, chips in typed])
        event = events.Counted(at=now(), chips=sums)
        at_work.record(event)
    _done(at_work.session, text.counted(at_work.session, event))


def _asked_counts() -> list[tuple[str, str]]:
    """The chips of everybody at the table, seat by seat."""
    with the_book().reading("dealer count") as view:
        session = needed_session(view)
    return [(name, plain(asked_chips(session, name))) for name in session.seats]


def asked_chips(session: Session, name: str) -> int:
    """How many chips somebody has; Enter takes what the hands say."""
    stack = session[name].stack if session.kept else None
    return asked(
        _("{name} has how many chips?").format(name=name),
        lambda said: session_chips(session, said),
        default="" if stack is None else plain(stack),
    )


def named(sums: list[tuple[str, int]]) -> events.Sums:
    """The same, if nobody stands there twice; raises `NamedTwice`."""
    for at, (name, _amount) in enumerate(sums):
        if name in dict(sums[:at]):
            raise NamedTwice(name=name)
    return tuple(sums)
