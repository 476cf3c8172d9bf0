"""What a command reads and writes grows neither with the years nor with the night, counted in bytes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.store import commit
from dealer_assist.store.book import open_book
from dealer_assist.store.commit import Pending
from tests.store.books import TABLE, quick
from tests.store.disks import CountingDisk

NIGHT = "2099-03-14"
MUCH = 1.5
LITTLE = 1.3


def years(folder: Path, sessions: int) -> None:
    """A book with that many finished sessions, and one session open."""
    ids = [f"{2000 + number // 300}-{number % 300:03}" for number in range(sessions)]
    with quick(folder).unit("years") as work:
        work.players.extend([{"name": f"player {number}"} for number in range(12)])
        for session in ids:
            work.session(session).extend([{"what": "buy-in", "player": number, "amount": 2000} for number in range(6)])
        nets = {f"player {number}": 100 * number - 250 for number in range(6)}
        work.sessions.extend([{"id": session, "nets": nets} for session in ids])
        work.debts.extend([{"session": session, "from": 1, "to": 2, "amount": 500} for session in ids * 3])
        work.payments.extend([{"session": session, "from": 1, "to": 2, "amount": 500} for session in ids * 3])
        work.session(NIGHT).append({"what": "start", "rules": TABLE})
        work.set_open(NIGHT, TABLE)


def buyin(folder: Path, disk: CountingDisk) -> None:
    with open_book(folder, disk).unit("dealer buyin") as work:
        assert work.open is not None
        assert work.players.all()
        number = work.session(NIGHT).append({"what": "buy-in", "player": 3, "amount": 2000})
        work.set_open(NIGHT, work.open.table | {"carried": number % 10})


def status(folder: Path, disk: CountingDisk) -> None:
    with open_book(folder, disk).reading("dealer status") as view:
        assert view.open is not None
        assert view.session(NIGHT).all()
        assert view.hand.begun is None


def deal(folder: Path, disk: CountingDisk) -> None:
    with open_book(folder, disk).unit("dealer hand deal") as work:
        assert work.open is not None
        work.hand.begin({"button": "Ann", "stacks": [2000] * 6})


def act(folder: Path, disk: CountingDisk) -> None:
    with open_book(folder, disk).unit("dealer hand act") as work:
        assert work.open is not None
        assert work.hand.begun is not None
        work.hand.act({"act": "bet", "amount": 100})


def finish(folder: Path, disk: CountingDisk) -> None:
    with open_book(folder, disk).unit("dealer hand act") as work:
        assert work.open is not None
        number = work.hands(NIGHT).append({"acts": work.hand.acts.all(), "pot": 500})
        work.set_open(NIGHT, work.open.table | {"carried": number % 10})
        work.hand.clear()


@pytest.fixture
def bytes_used(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Path, CountingDisk], None], Path], int]:
    """Counts what a command reads and writes."""
    read = commit.read
    used = [0]

    def counted(folder: Path, name: str, waiting: Pending) -> bytes | None:
        data = read(folder, name, waiting)
        used[0] += len(data or b"")
        return data

    def count(command: Callable[[Path, CountingDisk], None], folder: Path) -> int:
        used[0] = 0
        disk = CountingDisk()
        command(folder, disk)
        return used[0] + disk.written

    monkeypatch.setattr(commit, "read", counted)
    return count


def test_with_2000_sessions_a_buyin_and_the_status_cost_what_they_cost_in_an_empty_book(
    tmp_path: Path, bytes_used: Callable[[Callable[[Path, CountingDisk], None], Path], int]
) -> None:
    years(tmp_path / "old", 2000)
    years(tmp_path / "new", 0)
    for command in (status, buyin, deal, act, finish):
        assert bytes_used(command, tmp_path / "old") <= MUCH * bytes_used(command, tmp_path / "new")


def test_an_act_and_a_hand_cost_at_the_500th_hand_what_they_cost_at_the_first(
    own_book: Path, bytes_used: Callable[[Callable[[Path, CountingDisk], None], Path], int]
) -> None:
    years(own_book, 0)

    def hand() -> dict[str, int]:
        return {command.__name__: bytes_used(command, own_book) for command in (deal, act, act, finish)}

    hand()
    early = hand()
    with quick(own_book).unit("test") as work:
        for _hand in range(497):
            work.hands(NIGHT).append({"acts": [{"act": "bet", "amount": 100}] * 2, "pot": 500})
    late = hand()
    with open_book(own_book).reading() as view:
        assert len(view.hands(NIGHT)) == 500
    for command in ("deal", "act", "finish"):
        assert late[command] <= LITTLE * early[command], command


def test_a_hand_is_read_without_the_others(own_book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    years(own_book, 0)
    for _hand in range(5):
        for command in (deal, act, finish):
            command(own_book, CountingDisk())
    read, names = commit.read, []

    def noted(folder: Path, name: str, waiting: Pending) -> bytes | None:
        names.append(name)
        return read(folder, name, waiting)

    monkeypatch.setattr(commit, "read", noted)
    with open_book(own_book).reading() as view:
        found = view.hands(NIGHT).get(3)
    assert found is not None
    assert names == [f"sessions/{NIGHT}/hand-0003.json"]
