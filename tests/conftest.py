"""Common to all tests: one hypothesis profile, and a book of one's own so that nobody's data is touched."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from dealer_assist.text import i18n

settings.register_profile(
    "house", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "long", deadline=None, derandomize=False, print_blob=True, database=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def own_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A book in a folder of the test's own, which does not exist yet."""
    book = tmp_path / "book"
    monkeypatch.setenv("DEALER_BOOK", str(book))
    monkeypatch.setenv("DEALER_LANG", "en")
    monkeypatch.delenv("COLUMNS", raising=False)
    return book


@pytest.fixture(autouse=True)
def spoken() -> None:
    """English, whatever the test before spoke."""
    i18n.use("en")
