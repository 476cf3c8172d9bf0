"""The guide's page of errors, made from the catalogue: ``python -m tests.errors.page`` writes it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path

import dealer_assist
from tests.errors.catalogue import AREAS
from tests.errors.wrong import Area, Wrong

PAGE = Path(dealer_assist.__file__).parent / "guide" / "errors.md"
WIDTH = 58  # and the two columns by which the guide indents it
LONGEST = 400
_INTRO = """\
# When the program says no

A complaint is one line: what was found, where, what would be right, what to type. It goes to the error output, and
nothing is half done: refused means that nothing was stored.

## Exit codes

| code | meaning |
|---|---|
| 0 | done |
| 1 | refused, or a check found problems |
| 2 | the call is wrong: something cannot be read, or may mean two things |
| 3 | the book cannot be read |
| 4 | the book is busy |

Below stands every complaint there is: what is typed (`$`), what is piped in or stands in the file (`<`), what else
happened (`#`), then the exit code with the complaint in English, and the same in Russian. Each begins with an empty
book. The tests type all of it, in both languages.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([_INTRO, *(_section(area) for area in AREAS)])


def _section(area: Area) -> str:
    blocks = ["\n".join(_block(one)) for one in _shown(area)]
    intro = [*textwrap.wrap(area.intro, 118), ""] if area.intro else []
    return "\n".join([f"## {area.title}", "", *intro, "```text", "\n\n".join(blocks), "```", ""])


def _shown(area: Area) -> list[Wrong]:
    """One for every error and every reason for it; the others differ only in their facts."""
    first: dict[object, Wrong] = {}
    for one in area.entries:
        first.setdefault((one.error, one.fault) if one.error else one.typed, one)
    return list(first.values())


def _block(one: Wrong) -> Iterator[str]:
    for line in one.before:
        yield from _typed(line)
    for name, content in one.files.items():
        text = content if isinstance(content, str) else content.decode("utf-8", "backslashreplace")
        yield f"# {name}:"
        yield from _piped(text)
    if one.cause is not None:
        yield from _wrapped("# ", one.cause.words)
    yield from _typed(one.typed, one.text, "".join(f"{name}={value} " for name, value in one.env.items()))
    for first, said in ((f"{one.code} ", one.en), ("  ", one.ru)):
        for number, line in enumerate(said.split("\n")):
            yield from _wrapped("  " if number else first, line)


def _typed(line: str, text: str = "", before: str = "") -> Iterator[str]:
    typed, _here, piped = line.partition(" <<< ")
    lines = list(_wrapped("$ ", f"{before}dealer {typed}", width=WIDTH - 2))
    yield from [f"{part} \\" for part in lines[:-1]]
    yield lines[-1]
    yield from _piped(text or piped.replace("\\n", "\n"))


def _piped(text: str) -> Iterator[str]:
    if len(text) > LONGEST:
        yield f"< … ({len(text)} characters)"
        return
    for line in text.removesuffix("\n").split("\n") if text else ():
        yield from _wrapped("< ", line)


def _wrapped(first: str, text: str, width: int = WIDTH) -> list[str]:
    visible = "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
    return textwrap.wrap(
        visible, width, initial_indent=first, subsequent_indent="  ", break_on_hyphens=False, drop_whitespace=True
    ) or [first.rstrip()]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
