"""What can be wrong with typed cards."""

from __future__ import annotations

from dealer_assist.core.errors.cards import CardFault, CardsUnreadable, SameCardTwice, SuitMissing, TooManyOfRank
from dealer_assist.core.errors.showdown import HandUnreadable
from tests.errors.wrong import Area, Wrong

ENTRIES = (
    Wrong(
        CardsUnreadable, "showdown --pot 40 Ann=, Bob=27p", fault=CardFault.EMPTY, code=2,
        en="Ann's hand: There are no cards: type them like 5sAdAc, a total like 26.5p, or x for a hand not "
        "shown.",
        ru="Рука игрока Ann. Карт нет: напишите 5sAdAc или 5пТбТт, сумму 26.5p или x, если рука не "
        "показана.",
    ),
    Wrong(
        CardsUnreadable, "showdown --pot 40 Ann=1s Bob=27p", fault=CardFault.ONE, code=2,
        en="Ann's hand: '1' in '1s' is no card: type A for an ace or 10 for a ten.",
        ru="Рука игрока Ann. «1» в «1s» — не карта: туз — A или Т, десятка — 10.",
    ),
    Wrong(
        CardsUnreadable, "showdown --pot 40 Ann=5s11d Bob=27p", fault=CardFault.NUMBER, code=2,
        en="Ann's hand: '11' in '5s11d' is no card: ranks are 2 to 10, J, Q, K, A.",
        ru="Рука игрока Ann. «11» в «5s11d» — не карта: старшинство — от 2 до 10, J, Q, K, A (В, Д, К, Т).",
    ),
    Wrong(
        CardsUnreadable, "showdown --pot 40 Ann=s5 Bob=27p", fault=CardFault.SUIT_FIRST, code=2,
        en="Ann's hand: 's' in 's5' is a suit without a rank before it: type the rank first, like 5s.",
        ru="Рука игрока Ann. «s» в «s5» — масть, перед которой нет карты: сначала карта, потом масть: 5s, "
        "5п.",
    ),
    Wrong(
        CardsUnreadable, "showdown --pot 40 Ann=5к Bob=27p", fault=CardFault.CAPITALS, code=2,
        en="Ann's hand: 'к' in '5к' is no card: Russian ranks are the capitals В Д К Т, Russian suits the "
        "small letters т б ч п.",
        ru="Рука игрока Ann. «к» в «5к» — не карта: карты — большие буквы В Д К Т, масти — маленькие т б ч "
        "п.",
    ),
    Wrong(
        CardsUnreadable, "showdown --pot 40 Ann=5с Bob=27p", fault=CardFault.LOOKALIKE, code=2,
        en="Ann's hand: 'с' in '5с' is a Cyrillic letter that only looks like a card: type Latin letters "
        "(J Q K A, c d h s) or Russian ones (В Д К Т, т б ч п).",
        ru="Рука игрока Ann. «с» в «5с» — русская буква, которая только похожа на карту: пишите латинские "
        "(J Q K A, c d h s) или русские (В Д К Т, т б ч п).",
    ),
    Wrong(
        CardsUnreadable, "showdown --pot 40 Ann=5z Bob=27p", fault=CardFault.UNKNOWN, code=2,
        en="Ann's hand: 'z' in '5z' is no card: type rank then suit, like 5sAdAc, a total like 26.5p, or x.",
        ru="Рука игрока Ann. «z» в «5z» — не карта: сначала карта, потом масть: 5sAdAc; сумма — 26.5p; или "
        "x.",
    ),
    Wrong(
        CardsUnreadable, f"showdown --pot 40 Ann={'5' * 70}z{'5' * 70} Bob=27p", fault=CardFault.UNKNOWN,
        code=2,
        en="Ann's hand: 'z' in '…555555555555555555555555555555z55555555555555555555555555555…' is no "
        "card: type rank then suit, like 5sAdAc, a total like 26.5p, or x.",
        ru="Рука игрока Ann. «z» в «…555555555555555555555555555555z55555555555555555555555555555…» — не "
        "карта: сначала карта, потом масть: 5sAdAc; сумма — 26.5p; или x.",
    ),
    Wrong(
        CardsUnreadable, f"showdown --pot 40 Ann={'2' * 53} Bob=27p", fault=CardFault.TOO_MANY, code=2,
        en="Ann's hand: That is more than a deck of 52 cards: look at the hand again.",
        ru="Рука игрока Ann. Это больше, чем колода в 52 карты: проверьте руку.",
    ),
    Wrong(
        CardsUnreadable, "showdown --pot 40 Ann=26.25p Bob=27p", fault=CardFault.TOTAL, code=2,
        en="Ann's hand: '26.25p' is no total: totals are whole or half points, like 26.5p, or 26.5p4 for "
        "one in four cards.",
        ru="Рука игрока Ann. «26.25p» — не сумма: суммы целые или с половиной: 26.5p, а 26.5p4 — в четырёх "
        "картах.",
    ),
    Wrong(
        HandUnreadable, "showdown --pot 40 Ann=7p Bob=7w", code=2,
        en="Bob's hand: 'w' in '7w' is no card: type rank then suit, like 5sAdAc, a total like 26.5p, or x.",
        ru="Рука игрока Bob. «w» в «7w» — не карта: сначала карта, потом масть: 5sAdAc; сумма — 26.5p; или "
        "x.",
    ),
    Wrong(
        SameCardTwice, "showdown --pot 40 Ann=5s5s", code=1,
        en="Ann's second card, 5♠, is in that hand already: look at the cards again.",
        ru="Ann — вторая карта, 5♠: в этой руке она уже есть; проверьте карты.",
    ),
    Wrong(
        SameCardTwice, "showdown --pot 40 Ann=5sAd Bob=2h3h5s", code=1,
        en="Bob's third card, 5♠, is already in Ann's hand: look at both hands again.",
        ru="Bob — третья карта, 5♠: она уже в руке игрока Ann; проверьте обе руки.",
    ),
    Wrong(
        SameCardTwice, "showdown --pot 40 Ann=AdAc5s Bob=2h3h4h6h7h8h5s", code=1,
        en="Bob's card no. 7, 5♠, is already in Ann's hand: look at both hands again.",
        ru="Bob — карта № 7, 5♠: она уже в руке игрока Ann; проверьте обе руки.",
    ),
    Wrong(
        TooManyOfRank, "showdown --pot 40 Ann=AA Bob=AAA", code=1,
        en="A deck has four cards of rank A, here are five: Ann's first card, Ann's second card, Bob's "
        "first card, Bob's second card and Bob's third card.",
        ru="Карт «Т» в колоде четыре, а здесь пять: Ann — первая карта, Ann — вторая карта, Bob — первая "
        "карта, Bob — вторая карта и Bob — третья карта.",
    ),
    Wrong(
        TooManyOfRank, "showdown --pot 40 Ann=7h7d Bob=7r", code=1,
        en="A deck has two red cards of rank 7, here are three: Ann's first card, Ann's second card and "
        "Bob's first card.",
        ru="Красных «7» в колоде две, а здесь три: Ann — первая карта, Ann — вторая карта и Bob — первая "
        "карта.",
    ),
    Wrong(
        TooManyOfRank, "showdown --pot 40 Ann=5hQb Bob=QsQc", code=1,
        en="A deck has two black cards of rank Q, here are three: Ann's second card, Bob's first card and "
        "Bob's second card.",
        ru="Чёрных «Д» в колоде две, а здесь три: Ann — вторая карта, Bob — первая карта и Bob — вторая "
        "карта.",
    ),
    Wrong(
        SuitMissing, "showdown -r double-clubs --pot 40 Ann=5s7 Bob=27p", code=1,
        en="Ann's second card, 7, has no suit, and these rules count suits: type it with c, d, h or s.",
        ru="Ann — вторая карта, 7: нет масти, а по этим правилам масти считаются; допишите c, d, h или s "
        "(т, б, ч, п).",
    ),
    Wrong(
        SuitMissing, "showdown -r black --pot 40 Ann=5s Bob=7", code=1,
        en="Bob's first card, 7, has no suit, and these rules count colours: type it with c, d, h, s, or "
        "with r (red) or b (black).",
        ru="Bob — первая карта, 7: нет масти, а по этим правилам цвет считается; допишите c, d, h, s (т, "
        "б, ч, п) или r (красная), b (чёрная).",
    ),
)  # fmt: skip

AREA = Area(title="Cards", entries=ENTRIES)
