"""Words for what is wrong with a statement about a hand."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors import hand as errors
from dealer_assist.core.errors.hand import ExposedFault, NoBustFault
from dealer_assist.core.hand_turn import Street
from dealer_assist.text import style
from dealer_assist.text.i18n import _, ngettext


def _amount(cents: int) -> str:
    return style.amount(cents)


def _too_few(error: errors.TooFewPlayers) -> str:
    return _("A hand needs at least two players, and here is only {names}: name them all in seats.").format(
        names=", ".join(error.names)
    )


def _no_chips(error: errors.NoChips) -> str:
    return _(
        "{name} has no chips and cannot be dealt in at table stakes: give {name} chips, or leave {name} out."
    ).format(name=error.name)


def _deck_too_small(error: errors.DeckTooSmall) -> str:
    return _(
        "{players} players with {each} cards each need {cards} cards, and the deck has 52: seat fewer players, "
        "or deal fewer cards (deal.down, deal.up)."
    ).format(players=error.players, each=error.each, cards=error.players * error.each)


def _not_now(error: errors.NotNow) -> str:
    if error.street is Street.OVER:
        return _("The hand is over: {keyword} comes too late.").format(keyword=error.what)
    match error.what:
        case "void":
            return _("A hand is void before the showdown only: take the shown hands back first.")
        case "pot":
            return _("The pot is typed instead of draws and bets, right after the deal.")
        case "opener":
            return _("The opener is named before the draw or the bet, not now.")
        case "buy" | "bust" | "up" if error.street is not Street.ANTE:
            return _("'{keyword}' comes too late here.").format(keyword=error.what)
    match error.street:
        case Street.ANTE:
            return _("The antes are not complete.")
        case Street.DRAW:
            return _("This is a draw: type draw, not {keyword}.").format(keyword=error.what)
        case Street.BET:
            return _("This is a betting round: type bet, not {keyword}.").format(keyword=error.what)
        case Street.DECLARE:
            return _("Now everybody declares: type declare, not {keyword}.").format(keyword=error.what)
        case Street.SHOW:
            return _("Now the hands are shown: type show, not {keyword}.").format(keyword=error.what)


def _outside(error: errors.AmountOutside) -> str:
    facts = {
        "amount": _amount(error.amount),
        "least": _amount(error.least),
        "most": "" if error.most is None else _amount(error.most),
    }
    if error.most is None and error.current:
        return _("A raise by {amount} is too small, the least is {least}.").format(**facts)
    if error.most is None:
        return _("A bet of {amount} is too small, the least is {least}.").format(**facts)
    if error.current:
        return _("A raise by {amount} is not between {least} and {most}.").format(**facts)
    return _("A bet of {amount} is not between {least} and {most}.").format(**facts)


def _not_that_many(error: errors.NotThatMany) -> str:
    facts = {"name": error.name, "needed": _amount(error.needed), "stack": _amount(error.stack)}
    if error.open_stakes:
        return _("{name} would need {needed} and has {stack}: type buy {name} {missing} first.").format(
            **facts, missing=_amount(error.needed - error.stack)
        )
    return _("{name} would need {needed} and has {stack}: a is all-in.").format(**facts)


def _no_all_in(error: errors.NoAllIn) -> str:
    if error.open_stakes:
        return _("There is no all-in at open stakes: {name} calls, or buys first.").format(name=error.name)
    return _(
        "There is no all-in without a stack: type b or r with the amount, or give {name} a stack in seats."
    ).format(name=error.name)


def _no_bust(error: errors.NoBust) -> str:
    if error.fault is NoBustFault.CONSENT:
        return _("Cards are dealt after all have agreed: type bust {name} after this draw.").format(name=error.name)
    return _("Nobody is bust under these rules (showdown.fold_when_bust is false): {name} folds, or shows.").format(
        name=error.name
    )


def _nobody_served(error: errors.NobodyServed) -> str:
    facts = {"name": error.name, "card": style.card(error.card)}
    if error.refused:
        return _(
            "Nobody gets a card when one refuses, and {name}'s {card} was noted: type + without a card there."
        ).format(**facts)
    return _("The deck is too short for all, so {name} cannot get {card}: type + without a card.").format(**facts)


def _no_buying(error: errors.NoBuying) -> str:
    if error.open_stakes:
        return _("No stack is kept for {name}, so there is nothing to buy.").format(name=error.name)
    return _("At table stakes nobody buys while a hand runs: {name} buys after it.").format(name=error.name)


def _exposed(error: errors.ExposedWrong) -> str:
    match error.fault:
        case ExposedFault.NONE_DEALT:
            return _("These rules deal no card face up (deal.up is 0).")
        case ExposedFault.SEATS:
            return _(
                "{wanted} players were dealt in and there are cards for {found}: "
                "type the cards of all, in the order of seats."
            ).format(wanted=error.wanted, found=error.found)
        case ExposedFault.COUNT:
            return ngettext(
                "{name} has {wanted} card face up, not {found}.",
                "{name} has {wanted} cards face up, not {found}: type them glued, like 7hKd.",
                error.wanted,
            ).format(name=error.name, wanted=error.wanted, found=error.found)
        case ExposedFault.TWICE:
            return _("The exposed cards were typed already.")


def _wrong_number(error: errors.WrongNumberOfCards) -> str:
    facts = {"name": error.name, "found": error.found, "least": error.least, "most": error.most}
    if error.most is None:
        return ngettext(
            "{name} shows {found} card, and at least {least} were dealt.",
            "{name} shows {found} cards, and at least {least} were dealt.",
            error.found,
        ).format(**facts)
    if error.least == error.most:
        return ngettext(
            "{name} shows {found} card, and {least} were dealt and taken.",
            "{name} shows {found} cards, and {least} were dealt and taken.",
            error.found,
        ).format(**facts)
    return ngettext(
        "{name} shows {found} card, and under these rules it can only be {least} to {most}.",
        "{name} shows {found} cards, and under these rules it can only be {least} to {most}.",
        error.found,
    ).format(**facts)


def _noted_card(error: errors.NotedCardMissing) -> str:
    return _("{name}'s {card} was seen before and is not among the cards shown: look at them again.").format(
        name=error.name, card=style.card(error.card)
    )


def _named(text: Callable[[], str], *facts: str) -> Callable[[Any], str]:
    """Words that need only fields of the error, amounts among them written as such."""

    def say(error: Any) -> str:
        values = {fact: getattr(error, fact) for fact in facts}
        return text().format(
            **{fact: _amount(value) if isinstance(value, int) else value for fact, value in values.items()}
        )

    return say


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    errors.TooFewPlayers: _too_few,
    errors.NoChips: _no_chips,
    errors.DeckTooSmall: _deck_too_small,
    errors.NotNow: _not_now,
    errors.RoundOver: _named(
        lambda: _("This is one more than the round takes: {what} goes on in a line of its own."), "what"
    ),
    errors.NotAsked: _named(lambda: _("{name} is not offered a card in this round any more."), "name"),
    errors.NotYourTurn: _named(lambda: _("It is not {name}'s turn."), "name"),
    errors.NotInHand: _named(lambda: _("{name} is out of the hand."), "name"),
    errors.OpenerMissing: _named(lambda: _("Nobody can act yet.")),
    errors.OpenerNotNamed: _named(
        lambda: _("Under these rules (betting.opener is {opener}) the dealer does not name who opens."), "opener"
    ),
    errors.MustCall: _named(lambda: _("A check is not enough, {owed} is to be called."), "owed"),
    errors.NoChecking: _named(
        lambda: _("Nobody checks under these rules (betting.check is false): to pass is to fold.")
    ),
    errors.NothingToCall: _named(lambda: _("There is nothing to call.")),
    errors.BetStands: _named(lambda: _("There is a bet of {bet} already: type r to raise it."), "bet"),
    errors.NoBetYet: _named(lambda: _("There is no bet to raise: type b to bet.")),
    errors.RaisesCapped: lambda error: ngettext(
        "The raise of this round was made.", "The {raises} raises of this round were made.", error.raises
    ).format(raises=error.raises),
    errors.NotReopened: _named(
        lambda: _("No raise: since then the bet has grown by {grown} only, and it takes {full} to open it again."),
        "grown",
        "full",
    ),
    errors.AmountOutside: _outside,
    errors.NotThatMany: _not_that_many,
    errors.NoAllIn: _no_all_in,
    errors.NoBust: _no_bust,
    errors.NobodyServed: _nobody_served,
    errors.DeckTooShort: _named(lambda: _("The deck does not reach {unserved}: type + and - for each."), "unserved"),
    errors.NoBuying: _no_buying,
    errors.NothingBought: _named(lambda: _("Nothing is bought: type an amount above 0.")),
    errors.ExposedWrong: _exposed,
    errors.WrongNumberOfCards: _wrong_number,
    errors.NotedCardMissing: _noted_card,
    errors.AlreadyShown: _named(lambda: _("{name} has shown already."), "name"),
    errors.AlreadyDeclared: _named(lambda: _("{name} has declared {side} already."), "name", "side"),
    errors.PotTooSmall: _named(
        lambda: _("A pot of {amount} is less than the {carried} that ride from the last hand: type all that is in it."),
        "amount",
        "carried",
    ),
    errors.PutInTooMuch: _named(
        lambda: _("{name} had {stack} and cannot have put in {amount}: look at the chips again."),
        "name",
        "amount",
        "stack",
    ),
    errors.PutInTooLittle: _named(
        lambda: _(
            "{name} put in {amount} where others put in {others}, and has chips left: "
            "who folded is not shown, else type what {name} put in."
        ),
        "name",
        "amount",
        "others",
    ),
    errors.NothingToTakeBack: _named(lambda: _("There is nothing to take back: the hand has only just been dealt.")),
}
