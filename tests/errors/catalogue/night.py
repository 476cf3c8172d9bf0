"""What the night's books do not allow, from the first buy-in to the count."""

from __future__ import annotations

from dealer_assist.core.errors import session as errors
from dealer_assist.core.errors.session import WrongPlace
from tests.errors.causes import changed
from tests.errors.wrong import Area, Wrong

START = "session start Ann=20 Bob=20"
OPEN = (START,)
CLOSED = (START, "session close Ann=25 Bob=15")
IN_HAND = (START, "hand deal")
PLAYED = (START, "table <<< -*\\nk*\\n-*\\nAnn=7p x*")

RIDING = (
    f"{START} --set showdown.low_limit=at-most --set showdown.high_limit=at-most",
    "hand add 4 Ann=30p Bob=30p",
)

ENTRIES = (
    Wrong(
        errors.NoSession, "buyin Ann 20", code=1,
        en="No session is open. To open one: dealer session start Ann=20 Bob=20 …",
        ru="Вечер не открыт. Открыть: dealer session start Ann=20 Bob=20 …",
    ),
    Wrong(
        errors.NoSession, "buyin Ann 20", before=CLOSED, code=1,
        en="No session is open. To open one as last time: dealer session start --again",
        ru="Вечер не открыт. Открыть как в прошлый раз: dealer session start --again",
    ),
    Wrong(
        errors.SessionOpen, "session start Ann=20 Bob=20", before=OPEN, code=1,
        en="Session 2026-03-14 is open already: close it with `dealer session close`, or `dealer session "
        "void` it.",
        ru="Вечер 2026-03-14 уже открыт: закройте его `dealer session close` или отмените `dealer session "
        "void`.",
    ),
    Wrong(
        errors.SessionUnknown, "session show x", before=CLOSED, code=1,
        en="There is no session 'x'; the last is 2026-03-14. `dealer session list` shows them all.",
        ru="Вечера «x» нет; последний — 2026-03-14. Все покажет `dealer session list`.",
    ),
    Wrong(
        errors.SessionUnknown, "session show x", code=1,
        en="There is no session 'x', and no other one yet: dealer session start opens one.",
        ru="Вечера «x» нет, и других пока тоже; открыть: dealer session start.",
    ),
    Wrong(
        errors.SessionEnded, "session show", before=(START, "away Ann", "back Ann"),
        cause=changed("sessions/2026-03-14.json", '"event": "away"', '"event": "void"'), code=1,
        en="Session 2026-03-14 has ended; nothing can be added to it. `dealer undo` opens it again.",
        ru="Вечер 2026-03-14 закончен, добавить нельзя. Снова открыть — `dealer undo`.",
    ),
    Wrong(
        errors.StillOpen, "settle", before=OPEN, code=1,
        en="Session 2026-03-14 is still open: count the chips and close it with `dealer session close`.",
        ru="Вечер 2026-03-14 ещё открыт: сосчитайте фишки и закройте его: `dealer session close`.",
    ),
    Wrong(
        errors.TooFewPlayers, "session start --again --without Ann,Bob", before=CLOSED, code=1,
        en="A table needs two players: type their buy-ins, like Ann=20 Bob=20.",
        ru="За столом нужны двое: напишите входы: Ann=20 Bob=20.",
    ),
    Wrong(
        errors.TooFewPlayers, "session start --ante 1 --limit 1-5 Ann=20", code=1,
        en="A table needs two players, and there is only Ann: type another one, like Bob=20.",
        ru="За столом нужны двое, а есть только Ann: напишите ещё кого-то: Bob=20.",
    ),
    Wrong(
        errors.NotHisPlace, "away Ann", before=(START, "cashout Ann 20"), fault=WrongPlace.NOT_HERE, code=1,
        en="Ann has no seat at the table: to sit down, type dealer buyin Ann CHIPS",
        ru="Ann не за столом; чтобы сесть: dealer buyin Ann ФИШКИ",
    ),
    Wrong(
        errors.NotHisPlace, "away Ann", before=(START, "away Ann"), fault=WrongPlace.AWAY, code=1,
        en="Ann is away already; dealer back Ann ends that.",
        ru="Ann уже на перерыве; вернуть — dealer back Ann.",
    ),
    Wrong(
        errors.NotHisPlace, "back Ann", before=OPEN, fault=WrongPlace.SEATED, code=1,
        en="Ann sits at the table already, and is not away.",
        ru="Ann за столом, перерыва не было.",
    ),
    Wrong(
        errors.NotHisPlace, "session close Ann=20 Bob=20", before=(START, "cashout Ann 20"),
        fault=WrongPlace.NO_CHIPS, code=1,
        en="Ann is not at the table, so there is nothing to count: leave the name out.",
        ru="Ann не за столом, считать нечего: уберите имя.",
    ),
    Wrong(
        errors.HandOpen, "cashout Ann 20", before=IN_HAND, code=1,
        en="Ann is in hand 1: end it first, or void it with `dealer hand void`.",
        ru="Ann ещё в раздаче 1: сначала закончите её или отмените: `dealer hand void`.",
    ),
    Wrong(
        errors.HandOpen, "session close Ann=20 Bob=20", before=IN_HAND, code=1,
        en="Hand 1 is being played: end it first, or void it with `dealer hand void`.",
        ru="Идёт раздача 1: сначала закончите её или отмените: `dealer hand void`.",
    ),
    Wrong(
        errors.BuysInHand, "buyin Ann 20", before=IN_HAND, code=1,
        en="Ann is in hand 1, and at table stakes nobody buys while a hand runs: wait for its end.",
        ru="Ann ещё в раздаче 1, а при игре на то, что на столе, во время раздачи не докупают: дождитесь "
        "конца.",
    ),
    Wrong(
        errors.NothingMoved, "buyin Ann 0", before=OPEN, code=1,
        en="The amount is 0, so there is nothing to write down: type one over 0.",
        ru="Сумма — 0, записывать нечего: напишите больше 0.",
    ),
    Wrong(
        errors.SamePerson, "loan Ann Ann 5", before=OPEN, code=1,
        en="Ann stands on both sides: type two different names.",
        ru="Ann с обеих сторон: напишите два разных имени.",
    ),
    Wrong(
        errors.NamedTwice, "session close Ann=20 Ann=20", before=OPEN, code=1,
        en="Ann is named twice: type every name once.",
        ru="Ann стоит дважды: каждое имя — один раз.",
    ),
    Wrong(
        errors.NotInItsChips, "buyin Ann 1.50", before=OPEN, code=1,
        en="1.50 cannot be laid in this session's chips: type a multiple of 1.",
        ru="1,50 фишками этого вечера не набрать: напишите кратное 1.",
    ),
    Wrong(
        errors.NoTill, "buyin Ann 20 --cash", before=OPEN, code=1,
        en="Nobody holds the till yet: add --till NAME, or leave --cash out.",
        ru="Кассу пока никто не держит: добавьте --till ИМЯ или уберите --cash.",
    ),
    Wrong(
        errors.CashOutsExceed, "cashout Ann 41", before=OPEN, code=1,
        en="Ann cannot cash out 41: cash-outs exceed buy-ins by 1.00, only 40 are in play. Was a buy-in "
        "not written down (dealer buyin), or a cash-out written twice (dealer undo)?",
        ru="Ann не может сдать 41: выходы превысят входы на 1,00, в игре только 40. Не записан вход "
        "(dealer buyin) или выход записан дважды (dealer undo)?",
    ),
    Wrong(
        errors.TooFewChips, "cashout Bob 20 --stays", before=PLAYED, code=1,
        en="Bob has 19 and not 20: count again (dealer count Bob=CHIPS), or take less.",
        ru="Bob: в стеке 19, а не 20; пересчитайте (dealer count Bob=ФИШКИ) или берите меньше.",
    ),
    Wrong(
        errors.CorrectionOff, "correct Ann=-5 Bob=+4", before=OPEN, code=1,
        en="A correction sums to zero, and this one to -1: what one gets another gives.",
        ru="Поправка в сумме должна дать ноль, а даёт -1: сколько одному прибавить, столько с другого "
        "снять.",
    ),
    Wrong(
        errors.HandOff, "session show", before=PLAYED,
        cause=changed("sessions/2026-03-14/hand-0001.json", '"nets": {"Ann": ', '"nets": {"Ann": 1'), code=1,
        en="The result of hand 1 sums to +10 instead of 0, riding chips included: the book was changed.",
        ru="Итог раздачи 1 в сумме +10 вместо 0, считая оставшиеся фишки: книгу изменили.",
    ),
    Wrong(
        errors.ChipsRide, "session close Ann=18 Bob=18", before=RIDING, code=1,
        en="4 still ride: play another hand, or end it with --split-carried (equal parts) or --carried-to "
        "NAME.",
        ru="В банке осталось 4: сыграйте ещё раздачу или закончите с --split-carried (поровну) или "
        "--carried-to ИМЯ.",
    ),
    Wrong(
        errors.CountMissing, "session close Ann=20", before=OPEN, code=1,
        en="Nobody has counted Bob: add Bob=CHIPS.",
        ru="Не сосчитано: Bob; добавьте Bob=ФИШКИ.",
    ),
    Wrong(
        errors.CountsOff, "session close Ann=25 Bob=14", before=OPEN, code=1,
        en="Counted are 39, in play 40: buy-ins exceed cash-outs by 1.00.\n"
        "Usually somebody left with chips (dealer cashout), a buy-in was written twice (dealer undo), a "
        "stack was counted too low, or a chip lies on the floor.\n"
        "To close all the same: --short-to NAME (who gets 1.00 more) or --spread (all get).",
        ru="Сосчитано 39, в игре 40: входы превышают выходы на 1,00.\n"
        "Обычно кто-то ушёл с фишками (dealer cashout), вход записан дважды (dealer undo), чей-то стек "
        "недосчитан или фишка лежит на полу.\n"
        "Всё равно закрыть: --short-to ИМЯ (он получит на 1,00 больше) или --spread (получат все).",
    ),
    Wrong(
        errors.CountsOff, "session close Ann=25 Bob=16 --short-to Ann", before=OPEN, code=1,
        en="Counted are 41, in play 40: cash-outs exceed buy-ins by 1.00.\n"
        "Usually a buy-in was not written down (dealer buyin), a cash-out was written twice (dealer undo), "
        "or a stack was counted too high.\n"
        "--short-to books the other way round.\n"
        "To close all the same: --over-to NAME (who pays 1.00 more) or --spread (all pay).",
        ru="Сосчитано 41, в игре 40: выходы превышают входы на 1,00.\n"
        "Обычно не записан вход (dealer buyin), выход записан дважды (dealer undo) или чей-то стек сосчитан "
        "с излишком.\n"
        "--short-to записывает в другую сторону.\n"
        "Всё равно закрыть: --over-to ИМЯ (он платит на 1,00 больше) или --spread (платят все).",
    ),
    Wrong(
        errors.CountsOff, "session close Ann=20 Bob=19", before=PLAYED, code=1,
        en="Counted are 39, in play 40: buy-ins exceed cash-outs by 1.00.\n"
        "Usually somebody left with chips (dealer cashout), a buy-in was written twice (dealer undo), a "
        "stack was counted too low, or a chip lies on the floor.\n"
        "Other than the hands say: Ann counted 20, by the hands 21.\n"
        "To close all the same: --short-to NAME (who gets 1.00 more) or --spread (all get).",
        ru="Сосчитано 39, в игре 40: входы превышают выходы на 1,00.\n"
        "Обычно кто-то ушёл с фишками (dealer cashout), вход записан дважды (dealer undo), чей-то стек "
        "недосчитан или фишка лежит на полу.\n"
        "Расходится с раздачами: Ann — сосчитано 20, по раздачам 21.\n"
        "Всё равно закрыть: --short-to ИМЯ (он получит на 1,00 больше) или --spread (получат все).",
    ),
    Wrong(
        errors.NothingToUndo, "undo", code=1,
        en="There is nothing that could be taken back: the book is as it was at first.",
        ru="Взять назад нечего: книга такая, какой была вначале.",
    ),
    Wrong(
        errors.RecordUnreadable, "session show", before=OPEN,
        cause=changed("sessions/2026-03-14.json", '"event": "start"', '"event": "strat"'), code=3,
        en="Session 2026-03-14, record 1 (strat) cannot be read: event is missing or wrong. To go back to "
        "a backup: dealer restore FILE",
        ru="Вечер 2026-03-14, запись 1 (strat) не читается: event отсутствует или неверно. Вернуть книгу "
        "из копии: dealer restore ФАЙЛ",
    ),
    Wrong(
        errors.RecordUnreadable, "debts", before=CLOSED,
        cause=changed("book.json", '"plan": [[', '"plan": [5, ['), code=3,
        en="Record 1 of the book (plan) cannot be read: plan is missing or wrong. To go back to a backup: "
        "dealer restore FILE",
        ru="Запись 1 книги (plan) не читается: plan отсутствует или неверно. Вернуть книгу из копии: "
        "dealer restore ФАЙЛ",
    ),
)  # fmt: skip

AREA = Area(title="The night's books", entries=ENTRIES)
