"""The exact split of given pots among shown hands.

Source: House rules, sections on totals, ranking, declarations, unwon sides, pots and chips.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dealer_assist.core.awards import award_pot
from dealer_assist.core.choices import Side, SidePots
from dealer_assist.core.contest import Contest, uncontested
from dealer_assist.core.declare import Declaration, failed_both
from dealer_assist.core.errors.showdown import DeclarationMissing, DeclarationNotPlayed, NobodyShows
from dealer_assist.core.ranking import Entry
from dealer_assist.core.record import record
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.totals import Counter
from dealer_assist.core.typed import Shown, check_deal
from dealer_assist.core.verdict import HandReport, PotVerdict, Status, Verdict

_COUNTERS: list[Counter] = []
_MOST_COUNTERS = 64
_LIVE, _BUST, _MUCKED = Status.LIVE, Status.BUST, Status.MUCKED
_LOW, _HIGH, _BOTH = Declaration.LOW, Declaration.HIGH, Declaration.BOTH


@record
class Pot:
    """A pot before it is divided: hundredths of a chip, and who is in it (the main pot is the first of several)."""

    amount: int
    players: tuple[str, ...]


def counter_for(rules: HouseRules) -> Counter:
    """The counter of these very rules; it is kept, so that what was counted once need not be counted again."""
    for counter in _COUNTERS:
        if counter.rules is rules:
            return counter
    if len(_COUNTERS) >= _MOST_COUNTERS:
        _COUNTERS.clear()
    _COUNTERS.append(Counter(rules))
    return _COUNTERS[-1]


def report_hand(counter: Counter, name: str, shown: Shown, declared: Declaration | None) -> HandReport:
    """Count one hand and say whether it lives; a mucked or dead hand's declaration goes with it."""
    if shown.mucked:
        return HandReport(name, shown, None, None, _MUCKED)
    count = counter.count(shown.cards) if shown.total is None else counter.count_total(shown.total, shown.size)
    return (
        HandReport(name, shown, None, count, _BUST) if count.dead else HandReport(name, shown, declared, count, _LIVE)
    )


def judge(
    rules: HouseRules,
    hands: Mapping[str, Shown],
    *,
    pots: Sequence[Pot],
    seats: Sequence[str] = (),
    declared: Mapping[str, Declaration] | None = None,
    checked: bool = False,
) -> Verdict:
    """Divide ``pots`` among ``hands``.

    ``seats`` is the order from the dealer's left (default: that of ``hands``); amounts must be multiples of the chip
    unit; ``checked`` says that one deck is known to have dealt the cards. Raises `SameCardTwice`, `TooManyOfRank`,
    `SuitMissing`, `NobodyShows`, `DeclarationMissing` or `DeclarationNotPlayed`.
    """
    counter = counter_for(rules)
    if not checked:
        check_deal(counter, [(name, shown.cards) for name, shown in hands.items()])
    said: Mapping[str, Declaration] = declared or {}
    if said and not rules.declares:
        name, side = next(iter(said.items()))
        raise DeclarationNotPlayed(name=name, text=side.value)
    order = [name for name in seats if name in hands] if seats else list(hands)
    reports = {name: report_hand(counter, name, hands[name], said.get(name)) for name in order}
    live = [name for name, report in reports.items() if report.status is _LIVE]
    if not live and all(report.status is _MUCKED for report in reports.values()):
        raise NobodyShows()
    if rules.declares and len(live) > 1:
        silent = tuple(name for name in live if name not in said)
        if silent:
            raise DeclarationMissing(names=silent)
    verdicts = _judge_pots(rules, reports, _made_pots(pots, order, set(live)))
    payouts = dict.fromkeys(order, 0)
    for pot in verdicts:
        for award in pot.awards:
            for name, amount in award.paid.items():
                payouts[name] += amount
    return Verdict(
        rules=rules,
        pot=sum(pot.amount for pot in pots),
        hands=reports,
        pots=tuple(verdicts),
        payouts=payouts,
        carried=sum(pot.carried for pot in verdicts),
    )


def _made_pots(pots: Sequence[Pot], order: Sequence[str], live: set[str]) -> list[Pot]:
    """The pots with their live players in seat order, after the dead and mucked hands have left them.

    A pot in which only one player ever was is his. A pot whose players are all dead joins the one below; pots that
    only a dead player kept apart become one.
    """
    made: list[Pot] = []
    asked: list[frozenset[str]] = []
    first: dict[tuple[str, ...], dict[frozenset[str], int]] = {}  # by live players: where a pot typed so came first
    orphaned = 0
    for pot in pots:
        if not pot.amount:
            continue
        typed = frozenset(pot.players)
        if len(typed) == 1:
            players = tuple(typed)
        else:
            players = tuple([name for name in order if name in typed and name in live])
        if not players:
            below = next((at for at in reversed(range(len(made))) if len(asked[at]) > 1), None)
            if below is None:
                orphaned += pot.amount
            else:
                made[below] = Pot(amount=made[below].amount + pot.amount, players=made[below].players)
        elif len(typed) > 1 and (alike := _kept_apart(first.setdefault(players, {}), typed)) is not None:
            made[alike] = Pot(amount=made[alike].amount + pot.amount, players=players)
        else:
            if len(typed) > 1:
                first[players].setdefault(typed, len(made))
            made.append(Pot(amount=pot.amount, players=players))
            asked.append(typed)
    if orphaned:
        home = next((at for at in range(len(made)) if len(asked[at]) > 1), None)
        if home is None:
            made.insert(0, Pot(amount=orphaned, players=()))
        else:
            made[home] = Pot(amount=made[home].amount + orphaned, players=made[home].players)
    return made


def _kept_apart(alike: Mapping[frozenset[str], int], typed: frozenset[str]) -> int | None:
    """The first pot of the same live players that only a dead player keeps apart from one typed as ``typed``."""
    return next((at for players, at in alike.items() if players != typed), None)


def _judge_pots(rules: HouseRules, reports: Mapping[str, HandReport], pots: Sequence[Pot]) -> list[PotVerdict]:
    contests = [_contest(rules, reports, pot.players) for pot in pots]
    failures = [failed_both(rules, contest) for contest in contests]
    if rules.declare.side_pots is SidePots.ALL_POTS and len(contests) > 1:
        everywhere = frozenset().union(*failures)
        failures = [everywhere.intersection(contest.players) for contest in contests]
    return [
        award_pot(rules, pot.amount, contest, failed)
        for pot, contest, failed in zip(pots, contests, failures, strict=True)
    ]


def _contest(rules: HouseRules, reports: Mapping[str, HandReport], players: tuple[str, ...]) -> Contest:
    if len(players) < 2:
        return uncontested(players)
    low: list[Entry] = []
    high: list[Entry] = []
    both: list[str] = []
    perfect: list[str] = []
    everybody = not rules.declares or not rules.showdown.perfect_needs_both
    for name in players:
        _name, _shown, said, count, _status = reports[name]
        assert count is not None
        if said is not _HIGH and count.low is not None:
            low.append((name, count.low))
        if said is not _LOW:
            high.append((name, count.high))
            if said is _BOTH:
                both.append(name)
        if count.perfect and (said is _BOTH or everybody):
            perfect.append(name)
    entries = {Side.HIGH: high} if rules.targets.low is None else {Side.LOW: low, Side.HIGH: high}
    return Contest(
        players=players,
        entries=entries,
        both=both,
        perfect=tuple(perfect),
        fewest=rules.showdown.fewest_cards,
    )
