"""The command line in a process of its own, where streams, signals and terminals are real."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pexpect

DEALER = [sys.executable, "-m", "dealer_assist"]


def environment(**more: str) -> dict[str, str]:
    """English and UTF-8 unless ``more`` says otherwise; the test's own book."""
    plain = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "PYTHONIO", "NO_COLOR"))
    }
    return {**plain, "DEALER_LANG": "en", "LC_ALL": "C.UTF-8", "TERM": "xterm", **more}


def run(*args: str, env: Mapping[str, str] | None = None, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """Run ``dealer ARGS`` and wait for its end."""
    more.setdefault("stdout", subprocess.PIPE)
    more.setdefault("stderr", subprocess.PIPE)
    more.setdefault("stdin", subprocess.DEVNULL)
    return subprocess.run([*DEALER, *args], check=False, env=environment(**(env or {})), **more)


def shell(line: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of bash, in which ``$DEALER`` is the command."""
    return subprocess.run(
        ["bash", "-c", line], capture_output=True, check=False, env=environment(DEALER=" ".join(DEALER), **env)
    )


@contextmanager
def terminal(*args: str, columns: int = 80, **env: str) -> Iterator[pexpect.spawn[str]]:
    """``dealer ARGS`` at a terminal; it must have ended when the block is left."""
    child = pexpect.spawn(
        DEALER[0], [*DEALER[1:], *args], env=environment(**env), encoding="utf-8", timeout=20, dimensions=(50, columns),
        codec_errors="backslashreplace",
    )  # fmt: skip
    try:
        yield child
        child.expect(pexpect.EOF)
        child.close()
    finally:
        child.close(force=True)


def interrupt(child: pexpect.spawn[str], said: str) -> None:
    """Ctrl-C until ``said`` is read: one that comes just before the program waits for a line goes unheard."""
    for _again in range(20):
        child.kill(signal.SIGINT)
        if child.expect_exact([said, pexpect.TIMEOUT], timeout=1) == 0:
            return
    raise AssertionError("not stopped")
