"""What cannot be settled, paid or planned, and two names that cannot be one person."""

from __future__ import annotations

from dealer_assist.core.errors.debts import CurrencyUnclear, CurrencyUnknown, PaidTooMuch, PlanInUse
from dealer_assist.core.errors.names import NameUnknown
from dealer_assist.core.errors.players import AliasTaken, BothPlayed, StillPlaying
from dealer_assist.core.errors.settle import BalancesOff, StepTooSmall
from tests.errors.catalogue.night import CLOSED, OPEN, START
from tests.errors.wrong import Area, Wrong

EUROS = (f"{START} --currency €", "session close Ann=25 Bob=15")
TWO_CURRENCIES = (*EUROS, f"{START} --currency $", "session close Ann=25 Bob=15")

ENTRIES = (
    Wrong(
        BalancesOff, "settle Ann=+10 Bob=-9", code=1,
        en="More was won than lost, by 1.00, and the amounts must sum to zero: look them over again.",
        ru="Выиграно больше, чем проиграно, на 1,00, а в сумме должен быть ноль: проверьте ещё раз.",
    ),
    Wrong(
        BalancesOff, "settle Ann=+10 Bob=-11", code=1,
        en="More was lost than won, by 1.00, and the amounts must sum to zero: look them over again.",
        ru="Проиграно больше, чем выиграно, на 1,00, а в сумме должен быть ноль: проверьте ещё раз.",
    ),
    Wrong(
        StepTooSmall, "settle --to 0 Ann=+10 Bob=-10", code=1,
        en="Amounts cannot be rounded to 0: type the smallest note or coin, like --to 5.",
        ru="Округлить до 0 нельзя: назовите самую мелкую купюру или монету: --to 5.",
    ),
    Wrong(
        PaidTooMuch, "paid Bob Ann 50", before=CLOSED, code=1,
        en="Bob owes Ann 5.00, not 50.00: type 5.00 or less. With --more Ann owes Bob the 45.00 from then "
        "on.",
        ru="Bob → Ann: долг 5,00, а не 50,00; напишите 5,00 или меньше. С --more должником станет Ann: Bob "
        "получит 45,00.",
    ),
    Wrong(
        PaidTooMuch, "paid Ann Bob 5", before=CLOSED, code=1,
        en="Ann owes Bob nothing: see `dealer debts`. With --more Bob owes Ann 5.00 from then on.",
        ru="Долга Ann → Bob нет: см. `dealer debts`. С --more должником станет Bob: Ann получит 5,00.",
    ),
    Wrong(
        CurrencyUnclear, "paid Bob Ann 5", before=TWO_CURRENCIES, code=2,
        en="There are debts in € and $: say which with --currency.",
        ru="Долги есть в разных валютах: € и $; укажите --currency.",
    ),
    Wrong(
        CurrencyUnknown, "paid Bob Ann 5 --currency £", before=EUROS, code=1,
        en="There are no debts in '£', but in €.",
        ru="В «£» долгов нет, они в €.",
    ),
    Wrong(
        CurrencyUnknown, "paid Bob Ann 5 --currency £", before=OPEN, code=1,
        en="There are no debts at all, so none in '£'.",
        ru="Долгов нет вообще, в «£» тоже.",
    ),
    Wrong(
        PlanInUse, "settle --banker Ann", before=(*CLOSED, "paid Bob Ann 2"), code=1,
        en="Some of the plan of session 2026-03-14 is paid already, so it stays. (`dealer undo` takes the "
        "payment back; `dealer debts` shows what is left.)",
        ru="Часть плана вечера 2026-03-14 уже оплачена, поэтому он остаётся. (Взять платёж назад — `dealer "
        "undo`; что осталось — `dealer debts`.)",
    ),
    Wrong(
        NameUnknown, "paid Eve Ann 5", before=CLOSED, code=1,
        en="There is no player 'Eve' here; there are Ann, Bob.",
        ru="Игрока «Eve» здесь нет; есть Ann, Bob.",
    ),
    Wrong(
        AliasTaken, "players alias Ann Annie", before=(*CLOSED, "players alias Ann Annie"), code=1,
        en="'Annie' means Ann already: there is nothing to join.",
        ru="«Annie» — это уже Ann: объединять нечего.",
    ),
    Wrong(
        BothPlayed, "players alias Ann Bob", before=CLOSED, code=1,
        en="Ann and Bob both played in session 2026-03-14, so they are two people and stay apart.",
        ru="Ann и Bob играли вместе в вечер 2026-03-14, значит, это два разных человека, и имена остаются "
        "разными.",
    ),
    Wrong(
        StillPlaying, "players alias Cy Ann",
        before=("session start Cy=20 Dee=20", "session close Cy=20 Dee=20", START), code=1,
        en="Ann is in the open session under that name: close it first, then join the two names.",
        ru="Ann сидит под этим именем в открытом вечере: сначала закройте его, потом объединяйте имена.",
    ),
)  # fmt: skip

AREA = Area(title="Who owes whom", entries=ENTRIES)
