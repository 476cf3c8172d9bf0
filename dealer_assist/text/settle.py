"""Who pays whom, in words, in a table, and as a text for the group."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dealer_assist.core.settle import Plan
from dealer_assist.core.settle_rounding import Rounded
from dealer_assist.text import style
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import cash, signed_cash
from dealer_assist.text.tables import table

Transfers = Iterable[tuple[str, str, int]]


def nothing() -> str:
    """Nobody is to pay anything."""
    return _("There is nothing to settle.")


def plan_text(
    plan: Plan, *, currency: str = "", banker: str = "", rounded: Sequence[Rounded] = (), was_more: bool = False
) -> str:
    """The payments and how few they are; ``was_more`` says that some have been made already."""
    if not plan.transfers and was_more:
        return _("Everything is paid.")
    if not plan.transfers and any(one.change for one in rounded):
        return "\n".join([_("So rounded, nobody pays anybody anything."), "", *_rounding(rounded, currency)])
    if not plan.transfers:
        return nothing()
    rows = [[payer, payee, cash(amount, currency)] for payer, payee, amount in plan.transfers]
    lines = [_fewest(plan, banker), "", table([_("From"), _("To"), _("Amount")], rows, align="llr")]
    if rounded:
        lines += ["", *_rounding(rounded, currency)]
    return "\n".join(lines)


def _fewest(plan: Plan, banker: str) -> str:
    count = len(plan.transfers)
    if banker:
        return ngettext(
            "{count} payment through {banker} (the fewest without: {least}).",
            "{count} payments through {banker} (the fewest without: {least}).",
            count,
        ).format(count=count, banker=banker, least=plan.proven_at_least)
    if plan.minimal:
        return ngettext(
            "{count} payment settles it; fewer are not possible.",
            "{count} payments settle it; fewer are not possible.",
            count,
        ).format(count=count)
    return ngettext(
        "{count} payments settle it, at most {more} more than the fewest (proven: at least {least}).",
        "{count} payments settle it, at most {more} more than the fewest (proven: at least {least}).",
        plan.at_most_above,
    ).format(count=count, more=plan.at_most_above, least=plan.proven_at_least)


def _rounding(rounded: Sequence[Rounded], currency: str) -> list[str]:
    changed = [one for one in rounded if one.change]
    if not changed:
        return [_("Everybody's amount is round as it is.")]
    rows = [
        [
            one.player,
            signed_cash(one.exact, currency),
            signed_cash(one.balance, currency),
            signed_cash(one.change, currency),
        ]
        for one in changed
    ]
    heads = [_("Rounded"), _("Exact"), _("Settled"), _("Change")]
    return [table(heads, rows, align="lrrr")]


def chat_text(
    transfers: Transfers,
    *,
    title: str = "",
    results: Mapping[str, int],
    dues: Mapping[str, int] | None = None,
    currency: str = "",
) -> str:
    """One plain text to paste into the group: who won what, and who pays whom."""
    lines = [title] if title else []
    lines += _amounts(results, currency)
    if dues is not None and {name: due for name, due in dues.items() if due} != _nonzero(results):
        lines += [_("With cash, expenses and loans:"), *_amounts(_nonzero(dues), currency)]
    payments = [
        _("{payer} pays {to} {amount}").format(payer=payer, to=to, amount=cash(amount, currency))
        for payer, to, amount in transfers
    ]
    return "\n".join([*lines, *(["", *payments] if payments else [nothing()])])


def _nonzero(amounts: Mapping[str, int]) -> dict[str, int]:
    return {name: amount for name, amount in amounts.items() if amount}


def _amounts(amounts: Mapping[str, int], currency: str) -> list[str]:
    best_first = sorted(amounts.items(), key=lambda entry: (-entry[1], entry[0]))
    return [f"{name} {signed_cash(amount, currency)}" for name, amount in best_first]


def session_title(day: str, title: str) -> str:
    """The first line of a text for the group; ``day`` is an ISO date."""
    return _("{title}, {day}").format(title=title, day=style.day(day))


def older_debts() -> str:
    """A word that there are debts from other nights, too."""
    return _("There are debts from other nights, too: `dealer debts` nets them all.")
