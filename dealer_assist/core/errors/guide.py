"""What can be wrong with a question to the manual."""

from dataclasses import dataclass

from dealer_assist.core.errors import Unreadable


@dataclass(kw_only=True, eq=False)
class TopicUnknown(Unreadable):
    """The guide has no page ``text``; ``nearest`` is the closest topic or empty."""

    text: str
    nearest: str
    known: tuple[str, ...]
