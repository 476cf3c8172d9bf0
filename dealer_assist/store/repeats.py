"""House rules stand in every session's file, mostly those of the night before: they are read and written once.

They are two thirds of a stored night. A file is read with a word in their place that JSON has no meaning for, and the
word stands for what their text was found to be where it was read before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dealer_assist.store.strict import DECODER, decoder, refuse_number

KEY = "rules"
_BEFORE = f'"{KEY}": '
_BEHIND = ', "unit": '  # as this program writes it; where another one did, nothing is gained and nothing lost
_STAND_IN = "NaN"


class Repeats:
    """The parts that were read so far, by their text."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, Any]] = {}
        self._written: dict[int, str] = {}
        self._part: dict[str, Any] = {}
        self._decoder = decoder(self._constant)

    def _constant(self, word: str) -> Any:
        return self._part if word == _STAND_IN else refuse_number(word)

    def decoded(self, text: str) -> Any:
        """The document ``text``; ``ValueError`` or ``RecursionError`` for one that cannot be read in this way.

        That is one that is no JSON of a book, or is written as this program writes none. No string holds the key with
        both its quotes, so what follows it is a value, and with another value there the rest reads as it did.
        """
        at = text.find(_BEFORE + "{") + len(_BEFORE)
        end = text.find("}" + _BEHIND, at) + 1
        if at < len(_BEFORE) or not end or _STAND_IN in text:
            return DECODER.decode(text)
        part = text[at:end]
        known = self._known.get(part)
        if known is None:
            known = self._known[part] = DECODER.decode(part)
            self._written[id(known)] = ""
        self._part = known
        return self._decoder.decode(f"{text[:at]}{_STAND_IN}{text[end:]}")

    def written(self, part: object, write: Callable[[object], str]) -> str | None:
        """What ``write`` makes of ``part``, which it is asked for once; ``None`` if that is none that was read here."""
        text = self._written.get(id(part))
        if text == "":
            text = self._written[id(part)] = write(part)
        return text
