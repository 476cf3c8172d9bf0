"""``dealer report``: one page whose numbers are those of ``--json``, that needs nothing and runs nothing."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.report.evenings import HARD, evening, season
from tests.report.pages import body, read
from tests.support import dealer


@pytest.fixture
def played() -> str:
    season()
    return evening()


def made(*options: str) -> str:
    found = dealer("report", "--out", "-", *options)
    assert (found.code, found.err) == (0, "")
    return found.out


def test_the_results_are_those_of_the_session(played: str) -> None:
    rows = {row[0]: row[1:] for row in body(read(made()), "results")}
    shown = dealer("session", "show", played, "--json").json
    table = dealer("export", "sessions", "--since", "2026", "--json").json["rows"]
    assert {row["player"]: [row["buy-in"], row["cash-out"], row["net"], row["to get"]] for row in table} == rows
    assert shown["session"] == played


def test_who_pays_whom_is_what_settle_says(played: str) -> None:
    rows = body(read(made()), "settlement")
    transfers = dealer("settle", "--json").json["transfers"]
    assert [[row[0], row[1], row[3]] for row in rows] == [[one["from"], one["to"], one["amount"]] for one in transfers]
    still = dealer("export", "settlement", "--since", "2026", "--json").json["rows"]
    assert [row[2:] for row in rows] == [[one["amount"], one["still to pay"]] for one in still]


@pytest.mark.parametrize("options", [(), ("--season",)])
def test_the_standings_are_those_of_bankroll(played: str, options: tuple[str, ...]) -> None:
    rows = body(read(made(*options)), "standings")
    assert rows == [
        [one["name"], str(one["nights"]), one["net"], one["average"], one["best"], one["worst"]]
        for one in dealer("bankroll", "--json").json["players"]
    ]
    assert {row[0] for row in rows} == set(HARD)


def test_a_night_in_the_past_has_the_standings_of_then(played: str) -> None:
    rows = body(read(made("2025-01-08")), "standings")
    assert [row[:3] for row in rows] == [
        [one["name"], str(one["nights"]), one["net"]]
        for one in dealer("bankroll", "--until", "2025-01-08", "--json").json["players"]
    ]


def test_the_season_shows_what_is_still_owed_and_every_night(played: str) -> None:
    found = read(made("--season"))
    owed = dealer("debts", "--json").json["debts"]
    assert sum(float(row[2]) for row in body(found, "debts")) == pytest.approx(
        sum(float(one["amount"]) for one in owed)
    )
    nights = [one["session"] for one in dealer("session", "list", "--json").json["sessions"]]
    assert [row[0] for row in body(found, "nights")] == nights[::-1]


def test_a_season_is_bounded_by_days(played: str) -> None:
    found = read(made("--season", "--since", "2025-02", "--until", "2025-03"))
    assert {row[0][:7] for row in body(found, "nights")} == {"2025-02", "2025-03"}
    assert [row[:3] for row in body(found, "standings")] == [
        [one["name"], str(one["nights"]), one["net"]]
        for one in dealer("bankroll", "--since", "2025-02", "--until", "2025-03", "--json").json["players"]
    ]


def test_the_biggest_pots_show_their_cards(played: str) -> None:
    text = " ".join(" ".join(read(made()).text).split())
    assert "Pot 44 Hand 1, to Ann and Bob Ann 5♠ A♥ A♦ (7, 27) Bob 10♦ 9♣ 8♥ (27) Zoë 10♠ 8♦ (18)" in text
    assert text.index("Pot 44") < text.index("Pot 41") < text.index("Pot 31")


def test_in_a_season_pots_say_their_day(played: str) -> None:
    assert "2 January 2026, hand 1, to Ann and Bob" in made("--season")


def test_everything_is_escaped(played: str) -> None:
    page = made()
    assert "<script" not in page.casefold()
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "&amp;amp;" in page
    found = read(page)
    assert not [tag for tag, _attributes in found.tags if tag in ("script", "iframe", "object", "link", "img", "form")]
    assert not [name for _tag, attributes in found.tags for name in attributes if name.startswith("on")]


def test_it_needs_no_network(played: str) -> None:
    page = made()
    assert set(re.findall(r"https?://[^\s\"'<>)]+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert "default-src 'none'" in page
    found = read(page)
    assert all(
        attributes[name].startswith("#")
        for _tag, attributes in found.tags
        for name in ("href", "xlink:href", "src")
        if name in attributes
    )


def test_every_id_is_there_once(played: str) -> None:
    ids = [attributes["id"] for _tag, attributes in read(made()).tags if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_it_is_dark_and_light_and_begins_on_the_phone(played: str) -> None:
    page = made()
    assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in page
    assert "@media (prefers-color-scheme: dark)" in page
    assert "#010203" not in page  # a colour of the drawing that is to be the page's
    assert "var(--line-1)" in page


def test_it_speaks_russian(played: str) -> None:
    page = made("--lang", "ru")
    assert '<html lang="ru">' in page
    assert body(read(page), "standings") == body(read(made()), "standings")
    assert "Standings" not in page


def test_a_night_that_is_paid_and_has_no_hands_says_so() -> None:
    season(1)
    page = made()
    assert "Nobody owes anything." in page
    assert "The biggest pots" not in page


def test_two_currencies_have_standings_and_charts_of_their_own() -> None:
    dealer("import", "-", text="date,player,net\n2025-01-01,Ann,€5\n2025-01-01,Bob,-€5\n")
    dealer("import", "-", text="date,player,net\n2025-01-02,Ann,5\n2025-01-02,Bob,-5\n")
    found = read(made("--season"))
    assert body(found, "standings")[0][0] == body(found, "standings-2")[0][0] == "Ann"
    text = " ".join(found.text)
    assert "Standings (€)" in text
    assert "Standings (no currency)" in text


# Where it goes, and what is refused


def test_it_is_written_to_a_file(played: str, tmp_path: Path) -> None:
    file = tmp_path / "night.html"
    found = dealer("report", "--out", str(file))
    assert (found.code, found.err) == (0, "")
    assert found.out == f"{file} is written: one page, to be opened or sent as it is.\n"
    assert file.read_text(encoding="utf-8") == made()
    assert dealer("report", "--out", str(file), "--json").json == {"sessions": [played], "file": str(file)}
    assert dealer("report", "--out", "-", "--json").json == {"sessions": [played], "html": made()}


@pytest.mark.parametrize(
    ("options", "code", "told"),
    [
        ((), 2, "Where should the page go? Add --out 2026-01-02.html"),
        (("--season",), 2, "Where should the page go? Add --out season.html"),
        (("--since", "2025", "--out", "-"), 2, "--since and --until go with --season"),
        (("2026-01-02", "--season", "--out", "-"), 2, "Name one session, or --season for many; not both"),
        (("2024-01-01", "--out", "-"), 1, "2024-01-01"),
        (("--season", "--since", "2030", "--out", "-"), 1, "No session was closed in that time"),
    ],
)
def test_what_is_refused(played: str, options: tuple[str, ...], code: int, told: str) -> None:
    found = dealer("report", *options)
    assert (found.code, found.out) == (code, "")
    assert told in " ".join(found.err.split())


def test_an_empty_book_has_nothing_to_report(tmp_path: Path) -> None:
    found = dealer("report", "--out", str(tmp_path / "x.html"))
    assert found.code == 1
    assert not (tmp_path / "x.html").exists()


@pytest.mark.parametrize("package", ["jinja2", "matplotlib"])
def test_without_the_extra_it_says_what_to_install(
    played: str, package: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    found = dealer("report", "--out", str(tmp_path / "x.html"))
    assert (found.code, found.out) == (1, "")
    assert found.err == (f"This needs {package}, which is not installed: pip install 'dealer-assist[report]'.\n")
    assert not (tmp_path / "x.html").exists()


def test_other_commands_do_not_load_the_extra(played: str) -> None:
    code = (
        "import sys; from dealer_assist.cli.app import run; run(['bankroll']); run(['export', 'sessions']);"
        "print([name for name in ('jinja2', 'matplotlib', 'numpy') if name in sys.modules])"
    )
    assert outcome(code).splitlines()[-1] == "[]"


def outcome(code: str) -> str:
    import subprocess

    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
