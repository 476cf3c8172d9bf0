"""Random tables: any legal combination of the keys a showdown looks at, side pots, declarations."""

from random import Random
from typing import Any

from .dealing import MODELS, random_hands
from .hands import number
from .house import DIFFERS, resolve

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"]
LIMITS = ["none", "at-most", "at-least"]
TARGETS = [(7, 27), (7, 27), (5, 15), (5.5, 21), (-7, 7), (0, 12), (-12, -3), (2, 22), (12, 4), (10.5, 11)]
ONE_TARGET = [31, 21, 15, 7.5, 0, -9]
ACES = [[1, 11], [1, 11], 1, 11, [0.5, 1, 11], [-1, 1]]
PICTURES = [0.5, 10, [0.5, 10], [1, 2], 0]
UNITS = [1, 0.5, 0.25, 0.05, 2, 5]

SHOWDOWN: dict[str, list[Any]] = {
    "showdown.equal_distance": ["share", "share", "under", "over", "inside", "outside"],
    "showdown.low_limit": LIMITS,
    "showdown.high_limit": LIMITS,
    "showdown.past_limit": ["never", "never", "last-resort"],
    "showdown.fold_when_bust": [True, False, False],
    "showdown.fewest_cards": ["off", "equal-totals", "equal-totals", "any-tie"],
    "showdown.perfect_hand": ["off", "any", "five-aces"],
    "showdown.perfect_needs_both": [True, False],
    "showdown.unwon_half": ["other-half", "carry"],
    "showdown.unwon_pot": ["carry", "split", "best-hands"],
    "declare.both_tied": ["loses", "shares", "keeps-half"],
    "declare.failed_both": ["next-best", "blocks"],
    "declare.judged": ["together", "beaten-first"],
    "declare.side_pots": ["each-pot", "all-pots"],
    "declare.alone_must_qualify": [True, False],
    "chips.odd_chip": ["high-then-left", "low-when-low-splits", "stays-in"],
}
TWO_TARGETS_ONLY = {"showdown.low_limit", "showdown.perfect_hand", "showdown.perfect_needs_both"}
PLAIN = [name for name, keys in DIFFERS.items() if not any(key.startswith(("targets", "points")) for key in keys)]
SORTS = {"any": 45, "swinging": 25, "crowded": 12, "straddling": 12, "hopeless": 6}


def random_changes(rng: Random, preset: str, sort: str) -> dict[str, Any]:
    """What is set on top of a preset, legal together with it."""
    changes: dict[str, Any] = {}
    one_target = preset == "31"
    for key, values in SHOWDOWN.items():
        often = 0.2 if sort in MODELS and "limit" in key else 0.6
        if rng.random() > often or (one_target and (key in TWO_TARGETS_ONLY or key.startswith("declare."))):
            continue
        allowed = [value for value in values if not one_target or value not in ("inside", "outside")]
        changes[key] = rng.choice(allowed)
    if sort == "any":
        changes.update(random_counting(rng, one_target))
    else:
        changes.update(sort_of_counting(rng, sort))
    if not one_target:
        if sort == "hopeless" or rng.random() < 0.7:
            changes["declare.how"] = rng.choice(["off", "together", "together", "in-turn"])
        if resolve(preset, changes)["declare"]["how"] != "off":
            changes["showdown.division"] = "halves"
        elif rng.random() < 0.5:
            changes["showdown.division"] = rng.choice(["halves", "nearest"])
    if rng.random() < 0.3:
        changes.update(random_chips(rng))
    return changes


def sort_of_counting(rng: Random, sort: str) -> dict[str, Any]:
    """What makes a table one of its sort, most of the time."""
    if sort == "swinging":
        return {"points.J": 0} if rng.random() < 0.15 else {}
    if sort == "crowded":
        return rng.choice([{}, {"showdown.fewest_cards": "off"}])
    if sort == "hopeless":
        limits = {"showdown.low_limit": "at-most", "showdown.high_limit": "at-least"}
        lone = {"declare.alone_must_qualify": rng.random() < 0.3, "showdown.unwon_pot": "best-hands"}
        return {**limits, **lone, "showdown.past_limit": "never", "showdown.fold_when_bust": False}
    low, high = rng.choice([(7.5, 10.5), (8, 10)])
    points = {"points.J": [1, 2], "points.low.Q": 1, "points.high.Q": 5, "points.low.K": 5, "points.high.K": 2}
    changes = {"targets.low": low, "targets.high": high, "showdown.fewest_cards": "equal-totals", **points}
    return changes if rng.random() < 0.2 else {**changes, "showdown.equal_distance": "share"}


def random_counting(rng: Random, one_target: bool) -> dict[str, Any]:
    """Other targets, points and multipliers."""
    changes: dict[str, Any] = {}
    if rng.random() < 0.4 and one_target:
        changes["targets.high"] = rng.choice(ONE_TARGET)
    elif rng.random() < 0.4 and not one_target:
        changes["targets.low"], changes["targets.high"] = rng.choice(TARGETS)
    if rng.random() < 0.4:
        changes.update(random_points(rng, one_target))
    if rng.random() < 0.2:
        two = rng.sample(["clubs", "diamonds", "hearts", "spades"], 2)
        changes.update({f"suits.{suit}": rng.choice([-1, 0, 1, 1, 2]) for suit in two})
    return changes


def random_points(rng: Random, one_target: bool) -> dict[str, Any]:
    tables = ["points", "points", "points.high"] + ([] if one_target else ["points.low"])
    points: dict[str, Any] = {}
    for rank in rng.sample(["A", "J", "Q", "K", "5", "10"], 3):
        values = {"A": ACES, "5": [[5, 15], 4.5, -5], "10": [0.5, [1, 10]]}.get(rank, PICTURES)
        points[f"{rng.choice(tables)}.{rank}"] = rng.choice(values)
    return points


def random_chips(rng: Random) -> dict[str, Any]:
    """Another chip, and stakes that are multiples of it."""
    unit = rng.choice(UNITS)
    stakes = {
        "betting.ante": unit,
        "betting.min": unit,
        "betting.max": 2 * unit,
        "betting.last_max": 2 * unit,
    }
    return {"chips.unit": unit, **stakes}


def random_pots(rng: Random, unit: Any, names: list[str]) -> dict[str, Any]:
    """One pot, or a main pot and side pots inside it; the last may have one player."""

    def amount() -> str:
        units = rng.randint(1, rng.choice([12, 40, 150]))
        cents = int(number(unit) * 100) * units
        return str(cents // 100) if cents % 100 == 0 else f"{cents // 100}.{cents % 100:02}"

    if rng.random() < 0.5:
        return {"pot": amount()}
    pots = []
    inside = list(names)
    while inside:
        pots.append({"amount": amount(), "players": rng.sample(inside, len(inside))})
        if rng.random() < 0.03:
            pots.append({"amount": amount(), "players": rng.sample(inside, len(inside))})
        inside = rng.sample(inside, rng.randint(0, len(inside) - 1))
    if rng.random() < 0.1:
        rng.shuffle(pots)
    return {"pots": pots}


def random_table(rng: Random, label: str) -> dict[str, Any]:
    """A line for `showdown --batch`."""
    (sort,) = rng.choices(list(SORTS), list(SORTS.values()))
    preset = rng.choice(list(DIFFERS) if sort == "any" else PLAIN)
    changes = random_changes(rng, preset, sort) if sort != "any" or rng.random() < 0.8 else {}
    rules = resolve(preset, changes)
    names = rng.sample(NAMES, rng.choice([5, 6, 7, 8] if sort == "crowded" else [1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8]))
    hands = random_hands(rng, rules, names, sort)
    line: dict[str, Any] = {"id": label, "rules": preset, "set": changes, "hands": hands}
    line.update(random_pots(rng, rules["chips"]["unit"], names))
    if rng.random() < 0.8:
        line["seats"] = rng.sample(names, len(names))
    if rules["declare"]["how"] != "off":
        line["declared"] = random_declarations(rng, hands)
    return line


def random_declarations(rng: Random, hands: dict[str, str]) -> dict[str, str]:
    """Everybody's, whether or not he throws his hand in afterwards; or without those who do."""
    sides = rng.choice(["low high both", "low high both both both", "high high both", "low low both", "low"]).split()
    return {name: rng.choice(sides) for name in hands if hands[name] != "x" or rng.random() < 0.5}
