"""What the shell offers for a half-typed argument: preset ids, players' names, sides.

A shell that completes is no place for complaints: where the book cannot be read nothing is offered.
"""

from __future__ import annotations

import click

from dealer_assist.core.declare import Declaration
from dealer_assist.core.errors import DealerError
from dealer_assist.core.names import name_key, write_name


def preset_ids(ctx: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """The shipped presets and the host's own."""
    from dealer_assist import presets

    return [name for name in (*presets.shipped_ids(), *presets.own_ids(_book(ctx))) if name.startswith(begun)]


def players(ctx: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Those who sit at the open table; without one everybody in the book."""
    return _begun(_seats(ctx) or _people(ctx), begun)


def people(ctx: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Everybody in the book."""
    return _begun(_people(ctx), begun)


def amounts(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """``Ann=`` for everybody at the open table."""
    return [f"{write_name(name)}=" for name in players(ctx, parameter, begun)]


def hands(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """``Ann=`` for everybody at the open table, and a side after the slash."""
    cards, slash, side = begun.rpartition("/")
    if slash:
        return [f"{cards}/{said.value}" for said in Declaration if said.value.startswith(side)]
    return amounts(ctx, parameter, begun)


def _begun(names: list[str], begun: str) -> list[str]:
    return [name for name in names if name_key(name).startswith(name_key(begun))]


def _book(ctx: click.Context) -> str:
    from dealer_assist.cli.base import book_folder

    with ctx.scope(cleanup=False):  # the shell asks without running the command, whose --book may stand on the line
        return str(book_folder())


def _seats(ctx: click.Context) -> list[str]:
    from dealer_assist.store.opened import read_open

    try:
        opened = read_open(_book(ctx))
    except DealerError:
        return []
    return list(opened.table["seats"]) if opened is not None else []


def _people(ctx: click.Context) -> list[str]:
    from dealer_assist.cli.night import known_people
    from dealer_assist.store.book import open_book

    try:
        with open_book(_book(ctx)).reading("dealer completion") as view:
            return list(known_people(view).names)
    except DealerError:
        return []
