"""What a session may be called: it is part of a file's name, so letters, digits, ``-`` and ``_``, at most 64."""

from __future__ import annotations

import re

PATTERN = "[0-9A-Za-z][0-9A-Za-z_-]{0,63}"


def is_session_id(text: str) -> bool:
    """Whether ``text`` can be the id of a session."""
    return re.fullmatch(PATTERN, text) is not None
