"""Points, as whole halves: 6½ is 13."""

import re
from functools import lru_cache

_POINTS = re.compile(r"([+\-−]?)([0-9]{0,4})(?:[.,]([05]0*)|(½))?")


@lru_cache(maxsize=4096)
def write_points(halves: int) -> str:
    """The shortest exact decimal: ``6.5``, ``27``, ``-0.5``."""
    whole, half = divmod(abs(halves), 2)
    return f"{'-' if halves < 0 else ''}{whole}{'.5' if half else ''}"


def parse_points(text: str) -> int | None:
    """Read ``7``, ``5.5``, ``5,5``, ``5½`` or ``-7`` into halves; None if it is no number of points."""
    match = _POINTS.fullmatch(text.strip())
    if match is None or not (match[2] or match[3] or match[4]):
        return None
    halves = 2 * int(match[2] or "0") + (1 if match[4] or (match[3] or "").startswith("5") else 0)
    return -halves if match[1] in ("-", "−") and match[1] else halves
