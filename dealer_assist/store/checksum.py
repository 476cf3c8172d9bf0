"""The chain of checksums through the records of a table: each continues the one before it."""

from __future__ import annotations

import json
from hashlib import sha256

from dealer_assist.store.repeats import KEY, Repeats
from dealer_assist.store.values import Document

BEGINNING = ""
"""What the checksum of the first record of a table continues."""

_DIGITS = 32
_ENCODER = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, sort_keys=True, check_circular=False, separators=(",", ":")
)


def linked(before: str, document: Document, repeats: Repeats | None = None) -> str:
    """The checksum of ``document`` where the one before it has the checksum ``before``."""
    text = _ENCODER.encode(document) if repeats is None else _put_together(document, repeats)
    return sha256(f"{before}\n{text}".encode()).hexdigest()[:_DIGITS]


def _put_together(document: Document, repeats: Repeats) -> str:
    """The same text; the part that documents have in common is not written again."""
    part = repeats.written(document.get(KEY), _ENCODER.encode)
    if part is None:
        return _ENCODER.encode(document)
    before = _ENCODER.encode({key: value for key, value in document.items() if key < KEY})
    behind = _ENCODER.encode({key: value for key, value in document.items() if key > KEY})
    return "{" + ",".join(filter(None, (before[1:-1], f'"{KEY}":{part}', behind[1:-1]))) + "}"
