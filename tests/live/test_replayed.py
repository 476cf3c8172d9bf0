"""Random hands through the book: every one is written as a file that plays again to the result that was stored."""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.live.night import Night


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_a_stored_hand_written_as_a_file_plays_again_to_its_result(seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DEALER_BOOK"] = str(Path(folder) / "book")
        night = Night.begun(random.Random(seed))
        for _hand in range(2):
            night.hand()
        night.quick()
        table = night.table
        for number in (1, 2, 3):
            shown = table(f"hand show {number} --json").json
            file = Path(folder) / f"{number}.hand"
            file.write_text(table(f"hand show {number} --file").out, encoding="utf-8")
            assert file.read_text(encoding="utf-8") == shown["file"]
            again = table("hand replay --json", str(file)).json
            assert {key: shown[key] for key in again} == again
        assert table("check --json").json == {"problems": []}
