"""Every class of error has words of its own, in the module of text that is called like its area."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

from dealer_assist.cli.app import exit_code
from dealer_assist.core import errors
from dealer_assist.core.errors import BookBusy, BookUnreadable, DealerError, NotAllowed, Unclear, Unreadable
from dealer_assist.text import errors as words

KINDS = (Unreadable, Unclear, NotAllowed, BookUnreadable, BookBusy)
AREAS = sorted(module.name for module in iter_modules(errors.__path__))


def classes_of(area: str) -> list[type[DealerError]]:
    module = import_module(f"dealer_assist.core.errors.{area}")
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, DealerError)]
    return [one for one in found if one.__module__ == module.__name__]


@pytest.mark.parametrize("area", AREAS)
def test_every_class_has_words(area: str) -> None:
    assert set(classes_of(area)) == set(import_module(f"dealer_assist.text.errors.{area}").WORDS)


@pytest.mark.parametrize("area", AREAS)
def test_every_class_is_of_one_kind_and_has_its_exit_code(area: str) -> None:
    for one in classes_of(area):
        kinds = [kind for kind in KINDS if issubclass(one, kind)]
        assert len(kinds) == 1, one
        assert one not in KINDS
        error = one.__new__(one)
        assert exit_code(error) == {NotAllowed: 1, Unreadable: 2, Unclear: 2, BookUnreadable: 3, BookBusy: 4}[kinds[0]]


def test_words_of_all_areas_and_no_others() -> None:
    assert sorted(module.name for module in iter_modules(words.__path__)) == AREAS
