"""``dealer table``: the live table, a line at a time, at a terminal or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from dealer_assist.cli import output
from dealer_assist.cli.base import command, settings
from dealer_assist.cli.batch import error_document
from dealer_assist.cli.live import Moment, look
from dealer_assist.cli.table_lines import Answer, do_line
from dealer_assist.core.errors import BookBusy, BookUnreadable, DealerError
from dealer_assist.core.errors.live import TableMoved
from dealer_assist.core.errors.session import NoSession
from dealer_assist.core.hand_records import Back
from dealer_assist.core.hand_writing import write_event
from dealer_assist.core.money import plain
from dealer_assist.text import table as text
from dealer_assist.text.errors import say
from dealer_assist.text.i18n import N_, _


@command(
    "table",
    help=N_(
        "The live table of the open session.\n\nType what happens, as much or as little of it as the table wants kept: "
        "+ - k b4 c f, cards at the showdown, or a whole hand as 44 Ann=5AA Bob=T98. help lists the rest. Every line "
        "is stored at once; killed and started again, the table goes on in the middle of the hand."
    ),
    examples=("dealer table", "dealer table < evening.txt"),
    topic="table",
)
def table() -> int:
    """See the help above."""
    moment = look()
    if not settings().json:
        output.say(_("Session {id}: {seats}.").format(id=moment.session.id, seats=", ".join(moment.session.seats)))
        if moment.hand is not None:
            output.say(text.dealt_line(moment.session.hands + 1, moment.hand.state))
            output.say(text.where_line(moment.hand.state))
    played = _Played(moment=moment)
    lines = _lines(lambda: played.moment)
    for number, line in lines:
        if not played.line(line, number):
            break
    if not output.is_interactive() and (more := next(lines, None)) is not None:
        played.left(more[0])
    if played.moment.hand is not None and not settings().json:
        output.say(_("The hand stays as it is: dealer table goes on with it."))
    return int(played.refused and not output.is_interactive())


@dataclass
class _Played:
    """The table as it was after the last line, and whether any line was refused."""

    moment: Moment
    refused: bool = False

    def line(self, line: str, number: int) -> bool:
        """Do a line; whether there can be another. What is wrong with the book itself is raised on."""
        try:
            answer = do_line(line, self.moment)
        except BookUnreadable:
            raise
        except DealerError as error:
            if isinstance(error, BookBusy) and not output.is_interactive():
                raise
            return self._complained(error, number)
        self.refused = self.refused or answer.refused
        if answer.moment is not None:
            self.moment = answer.moment
        if not answer.told and not answer.leaves:
            _emit(_answer_document(answer, self.moment))
        return not answer.leaves

    def left(self, number: int) -> None:
        """The line ``number`` and what follows it are not read any more; where no session is open, that is an error."""
        try:
            look()
        except NoSession as error:
            self._complained(error, number)

    def _complained(self, error: DealerError, number: int) -> bool:
        self.refused = True
        said = say(error)
        output.complain(_("line {line}: {problem}").format(line=number, problem=said) if number else said)
        if isinstance(error, NoSession):
            return False
        if isinstance(error, TableMoved):
            self.moment = look()
            if not settings().json and self.moment.hand is not None:
                output.say(text.dealt_line(self.moment.session.hands + 1, self.moment.hand.state))
                output.say(text.where_line(self.moment.hand.state))
        _emit(moment_document(self.moment) | error_document(error))
        return True


def _lines(moment: Callable[[], Moment]) -> Iterator[tuple[int, str]]:
    """The lines that are typed, with 0; or those of a pipe, with their numbers.

    In a pipe an empty line parts one hand from the next; only after a typed pot it says that all have shown.
    """
    if output.is_interactive():
        from dealer_assist.cli.table_prompt import typed_lines

        for line in typed_lines(moment):
            yield 0, line
        return
    for number, line in enumerate(sys.stdin, 1):
        said, hand = line.split("#")[0].strip(), moment().hand
        if said or (not line.strip() and hand is not None and hand.state.quick):
            yield number, line.rstrip("\r\n")


def _emit(document: dict[str, Any]) -> None:
    """A JSON document, one a line."""
    if settings().json:
        output.emit_json(document, at_once=True)


def _answer_document(answer: Answer, moment: Moment) -> dict[str, Any]:
    document = moment_document(moment)
    if answer.backs:
        document = {"undone": [back_document(back) for back in answer.backs]} | document
    return document | ({"error": "refused"} if answer.refused else {})


def moment_document(moment: Moment) -> dict[str, Any]:
    """Where the table is: hand, street, whose turn, pot; and how the hand ended that ended just now."""
    document: dict[str, Any] = {"hand": None, "street": None, "to_act": None, "pot": None, "ended": None}
    if moment.hand is not None:
        state = moment.hand.state
        document |= {
            "hand": moment.session.hands + 1,
            "street": state.street.value,
            "to_act": state.to_act,
            "pot": plain(state.pot),
        }
    if moment.ended is not None:
        from dealer_assist.cli.hand_json import finished_hand_document

        document["ended"] = {"hand": moment.ended.number} | finished_hand_document(moment.ended.finished)
    return document


def back_document(back: Back) -> dict[str, Any]:
    """What ``undo`` took back."""
    said = write_event(back.event) if back.event is not None else ""
    return {"code": back.what.value, "hand": back.number, "said": said, "goes_on": back.goes_on or None}
