"""What is kept of the open table: small, complete, and understood again; house rules without fractions."""

import json

import pytest

from dealer_assist import presets
from dealer_assist.core import session_events as events
from dealer_assist.core.errors.money import AmountUnclear
from dealer_assist.core.errors.names import NameUnreadable
from dealer_assist.core.errors.session import HandOpen, NotInItsChips, TooFewPlayers
from dealer_assist.core.money import parse_amount
from dealer_assist.core.session_hands import hand_dealt, next_deal
from dealer_assist.core.session_rules import house_rules, kept
from dealer_assist.core.session_table import table_document, table_session
from dealer_assist.core.session_typed import is_amount, part_amounts, part_names, part_words, session_chips
from tests.session.night import night, sums


def test_a_table_survives_writing() -> None:
    table = night(Ann=20, Bob=20, Cy=0, cash=True, till="Eve")
    table.hand(carried=1, Ann=3, Bob=-4)
    table.add(events.Spent, payer="Ann", amount=900, what="pizza", parts=sums(Ann=3, Bob=3, Cy=3))
    table.add(events.WentAway, player="Bob")
    written = json.loads(json.dumps(table_document(table.session)))
    assert table_session(table.session.id, written) == table.session


def test_the_seats_are_kept_from_the_dealers_left() -> None:
    table = night(Ann=20, Bob=20, Cy=20, Dee=20, button="Bob")
    table.out("Dee", 20)
    assert table_document(table.session)["seats"] == ["Cy", "Ann", "Bob"]


@pytest.mark.parametrize("preset", presets.shipped_ids())
def test_house_rules_survive_without_fractions(preset: str) -> None:
    rules = presets.load(preset)
    written = json.loads(json.dumps(kept(rules)))
    assert house_rules(written, preset) == rules


def test_the_next_hand_is_dealt_from_the_dealers_left() -> None:
    table = night(Ann=20, Bob=0, Cy=20, Dee=20, button="Cy")
    deal = next_deal(table.session)
    assert (deal.number, deal.dealer, deal.carried) == (1, "Cy", 0)
    assert deal.stacks == sums(Dee=20, Ann=20, Cy=20)
    with pytest.raises(HandOpen):
        next_deal(hand_dealt(table.session, number=1, players=("Dee", "Ann", "Cy")))
    table.add(events.WentAway, player="Dee")
    table.add(events.WentAway, player="Ann")
    with pytest.raises(TooFewPlayers) as caught:
        next_deal(table.session)
    assert caught.value.names == ("Cy",)


@pytest.mark.parametrize(
    ("tokens", "pairs", "rest"),
    [
        (["Ann", "-5", "Bob", "+5", "why not"], [("Ann", "-5"), ("Bob", "+5")], ["why not"]),
        (["Ann Lee=5"], [("Ann Lee", "5")], []),
        (['"A=B"=5'], [("A=B", "5")], []),
        (["007", "5", "Ann"], [("007", "5")], ["Ann"]),
        (["Ann", "1,250"], [("Ann", "1,250")], []),
        (["Ann=5=6"], [], ["Ann=5=6"]),
        ([], [], []),
    ],
)
def test_names_with_amounts_as_they_are_typed(tokens: list[str], pairs: list[tuple[str, str]], rest: list[str]) -> None:
    assert part_amounts(tokens) == (pairs, rest)


def test_words_after_signed_amounts_may_look_like_amounts() -> None:
    for typed in (["Ann=-5", "Bob=+5", "hand", "12"], ["Ann", "-5", "Bob", "+5", "hand", "12"]):
        assert part_amounts(typed, signs=True) == ([("Ann", "-5"), ("Bob", "+5")], ["hand", "12"])


def test_quotes_that_never_close() -> None:
    with pytest.raises(NameUnreadable):
        part_amounts(['"Ann=5'])


def test_what_is_an_amount() -> None:
    assert is_amount("-5")
    assert is_amount("1,250")
    assert not is_amount("pizza")
    with pytest.raises(AmountUnclear):
        parse_amount("1,250")


def test_chips_of_a_session() -> None:
    session = night(unit=50, Ann=20, Bob=20).session
    assert session_chips(session, "1,50") == 150
    assert session_chips(session, "-1.5", signed=True) == -150
    with pytest.raises(NotInItsChips) as caught:
        session_chips(session, "1.25")
    assert (caught.value.amount, caught.value.unit) == (125, 50)


def test_names_and_words_of_a_line() -> None:
    assert part_names('Bob,"Ann, Jr."') == ["Bob", "Ann, Jr."]
    assert part_words('Ann=20  "Ann Lee"=5 ') == ["Ann=20", '"Ann Lee"=5']
