"""Why a part of a pot goes where it goes, in one or two sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.core.choices import Division, EqualDistance, Limit, PastLimit, PerfectHand, Side
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.totals import Direction
from dealer_assist.core.verdict import Award, Part, PotVerdict, Reason, Verdict
from dealer_assist.text import style
from dealer_assist.text.announce.cards import FIVE_ACES, typed
from dealer_assist.text.failed_both import barred, holding
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.sides import side_name, target

Sides = Callable[[str], Side]
_PAST = {Limit.AT_MOST: Direction.OVER, Limit.AT_LEAST: Direction.UNDER}


def why(verdict: Verdict, pot: PotVerdict, award: Award) -> str:
    """The reason of one award."""
    if award.reasons:
        sentences = [
            _reason(verdict, pot, award, side, reason)
            for side, reason in sorted(award.reasons.items(), key=lambda item: item[1] is Reason.OTHER_HALF)
        ]
        return " ".join(dict.fromkeys(sentences))
    return _reason(verdict, pot, award, Side.LOW if award.part is Part.LOW else Side.HIGH, award.reason)


def _nearer_side(verdict: Verdict, name: str) -> Side:
    """Where one hand wins the whole pot: the side on which ``name``'s is nearer."""
    count = verdict.hands[name].counted
    if count is None or count.low is None or not count.low.qualifies:
        return Side.HIGH
    return Side.LOW if count.low.key <= count.high.key else Side.HIGH


def _reason(verdict: Verdict, pot: PotVerdict, award: Award, side: Side, reason: Reason) -> str:
    rules, names = verdict.rules, award.winners
    called, listed = side_name(rules, side), style.listed(names)

    def at(name: str) -> Side:
        return _nearer_side(verdict, name) if rules.showdown.division is Division.NEAREST else side

    match reason:
        case Reason.ALONE:
            return _("{name} is the only player left in it.").format(name=listed)
        case Reason.NEAREST:
            return _nearest(verdict, pot, names[0], at(names[0]))
        case Reason.TIED:
            return " ".join([*_nearer_past_limit(verdict, pot, names[0], at(names[0])), _tied(verdict, names, at)])
        case Reason.DIRECTION:
            return _direction(verdict, pot, names[0], at)
        case Reason.FEWER_CARDS:
            return _fewer(verdict, names, at)
        case Reason.DECLARED_ALONE:
            return _declared_alone(pot, listed, called)
        case Reason.NEXT_BEST:
            best = _("The best that remains is {best}.").format(best=_holdings(verdict, names, at))
            return " ".join([*barred(verdict, pot, side), best])
        case Reason.KEPT_HALF:
            return _("Who declared both tied here, keeps his other half and leaves this one to {names}.").format(
                names=listed
            )
        case Reason.PERFECT:
            return _perfect(rules, names)
        case Reason.OTHER_HALF:
            said = _("Nobody wins {side}, so that half goes with the other.").format(side=called)
            return " ".join([*barred(verdict, pot, side), said])
        case Reason.BEST_HANDS:
            return _("Nobody wins a side as declared, so the best declared hand takes it: {best}.").format(
                best=_holdings(verdict, names, at)
            )
        case Reason.SPLIT:
            return _("Nobody wins a side, so all who are left share.")
        case Reason.NOBODY:
            sides = rules.sides if award.part is Part.BOTH else (side,)
            beaten = [said for one in sides for said in barred(verdict, pot, one)]
            return " ".join([*beaten, _nobody(rules, award, called)])
        case Reason.ALL_DEAD:
            return _("Every hand in it is dead, so it rides to the next hand.")


def _declared_alone(pot: PotVerdict, name: str, called: str) -> str:
    said = _("Only {name} is left for {side}.") if pot.failed else _("Only {name} declared {side}.")
    return said.format(name=name, side=called)


def _perfect(rules: HouseRules, names: Sequence[str]) -> str:
    if rules.showdown.perfect_hand is PerfectHand.FIVE_ACES:
        return ngettext(
            "{names} has {cards}, which takes the whole pot.",
            "{names} have {cards}, which takes the whole pot.",
            len(names),
        ).format(names=style.listed(names), cards=typed(FIVE_ACES))
    both = _("{low} and {high}").format(low=target(rules, Side.LOW), high=target(rules, Side.HIGH))
    return ngettext(
        "{names} is exactly {both}: a perfect hand takes the whole pot.",
        "{names} are exactly {both}: perfect hands take the whole pot.",
        len(names),
    ).format(names=style.listed(names), both=both)


def _nobody(rules: HouseRules, award: Award, called: str) -> str:
    if award.part is Part.BOTH or rules.targets.low is None:
        return _("Nobody wins it, so it rides to the next hand.")
    return _("Nobody wins {side}, so this half rides to the next hand.").format(side=called)


def _holding(verdict: Verdict, name: str, side: Side) -> str:
    count = verdict.hands[name].counted
    assert count is not None
    return holding(name, count.on(side).points)


def _holdings(verdict: Verdict, names: Sequence[str], at: Sides) -> str:
    return style.listed(_holding(verdict, name, at(name)) for name in names)


def _is_exact(verdict: Verdict, name: str, side: Side) -> bool:
    count = verdict.hands[name].counted
    return count is not None and count.on(side).direction is Direction.EXACT


def _nearest(verdict: Verdict, pot: PotVerdict, name: str, side: Side) -> str:
    number = target(verdict.rules, side)
    if _is_exact(verdict, name, side):
        return _("{name} is exactly {target}.").format(name=name, target=number)
    facts = {"holding": _holding(verdict, name, side), "target": number}
    past = _nearer_past_limit(verdict, pot, name, side)
    if past:
        return " ".join([*past, _("Of the others {holding} is nearest to {target}.").format(**facts)])
    return _("{holding} is nearest to {target}.").format(**facts)


def _nearer_past_limit(verdict: Verdict, pot: PotVerdict, name: str, side: Side) -> list[str]:
    """A sentence about those who would be as near as the winner, or nearer, were they not past the side's limit."""
    rules, won = verdict.rules, verdict.hands[name].counted
    limit, wrong = rules.limit(side), _PAST.get(rules.limit(side))
    if won is None or wrong is None or won.on(side).direction is wrong:
        return []
    past = [
        other
        for other in pot.players
        if other not in pot.failed
        and (count := verdict.hands[other].counted) is not None
        and ((said := verdict.hands[other].declared) is None or said.claims(side))
        and count.on(side).direction is wrong
        and count.on(side).distance <= won.on(side).distance
    ]
    if not past:
        return []
    if rules.showdown.past_limit is PastLimit.NEVER:
        words = {
            Limit.AT_MOST: ngettext(
                "{holdings} is over and cannot win.", "{holdings} are over and cannot win.", len(past)
            ),
            Limit.AT_LEAST: ngettext(
                "{holdings} is under and cannot win.", "{holdings} are under and cannot win.", len(past)
            ),
        }
    else:
        words = {
            Limit.AT_MOST: ngettext(
                "{holdings} is over, which wins only if everybody is.",
                "{holdings} are over, which wins only if everybody is.",
                len(past),
            ),
            Limit.AT_LEAST: ngettext(
                "{holdings} is under, which wins only if everybody is.",
                "{holdings} are under, which wins only if everybody is.",
                len(past),
            ),
        }
    return [words[limit].format(holdings=_holdings(verdict, past, lambda _name: side))]


def _tied(verdict: Verdict, names: Sequence[str], at: Sides) -> str:
    sides, exact = {at(name) for name in names}, all(_is_exact(verdict, name, at(name)) for name in names)
    numbers = style.listed(target(verdict.rules, side) for side in verdict.rules.sides if side in sides)
    facts = {"names": style.listed(names), "holdings": _holdings(verdict, names, at), "target": numbers}
    if exact and len(sides) > 1:
        return _("{holdings} are exact and share.").format(**facts)
    if exact:
        return _("{names} are exactly {target} and share.").format(**facts)
    return _("{holdings} are equally near to {target} and share.").format(**facts)


def _direction(verdict: Verdict, pot: PotVerdict, name: str, at: Sides) -> str:
    won = verdict.hands[name].counted
    assert won is not None
    key = won.on(at(name)).key
    lost = []
    for other in pot.players:
        count = verdict.hands[other].counted
        said = verdict.hands[other].declared
        competes = said is None or said.claims(at(other))
        if count is not None and competes and count.on(at(other)).key == key + 1:
            lost.append(other)
    holdings = _holdings(verdict, [name, *lost], at)
    match verdict.rules.showdown.equal_distance:
        case EqualDistance.UNDER if verdict.rules.target(at(name)) < 0:
            rule = _("{holdings} are equally near; nearer zero wins, so {name}.")
        case EqualDistance.OVER if verdict.rules.target(at(name)) < 0:
            rule = _("{holdings} are equally near; further from zero wins, so {name}.")
        case EqualDistance.UNDER:
            rule = _("{holdings} are equally near; under beats over, so {name}.")
        case EqualDistance.OVER:
            rule = _("{holdings} are equally near; over beats under, so {name}.")
        case EqualDistance.INSIDE:
            rule = _("{holdings} are equally near; inside beats outside, so {name}.")
        case _:
            rule = _("{holdings} are equally near; outside beats inside, so {name}.")
    return rule.format(holdings=holdings, name=name)


def _fewer(verdict: Verdict, names: Sequence[str], at: Sides) -> str:
    sizes = [count.size for name in names if (count := verdict.hands[name].counted) is not None and count.size]
    listed = _holdings(verdict, names, at)
    if len(sizes) < len(names) or len(set(sizes)) > 1:
        return _("Of equal hands the one with fewer cards wins: {holdings}.").format(holdings=listed)
    return ngettext(
        "Of equal hands the one with fewer cards wins: {holdings}, {number} card.",
        "Of equal hands the one with fewer cards wins: {holdings}, {number} cards.",
        sizes[0],
    ).format(holdings=listed, number=sizes[0])
