"""Pipes that are closed, disks that are full, streams that are missing: a plain line at most, never a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from .processes import DEALER, environment, run, shell

HANDS = ("--pot", "40", "Ann=2sQh4d", "Bob=10c9d8s")
LINE = '{"id": 1, "pot": 40, "hands": {"Ann": "5sAdAc"}}\n'


def test_a_reader_that_leaves_after_one_line(tmp_path: Path) -> None:
    batch = tmp_path / "batch.jsonl"
    batch.write_text(LINE * 5000, encoding="utf-8")
    done = shell(f"$DEALER showdown --batch {batch} | head -1; echo ${{PIPESTATUS[0]}}")
    assert done.stderr == b""
    first, code = done.stdout.splitlines()
    assert json.loads(first)["payouts"] == {"Ann": "40"}
    assert code == b"1"


@pytest.mark.parametrize("call", ["showdown --pot 40 Ann=2sQh4d Bob=10c9d8s", "--help", "showdown --help"])
def test_a_reader_that_never_reads(call: str) -> None:
    done = shell(f"( sleep 0.2; exec $DEALER {call} ) | true")
    assert (done.stdout, done.stderr) == (b"", b"")


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_full_disk(form: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        done = run("showdown", *form, *HANDS, stdout=full)
    assert done.returncode == 1
    assert done.stderr == (
        b"Nothing more can be read or written: the output: No space left on device. "
        b"A record that was typed may be stored already; dealer session show tells.\n"
    )


def test_a_full_disk_for_complaints() -> None:
    with open("/dev/full", "wb") as full:
        done = run("showdown", "--pot", "40", stderr=full)
    assert (done.returncode, done.stdout) == (1, b"")


def test_streams_that_were_closed_before() -> None:
    assert shell("$DEALER showdown --pot 40 Ann=7p >&-").returncode == 0
    refused = shell("$DEALER showdown --pot 40 >&-")
    assert (refused.returncode, refused.stderr.count(b"\n")) == (2, 1)
    assert shell("$DEALER showdown --pot 40 >&- 2>&-").returncode == 2
    empty = shell("$DEALER showdown --batch - <&-")
    assert (empty.returncode, empty.stdout, empty.stderr) == (0, b"", b"")


def test_input_from_nowhere() -> None:
    asked = run("showdown", stdin=subprocess.DEVNULL)
    assert asked.returncode == 2
    assert asked.stderr.startswith(b"There are no hands: ")
    batch = run("showdown", "--batch", "-", stdin=subprocess.DEVNULL)
    assert (batch.returncode, batch.stdout, batch.stderr) == (0, b"", b"")


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_while_a_batch_waits_for_its_next_line() -> None:
    child = subprocess.Popen(
        [*DEALER, "showdown", "--batch", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=_hear_ctrl_c,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(LINE.encode())
    child.stdin.flush()
    assert json.loads(child.stdout.readline())["id"] == 1
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=20)
    assert (child.returncode, out, err.strip()) == (1, b"", b"Stopped; nothing more was stored.")


@pytest.mark.parametrize("name", ["/proc/self/mem", "/", "/dev/null/x"])
def test_a_batch_that_cannot_be_read(name: str) -> None:
    done = run("showdown", "--batch", name)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(f"{name} cannot be read: ".encode())
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    "book", ["x" * 5000, "~no-such-user/book", "/dev/null/book", "\N{CJK UNIFIED IDEOGRAPH-738B} a"]
)
def test_a_showdown_needs_no_book(book: str) -> None:
    done = run("showdown", "--book", book, "--json", *HANDS)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("locale", [{}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}])
def test_bytes_that_are_no_text(locale: dict[str, str]) -> None:
    def refused(*hands: bytes) -> bytes:
        call = [*DEALER, "showdown", "--pot", "40", *hands]
        done = subprocess.run(call, capture_output=True, check=False, env=environment(**locale))
        assert (done.returncode, done.stdout) == (2, b"")
        return done.stderr

    assert refused(b"\xff\xfe=5AA", b"Bob=7p").startswith(rb"'\udcff\udcfe' is no text in the encoding at hand: ")
    assert refused(b"Bob=5\xff").startswith(rb"Bob's hand: '\udcff' in '5\udcff' is no card: ")


@pytest.mark.parametrize(("encoding", "half"), [("utf-8", "6½"), ("cp1252", "6½"), ("ascii", "6 1/2")])
def test_the_output_s_encoding_is_kept(encoding: str, half: str) -> None:
    done = run("showdown", *HANDS, "王伟=4s3d", env={"PYTHONIOENCODING": encoding})
    assert (done.returncode, done.stderr) == (0, b"")
    assert half.encode(encoding) in done.stdout
    assert ("王伟" if encoding == "utf-8" else r"\u738b\u4f1f").encode(encoding) in done.stdout


def test_no_standard_input_is_waited_for_when_the_arguments_are_given() -> None:
    reader, writer = os.pipe()
    try:
        assert run("showdown", *HANDS, stdin=reader).returncode == 0
    finally:
        os.close(reader)
        os.close(writer)
