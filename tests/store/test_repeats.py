"""House rules that stand in many files alike are read once; what is found in the files is the same."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from dealer_assist.core.errors.book import BookDamaged, BookFault
from dealer_assist.store import layout
from dealer_assist.store.checksum import linked
from dealer_assist.store.repeats import Repeats
from dealer_assist.store.strict import DECODER
from dealer_assist.store.values import dumped

RULES = {"title": 'a "unit": }, "unit": 1', "points": {"A": [1, 11]}, "chips": {"unit": 1, "worth": {}}}
PLAIN = {"title": "x", "points": {"A": [1, 11]}, "chips": {"unit": 1}}


def night(**changes: Any) -> dict[str, Any]:
    return {"event": "start", "at": "now", "rules": PLAIN, "unit": 100, "buys": {"Ann": 1, "Éva": 2}} | changes


SAME = (
    night(),
    night(at="later"),
    night(rules=PLAIN | {"title": "y"}),
    night(rules=RULES),
    night(rules={}),
    night(rules=None),
    night(rules=[PLAIN]),
    night(at="NaN"),
    night(buys={'x"rules': PLAIN, "unit": 1}),
    night(what='"rules": {"title": "x"}, "unit": 1'),
    {"rules": PLAIN, "unit": 1},
    {"a": {"rules": PLAIN, "unit": 1}, "rules": PLAIN, "unit": 2},
    {"rules": PLAIN},
)


@pytest.mark.parametrize("first", [None, night(), night(rules=RULES)])
def test_every_document_is_what_it_would_be_alone(first: dict[str, Any] | None) -> None:
    repeats = Repeats()
    if first:
        repeats.decoded(dumped(first))
    for document in SAME + SAME:
        try:
            found = repeats.decoded(dumped(document))
        except ValueError:
            assert document["rules"] == RULES  # its text seems to end within itself, so it is read the other way
        else:
            assert found == document == DECODER.decode(dumped(document))
            assert linked("before", found, repeats) == linked("before", found) == linked("before", document)


def test_rules_are_one_and_the_same_only_where_their_text_is() -> None:
    repeats = Repeats()
    one, same, other = (
        repeats.decoded(dumped(document)) for document in (night(), night(at="later"), night(rules=PLAIN | {"x": 1}))
    )
    assert type(one["rules"]) is dict
    assert one["rules"] is same["rules"]
    assert one["rules"] is not other["rules"]
    assert dumped(one) == dumped(night())


@pytest.mark.parametrize(
    ("written", "instead", "fault"),
    [
        ('"x"', '"x", "title": "z"', BookFault.TWICE),
        ('"at": "now"', '"at": "now", "at": "now"', BookFault.TWICE),
        ('"A": [1, 11]', '"A": [1, 11.5]', BookFault.NOT_WHOLE),
        ('"Ann": 1', '"Ann": NaN', BookFault.NOT_WHOLE),
        ('"Ann": 1', '"Ann": -Infinity', BookFault.NOT_WHOLE),
        ('"at": "now"', '"at": "now', BookFault.SYNTAX),
        ('"now", "rules"', '"now, "rules"', BookFault.SYNTAX),
        ('"chips": {"unit": 1}}', '"chips": {"unit": 1', BookFault.TWICE),
        ('"chips": {"unit": 1}}', '"chips": {"unit": 1}}}', BookFault.AFTER_THE_END),
        ('"x"', r'"\ud800"', BookFault.NOT_UTF8),
    ],
)
def test_damage_is_found_where_it_is(written: str, instead: str, fault: BookFault) -> None:
    page = layout.Page(kind="session", path="x", tables={"events": {"1": night(at="first"), "2": night()}})
    good = layout.encoded(page).decode()
    at = good.rindex("\n", 0, good.index(written, good.index('"2": ')))
    bad = good[:at] + good[at:].replace(written, instead, 1)
    repeats = Repeats()
    assert layout.decoded(good.encode(), path="x", kind="session", repeats=repeats).tables == page.tables
    faults = []
    for seen in (repeats, None):
        with pytest.raises(BookDamaged) as caught:
            layout.decoded(bad.encode(), path="x", kind="session", repeats=seen)
        faults.append((caught.value.fault, caught.value.line, caught.value.found))
    assert faults[0] == faults[1]
    assert faults[0][0] is fault


def test_a_checksum_is_that_of_the_whole_text() -> None:
    repeats = Repeats()
    rules = repeats.decoded(dumped(night()))["rules"]
    for document in (night(), {"rules": PLAIN}, {"a": 1, "rules": PLAIN}, {"rules": PLAIN, "z": 1}, {"z": 1}):
        shared = document | ({"rules": rules} if "rules" in document else {})
        text = json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        expected = sha256(f"x\n{text}".encode()).hexdigest()[:32]
        assert linked("x", shared, repeats) == linked("x", document, repeats) == linked("x", document) == expected
