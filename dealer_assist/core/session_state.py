"""The night's table as it stands: who sits where, what each brought and took, and what he is to get."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import Enum
from fractions import Fraction

from dealer_assist.core.errors.names import NameUnknown
from dealer_assist.core.names import find_name, name_key, parse_name
from dealer_assist.core.record import altered, record


class Place(Enum):
    """Where a player is."""

    SEATED = "seated"
    AWAY = "away"  # his chips stay on the table, he is not dealt in
    LEFT = "left"
    GUEST = "guest"  # has never sat down: holds the till, or shares the pizza


class Status(Enum):
    """How a session ended, if it did."""

    OPEN = "open"
    CLOSED = "closed"
    VOID = "void"


@record
class Player:
    """One person of the night. Chips: ``bought_in``, ``cashed_out``, ``stack``; the rest of the amounts is money.

    ``stack`` is what lies before him, None where it is not known since hand ``unknown_since``. ``cash`` is what he put
    into the till less what he took out, ``held`` what his own till holds, ``other`` his part in expenses and loans,
    ``booked`` his part in a difference at the close. ``sittings`` counts how often he sat down.
    """

    name: str
    place: Place = Place.SEATED
    bought_in: int = 0
    cashed_out: int = 0
    stack: int | None = 0
    unknown_since: int = 0
    cash: int = 0
    held: int = 0
    other: int = 0
    booked: int = 0
    sittings: int = 0
    won: int = 0
    scoops: int = 0

    @property
    def at_table(self) -> bool:
        """Whether he has a seat, be he away from it or not."""
        return self.place is Place.SEATED or self.place is Place.AWAY

    @property
    def chips_net(self) -> int | None:
        """Chips out, with those before him, less chips in; None where his stack is not known."""
        return None if self.stack is None else self.cashed_out + self.stack - self.bought_in


@dataclass(frozen=True, kw_only=True, slots=True)
class HandInPlay:
    """The hand that is being played, and who was dealt in."""

    number: int
    players: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class BiggestPot:
    """The most that was played for in one hand, and who got some of it."""

    chips: int = 0
    hand: int = 0
    winners: tuple[str, ...] = ()


@record
class Session:
    """An evening at one table. ``players`` stand in the order of the seats, guests last.

    ``button`` deals the next hand (see `dealer_of` for who really can), ``hands`` is the number of the last hand that
    ended, ``records`` how many other records there are.
    """

    id: str
    started: str
    preset: str
    rules: Mapping[str, object]
    unit: int
    worth: Fraction
    currency: str
    open_stakes: bool
    players: tuple[Player, ...] = ()
    button: str = ""
    till: str = ""
    carried: int = 0
    hands: int = 0
    records: int = 0
    ended: str = ""
    status: Status = Status.OPEN
    hand: HandInPlay | None = None
    biggest: BiggestPot = field(default=BiggestPot())

    def find(self, text: str) -> str:
        """The player whom ``text`` names in full or by an unambiguous beginning, those at the table first.

        Raises `NameUnknown` or `NameUnclear`.
        """
        names = [player.name for player in self.players]
        key = name_key(parse_name(text))
        if any(name_key(name) == key for name in names):
            return find_name(text, names)
        try:
            return find_name(text, self.seats)
        except NameUnknown:
            return find_name(text, names)

    def __getitem__(self, name: str) -> Player:
        """The player called exactly ``name``; raises `KeyError`."""
        for player in self.players:
            if player.name == name:
                return player
        raise KeyError(name)

    def __contains__(self, name: str) -> bool:
        return any(player.name == name for player in self.players)

    @property
    def seats(self) -> tuple[str, ...]:
        """Everybody with a seat, clockwise."""
        return tuple(player.name for player in self.players if player.at_table)

    @property
    def in_play(self) -> int:
        """Chips on the table: buy-ins less cash-outs."""
        return sum([player.bought_in - player.cashed_out for player in self.players])

    @property
    def kept(self) -> bool:
        """Whether hands are written down, so that stacks can be told from them."""
        return self.hands > 0

    @property
    def unknown_since(self) -> int:
        """The hand since which not every stack is known, 0 if all are."""
        return min((player.unknown_since for player in self.players if player.stack is None), default=0)

    @property
    def unaccounted(self) -> int | None:
        """Chips in play that are in no stack and do not ride; None while a stack is not known."""
        stacks = [player.stack for player in self.players]
        known = [stack for stack in stacks if stack is not None]
        return self.in_play - self.carried - sum(known) if len(known) == len(stacks) else None

    def money(self, chips: int) -> int:
        """What ``chips`` are worth, in hundredths of the currency."""
        money, for_chips = self.worth.as_integer_ratio()
        value, rest = divmod(chips * money, for_chips)
        assert not rest, "the house rules keep a chip's worth in whole cents"
        return value

    def to_get(self, player: Player) -> int | None:
        """What ``player`` is to get (negative: to pay); None while his stack is not known.

        Chips out less chips in at their worth, cash put in less cash taken out, his part in expenses and loans; the
        till counts as its holder's.
        """
        chips = player.chips_net
        if chips is None:
            return None
        return self.money(chips) + player.cash - player.held + player.other + player.booked

    def with_players(self, *changed: Player) -> Session:
        """The same table with ``changed`` in the place of those of their names."""
        by_name = {player.name: player for player in changed}
        return altered(self, players=tuple(by_name.get(player.name, player) for player in self.players))


def can_be_dealt(session: Session, player: Player) -> bool:
    """Whether he plays the next hand: seated, not away, and with chips, or able to buy some as the hand runs."""
    return player.place is Place.SEATED and (player.stack != 0 or session.open_stakes)


def from_seat(players: Sequence[Player], name: str) -> Iterator[Player]:
    """All players clockwise, beginning at the seat of ``name``."""
    at = next((at for at, player in enumerate(players) if player.name == name), 0)
    yield from players[at:]
    yield from players[:at]


def next_seat(session: Session, name: str) -> str:
    """The next player left of ``name`` who is not away; ``name`` himself if there is no other."""
    after = list(from_seat(session.players, name))[1:]
    return next((player.name for player in after if player.place is Place.SEATED), name)


def dealer_of(session: Session) -> str:
    """Who deals the next hand: the button, or the next one left of it who can be dealt in."""
    around = from_seat(session.players, session.button)
    return next((player.name for player in around if can_be_dealt(session, player)), session.button)


def dealt_in(session: Session) -> tuple[Player, ...]:
    """Who plays the next hand, from the dealer's left; the dealer last."""
    dealer = dealer_of(session)
    around = list(from_seat(session.players, dealer))
    return tuple(player for player in around[1:] + around[:1] if can_be_dealt(session, player))


def day(started: str) -> date:
    """The local day on which a session that started at ``started`` (ISO with offset) began."""
    return datetime.fromisoformat(started).date()


def lasted(started: str, ended: str) -> timedelta:
    """Time between two ISO times with offsets; no time at all where the clock was set back meanwhile."""
    return max(datetime.fromisoformat(ended) - datetime.fromisoformat(started), timedelta())
