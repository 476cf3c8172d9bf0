"""What can be wrong with a hand that is shown or declared, and with a hand as a text file."""

from __future__ import annotations

from dealer_assist.core.errors import hand as errors
from dealer_assist.core.errors import handfile as file_errors
from dealer_assist.core.errors.handfile import OrderFault, TokenFault
from dealer_assist.core.errors.names import NameUnknown
from dealer_assist.core.errors.showdown import NobodyShows
from tests.errors.catalogue.dealing import REPLAY, TWO, under
from tests.errors.wrong import Area, Wrong

PLAYED = "draw -*\nbet k*\ndraw -*\n"

SHOWN = (
    Wrong(
        errors.WrongNumberOfCards, REPLAY, text=TWO + PLAYED + "show Ann=4", code=1,
        en="line 7, 'Ann=4': Ann shows 1 card, and 2 were dealt and taken. Still to show: Ann, Bob.",
        ru="строка 7, «Ann=4»: Ann показывает 1 карту, а сдано и взято 2. Ещё не показано: Ann, Bob.",
    ),
    Wrong(
        errors.WrongNumberOfCards, REPLAY, text=TWO + "pot 9\nshow Ann=4", code=1,
        en="line 5, 'Ann=4': Ann shows 1 card, and at least 2 were dealt. Still to show: Ann, Bob.",
        ru="строка 5, «Ann=4»: Ann показывает 1 карту, а сдано не меньше 2. Ещё не показано: Ann, Bob.",
    ),
    Wrong(
        errors.WrongNumberOfCards, REPLAY, text=under("draw.rounds=1") + "pot 9\nshow Ann=43222", code=1,
        en="line 6, 'Ann=43222': Ann shows 5 cards, and under these rules it can only be 2 to 4. Still to "
        "show: Ann, Bob.",
        ru="строка 6, «Ann=43222»: Ann показывает 5 карт, а по этим правилам может быть от 2 до 4. Ещё не "
        "показано: Ann, Bob.",
    ),
    Wrong(
        errors.NotedCardMissing, REPLAY, text=TWO + "up 7h 8h\npot 9\nshow Ann=43", code=1,
        en="line 6, 'Ann=43': Ann's 7♥ was seen before and is not among the cards shown: look at them "
        "again. Still to show: Ann, Bob.",
        ru="строка 6, «Ann=43»: Ann: 7♥ уже видели, а среди показанных её нет; проверьте карты. Ещё не "
        "показано: Ann, Bob.",
    ),
    Wrong(
        errors.AlreadyShown, REPLAY, text=TWO + PLAYED + "show Ann=43 Ann=43", code=1,
        en="line 7, 'Ann=43': Ann has shown already. Still to show: Bob.",
        ru="строка 7, «Ann=43»: Ann: рука уже показана. Ещё не показано: Bob.",
    ),
    Wrong(
        errors.AlreadyDeclared, REPLAY,
        text=under("declare.how=together") + PLAYED + "declare Ann=low Ann=high", code=1,
        en="line 8, 'Ann=high': Ann has declared low already. Still to declare: Bob.",
        ru="строка 8, «Ann=high»: Ann: уже объявлено low. Ещё не объявлено: Bob.",
    ),
    Wrong(
        NobodyShows, REPLAY, text=TWO + "pot 9\nshow Ann=x", code=1,
        en="line 6: Nobody shows a hand, so nobody can win: type the cards of at least one player instead "
        "of x. Still to show: Bob.",
        ru="строка 6: Никто не показывает руку, выиграть некому: вместо x напишите карты хотя бы одного "
        "игрока. Ещё не показано: Bob.",
    ),
)  # fmt: skip

FILES = (
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + "draw -*\nbet Ann", fault=TokenFault.NAME, code=1,
        en="line 5, 'Ann': That is a name, and bets need none: type only what is done, in turn. It is Ann's turn: "
        "check (k), bet 1–5 (b), fold (f).",
        ru="строка 5, «Ann»: Это имя, а в торгах оно не нужно: пишите по очереди одни ходы. Ходит Ann: чек (k), "
        "ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + "draw -*\nbet x", fault=TokenFault.BET, code=1,
        en="line 5, 'x': That is no act: type k (check), b4 (bet 4), c (call), r5 (raise by 5), r=9 (raise "
        "to 9), f (fold) or a (all-in). It is Ann's turn: check (k), bet 1–5 (b), fold (f).",
        ru="строка 5, «x»: Такого хода нет: k (чек), b4 (ставка 4), c (уравнять), r5 (повысить на 5), r=9 "
        "(повысить до 9), f (сбросить) или a (олл-ин). Ходит Ann: чек (k), ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + "draw + Bob", fault=TokenFault.DRAW, code=1,
        en="line 4, 'Bob': That is no answer: type + (takes a card), +7h (takes the 7 of hearts), - "
        "(declines), +! (is bust), or only the names of those who take a card. It is Bob's turn: + takes a "
        "card, - declines.",
        ru="строка 4, «Bob»: Такого ответа нет: + (берёт карту), +7h (берёт семёрку червей), - (не берёт), "
        "+! (перебор) или только имена тех, кто берёт карту. Ходит Bob: + берёт карту, - не берёт.",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + "draw -*\nbet b", fault=TokenFault.AMOUNT_MISSING,
        code=1,
        en="line 5, 'b': The amount is missing: b4 bets 4, r5 raises by 5, r=9 raises to 9. It is Ann's "
        "turn: check (k), bet 1–5 (b), fold (f).",
        ru="строка 5, «b»: Нет суммы: b4 — ставка 4, r5 — повышение на 5, r=9 — повышение до 9. Ходит Ann: "
        "чек (k), ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text="rules pagat\nseats Ann=", fault=TokenFault.NAME_VALUE,
        code=1,
        en="line 2, 'Ann=': Type NAME=AMOUNT, like Ann=40.",
        ru="строка 2, «Ann=»: Напишите ИМЯ=СУММА: Ann=40.",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + PLAYED + "show 43", fault=TokenFault.NAME_VALUE,
        code=1,
        en="line 7, '43': Type NAME=CARDS, like Ann=5sAdAc. Still to show: Ann, Bob.",
        ru="строка 7, «43»: Напишите ИМЯ=КАРТЫ: Ann=5sAdAc. Ещё не показано: Ann, Bob.",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=under("declare.how=together") + PLAYED + "declare Ann",
        fault=TokenFault.NAME_VALUE, code=1,
        en="line 8, 'Ann': Type NAME=SIDE, like Ann=low. Still to declare: Ann, Bob.",
        ru="строка 8, «Ann»: Напишите ИМЯ=СТОРОНА: Ann=low. Ещё не объявлено: Ann, Bob.",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text="rules pagat igra", fault=TokenFault.TOO_MANY, code=1,
        en="line 1, 'igra': 'rules' takes less than that: rules pagat.",
        ru="строка 1, «igra»: «rules»: здесь лишнее; пишут так: rules pagat.",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + "buy Ann", fault=TokenFault.TOO_FEW, code=1,
        en="line 4, 'Ann': 'buy' takes a name and an amount, like buy Bob 20. It is Ann's turn: + takes a "
        "card, - declines.",
        ru="строка 4, «Ann»: «buy» — это имя и сумма: buy Bob 20. Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + "draw", fault=TokenFault.NO_TOKENS, code=1,
        en="line 4: 'draw' says nothing by itself, type it like this: draw + - +7h. It is Ann's turn: + "
        "takes a card, - declines.",
        ru="строка 4: Одного слова «draw» мало, напишите так: draw + - +7h. Ходит Ann: + берёт карту, - не "
        "берёт.",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + "draw Ann Ann", fault=TokenFault.NAME_TWICE, code=1,
        en="line 4, 'Ann': Ann stands there twice. It is Ann's turn: + takes a card, - declines.",
        ru="строка 4, «Ann»: Ann стоит там дважды. Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text="rules pagat\nset betting.max", fault=TokenFault.SET,
        code=1,
        en="line 2, 'betting.max': A change of the rules is KEY=VALUE, like betting.max=10.",
        ru="строка 2, «betting.max»: Изменение правил — это КЛЮЧ=ЗНАЧЕНИЕ: betting.max=10.",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + "darw -", fault=TokenFault.KEYWORD, code=1,
        en="line 4: 'darw' begins no statement. Did you mean draw: draw + - +7h?",
        ru="строка 4: Строка не начинается словом «darw». Может быть, draw: draw + - +7h?",
    ),
    Wrong(
        file_errors.TokenUnreadable, REPLAY, text=TWO + "zzzz -", fault=TokenFault.KEYWORD, code=1,
        en="line 4: 'zzzz' begins no statement; they begin with rules, set, seats, carried, dealer, "
        "opener, up, draw, bet, declare, show, bust, buy, pot, void.",
        ru="строка 4: Строка не начинается словом «zzzz»; бывают такие: rules, set, seats, carried, "
        "dealer, opener, up, draw, bet, declare, show, bust, buy, pot, void.",
    ),
    Wrong(
        file_errors.OutOfOrder, REPLAY, text="rules pagat\nrules pagat", fault=OrderFault.TWICE, code=1,
        en="line 2, 'pagat': 'rules' stands only once in a file, and it stood before: take one of them out.",
        ru="строка 2, «pagat»: «rules» бывает в файле один раз, и он уже был: уберите лишний.",
    ),
    Wrong(
        file_errors.OutOfOrder, REPLAY, text="rules pagat\nseats Ann Bob\nset betting.max=9",
        fault=OrderFault.LATE, code=1,
        en="line 3, 'betting.max=9': 'set' comes before seats: the order is rules, set, seats, carried, "
        "dealer.",
        ru="строка 3, «betting.max=9»: «set» стоит перед seats: порядок — rules, set, seats, carried, "
        "dealer.",
    ),
    Wrong(
        file_errors.OutOfOrder, REPLAY, text="seats Ann", fault=OrderFault.MISSING, code=1,
        en="line 1, 'Ann': Before 'seats' comes rules, like this: rules pagat.",
        ru="строка 1, «Ann»: Перед «seats» нужно rules: rules pagat.",
    ),
    Wrong(
        file_errors.Unfinished, REPLAY, text=TWO, code=1,
        en="line 4: The file ends after line 3, but the hand goes on, for example with: draw + - +7h. It "
        "is Ann's turn: + takes a card, - declines.",
        ru="строка 4: Файл кончается строкой 3, а раздача идёт дальше, например: draw + - +7h. Ходит Ann: "
        "+ берёт карту, - не берёт.",
    ),
    Wrong(
        file_errors.Unfinished, REPLAY, text="", code=1,
        en="line 1: The file is empty; it begins like this: rules pagat.",
        ru="строка 1: Файл пуст; начинается он так: rules pagat.",
    ),
    Wrong(
        file_errors.StatementRefused, REPLAY,
        text="rules pagat\nset betting.min=9\nseats Ann Bob\ndealer Bob", code=1,
        en="line 4, 'Bob': --set: betting.min = 9 does not go with betting.max = 5: the least bet may not "
        "be over the limit. (see line 2)",
        ru="строка 4, «Bob»: --set: betting.min = 9 не сочетается с betting.max = 5: наименьшая ставка не "
        "может быть больше предела. (см. строку 2)",
    ),
    Wrong(
        NameUnknown, REPLAY, text=TWO + "draw -*\nbet Zoe:k", code=1,
        en="line 5, 'Zoe:k': There is no player 'Zoe' here; there are Ann, Bob. It is Ann's turn: check "
        "(k), bet 1–5 (b), fold (f).",
        ru="строка 5, «Zoe:k»: Игрока «Zoe» здесь нет; есть Ann, Bob. Ходит Ann: чек (k), ставка 1–5 (b), "
        "сбросить (f).",
    ),
)  # fmt: skip

ENTRIES = (*SHOWN, *FILES)
AREA = Area(title="A hand: what is shown, and the hand as a text file", entries=ENTRIES)
