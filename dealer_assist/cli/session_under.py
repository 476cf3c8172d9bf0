"""``dealer session show --under``: what the night's hands would have paid under other house rules."""

from __future__ import annotations

from typing import Any

from dealer_assist import presets
from dealer_assist.cli import output
from dealer_assist.cli.base import book_folder, settings
from dealer_assist.cli.live import kept_session, rules_of
from dealer_assist.cli.night import hands, history, the_book
from dealer_assist.core.errors.live import NoSuchHand
from dealer_assist.core.hand_records import FinishedHand, read_finished
from dealer_assist.core.money import plain
from dealer_assist.core.session_fold import standing
from dealer_assist.core.session_state import Session
from dealer_assist.core.under import Division, HandUnder, moved, under
from dealer_assist.store.book import View


def show_under(wanted: str | None, preset: str) -> None:
    """The hands of a session under ``preset``; ``wanted`` is a session's id, or the number of a hand of the last.

    Raises `NoSession`, `SessionUnknown`, `NoSuchHand`, and what `presets.load` does.
    """
    other = presets.load(preset, book=book_folder())
    with the_book().reading("dealer session show") as view:
        number = int(wanted) if wanted is not None and wanted.isascii() and wanted.isdigit() else 0
        session = kept_session(view, None if number else wanted)
        kept = _hands(view, session, number)
    found = under(rules_of(session), other, kept)
    if settings().json:
        output.emit_json(_document(session, preset, found))
        return
    from dealer_assist.text.under import under_text

    output.say(under_text(session.id, session.preset, preset, found))


def _hands(view: View, session: Session, wanted: int) -> list[tuple[int, FinishedHand]]:
    """The hands that count and were told, with their numbers; only hand ``wanted`` unless it is 0."""
    counted = [one.number for one in standing(history(view, session.id), hands(view, session.id)) if one.is_hand]
    numbers = [number for number in counted if wanted in (0, number)]
    stored = view.hands(session.id)
    documents = [(number, stored.get(number)) for number in numbers]
    rules = rules_of(session)
    told = [
        (number, read_finished(rules, document)) for number, document in documents if document and "hand" in document
    ]
    if wanted and not told:
        raise NoSuchHand(text=str(wanted), last=len(stored))
    return told


def _document(session: Session, preset: str, found: tuple[HandUnder, ...]) -> dict[str, Any]:
    return {
        "session": session.id,
        "rules": session.preset,
        "under": preset,
        "hands": [
            {
                "hand": one.number,
                "pot": plain(one.pot),
                "paid": _division(one.paid),
                "would": None if one.would is None else _division(one.would),
                "differs": one.differs,
                "ruling": one.ruled,
                "unanswered": None if one.unanswered is None else one.unanswered.value,
            }
            for one in found
        ],
        "players": [
            {
                "name": one.name,
                "paid": plain(one.paid),
                "would": plain(one.would),
                "difference": plain(one.would - one.paid),
            }
            for one in moved(found)
        ],
    }


def _division(division: Division) -> dict[str, Any]:
    return {
        "payouts": {name: plain(amount) for name, amount in division.payouts.items()},
        "carried": plain(division.carried),
    }
