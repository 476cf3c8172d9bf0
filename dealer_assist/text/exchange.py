"""What was understood of a file from elsewhere, what came of it, and what was written for others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from dealer_assist.text.i18n import _, ngettext, pgettext
from dealer_assist.text.style import listed, safe, signed_cash
from dealer_assist.text.tables import paragraph, table

_MOST = 8


def cents_or_units() -> str:
    """A question."""
    return _("Are the amounts cents (c) or units (u)?")


def day_or_month() -> str:
    """A question."""
    return _("Does the day (d) or the month (m) stand first?")


def point_or_comma() -> str:
    """A question."""
    return _("Is the decimal mark a point (.) or a comma (,)?")


def which_encoding() -> str:
    """A question."""
    return _("Which encoding?")


def which_day() -> str:
    """A question."""
    return _("On which day was it played (like 2024-03-15)?")


def whose_id(player_id: str, name: str) -> str:
    """A question."""
    return _("What is the player with the id {id} to be called (Enter: {name}, the same person)?").format(
        id=safe(player_id), name=safe(name)
    )


def reading() -> str:
    """Above a progress bar."""
    return pgettext("progress", "Reading")


def storing() -> str:
    """Above a progress bar."""
    return pgettext("progress", "Storing")


def source(kind: str) -> str:
    """What a file is."""
    return {
        "pokernow": _("a PokerNow ledger"),
        "nights": _("a table of nights, a row a player"),
        "results": _("a table of results, a column a player"),
        "export": _("an export of a book"),
    }[kind]


def how_read(
    *, kind: str, rows: int, encoding: str, delimiter: str, decimal: str, columns: Mapping[str, str],
    passed: Sequence[str], left_out: Sequence[int], cents: bool,
) -> str:  # fmt: skip
    """How a file was understood."""
    lines = [
        ngettext(
            "This is {kind}: {rows} row, {encoding}, cells parted by {delimiter}.",
            "This is {kind}: {rows} rows, {encoding}, cells parted by {delimiter}.",
            rows,
        ).format(kind=source(kind), rows=rows, encoding=encoding.upper(), delimiter=_mark(delimiter))
    ]
    if columns:
        found = ", ".join(_("{role} is '{heading}'").format(role=role, heading=safe(h)) for role, h in columns.items())
        lines.append(_("Columns: {found}.").format(found=found))
    if passed:
        lines.append(
            ngettext("Left out: the column {headings}.", "Left out: the columns {headings}.", len(passed)).format(
                headings=listed(f"'{safe(one)}'" for one in passed)
            )
        )
    if left_out:
        lines.append(
            ngettext("Left out: row {rows}, a sum.", "Left out: rows {rows}, sums.", len(left_out)).format(
                rows=", ".join(map(str, left_out[:_MOST]))
            )
        )
    if cents:
        lines.append(_("Amounts are cents."))
    elif decimal == ",":
        lines.append(_("Amounts have a decimal comma."))
    return "\n".join(paragraph(line) for line in lines)


def _mark(delimiter: str) -> str:
    return {",": _("commas"), ";": _("semicolons"), "\t": _("tabs")}[delimiter]


Line = tuple[str, str, Mapping[str, int], str, bool]
"""Day, label, results, currency, whether the book has the night already."""


def nights(lines: Sequence[Line]) -> str:
    """The nights of a file, the first and the last where there are many."""
    shown = list(lines) if len(lines) <= 2 * _MOST else [*lines[:_MOST], *lines[-_MOST:]]
    rows = [_night(line) for line in shown]
    text = table([_("night"), _("players"), _("results")], rows, align="lrl")
    if len(shown) < len(lines):
        between = len(lines) - len(shown)
        text += "\n" + ngettext(
            "({count} night between them is not shown.)", "({count} nights between them are not shown.)", between
        ).format(count=between)
    return text


def _night(line: Line) -> tuple[str, str, str]:
    day, label, results, currency, there = line
    best = sorted(results.items(), key=lambda one: (-one[1], one[0]))
    told = ", ".join(f"{safe(name)} {signed_cash(net, currency)}" for name, net in best)
    if len(best) > _MOST:
        told = ", ".join(f"{safe(name)} {signed_cash(net, currency)}" for name, net in (*best[:2], *best[-2:]))
    if there:
        told = _("in the book already")
    return f"{day} {safe(label)}".strip(), str(len(results)), told


def totals(sums: Sequence[tuple[str, int, str, int]], new: Collection[str]) -> str:
    """What the file comes to for everybody: name, nights, currency, net; who is ``new`` to the book is told."""
    rows = [
        (safe(name), str(count), signed_cash(net, currency), _("new") if name in new else "")
        for name, count, currency, net in sums
    ]
    return table([_("player"), _("nights"), _("net"), ""], rows, align="lrrl")


def newcomers(names: Sequence[str]) -> str:
    """Who comes into the book."""
    return paragraph(
        ngettext("New in the book: {names}.", "New in the book: {names}.", len(names)).format(
            names=listed(safe(name) for name in names)
        )
    )


def nicknames(also: Mapping[str, Sequence[str]]) -> str:
    """Other nicknames of a player id."""
    lines = [
        _("{name} also played as {others}.").format(name=safe(name), others=listed(safe(one) for one in others))
        for name, others in also.items()
    ]
    return "\n".join(lines)


def outcome(*, stored: int, already: int, paid: bool, dry: bool) -> str:
    """What came of an import of nights."""
    lines: list[str] = []
    if already:
        lines.append(
            ngettext(
                "{count} night is in the book already and is not added again.",
                "{count} nights are in the book already and are not added again.",
                already,
            ).format(count=already)
        )
    if not stored:
        lines.append(_("Nothing to add."))
    else:
        lines.append(_paid(stored) if paid else _owed(stored))
    if dry:
        lines.append(_("Nothing was stored (--dry-run)."))
    elif stored:
        lines.append(_("It is in the book; dealer undo takes the whole import back."))
    return "\n".join(paragraph(line) for line in lines)


def _paid(count: int) -> str:
    return ngettext(
        "{count} night counts in the standings and is taken as paid: nobody owes anything for it (--owed: not paid "
        "yet).",
        "{count} nights count in the standings and are taken as paid: nobody owes anything for them (--owed: not paid "
        "yet).",
        count,
    ).format(count=count)


def _owed(count: int) -> str:
    return ngettext(
        "{count} night counts in the standings and is still to be paid: dealer settle says who pays whom (--paid: it "
        "was paid already).",
        "{count} nights count in the standings and are still to be paid: dealer debts says who pays whom (--paid: "
        "they were paid already).",
        count,
    ).format(count=count)


def merged(*, sessions: Sequence[str], there: Sequence[str], renamed: Mapping[str, str], empty: bool, dry: bool) -> str:
    """What came of an import of our own export."""
    return "\n".join(paragraph(line) for line in _merged(sessions, there, renamed, empty, dry))


def _merged(
    sessions: Sequence[str], there: Sequence[str], renamed: Mapping[str, str], empty: bool, dry: bool
) -> Iterator[str]:
    yield _("This is {kind}.").format(kind=source("export"))
    if there:
        yield ngettext(
            "{count} session is in the book already and is not added again.",
            "{count} sessions are in the book already and are not added again.",
            len(there),
        ).format(count=len(there))
    for old, new in renamed.items():
        yield _("Session {old} is added as {new}, since another night has its id.").format(old=old, new=new)
    if empty:
        yield _("Nothing to add.")
    else:
        yield ngettext(
            "{count} session is added, with what was owed and paid.",
            "{count} sessions are added, with what was owed and paid.",
            len(sessions),
        ).format(count=len(sessions))
    if dry:
        yield _("Nothing was stored (--dry-run).")


def exported(file: str, count: int) -> str:
    """After a file was written."""
    return ngettext("{file}: {count} line.", "{file}: {count} lines.", count).format(file=safe(file), count=count)


def open_left_out(session: str) -> str:
    """A note beside an export."""
    return _("Session {id} is open and not in it; close it first, or use dealer backup.").format(id=session)
