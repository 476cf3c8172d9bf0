"""Reading a declaration: ``low``, ``h``, ``both``, a whole target, a side's name, or coins in the fist.

Source: the command line, "Cards, names, amounts".
"""

import re
from collections.abc import Mapping

from dealer_assist.core.choices import Side, Signal
from dealer_assist.core.declare import Declaration
from dealer_assist.core.errors.showdown import DeclarationNotPlayed, DeclarationUnclear, DeclarationUnreadable
from dealer_assist.core.points import parse_points, write_points
from dealer_assist.core.rules import HouseRules

_WORDS = {one.value: one for one in Declaration}
_COINS = re.compile(r"([0-9]{1,2})\s?[cсCС]")  # Latin or Cyrillic c


def parse_declaration(rules: HouseRules, name: str, text: str) -> Declaration:
    """What ``name`` declared by ``text``.

    Raises `DeclarationNotPlayed` under rules without declarations, `DeclarationUnreadable`, `DeclarationUnclear`.
    """
    if not rules.declares:
        raise DeclarationNotPlayed(name=name, text=text)
    if text in _WORDS:
        return _WORDS[text]
    said = " ".join(text.casefold().split())
    coins = _COINS.fullmatch(said)
    if coins is not None:
        signals = rules.declare.signals
        number = int(coins[1])
        if number < len(signals) and signals[number] is not Signal.NOTHING:
            return Declaration(signals[number].value)
        raise _unreadable(rules, name, text)
    points = parse_points(said)
    if points is not None:
        for side in rules.sides:
            if rules.target(side) == points:
                return Declaration(side.value)
        raise _unreadable(rules, name, text)
    names = {
        called.casefold(): Declaration(side.value)
        for side, called in ((Side.LOW, rules.names.low), (Side.HIGH, rules.names.high))
        if called
    }
    for known in (_WORDS, names):
        if said in known:
            return known[said]
    for known in (_WORDS, names):
        found = {declaration for word, declaration in known.items() if said and word.startswith(said)}
        if len(found) == 1:
            return found.pop()
        if found:
            raise DeclarationUnclear(
                name=name, text=text, candidates=tuple(word for word in known if word.startswith(said))
            )
    raise _unreadable(rules, name, text)


def parse_declarations(rules: HouseRules, said: Mapping[str, str]) -> dict[str, Declaration]:
    """What everybody declared, by name; an empty text is no declaration. Raises what `parse_declaration` does."""
    if rules.declares:
        try:
            return dict(zip(said, map(_WORDS.__getitem__, said.values()), strict=True))
        except KeyError:  # somebody said it in other words
            pass
    return {name: parse_declaration(rules, name, text) for name, text in said.items() if text}


def declaration_texts(rules: HouseRules) -> tuple[str, ...]:
    """What may be typed: the words, the targets, the coins."""
    targets = [write_points(rules.target(side)) for side in rules.sides]
    coins = [f"{number}c" for number, signal in enumerate(rules.declare.signals) if signal is not Signal.NOTHING]
    return (*(one.value for one in Declaration), *targets, *coins)


def _unreadable(rules: HouseRules, name: str, text: str) -> DeclarationUnreadable:
    return DeclarationUnreadable(name=name, text=text, allowed=declaration_texts(rules))
