"""The cards that were shown in a stored hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from json import dumps, loads
from typing import Any

from dealer_assist.core.hand_records import read_finished
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.session_rules import house_rules
from dealer_assist.text import report as text


def shown_cards(rules: Mapping[str, object], document: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Who showed what in the hand ``document`` of a session with these ``rules``, from the dealer's left."""
    if "hand" not in document:
        return []
    house = _house(dumps(rules, sort_keys=True))
    verdict = read_finished(house, document).hand.state.verdict
    if verdict is None:
        return []
    return [(name, text.shown_hand(house, report)) for name, report in verdict.hands.items()]


@lru_cache(maxsize=8)
def _house(rules: str) -> HouseRules:
    return house_rules(loads(rules), "")
