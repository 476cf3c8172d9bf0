"""A showdown for people: the hands, then who takes what and why, to be read out as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from dealer_assist.core.choices import OddChip, Side
from dealer_assist.core.verdict import Award, PotVerdict, Verdict
from dealer_assist.text import style
from dealer_assist.text.failed_both import failures
from dealer_assist.text.hands import hands_table
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.reasons import why
from dealer_assist.text.sides import part_name, side_name
from dealer_assist.text.tables import pad, paragraph, width, wrap


def showdown_text(verdict: Verdict, *, notes: Sequence[str] = ()) -> str:
    """The whole answer; ``notes`` are sentences that say where the rules and the seats came from."""
    blocks = [notes_text(notes), hands_table(verdict), pots_text(verdict), payments_text(verdict)]
    return "\n\n".join(block for block in blocks if block)


def notes_text(notes: Sequence[str]) -> str:
    """A paragraph each; empty without notes."""
    return "\n".join(map(paragraph, notes))


def pots_text(verdict: Verdict) -> str:
    """Each pot with its parts, winners and reasons."""
    lines: list[str] = []
    for number, pot in enumerate(verdict.pots):
        lines += [style.bold(line) for line in wrap(_pot_heading(verdict, pot, number), rest="  ")]
        for failed in failures(verdict, pot):
            lines += wrap(failed, first="  ", rest="    ")
        if pot.odd_to is not None:
            lines += wrap(_halving(verdict, pot), first="  ", rest="    ")
        for award in pot.awards:
            lines += _award_lines(verdict, pot, award)
        lines += _riding_lines(pot)
    return "\n".join(lines)


def _pot_heading(verdict: Verdict, pot: PotVerdict, number: int) -> str:
    amount, players = style.amount(pot.amount), ", ".join(pot.players)
    if len(verdict.pots) == 1:
        return _("Pot {amount}").format(amount=amount)
    if number == 0:
        return _("Main pot {amount} ({players})").format(amount=amount, players=players)
    return _("Side pot {number}: {amount} ({players})").format(number=number, amount=amount, players=players)


def _award_lines(verdict: Verdict, pot: PotVerdict, award: Award) -> list[str]:
    part = _("all") if len(pot.awards) == 1 else part_name(verdict.rules, award.part)
    said = [_takes(part, award), why(verdict, pot, award)]
    if award.odd and len(award.winners) > 1:
        said.append(_odd(verdict, award))
    return wrap(" ".join(said), first="  ", rest="    ")


def _takes(part: str, award: Award) -> str:
    amount = style.amount(award.amount)
    if not award.paid:
        return _("{part}: {amount} to nobody.").format(part=part, amount=amount)
    takes = [_("{amount} to {name}").format(name=name, amount=style.amount(paid)) for name, paid in award.paid.items()]
    if len(takes) == 1:
        return _("{part}: {takes}.").format(part=part, takes=takes[0])
    return _("{part}: {amount}, that is {takes}.").format(part=part, amount=amount, takes=style.listed(takes))


def _odd(verdict: Verdict, award: Award) -> str:
    """To whom chips that cannot be divided went, and why to them."""
    return ngettext(
        "The odd {unit} goes to {names}, {reason}.", "The odd chips of {unit} go to {names}, {reason}.", len(award.odd)
    ).format(unit=style.amount(verdict.rules.chips.unit), names=style.listed(award.odd), reason=_odd_reason(award))


def _riding_lines(pot: PotVerdict) -> list[str]:
    riding = pot.carried - sum(award.amount for award in pot.awards if not award.winners)
    if not riding:
        return []
    said = _("{amount} cannot be divided and stays in for the next hand.").format(amount=style.amount(riding))
    return wrap(said, first="  ", rest="    ")


def _halving(verdict: Verdict, pot: PotVerdict) -> str:
    facts = {"unit": style.amount(verdict.rules.chips.unit), "side": side_name(verdict.rules, pot.odd_to or Side.HIGH)}
    if verdict.rules.chips.odd_chip is OddChip.LOW_WHEN_LOW_SPLITS and pot.odd_to is Side.LOW:
        return _("It does not halve: the odd {unit} goes to {side}, because that half is shared.").format(**facts)
    return _("It does not halve: the odd {unit} goes to {side}.").format(**facts)


def _odd_reason(award: Award) -> str:
    if award.odd == award.winners[: len(award.odd)]:
        return _("first from the dealer's left")
    return _("next from the dealer's left, the others have had one")


def payments_text(verdict: Verdict) -> str:
    """What everybody takes, what rides, and the exact share where chips could not follow it."""
    takers = {name: amount for name, amount in verdict.payouts.items() if amount}
    margin = max((width(name) for name in takers), default=0)
    figures = max((len(style.amount(amount)) for amount in takers.values()), default=0)
    lines = []
    for name, amount in takers.items():
        exact = _exact(verdict, name, amount)
        takes = _("{name} takes {amount}").format(name=pad(name, margin), amount=style.amount(amount).rjust(figures))
        lines.append(style.good(takes))
        if exact and width(f"{takes}  ({exact})") <= style.current().width:
            lines[-1] += f"  ({exact})"
        elif exact:
            lines += wrap(f"({exact})", first="  ", rest="  ")
    if verdict.carried:
        lines.append(_("{amount} ride to the next hand.").format(amount=style.amount(verdict.carried)))
        if verdict.pot_rides:
            lines += wrap(_whole_rides(verdict))
        else:
            lines.append(_("The button moves on."))
    elif not takers:
        lines.append(_("There is nothing in the pot."))
    return "\n".join(lines)


def _whole_rides(verdict: Verdict) -> str:
    if verdict.pots[0].amount and verdict.pots[0].carried == verdict.pots[0].amount:
        return _("A whole pot rides: the same dealer deals again.")
    return _("A side pot rides whole, so the same dealer deals again.")


_SHORT_FRACTION = 12


def _exact(verdict: Verdict, name: str, amount: int) -> str:
    share = verdict.shares[name]
    if share * verdict.pot == amount:
        return ""
    chips = _mixed(share * verdict.pot / 100)
    if share.denominator > _SHORT_FRACTION:
        return _("exact share {chips}").format(chips=chips)
    return _("exact share {chips}, {fraction} of the pot").format(chips=chips, fraction=_mixed(share))


def _mixed(number: Fraction) -> str:
    """``13 1/3``, ``20½``."""
    if number.denominator <= 2:
        return style.points((2 * number).numerator)
    whole, rest = divmod(number.numerator, number.denominator)
    fraction = f"{rest}/{number.denominator}"
    return f"{whole} {fraction}" if whole else fraction
