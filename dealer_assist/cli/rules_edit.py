"""``dealer rules edit``: a preset of one's own in the editor, put in place only when it is in order."""

from __future__ import annotations

import os
import shlex
import subprocess
from pathlib import Path

import click

from dealer_assist import presets
from dealer_assist.cli import complete, output
from dealer_assist.cli.asking import can_ask
from dealer_assist.cli.base import book_folder, command
from dealer_assist.cli.rules_files import place_of, read, write
from dealer_assist.core.errors.rules import EditorFailed, RuleProblem, RulesRefused
from dealer_assist.text.i18n import N_, _


@command(
    "edit",
    help=N_(
        "Open a preset of your own in your editor (VISUAL or EDITOR), and check it when you come back.\n\n"
        "Only a file in order takes the place of the old one; otherwise you may go on editing."
    ),
    examples=("dealer rules edit tuesday",),
    topic="presets",
)
@click.argument("name", metavar="NAME", shell_complete=complete.preset_ids)
def edit(name: str) -> None:
    """See the help above."""
    path = place_of(name)
    if not path.is_file():
        presets.find(name, book=book_folder())  # says what there is instead
    draft = path.with_name(f".{path.stem}.draft{presets.SUFFIX}")
    before = read(path)
    if draft.exists():
        output.say(_("This goes on with the draft of last time, {path}.").format(path=draft))
    else:
        write(draft, before)
    try:
        _edit_until_right(path, draft)
        after = read(draft)
    except BaseException:
        if draft.exists() and read(draft) == before:
            draft.unlink()
        raise
    if after != before:
        write(path, after)
    draft.unlink()
    if after == before:
        output.say(_("{path} is as it was.").format(path=path))
    else:
        output.say(_("{path} is in order and stored.").format(path=path))


def _edit_until_right(path: Path, draft: Path) -> None:
    """Let the user edit ``draft`` until nothing is wrong with it; raises `RulesRefused` where he gives up."""
    while True:
        _run_editor(draft)
        problems = presets.check_file(str(draft.absolute()), book=book_folder())
        if not problems:
            return
        if not can_ask():
            output.complain(_("{path} is as it was; your draft is {draft}.").format(path=path, draft=draft))
            raise RulesRefused(problems=problems)
        _complain(problems)
        if not click.confirm(_("Edit it again?"), default=True):
            output.say(_("{path} is as it was; your draft is {draft}.").format(path=path, draft=draft))
            raise click.exceptions.Exit(1)


def _complain(problems: tuple[RuleProblem, ...]) -> None:
    from dealer_assist.text.errors.rules import problem

    for one in problems:
        output.complain(problem(one))


def _run_editor(path: Path) -> None:
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or "vi"
    try:
        ended = subprocess.run([*shlex.split(editor), str(path)], check=False).returncode
    except (OSError, ValueError):
        raise EditorFailed(command=editor) from None
    if ended:
        raise EditorFailed(command=editor)
