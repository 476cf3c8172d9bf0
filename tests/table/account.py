"""A written account of an evening, with what was typed in it: a Markdown page whose blocks are typed as they stand.

In a block a line is typed at the live table, or in the shell where it begins with ``$``. A line after ``=`` must stand
in the answers to those before it, one after ``!`` in what was refused.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.support import Result, dealer

_BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass
class Typed:
    """Lines typed one after the other, and what was said to them."""

    line: int
    typed: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def run(self, now: str) -> Result:
        """Type the lines, at the table in one go."""
        env = {"DEALER_NOW": now}
        if self.typed[0].startswith("$ dealer "):
            return dealer(*shlex.split(self.typed[0])[2:], env=env)
        return dealer("table", text="\n".join(self.typed) + "\n", env=env)


def parts(page: Path) -> Iterator[Typed]:
    """What was typed, in its order, parted where something is said to it."""
    text = page.read_text(encoding="utf-8")
    for block in _BLOCK.finditer(text):
        at = text.count("\n", 0, block.start()) + 2
        found = Typed(line=at)
        for number, line in enumerate(block[1].splitlines(), at):
            if line.startswith("= "):
                found.said.append(line[2:])
            elif line.startswith("! "):
                found.refused.append(line[2:])
            else:
                if found.said or found.refused or line.startswith("$"):
                    yield from [found] if found.typed else []
                    found = Typed(line=number)
                found.typed.append(line)
        yield found
