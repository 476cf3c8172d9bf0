"""Hands written back: as a file that replays to the same hand, and as a document that can be stored."""

from __future__ import annotations

import json

import pytest

from dealer_assist.core import hand_events as events
from dealer_assist.core import handfile, handfile_writer
from dealer_assist.core.errors.hand import NothingToTakeBack, NotYourTurn
from dealer_assist.core.errors.names import NameTaken
from dealer_assist.core.hand import Hand, begin, fold
from dealer_assist.core.hand_events import Dealt, TakenBack
from dealer_assist.core.hand_writing import from_document, to_document
from tests.hand.play import played, rulebook, running, told

HEAD = "rules pagat\nseats Ann=40 Bob=40 Cy=25\ncarried 3\ndealer Cy\n"
WRITTEN = [
    HEAD + "pot 44\nshow Ann=4c3d Bob=10c9d8h\n",
    HEAD + "pot Ann=8 Bob=16 Cy=16\nshow Cy=x Bob=10c9d8h\n",
    HEAD + "up 7h Kd 3c\ndraw Ann:- Bob:+2h Cy:-\nbet Ann:k Bob:b5 Cy:r5 Ann:f Bob:c\ndraw Bob:- Cy:-\nvoid\n",
    HEAD + "draw Ann:- Bob:- Cy:-\nbet Ann:k Bob:b5 Cy:f Ann:f\n",
    "rules wikipedia\nset showdown.fold_when_bust=true\nset betting.opener=best-exposed\n"
    'seats Ann=40 "Bob Lee"=40 Cy\ndealer "Bob Lee"\nopener "Bob Lee"\nbet "Bob Lee":k Cy:k Ann:k\n'
    'draw Cy:+ Ann:+! "Bob Lee":-\nbust Cy\n',
    "rules pagat\nset betting.stakes=open\nseats Ann=2 Bob=40\ndealer Bob\ndraw Ann:- Bob:-\n"
    "buy Ann 7\nbet Ann:b5 Bob:f\n",
    "rules homegame\nset betting.final_round=true\nseats Ann Bob\ndealer Bob\nbet Ann:k Bob:k\ndraw Ann:- Bob:-\n"
    "bet Ann:k Bob:k\ndeclare Ann=both Bob=low\nshow Ann=26.5p3 Bob=5cAh\n",
]  # fmt: skip


def writing(hand: Hand, preset: str) -> str:
    return handfile_writer.write(hand, preset=preset, base=rulebook(preset))


@pytest.mark.parametrize("text", WRITTEN)
def test_a_finished_hand_is_written_as_it_was_told(text: str) -> None:
    file = handfile.read(told(text), rulebook)
    assert writing(file.hand, file.preset) == text


@pytest.mark.parametrize("text", WRITTEN)
def test_a_stored_hand_is_the_same_after_json(text: str) -> None:
    hand = played(text)
    document = json.loads(json.dumps(to_document(hand.events)))
    assert from_document(hand.state.rules, document) == hand


def test_a_document_is_made_of_the_statements() -> None:
    hand = running(HEAD + "draw + -\n")
    assert to_document([*hand.events, TakenBack()]) == {
        "seats": {"Ann": 4000, "Bob": 4000, "Cy": 2500},
        "dealer": "Cy",
        "carried": 300,
        "said": ["draw Ann:+", "draw Bob:-", "undo"],
    }


def test_the_rules_that_differ_from_the_presets_are_set() -> None:
    text = 'rules igra\nset points.J=[0.5, 10] betting.max=9.50 chips.unit=0.5 names.low="red \\"x\\" seven"\n'
    hand = running(text + "seats Ann Bob\ndealer Bob\n")
    written = writing(hand, "igra")
    assert 'set names.low="red \\"x\\" seven"\nset points.J=[0.5, 10]\n' in written
    assert handfile.read(written, rulebook, complete=False).hand == hand
    assert "set" not in writing(running("rules igra\nseats Ann Bob\ndealer Bob"), "igra")


def test_long_rounds_go_on_in_the_next_line() -> None:
    names = [f"Player number {number}" for number in range(10)]
    seats = " ".join(f'"{name}"' for name in names)
    hand = running(f'rules pagat\nseats {seats}\ndealer "{names[-1]}"\ndraw -*\nbet b1 c*\ndraw +*')
    written = writing(hand, "pagat")
    assert all(len(line) < 100 for line in written.splitlines() if not line.startswith("seats"))
    assert handfile.read(written, rulebook, complete=False).hand == hand


def test_two_rounds_of_one_kind_are_two_lines() -> None:
    text = (
        "rules pagat\nset betting.max=0\nseats Ann=4 Bob=4\ndealer Bob\ndraw -*\nbet a c\ndraw + -\ndraw - +\ndraw -*"
    )
    written = writing(running(text), "pagat")
    assert "draw Ann:+ Bob:-\ndraw Ann:- Bob:+\ndraw Ann:- Bob:-\n" in written


def test_nothing_is_taken_back_before_the_deal() -> None:
    hand = running(HEAD)
    with pytest.raises(NothingToTakeBack):
        hand.after(TakenBack())
    with pytest.raises(NothingToTakeBack):
        fold(hand.state.rules, [*hand.events, TakenBack()])
    with pytest.raises(NothingToTakeBack):
        from_document(hand.state.rules, to_document([*hand.events, TakenBack()]))


def test_the_last_hand_stays_correctable() -> None:
    hand = played(HEAD + "draw -*\nbet k*\ndraw -*\nshow Ann=4c3d Bob=10c9d Cy=x")
    back = hand.after(TakenBack())
    assert not back.is_over
    assert back.after(events.Showed(player="Cy", hand=hand.events[-1].hand)) == hand  # type: ignore[attr-defined]


def test_a_deal_names_everybody_once() -> None:
    with pytest.raises(NameTaken):
        begin(rulebook("pagat"), Dealt(seats=(("Ann", 100), ("ANN", 100)), dealer="Ann"))


def test_players_may_be_named_by_a_beginning_in_an_event_too() -> None:
    hand = running(HEAD)
    assert hand.after(events.Declined(player="An")).state.to_act == "Bob"
    with pytest.raises(NotYourTurn):
        hand.after(events.Declined(player="bob"))
