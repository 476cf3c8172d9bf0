"""House rules of one's own: what is asked, what an answer changes, and hands that show it."""

from __future__ import annotations

from decimal import Decimal

import pytest

from dealer_assist.core.errors.rules import AnswerUnclear
from dealer_assist.core.house import Layer, resolve
from dealer_assist.core.house_making import Ask, Changes, answer, choices, document, questions, sample
from dealer_assist.core.rules import HouseRules, Targets

ONE_TARGET = HouseRules(targets=Targets(low=None, high=62))


def made(changes: Changes) -> HouseRules:
    return resolve([Layer(origin="x", document=document(changes))])


def test_ten_questions_the_targets_first() -> None:
    assert questions(HouseRules()) == tuple(Ask)
    assert len(Ask) == 10


def test_with_one_target_nothing_is_declared() -> None:
    assert Ask.DECLARE not in questions(ONE_TARGET)


def test_where_limits_bind_nothing_is_equally_near() -> None:
    bound = made({"showdown.low_limit": "at-most", "showdown.high_limit": "at-least"})
    assert Ask.EQUAL not in questions(bound)


@pytest.mark.parametrize("ask", Ask)
@pytest.mark.parametrize("base", [HouseRules(), ONE_TARGET], ids=["two targets", "one target"])
def test_every_choice_makes_rules(ask: Ask, base: HouseRules) -> None:
    start: Changes = {} if base.targets.low is not None else {"targets.high": 31}
    offered = choices(ask, base)
    if ask not in questions(base):
        return
    assert len(offered) > 1
    rules = [made({**start, **choice}) for choice in offered]
    assert len(rules) == len(set(map(repr, rules))) or ask is Ask.STAKES


def test_the_common_answer_is_the_first() -> None:
    first = {key: value for ask in Ask for key, value in choices(ask, HouseRules())[0].items()}
    assert made(first) == HouseRules()


@pytest.mark.parametrize(
    ("ask", "text", "changes"),
    [
        (Ask.TARGETS, "2", {"targets.low": 8, "targets.high": 28}),
        (Ask.TARGETS, "9/29", {"targets.low": 9, "targets.high": 29}),
        (Ask.TARGETS, "9-29", {"targets.low": 9, "targets.high": 29}),
        (Ask.TARGETS, "-7/7", {"targets.low": -7, "targets.high": 7}),
        (Ask.TARGETS, " 21 ", {"targets.high": 21}),
        (Ask.TARGETS, "5½/21", {"targets.low": Decimal("5.5"), "targets.high": 21}),
        (Ask.LAST_BET, "2", {"betting.final_round": True}),
        (Ask.STAKES, "2", {}),
        (Ask.STAKES, "2 1-4", {"betting.ante": 2, "betting.min": 1, "betting.max": 4}),
        (
            Ask.STAKES,
            "0.25 0.25-1",
            {
                "betting.ante": Decimal("0.25"),
                "betting.min": Decimal("0.25"),
                "betting.max": 1,
                "chips.unit": Decimal("0.25"),
            },
        ),
    ],
)
def test_an_answer_is_read(ask: Ask, text: str, changes: Changes) -> None:
    assert answer(ask, text, choices(ask, HouseRules())) == changes


@pytest.mark.parametrize(
    ("ask", "text"),
    [
        (Ask.TARGETS, ""),
        (Ask.TARGETS, "seven"),
        (Ask.TARGETS, "1/2/3"),
        (Ask.TARGETS, "7.25/27"),
        (Ask.STAKES, ""),
        (Ask.STAKES, "5"),
        (Ask.STAKES, "1 x"),
        (Ask.STAKES, "1,250 1-5"),
        (Ask.LAST_BET, "3"),
        (Ask.LAST_BET, "0"),
        (Ask.LAST_BET, "yes"),
        (Ask.LAST_BET, "９"),
    ],
)
def test_what_is_no_answer_is_refused(ask: Ask, text: str) -> None:
    with pytest.raises(AnswerUnclear) as refused:
        answer(ask, text, choices(ask, HouseRules()))
    assert (refused.value.text, refused.value.ask) == (text, ask.value)


@pytest.mark.parametrize("ask", Ask)
@pytest.mark.parametrize("base", [HouseRules(), ONE_TARGET], ids=["two targets", "one target"])
def test_sample_hands_stand_for_what_is_asked(ask: Ask, base: HouseRules) -> None:
    hands = sample(ask, base)
    shown = {Ask.TARGETS, Ask.PICTURES, Ask.ACES, Ask.EQUAL, Ask.OVER}
    assert (hands is not None) == (ask in shown)


def test_aces_are_shown_without_pictures_where_these_are_not_halves() -> None:
    tens = made({"points.K": 10})
    assert sample(Ask.ACES, tens) != sample(Ask.ACES, HouseRules())


def test_dotted_keys_become_tables_in_the_order_of_the_contract() -> None:
    changes = {"points.low.A": 1, "betting.ante": 2, "targets.high": 31, "unknown.key": 3}
    assert document(changes) == {
        "targets": {"high": 31},
        "betting": {"ante": 2},
        "points": {"low": {"A": 1}},
    }
