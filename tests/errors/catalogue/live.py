"""What the live table does not allow, and the hands of an open session."""

from __future__ import annotations

from dealer_assist.core.errors import live as errors
from dealer_assist.core.errors.hand import AmountOutside, NothingToTakeBack
from dealer_assist.core.errors.handfile import TokenFault, TokenUnreadable
from tests.errors.catalogue.night import IN_HAND, OPEN, START
from tests.errors.catalogue.night import PLAYED as BET
from tests.errors.causes import changed, table_moves
from tests.errors.wrong import Area, Wrong

PLAYED = (START, "hand add 4 Ann=5AA Bob=T98")

ENTRIES = (
    Wrong(
        errors.NoHandOpen, "hand undo", before=OPEN, code=1,
        en="No hand is being played: dealer hand deal deals one, at dealer table Enter does.",
        ru="Раздача сейчас не идёт: сдать — dealer hand deal, а в dealer table — Enter.",
    ),
    Wrong(
        errors.NoHandOpen, "table", text="void\n", before=OPEN, code=1,
        en="line 1: No hand is being played: dealer hand deal deals one, at dealer table Enter does.",
        ru="строка 1: Раздача сейчас не идёт: сдать — dealer hand deal, а в dealer table — Enter.",
    ),
    Wrong(
        errors.NoSuchHand, "hand show", before=OPEN, code=1,
        en="No hand has been played in this session yet.",
        ru="В этом вечере раздач ещё не было.",
    ),
    Wrong(
        errors.NoSuchHand, "hand show 3", before=PLAYED, code=1,
        en="There is no hand '3' in this session: the last is 1.",
        ru="Раздачи «3» в этом вечере нет: последняя — 1.",
    ),
    Wrong(
        AmountOutside, "table", text="k b9\n", before=(*IN_HAND, "hand act -*"), code=1,
        en="line 1: 'b9': A bet of 9 is not between 1 and 5. It is Bob's turn: check (k), bet 1–5 (b), fold (f). "
        "Nothing of the line was taken: type k again, too.",
        ru="строка 1: «b9»: Ставка 9 не подходит: можно от 1 до 5. Ходит Bob: чек (k), ставка 1–5 (b), "
        "сбросить (f). Из этой строки не принято ничего: k тоже напишите снова.",
    ),
    Wrong(
        errors.NothingToRule, "hand award Ann=2", before=IN_HAND, code=1,
        en="The table can rule on the pot once the betting is over: finish the round, or void the hand.",
        ru="Стол решает о банке, когда торги кончились: закончите круг или отмените раздачу.",
    ),
    Wrong(
        errors.RulingOff, "hand award Ann=1 Bob=1", before=PLAYED, code=1,
        en="The pot is 4, the ruling pays 2: the amounts must sum to the pot.",
        ru="В банке 4, а по решению выплачено 2: вместе должен выйти банк.",
    ),
    Wrong(
        errors.HandMoved, "hand award Bob=2", before=(*BET, "cashout Ann 3"), code=1,
        en="Something was recorded after the last hand: take that back with undo first, or use dealer "
        "correct.",
        ru="После последней раздачи уже есть записи: сначала возьмите их назад (undo) или поправьте: "
        "dealer correct.",
    ),
    Wrong(
        NothingToTakeBack, "hand undo", before=(*IN_HAND, "hand act -"),
        cause=changed("hand.json", '"said": "draw Ann:-"', '"said": "undo"'), code=1,
        en="There is nothing to take back: the hand has only just been dealt.",
        ru="Взять назад нечего: раздача только что сдана.",
    ),
    Wrong(
        TokenUnreadable, "hand undo", before=(*IN_HAND, "hand act -"),
        cause=changed("hand.json", '"said": "draw', '"said": "drew'), fault=TokenFault.KEYWORD, code=1,
        en="'Ann:-': 'drew' begins no statement; they begin with rules, set, seats, carried, dealer, "
        "opener, up, draw, bet, declare, show, bust, buy, pot, void. It is Ann's turn: + takes a card, - "
        "declines.",
        ru="«Ann:-»: Строка не начинается словом «drew»; бывают такие: rules, set, seats, carried, dealer, "
        "opener, up, draw, bet, declare, show, bust, buy, pot, void. Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        TokenUnreadable, "hand undo", before=(*IN_HAND, "hand act -"), fault=TokenFault.KEYWORD,
        cause=changed("hand.json", '"said": "draw Ann:-"', '"said": ""'), code=1,
        en="'' begins no statement; they begin with rules, set, seats, carried, dealer, opener, up, draw, "
        "bet, declare, show, bust, buy, pot, void. It is Ann's turn: + takes a card, - declines.",
        ru="Строка не начинается словом «»; бывают такие: rules, set, seats, carried, dealer, opener, up, "
        "draw, bet, declare, show, bust, buy, pot, void. Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        errors.TableMoved, "table", text="-\n", before=IN_HAND, cause=table_moves(), code=1,
        en="line 1: Something was recorded elsewhere meanwhile, so this line does not count: look where "
        "the table is now.",
        ru="строка 1: Тем временем записано что-то другое, поэтому строка не считается: посмотрите, что "
        "сейчас на столе.",
    ),
    Wrong(
        errors.WordUnknown, "table", text="stauts\n", before=OPEN, code=1,
        en="line 1: 'stauts' is nothing to type here. Did you mean status? (help lists everything)",
        ru="строка 1: «stauts» здесь не набирают. Может быть, status? (Всё покажет help.)",
    ),
    Wrong(
        errors.WordUnknown, "table", text="pizza\n", before=OPEN, code=1,
        en="line 1: 'pizza' is nothing to type here: help lists everything.",
        ru="строка 1: «pizza» здесь не набирают: всё покажет help.",
    ),
    Wrong(
        errors.PotFirst, "table", text="Ann=5AA Bob=T98\n", before=OPEN, code=1,
        en="line 1: No hand is being played: type the pot first, like 44 Ann=5AA Bob=T98, or deal a hand "
        "(Enter).",
        ru="строка 1: Раздача сейчас не идёт: напишите сначала банк: 44 Ann=5AA Bob=T98, или сдайте "
        "(Enter).",
    ),
)  # fmt: skip

AREA = Area(title="The live table", entries=ENTRIES)
