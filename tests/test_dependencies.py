"""Whatever is installed from elsewhere is bounded below and above, so that a later release breaks nobody's evening."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDED = [*PROJECT["dependencies"], *[one for extra in PROJECT["optional-dependencies"].values() for one in extra]]


@pytest.mark.parametrize("needed", [one for one in NEEDED if not one.startswith("dealer-assist")])
def test_a_dependency_is_bounded_below_and_above(needed: str) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_.-]+(\[[a-z]+\])?>=[0-9.]+,<[0-9.]+", needed)


def test_what_the_command_itself_needs_is_six_things() -> None:
    names = {re.split(r"[\[>]", one)[0] for one in PROJECT["dependencies"]}
    assert names == {"click", "tabulate", "tinydb", "platformdirs", "filelock", "prompt_toolkit"}
