"""House rules, "The course of a hand", Acts and Short all-in: what a refused act is told, fact by fact."""

from __future__ import annotations

import pytest

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.hand import (
    AmountOutside,
    BetStands,
    MustCall,
    NoBetYet,
    NoChecking,
    NotReopened,
    NotThatMany,
    RaisesCapped,
)
from dealer_assist.core.hand_turn import Bar, Span
from tests.hand.play import options, refusal, running

OPEN_STAKES = "betting.stakes=open"


def table(bets: str, sets: str = "", seats: str = "Ann=40 Bob=40 Cy=40") -> str:
    """Three players without an ante, the first round of bets."""
    return f"rules pagat\nset betting.ante=0 draw.first=false {sets}\nseats {seats}\ndealer Cy\nbet {bets}"


def facts(text: str) -> tuple[type[DealerError], dict[str, object]]:
    """Why ``text`` is refused: the error and what it says."""
    cause = refusal(text).cause
    return type(cause), {name: value for name, value in vars(cause).items() if not name.startswith("_")}


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        (table("b3 r2 k"), MustCall, {"owed": 500}),
        (table("b3 r2 c k"), MustCall, {"owed": 200}),
        (table("k", "betting.check=false"), NoChecking, {}),
        (table("b3 b4"), BetStands, {"amount": 400, "bet": 300}),
        (table("r4"), NoBetYet, {"by": 400}),
        (table("b3 r2 r1 r1", "betting.raises=2"), RaisesCapped, {"raises": 2}),
    ],
)
def test_an_act_that_is_not_his_to_make(text: str, error: type[DealerError], said: dict[str, object]) -> None:
    assert facts(text) == (error, said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (table("b9"), {"amount": 900, "least": 100, "most": 500, "call": 0, "current": 0}),
        (table("b3 r9"), {"amount": 900, "least": 100, "most": 500, "call": 300, "current": 300}),
        (table("b3 r2 c r9"), {"amount": 900, "least": 100, "most": 500, "call": 200, "current": 500}),
        (
            table("b6 r2", "betting.max=0 betting.min=2"),
            {"amount": 200, "least": 600, "most": None, "call": 600, "current": 600},
        ),
    ],
)
def test_an_amount_outside_its_bounds(text: str, said: dict[str, object]) -> None:
    assert facts(text) == (AmountOutside, said)


@pytest.mark.parametrize(
    ("text", "needed", "open_stakes"),
    [
        (table("b5 c", OPEN_STAKES, "Ann=40 Bob=4 Cy=40"), 500, True),
        (table("k b5", OPEN_STAKES, "Ann=40 Bob=4 Cy=40"), 500, True),
        (table("b1 r5", OPEN_STAKES, "Ann=40 Bob=4 Cy=40"), 600, True),
        (table("k b5", "", "Ann=40 Bob=4 Cy=40"), 500, False),
        (table("b1 r5", "", "Ann=40 Bob=4 Cy=40"), 600, False),
    ],
)
def test_more_than_he_has(text: str, needed: int, open_stakes: bool) -> None:
    said = {"name": "Bob", "needed": needed, "stack": 400, "open_stakes": open_stakes}
    assert facts(text) == (NotThatMany, said)


@pytest.mark.parametrize(
    ("text", "grown", "full"),
    [
        (table("b500 c a r500", "betting.max=0", "Ann=5000 Bob=5000 Cy=600"), 10_000, 50_000),
        (table("b10 c a r10", "betting.min=10 betting.max=10", "Ann=90 Bob=90 Cy=14"), 400, 500),
        (
            table("b1.25 c a r1.25", "chips.unit=0.01 betting.min=1.25 betting.max=1.25", "Ann=90 Bob=90 Cy=1.87"),
            62,
            63,
        ),
    ],
)
def test_what_would_have_opened_the_betting_again(text: str, grown: int, full: int) -> None:
    """A full raise; under a limit half of one, and a hundredth that cannot be halved is wanted whole."""
    assert facts(text) == (NotReopened, {"grown": grown, "full": full})


def test_at_no_limit_the_least_bet_is_a_full_bet_for_the_cap() -> None:
    """One raise and no more: a bet of exactly the minimum and a raise of exactly as much are full ones."""
    rules = "betting.max=0 betting.min=2 betting.raises=1"
    assert options(running(table("b2 r2", rules))).bar is Bar.CAPPED
    assert options(running(table("b2", rules))).bar is None


def test_the_smallest_chip_may_be_all_that_he_has() -> None:
    hand = running(table("b0.01", "chips.unit=0.01 betting.min=1", "Ann=0.01 Bob=40 Cy=40"))
    assert (hand.state.to_act, options(hand).call) == ("Bob", 1)
    assert (options(hand).bet, options(hand).raises) == (None, Span(100, 500))


def test_who_may_not_raise_is_told_no_amount_to_raise_to() -> None:
    capped = running(table("b3 r2", "betting.raises=1"))
    assert (options(capped).raises, options(capped).to) == (None, None)
    first = running(table("k"))
    assert (options(first).bet, options(first).raises, options(first).to) == (Span(100, 500), None, None)
