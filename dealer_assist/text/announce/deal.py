"""The deal and the draws: what everybody gets and how cards are taken, frozen and run out."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.core.choices import Consent, DeckEnds, Face, FreezeCounts, Starts
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce.lines import Line, Topic
from dealer_assist.text.i18n import _, ngettext


def lines(rules: HouseRules) -> Iterator[Line]:
    """In the order of play, from the deal to the end of the deck."""
    yield _deal(rules)
    for make in (_first, _turns, _face, _rounds, _consent, _freezing, _deck):
        yield make(rules)


def _line(keys: tuple[str, ...], said: str, asked: str, *, quiet: bool = False, n: int = 0, brief: str = "") -> Line:
    return Line(topic=Topic.DRAW, keys=keys, said=said.format(n=n), asked=asked.format(n=n), quiet=quiet, brief=brief)


def _deal(rules: HouseRules) -> Line:
    down, up = rules.deal.down, rules.deal.up
    facts: dict[str, str] = {}
    if down and up:
        # The words for the first number carry the noun.
        facts = {
            "down": ngettext("{n} card down", "{n} cards down", down).format(n=down),
            "up": ngettext("{n} up", "{n} up", up).format(n=up),
        }
        said, asked = _("Everybody gets {down} and {up}."), _("Is the deal {down} and {up}?")
    elif down:
        said = ngettext("Everybody gets {n} card face down.", "Everybody gets {n} cards face down.", down)
        asked = ngettext("Is the deal {n} card face down?", "Is the deal {n} cards face down?", down)
    else:
        said = ngettext("Everybody gets {n} card face up.", "Everybody gets {n} cards face up.", up)
        asked = ngettext("Is the deal {n} card face up?", "Is the deal {n} cards face up?", up)
    facts = facts or {"n": str(down or up)}
    return Line(topic=Topic.DEAL, keys=("deal.down", "deal.up"), said=said.format(**facts), asked=asked.format(**facts))


def _first(rules: HouseRules) -> Line:
    if rules.draw.first:
        return _line(("draw.first",), _("We draw first, then bet."), _("Do we draw before we first bet?"))
    return _line(("draw.first",), _("We bet first, then draw."), _("Do we bet before we first draw?"))


def _turns(rules: HouseRules) -> Line:
    if rules.draw.starts is Starts.LEFT:
        said, brief = _("From the dealer's left, each takes a card or declines."), ""
        asked = _("Are cards offered from the dealer's left?")
    else:
        said = _("Starting with whoever opens the next bet, each takes a card or declines.")
        brief = _("Whoever opens the next bet is offered a card first.")
        asked = _("Is whoever opens the next bet offered a card first?")
    return _line(("draw.starts",), said, asked, brief=brief)


def _face(rules: HouseRules) -> Line:
    if rules.draw.face is Face.DOWN:
        said, asked = _("Drawn cards come face down."), _("Do drawn cards come face down?")
    elif rules.draw.face is Face.UP:
        said, asked = _("Drawn cards come face up."), _("Do drawn cards come face up?")
    else:
        said = _("You say whether your drawn card comes down or up.")
        asked = _("Does each say whether a drawn card comes down or up?")
    return _line(("draw.face",), said, asked)


def _rounds(rules: HouseRules) -> Line:
    rounds = rules.draw.rounds
    if not rounds:
        said = _("Draws and bets go on until nobody takes a card.")
        asked = _("Do draws and bets go on until nobody takes a card?")
    elif rounds == 1:
        said = _("After the first bet there is just one draw.")
        asked = _("Is there just one draw after the first bet?")
    else:
        said = ngettext(
            "After the first bet there is at most {n} draw.",
            "After the first bet there are at most {n} draws, with bets between, fewer if nobody takes a card.",
            rounds,
        )
        asked = ngettext(
            "Is there at most {n} draw after the first bet?", "Are there at most {n} draws after the first bet?", rounds
        )
    return _line(("draw.rounds",), said, asked, n=rounds)


def _consent(rules: HouseRules) -> Line:
    if rules.draw.consent is Consent.ALL:
        said = _("After the first bet, everybody gets a card if all agree; one refusal, and nobody does.")
        asked = _("After the first bet, must all agree before anybody gets a card?")
    else:
        said, asked = _("Each decides alone whether to take a card."), _("Does each decide alone about a card?")
    return _line(("draw.consent",), said, asked, quiet=rules.draw.consent is Consent.EACH)


def _freezing(rules: HouseRules) -> Line:
    after = rules.draw.freeze_after
    if not after:
        said, asked = _("Declining never freezes a hand."), _("Does declining ever freeze a hand?")
    elif after == 1:
        said, asked = _("Decline once and you are frozen: no more cards."), _("Does declining once freeze a hand?")
    elif rules.draw.freeze_counts is FreezeCounts.IN_A_ROW:
        said = ngettext(
            "Decline {n} time in a row and you are frozen: no more cards.",
            "Decline {n} times in a row and you are frozen: no more cards.",
            after,
        )
        asked = ngettext(
            "Does declining {n} time in a row freeze a hand?", "Does declining {n} times in a row freeze a hand?", after
        )
    else:
        said = ngettext(
            "Decline {n} time in all and you are frozen: no more cards.",
            "Decline {n} times in all and you are frozen: no more cards.",
            after,
        )
        asked = ngettext(
            "Does declining {n} time in all freeze a hand?", "Does declining {n} times in all freeze a hand?", after
        )
    return _line(("draw.freeze_after", "draw.freeze_counts"), said, asked, quiet=not after, n=after)


def _deck(rules: HouseRules) -> Line:
    if rules.draw.deck_ends is DeckEnds.STOP:
        said, asked = _("An empty deck ends the draw."), _("Does an empty deck end the draw?")
        return _line(("draw.deck_ends",), said, asked, quiet=True)
    return _line(
        ("draw.deck_ends",),
        _("When the deck is empty, folded hands are shuffled and dealt."),
        _("When the deck is empty, are folded hands shuffled and dealt?"),
    )
