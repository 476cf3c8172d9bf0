"""Words that no command can bring about any more, since what they tell is refused earlier; kept for the audit."""

import pytest

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.session import HandOff, SessionEnded
from dealer_assist.text.errors import say


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            SessionEnded(id="2026-01-02"),
            "Session 2026-01-02 has ended; nothing can be added to it. `dealer undo` opens it again.",
        ),
        (HandOff(number=7, off=100), "The result of hand 7 sums to +1 instead of 0, riding chips included: the book was changed."),
    ],
)
def test_words(error: DealerError, said: str) -> None:
    assert say(error) == said
