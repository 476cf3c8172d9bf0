"""``dealer completion SHELL``: what the shell needs to complete commands, presets, names and sides."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from dealer_assist.cli import output
from dealer_assist.cli.base import command
from dealer_assist.text.i18n import N_

VARIABLE = "_DEALER_COMPLETE"


@command(
    "completion",
    help=N_(
        "Print the completion script for your shell.\n\n"
        "bash: add it to ~/.bashrc; zsh: to ~/.zshrc; fish: save it as ~/.config/fish/completions/dealer.fish."
    ),
    examples=(
        "dealer completion bash >> ~/.bashrc",
        "dealer completion zsh >> ~/.zshrc",
        "dealer completion fish > ~/.config/fish/completions/dealer.fish",
    ),
    topic="formats",
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """See the help above."""
    kind = get_completion_class(shell)
    assert kind is not None
    root = click.get_current_context().find_root().command
    for program in ("dealer", "dealer-assist"):
        script = kind(root, {}, program, VARIABLE)
        output.say(script.source_template % script.source_vars())
