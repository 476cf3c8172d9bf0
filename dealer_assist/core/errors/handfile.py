"""What can be wrong with the statements that tell a hand, typed at the table or standing in a file."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dealer_assist.core.errors import DealerError, NotAllowed, Unreadable
from dealer_assist.core.hand_turn import Turn


class TokenFault(Enum):
    """Why a token of a statement cannot be read."""

    BET = "bet"
    DRAW = "draw"
    AMOUNT_MISSING = "amount-missing"
    NAME_VALUE = "name-value"
    TOO_MANY = "too-many"
    TOO_FEW = "too-few"
    KEYWORD = "keyword"
    NO_TOKENS = "no-tokens"
    NAME_TWICE = "name-twice"
    NAME = "name"  # somebody's name in place of an act
    SET = "set"


@dataclass(kw_only=True, eq=False)
class TokenUnreadable(Unreadable):
    """``token`` is nothing that ``keyword`` takes; ``near`` is the closest keyword or empty."""

    keyword: str
    token: str
    fault: TokenFault
    near: str = ""


@dataclass(kw_only=True, eq=False)
class PotMixed(NotAllowed):
    """``amount`` stands without a name beside named ones, or is not the only one."""

    amount: int


class OrderFault(Enum):
    """What is out of order at the head of a hand file."""

    TWICE = "twice"
    LATE = "late"
    MISSING = "missing"


@dataclass(kw_only=True, eq=False)
class OutOfOrder(NotAllowed):
    """``keyword`` stands twice or too late, or ``wanted`` is missing before it."""

    keyword: str
    fault: OrderFault
    wanted: str = ""


@dataclass(kw_only=True, eq=False)
class Unfinished(NotAllowed):
    """The file ends and the hand does not; ``wanted`` is the keyword that would go on."""

    last: int
    wanted: str


@dataclass(kw_only=True, eq=False)
class StatementRefused(NotAllowed):
    """A statement is refused for ``cause``.

    ``line`` counts from 1 (0: typed at the table), ``token`` is what was wrong with its ``keyword``, ``turn`` the
    moment before it (None: not dealt yet); ``lines`` are other lines that had a part in it. The first ``stood`` events
    of the hand are good, and so are the tokens ``before`` the wrong one in its statement.
    """

    cause: DealerError
    line: int
    keyword: str
    token: str
    turn: Turn | None
    lines: tuple[int, ...] = ()
    stood: int = 0
    before: tuple[str, ...] = ()
