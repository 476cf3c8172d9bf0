"""``dealer showdown --batch``: one JSON object a line in, one a line out."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.cli.batch import Defaults, answer_lines
from dealer_assist.cli.output import json_text
from tests.support import dealer

ANN = {"pot": "40", "hands": {"Ann": "5sAdAc"}}


def batch(*lines: dict[str, Any] | str, args: tuple[str, ...] = ()) -> list[Any]:
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    result = dealer("showdown", "--batch", "-", *args, text=text)
    documents = [json.loads(line) for line in result.out.splitlines()]
    assert result.err == ""
    assert result.code == int(any("error" in one for one in documents))
    return documents


def test_each_line_is_answered_with_its_id() -> None:
    found = batch({"id": 1, **ANN}, "", "  ", {"id": "two", **ANN}, ANN, {"id": [3.5, None], **ANN})
    assert [one["id"] for one in found] == [1, "two", None, [3.5, None]]
    assert all(one["payouts"] == {"Ann": "40"} for one in found)
    assert batch() == []


def test_a_line_that_fails_leaves_the_others_answered() -> None:
    found = batch(ANN, {"id": 2, "pot": "40", "hands": {"Ann": "5sAdAz"}}, "nonsense", ANN)
    assert [one.get("error") for one in found] == [None, "hand-unreadable", "line-unreadable", None]
    assert found[1]["id"] == 2
    assert found[1]["line"] == 2
    assert found[1]["message"].startswith("Ann's hand: 'z' in '5sAdAz' is no card: ")


def test_a_file(tmp_path: Path) -> None:
    file = tmp_path / "lines of the evening.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(ANN).encode() + b"\r\n" + json.dumps(ANN).encode())
    result = dealer("showdown", "--batch", str(file))
    assert result.code == 0
    assert len(result.out.splitlines()) == 2


def test_a_line_that_is_no_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "latin.jsonl"
    file.write_bytes(b'{"pot": 40, "hands": {"Zo\xeb": "7p"}}\n' + json.dumps(ANN).encode())
    result = dealer("showdown", "--batch", str(file))
    first, second = map(json.loads, result.out.splitlines())
    assert (result.code, first["error"], second["payouts"]) == (1, "line-unreadable", {"Ann": "40"})
    assert first["message"].startswith("The line is no JSON ('utf-8' codec can't decode byte 0xeb")


def test_rules_changes_seats_and_declarations() -> None:
    hands = {"Ann": "6.5p", "Bob": "7.5p", "Cy": "27p"}
    found = batch(
        {"rules": "pagat-under", "pot": 41, "hands": hands, "seats": ["Cy", "Bob", "Ann"]},
        {"set": {"showdown.equal_distance": "over", "chips.unit": 0.5}, "pot": 41, "hands": hands},
        {"rules": "sarrett", "pot": 40, "hands": hands, "declared": {"ann": "low", "B": "7", "Cy": "high"}},
        {"pot": 40.00, "hands": hands, "seats": []},
        {
            "pots": [{"amount": "30", "players": ["Ann", "Bob", "Cy"]}, {"amount": 10, "players": ["b", "C"]}],
            "hands": hands,
        },
    )
    assert found[0]["payouts"] == {"Cy": "21", "Bob": "0", "Ann": "20"}
    assert found[1]["payouts"] == {"Ann": "0", "Bob": "20.50", "Cy": "20.50"}
    assert found[2]["payouts"] == {"Ann": "10", "Bob": "10", "Cy": "20"}
    assert [hand["declared"] for hand in found[2]["hands"].values()] == ["low", "low", "high"]
    assert found[3]["payouts"] == {"Ann": "10", "Bob": "10", "Cy": "20"}
    assert found[4]["payouts"] == {"Ann": "8", "Bob": "12", "Cy": "20"}


def test_what_the_call_says_holds_for_lines_that_do_not() -> None:
    hands = {"Ann": "6.5p", "Bob": "7.5p"}
    line = {"pot": "1", "hands": hands}
    args = ("-r", "pagat-under", "--set", "chips.unit=0.5")
    assert batch(line, args=args)[0]["payouts"] == {"Ann": "0.50", "Bob": "0.50"}
    assert batch(line, args=args)[0]["rules"] == "pagat-under"
    assert batch({**line, "rules": "pagat", "pot": "0.50"}, args=args)[0]["rules"] == "pagat"


def test_the_smallest_chip_of_the_call_holds_for_lines_that_do_not_say() -> None:
    line = {"pot": "1", "hands": {"Ann": "6.5p", "Bob": "7.5p"}}
    args = ("--unit", "0.25")
    assert batch(line, args=args)[0]["payouts"] == {"Ann": "0.25", "Bob": "0.75"}
    assert batch({**line, "set": {"chips.unit": 0.5}}, args=args)[0]["payouts"] == {"Ann": "0.50", "Bob": "0.50"}
    assert batch(line)[0]["payouts"] == {"Ann": "0", "Bob": "1"}


@pytest.mark.parametrize("typed", ["--pot 4", "--pots 4:Ann", "--seats Ann,Bob", "--carried 3", "--compare", "Ann=7p"])
def test_what_stands_in_the_lines_is_refused_in_the_call(typed: str) -> None:
    result = dealer("showdown", "--batch", "-", *typed.split(), text='{"pot": "1", "hands": {"Ann": "7p"}}')
    assert (result.code, result.out) == (2, "")
    assert f"leave '{typed.split()[0]}' out" in result.err


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ({"pot": "40", "hands": {"Ann": "7p", "ann": "6p"}}, "name-taken"),
        ({"pot": "40", "hands": {"Ann": "7p"}, "seats": ["Bob"]}, "not-seated"),
        ({"pot": "40", "rules": "sarrett", "hands": {"Ann": "7p"}, "declared": {"Bob": "low"}}, "name-unknown"),
        ({"pot": 4, "rules": "sarrett", "hands": {"Ann": "7p"}, "declared": {"Ann": "low", "A": "b"}}, "name-taken"),
        ({"pot": "40", "hands": {"Ann": "7p"}, "declared": {"Ann": "low"}}, "declaration-not-played"),
        ({"pot": "40", "rules": "sarrett", "hands": {"Ann": "7p", "Bob": "x", "C": "6p"}}, "declaration-missing"),
        ({"pot": "40", "hands": {}}, "no-hands"), ({"pot": "40", "hands": {"": "7p"}}, "name-unreadable"),
        ({"pot": "40.5", "hands": {"Ann": "7p"}}, "not-in-chips"),
        ({"pot": -1, "hands": {"Ann": "7p"}}, "amount-unreadable"),
        ({"pot": True, "hands": {"Ann": "7p"}}, "line-unreadable"),
        ({"pot": "40", "rules": "pagatt", **ANN}, "preset-unknown"),
        ({"pot": "40", "set": {"showdown.x": 1}, "hands": {"Ann": "7p"}}, "rules-refused"),
        ({"pots": [{"amount": 1, "players": ["Ann", "A"]}], "hands": {"Ann": "7p"}}, "player-twice-in-pot"),
        ({"pots": [], "hands": {"Ann": "7p"}}, "line-unreadable"),
        ({"pots": [{"amount": 1, "players": []}], "hands": {"Ann": "7p"}}, "line-unreadable"),
        ({"pots": [{"amount": 1}], "hands": {"Ann": "7p"}}, "line-unreadable"),
        ({"pots": [{"amount": 1, "players": "Ann"}], "hands": {"Ann": "7p"}}, "line-unreadable"),
        ({"pot": "40", "hands": {"Ann": "x"}}, "nobody-shows"),
        ({"pot": "40", "hands": {"Ann": "5s", "Bob": "5s"}}, "same-card-twice"),
    ],
)  # fmt: skip
def test_the_code_of_an_error(line: dict[str, Any], error: str) -> None:
    ((document),) = batch({"id": "x", **line})
    assert (document["id"], document["line"], document["error"]) == ("x", 1, error)
    assert document["message"].isprintable()


@pytest.mark.parametrize(
    ("written", "back"),
    [
        ("1e999999999", "1E+999999999"), ("1e-999999999", "1E-999999999"), ("1.10", 1.1), ("7.0", 7), ("-0.0", 0),
        ("123456789012345678901234567890", 123456789012345678901234567890),
        ("0.1234567890123456789", "0.1234567890123456789"),
        ('"\\ud800"', "\ud800"), ("[[[[1.5]]]]", [[[[1.5]]]]), ("null", None), ("true", True),
    ],
)  # fmt: skip
def test_any_id_comes_back(written: str, back: object) -> None:
    (document,) = batch(f'{{"id": {written}, "pot": 40, "hands": {{"Ann": "7p"}}}}')
    assert document["id"] == back


@pytest.mark.parametrize("leaf", ["", "1.5"])
def test_an_id_as_deep_as_can_be_read_comes_back(leaf: str) -> None:
    def answered(depth: int) -> bool:
        line = f'{{"id": {"[" * depth}{leaf}{"]" * depth}, "pot": 40, "hands": {{"Ann": "7p"}}}}'
        ((document, is_answer),) = answer_lines([line], Defaults())
        return is_answer and json_text(document).count("[") >= depth

    found = [answered(depth) for depth in range(500, 1000)]  # none of them may raise
    assert found == sorted(found, reverse=True)
    assert (found[0], found[-1]) == (True, False)


def test_a_second_mark_of_the_byte_order_is_refused() -> None:
    ((document, is_answer),) = answer_lines([BOM_UTF8 * 2 + json.dumps(ANN).encode()], Defaults())
    assert not is_answer
    assert "BOM" in json_text(document)


def test_lines_that_are_no_requests() -> None:
    deep = "[" * 100_000 + "]" * 100_000
    found = batch(deep, '{"id": ' + "9" * 5000 + "}", '{"pot": 1', '{"pot": NaN}', "\x00", '"' + "x" * 10**6 + '"')
    assert {one["error"] for one in found} == {"line-unreadable"}
    assert all(len(one["message"]) < 300 for one in found)
