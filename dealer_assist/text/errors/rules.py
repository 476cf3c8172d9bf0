"""Words for what is wrong with a preset: where, what was found, what would do, the nearest spelling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.rules import (
    AnswerUnclear,
    EditorFailed,
    PresetExists,
    PresetNameUnreadable,
    PresetUnknown,
    RuleFault,
    RuleProblem,
    RulesRefused,
)
from dealer_assist.text import style
from dealer_assist.text.i18n import _
from dealer_assist.text.rule_values import allowed_values
from dealer_assist.text.style import safe

_MOST_NAMES = 12


def problem(one: RuleProblem) -> str:
    """One clear line: where it stands and what is wrong with it."""
    what = _in_file(one) if one.fault in _FILE_FAULTS else _of_key(one)
    if not one.origin:
        return what
    where = safe(one.origin) + (f":{one.line}" if one.line else "")
    return _("{where}: {what}").format(where=where, what=what)


_FILE_FAULTS = frozenset(
    {
        RuleFault.NO_FILE,
        RuleFault.NO_ACCESS,
        RuleFault.NOT_A_FILE,
        RuleFault.TOO_LARGE,
        RuleFault.NOT_UTF8,
        RuleFault.NOT_TOML,
        RuleFault.KEY_TWICE,
        RuleFault.BAD_ID,
        RuleFault.TAKEN_ID,
    }
)


def _in_file(one: RuleProblem) -> str:
    found, close = style.found(one.found), safe(one.nearest)
    match one.fault:
        case RuleFault.NO_FILE if close:
            return _("there is no such file. Did you mean {close}?").format(close=close)
        case RuleFault.NO_FILE:
            return _("there is no such file; dealer rules new NAME makes one.")
        case RuleFault.NO_ACCESS:
            return _("the file cannot be read ({found}).").format(found=found)
        case RuleFault.NOT_A_FILE:
            return _("this is no file; name a TOML file inside it.")
        case RuleFault.TOO_LARGE:
            return _("the file is too large for house rules; they take a page or two of text.")
        case RuleFault.NOT_UTF8:
            return _("the file is not written in UTF-8 here; save it as UTF-8.")
        case RuleFault.KEY_TWICE:
            return _("“{found}” stands here for the second time; leave one of the two.").format(found=found)
        case RuleFault.NOT_TOML if close:
            return _("“{found}” cannot be read. Did you mean {close} ?").format(found=found, close=close)
        case RuleFault.NOT_TOML if found:
            return _('“{found}” cannot be read; a line is a [table], or key = value with texts in "quotes".').format(
                found=found
            )
        case RuleFault.NOT_TOML:
            return _('the file is not TOML: a line is a [table], or key = value with texts in "quotes".')
        case RuleFault.BAD_ID:
            return _("“{found}” is no name for a preset; use up to 60 letters, digits and hyphens.").format(found=found)
        case _:
            return _("{found} is a preset of the program; give your own another name.").format(found=found)


def _of_key(one: RuleProblem) -> str:
    key, found = style.found(one.key), style.found(one.found)
    others = [style.found(f"{name} = {value}") for name, value in one.clash]
    facts = {"key": key, "found": found, "others": ", ".join(others), "allowed": _allowed(one)}
    said = _key_words(one).format(**facts)
    if one.nearest:
        said += " " + _("Did you mean {close}?").format(close=safe(one.nearest))
    return said


def _allowed(one: RuleProblem) -> str:
    if one.fault in (RuleFault.UNKNOWN_KEY, RuleFault.EXTENDS_NOTHING):
        names = [name.rpartition(".")[2] if "." in one.key else name for name in one.allowed]
        return ", ".join([*names[:_MOST_NAMES], *(["…"] if len(names) > _MOST_NAMES else [])])
    return allowed_values(one.allowed) if one.allowed else ""


def _key_words(one: RuleProblem) -> str:
    match one.fault:
        case RuleFault.UNKNOWN_KEY if one.key == "undecided":
            return _("{key} names {found}, which is no key of the rules.")
        case RuleFault.UNKNOWN_KEY if one.nearest:
            return _("there is no key {found}.")
        case RuleFault.UNKNOWN_KEY if one.allowed:
            return _("there is no key {found}; here stand {allowed}.")
        case RuleFault.UNKNOWN_KEY:
            return _("there is no key {found}.")
        case RuleFault.WRONG_TYPE | RuleFault.NOT_IN_LIST | RuleFault.OUT_OF_RANGE:
            return _("{key} cannot be {found}; it takes {allowed}.")
        case RuleFault.TOO_MANY:
            return _("{key} has {found} values in its list; it takes at most {allowed}.")
        case RuleFault.NOT_HALVES if one.key.startswith("suits."):
            return _("{key} = {found} would make quarters of cards that count a half; use a whole number.")
        case RuleFault.NOT_HALVES:
            return _("{key} cannot be {found}; points go in steps of a half, like 5 or 5.5.")
        case RuleFault.NOT_CHIPS:
            return _("{key} = {found} does not go with {others}: amounts are multiples of the smallest chip.")
        case RuleFault.MIN_OVER_MAX:
            return _("{key} = {found} does not go with {others}: the least bet may not be over the limit.")
        case RuleFault.LAST_MAX_UNDER_MIN:
            return _(
                "{key} = {found} does not go with {others}: the last round's limit may not be under the least bet."
            )
        case RuleFault.NEAREST_DECLARED:
            return _("{key} = {found} does not go with {others}: with one winner for the pot nobody declares sides.")
        case RuleFault.SAME_TARGETS:
            return _("{key} = {found} does not go with {others}: between equal targets there is no inside or outside.")
        case RuleFault.WORTH_NOT_CENTS:
            return _("{key} = {found} does not go with {others}: the smallest chip must be worth whole cents.")
        case RuleFault.NAME_MISLEADS if one.clash:
            return _("{key} = {found} does not go with {others}: each side needs a name of its own.")
        case RuleFault.NAME_MISLEADS:
            return _("{key} cannot be {found}: that word means another side when it is declared.")
        case RuleFault.ONE_TARGET if one.allowed:
            return _("{key} cannot be {found} in a game with one target; it takes {allowed}.")
        case RuleFault.ONE_TARGET:
            return _("{key} has no place in a game with one target: there is no low side; leave it out.")
        case RuleFault.TARGET_MISSING:
            return _("[targets] needs high: write low and high, or high alone.")
        case RuleFault.NO_CARDS:
            return _("{key} = {found} does not go with {others}: everybody must be dealt a card.")
        case RuleFault.EXTENDS_NOTHING:
            return _("extends names {found}, and there is no such preset.")
        case RuleFault.EXTENDS_LOOP:
            return _("extends names {found}, which itself builds on this file; one of them must stand alone.")
        case RuleFault.UNCLEAR_NUMBER:
            return _("{key}={found} could mean {allowed}; type the one you mean.")
        case RuleFault.BAD_LIMIT:
            return _("“{found}” is no limit; type 1-5 for 1 to 5, 2 for always 2, 1- for no limit.")
        case _:
            return _("“{found}” changes nothing; type table.key=value, like showdown.equal_distance=under.")


def _refused(error: RulesRefused) -> str:
    return "\n".join(problem(one) for one in error.problems)


def _unknown(error: PresetUnknown) -> str:
    text, close = style.found(error.text), safe(error.nearest)
    if not error.known and close:
        return _("There is no file {text}. Did you mean {close}?").format(text=text, close=close)
    if not error.known:
        return _("There is no file {text}; dealer rules list shows the presets.").format(text=text)
    if close:
        return _("There are no house rules “{text}”. Did you mean {close}? dealer rules list shows all.").format(
            text=text, close=close
        )
    return _("There are no house rules “{text}”; dealer rules list shows all.").format(text=text)


def _exists(error: PresetExists) -> str:
    name = safe(error.name)
    if error.shipped:
        said = _("{name} is a preset of the program; give your own another name, like {name}-at-home.")
        return said.format(name=name)
    return _("{path} is there already; change it with dealer rules edit {name}.").format(
        path=safe(error.path), name=name
    )


def _no_name(error: PresetNameUnreadable) -> str:
    return _("“{found}” is no name for a preset; use up to 60 letters, digits and hyphens.").format(
        found=style.found(error.text)
    )


def _answer(error: AnswerUnclear) -> str:
    facts = {"found": style.found(error.text), "most": error.most}
    if error.ask == "targets":
        return _("“{found}” is no answer; type a number from 1 to {most}, or targets like 9/29 or 31.").format(**facts)
    if error.ask == "stakes":
        return _("“{found}” is no answer; type 1 or 2, or ante and limit like 0.25 0.25-1.").format(**facts)
    return _("“{found}” is no answer; type a number from 1 to {most}.").format(**facts)


def _editor(error: EditorFailed) -> str:
    return _("{command} did not run, and the preset is as it was; set EDITOR to an editor that does.").format(
        command=safe(error.command)
    )


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    RulesRefused: _refused,
    PresetUnknown: _unknown,
    PresetExists: _exists,
    PresetNameUnreadable: _no_name,
    AnswerUnclear: _answer,
    EditorFailed: _editor,
}
