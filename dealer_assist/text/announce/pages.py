"""The announcement as text to read aloud, as Markdown, as a page to print, and as a document."""

from __future__ import annotations

from html import escape

from dealer_assist.core.rules import HouseRules
from dealer_assist.text import i18n
from dealer_assist.text.announce import Announcement, Part, announce
from dealer_assist.text.announce.lines import heading
from dealer_assist.text.i18n import _
from dealer_assist.text.tables import paragraph


def as_text(announcement: Announcement) -> str:
    """The title and a paragraph a topic, no wider than the output."""
    return "\n\n".join([announcement.title, *(paragraph(" ".join(part.said)) for part in announcement.parts)])


def as_document(name: str, announcement: Announcement) -> dict[str, object]:
    """``rules`` and ``questions`` by topic, in the language in use."""
    return {
        "rules": name,
        "language": i18n.language(),
        "title": announcement.title,
        "parts": [
            {
                "topic": part.topic.value,
                "rules": list(part.rules),
                "questions": list(part.questions),
            }
            for part in announcement.parts
        ],
    }


def as_markdown(rules: HouseRules) -> str:
    """A heading a topic, a point a rule, an empty box a question."""
    announcement = announce(rules)
    blocks = [f"# {_mark(announcement.title)}"]
    if rules.summary:
        blocks.append(f"*{_mark(_(rules.summary))}*")
    for part in announcement.parts:
        points = [f"- {_mark(said)}" for said in part.rules] + [f"- [ ] {_mark(asked)}" for asked in part.questions]
        blocks.append(f"## {heading(part.topic)}\n\n" + "\n".join(points))
    blocks.append(_mark(_foot(rules)))
    return "\n\n".join(blocks)


def _mark(text: str) -> str:
    return "".join(f"\\{char}" if char in "\\`*_[]<>|#" else char for char in text)


def _foot(rules: HouseRules) -> str:
    facts = {"least": rules.players[0], "most": rules.players[1], "source": _(rules.source) if rules.source else ""}
    if rules.source:
        return _("For {least} to {most} players. Source: {source}.").format(**facts)
    return _("For {least} to {most} players.").format(**facts)


_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
@page {{ size: A4; margin: 14mm 16mm; }}
* {{ box-sizing: border-box; }}
body {{ margin: 0 auto; max-width: 178mm; color: #111; background: #fff; overflow-wrap: anywhere;
       font: {size}pt/1.36 Georgia, "DejaVu Serif", "Times New Roman", serif; }}
h1 {{ font-size: 1.8em; line-height: 1.1; margin: 0 0 2mm; }}
.summary {{ font-style: italic; margin: 0 0 4mm; }}
section {{ break-inside: avoid; border-top: 0.3mm solid #999; padding: 1.6mm 0 1.8mm; display: flex; gap: 5mm; }}
h2 {{ flex: 0 0 40mm; font-size: 1em; margin: 0; }}
ul {{ flex: 1; margin: 0; padding: 0; list-style: none; }}
li.ask::before {{ content: "☐ "; font-family: "DejaVu Sans", "Segoe UI Symbol", sans-serif; }}
li.ask {{ font-style: italic; }}
footer {{ border-top: 0.3mm solid #999; padding-top: 1.6mm; font-size: 0.8em; color: #444; }}
@media screen {{ body {{ padding: 8mm; }} }}
</style>
</head>
<body>
<h1>{title}</h1>
{summary}{sections}
<footer>{foot}</footer>
</body>
</html>"""


_LARGEST, _SMALLEST = 12, 7  # points
_ROOM = 740  # points between the margins of A4


def as_html(rules: HouseRules) -> str:
    """One page that prints on one side of A4 and needs nothing from elsewhere."""
    announcement = announce(rules)
    summary = f'<p class="summary">{escape(_(rules.summary))}</p>\n' if rules.summary else ""
    return _PAGE.format(
        size=_size(announcement, rules),
        language=i18n.language(),
        title=escape(announcement.title),
        summary=summary,
        sections="\n".join(_section(part) for part in announcement.parts),
        foot=escape(_foot(rules)),
    )


def _size(announcement: Announcement, rules: HouseRules) -> int:
    """The largest letters, in points, with which all of it stays on one side."""
    return next(
        (size for size in range(_LARGEST, _SMALLEST, -1) if _height(announcement, rules, size) <= _ROOM), _SMALLEST
    )


def _height(announcement: Announcement, rules: HouseRules, size: int) -> int:
    """About how many points of a page the text takes."""
    columns = 624 // size  # letters of a line beside its heading
    lines = 2 * (1 + len(announcement.title) * 18 // (columns * 13)) + 1 + len(rules.summary) // columns
    lines += sum(1 + len(said) // columns for part in announcement.parts for said in part.said)
    return (lines + len(announcement.parts)) * size * 14 // 10


def _section(part: Part) -> str:
    items = [f"<li>{escape(said)}</li>" for said in part.rules]
    items += [f'<li class="ask">{escape(asked)}</li>' for asked in part.questions]
    return f"<section>\n<h2>{escape(heading(part.topic))}</h2>\n<ul>\n" + "\n".join(items) + "\n</ul>\n</section>"
