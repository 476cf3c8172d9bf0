"""Players and currencies as accounting programs can take them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_CODES = {
    "€": "EUR", "$": "USD", "£": "GBP", "₽": "RUB", "¥": "JPY", "₴": "UAH", "₸": "KZT", "₹": "INR", "₪": "ILS",
    "₩": "KRW", "₺": "TRY", "₫": "VND", "₿": "XBT", "₾": "GEL", "֏": "AMD", "руб": "RUB", "руб.": "RUB", "р.": "RUB",
    "": "CHIPS",
}  # fmt: skip
_CODE = re.compile("[A-Z]{2,12}")


class Names:
    """A valid name for each text, never the same for two; the same text always gets the same."""

    def __init__(self, make: Iterable[str] = ()) -> None:
        self._given: dict[str, str] = {}
        self._taken: set[str] = set()
        for text in make:
            self.account(text)

    def account(self, text: str) -> str:
        """Letters, digits and dashes, a capital letter or a digit first: what both programs take for an account."""
        return self._kept(text, _account(text))

    def commodity(self, text: str) -> str:
        """Capital letters alone: ``EUR`` for €, ``CHIPS`` for money without a sign."""
        return self._kept(text, _commodity(text), between="X")

    def _kept(self, text: str, wanted: str, between: str = "-") -> str:
        if text not in self._given:
            name, number = wanted, 1
            while name.casefold() in self._taken:
                number += 1
                name = f"{wanted}{between * number}" if between == "X" else f"{wanted}{between}{number}"
            self._taken.add(name.casefold())
            self._given[text] = name
        return self._given[text]


def _account(text: str) -> str:
    kept = "".join(
        char if unicodedata.category(char)[0] == "L" or char in "0123456789" else "-"
        for char in unicodedata.normalize("NFC", text)
    )
    name = re.sub("-+", "-", kept).strip("-") or "Player"
    name = name[0].upper() + name[1:] if len(name[0].upper()) == 1 else name
    first = name[0]
    return name if unicodedata.category(first) == "Lu" or first in "0123456789" else f"P-{name}"


def _commodity(text: str) -> str:
    known = _CODES.get(text.strip().casefold(), _CODES.get(text.strip()))
    if known:
        return known
    letters = re.sub("[^A-Z]", "", text.upper())
    return letters[:12] if _CODE.fullmatch(letters[:12]) else f"MONEY{letters}"
