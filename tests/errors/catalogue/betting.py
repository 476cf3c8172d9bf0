"""What can be wrong with the bets of a hand, and with the chips in it."""

from __future__ import annotations

from dealer_assist.core.errors import hand as errors
from dealer_assist.core.errors.handfile import PotMixed
from tests.errors.catalogue.dealing import REPLAY, THREE, TWO, under
from tests.errors.wrong import Area, Wrong

STACKS = "seats Ann=40 Bob=40\ndealer Bob\n"
SEATS = "seats Ann Bob Cy\ndealer Cy\n"
THREE_STACKS = "rules pagat\nseats Ann=40 Bob=40 Cy=40\ndealer Cy\n"

ENTRIES = (
    Wrong(
        errors.OpenerMissing, REPLAY, text=under("betting.opener=best-exposed") + "draw -*\nbet k", code=1,
        en="line 6, 'k': Nobody can act yet. The dealer must first say who opens: opener NAME.",
        ru="строка 6, «k»: Ходить пока некому. Сдающий должен сначала сказать, кто открывает: opener ИМЯ.",
    ),
    Wrong(
        errors.OpenerNotNamed, REPLAY, text=TWO + "opener Ann", code=1,
        en="line 4, 'Ann': Under these rules (betting.opener is left) the dealer does not name who opens. "
        "It is Ann's turn: + takes a card, - declines.",
        ru="строка 4, «Ann»: По этим правилам (betting.opener — left) сдающий не называет, кто открывает. "
        "Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        errors.MustCall, REPLAY, text=TWO + "draw -*\nbet b2 k", code=1,
        en="line 5, 'k': A check is not enough, 2 is to be called. It is Bob's turn: 2 to call (c), raise "
        "by 1–5 to 3–7 (r), fold (f).",
        ru="строка 5, «k»: Чека мало, нужно уравнять 2. Ходит Bob: уравнять 2 (c), повысить на 1–5 до 3–7 "
        "(r), сбросить (f).",
    ),
    Wrong(
        errors.NoChecking, REPLAY, text=under("betting.check=false") + "draw -*\nbet k", code=1,
        en="line 6, 'k': Nobody checks under these rules (betting.check is false): to pass is to fold. It "
        "is Ann's turn: bet 1–5 (b), fold (f).",
        ru="строка 6, «k»: По этим правилам чека нет (betting.check — false): пас — значит сброс. Ходит "
        "Ann: ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        errors.NothingToCall, REPLAY, text=TWO + "draw -*\nbet c", code=1,
        en="line 5, 'c': There is nothing to call. It is Ann's turn: check (k), bet 1–5 (b), fold (f).",
        ru="строка 5, «c»: Уравнивать нечего. Ходит Ann: чек (k), ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        errors.BetStands, REPLAY, text=TWO + "draw -*\nbet b2 b4", code=1,
        en="line 5, 'b4': There is a bet of 2 already: type r to raise it. It is Bob's turn: 2 to call "
        "(c), raise by 1–5 to 3–7 (r), fold (f).",
        ru="строка 5, «b4»: Ставка 2 уже есть: повысить — r. Ходит Bob: уравнять 2 (c), повысить на 1–5 до "
        "3–7 (r), сбросить (f).",
    ),
    Wrong(
        errors.NoBetYet, REPLAY, text=TWO + "draw -*\nbet r4", code=1,
        en="line 5, 'r4': There is no bet to raise: type b to bet. It is Ann's turn: check (k), bet 1–5 "
        "(b), fold (f).",
        ru="строка 5, «r4»: Повышать нечего: поставить — b. Ходит Ann: чек (k), ставка 1–5 (b), сбросить "
        "(f).",
    ),
    Wrong(
        errors.RaisesCapped, REPLAY, text=under("betting.raises=1", SEATS) + "draw -*\nbet b2 r2 r2", code=1,
        en="line 6, 'r2': The raise of this round was made. It is Cy's turn: 4 to call (c), fold (f).",
        ru="строка 6, «r2»: Больше не повысить: повышений в круге уже 1. Ходит Cy: уравнять 4 (c), "
        "сбросить (f).",
    ),
    Wrong(
        errors.RaisesCapped, REPLAY, text=under("betting.raises=3", SEATS) + "draw -*\nbet b2 r2 r2 r2 r2",
        code=1,
        en="line 6, 'r2': The 3 raises of this round were made. It is Bob's turn: 4 to call (c), fold (f).",
        ru="строка 6, «r2»: Больше не повысить: повышений в круге уже 3. Ходит Bob: уравнять 4 (c), "
        "сбросить (f).",
    ),
    Wrong(
        errors.NotReopened, REPLAY,
        text=under("betting.max=0", "seats Ann=90 Bob=90 Cy=16\ndealer Cy\n") + "draw -*\nbet b10 c a r10",
        code=1,
        en="line 6, 'r10': No raise: since then the bet has grown by 5 only, and it takes 10 to open it "
        "again. It is Ann's turn: 5 to call (c), fold (f).",
        ru="строка 6, «r10»: Повысить нельзя: ставка с тех пор выросла только на 5, а снова открывает "
        "торги 10. Ходит Ann: уравнять 5 (c), сбросить (f).",
    ),
    Wrong(
        errors.AmountOutside, REPLAY, text=TWO + "draw -*\nbet b9", code=1,
        en="line 5, 'b9': A bet of 9 is not between 1 and 5. It is Ann's turn: check (k), bet 1–5 (b), "
        "fold (f).",
        ru="строка 5, «b9»: Ставка 9 не подходит: можно от 1 до 5. Ходит Ann: чек (k), ставка 1–5 (b), "
        "сбросить (f).",
    ),
    Wrong(
        errors.AmountOutside, REPLAY, text=TWO + "draw -*\nbet b5 r9", code=1,
        en="line 5, 'r9': A raise by 9 is not between 1 and 5. It is Bob's turn: 5 to call (c), raise by "
        "1–5 to 6–10 (r), fold (f).",
        ru="строка 5, «r9»: Повысить на 9 нельзя: можно от 1 до 5. Ходит Bob: уравнять 5 (c), повысить на "
        "1–5 до 6–10 (r), сбросить (f).",
    ),
    Wrong(
        errors.AmountOutside, REPLAY, text=under("betting.max=0 betting.min=3", STACKS) + "draw -*\nbet b2",
        code=1,
        en="line 6, 'b2': A bet of 2 is too small, the least is 3. It is Ann's turn: check (k), bet 3–39 "
        "(b), fold (f).",
        ru="строка 6, «b2»: Ставка 2 мала: нужно хотя бы 3. Ходит Ann: чек (k), ставка 3–39 (b), сбросить "
        "(f).",
    ),
    Wrong(
        errors.AmountOutside, REPLAY,
        text=under("betting.max=0 betting.min=3", STACKS) + "draw -*\nbet b4 r3", code=1,
        en="line 6, 'r3': A raise by 3 is too small, the least is 4. It is Bob's turn: 4 to call (c), "
        "raise by 4–35 to 8–39 (r), fold (f).",
        ru="строка 6, «r3»: Повысить на 3 мало: нужно хотя бы 4. Ходит Bob: уравнять 4 (c), повысить на "
        "4–35 до 8–39 (r), сбросить (f).",
    ),
    Wrong(
        errors.NotThatMany, REPLAY, text=under("betting.max=0", STACKS) + "draw -*\nbet b50", code=1,
        en="line 6, 'b50': Ann would need 50 and has 39: a is all-in. It is Ann's turn: check (k), bet "
        "1–39 (b), fold (f).",
        ru="строка 6, «b50»: Ann: нужно 50, а в стеке 39; олл-ин — это a. Ходит Ann: чек (k), ставка 1–39 "
        "(b), сбросить (f).",
    ),
    Wrong(
        errors.NotThatMany, REPLAY,
        text=under("betting.max=0 betting.stakes=open", STACKS) + "draw -*\nbet b50", code=1,
        en="line 6, 'b50': Ann would need 50 and has 39: type buy Ann 11 first. It is Ann's turn: check "
        "(k), bet 1 or more (b), fold (f).",
        ru="строка 6, «b50»: Ann: нужно 50, а в стеке 39; сначала buy Ann 11. Ходит Ann: чек (k), ставка 1 "
        "или больше (b), сбросить (f).",
    ),
    Wrong(
        errors.NoAllIn, REPLAY, text=under("betting.stakes=open", STACKS) + "draw -*\nbet a", code=1,
        en="line 6, 'a': There is no all-in at open stakes: Ann calls, or buys first. It is Ann's turn: "
        "check (k), bet 1–5 (b), fold (f).",
        ru="строка 6, «a»: При докупке олл-ина нет: Ann уравнивает или сначала докупает. Ходит Ann: чек "
        "(k), ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        errors.NoAllIn, REPLAY, text=TWO + "draw -*\nbet a", code=1,
        en="line 5, 'a': There is no all-in without a stack: type b or r with the amount, or give Ann a "
        "stack in seats. It is Ann's turn: check (k), bet 1–5 (b), fold (f).",
        ru="строка 5, «a»: Без стека олл-ина нет: пишите b или r с суммой или дайте игроку Ann стек в "
        "seats. Ходит Ann: чек (k), ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        errors.NoBuying, REPLAY, text="rules pagat\n" + STACKS + "buy Ann 3", code=1,
        en="line 4, 'Ann': At table stakes nobody buys while a hand runs: Ann buys after it. It is Ann's "
        "turn: + takes a card, - declines.",
        ru="строка 4, «Ann»: При игре на то, что на столе, во время раздачи не докупают: Ann — после неё. "
        "Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        errors.NoBuying, REPLAY,
        text=under("betting.stakes=open", "seats Ann Bob=4\ndealer Bob\n") + "buy Ann 3", code=1,
        en="line 5, 'Ann': No stack is kept for Ann, so there is nothing to buy. It is Ann's turn: + takes "
        "a card, - declines.",
        ru="строка 5, «Ann»: Ann: стек не ведётся, покупать нечего. Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        errors.NothingBought, REPLAY, text=under("betting.stakes=open", STACKS) + "buy Ann 0", code=1,
        en="line 5, 'Ann': Nothing is bought: type an amount above 0. It is Ann's turn: + takes a card, - "
        "declines.",
        ru="строка 5, «Ann»: Ничего не куплено: напишите сумму больше 0. Ходит Ann: + берёт карту, - не "
        "берёт.",
    ),
    Wrong(
        errors.PotTooSmall, REPLAY, text="rules pagat\nseats Ann Bob\ncarried 4\ndealer Bob\npot 3", code=1,
        en="line 5, '3': A pot of 3 is less than the 4 that ride from the last hand: type all that is in "
        "it. It is Ann's turn: + takes a card, - declines.",
        ru="строка 5, «3»: Банк 3 меньше, чем осталось с прошлой раздачи (4): напишите всё, что в нём "
        "лежит. Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        errors.PutInTooMuch, REPLAY, text="rules pagat\nseats Ann=4 Bob=9\ndealer Bob\npot Ann=5 Bob=5",
        code=1,
        en="line 4, 'Ann=5': Ann had 4 and cannot have put in 5: look at the chips again. It is Ann's "
        "turn: + takes a card, - declines.",
        ru="строка 4, «Ann=5»: Ann: было 4, вложить 5 нельзя; пересчитайте фишки. Ходит Ann: + берёт "
        "карту, - не берёт.",
    ),
    Wrong(
        errors.PutInTooLittle, REPLAY, text=THREE_STACKS + "pot Ann=8 Bob=16 Cy=16\nshow Ann=43", code=1,
        en="line 5, 'Ann=43': Ann put in 8 where others put in 16, and has chips left: who folded is not "
        "shown, else type what Ann put in. Still to show: Ann, Bob, Cy.",
        ru="строка 5, «Ann=43»: Ann: вложено 8, у других 16, и фишки ещё есть; кто сбросил, того не "
        "показывают, иначе исправьте, сколько вложено. Ещё не показано: Ann, Bob, Cy.",
    ),
    Wrong(
        PotMixed, REPLAY, text=THREE + "pot 9 Ann=3", code=1,
        en="line 4, '9': 9 stands there without a name: type one amount for the whole pot, or NAME=AMOUNT "
        "for each. It is Ann's turn: + takes a card, - declines.",
        ru="строка 4, «9»: 9 стоит без имени: либо одна сумма на весь банк, либо ИМЯ=СУММА для каждого. "
        "Ходит Ann: + берёт карту, - не берёт.",
    ),
)  # fmt: skip

AREA = Area(title="A hand: the bets and the chips", entries=ENTRIES)
