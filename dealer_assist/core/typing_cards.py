"""Reading typed cards: ``5sAdAc``, ``10c 9d 8s``, ``5AA``, ``5пТбТт``, ``10♣,9♦``."""

import re

from dealer_assist.core.cards import DECK_SIZE, Card, Rank, Suit, card
from dealer_assist.core.errors.cards import CardFault, CardsUnreadable

RANKS: dict[str, Rank] = {str(n): Rank(n) for n in range(2, 11)} | {
    "T": Rank.TEN, "J": Rank.JACK, "Q": Rank.QUEEN, "K": Rank.KING, "A": Rank.ACE,
    "t": Rank.TEN, "j": Rank.JACK, "q": Rank.QUEEN, "k": Rank.KING, "a": Rank.ACE,
    "В": Rank.JACK, "Д": Rank.QUEEN, "К": Rank.KING, "Т": Rank.ACE,
}  # fmt: skip
SUITS: dict[str, Suit] = {
    "c": Suit.CLUBS, "d": Suit.DIAMONDS, "h": Suit.HEARTS, "s": Suit.SPADES,
    "C": Suit.CLUBS, "D": Suit.DIAMONDS, "H": Suit.HEARTS, "S": Suit.SPADES,
    "♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♥": Suit.HEARTS, "♠": Suit.SPADES,
    "♧": Suit.CLUBS, "♢": Suit.DIAMONDS, "♡": Suit.HEARTS, "♤": Suit.SPADES,
    "т": Suit.CLUBS, "б": Suit.DIAMONDS, "ч": Suit.HEARTS, "п": Suit.SPADES,
    "r": Suit.RED, "b": Suit.BLACK, "R": Suit.RED, "B": Suit.BLACK,
}  # fmt: skip
_SMALL_RUSSIAN_RANKS = frozenset("вдк")
_CAPITAL_RUSSIAN_SUITS = frozenset("БЧП")
_LOOKALIKES = frozenset("АСНКаскеоцрхнЕОРХ")
_EMOJI_VARIANT = "\ufe0f"

_RANK = f"(10|[{''.join(sorted(set(RANKS) - {'10'}))}])"
_SUIT = f"([{''.join(SUITS)}]?){_EMOJI_VARIANT}?"
_CARD = re.compile(f"{_RANK}{_SUIT}[\\s,]*")
_HAND = re.compile(f"[\\s,]*(?:{_RANK}{_SUIT}[\\s,]*)+")
_TYPED = {(rank, suit): card(RANKS[rank], SUITS.get(suit, Suit.UNKNOWN)) for rank in RANKS for suit in (*SUITS, "")}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read one hand's cards, glued or parted by commas or blanks, in the order typed.

    Raises `CardsUnreadable` with the piece that is no card and where it stands.
    """
    cards = parse_glued(text)
    if cards is None:
        if _HAND.fullmatch(text) is None:
            raise _first_unreadable(text)
        cards = tuple([_TYPED[typed] for typed in _CARD.findall(text)])
    if len(cards) > DECK_SIZE:
        raise CardsUnreadable(text=text, piece="", place=1, fault=CardFault.TOO_MANY)
    return cards


def parse_glued(text: str) -> tuple[Card, ...] | None:
    """The cards of a text that is nothing but ranks with suits in turn, as nearly every hand is typed; else None."""
    pairs = text.replace("10", "T")  # a one and a nought stand for nothing else, and alone they are no card
    if len(pairs) > 2 * DECK_SIZE:
        return None
    try:
        return tuple(map(_TYPED.__getitem__, zip(pairs[::2], pairs[1::2], strict=True))) or None
    except (KeyError, ValueError):
        return None


def _first_unreadable(text: str) -> CardsUnreadable:
    at = next((at for at, char in enumerate(text) if char != "," and not char.isspace()), len(text))
    while at < len(text):
        match = _CARD.match(text, at)
        if match is None:
            return _unreadable(text, at)
        at = match.end()
    return CardsUnreadable(text=text, piece=text, place=1, fault=CardFault.EMPTY)


def _unreadable(text: str, at: int) -> CardsUnreadable:
    number = re.compile("[0-9]+").match(text, at)
    piece = number[0] if number else text[at]
    if piece == "1":
        fault = CardFault.ONE
    elif number:
        fault = CardFault.NUMBER
    elif piece in _SMALL_RUSSIAN_RANKS or piece in _CAPITAL_RUSSIAN_SUITS:
        fault = CardFault.CAPITALS
    elif piece in SUITS:
        fault = CardFault.SUIT_FIRST
    elif piece in _LOOKALIKES:
        fault = CardFault.LOOKALIKE
    elif piece == "/":
        fault = CardFault.DECLARATION
    else:
        fault = CardFault.UNKNOWN
    return CardsUnreadable(text=text, piece=piece, place=at + 1, fault=fault)
