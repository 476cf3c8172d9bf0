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
    differing = [key for key in oracle if product[key] != oracle[key]]
    if not differing:
        return ""
    told = [f"{key}: product {said.get(key)}, oracle {computed[key]}" for key in differing]
    return "\n".join([*told, json.dumps(line)])


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_tables(chunk: int) -> None:
    for number in range(chunk * TABLES_A_CHUNK, (chunk + 1) * TABLES_A_CHUNK):
        line = random_table(Random(f"table {number}"), str(number))
        assert disagreement(line) == ""


def test_the_random_tables_reach_every_preset_and_every_kind_of_hand() -> None:
    lines = [random_table(Random(f"table {number}"), str(number)) for number in range(2000)]
    assert {line["rules"] for line in lines} == set(DIFFERS)
    answers = [judge(whole(line)) for line in lines]
    assert {state for one in answers for state in one["status"].values()} == {"live", "bust", "mucked"}
    assert sum("pots" in line for line in lines) > 500
    assert sum("declared" in line for line in lines) > 500
    assert sum(sum(Decimal(paid) > 0 for paid in one["payouts"].values()) > 2 for one in answers) > 100
    assert sum(one["carried"] != "0" for one in answers) > 100
