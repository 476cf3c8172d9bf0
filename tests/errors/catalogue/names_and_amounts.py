"""What can be wrong with a name or with an amount."""

from __future__ import annotations

from dealer_assist.core.errors.money import AmountFault, AmountUnclear, AmountUnreadable, NotInChips
from dealer_assist.core.errors.names import NameFault, NameTaken, NameUnclear, NameUnknown, NameUnreadable
from tests.errors.wrong import Area, Wrong

ENTRIES = (
    Wrong(
        AmountUnreadable, "showdown --pot '' Ann=7p Bob=27p", fault=AmountFault.EMPTY, code=2,
        en="An amount is missing: type one like 12 or 12.50.",
        ru="Нет суммы: напишите 12 или 12,50.",
    ),
    Wrong(
        AmountUnreadable, "showdown --pot 1e3 Ann=7p Bob=27p", fault=AmountFault.NOT_A_NUMBER, code=2,
        en="'1e3' is no amount: type one like 12, 12.50 or 12,50.",
        ru="«1e3» — не сумма: напишите 12, 12.50 или 12,50.",
    ),
    Wrong(
        AmountUnreadable, "showdown --pot ١٢ Ann=7p Bob=27p", fault=AmountFault.OTHER_DIGITS, code=2,
        en="'١٢' is no amount: type it with the digits 0 to 9, like 12 or 12.50.",
        ru="«١٢» — не сумма: пишите цифрами от 0 до 9: 12 или 12,50.",
    ),
    Wrong(
        AmountUnreadable, "showdown --pot -5 Ann=7p Bob=27p", fault=AmountFault.SIGN, code=2,
        en="'-5' has a sign where none belongs: type the amount alone, like 12 or 12.50.",
        ru="«-5»: плюс или минус здесь лишний; напишите только сумму: 12 или 12,50.",
    ),
    Wrong(
        AmountUnreadable, "showdown --pot '1 000' Ann=7p Bob=27p", fault=AmountFault.SEPARATORS, code=2,
        en="'1 000' has more marks than an amount has: type 1250 or 12.50, nothing between thousands.",
        ru="«1 000»: между цифрами лишнее; напишите 1250 или 12,50, тысячи не отделяйте.",
    ),
    Wrong(
        AmountUnreadable, "showdown --pot 1.234,56 Ann=7p Bob=27p", fault=AmountFault.SEPARATORS, code=2,
        en="'1.234,56' has more marks than an amount has: type 1250 or 12.50, nothing between thousands.",
        ru="«1.234,56»: между цифрами лишнее; напишите 1250 или 12,50, тысячи не отделяйте.",
    ),
    Wrong(
        AmountUnreadable, "showdown --pot 0.250 Ann=7p Bob=27p", fault=AmountFault.DECIMALS, code=2,
        en="'0.250' has more than two decimals: type it like 12.50.",
        ru="«0.250»: больше двух знаков после запятой; напишите так: 12,50.",
    ),
    Wrong(
        AmountUnreadable, "showdown --pot 1000000000000 Ann=7p Bob=27p", fault=AmountFault.TOO_LARGE, code=2,
        en="'1000000000000' is more than any table has: an amount has at most 12 digits.",
        ru="«1000000000000» — столько ни на одном столе нет: в сумме не больше 12 цифр.",
    ),
    Wrong(
        AmountUnreadable, f"showdown --pot {'9' * 1000} Ann=7p Bob=27p", fault=AmountFault.TOO_LARGE, code=2,
        en="'999999999999999999999999999999999999999999999999999999999999…' is more than any table has: an "
        "amount has at most 12 digits.",
        ru="«999999999999999999999999999999999999999999999999999999999999…» — столько ни на одном столе "
        "нет: в сумме не больше 12 цифр.",
    ),
    Wrong(
        AmountUnclear, "showdown --pot 1,250 Ann=7p Bob=27p", code=2,
        en="'1,250' may mean 1250 or 1.25: type one of these.",
        ru="«1,250» — это 1250 или 1,25: напишите что-то одно.",
    ),
    Wrong(
        AmountUnclear, "showdown --pot 1.234 Ann=7p Bob=27p", code=2,
        en="'1.234' may mean 1234 or 1.234, which no amount can be: type 1234, or one like 12.50.",
        ru="«1.234» — это 1234 или 1,234, а такой суммы не бывает: напишите 1234 или с копейками: 12,50.",
    ),
    Wrong(
        NotInChips, "showdown --pot 12.50 Ann=7p Bob=27p", code=1,
        en="12.50 cannot be laid in chips of 1: type a multiple of 1, or give your smallest chip: --unit 0.50 "
        "with dealer showdown and dealer session start, set chips.unit=0.50 in a hand file.",
        ru="12,50 не набрать фишками по 1: напишите кратное 1 или назовите самую мелкую фишку: --unit 0.50 "
        "в dealer showdown и dealer session start, set chips.unit=0.50 в файле раздачи.",
    ),
    Wrong(
        NameUnreadable, "showdown --pot 40 '\u200d=7p' Bob=27p", fault=NameFault.EMPTY, code=2,
        en="A name is missing: a name has 1 to 40 characters.",
        ru="Нет имени: в имени от 1 до 40 знаков.",
    ),
    Wrong(
        NameUnreadable, f"showdown --pot 40 {'a' * 41}=7p Bob=27p", fault=NameFault.TOO_LONG, code=2,
        en="'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' is too long for a name: it may have 40 characters "
        "at most.",
        ru="«aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa» — слишком длинное имя: до 40 знаков.",
    ),
    Wrong(
        NameUnreadable, "showdown --pot 40 A\x1b[31m=7p Bob=27p", fault=NameFault.CONTROL, code=2,
        en="'A\\x1b[31m' has a control or direction character in it, which cannot be printed: type the "
        "name without it.",
        ru="«A\\x1b[31m»: в имени есть управляющий знак, его не напечатать; напишите имя без него.",
    ),
    Wrong(
        NameUnreadable, "showdown --pot 40 A\u202e=7p Bob=27p", fault=NameFault.CONTROL, code=2,
        en="'A\\u202e' has a control or direction character in it, which cannot be printed: type the name "
        "without it.",
        ru="«A\\u202e»: в имени есть управляющий знак, его не напечатать; напишите имя без него.",
    ),
    Wrong(
        NameUnreadable, "showdown --pot 40 A\udcff=7p Bob=27p", fault=NameFault.BYTES, code=2,
        en="'A\\udcff' is no text in the encoding at hand: type the name under a UTF-8 locale, like "
        "LC_ALL=C.UTF-8.",
        ru="«A\\udcff» — не текст в этой кодировке: пишите имя с локалью UTF-8, например LC_ALL=C.UTF-8.",
    ),
    Wrong(
        NameUnreadable, "showdown --pot 40 '\"Ann=7p' Bob=27p", fault=NameFault.QUOTES, code=2,
        en="The double quotes in '\"Ann=7p' do not close: write a name with blanks or marks as \"Ann Lee\".",
        ru='Двойные кавычки в «"Ann=7p» не закрыты: имя с пробелами или знаками пишут так: "Ann Lee".',
    ),
    Wrong(
        NameTaken, "showdown --pot 40 Ann=7p ANN=27p", code=1,
        en="'ANN' is the same name as 'Ann': give the second player another one.",
        ru="«ANN» — то же имя, что «Ann»: дайте второму игроку другое.",
    ),
    Wrong(
        NameUnknown, "showdown --pots 40:Cy Ann=7p Bob=27p", code=1,
        en="There is no player 'Cy' here; there are Ann, Bob.",
        ru="Игрока «Cy» здесь нет; есть Ann, Bob.",
    ),
    Wrong(
        NameUnknown, "paid Ann Bob 5", code=1,
        en="There is no player 'Ann': nobody is in the book yet.",
        ru="Игрока «Ann» нет: в книге пока никого.",
    ),
    Wrong(
        NameUnclear, "showdown --pots 40:A Ann=7p Anna=27p", code=2,
        en="'A' may be Ann or Anna: type more of the name.",
        ru="«A» — это Ann или Anna: допишите имя.",
    ),
)  # fmt: skip

AREA = Area(title="Names and amounts", entries=ENTRIES)
