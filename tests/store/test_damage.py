"""A damaged, newer or foreign file is named with its line and the way back, and is never overwritten (exit code 3)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.core.errors import BookUnreadable
from dealer_assist.core.errors.book import BookDamaged, BookFault
from dealer_assist.store.book import open_book
from dealer_assist.store.opened import read_open
from dealer_assist.store.restore import restore
from dealer_assist.text.errors import say
from tests.store.books import bytes_of, close, content, evening, quick

BACK = (
    ". Nothing was changed. The file as it was before its last change is whole; "
    "to go back to it, type: dealer restore --book BOOK BOOK/book.json.bak"
)
Change = Callable[[bytes], bytes]


def _line(number: int, old: str, new: str) -> Change:
    def change(data: bytes) -> bytes:
        lines = data.decode().split("\n")
        assert old in lines[number - 1], lines
        lines[number - 1] = lines[number - 1].replace(old, new, 1)
        return "\n".join(lines).encode("utf-8", "surrogatepass")

    return change


CATALOGUE: dict[str, tuple[Change, str]] = {
    "empty": (lambda _data: b"", "line 1: the file is empty"),
    "blanks only": (lambda _data: b" \n\t\n", "line 1: the file has only blanks in it"),
    "a list": (lambda _data: b"[]", "line 1: '[]' does not begin a file of a dealer's book"),
    "null": (lambda _data: b"null", "line 1: 'null' does not begin a file of a dealer's book"),
    "foreign": (lambda _data: b'{"_default": {}}', "line 1: '{\"_default\": {}}' does not begin a file of a dealer's book"),
    "no format": (_line(1, '"format": 1', '"format": "1"'), "line 1: '{\"dealer-assist\": \"book\", \"format\": \"1\",' does not begin a file of a dealer's book"),
    "format 0": (_line(1, '"format": 1', '"format": 0'), "line 1: '{\"dealer-assist\": \"book\", \"format\": 0, \"' does not begin a file of a dealer's book"),
    "byte-order mark": (lambda data: b"\xef\xbb\xbf" + data, "line 1: the file begins with a byte-order mark, so another program has written it"),
    "UTF-16": (lambda data: data.decode().encode("utf-16"), "line 1: the file begins with a byte-order mark, so another program has written it"),
    "another encoding": (lambda data: data.replace("王伟".encode(), "Zoë".encode("cp1252")), "line 3: 'eb' is not UTF-8"),
    "half a character": (_line(6, "2025", "\\ud83c"), "line 6: '\\u' is not UTF-8"),
    "appended garbage": (lambda data: data + b"}\n", "line 16: '}' stands after the end"),
    "appended blocks of nothing": (lambda data: data + bytes(4096), "line 16: '" + "\\x00" * 40 + "' stands after the end"),
    "written twice over": (lambda data: data + data, "line 16: '{\"dealer-assist\": \"book\", \"format\": 1, \"' stands after the end"),
    "cut off in a text": (lambda data: data[: data.rindex(b"payments") + 4], "line 11: the file ends too early, it was cut off"),
    "cut off after a line": (lambda data: data[: data.rindex(b'"payments"')], "line 11: the file ends too early, it was cut off"),
    "cut off in a word": (lambda data: data[:-4] + b"tru", "line 14: the file ends too early, it was cut off"),
    "only the first line": (lambda data: data.partition(b"\n")[0], "line 1: the file ends too early, it was cut off"),
    "a comma too few": (_line(6, '"2025-03-14",', '"2025-03-14"'), "line 6: '\"events\": [3, \"…' is not where JSON has it"),
    "nothing but noughts": (lambda data: bytes(len(data)), "line 1: '" + "\\x00" * 40 + "' is not where JSON has it"),
    "a line break in a text": (_line(9, '"Ann"', '"A\nn"'), "line 9: '\"1\": {\"session\": \"2025-03-14\", \"from\": \"' is not where JSON has it"),
    "a key twice": (_line(9, '"amount"', '"to"'), "line 9: the key 'to' stands twice"),
    "a record twice": (lambda data: data.replace(b'"debts": {\n', b'"debts": {\n"1": {},\n'), "line 10: the key '1' stands twice"),
    "a table twice": (_line(8, "debts", "seals"), "line 8: the key 'seals' stands twice"),
    "a key twice in the header": (_line(1, '"format": 1', '"format": 1, "format": 1'), "line 1: the key 'format' stands twice"),
    "half an amount": (_line(9, "500", "500.5"), "line 9: '500.5' is not a whole number"),
    "NaN": (_line(9, "500", "NaN"), "line 9: 'NaN' is not a whole number"),
    "1e3": (_line(9, "500", "1e3"), "line 9: '1e3' is not a whole number"),
    "digits without end": (_line(9, "500", "5" * 5000), "line 9: '\"1\": {\"session\": \"2025-03-14\", \"from\": \"' is not where JSON has it"),
    "nested without end": (_line(9, "500", "[" * 100_000), "line 9: '\"1\": {\"session\": \"2025-03-14\", \"from\": \"' is not where JSON has it"),
    "another file of the book": (_line(1, '"book"', '"players"'), "line 1: it is the file 'players' of a book, not this one"),
    "a number that is none": (_line(9, '"1"', '"one"'), "line 9: 'one' is not as the program writes it"),
    "a number with a nought before it": (_line(9, '"1"', '"01"'), "line 9: '01' is not as the program writes it"),
    "a record that is none": (_line(8, '{', '{"2": 5,'), "line 8: '2' is not as the program writes it"),
    "a table that is none": (_line(8, '"debts": {', '"more": [], "debts": {'), "line 8: 'more' is not as the program writes it"),
    "more in the header": (_line(1, '"format": 1', '"format": 1, "note": ""'), "line 1: '{\"dealer-assist\": \"book\", \"format\": 1, \"' is not as the program writes it"),
    "tables that are none": (lambda _data: b'{"dealer-assist": "book", "format": 1, "heads": {}, "tables": []}', "line 1: 'tables' is not as the program writes it"),
    "heads that are none": (lambda _data: b'{"dealer-assist": "book", "format": 1, "heads": 1, "tables": {}}', "line 1: 'heads' is not as the program writes it"),
    "a head that is none": (_line(1, '"debts": [1', '"debts": [true'), "line 1: 'debts' is not as the program writes it"),
}  # fmt: skip
# ruff: noqa: E501 - the texts stand whole


@pytest.fixture
def book(own_book: Path) -> Path:
    """A book with a finished session, in which something was paid since."""
    evening(own_book)
    close(own_book)
    with quick(own_book).unit("dealer paid") as work:
        work.payments.append({"session": "2025-03-14", "from": "王伟", "to": "Ann", "amount": 100})
    return own_book


def _refusal(folder: Path) -> BookUnreadable:
    """What reading the damaged book says, and that nothing that is tried changes a byte of it."""
    before = bytes_of(folder)
    with pytest.raises(BookUnreadable) as read, open_book(folder).reading() as view:
        view.debts.all()
    with pytest.raises(BookUnreadable) as added, quick(folder).unit("test") as work:
        (work.players.append({"name": "Bob"}), work.debts.append({"amount": 5}))
    with pytest.raises(BookUnreadable), quick(folder).unit("test") as work:
        work.sessions.append({"id": "x"})
    assert say(read.value) == say(added.value)
    assert bytes_of(folder) == before
    return read.value


@pytest.mark.parametrize("name", CATALOGUE)
def test_damage_is_named_and_left_and_there_is_a_way_back(book: Path, name: str) -> None:
    change, said = CATALOGUE[name]
    path = book / "book.json"
    before = content(book)
    path.write_bytes(change(path.read_bytes()))
    text = say(_refusal(book)).replace(str(book), "BOOK")
    if "…" in said:
        start, _dots, end = said.partition("…")
        assert text.startswith(f"BOOK/book.json, {start}")
        assert text.endswith(end + BACK)
    else:
        assert text == f"BOOK/book.json, {said}{BACK}"
    assert restore(book / "book.json.bak", book).files == 1
    before["payments"].pop()
    assert content(book) == before


def test_without_a_whole_generation_before_it_the_way_back_is_a_backup(book: Path) -> None:
    for name in ("book.json", "book.json.bak"):
        (book / name).write_bytes(b"[]")
    assert say(_refusal(book)).replace(str(book), "BOOK") == (
        "BOOK/book.json, line 1: '[]' does not begin a file of a dealer's book. Nothing was changed. "
        "To go back to a backup of the book, type: dealer restore --book BOOK FILE"
    )


def test_a_newer_format_is_left_alone(book: Path) -> None:
    path = book / "book.json"
    path.write_bytes(path.read_bytes().replace(b'"format": 1', b'"format": 7'))
    assert say(_refusal(book)).replace(str(book), "BOOK") == (
        "BOOK/book.json, line 1: the format 7 is newer than 1, the newest that this version knows. Nothing was "
        "changed. Install the newer dealer-assist, or go back to a backup with: dealer restore --book BOOK FILE"
    )


def test_a_path_with_blanks_is_quoted_in_what_is_to_be_typed(tmp_path: Path) -> None:
    folder = tmp_path / "мои книги"
    evening(folder)
    close(folder)
    (folder / "open.json").write_bytes(b"")
    with pytest.raises(BookDamaged) as caught:
        read_open(folder)
    assert say(caught.value).replace(str(tmp_path), "TMP") == (
        "TMP/мои книги/open.json, line 1: the file is empty. Nothing was changed. The file as it was before its last "
        "change is whole; to go back to it, type: dealer restore --book 'TMP/мои книги' 'TMP/мои книги/open.json.bak'"
    )


@pytest.mark.parametrize(
    "session",
    [{"id": 5, "hands": 1, "chain": ""}, {"id": "a", "hands": -1, "chain": ""}, {"id": "a", "hands": "1", "chain": ""},
     {"id": "../x", "hands": 1, "chain": ""}, {}],
)  # fmt: skip
def test_an_open_session_of_another_shape_is_refused(own_book: Path, session: dict[str, object]) -> None:
    evening(own_book)
    path = own_book / "open.json"
    document = json.loads(path.read_bytes())
    document["tables"]["session"]["1"] = session
    path.write_text(json.dumps(document))
    before = bytes_of(own_book)
    for attempt in (lambda: read_open(own_book), lambda: content(own_book)):
        with pytest.raises(BookDamaged) as caught:
            attempt()
        assert caught.value.fault is BookFault.SHAPE
    assert bytes_of(own_book) == before


def test_an_edit_by_hand_between_commands_is_taken_as_it_is(own_book: Path) -> None:
    evening(own_book)
    path = own_book / "players.json"
    path.write_text(path.read_text(encoding="utf-8").replace("Ann", "Anna"), encoding="utf-8")
    with quick(own_book).unit("test") as work:
        work.players.append({"name": "Bob"})
    assert content(own_book)["players"] == [{"name": "Anna"}, {"name": "王伟"}, {"name": "Bob"}]


@pytest.mark.parametrize(
    "marker",
    [b"", b"[]", b"\xff", b'{"unit": "a", "replace": ["../x"], "remove": []}', b'{"unit": "a", "replace": [5], "remove": []}',
     b'{"unit": "a", "replace": "open.json", "remove": []}', b"[" * 100_000],
)  # fmt: skip
def test_a_damaged_marker_is_named_and_nothing_is_done_for_it(own_book: Path, marker: bytes) -> None:
    evening(own_book)
    (own_book / "commit").write_bytes(marker)
    before = bytes_of(own_book)
    for attempt in (lambda: read_open(own_book), lambda: content(own_book), lambda: evening(own_book)):
        with pytest.raises(BookDamaged) as caught:
            attempt()
        assert say(caught.value).replace(str(own_book), "BOOK") == (
            "BOOK/commit, line 1: 'commit' is not as the program writes it. Nothing was changed. To go back to a "
            "backup of the book, type: dealer restore --book BOOK FILE"
        )
    assert bytes_of(own_book) == before
