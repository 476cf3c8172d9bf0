"""The command ``dealer``: its families of commands, loaded when they are called, and how it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import NoReturn

import click

from dealer_assist import __version__
from dealer_assist.cli import output
from dealer_assist.cli.base import DealerGroup, Settings, option
from dealer_assist.core.errors import BookBusy, BookUnreadable, DealerError, NotAllowed, Unclear, Unreadable
from dealer_assist.text import i18n, style
from dealer_assist.text.i18n import N_, _
from dealer_assist.text.placeholders import spoken

TABLE, MONEY, RECORDS, RULES, REST = (
    N_("At the table"), N_("The night's money"), N_("Records"), N_("House rules"), N_("The rest"),
)  # fmt: skip

# name: (section, module in dealer_assist.cli, object in it, the first line of its help)
COMMANDS: dict[str, tuple[str, str, str, str]] = {
    "showdown": (TABLE, "showdown", "showdown", N_("Who takes what, to the chip, and why.")),
    "table": (TABLE, "table", "table", N_("The live table of the open session.")),
    "hand": (TABLE, "hand", "hand", N_("Hands: added in one line, told act by act, shown, replayed.")),
    "session": (MONEY, "session", "session", N_("An evening at the table: open it, close it, look at it.")),
    "buyin": (MONEY, "money_moves", "buyin", N_("Somebody takes chips.")),
    "cashout": (
        MONEY,
        "money_moves",
        "cashout",
        N_("Somebody gives his chips back and leaves, or with --stays takes some off the table."),
    ),
    "away": (MONEY, "money_moves", "away", N_("Somebody is not dealt in until he is back; his chips stay.")),
    "back": (MONEY, "money_moves", "back", N_("Somebody who was away is dealt in again.")),
    "expense": (MONEY, "money_moves", "expense", N_("Somebody paid for several: pizza, drinks, the room.")),
    "loan": (MONEY, "money_moves", "loan", N_("LENDER lends BORROWER money; it is settled with the night.")),
    "count": (MONEY, "money_moves", "count", N_("Chips counted during the night, for one player or several.")),
    "rules": (
        RULES,
        "rules",
        "rules",
        N_("House rules: listed, shown, announced, compared, checked, made and edited."),
    ),
    "correct": (
        MONEY,
        "money_moves",
        "correct",
        N_("Move chips from one player to another because something was written down wrong."),
    ),
    "status": (MONEY, "bookkeeping", "status", N_("The table now.")),
    "undo": (
        MONEY,
        "undo",
        "undo",
        N_("Take back the newest record of the open hand, else of the open session, else of the book."),
    ),
    "settle": (MONEY, "settle", "settle", N_("Who pays whom, in the fewest payments.")),
    "paid": (MONEY, "debts", "paid", N_("PAYER has paid RECEIVER: a debt in full or in part.")),
    "debts": (MONEY, "debts", "debts", N_("Who still owes whom, netted over all nights.")),
    "bankroll": (RECORDS, "bankroll", "bankroll", N_("Who won how much over the nights; with a name, night by night.")),
    "players": (RECORDS, "players", "players", N_("Who is in the book, with other spellings and nights played.")),
    "check": (RECORDS, "bookkeeping", "check", N_("Prove the books.")),
    "backup": (RECORDS, "bookkeeping", "backup", N_("Write the whole book into one file.")),
    "restore": (
        RECORDS,
        "bookkeeping",
        "restore",
        N_("Bring the book back from a backup, or one of its files from the generation before; the old one is kept."),
    ),
    "import": (
        RECORDS,
        "exchange_in",
        "import_file",
        N_("Bring in nights from elsewhere: a PokerNow ledger, a table of nights in CSV, or our own export."),
    ),
    "export": (RECORDS, "exchange_out", "export", N_("Write the book for other programs.")),
    "report": (RECORDS, "report", "report", N_("A page for the group: one HTML file that needs no network.")),
    "guide": (REST, "guide", "guide", N_("The manual: without a topic its contents, with one that page.")),
    "completion": (REST, "completion", "completion", N_("Print the completion script for your shell.")),
}

EXIT_CODES: dict[type[DealerError], int] = {
    NotAllowed: 1,
    Unreadable: 2,
    Unclear: 2,
    BookUnreadable: 3,
    BookBusy: 4,
}


class App(DealerGroup):
    """The top: knows every command's name and loads only the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        _section, module, name, _help = COMMANDS[cmd_name]
        found = getattr(import_module(f"dealer_assist.cli.{module}"), name)
        assert isinstance(found, click.Command)
        return found

    def meant(self, ctx: click.Context, name: str) -> list[str]:
        """The commands of that very name inside families come first: ``session start``."""
        families = {one: self.get_command(ctx, one) for one in COMMANDS}
        found = [
            f"dealer {one} {name}"
            for one, family in families.items()
            if isinstance(family, click.Group) and family.get_command(ctx, name) is not None
        ]
        if not found:
            return super().meant(ctx, name)
        return [_("Did you mean {close}?").format(close=_(" or ").join(found))]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for section in dict.fromkeys(entry[0] for entry in COMMANDS.values()):
            with formatter.section(_(section)):
                formatter.write_dl([(name, _(entry[3])) for name, entry in COMMANDS.items() if entry[0] == section])


def _version(ctx: click.Context, _parameter: click.Parameter, value: bool) -> None:
    if value:
        output.say(f"dealer-assist {__version__}")
        ctx.exit()


@click.group(
    "dealer",
    cls=App,
    invoke_without_command=True,
    help=N_("The assistant of whoever deals a home game of Seven Twenty-Seven."),
    examples=("dealer showdown --pot 40 Ann=2sQh4d Bob=10c9d8s Cat=Ah6s",),
    topic="rules",
)
@option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help=N_("The program's version.")
)
@click.pass_context
def app(ctx: click.Context) -> None:
    """The top of all commands."""
    if ctx.invoked_subcommand is None:
        output.say(ctx.get_help())


def _language(args: Sequence[str]) -> str:
    """What was asked for; read before click does, since its own messages are translated, too."""
    for at, arg in enumerate(args):
        asked = args[at + 1] if arg == "--lang" and at + 1 < len(args) else arg.removeprefix("--lang=")
        if asked in i18n.LANGUAGES and (arg == "--lang" or asked != arg):
            return asked
    from_environment = os.environ.get("DEALER_LANG", "")
    return from_environment if from_environment in i18n.LANGUAGES else i18n.from_locale(os.environ)


def exit_code(error: DealerError) -> int:
    """The documented code of a kind of error."""
    return next(code for kind, code in EXIT_CODES.items() if isinstance(error, kind))


_LONGEST, _END = 300, 120  # of a complaint about the call, and of what stands at its end: what is to be typed


def _short(problem: str) -> str:
    """A complaint that quotes something without end, without its middle."""
    return problem if len(problem) <= _LONGEST else f"{problem[: _LONGEST - _END]} … {problem[-_END:]}"


def run(args: Sequence[str]) -> int:
    """Run one call and return its exit code; every complaint is worded and printed here."""
    i18n.use(_language(args))
    output.prepare(color=None)
    try:
        try:
            ended = app.main(list(args), prog_name="dealer", standalone_mode=False, obj=Settings())
            sys.stdout.flush()
        except DealerError as error:
            from dealer_assist.text.errors import say

            output.complain(say(error))
            return exit_code(error)
        except click.Abort:
            output.complain(_("Stopped; nothing more was stored."))
            return 1
        except click.exceptions.NoArgsIsHelpError as error:
            output.say(error.format_message())
            return 0
        except click.ClickException as error:
            if isinstance(error, click.MissingParameter) and error.param is not None and error.param_hint is None:
                error.param_hint = spoken(error.param.get_error_hint(error.ctx))
            problem = _short(style.safe(" ".join(error.format_message().split())))
            if isinstance(error, click.UsageError) and error.ctx is not None:
                command = error.ctx.command_path
                if f"{command} --help" not in problem:
                    hint = _("{command} --help shows how it is called.").format(command=command)
                    problem = _("{problem} ({hint})").format(problem=problem.rstrip("."), hint=hint)
            output.complain(problem)
            return 2
        except KeyboardInterrupt:
            output.complain(_("Stopped; nothing more was stored."))
            return 1
    except OSError as error:
        output.let_go()
        if not isinstance(error, BrokenPipeError):  # where the reader has gone nobody misses anything
            where, problem = style.safe(str(error.filename or _("the output"))), error.strerror or str(error)
            said = _(
                "Nothing more can be read or written: {where}: {problem}. A record that was typed may be stored "
                "already; dealer session show tells."
            ).format(where=where, problem=problem)
            with suppress(OSError):
                output.complain(said)
            output.let_go()
        return 1
    return ended if isinstance(ended, int) else 0


def main() -> NoReturn:
    """The console script."""
    sys.exit(run(sys.argv[1:]))
