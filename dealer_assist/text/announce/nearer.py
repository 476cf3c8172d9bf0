"""Who is nearer: equal distances, limits, busts, fewer cards, the perfect hand; with the totals of an example."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.core.cards import Rank
from dealer_assist.core.choices import Division, EqualDistance, FewestCards, Limit, PastLimit, PerfectHand, Side
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce.cards import FIVE_ACES, five_aces_hit, sums, typed
from dealer_assist.text.announce.lines import Line, Topic
from dealer_assist.text.i18n import _
from dealer_assist.text.style import listed, points

_BUST = (Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.ACE)
_ALIVE = (Rank.TEN, Rank.NINE, Rank.SEVEN, Rank.ACE)


def lines(rules: HouseRules) -> Iterator[Line]:
    """Limits first, then what decides between hands that are equally near."""
    yield from _limits(rules)
    yield _bust(rules)
    yield from _equal_distance(rules)
    yield from _fewest(rules)
    yield from _perfect(rules)


def _line(
    keys: Sequence[str],
    said: str,
    asked: str = "",
    facts: Mapping[str, str] | None = None,
    *,
    quiet: bool = False,
    brief: str = "",
) -> Line:
    filled = facts or {}
    return Line(
        topic=Topic.SHOWDOWN,
        keys=tuple(keys),
        said=said.format(**filled),
        asked=asked.format(**filled),
        quiet=quiet,
        brief=brief,
    )


def _limits(rules: HouseRules) -> Iterator[Line]:
    for side in rules.sides:
        limit, key = rules.limit(side), f"showdown.{side.value}_limit"
        facts = {"target": _past(rules.target(side), limit), "half": points(rules.target(side))}
        if limit is Limit.NONE:
            said, asked = _("Over {target} may win as well as under."), _("May a hand over {target} win?")
            yield _line((key,), said.format(**facts), asked.format(**facts), quiet=True)
            continue
        said, asked = _limit_words(rules, limit)
        yield _line((key, "showdown.past_limit"), said, asked, facts)


def _past(target: int, limit: Limit) -> str:
    """The target; below zero with a total beyond it, since over -7 is -7½."""
    if target >= 0 or limit is Limit.NONE:
        return points(target)
    example = points(target - 1 if limit is Limit.AT_MOST else target + 1)
    return _("{target} (like {example})").format(target=points(target), example=example)


def _limit_words(rules: HouseRules, limit: Limit) -> tuple[str, str]:
    alone = rules.targets.low is None or rules.showdown.division is Division.NEAREST
    if rules.showdown.past_limit is PastLimit.LAST_RESORT:
        if limit is Limit.AT_MOST:
            return (
                _("Over {target} wins only if everybody is over {target}."),
                _("Does over {target} win only if everybody is?"),
            )
        return (
            _("Under {target} wins only if everybody is under {target}."),
            _("Does under {target} win only if everybody is?"),
        )
    if limit is Limit.AT_MOST:
        asked = _("Is over {target} out?")
        return (
            (_("Over {target} cannot win."), asked)
            if alone
            else (
                _("A total over {target} cannot win the {half} half."),
                asked,
            )
        )
    asked = _("Is under {target} out?")
    return (
        (_("Under {target} cannot win."), asked)
        if alone
        else (
            _("A total under {target} cannot win the {half} half."),
            asked,
        )
    )


def _bust(rules: HouseRules) -> Line:
    high = rules.targets.high
    key = ("showdown.fold_when_bust",)
    facts = {"high": points(high), "dead": typed(_BUST), "alive": typed(_ALIVE), "ace": points(_least_ace(rules))}
    if not rules.showdown.fold_when_bust:
        said, asked = _("Over {high} you may play on."), _("Must a hand that can only be over {high} fold?")
        return _line(key, said, asked, facts, quiet=True)
    asked = _("Must a hand that can only be over {high} fold at once?")
    dead, alive = sums(rules, Side.HIGH, _BUST), sums(rules, Side.HIGH, _ALIVE)
    with_example = bool(dead) and min(dead) > high >= min(alive)
    if with_example and _only_aces_choose(rules):
        said = _("If you are over {high} even with aces as {ace}, fold at once: {dead} is bust, {alive} is not.")
    elif with_example:
        said = _("If even your smallest total is over {high}, fold at once: {dead} is bust, {alive} is not.")
    else:
        said = _("If even your smallest total is over {high}, fold at once.")
    return _line(key, said, asked, facts)


def _least_ace(rules: HouseRules) -> int:
    return min(rules.points.values(Side.HIGH, Rank.ACE))


def _only_aces_choose(rules: HouseRules) -> bool:
    """Whether an ace, and nothing else, counts as its holder likes for the high side."""
    return [rank for rank in Rank if len(rules.points.values(Side.HIGH, rank)) > 1] == [Rank.ACE]


def _equal_distance(rules: HouseRules) -> Iterator[Line]:
    free = [side for side in rules.sides if rules.limit(side) is Limit.NONE]
    key = ("showdown.equal_distance",)
    if not free and key[0] not in rules.undecided:
        yield _line(key, _("Equal totals share."), quiet=rules.showdown.fewest_cards is not FewestCards.OFF)
        return
    inner, outer = _examples(rules, free or list(rules.sides))
    rule = rules.showdown.equal_distance
    brief, asked = _equal_words(rule, nearer_zero=any(rules.target(side) < 0 for side in free or rules.sides))
    first, second = (outer, inner) if rule in (EqualDistance.OVER, EqualDistance.OUTSIDE) else (inner, outer)
    facts = {"first": points(first[0]), "second": points(second[0])}
    facts |= {"third": points(first[-1]), "fourth": points(second[-1])}
    sentences = [brief, _example_words(rule, one=len(inner) == 1)]
    if rule is not EqualDistance.SHARE and rules.showdown.fewest_cards is FewestCards.OFF:
        sentences.append(_("Equal totals share."))
    yield _line(key, " ".join(sentences), asked, facts, brief=brief)


def _examples(rules: HouseRules, sides: Sequence[Side]) -> tuple[list[int], list[int]]:
    """Totals half a point to both sides of a target: under and over, or inside and outside."""
    if rules.showdown.equal_distance in (EqualDistance.INSIDE, EqualDistance.OUTSIDE):
        low, high = rules.target(Side.LOW), rules.target(Side.HIGH)
        inwards = {Side.LOW: 1 if high > low else -1, Side.HIGH: -1 if high > low else 1}
        return (
            [rules.target(side) + inwards[side] for side in sides],
            [rules.target(side) - inwards[side] for side in sides],
        )
    shown = list(sides) if rules.target(sides[0]) < 0 else [sides[-1]]
    signs = [-1 if rules.target(side) < 0 else 1 for side in shown]
    return (
        [rules.target(side) - sign for side, sign in zip(shown, signs, strict=True)],
        [rules.target(side) + sign for side, sign in zip(shown, signs, strict=True)],
    )


def _equal_words(rule: EqualDistance, *, nearer_zero: bool) -> tuple[str, str]:
    """The rule and the question; where a target is below zero, under and over are said by their distance from zero."""
    if nearer_zero and rule is EqualDistance.UNDER:
        return (
            _("Equally near, nearer zero wins."),
            _("Equally near, does nearer zero win, {first} beat {second}?"),
        )
    if nearer_zero and rule is EqualDistance.OVER:
        return (
            _("Equally near, further from zero wins."),
            _("Equally near, does further from zero win, {first} beat {second}?"),
        )
    return {
        EqualDistance.SHARE: (
            _("Equally near hands share, under or over."),
            _("Do equally near hands share, like {first} and {second}?"),
        ),
        EqualDistance.UNDER: (
            _("Equally near, under beats over."),
            _("Equally near, does under beat over, {first} beat {second}?"),
        ),
        EqualDistance.OVER: (
            _("Equally near, over beats under."),
            _("Equally near, does over beat under, {first} beat {second}?"),
        ),
        EqualDistance.INSIDE: (
            _("Equally near, inside beats outside."),
            _("Equally near, does inside beat outside, {first} beat {second}?"),
        ),
        EqualDistance.OUTSIDE: (
            _("Equally near, outside beats inside."),
            _("Equally near, does outside beat inside, {first} beat {second}?"),
        ),
    }[rule]


def _example_words(rule: EqualDistance, *, one: bool) -> str:
    if rule is EqualDistance.SHARE:
        return _("{first} and {second} tie.") if one else _("{first} ties {second}, {third} ties {fourth}.")
    return _("{first} beats {second}.") if one else _("{first} beats {second}, {third} beats {fourth}.")


def _fewest(rules: HouseRules) -> Iterator[Line]:
    rule, key = rules.showdown.fewest_cards, ("showdown.fewest_cards",)
    if rule is FewestCards.ANY_TIE:
        yield _line(
            key,
            _("Among tied hands the fewest cards win; equally few share."),
            _("Among tied hands, do the fewest cards win?"),
        )
    elif rule is FewestCards.EQUAL_TOTALS:
        facts = {"near": points(rules.targets.high - 2), "far": points(rules.targets.high + 2)}
        asked = _("Between equal totals, do fewer cards win?")
        if rules.showdown.equal_distance is EqualDistance.SHARE and rules.limit(Side.HIGH) is Limit.NONE:
            said = _("But {near} in three cards beats {near} in four; equally few share, and so do {near} and {far}.")
        else:
            said = _("Of equal totals the fewest cards win; equally few share.")
        yield _line(key, said, asked, facts)
    else:
        said, asked = _("The number of cards breaks no tie."), _("Does the number of cards break ties?")
        yield _line(key, said, asked, quiet=True)


def _perfect(rules: HouseRules) -> Iterator[Line]:
    rule = rules.showdown.perfect_hand
    key = ("showdown.perfect_hand", "showdown.perfect_needs_both")
    asked_for = "showdown.perfect_hand" in rules.undecided
    if rule is PerfectHand.OFF:
        if rules.targets.low is not None:
            said = _("No hand takes everything just for being perfect.")
            yield _line(key, said, _("Does a hand that is both targets exactly take everything?"), quiet=True)
        return
    facts = {
        "cards": typed(FIVE_ACES),
        "sides": listed(points(rules.target(side)) for side in rules.sides),
    }
    if rule is PerfectHand.FIVE_ACES and not five_aces_hit(rules) and not asked_for:
        return
    asked = {
        PerfectHand.ANY: _("Does a hand that is exactly {sides} take all?"),
        PerfectHand.FIVE_ACES: _("Does {cards}, exactly {sides}, take all?"),
    }[rule]
    yield _line(key, _perfect_words(rules), asked, facts, brief=_perfect_brief(rules).format(**facts))


def _perfect_words(rules: HouseRules) -> str:
    said = _perfect_brief(rules)
    if rules.showdown.perfect_hand is PerfectHand.FIVE_ACES and not rules.declares:
        return _("Only {cards} takes all; two of them share.")
    if rules.showdown.perfect_hand is PerfectHand.FIVE_ACES and not rules.showdown.perfect_needs_both:
        return _("Only {cards} takes all, whatever it declared; two of them share.")
    return said


def _perfect_brief(rules: HouseRules) -> str:
    any_hand = rules.showdown.perfect_hand is PerfectHand.ANY
    if not rules.declares and any_hand:
        return _("Any hand exactly both {sides} takes all.")
    if not rules.declares:
        return _("Only {cards} takes all.")
    if rules.showdown.perfect_needs_both and any_hand:
        return _("Any hand exactly both {sides}, declared both, takes all.")
    if rules.showdown.perfect_needs_both:
        return _("Only {cards}, declared both, takes all.")
    if any_hand:
        return _("Any hand exactly both {sides} takes all, whatever it declared.")
    return _("Only {cards} takes all, whatever it declared.")
