"""``dealer hand replay``: the text for people, the JSON document, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support import dealer

FILES = Path(__file__).parent / "files"
WHOLE = """\
rules pagat-bust
set betting.max=10 draw.consent=all
seats Ann=10 Bob=60 Cy=60
carried 2
dealer Cy
up 7h Kd 3c
draw + - +9s
bet a r5 c
draw + +2d +
bust Cy
draw - -
show Ann=7hQsJs2c Bob=KdTh2d
"""

TOLD = """\
Seven Twenty-Seven, over is bust, Cy deals
  Ann 10, Bob 60, Cy 60
  2 ride from the hand before.
  Everybody antes 1: 3 in the pot.

First draw
  face up: Ann 7♥, Bob K♦, Cy 3♣; Ann takes a card; Bob declines; Cy takes 9♠.

First betting
  Ann bets 9, all-in; Bob raises by 5 to 14; Cy calls 14.
  Pots: main pot 32 (Ann, Bob, Cy), side pot 10 (Bob, Cy).

Draw 1
  Ann agrees; Bob agrees and gets 2♦; Cy agrees; Cy is bust.
  Everybody gets a card.
  Pots: main pot 32 (Ann, Bob), side pot 10, already Bob's.
"""


def test_the_text_says_what_the_table_would_have_seen() -> None:
    result = dealer("hand", "replay", "-", text=WHOLE)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(TOLD)
    assert "Bob is the only player left in it." in result.out
    assert result.out.rstrip().endswith("Cy              0            -15       45")


def test_it_fits_a_narrow_window() -> None:
    result = dealer("hand", "replay", "-", text=WHOLE, env={"COLUMNS": "60"})
    assert max(len(line) for line in result.out.splitlines()) <= 60


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_it_survives_any_encoding(encoding: str) -> None:
    result = dealer("hand", "replay", "-", text=WHOLE, encoding=encoding)
    assert result.code == 0
    assert "7h" in result.out


def test_the_document_has_all_its_keys_and_names() -> None:
    document = dealer("hand", "replay", "-", "--json", text=WHOLE).json
    assert list(document) == ["pots", "returned", "payouts", "net", "carried", "stacks"]
    for key in ("returned", "payouts", "net", "stacks"):
        assert list(document[key]) == ["Ann", "Bob", "Cy"]
    assert [(pot["amount"], pot["players"]) for pot in document["pots"]] == [("32", ["Ann", "Bob"]), ("10", ["Bob"])]
    assert document["pots"][1]["sides"]["both"]["reason"] == "alone"


def test_after_pot_n_net_and_stacks_are_null() -> None:
    text = "rules pagat\nseats Ann=40 Bob=40\ndealer Bob\npot 44\nshow Ann=43 Bob=T98\n"
    document = dealer("hand", "replay", "-", "--json", text=text).json
    assert (document["net"], document["stacks"]) == (None, None)
    assert document["payouts"] == {"Ann": "22", "Bob": "22"}
    told = dealer("hand", "replay", "-", text=text).out
    assert "the pot is 44" in told
    assert told.rstrip().endswith("Who put in what was not typed, so the stacks are not known.")


def test_a_void_hand() -> None:
    text = "rules pagat\nseats Ann=40 Bob=40\ndealer Bob\ndraw -*\nbet b5\nvoid\n"
    document = dealer("hand", "replay", "-", "--json", text=text).json
    assert (document["pots"], document["returned"]) == ([], {"Ann": "6", "Bob": "1"})
    assert "the hand is void, every chip goes back." in dealer("hand", "replay", "-", text=text).out


def test_a_hand_that_nobody_had_to_show() -> None:
    told = dealer("hand", "replay", str(FILES / "uncalled-bet-is-not-a-win.hand")).out
    assert "Ann takes back 10, which nobody called." in told
    assert "all: 3 to Ann. Ann is the only player left in it." in told


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"rules pagat\nseats \xff\n", "is no text in UTF-8 (line 2)"),
    ],
)
def test_what_is_no_text_file_is_a_wrong_call(tmp_path: Path, raw: bytes | None, said: str) -> None:
    path = tmp_path / "one.hand"
    if raw is not None:
        path.write_bytes(raw)
    result = dealer("hand", "replay", str(path))
    assert (result.code, result.out) == (2, "")
    assert said in result.err


def test_without_a_file_and_without_a_terminal_the_file_is_missing() -> None:
    result = dealer("hand", "replay")
    assert result.code == 2
    assert "FILE is missing" in result.err


def test_rules_may_be_a_file_and_a_preset_of_the_hosts_own(tmp_path: Path, own_book: Path) -> None:
    house = tmp_path / "my house.toml"
    house.write_text('title = "Mine"\nextends = "pagat"\n[betting]\nante = 3\n')
    (own_book / "presets").mkdir(parents=True)
    (own_book / "presets" / "ours.toml").write_text(house.read_text())
    for named in (f'"{house}"', "ours"):
        text = f"rules {named}\nseats Ann=40 Bob=40\ndealer Bob\ndraw -*\nbet f\n"
        assert json.loads(dealer("hand", "replay", "-", "--json", text=text).out)["net"] == {"Ann": "-3", "Bob": "3"}


def test_the_replay_stores_nothing(own_book: Path) -> None:
    dealer("hand", "replay", "-", text=WHOLE)
    assert not own_book.exists()
