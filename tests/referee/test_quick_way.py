"""The product and the referee agree on hands told the quick way: a pot or what each put in, and who showed what."""

from random import Random

import pytest

from .comparing import difference
from .quick import QuickWriter

pytestmark = pytest.mark.no_cover  # random input reaches a line by chance, and tracing it costs most

CHUNKS = 5
HANDS_A_CHUNK = 60


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_quick_way_comes_to_the_same(chunk: int) -> None:
    for number in range(chunk * HANDS_A_CHUNK, (chunk + 1) * HANDS_A_CHUNK):
        writer = QuickWriter(Random(f"quick {number}"))
        writer.play()
        assert difference(writer.text) == ""
