"""A finished hand as a record of the session: its document, its result, and the proof that the two agree.

Source: Design, how a hand flows; House rules, what nobody wins, and what rides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from dealer_assist.core import session_events as session
from dealer_assist.core.errors.session import RecordUnreadable
from dealer_assist.core.hand import Hand, OpenHand
from dealer_assist.core.hand_events import Bought, Dealt, Event
from dealer_assist.core.hand_settling import Outcome
from dealer_assist.core.hand_writing import from_document
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.rulings import ruled
from dealer_assist.core.session_documents import to_document
from dealer_assist.core.verdict import Verdict

Document = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Ruling:
    """What the table agreed on instead of the split: hundredths, and why."""

    paid: Mapping[str, int]
    why: str = ""


@dataclass(frozen=True, kw_only=True)
class FinishedHand:
    """A hand read back from its document; ``outcome`` is the split, or the table's ruling."""

    hand: Hand
    ruling: Ruling | None

    @property
    def outcome(self) -> Outcome:
        """What the hand changes."""
        return self.hand.outcome if self.ruling is None else ruled(self.hand.state, self.ruling.paid)


def result_of(finished: FinishedHand, *, number: int, at: str, after: int) -> session.Hand:
    """The record that the session keeps of hand ``number``; ``after`` is how many other records there were."""
    state, dealt = finished.hand.state, finished.hand.events[0]
    assert isinstance(dealt, Dealt)
    if state.voided:
        return session.HandVoided(at=at, number=number, dealer=dealt.dealer, after=after)
    outcome = finished.outcome
    return session.HandFinished(
        at=at,
        number=number,
        dealer=dealt.dealer,
        players=state.table.names,
        nets=None if outcome.net is None else tuple(outcome.net.items()),
        carried=outcome.carried,
        rides=outcome.rides,
        pot=outcome.pot,
        winners=outcome.winners,
        scoops=outcome.scoops,
        after=after,
    )


def bought_in(hand: Hand) -> tuple[Bought, ...]:
    """The chips bought while the hand ran (open stakes)."""
    return tuple(event for event in hand.events if isinstance(event, Bought))


def finished_document(
    deal: Mapping[str, Any],
    said: Sequence[str],
    result: session.Hand,
    ruling: Ruling | None,
    bought: Sequence[int],
    *,
    at_once: bool = False,
) -> Document:
    """The document that is stored: ``said`` are all statements, those taken back and their ``undo`` included.

    ``bought`` are the numbers of the session's records of chips bought in the hand; ``at_once``: it was told in one go.
    """
    document: Document = {"hand": {**deal, "said": list(said)}, "result": to_document(result)}
    if ruling is not None:
        document["ruling"] = {"paid": dict(ruling.paid), "why": ruling.why}
    if bought:
        document["bought"] = list(bought)
    if at_once:
        document["at_once"] = True
    return document


def read_finished(rules: HouseRules, document: Mapping[str, Any]) -> FinishedHand:
    """The hand of a stored document; raises what `hand_writing.from_document` does."""
    told, hand = document.get("ruling"), document.get("hand")
    if not isinstance(hand, Mapping):
        raise RecordUnreadable(session="", record=0, kind="hand", field="hand")
    return FinishedHand(hand=from_document(rules, hand), ruling=None if told is None else _ruling(told))


def _ruling(told: Any) -> Ruling:
    match told:
        case {"paid": dict(paid), "why": str(why)} if all(type(amount) is int for amount in paid.values()):
            return Ruling(paid=paid, why=why)
    raise RecordUnreadable(session="", record=0, kind="hand", field="ruling")


def replays(rules: HouseRules, document: Mapping[str, Any], stored: session.Hand) -> bool:
    """Whether a stored hand, played again, ends as it is stored; raises what `read_finished` does."""
    finished = read_finished(rules, document)
    if not finished.hand.is_over and finished.ruling is None:
        return False
    return result_of(finished, number=stored.number, at=stored.at, after=stored.after) == stored


def was_shown(verdict: Verdict) -> bool:
    """Whether anybody showed a hand; a typed pot that was taken unseen stands as a lone hand of no points."""
    shown = [report.shown for report in verdict.hands.values()]
    return bool(shown) and not (len(shown) == 1 and shown[0].total == 0)


class What(Enum):
    """What was taken back."""

    TOLD = "told"
    DEAL = "deal"
    HAND = "hand"
    RULING = "ruling"


@dataclass(frozen=True, kw_only=True)
class Back:
    """What was taken back of hand ``number``: ``event``, ``hand`` is what is left of it; or its whole ``result``.

    ``goes_on`` is the number under which a hand that had ended is open again, else 0.
    """

    what: What
    number: int
    event: Event | None = None
    hand: OpenHand | None = None
    result: session.Hand | None = None
    goes_on: int = 0
