"""The language that people are spoken to in.

Everything goes through the standard library's gettext with the text domain ``dealer``; click looks its own messages
up in the same domain, so they follow. English is what stands in the code.
"""

import gettext
import os
from collections.abc import Mapping
from pathlib import Path

DOMAIN = "dealer"
LANGUAGES = ("en", "ru")
_FOLDER = Path(__file__).parent / "locale"

# The catalogue in use, kept: the functions of `gettext` look for its file again at every call.
_spoken = gettext.NullTranslations()


def _(text: str) -> str:
    """``text`` in the language in use."""
    return _spoken.gettext(text) if text else ""  # the empty text is the catalogue's header


def ngettext(one: str, several: str, number: int) -> str:
    """The form of a text that goes with ``number``."""
    return _spoken.ngettext(one, several, number)


def pgettext(context: str, text: str) -> str:
    """``text`` where the same English word is several words elsewhere; ``context`` tells which."""
    return _spoken.pgettext(context, text)


def npgettext(context: str, one: str, several: str, number: int) -> str:
    """`ngettext` with a ``context``."""
    return _spoken.npgettext(context, one, several, number)


def N_(text: str) -> str:
    """Mark ``text`` for the catalogue without translating it yet."""
    return text


def use(language: str) -> None:
    """Speak ``language`` from now on; click goes by the text domain, and reads the language from the environment."""
    global _spoken
    os.environ["LANGUAGE"] = language
    english = language == LANGUAGES[0]
    _spoken = gettext.NullTranslations() if english else gettext.translation(DOMAIN, _FOLDER, [language], fallback=True)
    gettext.bindtextdomain(DOMAIN, _FOLDER)
    gettext.textdomain(DOMAIN)


def language() -> str:
    """The language in use."""
    spoken = os.environ.get("LANGUAGE", "")
    return spoken if spoken in LANGUAGES else "en"


def from_locale(environ: Mapping[str, str]) -> str:
    """The language that the locale variables ask for, English where it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(variable)
        if value:
            found = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return found if found in LANGUAGES else "en"
    return "en"
