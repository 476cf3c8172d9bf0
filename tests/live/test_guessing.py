"""What is typed at the live table without its keyword, as the statements of a hand file."""

from __future__ import annotations

import pytest

from dealer_assist.core.hand_guessing import bet_in_draw, completed, is_bet, is_glued
from dealer_assist.core.hand_state import HandState
from tests.hand.play import running

HEAD = "rules pagat\nseats Ann=40 Bob=40 Cy=40 Dee\ndealer Dee\n"
SHOW = HEAD + "draw + - - -\nbet k k k k\ndraw - - - -"


def meant(file: str, line: str) -> str:
    keyword, tokens = completed(running(file).state, line.split())
    return " ".join([keyword, *tokens])


@pytest.mark.parametrize(
    ("line", "statement"),
    [
        ("+--+", "draw + - - +"),
        ("+7h-+10c!-*", "draw +7h - +10c! -*"),
        ("+ !", "draw + !"),
        ("+zz", "draw +zz"),
        ("draw +-", "draw + -"),
        ("Bob Cy", "draw Bob Cy"),
        ("Ann:+ -", "draw Ann:+ -"),
        ("opener Bob", "opener Bob"),
        ("UP 7h", "up 7h"),
    ],
)
def test_in_a_draw(line: str, statement: str) -> None:
    assert meant(HEAD, line) == statement


@pytest.mark.parametrize("line", ["a", "c", "A", "с", "b4", "k*", "Bob c", "r=9"])
def test_an_act_of_betting_is_no_name_in_a_draw(line: str) -> None:
    assert bet_in_draw(running(HEAD).state, line.split()) == line.split()[-1]


def test_a_player_whose_whole_name_is_an_act_takes_a_card() -> None:
    assert bet_in_draw(running("rules pagat\nseats A=40 Bob=40\ndealer Bob\n").state, ["a"]) is None
    assert bet_in_draw(running(HEAD).state, ["draw", "a"]) is None  # whoever says what it is may shorten the name
    assert bet_in_draw(running(HEAD).state, ["draw", "kb4"]) == "kb4"
    assert bet_in_draw(running("rules pagat\nseats Fay=40 Bob=40\ndealer Bob\n").state, ["Fa"]) is None


def test_outside_a_draw_and_among_answers_an_act_of_betting_is_none_in_a_draw() -> None:
    assert bet_in_draw(running(HEAD + "draw -*").state, ["k"]) is None
    assert bet_in_draw(running(HEAD).state, ["+", "k"]) is None


@pytest.mark.parametrize(
    ("line", "statement"),
    [
        ("kb4cf", "bet k b4 c f"),
        ("b2.5r=9a", "bet b2.5 r=9 a"),
        ("kk*", "bet k k*"),
        ("check bet 4 raise 5", "bet k b4 r5"),
        ("raise by 5 raise to 9 call fold", "bet r5 r=9 c f"),
        ("bet 4 all-in", "bet b4 a"),
        ("bet k b4", "bet k b4"),
        ("raise to", "bet raise to"),
        ("чек ставка 4 повысить на 5 повысить до 9 уравнять пас", "bet k b4 r5 r=9 c f"),
        ("с к кссf", "bet c k k c c f"),
        ("к5 а", "bet к5 а"),
        ("raise", "bet raise"),
        ("kzz", "bet kzz"),
        ("Bob:r5 c", "bet Bob:r5 c"),
    ],
)
def test_in_a_betting_round(line: str, statement: str) -> None:
    assert meant(HEAD + "draw -*", line) == statement


@pytest.mark.parametrize(
    ("line", "statement"),
    [
        ("5sAdAc 10c9d", "show Ann=5sAdAc Bob=10c9d"),
        ("5s Ad Ac 10c 9d x", "show Ann=5sAdAc Bob=10c9d Cy=x"),
        ("5s,Ad Ac", "show Ann=5s,AdAc"),
        ("5s Ad", "show Ann=5s Bob=Ad"),
        ("5sAdAcKd 9d", "show Ann=5sAdAcKd Bob=9d"),
        ("26.5p x 7p", "show Ann=26.5p Bob=x Cy=7p"),
        ("Bob=9d8d 5sAdAc x*", "show Bob=9d8d Ann=5sAdAc Cy=x Dee=x"),
        ("X*", "show Ann=x Bob=x Cy=x Dee=x"),
        ("x x x x x", "show Ann=x Bob=x Cy=x Dee=x x"),
        ("zoe=9d 5sAdAc", "show zoe=9d Ann=5sAdAc"),
        ("show 5sAdAc", "show Ann=5sAdAc"),
        ("bust Bob", "bust Bob"),
    ],
)
def test_at_the_showdown(line: str, statement: str) -> None:
    assert meant(SHOW, line) == statement


@pytest.mark.parametrize(
    ("line", "statement"),
    [("low both", "declare Ann=low Bob=both"), ("Cy=low 1c", "declare Cy=low Ann=1c"), ("x*", "declare Ann=x*")],
)
def test_in_the_declarations(line: str, statement: str) -> None:
    file = HEAD.replace("seats", "set declare.how=together\nseats") + "draw -*\nbet k*\ndraw -*"
    assert meant(file, line) == statement


@pytest.mark.parametrize(
    ("line", "statement"),
    [("Bob", "show Bob=0p"), ("show bo", "show Bob=0p"), ("zoe", "show zoe"), ("Ann=7p Bob", "show Ann=7p Bob")],
)
def test_after_a_typed_pot(line: str, statement: str) -> None:
    assert meant(HEAD + "pot 44", line) == statement


def test_a_name_alone_wins_unseen_only_where_nobody_has_shown() -> None:
    assert meant(HEAD + "pot 44\nshow Ann=7p", "Bob") == "show Bob"


def test_names_with_blanks() -> None:
    state: HandState = running('rules pagat\nseats "Ann Lee" Bob\ndealer Bob\ndraw -*\nbet k*\ndraw -*').state
    assert completed(state, ["5sAd", "x"]) == ("show", ['"Ann Lee"=5sAd', "Bob=x"])
    assert completed(state, ['"Ann Lee"=5sAd', "x"]) == ("show", ['"Ann Lee"=5sAd', "Bob=x"])


def test_who_lacks_the_ante_folds_with_an_act() -> None:
    file = "rules pagat\nset betting.stakes=open\nseats Ann=0 Bob=5 Cy=5\ndealer Cy\n"
    assert meant(file, "f") == "bet f"


def test_after_the_end_a_hand_is_shown() -> None:
    assert meant(HEAD + "draw -*\nbet b1 f*", "5AA") == "show 5AA"


def test_words_made_of_acts_only() -> None:
    assert is_glued("kkcf")
    assert is_glued("+--")
    assert not is_glued("k")
    assert not is_glued("kick")


def test_what_looks_like_a_bet() -> None:
    assert all(is_bet(text) for text in ("k", "c*", "kb4cf", "r=9", "b2.5"))
    assert not any(is_bet(text) for text in ("Bob", "zz", "+", "kick"))
