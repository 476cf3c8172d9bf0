"""Words for what is wrong with a name."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.names import NameFault, NameTaken, NameUnclear, NameUnknown, NameUnreadable
from dealer_assist.text import style
from dealer_assist.text.i18n import _


def _unreadable(error: NameUnreadable) -> str:
    found = style.found(error.text)
    match error.fault:
        case NameFault.EMPTY:
            return _("A name is missing: a name has 1 to 40 characters.")
        case NameFault.TOO_LONG:
            return _("'{found}' is too long for a name: it may have 40 characters at most.").format(found=found)
        case NameFault.CONTROL:
            return _(
                "'{found}' has a control or direction character in it, which cannot be printed: "
                "type the name without it."
            ).format(found=found)
        case NameFault.BYTES:
            return _(
                "'{found}' is no text in the encoding at hand: type the name under a UTF-8 locale, like LC_ALL=C.UTF-8."
            ).format(found=found)
        case NameFault.QUOTES:
            return _(
                "The double quotes in '{found}' do not close: write a name with blanks or marks as \"Ann Lee\"."
            ).format(found=found)


def _taken(error: NameTaken) -> str:
    return _("'{found}' is the same name as '{first}': give the second player another one.").format(
        found=style.found(error.text), first=error.first
    )


def _unknown(error: NameUnknown) -> str:
    if not error.known:
        return _("There is no player '{found}': nobody is in the book yet.").format(found=style.found(error.text))
    return _("There is no player '{found}' here; there are {known}.").format(
        found=style.found(error.text), known=", ".join(error.known)
    )


def _unclear(error: NameUnclear) -> str:
    return _("'{found}' may be {candidates}: type more of the name.").format(
        found=style.found(error.text), candidates=_(" or ").join(error.candidates)
    )


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    NameUnreadable: _unreadable,
    NameTaken: _taken,
    NameUnknown: _unknown,
    NameUnclear: _unclear,
}
