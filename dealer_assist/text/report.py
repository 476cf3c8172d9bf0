"""The words of a report: titles, facts, headings and what stands in its cells."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from dealer_assist.core.rules import HouseRules
from dealer_assist.core.session_state import lasted
from dealer_assist.core.verdict import HandReport
from dealer_assist.text import i18n, style
from dealer_assist.text.hands import cards_typed
from dealer_assist.text.i18n import _, ngettext, pgettext
from dealer_assist.text.style import amount, cash, listed, points, safe, signed_cash


def day_text(day: date) -> str:
    """A day as people write it: ``15 March 2024``."""
    months = (
        _("{day} January {year}"), _("{day} February {year}"), _("{day} March {year}"), _("{day} April {year}"),
        _("{day} May {year}"), _("{day} June {year}"), _("{day} July {year}"), _("{day} August {year}"),
        _("{day} September {year}"), _("{day} October {year}"), _("{day} November {year}"), _("{day} December {year}"),
    )  # fmt: skip
    return months[day.month - 1].format(day=day.day, year=day.year)


def over() -> str:
    """Above the title of every page."""
    return _("Seven Twenty-Seven")


def season_title(first: date, last: date) -> str:
    """Over the page of many nights."""
    if first == last:
        return day_text(first)
    if first.year == last.year:
        return str(first.year)
    return _("{first} to {last}").format(first=first.year, last=last.year)


def night_facts(started: str, ended: str, rules: str, players: int, hands: int) -> tuple[str, ...]:
    """Below the title of a night."""
    facts = [_("House rules: {rules}").format(rules=safe(rules))]
    if ended and ended != started:
        time = lasted(started, ended)
        minutes = int(time.total_seconds()) // 60
        facts.insert(
            0,
            _("{start} to {end} ({hours}:{minutes:02})").format(
                start=f"{datetime.fromisoformat(started):%H:%M}",
                end=f"{datetime.fromisoformat(ended):%H:%M}",
                hours=minutes // 60,
                minutes=minutes % 60,
            ),
        )
    return (*facts, _player_count(players), *([_hand_count(hands)] if hands else []))


def season_facts(nights: int, first: date, last: date, players: int, hands: int) -> tuple[str, ...]:
    """Below the title of many nights."""
    count = ngettext("{count} night", "{count} nights", nights).format(count=nights)
    said = _("{nights}, {first}") if first == last else _("{nights}, {first} to {last}")
    return (
        said.format(nights=count, first=day_text(first), last=day_text(last)),
        _player_count(players),
        *([_hand_count(hands)] if hands else []),
    )


def _player_count(count: int) -> str:
    return ngettext("{count} player", "{count} players", count).format(count=count)


def _hand_count(count: int) -> str:
    return ngettext("{count} hand", "{count} hands", count).format(count=count)


def results() -> str:
    """A section."""
    return _("The night's results")


def settlement() -> str:
    """A section."""
    return _("Who pays whom")


def debts() -> str:
    """A section."""
    return _("Who still owes whom")


def biggest_pots() -> str:
    """A section."""
    return _("The biggest pots")


def standings() -> str:
    """A section."""
    return _("Standings")


def standings_note(nights: int) -> str:
    """Below the standings of a night."""
    return ngettext("After {count} night", "After {count} nights", nights).format(count=nights)


def nights() -> str:
    """A section."""
    return _("Night by night")


def running() -> str:
    """A section."""
    return _("Running balance")


def running_note(left_out: int) -> str:
    """Below a chart that does not show everybody."""
    if not left_out:
        return ""
    return ngettext(
        "{count} player with the fewest nights is not drawn.",
        "{count} players with the fewest nights are not drawn.",
        left_out,
    ).format(count=left_out)


def running_told(best: str, net: int, worst: str, loss: int, currency: str) -> str:
    """What a chart shows, for who cannot see it."""
    return _(
        "A line for every player's balance after each night; {best} ends first with {net}, {worst} last with {loss}. "
        "The numbers are in the standings."
    ).format(best=safe(best), net=signed_cash(net, currency), worst=safe(worst), loss=signed_cash(loss, currency))


def in_currency(title: str, currency: str) -> str:
    """A section's title where there are several currencies."""
    if not currency:
        return _("{title} (no currency)").format(title=title)
    return _("{title} ({currency})").format(title=title, currency=safe(currency))


def nobody_owes() -> str:
    """Instead of transfers."""
    return _("Nobody owes anything.")


class Head:
    """Headings of columns."""

    @staticmethod
    def player() -> str:
        return pgettext("heading", "Player")

    @staticmethod
    def bought() -> str:
        return pgettext("heading", "In")

    @staticmethod
    def out() -> str:
        return pgettext("heading", "Out")

    @staticmethod
    def result() -> str:
        return pgettext("heading", "Result")

    @staticmethod
    def to_get() -> str:
        return pgettext("heading", "To get")

    @staticmethod
    def payer() -> str:
        return pgettext("heading", "From")

    @staticmethod
    def receiver() -> str:
        return pgettext("heading", "To")

    @staticmethod
    def amount() -> str:
        return pgettext("heading", "Amount")

    @staticmethod
    def state() -> str:
        return pgettext("heading", "Still to pay")

    @staticmethod
    def nights() -> str:
        return pgettext("heading", "Nights")

    @staticmethod
    def net() -> str:
        return pgettext("heading", "Net")

    @staticmethod
    def average() -> str:
        return pgettext("heading", "Average")

    @staticmethod
    def best() -> str:
        return pgettext("heading", "Best")

    @staticmethod
    def worst() -> str:
        return pgettext("heading", "Worst")

    @staticmethod
    def night() -> str:
        return pgettext("heading", "Night")

    @staticmethod
    def players() -> str:
        return pgettext("heading", "Players")

    @staticmethod
    def winner() -> str:
        return pgettext("heading", "Winner")


def paid() -> str:
    """Instead of an amount that is still to be paid."""
    return pgettext("transfer", "paid")


def pot_title(chips: int) -> str:
    """Over a pot."""
    return _("Pot {chips}").format(chips=amount(chips))


def pot_note(*, hand: int, day: date | None, winners: tuple[str, ...], scooped: bool) -> str:
    """Below a pot's title."""
    names = listed(safe(name) for name in winners) if winners else _("nobody")
    facts = {"hand": hand, "winners": names, "day": day_text(day) if day else ""}
    if day is None:
        if scooped:
            return _("Hand {hand}, all of it to {winners}").format(**facts)
        return _("Hand {hand}, to {winners}").format(**facts)
    if scooped:
        return _("{day}, hand {hand}, all of it to {winners}").format(**facts)
    return _("{day}, hand {hand}, to {winners}").format(**facts)


def shown_hand(rules: HouseRules, report: HandReport) -> str:
    """A hand's cards with what it comes to, once or on each side."""
    cards = cards_typed(report.shown)
    if report.counted is None:
        return cards
    totals = dict.fromkeys(points(report.counted.on(side).points) for side in rules.sides)
    return _("{cards} ({points})").format(cards=cards, points=", ".join(totals))


def foot(day: date) -> str:
    """At the end of the page."""
    return _("Made with dealer-assist on {day}.").format(day=day_text(day))


def axis(cents: int) -> str:
    """An amount on a chart's axis."""
    return style.decimal(amount(cents)).replace("-", "−")


def label(cents: int) -> str:
    """An amount beside a name in a chart."""
    return signed_cash(cents).replace("-", "−")


def money(cents: int, currency: str) -> str:
    """Money in a cell."""
    return cash(cents, safe(currency))


def signed(cents: int, currency: str) -> str:
    """Money won or lost in a cell."""
    return signed_cash(cents, safe(currency)).replace("-", "−")


def language() -> str:
    """The language of the page."""
    return i18n.language()


def written(file: str) -> str:
    """After the page was written."""
    return _("{file} is written: one page, to be opened or sent as it is.").format(file=safe(file))


def drawn(files: Sequence[str]) -> str:
    """After pictures were written."""
    return ngettext("{files} is drawn.", "{files} are drawn.", len(files)).format(
        files=listed(safe(file) for file in files)
    )


def asked_file() -> str:
    """A question."""
    return _("Where should the page go?")
