"""The product and a brute-force showdown, written apart from it, agree on random tables.

Every table takes a random legal combination of the keys of sections 1 to 7 over one of the shipped presets.
"""

import json
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from .house import DIFFERS, whole
from .judge import judge
from .product import answer
from .tables import random_table

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

CHUNKS = 40
TABLES_A_CHUNK = 500


def comparable(document: dict[str, Any], status: dict[str, str]) -> dict[str, Any]:
    """Amounts and fractions as numbers, so that only their values are compared."""
    return {
        "payouts": {name: Decimal(amount) for name, amount in document["payouts"].items()},
        "carried": Decimal(document["carried"]),
        "shares": {name: Fraction(share) for name, share in document["shares"].items()},
        "status": status,
    }


def disagreement(line: dict[str, Any]) -> str:
    """What the two say of a table where they differ, else nothing."""
    said = answer(line)
    if "error" in said:
        return f"refused: {said['error']}\n{json.dumps(line)}"
    computed = judge(whole(line))
    product = comparable(said, {name: hand["status"] for name, hand in said["hands"].items()})
    oracle = comparable(computed, computed["status"])
    told = [f"{key}: product {product[key]}, oracle {oracle[key]}" for key in oracle if product[key] != oracle[key]]
    told += other_faults(said, computed)
    return "\n".join([*told, json.dumps(line)]) if told else ""


def other_faults(said: dict[str, Any], computed: dict[str, Any]) -> list[str]:
    """Where the product's document contradicts itself, or shows a total that is not the nearest."""
    faults = []
    paid = dict.fromkeys(said["payouts"], Decimal(0))
    for pot in said["pots"]:
        for side in pot["sides"].values():
            for name, amount in side["paid"].items():
                paid[name] += Decimal(amount)
    if paid != {name: Decimal(amount) for name, amount in said["payouts"].items()}:
        faults.append(f"pots pay {paid}, payouts are {said['payouts']}")
    amounts = sum(Decimal(pot["amount"]) for pot in said["pots"])
    if not amounts == Decimal(said["pot"]) == sum(paid.values()) + Decimal(said["carried"]):
        faults.append(f"pot {said['pot']}, pots {amounts}, paid {paid}, carried {said['carried']}")
    for name, sides in computed["totals"].items():
        for side, nearest in sides.items():
            shown = Fraction(said["hands"][name]["totals"][side]["points"])
            if nearest and shown not in map(Fraction, nearest):
                faults.append(f"{name}, {side}: product counts {shown}, oracle {nearest}")
    return faults


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_tables(chunk: int) -> None:
    for number in range(chunk * TABLES_A_CHUNK, (chunk + 1) * TABLES_A_CHUNK):
        line = random_table(Random(f"table {number}"), str(number))
        assert disagreement(line) == ""


def shuffled(rng: Random, given: dict[str, Any]) -> dict[str, Any]:
    return dict(rng.sample(list(given.items()), len(given)))


def test_the_order_of_typing_changes_nothing_once_the_seats_are_fixed() -> None:
    for number in range(1000):
        rng = Random(f"order {number}")
        line = random_table(rng, "order")
        line.setdefault("seats", list(line["hands"]))
        other = {**line, "hands": shuffled(rng, line["hands"])}
        if "declared" in line:
            other["declared"] = shuffled(rng, line["declared"])
        if "pots" in line:
            other["pots"] = [
                {**pot, "players": rng.sample(pot["players"], len(pot["players"]))} for pot in line["pots"]
            ]
        first, second = answer(line), answer(other)
        for key in ("payouts", "shares", "carried"):
            assert first[key] == second[key], json.dumps(line)


def test_the_random_tables_reach_every_preset_and_every_kind_of_hand() -> None:
    lines = [random_table(Random(f"table {number}"), str(number)) for number in range(2000)]
    assert {line["rules"] for line in lines} == set(DIFFERS)
    answers = [judge(whole(line)) for line in lines]
    assert {state for one in answers for state in one["status"].values()} == {"live", "bust", "mucked"}
    assert sum("pots" in line for line in lines) > 500
    assert sum("declared" in line for line in lines) > 500
    assert sum(sum(Decimal(paid) > 0 for paid in one["payouts"].values()) > 2 for one in answers) > 100
    assert sum(one["carried"] != "0" for one in answers) > 100
