"""Each complaint about house rules: where, key, what was found, what would do, the nearest spelling. Golden texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_assist.core.errors.rules import RuleFault
from tests.support import dealer

GOLDEN = {
    "unknown key": (
        "equal_distance = 'under'",
        "house.toml:1: there is no key equal_distance. Did you mean showdown.equal_distance?",
    ),
    "unknown key, nothing near": (
        "[deal]\nzzz = 1",
        "house.toml:2: there is no key deal.zzz; here stand down, up.",
    ),
    "unknown table": (
        "[zzz]",
        "house.toml:1: there is no key zzz; here stand extends, title, summary, source, undecided, players, targets, "
        "names, points, suits, showdown, declare, ….",
    ),
    "undecided": (
        "undecided = ['betting.anti']",
        "house.toml:1: undecided names betting.anti, which is no key of the rules. Did you mean betting.ante?",
    ),
    "value": (
        "[showdown]\nequal_distance = 'undr'",
        'house.toml:2: showdown.equal_distance cannot be "undr"; it takes share, under, over, inside or outside. '
        "Did you mean under?",
    ),
    "flag": ("[draw]\nfirst = 'yes'", 'house.toml:2: draw.first cannot be "yes"; it takes true or false.'),
    "text": (
        "title = 3",
        'house.toml:1: title cannot be 3; it takes a text in quotes of at most 80 characters, like "seven".',
    ),
    "whole": ("[draw]\nrounds = 99", "house.toml:2: draw.rounds cannot be 99; it takes a whole number from 0 to 52."),
    "amount": (
        "[betting]\nante = -1",
        "house.toml:2: betting.ante cannot be -1; it takes an amount with at most two decimals, like 1 or 0.25; "
        "0 is the least.",
    ),
    "chip": (
        "[chips]\nunit = 0",
        "house.toml:2: chips.unit cannot be 0; it takes an amount over 0 with at most two decimals, like 1 or 0.25.",
    ),
    "worth": (
        "[chips]\nworth = 0",
        "house.toml:2: chips.worth cannot be 0; it takes what one chip is worth in money, over 0, like 0.1.",
    ),
    "points": (
        "[targets]\nhigh = 'x'",
        'house.toml:2: targets.high cannot be "x"; it takes points in steps of a half from -999 to 999, like 7 or 5.5.',
    ),
    "quarters": (
        "[points]\nJ = 0.25",
        "house.toml:2: points.J cannot be 0.25; points go in steps of a half, like 5 or 5.5.",
    ),
    "no points": (
        "[points]\nJ = []",
        "house.toml:2: points.J cannot be []; it takes points in steps of a half, one value like 0.5 or a list like "
        "[1, 11].",
    ),
    "signals": (
        "[declare]\nsignals = ['low', 'low']",
        'house.toml:2: declare.signals cannot be ["low", "low"]; it takes a list of "low", "high", "both" and "", '
        'each said once, like ["", "low", "high", "both"].',
    ),
    "keys": (
        "undecided = 1",
        'house.toml:1: undecided cannot be 1; it takes a list of keys in quotes, like ["betting.ante", "draw.face"].',
    ),
    "range": (
        "players = [9, 2]",
        "house.toml:1: players cannot be [9, 2]; it takes two whole numbers from 2 to 52, the smaller first, like "
        "[4, 10].",
    ),
    "table": (
        "points = 3",
        "house.toml:1: points cannot be 3; it takes a table, like [showdown] in a line of its own with its keys below.",
    ),
    "min over max": (
        "[betting]\nmin = 9",
        "house.toml:2: betting.min = 9 does not go with betting.max = 5: the least bet may not be over the limit.",
    ),
    "last max": (
        "[betting]\nmin = 2\nlast_max = 1",
        "house.toml:3: betting.last_max = 1 does not go with betting.min = 2: the last round's limit may not be under "
        "the least bet.",
    ),
    "chips": (
        "[betting]\nante = 0.5",
        "house.toml:2: betting.ante = 0.5 does not go with chips.unit = 1: amounts are multiples of the smallest chip.",
    ),
    "cents": (
        "[chips]\nworth = 0.001",
        "house.toml:2: chips.worth = 0.001 does not go with chips.unit = 1: the smallest chip must be worth whole "
        "cents.",
    ),
    "one winner": (
        "[showdown]\ndivision = 'nearest'\n[declare]\nhow = 'together'",
        'house.toml:2: showdown.division = "nearest" does not go with declare.how = "together": with one winner for '
        "the pot nobody declares sides.",
    ),
    "one target": (
        "[targets]\nhigh = 31\n[declare]\nhow = 'together'",
        'house.toml:4: declare.how cannot be "together" in a game with one target; it takes off.',
    ),
    "low key": (
        "[targets]\nhigh = 31\n[points.low]\nA = 1",
        "house.toml:4: points.low.A has no place in a game with one target: there is no low side; leave it out.",
    ),
    "no high": ("[targets]\nlow = 7", "house.toml:1: [targets] needs high: write low and high, or high alone."),
    "equal targets": (
        "[targets]\nlow = 9\nhigh = 9\n[showdown]\nequal_distance = 'inside'",
        'house.toml:5: showdown.equal_distance = "inside" does not go with targets.low = 9, targets.high = 9: between '
        "equal targets there is no inside or outside.",
    ),
    "same names": (
        "[names]\nlow = 'x'\nhigh = 'X'",
        'house.toml:2: names.low = "x" does not go with names.high = "X": each side needs a name of its own.',
    ),
    "misleading name": (
        "[names]\nlow = 'both'",
        'house.toml:2: names.low cannot be "both": that word means another side when it is declared.',
    ),
    "quarter cards": (
        "[suits]\nclubs = 0.5",
        "house.toml:2: suits.clubs = 0.5 would make quarters of cards that count a half; use a whole number.",
    ),
    "no cards": (
        "[deal]\ndown = 0\nup = 0",
        "house.toml:2: deal.down = 0 does not go with deal.up = 0: everybody must be dealt a card.",
    ),
    "extends nothing": (
        "extends = 'pagatt'",
        "house.toml:1: extends names pagatt, and there is no such preset. Did you mean pagat?",
    ),
    "extends itself": (
        "extends = 'house.toml'",
        "house.toml:1: extends names house.toml, which itself builds on this file; one of them must stand alone.",
    ),
    "no quotes": (
        "[draw]\nface = up",
        'house.toml:2: “face = up” cannot be read. Did you mean face = "up" ?',
    ),
    "decimal comma": ("[betting]\nante = 0,5", "house.toml:2: “ante = 0,5” cannot be read. Did you mean ante = 0.5 ?"),
    "no toml": (
        "just words",
        'house.toml:1: “just words” cannot be read; a line is a [table], or key = value with texts in "quotes".',
    ),
    "nested": (
        "a = " + "[" * 5000,
        'house.toml: the file is not TOML: a line is a [table], or key = value with texts in "quotes".',
    ),
    "twice": ("a = 1\na = 2", "house.toml:2: “a = 2” stands here for the second time; leave one of the two."),
    "too large": (
        " " * 300_000,
        "house.toml: the file is too large for house rules; they take a page or two of text.",
    ),
}


@pytest.mark.parametrize("case", GOLDEN)
def test_a_complaint_about_a_file(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, said = GOLDEN[case]
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    checked = dealer("rules", "check", "house.toml")
    assert checked.out == f"{said}\n1 file of 1 has problems.\n"
    assert checked.code == 1
    used = dealer("rules", "show", "house.toml")
    assert (used.code, used.out, used.err) == (1, "", f"{said}\n")


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (
            ("--set", "nonsense"),
            1,
            "--set: “nonsense” changes nothing; type table.key=value, like showdown.equal_distance=under.",
        ),
        (
            ("--set", "betting.ante=1,250"),
            1,
            "--set: betting.ante=1,250 could mean 1250 or 1.25; type the one you mean.",
        ),
        (("--set", "points.J=0,5"), 1, "--set: points.J=0,5 could mean 0.5 or [0,5]; type the one you mean."),
        (
            ("--set", "betting.min=9"),
            1,
            "--set: betting.min = 9 does not go with betting.max = 5: the least bet may not be over the limit.",
        ),
    ],
)
def test_a_complaint_about_a_change(args: tuple[str, ...], code: int, said: str) -> None:
    result = dealer("rules", "show", "pagat", *args)
    assert (result.code, result.out, result.err) == (code, "", f"{said}\n")


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (("show", "pagatt"), 1, "There are no house rules “pagatt”. Did you mean pagat? dealer rules list shows all."),
        (("show", "zzzz"), 1, "There are no house rules “zzzz”; dealer rules list shows all."),
        (("show", "zzzz.toml"), 1, "There is no file zzzz.toml; dealer rules list shows the presets."),
        (("show", "hous.toml"), 1, "There is no file hous.toml. Did you mean house.toml?"),
        (
            ("announce", "--limit", "-5"),
            1,
            "--set: “-5” is no limit; type 1-5 for 1 to 5, 2 for always 2, 1- for no limit.",
        ),
        (("new", "pagat"), 1, "pagat is a preset of the program; give your own another name, like pagat-at-home."),
        (("new", "a b"), 2, "“a b” is no name for a preset; use up to 60 letters, digits and hyphens."),
        (
            ("new", "house.toml", "--from", "31"),
            1,
            "house.toml is there already; change it with dealer rules edit house.toml.",
        ),
        (("edit", "tuesday"), 1, "There are no house rules “tuesday”; dealer rules list shows all."),
        (("edit", "housee.toml"), 1, "There is no file housee.toml. Did you mean house.toml?"),
    ],
)
def test_a_complaint_about_a_name(
    args: tuple[str, ...], code: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "house.toml").write_text("")
    monkeypatch.chdir(tmp_path)
    result = dealer("rules", *args)
    assert (result.code, result.out, result.err) == (code, "", f"{said}\n")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.toml", "nowhere.toml: there is no such file; dealer rules new NAME makes one."),
        ("hous.toml", "hous.toml: there is no such file. Did you mean house.toml?"),
        ("folder.toml/x/..", "folder.toml/x/..: there is no such file; dealer rules new NAME makes one."),
    ],
)
def test_a_complaint_about_a_file_that_is_not_there(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "house.toml").write_text("")
    monkeypatch.chdir(tmp_path)
    assert dealer("rules", "check", name).out.startswith(f"{said}\n")


def test_a_complaint_about_what_is_no_file_or_no_utf8(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd.toml").write_bytes(b"\xff")
    (tmp_path / "ring.toml").symlink_to(tmp_path / "ring.toml")
    monkeypatch.chdir(tmp_path)
    out = dealer("rules", "check", "odd.toml", "ring.toml", "/dev/null").out
    assert out == (
        "odd.toml:1: the file is not written in UTF-8 here; save it as UTF-8.\n"
        "ring.toml: the file cannot be read (Too many levels of symbolic links).\n"
        "/dev/null: this is no file; name a TOML file inside it.\n"
        "3 files of 3 have problems.\n"
    )


def test_a_complaint_about_ones_own_presets_name(own_book: Path) -> None:
    folder = own_book / "presets"
    folder.mkdir(parents=True)
    (folder / "pagat.toml").write_text("")
    (folder / "-x.toml").write_text("")
    assert dealer("rules", "check").out == (
        f"{folder}/-x.toml: “-x” is no name for a preset; use up to 60 letters, digits and hyphens.\n"
        f"{folder}/pagat.toml: pagat is a preset of the program; give your own another name.\n"
        "2 files of 2 have problems.\n"
    )


def test_every_fault_has_its_golden_text() -> None:
    """Each kind of fault is met in this module or with the loader; none is without words."""
    from dealer_assist.core.errors.rules import RuleProblem
    from dealer_assist.text.errors.rules import problem

    said = {problem(RuleProblem(origin="x", key="suits.y", fault=fault, found="z")) for fault in RuleFault}
    assert len(said) >= len(RuleFault) - 2
