"""Every key and every value has its sentence, said and asked, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dealer_assist.core.house_keys import KEYS, TOP_KEYS
from dealer_assist.core.rules import HouseRules
from dealer_assist.text import i18n
from dealer_assist.text.announce import Line, announce, rule_lines
from tests.announce.walking import made, values, walked

GAME_KEYS = tuple(key for key in KEYS if key not in TOP_KEYS)


@pytest.fixture(params=i18n.LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("LANGUAGE", "en")
    i18n.use(request.param)
    yield request.param
    i18n.use("en")


def about(key: str, rules: HouseRules) -> list[Line]:
    return [line for line in rule_lines(rules) if key in line.keys]


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_value_of_a_key_is_told_apart(key: str, language: str) -> None:
    rules = [made(key, value) for value in values(key)]
    said = [" ".join(line.said for line in rule_lines(one)) for one in rules]
    assert len(set(said)) == len(said), f"{key} in {language}: {said}"


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_key_in_play_is_spoken_of_and_can_be_asked(key: str, language: str) -> None:
    for value in values(key):
        rules = made(key, value)
        if (key, repr(value)) in SILENT:
            continue
        lines = about(key, rules)
        assert lines, f"{key} = {value}"
        for line in lines:
            assert line.said.endswith("."), line.said
            assert line.said[0] == line.said[0].upper()
        open_rules = replace(rules, undecided=(key,))
        questions = [one for part in announce(open_rules).parts for one in part.questions]
        assert questions, f"{key} = {value}"
        for question in questions:
            assert question.endswith("?"), question


# Values that say that there is nothing to say: what the key is about is not in play then.
SILENT: set[tuple[str, str]] = {
    ("names.low", "''"),
    ("names.high", "''"),
    ("betting.last_max", "0"),
    *((f"suits.{suit}", "1") for suit in ("clubs", "diamonds", "hearts", "spades")),
}


def test_the_russian_is_russian() -> None:
    i18n.use("ru")
    try:
        for key, value in walked():
            for line in rule_lines(made(key, value)):
                for text in (line.said, line.asked, line.brief):
                    words = [word for word in text.split() if word.isascii() and len(word) > 1 and word.isalpha()]
                    assert set(words) <= {"the", "small", "big", "one"}, text
    finally:
        i18n.use("en")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ("points.A=1", "Тузы — 1 очко."),
        ("points.A=2", "Тузы — 2 очка."),
        ("points.A=5", "Тузы — 5 очков."),
        ("points.A=6.5", "Тузы — 6½ очка."),
        ("points.A=11", "Тузы — 11 очков."),
        ("points.A=21", "Тузы — 21 очко."),
        ("points.A=[1,2]", "Тузы — 1 или 2 очка, на выбор для каждой карты и стороны."),
        ("deal.down=2", "Каждому 2 карты закрытые, 1 открытая."),
        ("deal.down=5", "Каждому 5 карт закрытых, 1 открытая."),
        ("draw.freeze_after=2", "Отказался 2 раза подряд — заморожен: карт больше нет."),
        ("draw.freeze_after=5", "Отказался 5 раз подряд — заморожен: карт больше нет."),
    ],
)
def test_numbers_are_declined(changes: str, said: str) -> None:
    from dealer_assist import presets

    i18n.use("ru")
    try:
        assert said in [line.said for line in rule_lines(presets.load("pagat", sets=[changes]))]
    finally:
        i18n.use("en")
