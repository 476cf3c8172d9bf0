"""Points as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given

from dealer_assist.core.points import parse_points, write_points

from .strategies import halves


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ("7", 14), ("5.5", 11), ("5,5", 11), ("5½", 11), ("½", 1), (".5", 1), ("-7", -14), ("−7", -14), ("+7", 14),
        ("7.0", 14), ("5.500", 11), (" 7 ", 14), ("0", 0), ("-½", -1),
    ],
)  # fmt: skip
def test_points(typed: str, points: int) -> None:
    assert parse_points(typed) == points


@pytest.mark.parametrize("typed", ["", "-", "5.25", "5.05", "low", "5.", ".", "12345", "７", "5½½", "1e2", "5 5"])
def test_what_is_no_number_of_points(typed: str) -> None:
    assert parse_points(typed) is None


def test_how_points_are_written() -> None:
    assert [write_points(halves) for halves in (13, 54, -1, 0, -14, 1)] == ["6.5", "27", "-0.5", "0", "-7", "0.5"]


@given(halves)
def test_points_come_back_as_they_were_written(points: int) -> None:
    assert parse_points(write_points(points)) == points
    assert parse_points(write_points(points).replace(".5", "½")) == points
