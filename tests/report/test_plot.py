"""``bankroll --plot``: a dozen lines that are told apart, whatever the players are called."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

import pytest

from dealer_assist.core.debts import Night
from dealer_assist.exchange.chart import MOST_LINES, charts
from dealer_assist.exchange.plot import NARROW, WIDE, Size, Words, _spread, inline, svg
from tests.report.evenings import HARD, season
from tests.support import dealer

SVG = "{http://www.w3.org/2000/svg}"


def nights(count: int = 20, players: int = 12) -> list[Night]:
    names = [f"Player {number}" for number in range(players)]
    found = []
    for night in range(count):
        nets = {name: ((at * 7 + night * 3) % 21 - 10) * 100 for at, name in enumerate(names[:-1])}
        nets[names[-1]] = -sum(nets.values())
        day = date(2025, 1 + night // 28, 1 + night % 28).isoformat()
        found.append(
            Night(
                id=day,
                started=f"{day}T20:00:00+01:00",
                ended="",
                preset="pagat",
                currency="€",
                results=nets,
                dues={},
                hands=0,
            )
        )
    return found


def lines_of(picture: bytes) -> list[tuple[str, str, str]]:
    """Colour, dashes and the shape of the markers of every drawn line with markers."""
    root = ET.fromstring(picture)
    found = []
    for group in root.iter(f"{SVG}g"):
        uses = [one for one in group if one.tag == f"{SVG}g" and one.findall(f"{SVG}use")]
        paths = group.findall(f"{SVG}path")
        if not uses or not paths or "L" not in paths[0].get("d", ""):  # a marker alone stands beside a name
            continue
        style = paths[0].get("style", "")
        colour = re.search(r"stroke: (#[0-9a-f]{6})", style)
        dash = re.search(r"stroke-dasharray: ([0-9.,]+)", style)
        marker = uses[0].find(f"{SVG}use")
        assert colour is not None
        assert marker is not None
        shape = marker.get("{http://www.w3.org/1999/xlink}href", "")
        found.append((colour[1], dash[1] if dash else "", shape))
    return found


def test_a_dozen_lines_differ_in_marker_and_in_colour_or_dashes() -> None:
    drawn = lines_of(svg(charts(nights())[0], Words()))
    assert len(drawn) == 12
    assert len({shape for _colour, _dash, shape in drawn}) == 12
    assert len({(colour, dash) for colour, dash, _shape in drawn}) == 12


def test_every_line_has_its_name_at_its_end() -> None:
    texts = ["".join(text.itertext()) for text in ET.fromstring(svg(charts(nights())[0], Words())).iter(f"{SVG}text")]
    assert {f"Player {number}" for number in range(12)} <= {text.rpartition(" ")[0] for text in texts}


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_names_lie_beside_each_other_and_inside_the_picture(size: Size) -> None:
    root = ET.fromstring(svg(charts(nights())[0], Words(), size=size))
    named = [text for text in root.iter(f"{SVG}text") if "".join(text.itertext()).startswith("Player")]
    places = sorted(float(text.get("y", "0")) for text in named)
    assert all(after - before >= size.writing for before, after in itertools.pairwise(places))
    assert 0 < places[0] <= places[-1] <= size.height


def test_more_than_a_dozen_players_are_the_dozen_who_play_most() -> None:
    chart = charts([*nights(5, 15), *nights(5, 12)])[0]
    assert len(chart.lines) == MOST_LINES
    assert chart.left_out == 3
    assert "Player 14" not in {line.name for line in chart.lines}


def test_a_line_begins_before_the_first_night_of_its_player() -> None:
    some = nights(3, 3)
    late = Night(
        id="x", started="2025-02-01T20:00:00+01:00", ended="", preset="pagat", currency="€",
        results={"Zed": 500, "Player 0": -500}, dues={}, hands=0,
    )  # fmt: skip
    chart = charts([*some, late])[0]
    zed = next(line for line in chart.lines if line.name == "Zed")
    assert zed.balances == (None, None, None, 0, 500)
    assert charts([*some, late], only="Zed")[0].days == (date(2025, 2, 1),)


def test_places_keep_apart_and_near() -> None:
    assert _spread([100, 99, 98, 10], 10, 100) == [100, 90, 80, 10]
    low = _spread([5, 4, 3], 10, 100)
    assert all(before - after >= 10 for before, after in itertools.pairwise(low))
    assert low[-1] >= 0


def test_a_picture_in_a_page_has_no_colours_and_ids_of_its_own() -> None:
    chart = charts(nights())[0]
    one, two = (inline(chart, Words(), size=NARROW, prefix=prefix) for prefix in ("a", "b"))
    assert not set(re.findall(r'id="([^"]+)"', one)) & set(re.findall(r'id="([^"]+)"', two))
    assert "#0102" not in one
    assert all(name.startswith("a-") for name in re.findall(r'(?:href="#|url\(#)([^")]+)', one))
    assert 'width="' not in one.partition(">")[0]


def test_the_same_chart_is_the_same_picture() -> None:
    chart = charts(nights())[0]
    assert svg(chart, Words()) == svg(chart, Words())


def test_names_that_mean_something_to_drawing_programs_are_names() -> None:
    season()
    found = dealer("bankroll", "--plot", "chart.svg")
    assert (found.code, found.err) == (0, "")
    texts = {"".join(text.itertext()) for text in ET.parse("chart.svg").getroot().iter(f"{SVG}text")}
    for name in HARD:
        assert any(text.startswith(name[:12]) for text in texts), name


@pytest.fixture(autouse=True)
def _inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_one_player_and_dots() -> None:
    season(3)
    found = dealer("bankroll", "Ann", "--plot", "ann.png")
    assert (found.code, found.err) == (0, "")
    assert found.out.startswith("ann.png is drawn.\n")
    assert Path("ann.png").read_bytes().startswith(b"\x89PNG\r\n")


def test_json_beside_a_picture_is_json_alone() -> None:
    season(3)
    assert len(dealer("bankroll", "--plot", "x.svg", "--json").json["players"]) == len(HARD)


def test_two_currencies_are_two_pictures() -> None:
    dealer("import", "-", text="date,player,net\n2025-01-01,Ann,€5\n2025-01-01,Bob,-€5\n")
    dealer("import", "-", text="date,player,net\n2025-01-02,Ann,5\n2025-01-02,Bob,-5\n")
    assert dealer("bankroll", "--plot", "x.svg").out.startswith("x.svg and x-2.svg are drawn.\n")
    assert {path.name for path in Path().glob("*.svg")} == {"x.svg", "x-2.svg"}


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("x.gif", "'x.gif' is no kind of picture that can be drawn: name a file that ends in .svg or .png."),
        ("no/x.svg", "no/x.svg is not there: look at the name and its folder."),
    ],
)
def test_what_is_refused(file: str, told: str) -> None:
    season(2)
    found = dealer("bankroll", "--plot", file)
    assert (found.code, " ".join(found.err.split())) == (1, told)


def test_nothing_to_draw() -> None:
    assert dealer("bankroll", "--plot", "x.svg").code == 1
