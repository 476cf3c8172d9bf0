"""``dealer hand``: the family of its commands, and hands replayed from text files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from dealer_assist import presets
from dealer_assist.cli import hand_live, output
from dealer_assist.cli.asking import needed
from dealer_assist.cli.base import book_folder, command, group, settings
from dealer_assist.core.handfile import HandFile, read
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.i18n import N_, _


@group(
    "hand",
    help=N_("Hands: added in one line, told act by act, shown, replayed."),
    examples=("dealer hand add 44 Ann=5AA Bob=T98", "dealer hand show 12", "dealer hand replay evening.hand"),
    topic="table",
)
def hand() -> None:
    """See the help above."""


@command(
    "replay",
    help=N_(
        "Play a hand from a text file and say what the table would have seen.\n\n"
        "FILE holds one statement a line: rules, seats, dealer, then draw, bet and show; - reads the standard "
        "input. Nothing is stored. A wrong statement is refused with its line, whose turn it is and what he may do."
    ),
    examples=("dealer hand replay evening.hand", "dealer hand replay - --json < evening.hand"),
    topic="table",
)
@click.argument("file", metavar="FILE|-", required=False, type=click.Path())
def replay(file: str | None) -> None:
    """See the help above."""
    told = read_file(needed(file, "FILE", _("Which file?"), str))
    if settings().json:
        from dealer_assist.cli.hand_json import hand_document

        output.emit_json(hand_document(told.hand))
    else:
        from dealer_assist.text.hand import hand_text

        output.say(hand_text(told.hand))


hand.add_command(replay)
for _command in hand_live.COMMANDS:
    hand.add_command(_command)


def read_file(file: str) -> HandFile:
    """The hand in ``file`` (``-``: the standard input); raises `StatementRefused`."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise click.UsageError(_("{file} cannot be read: {reason}.").format(file=file, reason=error.strerror)) from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise click.UsageError(
            _("{file} is no text in UTF-8 (line {line}).").format(file=file, line=raw[: error.start].count(b"\n") + 1)
        ) from None

    def rulebook(preset: str, sets: Sequence[str]) -> HouseRules:
        return presets.load(preset, book=book_folder(), sets=sets)

    return read(text, rulebook)
