"""Presets are found by id or path, extend one another, and are refused in words that say where."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dealer_assist import presets
from dealer_assist.core.choices import EqualDistance, Face
from dealer_assist.core.errors.rules import PresetUnknown, RuleFault, RulesRefused


@pytest.fixture
def own(own_book: Path) -> Path:
    folder = own_book / "presets"
    folder.mkdir(parents=True)
    return folder


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def faults(path: Path | str, book: Path | None = None) -> list[RuleFault]:
    return [one.fault for one in presets.check_file(path, book=book)]


def test_ones_own_preset_is_found_in_the_book(own: Path, own_book: Path) -> None:
    write(own, "tuesday", 'extends = "pagat-under"\n[draw]\nface = "up"\n')
    rules = presets.load("tuesday", book=own_book)
    assert rules.showdown.equal_distance is EqualDistance.UNDER
    assert rules.draw.face is Face.UP
    assert presets.own_ids(own_book) == ("tuesday",)


def test_a_shipped_preset_is_found_before_ones_own(own: Path, own_book: Path) -> None:
    write(own, "pagat", '[draw]\nface = "up"\n')
    assert presets.load("pagat", book=own_book).draw.face is Face.DOWN
    assert faults(own / "pagat.toml", own_book) == [RuleFault.TAKEN_ID]


def test_ones_own_preset_needs_a_name_that_can_be_typed(own: Path, own_book: Path) -> None:
    write(own, "-x", "")
    assert faults(own / "-x.toml", own_book) == [RuleFault.BAD_ID]


def test_without_a_book_there_are_none_of_ones_own(own_book: Path) -> None:
    assert presets.own_ids(None) == ()
    assert presets.own_ids(own_book) == ()


def test_hidden_files_and_others_are_no_presets(own: Path, own_book: Path) -> None:
    write(own, ".draft", "")
    (own / "notes.txt").write_text("x")
    assert presets.own_ids(own_book) == ()


def test_a_path_is_a_file_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, "с пробелом и кириллицей", 'extends = "31"')
    assert presets.load(str(path)).targets.low is None
    monkeypatch.chdir(tmp_path)
    assert presets.load("./с пробелом и кириллицей.toml").targets.low is None
    assert presets.load("с пробелом и кириллицей.toml").targets.low is None


def test_a_path_in_extends_is_seen_from_the_file(tmp_path: Path) -> None:
    folder = tmp_path / "a"
    folder.mkdir()
    write(tmp_path, "parent", '[draw]\nface = "own"')
    path = write(folder, "child", 'extends = "../parent.toml"')
    assert presets.load(str(path)).draw.face is Face.OWN


@pytest.mark.parametrize("text", ["../pagat", "presets/pagat", "~/x.toml"])
def test_an_id_cannot_leave_the_folders(text: str, own_book: Path) -> None:
    with pytest.raises(PresetUnknown):
        presets.load(text, book=own_book)


@pytest.mark.parametrize("text", ["", " ", ".", "..", "-x", "x" * 61, "a b", "a\nb", "a\x00b", "a\x00b.toml"])
def test_what_is_no_id_is_not_found(text: str, own_book: Path) -> None:
    with pytest.raises(PresetUnknown):
        presets.load(text, book=own_book)


def test_the_nearest_id_is_told(own: Path, own_book: Path) -> None:
    write(own, "tuesday", "")
    for text, nearest in (("pagatt", "pagat"), ("tusday", "tuesday"), ("zzzz", "")):
        with pytest.raises(PresetUnknown) as unknown:
            presets.load(text, book=own_book)
        assert unknown.value.nearest == nearest
        assert "tuesday" in unknown.value.known


def test_the_nearest_file_is_told(tmp_path: Path) -> None:
    write(tmp_path, "house", "")
    with pytest.raises(PresetUnknown) as unknown:
        presets.load(str(tmp_path / "hous.toml"))
    assert unknown.value.nearest == str(tmp_path / "house.toml")


def test_a_change_for_one_call_by_text_and_by_json() -> None:
    rules = presets.load("pagat", sets=["betting.ante=2", ("betting.max", "10"), ("points.J", [0.5, 10])])
    assert (rules.betting.ante, rules.betting.max) == (200, 1000)
    assert presets.load("pagat", sets=[("targets.low", 5.5)]).targets.low == 11
    assert presets.load("pagat", sets=[("draw.first", False)]).draw.first is False


def test_every_bad_change_is_told_at_once() -> None:
    with pytest.raises(RulesRefused) as refused:
        presets.load("pagat", sets=["nonsense", "betting.ante=1,250", "draw.face=sideways"])
    assert [one.fault for one in refused.value.problems] == [
        RuleFault.BAD_SET,
        RuleFault.UNCLEAR_NUMBER,
        RuleFault.NOT_IN_LIST,
    ]


def test_equal_calls_are_answered_from_memory_and_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = write(tmp_path, "house", '[draw]\nface = "up"')
    first = presets.load(str(path), sets=[("players", [2, 4])])
    assert presets.load(str(path), sets=[("players", [2, 4])]) is first
    write(tmp_path, "house", '[draw]\nface = "down"')
    assert presets.load(str(path)).draw.face is Face.DOWN


def test_complete_rules_can_be_changed() -> None:
    rules = presets.load("31")
    assert presets.changed(rules, "31", []) == rules
    assert presets.changed(rules, "31", ["betting.ante=2"]).betting.ante == 200
    with pytest.raises(RulesRefused):
        presets.changed(rules, "31", ["targets.hig=2"])


def test_extends_that_loops(tmp_path: Path) -> None:
    write(tmp_path, "a", 'extends = "b.toml"')
    write(tmp_path, "b", '\nextends = "./a.toml"')
    (found,) = presets.check_file(tmp_path / "a.toml")
    assert (found.fault, found.line, Path(found.origin).name) == (RuleFault.EXTENDS_LOOP, 2, "b.toml")
    write(tmp_path, "self", 'extends = "self.toml"')
    assert faults(tmp_path / "self.toml") == [RuleFault.EXTENDS_LOOP]


def test_extends_through_a_link_that_loops(tmp_path: Path) -> None:
    write(tmp_path, "a", 'extends = "link.toml"')
    (tmp_path / "link.toml").symlink_to(tmp_path / "a.toml")
    assert faults(tmp_path / "a.toml") == [RuleFault.EXTENDS_LOOP]


def test_extends_that_names_nothing(tmp_path: Path) -> None:
    (found,) = presets.check_file(write(tmp_path, "a", 'extends = "pagatt"'))
    assert (found.fault, found.found, found.nearest, found.line) == (RuleFault.EXTENDS_NOTHING, "pagatt", "pagat", 1)
    assert faults(write(tmp_path, "b", "extends = 3")) == [RuleFault.WRONG_TYPE]


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("a = ", RuleFault.NOT_TOML, 1),
        ("\n[x\n", RuleFault.NOT_TOML, 2),
        ("a = 1\na = 2", RuleFault.KEY_TWICE, 2),
        ("[a]\n[a]", RuleFault.KEY_TWICE, 2),
        ("a = " + "[" * 5000, RuleFault.NOT_TOML, 0),
        ("a = " + "1" * 5000, RuleFault.NOT_TOML, 1),
        ("\x00", RuleFault.NOT_TOML, 1),
        ("x" * (presets.LARGEST + 1), RuleFault.TOO_LARGE, 0),
    ],
)
def test_a_file_that_is_no_toml(tmp_path: Path, text: str, fault: RuleFault, line: int) -> None:
    (found,) = presets.check_file(write(tmp_path, "x", text))
    assert (found.fault, found.line) == (fault, line)


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes("\n\ntitle = 'Дом'".encode("cp1251"))
    (found,) = presets.check_file(path)
    assert (found.fault, found.line) == (RuleFault.NOT_UTF8, 3)


def test_a_byte_order_mark_is_no_obstacle(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xef\xbb\xbftitle = 'Home'")
    assert presets.load(str(path)).title == "Home"


def test_what_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "dangling.toml").symlink_to(tmp_path / "nowhere")
    (tmp_path / "ring.toml").symlink_to(tmp_path / "ring.toml")
    assert faults(tmp_path / "folder.toml") == [RuleFault.NOT_A_FILE]
    assert faults(tmp_path / "pipe.toml") == [RuleFault.NOT_A_FILE]
    assert faults(tmp_path / "dangling.toml") == [RuleFault.NO_FILE]
    assert faults(tmp_path / "ring.toml") == [RuleFault.NO_ACCESS]
    assert faults(tmp_path / "nothing.toml") == [RuleFault.NO_FILE]


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, "x", "")

    def refuse(*_args: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    (found,) = presets.check_file(path)
    assert (found.fault, found.found) == (RuleFault.NO_ACCESS, "Permission denied")


def test_a_file_beside_without_separator_is_checked_as_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "house").write_text("titel = 'x'")
    monkeypatch.chdir(tmp_path)
    (found,) = presets.check_file("house")
    assert (found.fault, found.line) == (RuleFault.UNKNOWN_KEY, 1)


def test_a_problem_of_a_parent_is_told_with_the_parents_line(tmp_path: Path) -> None:
    write(tmp_path, "parent", '# first\n[draw]\nface = "sideways"')
    (found,) = presets.check_file(write(tmp_path, "child", 'extends = "parent.toml"'))
    assert (Path(found.origin).name, found.line) == ("parent.toml", 3)


def test_the_installed_folder_of_presets_is_used_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "house_presets").mkdir()
    monkeypatch.setattr(presets, "_HERE", str(tmp_path))
    presets.shipped_folder.cache_clear()
    assert presets.shipped_folder() == str(tmp_path / "house_presets")
    presets.shipped_folder.cache_clear()
