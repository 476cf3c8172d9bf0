"""The assistant at the elbow of whoever deals a home game of Seven Twenty-Seven."""

__version__ = "0.1.0"
