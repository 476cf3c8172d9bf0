"""The hand that is being played in the open session, and those that were: how they are read from the book."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from json import dumps
from typing import Any

from dealer_assist.cli.night import hands, history, needed_session, open_session, the_book
from dealer_assist.core.errors.live import NoSuchHand
from dealer_assist.core.errors.session import NoSession, SessionUnknown
from dealer_assist.core.hand import Hand, OpenHand
from dealer_assist.core.hand_events import Event
from dealer_assist.core.hand_records import FinishedHand, read_finished
from dealer_assist.core.hand_writing import from_document
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.session_events import Undone
from dealer_assist.core.session_fold import opened
from dealer_assist.core.session_rules import house_rules
from dealer_assist.core.session_state import Session
from dealer_assist.store.book import View


def rules_of(session: Session) -> HouseRules:
    """The house rules of a session."""
    return _resolved(session.id, dumps(session.rules, sort_keys=True))


@lru_cache(maxsize=8)
def _resolved(session: str, rules: str) -> HouseRules:
    from json import loads

    return house_rules(loads(rules), session)


def open_hand(view: View, rules: HouseRules) -> OpenHand | None:
    """The hand that is being played, None if there is none."""
    begun = view.hand.begun
    if begun is None:
        return None
    deal = begun.get("deal")
    return from_document(rules, {**(deal if isinstance(deal, dict) else {}), "said": said(view)}).opened()


def said(view: View) -> list[Any]:
    """Everything that was told of the open hand, in its order."""
    return [act.get("said") for act in view.hand.acts.all()]


@dataclass(frozen=True, kw_only=True)
class Ended:
    """A hand that has ended: its number, itself, and which hand it takes the place of (0: none)."""

    number: int
    finished: FinishedHand
    instead_of: int = 0


@dataclass(frozen=True, kw_only=True)
class Heard:
    """What was told just now: the hand ``before`` it, and its ``events``."""

    before: Hand
    events: tuple[Event, ...]


@dataclass(frozen=True, kw_only=True)
class Moment:
    """The table now: the open hand, if there is one, with the hand that ended just now, and what was told of it.

    ``told`` counts all that was ever told of the open hand, so that a moment is known again.
    """

    session: Session
    rules: HouseRules
    hand: OpenHand | None
    told: int
    ended: Ended | None = None
    heard: Heard | None = None

    @property
    def mark(self) -> tuple[object, ...]:
        """The same as long as nothing is recorded."""
        return self.session.id, self.session.records, self.session.hands, self.hand is None, self.told


def look() -> Moment:
    """The table as it is in the book; raises `NoSession`."""
    with the_book().reading("dealer table") as view:
        session = needed_session(view)
        rules = rules_of(session)
        return Moment(session=session, rules=rules, hand=open_hand(view, rules), told=len(view.hand.acts))


def stored_hand(text: str | None, session_id: str | None = None) -> tuple[Session, int, FinishedHand]:
    """Hand ``text`` (the newest without) of a session (the open one, or else the last).

    Raises `NoSession`, `SessionUnknown`, `NoSuchHand`.
    """
    with the_book().reading("dealer hand") as view:
        session = kept_session(view, session_id)
        kept = view.hands(session.id)
        last = len(kept)
        if text is None:
            gone = {event.hand for event in history(view, session.id) if isinstance(event, Undone)}
            number = next((number for number in range(last, 0, -1) if number not in gone), 0)
        else:
            number = int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0
        document = kept.get(number)
        if document is None or "hand" not in document:
            raise NoSuchHand(text=text or "", last=last if text is not None or number else 0)
        return session, number, read_finished(rules_of(session), document)


def kept_session(view: View, session_id: str | None) -> Session:
    """Session ``session_id``; without, the open one or else the last; raises `NoSession`, `SessionUnknown`."""
    running = open_session(view)
    if running is not None and session_id in (None, running.id):
        return running
    from dealer_assist.cli.session_start import by_day

    ids = sorted(view.session_ids(), key=by_day)
    wanted = session_id if session_id is not None else ids[-1] if ids else None
    if wanted is None:
        raise NoSession()
    if wanted not in ids:
        raise SessionUnknown(text=wanted, last=ids[-1] if ids else "")
    records, ended = history(view, wanted), hands(view, wanted)
    return opened(wanted, records, ended)
