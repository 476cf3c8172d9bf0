"""``dealer hand add deal act show why undo void award``: the live hand for those who stay in the shell."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import click

from dealer_assist.cli import complete, output
from dealer_assist.cli.asking import needed
from dealer_assist.cli.base import command, option, settings
from dealer_assist.cli.live import Moment, look, stored_hand
from dealer_assist.cli.live_telling import is_untold, live, quick, tell_words
from dealer_assist.cli.table_lines import say_back, say_change
from dealer_assist.core.errors.live import HandMoved, NoHandOpen
from dealer_assist.core.errors.session import HandOpen, NoSession
from dealer_assist.core.hand import Hand
from dealer_assist.core.hand_records import Ruling
from dealer_assist.core.hand_statements import split_tokens
from dealer_assist.core.money import parse_amount
from dealer_assist.core.names import write_name
from dealer_assist.core.session_state import Session
from dealer_assist.core.session_typed import part_amounts
from dealer_assist.text import table as text
from dealer_assist.text.i18n import N_, _
from dealer_assist.text.turns import turn_text

_DASHES = {"ignore_unknown_options": True}  # "-" and "-*" are acts


def _done(before: Moment, moment: Moment) -> None:
    """What was told, where the hand is now, or how it ended."""
    if settings().json:
        from dealer_assist.cli.table import moment_document

        output.emit_json(moment_document(moment))
        return
    say_change(before, moment, asked=True)
    if moment.hand is not None:
        output.say(turn_text(moment.hand.state.turn))


@command(
    "add",
    help=N_(
        "Add a hand in one line: the pot, and who showed what.\n\nPOT is all that was played for, riding chips "
        "included; who is not named had folded. With --put-in instead, what each put in (antes included) is typed, "
        "and side pots and stacks follow."
    ),
    examples=("dealer hand add 44 Ann=5AA Bob=T98", 'dealer hand add --put-in "Ann=8 Bob=16 Cy=16" Ann=5AA Bob=T98'),
    topic="table",
)
@click.argument("words", nargs=-1, metavar="POT HANDS...", shell_complete=complete.hands)
@option("--put-in", metavar="AMOUNTS", help=N_('What each put in, like "Ann=8 Bob=16 Cy=16", instead of POT.'))
def add(words: tuple[str, ...], put_in: str | None) -> None:
    """See the help above."""
    if put_in is None and not words:
        words = (needed(None, "POT", _("How much was in the pot?"), parse_amount),)
    if put_in is not None and not put_in.strip():
        raise click.UsageError(_('--put-in is empty: type what each put in, like "Ann=8 Bob=16 Cy=16".'))
    pot = split_tokens(put_in) if put_in is not None else list(words[:1])
    hands = list(words if put_in is not None else words[1:])
    with live("dealer hand add") as at_work:
        before = at_work.moment
        if at_work.hand is not None and not is_untold(at_work.hand):
            raise HandOpen(number=before.session.hands + 1)
        quick(at_work, pot, hands)
        moment = at_work.moment
    _done(before, moment)


@command(
    "deal",
    help=N_("Deal the next hand of the open session: antes are posted, the button has moved on."),
    examples=("dealer hand deal",),
    topic="table",
)
def deal() -> None:
    """See the help above."""
    with live("dealer hand deal") as at_work:
        before = at_work.moment
        at_work.deal()
        moment = at_work.moment
    _done(before, moment)


@command(
    "act",
    help=N_(
        "Tell what happens in the open hand, as at the live table.\n\n+ - +7h -* in a draw, k b4 c r5 f a in a betting "
        "round, Ann=low in the declarations, Ann=5sAdAc at the showdown."
    ),
    examples=("dealer hand act + - -", "dealer hand act k b4 c f", "dealer hand act Ann=5sAdAc Bob=10c9d8s"),
    topic="table",
    context_settings=_DASHES,
)
@click.argument("words", nargs=-1, required=True, metavar="ACTS...")
def act(words: tuple[str, ...]) -> None:
    """See the help above."""
    with live("dealer hand act") as at_work:
        before = at_work.moment
        tell_words(at_work, _words(words))
        moment = at_work.moment
    _done(before, moment)


def _words(words: Sequence[str]) -> list[str]:
    """The words of a shell, which took the quotes off: names with blanks get theirs again."""
    return [word if '"' in word or " " not in word else _quoted(word) for word in words]


def _quoted(word: str) -> str:
    name, equals, rest = word.partition("=")
    return write_name(name) + equals + rest if equals else " ".join(split_tokens(word))


@command(
    "show",
    help=N_("A hand of the open session, from its first ante to its last chip; without a number the newest."),
    examples=("dealer hand show", "dealer hand show 12", "dealer hand show 12 --file > twelve.hand"),
    topic="table",
)
@click.argument("number", required=False)
@option("--file", "as_file", is_flag=True, help=N_("As a hand file that dealer hand replay plays again."))
@option("--session", "session_id", metavar="ID", help=N_("Another session than the open one or the last."))
def show(number: str | None, as_file: bool, session_id: str | None) -> None:
    """See the help above."""
    session, shown, hand, ruling = _found(number, session_id)
    if as_file:
        from dealer_assist.cli.hand_files import hand_file

        output.say(hand_file(session, hand, ruling).rstrip("\n"))
    elif settings().json:
        from dealer_assist.cli.hand_files import hand_file
        from dealer_assist.cli.hand_json import finished_hand_document
        from dealer_assist.core.hand_records import FinishedHand

        document = {"session": session.id, "hand": shown, "file": hand_file(session, hand, ruling)}
        if hand.is_over or ruling is not None:
            document |= finished_hand_document(FinishedHand(hand=hand, ruling=ruling))
        output.emit_json(document)
    else:
        from dealer_assist.text.hand import hand_text

        output.say(hand_text(hand))
        if ruling is not None:
            output.say()
            output.say(text.ruling_text(ruling, sum(ruling.paid.values())))


def _found(number: str | None, session_id: str | None) -> tuple[Session, int, Hand, Ruling | None]:
    """The hand that is meant: without a number the open one, else the newest."""
    if number is None and session_id is None:
        with suppress(NoSession):
            moment = look()
            if moment.hand is not None:
                return moment.session, moment.session.hands + 1, moment.hand.closed(), None
    session, shown, finished = stored_hand(number, session_id)
    return session, shown, finished.hand, finished.ruling


@command(
    "why",
    help=N_("The reasons of a hand again: who took what and why; without a number the newest."),
    examples=("dealer hand why", "dealer hand why 12"),
    topic="table",
)
@click.argument("number", required=False)
@option("--session", "session_id", metavar="ID", help=N_("Another session than the open one or the last."))
def why(number: str | None, session_id: str | None) -> None:
    """See the help above."""
    _session, shown, finished = stored_hand(number, session_id)
    if settings().json:
        from dealer_assist.cli.hand_json import finished_hand_document

        output.emit_json({"hand": shown} | finished_hand_document(finished))
    else:
        output.say(text.why_text(shown, finished))


@command(
    "undo",
    help=N_("Take back the last thing told of the open hand; after its end it is open again without it."),
    examples=("dealer hand undo",),
    topic="table",
)
def undo() -> None:
    """See the help above."""
    with live("dealer hand undo") as at_work:
        before = at_work.moment
        back = at_work.undo()
        moment = at_work.moment
    if back is None:
        raise HandMoved() if before.session.hands else NoHandOpen()
    if settings().json:
        from dealer_assist.cli.table import back_document, moment_document

        output.emit_json({"undone": [back_document(back)]} | moment_document(moment))
        return
    say_back(before, [back], moment)
    if moment.hand is not None:
        output.say(turn_text(moment.hand.state.turn))


@command(
    "void",
    help=N_("Misdeal or fouled deck: every chip goes back, and the same dealer deals again."),
    examples=("dealer hand void",),
    topic="table",
)
def void() -> None:
    """See the help above."""
    with live("dealer hand void") as at_work:
        before = at_work.moment
        at_work.tell("void", ())
        moment = at_work.moment
    _done(before, moment)


@command(
    "award",
    help=N_(
        "The table's ruling in place of the split, on the open hand once its betting is over or on the last hand.\n\n"
        "The amounts must sum to the pot; it is shown as a ruling ever after."
    ),
    examples=('dealer hand award Ann=20 Bob=20 "agreed"',),
    topic="table",
)
@click.argument("words", nargs=-1, required=True, metavar="NAME=AMOUNT... [WHY]", shell_complete=complete.amounts)
def award(words: tuple[str, ...]) -> None:
    """See the help above."""
    typed, rest = part_amounts(words)
    if not typed:
        raise click.UsageError(_('Type who gets how much: dealer hand award Ann=20 Bob=20 "agreed".'))
    with live("dealer hand award") as at_work:
        before = at_work.moment
        at_work.award(typed, " ".join(rest))
        moment = at_work.moment
    _done(before, moment)


COMMANDS = (add, deal, act, show, why, undo, void, award)
