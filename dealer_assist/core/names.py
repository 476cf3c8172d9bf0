"""Players' names: how they are read, compared, found by their beginning and written back."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from dealer_assist.core.errors.names import NameFault, NameTaken, NameUnclear, NameUnknown, NameUnreadable

LONGEST = 40
_SPECIAL = frozenset('=:/,;#"')
_JOINERS = frozenset("\u200c\u200d")
_BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_REFUSED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def parse_name(text: str) -> str:
    """The name as it is shown: trimmed, inner blanks folded, otherwise as typed.

    Raises `NameUnreadable` for a name that is empty or shows nothing, one over 40 characters, control and
    bidirectional characters.
    """
    if text.isascii() and text.isalnum() and len(text) <= LONGEST:
        return text
    refused = next((char for char in text.strip() if _refused(char)), "")
    if refused:
        fault = NameFault.BYTES if unicodedata.category(refused) == "Cs" else NameFault.CONTROL
        raise NameUnreadable(text=text, fault=fault)
    name = " ".join(text.split())
    if not any(_visible(char) for char in name):
        raise NameUnreadable(text=text, fault=NameFault.EMPTY)
    # What is far too long is not normalised first: that takes ages where marks are piled up.
    if len(name) > 8 * LONGEST or len(unicodedata.normalize("NFC", name)) > LONGEST:
        raise NameUnreadable(text=text, fault=NameFault.TOO_LONG)
    return name


def _refused(char: str) -> bool:
    return char not in _JOINERS and unicodedata.category(char) in _REFUSED


def _visible(char: str) -> bool:
    return unicodedata.category(char)[0] not in "CMZ" and char not in _BLANK_LETTERS


def name_key(name: str) -> str:
    """What is compared: two names are the same person when their keys are equal (NFC, without case or joiners)."""
    if name.isascii():
        return name.lower()
    bare = "".join([char for char in name if char not in _JOINERS])
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", bare).casefold())


def parse_names(texts: Iterable[str]) -> tuple[str, ...]:
    """Several different names in their order; raises `NameTaken` for the second of the same name."""
    return _parsed(tuple(texts))


@lru_cache(maxsize=256)  # of thousands of showdowns nearly all have the same players
def _parsed(texts: tuple[str, ...]) -> tuple[str, ...]:
    seen: dict[str, str] = {}
    for text in texts:
        name = parse_name(text)
        key = name_key(name)
        if key in seen:
            raise NameTaken(text=name, first=seen[key])
        seen[key] = name
    return tuple(seen.values())


def find_name(text: str, known: Iterable[str]) -> str:
    """The one of ``known`` that ``text`` names in full, else the only one that it begins.

    Raises `NameUnknown` or `NameUnclear`.
    """
    names = tuple(known)
    key = name_key(parse_name(text))
    for name in names:
        if name_key(name) == key:
            return name
    found = tuple(name for name in names if name_key(name).startswith(key))
    if len(found) == 1:
        return found[0]
    if found:
        raise NameUnclear(text=text, candidates=found)
    raise NameUnknown(text=text, known=names)


def write_name(name: str) -> str:
    """The name as a hand file or an argument with several names needs it: quoted where it has to be."""
    if any(char in _SPECIAL or char.isspace() for char in name):
        return '"' + name.replace('"', '""') + '"'
    return name


_QUOTED = re.compile(r'"(?:[^"]|"")*"')


def split_outside_quotes(text: str, separators: str) -> list[str]:
    """Split ``text`` at any of ``separators`` that stands outside double quotes; empty pieces are kept.

    Quotes stay in the pieces (`unquote` takes them off). Raises `NameUnreadable` for a quote that is never closed.
    """
    if '"' not in text and len(separators) == 1:
        return text.split(separators)
    pieces, start, at = [], 0, 0
    while at < len(text):
        if text[at] == '"':
            match = _QUOTED.match(text, at)
            if match is None:
                raise NameUnreadable(text=text, fault=NameFault.QUOTES)
            at = match.end()
            continue
        if text[at] in separators:
            pieces.append(text[start:at])
            start = at + 1
        at += 1
    pieces.append(text[start:])
    return pieces


def unquote(text: str) -> str:
    """A name without its double quotes, if it stands in some; a doubled quote inside is one."""
    body = text.strip()
    if '"' not in body:
        return body
    if _QUOTED.fullmatch(body):
        return body[1:-1].replace('""', '"')
    raise NameUnreadable(text=text, fault=NameFault.QUOTES)
