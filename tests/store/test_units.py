"""One unit of work: what its block wrote is stored at its end, all of it or nothing; nothing is edited or deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_assist.core.errors.book import NotStorable, SessionIdUnreadable
from dealer_assist.store.book import open_book
from dealer_assist.store.opened import read_open
from dealer_assist.text.errors import say
from tests.store.books import TABLE, bytes_of, close, content, evening, quick, seen

NIGHT = "2025-03-14"


def test_a_missing_book_is_an_empty_one_and_reading_makes_no_folder(own_book: Path) -> None:
    found = content(own_book)
    assert not any(found.values())
    assert read_open(own_book) is None
    with open_book(own_book).reading() as view:
        assert view.session(NIGHT).all() == []
        assert view.session(NIGHT).last() is None
        assert len(view.hands(NIGHT)) == 0
        assert view.hands(NIGHT).last() is None
        assert view.hands(NIGHT).head == (0, "")
    assert not own_book.exists()


def test_what_was_stored_is_read_again(own_book: Path) -> None:
    evening(own_book)
    found = content(own_book)
    assert found["players"] == [{"name": "Ann"}, {"name": "王伟"}]
    assert found["events"][NIGHT][1] == {"what": "buy-in", "player": "Ann", "amount": 2000}
    assert [hand["hand"] for hand in found["hands"][NIGHT]] == [1, 2]
    assert found["hand"] == {"hand": 3, "button": "王伟"}
    assert found["acts"] == [{"act": "bet", "amount": 100}]
    assert found["open"].session == NIGHT
    assert found["open"].table == TABLE | {"hand": 2}
    close(own_book)
    found = content(own_book)
    assert found["sessions"] == [{"id": NIGHT, "nets": {"Ann": 500, "王伟": -500}}]
    assert found["open"] is None
    assert found["hand"] is None
    assert found["acts"] == []


def test_inside_the_unit_what_was_written_is_there_already(own_book: Path) -> None:
    evening(own_book)
    with quick(own_book).unit("test") as work:
        before = seen(work)
        assert work.debts.append({"amount": 1}) == 1
        assert work.debts.append({"amount": 2}) == 2
        work.trace.append({"undone": 1})
        assert work.hands(NIGHT).append({"hand": 3}) == 3
        assert work.debts.numbered() == [(1, {"amount": 1}), (2, {"amount": 2})]
        assert work.debts.get(2) == work.debts.last() == {"amount": 2}
        assert work.debts.get(3) is None
        assert work.debts.search(lambda debt: debt["amount"] > 1) == [{"amount": 2}]
        assert work.hands(NIGHT).last() == {"hand": 3}
        inside = seen(work)
    assert before["debts"] == []
    assert content(own_book) == inside


def test_a_block_that_raises_stores_nothing(own_book: Path) -> None:
    evening(own_book)
    before = bytes_of(own_book)

    def refused() -> None:
        with quick(own_book).unit("test") as work:
            work.players.append({"name": "Bob"})
            work.hand.act({"act": "fold"})
            work.close_open()
            raise LookupError

    with pytest.raises(LookupError):
        refused()
    assert bytes_of(own_book) == before


def test_refused_in_a_missing_book_leaves_no_folder(own_book: Path) -> None:

    def refused() -> None:
        with quick(own_book).unit("test") as work:
            work.players.append({"name": "Bob"})
            raise LookupError

    with pytest.raises(LookupError):
        refused()
    assert not own_book.exists()
    with quick(own_book).unit("test"):
        pass
    assert not own_book.exists()


def test_a_unit_that_changes_nothing_writes_nothing(own_book: Path) -> None:
    evening(own_book)
    before = bytes_of(own_book)
    with quick(own_book).unit("test") as work:
        seen(work)
        work.players.extend([])
    assert bytes_of(own_book) == before


def test_each_file_keeps_the_generation_before_it(own_book: Path) -> None:
    evening(own_book)
    before = bytes_of(own_book)
    with quick(own_book).unit("test") as work:
        work.players.append({"name": "Bob"})
    after = bytes_of(own_book)
    assert after["players.json.bak"] == before["players.json"]
    assert {name for name in after if after[name] != before.get(name)} == {"players.json", "players.json.bak"}


def test_a_document_is_taken_as_it_was_when_it_was_added(own_book: Path) -> None:
    seats = ["Ann"]
    with quick(own_book).unit("test") as work:
        work.players.append({"seats": seats, "pair": (1, 2)})
        seats.append("Bob")
    assert content(own_book)["players"] == [{"seats": ["Ann"], "pair": [1, 2]}]


@pytest.mark.parametrize("wrong", [{"a": 0.5}, {"a": [{1, 2}]}, {1: "a"}, {"#": "a"}, {"a": {None: 1}}])
def test_only_whole_json_values_are_documents(own_book: Path, wrong: dict[str, object]) -> None:
    with pytest.raises(TypeError), quick(own_book).unit("test") as work:
        work.players.append(wrong)
    assert not own_book.exists()


def test_text_with_bytes_that_are_no_characters_is_refused(own_book: Path) -> None:
    with pytest.raises(NotStorable) as caught, quick(own_book).unit("test") as work:
        work.players.append({"note": ["caf\udce9"]})
    assert say(caught.value) == (
        "'caf\\udce9' has bytes that are no characters and cannot be kept: type it again in UTF-8."
    )
    assert not own_book.exists()


@pytest.mark.parametrize("text", ["", "../x", "/etc/passwd", "a/b", ".", "a.b", "-x", "x" * 65, "a\n", "ночь"])
def test_no_session_id_leaves_the_book(own_book: Path, text: str) -> None:
    for ask in ("session", "hands"):
        with pytest.raises(SessionIdUnreadable), open_book(own_book).reading() as view:
            getattr(view, ask)(text)
    with pytest.raises(SessionIdUnreadable), quick(own_book).unit("test") as work:
        work.set_open(text, {})
    with pytest.raises(SessionIdUnreadable), quick(own_book).unit("test") as work:
        work.sessions.append({"id": text})
    assert not own_book.exists()


def test_the_words_for_a_session_id_that_is_none() -> None:
    assert say(SessionIdUnreadable(text="../x")) == (
        "'../x' in the book cannot be the id of a session, which has letters, digits, - and _. "
        "To go back to a backup: dealer restore FILE"
    )


def test_the_newest_hand_is_corrected_and_its_first_version_stays(own_book: Path) -> None:
    evening(own_book)
    with quick(own_book).unit("test") as work:
        assert work.hands(NIGHT).revise({"hand": 2, "pot": 4500}) == 2
        assert work.hands(NIGHT).append({"hand": 3}) == 3
    with open_book(own_book).reading() as view:
        hands = view.hands(NIGHT)
        assert hands.get(2) == {"hand": 2, "pot": 4500}
        assert [version["pot"] for version in hands.versions(2)] == [4400, 4500]
        assert len(hands) == 3
        assert hands.get(0) is hands.get(4) is None
        assert hands.versions(0) == []


def test_without_a_hand_there_is_none_to_correct(own_book: Path) -> None:
    with pytest.raises(LookupError), quick(own_book).unit("test") as work:
        work.hands(NIGHT).revise({"hand": 1})


def test_hands_of_a_session_that_is_not_open_go_on_where_they_ended(own_book: Path) -> None:
    evening(own_book)
    close(own_book)
    evening(own_book, "2025-03-21", hands=1)
    with quick(own_book).unit("test") as work:
        assert work.hands(NIGHT).append({"hand": 3}) == 3
        assert work.hands(NIGHT).append({"hand": 4}) == 4
    with open_book(own_book).reading() as view:
        assert [hand["hand"] for hand in view.hands(NIGHT)] == [1, 2, 3, 4]
        assert view.session_ids() == [NIGHT, "2025-03-21"]
        assert view.open is not None
        assert view.open.hands == 1


def test_a_hand_that_begins_follows_another(own_book: Path) -> None:
    evening(own_book)
    with quick(own_book).unit("test") as work:
        work.hand.begin({"hand": 4})
        assert work.hand.acts.all() == []
        assert work.hand.act({"act": "check"}) == 1
    assert content(own_book)["acts"] == [{"act": "check"}]


def test_one_unit_inside_another_is_a_mistake_of_ours(own_book: Path) -> None:
    book = quick(own_book)
    with book.unit("test"), pytest.raises(RuntimeError), book.reading():
        raise AssertionError
    with book.reading() as view:
        assert view.players.all() == []


def test_open_json_is_plain_json_and_read_without_tinydb(own_book: Path) -> None:
    import json
    import subprocess
    import sys

    evening(own_book)
    document = json.loads((own_book / "open.json").read_text(encoding="utf-8"))
    assert document["tables"]["table"]["1"] == TABLE | {"hand": 2}
    script = (
        "import sys; from dealer_assist.store.opened import read_open; found = read_open(sys.argv[1]);"
        "assert found.session == '2025-03-14', found;"
        "assert not {'tinydb', 'filelock', 'platformdirs'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script, str(own_book)], check=True)


def test_a_record_taken_away_by_hand_gives_its_number_to_no_other(own_book: Path) -> None:
    evening(own_book)
    path = own_book / "players.json"
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join([lines[0], lines[1], lines[2].rstrip(","), *lines[4:]]), encoding="utf-8")
    with quick(own_book).unit("test") as work:
        assert work.players.append({"name": "Bob"}) == 3
    assert [number for number, _player in open_numbered(own_book)] == [1, 3]


def open_numbered(folder: Path) -> list[tuple[int, dict[str, object]]]:
    with open_book(folder).reading() as view:
        return view.players.numbered()
