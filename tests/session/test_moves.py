"""``buyin cashout away back expense loan correct count status`` as typed: what they say, and what they refuse."""

import pytest

from tests.session.at_table import Table, three
from tests.support import dealer


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["buyin Ann 20"], "Ann buys 20. 80 in play.\n"),
        (["buyin a 20"], "Ann buys 20. 80 in play.\n"),
        (["buyin Dee 30"], "Dee sits down left of Cy with 30. 90 in play.\n"),
        (["buyin Dee 30 --after an"], "Dee sits down left of Ann with 30. 90 in play.\n"),
        (["buyin A 30 --new"], "A sits down left of Cy with 30. 90 in play.\n"),
        (["away Ann", "buyin Ann 5"], "Ann, who is away, buys 5. 65 in play.\n"),
        (["cashout Ann 20", "buyin Ann 5"], "Ann is back at the table with 5. 45 in play.\n"),
        (
            ["buyin Ann 20 --cash --till b"],
            "Ann buys 20. 80 in play.\n20.00 go into the till of Bob.\n",
        ),
        (["cashout Bob 12"], "Bob leaves with 12. 48 in play.\n"),
        (["cashout Bob 0 --cash"], "Bob leaves with 0. 60 in play.\n"),
        (["cashout Bob 12 --stays"], "Bob takes 12 off the table and stays. 48 in play.\n"),
        (
            ["cashout Bob 12 --till Ann"],
            "Bob leaves with 12. 48 in play.\n"
            "12.00 come out of the till of Ann.\n"
            "That is 12.00 more than was in it: Ann laid it out.\n",
        ),
        (
            ["buyin Ann 20 --till Bob", "cashout Ann 5 --cash --stays"],
            "Ann takes 5 off the table and stays. 75 in play.\n5.00 come out of the till of Bob.\n",
        ),
        (["away Cy"], "Cy is away and is not dealt in; the chips stay. (Ann deals next.)\n"),
        (["away Ann", "back Ann"], "Ann is back and is dealt in. (Cy deals next.)\n"),
        (["away Ann", "back Ann --after Bob"], "Ann is back and is dealt in. (Cy deals next.)\n"),
        (
            ["expense Ann 10 pizza and beer"],
            "Ann paid 10.00 for pizza and beer.\nIt is borne by Ann 3.34, Bob 3.33, Cy 3.33.\n",
        ),
        (
            ["expense Ann 10 --for Bob,c"],
            "Ann paid 10.00 for the table.\nIt is borne by Bob 5.00, Cy 5.00.\n",
        ),
        (["loan Cy Bob 10"], "Cy lends Bob 10.00.\n"),
        (["loan Cy Bob 10 --chips"], "Cy hands Bob 10 in chips; Bob owes Cy 10.00 more.\n"),
        (
            ["correct Ann=-5 Bob=+5 hand 12 misread"],
            "Corrected, hand 12 misread: Ann -5, Bob +5.\nMove the chips, too.\n",
        ),
        (
            ["correct Ann -5 Bob 5"],
            "Corrected: Ann -5, Bob +5.\nMove the chips, too.\n",
        ),
        (["cashout Ann 20", "cashout Bob 20", "correct Ann -5 Bob +5"], "Corrected: Ann -5, Bob +5.\n"),
        (["count Ann=15 Bob=25"], "Counted: Ann 15, Bob 25.\n"),
        (["count Ann 15 Bob 25 Cy 18"], "Counted: Ann 15, Bob 25, Cy 18.\n2 in play are in no stack.\n"),
        (
            ["count Ann=15 Bob=25 Cy=22"],
            "Counted: Ann 15, Bob 25, Cy 22.\nThe stacks have 2 more than is in play.\n",
        ),
    ],
)  # fmt: skip
def test_what_is_said(lines: list[str], said: str) -> None:
    if lines == ["correct Ann -5 Bob 5"]:
        lines = ["correct Ann -5 Bob +5"]
    table = three()
    table.all(lines[:-1])
    told = table(lines[-1])
    assert (told.code, told.out, told.err) == (0, said, "")


MISSING = " (dealer {command} --help shows how it is called.)\n"


@pytest.mark.parametrize(
    ("lines", "code", "said"),
    [
        (["buyin Ann 0"], 1, "The amount is 0, so there is nothing to write down: type one over 0.\n"),
        (["buyin Ann 1.50"], 1, "1.50 cannot be laid in this session's chips: type a multiple of 1.\n"),
        (["correct Ann=-0.5 Bob=+0.5"], 1, "-0.50 cannot be laid in this session's chips: type a multiple of 1.\n"),
        (["buyin Ann 1,250"], 2, "'1,250' may mean 1250 or 1.25: type one of these.\n"),
        (["buyin Ann"], 2, "CHIPS is missing" + MISSING.format(command="buyin")),
        (["buyin"], 2, "NAME is missing" + MISSING.format(command="buyin")),
        (["buyin Ann 5 --after Bob"], 1, "Ann sits at the table already, and is not away.\n"),
        (["cashout Ann 20", "buyin Dee 5 --after Ann"], 1,
         "Ann has no seat at the table: to sit down, type dealer buyin Ann CHIPS\n"),
        (["buyin Ann 20 --cash"], 1, "Nobody holds the till yet: add --till NAME, or leave --cash out.\n"),
        (["cashout Ann 61"], 1,
         "Ann cannot cash out 61: cash-outs exceed buy-ins by 1.00, only 60 are in play. "
         "Was a buy-in not written down (dealer buyin), or a cash-out written twice (dealer undo)?\n"),
        (["cashout Zed 5"], 1, "There is no player 'Zed' here; there are Ann, Bob, Cy.\n"),
        (["away Ann", "away Ann"], 1, "Ann is away already; dealer back Ann ends that.\n"),
        (["back Ann"], 1, "Ann sits at the table already, and is not away.\n"),
        (["loan Ann ann 5"], 1, "Ann stands on both sides: type two different names.\n"),
        (["loan Ann Zed 5"], 1, "There is no player 'Zed' here; there are Ann, Bob, Cy.\n"),
        (["expense Ann 10 --for Bob,Bob"], 1, "Bob is named twice: type every name once.\n"),
        (["expense Ann 10 --for ,"], 2, "--for names who bears it: --for Bob,Cy" + MISSING.format(command="expense")),
        (["correct Ann=-5 Bob=+4"], 1,
         "A correction sums to zero, and this one to -1: what one gets another gives.\n"),
        (["correct Ann=-5 Ann=+5"], 1, "Ann is named twice: type every name once.\n"),
        (["correct because"], 2,
         'Type who gets and who gives: dealer correct Ann=-5 Bob=+5 "hand 12 misread"'
         + MISSING.format(command="correct")),
        (["count Ann"], 2, "Type names with their chips: dealer count Ann=35 Bob=12" + MISSING.format(command="count")),
        (["session close", "buyin Ann 5"], 1, None),
    ],
)  # fmt: skip
def test_what_is_refused_stores_nothing(lines: list[str], code: int, said: str | None) -> None:
    table = three()
    for line in lines[:-1]:
        table(line)
    before = table("session show --json").out
    told = table(lines[-1])
    if said is None:
        return
    assert (told.code, told.out, told.err) == (code, "", said)
    assert table("session show --json").out == before


@pytest.mark.parametrize("command", ["buyin Ann 5", "cashout Ann 5", "away Ann", "session close", "session void"])
def test_without_a_session(command: str) -> None:
    told = Table()(command)
    assert (told.code, told.err) == (1, "No session is open. To open one: dealer session start Ann=20 Bob=20 …\n")
    table = three()
    table.all(["session close Ann=20 Bob=20 Cy=20"])
    told = table(command)
    assert told.err == "No session is open. To open one as last time: dealer session start --again\n"


def test_the_table_now() -> None:
    table = three()
    table.all(
        ["buyin Ann 20 --till Bob", "buyin Dee 15", "cashout Cy 25 --cash", "away Dee", "expense Ann 9 --for Bob"]
    )
    told = table("status")
    assert told.out == (
        "Session 2026-01-02: pagat, ante 1, bets 1 to 5.\n"
        "70 in play. Ann deals hand 1.\n"
        "\n"
        "Player      In    Out\n"
        "--------  ----  -----  --------\n"
        "Ann         40      0  deals\n"
        "Bob         20      0\n"
        "Cy          20     25  has left\n"
        "Dee         15      0  away\n"
        "\n"
        "Bob has laid out 5.00 for the till.\n"
        "Expenses and loans: Ann +9.00, Bob -9.00.\n"
    )


def test_who_holds_the_till_may_sit_down_later() -> None:
    table = Table()
    table.all(["session start --ante 1 --limit 1-5 --till Eve --cash Ann=20 Bob=20"])
    assert table("buyin Eve 5").out == "Eve sits down left of Bob with 5. 45 in play.\n"
    assert table("buyin Ann 5 --till Zed").err == "There is no player 'Zed' here; there are Ann, Bob, Eve.\n"


def _player(name: str, bought_in: str, cashed_out: str, stack: str, net: str, **place: bool) -> dict[str, object]:
    where = {"seated": True, "away": False} | place
    return {"name": name, "bought_in": bought_in, "cashed_out": cashed_out, "stack": stack, "net": net, **where}


def test_the_table_as_a_document() -> None:
    table = three()
    table.all(["cashout Cy 25", "away Bob"])
    document = table("status --json").json
    assert document == {
        "session": "2026-01-02",
        "rules": "pagat",
        "players": [
            _player("Ann", "20", "0", "20", "0"),
            _player("Bob", "20", "0", "20", "0", away=True),
            _player("Cy", "20", "25", "0", "5", seated=False),
        ],
        "in_play": "35",
        "carried": "0",
        "hand": None,
        "hands": 0,
        "dealer": "Ann",
        "unknown_since": None,
    }  # fmt: skip
    assert table("buyin Ann 5 --json").json["in_play"] == "40"


def test_nothing_is_open() -> None:
    told = dealer("status")
    assert (told.code, told.out) == (0, "No session is open. To open one: dealer session start Ann=20 Bob=20 …\n")
    assert dealer("status", "--json").json == {
        "session": None, "rules": None, "players": [], "in_play": "0", "carried": "0", "hand": None,
    }  # fmt: skip


def test_report_30_and_34_names_as_typed_under_any_encoding() -> None:
    table = Table()
    table.all(["session start --ante 1 --limit 1-5 王伟=20 1e5=20 007=12 Nan=20"])
    told = dealer("status", encoding="cp1252")
    assert told.code == 0
    assert "\\u738b\\u4f1f" in told.out
    plain = dealer("status").out
    for name in ("王伟", "1e5", "007", "Nan"):
        assert f"\n{name} " in plain


def test_names_with_blanks_and_marks() -> None:
    table = Table()
    told = dealer("session", "start", "--ante", "1", "--limit", "1-5", "Ann Lee=20", '"A=B"=20', "O'Neil=20", "=1+1=5")
    assert told.code == 2 or told.code == 1
    told = dealer("session", "start", "--ante", "1", "--limit", "1-5", "Ann Lee=20", '"A=B"=20', "O'Neil=20")
    assert told.code == 0, told.err
    assert table("buyin", "ann", "5").out == "Ann Lee buys 5. 65 in play.\n"
    assert dealer("expense", "O'Neil", "9", "pizza", "--for", '"Ann Lee","A=B"').code == 0


def test_a_newcomer_may_be_somebody_of_the_book_by_any_of_his_names() -> None:
    table = three()
    table.all(["session close Ann=20 Bob=20 Cy=20", "players alias Cy Cyril", "session start --again --without Cy"])
    assert table("buyin cyril 10").out == "Cy sits down left of Bob with 10. 50 in play.\n"
    assert table("buyin CYRIL 10").out == "Cy buys 10. 60 in play.\n"
    assert table("cashout Cyril 5").out == "Cy leaves with 5. 55 in play.\n"
