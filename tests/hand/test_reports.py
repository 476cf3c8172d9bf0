"""What public reports about poker programs found broken, with the right answer."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dealer_assist.core.errors.hand import NotNow
from tests.hand.play import nets, payouts, played, refused_for, running

NIGHT = [
    ("Cy", "draw -*\nbet b5 c f\ndraw -*\nshow Ann=43 Bob=T9"),
    ("Ann", "draw + - -\nbet b5 r5 c c\ndraw -*\nshow Ann=43 Bob=T98 Cy=K9"),
    ("Bob", "draw -*\nbet b5 f f"),
    ("Cy", "pot Ann=6 Bob=9 Cy=9\nshow Bob=43 Cy=T9"),
    ("Ann", "draw -*\nbet k b2\nvoid"),
]


def test_report_14_chips_in_play_are_what_was_brought_after_every_hand_of_a_night() -> None:
    stacks, carried = {"Ann": 4000, "Bob": 2500, "Cy": 6000}, 0
    for dealer, lines in NIGHT:
        seats = " ".join(f"{name}={chips // 100}" for name, chips in stacks.items())
        hand = played(f"rules pagat\nseats {seats}\ncarried {carried // 100}\ndealer {dealer}\n{lines}")
        assert hand.outcome.stacks is not None
        stacks, carried = dict(hand.outcome.stacks), hand.outcome.carried
        assert sum(stacks.values()) + carried == 12_500
        assert all(chips >= 0 for chips in stacks.values())


def test_report_15_an_open_hand_can_be_voided_every_chip_going_back() -> None:
    hand = played("rules pagat\nseats Ann=40 Bob=40 Cy=40\ndealer Cy\ndraw -*\nbet b5 r5 c\nvoid")
    assert (payouts(hand), nets(hand)) == ({}, {})
    assert hand.outcome.stacks == {"Ann": 4000, "Bob": 4000, "Cy": 4000}
    refused_for("rules pagat\nseats Ann=40 Bob=40 Cy=40\ndealer Cy\ndraw -*\nbet b5 f f\nvoid", NotNow)


def quick(pot: int, show: str, sets: str = "betting.ante=1") -> dict[str, str]:
    names = " ".join(one.split("=")[0] for one in show.split())
    return payouts(
        played(f"rules pagat\nset {sets}\nseats {names}\ndealer {names.split()[-1]}\npot {pot}\nshow {show}")
    )


def test_report_18_three_tie_on_seven_two_on_twenty_seven() -> None:
    assert quick(41, "Ann=7p Bob=7p Cy=7p Dee=27p Eve=27p") == {
        "Ann": "7", "Bob": "7", "Cy": "6", "Dee": "11", "Eve": "10",
    }  # fmt: skip


def test_report_19_over_is_bust_and_nobody_is_at_or_under_27() -> None:
    limits = "showdown.low_limit=at-most showdown.high_limit=at-most"
    assert quick(40, "Ann=6p Bob=28p Cy=29p", limits) == {"Ann": "40"}


def test_report_20_a_pot_of_ten_shared_by_three() -> None:
    sets = "targets.low=7 showdown.unwon_pot=split showdown.low_limit=at-most showdown.high_limit=at-most"
    assert quick(10, "Ann=28p Bob=28p Cy=28p", sets) == {"Ann": "4", "Bob": "3", "Cy": "3"}


def test_report_26_two_of_three_tie_exactly_on_both_sides() -> None:
    assert quick(40, "Ann=5AA Bob=5AA Cy=K9") == {"Ann": "20", "Bob": "20"}
    hand = played("rules pagat\nseats Ann Bob Cy\ndealer Cy\npot 41\nshow Ann=5AA Bob=5AA Cy=K9")
    assert hand.state.verdict is not None
    assert payouts(hand) == {"Ann": "21", "Bob": "20"}
    assert hand.state.verdict.shares["Bob"] == Fraction(1, 2)


@pytest.mark.parametrize("folds", [0, 1, 2])
def test_what_is_bet_is_what_is_won(folds: int) -> None:
    acts = ["c"] * (3 - folds) + ["f"] * folds
    hand = running("rules pagat\nseats Ann Bob Cy Dee\ndealer Dee\ndraw -*\nbet b5 " + " ".join(acts))
    assert hand.state.pot == 400 + 500 * (4 - folds)
