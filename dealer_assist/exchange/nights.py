"""What was understood of a file: finished nights, who played in them, and how it was read."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, tzinfo
from enum import Enum
from hashlib import sha256

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.importing import NightOff, NightsRefused, NightTooSmall, RenameUnknown, RowsRefused
from dealer_assist.core.names import name_key
from dealer_assist.exchange.headings import Role
from dealer_assist.exchange.sheet import Through, plainly

_DIGITS = 20


class Source(Enum):
    """Where a file comes from."""

    POKERNOW = "pokernow"
    LONG = "nights"  # a row a player and night
    WIDE = "results"  # a row a night, a column a player
    EXPORT = "export"


@dataclass(frozen=True, kw_only=True, slots=True)
class Stake:
    """What ``name`` brought to a night and took from it, in hundredths."""

    name: str
    bought: int
    out: int

    @property
    def net(self) -> int:
        """Won (negative: lost)."""
        return self.out - self.bought


@dataclass(frozen=True, kw_only=True, slots=True)
class ForeignNight:
    """A finished night. ``label`` tells two of one day apart; times are None where the file has none.

    ``rows`` are the first and the last row it stands in, ``mark`` the fingerprint of what the file says of it.
    """

    day: date
    label: str = ""
    started: datetime | None = None
    ended: datetime | None = None
    currency: str = ""
    stakes: tuple[Stake, ...]
    rows: tuple[int, int]
    mark: str = ""


@dataclass(frozen=True, kw_only=True)
class Reading:
    """How a file is to be read where it does not say so itself; empty where nothing was said.

    ``cents`` is whether whole amounts are cents, ``day`` the day of a night without times, ``zone`` where it was
    played (None: where the machine is), ``renames`` go from a name or a player id to the name to be used.
    """

    encoding: str = ""
    decimal: str = ""
    dates: str = ""
    currency: str = ""
    cents: bool | None = None
    day: date | None = None
    zone: tzinfo | None = None
    named: Mapping[Role, str] = field(default_factory=dict)
    skipped: Sequence[str] = ()
    renames: Mapping[str, str] = field(default_factory=dict)
    through: Through = plainly


@dataclass(frozen=True, kw_only=True)
class Understood:
    """A whole file. ``columns`` are the roles found with their headings, ``passed`` the headings that were left out.

    ``rows`` is how many rows were read, ``left_out`` the numbers of rows that only sum up others; ``also`` goes from
    the name used to other nicknames of the same player id.
    """

    source: Source
    encoding: str
    delimiter: str
    nights: tuple[ForeignNight, ...]
    columns: Mapping[str, str] = field(default_factory=dict)
    passed: tuple[str, ...] = ()
    rows: int = 0
    left_out: tuple[int, ...] = ()
    decimal: str = ""
    dates: str = ""
    cents: bool = False
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody in the file, in the order of appearance."""
        return tuple(dict.fromkeys(stake.name for night in self.nights for stake in night.stakes))


class Problems:
    """Collects what is wrong with rows, so that all of it is told at once."""

    def __init__(self) -> None:
        self._found: list[DealerError] = []

    def add(self, problem: DealerError) -> None:
        """One more."""
        self._found.append(problem)

    def refuse(self) -> None:
        """Raise `RowsRefused` if there was any."""
        if self._found:
            raise RowsRefused(problems=tuple(self._found))


def verified(nights: Sequence[ForeignNight]) -> None:
    """That in every night two play at least and all nets sum to 0; raises `NightsRefused` with all that do not."""
    problems: list[DealerError] = []
    for night in nights:
        off = sum(stake.net for stake in night.stakes)
        if off:
            problems.append(NightOff(day=night.day.isoformat(), rows=night.rows, off=off))
        elif len(night.stakes) < 2:
            problems.append(NightTooSmall(day=night.day.isoformat(), rows=night.rows))
    if problems:
        raise NightsRefused(problems=tuple(problems))


def fingerprint(source: Source, *facts: object) -> str:
    """What tells whether the same night was imported before: a checksum of what the file says of it."""
    plain = json.dumps([source.value, *facts], ensure_ascii=False, default=str, separators=(",", ":"))
    return f"{source.value}:{sha256(plain.encode()).hexdigest()[:_DIGITS]}"


class Renamer:
    """The names to be used for the names and ids in a file; notices which renames were for nobody."""

    def __init__(self, renames: Mapping[str, str]) -> None:
        self._by_key = {name_key(old): (old, new) for old, new in renames.items()}
        self._by_text = dict(renames)
        self._used: set[str] = set()
        self._first: dict[str, str] = {}
        self._quick: dict[str, str] = {}

    def is_renamed(self, text: str) -> bool:
        """Whether something was said about exactly this name or id."""
        return text in self._by_text

    def called(self, name: str, player_id: str = "") -> str:
        """The name for somebody with this name and this id; the first spelling of a name is kept."""
        if player_id:
            if player_id in self._by_text:
                self._used.add(player_id)
                return self._kept(self._by_text[player_id])
        elif name in self._quick:
            return self._quick[name]
        if (found := self._by_key.get(name_key(name))) is not None:
            self._used.add(found[0])
            return self._kept(found[1])
        self._quick[name] = self._kept(name)
        return self._quick[name]

    def _kept(self, name: str) -> str:
        return self._first.setdefault(name_key(name), name)

    def verify(self, names: Sequence[str]) -> None:
        """Raise `RenameUnknown` for a rename of nobody; ``names`` are those in the file."""
        for old in self._by_text:
            if old not in self._used:
                raise RenameUnknown(old=old, known=tuple(names))
