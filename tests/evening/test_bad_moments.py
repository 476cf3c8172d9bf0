"""A clock that is set back in the middle of a night, and a lock whose holder is dead: the night goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from tests.support import Result, dealer

START = datetime(2026, 1, 2, 20, 0, tzinfo=timezone(timedelta(hours=1)))
HOLDER = """
import sys
from pathlib import Path
from dealer_assist.store.book import open_book
with open_book(Path(sys.argv[1])).unit("a hand that hangs"):
    print("held", flush=True)
    sys.stdin.read()
"""


def at(minutes: int, words: str, *more: str) -> Result:
    now = (START + timedelta(minutes=minutes)).isoformat()
    return dealer(*words.split(), *more, env={"DEALER_NOW": now})


@pytest.mark.parametrize("back", [-90, -60 * 24, -60 * 24 * 400])
def test_a_clock_set_back_in_the_middle_of_a_night(back: int) -> None:
    assert at(0, "session start --ante 1 --limit 1-5 Ann=20 Bob=20").code == 0
    assert at(30, "buyin Ann 10").code == 0
    assert at(30 + back, "buyin Bob 20").out == "Bob buys 20. 70 in play.\n"
    assert at(31 + back, "hand add Ann=43 Bob=T9 --put-in", "Ann=2 Bob=2").code == 0
    assert at(32 + back, "buyin Bob 5").code == 0
    assert at(33 + back, "undo").code == 0
    assert at(40 + back, "status --json").json["in_play"] == "70"
    assert "\nSession 2026-01-02 is closed after 0:00.\n" in at(50 + back, "session close Ann=30 Bob=40").out
    assert at(51 + back, "check").code == 0
    shown = at(52 + back, "session show").out
    assert shown.startswith("Session 2026-01-02, pagat, 20:00 to ")
    assert shown.split("\n")[0].endswith("(0:00)")
    (told,) = at(53 + back, "session list --json").json["sessions"]
    assert (told["session"], told["status"], told["hands"]) == ("2026-01-02", "closed", 1)


def test_a_lock_whose_holder_is_dead_holds_nobody_up(own_book: Path) -> None:
    assert at(0, "session start --ante 1 --limit 1-5 Ann=20 Bob=20").code == 0
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(own_book)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdin is not None
    assert holder.stdout.readline() == "held\n"
    busy = at(1, "buyin Ann 10")
    assert busy.code == 4
    os.kill(holder.pid, signal.SIGKILL)
    holder.wait()
    holder.stdin.close()
    holder.stdout.close()
    assert (own_book / "lock").exists()
    assert at(2, "buyin Ann 10").out == "Ann buys 10. 50 in play.\n"
    assert at(3, "check").code == 0
