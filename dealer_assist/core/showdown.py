"""The exact split of given pots among shown hands.

Source: House rules, sections on totals, ranking, declarations, unwon sides, pots and chips.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dealer_assist.core.awards import award_pot
from dealer_assist.core.choices import SidePots
from dealer_assist.core.declare import Declaration, Live, contest_of, failed_both
from dealer_assist.core.errors.showdown import DeclarationMissing, DeclarationNotPlayed, NobodyShows
from dealer_assist.core.record import made, record
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.totals import Counter
from dealer_assist.core.typed import Shown, check_deal
from dealer_assist.core.verdict import HandReport, PotVerdict, Status, Verdict

# Members of enumerations are bound once in the modules of a showdown: to look one up takes longer than to compare it.
_LIVE, _BUST, _MUCKED = Status.LIVE, Status.BUST, Status.MUCKED
_ALL_POTS = SidePots.ALL_POTS

_COUNTERS: list[Counter] = []
_MOST_COUNTERS = 64


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


def report_hands(
    counter: Counter, hands: Mapping[str, Shown], said: Mapping[str, Declaration]
) -> dict[str, HandReport]:
    """Count every hand and say whether it lives; the declaration of a mucked or dead hand goes with it."""
    reports: dict[str, HandReport] = {}
    for name, shown in hands.items():
        cards, total, size, mucked = shown
        if mucked:
            reports[name] = made(HandReport, (name, shown, None, None, _MUCKED))
            continue
        count = counter.count(cards) if total is None else counter.count_total(total, size)
        if count.dead:
            reports[name] = made(HandReport, (name, shown, None, count, _BUST))
        else:
            reports[name] = made(HandReport, (name, shown, said.get(name), count, _LIVE))
    return reports


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
        check_deal(counter, {name: shown.cards for name, shown in hands.items()})
    if seats:
        hands = {name: hands[name] for name in seats if name in hands}
    said: Mapping[str, Declaration] = declared or {}
    declares = rules.declares
    if said and not declares:
        name, side = next(iter(said.items()))
        raise DeclarationNotPlayed(name=name, text=side.value)
    reports = report_hands(counter, hands, said)
    live: dict[str, Live] = {}
    for name, (_name, _shown, declaration, count, status) in reports.items():
        if status is _LIVE and count is not None:
            live[name] = (declaration, count)
    if not live and all(report.status is _MUCKED for report in reports.values()):
        raise NobodyShows()
    if declares and len(live) > 1 and not live.keys() <= said.keys():
        raise DeclarationMissing(names=tuple([name for name in live if name not in said]))
    verdicts = _judge_pots(rules, live, _made_pots(pots, live))
    payouts = dict.fromkeys(hands, 0)
    for pot in verdicts:
        for award in pot.awards:
            for name, amount in award.paid.items():
                payouts[name] += amount
    return Verdict(
        rules,
        sum([pot.amount for pot in pots]),
        reports,
        tuple(verdicts),
        payouts,
        sum([pot.carried for pot in verdicts]),
    )


def _made_pots(pots: Sequence[Pot], live: Mapping[str, Live]) -> Sequence[Pot]:
    """The pots with their live players in seat order, after the dead and mucked hands have left them.

    A pot in which only one player ever was is his. A pot whose players are all dead joins the one below; pots that
    only a dead player kept apart become one.
    """
    if len(pots) == 1 and pots[0].amount and pots[0].players == tuple(live):
        return pots  # nearly always: one pot, and everybody in it is live
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
            players = tuple([name for name in live if name in typed])
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


def _judge_pots(rules: HouseRules, live: Mapping[str, Live], pots: Sequence[Pot]) -> list[PotVerdict]:
    contests = [contest_of(rules, live, pot.players) for pot in pots]
    failures = [failed_both(rules, contest) for contest in contests]
    if rules.declare.side_pots is _ALL_POTS and len(contests) > 1:
        everywhere = frozenset().union(*failures)
        failures = [everywhere.intersection(contest.players) for contest in contests]
    return [
        award_pot(rules, pot.amount, contest, failed)
        for pot, contest, failed in zip(pots, contests, failures, strict=True)
    ]
