"""Control and direction characters: nobody sees them, and a terminal obeys them.

Names are refused for them; from notes they are left out as they are typed, and an older book may have some.
"""

import re
import unicodedata
from collections.abc import Iterable

UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Those that a terminal or a page obeys, line breaks and tabs among them; others of the same kinds just do not show."""
_UNSEEN_KINDS = frozenset({"Cc", "Cf", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"  # some scripts are written with them


def is_seen(char: str) -> bool:
    """Whether ``char`` shows, or joins or parts what does."""
    return char in _JOINERS or unicodedata.category(char) not in _UNSEEN_KINDS


def note(words: Iterable[str]) -> str:
    """What was typed as a note: in one line, blanks folded, without what nobody would see."""
    text = " ".join(" ".join(words).split())
    return text if text.isprintable() else "".join(filter(is_seen, text))


def escaped(text: str) -> str:
    r"""``text`` with each of them as JSON and Python write it: ``\u202e``."""
    return UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
