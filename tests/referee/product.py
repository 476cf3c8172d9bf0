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


def plain(key: str, value: Any) -> Any:
    if key == "pots":
        return [(cents(pot["amount"]), sorted(pot["players"])) for pot in value]
    if isinstance(value, dict):
        return {name: cents(chips) for name, chips in value.items()}
    return None if value is None else cents(value)
