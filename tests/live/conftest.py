"""The tests of live hands store many small things; none of them is about a disk that loses power."""

import pytest

from dealer_assist.store.disk import Disk


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk."""
    monkeypatch.setattr(Disk, "sync", lambda _self, _handle: None)
