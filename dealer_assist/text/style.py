"""How numbers, cards and names look on the output at hand: its encoding, its width, its colours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from dealer_assist.core import money
from dealer_assist.core.cards import Card, Rank, Suit
from dealer_assist.core.record import record
from dealer_assist.text import i18n

NARROWEST = 40
_FALLBACKS = {
    "½": "1/2", "♠": "s", "♣": "c", "♦": "d", "♥": "h", "−": "-", "–": "-", "—": "-", "→": "->", "…": "...",
    "×": "x", "≥": ">=", "≤": "<=", "±": "+/-", "“": '"', "”": '"', "‘": "'", "’": "'", "«": '"', "»": '"',
    "•": "*", "·": "-", "✓": "+", "\u00a0": " ", "\u202f": " ", "\ufe0f": "", "│": "|", "─": "-",
    "▁": "_", "▂": "_", "▃": ".", "▄": "-", "▅": "-", "▆": "=", "▇": "=", "█": "#", "№": "No.", "€": "EUR", "₽": "RUB",
}  # fmt: skip
# Russian where the output has no Cyrillic, in letters it has.
_FALLBACKS |= dict(zip("абвгдезийклмнопрстуфыэ", "abvgdezijklmnoprstufye", strict=True)) | {
    "ё": "e", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": "'", "ю": "yu",
    "я": "ya",
}  # fmt: skip
_FALLBACKS |= {small.upper(): latin.capitalize() for small, latin in _FALLBACKS.items() if "а" <= small <= "ё"}
_SUIT_GLYPHS = {
    Suit.CLUBS: "♣",
    Suit.DIAMONDS: "♦",
    Suit.HEARTS: "♥",
    Suit.SPADES: "♠",
    Suit.RED: "r",
    Suit.BLACK: "b",
}
_RUSSIAN_RANKS = {"J": "В", "Q": "Д", "K": "К", "A": "Т"}
_RUSSIAN_COLOURS = {Suit.RED: " (красная)", Suit.BLACK: " (чёрная)"}
_BOLD, _DIM, _GREEN, _RESET = "\033[1m", "\033[2m", "\033[32m", "\033[0m"


@record
class Style:
    """The output: ``width`` in columns, ``encoding`` as Python names it, and whether it takes colours."""

    width: int = 80
    encoding: str = "utf-8"
    color: bool = False


_current = Style()


def use(style: Style) -> None:
    """Write for this output from now on."""
    global _current
    _current = style
    _shown.cache_clear()


def current() -> Style:
    """The output that is written for."""
    return _current


@lru_cache(maxsize=4096)
def _shown(char: str) -> str:
    try:
        char.encode(_current.encoding)
    except (UnicodeEncodeError, LookupError):
        fallback = _FALLBACKS.get(char)
        return fallback if fallback is not None else char.encode("ascii", "backslashreplace").decode()
    return char


def fit(text: str) -> str:
    """``text`` with what the output cannot show replaced by what it can (``½`` by ``1/2``)."""
    if text.isascii():
        return text
    return "".join([_shown(char) for char in text])


def safe(text: str) -> str:
    """Foreign text (a note, a file's line) with control and bidirectional characters made visible."""
    return "".join(
        char if char.isprintable() or char in " \u00a0\u202f\u200c\u200d" else char.encode("unicode_escape").decode()
        for char in text
    )


_LONGEST_QUOTE = 60


def found(text: str, at: int = 0) -> str:
    """What was typed, as a complaint quotes it: `safe`, and if it is long only what stands around character ``at``."""
    start = max(0, at - _LONGEST_QUOTE // 2)
    end = start + _LONGEST_QUOTE
    return ("…" if start else "") + safe(text[start:end]) + ("…" if len(text) > end else "")


def points(halves: int) -> str:
    """Points from halves: ``6½``, ``27``, ``-½``."""
    whole, half = divmod(abs(halves), 2)
    body = ("½" if whole == 0 else f"{whole}½") if half else str(whole)
    if half and _shown("½") != "½":
        body = "1/2" if whole == 0 else f"{whole} 1/2"
    return f"-{body}" if halves < 0 else body


def decimal(text: str) -> str:
    """A decimal number with the language's own mark."""
    return text.replace(".", ",") if i18n.language() == "ru" else text


def day(iso: str) -> str:
    """A day as the language writes it: ``2026-03-14``, in Russian ``14.03.2026``."""
    year, month, number = iso.split("-")
    return f"{number}.{month}.{year}" if i18n.language() == "ru" else iso


def amount(cents: int) -> str:
    """Chips: ``40`` or ``12.50``."""
    return decimal(money.plain(cents))


def signed_amount(cents: int) -> str:
    """Chips won or lost: ``+40``, ``-12.50``, ``0``."""
    return ("+" if cents > 0 else "") + amount(cents)


def cash(cents: int, currency: str = "") -> str:
    """Money with two decimals and its currency sign, if there is one: ``12.50 €``."""
    return decimal(money.fixed(cents)) + (f"\u00a0{currency}" if currency else "")


def signed_cash(cents: int, currency: str = "") -> str:
    """Money won or lost: ``+5.00``."""
    return ("+" if cents > 0 else "") + cash(cents, currency)


def card(one: Card) -> str:
    """``5♠``, ``10♦``, ``A``; in Russian ``Т♣``."""
    suit = _SUIT_GLYPHS.get(one.suit, "")
    return fit(rank(one.rank) + (_RUSSIAN_COLOURS.get(one.suit, suit) if _has_russian_ranks() else suit))


def rank(one: Rank) -> str:
    """``10``, ``A``; in Russian ``Т``."""
    return _RUSSIAN_RANKS.get(one.code, one.code) if _has_russian_ranks() else one.code


def _has_russian_ranks() -> bool:
    return i18n.language() == "ru" and _shown("Т") == "Т"  # else an ace would be written like a ten


def cards(several: Iterable[Card]) -> str:
    """``5♠ A♦ A♣``."""
    return " ".join(card(one) for one in several)


def listed(items: Iterable[str]) -> str:
    """``Ann, Bob and Cy``."""
    names = list(items)
    if len(names) < 2:
        return "".join(names)
    return i18n._("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def bold(text: str) -> str:
    """Emphasised where the output takes colours."""
    return f"{_BOLD}{text}{_RESET}" if _current.color else text


def dim(text: str) -> str:
    """Toned down where the output takes colours."""
    return f"{_DIM}{text}{_RESET}" if _current.color else text


def good(text: str) -> str:
    """Green where the output takes colours."""
    return f"{_GREEN}{text}{_RESET}" if _current.color else text
