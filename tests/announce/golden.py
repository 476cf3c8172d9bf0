"""The golden texts of the announcements: ``python -m tests.announce.golden`` writes them anew."""

from __future__ import annotations

import re
from pathlib import Path

from dealer_assist import presets
from dealer_assist.text import i18n
from dealer_assist.text.announce import announce
from dealer_assist.text.announce.pages import as_text
from dealer_assist.text.announce.short import short

FOLDER = Path(__file__).parent / "golden"


def text_of(name: str, language: str) -> str:
    """The whole announcement and the short one, a sentence a line."""
    i18n.use(language)
    try:
        rules, usual = presets.load(name), presets.load("pagat")
        whole = _sentences(as_text(announce(rules)))
        return whole + "\n\n== short ==\n\n" + _sentences(" ".join(short(rules, usual))) + "\n"
    finally:
        i18n.use("en")


def _sentences(text: str) -> str:
    paragraphs = (" ".join(one.split("\n")) for one in text.split("\n\n"))
    return "\n\n".join(re.sub(r"(?<=[.?]) (?=\S)", "\n", one) for one in paragraphs)


def main() -> None:
    """Write every golden text."""
    FOLDER.mkdir(exist_ok=True)
    for name in presets.shipped_ids():
        for language in i18n.LANGUAGES:
            (FOLDER / f"{name}.{language}.txt").write_text(text_of(name, language), encoding="utf-8")


if __name__ == "__main__":
    main()
