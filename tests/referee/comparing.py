"""Where the product and the referee differ on a hand file."""

from typing import Any

from .product import ask
from .reading import Refusal
from .replay import play


def pots(found: list[tuple[int, list[str]]]) -> dict[tuple[str, ...], int]:
    """By who plays for it; several of one player only are one."""
    together: dict[tuple[str, ...], int] = {}
    for chips, players in found:
        together[tuple(players)] = together.get(tuple(players), 0) + chips
    return together


def difference(text: str) -> str:
    """Nothing, or what the two say, over the file."""
    return told_apart(text, play(text), ask(text))


def told_apart(text: str, expected: dict[str, Any] | Refusal, got: dict[str, Any] | Refusal) -> str:
    faults = []
    if isinstance(expected, Refusal) or isinstance(got, Refusal):
        same = isinstance(expected, Refusal) and isinstance(got, Refusal) and expected.line == got.line
        if not same:
            faults.append(f"referee {short(expected)}\nproduct {short(got)}")
    else:
        for key, value in expected.items():
            ours, theirs = value, got[key]
            if key == "pots":
                ours, theirs = pots(value), pots(theirs)
            if ours != theirs:
                faults.append(f"{key}: referee {readable(ours)}, product {readable(theirs)}")
    return "\n".join([*faults, text]) if faults else ""


def short(said: dict[str, Any] | Refusal) -> str:
    return f"line {said.line}: {said.why}" if isinstance(said, Refusal) else f"payouts {readable(said['payouts'])}"


def readable(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: str(one) for key, one in value.items()}
    return str(value)
