"""The open session in words: what was just recorded, and the table as it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer_assist.core import session_events as events
from dealer_assist.core.choices import AnteBy
from dealer_assist.core.house_document import number
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.session_state import Place, Player, Session, dealer_of
from dealer_assist.text import style
from dealer_assist.text.i18n import _
from dealer_assist.text.style import amount, cash, listed, signed_amount
from dealer_assist.text.tables import table


def stakes(rules: HouseRules) -> str:
    """``ante 1, bets 1 to 5``."""
    betting = rules.betting
    facts = {"ante": amount(betting.ante), "min": amount(betting.min), "max": amount(betting.max)}
    if betting.ante_by is AnteBy.DEALER:
        if not betting.max:
            return _("the dealer antes {ante}, bets from {min} without limit").format(**facts)
        if betting.min == betting.max:
            return _("the dealer antes {ante}, bets of {min}").format(**facts)
        return _("the dealer antes {ante}, bets {min} to {max}").format(**facts)
    if not betting.max:
        return _("ante {ante}, bets from {min} without limit").format(**facts)
    if betting.min == betting.max:
        return _("ante {ante}, bets of {min}").format(**facts)
    return _("ante {ante}, bets {min} to {max}").format(**facts)


def worth(session: Session) -> str:
    """What a chip of 1 is worth."""
    cents = session.worth * 100
    if cents.denominator == 1:
        return cash(cents.numerator, session.currency)
    return f"{style.decimal(str(number(session.worth, 1)))}\u00a0{session.currency}".rstrip()


def in_play(session: Session) -> str:
    """The closing words of most records."""
    return _("{chips} in play.").format(chips=amount(session.in_play))


def bought_in(before: Session, after: Session, event: events.BoughtIn) -> str:
    """A buy-in: of somebody who sits, comes back or joins."""
    player = after[event.player]
    facts = {"name": player.name, "chips": amount(event.chips)}
    if player.name not in before or before[player.name].place is Place.GUEST:
        facts["neighbour"] = _right_of(after, player.name)
        first = _("{name} sits down left of {neighbour} with {chips}.").format(**facts)
    elif not before[player.name].at_table:
        first = _("{name} is back at the table with {chips}.").format(**facts)
    elif player.place is Place.AWAY:
        first = _("{name}, who is away, buys {chips}.").format(**facts)
    else:
        first = _("{name} buys {chips}.").format(**facts)
    lines = [first + " " + in_play(after)]
    if event.cash:
        lines.append(
            _("{money} go into the till of {holder}.").format(money=_money(after, event.chips), holder=after.till)
        )
    return "\n".join(lines)


def _right_of(session: Session, name: str) -> str:
    seats = session.seats
    return seats[seats.index(name) - 1]


def _money(session: Session, chips: int) -> str:
    return cash(session.money(chips), session.currency)


def cashed_out(before: Session, after: Session, event: events.CashedOut) -> str:
    """A cash-out, and what it should have been where the hands were kept."""
    player = before[event.player]
    facts = {"name": player.name, "chips": amount(event.chips)}
    if event.stays:
        lines = [_("{name} takes {chips} off the table and stays.").format(**facts) + " " + in_play(after)]
    else:
        lines = [_("{name} leaves with {chips}.").format(**facts) + " " + in_play(after)]
        if before.kept and player.stack is not None and player.stack != event.chips:
            facts["expected"], facts["off"] = amount(player.stack), amount(abs(event.chips - player.stack))
            if event.chips < player.stack:
                lines.append(
                    _("By the hands {name} has {expected}: {off} less were counted. Count again, or dealer undo.")
                    .format(**facts)
                )  # fmt: skip
            else:
                lines.append(
                    _("By the hands {name} has {expected}: {off} more were counted. Count again, or dealer undo.")
                    .format(**facts)
                )  # fmt: skip
    if event.cash and event.chips:
        lines.append(
            _("{money} come out of the till of {holder}.").format(money=_money(after, event.chips), holder=after.till)
        )
        held = after[after.till].held
        if held < 0:
            lines.append(
                _("That is {money} more than was in it: {holder} laid it out.").format(
                    money=cash(-held, after.currency), holder=after.till
                )
            )
    return "\n".join(lines)


def away(session: Session, name: str) -> str:
    """Somebody goes away."""
    return _("{name} is away and is not dealt in; the chips stay. ({dealer} deals next.)").format(
        name=name, dealer=dealer_of(session)
    )


def back(session: Session, name: str) -> str:
    """Somebody comes back."""
    return _("{name} is back and is dealt in. ({dealer} deals next.)").format(name=name, dealer=dealer_of(session))


def spent(session: Session, event: events.Spent) -> str:
    """An expense and who bears how much."""
    lines = [
        _("{name} paid {money} for {what}.").format(
            name=event.payer, money=cash(event.amount, session.currency), what=style.safe(event.what)
        )
        if event.what
        else _("{name} paid {money} for the table.").format(
            name=event.payer, money=cash(event.amount, session.currency)
        )
    ]
    shares = [f"{name} {cash(part, session.currency)}" for name, part in event.parts]
    lines.append(_("It is borne by {shares}.").format(shares=", ".join(shares)))
    return "\n".join(lines)


def lent(session: Session, event: events.Lent) -> str:
    """A loan."""
    facts = {"lender": event.lender, "borrower": event.borrower, "money": cash(event.amount, session.currency)}
    if event.chips:
        facts["chips"] = amount(event.chips)
        return _("{lender} hands {borrower} {chips} in chips; {borrower} owes {lender} {money} more.").format(**facts)
    return _("{lender} lends {borrower} {money}.").format(**facts)


def corrected(session: Session, event: events.Corrected) -> str:
    """A correction, and the stacks after it."""
    moves = [f"{name} {signed_amount(chips)}" for name, chips in event.chips if chips]
    lines = [_("Corrected: {moves}.").format(moves=", ".join(moves))]
    if event.why:
        lines = [_("Corrected, {why}: {moves}.").format(why=style.safe(event.why), moves=", ".join(moves))]
    stacks = [
        f"{name} {amount(stack)}"
        for name, _chips in event.chips
        if session[name].at_table and (stack := session[name].stack) is not None
    ]
    if stacks and session.kept:
        lines.append(_("Move the chips, too. Stacks now: {stacks}.").format(stacks=", ".join(stacks)))
    elif stacks:
        lines.append(_("Move the chips, too."))
    return "\n".join(lines)


def counted(session: Session, event: events.Counted) -> str:
    """Stacks that were counted, and whether all chips are there."""
    stacks = [f"{name} {amount(chips)}" for name, chips in event.chips]
    lines = [_("Counted: {stacks}.").format(stacks=", ".join(stacks))]
    everybody = len(event.chips) == len(session.seats)
    return "\n".join([*lines, *(_notes(session) if session.kept or everybody else ())])


def _notes(session: Session) -> Iterator[str]:
    if session.unknown_since:
        names = [player.name for player in session.players if player.stack is None]
        yield _("Not known since hand {hand}: the chips of {names}. (dealer count NAME=CHIPS …)").format(
            hand=session.unknown_since, names=listed(names)
        )
    missing = session.unaccounted or 0
    if missing > 0:
        yield _("{chips} in play are in no stack.").format(chips=amount(missing))
    elif missing < 0:
        yield _("The stacks have {chips} more than is in play.").format(chips=amount(-missing))
    if session.carried:
        yield _("{chips} ride.").format(chips=amount(session.carried))


def status(session: Session, rules: HouseRules) -> str:
    """The table now."""
    head = _("Session {session}: {preset}, {stakes}.").format(
        session=session.id, preset=session.preset, stakes=stakes(rules)
    )
    if session.hand is not None:
        course = _("Hand {number} is being played. {chips} in play.").format(
            number=session.hand.number, chips=amount(session.in_play)
        )
    else:
        course = _("{chips} in play. {dealer} deals hand {number}.").format(
            chips=amount(session.in_play), dealer=dealer_of(session), number=session.hands + 1
        )
    kept = session.kept
    rows = [_row(session, player, kept) for player in session.players if player.place is not Place.GUEST]
    heads = [_("Player"), _("In"), _("Out"), *([_("Chips"), _("Net"), _("Won")] if kept else []), ""]
    lines = [head, course, "", table(heads, rows, align="lrrrrrl" if kept else "lrrl")]
    notes = [*(_notes(session) if kept else ()), *_money_notes(session)]
    return "\n".join(lines + (["", *notes] if notes else []))


def _row(session: Session, player: Player, kept: bool) -> list[str]:
    row = [player.name, amount(player.bought_in), amount(player.cashed_out)]
    if kept:
        net = player.chips_net
        stack = "?" if player.stack is None else amount(player.stack) if player.at_table else ""
        row += [stack, "?" if net is None else signed_amount(net), str(player.won)]
    return [*row, _place(session, player)]


def _place(session: Session, player: Player) -> str:
    match player.place:
        case Place.AWAY:
            return _("away")
        case Place.LEFT:
            return _("has left")
        case _other:
            return _("deals") if session.hand is None and player.name == dealer_of(session) else ""


def _money_notes(session: Session) -> Iterator[str]:
    for player in session.players:
        if player.held > 0:
            yield _("{name} holds {money} in the till.").format(
                name=player.name, money=cash(player.held, session.currency)
            )
        elif player.held < 0:
            yield _("{name} has laid out {money} for the till.").format(
                name=player.name, money=cash(-player.held, session.currency)
            )
    others = [player for player in session.players if player.other]
    if others:
        amounts = [f"{player.name} {style.signed_cash(player.other, session.currency)}" for player in others]
        yield _("Expenses and loans: {amounts}.").format(amounts=", ".join(amounts))
    biggest = session.biggest
    if biggest.hand:
        yield _("Biggest pot: {chips} in hand {hand}, to {winners}.").format(
            chips=amount(biggest.chips), hand=biggest.hand, winners=_winners(biggest.winners)
        )


def _winners(names: Sequence[str]) -> str:
    return listed(names) if names else _("nobody")


def no_session() -> str:
    """What `status` says when nothing is open."""
    return _("No session is open. To open one: dealer session start Ann=20 Bob=20 …")
