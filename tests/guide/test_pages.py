"""The pages of the guide at a terminal: plain text that fits, in the order of a first evening."""

from __future__ import annotations

import re

import pytest

from dealer_assist.cli.guide import FOLDER, ORDER, topics
from tests.support import dealer

PAGES = sorted(path.stem for path in FOLDER.glob("*.md"))


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("columns", ["60", "80"])
def test_a_page_shows_no_marks_of_markdown_and_fits(name: str, columns: str) -> None:
    shown = dealer("guide", name, env={"COLUMNS": columns}).out
    for line in shown.splitlines():
        if not line.startswith("  "):  # an example stays as it was typed and printed
            assert not re.search(r"\*\*|\]\([a-z]+\.md\)|^\||^```|^#", line), line
            assert len(line) <= int(columns), line


def test_every_page_has_its_place() -> None:
    assert sorted(ORDER) == PAGES
    assert list(topics()) == list(ORDER)


@pytest.mark.parametrize("name", sorted({*PAGES} - {"errors"}))  # which shows what a misspelt page is told
def test_a_page_that_a_page_names_is_there(name: str) -> None:
    text = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    named = re.findall(r"dealer guide ([a-z]+)", text) + re.findall(r"\]\(([a-z]+)\.md\)", text)
    assert {one for one in named if one != "topic"} <= set(PAGES)
