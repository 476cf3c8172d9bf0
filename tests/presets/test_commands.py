"""``dealer rules``: list, show, check, diff, new and edit."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from dealer_assist import presets
from dealer_assist.core.choices import DeclareHow, EqualDistance
from tests.support import dealer


@pytest.fixture
def own(own_book: Path) -> Path:
    folder = own_book / "presets"
    folder.mkdir(parents=True)
    return folder


def test_list_names_every_preset_and_marks_ones_own(own: Path) -> None:
    (own / "tuesday.toml").write_text('title = "Tuesday"\nsummary = "We play for 9."\n')
    (own / "bare.toml").write_text("")
    (own / "untitled.toml").write_text('title = "Only a title"')
    (own / "broken.toml").write_text("titel = 1")
    out = dealer("rules", "list").out
    for name in presets.shipped_ids():
        assert f"\n{name} " in f"\n{out}"
    assert "We play for 9. (your own)" in out
    assert "no summary (your own)" in out
    assert "Only a title (your own)" in out
    assert "has problems: dealer rules check broken" in out
    document = dealer("rules", "list", "--json").json["presets"]
    assert [one["id"] for one in document[-4:]] == ["bare", "broken", "tuesday", "untitled"]
    assert document[0]["id"] == "pagat"
    assert document[-1]["own"] is True


def test_list_on_a_narrow_terminal_is_blocks(own: Path) -> None:
    (own / f"{'long-' * 8}name.toml").write_text("")
    out = dealer("rules", "list", env={"COLUMNS": "60"}).out
    assert max(map(len, out.splitlines())) <= 60


def test_show_is_a_file_that_gives_the_same_rules(tmp_path: Path) -> None:
    for name in presets.shipped_ids():
        path = tmp_path / f"{name}.toml"
        path.write_text(dealer("rules", "show", name).out, encoding="utf-8")
        assert presets.load(str(path)) == presets.load(name)


def test_show_says_what_is_not_as_usual_and_what_is_open() -> None:
    out = dealer("rules", "show", "igra").out
    assert 'division = "nearest"  # usually "halves"' in out
    assert "ante = 1  # to be agreed at the table" in out


def test_show_as_json_is_the_complete_document() -> None:
    document = dealer("rules", "show", "inside", "--json", "--set", "draw.rounds=2").json
    assert document["points"]["J"] == 0.5
    assert document["chips"]["unit"] == 0.5
    assert document["draw"]["rounds"] == 2
    assert set(document) == {
        "title", "summary", "source", "undecided", "players", "targets", "names", "points", "suits", "showdown",
        "declare", "deal", "draw", "betting", "chips",
    }  # fmt: skip


def test_check_tells_everything_of_all_files_at_once(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("titel = 1\n[draw]\nface = 'sideways'\n")
    (tmp_path / "b.toml").write_text("")
    (tmp_path / "c.toml").write_text("[betting]\nmin = 9\n")
    result = dealer("rules", "check", str(tmp_path), "pagat")
    assert result.code == 1
    assert len(result.out.splitlines()) == 4
    assert result.out.endswith("2 files of 4 have problems.\n")
    document = dealer("rules", "check", str(tmp_path / "a.toml"), "--json")
    assert document.code == 1
    assert document.json == {
        "files": [str(tmp_path / "a.toml")],
        "problems": [
            {
                "file": str(tmp_path / "a.toml"),
                "line": 1,
                "key": "titel",
                "fault": "unknown-key",
                "found": "titel",
                "allowed": document.json["problems"][0]["allowed"],
                "nearest": "title",
            },
            {
                "file": str(tmp_path / "a.toml"),
                "line": 3,
                "key": "draw.face",
                "fault": "not-in-list",
                "found": '"sideways"',
                "allowed": ["down", "up", "own"],
                "nearest": None,
            },
        ],
    }


def test_check_of_good_files_ends_well(own: Path) -> None:
    nothing = dealer("rules", "check")
    assert (nothing.code, nothing.out) == (
        0,
        "There is nothing to check: you have no presets of your own. dealer rules new NAME makes one.\n",
    )
    (own / "a.toml").write_text("")
    assert dealer("rules", "check").out == "1 file is in order.\n"


def test_diff_says_only_what_differs_side_by_side() -> None:
    assert dealer("rules", "diff", "pagat", "wikipedia").out == (
        "pagat                                    wikipedia\n"
        "\n"
        "Drawing\n"
        "We draw first, then bet.                 We bet first, then draw.\n"
        "Drawn cards come face down.              Drawn cards come face up.\n"
        "\n"
        "Betting\n"
        "No bet follows the last draw.            One more bet follows the last draw.\n"
        "The dealer's left opens each bet.        Each bet is opened one player further\n"
        "                                         left.\n"
        "\n"
        "Who is nearer\n"
        "Equally near hands share, under or       Equally near, under beats over. 26½\n"
        "over. 26½ and 27½ tie.                   beats 27½. Equal totals share.\n"
    )


def test_diff_on_a_narrow_terminal_is_one_below_the_other() -> None:
    out = dealer("rules", "diff", "pagat", "pagat-under", env={"COLUMNS": "50"}).out
    assert out == (
        "Who is nearer\n"
        "  pagat: Equally near hands share, under or over.\n"
        "    26½ and 27½ tie.\n"
        "  pagat-under: Equally near, under beats over. 26½\n"
        "    beats 27½. Equal totals share.\n"
    )


def test_diff_of_the_same_game() -> None:
    assert dealer("rules", "diff", "pagat", "pagat").out == "pagat and pagat are the same game.\n"


def test_diff_shows_what_only_one_leaves_to_the_table() -> None:
    out = dealer("rules", "diff", "pagat", "opr-907").out
    assert "Everybody gets 1 card down and 1 up.     Is the deal 1 card down and 1 up?" in out
    document = dealer("rules", "diff", "pagat", "opr-907", "--json").json
    assert {one["key"]: one["undecided"] for one in document["differs"]} == {
        "deal.down": ["b"],
        "draw.face": ["b"],
        "betting.final_round": ["b"],
    }


def test_diff_of_what_a_card_counts_for_one_side_shows_what_it_counts_otherwise() -> None:
    out = dealer("rules", "diff", "pagat", "gamerules").out
    assert "Aces count 1 or 11, each as you like     For 7, do aces count only 1? For 27," in out


def test_diff_names_what_has_no_effect_in_either(own: Path) -> None:
    (own / "other.toml").write_text('extends = "pagat"\n[declare]\nboth_tied = "shares"\n')
    out = dealer("rules", "diff", "pagat", "other").out
    assert out == 'Different, but without effect in either:\ndeclare.both_tied: "loses" / "shares"\n'


TEN = "1\n2\n1\n2\n3\n2\n0.25 0.25-1\n2\n1\n4\n"


def test_new_makes_a_valid_file_from_ten_answers(own_book: Path) -> None:
    made = dealer("rules", "new", "tuesday-night", text=TEN)
    path = own_book / "presets" / "tuesday-night.toml"
    assert made.code == 0
    assert made.out.count("Your answer:") == 10
    assert made.out.endswith(f"{path} is made. It is read aloud with: dealer rules announce tuesday-night\n")
    assert path.stat().st_mode & 0o777 == 0o600
    assert dealer("rules", "check").code == 0
    rules = presets.load("tuesday-night", book=own_book)
    assert rules.title == "Tuesday night"
    assert rules.showdown.equal_distance is EqualDistance.INSIDE
    assert rules.declare.how is DeclareHow.TOGETHER
    assert (rules.betting.ante, rules.betting.max, rules.chips.unit, rules.undecided) == (25, 100, 25, ())
    assert path.read_text(encoding="utf-8") == (
        "# The house rules “tuesday-night”. What is not written here is as in pagat.\n"
        "# Read them aloud: dealer rules announce tuesday-night. All there is to change: dealer rules show\n"
        "# pagat.\n"
        "\n"
        'title = "Tuesday night"\n'
        'summary = "The hand nearest to 7 takes half the pot, the one nearest to 27 the other half."\n'
        'extends = "pagat"\n'
        "\n"
        "[points]\n"
        "# Pictures count ½ or 10, each as you like for each side.\n"
        "J = [0.5, 10]\n"
        "Q = [0.5, 10]\n"
        "K = [0.5, 10]\n"
        "\n"
        "[showdown]\n"
        "# Equally near, inside beats outside. 7½ beats 6½, 26½ beats 27½. Equal totals share. (share, under,\n"
        "# over, inside or outside)\n"
        'equal_distance = "inside"\n'
        "\n"
        "[declare]\n"
        "# We declare with coins in the fist: none for 7, one for 27 and two for both. (off, together or\n"
        "# in-turn)\n"
        'how = "together"\n'
        "\n"
        "[draw]\n"
        "# Drawn cards come face up. (down, up or own)\n"
        'face = "up"\n'
        "# We bet first, then draw. (true or false)\n"
        "first = false\n"
        "# Decline 2 times in a row and you are frozen: no more cards.\n"
        "freeze_after = 2\n"
        "\n"
        "[betting]\n"
        "# The ante is 0.25 each.\n"
        "ante = 0.25\n"
        "# Bets and raises are 0.25 to 1.\n"
        "min = 0.25\n"
        "max = 1\n"
        "# One more bet follows the last draw. (true or false)\n"
        "final_round = true\n"
        "\n"
        "[chips]\n"
        "# The smallest chip is 0.25.\n"
        "unit = 0.25\n"
    )


def test_new_shows_on_sample_hands_what_each_answer_changes() -> None:
    out = dealer("rules", "new", "x", text=TEN).out
    assert (
        "2 of 10. What do jacks, queens and kings count?\n"
        "Example: Ann K-Q-7, Bob 10-9-7 and Cat 6-3; the pot is 40.\n"
        "  1  Pictures count ½. Here Ann wins 20 and Bob wins 20.\n"
        "  2  Pictures count ½ or 10, each as you like for each side. Here Ann wins 40.\n"
        "  3  Pictures count 10. Here Ann wins 20 and Cat wins 20.\n"
    ) in out


def test_new_takes_enter_for_the_common_answer_and_asks_a_bad_one_again(own_book: Path) -> None:
    made = dealer("rules", "new", "plain", text="seven\n\n\n\n\n\n\nx\n\n\n\n\n")
    assert made.code == 0
    assert made.err == (
        "“seven” is no answer; type a number from 1 to 4, or targets like 9/29 or 31.\n"
        "“x” is no answer; type 1 or 2, or ante and limit like 0.25 0.25-1.\n"
    )
    with (own_book / "presets" / "plain.toml").open("rb") as file:
        assert set(tomllib.load(file)) == {"title", "summary", "extends", "betting"}


def test_new_with_one_target_leaves_out_what_it_has_not(own_book: Path) -> None:
    made = dealer("rules", "new", "solo", text="21\n\n\n\n\n\n2\n2\n")
    assert made.code == 0
    assert "declare" not in made.out
    rules = presets.load("solo", book=own_book)
    assert rules.targets.low is None
    assert rules.undecided == presets.load("pagat").undecided


def test_new_stores_nothing_when_the_answers_end_early(own_book: Path) -> None:
    made = dealer("rules", "new", "x", text="1\n1\n")
    assert (made.code, made.err.splitlines()[-1]) == (1, "Stopped; nothing more was stored.")
    assert not own_book.exists()


def test_new_from_another_asks_nothing(own_book: Path, tmp_path: Path) -> None:
    made = dealer("rules", "new", "w", "--from", "31", "--set", "points.J=0.5", "--title", "Ours", "--json")
    path = own_book / "presets" / "w.toml"
    assert made.json == {"id": "w", "file": str(path)}
    with path.open("rb") as file:
        assert tomllib.load(file) == {
            "title": "Ours",
            "summary": "The hand nearest to 31 takes the whole pot.",
            "extends": "31",
            "points": {"J": 0.5},
        }
    elsewhere = tmp_path / "elsewhere.toml"
    assert dealer("rules", "new", str(elsewhere), "--set", "targets.low=8").code == 0
    assert presets.load(str(elsewhere)).targets.low == 16
    second = tmp_path / "second.toml"
    assert dealer("rules", "new", str(second), "--from", str(elsewhere)).code == 0
    assert presets.load(str(second)).targets.low == 16
    third = dealer("rules", "new", "third", "--set", "draw.face=up", "--set", "showdown.low_limit=at-most")
    assert third.code == 0
    assert "# A total over 7 cannot win the 7 half. (none, at-most or at-least)" in (
        own_book / "presets" / "third.toml"
    ).read_text(encoding="utf-8")


def test_new_says_the_choices_of_a_key_without_effect(own_book: Path) -> None:
    assert dealer("rules", "new", "x", "--set", "declare.both_tied=shares", "--set", "names.low=low7").code == 0
    text = (own_book / "presets" / "x.toml").read_text(encoding="utf-8")
    assert "# (loses, shares or keeps-half)\nboth_tied" in text


def test_new_with_a_bad_change_stores_nothing(own_book: Path) -> None:
    made = dealer("rules", "new", "x", "--set", "betting.min=9", "--set", "draw.face=sideways")
    assert made.code == 1
    assert len(made.err.splitlines()) == 2
    assert not own_book.exists()


def test_new_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    made = dealer("rules", "new", str(tmp_path / "file" / "x.toml"), "--from", "31")
    assert made.code == 3
    assert "Traceback" not in made.err


def editor(tmp_path: Path, script: str) -> dict[str, str]:
    program = tmp_path / "an editor"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o700)
    return {"EDITOR": f"'{program}'", "VISUAL": ""}


def test_edit_puts_a_file_in_order_in_place(own: Path, tmp_path: Path) -> None:
    path = own / "tuesday.toml"
    path.write_text('[draw]\nface = "up"\n')
    result = dealer("rules", "edit", "tuesday", env=editor(tmp_path, 'sed -i s/up/own/ "$1"'))
    assert (result.code, result.out) == (0, f"{path} is in order and stored.\n")
    assert path.read_text() == '[draw]\nface = "own"\n'
    assert [one.name for one in own.iterdir()] == ["tuesday.toml"]


def test_edit_that_changes_nothing(own: Path, tmp_path: Path) -> None:
    path = own / "tuesday.toml"
    path.write_text("")
    result = dealer("rules", "edit", "tuesday", env=editor(tmp_path, "true"))
    assert (result.code, result.out) == (0, f"{path} is as it was.\n")


def test_edit_keeps_a_draft_that_is_not_in_order_and_goes_on_with_it(own: Path, tmp_path: Path) -> None:
    path, draft = own / "tuesday.toml", own / ".tuesday.draft.toml"
    path.write_text('[draw]\nface = "up"\n')
    result = dealer("rules", "edit", "tuesday", env=editor(tmp_path, 'sed -i s/up/upp/ "$1"'))
    assert result.code == 1
    assert result.err == (
        f"{path} is as it was; your draft is {draft}.\n"
        f'{draft}:2: draw.face cannot be "upp"; it takes down, up or own. Did you mean up?\n'
    )
    assert path.read_text() == '[draw]\nface = "up"\n'
    again = dealer("rules", "edit", "tuesday", env=editor(tmp_path, 'sed -i s/upp/own/ "$1"'))
    assert again.out == (f"This goes on with the draft of last time, {draft}.\n{path} is in order and stored.\n")
    assert not draft.exists()


@pytest.mark.parametrize("command", ["false", "no-such-editor", "'unclosed"])
def test_edit_without_an_editor_that_runs(command: str, own: Path) -> None:
    (own / "tuesday.toml").write_text("")
    result = dealer("rules", "edit", "tuesday", env={"EDITOR": command, "VISUAL": ""})
    assert result.code == 1
    assert result.err == (f"{command} did not run, and the preset is as it was; set EDITOR to an editor that does.\n")
    assert [one.name for one in own.iterdir()] == ["tuesday.toml"]


def test_edit_of_a_shipped_preset_is_refused() -> None:
    result = dealer("rules", "edit", "pagat")
    assert (result.code, result.err) == (
        1,
        "pagat is a preset of the program; give your own another name, like pagat-at-home.\n",
    )


def test_the_family_has_help_with_examples() -> None:
    out = dealer("rules", "--help").out
    for name in ("list", "show", "announce", "diff", "check", "new", "edit"):
        assert f"\n  {name} " in out
        assert "dealer rules" in dealer("rules", name, "--help").out


def test_edit_on_a_terminal_asks_whether_to_go_on(own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dealer_assist.cli.rules_edit.can_ask", lambda: True)
    path = own / "tuesday.toml"
    path.write_text('[draw]\nface = "up"\n')
    breaks = editor(tmp_path, 'sed -i s/up/upp/ "$1"')
    given_up = dealer("rules", "edit", "tuesday", env=breaks, text="n\n")
    assert given_up.code == 1
    assert given_up.err == (
        f'{own}/.tuesday.draft.toml:2: draw.face cannot be "upp"; it takes down, up or own. Did you mean up?\n'
    )
    assert given_up.out.endswith(f"{path} is as it was; your draft is {own}/.tuesday.draft.toml.\n")
    mends = editor(tmp_path, 'if grep -q uppp "$1"; then sed -i s/uppp/own/ "$1"; else sed -i s/upp/uppp/ "$1"; fi')
    mended = dealer("rules", "edit", "tuesday", env=mends, text="y\n")
    assert (mended.code, path.read_text()) == (0, '[draw]\nface = "own"\n')


def test_edit_of_a_file_that_may_not_be_read(own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (own / "tuesday.toml").write_text("")

    def refuse(_path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    result = dealer("rules", "edit", "tuesday", env=editor(tmp_path, "true"))
    assert (result.code, "Traceback" in result.err) == (3, False)


def test_a_write_that_fails_half_way_leaves_the_old_file(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = own / "tuesday.toml"
    path.write_text('[draw]\nface = "up"\n')

    def refuse(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("dealer_assist.store.disk.Disk.replace", refuse)
    result = dealer("rules", "edit", "tuesday", env=editor(tmp_path, 'sed -i s/up/own/ "$1"'))
    assert result.code == 3
    assert path.read_text() == '[draw]\nface = "up"\n'
    assert not list(own.glob("*.tmp"))
