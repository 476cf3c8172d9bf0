"""Records: frozen, keyword-only dataclasses with shared functions."""

from __future__ import annotations

from dataclasses import field, fields, replace

import pytest

from dealer_assist.core.record import altered, record


@record
class Stack:
    """Chips of somebody."""

    name: str
    chips: int = 0
    notes: tuple[str, ...] = field(default_factory=tuple)


@record
class Spoken:
    """A record with words of its own."""

    name: str

    def __repr__(self) -> str:
        return f"<{self.name}>"


def test_what_is_not_given_has_its_default() -> None:
    stack = Stack(name="Ann")
    assert (stack.name, stack.chips, stack.notes) == ("Ann", 0, ())
    assert Stack(name="Ann", chips=3, notes=("late",)).notes == ("late",)


@pytest.mark.parametrize(
    "given", [{}, {"chips": 1}, {"notes": ()}, {"name": "Ann", "chip": 1}, {"name": "Ann", "x": 1, "y": 2}]
)
def test_what_is_missing_or_unknown_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(TypeError, match="Stack has"):
        Stack(**given)  # type: ignore[arg-type]


def test_it_is_frozen() -> None:
    stack = Stack(name="Ann")
    with pytest.raises(AttributeError, match="Stack is frozen: chips"):
        stack.chips = 5  # type: ignore[misc]
    with pytest.raises(AttributeError, match="Stack is frozen: chips"):
        del stack.chips


def test_equality_and_hash_go_by_the_values() -> None:
    assert Stack(name="Ann", chips=1) == Stack(name="Ann", chips=1)
    assert hash(Stack(name="Ann")) == hash(Stack(name="Ann"))
    assert Stack(name="Ann") != Stack(name="Bob")
    assert Stack(name="Ann") != Spoken(name="Ann")


def test_it_shows_its_values_unless_it_has_words_of_its_own() -> None:
    assert repr(Stack(name="Ann")) == "Stack(name='Ann', chips=0, notes=())"
    assert repr(Spoken(name="Ann")) == "<Ann>"


def test_the_functions_of_dataclasses_take_it() -> None:
    assert replace(Stack(name="Ann"), chips=5) == Stack(name="Ann", chips=5)
    assert [one.name for one in fields(Stack(name="Ann"))] == ["name", "chips", "notes"]


def test_a_record_with_some_values_altered_is_another_record() -> None:
    stack = Stack(name="Ann", chips=3)
    other = altered(stack, chips=5)
    assert (stack, other) == (Stack(name="Ann", chips=3), Stack(name="Ann", chips=5))
    assert other.notes is stack.notes


def test_a_value_that_a_record_has_not_cannot_be_altered() -> None:
    with pytest.raises(TypeError, match=r"Stack has no \['chip'\]"):
        altered(Stack(name="Ann"), chip=1)
