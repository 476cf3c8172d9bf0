"""Words for what is wrong with the statements that tell a hand."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors import handfile as errors
from dealer_assist.core.errors.handfile import OrderFault, TokenFault
from dealer_assist.core.hand_turn import Street
from dealer_assist.text import style
from dealer_assist.text.i18n import _, ngettext
from dealer_assist.text.style import found
from dealer_assist.text.turns import turn_text


def _refused(error: errors.StatementRefused) -> str:
    from dealer_assist.text import errors as words

    problem = words.say(error.cause)
    if error.lines:
        seen = ", ".join(str(line) for line in error.lines)
        problem = ngettext("{problem} (see line {lines})", "{problem} (see lines {lines})", len(error.lines)).format(
            problem=problem, lines=seen
        )
    if error.turn is not None and error.turn.street is not Street.OVER:
        problem = _("{problem} {turn}").format(problem=problem, turn=turn_text(error.turn))
    if error.before and not error.line:
        problem = _("{problem} Nothing of the line was taken: type {before} again, too.").format(
            problem=problem, before=found(" ".join(error.before))
        )
    if error.line and error.token:
        return _("line {line}, '{token}': {problem}").format(line=error.line, token=found(error.token), problem=problem)
    if error.line:
        return _("line {line}: {problem}").format(line=error.line, problem=problem)
    if error.token:
        return _("'{token}': {problem}").format(token=found(error.token), problem=problem)
    return problem


def _token(error: errors.TokenUnreadable) -> str:
    match error.fault:
        case TokenFault.BET:
            return _(
                "That is no act: type k (check), b4 (bet 4), c (call), r5 (raise by 5), r=9 (raise to 9), "
                "f (fold) or a (all-in)."
            )
        case TokenFault.DRAW:
            return _(
                "That is no answer: type + (takes a card), +7h (takes the 7 of hearts), - (declines), +! (is bust), "
                "or only the names of those who take a card."
            )
        case TokenFault.AMOUNT_MISSING:
            return _("The amount is missing: b4 bets 4, r5 raises by 5, r=9 raises to 9.")
        case TokenFault.NAME_VALUE:
            return _name_value(error.keyword)
        case TokenFault.TOO_MANY:
            return _("'{keyword}' takes less than that: {example}.").format(
                keyword=error.keyword, example=_example(error.keyword)
            )
        case TokenFault.TOO_FEW:
            return _("'{keyword}' takes a name and an amount, like buy Bob 20.").format(keyword=error.keyword)
        case TokenFault.NO_TOKENS:
            return _("'{keyword}' says nothing by itself, type it like this: {example}.").format(
                keyword=error.keyword, example=_example(error.keyword)
            )
        case TokenFault.NAME_TWICE:
            return _("{name} stands there twice.").format(name=found(error.token))
        case TokenFault.NAME:
            return _("That is a name, and bets need none: type only what is done, in turn.")
        case TokenFault.SET:
            return _("A change of the rules is KEY=VALUE, like betting.max=10.")
        case TokenFault.KEYWORD:
            return _keyword(error)


def _name_value(keyword: str) -> str:
    if keyword == "show":
        return _("Type NAME=CARDS, like Ann=5sAdAc.")
    if keyword == "declare":
        return _("Type NAME=SIDE, like Ann=low.")
    return _("Type NAME=AMOUNT, like Ann=40.")


_EXAMPLES = {
    "rules": "rules pagat",
    "set": "set betting.max=10",
    "seats": "seats Ann=40 Bob=40 Cy=25",
    "carried": "carried 4",
    "dealer": "dealer Cy",
    "opener": "opener Bob",
    "up": "up 7h Kd 3c",
    "draw": "draw + - +7h",
    "bet": "bet k b4 r5 f c",
    "declare": "declare Ann=low Cy=both",
    "show": "show Ann=5sAdAc Cy=10c9d8s",
    "bust": "bust Bob",
    "buy": "buy Bob 20",
    "pot": "pot Ann=8 Bob=16 Cy=16",
    "void": "void",
}


def _example(keyword: str) -> str:
    return _EXAMPLES.get(keyword, "")


def _keyword(error: errors.TokenUnreadable) -> str:
    word = found(error.keyword)
    if error.near:
        return _("'{word}' begins no statement. Did you mean {near}: {example}?").format(
            word=word, near=error.near, example=_example(error.near)
        )
    return _("'{word}' begins no statement; they begin with {keywords}.").format(
        word=word, keywords=", ".join(_EXAMPLES)
    )


def _order(error: errors.OutOfOrder) -> str:
    facts = {"keyword": error.keyword, "wanted": error.wanted, "example": _example(error.wanted)}
    match error.fault:
        case OrderFault.TWICE:
            return _("'{keyword}' stands only once in a file, and it stood before: take one of them out.").format(
                **facts
            )
        case OrderFault.LATE:
            return _("'{keyword}' comes before {wanted}: the order is rules, set, seats, carried, dealer.").format(
                **facts
            )
        case OrderFault.MISSING:
            return _("Before '{keyword}' comes {wanted}, like this: {example}.").format(**facts)


def _unfinished(error: errors.Unfinished) -> str:
    if not error.last:
        return _("The file is empty; it begins like this: {example}.").format(example=_example(error.wanted))
    return _("The file ends after line {last}, but the hand goes on, for example with: {example}.").format(
        last=error.last, example=_example(error.wanted)
    )


def _pot_mixed(error: errors.PotMixed) -> str:
    return _(
        "{amount} stands there without a name: type one amount for the whole pot, or NAME=AMOUNT for each."
    ).format(amount=style.amount(error.amount))


WORDS: dict[type[DealerError], Callable[[Any], str]] = {
    errors.StatementRefused: _refused,
    errors.TokenUnreadable: _token,
    errors.PotMixed: _pot_mixed,
    errors.OutOfOrder: _order,
    errors.Unfinished: _unfinished,
}
