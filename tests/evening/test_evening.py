"""The guide's evening and its ten nights, typed as they stand there, make a book that adds up."""

from pathlib import Path

from tests.console import check_page, steps
from tests.support import dealer

PAGE = Path(__file__).parents[2] / "dealer_assist" / "guide" / "evening.md"


def test_the_evening_runs_as_written_from_the_first_buy_in_to_the_last_payment() -> None:
    typed = [step.typed for step in steps(PAGE)]
    assert check_page(PAGE, {}) == len(typed)
    first = typed.index(next(line for line in typed if line.startswith("dealer debts") and "2026-03" in line))
    assert "Nobody owes anything." in [step.shown for step in steps(PAGE)][:first]
    document = dealer("bankroll", "--json").json["players"]
    assert max(one["nights"] for one in document) == 10
    assert sum(float(one["net"]) for one in document) == 0
    assert dealer("check", "--json").json == {"problems": []}
    assert sum(line.startswith("dealer session close") for line in typed) == 11


def test_what_is_owed_at_the_end_is_what_was_won_since_the_last_payment() -> None:
    check_page(PAGE, {})
    owed: dict[str, float] = {}
    for debt in dealer("debts", "--json").json["debts"]:
        owed[debt["from"]] = owed.get(debt["from"], 0) - float(debt["amount"])
        owed[debt["to"]] = owed.get(debt["to"], 0) + float(debt["amount"])
    since = dealer("bankroll", "--json", "--since", "2026-01-09").json["players"]
    assert owed == {one["name"]: float(one["net"]) for one in since}
