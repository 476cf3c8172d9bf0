"""The program speaks Russian: help, errors, click's own words, and everything that the guide's transcripts print."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from dealer_assist.cli.app import app
from dealer_assist.text import i18n
from tests import console
from tests.cli.test_help import EVERY, IDS
from tests.guide.test_transcripts import PAGES
from tests.i18n.words import foreign
from tests.support import Result, dealer

RUSSIAN = {"DEALER_LANG": "ru"}
COMMANDS = [((), app), *EVERY]


def ru(*args: str, text: str = "") -> Result:
    return dealer(*args, text=text, env=RUSSIAN)


@pytest.mark.parametrize(("words", "command"), COMMANDS, ids=["dealer", *IDS])
def test_help_is_in_russian(words: tuple[str, ...], command: click.Command) -> None:
    result = ru(*words, "--help")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"Вызов: {' '.join(('dealer', *words))} ")
    for word in ("Параметры:", "Показать эту справку.", "Примеры:", "Подробнее: dealer guide"):
        assert word in result.out
    examples = getattr(command, "examples", ())
    assert foreign(re.sub(r"-\n +", "-", result.out), also=examples) == set()


def test_placeholders_of_a_call_are_the_words_of_its_help() -> None:
    """Whatever a Russian help says in capitals stands in the lines of the call or of its options."""
    for words, _command in COMMANDS:
        said = ru(*words, "--help").out
        assert not re.search(r"\b(?!DEALER|NO_|JSON|HTML|CSV|TOML|ID|VISUAL|EDITOR|A,|[A-Z]\b)[A-Z]{2,}\b", said), words


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["showdown", "--pott", "40"], "Параметра '--pott' нет. (Может быть, '--pot', '--pots'?)"),
        (["status", "--nonsense"], "Параметра '--nonsense' нет"),
        (["status", "more"], "Лишний аргумент (more)"),
        (["status", "more", "still"], "Лишние аргументы (more still)"),
        (["rules", "show"], "Не хватает аргумента 'ID|ФАЙЛ'"),
        (["rules", "edit"], "Не хватает аргумента 'ИМЯ'"),
        (["buyin"], "Не хватает: ИМЯ"),
        (["showdown", "--pot"], "Параметру '--pot' нужно значение"),
        (["status", "--json=1"], "Параметр '--json' — без значения"),
        (["status", "--lang", "fr"], "Неверное значение '--lang': 'fr' не подходит; есть 'en', 'ru'"),
        (["completion", "tcsh"], "'tcsh' не подходит; есть 'bash', 'zsh', 'fish'"),
        (["shwdown"], "Команды «shwdown» нет. Может быть, «showdown»?"),
        (["rules", "anounce"], "Команды «anounce» нет. Может быть, «announce»?"),
    ],
)
def test_click_speaks_russian(args: list[str], said: str) -> None:
    result = ru(*args)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
    assert foreign(result.err, also=args) == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_transcript_s_calls_answer_in_russian(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever the manual shows says no English word in Russian, except what was typed; and it ends the same way."""
    monkeypatch.chdir(tmp_path)
    typed: list[str] = []
    now = console.NOW
    for step in console.steps(page):
        typed.append(step.typed)
        now = console.clocked(step.typed, now)
        result = console.run_step(step, {"DEALER_NOW": now, **RUSSIAN})
        if not re.search("--json|--batch|--file| export| guide| completion", step.typed):
            assert foreign(result.out + result.err, also=typed) == set(), step.typed


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LC_ALL": "ru_RU.UTF-8"}, "ru"), ({"LANG": "ru_RU.UTF-8"}, "ru"), ({"LANG": "ru"}, "ru"),
        ({"LC_MESSAGES": "ru_UA.KOI8-U", "LANG": "en_US.UTF-8"}, "ru"), ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "ru_RU"}, "ru"), ({"LANG": "de_DE.UTF-8"}, "en"), ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)  # fmt: skip
def test_the_locale_says_the_language(environ: dict[str, str], language: str) -> None:
    assert i18n.from_locale(environ) == language


@pytest.mark.parametrize(
    ("args", "environ", "said"),
    [
        ((), {"LC_ALL": "ru_RU.UTF-8"}, "Никто никому не должен."),
        ((), {"LANG": "ru_RU.UTF-8"}, "Никто никому не должен."),
        ((), {"LC_ALL": "ru_RU.UTF-8", "DEALER_LANG": "en"}, "Nobody owes anything."),
        (("--lang", "ru"), {"DEALER_LANG": "en"}, "Никто никому не должен."),
        (("--lang=en",), {"DEALER_LANG": "ru"}, "Nobody owes anything."),
        ((), {"DEALER_LANG": "de", "LANG": "ru_RU.UTF-8"}, "Никто никому не должен."),
    ],
)
def test_option_then_variable_then_locale(
    args: tuple[str, ...], environ: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    result = dealer("debts", *args, env={"DEALER_LANG": "", **environ})
    assert (result.code, result.out) == (0, said + "\n")


def test_where_the_output_has_no_cyrillic_russian_comes_in_latin_letters() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dealer_assist", "showdown", "--pot", "41", "Ann=5sAdAc", "Юля=10c9dKh"],
        env={**os.environ, "COLUMNS": "90", "LC_ALL": "C", "DEALER_LANG": "ru", "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    said = done.stdout.decode("ascii")
    assert done.stderr == b""
    lines = [" ".join(line.split()) for line in said.splitlines()]
    assert "Ann 5s Ad Ac 5+1+1=7, tochno 5+11+11=27, tochno" in lines
    assert "Yulya 10c 9d Kh 10+9+1/2=19 1/2, perebor 12 1/2 10+9+1/2=19 1/2, nedobor 7 1/2" in lines
    assert "Bank 41" in said


@pytest.mark.parametrize("encoding", ["utf-8", "koi8-r", "cp866", "cp1251", "iso8859-5", "ascii", "latin-1"])
def test_russian_is_written_in_every_encoding(encoding: str) -> None:
    for args in (("--help",), ("showdown", "--pot", "41", "Ann=5sAdAc", "Юля=10c9dKh"), ("rules", "announce")):
        result = dealer(*args, env=RUSSIAN, encoding=encoding)
        assert (result.code, result.err) == (0, "")
        assert "\\u" not in result.out


def test_amounts_points_cards_and_days_are_written_the_russian_way() -> None:
    said = ru("showdown", "--unit", "0.5", "--pot", "12.50", "Аня=2т3п4ч", "Боб=10п9б7ч").out
    assert "2♣ 3♠ 4♥" in said
    assert "Банк 12,50" in said
    assert "семь: 6 — Аня." in said
    ru("session", "start", "--ante", "1", "--limit", "1-5", "--unit", "0,5", "--currency", "₽", "Ann=20", "Bob=20")
    closed = ru("session", "close", "Ann=32.5", "Bob=7,5").out
    assert "+12,50" in closed
    chat = dealer("settle", "--chat", env=RUSSIAN).out
    assert re.match(r"Семь — двадцать семь, \d\d\.\d\d\.\d{4}\n", chat)
    assert "Bob → Ann 12,50\u00a0₽" in chat
