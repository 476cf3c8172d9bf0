"""Where other programs went wrong, at the live table and in the book (the numbers are those of the reports)."""

from __future__ import annotations

from tests.table.typing import refused, start, taken


def test_report_14_chips_in_play_are_buy_ins_less_cash_outs_after_every_hand() -> None:
    table = start()
    for number, line in enumerate(("+---", "void", "44 Ann=5AA Bob=T98", "count Ann=20 Bob=20 Cy=20 Dee=20", "12 Cy")):
        taken(line)
        table.all([f"buyin Eve {number + 1}"] if table("status --json").json["hand"] is None else [])
        document = table("status --json").json
        bought = sum(float(one["bought_in"]) - float(one["cashed_out"]) for one in document["players"])
        assert float(document["in_play"]) == bought
        assert table("check --json").json == {"problems": []}


def test_report_15_a_session_is_not_closed_while_a_hand_is_open_and_the_hand_can_be_voided() -> None:
    table = start()
    taken("-*", "b5c")
    close = "session close Ann=20 Bob=20 Cy=20 Dee=20"
    told = table(close)
    assert told.code == 1
    assert told.err == "Hand 1 is being played: end it first, or void it with `dealer hand void`.\n"
    ended = table("hand void --json").json["ended"]
    assert ended["returned"] == {"Ann": "6", "Bob": "6", "Cy": "1", "Dee": "1"}
    assert table(close).code == 0


def test_report_21_a_short_all_in_above_a_bet_leaves_the_bettor_what_is_missing() -> None:
    start("Ann=100 Bob=28 Cy=100 Dee=100", stakes="--ante 1 --set betting.max=0 --set betting.min=20")
    taken("-*", "b20", "a", "ff")
    assert "It is Ann's turn: 7 to call (c)" in refused("k")


def test_report_24_nobody_is_asked_to_bet_when_one_player_has_chips() -> None:
    start("Ann=100 Bob=10 Cy=10 Dee=10", stakes="--ante 1 --set betting.min=1 --set betting.max=0")
    said = taken("-*", "a", "c*", "+---")
    assert "Ann takes back 90, which nobody called." in said
    assert said.split("\n")[-1] == "Draw 2. 40 in the pot."


def test_report_25_a_raise_is_by_and_leads_to_and_the_prompt_says_both() -> None:
    table = start("Ann=100 Bob=100", stakes="--ante 1 --limit 1-10")
    taken("-*", "b10")
    assert refused("b5").endswith("It is Bob's turn: 10 to call (c), raise by 1–10 to 11–20 (r), fold (f).")
    assert "Bob raises by 5 to 15; Ann folds." in taken("r5 f")
    assert "Bob:r5" in table("hand show 1 --file").out
