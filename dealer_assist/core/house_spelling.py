"""What was probably meant by a misspelt key or value of a preset."""

from __future__ import annotations

from collections.abc import Iterable

from dealer_assist.core.house_keys import KEYS


def nearest(found: object, known: Iterable[str]) -> str:
    """The one of ``known`` spelt most like ``found``, or nothing."""
    from difflib import get_close_matches

    wanted = str(found).strip().lower().replace("_", "-")
    spelt = {name.lower().replace("_", "-"): name for name in known}
    close = get_close_matches(wanted, spelt, n=1)
    return spelt[close[0]] if close else ""


def nearest_key(found: str, known: Iterable[str]) -> str:
    """The key that was most likely meant by ``found``: of ``known`` in the same table, else of any table."""
    table, _, last = found.rpartition(".")
    same_name = [key for key in KEYS if key.rpartition(".")[2] == last]
    if len(same_name) == 1:
        return same_name[0]
    siblings = {key.rpartition(".")[2]: key for key in known if key.rpartition(".")[0] == table}
    elsewhere = {key.rpartition(".")[2]: key for key in KEYS}
    for names in (siblings, elsewhere):
        close = nearest(last, names)
        if close:
            return names[close]
    return ""
