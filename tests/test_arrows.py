"""Arrows point one way: cli → {text, exchange, store, presets} → core; and the core stays pure."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "dealer_assist"
MODULES = sorted(PACKAGE.rglob("*.py"))

# What each room may import of the others. The version stands in the package itself, which imports nothing.
ROOMS = {
    "core": {"core"},
    "presets": {"presets", "core"},
    "store": {"store", "core"},
    "text": {"text", "core"},
    "exchange": {"exchange", "core"},
    "guide": {"guide"},
    "cli": {"cli", "text", "exchange", "store", "presets", "guide", "core", ""},
    "__main__": {"cli"},
    "": set(),
}
STANDARD = sys.stdlib_module_names
# Foreign libraries: in which rooms or modules they have their home.
HOMES = {
    "tinydb": {"store"},
    "filelock": {"store"},
    "tabulate": {"text.tables"},
    "wcwidth": {"text.tables"},
    "click": {"cli"},
    "platformdirs": {"cli.base"},
    "prompt_toolkit": {"cli"},
    "jinja2": {"exchange", "cli", "text"},
    "matplotlib": {"exchange", "cli", "text"},
}
UNPURE = {
    "asyncio", "getpass", "glob", "http", "io", "locale", "logging", "multiprocessing", "os", "pathlib",
    "platform", "random", "secrets", "select", "shutil", "signal", "socket", "sqlite3", "subprocess", "sys", "tempfile",
    "threading", "time", "urllib", "uuid", "warnings", "zoneinfo",
}  # fmt: skip
SPEAKING = {"print", "input", "open", "exec", "eval", "breakpoint", "__import__", "float", "complex", "round"}


# A generator with a seed is a pure function of it, and parsing a date needs no clock.
SEEDED = {"core.zero_sum_pools": "random"}
CLOCK = {"now", "today", "utcnow", "fromtimestamp", "monotonic", "perf_counter"}


def name_of(path: Path) -> str:
    """``core.cards`` for dealer_assist/core/cards.py; empty for the package itself."""
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix("__init__").rstrip(".")


def room_of(module: str) -> str:
    return module.partition(".")[0]


def imports_of(path: Path) -> Iterator[str]:
    """Every module that is imported anywhere in a file; our own without the package's name in front."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                found = [alias.name for alias in names]
            case ast.ImportFrom(module=module, names=names, level=0):
                found = [f"{module}.{alias.name}" if module == "dealer_assist" else str(module) for alias in names]
            case ast.ImportFrom():
                raise AssertionError(f"{path}: a relative import")
            case _:
                continue
        yield from (one.removeprefix("dealer_assist.") for one in found)


def is_ours(module: str) -> bool:
    room = room_of(module)
    return room in ROOMS or module == "__version__"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_imports_only_what_its_room_may(path: Path) -> None:
    module = name_of(path)
    allowed = ROOMS[room_of(module)]
    for one in imports_of(path):
        if is_ours(one):
            assert ("" if one == "__version__" else room_of(one)) in allowed, f"{module} imports {one}"
            continue
        library = room_of(one)
        if library in STANDARD:
            continue
        homes = HOMES.get(library, set())
        assert module in homes or room_of(module) in homes, f"{module} imports {one}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_modules_are_rarely_over_300_lines() -> None:
    lengths = [len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES]
    assert max(lengths) <= 400
    assert sum(length > 300 for length in lengths) * 20 <= len(lengths)


CORE = [path for path in MODULES if room_of(name_of(path)) == "core"]


@pytest.mark.parametrize("path", CORE, ids=name_of)
def test_the_core_has_no_io_no_clock_no_chance_and_no_floats(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for one in imports_of(path):
        assert room_of(one) not in UNPURE or SEEDED.get(name_of(path)) == one, f"imports {one}"
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=float() | complex()):
                raise AssertionError(f"line {node.lineno}: a float")
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                raise AssertionError(f"line {node.lineno}: true division")
            case ast.Call(func=ast.Name(id=name)) if name in SPEAKING:
                raise AssertionError(f"line {node.lineno}: {name}()")
            case ast.Attribute(attr=attribute) if attribute in CLOCK:
                raise AssertionError(f"line {node.lineno}: {attribute}")
            case ast.Call(func=ast.Name(id="Random"), args=[], keywords=[]):
                raise AssertionError(f"line {node.lineno}: chance without a seed")
            case ast.Call(func=ast.Name(id="_")) | ast.Call(func=ast.Name(id="gettext")):
                raise AssertionError(f"line {node.lineno}: words for people")


WORDS_OF_ERRORS = [path for path in MODULES if name_of(path).startswith("text.errors")]


@pytest.mark.parametrize("path", WORDS_OF_ERRORS, ids=name_of)
def test_words_of_errors_need_only_core_and_text(path: Path) -> None:
    for one in imports_of(path):
        assert room_of(one) in {"core", "text", "os"} or room_of(one) in STANDARD - UNPURE, one
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Attribute(value=ast.Name(id="os"), attr=attribute):
                assert attribute == "strerror", "of the system only its own words are wanted"


PRINTING = {"print", "input", "exit", "quit", "breakpoint"}


@pytest.mark.parametrize("path", [path for path in MODULES if name_of(path) != "cli.output"], ids=name_of)
def test_only_one_module_prints(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in PRINTING:
                raise AssertionError(f"line {node.lineno}: {name}()")
            case ast.Call(func=ast.Attribute(value=ast.Name(id="click"), attr="echo" | "secho")):
                raise AssertionError(f"line {node.lineno}: click.echo()")
            case ast.Call(
                func=ast.Attribute(
                    value=ast.Attribute(value=ast.Name(id="sys"), attr="stdout" | "stderr"), attr="write"
                )
            ):
                raise AssertionError(f"line {node.lineno}: writes")


LOADED = """
import sys
from dealer_assist.cli.app import run
code = run({args!r})
sys.stdout.flush()
print("\\nLOADED", code, *sorted(sys.modules))
"""


def loaded_by(*args: str) -> set[str]:
    """The modules that a call loads, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:] = {sys.path!r}\n" + LOADED.format(args=args)],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    code, *modules = done.stdout.rpartition("\nLOADED ")[2].split()
    assert code == "0", done.stderr
    return set(modules)


HEAVY = {"tinydb", "tabulate", "wcwidth", "prompt_toolkit", "importlib.metadata", "filelock", "jinja2", "matplotlib"}
HANDS = ("--pot", "40", "Ann=2sQh4d", "Bob=10c9d8s", "Cat=Ah6s")


@pytest.mark.parametrize(
    "args",
    [
        ("--help",), ("--version",), ("showdown", "--help"), ("showdown", "--json", *HANDS),
        ("showdown", "-r", "inside", "--json", "--pot", "40", "Ann=7/low", "Bob=8/high"),
    ],
)  # fmt: skip
def test_help_and_a_showdown_in_json_load_nothing_heavy(args: tuple[str, ...]) -> None:
    modules = loaded_by(*args)
    assert "dealer_assist.cli.app" in modules
    assert not HEAVY & modules
    assert not {"dealer_assist.store", "dealer_assist.exchange", "dealer_assist.text.errors"} & modules
    ours = {module for module in modules if module.startswith("dealer_assist.cli.")}
    known = {"app", "base", "output", "showdown", "typed_table", "verdict_json", "complete", "asking"}
    assert {module.rpartition(".")[2] for module in ours} <= known, "another command was loaded"


def test_a_showdown_in_text_loads_tabulate_and_no_more() -> None:
    modules = loaded_by("showdown", *HANDS)
    assert "tabulate" in modules
    assert not {"tinydb", "prompt_toolkit", "filelock", "jinja2", "matplotlib", "dealer_assist.store"} & modules
