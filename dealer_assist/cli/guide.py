"""``dealer guide [TOPIC]``: the manual, a page a topic."""

from __future__ import annotations

from pathlib import Path

import click

from dealer_assist.cli import output
from dealer_assist.cli.base import command, settings
from dealer_assist.core.errors.guide import TopicUnknown
from dealer_assist.text.guide import page_text, topics_text
from dealer_assist.text.i18n import N_

FOLDER = Path(__file__).parents[1] / "guide"
# In the order of a first evening: what is needed first stands first.
ORDER = (
    "rules", "cards", "splits", "table", "evening", "session", "settle", "bankroll", "book", "presets", "formats",
    "errors", "trust", "decisions", "changelog",
)  # fmt: skip


def topics() -> dict[str, str]:
    """The topics with the title of their page."""
    found = {path.stem: path for path in FOLDER.glob("*.md")}
    names = sorted(found, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))
    return {name: _title(found[name]) for name in names}


def _title(path: Path) -> str:
    with path.open(encoding="utf-8") as lines:
        return next(lines).removeprefix("# ").strip()


@command(
    "guide",
    help=N_("The manual: without a topic its contents, with one that page."),
    examples=("dealer guide", "dealer guide cards"),
    topic="rules",
)
@click.argument(
    "topic", required=False, shell_complete=lambda _c, _p, begun: [t for t in topics() if t.startswith(begun)]
)
def guide(topic: str | None) -> None:
    """See the help above."""
    known = topics()
    if topic is None:
        if settings().json:
            output.emit_json({"topics": known})
        else:
            output.say(topics_text(known))
        return
    name = _found(topic, known)
    text = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    if settings().json:
        output.emit_json({"topic": name, "markdown": text})
    else:
        output.page(page_text(text))


def _found(topic: str, known: dict[str, str]) -> str:
    begun = [name for name in known if name.startswith(topic.casefold())]
    if topic.casefold() in known:
        return topic.casefold()
    if len(begun) == 1:
        return begun[0]
    from difflib import get_close_matches

    close = get_close_matches(topic.casefold(), known, n=1)
    raise TopicUnknown(text=topic, nearest=close[0] if close else "", known=tuple(known))
