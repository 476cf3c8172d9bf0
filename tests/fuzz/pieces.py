"""What is typed or put in a file: pieces that belong somewhere wherever they come to stand, and spoiled whole texts."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from dealer_assist.core.house_keys import KEYS

NAMES = [
    "Ann",
    "Bob",
    "Cy",
    "ann",
    "AN",
    "王伟",
    "Zoë",
    "Zoe\u0308",
    "🃏",
    "1e5",
    "007",
    "Ann, Jr.",
    '"Ann, Jr."',
    "=1+1",
]
CARDS = ["5sAdAc", "10c9d8s", "5AA", "T98", "2sQh4d", "26.5p", "½p", "7p4", "x", "5пТбТт", "A", "T", "Т", "т",
         "10", "♠",
         "♠️", "A♥", "r", "b", "5r", "1"]  # fmt: skip
AMOUNTS = ["0", "1", "5", "20", "40", "12.50", "12,50", "0.01", "1,250", "1.250", "-5", "−5", "+5", "$5", "5€",
           "nan", "inf",
           "1e400", "1_000", "１２", "999999999999", "1000000000000", "1-5", "0.25-1"]  # fmt: skip
MARKS = [
    "=",
    "/",
    ",",
    ":",
    ";",
    "#",
    '"',
    '""',
    " ",
    "-",
    "--",
    "+",
    "!",
    "*",
    ".",
    "'",
    "[",
    "{",
    "(",
    "\\",
    "%",
    "%s",
    "{0}",
]
UNSEEN = ["\u202e", "\u200d", "\u200b", "\u2028", "\x00", "\x1b[31m", "\x07", "\n", "\r", "\t", "\udcff", "\ufeff",
          "\u0301",
          "\u3164", "\U000e0041", "\x85"]  # fmt: skip
WORDS = ["low", "high", "both", "7", "27", "0c", "2c", "lot", "till", "pot", "k", "c", "f", "a", "b4", "r5", "r=5",
         "k*", "+", "-",
         "+7h", "+7h!", "void", "show", "draw", "bet", "~", "~nobody-at-all", "~nobody-at-all/x"]  # fmt: skip

pieces = st.sampled_from([*NAMES, *CARDS, *AMOUNTS, *MARKS, *UNSEEN, *WORDS])
texts = st.lists(pieces | st.text(max_size=4), max_size=8).map("".join)

values = (
    st.sampled_from(["true", "false", "none", "at-most", "together", "any", "[1, 11]", "0.5", "-7", "{", "'",
                     "1_0", "[2, 2",
                     "[[1]]", '""', '"low"', '["low", "high"]', "1e9", "1e-9", "nan", "-0", "{a = 1}", "1979-05-27"])
    | texts
)  # fmt: skip
keys = st.sampled_from(["set", "points", "names.low", "points.low", "a.b.c", ".", *KEYS])
sets = st.builds("{}={}".format, keys, values) | texts

numbers = st.integers(-5, 10**6) | st.floats() | st.sampled_from([10**400, -1, 0, 1e300, "1,250", "40", "12.5", True])
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)


@st.composite
def spoiled(draw: st.DrawFn, parts: Sequence[str], others: st.SearchStrategy[str], most: int = 4) -> list[str]:
    """``parts`` with some of them lost, doubled, moved, exchanged for ``others`` or spoiled inside."""
    found = list(parts)
    for _ in range(draw(st.integers(0, most))):
        at = draw(st.integers(0, max(len(found) - 1, 0)))
        match draw(st.sampled_from(["put", "put", "lose", "double", "swap", "change", "change", "inside", "cut"])):
            case "put":
                found.insert(at, draw(others))
            case "lose":
                del found[at : at + 1]
            case "double":
                found[at:at] = found[at : at + 1]
            case "swap" if found:
                to = draw(st.integers(0, len(found) - 1))
                found[at], found[to] = found[to], found[at]
            case "change" if found:
                found[at] = draw(others)
            case "inside" if found and found[at]:
                part = found[at]
                cut = draw(st.integers(0, len(part)))
                found[at] = part[:cut] + draw(texts) + part[cut + draw(st.integers(0, 3)) :]
            case "cut" if draw(st.booleans()):
                del found[at:]
            case _:
                pass
    return found


@st.composite
def spoiled_bytes(draw: st.DrawFn, data: bytes, most: int = 3) -> bytes:
    """``data`` with bits turned, bytes lost, put in or doubled, or its end lost."""
    found = bytearray(data)
    for _ in range(draw(st.integers(1, most))):
        at = draw(st.integers(0, max(len(found) - 1, 0)))
        match draw(st.sampled_from(["flip", "flip", "flip", "put", "lose", "double", "cut"])):
            case "flip" if found:
                found[at] ^= 1 << draw(st.integers(0, 7))
            case "put":
                found[at:at] = draw(
                    st.binary(min_size=1, max_size=4) | st.sampled_from([b"\0", b"\xff\xfe", b"\r\n", b'"', b"{"])
                )
            case "lose":
                del found[at : at + draw(st.integers(1, 40))]
            case "double":
                found[at:at] = found[at : at + draw(st.integers(1, 200))]
            case "cut":
                del found[at:]
            case _:
                pass
    return bytes(found)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything inside a JSON value, outermost first."""
    found = [path]
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        found += places(one, (*path, key))
    return found


@st.composite
def changed(draw: st.DrawFn, document: Any, others: st.SearchStrategy[Any]) -> Any:
    """A JSON value with something inside of it lost, renamed, or exchanged for something near or quite different."""
    whole = copy.deepcopy(document)
    ways = [way for way in places(whole) if way]
    if not ways:
        return draw(others)
    way = draw(st.sampled_from(ways))
    holder = whole
    for key in way[:-1]:
        holder = holder[key]
    key, value = way[-1], holder[way[-1]]
    match draw(st.sampled_from(["near", "near", "near", "other", "lose", "rename", "double", "elsewhere"])):
        case "near":
            holder[key] = draw(near(value))
        case "other":
            holder[key] = draw(others)
        case "lose":
            del holder[key]
        case "rename" if isinstance(holder, dict):
            holder[draw(texts | st.sampled_from([str(one[-1]) for one in ways]))] = holder.pop(key)
        case "double" if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(value))
        case _:
            other: Any = whole
            for step in draw(st.sampled_from(ways)):
                other = other[step]
            holder[key] = copy.deepcopy(other)
    return whole


def near(value: Any) -> st.SearchStrategy[Any]:
    """Values of the same kind, as somebody who edits a file by hand might write."""
    if isinstance(value, bool):
        return st.just(not value)
    if isinstance(value, int):
        return st.sampled_from([value + 1, value - 1, -value, 0, value * 100, 10**15, 10**30, str(value), float(value)])
    if isinstance(value, str):
        return (
            st.sampled_from(
                ["", value + " ", value.upper(), value[:-1], value[::-1], f"-{value}", value.replace("0", "9")]
            )
            | texts
        )
    if isinstance(value, list):
        return st.sampled_from([[], value[::-1], value[1:], value * 2, [value]])
    if isinstance(value, dict):
        return st.sampled_from(
            [{}, dict(list(value.items())[1:]), list(value.items()), [value], dict(reversed(value.items()))]
        )
    return st.sampled_from([0, "", [], {}])
