"""Backup and restore: one file with all of the book as it is at one moment, checked whole before anything changes."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.core.errors import BookUnreadable
from dealer_assist.core.errors.book import (
    BackupFault,
    BackupUnreadable,
    BookDamaged,
    BookNewer,
    BookOutOfReach,
    FileInTheWay,
)
from dealer_assist.store.backup import backup, unpacked
from dealer_assist.store.restore import restore
from dealer_assist.store.verify import verify
from dealer_assist.text.errors import say
from tests.store.books import bytes_of, close, content, evening

OWN_RULES = 'name = "Наши правила"\n'


@pytest.fixture
def saved(own_book: Path) -> Path:
    """A backup of a book with a session in progress and rules of the host's own."""
    evening(own_book)
    (own_book / "presets").mkdir()
    (own_book / "presets" / "наши.toml").write_text(OWN_RULES, encoding="utf-8")
    (own_book / "notes.txt").write_text("not the book's")
    file = own_book.parent / "saved.zip"
    assert backup(own_book, file) == 7
    return file


def test_restored_in_another_place_it_is_the_same_book(own_book: Path, saved: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    done = restore(saved, other)
    assert (done.files, done.aside) == (7, None)
    assert content(other) == content(own_book)
    assert verify(other) == []
    assert (other / "presets" / "наши.toml").read_text(encoding="utf-8") == OWN_RULES
    assert not (other / "notes.txt").exists()


def test_the_same_book_makes_the_same_backup(own_book: Path, saved: Path) -> None:
    again = saved.with_name("again.zip")
    backup(own_book, again)
    assert again.read_bytes() == saved.read_bytes()


def test_what_is_replaced_is_kept_aside_each_time(own_book: Path, saved: Path) -> None:
    before = content(own_book)
    close(own_book)
    after = bytes_of(own_book)
    done = restore(saved, own_book)
    assert content(own_book) == before
    assert done.aside == str(own_book / "replaced" / "0001")
    assert bytes_of(own_book / "replaced" / "0001") == {
        name: data for name, data in after.items() if not name.endswith((".bak", ".txt"))
    }
    assert not (own_book / "book.json").exists()
    assert (own_book / "notes.txt").exists()
    assert restore(saved, own_book).aside == str(own_book / "replaced" / "0002")


def test_a_damaged_book_and_a_damaged_marker_are_replaced_by_a_backup(own_book: Path, saved: Path) -> None:
    before = content(own_book)
    (own_book / "open.json").write_bytes(b"")
    (own_book / "commit").write_bytes(b"nonsense")
    done = restore(saved, own_book)
    assert content(own_book) == before
    assert done.aside is not None
    assert (Path(done.aside) / "commit").read_bytes() == b"nonsense"
    assert (Path(done.aside) / "open.json").read_bytes() == b""


def test_a_missing_book_is_an_empty_backup(own_book: Path, tmp_path: Path) -> None:
    file = tmp_path / "saved.zip"
    assert backup(own_book, file) == 0
    assert unpacked(file) == {}
    evening(own_book)
    assert restore(file, own_book).files == 0
    assert not any(content(own_book).values())


def test_an_older_backup_is_replaced_and_nothing_else_is(own_book: Path, saved: Path) -> None:
    close(own_book)
    backup(own_book, saved)
    assert "book.json" in unpacked(saved)
    other = saved.with_name("holiday.jpg")
    other.write_bytes(b"\xff\xd8 a photograph")
    with pytest.raises(FileInTheWay) as caught:
        backup(own_book, other)
    assert (
        say(caught.value) == f"{other} exists and is not a backup of a book, so it is left alone: choose another name."
    )
    assert other.read_bytes() == b"\xff\xd8 a photograph"
    saved.write_bytes(_changed(saved, {"players.json": b"{}"}))  # still a backup, if a bad one
    backup(own_book, saved)
    assert unpacked(saved)


def test_a_damaged_book_is_not_backed_up_as_if_it_were_whole(own_book: Path, saved: Path) -> None:
    before = saved.read_bytes()
    (own_book / "hand.json").write_bytes(b"{")
    with pytest.raises(BookDamaged):
        backup(own_book, saved)
    assert saved.read_bytes() == before


def test_a_backup_behind_a_link_and_in_a_folder_that_is_missing(own_book: Path, saved: Path) -> None:
    link = saved.with_name("link.zip")
    link.symlink_to(saved)
    close(own_book)
    backup(own_book, link)
    assert link.is_symlink()
    assert "book.json" in unpacked(saved)
    with pytest.raises(BookOutOfReach):
        backup(own_book, saved.parent / "missing" / "saved.zip")
    with pytest.raises(BackupUnreadable) as caught:
        restore(saved.parent / "missing" / "saved.zip", own_book)
    assert caught.value.fault is BackupFault.NOT_THERE


def _changed(saved: Path, changes: dict[str, bytes | None], *, twice: str = "") -> bytes:
    """The backup with other contents, and without those that are ``None``; the manifest stays as it is."""
    with zipfile.ZipFile(saved) as archive:
        contents: dict[str, bytes | None] = {name: archive.read(name) for name in archive.namelist()}
    made = saved.with_name("made.zip")
    with zipfile.ZipFile(made, "w") as archive:
        for name, data in (contents | changes).items():
            if data is not None:
                archive.writestr(name, data)
        if twice:
            with pytest.warns(UserWarning, match="Duplicate"):
                archive.writestr(twice, b"")
    return made.read_bytes()


def _flipped(saved: Path, name: str) -> bytes:
    """The backup with one byte of a file in it turned over."""
    with zipfile.ZipFile(saved) as archive:
        at = archive.getinfo(name).header_offset + 30 + len(name) + 20
    data = bytearray(saved.read_bytes())
    data[at] ^= 0xFF
    return bytes(data)


def _manifest(saved: Path, change: Callable[[dict[str, object]], object]) -> dict[str, bytes | None]:
    with zipfile.ZipFile(saved) as archive:
        manifest = json.loads(archive.read("manifest.json"))
    return {"manifest.json": json.dumps(change(manifest)).encode()}


def _listed(saved: Path, name: str, data: bytes) -> dict[str, bytes | None]:
    """One more file in the backup and in its manifest."""
    from hashlib import sha256

    def add(manifest: dict[str, object]) -> object:
        files = manifest["files"]
        assert isinstance(files, dict)
        return manifest | {"files": files | {name: sha256(data).hexdigest()}}

    return _manifest(saved, add) | {name: data}


NOT_ONE = "FILE is not a backup of a book. Nothing was changed; name a file that `dealer backup FILE` has made."
BAD: dict[str, tuple[Callable[[Path], bytes], str]] = {
    "empty": (lambda _saved: b"", NOT_ONE),
    "text": (lambda _saved: b"hello", NOT_ONE),
    "cut off": (lambda saved: saved.read_bytes()[:-30], NOT_ONE),
    "another zip": (lambda saved: _changed(saved, {"manifest.json": None}), NOT_ONE),
    "a manifest that is none": (lambda saved: _changed(saved, {"manifest.json": b"[1]"}), NOT_ONE),
    "a manifest that is no JSON": (lambda saved: _changed(saved, {"manifest.json": b"\xff"}), NOT_ONE),
    "a damaged block": (lambda saved: _flipped(saved, "open.json"), NOT_ONE),
    "newer": (
        lambda saved: _changed(saved, _manifest(saved, lambda manifest: manifest | {"format": 2})),
        "FILE is a backup by a newer dealer-assist. Nothing was changed; install that one.",
    ),
    "changed": (
        lambda saved: _changed(saved, {"players.json": b"{}"}),
        "FILE: players.json in it is not what was backed up. Nothing was changed; take an older backup.",
    ),
    "missing": (
        lambda saved: _changed(saved, {"players.json": None}),
        "FILE: players.json is missing in it. Nothing was changed; take an older backup.",
    ),
    "one more": (
        lambda saved: _changed(saved, {"book.json": b"{}"}),
        "FILE: book.json in it belongs to no book. Nothing was changed; take another backup.",
    ),
    "twice": (
        lambda saved: _changed(saved, {}, twice="players.json"),
        "FILE: players.json in it belongs to no book. Nothing was changed; take another backup.",
    ),
    "out of the book": (
        lambda saved: _changed(saved, _listed(saved, "../evil.json", b"{}")),
        "FILE: ../evil.json in it belongs to no book. Nothing was changed; take another backup.",
    ),
    "damaged before": (
        lambda saved: _changed(saved, _listed(saved, "book.json", b"[]")),
        "FILE: book.json, line 1: '[]' does not begin a file of a dealer's book. Nothing was changed; "
        "take another backup.",
    ),
    "of a newer format": (
        lambda saved: _changed(saved, _listed(saved, "book.json", b'{"dealer-assist": "book", "format": 9}')),
        "FILE: book.json, line 1: the format 9 is newer than 1, the newest that this version knows. "
        "Nothing was changed; install the newer dealer-assist.",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_whole_backup_changes_nothing(own_book: Path, saved: Path, name: str) -> None:
    make, words = BAD[name]
    bad = saved.with_name("bad.zip")
    bad.write_bytes(make(saved))
    before = bytes_of(own_book)
    with pytest.raises(BookUnreadable) as caught:
        restore(bad, own_book)
    assert isinstance(caught.value, BackupUnreadable | BookDamaged | BookNewer)
    assert say(caught.value).replace(str(bad), "FILE") == words
    assert bytes_of(own_book) == before


def test_the_generation_before_of_one_file_is_restored(own_book: Path) -> None:
    evening(own_book)
    (own_book / "open.json").write_bytes(b"{")
    done = restore(own_book / "open.json.bak", own_book)
    assert done.files == 1
    assert done.aside is not None
    assert bytes_of(Path(done.aside)) == {"open.json": b"{"}
    assert content(own_book)["open"].table["hand"] == 1


def test_a_generation_before_that_is_damaged_itself_is_refused(own_book: Path) -> None:
    evening(own_book)
    (own_book / "open.json.bak").write_bytes(b"{")
    before = bytes_of(own_book)
    with pytest.raises(BookDamaged):
        restore(own_book / "open.json.bak", own_book)
    assert bytes_of(own_book) == before


@pytest.mark.parametrize("name", ["presets/own.toml.bak", "notes.bak", "replaced/0001/open.json.bak"])
def test_another_file_of_that_ending_is_none(own_book: Path, name: str) -> None:
    evening(own_book)
    (own_book / name).parent.mkdir(parents=True, exist_ok=True)
    (own_book / name).write_bytes((own_book / "open.json").read_bytes())
    with pytest.raises(BackupUnreadable):
        restore(own_book / name, own_book)
    with pytest.raises(BackupUnreadable):
        restore(own_book / "open.json.bak", own_book.parent / "another book")
