"""Hands as text: what is taken is played and written alike again, the rest is refused with its line."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from dealer_assist.core import handfile, handfile_writer
from dealer_assist.core.hand import Hand
from tests.fuzz import books
from tests.fuzz.checks import document, read, refused_or_done, typed
from tests.fuzz.engine import attack
from tests.fuzz.pieces import AMOUNTS, CARDS, MARKS, NAMES, UNSEEN, spoiled, texts
from tests.hand.play import rulebook
from tests.hand.table import base, finished

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

FILES = sorted((Path(__file__).parent.parent / "hand" / "files").glob("*.hand"))
SEEDS = 40
ACTS = ["k", "b4", "b1", "r5", "r=12", "c", "f", "a", "k*", "c*", "f*", "+", "-", "+7h", "+!", "+7h!", "-*", "+*",
        "Ann:k", "Bob:f",
        "Cy:r5", "Ann:+", "b", "r", "r=", "b-1", "b0.25", "b999999", "kk"]  # fmt: skip
LINES = ["rules pagat", "rules sarrett", "rules nowhere", "set betting.max=10", "set x", "seats Ann=40 Bob=40",
         "carried 3", "dealer Cy",
         "opener Bob", "up 7h Kd 3c", "draw + - +7h", "draw -*", "draw Bob Cy", "bet k*", "bet f*",
         "declare Ann=low Bob=both",
         "show Ann=5sAdAc Bob=T98", "show Ann=x", "bust Bob", "buy Bob 20", "void", "pot 44",
         "pot Ann=8 Bob=16 Cy=16", "bet", "show", "#",
         "BET k", "seats Ann Ann", "carried x"]  # fmt: skip
tokens = st.sampled_from([*ACTS, *NAMES, *CARDS, *AMOUNTS, *MARKS, *UNSEEN]) | st.builds(
    "{}={}".format, st.sampled_from([*NAMES, "Dee"]), st.sampled_from([*CARDS, *AMOUNTS, "low", "both"]) | texts
)


@cache
def whole(number: int) -> str:
    """A hand from beginning to end, told by somebody or made at random."""
    if number < len(FILES):
        return FILES[number].read_text(encoding="utf-8")
    table, hand = finished(number)
    return handfile_writer.write(hand, preset=table.preset, base=base(table.preset))


@st.composite
def told(draw: st.DrawFn) -> str:
    """A hand of which some lines, or some tokens of a line, are spoiled."""
    lines = whole(draw(st.integers(0, len(FILES) + SEEDS))).splitlines()
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(lines) - 1))
        lines[at] = " ".join(draw(spoiled(lines[at].split(" "), tokens, most=2)))
    return "\n".join(draw(spoiled(lines, st.sampled_from(LINES) | texts, most=2)))


@attack(examples=200, text=told())
def test_a_hand_that_is_taken_is_written_and_played_alike(text: str) -> None:
    for complete in (True, False):
        found = read(handfile.read, text, rulebook, complete=complete)
        if found is not None:
            written = handfile_writer.write(found.hand, preset=found.preset, base=base(found.preset))
            again = handfile.read(written, rulebook, complete=complete)
            assert again.hand.state == found.hand.state
            if complete:
                balanced(found.hand)


def balanced(hand: Hand) -> None:
    """All that was put in is paid, given back or carried."""
    if hand.outcome is None:
        return
    put_in = sum(player.put_in for player in hand.state.players) + hand.state.table.carried
    paid = sum(hand.outcome.payouts.values()) + sum(hand.outcome.returned.values()) + hand.outcome.carried
    assert paid == put_in or hand.outcome.net is None


@attack(examples=40, text=told() | texts)
def test_a_hand_on_the_command_line(text: str) -> None:
    answered = refused_or_done(typed(["hand", "replay", "-", "--json"], text=text))
    shown = refused_or_done(typed(["hand", "replay", "-"], text=text))
    assert (shown.code, shown.err) == (answered.code, answered.err)
    if answered.code == 0:
        assert set(document(answered)) == {"pots", "returned", "payouts", "net", "carried", "stacks"}
    else:
        assert re.match("line [0-9]+[,:] ", answered.err)
        assert answered.code == 1


@attack(
    examples=30,
    state=st.sampled_from(["running", "declaring", "open", "again"]),
    lines=st.lists(
        st.sampled_from(LINES).map(str.split) | st.lists(tokens, min_size=1, max_size=4), min_size=1, max_size=4
    ),
)
def test_acts_told_to_the_book(state: str, lines: list[list[str]]) -> None:
    folder = books.lay(books.book(state), Path("book"))
    for words in lines:
        books.kept(
            folder, lambda said=words: refused_or_done(typed(["hand", "act", "--book", "book", "--", *said])).code
        )
    assert refused_or_done(typed(["check", "--book", "book"])).code == 0


@attack(examples=10, data=st.binary(max_size=60), text=told())
def test_any_bytes_in_a_hand_file(data: bytes, text: str) -> None:
    at = len(data) % 7
    Path("x.hand").write_bytes(
        text.encode("utf-8", "surrogatepass")[: at * 40] + data + text[at * 40 :].encode("utf-8", "replace")
    )
    assume(data)
    assert refused_or_done(typed(["hand", "replay", "x.hand"])).code in (0, 1, 2)


def test_a_hand_file_without_end_is_refused() -> None:
    begun = "rules pagat\nseats Ann=40 Bob=40\ndealer Bob\n"
    for piece in ("k ", '"a" ', "#", "+ ", "Ann:", "k* ", '"', "5s", "\u0301", "=", "\t"):
        for keyword in ("bet ", "draw ", "show Ann=", "set ", "seats ", "pot "):
            assert read(handfile.read, begun + keyword + piece * 30_000, rulebook) is None
    read(handfile.read, begun + "bet k\n" * 30_000, rulebook)
    read(handfile.read, "rules pagat\n" * 30_000, rulebook)
    read(
        handfile.read,
        "rules pagat\nseats " + " ".join(f"P{number}" for number in range(30_000)) + "\ndealer P1\n",
        rulebook,
    )
