"""No file makes an importer stumble: it is understood, doubted or refused, and never anything else."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from dealer_assist.core.errors import DealerError, NotAllowed, Unclear, Unreadable
from dealer_assist.exchange.nights import Reading, Understood
from dealer_assist.exchange.understand import understood
from dealer_assist.text.errors import say
from tests.support import dealer

HEADINGS = ("date", "player", "buy-in", "cash-out", "net", "session", "currency", "start", "end", "Ann", "Bob", "notes",
            "Дата", "Игрок", "Итог", "Date ", "DATE", "", "=date", "player_id", "player_nickname", "buy_in", "buy_out",
            "stack", "nit_escrow", "session_start_at", "session_end_at")  # fmt: skip
CELLS = ("", "2024-03-15", "15.03.2024", "3/4/2024", "13/4/2024", "2024-03-16T01:30:00Z", "21:30", "Ann", "Bob", "Zoë",
         "'=1+1", "5", "-5", "12.50", "-12,50", "1,250", "(5)", "€5", "Total", "early", "a1", "1e9", "99999999999999",
         "\u202e", "0", "-", "\ud800".encode("utf-8", "replace").decode())  # fmt: skip


def read(data: bytes, reading: Reading = Reading()) -> Understood | DealerError:  # noqa: B008 - it is frozen
    try:
        found = understood(data, reading)
    except (Unreadable, Unclear, NotAllowed) as error:
        say(error)  # there are words for it
        return error
    for night in found.nights:
        assert len(night.stakes) >= 2
        assert sum(stake.net for stake in night.stakes) == 0
        assert all(stake.bought >= 0 and stake.out >= 0 for stake in night.stakes)
    return found


@settings(max_examples=300)
@given(st.binary(max_size=300))
@example(b"\xff\xfe\x00")
@example(b"\xff\xfed\x00a\x00t\x00e\x00")
@example(b'"')
@example(b"sep=,")
@example(b"sep=;\n")
@example(b"date,player,net\n\x1a\n")
def test_any_bytes(data: bytes) -> None:
    read(data)


@settings(max_examples=300)
@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    read(text.encode("utf-8", "surrogatepass"))


@st.composite
def tables(draw: st.DrawFn) -> str:
    heads = draw(st.lists(st.sampled_from(HEADINGS), min_size=1, max_size=9))
    rows = draw(st.lists(st.lists(st.sampled_from(CELLS), min_size=1, max_size=9), max_size=6))
    mark = draw(st.sampled_from([",", ";", "\t"]))
    return draw(st.sampled_from(["\n", "\r\n", "\r"])).join(mark.join(row) for row in [heads, *rows])


readings = st.builds(
    Reading,
    decimal=st.sampled_from(["", ".", ","]),
    dates=st.sampled_from(["", "dmy", "mdy"]),
    cents=st.sampled_from([None, True, False]),
    encoding=st.sampled_from(["", "utf-8", "cp1251", "cp1252", "utf-16"]),
    renames=st.dictionaries(st.sampled_from(["Ann", "a1", "Zed"]), st.sampled_from(["Bob", "New"]), max_size=1),
    skipped=st.lists(st.sampled_from(HEADINGS), max_size=1),
)


@settings(max_examples=400)
@given(tables(), readings)
def test_any_table(text: str, reading: Reading) -> None:
    read(text.encode(), reading)


@settings(max_examples=25)
@given(tables())
def test_any_table_on_the_command_line(text: str) -> None:
    found = dealer("import", "-", "--dry-run", text=text)
    assert found.code in (0, 1, 2)
    assert "Traceback" not in found.err
    assert bool(found.err) == bool(found.code)
