"""A finished hand as a JSON document: amounts as decimal strings, reasons as codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.cli.verdict_json import pots_document
from dealer_assist.core.hand import Hand
from dealer_assist.core.hand_records import FinishedHand
from dealer_assist.core.hand_settling import Outcome
from dealer_assist.core.money import plain

Document = dict[str, Any]


def hand_document(hand: Hand) -> Document:
    """The document of ``hand replay --json``; ``net`` and ``stacks`` are null where they are not known."""
    return _document(hand, hand.outcome)


def finished_hand_document(finished: FinishedHand) -> Document:
    """The same of a stored hand, with the table's ruling if there was one."""
    document = _document(finished.hand, finished.outcome)
    if finished.ruling is not None:
        document["ruling"] = {"paid": _amounts(finished.ruling.paid), "why": finished.ruling.why}
    return document


def _document(hand: Hand, outcome: Outcome) -> Document:
    verdict = hand.state.verdict
    return {
        "pots": pots_document(verdict.pots) if verdict is not None else [],
        "returned": _amounts(outcome.returned),
        "payouts": _amounts(outcome.payouts),
        "net": None if outcome.net is None else _amounts(outcome.net),
        "carried": plain(outcome.carried),
        "stacks": None if outcome.stacks is None else _amounts(outcome.stacks),
    }


def _amounts(amounts: Mapping[str, int]) -> dict[str, str]:
    return {name: plain(amount) for name, amount in amounts.items()}
