"""House rules, "Chips"."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dealer_assist.core.choices import OddChip, Side
from dealer_assist.core.shares import Halves, deal_out, halve

from .table import BOTH_AT_MOST, judged, one_target, split

LEFT, LOW, STAYS = OddChip.HIGH_THEN_LEFT, OddChip.LOW_WHEN_LOW_SPLITS, OddChip.STAYS_IN


def test_if_both_sides_have_the_same_winners_the_pot_is_divided_once() -> None:
    verdict = judged("A=5AA B=32AA C=2p", pot="41")
    assert [award.part for award in verdict.pots[0].awards] == ["both"]
    assert verdict.payouts == {"A": 2100, "B": 2000, "C": 0}
    assert verdict.pots[0].odd_to is None


def test_halving_an_odd_unit_goes_to_the_high_half() -> None:
    verdict = judged("A=7p B=27p", pot="41")
    assert verdict.payouts == {"A": 2000, "B": 2100}
    assert verdict.pots[0].odd_to is Side.HIGH


@pytest.mark.parametrize(
    ("rule", "low_winners", "high_winners", "halves"),
    [
        (LEFT, 2, 1, (20, 21, 0, Side.HIGH)), (LOW, 2, 1, (21, 20, 0, Side.LOW)), (LOW, 1, 1, (20, 21, 0, Side.HIGH)),
        (LOW, 2, 2, (20, 21, 0, Side.HIGH)), (LOW, 1, 2, (20, 21, 0, Side.HIGH)), (STAYS, 2, 1, (20, 20, 1, None)),
    ],
)  # fmt: skip
def test_where_the_odd_unit_of_the_halving_goes(
    rule: OddChip, low_winners: int, high_winners: int, halves: tuple[int, int, int, Side | None]
) -> None:
    low, high, carried, odd_to = halves
    found = halve(41, rule, low_winners=low_winners, high_winners=high_winners)
    assert found == Halves(low=low, high=high, carried=carried, odd_to=odd_to)
    assert halve(40, rule, low_winners=low_winners, high_winners=high_winners).odd_to is None


def test_inside_a_half_odd_units_go_one_each_in_seat_order() -> None:
    assert deal_out(11, 1, ["A", "B", "C"], LEFT, set()) == ({"A": 4, "B": 4, "C": 3}, ("A", "B"), 0)
    assert split("A=7p B=7p C=7p D=27p", pot="44", seats="B,C,A,D") == {"A": 7, "B": 8, "C": 7, "D": 22}


def test_odd_units_go_first_to_those_who_got_none_in_this_pot_yet() -> None:
    had = {"A"}
    assert deal_out(11, 1, ["A", "B", "C"], LEFT, had) == ({"A": 3, "B": 4, "C": 4}, ("B", "C"), 0)
    assert had == {"A", "B", "C"}
    assert deal_out(4, 1, ["A", "B", "C"], LEFT, {"A", "B", "C"}) == ({"A": 2, "B": 1, "C": 1}, ("A",), 0)
    # 27: A, B share 11, and A has the odd one; 7: A, C share 11, so C.
    assert split("A=5AA B=27p C=7p", pot="22") == {"A": 11, "B": 5, "C": 6}


def test_a_lone_winner_of_the_larger_half_has_had_an_odd_unit() -> None:
    # 14 to A on 27 (one more than half); 13 on 7 to A and B: the odd one goes to B.
    assert split("A=5AA B=43 C=2p", pot="27") == {"A": 20, "B": 7}
    # With an even pot A, first from the left, gets the odd chip of the low half.
    assert split("A=5AA B=43 C=2p", pot="26") == {"A": 20, "B": 6}


def test_who_only_shares_the_larger_half_has_not() -> None:
    # 27: A and B share 14 without an odd chip; 7: A and C share 13, and A is first from the left.
    assert split("A=5AA B=27p C=7p", pot="27") == {"A": 14, "B": 7, "C": 6}


def test_every_pot_counts_its_odd_units_anew() -> None:
    assert split("A=7p B=7p C=27p", pots="2:A,B,C 2:A,B,C") == {"A": 2, "C": 2}


def test_with_stays_in_odd_units_are_carried() -> None:
    verdict = judged("A=7p B=7p C=27p", {"chips.odd_chip": "stays-in"}, pot="43")
    assert verdict.payouts == {"A": 1000, "B": 1000, "C": 2100}
    assert verdict.carried == 200
    assert deal_out(11, 1, ["A", "B", "C"], STAYS, set()) == ({"A": 3, "B": 3, "C": 3}, (), 2)


def test_low_when_low_splits() -> None:
    rules = {"chips.odd_chip": "low-when-low-splits"}
    assert split("A=7p B=7p C=27p", rules, pot="41") == {"A": 11, "B": 10, "C": 20}
    assert split("A=7p B=27p C=27p", rules, pot="41") == {"A": 20, "B": 11, "C": 10}
    # The odd chip of the halving went to low, so the winner of high has had none.
    whole = {"showdown.perfect_hand": "off"}
    assert split("A=5AA B=43 C=2d5d", rules | whole, pot="7") == {"A": 5, "B": 1, "C": 1}


def test_splitting_is_in_whole_units() -> None:
    assert split("A=7p B=27p", {"chips.unit": 1}, pot="5") == {"A": 2, "B": 3}
    stakes = {"chips.unit": 5, "betting.ante": 5, "betting.min": 5}
    assert split("A=7p B=27p", stakes, pot="25") == {"A": 10, "B": 15}


def test_exact_shares_are_kept_as_fractions() -> None:
    verdict = judged("A=7p B=7p C=7p D=27p E=2p", pot="41")
    assert verdict.shares == {
        "A": Fraction(1, 6), "B": Fraction(1, 6), "C": Fraction(1, 6), "D": Fraction(1, 2), "E": 0,
    }  # fmt: skip
    side = judged("A=7p B=6p C=26p", pots="70:A,B,C 60:B,C")
    assert side.shares == {"A": Fraction(35, 130), "B": Fraction(30, 130), "C": Fraction(65, 130)}
    assert judged("A=5AA B=32AA C=2p", pot="41").shares == {"A": Fraction(1, 2), "B": Fraction(1, 2), "C": 0}
    assert judged("A=7p B=27p", pot="0").shares == {"A": 0, "B": 0}
    assert sum(judged("A=8p B=27p", BOTH_AT_MOST | {"showdown.unwon_half": "carry"}).shares.values()) == Fraction(1, 2)


def test_one_target_gets_the_whole_pot() -> None:
    verdict = judged("A=31p B=31p C=7p", one_target(), pot="41")
    assert verdict.payouts == {"A": 2100, "B": 2000, "C": 0}
    assert [award.part for award in verdict.pots[0].awards] == ["high"]
