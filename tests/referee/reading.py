"""A hand file cut into statements; amounts exactly as written."""

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

AMOUNT = re.compile(r"\d+(?:\.\d{1,2})?")


class Refused(Exception):
    """An act or a statement that the rules do not allow."""

    @property
    def sort(self) -> str:
        """Why, without the numbers and names in it."""
        return " ".join(word for word in str(self).split() if word.islower())


@dataclass(frozen=True)
class Refusal:
    """The line of a hand file at which it is refused, and why."""

    line: int
    why: str


@dataclass(frozen=True)
class Statement:
    line: int
    word: str
    tokens: list[str]


def statements(text: str) -> list[Statement]:
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        tokens = line.split()
        for at, token in enumerate(tokens):
            if token.startswith("#"):
                tokens = tokens[:at]
                break
        if tokens:
            found.append(Statement(number, tokens[0], tokens[1:]))
    return found


@lru_cache(maxsize=4096)
def cents(value: object) -> int:
    """Chips, in the hundredths in which the referee counts, of a rule's or a written number."""
    found = Fraction(str(value)) * 100
    assert found.denominator == 1, value
    return found.numerator


def amount(text: str, unit: int) -> int:
    """Chips: a plain number, a multiple of the smallest chip."""
    if not AMOUNT.fullmatch(text):
        raise Refused(f"{text} is no amount")
    found = cents(text)
    if found % unit:
        raise Refused(f"{text} is no multiple of the chip")
    return found
