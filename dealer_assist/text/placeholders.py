"""What stands for an argument where a call is shown: ``NAME=CHIPS``, in Russian ``ИМЯ=ФИШКИ``."""

import re

from dealer_assist.text.i18n import N_, _

WORDS = frozenset((
    N_("ACTS"), N_("AMOUNT"), N_("AMOUNTS"), N_("ARGS"), N_("BORROWER"), N_("CHIPS"), N_("COLUMN"), N_("COMMAND"),
    N_("D"), N_("DAY"), N_("DIR"), N_("FILE"), N_("HANDS"), N_("HEADING"), N_("KEY"), N_("LENDER"), N_("MAX"),
    N_("MIN"), N_("MONEY"), N_("NAME"), N_("NEW"), N_("NUMBER"), N_("OLD"), N_("OPTIONS"), N_("OTHER"), N_("PAYER"),
    N_("POT"), N_("POTS"), N_("PRESET"), N_("RECEIVER"),
    N_("SESSION"), N_("SIGN"), N_("TEXT"), N_("TOPIC"),
    N_("VALUE"), N_("WHAT"), N_("WHY"),
))  # fmt: skip
_CAPITALS = re.compile(r"\b[A-Z]+\b")


def spoken(call: str) -> str:
    """``call`` with its placeholders in the language in use; everything else is typed as it stands."""
    return _CAPITALS.sub(lambda word: _(word[0]) if word[0] in WORDS else word[0], call)
