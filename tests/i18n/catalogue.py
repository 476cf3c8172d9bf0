"""The Russian catalogue and the code: what has to be translated, what is, and how the one follows the other.

python -m tests.i18n.catalogue update brings new English texts into the .po, takes out those that are gone,
compiles the .mo and lists what is still to be translated.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

from dealer_assist.text import i18n

PACKAGE = Path(i18n.__file__).parents[1]
PO = PACKAGE / "text" / "locale" / "ru" / "LC_MESSAGES" / "dealer.po"
MO = PO.with_suffix(".mo")
_KEYWORDS = {
    "_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), "npgettext": ((1, "c"), 2, 3),
}  # fmt: skip

Key = tuple[str | None, str]

# Files of click whose words are for programmers, or for what no command of ours does (editors, colours, passwords).
_CLICK_UNUSED = ("_winconsole.py", "_termui_impl.py", "shell_completion.py", "utils.py")
# Words of click for programmers in files that have others, too.
_FOR_PROGRAMMERS = re.compile(
    r"Deprecat|^deprecated|declaration|^Name '|^Boolean option|^No options defined|iterable|^Choice\(|Unknown color"
    r"|start character|do not match\.|Repeat for|format|boolean|UUID|^env var|^\(dynamic\)|Press any key|^Missing param"
    "|^Do you want to|^Confirm the action|version"
)
# What the oldest click that is allowed says in other words than the newest.
_OLDER_CLICK: tuple[str | tuple[str, str], ...] = (
    "No such option: {name}",
    "(Possible options: {possibilities})",
)


def of_the_program() -> Catalog:
    """Every text of the program that is marked for the catalogue, and the titles of the guide's pages."""
    found = _extracted(PACKAGE, skipped=())
    for page in sorted((PACKAGE / "guide").glob("*.md")):
        found.add(page.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# "))
    return found


def of_click() -> Catalog:
    """Every text of click that a user can see."""
    found = _extracted(Path(click.__file__).parent, skipped=_CLICK_UNUSED)
    for text in _OLDER_CLICK:
        found.add(text)
    for message in [one for one in found if one.id and _FOR_PROGRAMMERS.search(ids(one)[0])]:
        found.delete(message.id, message.context)
    return found


def wanted() -> dict[Key, Message]:
    """All texts that need a translation."""
    return {key(message): message for catalogue in (of_the_program(), of_click()) for message in texts(catalogue)}


def _extracted(folder: Path, skipped: Iterable[str]) -> Catalog:
    catalogue = Catalog(locale="ru")
    found = extract_from_dir(
        folder, method_map=[("**.py", "python")], keywords=_KEYWORDS, strip_comment_tags=True, comment_tags=()
    )
    for file, _line, text, _comments, context in found:
        if Path(file).name not in skipped and text:
            catalogue.add(text, context=context)
    return catalogue


def written() -> Catalog:
    """The catalogue as translators write it."""
    with PO.open("rb") as file:
        return read_po(file, locale="ru")


def compiled() -> dict[Key, tuple[str, ...]]:
    """The catalogue as the program reads it."""
    with MO.open("rb") as file:
        return {key(message): forms(message) for message in texts(read_mo(file))}


def texts(catalogue: Catalog) -> Iterator[Message]:
    """All messages but the header."""
    return (message for message in catalogue if message.id)


def key(message: Message) -> Key:
    """What a message is looked up by."""
    return message.context, ids(message)[0]


def ids(message: Message) -> tuple[str, ...]:
    """The English forms."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def forms(message: Message) -> tuple[str, ...]:
    """The Russian forms."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string)


def is_translated(message: Message) -> bool:
    """Whether it has all its Russian forms, and none is a guess."""
    return not message.fuzzy and bool(forms(message)) and all(forms(message))


def missing() -> list[Key]:
    """What the code says and the catalogue does not."""
    done = {key(message) for message in texts(written()) if is_translated(message)}
    return sorted((one for one in wanted() if one not in done), key=str)


def superfluous() -> list[Key]:
    """What the catalogue says and the code does not any more."""
    return sorted({key(message) for message in texts(written())} - set(wanted()), key=str)


def placeholders(text: str) -> set[str]:
    """The names in curly brackets, and %(these)s."""
    return set(re.findall(r"\{(\w+)(?:![rsa])?(?::[^{}]*)?\}", text)) | set(re.findall(r"%\((\w+)\)s", text))


def update() -> list[Key]:
    """Bring the .po to what the code says, compile it, and return what is still to be translated."""
    catalogue = written()
    known = {key(message): message for message in texts(catalogue)}
    for one in superfluous():
        catalogue.delete(known[one].id, known[one].context)
    for one, message in wanted().items():
        if one not in known:
            catalogue.add(message.id, context=message.context)
        elif ids(message) != ids(known[one]):
            string = known[one].string if len(ids(message)) == len(ids(known[one])) else None
            catalogue.delete(known[one].id, known[one].context)
            catalogue.add(message.id, string, context=message.context)
    store(catalogue)
    return missing()


def store(catalogue: Catalog) -> None:
    """Write the .po and the .mo."""
    with PO.open("wb") as file:
        write_po(file, catalogue, width=0, no_location=True, omit_header=False, sort_output=True, ignore_obsolete=True)
    with MO.open("wb") as file:
        write_mo(file, catalogue)


if __name__ == "__main__":
    if sys.argv[1:] != ["update"]:
        sys.exit("python -m tests.i18n.catalogue update")
    for context, text in update():
        print(f"[{context}] {text}" if context else text)
