"""Words for what is wrong with a question to the manual."""

from collections.abc import Callable
from typing import Any

from dealer_assist.core.errors import DealerError
from dealer_assist.core.errors.guide import TopicUnknown
from dealer_assist.text.i18n import _
from dealer_assist.text.style import found


def _topic(error: TopicUnknown) -> str:
    if error.nearest:
        return _("The guide has no page '{found}': did you mean dealer guide {nearest}?").format(
            found=found(error.text), nearest=error.nearest
        )
    return _("The guide has no page '{found}': there are {known}.").format(
        found=found(error.text), known=", ".join(error.known)
    )


WORDS: dict[type[DealerError], Callable[[Any], str]] = {TopicUnknown: _topic}
