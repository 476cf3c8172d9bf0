"""Asking for what is missing; only where somebody sits at a terminal and no JSON is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from dealer_assist.cli import output
from dealer_assist.cli.base import settings
from dealer_assist.core.errors import DealerError
from dealer_assist.core.names import parse_name
from dealer_assist.text.errors import say
from dealer_assist.text.i18n import _
from dealer_assist.text.placeholders import spoken

_T = TypeVar("_T")


def can_ask() -> bool:
    """Whether somebody can be asked."""
    return output.is_interactive() and not settings().json


def asked(question: str, read: Callable[[str], _T], *, default: str = "") -> _T:
    """Ask until ``read`` takes the answer; its complaints are shown. Enter alone means ``default``."""
    while True:
        answer = click.prompt(question, default=default, show_default=bool(default), prompt_suffix=" ")
        try:
            return read(answer)
        except DealerError as error:
            output.complain(say(error))


def needed(given: str | None, name: str, question: str, check: Callable[[str], object] = parse_name) -> str:
    """``given``, or an answer to ``question`` that ``check`` takes; if nobody can be asked the argument is missing."""
    if given is not None:
        return given
    if not can_ask():
        raise click.UsageError(_("{argument} is missing.").format(argument=spoken(name)), click.get_current_context())
    return asked(question, lambda text: (check(text), text)[1])
