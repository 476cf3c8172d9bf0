"""A hand as it stands after some of its events, and what follows from that. Chips are hundredths.

Inside the core players are the numbers of their seats. Only the modules of the hand change a state, and only one that
nobody else has seen: a `hand.Hand` gives away a copy and never touches it again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from dealer_assist.core.betting import BettingRound, options
from dealer_assist.core.cards import Card
from dealer_assist.core.choices import DeclareHow, Stakes
from dealer_assist.core.declare import Declaration
from dealer_assist.core.drawing import DrawRound
from dealer_assist.core.hand_turn import Street, Turn
from dealer_assist.core.names import find_name
from dealer_assist.core.pots import Claim, PutIn, SeatPot, make_pots
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.typed import Shown
from dealer_assist.core.verdict import Verdict


class Standing(Enum):
    """Whether a player is still in the hand."""

    LIVE = "live"
    FOLDED = "folded"
    BUST = "bust"


@dataclass(frozen=True, kw_only=True)
class Table:
    """What does not change in a hand: the rules, the players clockwise with their stacks, the button, the carried."""

    rules: HouseRules
    names: tuple[str, ...]
    stacks: tuple[int | None, ...]
    dealer: int
    carried: int

    @cached_property
    def from_left(self) -> tuple[int, ...]:
        """The seats from the dealer's left; his own is the last."""
        seats = len(self.names)
        return tuple([(self.dealer + step) % seats for step in range(1, seats + 1)])

    @cached_property
    def seat_of(self) -> dict[str, int]:
        """The seat of each name, as it is written."""
        return {name: seat for seat, name in enumerate(self.names)}

    @cached_property
    def open_stakes(self) -> bool:
        """Whether who is short buys chips instead of being all-in."""
        return self.rules.betting.stakes is Stakes.OPEN

    @cached_property
    def each(self) -> int:
        """Cards dealt to each before the first draw."""
        return self.rules.deal.down + self.rules.deal.up


@dataclass(kw_only=True, slots=True)
class Player:
    """One player in the hand.

    ``stack`` is what lies before him (None: not limited); ``put_in`` all he put in, ``returned`` what of it came
    back. ``dealt``: he was dealt in, which who folds for lack of an ante is not. ``taken`` cards he took, ``declines``
    count towards freezing, ``noted`` cards were seen, ``mixed_in``: his folded hand was shuffled into the deck again.
    """

    stack: int | None
    standing: Standing = Standing.LIVE
    put_in: int = 0
    returned: int = 0
    dealt: bool = True
    taken: int = 0
    declines: int = 0
    noted: tuple[Card, ...] = ()
    mixed_in: bool = False
    declared: Declaration | None = None
    shown: Shown | None = None

    @property
    def live(self) -> bool:
        """Whether he has not folded."""
        return self.standing is Standing.LIVE

    def pay(self, amount: int) -> None:
        """Chips from his stack into the pot."""
        self.put_in += amount
        if self.stack is not None:
            self.stack -= amount

    def get_back(self, amount: int) -> None:
        """Chips from the pot back to his stack."""
        self.returned += amount
        if self.stack is not None:
            self.stack += amount


@dataclass(kw_only=True, slots=True)
class HandState:
    """The hand now. ``betting`` and ``drawing`` are the running round of that kind, else None.

    ``owing`` are the seats that lack chips for the ante (open stakes); ``begun``: somebody has drawn or bet;
    ``exposed``: the exposed cards were typed. ``bet_rounds`` counts the betting rounds that were held,
    ``draw_rounds`` the draws after the first of them, ``last_opener`` had the right to open the last betting round
    (None: none was held), ``named`` is whom the dealer named opener. ``deck`` is what is left of it, ``reshuffled``:
    folded hands went into it, ``deck_out``: somebody could not be served and drawing is over. ``dealer_ante`` counts
    for no level. ``claims`` are pots that are somebody's already. ``quick``: the pot was typed instead of the acts;
    ``pot_known`` is its amount where it is not known who put in what. ``verdict`` is the split of a finished hand.
    """

    table: Table
    players: list[Player]
    street: Street = Street.ANTE
    owing: tuple[int, ...] = ()
    begun: bool = False
    exposed: bool = False
    betting: BettingRound | None = None
    drawing: DrawRound | None = None
    bet_rounds: int = 0
    draw_rounds: int = 0
    last_opener: int | None = None
    named: int | None = None
    deck: int = 0
    reshuffled: bool = False
    deck_out: bool = False
    dealer_ante: int = 0
    claims: tuple[Claim, ...] = ()
    quick: bool = False
    pot_known: int | None = None
    voided: bool = False
    verdict: Verdict | None = None

    def copy(self) -> HandState:
        """The same state, which goes its own way from here."""
        return replace(
            self,
            players=[replace(player) for player in self.players],
            betting=self.betting and self.betting.copy(),
            drawing=self.drawing and self.drawing.copy(),
        )

    @property
    def rules(self) -> HouseRules:
        """The house rules it is played by."""
        return self.table.rules

    def seat(self, name: str) -> int:
        """The seat of the player whom ``name`` names; raises `NameUnknown` or `NameUnclear`."""
        seat = self.table.seat_of.get(name)
        return self.table.seat_of[find_name(name, self.table.names)] if seat is None else seat

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that have not folded."""
        return tuple([seat for seat, player in enumerate(self.players) if player.standing is Standing.LIVE])

    @property
    def able(self) -> list[bool]:
        """Whether each seat is live and has chips to bet with."""
        has_chips = self.table.open_stakes
        return [player.standing is Standing.LIVE and (has_chips or player.stack != 0) for player in self.players]

    @property
    def to_act(self) -> str | None:
        """The name of the player whose turn it is."""
        seat = self.seat_to_act
        return None if seat is None else self.table.names[seat]

    @property
    def seat_to_act(self) -> int | None:
        """The seat whose turn it is."""
        if self.betting is not None:
            return self.betting.to_act
        if self.drawing is not None:
            return self.drawing.to_act
        if self.owing:
            return self.owing[0]
        if self.street is Street.DECLARE and self.rules.declare.how is DeclareHow.IN_TURN:
            return next((seat for seat in self.table.from_left if self._declares(seat)), None)
        return None

    def _declares(self, seat: int) -> bool:
        player = self.players[seat]
        return player.live and player.declared is None

    @property
    def running(self) -> BettingRound | DrawRound | None:
        """The running round, an object of its own for each."""
        return self.drawing if self.betting is None else self.betting

    @property
    def opener_missing(self) -> bool:
        """Whether nobody can act before the dealer names the opener."""
        if self.betting is not None:
            return self.betting.opener is None
        return self.drawing is not None and self.drawing.opener_missing

    @property
    def frozen(self) -> tuple[str, ...]:
        """The live players that are passed over in the draw."""
        after = self.rules.draw.freeze_after
        return tuple([self.table.names[seat] for seat in self.live if 0 < after <= self.players[seat].declines])

    @property
    def put_in(self) -> PutIn:
        """What the pots are made of, the bets of the running round included."""
        dealer, free = self.table.dealer, self.dealer_ante
        players = self.players
        amounts = [player.put_in - player.returned for player in players]
        amounts[dealer] -= free
        return PutIn(
            put_in=amounts,
            live=[player.standing is Standing.LIVE for player in players],
            all_in=[player.stack == 0 and not self.table.open_stakes for player in players],
            base=self.table.carried + free,
        )

    @property
    def pots(self) -> tuple[SeatPot, ...]:
        """The pots on the table; bets of the running round still lie before their players."""
        made = self.put_in
        if self.betting is not None:
            bets = self.betting.bets
            made = made._replace(
                put_in=[amount - bet for amount, bet in zip(made.put_in, bets, strict=True)],
                all_in=[out and not bet for out, bet in zip(made.all_in, bets, strict=True)],
            )
        return make_pots(made, self.claims)

    @property
    def pot(self) -> int:
        """All that is played for, the bets of the running round included."""
        if self.pot_known is not None:
            return self.pot_known
        return self.table.carried + sum([player.put_in - player.returned for player in self.players])

    @property
    def turn(self) -> Turn:
        """Whose turn it is and what he may do."""
        seat = self.seat_to_act
        names = self.table.names
        player = None if seat is None else names[seat]
        choices = None
        if self.betting is not None and seat is not None:
            choices = options(self.betting, seat, self.players[seat].stack)
        lacks = 0
        if self.owing and seat is not None:
            lacks = self.rules.betting.ante - (self.players[seat].stack or 0)
        return Turn(
            street=self.street,
            player=player,
            waiting=tuple([names[one] for one in self.waiting]),
            options=choices,
            opener_missing=self.opener_missing,
            consent=self.drawing is not None and self.drawing.consent,
            lacks=lacks,
        )

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the street still waits for, in their order where there is one."""
        if self.owing:
            return self.owing
        if self.drawing is not None:
            return tuple([seat for seat in self.drawing.order[self.drawing.at :] if self.players[seat].live])
        if self.street is Street.DECLARE:
            return tuple([seat for seat in self.table.from_left if self._declares(seat)])
        if self.street is Street.SHOW:
            return tuple([seat for seat in self.table.from_left if self._shows(seat)])
        seat = self.seat_to_act
        return () if seat is None else (seat,)

    def _shows(self, seat: int) -> bool:
        player = self.players[seat]
        return player.live and player.shown is None
