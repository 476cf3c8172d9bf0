"""The hand that is being played in the open session, each change of it a unit of work in the book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from dealer_assist.cli.clock import now
from dealer_assist.cli.live import Ended, Heard, Moment, open_hand, rules_of, said
from dealer_assist.cli.night import Night, hands, history, needed_session, the_book
from dealer_assist.core import session_events as events
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.handfile import StatementRefused, TokenFault, TokenUnreadable
from dealer_assist.core.errors.live import HandMoved, NoHandOpen, NoSuchHand
from dealer_assist.core.hand import Hand, OpenHand, begin
from dealer_assist.core.hand_events import Bought, Dealt, NobodyElse
from dealer_assist.core.hand_guessing import bet_in_draw, completed
from dealer_assist.core.hand_records import (
    Back,
    FinishedHand,
    Ruling,
    What,
    bought_in,
    finished_document,
    read_finished,
    result_of,
)
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_statements import say
from dealer_assist.core.hand_writing import UNDO, to_document, write_event
from dealer_assist.core.money import parse_chips
from dealer_assist.core.names import find_name
from dealer_assist.core.session_documents import to_document as event_document
from dealer_assist.core.session_events import Hand as Result
from dealer_assist.core.session_events import Recorded
from dealer_assist.core.session_fold import apply, opened, standing
from dealer_assist.core.session_hands import hand_dealt, next_deal
from dealer_assist.core.session_table import table_document
from dealer_assist.core.unseen import note
from dealer_assist.store.book import Work


class Live:
    """The open session's hand inside a unit of work."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.night = Night(work, needed_session(work))
        self.rules = rules_of(self.night.session)
        self.hand = open_hand(work, self.rules)
        self.ended: Ended | None = None
        self.changed = False
        self._before: Hand | None = None

    @property
    def moment(self) -> Moment:
        """The table as it is now."""
        return Moment(
            session=self.night.session,
            rules=self.rules,
            hand=self.hand,
            told=len(self.work.hand.acts),
            ended=self.ended,
            heard=self._heard(),
        )

    def _heard(self) -> Heard | None:
        before = self._before
        now_told = self.ended.finished.hand.events if self.ended else self.hand.events if self.hand else ()
        return None if before is None else Heard(before=before, events=tuple(now_told[len(before.events) :]))

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
        hand = self.needed()
        before = self._remember(hand)
        say(hand, keyword, tokens)
        self._keep(before)

    def nobody_else(self) -> None:
        """After a typed pot: who has not shown has folded."""
        hand = self.needed()
        before = self._remember(hand)
        hand.record(NobodyElse())
        self._keep(before)

    def _remember(self, hand: OpenHand) -> int:
        """Keep the hand as it is before the first thing that is told; returns how long it is now."""
        if self._before is None:
            self._before = Hand(hand.state.copy(), tuple(hand.events))
        return len(hand.events)

    def _keep(self, before: int) -> None:
        assert self.hand is not None
        for event in self.hand.events[before:]:
            self.work.hand.act({"said": write_event(event)})
        if self.hand.is_over:
            self._end(None)

    def needed(self) -> OpenHand:
        """The open hand; raises `NoHandOpen`."""
        if self.hand is None:
            raise NoHandOpen()
        return self.hand

    def _end(self, ruling: Ruling | None) -> None:
        """The hand goes from the open one to the session's hands."""
        assert self.hand is not None
        begun, told = self.work.hand.begun, said(self.work)
        assert begun is not None
        at_once = self._before is not None and len(self._before.events) == 1
        finished = FinishedHand(hand=self.hand.closed(), ruling=ruling)
        self._file(begun["deal"], told, finished, at_once=at_once)
        self.work.hand.clear()
        self.hand = None

    def _file(
        self, deal: Mapping[str, Any], told: Sequence[str], finished: FinishedHand, *, at_once: bool = False
    ) -> None:
        session = self.night.session = replace(self.night.session, hand=None)
        bought = self._buy(bought_in(finished.hand))
        session = self.night.session
        result = result_of(finished, number=session.hands + 1, at=now(), after=session.records)
        self.night.session = apply(session, result)
        document = finished_document(deal, told, result, finished.ruling, bought, at_once=at_once)
        self.work.hands(session.id).append(document)
        self.ended = Ended(number=result.number, finished=finished)
        self.changed = True

    def _buy(self, buys: Sequence[Bought]) -> list[int]:
        numbers = []
        for buy in buys:
            self.night.record(events.BoughtIn(at=now(), player=buy.player, chips=buy.amount))
            numbers.append(self.night.session.records)
        return numbers

    def award(self, typed: Sequence[tuple[str, str]], why: str) -> None:
        """The table's ruling on the open hand, or in place of the last hand's split.

        ``typed`` are names with amounts. Raises `NoSuchHand`, `HandMoved`, `NothingToRule`, `RulingOff`, and what is
        wrong with a name or an amount.
        """
        if self.hand is not None:
            self._end(_ruling(self.hand.state, typed, why))
            return
        document = self._newest_hand()
        if document is None:
            raise NoSuchHand(text="", last=self.night.session.hands)
        hand = read_finished(self.rules, document).hand
        ruled = FinishedHand(hand=hand, ruling=_ruling(hand.state, typed, why))
        ruled.outcome  # noqa: B018 - refused before anything is taken back
        try:
            self._take_back(document)
            self._file(document["hand"], document["hand"]["said"], ruled)
            assert self.ended is not None
            self.ended = replace(self.ended, instead_of=document["result"]["number"])
        except DealerError as error:  # what was recorded after the hand goes with its old result only
            raise HandMoved() from error

    def undo(self) -> Back | None:
        """Take back the last thing told of the open hand, or open the last hand again without its last statement.

        A hand that was told in one line goes as a whole. Returns None where neither is the session's newest record.
        """
        if self.hand is not None:
            return self._undo_told(self.hand)
        document = self._newest_record()
        if document is None:
            return None
        ended = read_finished(self.rules, document)
        result = self._take_back(document)
        if document.get("at_once") and ended.ruling is None:
            return Back(what=What.HAND, number=result.number, result=result)
        goes_on = self.night.session.hands + 1
        self._open(document["hand"], goes_on)
        for line in document["hand"]["said"]:
            self.work.hand.act({"said": line})
        if ended.ruling is None:
            self.work.hand.act({"said": UNDO})
        self.hand = open_hand(self.work, self.rules)
        if ended.ruling is not None:
            if ended.hand.is_over:
                self._end(None)
            return Back(what=What.RULING, number=result.number, hand=self.hand, goes_on=goes_on)
        event = ended.hand.events[-1]
        return Back(what=What.TOLD, number=result.number, event=event, hand=self.hand, goes_on=goes_on)

    def _undo_told(self, hand: OpenHand) -> Back:
        number = self.night.session.hands + 1
        if len(hand.events) < 2:
            self.work.hand.clear()
            self.hand, self.night.session = None, replace(self.night.session, hand=None)
            return Back(what=What.DEAL, number=number)
        self.work.hand.act({"said": UNDO})
        self.hand = open_hand(self.work, self.rules)
        return Back(what=What.TOLD, number=number, event=hand.events[-1], hand=self.hand)

    def _newest_record(self) -> dict[str, Any] | None:
        """The document of the session's newest record, if that is a hand that was told."""
        counted = self._counted()
        return self._told(counted[-1].number) if counted and counted[-1].is_hand else None

    def _newest_hand(self) -> dict[str, Any] | None:
        """The document of the last hand, whatever was recorded after it, if that was told."""
        number = next((one.number for one in reversed(self._counted()) if one.is_hand), 0)
        return self._told(number)

    def _counted(self) -> Sequence[Recorded]:
        session = self.night.session.id
        return standing(history(self.work, session), hands(self.work, session))

    def _told(self, number: int) -> dict[str, Any] | None:
        document = self.work.hands(self.night.session.id).get(number)
        return document if document is not None and "hand" in document else None

    def _take_back(self, document: Mapping[str, Any]) -> Result:
        """The last hand, and the chips bought in it, count no more; raises what later records have against that."""
        session = self.night.session
        results = hands(self.work, session.id)  # they can be read, this one, too
        number = document["result"]["number"]
        traces = [events.Undone(at=now(), hand=number)]
        traces += [events.Undone(at=now(), record=record) for record in reversed(document.get("bought", ()))]
        self.work.session(session.id).extend([event_document(trace) for trace in traces])
        self.night.session = opened(session.id, history(self.work, session.id), results)
        self.changed = True
        result: Result = results[number - 1]
        return result


def _ruling(state: HandState, typed: Sequence[tuple[str, str]], why: str) -> Ruling:
    names, unit = state.table.names, state.rules.chips.unit
    paid: dict[str, int] = {}
    for text, amount in typed:
        name = find_name(text, names)
        paid[name] = paid.get(name, 0) + parse_chips(amount, unit=unit)
    return Ruling(paid=paid, why=note([why]))


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
    if at_work.hand is None:
        at_work.deal()
    at_work.tell("pot", pot)
    show_quick(at_work, shown)


def show_quick(at_work: Live, shown: Sequence[str]) -> None:
    """After a typed pot: the hands that are shown, if any are; the others had folded."""
    if at_work.hand is not None and shown:
        at_work.tell(*completed(at_work.hand.state, ["show", *shown]))
        if at_work.hand is not None:
            at_work.nobody_else()


def tell_words(at_work: Live, tokens: Sequence[str]) -> None:
    """A statement whose keyword may be left out; raises like `Live.tell`."""
    state = at_work.needed().state
    slip = bet_in_draw(state, tokens)
    if slip is not None:
        cause = TokenUnreadable(keyword="draw", token=slip, fault=TokenFault.DRAW)
        raise StatementRefused(cause=cause, line=0, keyword="draw", token=slip, turn=state.turn)
    at_work.tell(*completed(state, tokens))


def is_untold(hand: OpenHand | None) -> bool:
    """Whether nothing was told yet of the hand, if one is open."""
    return hand is None or len(hand.events) == 1
