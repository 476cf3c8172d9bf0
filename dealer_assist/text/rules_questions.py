"""The questions for house rules of one's own: each with its answers in words and what they do to sample hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dealer_assist.core.house_making import Ask, Changes, sample
from dealer_assist.core.rules import DeclareRules, HouseRules
from dealer_assist.core.showdown import Pot, judge
from dealer_assist.core.typed import Shown
from dealer_assist.text.announce import rule_lines
from dealer_assist.text.i18n import _
from dealer_assist.text.style import amount, card, listed, points
from dealer_assist.text.tables import paragraph, wrap

POT = 4000  # hundredths


def question(ask: Ask, number: int, of: int, offered: Sequence[tuple[Changes, HouseRules]]) -> str:
    """The question, the sample hands, and a numbered line for each answer with the rules that it makes."""
    hands = sample(ask, offered[0][1])
    lines = [paragraph(_("{number} of {all}. {question}").format(number=number, all=of, question=_asked(ask)))]
    if hands is not None:
        example = _("Example: {hands}; the pot is {pot}.").format(hands=_written(hands), pot=amount(POT))
        lines.append(paragraph(example))
    for place, (changes, rules) in enumerate(offered, 1):
        said = _said(changes, rules)
        if hands is not None:
            said += " " + _("Here {payouts}.").format(payouts=_payouts(rules, hands))
        lines += wrap(said, first=f"  {place}  ", rest="     ")
    return "\n".join(lines)


def _asked(ask: Ask) -> str:
    return {
        Ask.TARGETS: _("Which targets do you play for? A number, or targets like 9/29 or 31."),
        Ask.PICTURES: _("What do jacks, queens and kings count?"),
        Ask.ACES: _("What does an ace count?"),
        Ask.DRAW: _("Draw or bet first, and how do drawn cards come?"),
        Ask.FREEZE: _("What happens to who declines cards?"),
        Ask.LAST_BET: _("Is there one more bet after the last draw?"),
        Ask.STAKES: _("What are the stakes? A number, or ante and limit like 0.25 0.25-1."),
        Ask.DECLARE: _("Does everybody declare a side before the cards are shown?"),
        Ask.OVER: _("What becomes of a hand that is over?"),
        Ask.EQUAL: _("Two hands are equally near, one under, one over. Who wins?"),
    }[ask]


def _said(changes: Changes, rules: HouseRules) -> str:
    if not changes:
        return _("The table settles the stakes every night.")
    keys = frozenset(changes)
    lines = [line for line in rule_lines(rules) if keys.intersection(line.keys)]
    said = [line.said for line in lines if not line.quiet] or [line.said for line in lines]
    return " ".join(dict.fromkeys(said))


def _written(hands: Mapping[str, Shown]) -> str:
    return listed(
        _("{name} {hand}").format(
            name=name, hand="-".join(map(card, hand.cards)) if hand.total is None else points(hand.total)
        )
        for name, hand in hands.items()
    )


def _payouts(rules: HouseRules, hands: Mapping[str, Shown]) -> str:
    cards_speak = replace(rules, declare=DeclareRules())  # the hands show how cards compare, not what to declare
    verdict = judge(cards_speak, hands, pots=(Pot(amount=POT, players=tuple(hands)),))
    won = {name: paid for name, paid in verdict.payouts.items() if paid}
    if not won:
        return _("the pot stays for the next hand")
    return listed(_("{name} wins {amount}").format(name=name, amount=amount(paid)) for name, paid in won.items())


def sentences(rules: HouseRules, keys: Sequence[str]) -> dict[str, str]:
    """For each of ``keys`` the rule that it makes, at the first key of each rule; for comments in a file."""
    found: dict[str, str] = {}
    told: set[str] = set()
    for line in rule_lines(rules):
        written = [key for key in keys if key in line.keys]
        if written and line.said not in told:
            told.add(line.said)
            found[written[0]] = " ".join(filter(None, (found.get(written[0]), line.said)))
    return found
