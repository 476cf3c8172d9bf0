"""The line of the live table on a terminal: what is asked, a status bar, completion and history."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory

from dealer_assist.cli import output
from dealer_assist.cli.base import book_folder
from dealer_assist.cli.live import Moment
from dealer_assist.cli.table_lines import COMMANDS, first_words
from dealer_assist.core.declare import Declaration
from dealer_assist.core.hand_state import HandState
from dealer_assist.core.hand_statements import KEYWORDS
from dealer_assist.core.hand_turn import Street
from dealer_assist.core.names import name_key, write_name
from dealer_assist.text import style
from dealer_assist.text import table as text

_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_SUITS = "cdhs"
_GIVING = ("pot", "show", "declare", "award", "count", "correct", "session")


class TableCompleter(Completer):
    """Acts, names and cards that fit the moment."""

    def __init__(self, moment: Callable[[], Moment]) -> None:
        self._moment = moment

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.get_word_before_cursor(WORD=True)
        before = document.text_before_cursor[: len(document.text_before_cursor) - len(typed)].split()
        for word in self.words(typed, before):
            yield Completion(word, start_position=-len(typed))

    def words(self, typed: str, before: Sequence[str] = ()) -> list[str]:
        """What ``typed`` may become after the words ``before`` it."""
        moment = self._moment()
        name, equals, cards = typed.partition("=")
        if equals:
            return [f"{name}={one}" for one in _values(moment, cards)]
        state = moment.hand.state if moment.hand is not None else None
        begun = name_key(typed.lstrip('"'))
        names = [one for one in moment.session.seats if name_key(one).startswith(begun)]
        found = [write_name(one) + ("=" if _is_given(state, before) else "") for one in names]
        words = [] if before and before[0] in COMMANDS else list(acts(state)) if state is not None else []
        words += first_words(moment) if not before else []
        return list(dict.fromkeys([*(word for word in words if word.lower().startswith(typed.lower())), *found]))


def _is_given(state: HandState | None, before: Sequence[str]) -> bool:
    """Whether a name stands before something it is given: cards, an amount, a side."""
    if not before:
        return state is not None and state.street in (Street.SHOW, Street.DECLARE)
    if before[0] in _GIVING or before[0][0].isdigit():
        return True
    return before[0] not in (*COMMANDS, *KEYWORDS) and _is_given(state, ())


def acts(state: HandState) -> Iterator[str]:
    """What may be typed for who is to act."""
    turn = state.turn
    if turn.street is Street.DRAW:
        yield from ("+", "-", "-*")
    elif turn.street is Street.BET and turn.options is not None:
        options = turn.options
        if options.check:
            yield from ("k", "k*")
        if options.owed:
            yield from ("c", "c*")
        if options.bet is not None:
            yield f"b{style.amount(options.bet.least)}"
        if options.raises is not None:
            yield f"r{style.amount(options.raises.least)}"
        yield "f"
    elif turn.street is Street.DECLARE:
        yield from (one.value for one in Declaration)


def _values(moment: Moment, begun: str) -> list[str]:
    """What may follow ``NAME=``: a declaration, or one more card."""
    if moment.hand is not None and moment.hand.state.street is Street.DECLARE:
        return [one.value for one in Declaration if one.value.startswith(begun)]
    if begun[-1:].upper() in ("A", "K", "Q", "J", "T", *"023456789"):
        return [begun + suit for suit in _SUITS]
    return [begun + rank for rank in _RANKS]


def typed_lines(moment: Callable[[], Moment]) -> Iterator[str]:
    """Lines until Ctrl-D; Ctrl-C gives up the line that is being typed."""
    session: PromptSession[str] = PromptSession(
        history=FileHistory(_history()),
        completer=TableCompleter(moment),
        complete_while_typing=False,
        bottom_toolbar=lambda: style.fit(text.status_bar(moment().session, _state(moment()))),
    )
    while True:
        try:
            yield session.prompt(style.fit(text.question(moment().session, _state(moment()))) + "> ")
        except KeyboardInterrupt:
            output.say()
        except EOFError:
            return


def _state(moment: Moment) -> HandState | None:
    return None if moment.hand is None else moment.hand.state


_LONGEST_HISTORY = 50_000  # bytes; half of it is kept, so that an evening never costs more than the one before


def _history() -> str:
    """A file of the book's own that nobody else may read, with the lines of the last evenings."""
    path = book_folder() / "table-history"
    with os.fdopen(os.open(path, os.O_CREAT | os.O_RDWR, 0o600), "r+b") as file:
        text = file.read()
        if len(text) > _LONGEST_HISTORY:
            half = text[len(text) // 2 :]
            file.seek(0)
            file.write(half[max(half.find(b"\n# "), 0) :])
            file.truncate()
    return str(path)
