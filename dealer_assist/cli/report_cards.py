"""The cards that were shown in a stored hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def shown_cards(_document: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Who showed what, as it was typed."""
    return []
