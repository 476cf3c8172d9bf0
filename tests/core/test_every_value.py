"""Every value of every key that a showdown reads, each on a table where another value of the key pays otherwise."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

import pytest

from dealer_assist.core.choices import Side
from dealer_assist.core.errors import DealerError
from dealer_assist.core.house_keys import KEYS, RANK_KEYS, Kind
from dealer_assist.core.totals import Counter

from .table import BOTH_AT_MOST, cards, house, split


@dataclass(frozen=True, kw_only=True)
class Example:
    """Under ``key = value`` (and ``also``) the ``hands`` are paid ``paid`` of a pot of 40, or of ``pots``."""

    key: str
    value: Any
    hands: str
    paid: dict[str, int]
    also: dict[str, Any]
    pots: dict[str, str] = field(default_factory=dict)

    def outcome(self, value: object) -> object:
        """Who gets what under another value; the class of the error if it is refused."""
        try:
            return split(self.hands, {**self.also, self.key: value}, **self.pots)
        except DealerError as error:
            return type(error)


def example(
    key: str,
    value: object,
    hands: str,
    also: dict[str, Any] | None = None,
    pots: dict[str, str] | None = None,
    **paid: int,
) -> Example:
    return Example(key=key, value=value, hands=hands, paid=paid, also=also or {}, pots=pots or {})


FOUR = "A=6.5p B=7.5p C=26.5p D=27.5p"
PERFECT = "A=5AA B=43 C=10107"
UNWON = "A=5AA/both B=43/both"
TIED = "A=5AA/both B=43/low C=26p/high"
FAILED = "A=7p/both B=6p/low C=26p/high"
LEAVING = "A=5AA/both B=6A/both C=2p/low D=20p/high"
BEATEN = "A=7p/low B=KAA4/both C=20p/high"
THREE = "A=7p B=7p C=27p"
SIDE_POT = {"pots": "40:A,B,C 20:B,C"}
ODD = {"pot": "41"}
STAKES = dict.fromkeys(("betting.ante", "betting.min", "betting.max"), 20)
DECLARED: dict[str, Any] = {"declare.how": "together"}
DECLARED_PERFECT = DECLARED | {"showdown.perfect_hand": "any"}
LOW_AT_MOST = DECLARED | {"showdown.low_limit": "at-most"}

EXAMPLES = [
    example("targets.low", 7, "A=6p B=8.5p C=27p", A=20, C=20),
    example("targets.low", 8, "A=6p B=8.5p C=27p", B=20, C=20),
    example("targets.high", 27, "A=7p B=27p C=28p", A=20, B=20),
    example("targets.high", 28, "A=7p B=27p C=28p", A=20, C=20),
    example("names.low", "seven", "A=7p/sev B=27p/h", DECLARED, A=20, B=20),
    example("names.low", "nadir", "A=7p/na B=27p/h", DECLARED, A=20, B=20),
    example("names.high", "twenty-seven", "A=7p/l B=27p/tw", DECLARED, A=20, B=20),
    example("names.high", "top", "A=7p/l B=27p/top", DECLARED, A=20, B=20),
    *(example(f"points.{rank}", 20, f"A={rank} B=14p C=27p", B=20, C=20) for rank in RANK_KEYS),
    *(example(f"suits.{suit}", 4, f"A=4{suit[0]} B=12p C=27p", B=20, C=20) for suit in ("clubs", "diamonds")),
    *(example(f"suits.{suit}", -1, f"A=4{suit[0]} B=12p C=27p", B=20, C=20) for suit in ("hearts", "spades")),
    example("showdown.division", "halves", "A=6p B=26.5p", A=20, B=20),
    example("showdown.division", "nearest", "A=6p B=26.5p", B=40),
    example("showdown.equal_distance", "share", FOUR, A=10, B=10, C=10, D=10),
    example("showdown.equal_distance", "under", FOUR, A=20, C=20),
    example("showdown.equal_distance", "over", FOUR, B=20, D=20),
    example("showdown.equal_distance", "inside", FOUR, B=20, C=20),
    example("showdown.equal_distance", "outside", FOUR, A=20, D=20),
    example("showdown.low_limit", "none", "A=7.5p B=6p C=27p", A=20, C=20),
    example("showdown.low_limit", "at-most", "A=7.5p B=6p C=27p", B=20, C=20),
    example("showdown.low_limit", "at-least", "A=6.5p B=8p C=27p", B=20, C=20),
    example("showdown.high_limit", "none", "A=7p B=27.5p C=26p", A=20, B=20),
    example("showdown.high_limit", "at-most", "A=7p B=27.5p C=26p", A=20, C=20),
    example("showdown.high_limit", "at-least", "A=7p B=28p C=26.5p", A=20, B=20),
    example("showdown.past_limit", "never", "A=8p B=27p", BOTH_AT_MOST, B=40),
    example("showdown.past_limit", "last-resort", "A=8p B=27p", BOTH_AT_MOST, A=20, B=20),
    example("showdown.fold_when_bust", False, "A=28p B=20p", A=20, B=20),
    example("showdown.fold_when_bust", True, "A=28p B=20p", B=40),
    example("showdown.fewest_cards", "off", "A=26p4 B=26p3 C=7p", A=10, B=10, C=20),
    example("showdown.fewest_cards", "equal-totals", "A=26p4 B=26p3 C=28p4 D=7p", B=10, C=10, D=20),
    example("showdown.fewest_cards", "any-tie", "A=26p4 B=26p3 C=28p4 D=7p", B=20, D=20),
    example("showdown.perfect_hand", "off", PERFECT, A=20, B=10, C=10),
    example("showdown.perfect_hand", "any", PERFECT, A=40),
    example("showdown.perfect_hand", "five-aces", PERFECT, A=40),
    example("showdown.perfect_hand", "five-aces", "A=AAAA3 B=52 C=1098", A=20, B=10, C=10),
    example("showdown.perfect_needs_both", True, "A=5AA/low B=43/low C=26p/high", DECLARED_PERFECT, A=10, B=10, C=20),
    example("showdown.perfect_needs_both", False, "A=5AA/low B=43/low C=26p/high", DECLARED_PERFECT, A=40),
    example("showdown.unwon_half", "other-half", "A=8p B=27p", BOTH_AT_MOST, B=40),
    example("showdown.unwon_half", "carry", "A=8p B=27p", BOTH_AT_MOST, B=20, carried=20),
    example("showdown.unwon_pot", "carry", UNWON, DECLARED, carried=40),
    example("showdown.unwon_pot", "split", UNWON, DECLARED, A=20, B=20),
    example("showdown.unwon_pot", "best-hands", UNWON, DECLARED, A=30, B=10),
    example("declare.how", "off", "A=5AA B=43", A=30, B=10),
    example("declare.how", "together", "A=5AA/low B=43/high", A=20, B=20),
    example("declare.how", "in-turn", "A=5AA/low B=43/high", A=20, B=20),
    example("declare.both_tied", "loses", TIED, DECLARED, B=20, C=20),
    example("declare.both_tied", "shares", TIED, DECLARED, A=30, B=10),
    example("declare.both_tied", "keeps-half", TIED, DECLARED, A=20, B=20),
    example("declare.failed_both", "next-best", FAILED, DECLARED, B=20, C=20),
    example("declare.failed_both", "blocks", FAILED, DECLARED, C=40),
    example("declare.judged", "together", LEAVING, DECLARED, C=20, D=20),
    example("declare.judged", "beaten-first", LEAVING, DECLARED, A=40),
    example("declare.side_pots", "each-pot", BEATEN, DECLARED, SIDE_POT, A=20, B=20, C=20),
    example("declare.side_pots", "all-pots", BEATEN, DECLARED, SIDE_POT, A=20, C=40),
    example("declare.alone_must_qualify", True, "A=8p/low B=26p/high", LOW_AT_MOST, B=40),
    example("declare.alone_must_qualify", False, "A=8p/low B=26p/high", LOW_AT_MOST, A=20, B=20),
    example("declare.signals", ["low", "high", "both"], "A=7p/0c B=28p/1c C=27p/1c", DECLARED, A=20, C=20),
    example("declare.signals", ["", "low", "high"], "A=7p/1c B=28p/1c C=27p/2c", DECLARED, A=20, C=20),
    example("chips.unit", 1, "A=7p B=7p C=7p", STAKES, A=14, B=13, C=13),
    example("chips.unit", 20, "A=7p B=7p C=7p", STAKES, A=20, B=20),
    example("chips.odd_chip", "high-then-left", THREE, None, ODD, A=10, B=10, C=21),
    example("chips.odd_chip", "low-when-low-splits", THREE, None, ODD, A=11, B=10, C=20),
    example("chips.odd_chip", "stays-in", THREE, None, ODD, A=10, B=10, C=20, carried=1),
]

# Keys of a preset that move no chip of a showdown: the deal, the draw, the betting, words, and the worth of a chip.
ELSEWHERE = {
    "title", "summary", "source", "undecided", "players", "declare.bet_after", "chips.worth", "chips.currency",
}  # fmt: skip


def named(one: Example) -> str:
    return f"{one.key}={one.value}"


@pytest.mark.parametrize("one", EXAMPLES, ids=named)
def test_value(one: Example) -> None:
    assert one.outcome(one.value) == one.paid


def _others(one: Example) -> list[object]:
    key = KEYS[one.key]
    if key.choices is not None and key.kind is Kind.CHOICE:
        return [choice.value for choice in key.choices if choice.value != one.value]
    if key.kind is Kind.FLAG:
        return [not one.value]
    written = [other.value for other in EXAMPLES if other.key == one.key and other.value != one.value]
    return written or [{"points": 2, "suits": 1}[one.key.split(".")[0]]]


@pytest.mark.parametrize("one", EXAMPLES, ids=named)
def test_another_value_pays_otherwise(one: Example) -> None:
    assert any(one.outcome(other) != one.paid for other in _others(one))


def test_every_value_of_every_key_has_its_example() -> None:
    shown = {(one.key, str(one.value)) for one in EXAMPLES}
    wanted = set()
    for name, key in KEYS.items():
        if name in ELSEWHERE or name.split(".")[0] in ("deal", "draw", "betting") or name.count(".") > 1:
            continue
        if key.choices is not None and key.kind is Kind.CHOICE:
            wanted |= {(name, str(choice.value)) for choice in key.choices}
        elif key.kind is Kind.FLAG:
            wanted |= {(name, "True"), (name, "False")}
        else:
            assert any(one.key == name for one in EXAMPLES), name
    assert wanted <= shown


@pytest.mark.parametrize("rank", RANK_KEYS)
@pytest.mark.parametrize(("side", "other"), [(Side.LOW, Side.HIGH), (Side.HIGH, Side.LOW)])
def test_other_points_for_one_side_only(rank: str, side: Side, other: Side) -> None:
    plain = Counter(house()).totals(cards(rank), other)
    counter = Counter(house({f"points.{side.value}.{rank}": [Decimal("12.5"), -3]}))
    assert counter.totals(cards(rank), side) == {25, -6}
    assert counter.totals(cards(rank), other) == plain
