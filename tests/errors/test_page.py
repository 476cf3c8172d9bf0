"""The guide's page of errors is what the catalogue says, and fits a narrow terminal."""

from __future__ import annotations

from tests.errors.page import PAGE, page
from tests.support import dealer


def test_the_page_is_made_from_the_catalogue() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.errors.page writes it anew"


def test_the_page_fits_sixty_columns_but_for_the_table() -> None:
    lines = dealer("guide", "errors", env={"COLUMNS": "60"}).out.split("\n")
    assert [line for line in lines if len(line) > 60 and not line.startswith("|")] == []
