"""What is said about every wrong statement, word for word: ``said.txt``."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType

import pytest

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors import hand as hand_errors
from dealer_assist.core.errors import handfile as file_errors
from dealer_assist.text.errors.hand import WORDS as HAND_WORDS
from dealer_assist.text.errors.handfile import WORDS as FILE_WORDS
from tests.hand.play import refusal
from tests.support import dealer


def _said() -> list[tuple[str, str]]:
    blocks = Path(__file__).with_name("said.txt").read_text(encoding="utf-8").split("\n\n")[1:]
    pairs = (block.strip("\n").rsplit("\n=> ", 1) for block in blocks)
    return [(text, said) for text, said in pairs]


def _kinds(area: ModuleType) -> set[type[DealerError]]:
    return {
        kind
        for _name, kind in inspect.getmembers(area, inspect.isclass)
        if issubclass(kind, DealerError) and kind.__module__ == area.__name__
    }


@pytest.mark.parametrize(("text", "said"), _said())
def test_a_wrong_statement_is_refused_in_these_words_with_exit_code_1(text: str, said: str) -> None:
    result = dealer("hand", "replay", "-", text=text)
    assert (result.code, result.out, result.err) == (1, "", said + "\n")


@pytest.mark.parametrize(("area", "words"), [(hand_errors, HAND_WORDS), (file_errors, FILE_WORDS)])
def test_every_error_has_words(area: ModuleType, words: dict[type[DealerError], object]) -> None:
    assert _kinds(area) == set(words)


def test_every_error_is_said_here() -> None:
    causes = {type(refusal(text).cause) for text, _text in _said()}
    apart = {hand_errors.NothingToTakeBack, file_errors.StatementRefused}  # no file can bring them about
    assert _kinds(hand_errors) | _kinds(file_errors) <= causes | apart
