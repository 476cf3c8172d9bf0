"""Words for what is wrong with a line of a batch."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.batch import BatchFault, LineUnreadable
from dealer_assist.text.i18n import N_, _
from dealer_assist.text.style import found

_WANTED = {
    "amount": N_('an amount, like "40"'),
    "pots": N_('a list of pots, like [{"amount": "40", "players": ["Ann", "Bob"]}]'),
    "list": N_('a list of names, like ["Ann", "Bob"]'),
    "text": N_('a text, like "pagat"'),
    "texts": N_('an object of texts, like {"Ann": "5sAdAc"}'),
    "changes": N_('an object, like {"showdown.equal_distance": "under"}'),
}


def _line(error: LineUnreadable) -> str:
    key, allowed = found(error.key), ", ".join(error.allowed)
    match error.fault:
        case BatchFault.NOT_JSON:
            return _("The line is no JSON ({problem}): each line holds one object.").format(problem=key)
        case BatchFault.NOT_AN_OBJECT:
            return _('The line is no JSON object: write {"pot": "40", "hands": {"Ann": "5sAdAc"}}.')
        case BatchFault.KEY_TWICE:
            return _("'{key}' stands twice in one object: name it once.").format(key=key)
        case BatchFault.UNKNOWN_KEY:
            return _("'{key}' is no key of a line: there are {allowed}.").format(key=key, allowed=allowed)
        case BatchFault.WRONG_TYPE:
            return _("'{key}' must hold {wanted}.").format(key=key, wanted=_(_WANTED[error.allowed[0]]))
        case BatchFault.POT_OR_POTS:
            return _("A line has either 'pot' or 'pots', one of the two.")
        case BatchFault.MISSING:
            return _("'{key}' is missing: each line needs it.").format(key=key)


WORDS: dict[type[DealerError], Callable[[Any], str]] = {LineUnreadable: _line}
