"""``dealer settle NAME=AMOUNT …`` (The command line, the book): the fewest payments without a book."""

from pathlib import Path

import pytest

from tests.support import dealer

NO_NOTE = "Amounts cannot be rounded to 0: type the smallest note or coin, like --to 5.\n"


def transfers(*args: str) -> list[tuple[str, str, str]]:
    return [(one["from"], one["to"], one["amount"]) for one in dealer("settle", "--json", *args).json["transfers"]]


def test_settle_without_a_book() -> None:
    told = dealer("settle", "Ann=+35", "Bob=-20", "Cat=-15")
    assert (told.code, told.err) == (0, "")
    assert told.out == (
        "2 payments settle it; fewer are not possible.\n"
        "\n"
        "From    To      Amount\n"
        "------  ----  --------\n"
        "Bob     Ann      20.00\n"
        "Cat     Ann      15.00\n"
    )


def test_settle_stores_nothing(own_book: Path) -> None:
    dealer("settle", "Ann=+35", "Bob=-20", "Cat=-15")
    assert not own_book.exists()


def test_the_document_has_its_fixed_keys() -> None:
    assert dealer("settle", "--json", "Ann=35", "Bob=-20", "Cat=-15").json == {
        "transfers": [
            {"from": "Bob", "to": "Ann", "amount": "20.00"},
            {"from": "Cat", "to": "Ann", "amount": "15.00"},
        ],
        "minimal": True,
        "proven_at_least": 2,
    }


def test_report_12_unbalanced_is_refused_with_the_difference() -> None:
    told = dealer("settle", "Ann=-10", "Bob=25")
    assert (told.code, told.out) == (1, "")
    assert told.err == "More was won than lost, by 15.00, and the amounts must sum to zero: look them over again.\n"
    told = dealer("settle", "Ann=-10", "Bob=9")
    assert (told.code, told.err) == (
        1, "More was lost than won, by 1.00, and the amounts must sum to zero: look them over again.\n",
    )  # fmt: skip


@pytest.mark.parametrize("args", [(), ("Ann=0", "Bob=-0.00")])
def test_report_13_and_5_nothing_to_settle(args: tuple[str, ...]) -> None:
    told = dealer("settle", *args)
    assert (told.code, told.out, told.err) == (0, "There is nothing to settle.\n", "")
    assert dealer("settle", "--json", *args).json["transfers"] == []


@pytest.mark.parametrize(
    ("args", "count"),
    [
        (("A=+4", "B=+3", "C=-2", "D=-2", "E=-3"), 3),
        (("A=50", "B=40", "C=30", "D=-50", "E=-40", "F=-30"), 3),
        (("A=9", "B=6", "C=-4", "D=-5", "E=-3", "F=-3"), 4),
    ],
)
def test_report_11_greedy_takes_more(args: tuple[str, ...], count: int) -> None:
    assert len(transfers(*args)) == count


def test_report_7_every_transfer_is_more_than_nothing_from_a_loser_to_another() -> None:
    balances = {"Ann": 30, "Bob": -12, "Cy": 0, "Dee": -25, "Eve": 7}
    for payer, to, amount in transfers(*(f"{name}={net:+d}" for name, net in balances.items())):
        assert float(amount) > 0
        assert balances[payer] < 0 < balances[to]


def test_report_36_a_negative_amount_is_typed_as_it_is_spoken() -> None:
    for typed in ("Ann -5 Bob +5", "Ann=-5 Bob=5", "Ann −5 Bob 5", "Ann -5,00 Bob 5", "Ann -5€ Bob 5"):
        assert transfers(*typed.split()) == [("Ann", "Bob", "5.00")]


def test_the_same_amounts_in_another_order_give_the_same_plan() -> None:
    typed = ["Ann=+35", "Bob=-20", "Cat=-15", "Dee=+5", "Eve=-5"]
    assert transfers(*typed) == transfers(*reversed(typed))


def test_through_a_banker_by_the_beginning_of_the_name() -> None:
    told = dealer("settle", "Ann=+35", "Bob=-20", "Cat=-15", "--banker", "c")
    assert told.out == (
        "2 payments through Cat (the fewest without: 2).\n"
        "\n"
        "From    To      Amount\n"
        "------  ----  --------\n"
        "Bob     Cat      20.00\n"
        "Cat     Ann      35.00\n"
    )


def test_rounded_to_notes_and_shown() -> None:
    told = dealer("settle", "Ann=+32.50", "Bob=-19.50", "Cat=-13", "--to", "5")
    assert told.out == (
        "2 payments settle it; fewer are not possible.\n"
        "\n"
        "From    To      Amount\n"
        "------  ----  --------\n"
        "Bob     Ann      20.00\n"
        "Cat     Ann      15.00\n"
        "\n"
        "Rounded      Exact    Settled    Change\n"
        "---------  -------  ---------  --------\n"
        "Ann         +32.50     +35.00     +2.50\n"
        "Bob         -19.50     -20.00     -0.50\n"
        "Cat         -13.00     -15.00     -2.00\n"
    )
    told = dealer("settle", "Ann=+35", "Bob=-35", "--to", "100")
    assert told.out.startswith("So rounded, nobody pays anybody anything.\n\nRounded")
    assert told.out.split("\n")[-2].split() == ["Bob", "-35.00", "0.00", "+35.00"]
    assert dealer("settle", "Ann=+35", "Bob=-35", "--to", "5").out.endswith("Everybody's amount is round as it is.\n")
    document = dealer("settle", "Ann=+32.50", "Bob=-32.50", "--to", "5", "--json").json
    assert document["rounded"][0] == {"name": "Ann", "exact": "32.50", "amount": "30.00"}


def test_a_text_for_the_group() -> None:
    assert dealer("settle", "Bob=-20", "Ann=+35", "Cat=-15", "--chat").out == (
        "Ann +35.00\nCat -15.00\nBob -20.00\n\nBob pays Ann 20.00\nCat pays Ann 15.00\n"
    )


def test_above_the_exact_it_says_how_far_off_it_can_be() -> None:
    names = [f"P{number}={(number * number * 7919) % 9973 - 4986}" for number in range(60)]
    total = sum(int(name.split("=")[1]) for name in names)
    told = dealer("settle", *names, f"Last={-total}")
    document = dealer("settle", *names, f"Last={-total}", "--json").json
    assert len(document["transfers"]) >= document["proven_at_least"]
    more = len(document["transfers"]) - document["proven_at_least"]
    assert document["minimal"] is (more == 0)
    assert more > 0
    assert f"at most {more} more than the fewest" in told.out.split("\n")[0]


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (("Ann=5", "ann=-5"), 1, "'ann' is the same name as 'Ann': give the second player another one.\n"),
        (("Ann=5", "Ann=-5"), 1, "'Ann' is the same name as 'Ann': give the second player another one.\n"),
        (("Ann=x", "Bob=-5"), 2, "'x' is no amount: type one like 12, 12.50 or 12,50.\n"),
        (("Ann=1,250", "Bob=-5"), 2, "'1,250' may mean 1250 or 1.25: type one of these.\n"),
        (("Ann=5", "Bob=-5", "--to", "0"), 1, NO_NOTE),
        (("Ann=5", "Bob=-5", "--banker", "Zed"), 1, "There is no player 'Zed' here; there are Ann, Bob.\n"),
        (
            ("Ann=5", "Bob"), 2,
            "'Bob' is no NAME=AMOUNT: type what each has won or lost, like Ann=+35 Bob=-20 Cat=-15 "
            "(dealer settle --help shows how it is called.)\n",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_settled_is_said_in_one_line(args: tuple[str, ...], code: int, said: str) -> None:
    told = dealer("settle", *args)
    assert (told.code, told.out, told.err) == (code, "", said)


def test_names_are_shown_as_typed() -> None:
    """Points 34 and 35 of the reports: names that look like numbers, and wide ones."""
    told = dealer("settle", "1e5=+12.50", "007=-5", "Nan=-7.50", "王伟=0")
    assert "007     1e5       5.00" in told.out
    assert "Nan     1e5       7.50" in told.out
    assert "王伟    Ann       5.00" in dealer("settle", "王伟=-5", "Ann=5").out
