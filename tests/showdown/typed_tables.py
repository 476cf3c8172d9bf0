"""Random showdowns as somebody types them: keys of the rules, hands, pots, seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from dealer_assist.core.cards import DECK
from dealer_assist.core.house_keys import TABLES, Kind
from dealer_assist.core.names import write_name

NAMES = ("Ann", "Bob", "王伟", "Zoë", "Dee Dee", "1e5", "007")
_CHOICES = {
    f"{table}.{name}": [str(choice.value) for choice in key.choices or ()]
    if key.kind is Kind.CHOICE
    else ["true", "false"]
    for table in ("showdown", "declare", "chips")
    for name, key in TABLES[table].items()
    if key.kind in (Kind.CHOICE, Kind.FLAG)
}


@dataclass(frozen=True, kw_only=True)
class TypedTable:
    """One call of ``dealer showdown``: ``hands`` are arguments, ``seats`` the names in their order."""

    keys: dict[str, str]
    hands: tuple[str, ...]
    seats: tuple[str, ...]
    pots: str
    total: int

    def args(self, hands: tuple[str, ...] | None = None) -> list[str]:
        sets = [part for key, value in self.keys.items() for part in ("--set", f"{key}={value}")]
        seats = ",".join(map(write_name, self.seats))
        return ["showdown", *sets, "--pots", self.pots, "--seats", seats, *(hands or self.hands)]


def _fits(keys: dict[str, str]) -> bool:
    return keys.get("showdown.division") != "nearest" or keys.get("declare.how", "off") == "off"


@st.composite
def typed_tables(draw: st.DrawFn) -> TypedTable:
    """Ties are frequent, because the deck is small; one hand in six is a total, one in eight is not shown."""
    some = st.dictionaries(st.sampled_from(sorted(_CHOICES)), st.integers(min_value=0, max_value=9), max_size=8)
    keys = {key: _CHOICES[key][at % len(_CHOICES[key])] for key, at in draw(some).items()}
    if not _fits(keys):
        del keys["showdown.division"]
    names = draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=6, unique=True))
    deck = draw(st.permutations([card for card in DECK if card.rank in (2, 3, 5, 7, 10, 11, 14)]))
    declares = keys.get("declare.how", "off") != "off"
    hands: list[str] = []
    for number, name in enumerate(names):
        size = draw(st.integers(min_value=1, max_value=4))
        kind = draw(st.integers(min_value=0, max_value=23))
        cards = "".join(card.code for card in deck[4 * number : 4 * number + size])
        if kind < 4:
            cards = f"{draw(st.sampled_from(['6.5', '7', '26', '27', '28', '27.5']))}p{draw(st.sampled_from(['', 3]))}"
        elif kind < 7 and number:
            cards = "x"
        said = f"/{draw(st.sampled_from(['low', 'high', 'both']))}" if declares else ""
        hands.append(f"{write_name(name)}={cards}{said}")
    amounts = draw(st.lists(st.integers(min_value=0, max_value=90), min_size=1, max_size=3))
    pots = " ".join(
        f"{amount}:{','.join(map(write_name, names[at:]))}" for at, amount in enumerate(amounts) if names[at:]
    )
    total = sum(amount for at, amount in enumerate(amounts) if names[at:])
    seats = tuple(draw(st.permutations(names)))
    return TypedTable(keys=keys, hands=tuple(hands), seats=seats, pots=pots, total=total)


def json_line(table: TypedTable) -> dict[str, Any]:
    """The same table as a line of a batch."""
    hands = [hand.rpartition("=") for hand in table.hands]
    unquoted = [name.strip('"') for name, _sign, _cards in hands]
    texts = [cards.partition("/") for _name, _sign, cards in hands]
    pots = [pot.partition(":") for pot in table.pots.replace('"Dee Dee"', "Dee_Dee").split()]
    return {
        "set": table.keys,
        "pots": [
            {"amount": amount, "players": [name.replace("_", " ") for name in players.split(",")]}
            for amount, _colon, players in pots
        ],
        "seats": list(table.seats),
        "hands": {name: cards for name, (cards, _slash, _said) in zip(unquoted, texts, strict=True)},
        "declared": {name: said for name, (_cards, _slash, said) in zip(unquoted, texts, strict=True) if said},
    }
