"""The files that one unit of work has read or changed, and the storage through which tinydb sees them."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tinydb import TinyDB
from tinydb.storages import Storage

from dealer_assist.store import commit, layout
from dealer_assist.store.commit import Pending
from dealer_assist.store.disk import Disk
from dealer_assist.store.layout import Page, Tables
from dealer_assist.store.loading import load
from dealer_assist.store.repeats import Repeats


@dataclass(kw_only=True)
class Pages:
    """Each file is read at most once, when it is first needed, and written at the end if it was touched.

    ``waiting`` is a unit of work that has to be finished first, ``missing`` says that there is no book yet. ``folders``
    goes from a folder to the files in it that are ``loaded``, ``listed`` to the names that lie in it on the disk.
    """

    folder: Path
    repeats: Repeats = field(default_factory=Repeats)
    waiting: Pending = field(default_factory=Pending)
    missing: bool = False
    loaded: dict[str, Page] = field(default_factory=dict)
    touched: set[str] = field(default_factory=set)
    databases: dict[str, TinyDB] = field(default_factory=dict)
    folders: dict[str, list[str]] = field(default_factory=dict)
    listed: dict[str, frozenset[str]] = field(default_factory=dict)

    def page(self, name: str, kind: str) -> Page:
        """The content of a file, empty where there is none."""
        found = self.loaded.get(name)
        if found is None:
            found = None if self.missing else load(self.folder, name, kind, self.waiting, self.repeats)
            found = self.loaded[name] = found or Page(kind=kind, path=str(self.folder / name))
            self.folders.setdefault(_folder(name), []).append(name)
        return found

    def database(self, name: str, kind: str) -> TinyDB:
        """The same as a TinyDB."""
        if name not in self.databases:
            self.databases[name] = TinyDB(self, name, kind, storage=PageStorage)
        return self.databases[name]

    def empty(self, name: str, kind: str) -> None:
        """Take everything out of a file."""
        page = self.page(name, kind)
        page.heads, page.tables = {}, {}
        self.databases.pop(name, None)
        self.touched.add(name)

    def within(self, folder: str) -> set[str]:
        """The names, without the folder, of the files in a folder of the book, new ones included."""
        new = [name for name in self.folders.get(folder, ()) if self.loaded[name].tables]
        new += [name for name in self.waiting.replace if _folder(name) == folder]
        found = {name.rpartition("/")[2] for name in new}
        return found | {name for name in self._listed(folder) if f"{folder}/{name}" not in self.waiting.remove}

    def _listed(self, folder: str) -> frozenset[str]:
        """What lies in a folder on the disk, which nobody else changes while the book is open."""
        found = self.listed.get(folder)
        if found is None:
            above, _slash, name = folder.rpartition("/")
            is_there = not self.missing and (not above or name in self._listed(above))
            found = self.listed[folder] = self._names(folder) if is_there else frozenset()
        return found

    def _names(self, folder: str) -> frozenset[str]:
        try:
            return frozenset(os.listdir(self.folder / folder))
        except (FileNotFoundError, NotADirectoryError):
            return frozenset()
        except OSError as error:
            raise commit.out_of_reach(error, self.folder / folder) from error

    def save(self, disk: Disk) -> None:
        """Store what was touched, all or nothing; ``OSError`` where the disk refuses."""
        contents = {name: layout.encoded(self.loaded[name]) for name in self.loaded if name in self.touched}
        if contents:
            commit.store(self.folder, contents, disk)


def _folder(name: str) -> str:
    return name.rpartition("/")[0]


class PageStorage(Storage):
    """What tinydb reads and writes is the unit of work's copy; the disk is written once, at its end."""

    def __init__(self, pages: Pages, name: str, kind: str) -> None:
        super().__init__()
        self._pages, self._name, self._kind = pages, name, kind

    def read(self) -> Tables | None:
        return self._pages.page(self._name, self._kind).tables

    def write(self, data: dict[str, dict[str, Any]]) -> None:
        self._pages.page(self._name, self._kind).tables = data
        self._pages.touched.add(self._name)
