"""Which folder is the book: ``--book``, else ``DEALER_BOOK``, else the platform's user-data folder."""

from __future__ import annotations

import os
from pathlib import Path

import click
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from dealer_assist.cli.app import app
from dealer_assist.cli.base import Settings, book_folder
from tests.support import dealer


def test_where_the_book_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    def found(option: str | None, variable: str) -> Path:
        monkeypatch.setenv("DEALER_BOOK", variable)
        with click.Context(app, obj=Settings(book=option)):
            return book_folder()

    assert found("a b", "c") == Path("a b")
    assert found(None, "~/книга") == tmp_path / "home" / "книга"
    assert found(None, "") == tmp_path / "data" / "dealer-assist"
    monkeypatch.delenv("DEALER_BOOK")
    with click.Context(app, obj=Settings()):
        assert book_folder() == tmp_path / "data" / "dealer-assist"


@pytest.mark.parametrize(
    "line",
    ["session start Ann=20 Bob=20", "status", "check", "undo", "rules new ours --from pagat", "backup b", "restore b"],
)
@pytest.mark.parametrize("folder", ["~nobody-at-all", "~nobody-at-all/book"])
def test_the_home_of_nobody_is_refused_and_no_folder_is_made(
    line: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = dealer(*line.split(), "--book", folder)
    assert (told.code, told.out) == (3, "")
    assert folder in told.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("line", ["backup", "restore", "import", "export --out"])
def test_a_file_in_the_home_of_nobody_is_refused(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = dealer(*line.split(), "~nobody-at-all/file")
    assert told.code == 1
    assert "~nobody-at-all/file" in told.err
    assert list(tmp_path.iterdir()) == []


def test_the_readme_names_the_folders_of_the_platforms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    for platform in (Unix, MacOS):
        folder = platform("dealer-assist", appauthor=False).user_data_dir
        assert f"`{folder.replace(os.path.expanduser('~'), '~')}`" in readme
