"""What the long runs found: each once, so that it does not come back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dealer_assist import presets
from dealer_assist.core.errors.rules import RuleFault, RulesRefused
from dealer_assist.core.errors.session import RecordUnreadable
from dealer_assist.core.house import MOST_PROBLEMS
from dealer_assist.core.session_fold import opened
from tests.fuzz import books
from tests.fuzz.checks import LONGEST, UNSEEN, check, refused_or_done, typed

NOTE = "a\x1b[31m\u202eb\nc\x85"
OLD = "kept by an older version"


def evening() -> None:
    """An open session with a hand and notes."""
    for words in (
        ["session", "start", "Ann=20", "Zed=20", "--currency", "€"],
        ["expense", "Ann", "5", OLD],
        ["correct", "Ann=5", "Zed=-5", OLD],
        ["hand", "add", "12", "Ann=5AA", "Zed=T98"],
        ["hand", "award", "Zed=12", OLD],
    ):
        assert refused_or_done(typed(words)).code == 0


def aged() -> None:
    """The notes in the book have everything in them that a terminal obeys, as they could once be typed."""
    found = 0
    for path in Path("book").rglob("*.json"):
        text = path.read_text(encoding="utf-8")
        found += text.count(OLD)
        path.write_text(text.replace(f'"{OLD}"', json.dumps(NOTE)), encoding="utf-8")
    assert found


@pytest.fixture(autouse=True)
def here(sandbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEALER_BOOK", "book")


@pytest.mark.parametrize(
    "line", ["hand show --file", "hand show", "hand why", "session show", "session show --json", "undo"]
)
def test_what_a_terminal_obeys_is_not_printed_out_of_an_old_note(line: str) -> None:
    evening()
    aged()
    told = refused_or_done(typed(line.split()))
    assert told.code == 0
    if line == "hand show --file":
        assert told.out.splitlines()[-1] == '# award Zed=12 "a\\u001b[31m\\u202eb\\u000ac\\u0085"'
        assert refused_or_done(typed(["hand", "replay", "-"], text=told.out)).code == 0


@pytest.mark.parametrize(
    "line", ["export book", "export ledger", "export hands", "session show", "report --out -", "undo"]
)
def test_nor_out_of_the_notes_of_a_closed_session(line: str) -> None:
    evening()
    assert refused_or_done(typed(["session", "close", "Ann=10", "Zed=30"])).code == 0
    assert refused_or_done(typed(["correct", "Ann=5", "Zed=-5", OLD, "--session", "2026-03-14"])).code == 0
    aged()
    told = refused_or_done(typed(line.split()))
    assert told.code == 0
    assert not UNSEEN.search(told.out)


def test_a_note_is_kept_without_what_nobody_sees() -> None:
    evening()
    told = refused_or_done(typed(["expense", "Ann", "5", NOTE, "می\u200cخواهم"]))
    assert told.out.startswith("Ann paid 5.00\xa0€ for a[31mb c می\u200cخواهم.\n")
    assert refused_or_done(typed(["session", "void", "--why", NOTE])).code == 0
    exported = typed(["export"]).out
    assert '"why": "a[31mb c"' in exported
    assert refused_or_done(typed(["import", "-", "--book", "other"], text=exported)).code == 0
    assert typed(["export", "--book", "other"]).out == exported


@pytest.mark.parametrize("form", [["--short"], ["--chat"], ["--json"], [], ["--format", "html"]])
def test_a_buy_in_is_read_even_where_it_is_not_announced(form: list[str]) -> None:
    told = refused_or_done(typed(["rules", "announce", *form, "--buyin", "abc"]))
    assert (told.code, told.out) == (2, "")


@pytest.mark.parametrize("number", ["9" * 4301, "1" * 41, "9" * 100_000, "0." + "1" * 5000])
@pytest.mark.parametrize("key", ["betting.ante", "points.J", "chips.worth", "draw.rounds", "x"])
def test_a_number_of_thousands_of_digits_is_refused(number: str, key: str) -> None:
    for words in (["--set", f"{key}={number}"], ["--set", f"{key}=[{number}]"]):
        told = check(typed(["rules", "show", "pagat", *words]))
        assert (told.code, told.out) == (1, "")


@pytest.mark.parametrize(
    ("key", "value", "most"),
    [
        ("points.J", list(range(21)), 20),
        ("points.low.10", list(range(1800)), 20),
        ("declare.signals", ["low", *[""] * 20], 20),
        ("undecided", ["betting.ante"] * 201, 200),
    ],
)  # fmt: skip
def test_a_list_has_an_end(key: str, value: list[object], most: int) -> None:
    with pytest.raises(RulesRefused) as refused:
        presets.load("pagat", sets=[(key, value)])
    problem = refused.value.problems[0]
    assert (problem.key, problem.fault, problem.found) == (key, RuleFault.TOO_MANY, str(len(value)))
    assert problem.allowed == (str(most),)
    told = check(typed(["rules", "show", "pagat", "--set", f"{key}={value[:500]}".replace(" ", "").replace("'", '"')]))
    assert told.code == 1
    assert f"{key} has {min(len(value), 500)} values in its list; it takes at most {most}." in told.err
    presets.load("pagat", sets=[(key, value[:most])])


def test_not_more_problems_are_told_than_anybody_reads() -> None:
    Path("house.toml").write_text("".join(f"a{number} = 1\n" for number in range(3000)), encoding="utf-8")
    assert len(presets.check_file("house.toml")) == MOST_PROBLEMS


def test_a_complaint_about_the_call_is_short() -> None:
    for words in (["--" + "x" * 5000], ["status", "x" * 5000], ["export", "x" * 5000], ["rules", "x" * 5000],
                   ["x" * 5000],
                  ["session", "start", "--limit", "-" * 5000, "A=1", "B=1"]):  # fmt: skip
        told = refused_or_done(typed(words))
        assert told.code == 2
        assert "--help" in told.err
        assert len(told.err) <= LONGEST


Change = Callable[[dict[str, Any]], object]
SPOILED: dict[str, tuple[str, str, Change, str]] = {
    "a format of hundreds of digits": ("open", "open.json", lambda file: file.update(format=10**400), "status"),
    "a count of hands beyond all counting": (
        "open",
        "open.json",
        lambda file: file["tables"]["session"]["1"].update(hands=10**30),
        "session show",
    ),
    "a head beyond all counting": (
        "open",
        "players.json",
        lambda file: file["heads"]["players"].__setitem__(0, 10**30),
        "players",
    ),
    "a stack that is a text": (
        "open",
        "open.json",
        lambda file: file["tables"]["table"]["1"]["players"][0].update(stack="9"),
        "status",
    ),
    "a name that is a list": (
        "open",
        "open.json",
        lambda file: file["tables"]["table"]["1"]["players"][0].update(name=[]),
        "buyin Ann 5",
    ),
    "a name that a terminal obeys": (
        "open",
        "open.json",
        lambda file: file["tables"]["table"]["1"]["players"][0].update(name="\x1b[31m"),
        "status",
    ),
    "a button of nobody": (
        "open",
        "open.json",
        lambda file: file["tables"]["table"]["1"].update(button="Zed"),
        "status",
    ),
    "a hand without its players": (
        "running",
        "hand.json",
        lambda file: file["tables"]["hand"]["1"].pop("players"),
        "status",
    ),
    "a hand without its deal": (
        "running",
        "hand.json",
        lambda file: file["tables"]["hand"]["1"].pop("deal"),
        "hand act bet k",
    ),
    "an act that says nothing": (
        "running",
        "hand.json",
        lambda file: file["tables"]["acts"]["1"].pop("said"),
        "hand show",
    ),
    "an act that is a number": (
        "running",
        "hand.json",
        lambda file: file["tables"]["acts"]["1"].update(said=5),
        "hand show",
    ),
    "carried chips that are a list": (
        "running",
        "hand.json",
        lambda file: file["tables"]["hand"]["1"]["deal"].update(carried=[]),
        "hand act bet f*",
    ),
    "a finished hand with seats in a list": (
        "closed",
        "sessions/2026-03-13/hand-0001.json",
        lambda file: file["tables"]["hands"]["1"]["hand"].update(seats=[]),
        "hand show 1 --session 2026-03-13",
    ),
    "a result that is a list": (
        "closed",
        "sessions/2026-03-13/hand-0001.json",
        lambda file: file["tables"]["hands"]["1"].update(result=[]),
        "export hands",
    ),
    "a time that is none": (
        "closed",
        "book.json",
        lambda file: file["tables"]["sessions"]["1"].update(started="7p4!"),
        "export beancount",
    ),
    "a kind of hundreds of digits": (
        "open",
        "players.json",
        lambda file: file["tables"]["players"]["2"].update(event=10**400),
        "players",
    ),
    "a smallest chip of nothing": (
        "closed",
        "sessions/2026-03-13-2.json",
        lambda file: file["tables"]["events"]["1"].update(unit=0),
        "session start --again",
    ),
    "a finished hand that is a list": (
        "closed",
        "sessions/2026-03-13/hand-0001.json",
        lambda file: file["tables"]["hands"]["1"].update(hand=[]),
        "hand show 1 --session 2026-03-13",
    ),
    "a ruling that pays nobody": (
        "closed",
        "sessions/2026-03-13/hand-0001.json",
        lambda file: file["tables"]["hands"]["1"].update(ruling={"paid": [], "why": ""}),
        "hand show 1 --session 2026-03-13",
    ),
    "chips of a name that a terminal obeys": (
        "closed",
        "sessions/2026-03-13.json",
        lambda file: file["tables"]["events"]["1"].update(buys={"\x1b": 5}),
        "session show 2026-03-13",
    ),
    "a plan that is a map": (
        "closed",
        "book.json",
        lambda file: file["tables"]["debts"]["1"].update(plan={}),
        "debts",
    ),
    "a hand without players": (
        "closed",
        "sessions/2026-03-13/hand-0001.json",
        lambda file: file["tables"]["hands"]["1"]["result"].update(players={}),
        "session show 2026-03-13",
    ),
    "chips worth nothing": (
        "closed",
        "sessions/2026-03-13.json",
        lambda file: file["tables"]["events"]["1"].update(worth="0"),
        "session show 2026-03-13",
    ),
    "chips worth a word": (
        "closed",
        "sessions/2026-03-13.json",
        lambda file: file["tables"]["events"]["1"].update(worth="much"),
        "session show 2026-03-13",
    ),
    "an end without a beginning": (
        "closed",
        "sessions/2026-03-13.json",
        lambda file: file["tables"]["events"].pop("1"),
        "session show 2026-03-13",
    ),
    "rules that are a list": (
        "closed",
        "sessions/2026-03-13.json",
        lambda file: file["tables"]["events"]["1"].update(rules=[]),
        "session show 2026-03-13",
    ),
    "a rule that is no number": (
        "open",
        "open.json",
        lambda file: file["tables"]["table"]["1"]["rules"]["betting"].update(ante="x"),
        "hand deal",
    ),
    "no history": (
        "closed",
        "sessions/2026-03-13.json",
        lambda file: file.update(heads={}, tables={}),
        "session show 2026-03-13",
    ),
    "no history to export": (
        "closed",
        "sessions/2026-03-13.json",
        lambda file: file.update(heads={}, tables={}),
        "export sessions",
    ),
}


@pytest.mark.parametrize("name", SPOILED)
def test_a_record_of_another_shape_is_one_that_cannot_be_read(name: str) -> None:
    state, file, change, line = SPOILED[name]
    folder = books.lay(books.book(state), Path("book"))
    document = json.loads((folder / file).read_bytes())
    change(document)
    (folder / file).write_text(json.dumps(document), encoding="utf-8")
    before = books.files(folder)
    told = refused_or_done(typed(line.split()))
    assert told.code == (1 if name == "a rule that is no number" else 3)
    assert check(typed(["check"])).code in (1, 3)
    assert books.files(folder) == before


def test_an_export_with_a_result_in_no_currency_at_all_is_refused() -> None:
    books.lay(books.book("closed"), Path("book"))
    lines = typed(["export"]).out.splitlines(keepends=True)
    at = next(at for at, one in enumerate(lines) if '"kind": "result"' in one)
    lines[at] = lines[at].replace('"currency": "€"', '"currency": []')
    told = refused_or_done(typed(["import", "-", "--book", "other"], text="".join(lines)))
    assert told.code == 2
    assert told.err.startswith(f"Line {at + 1}:")


def test_a_file_without_a_high_target_is_not_blamed_on_the_file_it_extends() -> None:
    Path("house.toml").write_text('extends = "pagat"\n[targets]\n', encoding="utf-8")
    assert [one.fault for one in presets.check_file("house.toml")] == [RuleFault.TARGET_MISSING]


def test_a_name_that_is_a_minus_is_no_negative_amount() -> None:
    told = refused_or_done(typed(["session", "start", "-=20", "Zed=20"]))
    assert told.code == 2
    assert told.err.startswith("No such option '-='")
    assert (
        refused_or_done(typed(["session", "start", "--", "-=20", "Zed=20"]))
        .out.splitlines()[1]
        .startswith("Clockwise: - 20")
    )


def test_a_session_without_any_record_cannot_be_read() -> None:
    with pytest.raises(RecordUnreadable):
        opened("2026-03-13", [])
