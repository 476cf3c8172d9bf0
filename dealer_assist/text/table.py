"""The live table in words: where it stands, what is asked for, how a hand ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer_assist.core.hand import Hand, OpenHand
from dealer_assist.core.hand_events import Event, NobodyElse, PotKnown, PutInKnown, Showed, Voided
from dealer_assist.core.hand_guessing import cards_of
from dealer_assist.core.hand_records import Back, FinishedHand, Ruling, What, was_shown
from dealer_assist.core.hand_state import HandState, Standing
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.session_state import Session, dealer_of
from dealer_assist.core.showdown import counter_for, report_hands
from dealer_assist.core.typing_declarations import declaration_texts
from dealer_assist.core.verdict import Status
from dealer_assist.text import style
from dealer_assist.text.hand import pots_line, result_table, round_title
from dealer_assist.text.hand_acts import clause
from dealer_assist.text.hands import cards_typed, hands_table, total_cell
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.session_history import line, taken_back, told_back
from dealer_assist.text.showdown import payments_text, pots_text
from dealer_assist.text.sides import target
from dealer_assist.text.tables import paragraph, table
from dealer_assist.text.turns import turn_prompt


def dealt_line(number: int, state: HandState) -> str:
    """What begins: ``Hand 5, Bob deals: Cy 20, Dee 35, Bob 12.``"""
    seats = [
        name if stack is None else _("{name} {amount}").format(name=name, amount=style.amount(stack))
        for name, stack in zip(state.table.names, state.table.stacks, strict=True)
    ]
    said = _("Hand {number}, {dealer} deals: {seats}.").format(
        number=number, dealer=state.table.names[state.table.dealer], seats=", ".join(seats)
    )
    if state.table.carried:
        said = _("{line} {amount} ride from the hand before.").format(
            line=said, amount=style.amount(state.table.carried)
        )
    return paragraph(said)


def where_line(state: HandState) -> str:
    """The round and the pots: ``First betting. 6 in the pot.``"""
    said = _("{round}. {pots}").format(round=round_title(state), pots=pots_line(state))
    if state.frozen and state.drawing is not None:
        said = _("{line} Frozen: {names}.").format(line=said, names=", ".join(state.frozen))
    return paragraph(said)


def is_new_round(before: Hand, after: OpenHand) -> bool:
    """Whether the table has come to another round."""
    return _round(before.state) != _round(after.state)


def _round(state: HandState) -> tuple[object, ...]:
    return state.street, state.bet_rounds, state.draw_rounds, state.quick


def heard_lines(before: Hand, told: Sequence[Event], *, is_over: bool) -> Iterator[str]:
    """What the table should hear of what was told: several acts as they were understood, hands with their totals.

    Of a hand that is over with it the table of hands tells that. What nobody called goes back in any case.
    """
    telling = before.opened()
    said = []
    for event in told:
        if isinstance(event, Showed):
            if not is_over:
                yield _shown(before.state.rules, event)
        elif not isinstance(event, NobodyElse | PotKnown | PutInKnown | Voided):
            said.append(clause(event, telling.state))
        telling.record(event)
    if len(said) > 1:
        yield style.dim(paragraph("; ".join(said) + "."))
    if not telling.state.voided:
        yield from _returned(before.state, telling.state)


def _returned(before: HandState, after: HandState) -> Iterator[str]:
    for name, old, new in zip(after.table.names, before.players, after.players, strict=True):
        if new.returned > old.returned:
            amount = style.amount(new.returned - old.returned)
            yield _("{name} takes back {amount}, which nobody called.").format(name=name, amount=amount)


def _shown(rules: HouseRules, event: Showed) -> str:
    hand = event.hand
    if hand.mucked:
        return _("{name} does not show.").format(name=event.player)
    [report] = report_hands(counter_for(rules), {event.player: hand}, {}).values()
    totals = [
        _("for {target}: {total}").format(target=target(rules, side), total=total_cell(rules, report, side))
        for side in rules.sides
    ]
    if report.status is Status.BUST:
        totals.append(_("bust: it should have folded"))
    said = _("{name} {cards}: {totals}").format(name=event.player, cards=cards_typed(hand), totals="; ".join(totals))
    return paragraph(said, rest="  ")


def back_text(back: Back, currency: str) -> str:
    """``Taken back: Bob bets 4.``, and under which number a hand that had ended goes on."""
    if back.what is What.HAND and back.result is not None:
        return taken_back([line(back.result, currency)])
    if back.what is What.DEAL:
        said = told_back(back.number, "")
    elif back.what is What.RULING:
        said = _("Taken back: the ruling on hand {number}.").format(number=back.number)
    else:
        assert back.event is not None
        assert back.hand is not None
        said = _("Taken back: {act}.").format(act=_act(back.event, back.hand.state))
    if back.goes_on and back.hand is not None:
        said = _("{line} Hand {old} goes on as hand {number}.").format(line=said, old=back.number, number=back.goes_on)
    return paragraph(said)


def _act(event: Event, before: HandState) -> str:
    if isinstance(event, Showed):
        if event.hand.mucked:
            return _("{name} does not show").format(name=event.player)
        if event.hand.total is not None:
            return _("{name} shows {points}").format(name=event.player, points=style.points(event.hand.total))
        return _("{name} shows {cards}").format(name=event.player, cards=style.cards(event.hand.cards))
    if isinstance(event, NobodyElse):
        return _("nobody else shows")
    return clause(event, before)


def stacks_text(number: int, state: HandState) -> str:
    """The table in the middle of a hand: who is in it, with how many cards, what he put in and has left."""
    rows = []
    is_known = state.pot_known is None
    for seat, (name, player) in enumerate(zip(state.table.names, state.players, strict=True)):
        rows.append(
            [
                name,
                str(cards_of(state, seat)) if player.live and not state.quick else "",
                style.amount(player.put_in - player.returned) if is_known else "?",
                "" if player.stack is None else style.amount(player.stack) if is_known else "?",
                _standing(state, seat),
            ]
        )
    heads = [_("player"), _("cards"), _("put in"), _("stack"), ""]
    title = _("Hand {number}, {dealer} deals.").format(number=number, dealer=state.table.names[state.table.dealer])
    return "\n".join([f"{title} {where_line(state)}", "", table(heads, rows, align="lrrrl")])


def _standing(state: HandState, seat: int) -> str:
    player, name = state.players[seat], state.table.names[seat]
    if player.standing is Standing.FOLDED:
        return _("folded")
    if player.standing is Standing.BUST:
        return _("bust")
    if player.stack == 0 and not state.table.open_stakes:
        return _("all-in")
    if name == state.to_act:
        return _("to act")
    return _("frozen") if name in state.frozen else ""


def question(session: Session, state: HandState | None) -> str:
    """What the line that is typed next answers."""
    if state is None:
        return _("Hand {number}, {dealer} deals (Enter)").format(number=session.hands + 1, dealer=dealer_of(session))
    if state.quick and state.street is not Street.DECLARE:
        return _("Who shows? NAME=CARDS, Enter when all have")
    turn = state.turn
    if turn.street is Street.SHOW and turn.waiting:
        count = cards_of(state, state.waiting[0])
        return ngettext("{name} shows {count} card", "{name} shows {count} cards", count).format(
            name=turn.waiting[0], count=count
        )
    if turn.street is Street.DECLARE:
        texts = declaration_texts(state.rules)
        return _("{name} declares ({texts})").format(name=turn.player or turn.waiting[0], texts=", ".join(texts))
    return turn_prompt(turn)


def status_bar(session: Session, state: HandState | None) -> str:
    """One line below the prompt: pots, round, hand, button; or what waits between hands."""
    if state is None:
        parts = [
            _("session {id}").format(id=session.id),
            _("{amount} in play").format(amount=style.amount(session.in_play)),
        ]
        if session.carried:
            parts.append(_("{amount} ride").format(amount=style.amount(session.carried)))
        return " · ".join([*parts, _("help lists what can be typed")])
    pots = state.pots
    bets = state.pot - sum(pot.amount for pot in pots)
    amounts = " + ".join(style.amount(pot.amount) for pot in pots)
    if state.pot_known is not None:
        amounts, bets = style.amount(state.pot_known), 0
    parts = [_("pot {amount}").format(amount=amounts or "0")]
    if bets > 0:
        parts.append(_("bets {amount}").format(amount=style.amount(bets)))
    parts += [
        round_title(state),
        _("hand {number}").format(number=session.hands + 1),
        _("{name} deals").format(name=state.table.names[state.table.dealer]),
    ]
    return " · ".join(parts)


def ended_text(number: int, finished: FinishedHand) -> str:
    """How a hand ended: the hands, who takes what and why, and what everybody has."""
    state = finished.hand.state
    if state.voided:
        return paragraph(
            _("Hand {number} is void: every chip goes back, and {dealer} deals again.").format(
                number=number, dealer=state.table.names[state.table.dealer]
            )
        )
    blocks = [why_text(number, finished)]
    if finished.ruling is None and state.verdict is not None:
        blocks.append(payments_text(state.verdict))
    blocks.append(result_table(finished.outcome))
    return "\n\n".join(block for block in blocks if block)


def instead_text(number: int, old: int) -> str:
    """Where a ruling on a hand that had ended is found."""
    return _("The ruling stands as hand {number}, and hand {old} counts no more.").format(number=number, old=old)


def why_text(number: int, finished: FinishedHand) -> str:
    """The reasons of a hand: the cards, and each part of each pot; or the table's ruling."""
    verdict = finished.hand.state.verdict
    head = style.bold(_("Hand {number}").format(number=number))
    if verdict is None and finished.ruling is None:
        return _("Hand {number} is void: every chip went back.").format(number=number)
    blocks = [hands_table(verdict)] if verdict is not None and was_shown(verdict) else []
    if finished.ruling is not None:
        blocks.append(ruling_text(finished.ruling, finished.outcome.pot))
    elif verdict is not None:
        blocks.append(pots_text(verdict))
    return "\n".join([head, "\n\n".join(blocks)])


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
        ("Enter", _("deals the next hand; so does the first act")),
        ("+ - +7h +! -*", _("takes a card, declines, takes the 7 of hearts, is bust with it, all others decline")),
        ("Bob Cy", _("in a draw: these take a card, the others decline")),
        ("k b4 c r5 r=9 f a", _("check, bet 4, call, raise by 5, raise to 9, fold, all-in")),
        ("k* c* f*", _("everybody still to act does it")),
        ("+--+ kb4cf", _("acts may be glued, and one line may hold a whole round")),
        ("Ann=low", _("declares; also low alone for who is next")),
        ("Ann=5sAdAc", _("shows; also the cards alone for who is next; x is not shown, x* all others are not")),
        ("44 Ann=5AA Bob=T98", _("a whole hand: the pot, and who showed what; 44 Ann took it unseen")),
        ("pot Ann=8 Bob=16 Ann=5AA", _("what each put in, then the hands")),
        ("opener, up, bust, buy", _("as in a hand file: opener Bob, up 7h Kd, bust Bob, buy Bob 20")),
        ("undo, undo 3", _("takes back the last thing told, or the last three, hand after hand")),
        ("void", _("misdeal: every chip goes back")),
        ("why, why 3", _("the reasons of the last hand again, or of hand 3")),
        ('award Ann=20 Bob=20 "agreed"', _("the table's ruling in place of the split")),
        ("buyin cashout away back", _("and the other commands of dealer, without dealer")),
        ("status, help, quit", _("the table now; this; leave, the hand stays as it is")),
    ]
    lines = []
    for typed, meaning in rows:
        if len(typed) <= _SHORT and style.current().width >= _WIDE:
            lines.append(paragraph(meaning, first=f"  {typed.ljust(_SHORT)}  ", rest=" " * (_SHORT + 4)))
        else:
            lines += [f"  {typed}", paragraph(meaning, first="      ", rest="      ")]
    return "\n".join([_("At the table you can type:"), *lines])


_SHORT, _WIDE = 24, 70
