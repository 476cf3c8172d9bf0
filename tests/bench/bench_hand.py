"""A whole hand replayed from its text, next to PokerKit playing one; and one more act next to the first."""

import warnings
from collections.abc import Sequence

from pokerkit import Automation, FixedLimitSevenCardStudHighLowSplitEightOrBetter
from pytest_benchmark.fixture import BenchmarkFixture

from dealer_assist import presets
from dealer_assist.core import handfile
from dealer_assist.core.hand import fold
from dealer_assist.core.hand_events import Checked
from dealer_assist.core.rules import HouseRules
from tests.bench.clock import best, report

TEN = """\
rules pagat
set betting.max=0
seats Ann=100 Bob=100 Cy=100 Dee=100 Eve=100 Fay=100 Gus=100 Hal=100 Ida=100 Jo=30
dealer Jo
draw + - + - + - + - + -
bet k k b4 c c c c c c c c c
draw - + - + - + - + - +
bet k k b5 c c c c c c a c c c c c c c c c
draw - - - - - - - - - -
show Ann=2c3c4c Bob=2d3d4d Cy=2h3h4h Dee=5h6h7h Eve=8h9h10h Fay=5d6d7d Gus=8d9d10d Hal=JdQdJh Ida=2s3s4s Jo=9sKsKc
"""
AUTOMATIONS = (
    Automation.ANTE_POSTING, Automation.BET_COLLECTION, Automation.BLIND_OR_STRADDLE_POSTING, Automation.CARD_BURNING,
    Automation.HOLE_DEALING, Automation.BOARD_DEALING, Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING, Automation.CHIPS_PUSHING, Automation.CHIPS_PULLING,
)  # fmt: skip


def _rulebook(preset: str, sets: Sequence[str]) -> HouseRules:
    return presets.load(preset, sets=sets)


def _replay() -> None:
    handfile.read(TEN, _rulebook)


def _pokerkit() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        state = FixedLimitSevenCardStudHighLowSplitEightOrBetter.create_state(AUTOMATIONS, True, 1, 2, 4, 8, 200, 7)
        while state.status:
            if state.can_post_bring_in():
                state.post_bring_in()
            else:
                state.check_or_call()


def test_a_ten_player_hand_from_its_text(benchmark: BenchmarkFixture) -> None:
    benchmark(_replay)
    ours, theirs = best(_replay, rounds=300), best(_pokerkit, rounds=40)
    report("PokerKit's stud hand / a ten-player hand replayed", theirs / ours, "at least 20", f"{ours * 1000:.2f} ms")
    assert theirs / ours >= 20


def test_one_more_act_at_the_end_of_a_hand(benchmark: BenchmarkFixture) -> None:
    rules = _rulebook("pagat", ())
    text = "rules pagat\nseats A B C\ndealer C\n" + "draw +*\nbet k*\n" * 4 + "draw +*\n"
    hand = handfile.read(text, _rulebook, complete=False).hand
    first = fold(rules, hand.events[:4])
    benchmark(lambda: hand.after(Checked(player="A")))
    late = best(lambda: hand.after(Checked(player="A")), rounds=3000)
    early = best(lambda: first.after(Checked(player="A")), rounds=3000)
    report("an act after 25 others / the first act", late / early, "at most 1.3")
    assert late / early <= 1.3
