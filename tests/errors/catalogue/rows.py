"""What can be wrong with a row of a file from elsewhere, with a line of our own export, or with a report."""

from __future__ import annotations

from dealer_assist.core.errors import exchange as errors
from dealer_assist.core.errors import importing
from dealer_assist.core.errors.exchange import LineFault
from dealer_assist.core.errors.importing import Expected
from tests.errors.catalogue.elsewhere import HEAD, IMPORT, LEDGER
from tests.errors.catalogue.night import CLOSED, START
from tests.errors.causes import export, without
from tests.errors.wrong import Area, Wrong

FILE = "import book.jsonl"

ROWS = (
    Wrong(
        importing.CellWrong, IMPORT, text="date,player,in,out\n2024-03-15,Ann,-5,5\n", fault=Expected.AMOUNT,
        code=2,
        en="Row 2, column 'in': '-5' was found; expected was an amount like 12 or 12.50, without a sign.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «in»: стоит «-5», а нужно: сумма вида 12 или 12.50, без знака.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.CellWrong, IMPORT, text=HEAD + "2024-03-15,Ann,\n", fault=Expected.NET, code=2,
        en="Row 2, column 'net': the cell is empty; expected was an amount like 12.50 or -12.50.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «net»: ячейка пуста, а нужно: сумма вида 12.50 или -12.50.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.CellWrong, "import - --cents", text=LEDGER + "Ann,a,,,1.50,,1.50,0\n", fault=Expected.CENTS,
        code=2,
        en="Row 2, column 'buy_in': '1.50' was found; expected was whole cents, since --cents was said.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «buy_in»: стоит «1.50», а нужно: целые копейки, раз сказано --cents.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.CellWrong, IMPORT, text=HEAD + "soon,Ann,5\n", fault=Expected.DATE, code=2,
        en="Row 2, column 'date': 'soon' was found; expected was a date like 2024-03-15 or 15.03.2024.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «date»: стоит «soon», а нужно: дата вида 2024-03-15 или 15.03.2024.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.CellWrong, IMPORT, text=LEDGER + "Ann,a,soon,,1.50,,1.50,0\n", fault=Expected.TIME, code=2,
        en="Row 2, column 'session_start_at': 'soon' was found; expected was a time like 2024-03-15 "
        "21:30.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «session_start_at»: стоит «soon», а нужно: время вида 2024-03-15 21:30.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.CellWrong, IMPORT, text=HEAD + "2024-03-15,A\u202eb,5\n", fault=Expected.NAME, code=2,
        en="Row 2, column 'player': 'A\\u202eb' was found; expected was a name of 1 to 40 printable "
        "characters.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «player»: стоит «A\\u202eb», а нужно: имя от 1 до 40 печатных знаков.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.CellWrong, IMPORT, text="date,player,net,currency\n2024-03-15,Ann,5,doubloons\n",
        fault=Expected.CURRENCY, code=2,
        en="Row 2, column 'currency': 'doubloons' was found; expected was a currency of at most 8 "
        "characters, like € or EUR.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «currency»: стоит «doubloons», а нужно: валюта, не больше 8 знаков: € или "
        "EUR.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.CellWrong, IMPORT, text=HEAD + "2024-03-15,Ann,€5\n2024-03-15,Bob,$-5\n",
        fault=Expected.SAME_CURRENCY, code=2,
        en="Row 3, column 'net': '$-5' was found; expected was the same currency as in the rows before "
        "it.\n"
        "Nothing was imported.",
        ru="Строка 3, столбец «net»: стоит «$-5», а нужно: та же валюта, что в строках выше.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.CellWrong, IMPORT, text="date,player,net\n,Ann,5\n", fault=Expected.FILLED, code=2,
        en="Row 2, column 'date': the cell is empty, and it is needed.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «date»: ячейка пуста, а она нужна.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.RowLength, IMPORT, text=HEAD + "2024-03-15\n", code=2,
        en="Row 2 has 1 cell, and there are 3 headings: give it as many.\n"
        "Nothing was imported.",
        ru="Строка 2: 1 ячейка, а заголовков 3: должно быть столько же.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.NetWrong, IMPORT, text="date,player,in,out,net\n2024-03-15,Ann,5,7,3\n", code=2,
        en="Row 2, column 'net': +3.00 was found; taken less brought is +2.00.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «net»: стоит +3,00, а выход минус вход — +2,00.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.NightOff, IMPORT, text=HEAD + "2024-03-15,Ann,5\n2024-03-15,Bob,-4\n", code=1,
        en="2024-03-15 (rows 2 to 3): more was won than lost, by 1.00; a night's results must cancel out.\n"
        "Nothing was imported.",
        ru="2024-03-15 (строки 2–3): выиграно больше, чем проиграно, на 1,00; за вечер всё должно сойтись "
        "в ноль.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.NightOff, IMPORT, text=HEAD + "2024-03-15,Ann,4\n2024-03-15,Bob,-5\n", code=1,
        en="2024-03-15 (rows 2 to 3): more was lost than won, by 1.00; a night's results must cancel out.\n"
        "Nothing was imported.",
        ru="2024-03-15 (строки 2–3): проиграно больше, чем выиграно, на 1,00; за вечер всё должно сойтись "
        "в ноль.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.NightTooSmall, IMPORT, text=HEAD + "2024-03-15,Ann,0\n", code=1,
        en="2024-03-15 (row 2): fewer than two play; a night needs two at least.\n"
        "Nothing was imported.",
        ru="2024-03-15 (строка 2): играет меньше двух; для вечера нужны хотя бы двое.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.RowsRefused, IMPORT, text=HEAD + "soon,Ann,5\n2024-03-15,Bob,much\n", code=2,
        en="Row 2, column 'date': 'soon' was found; expected was a date like 2024-03-15 or 15.03.2024.\n"
        "Row 3, column 'net': 'much' was found; expected was an amount like 12.50 or -12.50.\n"
        "Nothing was imported.",
        ru="Строка 2, столбец «date»: стоит «soon», а нужно: дата вида 2024-03-15 или 15.03.2024.\n"
        "Строка 3, столбец «net»: стоит «much», а нужно: сумма вида 12.50 или -12.50.\n"
        "Ничего не перенесено.",
    ),
    Wrong(
        importing.NightsRefused, IMPORT, text=HEAD + "2024-03-15,Ann,5\n2024-03-22,Ann,5\n", code=1,
        en="2024-03-15 (row 2): more was won than lost, by 5.00; a night's results must cancel out.\n"
        "2024-03-22 (row 3): more was won than lost, by 5.00; a night's results must cancel out.\n"
        "Nothing was imported.",
        ru="2024-03-15 (строка 2): выиграно больше, чем проиграно, на 5,00; за вечер всё должно сойтись в "
        "ноль.\n"
        "2024-03-22 (строка 3): выиграно больше, чем проиграно, на 5,00; за вечер всё должно сойтись в "
        "ноль.\n"
        "Ничего не перенесено.",
    ),
)  # fmt: skip

LINES = (
    Wrong(
        errors.LineWrong, FILE, cause=export("player", '"number": 1', '"number": 1.5'),
        fault=LineFault.NOT_JSON, code=2,
        en="Line 2: '{\"kind\": \"player\", \"number\": 1.5, \"record\": {\"event\": \"playe' is no JSON "
        "object; each line of an export is one.",
        ru='Строка 2: «{"kind": "player", "number": 1.5, "record": {"event": "playe» — не объект JSON; в '
        'выгрузке каждая строка такая.',
    ),
    Wrong(
        errors.LineWrong, FILE, cause=export("event", '"kind": "event"', '"kind": "evnt"'),
        fault=LineFault.NOT_A_RECORD, code=2,
        en="Line 4: 'evnt' is none of the kinds of record in an export.",
        ru="Строка 4: «evnt» — такой записи в выгрузке не бывает.",
    ),
    Wrong(
        errors.LineWrong, FILE, cause=export("payment", '"amount": 200', '"amount": "2"'),
        fault=LineFault.NOT_WRITTEN_SO, code=2,
        en="Line 8: 'amount' is missing or not as the program writes it.",
        ru="Строка 8: «amount» отсутствует или записано не так, как пишет программа.",
    ),
    Wrong(
        errors.LineWrong, FILE, cause=export("book", '"kind": "book"', '"kind": "note"'),
        fault=LineFault.NO_HEAD, code=2,
        en='Line 1: an export begins {"kind": "book", "program": "dealer-assist", "format": 1}.',
        ru='Строка 1: выгрузка начинается {"kind": "book", "program": "dealer-assist", "format": 1}.',
    ),
    Wrong(
        errors.LineWrong, FILE, cause=export("player", '"number": 1', '"number": 7'),
        fault=LineFault.OUT_OF_PLACE, code=2,
        en="Line 2: '7' does not continue what stands before it, lines are missing; export it again.",
        ru="Строка 2: «7» не продолжает того, что выше, строк не хватает; выгрузите ещё раз.",
    ),
    Wrong(
        errors.LineWrong, FILE, cause=export("end", '"lines": ', '"lines": 9'), fault=LineFault.CUT_OFF,
        code=2,
        en="Line 11: the export is not whole, its end was cut off; export it again.",
        ru="Строка 11: выгрузка неполная, конец обрезан; выгрузите ещё раз.",
    ),
    Wrong(
        errors.ExportNewer, FILE, cause=export("book", '"format": 1', '"format": 2'), code=2,
        en="The export has format 2, and this version knows up to 1: install the newer one.",
        ru="У выгрузки формат 2, а эта версия знает до 1: установите более новую.",
    ),
    Wrong(
        errors.ExportOff, FILE, cause=export("payment", '"amount": 200', '"amount": 201'), code=1,
        en="The records of the export contradict each other in 2 places, first in the book: it was changed "
        "after it was written. Export it again.",
        ru="Записи выгрузки противоречат друг другу в 2 местах, первое — книга: её изменили после записи. "
        "Выгрузите ещё раз.",
    ),
    Wrong(
        errors.ResultOff, FILE, cause=export("result", '"net": "5.00"', '"net": "9.00"'), code=1,
        en="Line 9: Ann won 9.00 in 2026-03-14, and the records come to 5.00: the file was changed after "
        "it was written. Export it again.",
        ru="Строка 9: Ann в 2026-03-14 — 9.00, а по записям выходит 5.00: файл изменили после записи. "
        "Выгрузите ещё раз.",
    ),
    Wrong(
        errors.SessionDiffers, FILE, before=(START, "away Ann", "back Ann", "session close Ann=25 Bob=15"),
        cause=export("book", "book", "book"), code=1,
        en="Session 2026-03-14 is in the book, with other records than in the file: it went on in one of "
        "them. Import the file into a book of its own: --book FOLDER.",
        ru="Вечер 2026-03-14 уже есть в книге, и записи в нём другие, чем в файле: где-то он продолжался. "
        "Перенесите файл в отдельную книгу: --book ПАПКА.",
    ),
)  # fmt: skip

REPORTS = (
    Wrong(
        errors.ReportExtraMissing, "bankroll --plot x.svg", before=CLOSED, cause=without("matplotlib"),
        code=1,
        en="This needs matplotlib, which is not installed: pip install 'dealer-assist[report]'.",
        ru="Для этого нужен matplotlib, а он не установлен: pip install 'dealer-assist[report]'.",
    ),
    Wrong(
        errors.ReportExtraMissing, "report --out x.html", before=CLOSED, cause=without("jinja2"), code=1,
        en="This needs jinja2, which is not installed: pip install 'dealer-assist[report]'.",
        ru="Для этого нужен jinja2, а он не установлен: pip install 'dealer-assist[report]'.",
    ),
    Wrong(
        errors.NothingToReport, "report --out x.html", code=1,
        en="No session was closed in that time, so there is nothing to report: dealer session list shows "
        "them all.",
        ru="За это время ни один вечер не закрыт, показывать нечего; все вечера: dealer session list.",
    ),
    Wrong(
        errors.PictureKind, "bankroll --plot x.gif", before=CLOSED, code=1,
        en="'x.gif' is no kind of picture that can be drawn: name a file that ends in .svg or .png.",
        ru="«x.gif» — такую картинку не нарисовать: назовите файл на .svg или .png.",
    ),
)  # fmt: skip

ENTRIES = (*ROWS, *LINES, *REPORTS)
AREA = Area(title="Rows, exports and reports", entries=ENTRIES)
