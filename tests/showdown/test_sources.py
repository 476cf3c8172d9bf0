"""The worked examples of the sources: what each page says about its own hands, product and oracle alike."""

from decimal import Decimal
from typing import Any

from tests.oracle.house import whole
from tests.oracle.judge import judge
from tests.oracle.product import answer


def payouts(
    rules: str,
    hands: dict[str, str],
    declared: dict[str, str] | None = None,
    pot: str = "120",
    **changes: Any,
) -> dict[str, int]:
    """What everybody gets of one pot; `showdown__equal_distance="under"` changes a key."""
    line: dict[str, Any] = {
        "id": "example",
        "rules": rules,
        "set": {key.replace("__", "."): value for key, value in changes.items()},
        "pot": pot,
        "seats": list(hands),
        "hands": hands,
    }
    if declared:
        line["declared"] = declared
    said, computed = answer(line), judge(whole(line))
    paid = {name: Decimal(amount) for name, amount in said["payouts"].items()}
    assert paid == {name: Decimal(amount) for name, amount in computed["payouts"].items()}
    assert sum(paid.values()) + Decimal(said["carried"]) == Decimal(pot)
    return {name: int(amount) for name, amount in paid.items()}


# pagat.com, Seven Twenty-Seven


def test_pagat_two_hands_equally_near_7_share_half_the_pot() -> None:
    assert payouts("pagat", {"A": "6.5p", "B": "6.5p", "C": "25p"}) == {"A": 30, "B": 30, "C": 60}


def test_pagat_exact_hits_and_equal_distances_on_both_sides_of_27() -> None:
    hands = {"A": "5p", "B": "6.5p", "C": "26p", "D": "28p"}
    assert payouts("pagat", hands) == {"A": 0, "B": 60, "C": 30, "D": 30}


def test_pagat_over_is_bust() -> None:
    hands = {"A": "5.5p", "B": "7.5p", "C": "26p", "D": "28p"}
    assert payouts("pagat-bust", hands) == {"A": 60, "B": 0, "C": 60, "D": 0}


def test_pagat_over_is_bust_a_nearer_hand_past_the_target_loses() -> None:
    hands = {"A": "4p", "B": "7.5p", "C": "25.5p", "D": "27p"}
    assert payouts("pagat-bust", hands) == {"A": 60, "B": 0, "C": 0, "D": 60}


def test_pagat_over_is_bust_nobody_at_or_under_7_the_high_hand_presumably_takes_it_all() -> None:
    assert payouts("pagat-bust", {"A": "25p", "B": "20.5p", "C": "26p"}) == {"A": 0, "B": 0, "C": 120}


def test_pagat_over_is_bust_aces_counted_as_one_save_a_hand() -> None:
    hands = {"A": "A A 10 10", "B": "K 6", "C": "10 9 7"}
    assert payouts("pagat-bust", hands) == {"A": 0, "B": 60, "C": 60}


def test_pagat_10_9_7_A_lives_and_10_9_8_A_is_dead() -> None:
    assert payouts("pagat-bust", {"A": "10 9 7 A", "B": "4 3"}) == {"A": 60, "B": 60}
    assert payouts("pagat-bust", {"A": "10 9 8 A", "B": "4 3"}) == {"A": 0, "B": 120}


def test_pagat_under_beats_over() -> None:
    hands = {"A": "6.5p", "B": "7.5p", "C": "26.5p", "D": "27.5p"}
    assert payouts("pagat-under", hands) == {"A": 60, "B": 0, "C": 60, "D": 0}


def test_pagat_over_beats_under() -> None:
    hands = {"A": "6.5p", "B": "7.5p", "C": "26.5p", "D": "27.5p"}
    assert payouts("pagat", hands, showdown__equal_distance="over") == {"A": 0, "B": 60, "C": 0, "D": 60}


def test_pagat_the_outside_beats_the_inside() -> None:
    hands = {"A": "6.5p", "B": "7.5p", "C": "26.5p", "D": "27.5p"}
    assert payouts("pagat", hands, showdown__equal_distance="outside") == {"A": 60, "B": 0, "C": 0, "D": 60}


def test_pagat_fewest_cards() -> None:
    hands = {"A": "10 8 7 2", "B": "10 9 5 2 A", "C": "4 3"}
    assert payouts("pagat", hands, showdown__fewest_cards="any-tie") == {"A": 60, "B": 0, "C": 60}


def test_pagat_picture_cards_half_or_ten() -> None:
    hands = {"A": "K Q 6", "B": "A A J 5", "C": "10 K 7"}
    assert payouts("pictures", hands) == {"A": 60, "B": 30, "C": 30}
    assert payouts("pagat", hands) == {"A": 60, "B": 60, "C": 0}


def test_pagat_5_A_A_is_7_and_27() -> None:
    hands = {"A": "5 A A", "B": "6 K", "C": "10 10 6"}
    assert payouts("pagat", hands) == {"A": 120, "B": 0, "C": 0}


def test_pagat_a_perfect_hand_takes_everything_in_spite_of_ties() -> None:
    hands = {"A": "5 A A", "B": "4 3", "C": "10 10 7"}
    assert payouts("pagat", hands, showdown__perfect_hand="any") == {"A": 120, "B": 0, "C": 0}


def test_pagat_four_aces_and_a_3_are_perfect_too() -> None:
    hands = {"A": "A A A A 3", "B": "5 2", "C": "10 9 8"}
    assert payouts("pagat", hands, showdown__perfect_hand="any") == {"A": 120, "B": 0, "C": 0}


def test_pagat_two_perfect_hands_share() -> None:
    hands = {"A": "5 A A", "B": "3 2 A A", "C": "10 9 8"}
    assert payouts("pagat", hands, showdown__perfect_hand="any") == {"A": 60, "B": 60, "C": 0}


def test_pagat_a_perfect_hand_declared_both_scoops_in_spite_of_the_tie() -> None:
    hands = {"A": "5 A A", "B": "4 3", "C": "26p"}
    declared = {"A": "both", "B": "low", "C": "high"}
    changes = {"declare__how": "together", "showdown__perfect_hand": "any"}
    assert payouts("pagat", hands, declared, **changes) == {"A": 120, "B": 0, "C": 0}


def test_pagat_declared_both_and_tied_on_one_side_gets_nothing() -> None:
    hands = {"A": "5 A A", "B": "4 3", "C": "26p"}
    declared = {"A": "both", "B": "low", "C": "high"}
    assert payouts("pagat", hands, declared, declare__how="together") == {"A": 0, "B": 60, "C": 60}


# Official Poker Rules, OPR-907


def test_opr_907_6_and_a_half_loses_to_7_and_27_takes_the_other_half() -> None:
    hands = {"A": "2 Q 4", "B": "10 9 8", "C": "A 6"}
    assert payouts("opr-907", hands, pot="40") == {"A": 0, "B": 20, "C": 20}


# gamerules.com


def test_gamerules_the_nearest_to_each_target_takes_its_half() -> None:
    hands = {"A": "5p", "B": "6.5p", "C": "26p", "D": "28p"}
    assert payouts("gamerules", hands) == {"A": 0, "B": 60, "C": 30, "D": 30}


def test_gamerules_the_ace_is_1_for_7_and_11_for_27() -> None:
    # A-K is 1½ for 7 here, and not the nearer 11½.
    assert payouts("gamerules", {"A": "A K", "B": "Q 2"}) == {"A": 60, "B": 60}
    assert payouts("pagat", {"A": "A K", "B": "Q 2"}) == {"A": 60 + 30, "B": 30}


# Seven minus Seven (Brian Johnson, pagat.com)


def test_seven_minus_seven_the_hands_of_the_page() -> None:
    # Red cards count below zero: 10s 4h is +6, 9h Ac -8, 5c 2s exactly +7, Jh 6d -6½.
    hands = {"P2": "10s 4h", "P3": "9h Ac", "P4": "5c 2s", "P5": "Jh 6d"}
    declared = {"P2": "high", "P3": "low", "P4": "high", "P5": "low"}
    assert payouts("seven-minus-seven", hands, declared) == {"P2": 0, "P3": 0, "P4": 60, "P5": 60}


def test_seven_minus_seven_red_six_beats_red_eight() -> None:
    # -6 is under -7, -8 is over it.
    hands = {"A": "4h 2d", "B": "5h 3d", "C": "4c 2s"}
    declared = {"A": "low", "B": "low", "C": "high"}
    assert payouts("seven-minus-seven", hands, declared) == {"A": 60, "B": 0, "C": 60}


# The encyclopaedia article


def test_encyclopaedia_6_beats_8_for_seven() -> None:
    assert payouts("wikipedia", {"A": "6p", "B": "8p", "C": "25p"}) == {"A": 60, "B": 0, "C": 60}


def test_encyclopaedia_7_and_27_at_once_wins_the_pot_unless_there_are_ties() -> None:
    hands = {"A": "5 A A", "B": "4 3", "C": "10 10 7"}
    assert payouts("wikipedia", hands) == {"A": 60, "B": 30, "C": 30}
    assert payouts("wikipedia", {"A": "5 A A", "B": "4 2", "C": "10 10 6"}) == {"A": 120, "B": 0, "C": 0}


def test_encyclopaedia_nobody_declares_low() -> None:
    hands = {"A": "25p", "B": "26.5p", "C": "7p"}
    declared = {"A": "high", "B": "high", "C": "high"}
    assert payouts("wikipedia", hands, declared, declare__how="together") == {"A": 0, "B": 120, "C": 0}


# Peter Sarrett's list


def test_sarrett_6_and_8_split_the_half_for_seven() -> None:
    hands = {"A": "6p", "B": "8p", "C": "25p"}
    declared = {"A": "low", "B": "low", "C": "high"}
    assert payouts("sarrett", hands, declared) == {"A": 30, "B": 30, "C": 60}
    assert payouts("pagat", hands) == {"A": 30, "B": 30, "C": 60}


def test_sarrett_5_A_A_wins_the_whole_pot_whatever_it_declared() -> None:
    hands = {"A": "5 A A", "B": "4 3", "C": "10 10 7"}
    for side in ("low", "high", "both"):
        declared = {"A": side, "B": "low", "C": "high"}
        assert payouts("sarrett", hands, declared) == {"A": 120, "B": 0, "C": 0}


def test_sarrett_of_the_perfect_hands_only_5_A_A() -> None:
    hands = {"A": "A A A A 3", "B": "4 3", "C": "26p"}
    declared = {"A": "low", "B": "low", "C": "high"}
    assert payouts("sarrett", hands, declared) == {"A": 30, "B": 30, "C": 60}


def test_sarrett_over_beats_under_and_the_outside_beats_the_inside_are_variations() -> None:
    hands = {"A": "6.5p", "B": "7.5p", "C": "26.5p", "D": "27.5p"}
    declared = {"A": "low", "B": "low", "C": "high", "D": "high"}
    outside = payouts("sarrett", hands, declared, showdown__equal_distance="outside")
    assert outside == {"A": 60, "B": 0, "C": 0, "D": 60}
    over = payouts("sarrett", hands, declared, showdown__equal_distance="over")
    assert over == {"A": 0, "B": 60, "C": 0, "D": 60}


def test_sarrett_whoever_declares_both_must_win_both() -> None:
    hands = {"A": "A A 4 K", "B": "7p", "C": "25p"}
    declared = {"A": "both", "B": "low", "C": "high"}
    assert payouts("sarrett", hands, declared) == {"A": 0, "B": 60, "C": 60}
