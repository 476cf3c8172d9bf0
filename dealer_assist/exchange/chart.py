"""Running balances as lines to be drawn: every player's sum after each night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from dealer_assist.core.debts import Night
from dealer_assist.core.session_state import day

MOST_LINES = 12
"""As many lines as can be told apart."""


@dataclass(frozen=True, kw_only=True)
class Line:
    """A player's balance in hundredths before and after each night of the chart; None before he first played."""

    name: str
    balances: tuple[int | None, ...]

    @property
    def end(self) -> int:
        """The last balance."""
        return next((balance for balance in reversed(self.balances) if balance is not None), 0)


@dataclass(frozen=True, kw_only=True)
class Chart:
    """``days`` are the nights'; each line has a balance more, the first before the first night.

    ``left_out`` is how many players are not drawn, because they played in the fewest nights.
    """

    days: tuple[date, ...]
    lines: tuple[Line, ...]
    currency: str = ""
    left_out: int = 0


def charts(nights: Sequence[Night], *, only: str = "") -> tuple[Chart, ...]:
    """A chart for each currency, of all players or of one; the best stands first."""
    return tuple(
        _chart([night for night in nights if night.currency == currency and (not only or only in night.results)],
               currency, only)
        for currency in dict.fromkeys(night.currency for night in nights)
        if not only or any(only in night.results for night in nights if night.currency == currency)
    )  # fmt: skip


def _chart(nights: Sequence[Night], currency: str, only: str) -> Chart:
    played: dict[str, int] = {}
    for night in nights:
        for name in night.results:
            played[name] = played.get(name, 0) + 1
    names = [only] if only else sorted(played, key=lambda name: (-played[name], name))
    lines = [_line(nights, name) for name in names[:MOST_LINES]]
    return Chart(
        days=tuple(day(night.started) for night in nights),
        lines=tuple(sorted(lines, key=lambda line: (-line.end, line.name))),
        currency=currency,
        left_out=max(0, len(names) - MOST_LINES),
    )


def _line(nights: Sequence[Night], name: str) -> Line:
    balances: list[int | None] = [None]
    for night in nights:
        if name in night.results:
            if balances[-1] is None:
                balances[-1] = 0
            balances.append((balances[-1] or 0) + night.results[name])
        else:
            balances.append(balances[-1])
    return Line(name=name, balances=tuple(balances))
