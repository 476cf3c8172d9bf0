"""Every format that was ever written is read for ever: a folder of fixtures each, pure functions between them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.store import migrations
from dealer_assist.store.opened import read_open
from dealer_assist.store.values import Document
from dealer_assist.store.verify import verify
from tests.store.books import TABLE, content, quick

FIXTURES = Path(__file__).parent / "fixtures"


def _plain(found: dict[str, Any]) -> dict[str, Any]:
    opened = found.pop("open")
    return json.loads(json.dumps(found | {"open": [opened.session, opened.table]}))  # type: ignore[no-any-return]


@pytest.mark.parametrize("number", range(1, migrations.current() + 1))
def test_the_books_of_every_format_are_read_and_sound(tmp_path: Path, number: int) -> None:
    folder = Path(shutil.copytree(FIXTURES / f"format-{number}" / "book", tmp_path / "book"))
    expected = json.loads((FIXTURES / f"format-{number}" / "content.json").read_text(encoding="utf-8"))
    assert _plain(content(folder)) == expected
    assert verify(folder) == []
    with quick(folder).unit("test") as work:
        work.players.append({"name": "Bob"})
    assert _plain(content(folder)) == expected | {"players": [*expected["players"], {"name": "Bob"}]}


def _without_amounts_in_words(document: Document) -> Document:
    """A step as a later format might need one: what was called ``amount`` is called ``cents``."""
    tables = {
        table: {
            number: {("cents" if key == "amount" else key): value for key, value in record.items()}
            for number, record in records.items()
        }
        for table, records in document["tables"].items()
    }
    return document | {"format": 2, "tables": tables}


def test_an_older_file_is_read_through_the_steps_and_written_in_the_current_format(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(shutil.copytree(FIXTURES / "format-1" / "book", tmp_path / "book"))
    untouched = (folder / "sessions" / "2025-03-14.json").read_bytes()
    monkeypatch.setattr(migrations, "STEPS", (_without_amounts_in_words,))
    assert migrations.current() == 2
    assert content(folder)["payments"][0]["cents"] == 200
    with quick(folder).unit("test") as work:
        work.payments.append({"cents": 5})
    written = json.loads((folder / "book.json").read_text(encoding="utf-8"))
    assert written["format"] == 2
    assert [record["cents"] for record in written["tables"]["payments"].values()] == [200, 5]
    assert (folder / "sessions" / "2025-03-14.json").read_bytes() == untouched
    assert json.loads((folder / "book.json.bak").read_text(encoding="utf-8"))["format"] == 1
    opened = read_open(folder)
    assert opened is not None
    assert opened.table == TABLE | {"hand": 1}
