"""Every error of a typed showdown: what is typed, what is said, and the exit code."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.batch import BatchFault, LineUnreadable
from dealer_assist.core.errors.cards import CardFault, SameCardTwice, SuitMissing, TooManyOfRank
from dealer_assist.core.errors.money import AmountFault, AmountUnclear, AmountUnreadable, NotInChips
from dealer_assist.core.errors.names import NameFault, NameTaken, NameUnclear, NameUnknown, NameUnreadable
from dealer_assist.core.errors.showdown import (
    DeclarationMissing,
    DeclarationNotPlayed,
    DeclarationUnclear,
    DeclarationUnreadable,
    HandUnreadable,
    MoreHandsThanSeats,
    NobodyShows,
    NoHands,
    NotSeated,
    PlayerTwiceInPot,
    ShowdownUnreadable,
    TextFault,
)


@dataclass(frozen=True, kw_only=True)
class Wrong:
    """``args`` (with ``--pot 40`` unless they say how much) raise ``error`` and print the one line ``said``."""

    error: type[DealerError]
    args: tuple[str, ...]
    said: str
    code: int
    fault: Enum | None = None

    def __str__(self) -> str:
        return self.error.__name__ + (f" {self.fault.value}" if self.fault else "")


@dataclass(frozen=True, kw_only=True)
class WrongLine:
    """A line of a batch that is answered with the message ``said``."""

    fault: BatchFault
    line: str
    said: str


TWO = ("Ann=7p", "Bob=27p")
DECLARED = ("--set", "declare.how=together")


def wrong(error: type[DealerError], *args: str, said: str, code: int, fault: Enum | None = None) -> Wrong:
    pot = () if any(arg in ("--pot", "--pots") for arg in args) else ("--pot", "40")
    return Wrong(error=error, args=(*pot, *args), said=said, code=code, fault=fault)


def hand(fault: CardFault, cards: str, said: str) -> Wrong:
    return wrong(HandUnreadable, f"Ann={cards}", "Bob=27p", said=f"Ann's hand: {said}", code=2, fault=fault)


def amount(fault: AmountFault, text: str, said: str) -> Wrong:
    return wrong(AmountUnreadable, "--pot", text, *TWO, said=said, code=2, fault=fault)


def name(fault: NameFault, typed: str, said: str) -> Wrong:
    return wrong(NameUnreadable, f"{typed}=7p", "Bob=27p", said=said, code=2, fault=fault)


def text(fault: TextFault, *args: str, said: str) -> Wrong:
    return wrong(ShowdownUnreadable, *args, said=said, code=2, fault=fault)


WRONG = [
    hand(
        CardFault.EMPTY, ",",
        "There are no cards: type them like 5sAdAc, a total like 26.5p, or x for a hand not shown.",
    ),
    hand(CardFault.ONE, "1s", "'1' in '1s' is no card: type A for an ace or 10 for a ten."),
    hand(CardFault.NUMBER, "5s11d", "'11' in '5s11d' is no card: ranks are 2 to 10, J, Q, K, A."),
    hand(CardFault.SUIT_FIRST, "s5", "'s' in 's5' is a suit without a rank before it: type the rank first, like 5s."),
    hand(
        CardFault.CAPITALS, "5 в",
        "'в' in '5 в' is no card: Russian ranks are the capitals В Д К Т, Russian suits the small letters т б ч п.",
    ),
    hand(
        CardFault.LOOKALIKE, "5с",
        "'с' in '5с' is a Cyrillic letter that only looks like a card: type Latin letters (J Q K A, c d h s) or "
        "Russian ones (В Д К Т, т б ч п).",
    ),
    hand(
        CardFault.UNKNOWN, "5z",
        "'z' in '5z' is no card: type rank then suit, like 5sAdAc, a total like 26.5p, or x.",
    ),
    hand(CardFault.TOO_MANY, "2" * 53, "That is more than a deck of 52 cards."),
    hand(
        CardFault.TOTAL, "26.25p",
        "'26.25p' is no total: totals are whole or half points, like 26.5p, or 26.5p4 for one in four cards.",
    ),
    hand(
        CardFault.UNKNOWN, "5" * 70 + "z" + "5" * 70,
        f"'z' in '…{'5' * 30}z{'5' * 29}…' is no card: type rank then suit, like 5sAdAc, a total like 26.5p, or x.",
    ),
    wrong(
        SameCardTwice, "Ann=5s5s", code=1,
        said="Ann's second card, 5♠, is in that hand already: look at the cards again.",
    ),
    wrong(
        SameCardTwice, "Ann=5sAd", "Bob=2h3h5s", code=1,
        said="Bob's third card, 5♠, is already in Ann's hand: look at both hands again.",
    ),
    wrong(
        SameCardTwice, "Ann=AdAc5s", "Bob=2h3h4h6h7h8h5s", code=1,
        said="Bob's card no. 7, 5♠, is already in Ann's hand: look at both hands again.",
    ),
    wrong(
        TooManyOfRank, "Ann=22", "Bob=2s", "Cy=32", "Dee=2", code=1,
        said="A deck has four cards of rank 2, here are five: Ann's first card, Ann's second card, Bob's first card, "
        "Cy's second card and Dee's first card.",
    ),
    wrong(
        TooManyOfRank, "Ann=7h7d", "Bob=7r", code=1,
        said="A deck has two red cards of rank 7, here are three: Ann's first card, Ann's second card and Bob's "
        "first card.",
    ),
    wrong(
        TooManyOfRank, "Ann=5hQb", "Bob=QsQc", code=1,
        said="A deck has two black cards of rank Q, here are three: Ann's second card, Bob's first card and Bob's "
        "second card.",
    ),
    wrong(
        SuitMissing, "-r", "double-clubs", "Ann=5s7", "Bob=27p", code=1,
        said="Ann's second card, 7, has no suit, and these rules count suits: type it with c, d, h or s.",
    ),
    wrong(
        SuitMissing, "-r", "black", "Ann=5s", "Bob=7", code=1,
        said="Bob's first card, 7, has no suit, and these rules count colours: type it with c, d, h, s, or with r "
        "(red) or b (black).",
    ),
    amount(AmountFault.EMPTY, "", "An amount is missing: type one like 12 or 12.50."),
    amount(
        AmountFault.SIGN, "-5", "'-5' has a sign where none belongs: type the amount alone, like 12 or 12.50."
    ),
    amount(AmountFault.NOT_A_NUMBER, "forty", "'forty' is no amount: type one like 12, 12.50 or 12,50."),
    amount(
        AmountFault.OTHER_DIGITS, "٣", "'٣' is no amount: type it with the digits 0 to 9, like 12 or 12.50."
    ),
    amount(
        AmountFault.SEPARATORS, "1 000",
        "'1 000' has more marks than an amount has: type 1250 or 12.50, nothing between thousands.",
    ),
    amount(AmountFault.DECIMALS, "0.250", "'0.250' has more than two decimals: type it like 12.50."),
    amount(
        AmountFault.TOO_LARGE, "1000000000000",
        "'1000000000000' is more than any table has: an amount has at most 12 digits.",
    ),
    amount(
        AmountFault.TOO_LARGE, "9" * 1000,
        f"'{'9' * 60}…' is more than any table has: an amount has at most 12 digits.",
    ),
    wrong(AmountUnclear, "--pot", "1,250", *TWO, code=2, said="'1,250' may mean 1250 or 1.25: type one of these."),
    wrong(
        AmountUnclear, "--pot", "1.234", *TWO, code=2,
        said="'1.234' may mean 1234 or 1.234, which no amount can be: type 1234, or one like 12.50.",
    ),
    wrong(
        NotInChips, "--pot", "12.50", *TWO, code=1,
        said="12.50 cannot be laid in chips of 1: type a multiple of 1, or give your smallest chip with --unit 0.50 "
        "(in a hand file: set chips.unit=0.50).",
    ),
    name(NameFault.EMPTY, "\u200d", "A name is missing: a name has 1 to 40 characters."),
    name(NameFault.TOO_LONG, "a" * 41, f"'{'a' * 41}' is too long for a name: it may have 40 characters."),
    name(
        NameFault.CONTROL, "A\x1b[31m",
        r"'A\x1b[31m' has a control or direction character in it, which cannot be printed: type the name without it.",
    ),
    name(
        NameFault.CONTROL, "A\u202e",
        r"'A\u202e' has a control or direction character in it, which cannot be printed: type the name without it.",
    ),
    name(
        NameFault.BYTES, "A\udcff",
        r"'A\udcff' is no text in the encoding at hand: type the name under a UTF-8 locale, like LC_ALL=C.UTF-8.",
    ),
    wrong(
        NameUnreadable, '"Ann=7p', "Bob=27p", code=2, fault=NameFault.QUOTES,
        said="The double quotes in '\"Ann=7p' do not close: write a name with blanks or marks as \"Ann Lee\".",
    ),
    wrong(
        NameTaken, "Ann=7p", "ANN=27p", code=1,
        said="'ANN' is the same name as 'Ann': give the second player another one.",
    ),
    wrong(
        NameUnknown, "--pots", "40:Cy", *TWO, code=1, said="There is no player 'Cy' here; there are Ann, Bob."
    ),
    wrong(
        NameUnclear, "--pots", "40:A", "Ann=7p", "Anna=27p", code=2,
        said="'A' may be Ann or Anna: type more of the name.",
    ),
    wrong(
        NobodyShows, "Ann=x", "Bob=x", code=1,
        said="Nobody shows a hand, so nobody can win: type the cards of at least one player instead of x.",
    ),
    wrong(NoHands, code=2, said="There are no hands: type each as NAME=CARDS, for example Ann=5sAdAc Bob=10c9d8s."),
    wrong(
        DeclarationMissing, *DECLARED, "Ann=7p/low", "Bob=27p", code=1,
        said="Bob declared nothing, and these rules want a declaration: type Bob=CARDS/low, /high or /both.",
    ),
    wrong(
        DeclarationMissing, *DECLARED, *TWO, code=1,
        said="Ann and Bob declared nothing, and these rules want declarations: type Ann=CARDS/low, /high or /both.",
    ),
    wrong(
        DeclarationNotPlayed, "Ann=7p/low", "Bob=27p", code=1,
        said="Ann declared 'low', but nobody declares under these rules: leave it out, or add --set "
        "declare.how=together.",
    ),
    wrong(
        DeclarationUnreadable, *DECLARED, "Ann=7p/most", "Bob=27p/high", code=2,
        said="Ann's 'most' is no declaration here: type one of low, high, both, 7, 27, 0c, 1c, 2c.",
    ),
    wrong(
        DeclarationUnclear, *DECLARED, "--set", "names.high=sevens", "Ann=7p/s", "Bob=27p/high", code=2,
        said="Ann's 's' may be seven or sevens: type more of it.",
    ),
    text(TextFault.NO_CARDS, "Ann=", said="'Ann=' has no cards: type NAME=CARDS, like Ann=5sAdAc."),
    text(
        TextFault.NO_NAME, "=7p",
        said="'=7p' has no name before the =: type NAME=CARDS, like Ann=5sAdAc, or the cards alone.",
    ),
    text(TextFault.NO_DECLARATION, "Ann=7p/", said="'Ann=7p/' has nothing after the /: type low, high or both there."),
    text(
        TextFault.POT_FORM, "--pots", "40", *TWO,
        said="'40' is no pot: type AMOUNT:NAME,NAME for each, like --pots \"70:Ann,Bob,Cat 60:Bob,Cat\".",
    ),
    wrong(
        NotSeated, "--seats", "Bob,Cy", *TWO, code=1,
        said="Ann shows a hand but has no seat; the seats are Bob, Cy: add Ann to --seats.",
    ),
    wrong(
        MoreHandsThanSeats, "--seats", "Ann,Bob", "7p", "27p", "5AA", code=1,
        said="Nobody is left to hold '5AA'; the seats are Ann, Bob: type whose hand it is, like NAME=5AA.",
    ),
    wrong(
        PlayerTwiceInPot, "--pots", "40:Ann,Bob,Ann", *TWO, code=1,
        said="Ann stands twice in one pot: name each player once.",
    ),
]  # fmt: skip

WRONG_LINES = [
    WrongLine(
        fault=BatchFault.NOT_JSON, line="Ann=7p",
        said="The line is no JSON (Expecting value: line 1 column 1 (char 0)): each line holds one object.",
    ),
    WrongLine(
        fault=BatchFault.NOT_AN_OBJECT, line='["Ann"]',
        said='The line is no JSON object: write {"pot": "40", "hands": {"Ann": "5sAdAc"}}.',
    ),
    WrongLine(
        fault=BatchFault.KEY_TWICE, line='{"pot": "1", "pot": "2"}',
        said="'pot' stands twice in one object: name it once.",
    ),
    WrongLine(
        fault=BatchFault.UNKNOWN_KEY, line='{"pott": "1"}',
        said="'pott' is no key of a line: there are declared, hands, id, pot, pots, rules, seats, set.",
    ),
    WrongLine(
        fault=BatchFault.WRONG_TYPE, line='{"pot": ["40"], "hands": {"Ann": "7p"}}',
        said="'pot' must hold an amount, like \"40\".",
    ),
    WrongLine(
        fault=BatchFault.WRONG_TYPE, line='{"pots": {"40": ["Ann"]}, "hands": {"Ann": "7p"}}',
        said="'pots' must hold a list of pots, like [{\"amount\": \"40\", \"players\": [\"Ann\", \"Bob\"]}].",
    ),
    WrongLine(
        fault=BatchFault.WRONG_TYPE, line='{"pot": 40, "seats": "Ann", "hands": {"Ann": "7p"}}',
        said="'seats' must hold a list of names, like [\"Ann\", \"Bob\"].",
    ),
    WrongLine(
        fault=BatchFault.WRONG_TYPE, line='{"pot": 40, "rules": 7, "hands": {"Ann": "7p"}}',
        said="'rules' must hold a text.",
    ),
    WrongLine(
        fault=BatchFault.WRONG_TYPE, line='{"pot": 40, "hands": {"Ann": 7}}',
        said="'hands' must hold an object of texts, like {\"Ann\": \"5sAdAc\"}.",
    ),
    WrongLine(
        fault=BatchFault.WRONG_TYPE, line='{"pot": 40, "set": "unit=2", "hands": {"Ann": "7p"}}',
        said="'set' must hold an object, like {\"showdown.equal_distance\": \"under\"}.",
    ),
    WrongLine(
        fault=BatchFault.POT_OR_POTS, line='{"hands": {"Ann": "7p"}}',
        said="A line has either 'pot' or 'pots', one of the two.",
    ),
    WrongLine(fault=BatchFault.MISSING, line='{"pot": 40}', said="'hands' is missing: each line needs it."),
]  # fmt: skip

# What is wrong with the call itself, which has no class of its own.
CALLS: list[tuple[tuple[str, ...], str]] = [
    (("--pot", "40", "--pots", "40:Ann", *TWO), "Give --pot or --pots, not both"),
    (TWO, "How much is in the pot? Add --pot AMOUNT, for example --pot 40"),
    (("--pot", "40", "--unit", "0", *TWO), "The smallest chip cannot be 0: type --unit 1 or --unit 0.25"),
    (("--batch", "-", *TWO), "With --batch the hands stand in the file: leave 'Ann=7p' out"),
    (("--batch", "/nowhere/at/all"), "/nowhere/at/all cannot be read: No such file or directory"),
    (("--batch", "/"), "/ cannot be read: Is a directory"),
    (("--batch", "a\0b"), "a\\x00b cannot be read: embedded null byte"),
]

CLASSES_OF_LINES = {LineUnreadable}
