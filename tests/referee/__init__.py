"""A second, slow and literal course of a hand, written from the house rules alone, to hold the product against.

`replay.play` plays a hand file and gives the document of `hand replay --json`, or the line it refuses. Only the
showdown's split is left to `tests/oracle`, which is written from the house rules, too.
"""
