"""Each preset's announcement against a golden text in both languages, and how long it takes to say.

After a change of words: ``python -m tests.announce.golden`` writes the texts anew; read them before committing.
"""

from __future__ import annotations

import re

import pytest

from dealer_assist import presets
from dealer_assist.text import i18n
from tests.announce.golden import FOLDER, text_of

ONE_MINUTE = 150  # words


def words(text: str) -> int:
    return sum(bool(re.search(r"\w|½", word)) for word in text.split())


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("name", presets.shipped_ids())
def test_the_announcement_reads_as_written(name: str, language: str) -> None:
    expected = (FOLDER / f"{name}.{language}.txt").read_text(encoding="utf-8")
    assert text_of(name, language) == expected


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("name", presets.shipped_ids())
def test_it_takes_under_ninety_seconds_and_in_short_under_thirty(name: str, language: str) -> None:
    whole, short = text_of(name, language).split("\n\n== short ==\n\n")
    assert words(whole) < ONE_MINUTE * 90 / 60
    assert words(short) < ONE_MINUTE * 30 / 60


def test_there_is_a_golden_text_of_each_and_no_other() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == sorted(
        f"{name}.{language}.txt" for name in presets.shipped_ids() for language in i18n.LANGUAGES
    )
