"""Whole command lines: every command with its real options, on books in every state."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest
from hypothesis import strategies as st

from dealer_assist.cli.app import COMMANDS, app
from tests.fuzz import books
from tests.fuzz.checks import check, document, refused_or_done, typed
from tests.fuzz.engine import attack
from tests.fuzz.pieces import AMOUNTS, CARDS, NAMES, json_values, keys, numbers, sets, spoiled, texts, values
from tests.support import dealer

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

Names = tuple[str, ...]


def below(command: click.Command, path: Names) -> Iterator[tuple[Names, click.Command]]:
    """A command and all commands of its family."""
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from below(found, (*path, name))


FAMILIES = dict(below(app, ()))
# Some lines that are whole: what is spoiled of them is nearly right.
GOOD = [
    "showdown --pot 40 Ann=2sQh4d Bob=10c9d8s Cat=Ah6s",
    "showdown -r seven-minus-seven --pot 30 Ann=10s4h/high Bob=9hAc/low",
    "showdown --pots '70:Ann,Bob,Cat 60:Bob,Cat' Ann=7p Bob=6p Cat=26p",
    "showdown --no-session --pot 41 --seats Bob,Ann Ann=5AA Bob=43",
    "showdown --carried 3 --unit 0.5 --pot 40 5AA T98", "hand act bet k b4 r5 f c", "hand act draw + - - +7h",
    "hand act show Ann=5sAdAc Cy=10c9d8s",
    "hand add 44 Ann=5AA Bob=T98", "hand add 12 --put-in Ann=4,Bob=4,Cy=4 Ann=5AA",
    "hand award Ann=10 Bob=5 agreed", "hand show 1 --file",
    "hand why --session 2026-03-13",
    "session start -r sarrett --set betting.max=10 --ante 0.25 --limit 0.25-1 --unit 0.25 --currency € Ann=20 Bob=20",
    "session start --again --without Cy", "session start --buyin 20 --dealer lot Ann Bob Cy",
    "session close Ann=35 Bob=0 Cy=30 Dee=15 --spread",
    "session close Ann=20 Bob=40 Cy=40 王伟=9", "session close Ann=1 --short-to Ann",
    "session show 2026-03-13 --under igra", "session void --why misread",
    "buyin Ann 20 --after Bob", "buyin Zed 20 --cash --till Zed", "cashout Ann 35", "cashout Ann 5 --stays --cash",
    "away Ann", "back Ann --after Cy",
    "expense Ann 30 pizza --for Ann,Cy", "loan Cy Ann 10", "loan Cy Ann 5 --chips", "count Ann=20 Bob=40",
    "correct Ann=-5 Cy=+5 misread",
    "correct Ann=-5 Bob=5 --session 2026-03-13", "status", "undo", "settle Ann=+35 Bob=-20 Cat=-15",
    "settle --banker Ann --to 5 --chat", "paid Bob Ann 10 --more",
    "debts --per-night", "bankroll Ann --since 2026-01-01 --until 2026-12-31", "players alias Ann Anna", "check",
    "backup saved.zip", "restore saved.zip",
    "restore book/book.json.bak", "import nights.csv --dry-run", "import nights.csv --rename Ann=Zed --decimal ,",
    "import book.jsonl", "export ledger --out out.csv",
    "export beancount --since 2026-01-01", "report --out page.html", "report 2026-03-13 --out -",
    "report --season", "rules show igra --set deal.up=2",
    "rules announce --chat --ante 0.25 --limit 0.25-1 --set chips.unit=0.25 --buyin 20", "rules diff pagat ours",
    "rules check ours", "rules new mine --from igra --title Mine",
    "rules edit ours", "guide cards", "completion bash", "bankroll --plot plot.svg", "table", "--version", "--help",
]  # fmt: skip
FILES = {
    "nights.csv": "date,player,net\n2020-01-01,Ann,5\n2020-01-01,Bob,-5\n",
    "evening.hand": "rules pagat\nseats Ann=40 Bob=40\ndealer Bob\npot 4\nshow Ann=5AA\n",
    "house.toml": 'extends = "pagat"\n[targets]\nlow = 8\nhigh = 28\n',
}
READING = ["showdown", "status", "debts", "bankroll", "check", "guide", "completion", "export", "report",
           "hand replay", "hand show", "hand why",
           "session list", "session show", "rules list", "rules show", "rules announce", "rules check",
           "rules diff", "players", "backup"]  # fmt: skip
FILES_OUT = (("export",), ("report",))
SPEAKING_OUT = ("check", "rules check", "showdown")  # what is wrong is their answer, so it stands on the output
words = (
    st.sampled_from([*NAMES, *CARDS, *AMOUNTS, *FILES, "saved.zip", "book.jsonl", "out.csv", "-", "2026-03-13",
                     "1", "2", "igra", "pagat", "ours", "lot",
                     "bash", "ledger", "cards", "1:Ann", "2026-01-01", "book", "nowhere/x", "low", "both", "k",
                     "b4", "+", "-*", "draw", "bet", "show"])
    | st.builds("{}={}".format, st.sampled_from(NAMES), st.sampled_from([*AMOUNTS, *CARDS]) | texts)
    | texts
    | sets
)  # fmt: skip
common = st.sampled_from(
    [["--json"], ["--lang", "ru"], ["--lang", "en"], ["--color"], ["--no-color"], ["--lang", "xx"], ["--"], ["-h"]]
)


@cache
def options(path: Names) -> st.SearchStrategy[list[str]]:
    """An option of the command with something behind it that it may take, or may not."""
    found: list[st.SearchStrategy[list[str]]] = [common]
    for parameter in FAMILIES[path].params:
        if not isinstance(parameter, click.Option) or parameter.name == "book":
            continue
        names = st.sampled_from([*parameter.opts, *parameter.secondary_opts])
        if parameter.is_flag:
            found.append(names.map(lambda name: [name]))
        elif isinstance(parameter.type, click.Choice):
            found.append(st.tuples(names, st.sampled_from(list(parameter.type.choices)) | words).map(list))
        else:
            found.append(
                st.tuples(names, words).map(list) | st.builds("{}={}".format, names, words).map(lambda word: [word])
            )
    return st.one_of(found)


PATHS = sorted(FAMILIES)


@st.composite
def lines(draw: st.DrawFn) -> tuple[Names, list[str]]:
    """A line that is nearly right, or a command with any words and options behind it."""
    if draw(st.booleans()):
        parts = draw(spoiled(shlex.split(draw(st.sampled_from(GOOD))), words, most=2))
        path = path_of(parts)
        parts += draw(options(path)) if path in FAMILIES and draw(st.booleans()) else []
        return path, parts
    path = draw(st.sampled_from(PATHS))
    behind = draw(st.lists(options(path) | words.map(lambda word: [word]), max_size=4))
    return path, [*path, *(word for part in behind for word in part)]


def path_of(parts: list[str]) -> Names:
    """The command that a line calls, as far as it is one."""
    for length in (2, 1):
        if tuple(parts[:length]) in FAMILIES:
            return tuple(parts[:length])
    return ()


def laid(state: str) -> Path:
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")
    folder = books.lay(books.book(state), Path("book"))
    if state != "none":
        typed(["backup", "saved.zip", "--book", "book"])
        Path("book.jsonl").write_text(typed(["export", "--book", "book"]).out, encoding="utf-8")
    return folder


answers = st.lists(
    words
    | st.sampled_from(["y", "n", "", "k", "draw + -", "bet k b4", "undo", "help", "quit", "why", "deal", "Ann=20"]),
    max_size=4,
)


@attack(
    examples=120,
    state=st.sampled_from(list(books.STATES)),
    line=lines(),
    said=answers.map("\n".join),
    encoding=st.sampled_from(["utf-8", "utf-8", "ascii", "cp1252"]),
)  # fmt: skip
def test_any_command_line(state: str, line: tuple[Names, list[str]], said: str, encoding: str) -> None:
    path, parts = line
    if "--compare" in parts and sum(part.startswith("--set") for part in parts):
        parts = [part for part in parts if part != "--compare"]  # all presets with their parts: slow, tested apart
    if path in FILES_OUT:
        encoding = "utf-8"  # it writes a file, whatever the output's encoding is
    folder = laid(state)
    before = books.files(folder)
    told = check(
        typed(
            [*parts, "--book", "book"] if "--" not in parts else ["--book", "book", *parts],
            text=said,
            encoding=encoding,
        )
    )
    name = " ".join(path)
    assert told.code == 0 or told.err.strip() or name in SPEAKING_OUT
    stored = books.files(folder)
    if (told.code and name != "table") or name in READING:
        assert stored == before
    if told.code == 0 and "--json" in parts and told.out.startswith("{"):
        document(told)
    if stored != before:
        assert refused_or_done(typed(["check", "--book", "book"])).code == 0


def test_every_command_is_among_those_that_are_called() -> None:
    assert {path[0] for path in PATHS if path} == set(COMMANDS)
    called = {path_of(shlex.split(line)) for line in GOOD}
    families = {path for path in PATHS if isinstance(FAMILIES[path], click.Group)}
    assert set(PATHS) - called - families <= {
        ("hand", "deal"),
        ("hand", "undo"),
        ("hand", "void"),
        ("hand", "replay"),
        ("session", "list"),
        ("rules", "list"),
    }


@attack(
    examples=30,
    words=st.lists(
        st.sampled_from(["showdown", "--json", "--help", "-h", "--version", "--lang", "ru", "xx"]) | texts, max_size=4
    ),
)
def test_any_first_words(words: list[str]) -> None:
    refused_or_done(typed(["--book", "book", *words]))
    refused_or_done(
        typed(words if words[:1] == ["showdown"] or words[:1] in (["--json"], ["--help"]) else ["showdown", *words])
    )


names = st.sampled_from(["Ann", "Bob", "ann", "王伟", ""]) | texts
requests = st.fixed_dictionaries(
    {},
    optional={
        "id": json_values,
        "rules": st.sampled_from(["pagat", "sarrett", "igra", "31", "double-clubs", "nowhere.toml"]) | json_values,
        "set": st.dictionaries(keys | texts, json_values | values, max_size=2) | json_values,
        "pot": numbers | json_values,
        "pots": st.lists(
            st.fixed_dictionaries(
                {"amount": numbers | json_values, "players": st.lists(names, max_size=3) | json_values}
            ),
            max_size=2,
        )
        | json_values,
        "seats": st.lists(names, max_size=3) | json_values,
        "hands": st.dictionaries(names, st.sampled_from(["5sAdAc", "43", "7p", "x", "26½p3"]) | texts, max_size=3)
        | json_values,
        "declared": st.dictionaries(names, st.sampled_from(["low", "high", "both"]) | texts, max_size=2) | json_values,
    },
)
ASKED = {"pot": 41, "hands": {"Ann": "5sAdAc", "Bob": "10c9d8s"}}


@attack(
    examples=60,
    several=st.lists(requests | requests.map(ASKED.__or__) | json_values, min_size=1, max_size=3),
    noise=texts,
)
def test_any_batch(several: list[object], noise: str) -> None:
    written = "\n".join([*(json.dumps(one) for one in several), noise.replace("\udcff", "")])
    result = check(dealer("showdown", "--batch", "-", text=written), quiet=True)
    documents = [json.loads(line) for line in result.out.splitlines()]
    assert len(documents) == sum(bool(line.strip()) for line in written.encode().split(b"\n"))
    assert result.code == int(any("error" in one for one in documents))
    assert all("error" in one or "payouts" in one for one in documents)
