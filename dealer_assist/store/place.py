"""Where the book is: the folder that was named, or the platform's folder for a user's data."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

VARIABLE = "DEALER_BOOK"


def folder(option: str | None, environ: Mapping[str, str]) -> Path:
    """The book's folder: ``option`` (``--book``), else ``DEALER_BOOK``, else the platform's user-data folder.

    It need not exist: it is made when something is stored for the first time.
    """
    chosen = option or environ.get(VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    from platformdirs import user_data_path

    return user_data_path("dealer-assist", appauthor=False)
