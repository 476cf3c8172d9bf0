"""The opening of a session in words, and what is asked before it."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.core.money import ONE
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.session_state import Session
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.rule_values import takes
from dealer_assist.text.session import stakes, worth
from dealer_assist.text.style import amount


def started(session: Session, rules: HouseRules, *, by_lot: bool) -> str:
    """The table as it opens."""
    seats = [f"{player.name} {amount(player.stack or 0)}" for player in session.players if player.at_table]
    lines = [
        _("Session {session} is open: {title} ({preset}), {stakes}.").format(
            session=session.id, title=_(rules.title or "House rules"), preset=session.preset, stakes=stakes(rules)
        ),
        _("Clockwise: {seats}. {in_play} in play.").format(seats=", ".join(seats), in_play=amount(session.in_play)),
    ]
    if session.worth != 1 or session.currency or session.unit != ONE:
        lines.append(
            _("The smallest chip is {unit}; a chip of 1 is worth {worth}.").format(
                unit=amount(session.unit), worth=worth(session)
            )
        )
    if session.till:
        lines.append(_("{holder} holds the till.").format(holder=session.till))
    if by_lot:
        lines.append(_("The lot says: {name} deals first.").format(name=session.button))
    else:
        lines.append(_("{name} deals first.").format(name=session.button))
    return "\n".join(lines)


def undecided(key: str) -> str:
    """The question for a key that the source leaves to the table."""
    known = {
        "betting.ante": _("How much is the ante?"),
        "betting.min": _("What is the smallest bet?"),
        "betting.max": _("What is the largest bet (0: no limit)?"),
        "deal.down": _("How many cards are dealt face down?"),
        "deal.up": _("How many cards are dealt face up?"),
    }
    return known.get(key) or _("{key} ({allowed})?").format(key=key, allowed=takes(key))


def taken_from_preset(taken: Sequence[str]) -> str:
    """What the preset's values were taken for, since nobody said otherwise."""
    return _("Left to the table and taken from the preset: {keys}. (--ante, --limit, --set change that.)").format(
        keys=", ".join(taken)
    )


def table_size(rules: HouseRules, seats: int) -> str:
    """A warning that the rules are for another number of players."""
    return ngettext(
        "{title} is for {least} to {most} players; there is {seats}.",
        "{title} is for {least} to {most} players; there are {seats}.",
        seats,
    ).format(title=_(rules.title or "House rules"), least=rules.players[0], most=rules.players[1], seats=seats)
