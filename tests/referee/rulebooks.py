"""Random house rules: a shipped preset and some keys of the deal, the draw, the betting and the showdown."""

from fractions import Fraction
from random import Random
from typing import Any

from dealer_assist.core.errors.rules import RulesRefused
from dealer_assist.presets import shipped_ids

from .replay import resolve

DRAW: dict[str, list[Any]] = {
    "draw.first": [True, False],
    "draw.starts": ["left", "opener"],
    "draw.freeze_after": [0, 1, 2, 2, 3],
    "draw.freeze_counts": ["in-a-row", "in-all"],
    "draw.rounds": [0, 0, 1, 2, 3],
    "draw.consent": ["each", "each", "all"],
    "draw.deck_ends": ["stop", "reshuffle"],
    "draw.face": ["down", "up", "own"],
}
BETTING: dict[str, list[Any]] = {
    "betting.ante_by": ["each", "each", "each", "dealer"],
    "betting.raises": [0, 0, 1, 2, 3],
    "betting.opener": ["left", "rotates", "rotates-survivors", "best-exposed"],
    "betting.check": [True, True, False],
    "betting.final_round": [True, False],
    "betting.stakes": ["table", "table", "table", "open"],
}
SHOWDOWN: dict[str, list[Any]] = {
    "showdown.equal_distance": ["share", "under", "over"],
    "showdown.low_limit": ["none", "none", "at-most", "at-least"],
    "showdown.high_limit": ["none", "at-most"],
    "showdown.past_limit": ["never", "last-resort"],
    "showdown.fewest_cards": ["off", "equal-totals", "any-tie"],
    "showdown.unwon_half": ["other-half", "carry"],
    "showdown.unwon_pot": ["carry", "split", "best-hands"],
    "chips.odd_chip": ["high-then-left", "low-when-low-splits", "stays-in"],
}
DECLARE: dict[str, list[Any]] = {
    "declare.both_tied": ["loses", "shares", "keeps-half"],
    "declare.failed_both": ["next-best", "blocks"],
    "declare.judged": ["together", "beaten-first"],
    "declare.side_pots": ["each-pot", "all-pots"],
    "declare.alone_must_qualify": [True, False],
    "declare.bet_after": [True, False],
}
ONE_TARGET = "31"


def written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Fraction):
        return str(value.numerator) if value.denominator == 1 else str(float(value))
    return str(value)


def random_changes(rng: Random, preset: str) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for table, often in ((DRAW, 0.5), (BETTING, 0.5), (SHOWDOWN, 0.3)):
        for key, values in table.items():
            if rng.random() < often and not (preset == ONE_TARGET and key == "showdown.low_limit"):
                changes[key] = rng.choice(values)
    if rng.random() < 0.35:
        changes["showdown.fold_when_bust"] = True
        if rng.random() < 0.5:
            changes["showdown.high_limit"] = "at-most"
    if preset != ONE_TARGET and rng.random() < 0.5:
        changes["declare.how"] = rng.choice(["off", "together", "in-turn"])
        changes["showdown.division"] = "halves"
        for key, values in DECLARE.items():
            if rng.random() < 0.5:
                changes[key] = rng.choice(values)
    changes.update(random_stakes(rng))
    if rng.random() < 0.4:
        changes["deal.down"] = rng.choice([1, 2, 3, 4, 5])
        changes["deal.up"] = rng.choice([0, 1, 1, 2])
    return changes


def random_stakes(rng: Random) -> dict[str, Any]:
    unit = rng.choice([Fraction(1), Fraction(1), Fraction(1, 2), Fraction(1, 4), Fraction(5), Fraction(1, 20)])
    least = rng.choice([1, 1, 2, 2, 3, 4, 5, 7])
    most = rng.choice([0, 0, 0, least, 2 * least, least + rng.randint(0, 20)])
    last = rng.choice([0, 0, 0, 1, 2])
    return {
        "chips.unit": unit,
        "betting.ante": unit * rng.choice([0, 1, 1, 2, 3, 5]),
        "betting.min": unit * least,
        "betting.max": unit * most,
        "betting.last_max": unit * last * max(most, least),
    }


def fighting_stakes(rng: Random) -> dict[str, Any]:
    """Under these the raises are capped, and an all-in is often short."""
    changes = random_stakes(rng)
    unit = changes["chips.unit"]
    least = rng.choice([4, 5, 7, 10])
    most = rng.choice([0, least, least, 2 * least])
    capped = {"betting.raises": rng.choice([0, 1, 1, 2, 3]), "betting.stakes": "table"}
    return {**changes, **capped, "betting.min": unit * least, "betting.max": unit * most, "betting.last_max": 0}


def random_rules(rng: Random, *, fighting: bool = False) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """The preset, what is set on top of it, and the complete rules."""
    while True:
        preset = rng.choice(shipped_ids())
        changes = random_changes(rng, preset) if rng.random() < 0.95 else random_stakes(rng)
        if fighting:
            changes.update(fighting_stakes(rng))
        try:
            return preset, changes, resolve(preset, tuple(f"{key}={written(value)}" for key, value in changes.items()))
        except RulesRefused:
            # Two of these keys do not go together.
            continue
