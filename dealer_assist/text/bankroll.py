"""Standings and a player's course, with a sparkline and a chart that a terminal can show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dealer_assist.core.bankroll import Standing, Step
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import signed_cash
from dealer_assist.text.tables import table

_STEPS = "▁▂▃▄▅▆▇█"
_HALF = 10  # columns of the chart on either side of zero


def standings(lines: Sequence[Standing]) -> str:
    """Everybody, the best first; a table for each currency."""
    if not lines:
        return _("No night has been closed yet, or none between these days.")
    tables = [
        _standings([line for line in lines if line.currency == currency])
        for currency in dict.fromkeys(line.currency for line in lines)
    ]
    return "\n\n".join(tables)


def _standings(lines: Sequence[Standing]) -> str:
    currency = lines[0].currency
    scale = max(abs(net) for line in lines for net in line.last)
    rows = [
        [
            line.name,
            str(line.nights),
            signed_cash(line.net),
            signed_cash(line.average),
            signed_cash(line.best),
            signed_cash(line.worst),
            _run(line.run),
            sparkline(line.last, scale),
        ]
        for line in lines
    ]
    heads = [_("Player"), _("Nights"), _("Net"), _("Average"), _("Best"), _("Worst"), _("Run"), _("Last ten")]
    text = table(heads, rows, align="lrrrrrll")
    return _("Amounts in {currency}").format(currency=currency) + "\n\n" + text if currency else text


def _run(run: int) -> str:
    if run > 0:
        return ngettext("{count} won", "{count} won", run).format(count=run)
    if run < 0:
        return ngettext("{count} lost", "{count} lost", -run).format(count=-run)
    return _("even")


def sparkline(nets: Sequence[int], scale: int) -> str:
    """One character a night: the lowest for a loss of ``scale``, the highest for a win of it."""
    if not scale:
        return _STEPS[len(_STEPS) // 2] * len(nets)
    top = len(_STEPS) - 1
    return "".join(_STEPS[((net + scale) * top + scale) // (2 * scale)] for net in nets)


def course(name: str, steps: Mapping[str, Sequence[Step]]) -> str:
    """One player night by night, with his balance as a number and as a bar."""
    if not any(steps.values()):
        return _("{name} has not played yet, or not between these days.").format(name=name)
    return "\n\n".join(_course(name, currency, done) for currency, done in steps.items())


def _course(name: str, currency: str, steps: Sequence[Step]) -> str:
    scale = max(abs(step.balance) for step in steps)
    rows = [
        [step.session, signed_cash(step.net), signed_cash(step.balance), bar(step.balance, scale)] for step in steps
    ]
    heads = [_("Session"), _("Net"), _("Balance"), ""]
    nights = ngettext("{name}: {count} night, {net}", "{name}: {count} nights, {net}", len(steps)).format(
        name=name, count=len(steps), net=signed_cash(steps[-1].balance, currency)
    )
    return nights + "\n\n" + table(heads, rows, align="lrrl")


def bar(balance: int, scale: int) -> str:
    """A bar from the middle: to the left what is lost, to the right what is won."""
    length = 0 if not scale else (abs(balance) * _HALF + scale // 2) // scale
    if balance < 0:
        return " " * (_HALF - length) + "█" * length + "│"
    return " " * _HALF + "│" + "█" * length
