"""The live table from a pipe: what a line means, what the table hears, and what is refused."""

from __future__ import annotations

import pytest

from tests.table.typing import documents, refused, start, taken, typed


def test_it_says_who_sits_there_and_goes_on_where_it_was() -> None:
    start()
    told = typed("+--")
    assert told.out == (
        "Session 2026-01-02: Ann, Bob, Cy, Dee.\n"
        "Hand 1, Dee deals: Ann 20, Bob 20, Cy 20, Dee 20.\n"
        "Ann takes a card; Bob declines; Cy declines.\n"
        "The hand stays as it is: dealer table goes on with it.\n"
    )
    assert typed("-").out == (
        "Session 2026-01-02: Ann, Bob, Cy, Dee.\n"
        "Hand 1, Dee deals: Ann 20, Bob 20, Cy 20, Dee 20.\n"
        "First draw. 4 in the pot.\n"
        "First betting. 4 in the pot.\n"
        "The hand stays as it is: dealer table goes on with it.\n"
    )


@pytest.mark.parametrize(
    "lines",
    [
        ("draw + - - +", "bet k b4 r5 c c f"),
        ("+ - - +", "k b4 r5 c c f"),
        ("+--+", "kb4r5ccf"),
        ("Ann Dee", "check bet 4 raise 5 call call fold"),
        ("draw Ann Dee", "k bet 4 raise to 9 c c f"),
        ("Ann:+ - - Dee:+", "Ann:k Bob:b4 raise by 5 c c Bob:f"),
        ("+", "-", "- +", "k", "b4", "r=9", "c", "c", "f"),
        ("dealer deal", "+--+", "k", "bet b4", "r5cc", "f"),
    ],
)
def test_acts_in_all_their_spellings(lines: tuple[str, ...]) -> None:
    table = start()
    taken(*lines)
    assert table("hand show --file").out.split("\n")[3:5] == [
        "draw Ann:+ Bob:- Cy:- Dee:+",
        "bet Ann:k Bob:b4 Cy:r5 Dee:c Ann:c Bob:f",
    ]


@pytest.mark.parametrize(
    "line",
    ["show Ann=5sAdAc Bob=10c9d Cy=x Dee=x", "5sAdAc 10c9d x x", "5s Ad Ac 10c 9d x*", "Bob=10c9d 5sAdAc x X*"],
)
def test_hands_in_all_their_spellings(line: str) -> None:
    table = start()
    taken("+---", "k*", "-*", line)
    assert table("hand show --file").out.endswith("Ann=5sAdAc Bob=10c9d Cy=x Dee=x\n") or line.startswith("Bob")
    assert table("status --json").json["players"][0]["stack"] == "23"


def test_hands_that_do_not_come_out_even_are_refused_one_by_one() -> None:
    start()
    taken("-*", "k*", "-*")
    assert refused("10c 9d8s") == (
        "line 1: 'Ann=10c': Ann shows 1 card, and 2 were dealt and taken. Still to show: Ann, Bob, Cy, Dee."
    )


def test_hand_by_hand_the_totals_are_shown_at_once() -> None:
    start()
    taken("+---", "k*", "-*")
    assert taken("5sAdAc", "10c9d", "x").split("\n")[2:] == [
        "Ann 5♠ A♦ A♣: for 7: 5+1+1=7, exact; for 27: 5+11+11=27, exact",
        "Bob 10♣ 9♦: for 7: 10+9=19, 12 over; for 27: 10+9=19, 8 under",
        "Cy does not show.",
    ]


def test_declarations_bare_and_by_name() -> None:
    start(rules="homegame")
    taken("kkkk", "-*")
    assert taken("both", "Cy=1c 27").split("\n")[2:] == ["Cy declares twenty-seven; Bob declares twenty-seven."]
    assert taken("low").endswith("Showdown. 4 in the pot.")


def test_what_nobody_called_goes_back() -> None:
    start()
    taken("-*")
    assert taken("b5f*").split("\n")[2:5] == [
        "Ann bets 5; Bob folds; Cy folds; Dee folds.",
        "Ann takes back 5, which nobody called.",
        "Hand 1",
    ]


@pytest.mark.parametrize(
    ("line", "payouts"),
    [
        ("44 Ann=5AA Bob=T98", {"Ann": "33", "Bob": "11"}),
        ("44 Ann", {"Ann": "44"}),
        ("pot 44 Ann=5AA Bob=T98", {"Ann": "33", "Bob": "11"}),
        ("pot Ann=8 Bob=16 Cy=16 Bob=5AA Cy=T98", {"Bob": "31", "Cy": "10"}),
        ("pot Ann=8 Bob=16 Cy=16 Bob=98 Cy=87", {"Bob": "21", "Cy": "20"}),
        ("pot Ann=5 Bob=5 Ann", {"Ann": "12"}),
    ],
)
def test_a_whole_hand_in_one_line(line: str, payouts: dict[str, str]) -> None:
    start()
    (document,) = documents(line)
    assert {name: paid for name, paid in document["ended"]["payouts"].items() if paid != "0"} == payouts


def test_a_whole_hand_in_several_lines() -> None:
    start()
    lines = taken("44", "Ann=5AA", "Bob=T98", "").split("\n")
    assert lines[:4] == [
        "Hand 1, Dee deals: Ann 20, Bob 20, Cy 20, Dee 20.",
        "Showdown. 44 in the pot.",
        "Ann 5 A A: for 7: 5+1+1=7, exact; for 27: 5+11+11=27, exact",
        "Bob 10 9 8: for 7: 10+9+8=27, 20 over; for 27: 10+9+8=27, exact",
    ]
    assert lines[4] == "Hand 1"


def test_of_a_refused_line_nothing_is_taken_and_that_is_said() -> None:
    start()
    taken("-*")
    assert refused("kb9").endswith("fold (f). Nothing of the line was taken: type k again, too.")
    assert refused("k b2 r9").endswith(" Nothing of the line was taken: type k b2 again, too.")
    assert "Nothing of the line" not in refused("b9")


def test_a_name_in_a_bet_is_told_as_one() -> None:
    start()
    taken("-*")
    for name in ("Bob", "bo", "Ann", "Ann:Bob"):
        assert refused(name) == (
            f"line 1: '{name}': That is a name, and bets need none: type only what is done, in turn. "
            "It is Ann's turn: check (k), bet 1–5 (b), fold (f)."
        )
    assert "That is no act" in refused("bobby")
    assert "The amount is missing" in refused("b")


def test_declarations_of_a_whole_hand() -> None:
    start(rules="homegame")
    assert "Bob declares both." not in taken("44 Ann=7p/low Bob=27p/high")
    assert refused("44 Ann=7p Bob=27p").startswith("line 1: 'Bob=27p': Ann and Bob declared nothing")


def test_undo_goes_back_over_the_end_of_hands_and_buy_ins() -> None:
    table = start()
    taken("-*", "b2f*", "12 Bob", "buyin Ann 5", "44 Ann=5AA Bob=T98")
    assert taken("undo", "undo", "undo", "undo", "undo 3").split("\n") == [
        "Taken back: Hand 3: pot 44, to Ann and Bob.",
        "Taken back: Ann buys 5.",
        "Taken back: Hand 2: pot 12, to Bob.",
        "Taken back: Dee folds. Hand 1 goes on as hand 4.",
        "First betting. 6 in the pot.",
        "Taken back: Cy folds.",
        "Taken back: Bob folds.",
        "Taken back: Ann bets 2.",
        "First betting. 4 in the pot.",
    ]
    taken("k*")
    assert taken("undo 99").split("\n")[-2:] == ["Taken back: Ann declines.", "Taken back: the deal of hand 4."]
    assert table("status --json").json["in_play"] == "80"
    assert table("check").out == "Everything adds up: 1 session, 0 hands.\n"


def test_a_misdeal_is_dealt_again_by_the_same_dealer() -> None:
    start()
    assert taken("+-", "void", "deal").split("\n")[2:] == [
        "Hand 1 is void: every chip goes back, and Dee deals again.",
        "",
        "Hand 2, Dee deals: Ann 20, Bob 20, Cy 20, Dee 20.",
        "First draw. 4 in the pot.",
    ]


def test_a_pot_that_rides_is_played_for_again() -> None:
    table = start(rules="pagat-bust")
    lines = taken("-*", "k*", "-*", "Ann=28p Bob=29p Cy=30p Dee=31p", "deal").split("\n")
    assert "A whole pot rides: the same dealer deals again." in lines
    assert lines[-2:] == [
        "Hand 2, Dee deals: Ann 19, Bob 19, Cy 19, Dee 19. 4 ride from the hand before.",
        "First draw. 8 in the pot.",
    ]
    taken("-*", "b1f*")
    assert [one["stack"] for one in table("status --json").json["players"]] == ["26", "18", "18", "18"]


def test_who_has_no_chips_is_not_dealt_in_before_he_buys_some() -> None:
    table = start("Ann=20 Bob=20 Cy=20 Dee=1")
    taken("-*", "k*", "-*", "Ann=7p x*")
    assert taken("deal").startswith("Hand 2, Ann deals: Bob 19, Cy 19, Ann 23.")
    assert typed("buyin Ann 10").err == (
        "Ann is in hand 2, and at table stakes nobody buys while a hand runs: wait for its end.\n"
    )
    lines = taken("buyin Dee 10", "void", "deal").split("\n")
    assert lines[-2] == "Hand 3, Ann deals: Bob 19, Cy 19, Dee 10, Ann 23."
    assert table("undo").out == "Taken back: the deal of hand 3.\n"


def test_open_stakes() -> None:
    table = start("Ann=20 Bob=0 Cy=20 Dee=3", more="--set betting.stakes=open")
    taken("deal", "buy Bob 4", "-*", "b5")
    assert refused("c") == (
        "line 1: 'c': Bob would need 5 and has 3: type buy Bob 2 first. It is Bob's turn: 5 to call, buy 2 first, "
        "raise by 1–5 to 6–10 (r), fold (f)."
    )
    taken("buy Bob 10", "c", "c", "f", "-*", "Bob=7p x*")
    players = table("status --json").json["players"]
    assert [one["bought_in"] for one in players] == ["20", "14", "20", "3"]
    assert [one["stack"] for one in players] == ["14", "27", "14", "2"]
    assert table("check").code == 0


def test_between_hands_people_come_and_go() -> None:
    start()
    lines = taken(
        "-*", "b1f*", "away Bob", "buyin Eve 15 --after Cy", 'loan Cy Dee 5', "cashout Dee 19", "deal", "void",
        "back Bob", "deal",
    ).split("\n")  # fmt: skip
    assert "Hand 2, Ann deals: Cy 19, Eve 15, Ann 23." in lines
    assert "Hand 3, Ann deals: Bob 19, Cy 19, Eve 15, Ann 23." in lines


def test_check_in_a_betting_round_is_an_act_and_else_the_proof_of_the_books() -> None:
    start()
    taken("-*")
    assert "checks" in taken("check check")
    assert taken("void", "check").endswith("Everything adds up: 1 session, 0 hands.")


def test_the_table_in_the_middle_of_a_hand() -> None:
    start("Ann=20 Bob=20 Cy=3 Dee=20", rules="pagat-freeze")
    assert taken("+---", "kb4cf", "c", "+--", "k", "status").split("\n\n")[-1] == (
        "player      cards    put in    stack\n"
        "--------  -------  --------  -------  ------\n"
        "Ann             4         5       15\n"
        "Bob             2         5       15  to act\n"
        "Cy              2         3        0  all-in\n"
        "Dee                       1       19  folded"
    )


def test_another_terminal_is_noticed_and_nothing_is_told_twice() -> None:
    table = start()
    taken("+-")
    assert typed("-").code == 0
    assert table("hand act -").code == 0
    assert refused("-").startswith("line 1: '-': That is no act")


def test_lines_of_a_pipe_are_numbered_and_empty_ones_and_comments_part_them() -> None:
    table = start()
    told = typed("# the first hand", "+--+", "", "k*", "+", "zz", "", "f  # he said", "quit", "void")
    assert told.code == 1
    assert [line.split(":")[0] for line in told.err.strip().split("\n")] == ["line 6", "line 8"]
    assert table("status --json").json["hand"] == 1


def test_the_table_is_left_when_the_session_ends() -> None:
    table = start()
    told = typed("12 Ann", "session close Ann=20 Bob=20 Cy=20 Dee=20")
    assert (told.code, told.err) == (0, "")
    assert "Session 2026-01-02 is closed" in told.out
    assert table("check").code == 0


@pytest.mark.parametrize("first", [("12 Ann", "session close Ann=20 Bob=20 Cy=20 Dee=20"), ("# cards", "undo")])
def test_lines_after_the_end_of_the_session_are_not_lost_without_a_word(first: tuple[str, str]) -> None:
    start()
    told = typed(*first, "", "12 Bob", "12 Cy")
    assert told.code == 1
    assert told.err == "line 4: No session is open. To open one as last time: dealer session start --again\n"


def test_what_follows_quit_is_not_read() -> None:
    start()
    assert typed("12 Ann", "quit", "12 Bob").code == 0


def test_no_session_is_open() -> None:
    told = typed("+")
    assert told.code == 1
    assert told.err.startswith("No session is open.")


def test_a_book_that_cannot_be_read_ends_the_table() -> None:
    import os
    from pathlib import Path

    start()
    (Path(os.environ["DEALER_BOOK"]) / "hand.json").write_text("[]")
    told = typed("+")
    assert told.code == 3


def test_one_document_a_line() -> None:
    start()
    told = documents("+---", "zz", "status", "help", "why", "b9", "kkkk", "buyin", "undo", "12 Bob=7p", "quit")
    assert [one.get("error") for one in told] == [
        None, "statement-refused", None, None, "no-such-hand", "statement-refused", None, "refused", None,
        "statement-refused",
    ]  # fmt: skip
    assert told[1]["message"].startswith("'zz': That is no act")
    assert told[8]["undone"] == [{"code": "told", "hand": 1, "said": "bet Dee:k", "goes_on": None}]
    assert told[2]["session"] == "2026-01-02"
    assert told[3]["help"][0] == "At the table you can type:"
    assert told[6] == {"hand": 1, "street": "draw", "to_act": "Ann", "pot": "4", "ended": None}


def test_help_names_what_can_be_typed() -> None:
    start()
    said = taken("help")
    assert said.startswith("At the table you can type:\n  Enter                     deals the next hand")
    for word in ("undo, undo 3", "void", "why, why 3", 'award Ann=20 Bob=20 "agreed"', "status, help, quit"):
        assert f"\n  {word}" in said


def test_russian() -> None:
    from tests.support import dealer

    start()
    told = dealer("table", "--lang", "ru", text="deal\n-*\nk*\n-*\n5пТб\nx*\n")
    assert told.code == 0
    assert "Ann 5♠ Т♦: на 7: 5+1=6, недобор 1; на 27: 5+11=16, недобор 11\n" in told.out
