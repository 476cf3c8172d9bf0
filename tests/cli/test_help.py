"""Every command says what it does, with an example and where to read on."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest

import dealer_assist
from dealer_assist.cli.app import COMMANDS, app
from dealer_assist.cli.base import DealerCommand, DealerGroup
from tests.support import dealer

TOPICS = {page.stem for page in (Path(dealer_assist.__file__).parent / "guide").glob("*.md")}


def loaded(name: str) -> click.Command:
    _section, module, thing, _help = COMMANDS[name]
    command = getattr(import_module(f"dealer_assist.cli.{module}"), thing)
    assert isinstance(command, click.Command)
    return command


def all_commands(command: click.Command, *words: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield words, command
    if isinstance(command, click.Group):
        for name, one in command.commands.items():
            yield from all_commands(one, *words, name)


EVERY = [found for name in COMMANDS for found in all_commands(loaded(name), name)]
IDS = [" ".join(words) for words, _command in EVERY]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_short_help_is_the_first_line_of_the_command_s_own(name: str) -> None:
    assert inspect.cleandoc(loaded(name).help or "").split("\n")[0] == COMMANDS[name][3]
    assert loaded(name).name == name


@pytest.mark.parametrize(("words", "command"), EVERY, ids=IDS)
def test_every_command_has_an_example_and_a_topic(words: tuple[str, ...], command: click.Command) -> None:
    assert isinstance(command, DealerCommand | DealerGroup)
    assert command.examples
    assert all(example.startswith("dealer ") for example in command.examples)
    assert command.topic


def test_every_topic_is_a_page_of_the_guide() -> None:
    assert {str(getattr(command, "topic", "")) for _words, command in EVERY} <= TOPICS


@pytest.mark.parametrize(("words", "command"), EVERY, ids=IDS)
def test_every_option_and_every_command_is_documented(words: tuple[str, ...], command: click.Command) -> None:
    assert (command.help or "").strip()
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, f"{' '.join(words)} {parameter.name}"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("words", "command"), EVERY, ids=IDS)
def test_help_is_shown_in_every_language(words: tuple[str, ...], command: click.Command, language: str) -> None:
    result = dealer(*words, "--help", env={"DEALER_LANG": language})
    assert (result.code, result.err) == (0, "")
    assert f"dealer guide {getattr(command, 'topic', '')}" in result.out
    for example in getattr(command, "examples", ()):
        assert example in result.out
    assert "--json" in result.out
    assert "--book" in result.out


def test_the_top_lists_every_command_in_its_section() -> None:
    result = dealer("--help")
    assert result.code == 0
    for name, (section, _module, _thing, help) in COMMANDS.items():
        assert f"{section}:" in result.out
        assert name in result.out
        assert help.split(".")[0][:30] in result.out
    assert dealer().out == result.out
    assert app.list_commands(click.Context(app)) == list(COMMANDS)


def test_the_version() -> None:
    result = dealer("--version")
    assert (result.code, result.out) == (0, f"dealer-assist {dealer_assist.__version__}\n")


def test_h_is_help() -> None:
    assert dealer("showdown", "-h").out == dealer("showdown", "--help").out
    assert "dealer showdown --pot 40 Ann=2sQh4d Bob=10c9d8s Cat=Ah6s" in dealer("showdown", "-h").out


def test_a_command_of_a_family_typed_alone_is_named_with_it() -> None:
    told = dealer("start", "Ann=20")
    assert (told.code, told.err) == (
        2,
        "There is no command 'start'. Did you mean dealer session start? dealer --help lists them.\n",
    )
    assert "dealer hand show or dealer session show or dealer rules show?" in dealer("show").err


def test_help_is_pointed_to_once() -> None:
    for line in (["sesion"], ["hand", "lst"], ["lst"], ["status", "--no"]):
        told = dealer(*line)
        assert (told.code, told.err.count("--help")) == (2, 1)


def test_a_misspelt_export_is_told_what_is_near() -> None:
    assert dealer("export", "hnds").err.startswith("There is no export 'hnds'. Did you mean 'hands'? There are book, ")
    assert dealer("export", "zzz").err.startswith("There is no export 'zzz'. There are book, sessions, hands, ")


@pytest.mark.parametrize(
    ("words", "command"), [one for one in EVERY if isinstance(one[1], click.Group)], ids=lambda one: str(one)
)
def test_in_sixty_columns_no_line_about_a_command_is_cut(words: tuple[str, ...], command: click.Group) -> None:
    shown = " ".join(dealer(*words, "--help", env={"COLUMNS": "60"}).out.split())
    for inner in command.commands.values():
        assert inspect.cleandoc(inner.help or "").split("\n", 1)[0] in shown
