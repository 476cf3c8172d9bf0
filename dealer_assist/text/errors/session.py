"""Words for what the night's books do not allow."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.session import (
    BuysInHand,
    CashOutsExceed,
    ChipsRide,
    CorrectionOff,
    CountMissing,
    CountsOff,
    HandOff,
    HandOpen,
    NamedTwice,
    NoSession,
    NothingMoved,
    NothingToUndo,
    NotHisPlace,
    NoTill,
    NotInItsChips,
    RecordUnreadable,
    SamePerson,
    SeatCount,
    SessionEnded,
    SessionOpen,
    SessionUnknown,
    StillOpen,
    TooFewChips,
    TooFewPlayers,
    WrongPlace,
)
from dealer_assist.core.money import fixed
from dealer_assist.core.names import write_name
from dealer_assist.text.i18n import _
from dealer_assist.text.placeholders import spoken
from dealer_assist.text.style import amount, decimal, found, listed, safe, signed_amount


def _no_session(error: NoSession) -> str:
    if error.ended:
        return _("No session is open. To open one as last time: dealer session start --again")
    return _("No session is open. To open one: dealer session start Ann=20 Bob=20 …")


def _session_open(error: SessionOpen) -> str:
    return _("Session {id} is open already: close it with `dealer session close`, or `dealer session void` it.").format(
        id=error.id
    )


def _session_unknown(error: SessionUnknown) -> str:
    if not error.last:
        return _("There is no session '{found}', and no other one yet: dealer session start opens one.").format(
            found=found(error.text)
        )
    return _("There is no session '{found}'; the last is {last}. `dealer session list` shows them all.").format(
        found=found(error.text), last=error.last
    )


def _session_ended(error: SessionEnded) -> str:
    return _("Session {id} has ended; nothing can be added to it. `dealer undo` opens it again.").format(id=error.id)


def _still_open(error: StillOpen) -> str:
    return _("Session {id} is still open: count the chips and close it with `dealer session close`.").format(
        id=error.id
    )


def _too_few_players(error: TooFewPlayers) -> str:
    if not error.names:
        return _("A table needs two players: type their buy-ins, like Ann=20 Bob=20.")
    return _("A table needs two players, and there is only {name}: type another one, like Bob=20.").format(
        name=error.names[0]
    )


def _not_his_place(error: NotHisPlace) -> str:
    name, typed = error.name, safe(write_name(error.name))
    match error.fault:
        case WrongPlace.NOT_HERE:
            return _("{name} has no seat at the table: to sit down, type dealer buyin {typed} CHIPS").format(
                name=name, typed=typed
            )
        case WrongPlace.AWAY:
            return _("{name} is away already; dealer back {typed} ends that.").format(name=name, typed=typed)
        case WrongPlace.SEATED:
            return _("{name} sits at the table already, and is not away.").format(name=name)
        case WrongPlace.NO_CHIPS:
            return _("{name} is not at the table, so there is nothing to count: leave the name out.").format(name=name)


def _hand_open(error: HandOpen) -> str:
    if error.name:
        return _("{name} is in hand {number}: end it first, or void it with `dealer hand void`.").format(
            name=error.name, number=error.number
        )
    return _("Hand {number} is being played: end it first, or void it with `dealer hand void`.").format(
        number=error.number
    )


def _buys_in_hand(error: BuysInHand) -> str:
    return _("{name} is in hand {number}, and at table stakes nobody buys while a hand runs: wait for its end.").format(
        name=error.name, number=error.number
    )


def _nothing_moved(_error: NothingMoved) -> str:
    return _("The amount is 0, so there is nothing to write down: type one over 0.")


def _same_person(error: SamePerson) -> str:
    return _("{name} stands on both sides: type two different names.").format(name=error.name)


def _named_twice(error: NamedTwice) -> str:
    return _("{name} is named twice: type every name once.").format(name=error.name)


def _no_till(_error: NoTill) -> str:
    return _("Nobody holds the till yet: add --till NAME, or leave --cash out.")


def _not_in_its_chips(error: NotInItsChips) -> str:
    return _("{amount} cannot be laid in this session's chips: type a multiple of {unit}.").format(
        amount=amount(error.amount), unit=amount(error.unit)
    )


def _cash_outs_exceed(error: CashOutsExceed) -> str:
    return _(
        "{name} cannot cash out {chips}: cash-outs exceed buy-ins by {by}, only {in_play} are in play. "
        "Was a buy-in not written down (dealer buyin), or a cash-out written twice (dealer undo)?"
    ).format(name=error.name, chips=amount(error.chips), by=decimal(fixed(error.by)), in_play=amount(error.in_play))


def _too_few_chips(error: TooFewChips) -> str:
    return _("{name} has {stack} and not {chips}: count again (dealer count {typed}=CHIPS), or take less.").format(
        name=error.name, stack=amount(error.stack), chips=amount(error.chips), typed=safe(write_name(error.name))
    )


def _correction_off(error: CorrectionOff) -> str:
    return _("A correction sums to zero, and this one to {off}: what one gets another gives.").format(
        off=signed_amount(error.off)
    )


def _hand_off(error: HandOff) -> str:
    return _(
        "The result of hand {number} sums to {off} instead of 0, riding chips included: the book was changed."
    ).format(number=error.number, off=signed_amount(error.off))


def _chips_ride(error: ChipsRide) -> str:
    return _(
        "{chips} still ride: play another hand, or end it with --split-carried (equal parts) or --carried-to NAME."
    ).format(chips=amount(error.chips))


def _count_missing(error: CountMissing) -> str:
    return _("Nobody has counted {names}: add {typed}.").format(
        names=listed(error.names), typed=" ".join(f"{safe(write_name(name))}={spoken('CHIPS')}" for name in error.names)
    )


def _counts_off(error: CountsOff) -> str:
    facts = {"counted": amount(error.counted), "in_play": amount(error.in_play), "by": decimal(fixed(abs(error.off)))}
    if error.off > 0:
        lines = [
            _("Counted are {counted}, in play {in_play}: cash-outs exceed buy-ins by {by}.").format(**facts),
            _(
                "Usually a buy-in was not written down (dealer buyin), a cash-out was written twice (dealer undo), "
                "or a stack was counted too high."
            ),
        ]
    else:
        lines = [
            _("Counted are {counted}, in play {in_play}: buy-ins exceed cash-outs by {by}.").format(**facts),
            _(
                "Usually somebody left with chips (dealer cashout), a buy-in was written twice (dealer undo), a stack "
                "was counted too low, or a chip lies on the floor."
            ),
        ]
    blamed = [seat for seat in error.seats if seat.off]
    if blamed:
        lines.append(_("Other than the hands say: {seats}.").format(seats="; ".join(map(_seat, blamed))))
    if error.flag:
        lines.append(_("{flag} books the other way round.").format(flag=error.flag))
    if error.off > 0:
        lines.append(
            _("To close all the same: --over-to NAME (who pays {by} more) or --spread (all pay).").format(**facts)
        )
    else:
        lines.append(
            _("To close all the same: --short-to NAME (who gets {by} more) or --spread (all get).").format(**facts)
        )
    return "\n".join(lines)


def _seat(seat: SeatCount) -> str:
    return _("{name} counted {counted}, by the hands {expected}").format(
        name=seat.name, counted=amount(seat.counted), expected=amount(seat.expected or 0)
    )


def _nothing_to_undo(_error: NothingToUndo) -> str:
    return _("There is nothing that could be taken back: the book is as it was at first.")


def _record_unreadable(error: RecordUnreadable) -> str:
    if not error.session:
        return _(
            "Record {record} of the book ({kind}) cannot be read: {field} is missing or wrong. "
            "To go back to a backup: dealer restore FILE"
        ).format(record=error.record, kind=found(error.kind), field=error.field)
    return _(
        "Session {session}, record {record} ({kind}) cannot be read: {field} is missing or wrong. "
        "To go back to a backup: dealer restore FILE"
    ).format(session=error.session, record=error.record, kind=found(error.kind), field=error.field)


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    NoSession: _no_session,
    SessionOpen: _session_open,
    SessionUnknown: _session_unknown,
    SessionEnded: _session_ended,
    TooFewPlayers: _too_few_players,
    NotHisPlace: _not_his_place,
    HandOpen: _hand_open,
    BuysInHand: _buys_in_hand,
    NothingMoved: _nothing_moved,
    SamePerson: _same_person,
    NamedTwice: _named_twice,
    NotInItsChips: _not_in_its_chips,
    NoTill: _no_till,
    CashOutsExceed: _cash_outs_exceed,
    TooFewChips: _too_few_chips,
    CorrectionOff: _correction_off,
    HandOff: _hand_off,
    ChipsRide: _chips_ride,
    CountMissing: _count_missing,
    CountsOff: _counts_off,
    NothingToUndo: _nothing_to_undo,
    RecordUnreadable: _record_unreadable,
    StillOpen: _still_open,
}
