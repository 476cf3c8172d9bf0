"""What can be wrong with a showdown as a whole."""

from __future__ import annotations

from dealer_assist.core.errors.live import NotAtTable
from dealer_assist.core.errors.showdown import (
    DeclarationMissing,
    DeclarationNotPlayed,
    DeclarationUnclear,
    DeclarationUnreadable,
    EqualsForgotten,
    MoreHandsThanSeats,
    NobodyShows,
    NoHands,
    NotSeated,
    PlayerTwiceInPot,
    ShowdownUnreadable,
    TextFault,
)
from tests.errors.wrong import Area, Wrong

ENTRIES = (
    Wrong(
        EqualsForgotten, "showdown --pot 40 Ann 7p", code=2,
        en="'Ann' is no hand. For somebody of that name type Ann=7p, without a blank.",
        ru="«Ann» — не рука. Если это имя игрока, напишите Ann=7p, без пробела.",
    ),
    Wrong(
        NobodyShows, "showdown --pot 40 Ann=x Bob=x", code=1,
        en="Nobody shows a hand, so nobody can win: type the cards of at least one player instead of x.",
        ru="Никто не показывает руку, выиграть некому: вместо x напишите карты хотя бы одного игрока.",
    ),
    Wrong(
        NoHands, "showdown --pot 40", code=2,
        en="There are no hands: type each as NAME=CARDS, for example Ann=5sAdAc Bob=10c9d8s.",
        ru="Рук нет: напишите каждую как ИМЯ=КАРТЫ: Ann=5sAdAc Bob=10c9d8s.",
    ),
    Wrong(
        DeclarationMissing, "showdown -r homegame --pot 40 Ann=7p/low Bob=27p", code=1,
        en="Bob declared nothing, and these rules want a declaration: type Bob=CARDS/low, /high or /both.",
        ru="Без объявления: Bob, а по этим правилам объявляют; напишите Bob=КАРТЫ/low, /high или /both.",
    ),
    Wrong(
        DeclarationMissing, "showdown -r homegame --pot 40 Ann=7p Bob=27p", code=1,
        en="Ann and Bob declared nothing, and these rules want declarations: type Ann=CARDS/low, /high or "
        "/both.",
        ru="Без объявления: Ann и Bob, а по этим правилам объявляют; напишите Ann=КАРТЫ/low, /high или "
        "/both.",
    ),
    Wrong(
        DeclarationNotPlayed, "showdown --pot 40 Ann=7p/low Bob=27p", code=1,
        en="Ann declared 'low', but nobody declares under these rules: leave it out, or add --set "
        "declare.how=together.",
        ru="Ann объявляет «low», но по этим правилам не объявляют; уберите или добавьте --set "
        "declare.how=together.",
    ),
    Wrong(
        DeclarationUnreadable, "showdown -r homegame --pot 40 Ann=7p/most Bob=27p/high", code=2,
        en="Ann's 'most' is no declaration here: type one of low, high, both, 7, 27, 0c, 1c, 2c.",
        ru="Ann: «most» — здесь так не объявляют; подойдёт low, high, both, 7, 27, 0c, 1c, 2c.",
    ),
    Wrong(
        DeclarationUnclear, "showdown -r homegame --pot 40 --set names.high=sevens Ann=7p/s Bob=27p/high",
        code=2,
        en="Ann's 's' may be seven or sevens: type more of it.",
        ru="Ann: «s» — это seven или sevens; допишите.",
    ),
    Wrong(
        ShowdownUnreadable, "showdown --pot 40 Ann=", fault=TextFault.NO_CARDS, code=2,
        en="'Ann=' has no cards: type NAME=CARDS, like Ann=5sAdAc.",
        ru="«Ann=» без карт: напишите ИМЯ=КАРТЫ: Ann=5sAdAc.",
    ),
    Wrong(
        ShowdownUnreadable, "showdown --pot 40 =7p Bob=27p", fault=TextFault.NO_NAME, code=2,
        en="'=7p' has no name before the =: type NAME=CARDS, like Ann=5sAdAc, or the cards alone.",
        ru="«=7p»: перед = нет имени; напишите ИМЯ=КАРТЫ: Ann=5sAdAc, или одни карты.",
    ),
    Wrong(
        ShowdownUnreadable, "showdown --pot 40 Ann=7p/ Bob=27p", fault=TextFault.NO_DECLARATION, code=2,
        en="'Ann=7p/' has nothing after the /: type low, high or both there.",
        ru="«Ann=7p/»: после / ничего нет; напишите там low, high или both.",
    ),
    Wrong(
        ShowdownUnreadable, "showdown --pots 40 Ann=7p Bob=27p", fault=TextFault.POT_FORM, code=2,
        en="'40' is no pot: type AMOUNT:NAME,NAME for each, like --pots \"70:Ann,Bob,Cat 60:Bob,Cat\".",
        ru='«40» — не банк: для каждого СУММА:ИМЯ,ИМЯ: --pots "70:Ann,Bob,Cat 60:Bob,Cat".',
    ),
    Wrong(
        NotSeated, "showdown --pot 40 --seats Bob,Cy Ann=7p Bob=27p", code=1,
        en="Ann shows a hand but has no seat; the seats are Bob, Cy: add Ann to --seats.",
        ru="Ann показывает руку, но не сидит за столом; там Bob, Cy. Добавьте Ann в --seats.",
    ),
    Wrong(
        MoreHandsThanSeats, "showdown --pot 40 --seats Ann,Bob 7p 27p 5AA", code=1,
        en="Nobody is left to hold '5AA'; the seats are Ann, Bob: type whose hand it is, like NAME=5AA.",
        ru="Для руки «5AA» игрока не осталось; места: Ann, Bob. Напишите, чья она: ИМЯ=5AA.",
    ),
    Wrong(
        PlayerTwiceInPot, "showdown --pots 40:Ann,Bob,Ann Ann=7p Bob=27p", code=1,
        en="Ann stands twice in one pot: name each player once.",
        ru="Ann стоит в одном банке дважды: назовите каждого один раз.",
    ),
    Wrong(
        NotAtTable, "showdown --pot 40 Ann=7p Eve=27p", before=("session start Ann=20 Bob=20",), code=1,
        en="'Eve' does not sit at the open session's table (Ann, Bob): type one of them, or add "
        "--no-session for a showdown of its own.",
        ru="«Eve» не за столом открытого вечера (Ann, Bob): назовите кого-то из них или добавьте "
        "--no-session, если вскрытие отдельное.",
    ),
)  # fmt: skip

AREA = Area(title="The showdown", entries=ENTRIES)
