"""``dealer bankroll --plot``: the running balances as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from dealer_assist.cli.files import write_file
from dealer_assist.core.debts import Night
from dealer_assist.core.errors.exchange import NothingToReport, PictureKind
from dealer_assist.exchange import plot
from dealer_assist.exchange.chart import charts
from dealer_assist.text import report as text

_KINDS = {".svg": plot.svg, ".png": plot.png}


def write_plot(file: str, nights: Sequence[Night], name: str = "") -> tuple[str, ...]:
    """Draw all players' balances, or those of ``name``, in ``file``; returns the files written.

    With several currencies each has a file of its own, the first ``file`` itself. Raises `PictureKind`,
    `NothingToReport`, `ReportExtraMissing`, `FileOutOfReach`.
    """
    path = Path(file)
    draw = _KINDS.get(path.suffix.lower())
    if draw is None:
        raise PictureKind(path=file)
    drawn = charts(nights, only=name)
    if not drawn:
        raise NothingToReport()
    words = plot.Words(axis=text.axis, signed=text.label)
    pictures = [draw(chart, words) for chart in drawn]
    files = [file, *(str(path.with_stem(f"{path.stem}-{number}")) for number in range(2, len(drawn) + 1))]
    for one, picture in zip(files, pictures, strict=True):
        write_file(one, picture)
    return tuple(files)
