"""Charts as pictures; the only home of matplotlib. Needs the extra ``report``.

A dozen lines are told apart without colours: each has its own marker, every second one is dashed, and its name stands
at its end.
"""

from __future__ import annotations

import io
import logging
import re
import unicodedata
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from dealer_assist.core.errors.exchange import ReportExtraMissing
from dealer_assist.exchange.chart import Chart, Line

_MARKERS = ("o", "s", "^", "D", "v", "P", "X", "<", "*", ">", "p", "h")
_DASHES: tuple[Any, ...] = ("-", (0, (5, 2)))
_MOST_MARKERS = 9
_POINTS_AN_INCH = 72
_FALLBACKS = ("Noto Sans CJK SC", "Noto Sans CJK JP", "WenQuanYi Zen Hei", "Noto Sans", "Noto Emoji", "Symbola")


@dataclass(frozen=True, kw_only=True)
class Palette:
    """Colours of a picture: writing, grid, background (empty: none), and lines, used in turn."""

    ink: str = "#1d2126"
    faint: str = "#d5d9de"
    ground: str = "#ffffff"
    lines: tuple[str, ...] = ("#0067a5", "#c24e00", "#007a5a", "#a3477f", "#8a6500", "#44505c")


PLAIN = Palette()
_VARIABLES = Palette(
    ink="#010203",
    faint="#010204",
    ground="",
    lines=("#010211", "#010212", "#010213", "#010214", "#010215", "#010216"),
)
"""Colours that `inline` replaces by the page's own."""


@dataclass(frozen=True, kw_only=True)
class Size:
    """A picture's width and height in points, the size of its writing, and the longest name shown whole."""

    width: int = 720
    height: int = 430
    writing: int = 11
    longest: int = 22


WIDE = Size()
NARROW = Size(width=350, height=400, writing=10, longest=12)


def _texts(amount: int) -> str:
    return f"{amount // 100}"


@dataclass(frozen=True, kw_only=True)
class Words:
    """How amounts are written, in hundredths: on the axis and, with a sign, beside the names."""

    axis: Callable[[int], str] = field(default=_texts)
    signed: Callable[[int], str] = field(default=_texts)


def svg(chart: Chart, words: Words, *, size: Size = WIDE, palette: Palette = PLAIN) -> bytes:
    """The chart as a picture of its own; raises `ReportExtraMissing`."""
    return _drawn(chart, words, size, palette, "svg")


def png(chart: Chart, words: Words, *, size: Size = WIDE) -> bytes:
    """The chart in dots; raises `ReportExtraMissing`."""
    return _drawn(chart, words, size, PLAIN, "png")


def inline(chart: Chart, words: Words, *, size: Size, prefix: str) -> str:
    """The chart as a part of a page: no outer size, its ids begin with ``prefix``, its colours are variables.

    The page sets ``--ink``, ``--faint`` and ``--line-1`` to ``--line-6``. Raises `ReportExtraMissing`.
    """
    text = _drawn(chart, words, size, _VARIABLES, "svg").decode()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'<style type="text/css">.*?</style>', "", text, flags=re.DOTALL)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r'(<svg [^>]*?) (?:width|height)="[^"]*"', r"\1", text)
    text = re.sub(r'(<svg [^>]*?) (?:width|height)="[^"]*"', r"\1", text)
    text = re.sub(r'\bid="', f'id="{prefix}-', text)
    text = re.sub(r'href="#', f'href="#{prefix}-', text)
    text = re.sub(r"url\(#", f"url(#{prefix}-", text)
    text = re.sub(r"'DejaVu Sans'[^;\"]*", "system-ui, sans-serif", text)
    names = {_VARIABLES.ink: "--ink", _VARIABLES.faint: "--faint"}
    names |= {colour: f"--line-{number}" for number, colour in enumerate(_VARIABLES.lines, 1)}
    for colour, name in names.items():
        text = text.replace(colour, f"var({name})")
    return "\n".join(line for line in text.splitlines() if line.strip())


@contextmanager
def _quiet() -> Iterator[None]:
    """Without remarks on characters that the drawing's own font lacks: whoever shows the picture may have them."""
    log = logging.getLogger("matplotlib.font_manager")
    before = log.level
    log.setLevel(logging.ERROR)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        log.setLevel(before)


def _drawn(chart: Chart, words: Words, size: Size, palette: Palette, kind: str) -> bytes:
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError as error:
        raise ReportExtraMissing(package=(error.name or "matplotlib").partition(".")[0]) from None
    look: Any = {
        "svg.fonttype": "none",
        "svg.hashsalt": "dealer-assist",
        "text.parse_math": False,
        "font.family": ["DejaVu Sans", *(_installed() if kind == "png" else ())],
        "font.size": size.writing,
        "text.color": palette.ink,
        "axes.labelcolor": palette.ink,
        "xtick.labelcolor": palette.ink,
        "ytick.labelcolor": palette.ink,
        "axes.edgecolor": palette.faint,
        "xtick.color": palette.faint,
        "ytick.color": palette.faint,
    }
    with _quiet(), matplotlib.rc_context(look):
        figure = Figure(figsize=(size.width / _POINTS_AN_INCH, size.height / _POINTS_AN_INCH), dpi=144)
        figure.patch.set_visible(bool(palette.ground))
        if palette.ground:
            figure.patch.set_facecolor(palette.ground)
        _draw(figure, chart, words, size, palette)
        whole = io.BytesIO()
        figure.savefig(whole, format=kind, metadata={"Date": None} if kind == "svg" else None)
    return whole.getvalue()


def _installed() -> list[str]:
    from matplotlib import font_manager

    there = set(font_manager.get_font_names())
    return [name for name in _FALLBACKS if name in there]


def _draw(figure: Any, chart: Chart, words: Words, size: Size, palette: Palette) -> None:
    names = [_short(line.name, size.longest) for line in chart.lines]
    labels = [f"{name} {words.signed(line.end)}" for name, line in zip(names, chart.lines, strict=True)]
    room = max(map(_columns, labels), default=0) * size.writing * 0.62 + 3 * size.writing
    ends = [balance for line in chart.lines for balance in line.balances if balance is not None] or [0]
    widest = max(len(words.axis(end)) for end in (min(ends), max(ends)))
    left = (widest + 2) * size.writing * 0.62 + 4
    axes = figure.add_axes(
        (
            left / size.width,
            2.4 * size.writing / size.height,
            max(0.25, 1 - (left + room) / size.width),
            1 - 3.6 * size.writing / size.height,
        )
    )
    axes.patch.set_visible(False)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.grid(axis="y", color=palette.faint, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.axhline(0, color=palette.ink, linewidth=0.9)
    axes.tick_params(length=0)
    _lines(axes, chart.lines, palette)
    axes.set_xlim(0, max(1, len(chart.days)))
    low, high = min(0, *ends), max(0, *ends)
    margin = max((high - low) * 0.06, 100) / 100
    axes.set_ylim(low / 100 - margin, high / 100 + margin)
    _axis_texts(axes, chart, words, size)
    _names(axes, chart.lines, labels, size, palette)


def _lines(axes: Any, lines: Sequence[Line], palette: Palette) -> None:
    for at, line in enumerate(lines):
        points = [(x, balance / 100) for x, balance in enumerate(line.balances) if balance is not None]
        step = max(1, -(-len(points) // _MOST_MARKERS))
        axes.plot(
            [x for x, _y in points],
            [y for _x, y in points],
            color=_colour(palette, at),
            linestyle=_DASHES[at % len(_DASHES)],
            linewidth=1.6,
            marker=_MARKERS[at % len(_MARKERS)],
            markersize=5,
            markevery=((len(points) - 1) % step, step) if points else None,
            solid_joinstyle="round",
            clip_on=False,
            zorder=3 + len(lines) - at,
        )


def _colour(palette: Palette, at: int) -> str:
    """Neighbours differ in colour; the second six have the colours in another turn, so that dashes differ too."""
    return palette.lines[(at + at // len(palette.lines)) % len(palette.lines)]


def _axis_texts(axes: Any, chart: Chart, words: Words, size: Size) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axes.yaxis.set_major_locator(MaxNLocator(nbins=6 if size.height > 300 else 4, steps=[1, 2, 5, 10]))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _place: words.axis(round(value * 100))))
    count = len(chart.days)
    if not count:
        axes.set_xticks([])
        return
    same_year = len({one.year for one in chart.days}) == 1
    most = max(2, size.width // (9 * size.writing))
    step = max(1, -(-count // most))
    places = list(range(count, 0, -step))
    axes.set_xticks(places)
    axes.set_xticklabels([chart.days[x - 1].strftime("%m-%d" if same_year else "%Y-%m") for x in places])


def _names(axes: Any, lines: Sequence[Line], labels: Sequence[str], size: Size, palette: Palette) -> None:
    """Each line's name at its end, moved up or down until none lies on another."""
    low, high = axes.get_ylim()
    height = axes.get_position().height * size.height
    scale = height / (high - low)
    wanted = [(line.end / 100 - low) * scale for line in lines]
    places = _spread(wanted, size.writing * 1.3, height)
    across = axes.get_position().width * size.width
    begin, text = 1 + 14 / across, 1 + 22 / across
    for at, (line, label, place) in enumerate(zip(lines, labels, places, strict=True)):
        colour = _colour(palette, at)
        y = place / height
        axes.plot(
            [1, begin],
            [(line.end / 100 - low) / (high - low), y],
            transform=axes.transAxes,
            color=colour,
            linewidth=0.8,
            clip_on=False,
        )
        axes.plot(
            [begin],
            [y],
            transform=axes.transAxes,
            color=colour,
            marker=_MARKERS[at % len(_MARKERS)],
            markersize=5,
            clip_on=False,
        )
        axes.text(text, y, label, transform=axes.transAxes, va="center", ha="left", color=palette.ink)


def _spread(wanted: Sequence[float], gap: float, height: float) -> list[float]:
    """Places at least ``gap`` apart, near those ``wanted`` (which fall), between 0 and ``height`` where they fit."""
    places: list[float] = []
    for place in wanted:
        places.append(min(place, places[-1] - gap) if places else place)
    if places and places[-1] < 0:
        floor = 0.0
        for at in range(len(places) - 1, -1, -1):
            places[at] = max(places[at], floor)
            floor = places[at] + gap
    over = places[0] - height - gap / 2 if places else 0.0
    return [place - over for place in places] if over > 0 else places


def _columns(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def _short(name: str, longest: int) -> str:
    if _columns(name) <= longest:
        return name
    kept = ""
    for char in name:
        if _columns(kept + char) > longest - 1:
            break
        kept += char
    return kept.rstrip() + "…"
