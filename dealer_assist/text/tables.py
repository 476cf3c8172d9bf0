"""Tables; the only home of tabulate."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.text import style


def table(headers: Sequence[str], rows: Sequence[Sequence[str]], *, align: str = "") -> str:
    """Plain columns with a line under the headers; one letter of ``align`` a column: ``l``, ``r`` or ``c``.

    Where the output is too narrow each row becomes a small block of ``heading  value`` lines instead.
    """
    from tabulate import tabulate

    cells = [[_cell(cell) for cell in row] for row in rows]
    heads = [_cell(head) for head in headers]
    letters = align.ljust(len(heads), "l")
    text = tabulate(
        cells,
        headers=heads,
        tablefmt="simple",
        disable_numparse=True,
        colalign=[{"l": "left", "r": "right", "c": "center"}[letter] for letter in letters] if cells else None,
        preserve_whitespace=True,
    )
    lines = [line.rstrip() for line in text.splitlines()]
    if max((width(line) for line in lines), default=0) > style.current().width:
        return _blocks(heads, cells)
    return "\n".join(lines)


def _cell(text: str) -> str:
    return style.fit(" ".join(style.safe(part) for part in text.split("\n"))) if "\033" not in text else text


def _blocks(heads: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    margin = max((width(head) for head in heads[1:]), default=0) + 2
    blocks = []
    for row in cells:
        lines = [row[0]]
        for head, cell in zip(heads[1:], row[1:], strict=True):
            if cell:
                lines += wrap(cell, first="  " + pad(head, margin), rest=" " * (margin + 2))
        blocks.append("\n".join(lines))
    return "\n".join(blocks)


def width(text: str) -> int:
    """The columns that ``text`` takes on this output: wide characters, colours and replaced characters considered."""
    if text.isascii() and "\033" not in text:
        return len(text)
    import re

    from wcwidth import wcswidth

    bare = style.fit(re.sub("\033\\[[0-9;]*m", "", text))
    columns = wcswidth(bare)
    return columns if columns >= 0 else len(bare)


def pad(text: str, columns: int) -> str:
    """``text`` filled up with blanks to ``columns``."""
    return text + " " * max(0, columns - width(text))


def wrap(text: str, *, first: str = "", rest: str = "") -> list[str]:
    """``text`` in lines no wider than the output, the first after ``first``, the others after ``rest``."""
    room = max(style.current().width, style.NARROWEST)
    lines, line, empty = [], first, True
    for word in text.split(" "):
        grown = line + word if empty else f"{line} {word}"
        if width(grown) > room and not empty:
            lines.append(line)
            line = rest + word
        else:
            line = grown
        empty = False
    return [*lines, line]


def paragraph(text: str, *, first: str = "", rest: str = "") -> str:
    """`wrap` as one string."""
    return "\n".join(wrap(text, first=first, rest=rest))
