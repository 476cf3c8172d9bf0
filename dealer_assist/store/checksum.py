"""The chain of checksums through the records of a table: each continues the one before it."""

from __future__ import annotations

import json
from hashlib import sha256

from dealer_assist.store.values import Document

BEGINNING = ""
"""What the checksum of the first record of a table continues."""

_DIGITS = 32
_ENCODER = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, sort_keys=True, check_circular=False, separators=(",", ":")
)


def linked(before: str, document: Document) -> str:
    """The checksum of ``document`` where the one before it has the checksum ``before``."""
    return sha256(f"{before}\n{_ENCODER.encode(document)}".encode()).hexdigest()[:_DIGITS]
