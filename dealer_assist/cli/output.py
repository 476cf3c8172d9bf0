"""Everything that is printed goes through here."""

from __future__ import annotations

import os
import shutil
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal
from functools import cache
from json import JSONEncoder
from typing import Any, TextIO

from dealer_assist.core.unseen import escaped
from dealer_assist.text import style


def prepare(*, color: bool | None) -> None:
    """Look at the standard output and write for it from now on."""
    _open_streams()
    for stream, errors in (
        (sys.stdin, "surrogateescape"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace"),
    ):  # fmt: skip
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None and stream.errors != errors:
            reconfigure(errors=errors)
    terminal = _is_terminal(sys.stdout)
    colored = color if color is not None else terminal and not os.environ.get("NO_COLOR") and _takes_color()
    width = shutil.get_terminal_size((80, 24)).columns if terminal or "COLUMNS" in os.environ else 80
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    style.use(style.Style(width=max(width, style.NARROWEST), encoding=encoding, color=colored))


def _open_streams() -> None:
    """Where a standard stream was closed before the call, nothing is read or nothing is written."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: SIM115


def let_go() -> None:
    """Write nothing more to an output that fails, not even what is left in its buffer when the program ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _is_terminal(stream: TextIO) -> bool:
    return bool(getattr(stream, "isatty", lambda: False)())


def _takes_color() -> bool:
    return os.environ.get("TERM", "") not in ("", "dumb")


def is_interactive() -> bool:
    """Whether somebody sits at a terminal and can be asked."""
    return _is_terminal(sys.stdin) and _is_terminal(sys.stdout)


def say(text: str = "") -> None:
    """One or more lines for people, on the standard output."""
    sys.stdout.write(style.fit(text) + "\n")


def page(text: str) -> None:
    """A long text for people: through the pager on a terminal."""
    if not is_interactive():
        say(text)
        return
    import click

    click.echo_via_pager(style.fit(text) + "\n", color=style.current().color or None)


def complain(text: str) -> None:
    """One line on the error output; on a terminal it is parted between words."""
    sys.stdout.flush()
    if _is_terminal(sys.stderr):
        from dealer_assist.text.tables import paragraph

        text = "\n".join(paragraph(line) for line in text.split("\n"))
    sys.stderr.write(style.fit(text) + "\n")
    sys.stderr.flush()


def emit_bytes(data: bytes) -> None:
    """A file on the standard output, byte by byte as it is."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def emit_json(document: object, *, at_once: bool = False) -> None:
    """One JSON document in one line; ``at_once`` where somebody may wait for it before he asks on."""
    sys.stdout.write(json_text(document) + "\n")
    if at_once:
        sys.stdout.flush()


class Written(ABC):
    """A document that writes its own text."""

    @abstractmethod
    def text(self, encoder: JSONEncoder) -> str:
        """The document as JSON in one line; strings as ``encoder`` has them."""


def json_text(document: object) -> str:
    """The document as JSON in one line; not beyond ASCII where the output is no UTF-8."""
    unicode = style.current().encoding.lower().replace("-", "") == "utf8"
    encoder = _encoder(unicode)
    text = document.text(encoder) if isinstance(document, Written) else encoder.encode(document)
    return text if text.isascii() and "\x7f" not in text else escaped(text)


@cache
def _encoder(unicode: bool) -> JSONEncoder:
    return JSONEncoder(ensure_ascii=not unicode, default=_number, allow_nan=False, check_circular=False)


_MOST_DIGITS = 15  # of a number that is written back as one: every reader of JSON keeps that many


def _number(value: Any) -> int | float | str:
    if not isinstance(value, Decimal):
        raise TypeError(type(value))
    if abs(value.adjusted()) > _MOST_DIGITS:
        return str(value)
    number = int(value) if value == value.to_integral_value() else float(value)
    return number if Decimal(str(number)) == value else str(value)
