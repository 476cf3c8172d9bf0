"""The product, asked as a shell asks it: `dealer hand replay - --json`."""

import re
from typing import Any

from tests.support import dealer

from .reading import Refusal, cents

LINE = re.compile(r"\bline (\d+)\b")


def ask(text: str) -> dict[str, Any] | Refusal:
    """Its document with amounts in hundredths and `pots` as the referee has them, or what it refuses."""
    said = dealer("hand", "replay", "-", "--json", text=text)
    if said.code == 1 and not said.out:
        line = LINE.search(said.err)
        return Refusal(int(line[1]) if line else 0, said.err.strip())
    assert said.code == 0, said.err
    return {key: plain(key, value) for key, value in said.json.items()}


NUMBER = r"(\d+(?:\.\d+)?)"
SPAN = rf"{NUMBER}(?:–{NUMBER}| (or more))?"
TO_CALL = re.compile(rf"{NUMBER} to call(?:, all-in for {NUMBER})?(?:, buy {NUMBER} first)?")
BET = re.compile(rf"bet {SPAN} \(b\)")
RAISE = re.compile(rf"raise by {SPAN} to {SPAN} \(r\)")


def menu(text: str) -> dict[str, Any]:
    """Who is asked to bet after an unfinished file, and what he is told that he may do."""
    said = dealer("hand", "replay", "-", text=text)
    assert said.code == 1, said
    told = said.err.partition("It is ")[2]
    who, _, choices = told.partition("'s turn: ")
    assert "fold (f)." in choices, said.err
    call, bet, more = TO_CALL.search(choices), BET.search(choices), RAISE.search(choices)
    found: dict[str, Any] = {"checks": "check (k)" in choices, "calls": None, "lacks": 0, "bets": None, "raises": None}
    if call:
        found["calls"] = (cents(call[1]), cents(call[2] or call[1]))
        found["lacks"] = cents(call[3] or 0)
    if bet:
        found["bets"] = span(bet.groups())
    if more:
        found["raises"] = span(more.groups()[:3])
        found["to"] = span(more.groups()[3:])
    return {"who": who, **found}


def span(read: tuple[Any, ...]) -> tuple[int, int | None]:
    least, most, endless = read
    return cents(least), None if endless else cents(most or least)


def plain(key: str, value: Any) -> Any:
    if key == "pots":
        return [(cents(pot["amount"]), sorted(pot["players"])) for pot in value]
    if isinstance(value, dict):
        return {name: cents(chips) for name, chips in value.items()}
    return None if value is None else cents(value)
