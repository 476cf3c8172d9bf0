"""The same cards under several house rules: who would have won what, and which rule moved it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.cards import SuitMissing
from dealer_assist.core.errors.showdown import DeclarationMissing, DeclarationUnclear, DeclarationUnreadable
from dealer_assist.core.house import Layer, resolve, to_document
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.verdict import Verdict

Judge = Callable[[HouseRules], Verdict]


class Needs(Enum):
    """What was not typed and some rules want."""

    SUITS = "suits"
    DECLARATIONS = "declarations"
    MENDING = "mending"  # the preset itself cannot be read


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What several presets agree on: hundredths of a chip; ``moved_by`` says for each which rules moved the money.

    A rule is a dotted key, or a table that is played as a whole (``targets``, ``points``, ``suits``, ``declare``).
    """

    presets: tuple[str, ...]
    payouts: Mapping[str, int]
    carried: int
    moved_by: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """The outcomes, the base's first, and what some presets would need to answer."""

    outcomes: tuple[Outcome, ...]
    unanswered: Mapping[str, Needs]


def is_same_showdown(one: HouseRules, other: HouseRules) -> bool:
    """Whether two sets of rules divide every pot alike: they differ in the deal, the draw or the betting at most."""
    return not any(_differences(one, other))


def compare(judge: Judge, base_name: str, base: HouseRules, others: Mapping[str, HouseRules]) -> Comparison:
    """Judge the same typed cards under ``base`` and ``others``; raises what the base's own verdict raises."""
    first = judge(base)
    groups: dict[tuple[object, ...], list[str]] = {_outcome(first): [base_name]}
    verdicts = {_outcome(first): first}
    moved: dict[str, tuple[str, ...]] = {}
    unanswered: dict[str, Needs] = {}
    for name, rules in others.items():
        try:
            verdict = judge(rules)
        except DealerError as error:
            unanswered[name] = needs(error)
            continue
        key = _outcome(verdict)
        groups.setdefault(key, []).append(name)
        verdicts.setdefault(key, verdict)
        if key != _outcome(first):
            moved[name] = tuple(_movers(judge, first, base, rules))
    return Comparison(
        outcomes=tuple(
            Outcome(
                presets=tuple(names),
                payouts=verdicts[key].payouts,
                carried=verdicts[key].carried,
                moved_by={name: moved[name] for name in names if name in moved},
            )
            for key, names in groups.items()
        ),
        unanswered=unanswered,
    )


def needs(error: DealerError) -> Needs:
    """What is missing where a preset cannot answer; other errors are raised again."""
    if isinstance(error, SuitMissing):
        return Needs.SUITS
    if isinstance(error, DeclarationMissing | DeclarationUnreadable | DeclarationUnclear):
        return Needs.DECLARATIONS
    raise error


def _outcome(verdict: Verdict) -> tuple[object, ...]:
    return (*sorted(verdict.payouts.items()), verdict.carried)


def _movers(judge: Judge, first: Verdict, base: HouseRules, rules: HouseRules) -> list[str]:
    """The rules that change the outcome by themselves; all that differ if only several together do."""
    parts = dict(_differences(base, rules))
    alone = [name for name, part in parts.items() if _moves(judge, first, base, part)]
    return alone or list(parts)


def _moves(judge: Judge, first: Verdict, base: HouseRules, part: Mapping[str, object]) -> bool:
    try:
        changed = resolve([Layer(origin="", document=to_document(base)), Layer(origin="", document=part)])
        return _outcome(judge(changed)) != _outcome(first)
    except DealerError:  # this part of the rules does not go without the others, or wants what was not typed
        return False


def _differences(base: HouseRules, rules: HouseRules) -> Iterator[tuple[str, dict[str, object]]]:
    """What differs, a part at a time, as a layer over the base."""
    mine, theirs = to_document(base), to_document(rules)
    for table in ("targets", "points", "suits", "declare"):
        if mine[table] != theirs[table]:
            yield table, {table: theirs[table]}
    for table, keys in (("showdown", None), ("chips", ("odd_chip",))):
        old, new = mine[table], theirs[table]
        assert isinstance(old, dict)
        assert isinstance(new, dict)
        for key in keys or new:
            if old.get(key) != new[key]:
                yield f"{table}.{key}", {table: {key: new[key]}}
