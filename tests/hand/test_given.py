"""Hand files whose outcome is written in them: ``#=`` and the document, or ``refused`` and the line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support import dealer

FILES = sorted(Path(__file__).parent.joinpath("files").glob("*.hand"))


def _same(found: dict[str, str] | str, wanted: dict[str, str] | str) -> bool:
    if isinstance(wanted, str) or isinstance(found, str):
        return found == wanted
    return {name: amount for name, amount in found.items() if amount != "0"} == {
        name: amount for name, amount in wanted.items() if amount != "0"
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_outcome_is_the_one_written_in_the_file(path: Path) -> None:
    wanted = next(line[2:].strip() for line in path.read_text().splitlines() if line.startswith("#="))
    result = dealer("hand", "replay", "--json", str(path))
    if wanted.startswith("refused line "):
        assert (result.code, result.out) == (1, "")
        assert result.err.startswith(f"{wanted.removeprefix('refused ')},")
        return
    document = result.json
    assert result.code == 0
    for key, value in json.loads(wanted).items():
        assert _same(document[key], value), (key, document[key])


def test_there_are_files() -> None:
    assert len(FILES) >= 12
