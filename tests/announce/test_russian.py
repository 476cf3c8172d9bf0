"""The Russian catalogue: compiled as it stands, whole for the announcements, true to the placeholders."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from dealer_assist import presets
from dealer_assist.text import i18n
from dealer_assist.text.announce import shipped

FOLDER = Path(i18n.__file__).parent / "locale" / "ru" / "LC_MESSAGES"


@pytest.fixture(scope="module")
def catalogue() -> Catalog:
    with (FOLDER / "dealer.po").open("rb") as file:
        return read_po(file, locale="ru")


def forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string)


def ids(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def test_the_compiled_catalogue_is_the_written_one(catalogue: Catalog) -> None:
    with (FOLDER / "dealer.mo").open("rb") as file:
        compiled = read_mo(file)
    said = {(one.context, ids(one)[0]): forms(one) for one in compiled if one.id}
    assert said == {
        (one.context, ids(one)[0]): forms(one) for one in catalogue if one.id and any(forms(one)) and not one.fuzzy
    }


def test_russian_has_three_plural_forms(catalogue: Catalog) -> None:
    assert catalogue.num_plurals == 3
    for message in catalogue:
        if message.id and message.pluralizable and any(forms(message)):
            assert len(forms(message)) == 3
            assert all(forms(message))


def test_a_translation_has_no_placeholder_that_the_english_has_not(catalogue: Catalog) -> None:
    for message in catalogue:
        if message.id:
            english = {name for text in ids(message) for name in re.findall(r"\{(\w+)\}", text)}
            for text in forms(message):
                assert set(re.findall(r"\{(\w+)\}", text)) <= english, message.id


def test_the_words_of_the_shipped_presets_are_those_of_their_files(catalogue: Catalog) -> None:
    written = {word for name in presets.shipped_ids() for word in _words(name)}
    assert written <= set(shipped.WORDS)
    assert {word for word in shipped.WORDS if word not in written} == set()
    translated = {message.id for message in catalogue if message.string}
    assert written <= translated


def _words(name: str) -> set[str]:
    rules = presets.load(name)
    names = {rules.names.low, rules.names.high} if name == "seven-minus-seven" else set()
    return {rules.title, rules.summary, rules.source, *names}
