"""What the shell offers for a half-typed argument: preset ids, players' names, sides."""

from __future__ import annotations

import click

from dealer_assist.core.declare import Declaration
from dealer_assist.core.errors import DealerError
from dealer_assist.core.names import name_key, write_name


def preset_ids(_ctx: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """The shipped presets and the host's own."""
    from dealer_assist import presets

    return [name for name in (*presets.shipped_ids(), *presets.own_ids(_book())) if name.startswith(begun)]


def players(_ctx: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """Those who sit at the open table."""
    return [name for name in _seats() if name_key(name).startswith(name_key(begun))]


def amounts(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """``Ann=`` for everybody at the open table."""
    return [f"{write_name(name)}=" for name in players(ctx, parameter, begun)]


def hands(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """``Ann=`` for everybody at the open table, and a side after the slash."""
    cards, slash, side = begun.rpartition("/")
    if slash:
        return [f"{cards}/{said.value}" for said in Declaration if said.value.startswith(side)]
    return amounts(ctx, parameter, begun)


def _book() -> str:
    from dealer_assist.cli.base import book_folder

    return str(book_folder())


def _seats() -> list[str]:
    from dealer_assist.store.opened import read_open

    try:
        opened = read_open(_book())
    except DealerError:
        return []  # a shell that completes is no place for complaints
    return list(opened.table["seats"]) if opened is not None else []
