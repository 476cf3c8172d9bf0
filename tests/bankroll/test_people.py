"""Players and their spellings: found by any of them, made one with a trace, and parted again by undo."""

import pytest

from dealer_assist.core.errors.players import AliasTaken
from dealer_assist.core.players import KINDS, Aliased, Registered, alias, people
from dealer_assist.core.session_documents import from_document, to_document
from dealer_assist.core.session_events import Event, Undone

AT = "2026-01-02T20:00:00+01:00"


def registered(*names: str) -> list[Event]:
    return [Registered(at=AT, name=name) for name in names]


def test_a_person_is_found_without_case_and_however_composed() -> None:
    known = people(registered("Zoë", "Ann", "ann"))
    assert known.names == ("Zoë", "Ann")
    assert known.find("ZOE\u0308") == "Zoë"
    assert known.find("Zo") is None


def test_another_spelling_counts_as_the_person() -> None:
    records = [*registered("Ann", "Annie", "Bob"), Aliased(at=AT, seq=1, name="Ann", other="Annie")]
    known = people(records)
    assert known.names == ("Ann", "Bob")
    assert known.find("annie") == "Ann"
    assert known.called("Annie") == "Ann"
    assert known.called("Zed") == "Zed"
    assert known.aliases("Ann") == ("Annie",)


def test_a_nickname_needs_no_record_of_its_own() -> None:
    known = people([*registered("Ann"), Aliased(at=AT, seq=1, name="Ann", other="Queen")])
    assert known.find("queen") == "Ann"


def test_spellings_follow_their_person() -> None:
    records = [
        *registered("Ann", "Annie", "Anna"),
        Aliased(at=AT, seq=1, name="Annie", other="Anna"),
        Aliased(at=AT, seq=2, name="Ann", other="Annie"),
    ]
    assert people(records).called("Anna") == "Ann"


def test_undo_parts_them_again() -> None:
    records = [*registered("Ann", "Annie"), Aliased(at=AT, seq=1, name="Ann", other="Annie"), Undone(at=AT, record=3)]
    assert people(records).names == ("Ann", "Annie")


def test_the_same_person_twice_is_refused() -> None:
    known = people([*registered("Ann", "Annie"), Aliased(at=AT, seq=1, name="Ann", other="Annie")])
    for other in ("Annie", "ANN"):
        with pytest.raises(AliasTaken):
            alias(known, at=AT, seq=2, name="Ann", other=other)
    made = alias(known, at=AT, seq=2, name="Annie", other=" Queen  Ann ")
    assert (made.name, made.other) == ("Ann", "Queen Ann")


def test_the_records_survive_writing() -> None:
    for record in (*registered("王伟"), Aliased(at=AT, seq=1, name="Ann", other="Annie")):
        assert from_document(to_document(record), KINDS) == record
