"""The live table in words: where it stands, what is asked for, how a hand ended."""

from __future__ import annotations

from dealer_assist.core.hand_records import FinishedHand, Ruling
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.session_state import Session, dealer_of
from dealer_assist.text import style
from dealer_assist.text.hand import pots_line, result_table, round_title
from dealer_assist.text.hands import hands_table
from dealer_assist.text.i18n import _
from dealer_assist.text.showdown import payments_text, pots_text
from dealer_assist.text.tables import paragraph
from dealer_assist.text.turns import turn_prompt


def dealt_line(number: int, state: HandState) -> str:
    """What begins: ``Hand 5, Bob deals: Cy 20, Dee 35, Bob 12.``"""
    seats = [
        name if stack is None else _("{name} {amount}").format(name=name, amount=style.amount(stack))
        for name, stack in zip(state.table.names, state.table.stacks, strict=True)
    ]
    return paragraph(
        _("Hand {number}, {dealer} deals: {seats}.").format(
            number=number, dealer=state.table.names[state.table.dealer], seats=", ".join(seats)
        )
    )


def where_line(state: HandState) -> str:
    """The round and the pots: ``First betting. 6 in the pot.``"""
    said = _("{round}. {pots}").format(round=round_title(state), pots=pots_line(state))
    if state.frozen and state.drawing is not None:
        said = _("{line} Frozen: {names}.").format(line=said, names=", ".join(state.frozen))
    return paragraph(said)


def question(session: Session, state: HandState | None) -> str:
    """What the line that is typed next answers."""
    if state is None:
        return _("Hand {number}, {dealer} deals (Enter)").format(number=session.hands + 1, dealer=dealer_of(session))
    if state.quick and state.street is not Street.DECLARE:
        return _("Who shows? NAME=CARDS, Enter when all have")
    return turn_prompt(state.turn)


def status_bar(session: Session, state: HandState | None) -> str:
    """One line below the prompt: hand, button, round, pots; or what waits between hands."""
    if state is None:
        parts = [
            _("session {id}").format(id=session.id),
            _("{amount} in play").format(amount=style.amount(session.in_play)),
        ]
        if session.carried:
            parts.append(_("{amount} ride").format(amount=style.amount(session.carried)))
        return " · ".join([*parts, _("help lists what can be typed")])
    pots = state.pots
    amounts = " + ".join(style.amount(pot.amount) for pot in pots)
    bets = state.pot - sum(pot.amount for pot in pots)
    parts = [
        _("hand {number}").format(number=session.hands + 1),
        _("{name} deals").format(name=state.table.names[state.table.dealer]),
        round_title(state),
        _("pot {amount}").format(amount=amounts or "0"),
    ]
    if bets > 0 and state.pot_known is None:
        parts.append(_("bets {amount}").format(amount=style.amount(bets)))
    return " · ".join(parts)


def ended_text(number: int, finished: FinishedHand) -> str:
    """How a hand ended: the hands, who takes what and why, and what everybody has."""
    state = finished.hand.state
    if state.voided:
        return _("Hand {number} is void: every chip goes back, and {dealer} deals again.").format(
            number=number, dealer=state.table.names[state.table.dealer]
        )
    blocks = [why_text(number, finished)]
    if finished.ruling is None and state.verdict is not None:
        blocks.append(payments_text(state.verdict))
    blocks.append(result_table(finished.outcome))
    return "\n\n".join(block for block in blocks if block)


def why_text(number: int, finished: FinishedHand) -> str:
    """The reasons of a hand: the cards, and each part of each pot; or the table's ruling."""
    verdict = finished.hand.state.verdict
    head = style.bold(_("Hand {number}").format(number=number))
    if finished.ruling is not None:
        return "\n".join([head, ruling_text(finished.ruling, finished.outcome.pot)])
    if verdict is None:
        return _("Hand {number} is void: every chip went back.").format(number=number)
    blocks = [hands_table(verdict) if verdict.hands else "", pots_text(verdict)]
    return "\n".join([head, "\n\n".join(block for block in blocks if block)])


def ruling_text(ruling: Ruling, pot: int) -> str:
    """``The table ruled on the pot of 40: 20 to Ann and 20 to Bob (agreed).``"""
    takes = style.listed(
        _("{amount} to {name}").format(amount=style.amount(amount), name=name) for name, amount in ruling.paid.items()
    )
    said = _("The table ruled on the pot of {pot}: {takes}.")
    if ruling.why:
        said = _("The table ruled on the pot of {pot}: {takes} ({why}).")
    return paragraph(said.format(pot=style.amount(pot), takes=takes, why=style.safe(ruling.why)))


def help_text() -> str:
    """What can be typed at the table."""
    rows = [
        ("Enter", _("deals the next hand")),
        ("+ - +7h +! -*", _("takes a card, declines, takes the 7 of hearts, is bust with it, all others decline")),
        ("Bob Cy", _("in a draw: these take a card, the others decline")),
        ("k b4 c r5 r=9 f a", _("check, bet 4, call, raise by 5, raise to 9, fold, all-in")),
        ("k* c* f*", _("everybody still to act does it")),
        ("Ann=low", _("declares; also low alone for who is next")),
        ("Ann=5sAdAc", _("shows; also the cards alone for who is next; x is not shown")),
        ("44 Ann=5AA Bob=T98", _("a whole hand: the pot, and who showed what")),
        ("pot Ann=8 Bob=16", _("what each put in, then the hands")),
        ("opener, up, bust, buy", _("as in a hand file: opener Bob, up 7h Kd, bust Bob, buy Bob 20")),
        ("undo", _("takes back the last thing told, hand after hand")),
        ("void", _("misdeal: every chip goes back")),
        ("why [N]", _("the reasons of a hand again")),
        ('award Ann=20 Bob=20 "agreed"', _("the table's ruling in place of the split")),
        ("buyin cashout away back", _("and the other commands of dealer, without dealer")),
        ("status, help, quit", _("the table now; this; leave, the hand stays as it is")),
    ]
    lines = []
    for typed, meaning in rows:
        lines.append(f"  {typed}")
        lines.append(paragraph(meaning, first="      ", rest="      "))
    return "\n".join([_("At the table you can type:"), *lines])
