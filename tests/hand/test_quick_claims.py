"""A pot with one live player is his from that moment, also where the folds are told only by who is not shown.

Source: House rules, "What nobody wins, and what rides".
"""

from __future__ import annotations

import pytest

from tests.support import dealer

SIDE_POT = """rules pagat
set betting.ante=0 betting.max=0
seats Ann=10 Bob=30 Cy=30
dealer Cy
pot Ann=10 Bob=20 Cy=20
show Ann=7p Bob={bob}
"""
LEFT_ALONE = """rules pagat-bust
seats Ann=40 Bob=40 Cy=40
carried {carried}
dealer Cy
pot Ann=8 Bob=8 Cy=8
show Bob={bob}
"""


def payouts(text: str) -> tuple[dict[str, str], str]:
    told = dealer("hand", "replay", "-", "--json", text=text)
    assert (told.code, told.err) == (0, "")
    return told.json["payouts"], told.json["carried"]


def test_a_side_pot_that_a_fold_gave_him_stays_his_if_he_mucks() -> None:
    assert payouts(SIDE_POT.format(bob="x")) == ({"Ann": "30", "Bob": "20", "Cy": "0"}, "0")


def test_a_side_pot_that_a_fold_gave_him_stays_his_if_his_hand_is_dead() -> None:
    dead = SIDE_POT.replace("rules pagat", "rules pagat-bust").format(bob="29.5p")
    assert payouts(dead) == ({"Ann": "30", "Bob": "20", "Cy": "0"}, "0")


def test_a_side_pot_that_a_fold_gave_him_is_his_with_a_live_hand() -> None:
    assert payouts(SIDE_POT.format(bob="26p")) == ({"Ann": "15", "Bob": "35", "Cy": "0"}, "0")


@pytest.mark.parametrize("bob", ["29.5p", "26p"])
def test_who_is_left_alone_has_won_whatever_his_hand(bob: str) -> None:
    assert payouts(LEFT_ALONE.format(bob=bob, carried=0)) == ({"Ann": "0", "Bob": "24", "Cy": "0"}, "0")
    assert payouts(LEFT_ALONE.format(bob=bob, carried=3)) == ({"Ann": "0", "Bob": "27", "Cy": "0"}, "0")
