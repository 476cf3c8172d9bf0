"""What can be wrong with a file from elsewhere: what it is, its columns, its dates and amounts."""

from __future__ import annotations

from dealer_assist.core.errors import exchange as errors
from dealer_assist.core.errors import importing
from dealer_assist.core.errors.importing import FileKind
from tests.errors.wrong import Area, Wrong

IMPORT = "import -"
HEAD = "date,player,net\n"
LEDGER = "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net\n"
LATIN = {"night.csv": HEAD.encode() + b"2024-03-15,Zo\xeb,5\n"}

KINDS = (
    Wrong(
        importing.FormatUnknown, IMPORT, fault=FileKind.EMPTY, code=2,
        en="The file is empty: there is nothing to import.",
        ru="Файл пуст: переносить нечего.",
    ),
    Wrong(
        importing.FormatUnknown, "import night.xlsx", files={"night.xlsx": b"PK\x03\x04xl/"},
        fault=FileKind.SPREADSHEET, code=2,
        en="The file is a workbook: open it in the spreadsheet, save the sheet as CSV, and import that.",
        ru="Файл — книга электронных таблиц: откройте её, сохраните лист как CSV и перенесите его.",
    ),
    Wrong(
        importing.FormatUnknown, "import copy.zip", files={"copy.zip": b"PK\x03\x04..manifest.json"},
        fault=FileKind.BACKUP, code=2,
        en="The file is a backup of a whole book: dealer restore FILE brings it back.",
        ru="Файл — копия целой книги: вернуть её — dealer restore ФАЙЛ.",
    ),
    Wrong(
        importing.FormatUnknown, IMPORT, text="2024-03-15 Results of the night\n", fault=FileKind.JOURNAL,
        code=2,
        en="The file is an accounting journal, which cannot be imported: export the book with dealer "
        "export.",
        ru="Файл — бухгалтерский журнал, перенести его нельзя; книга выгружается командой dealer export.",
    ),
    Wrong(
        importing.FormatUnknown, IMPORT, text="session,date,from,to,amount,still to pay,currency\n",
        fault=FileKind.OTHER_EXPORT, code=2,
        en="The file is a table of ours from which no book can be told (it begins "
        "'session,date,from,to,amount,still to pay,currency'): import what dealer export, without a word "
        "after it, has written.",
        ru="Файл — наша таблица, по которой книгу не восстановить (она начинается "
        "«session,date,from,to,amount,still to pay,currency»): перенесите то, что выгрузил dealer export "
        "без слова после него.",
    ),
    Wrong(
        importing.FormatUnknown, "import night.bin", files={"night.bin": b"\x7fELF\x00"}, fault=FileKind.BINARY,
        code=2,
        en="The file is no text: a table in CSV, a PokerNow ledger or our own export can be imported.",
        ru="Файл — не текст: перенести можно таблицу CSV, журнал PokerNow или нашу выгрузку.",
    ),
    Wrong(
        importing.FormatUnknown, IMPORT, text="hello\n", fault=FileKind.UNKNOWN, code=2,
        en="The file begins 'hello', where none of the headings that are known stands: a table begins with "
        "a row like date,player,buy-in,cash-out, or name its columns: --column date=HEADING (see dealer "
        "guide formats).",
        ru="Файл начинается «hello», знакомых заголовков там нет: таблица начинается строкой вроде "
        "date,player,buy-in,cash-out; или назовите столбцы: --column date=ЗАГОЛОВОК (см. dealer guide "
        "formats).",
    ),
    Wrong(
        errors.FileOutOfReach, "import nowhere.csv", code=1,
        en="nowhere.csv is not there: look at the name and its folder.",
        ru="nowhere.csv — такого нет: проверьте имя и папку.",
    ),
)  # fmt: skip

COLUMNS = (
    Wrong(
        importing.HeadingsMissing, IMPORT, text="date,player,buy-in\n", code=2,
        en="The headings are 'date', 'player', 'buy-in'; none of them is known for cash-out. Name the "
        "column: --column cash-out=HEADING.",
        ru="Заголовки: «date», «player», «buy-in»; ни один не подходит для cash-out. Назовите столбец: "
        "--column cash-out=ЗАГОЛОВОК.",
    ),
    Wrong(
        importing.HeadingTwice, IMPORT, text="date,player,net,profit\n", code=2,
        en="Columns 3 and 4 (headed 'profit') may both be net: name the right one with --column "
        "net=HEADING.",
        ru="Для net годятся оба столбца, 3 и 4 («profit»): назовите нужный: --column net=ЗАГОЛОВОК.",
    ),
    Wrong(
        importing.HeadingTwice, IMPORT, text="date,Ann,ann\n", code=2,
        en="Columns 2 and 3 are both headed 'ann': give one of them another heading.",
        ru="У столбцов 2 и 3 один заголовок «ann»: дайте одному из них другой.",
    ),
    Wrong(
        importing.ColumnUnknown, "import - --skip Beer", text=HEAD, code=1,
        en="There is no column headed 'Beer'; the headings are 'date', 'player', 'net'.",
        ru="Столбца с заголовком «Beer» нет; есть «date», «player», «net».",
    ),
    Wrong(
        importing.RenameUnknown, "import - --rename Eve=Ann", text=HEAD + "2024-03-15,Ann,0\n", code=1,
        en="--rename: nobody in the file is called 'Eve'; there are 'Ann'.",
        ru="--rename: в файле никого не зовут «Eve»; есть «Ann».",
    ),
    Wrong(
        importing.EncodingUnclear, "import night.csv", files=LATIN, code=2,
        en="Row 2 is not UTF-8, and may read 'Zoл' or 'Zoë': add --encoding cp1251 or --encoding cp1252.",
        ru="Строка 2 не в UTF-8, это «Zoл» или «Zoë»: добавьте --encoding cp1251 или --encoding cp1252.",
    ),
    Wrong(
        importing.EncodingWrong, "import night.csv --encoding utf-8", files=LATIN, code=2,
        en="Row 2 is not in utf-8: choose another --encoding, or leave it out.",
        ru="Строка 2 не в utf-8: выберите другую --encoding или уберите её.",
    ),
    Wrong(
        importing.QuotesOpen, IMPORT, text=HEAD + '2024-03-15,"Ann,5\n', code=2,
        en='Row 2: the double quotes do not close. A cell with a comma or a quote in it is written "Ann, '
        'Jr.".',
        ru='Строка 2: двойные кавычки не закрыты. Ячейку с запятой или кавычкой пишут так: "Ann, Jr.".',
    ),
)  # fmt: skip

READINGS = (
    Wrong(
        importing.DecimalUnclear, IMPORT, text=HEAD + '2024-03-15,Ann,"1,250"\n', code=2,
        en="Row 2, column 'net': '1,250' may mean 1250 or 1.25, and no other amount tells which: add "
        "--decimal . or --decimal ,",
        ru="Строка 2, столбец «net»: «1,250» — это 1250 или 1.25, и по другим суммам не понять; добавьте "
        "--decimal . или --decimal ,",
    ),
    Wrong(
        importing.DecimalMixed, IMPORT, text=HEAD + '2024-03-15,Ann,1.5\n2024-03-15,Bob,"-1,5"\n', code=2,
        en="Row 2 has a decimal point ('1.5') and row 3 a decimal comma ('-1,5'): the whole file has to "
        "use one of them.",
        ru="В строке 2 десятичная точка («1.5»), в строке 3 запятая («-1,5»): во всём файле должно быть "
        "одно из двух.",
    ),
    Wrong(
        importing.DatesUnclear, IMPORT, text=HEAD + "3/4/2024,Ann,5\n", code=2,
        en="Row 2, column 'date': '3/4/2024' may be 2024-04-03 or 2024-03-04, and no other date tells "
        "which: add --dates dmy (day first) or --dates mdy (month first).",
        ru="Строка 2, столбец «date»: «3/4/2024» — это 2024-04-03 или 2024-03-04, и по другим датам не "
        "понять; добавьте --dates dmy (сначала день) или --dates mdy (сначала месяц).",
    ),
    Wrong(
        importing.DatesMixed, IMPORT, text=HEAD + "13/4/2024,Ann,5\n4/13/2024,Bob,5\n", code=2,
        en="Row 2 has the day first ('13/4/2024') and row 3 the month ('4/13/2024'): write all dates like "
        "2024-03-15.",
        ru="В строке 2 сначала день («13/4/2024»), в строке 3 — месяц («4/13/2024»): пишите все даты так: "
        "2024-03-15.",
    ),
    Wrong(
        importing.ScaleUnclear, IMPORT, text=LEDGER + "Ann,a,,,10,,15,5\n", code=2,
        en="The file does not say whether 15 is 0.15 or 15.00: add --cents or --units.",
        ru="Из файла не видно, 15 — это 0,15 или 15,00: добавьте --cents или --units.",
    ),
    Wrong(
        importing.DayMissing, IMPORT, text=LEDGER + "Ann,a,,,1.50,,1.50,0\n", code=2,
        en="No row has a time, so the day of the night is not known: add --date 2024-03-15.",
        ru="Времени нет ни в одной строке, и день вечера неизвестен: добавьте --date 2024-03-15.",
    ),
    Wrong(
        importing.DayTwice, IMPORT, text="date,Ann,Bob\n2024-03-15,1,-1\n2024-03-15,1,-1\n", code=2,
        en="Rows 2 and 3 are both 2024-03-15: if these are two nights, add a column 'session' that tells "
        "them apart; else take one out.\n"
        "Nothing was imported.",
        ru="Строки 2 и 3 — обе 2024-03-15: если это два вечера, добавьте столбец «session», который их "
        "различает; иначе уберите одну.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.TwoIds, IMPORT, text=LEDGER + "Ann Lee,a,,,1.50,,1.50,0\nAnn Lee,b,,,1.50,,1.50,0\n", code=2,
        en="'Ann Lee' stands for the player ids a and b. If it is one person, add --rename b=\"Ann Lee\"; "
        "if not, give the second another name: --rename b=OTHER.",
        ru='«Ann Lee» — это номера игроков a и b. Если это один человек, добавьте --rename b="Ann Lee"; '
        'если нет, дайте второму другое имя: --rename b=ДРУГОЕ.',
    ),
)  # fmt: skip

ENTRIES = (*KINDS, *COLUMNS, *READINGS)
AREA = Area(title="Files from elsewhere", entries=ENTRIES)
