"""What can be wrong with a call, with a line of a batch, or with a question to the guide."""

from __future__ import annotations

from dealer_assist.core.errors.batch import BatchFault, LineUnreadable
from dealer_assist.core.errors.cards import CardFault, CardsUnreadable
from dealer_assist.core.errors.guide import TopicUnknown
from tests.errors.catalogue.night import OPEN, START
from tests.errors.wrong import Area, Wrong

BATCH = "showdown --batch -"

LINES = (
    Wrong(
        LineUnreadable, BATCH, text="Ann=7p\n", fault=BatchFault.NOT_JSON, answer=True, code=1,
        en="The line is no JSON (Expecting value: line 1 column 1 (char 0)): each line holds one object.",
        ru="Строка — не JSON (Expecting value: line 1 column 1 (char 0)): на каждой строке один объект.",
    ),
    Wrong(
        LineUnreadable, BATCH, text='["Ann"]\n', fault=BatchFault.NOT_AN_OBJECT, answer=True, code=1,
        en='The line is no JSON object: write {"pot": "40", "hands": {"Ann": "5sAdAc"}}.',
        ru='Строка — не объект JSON: напишите {"pot": "40", "hands": {"Ann": "5sAdAc"}}.',
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"pot": "1", "pot": "2"}\n', fault=BatchFault.KEY_TWICE, answer=True,
        code=1,
        en="'pot' stands twice in one object: name it once.",
        ru="«pot» стоит в одном объекте дважды: оставьте один раз.",
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"pott": "1"}\n', fault=BatchFault.UNKNOWN_KEY, answer=True, code=1,
        en="'pott' is no key of a line: there are declared, hands, id, pot, pots, rules, seats, set.",
        ru="«pott» — такого ключа у строки нет; есть declared, hands, id, pot, pots, rules, seats, set.",
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"pot": ["40"], "hands": {"Ann": "7p"}}\n', fault=BatchFault.WRONG_TYPE,
        answer=True, code=1,
        en="'pot' must hold an amount, like \"40\".",
        ru='В «pot» должно стоять: сумма, например "40".',
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"pots": {"40": ["Ann"]}, "hands": {"Ann": "7p"}}\n',
        fault=BatchFault.WRONG_TYPE, answer=True, code=1,
        en="'pots' must hold a list of pots, like [{\"amount\": \"40\", \"players\": [\"Ann\", \"Bob\"]}].",
        ru='В «pots» должно стоять: список банков, например [{"amount": "40", "players": ["Ann", "Bob"]}].',
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"pot": 40, "seats": "Ann", "hands": {"Ann": "7p"}}\n',
        fault=BatchFault.WRONG_TYPE, answer=True, code=1,
        en="'seats' must hold a list of names, like [\"Ann\", \"Bob\"].",
        ru='В «seats» должно стоять: список имён, например ["Ann", "Bob"].',
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"pot": 40, "rules": 7, "hands": {"Ann": "7p"}}\n',
        fault=BatchFault.WRONG_TYPE, answer=True, code=1,
        en="'rules' must hold a text, like \"pagat\".",
        ru='В «rules» должно стоять: текст, например "pagat".',
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"pot": 40, "hands": {"Ann": 7}}\n', fault=BatchFault.WRONG_TYPE,
        answer=True, code=1,
        en="'hands' must hold an object of texts, like {\"Ann\": \"5sAdAc\"}.",
        ru='В «hands» должно стоять: объект с текстами, например {"Ann": "5sAdAc"}.',
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"pot": 40, "set": "unit=2", "hands": {"Ann": "7p"}}\n',
        fault=BatchFault.WRONG_TYPE, answer=True, code=1,
        en="'set' must hold an object, like {\"showdown.equal_distance\": \"under\"}.",
        ru='В «set» должно стоять: объект, например {"showdown.equal_distance": "under"}.',
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"hands": {"Ann": "7p"}}\n', fault=BatchFault.POT_OR_POTS, answer=True,
        code=1,
        en="A line has either 'pot' or 'pots', one of the two.",
        ru="В строке либо «pot», либо «pots».",
    ),
    Wrong(
        LineUnreadable, BATCH, text='{"pot": 40}\n', fault=BatchFault.MISSING, answer=True, code=1,
        en="'hands' is missing: each line needs it.",
        ru="Нет «hands»: он нужен в каждой строке.",
    ),
    Wrong(
        CardsUnreadable, BATCH, text='{"pot": "4", "hands": {"Ann": "5AA/low"}}\n', fault=CardFault.DECLARATION,
        answer=True, code=1,
        en="Ann's hand: '/' in '5AA/low' is no card: give the declaration by itself, as Ann=low in a hand "
        "that is played, in 'declared' in a line of --batch.",
        ru="Рука игрока Ann. «/» в «5AA/low» — не карта: объявление пишется отдельно: в раздаче — Ann=low, в строке "
        "--batch — в «declared».",
    ),
)  # fmt: skip

CALLS = (
    Wrong(
        None, "showdwn", code=2,
        en="There is no command 'showdwn'. Did you mean 'showdown'? dealer --help lists them.",
        ru="Команды «showdwn» нет. Может быть, «showdown»? Все команды: dealer --help.",
    ),
    Wrong(
        None, "start", code=2,
        en="There is no command 'start'. Did you mean dealer session start? dealer --help lists them.",
        ru="Команды «start» нет. Может быть, dealer session start? Все команды: dealer --help.",
    ),
    Wrong(
        None, "export hnds", code=2,
        en="There is no export 'hnds'. Did you mean 'hands'? There are book, sessions, hands, ledger, settlement, "
        "hledger, beancount (dealer export --help shows how it is called.)",
        ru="Выгрузки «hnds» нет. Может быть, «hands»? Есть book, sessions, hands, ledger, settlement, hledger, "
        "beancount (как вызывать: dealer export --help)",
    ),
    Wrong(
        None, "showdown --pott 40", code=2,
        en="No such option '--pott'. (Did you mean one of: '--pot', '--pots'?) (dealer showdown --help "
        "shows how it is called.)",
        ru="Параметра '--pott' нет. (Может быть, '--pot', '--pots'?) (как вызывать: dealer showdown --help)",
    ),
    Wrong(
        None, "showdown --pot", code=2,
        en="Option '--pot' requires an argument.",
        ru="Параметру '--pot' нужно значение.",
    ),
    Wrong(
        None, "showdown Ann=7p Bob=27p", code=2,
        en="How much is in the pot? Add --pot AMOUNT, for example --pot 40 (dealer showdown --help shows "
        "how it is called.)",
        ru="Сколько в банке? Добавьте --pot СУММА, например --pot 40 (как вызывать: dealer showdown --help)",
    ),
    Wrong(
        None, "showdown --pot 40 --pots 40:Ann Ann=7p", code=2,
        en="Give --pot or --pots, not both (dealer showdown --help shows how it is called.)",
        ru="Что-то одно: либо --pot, либо --pots (как вызывать: dealer showdown --help)",
    ),
    Wrong(
        None, "showdown --pot 40 --unit 0 Ann=7p", code=2,
        en="The smallest chip cannot be 0: type --unit 1 or --unit 0.25 (dealer showdown --help shows how "
        "it is called.)",
        ru="Самая мелкая фишка не может быть 0: напишите --unit 1 или --unit 0.25 (как вызывать: dealer "
        "showdown --help)",
    ),
    Wrong(
        None, "showdown --batch - Ann=7p", code=2,
        en="With --batch the hands and pots stand in the file: leave 'Ann=7p' out (dealer showdown --help shows "
        "how it is called.)",
        ru="С --batch руки и банки стоят в файле: уберите «Ann=7p» (как вызывать: dealer showdown --help)",
    ),
    Wrong(
        None, "showdown --batch - --compare", code=2,
        en="With --batch the hands and pots stand in the file: leave '--compare' out (dealer showdown --help "
        "shows how it is called.)",
        ru="С --batch руки и банки стоят в файле: уберите «--compare» (как вызывать: dealer showdown --help)",
    ),
    Wrong(
        None, "hand add --put-in '' Ann=5AA Bob=7s", code=2,
        en='--put-in is empty: type what each put in, like "Ann=8 Bob=16 Cy=16" (dealer hand add --help shows '
        "how it is called.)",
        ru="После --put-in ничего нет: напишите, кто сколько поставил: «Ann=8 Bob=16 Cy=16» (как вызывать: "
        "dealer hand add --help)",
    ),
    Wrong(
        None, "showdown --batch nowhere.txt", code=2,
        en="nowhere.txt cannot be read: No such file or directory (dealer showdown --help shows how it is "
        "called.)",
        ru="nowhere.txt не читается: No such file or directory (как вызывать: dealer showdown --help)",
    ),
    Wrong(
        None, "showdown --batch /", code=2,
        en="/ cannot be read: Is a directory (dealer showdown --help shows how it is called.)",
        ru="/ не читается: Is a directory (как вызывать: dealer showdown --help)",
    ),
    Wrong(
        None, "showdown --batch a\0b", code=2,
        en="a\\x00b cannot be read: embedded null byte (dealer showdown --help shows how it is called.)",
        ru="a\\x00b не читается: embedded null byte (как вызывать: dealer showdown --help)",
    ),
    Wrong(
        None, "session close Ann 20 pizza", before=OPEN, code=2,
        en="'pizza' is no NAME=CHIPS: type the counts like Ann=35 Bob=0 (dealer session close --help shows "
        "how it is called.)",
        ru="«pizza» — не ИМЯ=ФИШКИ: напишите, сколько у кого: Ann=35 Bob=0 (как вызывать: dealer session "
        "close --help)",
    ),
    Wrong(
        None, "buyin Ann", before=OPEN, code=2,
        en="CHIPS is missing (dealer buyin --help shows how it is called.)",
        ru="Не хватает: ФИШКИ (как вызывать: dealer buyin --help)",
    ),
    Wrong(
        None, "settle --lang xx", code=2,
        en="Invalid value for '--lang': 'xx' is not one of 'en', 'ru' (dealer settle --help shows how it "
        "is called.)",
        ru="Неверное значение '--lang': 'xx' не подходит; есть 'en', 'ru' (как вызывать: dealer settle "
        "--help)",
    ),
    Wrong(
        None, "bankroll --since soon", before=(START,), code=2,
        en="'soon' is no day: type it like 2026-01-31, or a month 2026-01, or a year 2026 (dealer bankroll "
        "--help shows how it is called.)",
        ru="«soon» — не день: напишите 2026-01-31, месяц 2026-01 или год 2026 (как вызывать: dealer "
        "bankroll --help)",
    ),
    Wrong(
        TopicUnknown, "guide crads", code=2,
        en="The guide has no page 'crads': did you mean dealer guide cards?",
        ru="Страницы «crads» в справочнике нет. Может быть, dealer guide cards?",
    ),
)  # fmt: skip

ENTRIES = (*LINES, *CALLS)
AREA = Area(title="Batches, calls and the guide", entries=ENTRIES)
