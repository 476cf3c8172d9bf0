"""What can be wrong with a written amount."""

from enum import Enum

from dealer_assist.core.errors import NotAllowed, Unclear, Unreadable


class AmountFault(Enum):
    """Why a text is no amount."""

    EMPTY = "empty"
    NOT_A_NUMBER = "not-a-number"
    OTHER_DIGITS = "other-digits"
    SIGN = "sign"
    SEPARATORS = "separators"
    DECIMALS = "decimals"
    TOO_LARGE = "too-large"


class AmountUnreadable(Unreadable):
    """``text`` is no amount."""

    text: str
    fault: AmountFault


class AmountUnclear(Unclear):
    """``text`` may be thousands or decimals: ``readings`` are the two, as they would be typed."""

    text: str
    readings: tuple[str, str]


class NotInChips(NotAllowed):
    """``amount`` (hundredths) cannot be laid in chips of ``unit`` (hundredths); ``finer`` would do."""

    amount: int
    unit: int
    finer: int
