"""Every error of the program: what brings it about, its words in both languages, its exit code; nothing is stored."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_type_hints

import pytest

from dealer_assist.core import errors
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.rules import RuleFault, RuleProblem, RulesRefused
from dealer_assist.core.hand_turn import Street
from dealer_assist.store.disk import Disk
from tests.errors.catalogue import AREAS, cards, names_and_amounts, showdown
from tests.errors.scenes import Books, play, scene, type_in
from tests.errors.wrong import Wrong
from tests.i18n.words import foreign

# Keys, fields and packages that have no other name.
CODES = "seven deal.zzz pagat-at-home strat event plan declared id matplotlib jinja"
# What is quoted, names of files, and the words of the system.
NOT_OURS = re.compile(
    r"«[^»]*»|'[^']*'|[\w-]+\.(json|toml|html|csv|zip|bak)(\.bak)?\b|\(Too many levels of symbolic links\)|"
    r"No such file or directory|Is a directory|embedded null byte|Expecting value: line 1 column 1 \(char 0\)"
)
FAULTS = ("fault", "kind", "expected", "street")
ENTRIES = [pytest.param(one, id=f"{area.title}: {one}") for area in AREAS for one in area.entries]


@pytest.fixture(scope="session")
def books(tmp_path_factory: pytest.TempPathFactory) -> Books:
    return Books(folder=tmp_path_factory.mktemp("books"))


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk."""
    monkeypatch.setattr(Disk, "sync", lambda _self, _handle: None)


@pytest.mark.parametrize("one", ENTRIES)
def test_error(one: Wrong, books: Books, own_book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "here"
    here.mkdir()
    with scene(one, books, here, own_book, monkeypatch):
        for language, said in (("en", one.en), ("ru", one.ru)):
            told = play(one, language, own_book)
            assert told.said == said
            assert told.code == one.code
            assert not told.stored
            assert (one.error, one.fault) in set(_reasons(told.errors) if told.errors else [(None, None)])


@pytest.mark.parametrize("one", ENTRIES)
def test_the_russian_words_are_russian(one: Wrong) -> None:
    assert re.search("[а-яё]{2}", one.ru)
    typed = (one.typed, *one.before, one.text, *map(str, one.files.values()), *one.env.values())
    assert foreign(NOT_OURS.sub(" ", one.ru), also=(*typed, CODES)) == set()


@pytest.mark.parametrize("one", [*cards.ENTRIES, *names_and_amounts.ENTRIES, *showdown.ENTRIES], ids=str)
def test_with_json_the_complaint_is_the_same_line(one: Wrong, books: Books, own_book: Path) -> None:
    books.lay(one.before, own_book)
    told = type_in(f"{one.typed} --json")
    assert (told.err, told.code, told.out) == (one.en + "\n", one.code, "")


@pytest.mark.parametrize(
    "typed", ["--pot", "--pott 40", "--lang xx", "--no-such\x1b[31m", "--lang", "--json=1"], ids=ascii
)
def test_what_click_complains_of_is_one_printable_line_too(typed: str) -> None:
    told = type_in(f"showdown {typed}")
    assert (told.code, told.out, told.err[-1:]) == (2, "", "\n")
    assert told.err[:-1].isprintable()


def _reasons(heard: Iterable[Any]) -> Iterator[tuple[type[DealerError] | None, Enum | None]]:
    """What was put into words and what is inside it, each with its reason and without."""
    for error in heard:
        kind = RulesRefused if isinstance(error, RuleProblem) else type(error)
        yield kind, None
        yield from ((kind, reason) for fact in FAULTS if isinstance(reason := getattr(error, fact, None), Enum))
        yield from _reasons(one for one in (getattr(error, "cause", None), *getattr(error, "problems", ())) if one)


def _classes() -> list[type[DealerError]]:
    modules = [import_module(f"{errors.__name__}.{module.name}") for module in iter_modules(errors.__path__)]
    return [
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, DealerError) and one.__module__ == module.__name__
    ]


def _faults(kind: type[DealerError]) -> type[Enum] | None:
    """The reasons for which an error may be raised, where it has several."""
    if kind is RulesRefused:
        return RuleFault
    hints = [hint for name, hint in get_type_hints(kind).items() if name in FAULTS and hint is not Street]
    return next((hint for hint in hints if isinstance(hint, type) and issubclass(hint, Enum)), None)


@pytest.mark.parametrize("kind", _classes(), ids=lambda kind: f"{kind.__module__.rpartition('.')[2]} {kind.__name__}")
def test_every_error_and_every_reason_for_it_is_in_the_catalogue(kind: type[DealerError]) -> None:
    found = [one for area in AREAS for one in area.entries if one.error is kind]
    assert found
    assert {one.fault for one in found if one.fault} >= set(_faults(kind) or ())
