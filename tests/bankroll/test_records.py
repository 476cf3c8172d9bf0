"""Standings and a player's course (The command line, the book): nights, net, average, best, worst, run, last ten."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.core.bankroll import between, course, nearest, standings
from dealer_assist.core.debts import Night


def night(number: int, currency: str = "", **results: int) -> Night:
    return Night(
        id=f"2026-01-{number:02d}", started=f"2026-01-{number:02d}T20:00:00+01:00", ended="", preset="pagat",
        currency=currency, results=results, dues=results, hands=0,
    )  # fmt: skip


NIGHTS = (
    night(1, Ann=500, Bob=-500),
    night(2, Ann=-200, Cy=200),
    night(3, Ann=100, Bob=-100),
    night(4, Ann=150, Bob=-150),
)


def test_standings_best_first() -> None:
    lines = standings(NIGHTS)
    assert [(line.name, line.nights, line.net) for line in lines] == [("Ann", 4, 550), ("Cy", 1, 200), ("Bob", 3, -750)]
    ann = lines[0]
    assert (ann.average, ann.best, ann.worst, ann.run) == (138, 500, -200, 2)
    assert ann.last == (500, -200, 100, 150)
    assert lines[2].run == -3


def test_an_even_night_ends_a_run() -> None:
    assert standings([night(1, Ann=5), night(2, Ann=0)])[0].run == 0


def test_the_last_ten_only() -> None:
    assert standings([night(number, Ann=number) for number in range(1, 15)])[0].last == tuple(range(5, 15))


def test_currencies_stand_apart() -> None:
    lines = standings([night(1, Ann=5), night(2, currency="€", Ann=7)])
    assert [(line.currency, line.net) for line in lines] == [("", 5), ("€", 7)]
    assert set(course([night(1, Ann=5), night(2, currency="€", Ann=7)], "Ann")) == {"", "€"}


def test_between_two_days() -> None:
    assert [one.id[-2:] for one in between(NIGHTS, date(2026, 1, 2), date(2026, 1, 3))] == ["02", "03"]
    assert between(NIGHTS, None, None) == NIGHTS


def test_the_course_of_one_player() -> None:
    steps = course(NIGHTS, "Bob")[""]
    assert [(step.session, step.net, step.balance) for step in steps] == [
        ("2026-01-01", -500, -500), ("2026-01-03", -100, -600), ("2026-01-04", -150, -750),
    ]  # fmt: skip
    assert steps[0].day == date(2026, 1, 1)
    assert course(NIGHTS, "Zed") == {}


@pytest.mark.parametrize(("total", "count", "rounded"), [(550, 4, 138), (-550, 4, -138), (10, 3, 3), (0, 7, 0)])
def test_an_average_is_rounded_to_the_nearest_cent(total: int, count: int, rounded: int) -> None:
    assert nearest(total, count) == rounded


@settings(max_examples=50)
@given(st.lists(st.integers(-10_000, 10_000), min_size=1, max_size=30))
def test_the_net_is_the_sum_of_the_nights(nets: list[int]) -> None:
    line = standings([night(at % 28 + 1, Ann=net, Bob=-net) for at, net in enumerate(nets)])
    assert sum(one.net for one in line) == 0
    ann = next(one for one in line if one.name == "Ann")
    assert (ann.net, ann.nights, ann.best, ann.worst) == (sum(nets), len(nets), max(nets), min(nets))
    assert abs(2 * (ann.average * len(nets) - ann.net)) <= len(nets)
