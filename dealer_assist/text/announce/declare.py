"""Declarations: how they are made, what coins say, what declaring both risks."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.core.choices import (
    BothTied,
    DeclareHow,
    Division,
    FailedBoth,
    Judged,
    Limit,
    PastLimit,
    Side,
    SidePots,
    Signal,
    Stakes,
)
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce.goal import called
from dealer_assist.text.announce.lines import Line, Topic
from dealer_assist.text.i18n import _, ngettext, pgettext
from dealer_assist.text.style import listed


def lines(rules: HouseRules) -> Iterator[Line]:
    """With one target there is nothing to declare."""
    if rules.targets.low is None:
        return
    yield _how(rules)
    if not rules.declares:
        return
    yield _bet_after(rules)
    yield _line((), _("You win only what you declared."))
    yield _both_tied(rules)
    yield _failed_both(rules)
    yield _judged(rules)
    if rules.betting.stakes is Stakes.TABLE:
        yield _side_pots(rules)
    if limits_bind(rules):
        yield _alone(rules)


def _line(keys: tuple[str, ...], said: str, asked: str = "", *, quiet: bool = False, brief: str = "") -> Line:
    return Line(topic=Topic.DECLARE, keys=keys, said=said, asked=asked, quiet=quiet, brief=brief)


def limits_bind(rules: HouseRules) -> bool:
    """Whether a total can be past a limit and so never win its side."""
    if rules.showdown.past_limit is not PastLimit.NEVER:
        return False
    return any(rules.limit(side) is not Limit.NONE for side in rules.sides)


def _how(rules: HouseRules) -> Line:
    facts = {"low": called(rules, Side.LOW), "high": called(rules, Side.HIGH), "signals": _signals(rules)}
    match rules.declare.how:
        case DeclareHow.OFF:
            speak = _("Nobody declares: the cards speak.")
            if rules.showdown.division is Division.HALVES:
                speak = _("Nobody declares: the cards speak, and one hand may win both sides.")
            return _line(
                ("declare.how",),
                speak,
                _("Do the cards speak, or do we declare {low} or {high}?").format(**facts),
            )
        case DeclareHow.TOGETHER:
            return _line(
                ("declare.how", "declare.signals"),
                _("We declare with coins in the fist: {signals}.").format(**facts),
                _("Do we declare with coins in the fist: {signals}?").format(**facts),
            )
        case _:
            return _line(
                ("declare.how",),
                _("Then from the dealer's left each declares {low}, {high} or both aloud.").format(**facts),
                _("Does each declare {low}, {high} or both aloud, from the dealer's left?").format(**facts),
            )


def _signals(rules: HouseRules) -> str:
    sides = {
        Signal.LOW: called(rules, Side.LOW),
        Signal.HIGH: called(rules, Side.HIGH),
        Signal.BOTH: pgettext("declared", "both"),
    }
    return listed(
        _("{coins} for {side}").format(coins=_coins(number), side=sides[signal])
        for number, signal in enumerate(rules.declare.signals)
        if signal is not Signal.NOTHING
    )


def _coins(number: int) -> str:
    words = (
        pgettext("coins", "none"),
        pgettext("coins", "one"),
        pgettext("coins", "two"),
        pgettext("coins", "three"),
    )
    return words[number] if number < len(words) else ngettext("{n} coin", "{n} coins", number).format(n=number)


def _bet_after(rules: HouseRules) -> Line:
    if rules.declare.bet_after:
        return _line(
            ("declare.bet_after",),
            _("One more bet follows the declaration."),
            _("Does one more bet follow the declaration?"),
        )
    return _line(
        ("declare.bet_after",),
        _("No bet follows the declaration."),
        _("Is there no more betting after the declaration?"),
        quiet=True,
    )


def _both_tied(rules: HouseRules) -> Line:
    said, asked = {
        BothTied.LOSES: (
            _("Whoever declares both, beaten or tied on either side, loses that pot."),
            _("Does whoever declares both get nothing if tied on either side?"),
        ),
        BothTied.SHARES: (
            _("Whoever declares both, beaten on either side, loses that pot; where tied, he shares."),
            _("Does whoever declares both share where tied?"),
        ),
        BothTied.KEEPS_HALF: (
            _(
                "Whoever declares both, beaten on either side or tied on both, gets nothing of that pot; "
                "tied on one, only the other half."
            ),
            _("Does whoever declares both, tied on one side, keep only the other half?"),
        ),
    }[rules.declare.both_tied]
    return _line(("declare.both_tied",), said, asked)


def _failed_both(rules: HouseRules) -> Line:
    if rules.declare.failed_both is FailedBoth.NEXT_BEST:
        said, brief = _("Then the next best collects."), ""
        asked = _("When both fails, does the next best collect?")
    else:
        brief = _("A failed both still blocks the hands it beats.")
        said = _("Then the next best collects, unless the failed hand beats it there.")
        asked = _("When both fails, does it still block the hands that it beats?")
    return _line(("declare.failed_both",), said, asked, brief=brief)


def _judged(rules: HouseRules) -> Line:
    if rules.declare.judged is Judged.TOGETHER:
        said = _("All who declared both are judged at once.")
        asked = _("Are all who declared both judged at once?")
    else:
        said = _("Of several who declared both, the beaten leave first, then the others are judged.")
        asked = _("Of several who declared both, do the beaten leave first?")
    return _line(("declare.judged",), said, asked, quiet=rules.declare.judged is Judged.TOGETHER)


def _side_pots(rules: HouseRules) -> Line:
    if rules.declare.side_pots is SidePots.EACH_POT:
        said, asked = _("Each pot is judged by itself."), _("Is each pot judged by itself?")
    else:
        said = _("Whoever fails with both in one pot fails in all.")
        asked = _("Does whoever fails with both in one pot fail in all?")
    return _line(("declare.side_pots",), said, asked, quiet=rules.declare.side_pots is SidePots.EACH_POT)


def _alone(rules: HouseRules) -> Line:
    if rules.declare.alone_must_qualify:
        said = _("Even alone on a side you must be within its limit.")
        asked = _("Must the only one to declare a side be within its limit?")
    else:
        said = _("Whoever alone declares a side takes it, even past the limit.")
        asked = _("Does whoever alone declares a side take it, even past the limit?")
    return _line(("declare.alone_must_qualify",), said, asked)
