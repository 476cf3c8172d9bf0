"""One message for the invitation: the game, what is special about it, the stakes and the buy-in."""

from __future__ import annotations

from dealer_assist.core.choices import AnteBy
from dealer_assist.core.money import ONE
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce import rule_lines, title
from dealer_assist.text.announce.betting import STAKES
from dealer_assist.text.announce.lines import Topic
from dealer_assist.text.announce.short import differing, open_things
from dealer_assist.text.i18n import _
from dealer_assist.text.style import amount, cash


def chat(rules: HouseRules, usual: HouseRules, *, buy_in: int | None = None) -> str:
    """The message, a line a thing; ``buy_in`` in hundredths of a chip."""
    lines = [title(rules)]
    own = tuple(differing(rules, usual))
    goal = [line for line in rule_lines(rules) if line.topic is Topic.OBJECT]
    told = [*goal, *(line for line in own if line not in goal and not set(line.keys) & {*STAKES, "chips.worth"})]
    lines.append(" ".join(line.text(rules.undecided) for line in told))
    asked = {key for line in told for key in line.keys}
    other = [key for key in rules.undecided if key not in asked and key not in STAKES]
    if other:
        lines.append(_("To be agreed: {things}.").format(things=open_things(other)))
    lines.append(_stakes(rules))
    lines.append(_buy_in(rules, buy_in))
    least, most = rules.players
    lines.append(_("Players: {least} to {most}.").format(least=least, most=most))
    return "\n".join(lines)


def _stakes(rules: HouseRules) -> str:
    betting = rules.betting
    open_stakes = any(key in rules.undecided for key in STAKES)
    by_dealer = betting.ante_by is AnteBy.DEALER
    if by_dealer and not betting.max:
        words = _("the dealer antes {ante} for all, bets {min} or more")
    elif by_dealer:
        words = _("the dealer antes {ante} for all, bets {min} to {max}")
    elif not betting.max:
        words = _("ante {ante}, bets {min} or more")
    else:
        words = _("ante {ante}, bets {min} to {max}")
    stakes = words.format(ante=amount(betting.ante), min=amount(betting.min), max=amount(betting.max))
    if open_stakes:
        return _("Stakes, to be agreed: {stakes}.").format(stakes=stakes)
    return _("Stakes: {stakes}.").format(stakes=stakes)


def _buy_in(rules: HouseRules, buy_in: int | None) -> str:
    if buy_in is None:
        return _("Buy-in: to be agreed.")
    worth = buy_in * rules.chips.worth
    if (worth == buy_in and not rules.chips.currency) or worth.denominator != 1:
        return _("Buy-in: {chips}.").format(chips=amount(buy_in))
    money = cash(worth.numerator, rules.chips.currency)
    if rules.chips.worth == 1:
        return _("Buy-in: {money}.").format(money=money)
    return _("Buy-in: {chips} in chips, that is {money}; one chip is {one}.").format(
        chips=amount(buy_in), money=money, one=_one_chip(rules)
    )


def _one_chip(rules: HouseRules) -> str:
    worth = ONE * rules.chips.worth
    return cash(worth.numerator // worth.denominator, rules.chips.currency)
