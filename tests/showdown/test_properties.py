"""What holds for every showdown, whatever the rules, the hands and the pots."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from decimal import Decimal
from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import dealer

from .typed_tables import TypedTable, json_line, typed_tables


def answered(table: TypedTable) -> dict[str, Any]:
    result = dealer(*table.args(), "--json")
    assert result.code == 0, result.err
    document: dict[str, Any] = result.json
    return document


@settings(max_examples=100)
@given(typed_tables())
def test_paid_and_carried_are_the_pot(table: TypedTable) -> None:
    document = answered(table)
    paid = sum(map(Decimal, document["payouts"].values()))
    assert paid + Decimal(document["carried"]) == Decimal(document["pot"]) == table.total
    assert all(Decimal(amount) >= 0 for amount in document["payouts"].values())
    for pot in document["pots"]:
        sides = pot["sides"].values()
        paid = sum((Decimal(amount) for side in sides for amount in side["paid"].values()), Decimal(0))
        assert paid + Decimal(pot["carried"]) == Decimal(pot["amount"])
        for side in sides:
            assert set(side["paid"]) == set(side["winners"]) <= set(pot["players"])
    assert sum(Decimal(pot["amount"]) for pot in document["pots"]) == table.total


@settings(max_examples=80)
@given(typed_tables())
def test_nobody_is_more_than_one_chip_a_pot_and_side_off_his_exact_share(table: TypedTable) -> None:
    document = answered(table)
    for name, share in document["shares"].items():
        off = abs(Fraction(share) * table.total - Fraction(Decimal(document["payouts"][name])))
        assert off < 2 * len(document["pots"]) + 1
    unwon = sum(
        Fraction(Decimal(side["amount"]))
        for pot in document["pots"]
        for side in pot["sides"].values()
        if not side["winners"]
    )
    if table.total and not unwon and table.keys.get("chips.odd_chip") != "stays-in":
        assert sum(map(Fraction, document["shares"].values())) == 1


@settings(max_examples=50)
@given(typed_tables(), st.data())
def test_the_order_of_typing_changes_nothing_while_the_seats_are_the_same(
    table: TypedTable, data: st.DataObject
) -> None:
    other = tuple(data.draw(st.permutations(table.hands)))
    for form in (["--json"], []):
        assert dealer(*table.args(other), *form) == dealer(*table.args(), *form)


@settings(max_examples=60)
@given(typed_tables())
def test_a_line_of_a_batch_is_answered_as_the_same_arguments_are(table: TypedTable) -> None:
    batch = dealer("showdown", "--batch", "-", text=json.dumps(json_line(table)))
    assert batch.code == 0, batch.out
    assert {key: value for key, value in batch.json.items() if key != "id"} == answered(table)


def test_the_same_input_gives_the_same_bytes_in_every_process() -> None:
    lines = []

    @settings(max_examples=60, database=None)
    @given(typed_tables())
    def collect(table: TypedTable) -> None:
        lines.append(json.dumps(json_line(table)))

    collect()
    said = {
        subprocess.run(
            [sys.executable, "-m", "dealer_assist", "showdown", "--batch", "-"],
            input="\n".join(lines).encode(),
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1
    assert len(said.pop().splitlines()) == len(lines)
