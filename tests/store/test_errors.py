"""Every error of the book has its words and its exit code: 3 cannot be read, 4 is busy, 1 refused."""

from __future__ import annotations

import errno

import pytest

from dealer_assist.cli.app import exit_code
from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.book import (
    BackupFault,
    BackupUnreadable,
    BookDamaged,
    BookFault,
    BookHeld,
    BookNewer,
    BookOutOfReach,
    FileInTheWay,
    NotStorable,
    SessionIdUnreadable,
)
from dealer_assist.text.errors import say
from dealer_assist.text.errors.book import WORDS

ERRORS: list[tuple[DealerError, int]] = [
    (BookDamaged(path="p", line=1, fault=BookFault.EMPTY, found="", folder="f"), 3),
    (BookNewer(path="p", format=2, known=1, folder="f"), 3),
    (BookOutOfReach(path="p", errno=errno.EACCES), 3),
    (BackupUnreadable(path="p", fault=BackupFault.NOT_A_BACKUP), 3),
    (BookHeld(folder="f", seconds=10, pid=727, who="dealer table"), 4),
    (FileInTheWay(path="p"), 1),
    (NotStorable(text="\udcff"), 1),
    (SessionIdUnreadable(text="../x"), 3),
]


@pytest.mark.parametrize(("error", "code"), ERRORS, ids=lambda value: type(value).__name__)
def test_each_error_has_its_exit_code_and_one_line_of_words(error: DealerError, code: int) -> None:
    assert exit_code(error) == code
    text = say(error)
    assert text.endswith((".", "FILE", "name", "ids"))
    assert "\n" not in text


def test_no_error_is_forgotten() -> None:
    assert {type(error) for error, _code in ERRORS} == set(WORDS)


@pytest.mark.parametrize("fault", BookFault)
def test_each_fault_of_a_file_has_its_words_and_shows_no_escapes(fault: BookFault) -> None:
    text = say(BookDamaged(path="p\x1b[31m", line=3, fault=fault, found="\x1b[2J\u202e", folder="f"))
    assert text.startswith("p\\x1b[31m, line 3: ")
    assert text.isprintable()


@pytest.mark.parametrize("fault", BackupFault)
def test_each_fault_of_a_backup_has_its_words_and_shows_no_escapes(fault: BackupFault) -> None:
    text = say(BackupUnreadable(path="p", fault=fault, name="a\x1b[2J"))
    assert "Nothing was changed" in text
    assert text.isprintable()
