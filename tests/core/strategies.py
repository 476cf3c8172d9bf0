"""Random cards, names and amounts for the properties."""

from __future__ import annotations

import unicodedata

from hypothesis import strategies as st

from dealer_assist.core.cards import ALL_CARDS
from dealer_assist.core.errors.names import NameUnreadable
from dealer_assist.core.names import parse_name

hands_of_cards = st.lists(st.sampled_from(ALL_CARDS), min_size=1, max_size=12).map(tuple)
cents = st.integers(min_value=0, max_value=10**13)
halves = st.integers(min_value=-19_999, max_value=19_999)


def _is_name(text: str) -> bool:
    try:
        return parse_name(text) == text
    except NameUnreadable:
        return False


names = (
    st.text(alphabet="AbÉß王🃏Я1 '=:/,;#\"-", min_size=1, max_size=12)
    | st.text(min_size=1, max_size=40)
    | st.sampled_from(["1e5", "007", "Nan", "Ann, Jr.", "O'Neil", "=1+1", unicodedata.normalize("NFD", "Zoë"), "Zoë"])
).filter(_is_name)
