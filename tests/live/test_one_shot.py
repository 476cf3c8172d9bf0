"""``dealer hand deal act show undo void award why add``: the live hand for those who stay in the shell."""

from __future__ import annotations

from tests.session.at_table import Table
from tests.support import dealer
from tests.table.typing import start

QUICK = "hand add 44 Ann=5AA Bob=T98"


def act(table: Table, line: str) -> str:
    told = table(line)
    assert told.code == 0, told.err
    return told.out


def test_a_hand_from_the_deal_to_the_last_chip() -> None:
    table = start()
    assert act(table, "hand deal") == (
        "Hand 1, Dee deals: Ann 20, Bob 20, Cy 20, Dee 20.\n"
        "First draw. 4 in the pot.\n"
        "It is Ann's turn: + takes a card, - declines.\n"
    )
    assert act(table, "hand act + - - +") == (
        "Ann takes a card; Bob declines; Cy declines; Dee takes a card.\n"
        "First betting. 4 in the pot.\n"
        "It is Ann's turn: check (k), bet 1–5 (b), fold (f).\n"
    )
    assert act(table, "hand act k b4 c f c") == (
        "Ann checks; Bob bets 4; Cy calls 4; Dee folds; Ann calls 4.\n"
        "Draw 1. 16 in the pot.\n"
        "It is Ann's turn: + takes a card, - declines.\n"
    )
    assert act(table, "hand act -*") == (
        "Ann declines; Bob declines; Cy declines.\nShowdown. 16 in the pot.\nStill to show: Ann, Bob, Cy.\n"
    )
    assert act(table, "hand act Ann=5sAdAc") == (
        "Ann 5♠ A♦ A♣: for 7: 5+1+1=7, exact; for 27: 5+11+11=27, exact\n"
        "Showdown. 16 in the pot.\n"
        "Still to show: Bob, Cy.\n"
    )
    assert act(table, "hand act 10c9d x") == (
        "Hand 1\n"
        "player    cards      for 7             for 27\n"
        "--------  ---------  ----------------  -----------------\n"
        "Ann       5♠ A♦ A♣   5+1+1=7, exact    5+11+11=27, exact\n"
        "Bob       10♣ 9♦     10+9=19, 12 over  10+9=19, 8 under\n"
        "Cy        not shown  wins nothing      wins nothing\n"
        "\n"
        "Pot 16\n"
        "  all: 16 to Ann. Ann is exactly 7. Ann is exactly 27.\n"
        "\n"
        "Ann takes 16\n"
        "\n"
        "player      takes    won or lost    stack\n"
        "--------  -------  -------------  -------\n"
        "Ann            16            +11       31\n"
        "Bob             0             -5       15\n"
        "Cy              0             -5       15\n"
        "Dee             0             -1       19\n"
    )
    assert act(table, "hand why 1").startswith("Hand 1\nplayer    cards")
    assert act(table, "status").split("\n")[1] == "80 in play. Ann deals hand 2."


def test_the_same_as_documents() -> None:
    table = start()
    assert table("hand deal --json").json == {
        "hand": 1, "street": "draw", "to_act": "Ann", "pot": "4", "ended": None,
    }  # fmt: skip
    assert table("hand act - - - - k k k k --json").err.startswith("'k': This is one more than the round takes")
    assert table("hand act -* --json").json["street"] == "bet"
    assert table("hand act k k b5 --json").json == {
        "hand": 1, "street": "bet", "to_act": "Dee", "pot": "9", "ended": None,
    }  # fmt: skip
    assert table("hand undo --json").json == {
        "undone": [{"code": "told", "hand": 1, "said": "bet Cy:b5", "goes_on": None}],
        "hand": 1, "street": "bet", "to_act": "Cy", "pot": "4", "ended": None,
    }  # fmt: skip
    ended = table("hand void --json").json
    assert ended == {
        "hand": None, "street": None, "to_act": None, "pot": None,
        "ended": {
            "hand": 1,
            "pots": [],
            "returned": {"Ann": "1", "Bob": "1", "Cy": "1", "Dee": "1"},
            "payouts": {"Ann": "0", "Bob": "0", "Cy": "0", "Dee": "0"},
            "net": {"Ann": "0", "Bob": "0", "Cy": "0", "Dee": "0"},
            "carried": "0",
            "stacks": {"Ann": "20", "Bob": "20", "Cy": "20", "Dee": "20"},
        },
    }  # fmt: skip
    added = table(f"{QUICK} --json").json["ended"]
    assert (added["hand"], added["payouts"]["Ann"], added["net"], added["stacks"]) == (2, "33", None, None)
    ruled = table("hand award Ann=20 Bob=24 agreed over beer --json").json["ended"]
    assert ruled["ruling"] == {"paid": {"Ann": "20", "Bob": "24"}, "why": "agreed over beer"}
    assert ruled["payouts"] == {"Ann": "20", "Bob": "24", "Cy": "0", "Dee": "0"}
    shown = table("hand show --json").json
    assert (shown["session"], shown["hand"], shown["ruling"]) == ("2026-01-02", 3, ruled["ruling"])
    assert table("hand why --json").json == ruled | {"hand": 3}


def test_the_open_hand_is_shown_and_written() -> None:
    table = start()
    table.all(["hand deal", "hand act -*", "hand act k b2"])
    assert act(table, "hand show --file") == (
        "rules pagat\nseats Ann=20 Bob=20 Cy=20 Dee=20\ndealer Dee\ndraw Ann:- Bob:- Cy:- Dee:-\nbet Ann:k Bob:b2\n"
    )
    assert act(table, "hand show").endswith("First betting\n  Ann checks; Bob bets 2.\n  6 in the pot.\n")
    document = table("hand show --json").json
    assert set(document) == {"session", "hand", "file"}


def test_undo_goes_from_the_last_chip_back_to_the_deal() -> None:
    table = start()
    table.all(["hand deal", "hand act -*", "hand act b2 f f f"])
    assert act(table, "hand undo") == (
        "Taken back: Dee folds. Hand 1 goes on as hand 2.\n"
        "First betting. 6 in the pot.\n"
        "It is Dee's turn: 2 to call (c), raise by 1–5 to 3–7 (r), fold (f).\n"
    )
    for said in ("Cy folds", "Bob folds", "Ann bets 2", "Dee declines", "Cy declines", "Bob declines", "Ann declines"):
        assert act(table, "hand undo").startswith(f"Taken back: {said}.\n")
    assert act(table, "hand undo") == "Taken back: the deal of hand 2.\n"
    assert table("hand undo").code == 1
    assert act(table, "check") == "Everything adds up: 1 session, 0 hands.\n"


def test_what_was_told_in_one_line_goes_as_a_whole() -> None:
    table = start()
    table.all([QUICK])
    assert act(table, "hand undo") == "Taken back: Hand 1: pot 44, to Ann and Bob.\n"
    assert table("status --json").json["hand"] is None
    assert act(table, "check") == "Everything adds up: 1 session, 0 hands.\n"


def test_a_quick_hand_with_what_each_put_in() -> None:
    table = start()
    told = dealer("hand", "add", "--put-in", "Ann=8 Bob=16 Cy=16", "Bob=5AA", "Cy=T98")
    assert told.code == 0, told.err
    assert told.out.endswith(
        "player      takes    won or lost    stack\n"
        "--------  -------  -------------  -------\n"
        "Ann             0             -8       12\n"
        "Bob            31            +15       35\n"
        "Cy             10             -6       14\n"
        "Dee             0             -1       19\n"
    )
    assert table("status --json").json["unknown_since"] is None


def test_a_pot_won_unseen() -> None:
    table = start()
    assert act(table, "hand add 12 Bob") == (
        "Hand 1\n"
        "\n"
        "Pot 12\n"
        "  all: 12 to Bob. Bob is the only player left in it.\n"
        "\n"
        "Bob takes 12\n"
        "\n"
        "Who put in what was not typed, so the stacks are not known.\n"
    ).replace("Hand 1\n\n", "Hand 1\n")
    assert act(table, "hand show --file").endswith("pot 12\nshow Bob=0p\n")


def test_a_quick_hand_waits_for_who_shows() -> None:
    table = start()
    assert act(table, "hand add 44") == (
        "Hand 1, Dee deals: Ann 20, Bob 20, Cy 20, Dee 20.\n"
        "Showdown. 44 in the pot.\n"
        "Still to show: Ann, Bob, Cy, Dee.\n"
    )
    told = table("hand add 44 Ann=5AA")
    assert told.code == 1
    assert told.err.startswith("Hand 1 is being played")


def test_a_quick_hand_right_after_the_deal_is_that_hand() -> None:
    table = start()
    table.all(["hand deal", QUICK])
    assert table("status --json").json["hands"] == 1


def test_an_award_in_place_of_the_split_and_back() -> None:
    table = start()
    table.all(["hand deal", "hand act -*", "hand act k*", "hand act -*", "hand act Ann=7p 6p x x"])
    assert table("status --json").json["players"][0]["stack"] == "23"
    told = dealer("hand", "award", "Ann=2", "Bob=2", 'Ann said "chop"')
    assert told.code == 0, told.err
    assert told.out == (
        "The ruling stands as hand 2, and hand 1 counts no more.\n"
        "Hand 2\n"
        "player    cards      for 7         for 27\n"
        "--------  ---------  ------------  ------------\n"
        "Ann       counted    7, exact      7, 20 under\n"
        "Bob       counted    6, 1 under    6, 21 under\n"
        "Cy        not shown  wins nothing  wins nothing\n"
        "Dee       not shown  wins nothing  wins nothing\n"
        "\n"
        'The table ruled on the pot of 4: 2 to Ann and 2 to Bob (Ann said "chop").\n'
        "\n"
        "player      takes    won or lost    stack\n"
        "--------  -------  -------------  -------\n"
        "Ann             2             +1       21\n"
        "Bob             2             +1       21\n"
        "Cy              0             -1       19\n"
        "Dee             0             -1       19\n"
    )
    assert act(table, "hand show --file").endswith(
        'show Ann=7p Bob=6p Cy=x Dee=x\n# award Ann=2 Bob=2 "Ann said "chop""\n'
    )
    assert act(table, "check") == "Everything adds up: 1 session, 1 hand.\n"
    assert act(table, "hand undo").startswith("Taken back: the ruling on hand 2.\nHand 3\n")
    assert table("status --json").json["players"][0]["stack"] == "23"
    assert act(table, "check") == "Everything adds up: 1 session, 1 hand.\n"


def test_an_award_after_a_rebuy() -> None:
    table = start()
    table.all(["hand deal", "hand act -*", "hand act k*", "hand act -*", "hand act Ann=7p x x x", "buyin Bob 5"])
    table.all(["hand award Bob=4 she misread her cards"])
    players = table("status --json").json["players"]
    assert [one["stack"] for one in players] == ["19", "28", "19", "19"]
    assert act(table, "check") == "Everything adds up: 1 session, 1 hand.\n"


def test_an_award_on_the_open_hand() -> None:
    table = start()
    table.all(["hand deal", "hand act -*", "hand act k*", "hand act -*", "hand act Ann=7p", "hand award Ann=3 Cy=1"])
    assert act(table, "hand why") == "Hand 1\nThe table ruled on the pot of 4: 3 to Ann and 1 to Cy.\n"
    assert act(table, "hand undo") == (
        "Taken back: the ruling on hand 1. Hand 1 goes on as hand 2.\n"
        "Showdown. 4 in the pot.\n"
        "Still to show: Bob, Cy, Dee.\n"
    )
    assert act(table, "check") == "Everything adds up: 1 session, 0 hands.\n"


def test_hands_of_a_session_that_is_closed() -> None:
    table = start()
    table.all([QUICK, "session close Ann=20 Bob=20 Cy=20 Dee=20"])
    assert act(table, "hand why").startswith("Hand 1\n")
    assert act(table, "hand show 1 --session 2026-01-02 --file").startswith("rules pagat\nseats Ann=20")
    table.all(["session start --again"])
    assert act(table, "hand why 1 --session 2026-01-02").startswith("Hand 1\n")
    assert table("hand why 1").err == "No hand has been played in this session yet.\n"


def test_names_with_blanks_need_quotes_once() -> None:
    table = Table()
    told = dealer("session", "start", "--ante", "1", "--limit", "1-5", "Ann Lee=20", "Bob=20", "Cy=20", "Dee=20")
    assert told.code == 0
    table.all(["hand deal", "hand act -*", "hand act k*", "hand act -*"])
    told = dealer("hand", "act", "Ann Lee=5sAd", "Bob=x", "Cy=x", "Dee=x")
    assert told.code == 0, told.err
    told = dealer("hand", "add", "44", "Ann Lee=5AA", '"Bob"=T98')
    assert told.code == 0, told.err
    assert dealer("hand", "add", "12", "Ann Lee").code == 0


def test_an_act_of_betting_in_a_draw_gives_nobody_a_card() -> None:
    table = start()
    table("hand deal")
    told = table("hand act a")
    assert (told.code, told.err) == (
        1,
        "'a': That is no answer: type + (takes a card), +7h (takes the 7 of hearts), - (declines), +! (is bust), "
        "or only the names of those who take a card. It is Ann's turn: + takes a card, - declines.\n",
    )
    assert table("hand act kb4").err.startswith("'kb4': That is no answer")
    assert table("hand act Ann").code == 0
