"""What can be wrong with a question to the manual."""

from dealer_assist.core.errors import Unreadable


class TopicUnknown(Unreadable):
    """The guide has no page ``text``; ``nearest`` is the closest topic or empty."""

    text: str
    nearest: str
    known: tuple[str, ...]
