"""What may stand in Latin letters in a Russian text: what is typed, and names that have no Russian form."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import click

from dealer_assist import presets
from dealer_assist.cli.app import app
from dealer_assist.core.house_keys import KEYS, Kind
from tests.cli.test_help import EVERY, TOPICS

_PROPER = """
    Ann Bob Cat Cy Dee Dan Eve Lee Jr dealer-assist DEALER_BOOK DEALER_LANG DEALER_NOW EDITOR VISUAL NO_COLOR LC_ALL
    UTF-8 C.UTF-8 ISO JSON Lines CSV TOML HTML Markdown PokerNow hledger beancount bash zsh fish bashrc zshrc
    Enter Ctrl-C ID EUR Berlin Europe America New_York pip install report completions config
    Poker Rules Official OPR-907 Seven Minus Dealer's Choice gamerules.com pokerclub.ca mypokerhomegame pagat.com
"""
_TYPED = """
    rules set seats carried dealer opener up draw bet declare show bust buy pot pots void help quit why award status
    low high both true false extends table.key value key date player session buy-in cash-out Datum dmy mdy
    lot night.html svg png toml ann at-home
"""
_WORD = re.compile(r"[A-Za-z]+(?:['._-][A-Za-z]+)*")
_CARDS = r"\b(?:(?:10|[2-9TJQKA])[cdhsrb]?)+\b"
_NOT_WORDS = re.compile(
    rf"`[^`]*`|\{{[^{{}}]*\}}|%\(\w+\)s|[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}\S*|[\w~.-]*/[\w~./-]+|{_CARDS}"
)


@cache
def typed() -> frozenset[str]:
    """Commands, options, what arguments may be, presets, keys and their values."""
    found = {*TOPICS, *presets.shipped_ids(), *KEYS, *(key.split(".")[0] for key in KEYS)}
    for key in KEYS.values():
        found.update(key.allowed if key.kind in (Kind.CHOICE, Kind.FLAG) else ())
    for words, command in [((), app), *EVERY]:
        found.update(words)
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                found.update(option.lstrip("-") for option in (*parameter.opts, *parameter.secondary_opts))
            if isinstance(parameter.type, click.Choice):
                found.update(map(str, parameter.type.choices))
    return frozenset(word for text in (*found, _PROPER, _TYPED) for word in _WORD.findall(text))


def foreign(text: str, also: Iterable[str] = ()) -> set[str]:
    """English words in a Russian ``text``; ``also`` holds what was typed, and with it what may be repeated."""
    known = typed() | {word for one in also for word in _WORD.findall(one)}
    bare = _NOT_WORDS.sub(" ", text)
    return {word for word in _WORD.findall(bare) if len(word) > 1 and word not in known}
