"""How a target is attacked: a few examples in the test run, or as many as fit in some minutes."""

from __future__ import annotations

import functools
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy

VARIABLE = "DEALER_FUZZ_MINUTES"
MINUTES = float(os.environ.get(VARIABLE) or 0)
_ROUND = 1000  # examples after which the long run begins anew, so that it does not keep too many in mind
_HANGS = 60  # seconds for one example in the long run: the machine may be busy with other things
_MEMORY = 4 * 1024**3


class _TimeIsUp(BaseException):
    """No failure of the test, so hypothesis lets it through."""


class Hang(Exception):
    """One example took a minute."""


@dataclass
class Attack:
    """One test of the long run and how it went."""

    name: str
    seconds: float = 0.0
    examples: int = 0
    slowest: float = 0.0


ATTACKS: list[Attack] = []


def attack(*, examples: int, **pieces: SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test that is called with what is drawn from ``pieces``: ``examples`` times, or for its part of the minutes."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        if not MINUTES:
            return settings(max_examples=examples)(given(**pieces)(test))
        return _long(test, pieces)

    return decorate


def _long(test: Callable[..., None], pieces: dict[str, SearchStrategy[Any]]) -> Callable[..., None]:
    record = Attack(name=f"{test.__module__.rpartition('.')[2]}: {test.__name__}")

    def run() -> None:
        ATTACKS.append(record)
        begun = time.monotonic()

        @functools.wraps(test)
        def counted(**drawn: Any) -> None:
            at = time.monotonic()
            if at - begun > record.seconds:
                raise _TimeIsUp
            with _watched():
                test(**drawn)
            record.examples += 1
            record.slowest = max(record.slowest, time.monotonic() - at)

        attacked = settings(settings.get_profile("long"), max_examples=_ROUND)(given(**pieces)(counted))
        with suppress(_TimeIsUp):
            while True:
                attacked()

    run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
    run.attack = record  # type: ignore[attr-defined]
    return run


class _watched:
    """The example ends within a minute and takes no more memory than a machine has."""

    def __enter__(self) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
        signal.signal(signal.SIGALRM, _hangs)
        signal.alarm(_HANGS)

    def __exit__(self, *_error: object) -> None:
        signal.alarm(0)


def _hangs(_signal: int, _frame: object) -> None:
    raise Hang(f"it takes more than {_HANGS} seconds")


def share_out(tests: list[Any]) -> None:
    """Give each test of the long run its part of the minutes of its module."""
    attacks = [test for test in tests if hasattr(test.obj, "attack")]
    beside = Counter(test.module for test in attacks)
    for test in attacks:
        test.obj.attack.seconds = MINUTES * 60 / beside[test.module]


def figures() -> list[str]:
    """What the long run did, a line each test."""
    return [
        f"{one.name}: {one.examples} examples in {one.seconds / 60:.1f} minutes, the slowest {one.slowest:.2f} s"
        for one in ATTACKS
    ]
