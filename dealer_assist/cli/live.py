"""The hand that is being played in the open session, each change of it a unit of work in the book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from json import dumps
from typing import Any

from dealer_assist.cli.clock import now
from dealer_assist.cli.night import Night, hands, history, needed_session, the_book
from dealer_assist.core import session_events as events
from dealer_assist.core.errors.live import HandMoved, NoHandOpen, NoSuchHand
from dealer_assist.core.errors.session import HandOpen
from dealer_assist.core.hand import OpenHand, begin
from dealer_assist.core.hand_events import Bought, Dealt, NobodyElse
from dealer_assist.core.hand_records import (
    FinishedHand,
    Ruling,
    bought_in,
    finished_document,
    read_finished,
    result_of,
)
from dealer_assist.core.hand_statements import say
from dealer_assist.core.hand_writing import UNDO, from_document, to_document, write_event
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.session_documents import to_document as event_document
from dealer_assist.core.session_fold import apply, fold, standing
from dealer_assist.core.session_hands import hand_dealt, next_deal
from dealer_assist.core.session_rules import house_rules
from dealer_assist.core.session_state import Session
from dealer_assist.core.session_table import table_document
from dealer_assist.store.book import View, Work


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
    return from_document(rules, {**begun["deal"], "said": said(view)}).opened()


def said(view: View) -> list[str]:
    """Everything that was told of the open hand, in its order."""
    return [act["said"] for act in view.hand.acts.all()]


@dataclass(frozen=True, kw_only=True)
class Ended:
    """A hand that has ended: its number, itself, and the table after it."""

    number: int
    finished: FinishedHand
    session: Session


@dataclass(frozen=True, kw_only=True)
class Moment:
    """The table now: the open hand, if there is one, and the hand that ended just now, if one did."""

    session: Session
    rules: HouseRules
    hand: OpenHand | None
    ended: Ended | None = None


def look() -> Moment:
    """The table as it is in the book; raises `NoSession`."""
    with the_book().reading("dealer table") as view:
        session = needed_session(view)
        rules = rules_of(session)
        return Moment(session=session, rules=rules, hand=open_hand(view, rules))


class Live:
    """The open session's hand inside a unit of work."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.night = Night(work, needed_session(work))
        self.rules = rules_of(self.night.session)
        self.hand = open_hand(work, self.rules)
        self.ended: Ended | None = None
        self.changed = False

    @property
    def moment(self) -> Moment:
        """The table as it is now."""
        return Moment(session=self.night.session, rules=self.rules, hand=self.hand, ended=self.ended)

    def deal(self) -> OpenHand:
        """The next hand; raises `HandOpen`, `TooFewPlayers`, and what the rules have against it."""
        deal = next_deal(self.night.session)
        hand = begin(self.rules, Dealt(seats=deal.stacks, dealer=deal.dealer, carried=deal.carried))
        self._open(to_document(hand.events), deal.number)
        self.hand = hand
        return hand

    def _open(self, document: Mapping[str, Any], number: int) -> None:
        deal = {key: document[key] for key in ("seats", "dealer", "carried")}
        players = tuple(deal["seats"])
        self.work.hand.begin({"number": number, "players": list(players), "deal": deal, "at": now()})
        self.night.session = hand_dealt(self.night.session, number=number, players=players)

    def tell(self, keyword: str, tokens: Sequence[str]) -> None:
        """One statement; raises `NoHandOpen`, `StatementRefused` (then nothing of it is to be stored)."""
        hand = self._needed()
        before = len(hand.events)
        say(hand, keyword, tokens)
        self._keep(before)

    def _keep(self, before: int) -> None:
        assert self.hand is not None
        for event in self.hand.events[before:]:
            self.work.hand.act({"said": write_event(event)})
        if self.hand.is_over:
            self._end(None)

    def nobody_else(self) -> None:
        """After a typed pot: who has not shown has folded."""
        hand = self._needed()
        if not hand.is_over:
            before = len(hand.events)
            hand.record(NobodyElse())
            self._keep(before)

    def _needed(self) -> OpenHand:
        if self.hand is None:
            raise NoHandOpen()
        return self.hand

    def _end(self, ruling: Ruling | None) -> None:
        """The hand goes from the open one to the session's hands."""
        assert self.hand is not None
        begun, told = self.work.hand.begun, said(self.work)
        assert begun is not None
        self._file(begun["deal"], told, FinishedHand(hand=self.hand.closed(), ruling=ruling))
        self.work.hand.clear()
        self.hand = None

    def _file(self, deal: Mapping[str, Any], told: Sequence[str], finished: FinishedHand) -> None:
        session = self.night.session = replace(self.night.session, hand=None)
        bought = self._buy(bought_in(finished.hand))
        session = self.night.session
        result = result_of(finished, number=session.hands + 1, at=now(), after=session.records)
        self.night.session = apply(session, result)
        self.work.hands(session.id).append(finished_document(deal, told, result, finished.ruling, bought))
        self.ended = Ended(number=result.number, finished=finished, session=self.night.session)
        self.changed = True

    def _buy(self, buys: Sequence[Bought]) -> list[int]:
        numbers = []
        for buy in buys:
            self.night.record(events.BoughtIn(at=now(), player=buy.player, chips=buy.amount))
            numbers.append(self.night.session.records)
        return numbers

    def award(self, paid: Mapping[str, int], why: str) -> None:
        """The table's ruling on the open hand, or in place of the last hand's split.

        Raises `NoSuchHand`, `HandMoved`, `NothingToRule`, `RulingOff`.
        """
        ruling = Ruling(paid=dict(paid), why=why)
        if self.hand is not None:
            self._end(ruling)
            return
        document = self._last_hand()
        if document is None:
            raise HandMoved() if self.night.session.hands else NoSuchHand(text="", last=0)
        finished = read_finished(self.rules, document)
        ruled = FinishedHand(hand=finished.hand, ruling=ruling)
        ruled.outcome  # noqa: B018 - refused before anything is taken back
        self._take_back(document)
        self._file(document["hand"], document["hand"]["said"], ruled)

    def undo(self) -> bool:
        """Take back the last thing told of the open hand, or open the last hand again without its last statement.

        Returns False where neither is the newest record of the session.
        """
        if self.hand is not None:
            if len(self.hand.events) < 2:
                self.work.hand.clear()
                self.hand, self.night.session = None, replace(self.night.session, hand=None)
            else:
                self.work.hand.act({"said": UNDO})
                self.hand = open_hand(self.work, self.rules)
            return True
        document = self._last_hand()
        if document is None:
            return False
        self._take_back(document)
        deal, told = document["hand"], document["hand"]["said"]
        self._open(deal, self.night.session.hands + 1)
        for line in told:
            self.work.hand.act({"said": line})
        if "ruling" not in document:
            self.work.hand.act({"said": UNDO})
        self.hand = open_hand(self.work, self.rules)
        return True

    def _last_hand(self) -> dict[str, Any] | None:
        """The document of the session's newest record, if that is a hand that was told."""
        session = self.night.session.id
        counted = standing(history(self.work, session), hands(self.work, session))
        if not counted or not counted[-1].is_hand:
            return None
        document = self.work.hands(session).get(counted[-1].number)
        return document if document is not None and "hand" in document else None

    def _take_back(self, document: Mapping[str, Any]) -> None:
        """The last hand, and the chips bought in it, count no more."""
        session = self.night.session
        number = document["result"]["number"]
        traces = [events.Undone(at=now(), hand=number)]
        traces += [events.Undone(at=now(), record=record) for record in reversed(document.get("bought", ()))]
        self.work.session(session.id).extend([event_document(trace) for trace in traces])
        folded = fold(session.id, history(self.work, session.id), hands(self.work, session.id))
        assert folded is not None, "the opening still counts"
        self.night.session = folded
        self.changed = True


@contextmanager
def live(who: str) -> Iterator[Live]:
    """The open session's hand, to be played on; stored at the end of the block, all or nothing. Raises `NoSession`."""
    with the_book().unit(who) as work:
        found = Live(work)
        yield found
        if found.changed:
            work.set_open(found.night.session.id, table_document(replace(found.night.session, hand=None)))


def quick(at_work: Live, pot: Sequence[str], shown: Sequence[str]) -> None:
    """A hand in one go: the pot (or who put in what), then the hands that are shown; the others had folded."""
    if at_work.hand is not None:
        raise HandOpen(number=at_work.night.session.hands + 1)
    at_work.deal()
    at_work.tell("pot", pot)
    if at_work.hand is not None and shown:
        at_work.tell("show", shown)
    if at_work.hand is not None:
        at_work.nobody_else()


def stored_hand(text: str | None) -> tuple[Session, int, FinishedHand]:
    """Hand ``text`` of the open session, the newest without; raises `NoSession`, `NoSuchHand`."""
    with the_book().reading("dealer hand") as view:
        session = needed_session(view)
        kept = view.hands(session.id)
        last = len(kept)
        number = last if text is None else int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0
        document = kept.get(number)
        if document is None or "hand" not in document:
            raise NoSuchHand(text=text or "", last=last)
        return session, number, read_finished(rules_of(session), document)
