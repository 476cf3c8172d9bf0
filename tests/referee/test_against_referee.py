"""The product and a literal referee of whole hands, written apart from it, agree on random hand files.

Every file has random seats, stacks and house rules: a shipped preset with random keys of the deal, the draw, the
betting, the declaration and the showdown. Legal files give the same document; of the others the same line is refused.
"""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from .betting import BettingRound
from .comparing import difference, told_apart
from .corners import CORNERS
from .drawing import DrawRound
from .product import ask, menu
from .reading import Refusal, cents
from .replay import play
from .spoiling import Spoiler
from .writing import Writer

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

PUBLISHED = sorted((Path(__file__).parent / "published").glob("*.hand"))
CHUNKS = 30
HANDS_A_CHUNK = 50
ILLEGAL_CHUNKS = 15
ILLEGAL_A_CHUNK = 20
SPOILT_A_CHUNK = 20
MENUS_A_CHUNK = 12


@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_the_referee_knows_the_answers_to_published_hands(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    expected = next(line[2:].strip() for line in text.splitlines() if line.startswith("#="))
    said = play(text)
    if isinstance(said, Refusal):
        assert expected == f"refused line {said.line}"
        return
    for key, value in json.loads(expected).items():
        if isinstance(value, dict):
            wanted = {name: cents(chips) for name, chips in value.items()}
            assert {name: chips for name, chips in said[key].items() if chips or name in wanted} == wanted
        else:
            assert said[key] == cents(value)
    assert difference(text) == ""


@pytest.mark.parametrize("name", CORNERS)
def test_corners(name: str) -> None:
    assert difference(CORNERS[name].removeprefix("\n")) == ""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_hands_come_to_the_same(chunk: int) -> None:
    for number in range(chunk * HANDS_A_CHUNK, (chunk + 1) * HANDS_A_CHUNK):
        writer = Writer(Random(f"hand {number}"))
        writer.play()
        said = play(writer.text)
        assert not isinstance(said, Refusal), writer.text
        assert told_apart(writer.text, said, ask(writer.text)) == ""


def stopped(seed: str) -> Writer:
    """A random legal hand up to a random moment, the end included."""
    whole = Writer(Random(seed), fighting=0.6)
    whole.play()
    rng = Random(f"{seed}, where")
    moments = [*whole.moments, "over"]
    # What is hard to judge comes first.
    hard = [sort for sort in ("closed", "capped", "bet", "frozen") if sort in moments]
    sort = hard[0] if hard and rng.random() < 0.6 else rng.choice(sorted(set(moments)))
    writer = Writer(Random(seed), fighting=0.6)
    writer.play(stop_before=rng.choice([at for at, moment in enumerate(moments) if moment == sort]))
    return writer


@pytest.mark.parametrize("chunk", range(ILLEGAL_CHUNKS))
def test_an_act_that_is_not_allowed_is_refused(chunk: int) -> None:
    for number in range(chunk * ILLEGAL_A_CHUNK, (chunk + 1) * ILLEGAL_A_CHUNK):
        writer = stopped(f"illegal {number}")
        writer.spoil()
        said = play(writer.text)
        assert isinstance(said, Refusal), writer.text
        assert said.line == len(writer.lines), writer.text
        assert told_apart(writer.text, said, ask(writer.text)) == ""


@pytest.mark.parametrize("chunk", range(ILLEGAL_CHUNKS))
def test_a_file_spoilt_anywhere_is_refused_at_the_same_line(chunk: int) -> None:
    for number in range(chunk * SPOILT_A_CHUNK, (chunk + 1) * SPOILT_A_CHUNK):
        rng = Random(f"spoilt {number}")
        writer = Writer(rng)
        writer.play()
        assert difference(Spoiler(rng, writer).spoil()) == ""


@pytest.mark.parametrize("chunk", range(ILLEGAL_CHUNKS))
def test_who_bets_is_told_what_he_may_do(chunk: int) -> None:
    """What a call costs, and both ends of a raise: by how much and to what."""
    for number in range(chunk * MENUS_A_CHUNK, (chunk + 1) * MENUS_A_CHUNK):
        writer = stopped(f"menu {number}")
        asked = writer.course.ask
        if asked is None or asked.who is None or not isinstance(asked.round, BettingRound):
            continue
        expected = {"who": asked.who, **asked.round.menu(asked.who)}
        if expected["raises"]:
            expected["to"] = tuple(by and by + asked.round.current for by in expected["raises"])
        assert menu(writer.text) == expected, writer.text


def test_the_random_hands_reach_what_is_rare() -> None:
    """Otherwise the agreement would say little."""
    met: Counter[str] = Counter()
    for number in range(300):
        writer = Writer(Random(f"hand {number}"))
        writer.play()
        course, text = writer.course, writer.text
        met["a side pot"] += len(course.table.pots()[0]) > 1
        met["a pot that is one player's"] += bool(course.table.pots()[1])
        met["an uncalled bet"] += any(course.table.returned.values()) and not course.voided
        met["a late bust"] += "\nbust " in text
        met["a bust in the draw"] += "!" in text
        met["the deck is out"] += course.drawing_ended
        met["reshuffled"] += not course.cards_checked
        met["frozen"] += bool(course.frozen)
        met["declared"] += bool(course.declared)
        met["bought"] += "\nbuy " in text
        met["void"] += course.voided
        met["the opener is named"] += "\nopener " in text
        met["consent"] += course.rules["draw"]["consent"] == "all"
        met["many rounds"] += len(course.opened) > 3
        met["shown"] += bool(course.shown)
        met["one is left"] += len(course.table.live) == 1
    assert {what for what, times in met.items() if times < 2} == set(), met


def test_the_illegal_acts_are_of_every_kind() -> None:
    why: Counter[str] = Counter()
    for number in range(200):
        writer = stopped(f"illegal {number}")
        kind = writer.course.ask.kind if writer.course.ask else "over"
        frozen = isinstance(writer.course.ask and writer.course.ask.round, DrawRound) and bool(writer.course.frozen)
        writer.spoil()
        said = play(writer.text)
        assert isinstance(said, Refusal)
        why[kind] += 1
        why["frozen"] += frozen
        for words in ("at most", "at least", "no more raises", "not open again", "turn of", "no check", "has "):
            why[words] += words in said.why
    assert {what for what, times in why.items() if times < 2} == set(), why
