"""The page in a real browser: at phone and desktop width, in both languages, light and dark."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
import zlib
from pathlib import Path

import pytest

from tests.report.evenings import evening, season
from tests.report.pages import body, read
from tests.support import dealer

pytestmark = pytest.mark.outside

PHONE, DESKTOP = 390, 1280
MEASURE = """<script>
addEventListener("load", () => {
  const all = name => [...document.querySelectorAll(name)];
  const beyond = one => !one.closest("svg") && one.getBoundingClientRect().right > innerWidth + 0.5;
  parent.postMessage({
    inner: innerWidth,
    scroll: document.documentElement.scrollWidth,
    wide: all("body *").filter(beyond).length,
    shown: all("figure > div").filter(one => one.offsetWidth).length,
    tables: all(".scroll").filter(one => one.scrollWidth > one.clientWidth).length,
  }, "*");
});
</script>"""
FRAME = """<!DOCTYPE html><script>
addEventListener("message", event => Object.assign(document.documentElement.dataset, event.data));
</script><iframe src="{page}" width="{width}" height="900" style="border: 0"></iframe>"""
"""A window cannot be as narrow as a phone; a frame in it can."""


def chromium(page: Path, width: int, *options: str, dark: bool = False) -> subprocess.CompletedProcess[str]:
    """Open ``page``; what it says on its console comes on the error output."""
    assert shutil.which("chromium"), "apt-get install chromium"
    return subprocess.run(
        [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
            f"--user-data-dir={page.parent / f'profile-{width}-{dark}-{len(options)}'}", f"--window-size={width},900",
            f"--blink-settings=preferredColorScheme={0 if dark else 1}", "--enable-logging=stderr", "--v=0",
            *options, page.as_uri(),
        ],
        capture_output=True, text=True, check=True, timeout=120,
    )  # fmt: skip


@pytest.fixture(params=["en", "ru"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[("night",), ("season", "--season")], ids=["night", "season"])
def page(request: pytest.FixtureRequest, language: str, tmp_path: Path) -> Path:
    season()
    evening()
    name, *options = request.param
    file = tmp_path / f"{name}.html"
    assert dealer("report", *options, "--lang", language, "--out", str(file)).code == 0
    return file


def measured(page: Path, width: int) -> dict[str, int]:
    """Widths of a copy of the page that measures itself (the page itself may run no script)."""
    text = page.read_text(encoding="utf-8")
    copy, frame = page.with_name("measured.html"), page.with_name(f"frame-{width}.html")
    copy.write_text(re.sub('<meta http-equiv="Content-Security-Policy"[^>]*>', "", text) + MEASURE, encoding="utf-8")
    frame.write_text(FRAME.format(page=copy.name, width=width), encoding="utf-8")
    dom = chromium(frame, width + 100, "--dump-dom").stdout
    return {name: int(value) for name, value in re.findall(r'data-(inner|scroll|wide|shown|tables)="([0-9]+)"', dom)}


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_nothing_is_wider_than_the_window(page: Path, width: int) -> None:
    found = measured(page, width)
    assert found["inner"] == width
    assert found["scroll"] <= width
    assert found["tables"] == 0
    assert found["wide"] == 0
    assert found["shown"] == 1


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_the_page_says_nothing_on_its_console_and_shows_its_numbers(page: Path, width: int) -> None:
    run = chromium(page, width, "--dump-dom")
    assert "CONSOLE" not in run.stderr
    assert body(read(run.stdout), "standings") == [
        [one["name"], str(one["nights"]), one["net"], one["average"], one["best"], one["worst"]]
        for one in dealer("bankroll", "--json").json["players"]
    ]


def test_it_is_dark_where_the_reader_wants_it_dark(page: Path) -> None:
    corners = []
    for dark in (False, True):
        picture = page.with_name(f"{dark}.png")
        chromium(page, PHONE, f"--screenshot={picture}", dark=dark)
        corners.append(first_pixel(picture.read_bytes()))
    assert corners == [(255, 255, 255), (20, 23, 26)]


def first_pixel(png: bytes) -> tuple[int, ...]:
    """The colour in the upper left corner of a picture."""
    at, packed = 8, b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += 12 + length
    return tuple(zlib.decompress(packed)[1:4])
