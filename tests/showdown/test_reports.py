"""Where programs for this job go wrong: public bug reports, each with the right answer, and the whole kind of fault."""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wcwidth import wcswidth

from dealer_assist.core.cards import DECK, write_cards
from dealer_assist.core.choices import OddChip
from dealer_assist.core.names import write_name
from dealer_assist.core.shares import deal_out
from tests.core.strategies import names
from tests.support import dealer

ZOE = unicodedata.normalize("NFD", "Zoë")


def payouts(*args: str) -> dict[str, str]:
    """Who gets what, exactly as it is written."""
    result = dealer("showdown", "--json", *args)
    assert result.code == 0, result.err
    document = result.json
    paid = sum(map(Decimal, document["payouts"].values()))
    assert paid + Decimal(document["carried"]) == Decimal(document["pot"])
    amounts: dict[str, str] = document["payouts"]
    return amounts


def counted(cards: str, *args: str) -> tuple[str, str]:
    """The points of a hand for the low and the high side."""
    result = dealer("showdown", "--json", "--pot", "2", *args, f"Ann={cards}", "Bob=x")
    totals = result.json["hands"]["Ann"]["totals"]
    return totals["low"]["points"], totals["high"]["points"]


# Money


def test_report_1_a_half_tied_three_ways_goes_34_33_33_first_from_the_dealer_s_left() -> None:
    hands = ("Ann=7p", "Bob=7p", "Cat=7p", "Dee=27p")
    assert payouts("--pot", "200", *hands) == {"Ann": "34", "Bob": "33", "Cat": "33", "Dee": "100"}
    seated = payouts("--pot", "200", "--seats", "Cat,Dee,Bob,Ann", *hands)
    assert seated == {"Cat": "34", "Dee": "100", "Bob": "33", "Ann": "33"}


def test_report_2_a_hundred_halves_of_10_tied_by_three_pay_1000_and_nobody_is_a_unit_off() -> None:
    paid = {"Ann": Decimal(0), "Bob": Decimal(0), "Cat": Decimal(0)}
    for hand in range(100):
        order = ["Ann", "Bob", "Cat"][hand % 3 :] + ["Ann", "Bob", "Cat"][: hand % 3]
        found = payouts("--pot", "20.00", "--unit", "0.01", *(f"{name}=7p" for name in order), "Dee=27p")
        assert found.pop("Dee") == "10"
        for name, amount in found.items():
            assert abs(Decimal(amount) - Decimal(10) / 3) < Decimal("0.01")
            paid[name] += Decimal(amount)
    assert sum(paid.values()) == Decimal("1000.00")
    assert max(paid.values()) - min(paid.values()) <= Decimal("0.01")


def test_report_3_3000_shared_by_seven() -> None:
    found = payouts("--pot", "3000", *(f"P{number}=7p" for number in range(7)))
    assert list(found.values()) == ["429"] * 4 + ["428"] * 3


@given(st.integers(min_value=0, max_value=10**6), st.integers(min_value=1, max_value=26))
def test_reports_1_2_3_20_whatever_is_divided_nothing_is_lost_and_nobody_is_a_unit_off(
    units: int, winners: int
) -> None:
    seats = [f"P{number}" for number in range(winners)]
    paid, odd, carried = deal_out(units, 1, seats, OddChip.HIGH_THEN_LEFT, set())
    assert sum(paid.values()) == units
    assert carried == 0
    assert list(paid.values()) == sorted(paid.values(), reverse=True)
    assert max(paid.values()) - min(paid.values()) <= 1
    assert odd == tuple(seats[: units % winners])


# Pots


def test_report_18_pot_41_three_tie_on_7_and_two_on_27() -> None:
    found = payouts("--pot", "41", "Ann=7p", "Bob=7p", "Cat=7p", "Dee=27p", "Eve=27p")
    assert found == {"Ann": "7", "Bob": "7", "Cat": "6", "Dee": "11", "Eve": "10"}


@given(st.integers(0, 500), st.integers(1, 5), st.integers(1, 5), st.sampled_from(["high-then-left", "stays-in"]))
def test_report_18_no_chip_is_lost_between_the_halves(pot: int, low: int, high: int, odd_chip: str) -> None:
    hands = [f"L{number}=7p" for number in range(low)] + [f"H{number}=27p" for number in range(high)]
    found = payouts("--pot", str(pot), "--set", f"chips.odd_chip={odd_chip}", *hands)
    lows = sum(int(amount) for name, amount in found.items() if name[0] == "L")
    highs = sum(int(amount) for name, amount in found.items() if name[0] == "H")
    if odd_chip == "high-then-left":
        assert (lows, highs) == (pot // 2, (pot + 1) // 2)
    else:
        assert (lows, highs) == (pot // 2 // low * low, pot // 2 // high * high)


def test_report_19_over_is_bust_and_only_one_side_is_won() -> None:
    found = payouts("-r", "pagat-bust", "--pot", "40", "Ann=6p", "Bob=28p", "Cat=29p")
    assert found == {"Ann": "40", "Bob": "0", "Cat": "0"}
    rules = ("--set", "showdown.low_limit=at-most", "--set", "showdown.high_limit=at-least")
    assert payouts(*rules, "--pot", "40", "Ann=6p", "Bob=12p", "Cat=9p") == {"Ann": "40", "Bob": "0", "Cat": "0"}


@pytest.mark.parametrize("low", ["none", "at-most", "at-least"])
@pytest.mark.parametrize("high", ["none", "at-most", "at-least"])
@given(st.lists(st.integers(-4, 120), min_size=2, max_size=5))
@settings(max_examples=15)
def test_report_19_half_a_pot_is_never_lost_while_somebody_can_win(low: str, high: str, halves: list[int]) -> None:
    rules = ("--set", f"showdown.low_limit={low}", "--set", f"showdown.high_limit={high}")
    hands = [f"P{number}={half // 2}{'.5' if half % 2 else ''}p" for number, half in enumerate(halves)]
    found = payouts(*rules, "--pot", "40", *hands)
    within = {"none": lambda _half, _target: True, "at-most": int.__le__, "at-least": int.__ge__}
    winnable = any(within[low](half, 14) or within[high](half, 54) for half in halves)
    assert sum(map(int, found.values())) == (40 if winnable else 0)


def test_report_20_pot_10_three_share_it() -> None:
    hands = ("Ann=6p", "Bob=6p", "Cat=6p")
    assert payouts("--pot", "10", *hands) == {"Ann": "4", "Bob": "3", "Cat": "3"}
    assert payouts("--pot", "10", "--seats", "Bob,Cat,Ann", *hands) == {"Bob": "4", "Cat": "3", "Ann": "3"}


def test_report_26_two_of_three_tie_exactly_on_both_sides() -> None:
    found = payouts("--pot", "40", "Ann=5AA", "Bob=32AA", "Cat=26p")
    assert found == {"Ann": "20", "Bob": "20", "Cat": "0"}
    assert payouts("--pot", "41", "Ann=5AA", "Bob=32AA", "Cat=26p") == {"Ann": "21", "Bob": "20", "Cat": "0"}


# Written amounts


@pytest.mark.parametrize(("typed", "pot"), [("$12", "12"), ("12€", "12"), ("15,38", "15.38"), ("€15.38", "15.38")])
def test_report_32_a_currency_sign_and_a_decimal_comma_are_read(typed: str, pot: str) -> None:
    assert payouts("--unit", "0.01", "--pot", typed, "Ann=7p") == {"Ann": pot}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1,420", "'1,420' may mean 1420 or 1.42: type one of these."),
        ("1.000", "'1.000' may mean 1000 or 1: type one of these."),
        ("1,234", "'1,234' may mean 1234 or 1.234, which no amount can be: type 1234, or one like 12.50."),
        ("1.234,56", "'1.234,56' has more marks than an amount has: type 1250 or 12.50, nothing between thousands."),
        ("1 000", "'1 000' has more marks than an amount has: type 1250 or 12.50, nothing between thousands."),
        ("１２", "'１２' is no amount: type it with the digits 0 to 9, like 12 or 12.50."),
        ("٣", "'٣' is no amount: type it with the digits 0 to 9, like 12 or 12.50."),
    ],
)
def test_report_32_what_is_ambiguous_or_no_digit_is_refused(typed: str, said: str) -> None:
    for option in ("--pot", "--carried", "--unit"):
        result = dealer("showdown", "--pot", "40", option, typed, "Ann=7p")
        assert (result.code, result.out, result.err) == (2, "", said + "\n")


@pytest.mark.parametrize("typed", ["-0.0.66962", "1_000", "nan", "inf", "1e400", "-inf", "NaN", "1e-2", "0x1f", "∞"])
def test_report_33_these_are_no_amounts(typed: str) -> None:
    for option in ("--pot", "--carried", "--unit"):
        result = dealer("showdown", "--pot", "40", f"{option}={typed}", "Ann=7p")
        assert (result.code, result.out) == (2, "")
        assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e400", "1E-2", "0.001", "true", "null", "[]"])
def test_report_33_nor_are_these_in_a_batch(number: str) -> None:
    result = dealer("showdown", "--batch", "-", text=f'{{"pot": {number}, "hands": {{"Ann": "7p"}}}}')
    assert result.code == 1
    assert "error" in result.json


# Tables


def rows(text: str) -> list[str]:
    """The lines of the table of hands."""
    return text.split("\n\n")[0].splitlines()


@pytest.mark.parametrize("name", ["1e5", "007", "Nan", "42924e28", "0x1f", "1_000", "inf", "+5", "1,250", "00"])
def test_report_34_players_called_like_numbers_are_printed_as_typed(name: str) -> None:
    result = dealer("showdown", "--pot", "12.50", "--unit", "0.01", f"{name}=10c9d8s", "Bob=5sAdAc")
    assert result.code == 0
    assert rows(result.out)[2].startswith(f"{name}  ")
    assert re.search(rf"^{re.escape(name)} +takes +", result.out, re.MULTILINE)
    assert list(dealer("showdown", "--pot", "1", "--json", f"{name}=7p").json["payouts"]) == [name]


def test_report_34_amounts_keep_their_zeros() -> None:
    result = dealer("showdown", "--pot", "25.00", "--unit", "0.01", "1e5=10c9d8s", "Bob=4s3d")
    assert "1e5 takes 12.50" in result.out
    assert "Bob takes 12.50" in result.out


def columns(line: str, at: int) -> str:
    """What is left of ``line`` from display column ``at`` on."""
    taken = 0
    for number, char in enumerate(line):
        if taken >= at and unicodedata.category(char)[0] != "M" and char != "\u200d":
            return line[number:]
        taken = wcswidth(line[: number + 1])
    return ""


def is_straight(out: str) -> bool:
    """Whether all columns of the table of hands begin at the display columns of its line of dashes."""
    table = rows(out)
    starts = [match.start() for match in re.finditer("-+", table[1])]
    return all(columns(line, start)[:1] not in ("", " ") for line in table for start in starts)


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "ascii"])
def test_report_35_wide_and_composed_names_keep_the_columns_straight(encoding: str) -> None:
    hands = ("王伟=10c9d8s", "🃏=5sAdAc", "Zoë=4s3d", "Ann=9s9h")
    result = dealer("showdown", "--pot", "40", *hands, encoding=encoding, env={"COLUMNS": "120"})
    assert result.code == 0
    assert is_straight(result.out)
    takes = {wcswidth(line[: line.index("takes")]) for line in result.out.splitlines() if " takes " in line}
    assert len(takes) == 1


def test_report_35_composed_and_decomposed_are_the_same_player() -> None:
    composed = dealer("showdown", "--pot", "40", "Zoë=10c9d8s", "Ann=5sAdAc")
    decomposed = dealer("showdown", "--pot", "40", f"{ZOE}=10c9d8s", "Ann=5sAdAc")
    assert is_straight(composed.out)
    assert decomposed.out == composed.out.replace("Zoë", ZOE)
    twice = dealer("showdown", "--pot", "40", "Zoë=10c9d8s", f"{ZOE}=5sAdAc")
    assert twice.code == 1
    assert twice.err == f"'{ZOE}' is the same name as 'Zoë': give the second player another one.\n"


@settings(max_examples=60)
@given(
    names.filter(lambda name: wcswidth(name) > 0 and not name.isspace()), st.sampled_from(["utf-8", "cp1252", "ascii"])
)
def test_reports_34_35_any_name_is_printed_as_typed_in_straight_columns(name: str, encoding: str) -> None:
    result = dealer(
        "showdown",
        "--pot",
        "40",
        "--",
        f"{write_name(name)}=10c9d8s",
        "Bob2=5sAdAc",
        encoding=encoding,
        env={"COLUMNS": "400"},
    )
    assert result.code == 0
    assert is_straight(result.out)
    if encoding == "utf-8":
        assert name in result.out


# Output and input


@pytest.mark.parametrize(
    ("encoding", "half", "spade"), [("utf-8", "6½", "2♠"), ("cp1252", "6½", "2s"), ("ascii", "6 1/2", "2s")]
)
def test_report_37_a_half_and_a_spade_survive_any_encoding(encoding: str, half: str, spade: str) -> None:
    result = dealer("showdown", "--pot", "40", "Ann=2sQh4d", "Bob=10c9d8s", encoding=encoding)
    assert (result.code, result.err) == (0, "")
    assert half in result.out
    assert spade in result.out


@settings(max_examples=40)
@given(names, st.sampled_from(["ascii", "cp1252", "latin-1", "cp437", "koi8-r", "shift_jis", "utf-16-le", "utf-8"]))
def test_report_37_every_name_survives_every_encoding(name: str, encoding: str) -> None:
    for form in ([], ["--json"]):
        result = dealer(
            "showdown", "--pot", "40", *form, "--", f"{write_name(name)}=2sQh4d", "Bob2=10c9d8s", encoding=encoding
        )
        assert (result.code, result.err) == (0, "")
    wrong = dealer("showdown", "--pot", "40", "--", f"{write_name(name)}=2sQh4dz", encoding=encoding)
    assert wrong.code == 2
    assert "2sQh4dz" in wrong.err


# Seven Twenty-Seven


def test_report_41_10_10_6_A_is_27_and_A_K_is_11_and_a_half_for_7() -> None:
    assert counted("10106A")[1] == "27"
    assert counted("AK")[0] == "11.5"
    assert counted("AK", "--set", "points.low.A=1")[0] == "1.5"
    assert counted("AK", "-r", "gamerules")[0] == "1.5"
    assert counted("AAAA3") == ("7", "27")


def test_report_42_twelve_pictures_and_an_ace_are_exactly_7() -> None:
    cards = "JsJhJdJcQsQhQdQcKsKhKdKcAs"
    result = dealer("showdown", "--pot", "40", f"Ann={cards}", "Bob=10c9d8s")
    assert result.code == 0
    assert "Ann is exactly 7." in result.out
    assert counted(cards)[0] == "7"


def test_report_42_there_is_no_limit_on_a_hand_but_the_deck() -> None:
    whole = write_cards(DECK)
    assert dealer("showdown", "--pot", "40", f"Ann={whole}").code == 0
    again = dealer("showdown", "--pot", "40", f"Ann={whole}2c")
    assert (again.code, again.err) == (2, "Ann's hand: That is more than a deck of 52 cards: look at the hand again.\n")


def test_report_43_K_Q_7_with_pictures_a_half_or_ten_is_27_and_with_a_half_only_8() -> None:
    assert counted("KQ7", "-r", "pictures") == ("8", "27")
    assert counted("KQ7") == ("8", "8")


def test_a_name_without_its_equals_sign_is_told_what_to_type() -> None:
    told = dealer("showdown", "--pot", "40", "Ann", "7p", "Bob", "5sAdAc")
    assert (told.code, told.err) == (2, "'Ann' is no hand. For somebody of that name type Ann=7p, without a blank.\n")
    assert 'type "Ann Lee"=7p/low,' in dealer("showdown", "--pot", "40", "Ann Lee", "7p/low").err
    assert "'Zz'" not in dealer("showdown", "--pot", "40", "5sAdZz", "7p").err
    assert dealer("showdown", "--pot", "40", "AA", "KK", "x").code == 0
