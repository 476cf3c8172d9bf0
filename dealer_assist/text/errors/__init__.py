"""The words of every error, an area a module, named as the area's classes in ``core.errors``."""

from importlib import import_module

from dealer_assist.core.errors import DealerError


def say(error: DealerError) -> str:
    """One clear line: what was found, where, what would be right, what to type."""
    area = type(error).__module__.rpartition(".")[2]
    words = import_module(f"dealer_assist.text.errors.{area}").WORDS
    sentence: str = words[type(error)](error)
    return sentence
