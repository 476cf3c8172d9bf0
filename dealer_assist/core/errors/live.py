"""What a live hand of the open session does not allow. Chips are hundredths."""

from dealer_assist.core.errors import NotAllowed, Unreadable
from dealer_assist.core.hand_turn import Street


class NoHandOpen(NotAllowed):
    """No hand is being played."""


class NoSuchHand(NotAllowed):
    """There is no hand ``text``; ``last`` is the number of the newest, 0 if there is none."""

    text: str
    last: int


class NothingToRule(NotAllowed):
    """The table cannot rule on a hand at ``street``."""

    street: Street


class RulingOff(NotAllowed):
    """The ruling pays ``paid`` of a pot of ``pot``."""

    pot: int
    paid: int


class HandMoved(NotAllowed):
    """A hand ended, but something was recorded after it, so it can be ruled on no more."""


class NotAtTable(NotAllowed):
    """Nobody of that name sits at the open session's table, whose seats are ``known``."""

    text: str
    known: tuple[str, ...]


class TableMoved(NotAllowed):
    """Somebody else recorded something between the question and the answer, which therefore does not count."""


class WordUnknown(Unreadable):
    """``text`` begins no line of the live table; ``near`` is what does and is spelt alike, or empty."""

    text: str
    near: str


class PotFirst(NotAllowed):
    """A hand is shown between hands, so that it is not known for which pot."""
