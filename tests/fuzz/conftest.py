"""Each test stands in an empty folder with a disk that need not be waited for; the long run's figures are printed."""

from pathlib import Path

import pytest

from dealer_assist.store.disk import Disk
from tests.fuzz import engine


@pytest.fixture(autouse=True)
def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the test stands, and the home of whoever runs it: nothing that is typed reaches beyond."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(here))
    monkeypatch.setenv("DEALER_NOW", "2026-03-14T21:30:00+01:00")
    for name in ("VISUAL", "EDITOR"):
        monkeypatch.setenv(name, "true")
    monkeypatch.setattr(Disk, "sync", lambda _disk, _handle: None)
    monkeypatch.setattr(Disk, "sync_everything", lambda _disk: None)
    return here


def pytest_collection_finish(session: pytest.Session) -> None:
    engine.share_out([item for item in session.items if isinstance(item, pytest.Function)])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in engine.figures():
        terminalreporter.write_line(line)
