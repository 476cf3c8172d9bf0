"""What cards count: by rank, by side, by suit, with an example where a card is worth more than one thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from dealer_assist.core.cards import Rank, Suit, card
from dealer_assist.core.choices import PerfectHand, Side
from dealer_assist.core.rules import HouseRules, Values
from dealer_assist.text.announce.goal import called
from dealer_assist.text.announce.lines import Line, Topic
from dealer_assist.text.i18n import _, npgettext, pgettext
from dealer_assist.text.rule_values import either
from dealer_assist.text.style import card as written_card
from dealer_assist.text.style import listed, points

ACE, FIVE = Rank.ACE, Rank.FIVE
FIVE_ACES = (FIVE, ACE, ACE)
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_RED, _BLACK = {"diamonds", "hearts"}, {"clubs", "spades"}


def lines(rules: HouseRules) -> Iterator[Line]:
    """Every rank once, ranks of the same worth together; then one side's own values; then the suits."""
    yield from _groups(_same_on_all_sides(rules))
    for side in rules.sides:
        own = rules.points.low if side is Side.LOW else rules.points.high
        yield from _of_one_side(called(rules, side), f"points.{side.value}", own)
    if five_aces_hit(rules) and not rules.declares and rules.showdown.perfect_hand is PerfectHand.OFF:
        yield Line(
            topic=Topic.CARDS,
            keys=(),
            said=_("So {cards} is {low} and {high} at once.").format(
                cards=typed(FIVE_ACES), low=points(rules.target(Side.LOW)), high=points(rules.target(Side.HIGH))
            ),
        )
    yield from _suits(rules)


def _same_on_all_sides(rules: HouseRules) -> Values:
    own_everywhere = {rank for rank in Rank if all(rank in _own(rules, side) for side in rules.sides)}
    return {rank: value for rank, value in rules.points.both.items() if rank not in own_everywhere}


def _own(rules: HouseRules, side: Side) -> Values:
    return rules.points.low if side is Side.LOW else rules.points.high


def _groups(values: Values) -> Iterator[Line]:
    faces = [rank for rank in Rank if values.get(rank) == (2 * rank,) and rank <= Rank.TEN]
    if faces:
        yield Line(
            topic=Topic.CARDS,
            keys=_keys("points", faces),
            said=sentence(_("{ranks} count their number."), ranks=_faces(faces)),
            asked=sentence(_("Do {ranks} count their number?"), ranks=_faces(faces)),
        )
    for value, ranks in _by_value(values, leave_out=faces):
        facts = {"ranks": plural(ranks), "values": worths(value)}
        if len(value) > 1:
            said = _("{ranks} count {values}, each as you like for each side.")
            asked = _("Do {ranks} count {values}, as you like?")
        else:
            said, asked = _("{ranks} count {values}."), _("Do {ranks} count {values}?")
        yield Line(
            topic=Topic.CARDS,
            keys=_keys("points", ranks),
            said=sentence(said, **facts),
            asked=sentence(asked, **facts),
        )


def _of_one_side(side: str, table: str, values: Values) -> Iterator[Line]:
    for value, ranks in _by_value(values):
        facts = {"side": side, "ranks": plural(ranks), "values": worths(value)}
        yield Line(
            topic=Topic.CARDS,
            keys=_keys(table, ranks),
            said=sentence(_("For {side}, {ranks} count {values}."), **facts),
            asked=sentence(_("For {side}, do {ranks} count only {values}?"), **facts),
        )


def _by_value(values: Values, leave_out: Sequence[Rank] = ()) -> list[tuple[tuple[int, ...], list[Rank]]]:
    groups: dict[tuple[int, ...], list[Rank]] = {}
    for rank in sorted(values):
        if rank not in leave_out:
            groups.setdefault(values[rank], []).append(rank)
    return list(groups.items())


def _suits(rules: HouseRules) -> Iterator[Line]:
    groups: dict[int, list[str]] = {}
    for name in _SUITS:
        groups.setdefault(getattr(rules.suits, name), []).append(name)
    for times, names in sorted(groups.items()):
        if times == 2:
            continue
        rank = next((one for one in (Rank.FOUR, *Rank) if rules.points.both[one] == (2 * one,)), None)
        said, asked = _suit_words(times, with_example=rank is not None and times != 0)
        facts = {"suits": _suit_group(names), "times": points(times)}
        if rank is not None:
            one = written_card_of(rank, Suit(_SUITS.index(names[0])))
            facts |= {"card": one, "worth": points(rank * times)}
        yield Line(
            topic=Topic.CARDS,
            keys=tuple(f"suits.{name}" for name in names),
            said=sentence(said, **facts),
            asked=sentence(asked, **facts),
        )


def _suit_words(times: int, *, with_example: bool) -> tuple[str, str]:
    if times == 0:
        return _("{suits} count nothing."), _("Do {suits} count nothing?")
    if times == -2 and with_example:
        return _("{suits} count minus: {card} is {worth}."), _("Do {suits} count minus?")
    if times == -2:
        return _("{suits} count minus."), _("Do {suits} count minus?")
    if times == 4 and with_example:
        return _("{suits} count double: {card} is {worth}."), _("Do {suits} count double?")
    if times == 4:
        return _("{suits} count double."), _("Do {suits} count double?")
    if with_example:
        return _("{suits} count {times} times their value: {card} is {worth}."), _(
            "Do {suits} count {times} times their value?"
        )
    return _("{suits} count {times} times their value."), _("Do {suits} count {times} times their value?")


def _suit_group(names: Sequence[str]) -> str:
    if set(names) == _RED:
        return _("red cards")
    if set(names) == _BLACK:
        return _("black cards")
    if len(names) == len(_SUITS):
        return _("all cards")
    words = {
        "clubs": pgettext("cards", "clubs"),
        "diamonds": pgettext("cards", "diamonds"),
        "hearts": pgettext("cards", "hearts"),
        "spades": pgettext("cards", "spades"),
    }
    return listed(words[name] for name in names)


def sentence(template: str, **facts: str) -> str:
    """The filled sentence with a capital at its beginning."""
    text = template.format(**facts)
    return text[:1].upper() + text[1:]


def worths(values: Sequence[int]) -> str:
    """``½ or 10``, with the noun that follows the last of them where the language wants one: ``10 очков``."""
    halves = abs(values[-1])
    number = 2 if halves % 2 else halves // 2  # a half takes the noun's form after two
    said = npgettext("what a card counts", "{points}", "{points}", number)
    return said.format(points=either([points(value) for value in values]))


def _keys(table: str, ranks: Iterable[Rank]) -> tuple[str, ...]:
    return tuple(f"{table}.{rank.code}" for rank in ranks)


def _faces(ranks: Sequence[Rank]) -> str:
    if (ranks[0], ranks[-1], len(ranks)) == (Rank.TWO, Rank.TEN, Rank.TEN - 1):
        return _("number cards")
    if len(ranks) > 2 and ranks[-1] - ranks[0] == len(ranks) - 1:
        return _("cards from {first} to {last}").format(first=ranks[0].code, last=ranks[-1].code)
    return plural(ranks)


def plural(ranks: Sequence[Rank]) -> str:
    """``tens and aces``; all pictures together have a word of their own."""
    if set(ranks) == {Rank.JACK, Rank.QUEEN, Rank.KING}:
        return _("pictures")
    words = {
        Rank.TWO: pgettext("cards", "twos"),
        Rank.THREE: pgettext("cards", "threes"),
        Rank.FOUR: pgettext("cards", "fours"),
        Rank.FIVE: pgettext("cards", "fives"),
        Rank.SIX: pgettext("cards", "sixes"),
        Rank.SEVEN: pgettext("cards", "sevens"),
        Rank.EIGHT: pgettext("cards", "eights"),
        Rank.NINE: pgettext("cards", "nines"),
        Rank.TEN: pgettext("cards", "tens"),
        Rank.JACK: pgettext("cards", "jacks"),
        Rank.QUEEN: pgettext("cards", "queens"),
        Rank.KING: pgettext("cards", "kings"),
        Rank.ACE: pgettext("cards", "aces"),
    }
    return listed(words[rank] for rank in ranks)


def typed(ranks: Sequence[Rank]) -> str:
    """``5-A-A``, in Russian ``5-Т-Т``."""
    return "-".join(written_card_of(rank, Suit.UNKNOWN) for rank in ranks)


def written_card_of(rank: Rank, suit: Suit) -> str:
    """``4♣``."""
    return written_card(card(rank, suit))


def sums(rules: HouseRules, side: Side, ranks: Sequence[Rank]) -> frozenset[int]:
    """All totals (halves) of cards without a suit; empty where a suit would matter."""
    if any(times != 2 for times in rules.suits.in_order):
        return frozenset()
    return frozenset(sum(one) for one in product(*(rules.points.values(side, rank) for rank in ranks)))


def five_aces_hit(rules: HouseRules) -> bool:
    """Whether a five and two aces are both targets at once in these rules."""
    return rules.targets.low is not None and all(
        rules.target(side) in sums(rules, side, FIVE_ACES) for side in rules.sides
    )
