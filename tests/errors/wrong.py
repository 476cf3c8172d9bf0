"""An entry of the error catalogue: what is typed, where it cannot be typed what is done, and what is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from enum import Enum
from pathlib import Path

import pytest

from dealer_assist.core.errors import DealerError


@dataclass(frozen=True, kw_only=True)
class Scene:
    """Where an entry plays: ``here`` is the working folder, ``book`` the book's (``~/book`` in what is said)."""

    here: Path
    book: Path
    patch: pytest.MonkeyPatch


@dataclass(frozen=True, kw_only=True)
class Cause:
    """What nobody types: ``words`` tell it on the page, ``arrange`` does it and returns what undoes it, if anything."""

    words: str
    arrange: Callable[[Scene], Callable[[], object] | None]


@dataclass(frozen=True)
class Wrong:
    """``dealer`` and ``typed`` raise ``error``: alone, or as the reason inside another one.

    ``before`` are lines that were typed before it, and taken; ``text`` is what is piped in, ``files`` lie in the
    working folder, ``cause`` happens last. ``fault`` is the error's reason where it has several. The complaint is
    ``en`` or ``ru``, on the error output; with ``answer`` it is (a line of) the answer on the standard output, as in a
    batch or a check. None for ``error``: the call itself is wrong, for which there is no class of ours.
    """

    error: type[DealerError] | None
    typed: str
    _: KW_ONLY
    code: int
    en: str
    ru: str
    fault: Enum | None = None
    before: tuple[str, ...] = ()
    text: str = ""
    files: Mapping[str, str | bytes] = field(default_factory=dict)
    env: Mapping[str, str] = field(default_factory=dict)
    cause: Cause | None = None
    answer: bool = False

    def __str__(self) -> str:
        name = self.error.__name__ if self.error else "call"
        return f"{name} {self.fault.value}" if self.fault else name


@dataclass(frozen=True, kw_only=True)
class Area:
    """The entries of an area, under the heading that they have on the page."""

    title: str
    entries: tuple[Wrong, ...]
    intro: str = ""
