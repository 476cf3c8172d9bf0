"""Which column of a table is what, told by its heading in English or Russian."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum

from dealer_assist.core.errors.importing import ColumnUnknown, HeadingsMissing, HeadingTwice
from dealer_assist.core.names import name_key


class Role(Enum):
    """What a column holds; the value is what ``--column`` calls it."""

    __hash__ = object.__hash__  # an Enum's own is slow, and each cell is looked up by its role

    DATE = "date"
    PLAYER = "player"
    BOUGHT = "buy-in"
    OUT = "cash-out"
    NET = "net"
    SESSION = "session"
    CURRENCY = "currency"
    START = "start"
    END = "end"


_NAMES: dict[Role, str] = {
    Role.DATE: "date|day|night|game date|played|played on|дата|день|вечер|дата игры",
    Role.PLAYER: "player|name|player name|nickname|who|игрок|имя|кто|ник|участник",
    Role.BOUGHT: (
        "buy in|buyin|buy ins|buyins|bought in|bought|total buy in|in|chips in|money in|paid in|"
        "бай ин|байин|бай ины|закуп|закупка|закупился|вход|внес|внесено|взнос|ввод|принес"
    ),
    Role.OUT: (
        "cash out|cashout|cash outs|cashed out|cashed|buy out|out|chips out|money out|paid out|took|"
        "кэш аут|кешаут|кэшаут|кеш аут|вывод|выход|забрал|забрано|снял|выплата|вынес|унес|на выходе"
    ),
    Role.NET: (
        "net|result|profit|winnings|win|won|gain|balance|p/l|p&l|pnl|+/-|win/loss|won/lost|profit/loss|"
        "результат|нетто|итог|выигрыш|прибыль|плюс/минус|разница|баланс"
    ),
    Role.SESSION: "session|session id|game|game id|table|сессия|игра|стол",
    Role.CURRENCY: "currency|валюта",
    Role.START: "start|started|begin|began|session start|from|начало|старт",
    Role.END: "end|ended|finish|finished|session end|until|конец|окончание|финиш",
}  # fmt: skip
_ROLES = {name: role for role, names in _NAMES.items() for name in names.split("|")}
_OTHERS = (
    "note|notes|comment|comments|remark|remarks|place|location|where|host|total|sum|check|players|pot|rake|weekday|"
    "#|no|n|примечание|примечания|комментарий|заметка|заметки|место|где|хозяин|итого|всего|сумма|проверка|игроков|"
    "день недели|№|номер"
)
_NO_PLAYER = frozenset(_OTHERS.split("|"))
_SUMS = ("total", "totals", "sum", "overall", "итого", "всего", "сумма")
TOTALS = frozenset((*_SUMS, *(f"{name}:" for name in _SUMS)))
"""What stands in the first cell of a row that sums up those above it."""

_BETWEEN = re.compile(r"[\s_\u00a0-]+")


def plain(heading: str) -> str:
    """A heading as it is compared: without case, with one blank for a run of blanks, dashes and underscores."""
    folded = heading.strip().casefold().replace("ё", "е")
    return folded if folded in _ROLES else _BETWEEN.sub(" ", folded).strip()


def is_known(heading: str) -> bool:
    """Whether a column with this heading is understood by itself."""
    return plain(heading) in _ROLES


def columns(headings: Sequence[str], named: Mapping[Role, str]) -> dict[Role, int]:
    """The column of each role, from 0: as ``named`` (role to heading) says, else by its heading.

    Raises `ColumnUnknown` or `HeadingTwice`.
    """
    found: dict[Role, int] = {}
    for role, heading in named.items():
        found[role] = place(headings, heading)
    taken = set(found.values())
    for at, heading in enumerate(headings):
        role_of = _ROLES.get(plain(heading))
        if role_of is None or at in taken or role_of in named:
            continue
        if role_of in found:
            raise HeadingTwice(heading=heading, role=role_of.value, columns=(found[role_of] + 1, at + 1))
        found[role_of] = at
    return found


def place(headings: Sequence[str], heading: str) -> int:
    """The column with the heading ``heading``, from 0; raises `ColumnUnknown` or `HeadingTwice`."""
    places = [at for at, one in enumerate(headings) if one == heading.strip()]
    places = places or [at for at, one in enumerate(headings) if plain(one) == plain(heading)]
    if not places:
        raise ColumnUnknown(heading=heading, found=tuple(headings))
    if len(places) > 1:
        raise HeadingTwice(heading=heading, role="", columns=(places[0] + 1, places[1] + 1))
    return places[0]


def players_columns(headings: Sequence[str], others: Sequence[int]) -> tuple[dict[int, str], tuple[str, ...]]:
    """Of a table with a column a player: each of these with its heading, and the headings of the columns passed over.

    ``others`` are the columns that are something else. Raises `HeadingTwice` for two players of the same name.
    """
    found: dict[int, str] = {}
    passed: list[str] = []
    keys: dict[str, int] = {}
    for at, heading in enumerate(headings):
        if at in others:
            continue
        if not heading or plain(heading) in _NO_PLAYER:
            passed.append(heading)
            continue
        first = keys.setdefault(name_key(" ".join(heading.split())), at)
        if first != at:
            raise HeadingTwice(heading=heading, role="", columns=(first + 1, at + 1))
        found[at] = heading
    return found, tuple(heading for heading in passed if heading)


def missing(headings: Sequence[str], *roles: str) -> HeadingsMissing:
    """That columns are not there."""
    return HeadingsMissing(found=tuple(heading for heading in headings if heading), missing=roles)
