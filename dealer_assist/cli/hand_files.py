"""A stored hand as a hand file that replays to it."""

from __future__ import annotations

from dataclasses import replace

from dealer_assist import presets
from dealer_assist.cli.base import book_folder
from dealer_assist.core.errors import DealerError
from dealer_assist.core.hand import Hand
from dealer_assist.core.hand_records import Ruling
from dealer_assist.core.handfile_writer import write
from dealer_assist.core.money import plain
from dealer_assist.core.names import write_name
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.session_state import Session
from dealer_assist.core.unseen import escaped


def hand_file(session: Session, hand: Hand, ruling: Ruling | None = None) -> str:
    """The file of ``hand``, told from the session's preset, or from a shipped one where that has gone.

    A ruling is no statement of such a file: it stands in a comment below the hand.
    """
    one_target = hand.state.rules.targets.low is None
    for name in (session.preset, "31" if one_target else presets.USUAL):
        base = _preset(name)
        if base is not None and (base.targets.low is None) == one_target:
            return write(hand, preset=name, base=replace(base, undecided=())) + _comment(ruling)
    raise AssertionError("the shipped presets are always there")


def _comment(ruling: Ruling | None) -> str:
    if ruling is None:
        return ""
    paid = [f"{write_name(name)}={plain(amount)}" for name, amount in ruling.paid.items()]
    return " ".join(["# award", *paid, *([f'"{escaped(ruling.why)}"'] if ruling.why else [])]) + "\n"


def _preset(name: str) -> HouseRules | None:
    try:
        return presets.load(name, book=book_folder())
    except DealerError:
        return None
