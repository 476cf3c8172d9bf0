"""The keys of a preset file: what each may hold, and how a written value becomes the rule's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sized
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from fractions import Fraction

from dealer_assist.core import choices
from dealer_assist.core.cards import Rank
from dealer_assist.core.errors.rules import RuleFault
from dealer_assist.core.record import record

RANK_KEYS: dict[str, Rank] = {rank.code: rank for rank in Rank}
_LARGEST_EXPONENT = 9
_MOST_DECIMALS = 12


class Kind(Enum):
    """What a key holds, as a code for the one who words it."""

    TEXT = "text"
    FLAG = "flag"
    CHOICE = "choice"
    WHOLE = "whole"
    AMOUNT = "amount"
    POINTS = "points"
    CHOICE_OF_POINTS = "choice-of-points"
    WORTH = "worth"
    SIGNALS = "signals"
    KEYS = "keys"
    RANGE = "range"


@dataclass(kw_only=True, eq=False)
class Unfit(Exception):
    """A written value that its key does not take; a list of `TOO_MANY` values with the most that it may have."""

    fault: RuleFault
    allowed: tuple[str, ...]


@record
class Key:
    """One key: its kind, the enum of a choice, and the bounds of a number (in the written unit)."""

    kind: Kind
    choices: type[Enum] | None = None
    least: int | None = None
    most: int | None = None
    positive: bool = False

    @property
    def allowed(self) -> tuple[str, ...]:
        """The values of a choice, or the kind's code (with bounds where there are some)."""
        if self.kind is Kind.FLAG:
            return ("true", "false")
        if self.choices is not None and self.kind is Kind.CHOICE:
            return tuple(choice.value for choice in self.choices)
        if self.positive:
            return (f"{self.kind.value} positive",)
        if self.least is None:
            return (self.kind.value,)
        return (f"{self.kind.value} {self.least}..{'' if self.most is None else self.most}",)

    def read(self, raw: object) -> object:
        """The rule's own value of what TOML gave; raises `Unfit`."""
        return _READERS[self.kind](self, raw)


def _unfit(key: Key, fault: RuleFault) -> Unfit:
    return Unfit(fault=fault, allowed=key.allowed)


def _text(key: Key, raw: object) -> str:
    if not isinstance(raw, str):
        raise _unfit(key, RuleFault.WRONG_TYPE)
    if any(not char.isprintable() for char in raw) or (key.most is not None and len(raw) > key.most):
        raise _unfit(key, RuleFault.OUT_OF_RANGE)
    return raw


def _flag(key: Key, raw: object) -> bool:
    if not isinstance(raw, bool):
        raise _unfit(key, RuleFault.WRONG_TYPE)
    return raw


def _choice(key: Key, raw: object) -> Enum:
    assert key.choices is not None
    if not isinstance(raw, str):
        raise _unfit(key, RuleFault.WRONG_TYPE)
    try:
        return key.choices(raw)
    except ValueError:
        raise _unfit(key, RuleFault.NOT_IN_LIST) from None


def _whole(key: Key, raw: object) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int):
        raise _unfit(key, RuleFault.WRONG_TYPE)
    return _bounded(key, raw)


def _bounded(key: Key, number: int, scale: int = 1) -> int:
    if (key.least is not None and number < key.least * scale) or (key.most is not None and number > key.most * scale):
        raise _unfit(key, RuleFault.OUT_OF_RANGE)
    return number


def _exact(key: Key, raw: object) -> Fraction:
    if isinstance(raw, bool) or not isinstance(raw, int | Decimal) or not Decimal(raw).is_finite():
        raise _unfit(key, RuleFault.WRONG_TYPE)
    exact = Decimal(raw)
    if exact and not -_MOST_DECIMALS <= exact.adjusted() <= _LARGEST_EXPONENT:
        raise _unfit(key, RuleFault.OUT_OF_RANGE)
    return Fraction(exact)


def _scaled(key: Key, raw: object, scale: int, fault: RuleFault) -> int:
    number = _exact(key, raw) * scale
    if number.denominator != 1:
        raise _unfit(key, fault)
    return _bounded(key, number.numerator, scale)


def _amount(key: Key, raw: object) -> int:
    amount = _scaled(key, raw, 100, RuleFault.OUT_OF_RANGE)
    if key.positive and not amount:
        raise _unfit(key, RuleFault.OUT_OF_RANGE)
    return amount


def _points(key: Key, raw: object) -> int:
    return _scaled(key, raw, 2, RuleFault.NOT_HALVES)


def _few(key: Key, raw: Sized) -> None:
    most = _MOST_VALUES[key.kind]
    if len(raw) > most:
        raise Unfit(fault=RuleFault.TOO_MANY, allowed=(str(most),))


def _choice_of_points(key: Key, raw: object) -> tuple[int, ...]:
    written = raw if isinstance(raw, list) else [raw]
    if not written:
        raise _unfit(key, RuleFault.OUT_OF_RANGE)
    _few(key, written)
    return tuple(dict.fromkeys(_points(key, one) for one in written))


def _worth(key: Key, raw: object) -> Fraction:
    worth = _exact(key, raw)
    if worth <= 0:
        raise _unfit(key, RuleFault.OUT_OF_RANGE)
    return worth


def _signals(key: Key, raw: object) -> tuple[choices.Signal, ...]:
    if not isinstance(raw, list) or not all(isinstance(one, str) for one in raw):
        raise _unfit(key, RuleFault.WRONG_TYPE)
    _few(key, raw)
    known = {signal.value: signal for signal in choices.Signal}
    if not all(one in known for one in raw):
        raise Unfit(fault=RuleFault.NOT_IN_LIST, allowed=tuple(known))
    said = [one for one in raw if one]
    if len(set(said)) != len(said) or not said:
        raise _unfit(key, RuleFault.OUT_OF_RANGE)
    return tuple(known[one] for one in raw)


def _keys(key: Key, raw: object) -> tuple[str, ...]:
    if not isinstance(raw, list) or not all(isinstance(one, str) for one in raw):
        raise _unfit(key, RuleFault.WRONG_TYPE)
    _few(key, raw)
    return tuple(raw)


def _range(key: Key, raw: object) -> tuple[int, int]:
    if not isinstance(raw, list) or len(raw) != 2:
        raise _unfit(key, RuleFault.WRONG_TYPE)
    least, most = (_whole(key, one) for one in raw)
    if least > most:
        raise _unfit(key, RuleFault.OUT_OF_RANGE)
    return least, most


_MOST_VALUES = {Kind.CHOICE_OF_POINTS: 20, Kind.SIGNALS: 20, Kind.KEYS: 200}

_READERS: Mapping[Kind, Callable[[Key, object], object]] = {
    Kind.TEXT: _text,
    Kind.FLAG: _flag,
    Kind.CHOICE: _choice,
    Kind.WHOLE: _whole,
    Kind.AMOUNT: _amount,
    Kind.POINTS: _points,
    Kind.CHOICE_OF_POINTS: _choice_of_points,
    Kind.WORTH: _worth,
    Kind.SIGNALS: _signals,
    Kind.KEYS: _keys,
    Kind.RANGE: _range,
}


def _of(choices: type[Enum]) -> Key:
    return Key(kind=Kind.CHOICE, choices=choices)


_SENTENCE, _NAME = Key(kind=Kind.TEXT, least=0, most=300), Key(kind=Kind.TEXT, least=0, most=40)
_FLAG = Key(kind=Kind.FLAG)
_AMOUNT = Key(kind=Kind.AMOUNT, least=0)
_POINTS = Key(kind=Kind.POINTS, least=-999, most=999)
_COUNTS = Key(kind=Kind.CHOICE_OF_POINTS, least=-999, most=999)
_COUNTER = Key(kind=Kind.WHOLE, least=0, most=52)

TOP_KEYS: dict[str, Key] = {
    "title": Key(kind=Kind.TEXT, least=0, most=80),
    "summary": _SENTENCE,
    "source": _SENTENCE,
    "undecided": Key(kind=Kind.KEYS),
    "players": Key(kind=Kind.RANGE, least=2, most=52),
}
TABLES: dict[str, dict[str, Key]] = {
    "targets": {"low": _POINTS, "high": _POINTS},
    "names": {"low": _NAME, "high": _NAME},
    "points": dict.fromkeys(RANK_KEYS, _COUNTS),
    "suits": dict.fromkeys(("clubs", "diamonds", "hearts", "spades"), _POINTS),
    "showdown": {
        "division": _of(choices.Division),
        "equal_distance": _of(choices.EqualDistance),
        "low_limit": _of(choices.Limit),
        "high_limit": _of(choices.Limit),
        "past_limit": _of(choices.PastLimit),
        "fold_when_bust": _FLAG,
        "fewest_cards": _of(choices.FewestCards),
        "perfect_hand": _of(choices.PerfectHand),
        "perfect_needs_both": _FLAG,
        "unwon_half": _of(choices.UnwonHalf),
        "unwon_pot": _of(choices.UnwonPot),
    },
    "declare": {
        "how": _of(choices.DeclareHow),
        "both_tied": _of(choices.BothTied),
        "failed_both": _of(choices.FailedBoth),
        "judged": _of(choices.Judged),
        "side_pots": _of(choices.SidePots),
        "alone_must_qualify": _FLAG,
        "signals": Key(kind=Kind.SIGNALS),
        "bet_after": _FLAG,
    },
    "deal": {"down": _COUNTER, "up": _COUNTER},
    "draw": {
        "face": _of(choices.Face),
        "first": _FLAG,
        "starts": _of(choices.Starts),
        "freeze_after": _COUNTER,
        "freeze_counts": _of(choices.FreezeCounts),
        "rounds": _COUNTER,
        "consent": _of(choices.Consent),
        "deck_ends": _of(choices.DeckEnds),
    },
    "betting": {
        "ante": _AMOUNT,
        "ante_by": _of(choices.AnteBy),
        "min": _AMOUNT,
        "max": _AMOUNT,
        "last_max": _AMOUNT,
        "raises": Key(kind=Kind.WHOLE, least=0, most=999),
        "opener": _of(choices.Opener),
        "check": _FLAG,
        "final_round": _FLAG,
        "stakes": _of(choices.Stakes),
    },
    "chips": {
        "unit": Key(kind=Kind.AMOUNT, least=0, positive=True),
        "worth": Key(kind=Kind.WORTH),
        "currency": Key(kind=Kind.TEXT, least=0, most=8),
        "odd_chip": _of(choices.OddChip),
    },
}
SIDE_TABLES = ("low", "high")  # of [points]

KEYS: dict[str, Key] = (
    TOP_KEYS
    | {f"{table}.{name}": key for table, keys in TABLES.items() for name, key in keys.items()}
    | {f"points.{side}.{rank}": _COUNTS for side in SIDE_TABLES for rank in RANK_KEYS}
)
