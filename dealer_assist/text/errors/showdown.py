"""Words for what is wrong with a showdown."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.showdown import (
    DeclarationMissing,
    DeclarationNotPlayed,
    DeclarationUnclear,
    DeclarationUnreadable,
    EqualsForgotten,
    HandUnreadable,
    MoreHandsThanSeats,
    NobodyShows,
    NoHands,
    NotSeated,
    PlayerTwiceInPot,
    ShowdownUnreadable,
    TextFault,
)
from dealer_assist.core.names import write_name
from dealer_assist.text import style
from dealer_assist.text.errors import cards
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import found


def _nobody_shows(_error: NobodyShows) -> str:
    return _("Nobody shows a hand, so nobody can win: type the cards of at least one player instead of x.")


def _no_hands(_error: NoHands) -> str:
    return _("There are no hands: type each as NAME=CARDS, for example Ann=5sAdAc Bob=10c9d8s.")


def _missing(error: DeclarationMissing) -> str:
    return ngettext(
        "{names} declared nothing, and these rules want a declaration: type {first}=CARDS/low, /high or /both.",
        "{names} declared nothing, and these rules want declarations: type {first}=CARDS/low, /high or /both.",
        len(error.names),
    ).format(names=style.listed(error.names), first=error.names[0])


def _not_played(error: DeclarationNotPlayed) -> str:
    return _(
        "{name} declared '{text}', but nobody declares under these rules: "
        "leave it out, or add --set declare.how=together."
    ).format(name=error.name, text=found(error.text))


def _unreadable(error: DeclarationUnreadable) -> str:
    return _("{name}'s '{text}' is no declaration here: type one of {allowed}.").format(
        name=error.name, text=found(error.text), allowed=", ".join(error.allowed)
    )


def _unclear(error: DeclarationUnclear) -> str:
    return _("{name}'s '{text}' may be {candidates}: type more of it.").format(
        name=error.name, text=found(error.text), candidates=_(" or ").join(error.candidates)
    )


def _text(error: ShowdownUnreadable) -> str:
    typed = found(error.text)
    match error.fault:
        case TextFault.NO_CARDS:
            return _("'{found}' has no cards: type NAME=CARDS, like Ann=5sAdAc.").format(found=typed)
        case TextFault.NO_NAME:
            return _(
                "'{found}' has no name before the =: type NAME=CARDS, like Ann=5sAdAc, or the cards alone."
            ).format(found=typed)
        case TextFault.NO_DECLARATION:
            return _("'{found}' has nothing after the /: type low, high or both there.").format(found=typed)
        case TextFault.POT_FORM:
            return _(
                "'{found}' is no pot: type AMOUNT:NAME,NAME for each, like --pots \"70:Ann,Bob,Cat 60:Bob,Cat\"."
            ).format(found=typed)


def _equals(error: EqualsForgotten) -> str:
    return _("'{found}' is no hand. For somebody of that name type {name}={cards}, without a blank.").format(
        found=found(error.name), name=found(write_name(error.name)), cards=found(error.cards)
    )


def _not_seated(error: NotSeated) -> str:
    return _("{name} shows a hand but has no seat; the seats are {known}: add {name} to --seats.").format(
        name=error.name, known=", ".join(error.known)
    )


def _more_hands(error: MoreHandsThanSeats) -> str:
    return _(
        "Nobody is left to hold '{cards}'; the seats are {known}: type whose hand it is, like NAME={cards}."
    ).format(cards=found(error.cards), known=", ".join(error.known))


def _twice_in_pot(error: PlayerTwiceInPot) -> str:
    return _("{name} stands twice in one pot: name each player once.").format(name=error.name)


def _hand(error: HandUnreadable) -> str:
    return _("{name}'s hand: {problem}").format(name=error.name, problem=cards.unreadable(error.cause))


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    NobodyShows: _nobody_shows,
    NoHands: _no_hands,
    DeclarationMissing: _missing,
    DeclarationNotPlayed: _not_played,
    DeclarationUnreadable: _unreadable,
    DeclarationUnclear: _unclear,
    ShowdownUnreadable: _text,
    EqualsForgotten: _equals,
    NotSeated: _not_seated,
    MoreHandsThanSeats: _more_hands,
    PlayerTwiceInPot: _twice_in_pot,
    HandUnreadable: _hand,
}
