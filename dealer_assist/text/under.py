"""What the hands of a night would have paid under other house rules, in words."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.core.comparing import Needs
from dealer_assist.core.under import Division, HandUnder, moved
from dealer_assist.text import style
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.tables import paragraph, table


def under_text(session: str, preset: str, other: str, hands: Sequence[HandUnder]) -> str:
    """How many hands pay the same, those that do not, each player's sum, and what cannot be answered."""
    blocks = [paragraph(_head(session, preset, other, hands))]
    changed = [one for one in hands if one.differs]
    if changed:
        rows = [[str(one.number), style.amount(one.pot), _paid(one), _takes(one.would)] for one in changed]
        heads = [_("hand"), _("pot"), _("paid"), _("under {preset}").format(preset=other)]
        blocks.append(table(heads, rows, align="rrll"))
        sums = [
            [one.name, style.amount(one.paid), style.amount(one.would), style.signed_amount(one.would - one.paid)]
            for one in moved(hands)
        ]
        heads = [_("player"), _("took"), _("under {preset}").format(preset=other), _("difference")]
        blocks.append(table(heads, sums, align="lrrr"))
        blocks.append(
            paragraph(_("Each hand is judged for itself: what would have ridden is not added to the next one."))
        )
    blocks += [paragraph(line) for line in _unanswered(other, hands)]
    return "\n\n".join(blocks)


def _head(session: str, preset: str, other: str, hands: Sequence[HandUnder]) -> str:
    same = sum(one.would == one.paid for one in hands)
    facts = {"session": session, "preset": preset, "other": other, "same": same, "count": len(hands)}
    if not hands:
        return _("No hands of session {session} are kept.").format(**facts)
    return ngettext(
        "Session {session} was played by {preset}. Under {other}, {same} of {count} hand pays the same.",
        "Session {session} was played by {preset}. Under {other}, {same} of {count} hands pay the same.",
        len(hands),
    ).format(**facts)


def _paid(one: HandUnder) -> str:
    takes = _takes(one.paid)
    return _("{takes} (ruling)").format(takes=takes) if one.ruled else takes


def _takes(division: Division | None) -> str:
    """``Ann 33, Bob 11, 4 ride``."""
    assert division is not None
    takes = [
        _("{name} {amount}").format(name=name, amount=style.amount(amount))
        for name, amount in division.payouts.items()
        if amount
    ]
    if division.carried:
        takes.append(_("{amount} ride").format(amount=style.amount(division.carried)))
    return ", ".join(takes)


def _unanswered(other: str, hands: Sequence[HandUnder]) -> list[str]:
    lines = []
    for need in (Needs.DECLARATIONS, Needs.SUITS):
        numbers = [str(one.number) for one in hands if one.unanswered is need]
        if not numbers:
            continue
        listed = style.listed(numbers)
        if need is Needs.DECLARATIONS:
            said = ngettext(
                "Hand {numbers} cannot be answered: {other} wants declarations, and none were kept.",
                "Hands {numbers} cannot be answered: {other} wants declarations, and none were kept.",
                len(numbers),
            )
        else:
            said = ngettext(
                "Hand {numbers} cannot be answered: {other} counts suits, and not all were typed.",
                "Hands {numbers} cannot be answered: {other} counts suits, and not all were typed.",
                len(numbers),
            )
        lines.append(said.format(numbers=listed, other=other))
    return lines
