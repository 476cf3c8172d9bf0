"""The command line, "Cards, names, amounts": amounts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.core.errors.money import AmountFault, AmountUnclear, AmountUnreadable, NotInChips
from dealer_assist.core.money import fixed, in_chips, parse_amount, parse_chips, plain

from .strategies import cents


@pytest.mark.parametrize(
    ("typed", "amount"),
    [
        ("12", 1200), ("12.50", 1250), ("12,50", 1250), ("12.5", 1250), (".5", 50), (",05", 5), ("0", 0), ("0.00", 0),
        ("$12", 1200), ("12€", 1200), ("€ 12", 1200), ("12.50 €", 1250), ("12\u00a0₽", 1200), ("£0.25", 25),
        (" 12 ", 1200), ("007", 700), ("1250", 125000), ("999999999999", 99999999999900),
    ],
)  # fmt: skip
def test_an_amount(typed: str, amount: int) -> None:
    assert parse_amount(typed) == amount


@pytest.mark.parametrize(
    ("typed", "amount"),
    [("-5", -500), ("−5", -500), ("+5", 500), ("-$5", -500), ("-0", 0), ("5", 500), ("-0,05", -5)],
)
def test_a_signed_amount(typed: str, amount: int) -> None:
    assert parse_amount(typed, signed=True) == amount


@pytest.mark.parametrize(
    ("typed", "readings"),
    [
        ("1,250", ("1250", "1.25")), ("1.250", ("1250", "1.25")), ("1.000", ("1000", "1")),
        ("1,420", ("1420", "1.42")),
        ("$12,345", ("12345", "12.345")), ("999.100", ("999100", "999.1")),
    ],
)  # fmt: skip
def test_what_may_be_thousands_is_refused_with_both_readings(typed: str, readings: tuple[str, str]) -> None:
    with pytest.raises(AmountUnclear) as found:
        parse_amount(typed)
    assert found.value.readings == readings


def test_both_readings_keep_their_sign() -> None:
    with pytest.raises(AmountUnclear) as found:
        parse_amount("-1,250", signed=True)
    assert found.value.readings == ("-1250", "-1.25")
    with pytest.raises(AmountUnclear) as found:
        parse_amount("+1,250", signed=True)
    assert found.value.readings == ("1250", "1.25")


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", AmountFault.EMPTY), ("  ", AmountFault.EMPTY), ("-5", AmountFault.SIGN), ("+5", AmountFault.SIGN),
        ("−5", AmountFault.SIGN), ("nan", AmountFault.NOT_A_NUMBER), ("inf", AmountFault.NOT_A_NUMBER),
        ("1e3", AmountFault.NOT_A_NUMBER), ("1_000", AmountFault.NOT_A_NUMBER), ("0x10", AmountFault.NOT_A_NUMBER),
        ("12.", AmountFault.NOT_A_NUMBER), (".", AmountFault.NOT_A_NUMBER), ("$", AmountFault.NOT_A_NUMBER),
        ("$$5", AmountFault.NOT_A_NUMBER), ("5$$", AmountFault.NOT_A_NUMBER), ("$5$", AmountFault.NOT_A_NUMBER),
        ("5 EUR", AmountFault.NOT_A_NUMBER), ("1\x002", AmountFault.NOT_A_NUMBER), ("½", AmountFault.NOT_A_NUMBER),
        ("１２", AmountFault.OTHER_DIGITS), ("٣", AmountFault.OTHER_DIGITS), ("1²", AmountFault.OTHER_DIGITS),
        ("1 000", AmountFault.SEPARATORS), ("1.234,56", AmountFault.SEPARATORS),
        ("1,000,000", AmountFault.SEPARATORS),
        ("1'000", AmountFault.SEPARATORS), ("1\u202f000", AmountFault.SEPARATORS), ("1.2.3", AmountFault.SEPARATORS),
        ("12.345 6", AmountFault.SEPARATORS), ("0.250", AmountFault.DECIMALS), ("12.5000", AmountFault.DECIMALS),
        ("1234.567", AmountFault.DECIMALS), ("1000000000000", AmountFault.TOO_LARGE),
        ("9" * 400, AmountFault.TOO_LARGE),
    ],
)  # fmt: skip
def test_what_is_no_amount(typed: str, fault: AmountFault) -> None:
    with pytest.raises(AmountUnreadable) as found:
        parse_amount(typed)
    assert (found.value.text, found.value.fault) == (typed, fault)


@pytest.mark.parametrize("typed", ["--5", "-", "+", "-+5", "- 5", "5-", "$-5"])
def test_what_is_no_signed_amount(typed: str) -> None:
    with pytest.raises(AmountUnreadable):
        parse_amount(typed, signed=True)


def test_an_amount_of_chips_is_a_multiple_of_the_smallest() -> None:
    assert parse_chips("12.50", unit=50) == 1250
    assert parse_chips("-12.50", unit=50, signed=True) == -1250
    assert in_chips(0, unit=7) == 0
    with pytest.raises(NotInChips) as found:
        parse_chips("12.25", unit=50)
    assert (found.value.amount, found.value.unit, found.value.finer) == (1225, 50, 25)


@pytest.mark.parametrize(
    ("amount", "short", "long"),
    [(4000, "40", "40.00"), (1250, "12.50", "12.50"), (-300, "-3", "-3.00"), (-5, "-0.05", "-0.05"), (0, "0", "0.00")],
)
def test_how_an_amount_is_written(amount: int, short: str, long: str) -> None:
    assert (plain(amount), fixed(amount)) == (short, long)
    assert (plain(-0), fixed(-0)) == ("0", "0.00")


@given(cents, st.sampled_from([plain, fixed]), st.booleans())
def test_amounts_come_back_as_they_were_written(amount: int, write: type[str], negative: bool) -> None:
    signed = -amount if negative else amount
    assert parse_amount(write(signed), signed=True) == signed
    assert parse_amount(write(amount).replace(".", ",")) == amount


@given(st.text(alphabet="0123456789.,+-−$€ '_eE", max_size=12) | st.text(max_size=12), st.booleans())
def test_what_is_read_as_an_amount_has_the_value_of_its_digits(text: str, signed: bool) -> None:
    """Nothing is ever read as a hundred or a thousand times too much."""
    try:
        amount = parse_amount(text, signed=signed)
    except (AmountUnreadable, AmountUnclear):
        return
    body = text.strip().strip("+-−$€ ").replace(",", ".")
    whole, _point, part = "".join(char for char in body if char in "0123456789.").partition(".")
    assert abs(amount) == int((whole or "0") + part.ljust(2, "0"))
    assert len(part) <= 2
