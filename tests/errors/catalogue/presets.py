"""What can be wrong with a preset as a file, with its name, and with what is asked when one is made."""

from __future__ import annotations

from dealer_assist.core.errors.rules import (
    AnswerUnclear,
    EditorFailed,
    PresetExists,
    PresetNameUnreadable,
    PresetUnknown,
    RuleFault,
    RulesRefused,
)
from tests.errors.catalogue.house_rules import SHOW, house
from tests.errors.causes import emptied, linked_to_itself
from tests.errors.wrong import Area, Wrong

HOME = ("rules new home --from pagat",)

FILES = (
    Wrong(
        RulesRefused, SHOW, files=house("extends = 'pagatt'"), fault=RuleFault.EXTENDS_NOTHING, code=1,
        en="house.toml:1: extends names pagatt, and there is no such preset. Did you mean pagat?",
        ru="house.toml:1: extends называет pagatt, а такого набора нет. Может быть, pagat?",
    ),
    Wrong(
        RulesRefused, SHOW, files=house("extends = 'house.toml'"), fault=RuleFault.EXTENDS_LOOP, code=1,
        en="house.toml:1: extends names house.toml, which itself builds on this file; one of them must "
        "stand alone.",
        ru="house.toml:1: extends называет house.toml, а тот сам построен на этом файле; один из них "
        "должен стоять сам.",
    ),
    Wrong(
        RulesRefused, SHOW, files=house("[draw]", "face = up"), fault=RuleFault.NOT_TOML, code=1,
        en='house.toml:2: “face = up” cannot be read. Did you mean face = "up" ?',
        ru='house.toml:2: «face = up» не читается. Может быть, face = "up" ?',
    ),
    Wrong(
        RulesRefused, SHOW, files=house("just words"), fault=RuleFault.NOT_TOML, code=1,
        en='house.toml:1: “just words” cannot be read; a line is a [table], or key = value with texts in '
        '"quotes".',
        ru='house.toml:1: «just words» не читается; строка — это [раздел] или ключ = значение, тексты в '
        '"кавычках".',
    ),
    Wrong(
        RulesRefused, SHOW, files=house("a = " + "[" * 5000), fault=RuleFault.NOT_TOML, code=1,
        en='house.toml: the file is not TOML: a line is a [table], or key = value with texts in "quotes".',
        ru='house.toml: файл не TOML: строка — это [раздел] или ключ = значение, тексты в "кавычках".',
    ),
    Wrong(
        RulesRefused, SHOW, files=house("a = 1", "a = 2"), fault=RuleFault.KEY_TWICE, code=1,
        en="house.toml:2: “a = 2” stands here for the second time; leave one of the two.",
        ru="house.toml:2: «a = 2» стоит здесь второй раз; оставьте что-то одно.",
    ),
    Wrong(
        RulesRefused, SHOW, files=house(" " * 300_000), fault=RuleFault.TOO_LARGE, code=1,
        en="house.toml: the file is too large for house rules; they take a page or two of text.",
        ru="house.toml: файл слишком велик для домашних правил: им хватает страницы-двух.",
    ),
    Wrong(
        RulesRefused, SHOW, files={"house.toml": b"title = '\xff'\n"}, fault=RuleFault.NOT_UTF8, code=1,
        en="house.toml:1: the file is not written in UTF-8 here; save it as UTF-8.",
        ru="house.toml:1: здесь файл не в UTF-8; сохраните его в UTF-8.",
    ),
    Wrong(
        RulesRefused, SHOW, cause=linked_to_itself("house.toml"), fault=RuleFault.NO_ACCESS, code=1,
        en="house.toml: the file cannot be read (Too many levels of symbolic links).",
        ru="house.toml: файл не читается (Too many levels of symbolic links).",
    ),
    Wrong(
        RulesRefused, "rules show /dev/null", fault=RuleFault.NOT_A_FILE, code=1,
        en="/dev/null: this is no file; name a TOML file inside it.",
        ru="/dev/null: это не файл; назовите файл TOML внутри.",
    ),
    Wrong(
        RulesRefused, "rules check nowhere.toml", fault=RuleFault.NO_FILE, answer=True, code=1,
        en="nowhere.toml: there is no such file; dealer rules new NAME makes one.\n"
        "1 file of 1 has problems.",
        ru="nowhere.toml: такого файла нет; новый: dealer rules new ИМЯ.\n"
        "С ошибками 1 файл из 1.",
    ),
    Wrong(
        RulesRefused, "rules check hous.toml", files=house(), fault=RuleFault.NO_FILE, answer=True, code=1,
        en="hous.toml: there is no such file. Did you mean house.toml?\n"
        "1 file of 1 has problems.",
        ru="hous.toml: такого файла нет. Может быть, house.toml?\n"
        "С ошибками 1 файл из 1.",
    ),
    Wrong(
        RulesRefused, "rules check", cause=emptied("presets/-x.toml"), fault=RuleFault.BAD_ID, answer=True,
        code=1,
        en="~/book/presets/-x.toml: “-x” is no name for a preset; use up to 60 letters, digits and "
        "hyphens.\n"
        "1 file of 1 has problems.",
        ru="~/book/presets/-x.toml: «-x» не годится в имена; до 60 букв, цифр и дефисов.\n"
        "С ошибками 1 файл из 1.",
    ),
    Wrong(
        RulesRefused, "rules check", cause=emptied("presets/pagat.toml"), fault=RuleFault.TAKEN_ID,
        answer=True, code=1,
        en="~/book/presets/pagat.toml: pagat is a preset of the program; give your own another name.\n"
        "1 file of 1 has problems.",
        ru="~/book/presets/pagat.toml: pagat — набор самой программы; своему дайте другое имя.\n"
        "С ошибками 1 файл из 1.",
    ),
)  # fmt: skip

NAMES = (
    Wrong(
        PresetUnknown, "rules show pagatt", code=1,
        en="There are no house rules “pagatt”. Did you mean pagat? dealer rules list shows all.",
        ru="Правил «pagatt» нет. Может быть, pagat? Все наборы покажет dealer rules list.",
    ),
    Wrong(
        PresetUnknown, "rules show zzzz", code=1,
        en="There are no house rules “zzzz”; dealer rules list shows all.",
        ru="Правил «zzzz» нет; все наборы покажет dealer rules list.",
    ),
    Wrong(
        PresetUnknown, f"rules show {'z' * 100_000}", code=1,
        en="There are no house rules “zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…”; "
        "dealer rules list shows all.",
        ru="Правил «zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…» нет; все наборы покажет "
        "dealer rules list.",
    ),
    Wrong(
        PresetUnknown, "rules show zzzz.toml", code=1,
        en="There is no file zzzz.toml; dealer rules list shows the presets.",
        ru="Файла zzzz.toml нет; все наборы покажет dealer rules list.",
    ),
    Wrong(
        PresetUnknown, "rules show hous.toml", files=house(), code=1,
        en="There is no file hous.toml. Did you mean house.toml?",
        ru="Файла hous.toml нет. Может быть, house.toml?",
    ),
    Wrong(
        PresetExists, "rules new pagat", code=1,
        en="pagat is a preset of the program; give your own another name, like pagat-at-home.",
        ru="pagat — набор самой программы; своему дайте другое имя, например pagat-at-home.",
    ),
    Wrong(
        PresetExists, "rules new home --from 31", before=HOME, code=1,
        en="~/book/presets/home.toml is there already; change it with dealer rules edit home.",
        ru="~/book/presets/home.toml уже есть; изменить его: dealer rules edit home.",
    ),
    Wrong(
        PresetNameUnreadable, "rules new 'a b'", code=2,
        en="“a b” is no name for a preset; use up to 60 letters, digits and hyphens.",
        ru="«a b» не годится в имена; до 60 букв, цифр и дефисов.",
    ),
    Wrong(
        AnswerUnclear, "rules new home", text="x\n", code=1,
        en="“x” is no answer; type a number from 1 to 4, or targets like 9/29 or 31.\n"
        "Stopped; nothing more was stored.",
        ru="«x» не подходит; напишите номер от 1 до 4 или цели: 9/29, 31.\n"
        "Остановлено; больше ничего не сохранено.",
    ),
    Wrong(
        AnswerUnclear, "rules new home", text="\n9\n", code=1,
        en="“9” is no answer; type a number from 1 to 3.\n"
        "Stopped; nothing more was stored.",
        ru="«9» не подходит; напишите номер от 1 до 3.\n"
        "Остановлено; больше ничего не сохранено.",
    ),
    Wrong(
        AnswerUnclear, "rules new home", text="\n\n\n\n\n\n9\n", code=1,
        en="“9” is no answer; type 1 or 2, or ante and limit like 0.25 0.25-1.\n"
        "Stopped; nothing more was stored.",
        ru="«9» не подходит; напишите 1 или 2 либо анте и предел: 0.25 0.25-1.\n"
        "Остановлено; больше ничего не сохранено.",
    ),
    Wrong(
        EditorFailed, "rules edit home", before=HOME, env={"VISUAL": "no-such-editor"}, code=1,
        en="no-such-editor did not run, and the preset is as it was; set EDITOR to an editor that does.",
        ru="no-such-editor не запустился, набор остался как был; укажите в EDITOR редактор, который "
        "работает.",
    ),
)  # fmt: skip

ENTRIES = (*FILES, *NAMES)
AREA = Area(title="House rules: presets and their files", entries=ENTRIES)
