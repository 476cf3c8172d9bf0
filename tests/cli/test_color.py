"""Colours only where they are wanted."""

from __future__ import annotations

import pytest

from tests.support import dealer

from .processes import terminal

HANDS = ("--pot", "40", "Ann=2sQh4d", "Bob=10c9d8s")
ESCAPE = "\x1b"


@pytest.mark.parametrize(
    "args", [HANDS, ("--json", *HANDS), ("--compare", *HANDS), ("--help",), ("--no-color", *HANDS)]
)
def test_no_escapes_off_a_terminal(args: tuple[str, ...]) -> None:
    result = dealer("showdown", *args, env={"TERM": "xterm"})
    assert result.code == 0
    assert ESCAPE not in result.out + result.err


def test_color_asks_for_them_wherever_it_goes() -> None:
    for line in (("--color", *HANDS), (*HANDS, "--color")):
        result = dealer("showdown", *line, env={"NO_COLOR": "1"})
        assert "\x1b[32mAnn takes 20\x1b[0m" in result.out
    assert dealer("--color", "showdown", *HANDS).out == dealer("showdown", "--color", *HANDS).out
    assert ESCAPE not in dealer("showdown", "--color", "--json", *HANDS).out


def test_color_changes_no_column() -> None:
    plain, colored = dealer("showdown", *HANDS).out, dealer("showdown", "--color", *HANDS).out
    for code in ("\x1b[0m", "\x1b[1m", "\x1b[32m"):
        colored = colored.replace(code, "")
    assert colored == plain


@pytest.mark.parametrize(
    ("args", "env", "colored"),
    [
        ((), {}, True), (("--no-color",), {}, False), ((), {"NO_COLOR": "1"}, False), ((), {"NO_COLOR": ""}, True),
        (("--color",), {"NO_COLOR": "1"}, True), ((), {"TERM": "dumb"}, False),
    ],
)  # fmt: skip
def test_at_a_terminal(args: tuple[str, ...], env: dict[str, str], colored: bool) -> None:
    with terminal("showdown", *args, *HANDS, **env) as child:
        child.expect_exact("Bob takes 20")
        shown = str(child.before)
    assert (ESCAPE in shown) is colored
