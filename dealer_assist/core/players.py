"""The people of the book: each with the name he is shown by, and the other spellings of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from dealer_assist.core.errors.players import AliasTaken
from dealer_assist.core.names import name_key, parse_name
from dealer_assist.core.record import record
from dealer_assist.core.session_events import Event, Undone


@record
class Registered(Event):
    """``name`` is in the book from now on, as first typed."""

    code: ClassVar[str] = "player"
    name: str


@record
class Aliased(Event):
    """``other`` is another spelling of ``name``; what is recorded under it counts as his. ``seq`` as in `debts`."""

    code: ClassVar[str] = "alias"
    seq: int
    name: str
    other: str


KINDS: dict[str, type[Event]] = {kind.code: kind for kind in (Registered, Aliased, Undone)}


@dataclass(frozen=True, kw_only=True)
class People:
    """Who is known: ``shown`` goes from a key of any spelling to the name it counts as, in order of appearance."""

    shown: Mapping[str, str] = field(default_factory=dict)
    spellings: Mapping[str, str] = field(default_factory=dict)
    _called: dict[str, str] = field(default_factory=dict, compare=False, repr=False)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody once, by the name he is shown by."""
        return tuple(dict.fromkeys(self.shown.values()))

    def find(self, text: str) -> str | None:
        """The person who is called exactly ``text``, or has it as another spelling."""
        return self.shown.get(name_key(parse_name(text)))

    def called(self, name: str) -> str:
        """The name that ``name``, as it was recorded, counts as."""
        found = self._called.get(name)
        if found is None:
            found = self._called[name] = self.shown.get(name_key(name), name)
        return found

    def aliases(self, name: str) -> tuple[str, ...]:
        """The other spellings of ``name``."""
        return tuple(
            self.spellings[key] for key, shown in self.shown.items() if shown == name and name_key(name) != key
        )


def people(records: Iterable[Event]) -> People:
    """The people after all ``records``; a spelling that was taken back stands for itself again."""
    every = list(records)
    gone = {one.record for one in every if isinstance(one, Undone)}
    shown: dict[str, str] = {}
    spellings: dict[str, str] = {}
    for number, one in enumerate(every, 1):
        if isinstance(one, Registered):
            shown.setdefault(name_key(one.name), one.name)
            spellings.setdefault(name_key(one.name), one.name)
        elif isinstance(one, Aliased) and number not in gone:
            spellings.setdefault(name_key(one.other), one.other)
            merged = shown.get(name_key(one.other), one.other)
            for key in [name_key(one.other), *(key for key, name in shown.items() if name == merged)]:
                shown[key] = one.name
    return People(shown=shown, spellings=spellings)


def alias(known: People, *, at: str, seq: int, name: str, other: str) -> Aliased:
    """The record that makes ``other`` another spelling of ``name``, who is in the book.

    Raises `AliasTaken` where both are the same person already.
    """
    kept = known.called(parse_name(name))
    spelling = parse_name(other)
    if known.called(spelling) == kept or name_key(spelling) == name_key(kept):
        raise AliasTaken(name=kept, other=spelling)
    return Aliased(at=at, seq=seq, name=kept, other=spelling)
