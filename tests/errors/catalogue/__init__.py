"""The catalogue of errors, an area a module, in the order of the page."""

from tests.errors.catalogue import (
    betting,
    book,
    calls,
    cards,
    dealing,
    elsewhere,
    house_rules,
    live,
    money,
    names_and_amounts,
    night,
    presets,
    rows,
    showdown,
    showing,
)
from tests.errors.wrong import Area

AREAS: tuple[Area, ...] = (
    cards.AREA,
    names_and_amounts.AREA,
    showdown.AREA,
    house_rules.AREA,
    presets.AREA,
    dealing.AREA,
    betting.AREA,
    showing.AREA,
    live.AREA,
    night.AREA,
    money.AREA,
    elsewhere.AREA,
    rows.AREA,
    book.AREA,
    calls.AREA,
)
