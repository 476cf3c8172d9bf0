"""What every command has: the common options, an example and a guide topic in its help, translated help texts."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from gettext import gettext
from pathlib import Path
from typing import Any

import click

from dealer_assist.text import i18n, style
from dealer_assist.text.i18n import N_, _
from dealer_assist.text.placeholders import spoken

_MINUS = re.compile(  # -5, -12.50, -€5, and a hand typed as a total: -6.5p, -6½p4/low
    r"^-(?=[^\w=]?[0-9.,]*[0-9][0-9.,]*\W?$|[0-9.,]*½?[pP][0-9]*(?:/.*)?$)"
)
HELP_NAMES = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@dataclass(kw_only=True)
class Settings:
    """The common options of this call, wherever on the line they stood."""

    json: bool = False
    book: str | None = None
    color: bool | None = None


def settings() -> Settings:
    """The common options of the command that is running."""
    found = click.get_current_context().find_root().obj
    return found if isinstance(found, Settings) else Settings()


def book_folder() -> Path:
    """The book of this call: ``--book``, else ``DEALER_BOOK``, else the platform's user-data folder.

    It need not exist: it is made when something is stored for the first time.
    """
    import os

    chosen = settings().book or os.environ.get("DEALER_BOOK")
    if chosen:
        return Path(os.path.expanduser(chosen))
    from platformdirs import user_data_path

    return user_data_path("dealer-assist", appauthor=False)


def needed_folder() -> Path:
    """The same for a command that cannot do without a book.

    Raises `BookOutOfReach` for ``~nobody``, which would else become a folder of that name.
    """
    folder = book_folder()
    if str(folder).startswith("~"):
        import errno

        from dealer_assist.core.errors.book import BookOutOfReach

        raise BookOutOfReach(path=str(folder), errno=errno.ENOENT)
    return folder


class Option(click.Option):
    """An option whose help is translated when it is shown."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        english = self.help
        if english:
            self.help = _(english)
        try:
            record = super().get_help_record(ctx)
        finally:
            self.help = english
        return record and (spoken(record[0]), record[1])


def option(*names: str, **attributes: Any) -> Callable[[Any], Any]:
    """`click.option` with a translated help: ``help=N_("…")``."""
    return click.option(*names, cls=Option, **attributes)


def _keep(name: str) -> Callable[[click.Context, click.Parameter, Any], Any]:
    def keep(ctx: click.Context, _parameter: click.Parameter, value: Any) -> Any:
        root = ctx.find_root()
        if not isinstance(root.obj, Settings):
            root.obj = Settings()
        if (value is not None and value is not False) or (name == "color" and value is not None):
            setattr(root.obj, name, value)
        if name == "color" and value is not None:
            from dealer_assist.cli import output

            output.prepare(color=value)
        return value

    return keep


def common_options() -> list[click.Option]:
    """New objects of the options that every command takes."""
    return [
        Option(
            ["--json"], is_flag=True, expose_value=False, callback=_keep("json"),
            help=N_("One JSON document instead of text."),
        ),
        Option(
            ["--book"], metavar="DIR", expose_value=False, callback=_keep("book"),
            help=N_("The folder with your data (else DEALER_BOOK, else your user-data folder)."),
        ),
        Option(
            ["--lang"], type=click.Choice(i18n.LANGUAGES), expose_value=False,
            help=N_("Language (else DEALER_LANG, else the locale)."),
        ),
        Option(
            ["--color/--no-color"], default=None, expose_value=False, callback=_keep("color"),
            help=N_("Colours on or off (else on a terminal, unless NO_COLOR is set)."),
        ),
    ]  # fmt: skip


class _Documented(click.Command):
    """Help in the user's language, with examples and the guide's topic below it."""

    examples: Sequence[str] = ()
    topic: str = ""

    def __init__(self, *args: Any, examples: Sequence[str] = (), topic: str = "", **attributes: Any) -> None:
        attributes["context_settings"] = HELP_NAMES | attributes.get("context_settings", {})
        super().__init__(*args, **attributes)
        self.examples, self.topic = examples, topic
        self.params.extend(common_options())

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = gettext("Show this message and exit.")  # click keeps the words of the first language asked
        return found

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [spoken(piece) for piece in super().collect_usage_pieces(ctx)]

    def get_help(self, ctx: click.Context) -> str:
        return style.fit(super().get_help(ctx))

    def get_short_help_str(self, limit: int = 70) -> str:
        return _(inspect.cleandoc(self.help or "")).split("\n", 1)[0]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        text = inspect.cleandoc(self.help or "")
        if text:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(_(text))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section(_("Examples")):
                for example in self.examples:
                    formatter.write(f"  {example}\n")
        if self.topic:
            formatter.write_paragraph()
            formatter.write_text(_("More: dealer guide {topic}").format(topic=self.topic))


class DealerCommand(_Documented):
    """One command. A negative amount is typed as it is spoken (``-5``), though click would take it for an option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [_MINUS.sub("−", arg) for arg in args])


def did_you_mean(text: str, known: Sequence[str]) -> list[str]:
    """The sentence that asks for the nearest of ``known``, if one is near."""
    from difflib import get_close_matches

    return [_("Did you mean '{near}'?").format(near=near) for near in get_close_matches(text, known, n=1)]


class DealerGroup(_Documented, click.Group):
    """A family of commands: ``dealer rules …``."""

    command_class = DealerCommand

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            said = [
                _("There is no command '{found}'.").format(found=args[0]),
                *self.meant(ctx, args[0]),
                _("{command} --help lists them.").format(command=ctx.command_path),
            ]
            raise click.UsageError(" ".join(said), ctx)
        return super().resolve_command(ctx, args)

    def meant(self, ctx: click.Context, name: str) -> list[str]:
        """A sentence about what may have been meant by ``name``, which is no command; none where nothing is near."""
        return did_you_mean(name, self.list_commands(ctx))


def command(
    name: str, *, help: str, examples: Sequence[str] = (), topic: str = "", **attributes: Any
) -> Callable[[Callable[..., Any]], DealerCommand]:
    """Make a function a command: ``help=N_("…")``, example lines, the guide's topic."""

    def make(function: Callable[..., Any]) -> DealerCommand:
        return click.command(name, cls=DealerCommand, help=help, examples=examples, topic=topic, **attributes)(function)

    return make


def group(
    name: str, *, help: str, examples: Sequence[str] = (), topic: str = "", **attributes: Any
) -> Callable[[Callable[..., Any]], DealerGroup]:
    """Make a function a family of commands; add to it with ``family.add_command``."""

    def make(function: Callable[..., Any]) -> DealerGroup:
        return click.group(name, cls=DealerGroup, help=help, examples=examples, topic=topic, **attributes)(function)

    return make
