"""Complaints name the line of a key, and say what a line that is no TOML was meant to be."""

from __future__ import annotations

import pytest

from dealer_assist.core.toml_lines import line_of, meant

TEXT = """# a comment
title = "x"
draw.first = true
[points]
A = [1, 11]
"10" = 0.5
[points.low]
A = 1

[ showdown ]
equal_distance = "under"
"""


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("title", 2),
        ("draw.first", 3),
        ("points.A", 5),
        ("points.10", 6),
        ("points.low.A", 8),
        ("points.low.K", 7),
        ("points.Q", 4),
        ("showdown.equal_distance", 11),
        ("showdown", 10),
        ("betting.min", 0),
    ],
)
def test_the_line_of_a_key(key: str, line: int) -> None:
    assert line_of(TEXT, key) == line


@pytest.mark.parametrize(
    ("line", "better"),
    [
        ("equal_distance = undr", 'equal_distance = "undr"'),
        ("ante = 0,5", "ante = 0.5"),
        ("ante = 0,5  # half", "ante = 0.5"),
        ("title = “Our game”", 'title = "Our game"'),
        ("first = True", "first = true"),
        ("ante = 1 2", 'ante = "1 2"'),
        ("just words", ""),
        ("ante = 12", ""),
        ("ante =", ""),
        ('title = "a" "b"', ""),
    ],
)
def test_what_a_line_was_meant_to_be(line: str, better: str) -> None:
    assert meant(line) == better
