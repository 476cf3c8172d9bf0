"""Several processes at one book: nothing is lost, who waits is told for whom, the dead hold nothing."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_assist.core.errors.book import BookHeld, BookOutOfReach
from dealer_assist.store import lock
from dealer_assist.store.book import open_book
from dealer_assist.text.errors import say
from tests.store.books import content, evening, quick

RECORD = """
import sys
from pathlib import Path
from dealer_assist.store.book import open_book
for number in range(int(sys.argv[3])):
    with open_book(Path(sys.argv[1])).unit(f"writer {sys.argv[2]}") as work:
        work.players.append({"name": f"{sys.argv[2]}-{number}"})
        work.debts.append({"amount": number})
"""

HOLD = """
import sys, time
from pathlib import Path
from dealer_assist.store.book import open_book
with open_book(Path(sys.argv[1])).unit("dealer buyin Ann 20") as work:
    work.players.append({"name": "Ann"})
    print("held", flush=True)
    time.sleep(60)
"""

REFUSE = """
import sys
from pathlib import Path
from dealer_assist.store.book import open_book
for number in range(int(sys.argv[3])):
    try:
        with open_book(Path(sys.argv[1])).unit("refused") as work:
            work.players.append({"name": "nobody"})
            raise LookupError
    except LookupError:
        pass
"""


def _start(script: str, *args: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", script, *args], stdout=subprocess.PIPE, text=True)


def _ended(processes: list[subprocess.Popen[str]]) -> None:
    for process in processes:
        process.communicate()
    assert [process.returncode for process in processes] == [0] * len(processes)


def test_four_processes_record_a_hundred_things_each_and_400_are_there(own_book: Path) -> None:
    _ended([_start(RECORD, str(own_book), name, "100") for name in "abcd"])
    found = content(own_book)
    assert sorted(player["name"] for player in found["players"]) == sorted(
        f"{a}-{n}" for a in "abcd" for n in range(100)
    )
    assert len(found["debts"]) == 400


def _holder(folder: Path) -> subprocess.Popen[str]:
    process = _start(HOLD, str(folder))
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_who_waits_too_long_is_told_for_whom(own_book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert lock.PATIENCE == 10
    monkeypatch.setattr(lock, "PATIENCE", 1)
    evening(own_book)
    before = content(own_book)
    holder = _holder(own_book)
    try:
        with pytest.raises(BookHeld) as caught:
            evening(own_book)
        with pytest.raises(BookHeld):
            content(own_book)
    finally:
        holder.kill()
        holder.communicate()
    assert say(caught.value) == (
        f"The book in {own_book} is busy: 'dealer buyin Ann 20' (process {holder.pid}) has kept it for 1 second. "
        "Let it end, then try again."
    )
    assert content(own_book) == before


@pytest.mark.parametrize("signed", ["", "[]", '{"pid": "1", "who": 5}', None])
def test_a_holder_that_left_no_name_is_not_named(
    own_book: Path, monkeypatch: pytest.MonkeyPatch, signed: str | None
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0)
    holder = _holder(own_book)
    try:
        if signed is None:
            (own_book / "lock.who").unlink()
        else:
            (own_book / "lock.who").write_text(signed)
        with pytest.raises(BookHeld) as caught:
            content(own_book)
    finally:
        holder.kill()
        holder.communicate()
    assert say(caught.value) == (
        f"The book in {own_book} is busy: another command has kept it for 0 seconds. Try again."
    )


def test_a_process_that_died_holds_nothing_and_what_it_had_not_stored_is_not_there(own_book: Path) -> None:
    evening(own_book)
    before = content(own_book)
    holder = _holder(own_book)
    os.kill(holder.pid, signal.SIGKILL)
    holder.communicate()
    with quick(own_book).unit("test") as work:
        work.debts.append({"amount": 5})
    assert content(own_book) == {**before, "debts": [{"amount": 5}]}


@pytest.mark.stress
def test_refused_beginners_take_no_book_away_from_others(tmp_path: Path) -> None:
    for number in range(6):
        folder = tmp_path / f"book {number}"
        _ended(
            [_start(REFUSE, str(folder), "", "60") for _one in range(2)]
            + [_start(RECORD, str(folder), name, "10") for name in "ab"]
        )
        assert len(content(folder)["players"]) == 20


@pytest.mark.stress
def test_killed_at_random_moments_300_times_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.kills", str(tmp_path), "300", "727"],
        cwd=Path(__file__).parents[2], capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("300 writers killed")


def test_who_comes_back_at_once_lets_a_waiter_go_first(own_book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without that one process that works on and on would keep the others out by luck."""
    evening(own_book)
    pauses: list[float] = []
    monkeypatch.setattr(lock.time, "sleep", pauses.append)
    with quick(own_book).unit("test") as work:
        work.debts.append({"amount": 1})
    assert pauses == []
    with quick(own_book).unit("test") as work:
        (own_book / lock.WAITING).touch()
        work.debts.append({"amount": 2})
    assert pauses == [2 * lock.POLL]
    assert not (own_book / lock.WAITING).exists()


def test_the_lock_is_let_go_when_the_block_ends(own_book: Path) -> None:
    for _time in range(3):
        with open_book(own_book).unit("test") as work:
            work.players.append({"name": "Ann"})
        with open_book(own_book).reading() as view:
            assert view.players.last() == {"name": "Ann"}


def test_a_folder_that_the_system_never_makes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    monkeypatch.setattr(os, "mkdir", _no_such_place)
    with pytest.raises(BookOutOfReach) as caught, open_book(tmp_path / "book").unit("a test"):
        raise AssertionError("there is no book")
    assert caught.value.errno == errno.ENOENT


def _no_such_place(*_arguments: object) -> None:
    raise FileNotFoundError(errno.ENOENT, "No such file or directory")
