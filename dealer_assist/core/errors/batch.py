"""What can be wrong with a line of a batch."""

from enum import Enum

from dealer_assist.core.errors import Unreadable


class BatchFault(Enum):
    """Why a line cannot be read."""

    NOT_JSON = "not-json"
    NOT_AN_OBJECT = "not-an-object"
    KEY_TWICE = "key-twice"
    UNKNOWN_KEY = "unknown-key"
    WRONG_TYPE = "wrong-type"
    POT_OR_POTS = "pot-or-pots"
    MISSING = "missing"


class LineUnreadable(Unreadable):
    """A line is no request: ``key`` is the key meant (or what the JSON reader said), ``allowed`` what would do.

    With `BatchFault.WRONG_TYPE` that is one code: ``amount``, ``pots``, ``list`` (of names), ``text``, ``texts`` (names
    with texts) or ``changes`` (keys of the rules with values).
    """

    fault: BatchFault
    key: str
    allowed: tuple[str, ...]
