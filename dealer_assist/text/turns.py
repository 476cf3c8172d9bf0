"""Whose turn it is in a hand and what he may do, in words."""

from __future__ import annotations

from dealer_assist.core.hand_turn import Options, Span, Street, Turn
from dealer_assist.text import style
from dealer_assist.text.i18n import _


def turn_text(turn: Turn) -> str:
    """One sentence: ``It is Bob's turn: 4 to call; he may call, raise by 1–5 to 5–9, or fold.``"""
    if turn.opener_missing:
        return _("The dealer must first say who opens: opener NAME.")
    match turn.street:
        case Street.ANTE:
            return _("{name} lacks {amount} for the ante: buy {name} AMOUNT, or fold with bet f.").format(
                name=turn.player, amount=style.amount(turn.lacks)
            )
        case Street.DRAW if turn.consent:
            return _("It is {name}'s turn: + agrees to a card for all, - refuses.").format(name=turn.player)
        case Street.DRAW:
            return _("It is {name}'s turn: + takes a card, - declines.").format(name=turn.player)
        case Street.BET:
            return _("It is {name}'s turn: {choices}.").format(name=turn.player, choices=_choices(turn.options))
        case Street.DECLARE if turn.player is not None:
            return _("It is {name}'s turn to declare.").format(name=turn.player)
        case Street.DECLARE:
            return _("Still to declare: {names}.").format(names=", ".join(turn.waiting))
        case Street.SHOW:
            return _("Still to show: {names}.").format(names=", ".join(turn.waiting))
        case Street.OVER:
            return _("The hand is over.")


def turn_prompt(turn: Turn) -> str:
    """The same before a line that is typed: ``Bob: 4 to call (c), raise by 1–5 to 5–9 (r), fold (f)``."""
    if turn.opener_missing:
        return _("Who opens? opener NAME")
    match turn.street:
        case Street.ANTE:
            return _("{name} lacks {amount} for the ante: buy {name} AMOUNT or f").format(
                name=turn.player, amount=style.amount(turn.lacks)
            )
        case Street.DRAW if turn.consent:
            return _("{name}: a card for all (+) or for nobody (-)").format(name=turn.player)
        case Street.DRAW:
            return _("{name}: a card (+) or none (-)").format(name=turn.player)
        case Street.BET:
            return _("{name}: {choices}").format(name=turn.player, choices=_choices(turn.options))
        case Street.DECLARE:
            return _("{name} declares").format(name=turn.player or turn.waiting[0])
        case _:
            return _("{name} shows").format(name=turn.waiting[0]) if turn.waiting else _("The hand is over.")


def _choices(options: Options | None) -> str:
    """``4 to call: c; raise by 1–5 to 5–9: r; fold: f``."""
    assert options is not None
    said = []
    if options.check:
        said.append(_("check (k)"))
    if options.bet is not None:
        said.append(_("bet {amounts} (b)").format(amounts=span(options.bet)))
    if options.owed:
        said.append(_call(options))
    if options.raises is not None and options.to is not None:
        said.append(_("raise by {by} to {to} (r)").format(by=span(options.raises), to=span(options.to)))
    said.append(_("fold (f)"))
    return ", ".join(said)


def _call(options: Options) -> str:
    if options.lacks:
        return _("{amount} to call, buy {lacks} first").format(
            amount=style.amount(options.owed), lacks=style.amount(options.lacks)
        )
    if options.call < options.owed:
        return _("{owed} to call, all-in for {amount} (c)").format(
            owed=style.amount(options.owed), amount=style.amount(options.call)
        )
    return _("{amount} to call (c)").format(amount=style.amount(options.owed))


def span(amounts: Span) -> str:
    """``1–5``, ``3`` alone, ``2 or more``."""
    least = style.amount(amounts.least)
    if amounts.most is None:
        return _("{amount} or more").format(amount=least)
    if amounts.most == amounts.least:
        return least
    return _("{least}–{most}").format(least=least, most=style.amount(amounts.most))
