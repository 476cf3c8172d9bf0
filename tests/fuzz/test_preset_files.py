"""House rules in a file: `rules check` and every command that takes them agree whether they are good."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import strategies as st

from dealer_assist import presets
from dealer_assist.core.house import MOST_PROBLEMS, to_document
from dealer_assist.text.errors.rules import problem
from tests.fuzz.checks import LONGEST, UNSEEN, check, document, refused_or_done, typed
from tests.fuzz.engine import attack
from tests.fuzz.pieces import keys, sets, spoiled, spoiled_bytes, texts, values
from tests.support import Result

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

SHIPPED = {name: Path(presets.find(name)).read_text(encoding="utf-8") for name in presets.shipped_ids()}
TABLES = ["targets", "names", "points", "points.low", "points.high", "suits", "showdown", "declare", "deal",
          "draw", "betting",
          "chips", "x", ""]  # fmt: skip
FILE = Path("house.toml")


def line(key: str, value: str) -> str:
    """A key of the rules below its table."""
    table, _dot, name = key.rpartition(".")
    return f"[{table}]\n{name} = {value}" if table else f"{name} = {value}"


pairs = st.builds(line, keys, values) | st.builds("{} = {}".format, keys, values)
others = pairs | st.sampled_from([f"[{table}]" for table in TABLES] + ['extends = "pagat"', 'extends = "house.toml"',
                                 'extends = ""', 'extends = "../x"', "undecided = []", "players = [2, 3]",
                                                                                   "#"]) | texts  # fmt: skip


@st.composite
def files(draw: st.DrawFn) -> bytes:
    """A shipped preset, or one that builds on it, with lines, values or bytes spoiled."""
    name = draw(st.sampled_from(list(SHIPPED)))
    text = draw(st.sampled_from([SHIPPED[name], f'extends = "{name}"\n']))
    data = "\n".join(draw(spoiled(text.splitlines(), others))).encode("utf-8", "surrogatepass")
    return draw(spoiled_bytes(data)) if draw(st.integers(0, 5)) == 0 else data


def agreed(good: bool, result: Result) -> Result:
    """A call that takes the rules does, if they are good, and refuses them, if they are not."""
    refused_or_done(result)
    assert (result.code == 0) == good
    return result


@attack(examples=120, data=files())
def test_any_file_of_house_rules(data: bytes) -> None:
    FILE.write_bytes(data)
    found = presets.check_file(str(FILE))
    for one in found:
        said = problem(one)
        assert said.startswith("house.toml")
        assert len(said) <= LONGEST
        assert not UNSEEN.search(said)
    assert len(found) <= MOST_PROBLEMS + 20
    if not found:
        rules = presets.load(str(FILE))
        whole = to_document(rules)
        assert presets.changed(rules, "x", [(key, value) for key, value in presets_pairs(whole)]) == rules


def presets_pairs(whole: dict[str, object], above: str = "") -> list[tuple[str, object]]:
    """The dotted keys of a whole preset with their values."""
    found: list[tuple[str, object]] = []
    for key, value in whole.items():
        found += presets_pairs(value, f"{above}{key}.") if isinstance(value, dict) else [(above + key, value)]
    return found


@attack(examples=12, data=files())
def test_every_command_agrees_about_a_file(data: bytes) -> None:
    FILE.write_bytes(data)
    shutil.rmtree("book", ignore_errors=True)
    path = str(FILE)
    told = check(typed(["rules", "check", path]))
    good = told.code == 0
    assert told.code in (0, 1)
    assert len(document(typed(["rules", "check", path, "--json"]))["problems"]) > 0 or good
    agreed(good, typed(["rules", "show", path]))
    agreed(good, typed(["rules", "show", path, "--json"]))
    for form in ("text", "markdown", "html"):
        agreed(good, typed(["rules", "announce", path, "--format", form]))
    agreed(good, typed(["rules", "announce", path, "--chat"], encoding="ascii"))
    agreed(good, typed(["rules", "announce", path, "--short"]))
    agreed(good, typed(["rules", "diff", "pagat", path]))
    agreed(good, typed(["rules", "new", "ours", "--from", path, "--book", "book"]))
    refused_or_done(typed(["showdown", "-r", path, "--pot", "4000", "Ann=5cAdAc", "Bob=10c9d8s"]))
    refused_or_done(typed(["hand", "replay", "-"], text=f"rules {path}\nseats Ann Bob\ndealer Bob\ndraw -*\nbet f\n"))
    begun = refused_or_done(typed(["session", "start", "-r", path, "--book", "book", "Ann=4000", "Bob=4000"]))
    assert good or begun.code
    if begun.code == 0:
        for command in (
            ["status"],
            ["hand", "deal"],
            ["undo"],
            ["hand", "add", "4000", "Ann"],
            ["hand", "show", "--file"],
        ):
            refused_or_done(typed([*command, "--book", "book"]))
        assert refused_or_done(typed(["check", "--book", "book"])).code == 0


@attack(examples=60, changes=st.lists(sets, min_size=1, max_size=3), name=st.sampled_from(list(SHIPPED)))
def test_any_change_for_one_call(changes: list[str], name: str) -> None:
    given = [word for change in changes for word in ("--set", change)]
    shown = refused_or_done(typed(["rules", "show", name, "--json", *given]))
    if shown.code == 0:
        document(shown)
    refused_or_done(
        typed(["showdown", "-r", name, *given, "--pot", "4000", "Ann=5cAdAc", "Bob=10c9d8s", "Cy=JcJdJhJsQcQd"])
    )


@attack(examples=40, name=texts, other=texts)
def test_any_name_of_a_preset(name: str, other: str) -> None:
    shutil.rmtree("book", ignore_errors=True)
    for words in (["rules", "new", name, "--from", "pagat"], ["rules", "new", "ours", "--from", name], ["rules",
                   "show", name],
                  ["rules", "diff", name, other], ["rules", "announce", name], ["showdown", "-r", name, "--pot",
                   "4", "5AA"]):  # fmt: skip
        refused_or_done(typed([*words, "--book", "book"]))
    check(typed(["rules", "check", name, other, "--book", "book"]))
    refused_or_done(typed(["rules", "list", "--book", "book"]))


def test_a_file_without_end_is_refused() -> None:
    largest = presets.LARGEST
    for piece in (
        "a = 1\n",
        "[a]\n",
        "a",
        "[",
        "a = [",
        '"',
        "#",
        "A = [1, 11]\n",
        "a.",
        'x = """',
        "\\",
        "=",
        "{a=",
        "-",
        "1",
        "\n",
    ):
        FILE.write_text((piece * largest)[: largest - 1], encoding="utf-8")
        check(typed(["rules", "check", str(FILE)]))
    FILE.write_text("".join(f"a{number} = 1\n" for number in range(20_000)), encoding="utf-8")
    assert len(check(typed(["rules", "check", str(FILE)])).out.splitlines()) < MOST_PROBLEMS + 20
    for piece in ("1,", '"",', '"betting.ante",', "9", "[", '"\\'):
        for key in ("points.J", "undecided", "declare.signals", "players", "title", "chips.worth", "x"):
            check(typed(["rules", "show", "pagat", "--set", f"{key}=[{piece * 20_000}]"]))
            check(typed(["rules", "show", "pagat", "--set", f"{key}={piece * 20_000}"]))
