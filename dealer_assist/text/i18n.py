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

_ = gettext.gettext
ngettext = gettext.ngettext
pgettext = gettext.pgettext
npgettext = gettext.npgettext


def N_(text: str) -> str:
    """Mark ``text`` for the catalogue without translating it yet."""
    return text


def use(language: str) -> None:
    """Speak ``language`` from now on; gettext (and with it click) reads it from the environment."""
    os.environ["LANGUAGE"] = language
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
