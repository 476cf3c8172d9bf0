"""The command line, "Cards, names, amounts": what is typed as a declaration."""

from __future__ import annotations

import pytest

from dealer_assist.core.declare import Declaration
from dealer_assist.core.errors.showdown import DeclarationNotPlayed, DeclarationUnclear, DeclarationUnreadable
from dealer_assist.core.typing_declarations import declaration_texts, parse_declaration, parse_declarations

from .table import house

RULES = house({"declare.how": "together"})
MINUS = house(
    {
        "declare.how": "in-turn", "targets.low": -7, "targets.high": 7, "declare.signals": ["", "low", "high"],
        "names.low": "red seven", "names.high": "black seven",
    }
)  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("low", "low"), ("high", "high"), ("both", "both"), ("l", "low"), ("h", "high"), ("B", "both"), ("LO", "low"),
        (" bo ", "both"), ("7", "low"), ("27", "high"), ("27.0", "high"), ("0c", "low"), ("1c", "high"),
        ("2c", "both"),
        ("1C", "high"), ("1 c", "high"), ("1с", "high"), ("02c", "both"),
    ],
)  # fmt: skip
def test_a_declaration(typed: str, said: str) -> None:
    assert parse_declaration(RULES, "Ann", typed).value == said


def test_what_everybody_declared() -> None:
    low, both = Declaration.LOW, Declaration.BOTH
    assert parse_declarations(RULES, {"Ann": "low", "Bob": "both"}) == {"Ann": low, "Bob": both}
    assert parse_declarations(RULES, {"Ann": "l", "Bob": "both", "Cy": ""}) == {"Ann": low, "Bob": both}
    with pytest.raises(DeclarationUnreadable) as found:
        parse_declarations(RULES, {"Ann": "low", "Bob": "neither"})
    assert found.value.name == "Bob"
    with pytest.raises(DeclarationNotPlayed):
        parse_declarations(house(), {"Ann": "low"})


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("-7", "low"), ("−7", "low"), ("7", "high"), ("red seven", "low"), ("RED  seven", "low"), ("red", "low"),
        ("black", "high"), ("both", "both"), ("1c", "low"), ("2c", "high"), ("b", "both"), ("r", "low"),
    ],
)  # fmt: skip
def test_a_declaration_by_a_side_s_own_name(typed: str, said: str) -> None:
    assert parse_declaration(MINUS, "Ann", typed).value == said


@pytest.mark.parametrize("typed", ["", "x", "lowest", "3c", "26.5", "8", "c", "none", "lowhigh", "999c"])
def test_what_is_no_declaration(typed: str) -> None:
    with pytest.raises(DeclarationUnreadable) as found:
        parse_declaration(RULES, "Ann", typed)
    assert (found.value.name, found.value.text) == ("Ann", typed)
    assert found.value.allowed == ("low", "high", "both", "7", "27", "0c", "1c", "2c")


def test_a_number_of_coins_that_says_nothing() -> None:
    with pytest.raises(DeclarationUnreadable) as found:
        parse_declaration(MINUS, "Ann", "0c")
    assert found.value.allowed == declaration_texts(MINUS) == ("low", "high", "both", "-7", "7", "1c", "2c")


def test_the_beginning_of_both_names_is_unclear() -> None:
    rules = house({"declare.how": "together", "names.low": "seven", "names.high": "seventeen", "targets.high": 17})
    assert parse_declaration(rules, "Ann", "seven").value == "low"
    with pytest.raises(DeclarationUnclear) as found:
        parse_declaration(rules, "Ann", "sev")
    assert found.value.candidates == ("seven", "seventeen")


def test_half_points_as_a_target() -> None:
    rules = house({"declare.how": "together", "targets.low": 5, "targets.high": 21, "names.low": "", "names.high": ""})
    assert parse_declaration(rules, "Ann", "5.0").value == "low"
    with pytest.raises(DeclarationUnreadable):
        parse_declaration(rules, "Ann", "5½")


def test_where_nobody_declares() -> None:
    with pytest.raises(DeclarationNotPlayed):
        parse_declaration(house(), "Ann", "low")
