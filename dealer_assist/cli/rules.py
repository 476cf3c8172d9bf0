"""``dealer rules``: presets listed, shown, checked, compared; announced, made and edited in modules of their own."""

from __future__ import annotations

from pathlib import Path

import click

from dealer_assist import presets
from dealer_assist.cli import complete, output
from dealer_assist.cli.base import book_folder, command, group, option, settings
from dealer_assist.cli.rules_announce import announce
from dealer_assist.cli.rules_edit import edit
from dealer_assist.cli.rules_new import new
from dealer_assist.core.errors.rules import RuleProblem, RulesRefused
from dealer_assist.core.house_document import flat, to_document
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.i18n import N_


@group(
    "rules",
    help=N_("House rules: listed, shown, announced, compared, checked, made and edited."),
    examples=("dealer rules list", "dealer rules announce wikipedia", "dealer rules diff pagat igra"),
    topic="presets",
)
def rules() -> None:
    """The family."""


@command(
    "list",
    help=N_("All presets, the shipped ones and your own, with what is special about each."),
    examples=("dealer rules list",),
    topic="presets",
)
def list_presets() -> None:
    """See the help above."""
    from dealer_assist.text.rules import Listed, preset_list

    book = book_folder()
    shipped = presets.shipped_ids()
    own = [name for name in presets.own_ids(book) if name not in shipped]
    listed = [Listed(name=name, rules=presets.load(name), own=False) for name in shipped]
    listed += [Listed(name=name, rules=_loaded(name, book), own=True) for name in own]
    if not settings().json:
        output.say(preset_list(listed))
        return
    document = [
        {
            "id": one.name,
            "title": one.rules.title if one.rules else None,
            "summary": one.rules.summary if one.rules else None,
            "source": one.rules.source if one.rules else None,
            "own": one.own,
        }
        for one in listed
    ]
    output.emit_json({"presets": document})


def _loaded(name: str, book: Path) -> HouseRules | None:
    try:
        return presets.load(name, book=book)
    except RulesRefused:
        return None


@command(
    "show",
    help=N_(
        "The complete rules of a preset, as a file that can be saved and edited.\n\n"
        "Keys that are not as in pagat say so, and so do those that are left to the table."
    ),
    examples=("dealer rules show igra", "dealer rules show 8-28 --json"),
    topic="presets",
)
@click.argument("name", metavar="ID|FILE", shell_complete=complete.preset_ids)
@option("--set", "sets", multiple=True, metavar="KEY=VALUE", help=N_("Change one key of the rules for this call."))
def show(name: str, sets: tuple[str, ...]) -> None:
    """See the help above."""
    found = presets.load(name, book=book_folder(), sets=sets)
    if settings().json:
        output.emit_json(to_document(found))
        return
    from dealer_assist.text.rules_toml import whole_preset

    output.say(whole_preset(found, presets.load(presets.USUAL)).rstrip("\n"))


@command(
    "check",
    help=N_(
        "Find everything that is wrong with preset files.\n\n"
        "FILES are paths, folders or ids; without any your own presets are checked. Exit code 1 if there are problems."
    ),
    examples=("dealer rules check", "dealer rules check house.toml tuesday.toml"),
    topic="presets",
)
@click.argument("files", nargs=-1, metavar="[FILE]...")
def check(files: tuple[str, ...]) -> int:
    """See the help above."""
    from dealer_assist.text.errors.rules import problem
    from dealer_assist.text.rules import checked

    book = book_folder()
    names = [name for file in files for name in _expanded(file)] if files else _own_files(book)
    found = [(name, presets.check_file(name, book=book)) for name in names]
    if settings().json:
        output.emit_json(
            {"files": names, "problems": [_document(one) for _name, all_of_it in found for one in all_of_it]}
        )
    else:
        for _name, all_of_it in found:
            for one in all_of_it:
                output.say(problem(one))
        output.say(checked(len(found), sum(bool(all_of_it) for _name, all_of_it in found)))
    return int(any(all_of_it for _name, all_of_it in found))


def _expanded(file: str) -> list[str]:
    path = Path(file)
    if path.is_dir():
        return [str(one) for one in sorted(path.glob(f"*{presets.SUFFIX}"))]
    return [file]


def _own_files(book: Path) -> list[str]:
    folder = Path(presets.own_folder(book))
    return [str(folder / f"{name}{presets.SUFFIX}") for name in presets.own_ids(book)]


def _document(one: RuleProblem) -> dict[str, object]:
    return {
        "file": one.origin,
        "line": one.line or None,
        "key": one.key or None,
        "fault": one.fault.value,
        "found": one.found or None,
        "allowed": list(one.allowed),
        "nearest": one.nearest or None,
    }


@command(
    "diff",
    help=N_("What differs between two presets, in words, side by side."),
    examples=("dealer rules diff pagat wikipedia", "dealer rules diff homegame house.toml"),
    topic="presets",
)
@click.argument("left", metavar="A", shell_complete=complete.preset_ids)
@click.argument("right", metavar="B", shell_complete=complete.preset_ids)
def diff(left: str, right: str) -> None:
    """See the help above."""
    book = book_folder()
    ours, theirs = presets.load(left, book=book), presets.load(right, book=book)
    if settings().json:
        output.emit_json({"a": left, "b": right, "differs": _differs(ours, theirs)})
        return
    from dealer_assist.text.rules import diff_text

    output.say(diff_text((left, right), ours, theirs))


def _differs(left: HouseRules, right: HouseRules) -> list[dict[str, object]]:
    from dealer_assist.text.announce.short import differing_keys

    ours, theirs = flat(to_document(left)), flat(to_document(right))
    open_keys = [
        key for key in (*left.undecided, *right.undecided) if (key in left.undecided) != (key in right.undecided)
    ]
    keys = dict.fromkeys([*differing_keys(left, right), *open_keys])
    return [
        {
            "key": key,
            "a": ours.get(key),
            "b": theirs.get(key),
            "undecided": [name for name, one in (("a", left), ("b", right)) if key in one.undecided],
        }
        for key in keys
    ]


for _command in (list_presets, show, announce, diff, check, new, edit):
    rules.add_command(_command)
