"""What must hold of every call, whatever was typed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.text.errors import say
from tests.support import Result, dealer

UNSEEN = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
COLOURS = re.compile("\033\\[(?:0|1|2|31|32)m")  # our own, where they are asked for
LONGEST = 500
CODES = {0: "done", 1: "refused", 2: "the call is wrong", 3: "the book cannot be read"}  # 4: nobody else is here


def check(result: Result, *, quiet: bool = False) -> Result:
    """A documented exit code, a short complaint if it is refused, and nothing that a terminal obeys.

    ``quiet``: a call that is done says nothing on the error output, not even a warning.
    """
    assert result.code in CODES
    assert "Traceback" not in result.out + result.err
    assert not UNSEEN.search(COLOURS.sub("", result.out) + result.err)
    assert all(len(line) <= LONGEST for line in result.err.split("\n")), f"a complaint is long: {result.err}"
    if result.code == 0 and quiet:
        assert result.err == ""
    return result


def refused_or_done(result: Result) -> Result:
    """`check`, and who is refused is told why."""
    check(result)
    assert result.code == 0 or result.err.strip()
    return result


def read(reader: Callable[..., Any], *args: object, **given: object) -> Any:
    """What ``reader`` makes of it, None if it refuses it in short words that can be printed."""
    try:
        return reader(*args, **given)
    except DealerError as error:
        said = say(error)
        assert said
        assert not UNSEEN.search(said)
        assert all(len(line) <= LONGEST for line in said.split("\n"))
        return None


def document(result: Result) -> Any:
    """The one JSON document that a call with ``--json`` printed."""
    assert result.out.endswith("\n")
    return json.loads(result.out, parse_constant=_no_number)


def _no_number(found: str) -> None:
    raise AssertionError(f"{found} is no JSON")


def typed(words: list[str], text: str = "", encoding: str = "utf-8") -> Result:
    """Type ``words``, as far as a shell can hand them over and nothing outside of the sandbox is meant."""
    return dealer(*(harmless(word) for word in words), text=_encodable(text), encoding=encoding)


def harmless(word: str) -> str:
    """``word`` without noughts, which no shell hands over, and leading to no folder above the one it is typed in."""
    word = word.replace("\x00", "").replace("..", ".")
    return re.sub(r"(^|=)(?:/+|~(?=/|$)/*)", r"\1", word)


def _encodable(text: str) -> str:
    return text.encode("utf-8", "replace").decode()
