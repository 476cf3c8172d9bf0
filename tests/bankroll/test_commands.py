"""``settle paid debts bankroll players check backup restore`` on a book of nights, as typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_assist.store.book import open_book
from tests.session.at_table import Table
from tests.support import dealer


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder "elsewhere" is one of the test's own."""
    monkeypatch.chdir(tmp_path)


def nights(*results: str, currency: str = "") -> Table:
    """A night a week from 2 January on; each of ``results`` is who took what from the table, of 20 each."""
    table = Table()
    sign = f"--currency {currency} " if currency else ""
    for week, counts in enumerate(results):
        day = 2 + 7 * week
        seats = " ".join(f"{count.split('=')[0]}=20" for count in counts.split())
        table.now = f"2026-01-{day:02d}T20:00:00+01:00"
        table.all([f"session start --ante 1 --limit 1-5 {sign}{seats}"])
        table.now = f"2026-01-{day:02d}T23:40:00+01:00"
        table.all([f"session close {counts}"])
    return table


ONE = "Ann=55 Bob=0 Cy=5"
CHAIN = ("Ann=0 Bob=40", "Bob=0 Cy=40")


def test_the_plan_of_the_last_night() -> None:
    table = nights(ONE)
    assert table("settle").out == (
        "2 payments settle it; fewer are not possible.\n"
        "\n"
        "From    To      Amount\n"
        "------  ----  --------\n"
        "Bob     Ann      20.00\n"
        "Cy      Ann      15.00\n"
    )
    table.all(["paid Bob Ann 20"])
    assert table("settle --json").json == {
        "transfers": [{"from": "Cy", "to": "Ann", "amount": "15.00"}],
        "minimal": True,
        "proven_at_least": 1,
    }
    table.all(["paid Cy Ann 15"])
    assert table("settle").out == "Everything is paid.\n"
    assert table("settle --json").json["transfers"] == []


def test_another_way_to_settle_is_kept() -> None:
    table = nights(ONE, currency="€")
    assert table("settle --banker c").out.startswith("2 payments through Cy (the fewest without: 2).\n")
    assert table("debts --json").json["debts"] == [
        {"from": "Bob", "to": "Cy", "amount": "20.00", "session": "2026-01-02", "currency": "€"},
        {"from": "Cy", "to": "Ann", "amount": "35.00", "session": "2026-01-02", "currency": "€"},
    ]
    rounded = table("settle --to 20 --session 2026-01-02").out.replace("\u00a0", " ")
    assert "Cy         -15.00 €   -20.00 €   -5.00 €\n" in rounded
    assert table("undo").out == "Taken back: Session 2026-01-02 is settled in multiples of 20.00\u00a0€.\n"
    assert table("undo").out == "Taken back: Session 2026-01-02 is settled through Cy.\n"
    table.all(["paid Bob Ann 5"])
    told = table("settle --banker Cy")
    assert (told.code, told.err) == (
        1,
        "Some of the plan of session 2026-01-02 is paid already, so it stays. "
        "(`dealer undo` takes the payment back; `dealer debts` shows what is left.)\n",
    )
    assert table("check").code == 0


def test_a_text_for_the_group() -> None:
    table = nights(ONE, currency="€")
    assert table("settle --chat").out.replace("\u00a0", " ") == (
        "Seven Twenty-Seven, 2026-01-02\n"
        "Ann +35.00 €\n"
        "Cy -15.00 €\n"
        "Bob -20.00 €\n"
        "\n"
        "Bob pays Ann 20.00 €\n"
        "Cy pays Ann 15.00 €\n"
    )


def test_older_debts_are_mentioned() -> None:
    table = nights(*CHAIN)
    assert table("settle").out.endswith("\nThere are debts from other nights, too: `dealer debts` nets them all.\n")


def test_a_night_that_is_not_there() -> None:
    told = nights(ONE)("settle --session x")
    assert (told.code, told.err) == (
        1, "There is no session 'x'; the last is 2026-01-02. `dealer session list` shows them all.\n",
    )  # fmt: skip


def test_paid_in_part_in_full_and_more() -> None:
    table = nights(ONE)
    assert table("paid b a 5").out == "Bob has paid Ann 5.00. Still owed: 15.00.\n"
    told = table("paid Bob Ann 25")
    assert (told.code, told.out) == (1, "")
    assert told.err == (
        "Bob owes Ann 15.00, not 25.00: type 15.00 or less. With --more Ann owes Bob the 10.00 from then on.\n"
    )
    assert table("paid Bob Ann 25 --more").out == "Bob has paid Ann 25.00. Now Ann owes Bob 10.00.\n"
    told = table("paid Bob Ann 1")
    assert told.err == "Bob owes Ann nothing: see `dealer debts`. With --more Ann owes Bob 1.00 from then on.\n"
    assert table("paid Ann Bob 10").out == "Ann has paid Bob 10.00. They are even.\n"
    assert table("paid Cy Ann 5 --json").json == {
        "paid": {"from": "Cy", "to": "Ann", "amount": "5.00"},
        "owed": [{"from": "Cy", "to": "Ann", "amount": "10.00"}],
    }
    assert table("paid Cy Ann 12 --more --json").json["owed"] == [{"from": "Ann", "to": "Cy", "amount": "2.00"}]


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("paid Bob Ann 0", 1, "The amount is 0, so there is nothing to write down: type one over 0.\n"),
        ("paid Bob Bob 5", 1, "Bob stands on both sides: type two different names.\n"),
        ("paid Bob Zed 5", 1, "There is no player 'Zed' here; there are Ann, Bob, Cy.\n"),
        ("paid Bob Ann 5 --currency €", 1, "There are no debts in '€', but in no currency.\n"),
        ("paid Bob Ann", 2, "AMOUNT is missing (dealer paid --help shows how it is called.)\n"),
        ("players alias Ann Ann", 1, "'Ann' means Ann already: there is nothing to join.\n"),
        (
            "players alias Ann Bob",
            1,
            "Ann and Bob both played in session 2026-01-02, so they are two people and stay apart.\n",
        ),
        ("bankroll --since yesterday", 2, None),
        ("restore nowhere.zip", 3, None),
    ],
)
def test_what_is_refused(line: str, code: int, said: str | None) -> None:
    told = nights(ONE)(line)
    assert (told.code, told.out) == (code, "")
    if said is not None:
        assert told.err == said


def test_several_currencies() -> None:
    table = nights(ONE, currency="€")
    table.now = "2026-02-02T20:00:00+01:00"
    table.all(["session start --ante 1 --limit 1-5 --currency $ Ann=20 Bob=20", "session close Ann=25 Bob=15"])
    told = table("paid Bob Ann 5")
    assert (told.code, told.err) == (2, "There are debts in € and $: say which with --currency.\n")
    assert table("paid Bob Ann 5 --currency $").out == "Bob has paid Ann 5.00\u00a0$. They are even.\n"
    assert table("paid Bob Ann 5 --currency £").err == "There are no debts in '£', but in € and $.\n"
    assert dealer("paid", "Bob", "Ann", "5", "--book", "elsewhere").code == 1
    text = table("bankroll").out
    assert text.startswith("Amounts in $\n")
    assert "\n\nAmounts in €\n" in text


def test_no_debts_at_all() -> None:
    table = Table()
    table.all(["session start --ante 1 --limit 1-5 Ann=20 Bob=20", "session void"])
    assert table("debts").out == "Nobody owes anything.\n"
    assert table("paid Ann Bob 5 --currency €").err == "There are no debts at all, so none in '€'.\n"


def test_debts_netted_and_night_by_night() -> None:
    table = nights(*CHAIN)
    assert table("debts").out == "From    To      Amount\n------  ----  --------\nAnn     Cy       20.00\n"
    assert table("debts --json").json == {
        "debts": [{"from": "Ann", "to": "Cy", "amount": "20.00", "session": None, "currency": ""}]
    }
    assert table("debts --per-night").out == (
        "From    To      Amount  Session\n"
        "------  ----  --------  ----------\n"
        "Ann     Bob      20.00  2026-01-02\n"
        "Bob     Cy       20.00  2026-01-09\n"
    )
    table.all(["paid Ann Cy 20"])
    assert table("debts").out == "Nobody owes anything.\n"
    assert table("debts --per-night").out == "Nobody owes anything.\n"


def test_a_late_correction() -> None:
    table = nights(ONE)
    assert table("correct Ann=-5 Cy=+5 counted wrong").out == (
        "Correction of session 2026-01-02: Ann -5.00, Cy +5.00 (counted wrong).\n"
    )
    assert table("debts").out.endswith("Bob     Ann      20.00\nCy      Ann      10.00\n")
    assert table("bankroll --json").json["players"][0]["net"] == "30.00"
    assert table("correct Bob=-1 Cy=+1 --json").json == {
        "session": "2026-01-02", "corrected": {"Bob": "-1.00", "Cy": "1.00"}, "why": "",
    }  # fmt: skip
    assert table("correct Zed=-5 Cy=+5").err == "There is no player 'Zed' here; there are Ann, Bob, Cy.\n"
    assert table("undo").out == "Taken back: Correction of session 2026-01-02: Bob -1.00, Cy +1.00.\n"
    table.all(["session start --again"])
    table.all(["correct Ann=-5 Cy=+5 --session 2026-01-02"])
    assert table("check").code == 0
    told = dealer("correct", "Ann=-5", "Bob=5", "--book", "elsewhere")
    assert (told.code, told.err) == (
        1, "No session is open. To open one: dealer session start Ann=20 Bob=20 …\n",
    )  # fmt: skip


STANDINGS = ("Ann=25 Bob=15", "Ann=10 Bob=30", "Ann=35 Bob=0 Cy=25", "Ann=20 Bob=0 Cy=40")


def test_standings() -> None:
    table = nights(*STANDINGS)
    assert table("bankroll").out == (
        "Player      Nights     Net    Average    Best    Worst  Run     Last ten\n"
        "--------  --------  ------  ---------  ------  -------  ------  ----------\n"
        "Cy               2  +25.00     +12.50  +20.00    +5.00  2 won   ▅█\n"
        "Ann              4  +10.00      +2.50  +15.00   -10.00  even    ▅▃▇▅\n"
        "Bob              4  -35.00      -8.75  +10.00   -20.00  2 lost  ▄▆▁▁\n"
    )
    assert table("bankroll --json --since 2026-01-10").json["players"][0] == {
        "name": "Cy", "nights": 2, "net": "25.00", "average": "12.50", "best": "20.00", "worst": "5.00",
        "last": ["5.00", "20.00"], "run": 2, "currency": "",
    }  # fmt: skip


def test_one_player_night_by_night() -> None:
    table = nights(*STANDINGS)
    assert table("bankroll an").out == (
        "Ann: 4 nights, +10.00\n"
        "\n"
        "Session        Net    Balance\n"
        "----------  ------  ---------  ---------------------\n"
        "2026-01-02   +5.00      +5.00            │█████\n"
        "2026-01-09  -10.00      -5.00       █████│\n"
        "2026-01-16  +15.00     +10.00            │██████████\n"
        "2026-01-23    0.00     +10.00            │██████████\n"
    )
    assert table("bankroll Ann --since 2026-01-16 --json").json == {
        "name": "Ann",
        "nights": [
            {"session": "2026-01-16", "day": "2026-01-16", "net": "15.00", "balance": "15.00", "currency": ""},
            {"session": "2026-01-23", "day": "2026-01-23", "net": "0.00", "balance": "15.00", "currency": ""},
        ],
    }
    assert table("bankroll Ann --until 2025").out == "Ann has not played yet, or not between these days.\n"


def test_a_chart_that_any_output_can_show() -> None:
    nights(*STANDINGS)
    told = dealer("bankroll", "Ann", encoding="ascii")
    assert "|##########\n" in told.out
    assert "_" in dealer("bankroll", encoding="ascii").out


def test_no_nights() -> None:
    assert dealer("bankroll").out == "No night has been closed yet, or none between these days.\n"
    assert dealer("bankroll", "--json").json == {"players": []}
    assert nights("Ann=20 Bob=20")("bankroll Ann").out.startswith("Ann: 1 night, 0.00\n")
    assert Table()("bankroll").out.count("▅") == 2


def test_a_month_and_a_year_are_days_too() -> None:
    table = nights(*STANDINGS)
    assert [one["nights"] for one in table("bankroll --since 2026 --until 2026-01 --json").json["players"]] == [2, 4, 4]
    told = table("bankroll --since 2026-13")
    assert told.code == 2
    assert "'2026-13'" in told.err


def test_people_and_their_spellings() -> None:
    table = nights("Ann=25 Bob=15", "Annie=10 Bob=30")
    assert dealer("players", "--book", "elsewhere").out == "There is nobody in the book yet.\n"
    assert table("players alias Ann Annie").out == (
        "Annie is Ann from now on; what was recorded under Annie counts as Ann's.\n"
    )
    assert table("players").out == (
        "Player    Also      Nights  Last\n"
        "--------  ------  --------  ----------\n"
        "Ann       Annie          2  2026-01-09\n"
        "Bob                      2  2026-01-09\n"
    )
    assert table("players alias Bob Bobby").out == "Bobby is Bob from now on.\n"
    assert table("players --json").json["players"][1] == {
        "name": "Bob", "aliases": ["Bobby"], "nights": 2, "last": "2026-01-09",
    }  # fmt: skip
    assert table("players alias Bob Robert --json").json == {"name": "Bob", "other": "Robert"}
    assert table("bankroll annie").out.startswith("Ann: 2 nights, -5.00\n")
    assert table("undo").out == "Taken back: Robert is another spelling of Bob.\n"
    table.all(["undo", "undo"])
    assert table("players --json").json["players"][0]["aliases"] == []
    assert table("check").code == 0


def test_somebody_at_the_table_is_not_renamed() -> None:
    table = nights("Ann=25 Bob=15", "Annie=10 Bob=30")
    table.all(["session start --again"])
    told = table("players alias Ann Annie")
    assert (told.code, told.err) == (
        1, "Annie is in the open session under that name: close it first, then join the two names.\n",
    )  # fmt: skip


def test_check_finds_what_was_changed(own_book: Path) -> None:
    table = nights(ONE)
    assert table("check").out == "Everything adds up: 1 session, 0 hands.\n"
    assert table("check --json").json == {"problems": []}
    file = own_book / "sessions" / "2026-01-02.json"
    file.write_text(file.read_text("utf-8").replace('"Ann": 5500', '"Ann": 5600'), "utf-8")
    told = table("check")
    assert told.code == 1
    assert told.out == (
        "sessions/2026-01-02.json, events, record 2: it was changed after it had been written.\n"
        "session 2026-01-02, record 2: the record does not fit: Counted are 61, in play 60: "
        "cash-outs exceed buy-ins by 1.00.\n"
    )
    assert told.err == "2 problems.\n"
    assert table("check --json").json["problems"][1] == {"where": "sessions/2026-01-02/record/2", "what": "record"}


def test_check_goes_on_past_a_file_that_cannot_be_read(own_book: Path) -> None:
    table = nights(ONE)
    file = own_book / "sessions" / "2026-01-02.json"
    file.write_text("", "utf-8")
    told = table("check --json")
    assert told.code == 1
    assert told.json["problems"][0] == {"where": "sessions/2026-01-02.json", "what": "unreadable"}


@pytest.mark.parametrize(
    ("table_name", "document", "where"),
    [
        ("session", {"event": "nonsense"}, "sessions/2026-01-02/record/3"),
        ("payments", {"event": "paid", "at": "x", "seq": 5}, "book/record/1"),
    ],
)
def test_check_tells_of_a_record_that_is_none(
    own_book: Path, table_name: str, document: dict[str, object], where: str
) -> None:
    table = nights(ONE)
    with open_book(own_book).unit("a test") as work:
        records = work.session("2026-01-02") if table_name == "session" else work.payments
        records.append(document)
    told = table("check --json")
    assert told.code == 1
    assert {"where": where, "what": "unreadable"} in told.json["problems"]
    assert "cannot be read" in table("check").out


def test_check_tells_of_debts_that_do_not_add_up(own_book: Path) -> None:
    table = nights(ONE)
    with open_book(own_book).unit("a test") as work:
        plan = work.debts.last()
        assert plan is not None
        work.debts.append(plan | {"seq": 2, "owed": [["Bob", "Ann", 2100]], "plan": [["Bob", "Ann", 2100]]})
        first = work.sessions.last()
        assert first is not None
        work.payments.append(
            {
                "event": "paid",
                "at": table.now,
                "seq": 3,
                "payer": "Zed",
                "to": "Ann",
                "amount": 5,
                "currency": "",
                "owed": [],
            }
        )
    told = table("check")
    assert "session 2026-01-02: the plan gives Ann 21.00, due are 35.00.\n" in told.out
    assert "the book, entry 3: Zed is to get 0.00 by what is owed, and 0.05 by plans and payments.\n" in told.out
    assert "the book: Zed is not among the players of the book.\n" in told.out


def test_an_open_table_that_cannot_be_understood(own_book: Path) -> None:
    table = nights(ONE)
    table.all(["session start --again"])
    file = own_book / "open.json"
    file.write_text(file.read_text("utf-8").replace('"biggest"', '"biggets"'), "utf-8")
    before = file.read_bytes()
    for line in ("status", "buyin Ann 5"):
        told = table(line)
        assert (told.code, told.out) == (3, "")
        assert "open.json" in told.err
        assert "dealer restore" in told.err
    assert file.read_bytes() == before


def test_the_book_in_one_file_and_back(tmp_path: Path) -> None:
    table = nights(ONE)
    file = tmp_path / "book.zip"
    told = table("backup", str(file))
    assert told.out == f"The book is in {file} (4 files). `dealer restore {file}` brings it back.\n"
    table.all(["paid Bob Ann 5"])
    told = table("restore", str(file))
    assert told.out.startswith(f"The book is as it was in {file}. What was there before is kept in ")
    assert table("debts --json").json["debts"][0]["amount"] == "20.00"
    assert table("check").code == 0
    assert table("backup", str(file)).out == (
        f"The book is in {file} (4 files), in place of the backup that was there. `dealer restore {file}` brings it "
        "back.\n"
    )
    assert table("backup --json", str(file)).json == {"file": str(file), "files": 4, "replaced": True}
    elsewhere = str(tmp_path / "new")
    assert table("restore --book", elsewhere, str(file)).out == f"The book is as it was in {file}.\n"
    assert table("restore --json --book", elsewhere, str(file)).json["files"] == 4
