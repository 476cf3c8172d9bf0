"""``dealer rules new``: a preset of one's own, from ten answers or from another preset and some changes."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import click

from dealer_assist import presets
from dealer_assist.cli import complete, output
from dealer_assist.cli.asking import asked
from dealer_assist.cli.base import book_folder, command, option, settings
from dealer_assist.cli.rules_files import place_of, write
from dealer_assist.core.errors.rules import PresetExists
from dealer_assist.core.house import Layer, resolve, to_document
from dealer_assist.core.house_document import flat
from dealer_assist.core.house_making import Ask, Changes, answer, choices, document, questions
from dealer_assist.core.house_sets import parse_set
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.i18n import N_, _


@command(
    "new",
    help=N_(
        "Make a preset of your own in your book (or at a path that ends in .toml).\n\n"
        "Ten questions, the common answer first, each shown on sample hands; with --from or --set nothing is asked. "
        "The file says in comments what its lines mean."
    ),
    examples=(
        "dealer rules new tuesday",
        "dealer rules new tuesday --from wikipedia --set showdown.equal_distance=inside --set betting.max=2",
    ),
    topic="presets",
)
@click.argument("name", metavar="NAME")
@option("--from", "parent", metavar="ID|FILE", shell_complete=complete.preset_ids, help=N_("The preset to start from."))
@option("--set", "sets", multiple=True, metavar="KEY=VALUE", help=N_("A key of the new rules."))
@option("--title", metavar="TEXT", help=N_("What the game is called."))
def new(name: str, parent: str | None, sets: tuple[str, ...], title: str | None) -> None:
    """See the help above."""
    path = place_of(name)
    if path.exists():
        raise PresetExists(name=name, path=str(path), shipped=False)
    base = _Base(parent or presets.USUAL)
    if parent is None and not sets and not settings().json:
        changes = _answers(base)
    else:
        presets.load(base.name, book=book_folder(), sets=sets)  # complains of every change at once
        changes = base.whole_targets(dict(map(parse_set, sets)))
    write(path, base.text(path, changes, title).encode())
    if settings().json:
        output.emit_json({"id": name, "file": str(path)})
    else:
        output.say(
            _("{path} is made. It is read aloud with: dealer rules announce {name}").format(path=path, name=name)
        )


class _Base:
    """The preset to start from."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.layers = [
            Layer(origin=one.origin, document=one.document) for one in presets.chain(name, book=book_folder())
        ]
        self.rules = resolve(self.layers)

    def with_changes(self, changes: Changes) -> HouseRules:
        """The rules that ``changes`` make of these."""
        return resolve([*self.layers, Layer(origin=_("your answers"), document=document(changes))])

    def whole_targets(self, changes: Mapping[str, object]) -> dict[str, object]:
        """``changes`` with both targets where one of them is changed, since a table of targets is written whole."""
        if not any(key.startswith("targets.") for key in changes):
            return dict(changes)
        kept = {key: value for key, value in flat(to_document(self.rules)).items() if key.startswith("targets.")}
        return kept | dict(changes)

    def text(self, path: Path, changes: Changes, title: str | None) -> str:
        """The new file: only what differs, each rule said in a comment over its key."""
        from dealer_assist.text.rules_toml import own_preset

        theirs = flat(to_document(self.rules))
        decided = {*self.rules.undecided, "targets.low", "targets.high"}
        kept = {key: value for key, value in changes.items() if key in decided or value != theirs.get(key)}
        if all(theirs.get(key) == changes.get(key) for key in ("targets.low", "targets.high")):
            kept = {key: value for key, value in kept.items() if not key.startswith("targets.")}
        name = path.name.removesuffix(presets.SUFFIX)
        return own_preset(name, self._called(path), title or _titled(name), document(kept), self.with_changes(kept))

    def _called(self, path: Path) -> str:
        """How the new file names its parent: an id, or the path as seen from the new file's folder."""
        if not presets.is_path(self.name):
            return self.name
        return str(Path(os.path.expanduser(self.name)).resolve())


def _titled(name: str) -> str:
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def _read(ask: Ask, offered: Sequence[Changes], text: str) -> Changes:
    return answer(ask, text, offered)


def _answers(base: _Base) -> dict[str, object]:
    from dealer_assist.text.rules_questions import question

    changes: dict[str, object] = {}
    order = list(questions(base.rules))
    output.say(_("Enter takes the first answer. Ctrl-C leaves, and nothing is stored."))
    number = 0
    while number < len(order):
        ask = order[number]
        number += 1
        offered = choices(ask, base.with_changes(changes))
        ready = [(choice, base.with_changes({**changes, **choice})) for choice in offered]
        output.say()
        output.say(question(ask, number, len(order), ready))
        changes.update(asked(_("Your answer:"), partial(_read, ask, offered), default="1"))
        order = list(questions(base.with_changes(changes)))
    return changes
