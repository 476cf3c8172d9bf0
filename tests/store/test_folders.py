"""Where the book lies: private, behind a link, on a path with blanks and Cyrillic, read-only, gone meanwhile."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dealer_assist.core.errors import BookUnreadable
from dealer_assist.core.errors.book import BookOutOfReach
from dealer_assist.store.backup import backup
from dealer_assist.store.book import open_book
from dealer_assist.store.opened import read_open
from dealer_assist.store.restore import restore
from dealer_assist.store.verify import verify
from dealer_assist.text.errors import say
from tests.store.books import bytes_of, close, content, evening, quick


@contextmanager
def _umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def _modes(folder: Path) -> set[str]:
    paths = [folder, *folder.rglob("*")]
    return {f"{'folder' if path.is_dir() else 'file'} {stat.S_IMODE(path.stat().st_mode):o}" for path in paths}


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077])
def test_the_book_is_its_owners_alone_whatever_the_umask(own_book: Path, mask: int) -> None:
    with _umask(mask):
        evening(own_book)
        close(own_book)
        backup(own_book, own_book.parent / "saved.zip")
        restore(own_book.parent / "saved.zip", own_book)
    assert _modes(own_book) == {"folder 700", "file 600"}
    assert stat.S_IMODE((own_book.parent / "saved.zip").stat().st_mode) == 0o600


def test_an_empty_folder_of_the_hosts_own_becomes_private_and_one_in_use_is_left(tmp_path: Path) -> None:
    for name, mode in (("empty", 0o700), ("used", 0o755)):
        (tmp_path / name).mkdir()
        (tmp_path / name).chmod(0o755)
        if name == "used":
            (tmp_path / name / "notes.txt").touch()
        evening(tmp_path / name)
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == mode
        assert stat.S_IMODE((tmp_path / name / "open.json").stat().st_mode) == 0o600


def test_a_path_with_blanks_and_cyrillic(tmp_path: Path) -> None:
    folder = tmp_path / "моя книга ½" / "deep er"
    evening(folder)
    close(folder)
    backup(folder, tmp_path / "копия 1.zip")
    assert restore(tmp_path / "копия 1.zip", folder).files == 7
    assert verify(folder) == []
    assert content(folder)["players"][1] == {"name": "王伟"}


def test_a_book_behind_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    evening(tmp_path / "link")
    close(tmp_path / "link")
    assert content(tmp_path / "link") == content(tmp_path / "real")
    assert (tmp_path / "link").is_symlink()


def test_a_file_of_the_book_behind_a_link_stays_one(tmp_path: Path) -> None:
    folder, other = tmp_path / "book", tmp_path / "other"
    evening(folder)
    other.mkdir()
    shutil.move(folder / "players.json", other / "people.json")
    (folder / "players.json").symlink_to(other / "people.json")
    for number in range(2):
        with quick(folder).unit("test") as work:
            work.players.append({"name": f"Bob {number}"})
    assert (folder / "players.json").is_symlink()
    assert len(content(folder)["players"]) == 4
    assert {path.name for path in other.iterdir()} == {"people.json", "people.json.bak"}


@contextmanager
def _somebody_else(folder: Path) -> Iterator[None]:
    """Be a user who may read in ``folder`` but not write, also where the tests run as root."""
    for path in [folder, *folder.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        for path in [folder, *folder.rglob("*")]:
            path.chmod(0o755)


@pytest.fixture
def open_place() -> Iterator[Path]:
    """A folder that every user may look into."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("locked", [True, False])
def test_a_read_only_book_is_read_and_not_written(open_place: Path, locked: bool) -> None:
    folder = open_place / "book"
    evening(folder)
    before, files = content(folder), bytes_of(folder)
    if not locked:
        (folder / "lock").unlink()
    with _somebody_else(folder):
        assert content(folder) == before
        assert read_open(folder) == before["open"]
        assert verify(folder) == []
        with pytest.raises(BookOutOfReach) as caught, quick(folder).unit("test") as work:
            work.players.append({"name": "Bob"})
    assert bytes_of(folder) == files
    assert say(caught.value).replace(str(folder), "BOOK") == (
        "BOOK: you are not allowed to use it. Nothing was stored; "
        "change its permissions or choose another folder with --book DIR."
    )


def _closed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody into ``folder``, not even root."""
    for name in ("open", "listdir", "scandir"):
        real = getattr(os, name)

        def refuse(path: object = ".", *args: object, real: object = real, **named: object) -> object:
            if not isinstance(path, int) and str(path).startswith(str(folder)):
                raise PermissionError(errno.EACCES, "Permission denied", str(path))
            return real(path, *args, **named)  # type: ignore[operator]

        monkeypatch.setattr(os, name, refuse)


@pytest.mark.parametrize("part", ["", "sessions"])
def test_a_book_that_may_not_be_read_is_named(own_book: Path, monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    evening(own_book)
    _closed(own_book / part, monkeypatch)
    for attempt in (content, verify, lambda folder: backup(folder, folder.parent / "saved.zip")):
        with pytest.raises(BookOutOfReach) as caught:
            attempt(own_book)
        assert caught.value.errno == errno.EACCES


@pytest.mark.parametrize("under", ["", "deeper"])
def test_a_file_where_the_folder_should_be(tmp_path: Path, under: str) -> None:
    (tmp_path / "book").touch()
    folder = tmp_path / "book" / under
    attempts = [content, evening, verify, lambda folder: backup(folder, tmp_path / "saved.zip")]
    for attempt in attempts:
        with pytest.raises(BookOutOfReach) as caught:
            attempt(folder)
        assert (
            say(caught.value)
            .replace(str(tmp_path), "TMP")
            .endswith(" is not a folder. Choose another one with --book DIR.")
        )
    assert read_open(folder) is None


def test_a_folder_where_a_file_should_be(own_book: Path) -> None:
    evening(own_book)
    (own_book / "players.json").unlink()
    (own_book / "players.json").mkdir()
    with pytest.raises(BookOutOfReach) as caught:
        content(own_book)
    assert say(caught.value).replace(str(own_book), "BOOK") == (
        "BOOK/players.json: the system says 'Is a directory'. Nothing was stored; mend that and type it again."
    )
    (own_book / "commit").mkdir()
    for attempt in (content, evening, read_open, verify):
        with pytest.raises(BookOutOfReach) as caught:
            attempt(own_book)
        assert caught.value.errno == errno.EISDIR
    (own_book / "commit").rmdir()
    (own_book / "open.json").rename(own_book / "aside")
    (own_book / "open.json").mkdir()
    with pytest.raises(BookOutOfReach):
        read_open(own_book)


def test_a_folder_removed_meanwhile_is_not_made_again(own_book: Path) -> None:
    evening(own_book)
    with pytest.raises(BookOutOfReach) as caught, quick(own_book).unit("test") as work:
        (work.players.append({"name": "Bob"}), shutil.rmtree(own_book))
    assert say(caught.value) == (
        f"{own_book}/players.json is not there (any more). Nothing was stored; look for the folder and type it again."
    )
    assert not own_book.exists()
    with pytest.raises(BookOutOfReach), quick(own_book).unit("test") as work:
        (work.session("x").append({}), work.players.append({}), shutil.rmtree(own_book))
    assert not own_book.exists()


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EROFS, "p: the disk can only be read. Nothing was stored; choose another folder with --book DIR."),
        (errno.EDQUOT, "p: the disk is full. Nothing was stored; make room and type it again."),
        (errno.EIO, "p: the system says 'Input/output error'. Nothing was stored; mend that and type it again."),
    ],
)
def test_the_words_for_what_the_system_refuses(number: int, words: str) -> None:
    assert say(BookOutOfReach(path="p", errno=number)) == words


def test_a_lock_that_cannot_be_made_is_no_reason_not_to_read(own_book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from dealer_assist.store import lock

    evening(own_book)
    before = content(own_book)

    def refuse(number: int) -> None:
        def acquire(*_args: object, **_named: object) -> None:
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr(lock.FileLock, "acquire", acquire)

    refuse(errno.ENOSPC)
    assert content(own_book) == before
    refuse(errno.ENOENT)  # the folder went away after it had been looked for
    assert content(own_book) == before
    refuse(errno.ELOOP)
    for attempt in (content, evening):
        with pytest.raises(BookUnreadable):
            attempt(own_book)


def test_two_beginners_make_the_folder_at_the_same_moment(own_book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from dealer_assist.store import lock

    make = os.mkdir

    def later(path: Path, mode: int = 0o777) -> None:
        if path == own_book and not own_book.exists():
            make(path, mode)
        make(path, mode)

    monkeypatch.setattr(lock.os, "mkdir", later)
    with quick(own_book).unit("test") as work:
        work.players.append({"name": "Ann"})
    monkeypatch.undo()
    with open_book(own_book).reading() as view:
        assert len(view.players) == 1


def test_a_beginner_goes_on_when_the_folder_he_waited_in_was_taken_away(
    own_book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dealer_assist.store import lock

    acquire, tries = lock.FileLock.acquire, []

    def gone_once(self: lock.FileLock, **named: float) -> object:
        tries.append(named)
        if len(tries) == 1:
            own_book.rmdir()
            raise FileNotFoundError(errno.ENOENT, "No such file or directory")
        return acquire(self, **named)

    monkeypatch.setattr(lock.FileLock, "acquire", gone_once)
    with quick(own_book).unit("test") as work:
        work.players.append({"name": "Ann"})
    assert len(tries) == 2
    assert len(content(own_book)["players"]) == 1
