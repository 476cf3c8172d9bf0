"""A report as one page of HTML that needs nothing else: no network, no script. Needs the extra ``report``.

All words come from outside, as text; everything is escaped here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dealer_assist.core.errors.exchange import ReportExtraMissing

_TEMPLATE = Path(__file__).with_name("page.html")


@dataclass(frozen=True, kw_only=True)
class Cell:
    """What a cell shows; ``value`` is the plain number behind it, for programs. ``is_number`` stands to the right.

    ``label`` is set where the cell goes below the others on a narrow page, and then stands before it; ``is_main`` is
    the number that matters most there.
    """

    text: str
    value: str = ""
    is_number: bool = False
    label: str = ""
    is_main: bool = False
    tone: str = ""  # good, bad or nothing; never the only way that something is told


@dataclass(frozen=True, kw_only=True)
class Table:
    """Headings and rows; a row's first cell says whose it is. ``name`` tells one table of the page from the others."""

    name: str
    heads: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @property
    def is_stacked(self) -> bool:
        """Whether some of its cells go below the others on a narrow page."""
        return any(head.label for head in self.heads)


@dataclass(frozen=True, kw_only=True)
class Pot:
    """One of the biggest pots: its title, what it was, and the hands shown in it."""

    title: str
    note: str
    hands: tuple[tuple[str, str, bool], ...] = ()  # player, cards, whether he got some of it


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A chart, drawn for a narrow and for a wide page, both `plot.inline`; ``told`` says in words what it shows."""

    narrow: str
    wide: str
    told: str


@dataclass(frozen=True, kw_only=True)
class Section:
    """A part of the page; what is empty is left out."""

    title: str
    note: str = ""
    table: Table | None = None
    pots: tuple[Pot, ...] = ()
    picture: Picture | None = None


@dataclass(frozen=True, kw_only=True)
class Page:
    """The whole page; ``over`` stands above its title, ``facts`` below it, ``foot`` at its end."""

    language: str
    over: str
    title: str
    facts: tuple[str, ...]
    sections: tuple[Section, ...]
    foot: str


def html(page: Page) -> str:
    """The page; raises `ReportExtraMissing`."""
    try:
        from jinja2 import Environment, StrictUndefined
    except ImportError:
        raise ReportExtraMissing(package="jinja2") from None
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))
    return template.render(page=page) + "\n"
