"""Each error of a typed showdown in its golden words, with its exit code; nothing is printed beside them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import Enum
from typing import Any

import pytest

from dealer_assist.core.errors import DealerError, batch, cards, money, names, showdown
from dealer_assist.core.errors.batch import BatchFault
from dealer_assist.core.errors.cards import CardFault, CardsUnreadable
from dealer_assist.core.errors.money import AmountFault
from dealer_assist.core.errors.names import NameFault, NameUnknown
from dealer_assist.core.errors.showdown import HandUnreadable, TextFault
from dealer_assist.text import errors
from tests.support import dealer

from .typed_wrong import CALLS, CLASSES_OF_LINES, WRONG, WRONG_LINES, Wrong, WrongLine


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[DealerError]:
    """The errors that are put into words."""
    heard: list[DealerError] = []
    say = errors.say

    def listen(error: DealerError) -> str:
        heard.append(error)
        return say(error)

    monkeypatch.setattr(errors, "say", listen)
    return heard


@pytest.mark.parametrize("one", WRONG, ids=str)
def test_error(one: Wrong, told: list[DealerError]) -> None:
    result = dealer("showdown", *one.args)
    assert (result.err, result.code, result.out) == (one.said + "\n", one.code, "")
    assert [type(error) for error in told] == [one.error]
    assert _fault(told[0]) == one.fault


def _fault(error: Any) -> Enum | None:
    fault = error.cause.fault if isinstance(error, HandUnreadable) else getattr(error, "fault", None)
    assert fault is None or isinstance(fault, Enum)
    return fault


@pytest.mark.parametrize("one", WRONG, ids=str)
def test_the_same_error_with_json_is_the_same_line(one: Wrong) -> None:
    result = dealer("showdown", "--json", *one.args)
    assert (result.err, result.code, result.out) == (one.said + "\n", one.code, "")


@pytest.mark.parametrize("one", WRONG_LINES, ids=lambda one: one.line)
def test_error_of_a_batch(one: WrongLine, told: list[Any]) -> None:
    good = '{"id": 2, "pot": 40, "hands": {"Ann": "7p"}}'
    result = dealer("showdown", "--batch", "-", text=f"{one.line}\n\n{good}\n")
    assert (result.code, result.err) == (1, "")
    bad, answer = map(json.loads, result.out.splitlines())
    assert bad == {"id": None, "line": 1, "error": "line-unreadable", "message": one.said}
    assert told[0].fault is one.fault
    assert (answer["id"], answer["payouts"]) == (2, {"Ann": "40"})


@pytest.mark.parametrize(("args", "said"), CALLS)
def test_a_wrong_call(args: tuple[str, ...], said: str) -> None:
    result = dealer("showdown", *args)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"{said} (dealer showdown --help shows how it is called.)\n"


@pytest.mark.parametrize(
    "args", [("--pot",), ("--pott", "40"), ("--lang", "xx"), ("--no-such\x1b[31m",), ("--lang",), ("--json=1",)]
)
def test_what_click_complains_of_is_one_printable_line_too(args: tuple[str, ...]) -> None:
    result = dealer("showdown", *args)
    assert (result.code, result.out) == (2, "")
    assert result.err.endswith("\n")
    assert result.err[:-1].isprintable()


def test_every_class_of_error_and_every_fault_has_its_example() -> None:
    shown: set[object] = {one.error for one in WRONG} | CLASSES_OF_LINES | {CardsUnreadable}
    for area in (batch, cards, money, names, showdown):
        assert set(_classes(area)) <= shown
    faults = {one.fault for one in WRONG} | {one.fault for one in WRONG_LINES}
    for kind in (CardFault, AmountFault, NameFault, TextFault, BatchFault):
        assert set(kind) <= faults


def _classes(area: Any) -> Iterator[type[DealerError]]:
    for thing in vars(area).values():
        if isinstance(thing, type) and issubclass(thing, DealerError) and thing.__module__ == area.__name__:
            yield thing


def test_where_nobody_is_known_yet() -> None:
    assert errors.say(NameUnknown(text="Cy", known=())) == "There is no player 'Cy'."


def test_the_nearest_command_is_named() -> None:
    result = dealer("showdwon")
    assert result.code == 2
    assert result.err == (
        "There is no command 'showdwon'. Did you mean 'showdown'? dealer --help lists them "
        "(dealer --help shows how it is called.)\n"
    )
