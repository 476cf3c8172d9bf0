"""Every transcript in the README and in the guide is run and must print what it says."""

from pathlib import Path

import pytest

from tests.console import check_page

TOP = Path(__file__).parents[2]
PAGES = [TOP / "README.md", *sorted((TOP / "dealer_assist" / "guide").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page_shows_what_is_printed(page: Path) -> None:
    check_page(page, {})


def test_pages_with_transcripts_are_found() -> None:
    assert check_page(TOP / "README.md", {}) >= 1
