"""``dealer session start``: the table opens."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import gcd
from typing import Any

import click

from dealer_assist import presets
from dealer_assist.cli import output
from dealer_assist.cli.asking import asked, can_ask
from dealer_assist.cli.base import book_folder, command, option, settings
from dealer_assist.cli.clock import now
from dealer_assist.cli.night import history, known_people, open_session, register, the_book
from dealer_assist.core.choices import Stakes
from dealer_assist.core.errors.names import NameTaken, NameUnknown
from dealer_assist.core.errors.session import NoSession, SessionOpen
from dealer_assist.core.house_document import flat, number, written
from dealer_assist.core.house_document import to_document as house_document
from dealer_assist.core.money import parse_amount, parse_chips
from dealer_assist.core.names import find_name, name_key, parse_name, unquote, write_name
from dealer_assist.core.players import People
from dealer_assist.core.rules import HouseRules
from dealer_assist.core.session_documents import to_document
from dealer_assist.core.session_events import Started, Sums
from dealer_assist.core.session_fold import begin, fold
from dealer_assist.core.session_rules import house_rules, kept
from dealer_assist.core.session_state import Session, Status, dealer_of
from dealer_assist.core.session_table import table_document
from dealer_assist.core.session_typed import part_amounts, part_names, part_words
from dealer_assist.store.book import View
from dealer_assist.text import session_start as words
from dealer_assist.text.i18n import N_, _

LOT = "lot"


@dataclass(kw_only=True)
class Plan:
    """What the new session begins with; seats are clockwise."""

    preset: str
    rules: HouseRules
    buys: Sums
    button: str
    till: str = ""


@command(
    "start",
    help=N_(
        "Open the table: rules, stakes, who sits where, and the first buy-ins.\n\nThe seats are typed clockwise; "
        "without --dealer the last one deals first, so that the first is left of the dealer. Nothing is cash unless "
        "--cash says so. --again takes last night's rules, stakes, seats and buy-ins; names typed with it change that."
    ),
    examples=(
        "dealer session start Ann=20 Bob=20 Cy=20",
        "dealer session start -r homegame --ante 0.25 --limit 0.25-1 --currency € --buyin 10 Ann Bob Cy",
        "dealer session start --worth 0.1 --currency € --cash --till Bob Ann=200 Bob=200",
        "dealer session start --again",
    ),
    topic="session",
)
@click.argument("seats", nargs=-1, metavar="NAME=CHIPS...")
@option("-r", "--rules", "rules_name", metavar="ID|FILE", help=N_("House rules: a preset's id or a TOML file."))
@option("--set", "sets", multiple=True, metavar="KEY=VALUE", help=N_("Change one key of the rules for this session."))
@option("--ante", metavar="CHIPS", help=N_("The ante."))
@option("--limit", metavar="MIN-MAX", help=N_("What may be bet, like 1-5; 1- for no limit."))
@option("--unit", metavar="CHIPS", help=N_("The smallest chip."))
@option("--worth", metavar="MONEY", help=N_("What one chip is worth, like 0.1."))
@option("--currency", metavar="SIGN", help=N_("The sign shown with money, like €."))
@option("--dealer", "dealer_name", metavar="NAME|lot", help=N_("Who deals first; lot lets the program draw."))
@option("--buyin", metavar="CHIPS", help=N_("For whoever is named without an amount."))
@option("--cash", is_flag=True, help=N_("The buy-ins are cash and go into the till."))
@option("--till", metavar="NAME", help=N_("Who holds the till."))
@option("--again", is_flag=True, help=N_("As last night."))
@option("--without", metavar="A,B", help=N_("With --again: who is not here tonight."))
def start(seats: tuple[str, ...], **given: Any) -> None:
    """See the help above."""
    book = the_book()
    with book.reading("dealer session start") as view:
        _refuse_open(view)
        known = known_people(view)
        last = _last(view) if given["again"] else None
    plan = _plan(seats, given, known, last)
    if given["cash"] and not plan.till:
        plan.till = _asked_till(plan)
    with book.unit("dealer session start") as work:
        _refuse_open(work)
        at = now()
        event = Started(
            at=at,
            preset=plan.preset,
            rules=kept(plan.rules),
            unit=plan.rules.chips.unit,
            worth=plan.rules.chips.worth,
            currency=plan.rules.chips.currency,
            open_stakes=plan.rules.betting.stakes is Stakes.OPEN,
            buys=plan.buys,
            button=plan.button,
            cash=given["cash"],
            till=plan.till,
        )
        session = begin(_new_id(work, at[:10]), event)
        work.session(session.id).append(to_document(event))
        register(work, known, (player.name for player in session.players), at)
        work.set_open(session.id, table_document(session))
    _told(session, plan.rules, by_lot=given["dealer_name"] == LOT)


def _refuse_open(view: View) -> None:
    session = open_session(view)
    if session is not None:
        raise SessionOpen(id=session.id)


def _new_id(view: View, day: str) -> str:
    """The day, or the day with the number of its session, from 2 on."""
    count = 1
    while len(view.session(session_id := day if count == 1 else f"{day}-{count}")):
        count += 1
    return session_id


def _last(view: View) -> tuple[Started, Session]:
    """How the last session that was not taken back or void began, and how it stood at its end."""
    for session_id in sorted(view.session_ids(), key=by_day, reverse=True):
        records = history(view, session_id)
        session = fold(session_id, records)
        if session is not None and session.status is Status.CLOSED and isinstance(records[0], Started):
            return records[0], session
    raise NoSession()


def by_day(session_id: str) -> tuple[str, int]:
    """Sorts ids: by the day, then by the number of the session on it."""
    count = session_id[11:]
    return session_id[:10], int(count) if count.isdecimal() else 0


def _plan(typed: Sequence[str], given: dict[str, Any], known: People, last: tuple[Started, Session] | None) -> Plan:
    preset, rules = _rules(given, last)
    if not last:
        rules = _decided(rules)
    buys = _buys(typed, given, known, last, rules.chips.unit)
    names = [name for name, _chips in buys]
    default = names[-1] if names else ""
    if last and dealer_of(last[1]) in names:
        default = dealer_of(last[1])
    return Plan(
        preset=preset,
        rules=rules,
        buys=buys,
        button=_button(given["dealer_name"], names, default),
        till=_holder(given["till"], names, known),
    )


def _holder(name: str | None, names: Sequence[str], known: People) -> str:
    """Who holds the till: a seat, somebody of the book, or somebody new who does not play."""
    return _name(name, names, known) if name else ""


def _asked_till(plan: Plan) -> str:
    if not can_ask():
        raise click.UsageError(_("Who holds the till? Add --till NAME."))
    return asked(_("Who holds the till?"), lambda text: find_name(text, [name for name, _chips in plan.buys]))


def _button(text: str | None, names: Sequence[str], default: str) -> str:
    if not text or not names:
        return default
    if text == LOT and LOT not in map(name_key, names):
        return secrets.choice(names)
    return find_name(text, names)


def _rules(given: dict[str, Any], last: tuple[Started, Session] | None) -> tuple[str, HouseRules]:
    """The preset's id and the rules with what was typed changed."""
    if last and given["rules_name"] is None:
        preset = last[0].preset
        base = house_rules(last[0].rules, preset)
        typed = _typed_changes(given, base)
        return preset, presets.changed(base, preset, [*given["sets"], *typed])
    preset = given["rules_name"] or presets.USUAL
    typed = _typed_changes(given, presets.load(preset, book=book_folder(), sets=given["sets"]))
    return preset, presets.load(preset, book=book_folder(), sets=[*given["sets"], *typed])


def _typed_changes(given: dict[str, Any], base: HouseRules) -> list[tuple[str, object]]:
    """The keys that ``--ante``, ``--limit``, ``--unit``, ``--worth`` and ``--currency`` set.

    Stakes finer than the smallest chip make the smallest chip finer, unless it was given.
    """
    texts = {"betting.ante": given["ante"], "chips.unit": given["unit"], "chips.worth": given["worth"]}
    if given["limit"] is not None:
        texts["betting.min"], texts["betting.max"] = _limits(given["limit"])
    changes: list[tuple[str, object]] = [(key, text) for key, text in texts.items() if text is not None]
    if given["currency"] is not None:
        changes.append(("chips.currency", given["currency"]))
    if given["unit"] is None:
        stakes = [parse_amount(texts[key]) for key in STAKES if texts.get(key) is not None]
        unit = gcd(base.chips.unit, *stakes)
        if unit != base.chips.unit:
            changes.append(("chips.unit", number(unit, 100)))
    return changes


STAKES = ("betting.ante", "betting.min", "betting.max")


_LIMIT = re.compile(r"(?P<least>[^-–−]+)(?:[-–−](?P<most>[^-–−]*))?")


def _limits(text: str) -> tuple[str, str]:
    """Least and most of ``1-5``; ``2`` is every bet 2, ``1-`` no limit."""
    match = _LIMIT.fullmatch(text.strip())
    if match is None:
        raise click.UsageError(
            _("'{found}' is no limit: type --limit 1-5, --limit 2 or --limit 1-.").format(found=text)
        )
    least, most = match["least"], match["most"]
    return least, least if most is None else most or "0"


def _decided(rules: HouseRules) -> HouseRules:
    """What the source leaves to the table: asked for where somebody can be asked, else taken and named."""
    if not rules.undecided:
        return rules
    values = flat(house_document(rules))
    taken = [f"{key}={written(values[key])}" for key in rules.undecided]
    if not can_ask():
        output.complain(words.taken_from_preset(taken))
        return rules
    pairs: dict[str, object] = {}
    for key in rules.undecided:
        default = written(values[key])
        asked(words.undecided(key), partial(_answer, rules, pairs, key), default=default)
    return presets.changed(rules, PRESET, list(pairs.items()))


def _answer(rules: HouseRules, pairs: dict[str, object], key: str, said: str) -> None:
    """Take the answer for ``key`` if it goes with those before it."""
    presets.changed(rules, PRESET, list((pairs | {key: said}).items()))
    pairs[key] = said


PRESET = "preset"


def _buys(
    typed: Sequence[str], given: dict[str, Any], known: People, last: tuple[Started, Session] | None, unit: int
) -> Sums:
    """Who sits down with how much, clockwise."""
    if not typed and not last:
        typed = _asked_seats()
    each = given["buyin"]
    texts: list[tuple[str, str | None]] = []
    rest = list(typed)
    while rest:
        pairs, rest = part_amounts(rest)
        texts += pairs
        if rest:
            texts.append((unquote(rest.pop(0)), each))
    buys: dict[str, int] = dict(last[0].buys) if last else {}
    typed_keys: dict[str, str] = {}
    for name_text, chips_text in texts:
        name = _name(name_text, tuple(buys) if last else (), known)
        first = typed_keys.setdefault(name_key(name), name)
        if first is not name:
            raise NameTaken(text=name_text, first=first)
        buys[name] = parse_chips(_chips(name, chips_text), unit=unit)
    for name_text in part_names(given["without"] or ""):
        del buys[find_name(name_text, buys)]
    return tuple(buys.items())


def _name(text: str, seats: Sequence[str], known: People) -> str:
    """Somebody of last night or of the book, or a new name."""
    shown = known.find(text)
    if shown is not None:
        return shown
    try:
        return find_name(text, seats)
    except NameUnknown:
        return parse_name(text)


def _asked_seats() -> list[str]:
    if not can_ask():
        raise click.UsageError(_("Who plays? Type the seats clockwise with their buy-ins: Ann=20 Bob=20 Cy=20."))
    return asked(_("Seats clockwise with their buy-ins (Ann=20 Bob=20 …):"), part_words)


def _chips(name: str, text: str | None) -> str:
    if text is not None:
        return text
    if not can_ask():
        raise click.UsageError(
            _("How much does {name} buy? Type {typed}=20, or --buyin 20 for all.").format(
                name=name, typed=write_name(name)
            )
        )
    return asked(_("How much does {name} buy?").format(name=name), _amount_text)


def _amount_text(text: str) -> str:
    parse_amount(text)
    return text


def _told(session: Session, rules: HouseRules, *, by_lot: bool) -> None:
    if not rules.players[0] <= len(session.seats) <= rules.players[1]:
        output.complain(words.table_size(rules, len(session.seats)))
    if settings().json:
        from dealer_assist.cli.status_json import status_document

        output.emit_json(status_document(session))
    else:
        output.say(words.started(session, rules, by_lot=by_lot))
