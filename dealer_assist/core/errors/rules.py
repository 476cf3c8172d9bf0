"""What can be wrong with a preset."""

from enum import Enum

from dealer_assist.core.errors import NotAllowed, Unreadable
from dealer_assist.core.record import record


class RuleFault(Enum):
    """Why a key or a file is refused."""

    UNKNOWN_KEY = "unknown-key"
    WRONG_TYPE = "wrong-type"
    NOT_IN_LIST = "not-in-list"
    OUT_OF_RANGE = "out-of-range"
    TOO_MANY = "too-many"
    NOT_HALVES = "not-halves"
    NOT_CHIPS = "not-chips"
    MIN_OVER_MAX = "min-over-max"
    LAST_MAX_UNDER_MIN = "last-max-under-min"
    ONE_TARGET = "one-target"
    NEAREST_DECLARED = "nearest-declared"
    TARGET_MISSING = "target-missing"
    SAME_TARGETS = "same-targets"
    WORTH_NOT_CENTS = "worth-not-cents"
    NO_CARDS = "no-cards"
    EXTENDS_NOTHING = "extends-nothing"
    EXTENDS_LOOP = "extends-loop"
    NOT_TOML = "not-toml"
    KEY_TWICE = "key-twice"
    NO_FILE = "no-file"
    NO_ACCESS = "no-access"
    NOT_A_FILE = "not-a-file"
    TOO_LARGE = "too-large"
    NOT_UTF8 = "not-utf8"
    NAME_MISLEADS = "name-misleads"
    UNCLEAR_NUMBER = "unclear-number"
    BAD_SET = "bad-set"
    BAD_LIMIT = "bad-limit"
    BAD_ID = "bad-id"
    TAKEN_ID = "taken-id"


@record
class RuleProblem:
    """One thing wrong with a preset.

    ``origin`` is the file, preset id or option it was written in; ``key`` is dotted (``betting.min``), empty for the
    file as a whole; ``found`` is as typed; ``allowed`` are the values or keys that would do, or one description code
    (see `house_keys.Kind`); ``nearest`` is the closest spelling or empty; ``line`` counts from 1, 0 if not known.
    ``clash`` are the other keys with which this one does not go together, and their values.
    """

    origin: str
    key: str
    fault: RuleFault
    found: str = ""
    allowed: tuple[str, ...] = ()
    nearest: str = ""
    line: int = 0
    clash: tuple[tuple[str, str], ...] = ()


class RulesRefused(NotAllowed):
    """A preset with problems, all of them."""

    problems: tuple[RuleProblem, ...]


class PresetUnknown(NotAllowed):
    """There is no preset of that id or file; ``nearest`` is the closest id or empty."""

    text: str
    nearest: str
    known: tuple[str, ...]


class PresetExists(NotAllowed):
    """A preset of that name is there; ``shipped`` says whether the program brought it."""

    name: str
    path: str
    shipped: bool


class PresetNameUnreadable(Unreadable):
    """``text`` cannot be the name of a preset."""

    text: str


class AnswerUnclear(Unreadable):
    """``text`` is none of the ``most`` numbered answers to the question ``ask``, nor what else it takes."""

    text: str
    most: int
    ask: str


class EditorFailed(NotAllowed):
    """The editor ``command`` did not run or said that it failed; the preset is as it was."""

    command: str
