"""``dealer table``: the live table, a line at a time, at a terminal or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

from dealer_assist.cli import output
from dealer_assist.cli.base import command, settings
from dealer_assist.cli.live import Moment, look
from dealer_assist.cli.table_lines import do_line
from dealer_assist.core.errors import DealerError
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
    refused = False
    holder = [moment]
    for line in _lines(lambda: holder[0]):
        try:
            answer = do_line(line, holder[0])
        except DealerError as error:
            refused = True
            output.complain(say(error))
            _emit(holder[0], error)
            continue
        refused = refused or answer.refused
        if answer.leaves:
            break
        if answer.moment is not None:
            holder[0] = answer.moment
        _emit(holder[0], None)
    if holder[0].hand is not None and not settings().json:
        output.say(_("The hand stays as it is: dealer table goes on with it."))
    return int(refused and not output.is_interactive())


def _lines(moment: Callable[[], Moment]) -> Iterator[str]:
    """The lines that are typed, or those of a pipe."""
    if output.is_interactive():
        from dealer_assist.cli.table_prompt import typed_lines

        yield from typed_lines(moment)
        return
    for line in sys.stdin:
        if line.split("#")[0].strip() or not line.strip():
            yield line.rstrip("\n")


def _emit(moment: Moment, error: DealerError | None) -> None:
    """The moment as a JSON document, one a line."""
    if not settings().json:
        return
    from dealer_assist.cli.batch import error_document

    document = moment_document(moment)
    if error is not None:
        document |= error_document(error)
    output.emit_json(document)


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
