"""The names of the book's files inside its folder, and what each holds. The ids of sessions are part of them."""

from __future__ import annotations

import os
import re
from pathlib import Path

from dealer_assist.core.errors.book import SessionIdUnreadable
from dealer_assist.core.session_id import PATTERN, is_session_id

PRESET = "preset"
"""The kind of the host's own house rules, which are TOML and not written here."""

_LETTER = r"[^/\x00-\x1f\ud800-\udfff]"
_KINDS = "|".join(
    f"(?P<{kind}>{pattern})"
    for kind, pattern in {
        "players": r"players\.json",
        "book": r"book\.json",
        "open": r"open\.json",
        "live": r"hand\.json",
        "session": rf"sessions/{PATTERN}\.json",
        "hand": rf"sessions/{PATTERN}/hand-[0-9]{{4,9}}\.json",
        PRESET: rf"presets/(?!\.){_LETTER}{{1,100}}\.toml",
    }.items()
)


def kind(name: str) -> str:
    """What the file ``name`` of a book holds; ``ValueError`` for a name that no file of a book has."""
    found = re.fullmatch(_KINDS, name)
    if found is None:
        raise ValueError(name)
    return str(found.lastgroup)


def session_id(text: str) -> str:
    """``text``, if it is letters, digits, ``-`` and ``_``; raises `SessionIdUnreadable`."""
    if not is_session_id(text):
        raise SessionIdUnreadable(text=text)
    return text


def events_file(session: str) -> str:
    """The file with the events of a session."""
    return f"sessions/{session_id(session)}.json"


def hands_folder(session: str) -> str:
    """The folder with the finished hands of a session, a file each."""
    return f"sessions/{session_id(session)}"


def hand_file(session: str, number: int) -> str:
    """The file of the finished hand ``number`` (1, 2, …) of a session."""
    return f"{hands_folder(session)}/hand-{number:04}.json"


def session_of(name: str) -> str:
    """The session that one of its files belongs to."""
    return name.split("/")[1].removesuffix(".json")


def hand_of(name: str) -> tuple[str, int]:
    """The session and the number of the hand that the file ``name`` holds."""
    return session_of(name), int(name.rpartition("-")[2].removesuffix(".json"))


def present(folder: Path) -> list[str]:
    """The names of all files of the book in ``folder``, sorted; ``OSError`` where it cannot be listed."""
    found = []
    for place, folders, files in os.walk(folder, onerror=_refuse):
        inside = os.path.relpath(place, folder)
        if inside == os.curdir:
            folders[:] = [name for name in folders if name in {"sessions", "presets"}]
        before = "" if inside == os.curdir else f"{inside}/"
        found += [name for name in [before + file for file in files] if re.fullmatch(_KINDS, name)]
    return sorted(found)


def _refuse(error: OSError) -> None:
    raise error
