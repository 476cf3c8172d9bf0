"""Betting and stakes: the ante, the limits, who opens, what is short."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.core.choices import AnteBy, Opener, Stakes
from dealer_assist.core.money import ONE
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce.lines import Line, Topic
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import amount, cash

STAKES = ("betting.ante", "betting.min", "betting.max")


def lines(rules: HouseRules) -> Iterator[Line]:
    """From the ante to the end of the chips."""
    if all(key in rules.undecided for key in STAKES):
        yield _stakes_asked(rules)
    else:
        yield _ante(rules)
        yield _limit(rules)
    yield _last_round(rules)
    yield _raises(rules)
    yield _opener(rules)
    yield _check(rules)
    yield _short(rules)
    yield from _chips(rules)


def _stakes_asked(rules: HouseRules) -> Line:
    """Ante and limits in one question, since no source settles them."""
    facts = _amounts(rules)
    by_dealer = rules.betting.ante_by is AnteBy.DEALER
    if not rules.betting.max and by_dealer:
        asked = _("Does the dealer ante {ante} for all, and are bets {min} or more, without limit?")
    elif not rules.betting.max:
        asked = _("Is the ante {ante}, and are bets {min} or more, without limit?")
    elif rules.betting.min == rules.betting.max and by_dealer:
        asked = _("Does the dealer ante {ante} for all, and is every bet {max}?")
    elif rules.betting.min == rules.betting.max:
        asked = _("Is the ante {ante}, and every bet {max}?")
    elif by_dealer:
        asked = _("Does the dealer ante {ante} for all, and are bets {min} to {max}?")
    else:
        asked = _("Is the ante {ante}, and are bets {min} to {max}?")
    said = f"{_ante(rules).said} {_limit(rules).said}"
    return Line(topic=Topic.BETTING, keys=(*STAKES, "betting.ante_by"), said=said, asked=asked.format(**facts))


def _amounts(rules: HouseRules) -> dict[str, str]:
    betting = rules.betting
    return {
        "ante": amount(betting.ante),
        "min": amount(betting.min),
        "max": amount(betting.max),
        "last": amount(betting.last_max),
    }


def _ante(rules: HouseRules) -> Line:
    if not rules.betting.ante:
        said, asked = _("There is no ante."), _("Is there no ante?")
    elif rules.betting.ante_by is AnteBy.EACH:
        said, asked = _("The ante is {ante} each."), _("Is the ante {ante} each?")
    else:
        said = _("The dealer antes {ante} for all.")
        asked = _("Does the dealer ante {ante} for all?")
    facts = _amounts(rules)
    return Line(
        topic=Topic.BETTING,
        keys=("betting.ante", "betting.ante_by"),
        said=said.format(**facts),
        asked=asked.format(**facts),
    )


def _limit(rules: HouseRules) -> Line:
    if not rules.betting.max:
        said, asked = _("Bets are {min} or more, without limit."), _("Are bets {min} or more, without limit?")
    elif rules.betting.min == rules.betting.max:
        said, asked = _("Every bet and every raise is {max}."), _("Is every bet and every raise {max}?")
    else:
        said, asked = _("Bets and raises are {min} to {max}."), _("Are bets and raises {min} to {max}?")
    facts = _amounts(rules)
    return Line(
        topic=Topic.BETTING,
        keys=("betting.min", "betting.max"),
        said=said.format(**facts),
        asked=asked.format(**facts),
    )


def _last_round(rules: HouseRules) -> Line:
    betting = rules.betting
    keys: tuple[str, ...] = ("betting.final_round",)
    if betting.final_round and betting.last_max:
        keys = (*keys, "betting.last_max")
        said = _("One more bet, up to {last}, follows the last draw.").format(**_amounts(rules))
        asked = _("Does one more bet, up to {last}, follow the last draw?").format(**_amounts(rules))
    elif betting.final_round:
        said, asked = _("One more bet follows the last draw."), _("Does one more bet follow the last draw?")
    else:
        said, asked = _("No bet follows the last draw."), _("Is there one more bet after the last draw?")
    return Line(topic=Topic.BETTING, keys=keys, said=said, asked=asked)


def _raises(rules: HouseRules) -> Line:
    number = rules.betting.raises
    if number:
        said = ngettext(
            "At most {n} raise a round, except between two.", "At most {n} raises a round, except between two.", number
        )
        brief = ngettext("At most {n} raise a round.", "At most {n} raises a round.", number)
        asked = ngettext("Is there at most {n} raise a round?", "Are there at most {n} raises a round?", number)
    else:
        said, asked, brief = _("Raise as often as you like."), _("May we raise as often as we like?"), ""
    return Line(
        topic=Topic.BETTING,
        keys=("betting.raises",),
        said=said.format(n=number),
        asked=asked.format(n=number),
        quiet=not number,
        brief=brief.format(n=number),
    )


def _opener(rules: HouseRules) -> Line:
    match rules.betting.opener:
        case Opener.LEFT:
            said = _("The dealer's left opens each bet.")
            asked = _("Does the dealer's left open each bet?")
        case Opener.ROTATES:
            said = _("Each bet is opened one player further left.")
            asked = _("Is each bet opened one player further left?")
        case Opener.ROTATES_SURVIVORS:
            said = _("Of those still in, the first left of the dealer opens the first bet, the second the second.")
            asked = _("Of those still in, does the first left of the dealer open the first bet, the second the second?")
        case _:
            said = _("The best exposed cards open; the dealer says whose they are.")
            asked = _("Do the best exposed cards open?")
    return Line(topic=Topic.BETTING, keys=("betting.opener",), said=said, asked=asked)


def _check(rules: HouseRules) -> Line:
    if rules.betting.check:
        said, asked = _("You may check."), _("May we check?")
    else:
        said, asked = _("There is no checking: to pass is to fold."), _("Is to pass to fold?")
    return Line(topic=Topic.BETTING, keys=("betting.check",), said=said, asked=asked, quiet=rules.betting.check)


def _short(rules: HouseRules) -> Line:
    if rules.betting.stakes is Stakes.TABLE:
        said = _("Out of chips, you are all-in; pots split separately.")
        asked = _("Do we play table stakes, all-in when out of chips?")
    else:
        said = _("There is no all-in: who is short buys chips or folds.")
        asked = _("Does who is short of chips buy more, instead of all-in?")
    return Line(topic=Topic.BETTING, keys=("betting.stakes",), said=said, asked=asked)


def _chips(rules: HouseRules) -> Iterator[Line]:
    chips = rules.chips
    yield Line(
        topic=Topic.BETTING,
        keys=("chips.unit",),
        said=_("The smallest chip is {unit}.").format(unit=amount(chips.unit)),
        asked=_("Is the smallest chip {unit}?").format(unit=amount(chips.unit)),
        quiet=chips.unit == ONE,
    )
    facts = {"one": amount(_whole_chip(rules)), "money": _worth(rules)}
    yield Line(
        topic=Topic.BETTING,
        keys=("chips.worth", "chips.currency"),
        said=_("A chip of {one} is worth {money}.").format(**facts),
        asked=_("Is a chip of {one} worth {money}?").format(**facts),
        quiet=chips.worth == 1 and not chips.currency,
    )


def _whole_chip(rules: HouseRules) -> int:
    """One chip, or as many as are worth whole cents, in hundredths."""
    return ONE if (ONE * rules.chips.worth).denominator == 1 else rules.chips.unit


def _worth(rules: HouseRules) -> str:
    return cash((_whole_chip(rules) * rules.chips.worth).numerator, rules.chips.currency)
