"""Killed at any byte, refused at any call, without power at any moment: the old book or the new one."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.core.errors.book import BookOutOfReach
from dealer_assist.store import commit
from dealer_assist.store.backup import backup, unpacked
from dealer_assist.store.book import open_book
from dealer_assist.store.disk import Disk
from dealer_assist.store.opened import read_open
from dealer_assist.store.restore import restore
from dealer_assist.store.verify import verify
from dealer_assist.text.errors import say
from tests.store.books import TABLE, bytes_of, close, content, evening, quick
from tests.store.disks import CountingDisk, Died, DyingDisk, RefusingDisk
from tests.store.power import PowerCut, crashes

NIGHT = "2025-03-14"
Change = Callable[[Path, Disk], None]


def _act(folder: Path, disk: Disk) -> None:
    """One small file."""
    with open_book(folder, disk).unit("test") as work:
        work.hand.act({"act": "raise", "amount": 200})


def _hand(folder: Path, disk: Disk) -> None:
    """A new file in a folder that may be new, and two that are there."""
    with open_book(folder, disk).unit("test") as work:
        work.hands(NIGHT).append({"hand": 3, "acts": work.hand.acts.all()})
        work.hand.clear()


def _start(folder: Path, disk: Disk) -> None:
    """The first files of another session."""
    with open_book(folder, disk).unit("test") as work:
        work.session("2025-03-21").append({"what": "start"})
        work.set_open("2025-03-21", TABLE)
        work.players.append({"name": "Bob"})


def _close(folder: Path, disk: Disk) -> None:
    """The session's file, the book's, the open table's."""
    with open_book(folder, disk).unit("test") as work:
        work.session(NIGHT).append({"what": "close"})
        work.sessions.append({"id": NIGHT, "nets": {}})
        work.debts.append({"session": NIGHT, "amount": 500})
        work.close_open()


CHANGES = {"an act": _act, "a hand": _hand, "a start": _start, "a close": _close}


@pytest.fixture
def before(own_book: Path) -> Path:
    evening(own_book)
    return own_book


@pytest.fixture
def before_change(before: Path, request: pytest.FixtureRequest) -> Path:
    """A book in which the change that the test tries comes at the right time."""
    if request.getfixturevalue("name") == "a start":
        close(before)
    return before


def _copy(folder: Path, name: str) -> Path:
    """A copy to play with; its files are replaced and not written in, so they need not be copied."""
    return Path(shutil.copytree(folder, folder.parent / name, copy_function=os.link))


def _steps(folder: Path, change: Change) -> tuple[int, dict[str, Any], dict[str, Any]]:
    """How many bytes and calls ``change`` takes, and the book before and after it."""
    tried = _copy(folder, "tried")
    disk = DyingDisk(10**9)
    old = content(tried)
    change(tried, disk)
    return disk.used, old, content(tried)


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("stride", [pytest.param(1, marks=pytest.mark.stress), 19])
def test_killed_at_any_byte_or_call_it_is_the_old_book_or_the_new_one(
    before_change: Path, name: str, stride: int
) -> None:
    change = CHANGES[name]
    steps, old, new = _steps(before_change, change)
    assert old != new
    outcomes = []
    for life in sorted({*range(0, steps, stride), *range(max(steps - 60, 0), steps)}):
        work = _copy(before_change, "work")
        with pytest.raises(Died):
            change(work, DyingDisk(life))
        found = content(work)
        assert found in (old, new), life
        outcomes.append(found == new)
        if life % 16 == 0 or steps - life < 60:
            _go_on(work, found)
        shutil.rmtree(work)
    assert outcomes == sorted(outcomes), "old up to one moment, new from it on"
    assert not outcomes[0]


def _go_on(folder: Path, found: dict[str, Any]) -> None:
    """After the kill the book is sound, and the next command finishes or forgets what was begun."""
    assert read_open(folder) == found["open"]
    assert verify(folder) == []
    with quick(folder).unit("after") as work:
        work.players.append({"name": "Cy"})
    assert content(folder) == {**found, "players": [*found["players"], {"name": "Cy"}]}
    assert not (folder / "commit").exists()


@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize("name", CHANGES)
def test_refused_at_any_call_nothing_is_stored_or_all_of_it(before_change: Path, name: str, full: bool) -> None:
    change = CHANGES[name]
    _steps_taken, old, new = _steps(before_change, change)
    files = _without_generations(before_change)
    for call in range(1000):
        work = _copy(before_change, f"work {call}")
        disk = RefusingDisk(call, errno.ENOSPC, full=full)
        refusal = _refusal(change, work, disk)
        if refusal is not None:
            assert say(refusal).endswith(": the disk is full. Nothing was stored; make room and type it again.")
            assert content(work) == old, call
            assert _without_generations(work) == files, call
            change(work, CountingDisk())
        assert content(work) == new, call
        if disk.calls <= call:
            return
    raise AssertionError("it never ended")


def _refusal(change: Change, folder: Path, disk: Disk) -> BookOutOfReach | None:
    try:
        change(folder, disk)
    except BookOutOfReach as error:
        return error
    return None


def _without_generations(folder: Path) -> set[str]:
    return {name for name in bytes_of(folder) if not name.endswith(".bak")}


def _again(folder: Path, disk: Disk) -> None:
    """The same files as `_start` once more."""
    with open_book(folder, disk).unit("test") as work:
        work.session("2025-03-21").append({"what": "buy-in"})
        work.set_open("2025-03-21", TABLE | {"carried": 5})
        work.players.append({"name": "Cy"})


@pytest.mark.parametrize(
    "changes", [[_act], [_hand], [_close], [_start], [_start, _again], [_act, _act]],
    ids=["an act", "a hand", "a close", "a start", "two in a row", "two acts"],
)  # fmt: skip
@pytest.mark.parametrize("first", [True, False])
def test_without_power_at_any_moment_it_is_the_old_book_or_the_new_one(
    before: Path, changes: list[Change], first: bool
) -> None:
    if first:  # the first hand of the night, or the first session of all: a folder is made
        shutil.rmtree(before / "sessions" / NIGHT if changes == [_hand] else before / "sessions")
    tried = _copy(before, "tried")
    disk = PowerCut(_copy(before, "recorded"))
    states, moments = [content(tried)], []
    for change in changes:
        change(tried, CountingDisk())
        states.append(content(tried))
        change(disk.folder, disk)
        moments.append(len(disk.done))
    seen = set()
    for number, (moment, folder) in enumerate(crashes(before, disk, before.parent / "crashed")):
        found = content(folder)
        assert found in states, (number, moment)
        assert read_open(folder) == found["open"]
        done = sum(moment >= end for end in moments)
        assert found in states[done:], "what was acknowledged is lost"
        seen.add(states.index(found))
    assert seen == set(range(len(states)))


def test_a_restore_that_is_killed_leaves_the_old_book_or_the_restored_one(before: Path) -> None:
    saved = before.parent / "saved.zip"
    backup(before, saved)
    close(before)
    _start(before, CountingDisk())
    old = content(before)

    def change(folder: Path, disk: Disk) -> None:
        restore(saved, folder, disk=disk)

    steps, _old, new = _steps(before, change)
    assert old != new
    for life in range(0, steps, 23):
        work = _copy(before, "work")
        with pytest.raises(Died):
            change(work, DyingDisk(life))
        assert content(work) in (old, new), life
        shutil.rmtree(work)


def test_a_restore_on_a_full_disk_changes_nothing(before: Path) -> None:
    saved = before.parent / "saved.zip"
    backup(before, saved)
    close(before)
    old = content(before)
    for call in range(1000):
        work = _copy(before, f"work {call}")
        disk = RefusingDisk(call, errno.ENOSPC, full=True)
        try:
            restore(saved, work, disk=disk)
        except BookOutOfReach:
            assert content(work) == old, call
        if disk.calls <= call:
            break
    assert content(work) != old


def test_a_backup_that_is_killed_or_refused_leaves_the_one_before_it(before: Path) -> None:
    saved = before.parent / "saved.zip"
    backup(before, saved)
    first = saved.read_bytes()
    close(before)
    counted = DyingDisk(10**9)
    backup(before, before.parent / "other.zip", disk=counted)
    for life in range(0, counted.used - 1, 23):
        with pytest.raises(Died):
            backup(before, saved, disk=DyingDisk(life))
        assert saved.read_bytes() == first
    with pytest.raises(BookOutOfReach):
        backup(before, saved, disk=RefusingDisk(0, errno.ENOSPC))
    assert saved.read_bytes() == first
    assert "saved.zip.tmp" not in {path.name for path in before.parent.iterdir()}
    backup(before, saved)
    assert "book.json" in unpacked(saved)


def test_where_no_links_can_be_made_the_generation_before_is_a_copy(before: Path) -> None:
    class Linkless(CountingDisk):
        def link(self, source: Path, target: Path) -> None:
            raise OSError(errno.EPERM, "Operation not permitted")

    old = bytes_of(before)
    _act(before, Linkless())
    assert bytes_of(before)["hand.json.bak"] == old["hand.json"]


def test_where_folders_cannot_be_synced_the_work_is_done(before: Path) -> None:
    class Syncless(CountingDisk):
        def sync(self, handle: int) -> None:
            if stat.S_ISDIR(os.fstat(handle).st_mode):
                raise OSError(errno.EINVAL, "Invalid argument")

    _start(before, Syncless())
    assert content(before)["players"][-1] == {"name": "Bob"}


def test_what_could_not_be_put_in_place_is_read_and_finished_later(before: Path) -> None:
    """The disk goes on strike after the moment at which the unit of work is done."""

    class Striking(CountingDisk):
        def replace(self, source: Path, target: Path) -> None:
            if target.name not in {"commit"}:
                raise OSError(errno.EIO, "Input/output error")
            super().replace(source, target)

    close(before)
    _start(before, Striking())
    assert (before / "commit").exists()
    found = content(before)
    assert found["players"][-1] == {"name": "Bob"}
    assert found["events"]["2025-03-21"] == [{"what": "start"}]
    assert verify(before) == []
    saved = before.parent / "saved.zip"
    assert backup(before, saved) == len(unpacked(saved))
    with pytest.raises(BookOutOfReach) as caught:
        _act(before, Striking())
    assert say(caught.value).replace(str(before), "BOOK") == (
        "BOOK: the system says 'Input/output error'. Nothing was stored; mend that and type it again."
    )
    _act(before, CountingDisk())
    assert not (before / "commit").exists()
    assert content(before)["players"] == found["players"]


def test_a_restore_that_is_not_yet_in_place_is_read_checked_and_backed_up_as_if_it_were(before: Path) -> None:
    class Striking(CountingDisk):
        def replace(self, source: Path, target: Path) -> None:
            if target.parent.name != "sessions":
                raise_unless_marker(target)
            super().replace(source, target)

    def raise_unless_marker(target: Path) -> None:
        if target.name != "commit":
            raise OSError(errno.EIO, "Input/output error")

    saved, again = before.parent / "saved.zip", before.parent / "again.zip"
    backup(before, saved)
    restored = content(before)
    close(before)
    _start(before, CountingDisk())
    restore(saved, before, disk=Striking())
    assert (before / "commit").exists()
    assert (before / "book.json").exists()
    assert content(before) == restored
    assert verify(before) == []
    backup(before, again)
    assert again.read_bytes() == saved.read_bytes()


def test_interrupted_after_the_moment_of_storing_it_stays_stored(before: Path) -> None:
    """Ctrl-C between the rename of the marker and the next step."""

    class Interrupted(CountingDisk):
        def replace(self, source: Path, target: Path) -> None:
            super().replace(source, target)
            if target.name == "commit":
                raise KeyboardInterrupt

    close(before)
    with pytest.raises(KeyboardInterrupt):
        _start(before, Interrupted())
    assert content(before)["players"][-1] == {"name": "Bob"}
    assert verify(before) == []


def test_a_showdown_that_reads_while_two_units_pass_sees_a_whole_table(
    before: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the marker and the file that it names another unit of work has begun to write the same file."""
    close(before)
    real = commit.pending

    def then(folder: Path) -> commit.Pending:
        (before / "open.json.tmp").unlink()
        monkeypatch.setattr(commit, "pending", real)
        return real(folder)

    def first(_folder: Path) -> commit.Pending:
        monkeypatch.setattr(commit, "pending", real)
        _start(before, CountingDisk())
        (before / "open.json.tmp").write_bytes(b'{"half')
        monkeypatch.setattr(commit, "pending", then)
        return commit.Pending(unit="the one before", replace=("open.json",))

    monkeypatch.setattr(commit, "pending", first)
    opened = read_open(before)
    assert opened is not None
    assert opened.session == "2025-03-21"
