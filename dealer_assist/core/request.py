"""A showdown as it is typed on one line: hands, pots and seats read into core objects.

Source: the command line, "Cards, names, amounts" and "showdown".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from dealer_assist.core.declare import Declaration
from dealer_assist.core.errors.cards import CardsUnreadable
from dealer_assist.core.errors.names import NameTaken
from dealer_assist.core.errors.showdown import (
    EqualsForgotten,
    HandUnreadable,
    MoreHandsThanSeats,
    NoHands,
    NotSeated,
    PlayerTwiceInPot,
    ShowdownUnreadable,
    TextFault,
)
from dealer_assist.core.money import parse_chips
from dealer_assist.core.names import find_name, name_key, parse_name, parse_names, split_outside_quotes, unquote
from dealer_assist.core.record import record
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.showdown import Pot, judge
from dealer_assist.core.typed import Shown, parse_hand
from dealer_assist.core.typing_declarations import parse_declaration
from dealer_assist.core.verdict import Verdict


@record
class TypedHand:
    """One argument ``NAME=CARDS/DECLARATION``, parted but not yet read; ``name`` is empty for bare cards."""

    name: str
    cards: str
    declared: str


@record
class Request:
    """A showdown that can be judged; amounts are hundredths of a chip."""

    rules: HouseRules
    hands: Mapping[str, Shown]
    declared: Mapping[str, Declaration]
    pots: tuple[Pot, ...]
    seats: tuple[str, ...]

    def judged(self) -> Verdict:
        """The verdict; raises what `showdown.judge` raises."""
        return judge(self.rules, self.hands, pots=self.pots, seats=self.seats, declared=self.declared)


def part_hand(text: str) -> TypedHand:
    """Part ``NAME=CARDS/DECLARATION`` or ``CARDS/DECLARATION``; raises `ShowdownUnreadable`, `NameUnreadable`."""
    pieces = split_outside_quotes(text, "=")
    named = len(pieces) > 1
    name = unquote(pieces[0]).strip() if named else ""
    if named and not name:
        raise ShowdownUnreadable(text=text, fault=TextFault.NO_NAME)
    cards, slash, declared = "=".join(pieces[1:] if named else pieces).partition("/")
    if not cards.strip() or (slash and not declared.strip()):
        raise ShowdownUnreadable(text=text, fault=TextFault.NO_CARDS if not cards.strip() else TextFault.NO_DECLARATION)
    return TypedHand(name=name, cards=cards, declared=declared.strip())


def verify_equals(hands: Sequence[str]) -> None:
    """Refuse ``Ann 7p``, where ``Ann=7p`` is meant: a word that is no hand before one; raises `EqualsForgotten`."""
    for text, after in pairwise(hands):
        if _is_word(text) and not _is_hand(text) and _is_hand(after):
            raise EqualsForgotten(name=unquote(text).strip(), cards=after)


def _is_word(text: str) -> bool:
    """Whether ``text`` may be a name alone: cards have digits, hands with a name an equals sign."""
    return bool(text.strip(" ,")) and not any(char in "=/" or char.isdigit() for char in text)


def _is_hand(text: str) -> bool:
    """Whether ``text`` can be read as cards or a total, with or without a declaration."""
    try:
        parse_hand(text.partition("/")[0])
    except CardsUnreadable:
        return False
    return True


def name_hands(
    hands: Iterable[TypedHand], seated: Sequence[str], order: Sequence[str] = ()
) -> list[tuple[str, TypedHand]]:
    """The hands with the names of those who hold them.

    Bare cards belong to the seats 1, 2, … in turn: to who sits there if ``order`` says so. A name must be that, or
    the beginning of that, of one of ``seated``, if there are any. Raises `MoreHandsThanSeats`, `NameTaken`,
    `NameUnknown`, `NameUnclear`.
    """
    named: dict[str, tuple[str, TypedHand]] = {}
    bare = 0
    for hand in hands:
        text = hand.name
        if not text:
            bare += 1
            if order and bare > len(order):
                raise MoreHandsThanSeats(cards=hand.cards, known=tuple(order))
            text = order[bare - 1] if order else str(bare)
        name = find_name(text, seated) if seated else parse_name(text)
        first = named.get(name_key(name))
        if first is not None:
            raise NameTaken(text=text, first=first[0])
        named[name_key(name)] = (name, hand)
    return list(named.values())


def read_hand(name: str, text: str) -> Shown:
    """One named hand; raises `HandUnreadable`, which says whose hand it is."""
    try:
        return parse_hand(text)
    except CardsUnreadable as error:
        raise HandUnreadable(name=name, cause=error) from error


def read_hands(
    rules: HouseRules, hands: Iterable[tuple[str, str, str]]
) -> tuple[dict[str, Shown], dict[str, Declaration]]:
    """Names with the text of their cards and of their declaration (may be empty), read."""
    shown: dict[str, Shown] = {}
    declared: dict[str, Declaration] = {}
    for name, cards, declaration in hands:
        shown[name] = read_hand(name, cards)
        if declaration:
            declared[name] = parse_declaration(rules, name, declaration)
    if not shown:
        raise NoHands()
    return shown, declared


def read_shown(names: Sequence[str], texts: Sequence[str]) -> dict[str, Shown]:
    """The hands of ``names`` in their order, none of them with its declaration; raises `HandUnreadable`."""
    try:
        return dict(zip(names, map(parse_hand, texts), strict=True))
    except CardsUnreadable:
        return {name: read_hand(name, text) for name, text in zip(names, texts, strict=True)}


def read_pots(text: str, names: Sequence[str], *, unit: int) -> tuple[Pot, ...]:
    """Read ``70:Ann,Bob,Cat 60:Bob,Cat``, the main pot first; blanks may follow a comma or a colon.

    Raises `ShowdownUnreadable` and what amounts and names do.
    """
    pots = []
    for piece in _pot_texts(text):
        amount, colon, players = piece.partition(":")
        if not colon or not players:
            raise ShowdownUnreadable(text=piece or text, fault=TextFault.POT_FORM)
        typed = [unquote(name) for name in split_outside_quotes(players, ",")]
        pots.append(pot_of(parse_chips(amount, unit=unit), typed, names))
    return tuple(pots)


def _pot_texts(text: str) -> list[str]:
    """A text for each pot: a blank parts two, unless the comma or colon beside it holds them together."""
    texts = [""]
    for piece in split_outside_quotes(" ".join(text.split()), " "):
        if texts[-1].endswith((",", ":")) or piece.startswith((",", ":")) or not texts[-1]:
            texts[-1] += piece
        else:
            texts.append(piece)
    return texts


def pot_of(amount: int, players: Sequence[str], names: Sequence[str]) -> Pot:
    """A pot of ``amount`` hundredths among ``players``, each of them one of ``names`` or its beginning."""
    found: list[str] = []
    for text in players:
        name = find_name(text, names)
        if name in found:
            raise PlayerTwiceInPot(name=name)
        found.append(name)
    return Pot(amount=amount, players=tuple(found))


def with_carried(pots: Sequence[Pot], carried: int, names: Sequence[str]) -> tuple[Pot, ...]:
    """The pots with the chips that ride from the last hand in the main pot; everybody dealt in plays for them."""
    if not carried:
        return tuple(pots)
    if not pots:
        return (Pot(amount=carried, players=tuple(names)),)
    return (Pot(amount=pots[0].amount + carried, players=pots[0].players), *pots[1:])


def read_seats(texts: Iterable[str], names: Sequence[str]) -> tuple[str, ...]:
    """The order from the dealer's left; raises `NotSeated` for a hand without a seat.

    Who sits there without showing a hand (folded) may be named, too.
    """
    typed = parse_names(texts)
    if typed == names:
        return typed
    if frozenset(typed) == frozenset(names):  # each is named in full
        return typed
    by_key = {name_key(name): name for name in names}
    order = []
    for text in typed:
        name = by_key.get(name_key(text))
        if name is None:
            begun = [one for key, one in by_key.items() if key.startswith(name_key(text))]
            name = begun[0] if len(begun) == 1 else text
        order.append(name)
    if tuple(order) != typed:
        parse_names(order)
    for name in names:
        if name not in order:
            raise NotSeated(name=name, known=tuple(order))
    return tuple(order)
