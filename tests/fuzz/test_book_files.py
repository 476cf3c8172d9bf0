"""A book that somebody or something has spoiled: told so, or read as far as it goes, and never overwritten."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.fuzz import books
from tests.fuzz.checks import check, document, refused_or_done, typed
from tests.fuzz.engine import attack
from tests.fuzz.pieces import changed, json_values, spoiled_bytes
from tests.support import Result

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

READERS = ["status", "status --json", "players --json", "debts", "debts --per-night --json", "bankroll",
           "bankroll Ann --json", "session list",
           "session show", "session show --json", "session show 2026-03-13", "session show --under igra",
           "hand show", "hand why", "hand show --json", "hand show 1 --file",
           "settle", "settle --json", "export", "export sessions", "export hands", "export ledger",
           "export settlement", "export hledger",
           "export beancount", "rules list", "rules show ours", "rules announce", "showdown --pot 40 Ann=5AA Bob=T98",
           "showdown --json --pot 40 Ann=5AA Bob=T98 --carried 1", "backup copy.zip", "report --out page.html",
           "report --season --out page.html"]  # fmt: skip
WRITERS = ["buyin Ann 20", "buyin Newman 20", "cashout Ann 5 --stays", "away Ann", "back Eve",
           "expense Ann 5 pizza", "loan Ann Cy 5",
           "count Ann=40", "correct Ann=5 Cy=-5", "correct Ann=5 Cy=-5 --session 2026-03-13",
           "hand add 20 Ann=5AA", "hand deal", "hand act bet k",
           "hand act draw -*", "hand act bet f*", "hand act declare Ann=low", "hand award Ann=5", "hand undo",
           "hand void", "undo", "session close Ann=20 Bob=40 Cy=40",
           "session close Ann=0", "session void", "session start Ann=20 Bob=20", "session start --again",
           "paid Bob Ann 1", "players alias Ann Anna",
           "import nights.csv", "restore book/book.json.bak", "restore book/open.json.bak",
           "restore book/players.json.bak"]  # fmt: skip
# Without which file, or with one that is no JSON, a command cannot do its work.
NEEDS = {
    "open.json": ["status"],
    "players.json": ["players --json"],
    "book.json": ["debts", "bankroll"],
}
NIGHTS = b"date,player,net\n2020-01-01,Ann,5\n2020-01-01,Bob,-5\n"
states = st.sampled_from(["open", "running", "declaring", "closed", "again"])


@cache
def documents(state: str) -> dict[str, Any]:
    """The files of a book that are JSON, read."""
    return {name: json.loads(data) for name, data in books.book(state).items() if name.endswith(".json")}


def written(value: Any) -> bytes:
    """A file of a book with ``value`` in it, a document a line."""
    return json.dumps(value, ensure_ascii=False).replace("}, ", "},\n").encode("utf-8", "surrogatepass")


@st.composite
def edited(draw: st.DrawFn) -> tuple[str, dict[str, bytes]]:
    """A book in whose files somebody has changed something that is still JSON."""
    state = draw(states)
    content = dict(books.book(state))
    for _ in range(draw(st.sampled_from([1, 1, 1, 2]))):
        name = draw(st.sampled_from(sorted(documents(state))))
        value = documents(state)[name]
        for _ in range(draw(st.sampled_from([1, 1, 2]))):
            tables = value.get("tables") if isinstance(value, dict) else None
            if tables and draw(st.integers(0, 4)):
                value = {**value, "tables": draw(changed(tables, json_values))}
            else:
                value = draw(changed(value, json_values))
        content[name] = written(value)
    return state, content


@st.composite
def broken(draw: st.DrawFn) -> tuple[str, dict[str, bytes]]:
    """A book in whose files bytes have turned, or of which a file is gone, empty or another one."""
    state = draw(states)
    content = dict(books.book(state))
    name = draw(st.sampled_from(sorted(content)))
    match draw(st.sampled_from(["bytes", "bytes", "bytes", "gone", "empty", "other", "strange"])):
        case "bytes":
            content[name] = draw(spoiled_bytes(content[name]))
        case "gone":
            del content[name]
        case "empty":
            content[name] = draw(st.sampled_from([b"", b"\n", b"\0" * 4096, b"null", b"[]", b"{}"]))
        case "other":
            content[name] = content[draw(st.sampled_from(sorted(content)))]
        case _:
            content[
                draw(
                    st.sampled_from(
                        [
                            "commit",
                            "sessions/x.json",
                            "sessions/2026-03-13/hand-0009.json",
                            "presets/a.toml",
                            "x",
                            "presets/pagat.toml",
                            "presets/\u202e.toml",
                        ]
                    )
                )
            ] = draw(st.binary(max_size=20)) + content[name]
    return state, content


def looked_at(folder: Path, line: str) -> Result:
    """A command that only reads answers or refuses, and changes nothing."""
    before = books.files(folder)
    told = refused_or_done(typed([*line.split(), "--book", str(folder)]))
    assert books.files(folder) == before
    if told.code == 0 and "--json" in line:
        document(told)
    return told


def tried(folder: Path, line: str) -> None:
    """A command that writes is done, or it is refused and changes nothing."""
    books.kept(folder, lambda: refused_or_done(typed([*line.split(), "--book", str(folder)])).code)


def laid(content: dict[str, bytes]) -> Path:
    Path("nights.csv").write_bytes(NIGHTS)
    return books.lay(content, Path("book"))


@attack(
    examples=60,
    book=edited(),
    readers=st.lists(st.sampled_from(READERS), min_size=2, max_size=3),
    writer=st.sampled_from(WRITERS),
)
def test_a_book_edited_by_hand(book: tuple[str, dict[str, bytes]], readers: list[str], writer: str) -> None:
    folder = laid(book[1])
    check(typed(["check", "--book", "book"]))
    for line in readers:
        looked_at(folder, line)
    tried(folder, writer)


@attack(
    examples=40,
    book=broken(),
    readers=st.lists(st.sampled_from(READERS), min_size=1, max_size=2),
    writer=st.sampled_from(WRITERS),
)
def test_a_book_with_a_broken_file(book: tuple[str, dict[str, bytes]], readers: list[str], writer: str) -> None:
    folder = laid(book[1])
    told = check(typed(["check", "--book", "book"]))
    for name, lines in NEEDS.items():
        if name in books.book(book[0]) and unreadable(book[1].get(name)):
            assert told.code
            for line in lines:
                assert looked_at(folder, line).code == 3
    for line in readers:
        looked_at(folder, line)
    tried(folder, writer)


def unreadable(data: bytes | None) -> bool:
    """Whether a file is no JSON any more."""
    if data is None:
        return False
    try:
        json.loads(data.decode())
    except ValueError:
        return True
    return False


def test_a_book_without_end_is_refused() -> None:
    for state, name in (
        ("closed", "book.json"),
        ("running", "hand.json"),
        ("open", "open.json"),
        ("open", "players.json"),
    ):
        for piece in (b"[", b"{", b'{"a":', b"9", b'"', b"\\", b" ", b"\n", b"\xff", b"[1,", b"0", b"-"):
            content = books.book(state)
            for data in (
                piece * 100_000,
                content[name] + piece * 100_000,
                content[name].replace(b"1", piece * 100_000, 1),
            ):
                folder = laid({**content, name: data})
                check(typed(["check", "--book", "book"]))
                looked_at(folder, "status")
                tried(folder, "undo")
