"""The command line, "A hand as a text file": the form of the file, short forms, and what is refused where."""

from __future__ import annotations

import pytest

from dealer_assist.core import handfile
from dealer_assist.core.errors import DealerError, NotAllowed
from dealer_assist.core.errors.hand import NotYourTurn
from dealer_assist.core.errors.handfile import OrderFault, OutOfOrder, StatementRefused, TokenUnreadable, Unfinished
from dealer_assist.core.errors.money import AmountUnclear, NotInChips
from dealer_assist.core.errors.names import NameUnclear, NameUnknown, NameUnreadable
from dealer_assist.core.errors.rules import PresetUnknown, RulesRefused
from dealer_assist.core.hand_statements import split_tokens
from dealer_assist.core.hand_turn import Street
from tests.hand.play import payouts, played, refusal, refused_for, rulebook, running

START = "rules pagat\nseats Ann=40 Bob=40 Cy=25\ndealer Cy\n"


@pytest.mark.parametrize(
    "text",
    [
        "rules pagat # by pagat.com\nseats Ann Bob #two\n# a line\n\ndealer Bob\ndraw - -",
        "\ufeffrules pagat\r\nseats Ann Bob\r\ndealer Bob\r\ndraw - -\r\n",
        "rules pagat\rseats Ann Bob\rdealer Bob\rdraw - -",
        "RULES pagat\n  Seats   Ann\tBob\nDealer bob\nDRAW ann:- BO:-",
        'rules "pagat"\nseats "Ann" Bob\ndealer "Bob"\ndraw "Ann":- −',
    ],
)
def test_comments_blank_lines_case_line_ends_and_quotes(text: str) -> None:
    assert handfile.read(text, rulebook, complete=False).hand.state.street is Street.BET


def test_a_comment_begins_at_the_start_of_a_token() -> None:
    assert split_tokens("bet k #k") == ["bet", "k"]
    assert split_tokens('show "A#1"=43 # "x') == ["show", '"A#1"=43']
    assert split_tokens("bet k#k") == ["bet", "k#k"]


def test_names_with_blanks_or_marks_stand_in_quotes() -> None:
    hand = running('rules pagat\nseats "Ann Lee"=40 "Bob:=/,;#"\ndealer "Ann Lee"\ndraw "Bob:=/,;#":+ Ann:-')
    assert hand.state.table.names == ("Ann Lee", "Bob:=/,;#")
    refused_for('rules pagat\nseats "Ann Bob', NameUnreadable, line=2)
    assert running('rules pagat\nseats "An""n" Bob\ndealer Bob').state.table.names == ('An"n', "Bob")


def test_an_unambiguous_beginning_of_a_name_is_enough() -> None:
    text = "rules pagat\nseats Ann Anton Bob\ndealer Bob\ndraw "
    assert running(text + "Ann:- Ant:- B:-").state.street is Street.BET
    refused_for(text + "An:-", NameUnclear)
    refused_for(text + "Zoe:-", NameUnknown)


def test_short_forms_are_for_everybody_still_to_act_in_this_round() -> None:
    assert running(START + "draw + -*").state.players[0].taken == 1
    assert running(START + "draw +*").state.players[2].taken == 1
    assert running(START + "draw -*\nbet k*").state.street is Street.DRAW
    assert running(START + "draw -*\nbet b2 r2 c*").state.street is Street.DRAW
    assert payouts(played(START + "draw -*\nbet k b2 f*")) == {"Bob": "3"}
    assert running(START + "draw -*\nbet Ann:k*").state.street is Street.DRAW


def test_a_short_form_that_is_refused_leaves_nothing_behind() -> None:
    error = refusal("rules pagat\nset betting.stakes=open\nseats Ann=9 Bob=9 Cy=2\ndealer Cy\ndraw -*\nbet b5 c*")
    assert (error.token, error.stood) == ("c*", 5)
    assert error.turn is not None
    assert error.turn.player == "Bob"


def test_draw_with_names_these_take_a_card_the_others_decline() -> None:
    hand = running(START + "draw Cy Ann")
    assert [player.taken for player in hand.state.players] == [1, 0, 1]
    assert [player.taken for player in running(START + "draw -\ndraw Cy").state.players] == [0, 0, 1]
    refused_for(START + "draw Ann Ann", TokenUnreadable)
    refused_for(START + "draw Ann +", TokenUnreadable)


@pytest.mark.parametrize(
    ("acts", "bets"),
    [
        ("b2 r3", [200, 500, 0]),
        ("b2 r=5", [200, 500, 0]),
        ("b2 a", [200, 600, 0]),
        ("b2 c r5", [200, 200, 700]),
        ("k k b$2", [0, 0, 200]),
        ("k k B2.00", [0, 0, 200]),
        ("a", [600, 0, 0]),
    ],
)
def test_acts(acts: str, bets: list[int]) -> None:
    text = f"rules pagat\nset betting.max=6\nseats Ann=7 Bob=7 Cy=40\ndealer Cy\ndraw -*\nbet {acts}"
    betting = running(text).state.betting
    assert betting is not None
    assert betting.bets == bets


def test_all_in_is_a_call_for_less_where_a_call_takes_more() -> None:
    hand = running("rules pagat\nset betting.max=0\nseats Ann=40 Bob=7 Cy=40\ndealer Cy\ndraw -*\nbet b9 a")
    assert hand.state.players[1].put_in == 700


@pytest.mark.parametrize("token", ["x", "b", "r", "r=", "b=4", "k4", "+", "bb", "a*", "b4*", "*", ":", "Ann:"])
def test_what_is_no_act_is_refused(token: str) -> None:
    error = refusal(START + f"draw -*\nbet {token}")
    assert (error.line, error.token) == (5, token)


@pytest.mark.parametrize("token", ["+x", "-7h", "+7h9s", "+*!", "+!7h", "++", "-!", "Ann:", ":+"])
def test_what_is_no_answer_is_refused(token: str) -> None:
    assert refusal(START + f"draw {token}").line == 4


def test_amounts_take_the_units_of_the_rules() -> None:
    refused_for(START + "draw -*\nbet b2.50", NotInChips)
    refused_for(START + "draw -*\nbet b1,250", AmountUnclear)
    half = "rules pagat\nset chips.unit=0.5\nseats Ann=40.5 Bob=40\ncarried 1.5\ndealer Bob\ndraw -*\nbet b2.50"
    assert running(half).state.pot == 200 + 150 + 250


def test_stacks_and_carried_chips_are_laid_to_their_lines() -> None:
    refused_for("rules pagat\nseats Ann=4.5 Bob=4\ndealer Bob", NotInChips, line=2)
    refused_for("rules pagat\nseats Ann=4 Bob=4\ncarried 0.5\ndealer Bob", NotInChips, line=3)


def test_the_rules_come_first() -> None:
    error = refused_for("seats Ann Bob", OutOfOrder)
    assert error.cause.wanted == "rules"  # type: ignore[attr-defined]
    refused_for("rules nonesuch", PresetUnknown)
    refused_for("draw -", OutOfOrder)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("rules pagat\nrules pagat", OrderFault.TWICE),
        ("rules pagat\nseats Ann Bob\nseats Ann Bob", OrderFault.TWICE),
        ("rules pagat\nseats Ann Bob\ncarried 1\ncarried 1", OrderFault.TWICE),
        ("rules pagat\nseats Ann Bob\ndealer Ann\ndealer Ann", OrderFault.TWICE),
        ("rules pagat\nseats Ann Bob\nset betting.max=9", OrderFault.LATE),
        ("rules pagat\nset betting.max=9\nrules pagat", OrderFault.LATE),
        ("rules pagat\nseats Ann Bob\ncarried 1\nseats Ann Bob", OrderFault.LATE),
        ("rules pagat\nseats Ann Bob\ndealer Ann\ncarried 1", OrderFault.LATE),
        ("rules pagat\ncarried 1", OrderFault.MISSING),
        ("rules pagat\ndealer Ann", OrderFault.MISSING),
        ("rules pagat\nbet k", OrderFault.MISSING),
    ],
)
def test_the_order_is_rules_set_seats_carried_dealer_each_but_set_once(text: str, fault: OrderFault) -> None:
    error = refused_for(text, OutOfOrder)
    assert error.cause.fault is fault  # type: ignore[attr-defined]


def test_set_stands_any_number_of_times_and_is_checked_together_at_dealer() -> None:
    text = "rules pagat\nset betting.min=9\n{more}seats Ann Bob\ndealer Bob\n"
    assert running(text.format(more="set betting.max=9\n")).state.rules.betting.max == 900
    error = refused_for(text.format(more=""), RulesRefused, line=4)
    assert error.lines == (2,)


def test_set_takes_lists_and_quoted_words() -> None:
    hand = running(
        'rules pagat\nset points.J=[0.5, 10] names.low="red # \\"x\\" seven" betting.max=9 # more\nseats A B\ndealer B'
    )
    assert hand.state.rules.names.low == 'red # "x" seven'
    assert hand.state.rules.betting.max == 900
    refused_for("rules pagat\nset betting.max", TokenUnreadable)


@pytest.mark.parametrize("keyword", ["rules", "set", "seats", "carried", "dealer"])
def test_a_keyword_without_tokens_is_refused_before_the_deal(keyword: str) -> None:
    head = {"rules": "", "set": "rules pagat\n", "seats": "rules pagat\n"}.get(keyword, "rules pagat\nseats Ann Bob\n")
    refused_for(head + keyword, TokenUnreadable)


@pytest.mark.parametrize("keyword", ["draw", "bet", "declare", "show", "bust", "up", "opener", "buy", "pot"])
def test_a_keyword_without_tokens_is_refused_in_the_hand(keyword: str) -> None:
    refused_for(START + keyword, TokenUnreadable)


def test_tokens_too_many_or_too_few() -> None:
    refused_for("rules pagat igra", TokenUnreadable)
    refused_for("rules pagat\nseats Ann Bob\ndealer Ann Bob", TokenUnreadable)
    refused_for(START + "buy Ann", TokenUnreadable)
    refused_for(START + "buy Ann 3 4", TokenUnreadable)
    refused_for(START + "opener Ann Bob", TokenUnreadable)
    refused_for("rules pagat\nseats Ann= Bob", TokenUnreadable)
    refused_for("rules pagat\nseats Ann=4=5 Bob", TokenUnreadable)


def test_an_unknown_keyword_is_named_with_the_nearest() -> None:
    error = refused_for(START + "darw -", TokenUnreadable)
    assert error.cause.near == "draw"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", "rules"),
        ("# nothing", "rules"),
        ("rules pagat", "seats"),
        ("rules pagat\nseats Ann Bob", "dealer"),
        (START, "draw"),
        (START + "draw -*", "bet"),
        (START + "draw -*\nbet k*\ndraw -*", "show"),
        ("rules pagat\nset betting.ante=9 betting.stakes=open\nseats Ann=4 Bob=9\ndealer Bob", "buy"),
        ("rules pagat\nset betting.opener=best-exposed draw.first=false\nseats Ann Bob\ndealer Bob", "opener"),
        ("rules pagat\nset declare.how=together\nseats Ann Bob\ndealer Bob\ndraw -*\nbet k*\ndraw -*", "declare"),
    ],
)
def test_a_file_that_ends_early_is_refused_at_the_line_after_the_last(text: str, wanted: str) -> None:
    error = refusal(text)
    assert isinstance(error.cause, Unfinished)
    assert (error.line, error.cause.wanted) == (len(text.strip().splitlines()) + 1, wanted)


def test_nothing_follows_the_end_of_the_hand() -> None:
    assert refusal(START + "draw -*\nbet f f\nshow Cy=43").line == 6


def test_the_statements_before_a_wrong_one_stand() -> None:
    error = refused_for(START + "draw - + -\nbet k Cy:b2", NotYourTurn)
    assert (error.stood, error.token) == (1 + 3 + 1, "Cy:b2")
    assert isinstance(error, NotAllowed)


def test_a_refusal_is_one_whatever_was_wrong() -> None:
    """Also what cannot be read is a wrong statement: exit code 1."""
    for line in ("draw 7", "draw +1h", "bet bb", "show Ann=zz", "declare Ann=x", "up zz", "buy Ann z"):
        with pytest.raises(StatementRefused) as refused:
            played(START + line)
        assert isinstance(refused.value.cause, DealerError)
