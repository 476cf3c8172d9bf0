"""The ids of sessions, which name files and therefore never hold a path."""

from __future__ import annotations

import re

from dealer_assist.core.errors.book import SessionIdUnreadable

_ID = re.compile(r"[0-9A-Za-z][0-9A-Za-z_-]{0,63}")


def session_id(text: str) -> str:
    """``text``, if it is letters, digits, ``-`` and ``_``; raises `SessionIdUnreadable`."""
    if _ID.fullmatch(text) is None:
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
