"""Calling the command line inside the test process, as a shell would."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from dealer_assist.cli.app import run


@dataclass(frozen=True, kw_only=True)
class Result:
    """What a call printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@contextmanager
def _environment(changes: Mapping[str, str]) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.update(changes)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def dealer(*args: str, text: str = "", env: Mapping[str, str] | None = None, encoding: str = "utf-8") -> Result:
    """Run ``dealer ARGS`` with ``text`` on the standard input; neither input nor output is a terminal."""
    streams = sys.stdin, sys.stdout, sys.stderr
    out, err = io.BytesIO(), io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(out, encoding=encoding)
    sys.stderr = io.TextIOWrapper(err, encoding=encoding)
    with _environment({"DEALER_LANG": "en", **(env or {})}):
        try:
            code = run(args)
            sys.stdout.flush()
            sys.stderr.flush()
            # Read while the wrappers live: they close their buffers when they go.
            return Result(code=code, out=out.getvalue().decode(encoding), err=err.getvalue().decode(encoding))
        finally:
            sys.stdin, sys.stdout, sys.stderr = streams
