"""A dealer at a real terminal, whose keys are counted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.cli.processes import terminal

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[>=]|\r")
_WHERE, _HERE = "\x1b[6n", "\x1b[1;1R"  # where the cursor is: what a terminal is asked, and answers
CTRL_C, CTRL_D, ENTER, UP, TAB = "\x03", "\x04", "\r", "\x1b[A", "\t"


class Keyboard:
    """Types line after line, each when the table asks for it; ``keys`` counts them."""

    def __init__(self, child: Any) -> None:
        self.child = child
        self.keys = 0
        self.seen = ""

    def line(self, text: str, *, asked: str) -> None:
        """Type ``text`` and Enter once the table has asked ``asked``."""
        self.wait(asked + ">")
        self.press(text + ENTER)

    def press(self, keys: str) -> None:
        """Press keys without waiting for a question."""
        self.keys += len(keys)
        self.child.send(keys)

    def wait(self, said: str) -> None:
        """Read until the terminal shows ``said``."""
        while said not in self.seen:
            shown = self.child.read_nonblocking(4096, timeout=20)
            for _question in range(shown.count(_WHERE)):
                self.child.send(_HERE)
            self.seen += _ESCAPES.sub("", shown)
        self.seen = self.seen[self.seen.index(said) + len(said) :]


@contextmanager
def at_the_table(**env: str) -> Iterator[Keyboard]:
    """``dealer table`` at a terminal; left with Ctrl-D."""
    with terminal("table", columns=100, NO_COLOR="1", **env) as child:
        keyboard = Keyboard(child)
        yield keyboard
        child.send(CTRL_D)
