"""What can be wrong with the book on disk, and with a backup of it."""

from __future__ import annotations

import errno

from dealer_assist.core.errors import book as errors
from dealer_assist.core.errors.book import BackupFault, BookFault
from tests.errors.catalogue.night import CLOSED, OPEN, START
from tests.errors.causes import backup_with, changed, emptied, held, refusing, written
from tests.errors.wrong import Area, Wrong

BUYIN = "buyin Ann 5"
TWICE = (START, "buyin Ann 5")
HEAD = '{"dealer-assist": "open", "format": 1, '
RESTORE = "restore copy.zip"

DAMAGED = (
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=emptied("open.json"), fault=BookFault.EMPTY, code=3,
        en="~/book/open.json, line 1: the file is empty. Nothing was changed. To go back to a backup of "
        "the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 1: файл пуст. Ничего не изменено. Вернуть книгу из копии: dealer "
        "restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=TWICE, cause=emptied("sessions/2026-03-14.json"),
        fault=BookFault.EMPTY, code=3,
        en="~/book/sessions/2026-03-14.json, line 1: the file is empty. Nothing was changed. The file as "
        "it was before its last change is whole; to go back to it, type: dealer restore --book ~/book "
        "~/book/sessions/2026-03-14.json.bak",
        ru="~/book/sessions/2026-03-14.json, строка 1: файл пуст. Ничего не изменено. Файл, каким он был "
        "до последней записи, цел; вернуть его: dealer restore --book ~/book "
        "~/book/sessions/2026-03-14.json.bak",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=written("open.json", " \n"), fault=BookFault.BLANK,
        code=3,
        en="~/book/open.json, line 1: the file has only blanks in it. Nothing was changed. To go back to a "
        "backup of the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 1: в файле одни пробелы. Ничего не изменено. Вернуть книгу из копии: "
        "dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=written("open.json", b"\xef\xbb\xbf{}"),
        fault=BookFault.BYTE_ORDER_MARK, code=3,
        en="~/book/open.json, line 1: the file begins with a byte-order mark, so another program has "
        "written it. Nothing was changed. To go back to a backup of the book, type: dealer restore --book "
        "~/book FILE",
        ru="~/book/open.json, строка 1: файл начинается с метки порядка байтов, его писала другая "
        "программа. Ничего не изменено. Вернуть книгу из копии: dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=written("open.json", b"Zo\xeb"),
        fault=BookFault.NOT_UTF8, code=3,
        en="~/book/open.json, line 1: 'eb' is not UTF-8. Nothing was changed. To go back to a backup of "
        "the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 1: «eb» — не UTF-8. Ничего не изменено. Вернуть книгу из копии: "
        "dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=written("open.json", "{'tables': 1}\n}}"),
        fault=BookFault.SYNTAX, code=3,
        en="~/book/open.json, line 1: ''tables': 1}' is not where JSON has it. Nothing was changed. To go "
        "back to a backup of the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 1: «'tables': 1}» — здесь такого в JSON не бывает. Ничего не "
        "изменено. Вернуть книгу из копии: dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=written("open.json", HEAD), fault=BookFault.CUT_OFF,
        code=3,
        en="~/book/open.json, line 1: the file ends too early, it was cut off. Nothing was changed. To go "
        "back to a backup of the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 1: файл обрывается слишком рано. Ничего не изменено. Вернуть книгу из "
        "копии: dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=written("open.json", "{}\n}"),
        fault=BookFault.AFTER_THE_END, code=3,
        en="~/book/open.json, line 2: '}' stands after the end. Nothing was changed. To go back to a "
        "backup of the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 2: «}» стоит после конца. Ничего не изменено. Вернуть книгу из копии: "
        "dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN,
        cause=changed("open.json", '"format": 1', '"format": 1, "format": 1'), fault=BookFault.TWICE, code=3,
        en="~/book/open.json, line 1: the key 'format' stands twice. Nothing was changed. To go back to a "
        "backup of the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 1: ключ «format» стоит дважды. Ничего не изменено. Вернуть книгу из "
        "копии: dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=changed("open.json", '"hands": 0', '"hands": 0.5'),
        fault=BookFault.NOT_WHOLE, code=3,
        en="~/book/open.json, line 3: '0.5' is not a whole number. Nothing was changed. To go back to a "
        "backup of the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 3: «0.5» — не целое число. Ничего не изменено. Вернуть книгу из "
        "копии: dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=written("open.json", "[]"), fault=BookFault.FOREIGN,
        code=3,
        en="~/book/open.json, line 1: '[]' does not begin a file of a dealer's book. Nothing was changed. "
        "To go back to a backup of the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 1: «[]» — файл книги так не начинается. Ничего не изменено. Вернуть "
        "книгу из копии: dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN, cause=changed("open.json", '"open"', '"book"'),
        fault=BookFault.OTHER_FILE, code=3,
        en="~/book/open.json, line 1: it is the file 'book' of a book, not this one. Nothing was changed. "
        "To go back to a backup of the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 1: это файл книги «book», а не этот. Ничего не изменено. Вернуть "
        "книгу из копии: dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, BUYIN, before=OPEN,
        cause=changed("open.json", '"tables": {', '"tables": {"more": 1, '), fault=BookFault.SHAPE, code=3,
        en="~/book/open.json, line 1: 'more' is not as the program writes it. Nothing was changed. To go "
        "back to a backup of the book, type: dealer restore --book ~/book FILE",
        ru="~/book/open.json, строка 1: «more» — программа так не пишет. Ничего не изменено. Вернуть книгу "
        "из копии: dealer restore --book ~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookDamaged, RESTORE, cause=backup_with({"open.json": b"[]"}, "of a file that holds []"),
        fault=BookFault.FOREIGN, code=3,
        en="copy.zip: open.json, line 1: '[]' does not begin a file of a dealer's book. Nothing was "
        "changed; take another backup.",
        ru="copy.zip: open.json, строка 1: «[]» — файл книги так не начинается. Ничего не изменено; "
        "возьмите другую копию.",
    ),
    Wrong(
        errors.BookNewer, BUYIN, before=OPEN, cause=changed("open.json", '"format": 1', '"format": 7'),
        code=3,
        en="~/book/open.json, line 1: the format 7 is newer than 1, the newest that this version knows. "
        "Nothing was changed. Install the newer dealer-assist, or go back to a backup with: dealer restore "
        "--book ~/book FILE",
        ru="~/book/open.json, строка 1: формат 7 новее, чем 1, последний известный этой версии. Ничего не "
        "изменено. Установите новую версию dealer-assist или верните книгу из копии: dealer restore --book "
        "~/book ФАЙЛ",
    ),
    Wrong(
        errors.BookNewer, RESTORE,
        cause=backup_with({"open.json": b'{"dealer-assist": "open", "format": 7}'}, "of a file in format 7"),
        code=3,
        en="copy.zip: open.json, line 1: the format 7 is newer than 1, the newest that this version knows. "
        "Nothing was changed; install the newer dealer-assist.",
        ru="copy.zip: open.json, строка 1: формат 7 новее, чем 1, последний известный этой версии. Ничего "
        "не изменено; установите новую версию dealer-assist.",
    ),
)  # fmt: skip

REFUSED = (
    Wrong(
        errors.BookOutOfReach, BUYIN, before=OPEN, cause=refusing(errno.ENOSPC, "the disk is full"), code=3,
        en="~/book: the disk is full. Nothing was stored; make room and type it again.",
        ru="~/book: диск полон. Ничего не сохранено; освободите место и повторите.",
    ),
    Wrong(
        errors.BookOutOfReach, BUYIN, before=OPEN,
        cause=refusing(errno.EROFS, "the disk cannot be written on"), code=3,
        en="~/book: the disk can only be read. Nothing was stored; choose another folder with --book DIR.",
        ru="~/book: диск только для чтения. Ничего не сохранено; выберите другую папку: --book ПАПКА.",
    ),
    Wrong(
        errors.BookOutOfReach, BUYIN, before=OPEN,
        cause=refusing(errno.EACCES, "the folder is somebody else's"), code=3,
        en="~/book: you are not allowed to use it. Nothing was stored; change its permissions or choose "
        "another folder with --book DIR.",
        ru="~/book: нет прав. Ничего не сохранено; дайте права или выберите другую папку: --book ПАПКА.",
    ),
    Wrong(
        errors.BookOutOfReach, "backup nowhere/copy.zip", before=OPEN, code=3,
        en="~/nowhere/copy.zip is not there (any more). Nothing was stored; look for the folder and type "
        "it again.",
        ru="~/nowhere/copy.zip — этого (больше) нет. Ничего не сохранено; найдите папку и повторите.",
    ),
    Wrong(
        errors.BookOutOfReach, "status --book file.txt", files={"file.txt": ""}, code=3,
        en="file.txt is not a folder. Choose another one with --book DIR.",
        ru="file.txt — не папка. Выберите другую: --book ПАПКА.",
    ),
    Wrong(
        errors.BookOutOfReach, BUYIN, before=OPEN, cause=refusing(errno.EIO, "the disk is broken"), code=3,
        en="~/book: the system says 'Input/output error'. Nothing was stored; mend that and type it again.",
        ru="~/book: система говорит «Input/output error». Ничего не сохранено; устраните это и повторите.",
    ),
    Wrong(
        errors.BookHeld, BUYIN, before=OPEN, cause=held("dealer table"), code=4,
        en="The book in ~/book is busy: 'dealer table' (process 727) has kept it for 10 seconds. Let it "
        "end, then try again.",
        ru="Книга в ~/book занята: «dealer table» (процесс 727) держит её 10 секунд. Дайте ему закончить и "
        "повторите.",
    ),
    Wrong(
        errors.BookHeld, BUYIN, before=OPEN, cause=held(None), code=4,
        en="The book in ~/book is busy: another command has kept it for 10 seconds. Try again.",
        ru="Книга в ~/book занята: другая команда держит её 10 секунд. Попробуйте ещё раз.",
    ),
    Wrong(
        errors.NotStorable, "expense Ann 5 pi\udcffza", before=OPEN, code=1,
        en="'pi\\udcffza' has bytes that are no characters and cannot be kept: type it again in UTF-8.",
        ru="«pi\\udcffza»: есть байты, которые не складываются в знаки, и сохранить их нельзя; напишите "
        "ещё раз в UTF-8.",
    ),
    Wrong(
        errors.SessionIdUnreadable, "undo", before=CLOSED,
        cause=changed("book.json", '"id": "2026-03-14"', '"id": "../x"'), code=3,
        en="'../x' in the book cannot be the id of a session, which has letters, digits, - and _. To go "
        "back to a backup: dealer restore FILE",
        ru="«../x» в книге — не номер вечера: там буквы, цифры, - и _. Вернуть книгу из копии: dealer "
        "restore ФАЙЛ",
    ),
)  # fmt: skip

BACKUPS = (
    Wrong(
        errors.BackupUnreadable, RESTORE, fault=BackupFault.NOT_THERE, code=3,
        en="There is no file copy.zip. Nothing was changed; name the file that `dealer backup FILE` has made.",
        ru="Файла copy.zip нет. Ничего не изменено; назовите файл, который сделал `dealer backup ФАЙЛ`.",
    ),
    Wrong(
        errors.BackupUnreadable, "restore note.txt", files={"note.txt": "pizza"},
        fault=BackupFault.NOT_A_BACKUP, code=3,
        en="note.txt is not a backup of a book. Nothing was changed; name a file that `dealer backup FILE` "
        "has made.",
        ru="note.txt — не копия книги. Ничего не изменено; назовите файл, который сделал `dealer backup "
        "ФАЙЛ`.",
    ),
    Wrong(
        errors.BackupUnreadable, RESTORE, cause=backup_with({}, "in format 2", written_in=2),
        fault=BackupFault.NEWER, code=3,
        en="copy.zip is a backup by a newer dealer-assist. Nothing was changed; install that one.",
        ru="copy.zip — копия из более новой версии dealer-assist. Ничего не изменено; установите её.",
    ),
    Wrong(
        errors.BackupUnreadable, RESTORE,
        cause=backup_with({"open.json": b"{}"}, "in which a file was changed", sums={"open.json": "0"}),
        fault=BackupFault.CHANGED, code=3,
        en="copy.zip: open.json in it is not what was backed up. Nothing was changed; take an older backup.",
        ru="copy.zip: open.json там не тот, что сохраняли. Ничего не изменено; возьмите копию постарше.",
    ),
    Wrong(
        errors.BackupUnreadable, RESTORE,
        cause=backup_with({}, "without one of its files", sums={"open.json": "0"}), fault=BackupFault.MISSING,
        code=3,
        en="copy.zip: open.json is missing in it. Nothing was changed; take an older backup.",
        ru="copy.zip: там нет open.json. Ничего не изменено; возьмите копию постарше.",
    ),
    Wrong(
        errors.BackupUnreadable, RESTORE, cause=backup_with({"../x": b""}, "with a file of another kind"),
        fault=BackupFault.STRANGE_NAME, code=3,
        en="copy.zip: ../x in it belongs to no book. Nothing was changed; take another backup.",
        ru="copy.zip: ../x там не от книги. Ничего не изменено; возьмите другую копию.",
    ),
    Wrong(
        errors.FileInTheWay, "backup note.txt", before=OPEN, files={"note.txt": "pizza"}, code=1,
        en="note.txt exists and is not a backup of a book, so it is left alone: choose another name.",
        ru="note.txt уже есть, и это не копия книги; он не тронут: выберите другое имя.",
    ),
)  # fmt: skip

ENTRIES = (*DAMAGED, *REFUSED, *BACKUPS)
AREA = Area(title="The book", entries=ENTRIES)
