"""The manual's pages for a terminal: Markdown as it reads best there."""

from __future__ import annotations

import re
from collections.abc import Mapping

from dealer_assist.text import style
from dealer_assist.text.i18n import _
from dealer_assist.text.tables import pad, paragraph, table, width

_FENCE = re.compile(r"^```")
_HEADING = re.compile(r"^#+ ")
_ITEM = re.compile(r"^( *)([-*]|[0-9]+\.) ")
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_PAGE = re.compile(r"\[([^\]]+)\]\(([a-z]+)\.md\)")
_RULE = re.compile(r"^\|(?:\s*:?-+:?\s*\|)+$")


def topics_text(topics: Mapping[str, str]) -> str:
    """The contents."""
    margin = max((width(name) for name in topics), default=0) + 2
    lines = [_("The guide has these pages; dealer guide TOPIC shows one.")]
    lines += [
        paragraph(_(title), first=f"  {pad(name, margin)}", rest=" " * (margin + 2)) for name, title in topics.items()
    ]
    return "\n".join(lines)


def page_text(markdown: str) -> str:
    """A page: headings stand out, paragraphs are wrapped to the width, tables are laid out, code stays as it is."""
    lines: list[str] = []
    held: list[str] = []
    rows: list[list[str]] = []
    in_code = False
    for line in markdown.rstrip("\n").split("\n"):
        if line.startswith("|") and not in_code:
            lines += _wrapped(held)
            held = []
            if not _RULE.match(line):
                rows.append([_plain(cell.strip()) for cell in line.strip("|").split("|")])
            continue
        lines += _laid_out(rows)
        rows = []
        if _FENCE.match(line):
            lines += _wrapped(held)
            held = []
            in_code = not in_code
        elif in_code:
            lines.append(f"  {line}".rstrip())
        elif not line.strip() or _HEADING.match(line):
            lines += _wrapped(held)
            held = []
            lines.append(style.bold(_HEADING.sub("", line)) if _HEADING.match(line) else line)
        else:
            if _ITEM.match(line):
                lines += _wrapped(held)
                held = []
            held.append(line)
    return "\n".join([*lines, *_wrapped(held), *_laid_out(rows)])


def _plain(text: str) -> str:
    """Words without the marks of Markdown; a link to another page says how that is shown."""
    return _PAGE.sub(r"dealer guide \2", _STRONG.sub(lambda found: style.bold(found[1]), text))


def _laid_out(rows: list[list[str]]) -> list[str]:
    return table(rows[0], rows[1:]).split("\n") if rows else []


def _wrapped(held: list[str]) -> list[str]:
    if not held:
        return []
    item = _ITEM.match(held[0])
    indent = " " * len(item[0]) if item else ""
    words = _plain(" ".join(line.strip() for line in held))
    return [paragraph(words, first=item[1] if item else "", rest=indent)]
