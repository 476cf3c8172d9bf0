"""Playing an entry of the catalogue: in a book of its own, as it would be typed."""

from __future__ import annotations

import json
import os
import shlex
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.rules import RuleProblem
from dealer_assist.text import errors, i18n
from dealer_assist.text.errors import rules
from tests.console import NOW
from tests.errors.wrong import Scene, Wrong
from tests.store.books import bytes_of
from tests.support import Result, dealer


def type_in(line: str, text: str = "", **env: str) -> Result:
    """Type ``dealer`` and ``line``; what follows ``<<<`` is piped in, ``\\n`` being an end of line."""
    typed, _here, piped = line.partition(" <<< ")
    return dealer(*shlex.split(typed), text=text or piped.replace("\\n", "\n"), env={"DEALER_NOW": NOW, **env})


@dataclass(kw_only=True)
class Books:
    """Books as the lines before an entry leave them; equal lines are typed once."""

    folder: Path
    made: dict[tuple[str, ...], Path] = field(default_factory=dict)

    def lay(self, lines: tuple[str, ...], book: Path) -> None:
        """Put the book that ``lines`` make in the place of ``book``."""
        if lines not in self.made:
            kept = self.made[lines] = self.folder / str(len(self.made))
            for line in lines:
                told = type_in(line, DEALER_BOOK=str(kept))
                assert told.code == 0, f"{line}: {told.err}"
        if self.made[lines].exists():
            shutil.copytree(self.made[lines], book)


@contextmanager
def scene(one: Wrong, books: Books, here: Path, book: Path, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everything that comes before the wrong line."""
    patch.chdir(here)
    for name, content in one.files.items():
        (here / name).write_bytes(content.encode() if isinstance(content, str) else content)
    books.lay(one.before, book)
    undo = one.cause.arrange(Scene(here=here, book=book, patch=patch)) if one.cause else None
    try:
        yield
    finally:
        if undo is not None:
            undo()


@dataclass(frozen=True, kw_only=True)
class Told:
    """What came of it: the complaint, the exit code, the errors that were put into words, and whether it was alone."""

    said: str
    code: int
    errors: list[DealerError | RuleProblem]
    stored: bool


def play(one: Wrong, language: str, book: Path) -> Told:
    """Type the wrong line in ``language``."""
    before = bytes_of(book)
    with _listening() as heard:
        result = type_in(one.typed, one.text, DEALER_LANG=language, **one.env)
    said = _answer(result, one.ru if language == "ru" else one.en) if one.answer else result.err.rstrip("\n")
    said = said.replace(str(book), "~/book").replace(os.getcwd(), "~")
    return Told(said=said, code=result.code, errors=heard, stored=bytes_of(book) != before)


def _answer(result: Result, golden: str) -> str:
    """The message of a batch, or the line of a check that is the golden one (else all of it)."""
    assert not result.err
    if result.out.startswith("{"):
        message: str = json.loads(result.out)["message"]
        return message
    lines = result.out.rstrip("\n").split("\n")
    return golden if golden in lines else "\n".join(lines)


@contextmanager
def _listening() -> Iterator[list[DealerError | RuleProblem]]:
    """The errors that are put into words meanwhile, by whoever says them."""
    heard: list[Any] = []

    def words_of(area: str) -> Any:
        words = import_module(area).WORDS
        return SimpleNamespace(WORDS={kind: _heard(said, heard) for kind, said in words.items()})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(errors, "import_module", words_of)
        patch.setattr(rules, "problem", _heard(rules.problem, heard))
        yield heard
    i18n.use("en")


def _heard(words: Any, heard: list[Any]) -> Any:
    def listen(error: Any) -> str:
        heard.append(error)
        said: str = words(error)
        return said

    return listen
