"""House rules of one's own from ten answers: what is asked, what an answer changes, hands that show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from enum import Enum
from math import gcd

from dealer_assist.core.cards import Rank
from dealer_assist.core.choices import Limit, Side
from dealer_assist.core.errors.rules import AnswerUnclear, RulesRefused
from dealer_assist.core.house_document import number
from dealer_assist.core.house_keys import KEYS, Unfit
from dealer_assist.core.house_sets import parse_limit, parse_value
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.typed import Shown, parse_hand

Changes = Mapping[str, object]
_HALF = Decimal("0.5")
_STAKES = ("betting.ante", "betting.min", "betting.max")


class Ask(Enum):
    """The questions that matter, in the order of play."""

    TARGETS = "targets"
    PICTURES = "pictures"
    ACES = "aces"
    DRAW = "draw"
    FREEZE = "freeze"
    LAST_BET = "last-bet"
    STAKES = "stakes"
    DECLARE = "declare"
    OVER = "over"
    EQUAL = "equal"


def _pictures(value: object) -> Changes:
    return {f"points.{rank}": value for rank in "JQK"}


def _over(limit: str, *, past: str = "never", bust: bool = False) -> Changes:
    return {
        "showdown.low_limit": limit,
        "showdown.high_limit": limit,
        "showdown.past_limit": past,
        "showdown.fold_when_bust": bust,
    }


_CHOICES: Mapping[Ask, tuple[Changes, ...]] = {
    Ask.TARGETS: (
        {"targets.low": 7, "targets.high": 27},
        {"targets.low": 8, "targets.high": 28},
        {"targets.low": Decimal("5.5"), "targets.high": 21},
        {"targets.high": 31},
    ),
    Ask.PICTURES: (_pictures(_HALF), _pictures([_HALF, 10]), _pictures(10)),
    Ask.ACES: ({"points.A": [1, 11]}, {"points.low.A": 1, "points.high.A": 11}, {"points.A": 1}, {"points.A": 11}),
    Ask.DRAW: (
        {"draw.first": True, "draw.face": "down"},
        {"draw.first": False, "draw.face": "up"},
        {"draw.first": False, "draw.face": "down"},
        {"draw.first": True, "draw.face": "up"},
    ),
    Ask.FREEZE: (
        {"draw.freeze_after": 0},
        {"draw.freeze_after": 1},
        {"draw.freeze_after": 2, "draw.freeze_counts": "in-a-row"},
        {"draw.freeze_after": 3, "draw.freeze_counts": "in-a-row"},
        {"draw.freeze_after": 3, "draw.freeze_counts": "in-all"},
    ),
    Ask.LAST_BET: ({"betting.final_round": False}, {"betting.final_round": True}),
    Ask.STAKES: (dict(zip(_STAKES, (1, 1, 5), strict=True)), {}),
    Ask.DECLARE: ({"declare.how": "off"}, {"declare.how": "together"}, {"declare.how": "in-turn"}),
    Ask.OVER: (
        _over("none"),
        _over("at-most"),
        _over("at-most", bust=True),
        _over("at-most", past="last-resort"),
    ),
    Ask.EQUAL: tuple({"showdown.equal_distance": rule} for rule in ("share", "under", "over", "inside", "outside")),
}
_NOT_WITH_ONE_TARGET = frozenset({"inside", "outside"})


def questions(rules: HouseRules) -> tuple[Ask, ...]:
    """What there is to ask: with one target nothing is declared, and limits leave nothing equally near."""
    left_out = set()
    if rules.targets.low is None:
        left_out.add(Ask.DECLARE)
    if all(rules.limit(side) is not Limit.NONE for side in rules.sides):
        left_out.add(Ask.EQUAL)
    return tuple(ask for ask in Ask if ask not in left_out)


def choices(ask: Ask, rules: HouseRules) -> tuple[Changes, ...]:
    """What each answer changes, the common one first; keys of a low side only where there is one."""
    if rules.targets.low is not None or ask is Ask.TARGETS:
        return _CHOICES[ask]
    found: list[Changes] = []
    for choice in _CHOICES[ask]:
        kept = {key: value for key, value in choice.items() if not key.startswith(("points.low.", "showdown.low_"))}
        if len(kept) == len(choice) or ask is Ask.OVER:
            found.append(kept)
    return tuple(choice for choice in found if choice.get("showdown.equal_distance") not in _NOT_WITH_ONE_TARGET)


def answer(ask: Ask, text: str, offered: Sequence[Changes]) -> Changes:
    """The changes of an answer: its number, targets like ``9/29`` or ``31``, stakes like ``0.25 0.25-1``.

    Raises `AnswerUnclear`.
    """
    said = text.strip()
    if said.isascii() and said.isdecimal() and 1 <= int(said[:9]) <= len(offered):
        return offered[int(said) - 1]
    try:
        if ask is Ask.TARGETS and said:
            return _targets(said)
        if ask is Ask.STAKES and said:
            return _stakes(said)
    except (RulesRefused, Unfit, ValueError):
        pass
    raise AnswerUnclear(text=text, most=len(offered), ask=ask.value)


def _targets(text: str) -> Changes:
    spread = text if "/" in text or text.startswith("-") else text.replace("-", "/")
    parts = [parse_value("targets.high", part) for part in spread.split("/")]
    names = ("targets.high",) if len(parts) == 1 else ("targets.low", "targets.high")
    changes = dict(zip(names, parts, strict=True))
    for key, value in changes.items():
        KEYS[key].read(value)
    return changes


def _stakes(text: str) -> Changes:
    ante, _blank, limit = text.partition(" ")
    changes: dict[str, object] = {"betting.ante": parse_value("betting.ante", ante)} | dict(parse_limit(limit))
    cents = [KEYS[key].read(value) for key, value in changes.items()]
    unit = gcd(*(one for one in cents if isinstance(one, int)))
    if unit % 100:
        changes["chips.unit"] = number(unit, 100)
    return changes


def sample(ask: Ask, rules: HouseRules) -> dict[str, Shown] | None:
    """Hands on which the answers to ``ask`` differ; None where no hand can show it."""
    match ask:
        case Ask.TARGETS:
            return _hands("44", "43", "1098A", "1098")
        case Ask.PICTURES:
            return _hands("KQ7", "1097", "63")
        case Ask.ACES:
            halves = rules.points.both[Rank.KING] == (1,)
            return _hands("AK", "102") if halves else _hands("A106", "1095")
        case Ask.EQUAL:
            return _totals(rules, high=(-1, 1), low=(0,))
        case Ask.OVER:
            return _totals(rules, high=(1, -4), low=(1,))
        case _:
            return None


def _hands(*cards: str) -> dict[str, Shown]:
    return dict(zip(("Ann", "Bob", "Cat", "Dee"), map(parse_hand, cards), strict=False))


def _totals(rules: HouseRules, *, high: Sequence[int], low: Sequence[int]) -> dict[str, Shown]:
    """Hands so many halves from the high target, and from the low one where there is one."""
    totals = [rules.targets.high + off for off in high]
    if rules.targets.low is not None:
        totals += [rules.target(Side.LOW) + off for off in low]
    return {name: Shown(total=total) for name, total in zip(("Ann", "Bob", "Cat"), totals, strict=False)}


def document(changes: Changes) -> dict[str, object]:
    """Dotted keys as the tables of a preset file, in the order of the contract."""
    found: dict[str, object] = {}
    for key in KEYS:
        if key in changes:
            *tables, name = key.split(".")
            place = found
            for table in tables:
                inner = place.setdefault(table, {})
                assert isinstance(inner, dict)
                place = inner
            place[name] = changes[key]
    return found
