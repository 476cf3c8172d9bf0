"""Words for what is wrong with cards."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.cards import Suit
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.cards import (
    CardFault,
    CardsUnreadable,
    Place,
    SameCardTwice,
    SuitMissing,
    TooManyOfRank,
)
from dealer_assist.text import style
from dealer_assist.text.i18n import _


def place(where: Place) -> str:
    """``Bob's third card``."""
    ordinals = (
        _("{name}'s first card"), _("{name}'s second card"), _("{name}'s third card"), _("{name}'s fourth card"),
        _("{name}'s fifth card"), _("{name}'s sixth card"),
    )  # fmt: skip
    if where.number <= len(ordinals):
        return ordinals[where.number - 1].format(name=where.holder)
    return _("{name}'s card no. {number}").format(name=where.holder, number=where.number)


def unreadable(error: CardsUnreadable) -> str:
    """Why a text is no hand of cards."""
    piece, text = style.found(error.piece), style.found(error.text, at=error.place - 1)
    match error.fault:
        case CardFault.EMPTY:
            return _("There are no cards: type them like 5sAdAc, a total like 26.5p, or x for a hand not shown.")
        case CardFault.ONE:
            return _("'1' in '{text}' is no card: type A for an ace or 10 for a ten.").format(text=text)
        case CardFault.NUMBER:
            return _("'{piece}' in '{text}' is no card: ranks are 2 to 10, J, Q, K, A.").format(piece=piece, text=text)
        case CardFault.SUIT_FIRST:
            return _("'{piece}' in '{text}' is a suit without a rank before it: type the rank first, like 5s.").format(
                piece=piece, text=text
            )
        case CardFault.CAPITALS:
            return _(
                "'{piece}' in '{text}' is no card: Russian ranks are the capitals В Д К Т, "
                "Russian suits the small letters т б ч п."
            ).format(piece=piece, text=text)
        case CardFault.LOOKALIKE:
            return _(
                "'{piece}' in '{text}' is a Cyrillic letter that only looks like a card: "
                "type Latin letters (J Q K A, c d h s) or Russian ones (В Д К Т, т б ч п)."
            ).format(piece=piece, text=text)
        case CardFault.TOO_MANY:
            return _("That is more than a deck of 52 cards: look at the hand again.")
        case CardFault.TOTAL:
            return _(
                "'{text}' is no total: totals are whole or half points, like 26.5p, or 26.5p4 for one in four cards."
            ).format(text=text)
        case CardFault.DECLARATION:
            return _(
                "'{piece}' in '{text}' is no card: give the declaration by itself, "
                "as Ann=low in a hand that is played, in '{key}' in a line of --batch."
            ).format(piece=piece, text=text, key="declared")
        case CardFault.UNKNOWN:
            return _(
                "'{piece}' in '{text}' is no card: type rank then suit, like 5sAdAc, a total like 26.5p, or x."
            ).format(piece=piece, text=text)


def _twice(error: SameCardTwice) -> str:
    if error.first.holder == error.second.holder:
        return _("{place}, {card}, is in that hand already: look at the cards again.").format(
            place=place(error.second), card=style.card(error.card)
        )
    return _("{place}, {card}, is already in {other}'s hand: look at both hands again.").format(
        place=place(error.second), card=style.card(error.card), other=error.first.holder
    )


def _too_many(error: TooManyOfRank) -> str:
    where = style.listed(place(one) for one in error.places)
    if error.most == 2:
        if error.card.suit.colour is Suit.RED:
            return _("A deck has two red cards of rank {rank}, here are three: {places}.").format(
                rank=style.rank(error.card.rank), places=where
            )
        return _("A deck has two black cards of rank {rank}, here are three: {places}.").format(
            rank=style.rank(error.card.rank), places=where
        )
    return _("A deck has four cards of rank {rank}, here are five: {places}.").format(
        rank=style.rank(error.card.rank), places=where
    )


def _suit_missing(error: SuitMissing) -> str:
    facts = {"place": place(error.place), "card": style.card(error.card)}
    if error.colour_is_enough:
        return _(
            "{place}, {card}, has no suit, and these rules count colours: "
            "type it with c, d, h, s, or with r (red) or b (black)."
        ).format(**facts)
    return _("{place}, {card}, has no suit, and these rules count suits: type it with c, d, h or s.").format(**facts)


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    CardsUnreadable: unreadable,
    SameCardTwice: _twice,
    TooManyOfRank: _too_many,
    SuitMissing: _suit_missing,
}
