"""Names with amounts as they are typed: ``Ann=20``, ``"Ann Lee"=12.50``, ``Ann -5``."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.core.errors.money import AmountUnclear, AmountUnreadable
from dealer_assist.core.errors.session import NotInItsChips
from dealer_assist.core.money import parse_amount
from dealer_assist.core.names import split_outside_quotes, unquote
from dealer_assist.core.session_state import Session


def part_amounts(tokens: Sequence[str], *, signs: bool = False) -> tuple[list[tuple[str, str]], list[str]]:
    """The leading ``NAME=AMOUNT`` (or ``NAME AMOUNT``) of ``tokens``, not yet read, and the words after them.

    With ``signs`` an amount without ``=`` needs its sign, so that words like ``hand 12`` may follow. Raises
    `NameUnreadable` for quotes that never close.
    """
    found: list[tuple[str, str]] = []
    at = 0
    while at < len(tokens):
        pieces = split_outside_quotes(tokens[at], "=")
        if len(pieces) == 2:
            found.append((unquote(pieces[0]), pieces[1]))
            at += 1
        elif len(pieces) == 1 and at + 1 < len(tokens) and _is_beside(tokens[at + 1], signs):
            found.append((unquote(tokens[at]), tokens[at + 1]))
            at += 2
        else:
            break
    return found, list(tokens[at:])


def _is_beside(text: str, signs: bool) -> bool:
    return is_amount(text) and (not signs or text[0] in "+-−")


def is_amount(text: str) -> bool:
    """Whether ``text`` is an amount with or without a sign, be it one that could mean two."""
    try:
        parse_amount(text, signed=True)
    except AmountUnclear:
        return True
    except AmountUnreadable:
        return False
    return True


def session_chips(session: Session, text: str, *, signed: bool = False) -> int:
    """An amount in the chips of ``session``; raises `NotInItsChips` between two of them."""
    amount = parse_amount(text, signed=signed)
    if amount % session.unit:
        raise NotInItsChips(amount=amount, unit=session.unit)
    return amount


def part_names(text: str) -> list[str]:
    """The names of ``Bob,Cy,"Ann Lee"``."""
    return [unquote(piece) for piece in split_outside_quotes(text, ",") if piece.strip()]


def part_words(text: str) -> list[str]:
    """The words of a line, as a shell would part them: at blanks outside of double quotes."""
    return [piece for piece in split_outside_quotes(" ".join(text.split()), " ") if piece]
