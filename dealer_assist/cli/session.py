"""``dealer session``: start, close, list, show, void."""

from __future__ import annotations

from dealer_assist.cli.base import group
from dealer_assist.cli.session_start import start
from dealer_assist.text.i18n import N_


@group(
    "session",
    help=N_("An evening at the table: open it, close it, look at it."),
    examples=("dealer session start Ann=20 Bob=20 Cy=20", "dealer session close Ann=35 Bob=0 Cy=25"),
    topic="session",
)
def session() -> None:
    """See the help above."""


session.add_command(start)
