"""The Russian catalogue: whole, compiled as it stands, true to the placeholders, with Russian's three plurals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import read_mo, write_mo

from dealer_assist.text import i18n
from dealer_assist.text.announce.cards import worths
from tests.i18n import catalogue
from tests.i18n.catalogue import forms, ids, is_translated, key, placeholders, texts
from tests.i18n.words import foreign

UPDATE = "python -m tests.i18n.catalogue update"
LETTERS = re.compile(r"[^\W\d_]")
BRACKETS = re.compile(r"\{[^{}]*\}|%\(\w+\)s")


@pytest.fixture(scope="module")
def written() -> Catalog:
    return catalogue.written()


def test_every_text_of_the_program_and_of_click_is_translated() -> None:
    assert catalogue.missing() == [], f"run {UPDATE} and translate what it lists"


def test_nothing_is_translated_that_is_not_said_any_more() -> None:
    assert catalogue.superfluous() == [], f"run {UPDATE}"


def test_the_english_forms_are_those_of_the_code(written: Catalog) -> None:
    wanted = catalogue.wanted()
    assert [ids(one) for one in texts(written) if ids(one) != ids(wanted[key(one)])] == [], f"run {UPDATE}"


def test_a_new_text_in_the_code_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "new.py").write_text(
        '_("Brand new.")\nngettext("{n} new.", "{n} new ones.", n)\npgettext("a", "New")\n'
    )
    monkeypatch.setattr(catalogue, "PACKAGE", tmp_path)
    assert catalogue.missing() == [("a", "New"), (None, "Brand new."), (None, "{n} new.")]


def test_the_compiled_catalogue_is_the_written_one(written: Catalog, tmp_path: Path) -> None:
    fresh = tmp_path / "dealer.mo"
    with fresh.open("wb") as file:
        write_mo(file, written)
    with fresh.open("rb") as file:
        assert catalogue.compiled() == {key(one): forms(one) for one in texts(read_mo(file))}, f"run {UPDATE}"
    with fresh.open("rb") as file, catalogue.MO.open("rb") as kept:
        assert read_mo(file).plural_expr == read_mo(kept).plural_expr


def test_no_translation_is_empty_or_a_guess(written: Catalog) -> None:
    assert [key(one) for one in texts(written) if not is_translated(one)] == []


def test_what_has_plurals_has_three(written: Catalog) -> None:
    assert written.num_plurals == 3
    assert [key(one) for one in texts(written) if len(forms(one)) != (3 if one.pluralizable else 1)] == []


def test_every_form_says_what_the_english_says(written: Catalog) -> None:
    """Each form has the placeholders of the English plural: Russian's first form is said of 21, too."""
    clicks = {key(one) for one in texts(catalogue.of_click())}
    for message in texts(written):
        for form in forms(message):
            allowed = [placeholders(text) for text in ids(message)[0 if key(message) in clicks else -1 :]]
            if key(message) in clicks and message.pluralizable:
                allowed.append(placeholders(ids(message)[0]) | placeholders(ids(message)[1]))
            assert placeholders(form) in allowed, form


def test_every_translation_is_russian(written: Catalog) -> None:
    """In Cyrillic, but for what is typed and for names; and no word is half Latin, half Cyrillic."""
    for message in texts(written):
        for form in forms(message):
            bare = BRACKETS.sub("", form)
            if LETTERS.search(bare) and ids(message)[0] != form:
                assert re.search("[а-яё]", bare, re.IGNORECASE), form
            assert foreign(form) == set(), form
            assert not re.search("[A-Za-z][а-яёА-ЯЁ]|[а-яё][A-Za-z]", bare), form


def test_russian_has_its_own_quotes(written: Catalog) -> None:
    for message in texts(written):
        for form in forms(message):
            assert not re.search(r"[“”]|'\{\w+\}'", form), form


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "1 раздача"), (2, "2 раздачи"), (4, "4 раздачи"), (5, "5 раздач"), (11, "11 раздач"), (12, "12 раздач"),
        (21, "21 раздача"), (22, "22 раздачи"), (25, "25 раздач"), (100, "100 раздач"), (111, "111 раздач"),
        (121, "121 раздача"),
    ],
)  # fmt: skip
def test_plurals_go_with_their_number(count: int, said: str) -> None:
    i18n.use("ru")
    try:
        assert i18n.ngettext("{count} hand", "{count} hands", count).format(count=count) == said
    finally:
        i18n.use("en")


@pytest.mark.parametrize(
    ("halves", "said"),
    [
        (1, "½ очка"), (2, "1 очко"), (3, "1½ очка"), (4, "2 очка"), (10, "5 очков"), (13, "6½ очка"), (22, "11 очков"),
        (42, "21 очко"), (44, "22 очка"), (54, "27 очков"), (-2, "-1 очко"), (-14, "-7 очков"), (0, "0 очков"),
    ],
)  # fmt: skip
def test_points_go_with_their_number(halves: int, said: str) -> None:
    i18n.use("ru")
    try:
        assert worths([halves]) == said
    finally:
        i18n.use("en")


def test_the_empty_text_is_empty_in_every_language() -> None:
    for language in reversed(i18n.LANGUAGES):
        i18n.use(language)
        assert i18n._("") == ""
